"""Every scenario is a table that a game could have come to: pieces add up, and what must follow has followed.

What is held here is necessary, not enough. Cards, gold, points and shields of a player fit the rounds played,
the cities built and the roles that must have turned cards down: a major role turns half of the cards that lie
face up (P30), so a colour of which `down` lie face down and `up` face up took its owner a number of such roles.
"""

import tomllib
from collections import Counter
from itertools import product
from typing import Any

import pytest

import regalia
from regalia.games.principe.data import box
from regalia.games.principe.layout import COLOUR_NAMES

SCENARIOS = sorted(regalia.scenarios("principe"))
SHIELDS = 11


class Story:
    """What a position file tells about the rounds before it."""

    def __init__(self, name: str) -> None:
        self.position: dict[str, Any] = tomllib.loads(regalia.scenario("principe", name).start or "")
        self.seats: list[dict[str, Any]] = self.position["seat"]
        self.players = box().players[len(self.seats)]
        self.finished: int = self.position["round"] - 1
        """Rounds whose roles were given."""
        self.dealt = self.finished if self.position.get("last") else self.finished + 1

    def halvings(self, seat: dict[str, Any], colour: str) -> int:
        """How often at least this player got the major role of the colour."""
        up, down = seat.get("up", {}).get(colour, 0), seat.get("down", {}).get(colour, 0)
        return next(count for count in range(down + 1) if (up + down) >> count <= up)

    def own_cards(self, seat: dict[str, Any]) -> int:
        return sum(sum(seat.get(place, {}).values()) for place in ("hand", "offered", "up", "down"))


@pytest.mark.parametrize("name", SCENARIOS)
def test_cards_fit_the_rounds_dealt(name: str) -> None:
    story = Story(name)
    players, position = story.players, story.position
    extra = sum(story.halvings(seat, "red") for seat in story.seats)
    known = sum(story.own_cards(seat) for seat in story.seats)
    known += sum(position.get("out", {}).values()) + sum(position.get("pile", {}).values())
    turned_up = len(story.seats) * players.offer if position.get("last") else 0
    drawn = story.dealt * len(story.seats) * players.draw[0] + turned_up
    deck = players.cards * len(COLOUR_NAMES)
    assert min(deck, drawn + extra) <= known <= min(deck, drawn + 2 * story.finished)  # P11, P32, P34
    offered = story.dealt * players.offer
    for seat in story.seats:
        kept = story.dealt * players.draw[0] - offered + story.halvings(seat, "red")
        assert story.own_cards(seat) >= kept
        if story.own_cards(seat) == kept:  # nothing was won, so nothing was paid but for cities
            assert seat.get("gold", 0) >= story.dealt * players.gold - prices(seat)
    assert sum(position.get("out", {}).values()) <= len(story.seats) * offered + turned_up  # P16


@pytest.mark.parametrize("name", SCENARIOS)
def test_roles_fit_the_cards_turned_down(name: str) -> None:
    story = Story(name)
    for colour in COLOUR_NAMES:
        assert sum(story.halvings(seat, colour) for seat in story.seats) <= story.finished  # P26, P30
    majors = dict(zip(("doctor", "bishop", "councillor", "nobleman", "banker"), COLOUR_NAMES, strict=True))
    minors = dict(zip(("master", "preacher", "scribe", "knight", "merchant"), COLOUR_NAMES, strict=True))
    for seat in story.seats:
        for role in seat.get("roles", []):
            colour = (majors | minors)[role]
            assert seat.get("up", {}).get(colour, 0) + seat.get("down", {}).get(colour, 0) > 0  # P25
            assert role in minors or story.halvings(seat, colour) > 0


@pytest.mark.parametrize("name", SCENARIOS)
def test_one_colour_is_laid_out_in_a_round_without_building(name: str) -> None:
    story = Story(name)
    part = story.position["part"]
    for number, seat in enumerate(story.seats):
        if not seat.get("cities"):
            acted = part == 3 and order(story).index(number) < order(story).index(story.position["turn"])
            colours = {colour for place in ("up", "down") for colour in seat.get(place, {})}
            assert len(colours) <= story.finished + acted  # P19


def order(story: Story) -> list[int]:
    seats = len(story.seats)
    return [(story.position["prince"] + step) % seats for step in range(seats)]


@pytest.mark.parametrize("name", SCENARIOS)
def test_cities_have_left_their_traces(name: str) -> None:
    story = Story(name)
    built = [city for seat in story.seats for city in seat.get("cities", [])]
    assert len(set(built)) == len(built)
    assert not set(built) & set(story.position["display"])
    for seat in story.seats:
        icons = Counter(icon for city in seat.get("cities", []) for icon in box().city[city].icons)
        for colour in COLOUR_NAMES:
            assert seat.get("up", {}).get(colour, 0) + seat.get("down", {}).get(colour, 0) >= icons[colour]  # P21
        income = story.dealt * story.players.gold + 2 * story.finished
        assert seat.get("gold", 0) <= income - prices(seat)
        worth = sum(box().size[box().city[city].size].points for city in seat.get("cities", []))
        score = seat.get("score", 0)
        assert score >= worth + story.halvings(seat, "white")  # P3
        honours = 2 * len(COLOUR_NAMES) * len(set(built) - set(seat.get("cities", [])))
        assert score <= worth + honours + story.finished


def prices(seat: dict[str, Any]) -> int:
    return sum(box().size[box().city[city].size].gold for city in seat.get("cities", []))


@pytest.mark.parametrize("name", SCENARIOS)
def test_shields_lie_where_cities_and_blue_roles_put_them(name: str) -> None:
    story = Story(name)
    for seat in story.seats:
        lying = Counter(seat.get("shields", {}))
        needed = [box().city[city] for city in seat.get("cities", [])]
        slots = [city.regions for city in needed for _ in range(box().size[city.size].shields)]
        assert any(not Counter(split) - lying for split in product(*slots))  # P22
        by_roles = lying.total() - len(slots)
        assert min(SHIELDS - len(slots), story.halvings(seat, "blue")) <= by_roles <= story.finished  # P32
