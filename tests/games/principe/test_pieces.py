"""Pieces and set-up: P1-P10, P37, P38."""

import pytest

from regalia import games
from regalia.games.principe.data import box
from regalia.games.principe.table import ACTIONS, MOST_BID
from tests.games.principe.table import (
    CARRARESI,
    MEDICI,
    VISCONTI,
    busy,
    fresh,
    log,
    look,
    offer_any,
    own,
    play,
    player,
    state_of,
    table,
)

GAME = games.find("principe")
SEATS = [2, 3, 4, 5]


@pytest.mark.rule("P1", "P37")
@pytest.mark.parametrize("seats", SEATS)
def test_five_colours_with_twenty_cards_each_or_thirteen_for_two(seats: int) -> None:
    counted = GAME.inventory(state_of(fresh(seats)))
    each = 13 if seats == 2 else 20
    assert [counted[f"{colour} cards"] for colour in ("green", "white", "red", "blue", "yellow")] == [each] * 5


@pytest.mark.rule("P2", "P37")
@pytest.mark.parametrize("seats", SEATS)
def test_a_major_and_a_minor_role_for_each_colour_but_no_minor_ones_for_two(seats: int) -> None:
    found = [(role.name, role.colour, role.rank) for role in look(fresh(seats)).roles]
    majors = [
        ("doctor", "green"),
        ("bishop", "white"),
        ("councillor", "red"),
        ("nobleman", "blue"),
        ("banker", "yellow"),
    ]
    minors = [("master", "green"), ("preacher", "white"), ("scribe", "red"), ("knight", "blue"), ("merchant", "yellow")]
    assert sorted((name, colour) for name, colour, rank in found if rank == "major") == sorted(majors)
    assert sorted((name, colour) for name, colour, rank in found if rank == "minor") == sorted(
        minors if seats > 2 else []
    )


@pytest.mark.rule("P3")
@pytest.mark.parametrize(
    ("colour", "kind"), [("white", "grace"), ("red", "drew"), ("yellow", "interest"), ("blue", None), ("green", None)]
)
def test_both_roles_of_a_colour_do_the_same(colour: str, kind: str | None) -> None:
    other = "white" if colour == "green" else "green"
    match = table(
        player(up={colour: 3}, down={other: 1}), player(up={colour: 1}, down={other: 1}), player(), turn=CARRARESI
    )
    play(match, CARRARESI, "pass")
    if colour == "blue":
        play(match, MEDICI, "shield umbria")
        play(match, VISCONTI, "shield veneto")
    if colour == "green":
        play(match, MEDICI, "turn white")
        play(match, VISCONTI, "turn white")
    happened = log(match, since=1)
    if kind:
        assert [phrase.args["seat"] for phrase in happened if phrase.key == f"event-{kind}"][:2] == [MEDICI, VISCONTI]
    gained = [own(match, seat) for seat in (MEDICI, VISCONTI)]
    if colour == "white":
        assert [seat.score for seat in gained] == [1, 1]
    if colour == "yellow":
        income = 5
        assert [seat.gold for seat in gained] == [2 + income, 2 + income]
    if colour == "blue":
        assert [seat.shields for seat in gained] == [{"umbria": 1}, {"veneto": 1}]
    if colour == "green":
        assert [phrase.args["colour"] for phrase in log(match, since=1) if phrase.key == "event-turned-up"] == [
            "white"
        ] * 2


@pytest.mark.rule("P4")
def test_eleven_shields_each() -> None:
    match = fresh(5)
    assert [seat.shields_left for seat in look(match).seats] == [11] * 5
    assert GAME.inventory(state_of(match))["shields of seat 4"] == 11


@pytest.mark.rule("P4", "P22")
def test_without_a_shield_none_is_placed() -> None:
    match = table(player(hand={"white": 2, "red": 1, "blue": 1}, gold=4, shields={"veneto": 11}), busy(), player())
    play(match, MEDICI, "build lucca")
    assert look(match).turn == VISCONTI
    assert look(match).seats[MEDICI].shields_left == 0


@pytest.mark.rule("P4", "P22")
def test_with_fewer_shields_left_all_of_them_are_placed() -> None:
    match = table(player(hand={"white": 2, "red": 1, "blue": 1}, gold=4, shields={"veneto": 10}), busy(), player())
    play(match, MEDICI, "build lucca")
    assert look(match, MEDICI).to_place == 1
    play(match, MEDICI, "shield liguria")
    assert look(match).turn == VISCONTI
    assert look(match).seats[MEDICI].shields == {"veneto": 10, "liguria": 1}


@pytest.mark.rule("P5", "P6", "P7", "P8")
def test_cities_by_size() -> None:
    sizes = {"small": (4, 3, 1, 3, 1), "medium": (6, 4, 2, 4, 2), "large": (8, 5, 2, 5, 3)}
    for size, (points, gold, shields, icons, regions) in sizes.items():
        card = box().size[size]
        assert (card.points, card.gold, card.shields) == (points, gold, shields)
        cities = [city for city in box().city.values() if city.size == size]
        assert len(cities) == 5
        for city in cities:
            assert (len(city.icons), len(set(city.icons))) == (icons, icons if size == "small" else icons - 1)
            assert len(city.regions) == regions


@pytest.mark.rule("P7")
def test_the_map() -> None:
    regions = {
        "veneto": {"venice", "padua", "ferrara", "rimini", "bologna"},
        "lombardy": {"padua", "ferrara", "mantua", "milan", "verona"},
        "emilia": {"ferrara", "bologna", "mantua", "florence", "rimini"},
        "liguria": {"milan", "mantua", "lucca", "pisa", "florence"},
        "tuscany": {"pisa", "lucca", "florence", "rimini", "urbino"},
        "umbria": {"pisa", "urbino", "perugia", "orvieto", "siena"},
    }
    for region, cities in regions.items():
        assert {name for name, city in box().city.items() if region in city.regions} == cities


@pytest.mark.rule("P8")
def test_the_known_city_cards_and_the_pattern() -> None:
    assert box().city["florence"].icons == ["green", "green", "red", "blue", "yellow"]
    assert sorted(box().city["lucca"].icons) == sorted(["white", "white", "red", "blue"])
    doubled = {
        size: sorted(
            colour
            for city in box().city.values()
            if city.size == size
            for colour in {*city.icons}
            if city.icons.count(colour) == 2
        )
        for size in ("medium", "large")
    }
    assert doubled["medium"] == doubled["large"] == sorted(["green", "white", "red", "blue", "yellow"])


@pytest.mark.rule("P9", "P37")
@pytest.mark.parametrize("seats", SEATS)
def test_four_cities_no_gold_before_the_income_and_a_random_prince(seats: int) -> None:
    match = fresh(seats)
    view = look(match)
    assert len(view.display) == 4
    assert view.city_deck == (6 if seats == 2 else 11)
    assert [own(match, seat).gold for seat in range(seats)] == [6 if seats == 2 else 5] * seats
    assert {look(fresh(seats, number)).prince for number in range(60)} == set(range(seats))


@pytest.mark.rule("P10")
def test_hands_offers_and_money_are_secret_and_everything_else_is_open() -> None:
    match = fresh(4)
    seat = match.actors[0]
    match.play(seat, match.moves(seat)[0])
    for viewer in (None, *range(4)):
        view = look(match, viewer)
        for number, place in enumerate(view.seats):
            mine = number == viewer
            assert (place.hand is not None, place.gold is not None, place.offered is not None) == (mine, mine, mine)
            assert place.hand_size == (3 if number == seat else 4)
            assert place.offered_size == (1 if number == seat else 0)
        assert view.deck == 84


@pytest.mark.rule("P10")
def test_who_offered_what_is_told_to_the_giver_only() -> None:
    match = fresh(3)
    seat = match.actors[0]
    match.play(seat, match.moves(seat)[0])
    for viewer in (None, *range(3)):
        told = log(match, viewer)
        assert [phrase.key for phrase in told] == ["event-offered" if viewer == seat else "event-offer"]
        assert ("colour" in told[0].args) == (viewer == seat)
    offer_any(match)
    for viewer in (None, *range(3)):
        assert "offered" not in {phrase.key for phrase in log(match, viewer)}
    assert sum(count for _, count in look(match).groups) == 6


@pytest.mark.rule("P10")
def test_cards_drawn_are_told_to_their_owner_only() -> None:
    match = table(player(up={"red": 1}), player(), player(), turn=CARRARESI, deck={"blue": 20})
    play(match, CARRARESI, "pass")
    drawn = {
        viewer: [phrase.key for phrase in log(match, viewer) if phrase.args.get("seat") == MEDICI]
        for viewer in range(3)
    }
    assert "event-drawn" in drawn[MEDICI]
    assert "event-drew" not in drawn[MEDICI]
    assert "event-drew" in drawn[VISCONTI]
    assert "event-drawn" not in drawn[VISCONTI]


@pytest.mark.rule("P37")
def test_five_cities_are_out_of_a_game_for_two_and_nobody_knows_which() -> None:
    assert GAME.inventory(state_of(fresh(2)))["cities"] == 10
    assert GAME.inventory(state_of(fresh(3)))["cities"] == 15
    seen = {city for number in range(60) for city in look(fresh(2, number)).display}
    assert len(seen) == 15


@pytest.mark.rule("P38")
def test_the_bank_pays_any_amount() -> None:
    """More coins than the 68 gold of the box's 40 coins."""
    rich = [player(gold=26, hand={"red": 1}) for _ in range(5)]
    match = table(*rich, round=4, deck={"green": 20, "white": 4}, part=3, draw=4)
    while look(match).round == 4:
        play(match, match.actors[0], "pass")
    assert [own(match, seat).gold for seat in range(5)] == [31] * 5


@pytest.mark.parametrize("seats", SEATS)
def test_no_player_can_have_more_gold_than_the_highest_bid(seats: int) -> None:
    players = box().players[seats]
    most = {draw: players.most_gold(seats, draw) for draw in ((5,) if seats == 2 else (4, 5))}
    assert max(most.values()) <= MOST_BID
    if seats == 3:
        assert most[4] == 56


def test_the_action_space() -> None:
    assert len(GAME.moves) == ACTIONS
    assert GAME.secret == {"offer"}
