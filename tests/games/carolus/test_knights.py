"""C14, C15: knights come into play, and families follow the courts."""

import pytest

from regalia.engine.errors import IllegalMove, InvalidMove
from regalia.match import Match
from tests.games.carolus.table import (
    BLACK,
    BLACK_1,
    BLACK_2,
    GREY,
    WHITE,
    WHITE_1,
    WHITE_2,
    holders,
    log,
    look,
    play,
    player,
    said,
    seat,
    table,
    territory,
)

PLAYERS = [(2, 3), (3, 4), (4, 3)]


def first_turn(seats: int, reserve: dict[str, int]) -> Match:
    """Discs are laid out in the order of seats, so that seat 0 acts first, with this reserve."""
    match = table(player(reserve=reserve), *(player() for _ in range(seats - 1)))
    for number in range(seats):
        match.play(number, f"disc {number + 1}")
    return match


@pytest.mark.rule("C14", "C27")
@pytest.mark.parametrize(("seats", "knights"), PLAYERS)
def test_three_knights_a_turn_or_four_with_three_players(seats: int, knights: int) -> None:
    match = first_turn(seats, {"red": 9})
    for left in range(knights, 0, -1):
        assert (look(match).phase, look(match).to_bring) == ("bringing", left)
        assert all(move.verb == "knight" for move in match.moves(0))
        match.play(0, "knight red court")
    assert look(match).phase == "moving"
    assert seat(match, 0).reserve == {"red": 9 - knights}
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "knight red court")
    assert refused.value.rule == "C14"


@pytest.mark.rule("C14")
@pytest.mark.parametrize(("seats", "knights"), PLAYERS)
def test_the_emperor_waits_for_all_of_them(seats: int, knights: int) -> None:
    match = first_turn(seats, {"red": 9})
    for _ in range(knights):
        refusal = match.why_not(0, "emperor 1")
        assert refusal is not None
        assert refusal.rule == "C16"
        match.play(0, "knight red 5")
    assert match.why_not(0, "emperor 1") is None


@pytest.mark.rule("C14")
@pytest.mark.parametrize(("seats", "knights"), PLAYERS)
def test_who_has_fewer_brings_all_he_has(seats: int, knights: int) -> None:
    for few in range(1, knights):
        match = first_turn(seats, {"pink": few})
        for left in range(few, 0, -1):
            assert (look(match).phase, look(match).to_bring) == ("bringing", left)
            match.play(0, "knight pink 3")
        assert look(match).phase == "moving"
        assert territory(match, "3").knights == {"pink": few}


@pytest.mark.rule("C14")
def test_knights_of_several_families_count_together() -> None:
    assert look(first_turn(2, {"pink": 1, "red": 1})).to_bring == 2
    assert look(first_turn(2, {"pink": 2, "red": 2})).to_bring == 3


@pytest.mark.rule("C14")
def test_who_has_none_goes_straight_on_to_the_emperor() -> None:
    match = first_turn(2, {})
    assert (look(match).phase, look(match).to_bring) == ("moving", 0)
    assert [str(move) for move in match.moves(WHITE)] == ["emperor 1"]


@pytest.mark.rule("C14")
def test_a_turn_without_knights_follows_a_turn_with_some() -> None:
    match = table(player(disc=1, reserve={"red": 1}), player(disc=2))
    play(match, WHITE, "knight red 9", "emperor 1")
    while match.actors == (WHITE,):
        match.play(WHITE, "crown red")
    assert match.actors == (BLACK,)
    assert look(match).phase == "moving"


@pytest.mark.rule("C14")
def test_each_knight_goes_to_any_territory_or_to_the_players_own_court() -> None:
    match = table(
        player(disc=1, reserve={"red": 2, "blue": 1}),
        player(disc=2),
        castles={"4-6": BLACK, "8": WHITE},
        emperor=10,
    )
    territories = [each.name for each in look(match).territories]
    assert len(territories) == 13
    expected = {f"knight {family} {to}" for family in ("red", "blue") for to in ("court", *territories)}
    assert {str(move) for move in match.moves(WHITE)} == expected
    play(match, WHITE, "knight blue 4", "knight red court", "knight red 10")
    assert territory(match, "4").knights == {"blue": 1}
    assert territory(match, "10").knights == {"red": 1}
    assert seat(match, WHITE).court == {"red": 1}
    assert seat(match, BLACK).court == {}


@pytest.mark.rule("C14")
def test_only_knights_of_the_own_reserve() -> None:
    match = table(player(disc=1, reserve={"red": 3}), player(disc=2, reserve={"green": 3}))
    with pytest.raises(IllegalMove) as refused:
        match.play(WHITE, "knight green court")
    assert refused.value.rule == "C14"
    match.play(WHITE, "knight red court")
    assert seat(match, WHITE).reserve == {"red": 2}


@pytest.mark.rule("C14")
def test_knights_in_play_never_move_again() -> None:
    match = table(
        player(disc=1, court={"red": 2}, reserve={"blue": 1}),
        player(disc=2),
        land={"2": {"red": 1}, "3": {"pink": 4}},
    )
    before = {each.name: each.knights for each in look(match).territories}
    play(match, WHITE, "knight blue court", "emperor 1")
    assert {each.name: each.knights for each in look(match).territories} == before
    assert seat(match, WHITE).court == {"red": 2, "blue": 1}
    with pytest.raises(InvalidMove):
        match.game.parse("knight red 2 3")


@pytest.mark.rule("C15")
def test_the_first_knight_of_a_family_at_any_court_takes_its_marker() -> None:
    match = table(player(disc=1, reserve={"red": 1, "blue": 1}), player(disc=2))
    match.play(WHITE, "knight red court")
    assert holders(match) == {"red": WHITE}
    assert said(match) == ["court", "marker"]
    match.play(WHITE, "knight blue 4")
    assert holders(match) == {"red": WHITE}


@pytest.mark.rule("C15")
def test_a_knight_in_a_territory_takes_no_marker() -> None:
    match = table(player(disc=1, reserve={"red": 3}), player(disc=2, court={"red": 1}))
    play(match, WHITE, "knight red 4", "knight red 4", "knight red 4")
    assert holders(match) == {"red": BLACK}


@pytest.mark.rule("C15")
def test_drawing_level_is_not_enough_and_one_more_is() -> None:
    match = table(player(disc=1, reserve={"red": 3}), player(disc=2, court={"red": 2}))
    match.play(WHITE, "knight red court")
    assert holders(match) == {"red": BLACK}
    match.play(WHITE, "knight red court")
    assert holders(match) == {"red": BLACK}
    assert said(match) == ["court"]
    match.play(WHITE, "knight red court")
    assert holders(match) == {"red": WHITE}
    assert said(match) == ["court", "marker"]


@pytest.mark.rule("C15")
def test_influence_is_checked_after_every_knight() -> None:
    match = table(player(disc=1, reserve={"red": 2, "blue": 1}), player(disc=2, court={"red": 1}))
    play(match, WHITE, "knight red court", "knight red court")
    assert look(match).phase == "bringing"
    assert holders(match) == {"red": WHITE}
    assert [reach.winner for reach in look(match).reach] == [None]


@pytest.mark.rule("C15")
def test_it_is_the_holder_who_must_be_overtaken() -> None:
    """White and Grey are level with the holder, Black; whoever goes beyond takes the marker, whatever the third has."""
    match = table(
        player(disc=1, court={"red": 2}, reserve={"red": 1}, markers=()),
        player(disc=2, court={"red": 2}, markers=("red",)),
        player(disc=3, court={"red": 2}, reserve={"red": 1}, markers=()),
    )
    assert holders(match) == {"red": BLACK}
    match.play(WHITE, "knight red court")
    assert holders(match) == {"red": WHITE}


@pytest.mark.rule("C15")
def test_the_holder_keeps_the_marker_when_another_draws_level_and_goes_on_holding_it() -> None:
    match = table(
        player(disc=1, court={"red": 1}, reserve={"red": 1}),
        player(disc=2, court={"red": 2}, reserve={"red": 1}),
    )
    play(match, WHITE, "knight red court", "emperor 1")
    while match.actors == (WHITE,):
        match.play(WHITE, "crown blue")
    match.play(BLACK, "knight red court")
    assert holders(match) == {"red": BLACK}
    assert "marker" not in said(match)


@pytest.mark.rule("C15")
def test_team_mates_knights_are_not_added_up() -> None:
    match = table(
        player(disc=1, court={"red": 1}, reserve={"red": 1}, markers=()),
        player(disc=2, court={"red": 2}, markers=()),
        player(disc=3, court={"red": 3}),
        player(disc=4),
    )
    match.play(WHITE_1, "knight red court")
    assert holders(match) == {"red": BLACK_1}  # two and two are four, but nobody of White has more than three


@pytest.mark.rule("C15")
def test_a_player_may_overtake_his_own_team_mate() -> None:
    match = table(
        player(disc=1, reserve={"red": 3}),
        player(disc=2, court={"red": 2}),
        player(disc=3),
        player(disc=4, court={"blue": 1}),
    )
    play(match, WHITE_1, "knight red court", "knight red court")
    assert holders(match) == {"red": WHITE_2, "blue": BLACK_2}
    match.play(WHITE_1, "knight red court")
    assert holders(match) == {"red": WHITE_1, "blue": BLACK_2}
    assert log(match)[-1].args == {"seat": WHITE_1, "family": "red"}


@pytest.mark.rule("C15")
def test_with_three_players_too_the_first_and_the_longer_row_count() -> None:
    match = table(
        player(disc=1, court={"red": 1}, reserve={"red": 2, "green": 1}, markers=()),
        player(disc=2, court={"red": 1}, markers=()),
        player(disc=3, court={"red": 2}),
    )
    play(match, WHITE, "knight red court", "knight green court")
    assert holders(match) == {"red": GREY, "green": WHITE}
    match.play(WHITE, "knight red court")
    assert holders(match) == {"red": WHITE, "green": WHITE}
