"""X1-X6: the worked examples of the rulebook, played from their scenarios."""

import re

import pytest

import regalia
from regalia.engine.errors import IllegalMove
from regalia.match import Match
from regalia.rulebook import rules
from regalia.words import LANGUAGES
from tests.games.carolus.table import BLACK, WHITE, holders, load_dice, look, play, seat, territory


def decide_crowns(match: Match, number: int) -> None:
    while look(match).phase == "refilling" and match.actors == (number,):
        match.play(number, match.moves(number)[0])


@pytest.mark.rule("X1")
def test_x1_the_lower_disc_goes_first() -> None:
    match = regalia.scenario("carolus", "x1")
    assert [own.laid for own in look(match).seats] == [3, 2]
    assert match.actors == (BLACK,)
    play(match, BLACK, "knight red court", "knight blue court", "knight pink 9")
    assert [str(move) for move in match.moves(BLACK)] == ["emperor 1", "emperor 2"]
    with pytest.raises(IllegalMove):
        match.play(BLACK, "emperor 3")
    match.play(BLACK, "emperor 2")
    decide_crowns(match, BLACK)
    assert match.actors == (WHITE,)
    play(match, WHITE, "knight red court", "knight blue court", "knight pink 9")
    assert [str(move) for move in match.moves(WHITE)] == ["emperor 1", "emperor 2", "emperor 3"]


@pytest.mark.rule("X2")
def test_x2_the_first_castle() -> None:
    match = regalia.scenario("carolus", "x2")
    assert all(sum(each.knights.values()) == 1 for each in look(match).territories)
    assert holders(match) == {"red": WHITE}
    assert territory(match, "2").knights == {"red": 1}
    assert territory(match, "2").strength == (1, 0)
    play(match, WHITE, "knight blue 12", "knight green 12", "emperor 1")
    assert look(match).emperor == "2"
    assert (territory(match, "2").owner, territory(match, "2").castles) == (WHITE, 1)
    assert look(match).supply == (9, 10)


@pytest.mark.rule("X3")
def test_x3_a_family_changes_sides() -> None:
    match = regalia.scenario("carolus", "x3")
    province = territory(match, "2")
    assert (province.knights, province.owner, province.strength) == ({"red": 1, "green": 2}, BLACK, (1, 3))
    assert (holders(match)["green"], holders(match)["red"]) == (BLACK, WHITE)
    match.play(WHITE, "knight green court")
    assert holders(match)["green"] == WHITE
    assert territory(match, "2").strength == (3, 1)
    play(match, WHITE, "knight pink 12", "knight pink 12")
    before = look(match).supply
    match.play(WHITE, "emperor 1")
    assert territory(match, "2").owner == WHITE
    assert look(match).supply == (before[WHITE] - 1, before[BLACK] + 1)


@pytest.mark.rule("X3")
def test_x3_without_the_green_knight_black_keeps_the_province() -> None:
    match = regalia.scenario("carolus", "x3")
    play(match, WHITE, "knight green 12", "knight pink 12", "knight pink 12", "emperor 1")
    assert territory(match, "2").owner == BLACK


@pytest.mark.rule("X4")
def test_x4_three_become_one() -> None:
    match = regalia.scenario("carolus", "x4")
    assert [territory(match, name).owner for name in ("1", "2", "3")] == [WHITE, BLACK, WHITE]
    load_dice(match, "red red red")
    match.play(WHITE, "emperor 1")
    region = territory(match, "1")
    assert region.provinces == ("1", "2", "3")
    assert (region.owner, region.castles) == (WHITE, 3)
    assert region.knights == {"red": 3, "green": 2, "yellow": 1}
    assert look(match).emperor == "1"
    assert look(match).reach[0].territory == "4"


COURTS = {"red": (7, 6), "pink": (6, 5), "blue": (6, 8), "green": (3, 5), "yellow": (5, 6)}
HOLDERS = {"red": WHITE, "pink": WHITE, "blue": BLACK, "green": BLACK, "yellow": BLACK}


@pytest.mark.rule("X5", "X6")
@pytest.mark.parametrize("name", ["x5", "x6"])
def test_x5_x6_the_courts_and_reserves(name: str) -> None:
    match = regalia.scenario("carolus", name)
    for family, rows in COURTS.items():
        assert (seat(match, WHITE).court[family], seat(match, BLACK).court[family]) == rows
    assert holders(match) == HOLDERS
    assert [sum(own.reserve.values()) for own in look(match).seats] == [7, 7]
    assert (seat(match, WHITE).reserve["red"], seat(match, WHITE).reserve["yellow"]) == (2, 3)
    assert seat(match, BLACK).reserve["red"] == 3
    assert match.actors == (WHITE,)


@pytest.mark.rule("X5")
def test_x5_two_red_knights_secure_red() -> None:
    match = regalia.scenario("carolus", "x5")
    play(match, WHITE, "knight red court", "knight red court", "knight yellow 12", "emperor 3")
    decide_crowns(match, WHITE)
    play(match, BLACK, "knight red court", "knight red court", "knight red court")
    assert [seat(match, number).court["red"] for number in (WHITE, BLACK)] == [9, 9]
    assert holders(match) == HOLDERS


@pytest.mark.rule("X5")
def test_x5_two_yellow_knights_take_yellow_but_leave_red_in_danger() -> None:
    match = regalia.scenario("carolus", "x5")
    play(match, WHITE, "knight yellow court", "knight yellow court")
    assert [seat(match, number).court["yellow"] for number in (WHITE, BLACK)] == [7, 6]
    assert holders(match) == HOLDERS | {"yellow": WHITE}
    play(match, WHITE, "knight yellow 12", "emperor 3")
    decide_crowns(match, WHITE)
    play(match, BLACK, "knight red court", "knight red court")
    assert holders(match)["red"] == BLACK


@pytest.mark.rule("X5")
def test_x5_pink_is_safe() -> None:
    """Black would need two pink knights to overtake White and has one."""
    match = regalia.scenario("carolus", "x5")
    assert seat(match, BLACK).reserve["pink"] == 1
    play(match, WHITE, "knight red court", "knight red court", "knight yellow 12", "emperor 3")
    decide_crowns(match, WHITE)
    match.play(BLACK, "knight pink court")
    assert holders(match) == HOLDERS


@pytest.mark.rule("X6")
def test_x6_the_regions() -> None:
    match = regalia.scenario("carolus", "x6")
    a, b, c, d = (territory(match, name) for name in ("1", "3", "4", "7"))
    assert look(match).emperor == "1"
    assert [reach.territory for reach in look(match).reach] == ["3", "4", "7"]
    assert [(each.owner, each.castles) for each in (a, b, c, d)] == [(BLACK, 2), (WHITE, 1), (BLACK, 3), (WHITE, 1)]
    assert c.knights == {"green": 2, "blue": 1, "yellow": 3, "red": 2, "pink": 1}
    assert c.strength == (3, 9)
    assert b.strength[BLACK] > b.strength[WHITE]


@pytest.mark.rule("X6")
def test_x6_the_counter_attack() -> None:
    match = regalia.scenario("carolus", "x6")
    play(match, WHITE, "knight yellow court", "knight yellow court")
    assert holders(match)["yellow"] == WHITE
    match.play(WHITE, "knight yellow 4")
    assert territory(match, "4").strength == (7, 6)
    match.play(WHITE, "emperor 2")
    region = territory(match, "3")
    assert region.provinces == ("3", "4", "5", "6", "7")
    assert (region.owner, region.castles) == (WHITE, 5)
    assert look(match).emperor == "3"
    assert not match.over


@pytest.mark.rule("X6")
def test_x6_one_step_would_win_the_game_for_black() -> None:
    match = regalia.scenario("carolus", "x6")
    play(match, WHITE, "knight red 12", "knight red 12", "knight yellow 12", "emperor 1")
    region = territory(match, "1")
    assert region.provinces == ("1", "2", "3", "4", "5", "6")
    assert (region.owner, region.castles) == (BLACK, 6)
    assert look(match).supply[BLACK] == 0
    assert match.over
    assert look(match).winners == (BLACK,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "named"), [("x4", {"1", "2", "3"}), ("x6", {"1", "3", "4", "7"})])
def test_an_example_names_territories_as_its_picture_does(name: str, named: set[str], language: str) -> None:
    """By numbers: a letter would stand nowhere in the picture."""
    told = rules("carolus", language)[name.upper()]
    shown = {each.name for each in look(regalia.scenario("carolus", name)).territories}
    assert named <= shown
    assert named <= set(re.findall(r"\d+", told))
    assert not re.search(r"\b[BCD]\b", told)
