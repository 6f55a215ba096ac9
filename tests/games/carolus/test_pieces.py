"""C1-C5: the ring, the families, the castles, the dice, the markers."""

import pytest

import regalia
from regalia import games
from regalia.engine.errors import IllegalMove
from tests.games.carolus.table import (
    BLACK,
    BLACK_1,
    WHITE,
    WHITE_1,
    WHITE_2,
    holders,
    load_dice,
    log,
    look,
    play,
    player,
    rolled,
    seat,
    table,
    territory,
)

GAME = games.find("carolus")
SEATS = (2, 3, 4)


@pytest.mark.rule("C1")
@pytest.mark.parametrize(("steps", "halt"), [(1, "15"), (2, "1"), (3, "2")])
def test_after_15_comes_1(steps: int, halt: str) -> None:
    match = table(player(disc=3), player(disc=4), emperor=14)
    match.play(WHITE, f"emperor {steps}")
    assert look(match).emperor == halt


@pytest.mark.rule("C1")
def test_the_ring_has_fifteen_provinces_clockwise() -> None:
    view = look(regalia.new("carolus", seats=2, seed=1))
    assert [each.name for each in view.territories] == [str(number) for number in range(1, 16)]
    assert all(each.provinces == (each.name,) for each in view.territories)


@pytest.mark.rule("C1")
def test_a_region_is_named_by_its_lowest_province_also_across_the_end_of_the_ring() -> None:
    match = table(player(disc=3), player(disc=4), castles={"14-2": WHITE, "7-9": BLACK}, emperor=15)
    assert territory(match, "1").provinces == ("14", "15", "1", "2")
    assert territory(match, "7").provinces == ("7", "8", "9")
    assert look(match).emperor == "1"


@pytest.mark.rule("C1")
def test_a_region_is_one_step() -> None:
    match = table(player(disc=3), player(disc=4), castles={"14-2": WHITE, "4-6": BLACK}, emperor=13)
    halts = [reach.territory for reach in look(match).reach]
    assert halts == ["1", "3", "4"]
    match.play(WHITE, "emperor 2")
    assert look(match).emperor == "3"


@pytest.mark.rule("C1")
def test_a_region_is_addressed_by_its_name_alone() -> None:
    match = table(player(disc=1, reserve={"red": 3}), player(disc=2), castles={"14-2": WHITE})
    for part in ("2", "14", "15"):
        refusal = match.why_not(WHITE, f"knight red {part}")
        assert refusal is not None
        assert refusal.rule == "C1"
        with pytest.raises(IllegalMove):
            match.play(WHITE, f"knight red {part}")
    match.play(WHITE, "knight red 1")
    assert territory(match, "1").knights == {"red": 1}


@pytest.mark.rule("C2")
@pytest.mark.parametrize("seats", SEATS)
def test_five_families_of_forty_knights(seats: int) -> None:
    match = regalia.new("carolus", seats=seats, seed=2)
    view = look(match)
    for family in ("red", "blue", "green", "yellow", "pink"):
        on_the_board = sum(each.knights.get(family, 0) for each in view.territories)
        before_players = sum(own.court.get(family, 0) + own.reserve.get(family, 0) for own in view.seats)
        assert view.stock[family] + on_the_board + before_players == 40
    assert len(view.stock) == 5


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("seats", "supply"), [(2, (10, 10)), (3, (8, 8, 8)), (4, (10, 10))])
def test_castles(seats: int, supply: tuple[int, ...]) -> None:
    assert look(regalia.new("carolus", seats=seats, seed=3)).supply == supply


@pytest.mark.rule("C3")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_five_discs_an_empty_court_and_a_reserve(seats: int) -> None:
    for own in look(regalia.new("carolus", seats=seats, seed=3)).seats:
        assert own.unused == (1, 2, 3, 4, 5)
        assert own.laid is None
        assert own.court == {}
        assert own.reserve


@pytest.mark.rule("C3")
def test_a_team_builds_from_one_supply() -> None:
    match = table(
        player(disc=1, court={"red": 1}),
        player(disc=2, court={"blue": 1}),
        player(disc=3),
        player(disc=4),
        land={"2": {"red": 1}, "4": {"blue": 1}},
    )
    load_dice(match, "red red red")
    match.play(WHITE_1, "emperor 1")
    assert look(match).supply == (9, 10)
    load_dice(match, "red red red")
    match.play(WHITE_2, "emperor 2")
    assert look(match).supply == (8, 10)
    assert territory(match, "2").owner == territory(match, "4").owner == WHITE


@pytest.mark.rule("C4", "C22", "C27")
@pytest.mark.parametrize(("seats", "dice"), [(2, 3), (3, 4), (4, 3)])
def test_three_dice_or_four_with_three_players(seats: int, dice: int) -> None:
    match = table(*(player(disc=number + 1) for number in range(seats)))
    match.play(0, "emperor 1")
    assert len(rolled(log(match))) == dice


@pytest.mark.rule("C4")
def test_a_die_shows_the_five_families_and_a_crown() -> None:
    faces: set[str] = set()
    for seed in range(40):
        match = table(player(disc=1), player(disc=2))
        match.seed = str(seed)
        match.play(WHITE, "emperor 1")
        faces.update(rolled(log(match)))
    assert faces == {"red", "blue", "green", "yellow", "pink", "crown"}


@pytest.mark.rule("C5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_markers_belong_to_nobody_at_first(seats: int) -> None:
    match = regalia.new("carolus", seats=seats, seed=4)
    assert holders(match) == {}
    assert all(not any(each.strength) for each in look(match).territories)


@pytest.mark.rule("C5", "C17")
def test_a_family_serves_its_holder_no_matter_who_sent_its_knights() -> None:
    match = table(
        player(disc=1, reserve={"red": 3}),
        player(disc=2, court={"red": 1}),
        land={"2": {"red": 1}},
    )
    play(match, WHITE, "knight red 2", "knight red 2", "knight red 9", "emperor 1")
    assert territory(match, "2").strength == (0, 4)  # three knights and the castle that Black has built
    assert territory(match, "2").owner == BLACK


@pytest.mark.rule("C5")
def test_there_is_one_marker_for_each_family() -> None:
    match = table(
        player(disc=1, reserve={"red": 1, "blue": 1}),
        player(disc=2, court={"red": 1}),
        player(disc=3, court={"blue": 2}),
        player(disc=4),
    )
    play(match, WHITE_1, "knight red court", "knight blue court")
    assert holders(match) == {"red": WHITE_2, "blue": BLACK_1}
    assert seat(match, WHITE_1).markers == ()
