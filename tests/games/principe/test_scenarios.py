"""The worked examples X1-X9, played from their scenarios."""

import pytest

import regalia
from tests.games.principe.table import (
    CARRARESI,
    ESTE,
    MEDICI,
    VISCONTI,
    look,
    moves,
    own,
    play,
    roles,
)


@pytest.mark.rule("X1", "P14")
def test_x1_the_order_of_the_auctions() -> None:
    match = regalia.scenario("principe", "x1")
    assert look(match).groups == (("yellow", 1), ("white", 2), ("red", 2), ("green", 3))
    order = []
    while look(match).phase == "bidding":
        auction = look(match).auction
        assert auction is not None
        if auction.colour not in order:
            order.append(auction.colour)
        play(match, match.actors[0], "pass")
    assert order == ["yellow", "white", "red", "green"]


@pytest.mark.rule("X2", "P21", "P22")
def test_x2_building_in_florence() -> None:
    match = regalia.scenario("principe", "x2")
    play(match, MEDICI, "build florence", "shield tuscany", "shield tuscany")
    mine = own(match, MEDICI)
    assert (mine.score, mine.gold, mine.shields) == (8, 0, {"tuscany": 2})
    assert mine.up == {"green": 2, "red": 1, "blue": 1, "yellow": 1}
    assert mine.hand == {"white": 1, "red": 1}


@pytest.mark.rule("X3", "P23")
def test_x3_honours_for_the_others() -> None:
    match = regalia.scenario("principe", "x3")
    before = [seat.score for seat in look(match).seats]
    play(match, VISCONTI, "build lucca", "shield liguria", "shield tuscany")
    gained = [seat.score - old for seat, old in zip(look(match).seats, before, strict=True)]
    assert gained == [0, 6, 2, 1 + 2]


@pytest.mark.rule("X4", "P26")
def test_x4_first_and_second() -> None:
    match = regalia.scenario("principe", "x4")
    play(match, ESTE, "pass")
    play(match, MEDICI, "shield veneto")
    play(match, VISCONTI, "shield umbria")
    assert roles(match) == {"nobleman": MEDICI, "knight": VISCONTI}


@pytest.mark.rule("X5", "P27")
def test_x5_a_tie_for_second_place() -> None:
    match = regalia.scenario("principe", "x5")
    play(match, ESTE, "pass")
    play(match, MEDICI, "shield veneto")
    auction = look(match).auction
    assert auction is not None
    assert (auction.role, auction.live) == ("knight", (VISCONTI, CARRARESI))
    play(match, VISCONTI, "bid 1")
    play(match, CARRARESI, "pass")
    play(match, VISCONTI, "shield veneto")
    assert roles(match) == {"nobleman": MEDICI, "knight": VISCONTI}


@pytest.mark.rule("X6", "P28")
def test_x6_a_tie_for_the_lead() -> None:
    match = regalia.scenario("principe", "x6")
    play(match, ESTE, "pass")
    auction = look(match).auction
    assert auction is not None
    assert (auction.role, auction.live) == ("nobleman", (MEDICI, VISCONTI, CARRARESI))
    play(match, VISCONTI, "pass")
    play(match, CARRARESI, "bid 1")
    play(match, MEDICI, "pass")
    play(match, CARRARESI, "shield veneto")
    assert roles(match) == {"nobleman": CARRARESI}


@pytest.mark.rule("X7", "P30")
def test_x7_half_of_the_cards() -> None:
    match = regalia.scenario("principe", "x7")
    play(match, ESTE, "pass")
    play(match, MEDICI, "shield veneto")
    play(match, VISCONTI, "shield veneto")
    assert [(seat.up, seat.down) for seat in look(match).seats[:2]] == [({"blue": 1}, {"blue": 2}), ({"blue": 2}, {})]


@pytest.mark.rule("X8", "P35")
def test_x8_the_weakest_colour() -> None:
    match = regalia.scenario("principe", "x8")
    assert "pass" in moves(match, CARRARESI)
    play(match, CARRARESI, "pass")
    assert [seat.final.sets for seat in look(match).seats if seat.final] == [0, 2, 8]


@pytest.mark.rule("X9", "P35")
def test_x9_two_regions() -> None:
    match = regalia.scenario("principe", "x9")
    play(match, CARRARESI, "pass")
    tuscany, umbria = 4, 5
    regions = [seat.final.regions for seat in look(match).seats if seat.final]
    assert [points[tuscany] for points in regions] == [2, 5, 0]
    assert [points[umbria] for points in regions] == [5, 0, 5]
