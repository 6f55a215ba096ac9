"""C16-C18: how far the Emperor goes, and who is strongest where he halts."""

import pytest

from regalia.engine.errors import IllegalMove, InvalidMove
from tests.games.carolus.table import (
    BLACK,
    BLACK_1,
    BLACK_2,
    GREY,
    WHITE,
    WHITE_1,
    WHITE_2,
    look,
    player,
    said,
    table,
    territory,
)

FOUR_TERRITORIES = {"1-4": WHITE, "5-8": BLACK, "9-11": WHITE, "12-15": BLACK}


@pytest.mark.rule("C16")
@pytest.mark.parametrize("disc", [1, 2, 3, 4, 5])
def test_at_least_one_and_at_most_the_disc(disc: int) -> None:
    other = 5 if disc < 5 else 4
    match = table(player(disc=disc), player(disc=other), turn=0 if disc < 5 else 1)
    assert [str(move) for move in match.moves(WHITE)] == [f"emperor {steps}" for steps in range(1, disc + 1)]
    for steps in range(disc + 1, 6):
        with pytest.raises(IllegalMove) as refused:
            match.play(WHITE, f"emperor {steps}")
        assert refused.value.rule == "C16"
    with pytest.raises(InvalidMove):
        match.play(WHITE, "emperor 0")


@pytest.mark.rule("C16")
@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
def test_he_moves_clockwise_by_the_number_chosen(steps: int) -> None:
    match = table(player(disc=5), player(disc=5), emperor=6)
    match.play(WHITE, f"emperor {steps}")
    assert look(match).emperor == str(6 + steps)


@pytest.mark.rule("C16")
@pytest.mark.parametrize(("steps", "halt"), [(1, "5"), (2, "9"), (3, "12"), (4, "1"), (5, "5")])
def test_on_a_short_ring_he_may_pass_or_return_to_where_he_started(steps: int, halt: str) -> None:
    match = table(player(disc=5), player(disc=5), castles=FOUR_TERRITORIES, emperor=1)
    assert len(match.moves(WHITE)) == 5
    match.play(WHITE, f"emperor {steps}")
    assert look(match).emperor == halt


@pytest.mark.rule("C16")
def test_where_he_returns_to_is_decided_like_any_other() -> None:
    match = table(
        player(disc=4, court={"red": 1}),
        player(disc=5),
        land={"5-6": {"red": 3}},
        castles={"1-4": WHITE, "5-6": BLACK, "7-8": WHITE, "9-15": BLACK},
        emperor=5,
    )
    assert len(look(match).territories) == 4
    match.play(WHITE, "emperor 4")
    assert "replaced" in said(match)


@pytest.mark.rule("C16")
def test_another_players_disc_does_not_count() -> None:
    match = table(player(disc=2), player(disc=5))
    assert len(match.moves(WHITE)) == 2


@pytest.mark.rule("C17")
def test_strength_is_knights_of_held_families_and_castles() -> None:
    match = table(
        player(disc=1, court={"red": 1, "blue": 1}),
        player(disc=2, court={"green": 1}),
        land={"3": {"red": 2, "blue": 1, "green": 3, "yellow": 7}, "5-6": {"green": 1, "red": 4}},
        castles={"5-6": BLACK},
    )
    assert territory(match, "3").strength == (3, 3)
    assert territory(match, "5").strength == (4, 3)


@pytest.mark.rule("C17")
def test_a_family_that_nobody_holds_counts_for_nobody() -> None:
    match = table(player(disc=1, court={"red": 1}), player(disc=2), land={"2": {"pink": 9, "red": 1}})
    assert territory(match, "2").strength == (1, 0)
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").owner == WHITE


@pytest.mark.rule("C17")
def test_a_team_adds_up_the_families_of_both_members() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2, court={"blue": 1}),
        player(disc=3, court={"green": 1}),
        player(disc=4, court={"yellow": 1}),
        land={"2": {"red": 2, "blue": 2, "green": 3}, "4": {"red": 2, "green": 2, "yellow": 1}},
    )
    assert territory(match, "2").strength == (4, 3)
    assert territory(match, "4").strength == (2, 3)
    match.play(WHITE_1, "emperor 1")
    assert territory(match, "2").owner == WHITE


@pytest.mark.rule("C17")
def test_a_teams_castles_count_for_both_members() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        player(disc=3, court={"green": 2}),
        player(disc=4),
        land={"2-3": {"red": 3, "green": 1}},
        castles={"2-3": BLACK},
    )
    assert territory(match, "2").strength == (3, 3)
    match.play(WHITE_1, "emperor 1")
    assert territory(match, "2").owner == BLACK


@pytest.mark.rule("C18")
@pytest.mark.parametrize(
    ("white", "black", "owner"),
    [(1, 0, WHITE), (0, 1, BLACK), (4, 3, WHITE), (3, 4, BLACK), (0, 0, None), (1, 1, None), (5, 5, None)],
)
def test_two_players(white: int, black: int, owner: int | None) -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2, court={"blue": 1}),
        land={"2": {"red": white, "blue": black}},
    )
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").owner == owner
    assert ("undecided" in said(match)) == (owner is None)


@pytest.mark.rule("C18", "C27")
@pytest.mark.parametrize(
    ("strengths", "owner"),
    [
        ((4, 3, 3), WHITE),
        ((3, 4, 3), BLACK),
        ((3, 3, 4), GREY),
        ((2, 2, 1), None),
        ((2, 1, 2), None),
        ((1, 2, 2), None),
        ((2, 2, 2), None),
        ((0, 0, 1), GREY),
        ((3, 3, 0), None),
        ((0, 3, 3), None),
        ((5, 4, 3), WHITE),
        ((1, 2, 3), GREY),
        ((0, 0, 0), None),
    ],
)
def test_three_players_need_more_than_each_other_not_more_than_both(
    strengths: tuple[int, int, int], owner: int | None
) -> None:
    red, blue, green = strengths
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2, court={"blue": 1}),
        player(disc=3, court={"green": 1}),
        land={"2": {"red": red, "blue": blue, "green": green}},
    )
    assert territory(match, "2").strength == strengths
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").owner == owner


@pytest.mark.rule("C18")
@pytest.mark.parametrize("seat", [WHITE_1, WHITE_2, BLACK_1, BLACK_2])
def test_four_players_are_two_sides(seat: int) -> None:
    """One member of each team holds the family; the tie and the win are the team's."""
    hands = [player(disc=number + 1, court={"red": 1} if number == seat else {}) for number in range(4)]
    match = table(*hands, land={"2": {"red": 1}})
    match.play(WHITE_1, "emperor 1")
    assert territory(match, "2").owner == seat // 2


@pytest.mark.rule("C18")
def test_a_tie_leaves_a_castle_standing() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 1}},
        castles={"2": BLACK},
    )
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").owner == BLACK
    assert look(match).supply == (10, 9)
    assert "undecided" in said(match)


@pytest.mark.rule("C18")
def test_a_bare_province_without_strength_stays_bare() -> None:
    match = table(player(disc=1), player(disc=2), land={"2": {"red": 3}})
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").owner is None
    assert territory(match, "2").castles == 0
