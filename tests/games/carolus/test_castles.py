"""C19-C21: castles are built and replaced, and territories merge."""

import pytest

from tests.games.carolus.table import (
    BLACK,
    BLACK_1,
    GREY,
    WHITE,
    WHITE_1,
    load_dice,
    log,
    look,
    player,
    said,
    table,
    territory,
)


@pytest.mark.rule("C19")
def test_the_winner_builds_a_castle() -> None:
    match = table(player(disc=1, court={"red": 1}), player(disc=2), land={"2": {"red": 1}})
    match.play(WHITE, "emperor 1")
    assert (territory(match, "2").owner, territory(match, "2").castles) == (WHITE, 1)
    assert look(match).supply == (9, 10)
    assert match.points == (1, 0)


@pytest.mark.rule("C19")
def test_the_winner_builds_also_when_it_is_not_his_turn() -> None:
    match = table(player(disc=1), player(disc=2, court={"red": 1}), land={"2": {"red": 1}})
    match.play(WHITE, "emperor 1")
    assert (territory(match, "2").owner, territory(match, "2").castles) == (BLACK, 1)
    assert look(match).supply == (10, 9)


@pytest.mark.rule("C19", "C20")
def test_a_province_holds_one_castle() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2": {"red": 5}},
        castles={"2": WHITE},
    )
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").castles == 1
    assert look(match).supply == (9, 10)
    assert said(match)[:2] == ["emperor", "held"]


@pytest.mark.rule("C20")
def test_castles_of_another_side_are_replaced_one_for_one() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2-4": {"red": 4}},
        castles={"2-4": BLACK},
    )
    assert look(match).supply == (10, 7)
    match.play(WHITE, "emperor 1")
    assert (territory(match, "2").owner, territory(match, "2").castles) == (WHITE, 3)
    assert look(match).supply == (7, 10)
    assert log(match)[1].args == {"side": WHITE, "other_side": BLACK, "territory": "2", "count": 3}


@pytest.mark.rule("C20")
def test_they_are_replaced_also_when_it_is_not_the_winners_turn() -> None:
    match = table(
        player(disc=1),
        player(disc=2, court={"red": 1}),
        player(disc=3),
        land={"2-3": {"red": 3}},
        castles={"2-3": GREY},
    )
    match.play(WHITE, "emperor 1")
    assert (territory(match, "2").owner, territory(match, "2").castles) == (BLACK, 2)
    assert look(match).supply == (8, 6, 8)


@pytest.mark.rule("C20")
def test_the_winners_own_castles_stay_as_they_are() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"2-4": {"red": 4}},
        castles={"2-4": WHITE},
    )
    match.play(WHITE, "emperor 1")
    assert (territory(match, "2").owner, territory(match, "2").castles) == (WHITE, 3)
    assert look(match).supply == (7, 10)
    assert said(match)[1] == "held"


@pytest.mark.rule("C20")
def test_a_team_takes_over_whichever_member_moves() -> None:
    match = table(
        player(disc=1),
        player(disc=2, court={"red": 1}),
        player(disc=3),
        player(disc=4),
        land={"2": {"red": 2}},
        castles={"2": BLACK},
    )
    match.play(WHITE_1, "emperor 1")
    assert territory(match, "2").owner == WHITE
    assert look(match).supply == (9, 10)


@pytest.mark.rule("C21")
@pytest.mark.parametrize(
    ("neighbours", "region"),
    [
        ({"3": WHITE}, ("2", "3")),
        ({"1": WHITE}, ("1", "2")),
        ({"1": WHITE, "3": WHITE}, ("1", "2", "3")),
        ({"15-1": WHITE, "3-5": WHITE}, ("15", "1", "2", "3", "4", "5")),
        ({"1": BLACK, "3": WHITE}, ("2", "3")),
        ({"1": BLACK, "3": BLACK}, ("2",)),
        ({"4": WHITE}, ("2",)),
        ({}, ("2",)),
    ],
)
def test_a_new_castle_merges_with_neighbours_of_the_same_side(
    neighbours: dict[str, int], region: tuple[str, ...]
) -> None:
    match = table(
        player(disc=3, court={"red": 1}), player(disc=4), land={"2": {"red": 1}}, castles=neighbours, emperor=14
    )
    steps = next(reach.steps for reach in look(match).reach if reach.territory == "2")
    match.play(WHITE, f"emperor {steps}")
    name = str(min(int(province) for province in region))
    assert territory(match, name).provinces == region
    assert territory(match, name).owner == WHITE
    assert territory(match, name).castles == len(region)
    assert look(match).emperor == name


@pytest.mark.rule("C21", "C1")
@pytest.mark.parametrize(("at", "other", "region"), [("15", "1", ("15", "1")), ("1", "14-15", ("14", "15", "1"))])
def test_territories_merge_around_the_ring(at: str, other: str, region: tuple[str, ...]) -> None:
    match = table(
        player(disc=5, court={"red": 1}), player(disc=5), land={at: {"red": 1}}, castles={other: WHITE}, emperor=12
    )
    steps = next(reach.steps for reach in look(match).reach if reach.territory == at)
    match.play(WHITE, f"emperor {steps}")
    assert territory(match, "1").provinces == region
    assert territory(match, "1").castles == len(region)
    assert look(match).emperor == "1"


@pytest.mark.rule("C21")
def test_replaced_castles_merge_too() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"4-5": {"red": 3, "pink": 1}, "1-3": {"blue": 2}, "6": {"red": 1}},
        castles={"1-3": WHITE, "4-5": BLACK, "6": WHITE},
        emperor=3,
    )
    match.play(WHITE, "emperor 1")
    region = territory(match, "1")
    assert region.provinces == ("1", "2", "3", "4", "5", "6")
    assert region.castles == 6
    assert region.knights == {"red": 4, "blue": 2, "pink": 1}
    assert look(match).emperor == "1"
    assert look(match).supply == (4, 10)


@pytest.mark.rule("C21")
def test_castles_decide_not_the_majority_of_the_moment() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2, court={"blue": 1}),
        land={
            "2": {"red": 2},
            "1": {"red": 5},  # White would win it, but no castle stands there
            "3": {"blue": 5},  # Black would win it, but a white castle stands there
        },
        castles={"3": WHITE},
        emperor=1,
    )
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").provinces == ("2", "3")
    assert territory(match, "1").provinces == ("1",)
    assert territory(match, "2").knights == {"red": 2, "blue": 5}


@pytest.mark.rule("C21")
def test_nothing_merges_when_nothing_was_built() -> None:
    match = table(
        player(disc=1),
        player(disc=2),
        land={"2": {"red": 2}},
        castles={"1": WHITE, "3": WHITE},
        emperor=1,
    )
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").provinces == ("2",)
    assert len(look(match).territories) == 15


@pytest.mark.rule("C21")
def test_a_region_taken_over_stays_a_region() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"14-2": {"red": 5}},
        castles={"14-2": BLACK},
        emperor=13,
    )
    match.play(WHITE, "emperor 1")
    assert territory(match, "1").provinces == ("14", "15", "1", "2")
    assert (territory(match, "1").owner, territory(match, "1").castles) == (WHITE, 4)


@pytest.mark.rule("C21")
def test_a_team_merges_what_either_member_has_won() -> None:
    match = table(
        player(disc=1),
        player(disc=2),
        player(disc=3, court={"red": 1}),
        player(disc=4, court={"blue": 1}),
        land={"2": {"red": 1}, "3": {"blue": 1}},
        castles={"3": BLACK},
    )
    match.play(WHITE_1, "emperor 1")
    assert territory(match, "2").provinces == ("2", "3")
    assert territory(match, "2").strength == (0, 4)
    assert territory(match, "2").owner == BLACK_1 // 2


@pytest.mark.rule("C21")
def test_the_merged_region_is_one_step_for_the_emperor_who_stands_on_it() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2),
        land={"15": {"red": 1}},
        castles={"1-3": WHITE},
        emperor=14,
    )
    load_dice(match, "red red red")
    match.play(WHITE, "emperor 1")
    assert look(match).emperor == "1"
    assert [reach.territory for reach in look(match).reach] == ["4", "5"]
    load_dice(match, "red red red")
    match.play(BLACK, "emperor 1")
    assert look(match).emperor == "4"
