"""A position that cannot be is refused, with the entry and what was expected."""

import tomllib
from typing import Any

import pytest
import tomli_w

from regalia import games
from regalia.engine.errors import InvalidPosition
from regalia.games.principe.cards import total
from regalia.games.principe.table import HAND
from tests.games.principe.table import CARRARESI, ESTE, MEDICI, player, position_text, state_of, table

GAME = games.find("principe")
CITIES = ["mantua", "ferrara", "pisa", "rimini", "urbino", "padua", "milan", "bologna", "orvieto", "verona", "perugia"]
PHASES: dict[str, dict[str, Any]] = {
    "offering": {"phase": "offering", "part": 1},
    "bidding": {
        "phase": "bidding",
        "part": 2,
        "turn": 1,
        "pile": {"red": 1, "blue": 2},
        "auction": {"colour": "red", "live": [0, 1, 2]},
    },
    "building": {"phase": "building", "part": 2},
    "acting": {},
    "placing": {
        "phase": "placing",
        "part": 3,
        "city": "lucca",
        "to_place": 2,
        "display": ["lucca", "siena", "venice", "verona"],
    },
    "turning": {"phase": "turning", "part": 4, "rank": "major"},
    "over": {"phase": "over", "part": 4, "last": True, "ending": "deck", "deck": {}, "round": 5},
    "role": {"phase": "bidding", "part": 4, "rank": "minor", "turn": 1, "auction": {"colour": "white", "live": [1, 2]}},
}
SEATS: list[Any] = [
    player(hand={"red": 3}, gold=4, roles=["doctor", "bishop"], down={"red": 1}, up={"white": 3}, cities=["lucca"]),
    player(hand={"blue": 3}, gold=4, up={"white": 1}),
    player(hand={"green": 3}, gold=4, up={"white": 1}),
]


def tree(phase: str) -> dict[str, Any]:
    """A table in a phase, as a tree of entries."""
    first: Any = {**SEATS[0], "roles": ["doctor"]} if phase == "turning" else SEATS[0]
    found = tomllib.loads(position_text(first, *SEATS[1:], **PHASES[phase]))
    if phase != "over":
        # So that a card less on the table is not one too many in the deck
        found["out"]["yellow"] = found["out"].get("yellow", 0) + 3
    return found


@pytest.mark.parametrize("phase", list(PHASES))
def test_the_tables_of_these_tests_are_right(phase: str) -> None:
    text = tomli_w.dumps(tree(phase))
    state = GAME.read_position(text, "x")
    assert GAME.read_position(GAME.write_position(state), "x").snapshot() == state.snapshot()


SEAT_ENTRIES: list[tuple[str, str, object, str]] = [
    ("acting", "hand", {"pink": 1}, "seat 0: hand names 'pink', expected green, white, red, blue or yellow"),
    ("acting", "hand", {"red": 21}, "seat 0: hand has 21 red, expected 0 to 20"),
    ("acting", "hand", {"red": 20}, "there are 21 red cards, expected at most 20 \\(P1\\)"),
    ("acting", "hand", {"red": -1}, "table.toml"),
    ("acting", "offered", {"red": 1}, "seat 0: offered is {'red': 1} in phase acting, expected none"),
    ("offering", "offered", {"red": 3}, "seat 0 has offered 3 cards, expected 2"),
    ("acting", "shields", {"rome": 1}, "seat 0: shields names 'rome'"),
    ("acting", "shields", {"umbria": 12}, "seat 0: shields has 12 umbria, expected 0 to 11"),
    ("acting", "roles", ["pope"], "seat 0: roles names 'pope'"),
    ("acting", "roles", ["doctor", "doctor"], "seat 0: roles names 'doctor' a second time"),
    ("acting", "roles", ["doctor", "master"], "seat 0 holds both green roles"),
    ("acting", "cities", ["rome"], "seat 0: cities names 'rome'"),
    ("acting", "shields", {"umbria": 6, "veneto": 6}, "there are 12 shields of seat 0, expected at most 11 \\(P4\\)"),
    ("acting", "cities", ["siena"], "siena is built or on display 2 times"),
    ("acting", "cities", ["milan", "milan"], "seat 0: cities names 'milan' a second time"),
    ("acting", "gold", 13, "seat 0 has 13 gold, expected at most 12"),
    ("acting", "score", 10**9, "table.toml"),
    ("turning", "down", {}, "seat 0 has no card to turn up"),
    ("turning", "down", {"green": 1}, "seat 0 has no card to turn up"),
    ("placing", "cities", [], "lucca is not built by seat 0"),
    ("placing", "shields", {"umbria": 10}, "seat 0 has too few shields to place"),
]

ENTRIES: list[tuple[str, str, object, str]] = [
    ("acting", "game", "chess", "game is 'chess', expected 'principe'"),
    ("acting", "seat", [], "0 \\[\\[seat\\]\\] entries, expected 2, 3, 4 or 5"),
    ("acting", "draw", 6, "draw is 6, expected 4 or 5"),
    ("acting", "prince", 3, "prince is 3, expected 0 to 2"),
    ("acting", "phase", "resting", "phase is 'resting', expected offering"),
    ("acting", "part", 2, "part is 2 in phase acting, expected 3"),
    ("acting", "turn", 3, "turn is 3, expected 0 to 2"),
    ("acting", "round", 0, "round is 0"),
    ("acting", "round", 6, "round is 6 with 80 cards in the deck"),
    ("acting", "round", 1, "round is 1 with|round is 1, but a city is built"),
    ("acting", "last", True, "the round is the last one with 80 cards in the deck"),
    ("acting", "pile", {"red": 1}, "cards lie in the pile in part 3"),
    ("acting", "display", ["siena"], "display has 3 gaps while cities are left"),
    ("acting", "display", ["siena"] * 4, "siena is built or on display 4 times"),
    ("acting", "display", ["siena", "rome"], "display names 'rome'"),
    ("acting", "display", [*"abcde"], "display has 5 entries, expected at most 4"),
    ("acting", "city", "siena", "city is 'siena' in phase acting, expected none"),
    ("acting", "to_place", 1, "to_place is 1 in phase acting, expected 0"),
    ("acting", "ending", "deck", "ending is 'deck' in phase acting, expected none"),
    ("acting", "rank", "minor", "rank is minor outside of phase 4"),
    ("acting", "shared", True, "shared is true outside of phase 4"),
    ("acting", "auction", {"colour": "red", "live": [0]}, r"auction.live is \[0\] in phase acting, expected none"),
    ("bidding", "auction", {}, "auction.live is none in phase bidding, expected another"),
    ("offering", "turn", 0, "turn is 0 in phase offering, expected none"),
    ("offering", "part", 3, "part is 3 in phase offering, expected 1"),
    ("bidding", "auction", {"colour": "blue", "live": [0, 1, 2]}, "blue is auctioned, which is not the next group"),
    ("bidding", "auction", {"colour": "red", "live": [0, 2]}, "seat 1 is not in the auction"),
    ("bidding", "auction", {"colour": "red", "live": [0, 1]}, r"auction has the bidders \[0, 1\] before any bid"),
    ("bidding", "auction", {"colour": "red", "live": [0, 1, 5]}, "auction.live names 5, expected 0, 1 or 2"),
    ("bidding", "auction", {"colour": "red", "live": [0, 1, 1]}, "auction.live names 1 a second time"),
    ("role", "auction", {"colour": "white", "live": [0, 1, 2]}, "expected different ones who may take part"),
    ("bidding", "auction", {"colour": "red", "live": [0, 1, 2], "bid": 2}, "the bid 2 and bidder disagree"),
    ("bidding", "auction", {"colour": "red", "live": [0, 1], "bid": 5, "bidder": 0}, "seat 0 has bid more than"),
    ("bidding", "auction", {"colour": "red", "live": [1], "bid": 1, "bidder": 0}, "seat 0 has the highest"),
    ("bidding", "auction", {"colour": "red", "live": [0, 1], "bid": 1, "bidder": 1}, "seat 1 has the highest"),
    ("building", "turn", 1, "seat 1 builds, expected the prince"),
    ("placing", "to_place", 3, "to_place is 3, expected 1 to 2"),
    ("placing", "city", "siena", "lucca is built or on display 2 times"),
    ("placing", "turn", 1, "lucca is not built by seat 1"),
    ("turning", "rank", "middle", "rank is 'middle', expected major or minor"),
    ("turning", "turn", 1, "seat 1 has no card to turn up"),
    ("turning", "rank", "minor", "seat 0 uses a role that it does not hold"),
    ("role", "rank", "major", "a role that is auctioned is held|is held before the major"),
    ("role", "shared", True, "a shared lead leaves the minor role on the board"),
    ("role", "auction", {"colour": "green", "live": [1, 2]}, "a white role is held before its colour is reached"),
    ("role", "auction", {"colour": "yellow", "live": [1, 2]}, "a minor role is auctioned before the major one is held"),
    ("over", "ending", "cities", "part is 4 at the end"),
    ("over", "ending", "rain", "ending is 'rain', expected cities or deck"),
    ("over", "last", False, "only the last round ends the game by the deck"),
    ("over", "part", 1, "the last round has no phase 1"),
    ("over", "turn", 1, "turn is 1 in phase over, expected none"),
    ("acting", "seen", ["0 eats 3"], "seen 1, '0 eats 3': expected a seat and draws, offers, wins, lays or builds"),
    ("acting", "seen", ["9 draws 3"], "no such seat"),
    ("acting", "seen", ["0 draws many"], "expected a number of cards at its end"),
    ("acting", "seen", ["0 draws 3"], r"seen leaves \[3, 0, 0\] cards in the hands, expected \[3, 3, 3\]"),
    ("acting", "seen", ["0 offers red"], "there were not as many cards in hand"),
    ("acting", "seen", ["0 draws 3", "0 offers red red red"], "expected at most 2 cards"),
    ("acting", "seen", ["0 draws 3", "0 offers", "2 offers"], "expected the offer of seat 1 first"),
    ("acting", "seen", ["0 draws 3", "1 offers"], "expected the offer of seat 0 first"),
    ("acting", "seen", ["0 draws 3", "0 offers"], "seen ends before the offer of seat 1"),
    ("acting", "seen", ["0 builds siena"], "seat 0 has not built it"),
    ("acting", "seen", ["0 builds"], "expected one city"),
    ("acting", "seen", ["0 wins green 21"], "expected at most 20 cards"),
    ("acting", "seen", ["0 wins pink 2"], "names 'pink'"),
    ("acting", "seen", ["0 wins green 3", "1 draws 3", "2 draws 3"], "seen does not agree with the hands"),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "entry", "value", "complaint"), ENTRIES)
def test_complaints(phase: str, entry: str, value: object, complaint: str) -> None:
    refuse({**tree(phase), entry: value}, complaint)


@pytest.mark.parametrize(("phase", "entry", "value", "complaint"), SEAT_ENTRIES)
def test_complaints_about_a_seat(phase: str, entry: str, value: object, complaint: str) -> None:
    damaged = tree(phase)
    damaged["seat"][0][entry] = value
    refuse(damaged, complaint)


def refuse(damaged: dict[str, Any], complaint: str) -> None:
    with pytest.raises(InvalidPosition, match=complaint) as refusal:
        GAME.read_position(tomli_w.dumps(damaged), "table.toml")
    assert str(refusal.value).startswith("table.toml: ")


@pytest.mark.rule("P37")
def test_two_players_have_neither_minor_roles_nor_fifteen_cities() -> None:
    with pytest.raises(InvalidPosition, match="two players have no minor roles"):
        table(player(roles=["master"]), player())
    with pytest.raises(InvalidPosition, match="15 cities are turned up, expected at most 10"):
        table(player(cities=CITIES), player())
    with pytest.raises(InvalidPosition, match="expected at most 10"):
        table(player(cities=CITIES[:7]), player())
    with pytest.raises(InvalidPosition, match="draw is 4, expected 5"):
        table(player(), player(), draw=4)


@pytest.mark.rule("P11")
def test_a_file_that_does_not_say_draws_five_cards() -> None:
    """Such files are of when five cards were usual; tables begun from them are stored."""
    text = position_text(player(), player(), player(), draw=5)
    assert "draw = 5\n" in text
    state = GAME.read_position(text.replace("draw = 5\n", ""), "x")
    assert GAME.options_of(state) == {"draw": 5}


@pytest.mark.rule("P33")
def test_no_round_begins_with_fewer_than_four_cities() -> None:
    with pytest.raises(InvalidPosition, match="a round began with 3 cities face up"):
        table(
            player(hand={"red": 3}, cities=[*CITIES, "siena"]), player(), player(),
            phase="offering", part=1, display=["florence", "lucca", "venice"],
        )  # fmt: skip


@pytest.mark.rule("P12")
def test_offers_that_are_all_made_are_turned_up() -> None:
    with pytest.raises(InvalidPosition, match="all offers are made"):
        table(player(offered={"red": 2}), player(), player(), phase="offering", part=1)


@pytest.mark.rule("P20")
def test_nobody_is_building_in_the_first_round() -> None:
    with pytest.raises(InvalidPosition, match="building in round 1"):
        table(player(), player(), player(), phase="building", part=2, round=1)


@pytest.mark.rule("P27")
def test_a_role_is_auctioned_only_in_a_tie() -> None:
    with pytest.raises(InvalidPosition, match="the blue role is auctioned without a tie"):
        table(
            player(up={"blue": 2}), player(up={"blue": 1}), player(),
            phase="bidding", part=4, rank="major", shared=True, turn=1, auction={"colour": "blue", "live": [0, 1]},
        )  # fmt: skip


@pytest.mark.rule("P28")
def test_a_major_role_is_auctioned_when_the_lead_is_shared() -> None:
    with pytest.raises(InvalidPosition, match="shared is false"):
        table(
            player(up={"blue": 2}), player(up={"blue": 2}), player(),
            phase="bidding", part=4, rank="major", turn=1, auction={"colour": "blue", "live": [0, 1]},
        )  # fmt: skip


@pytest.mark.rule("P3", "P22")
def test_shields_to_place() -> None:
    with pytest.raises(InvalidPosition, match="to_place is 2 for a blue role"):
        table(player(roles=["nobleman"]), player(), player(), phase="placing", part=4, rank="major", to_place=2)
    with pytest.raises(InvalidPosition, match="siena leaves no choice of region"):
        table(
            player(cities=["siena"]), player(), player(), phase="placing", part=3, city="siena", to_place=1,
            display=["siena", "lucca", "venice", "verona"],
        )  # fmt: skip


def test_what_was_seen_is_written_shorter_than_it_happened() -> None:
    """Cards won and laid again are no news, and a city built is cards laid."""
    seen = ["0 draws 2", "1 draws 4", "1 wins green 3", "1 lays green 2", "1 builds siena"]
    match = table(player(hand={"red": 2}), player(hand={"blue": 2}, cities=["siena"]), player(), seen=seen)
    assert (
        'seen = [\n    "0 draws 2",\n    "1 draws 4",\n    "1 lays white 1",\n    "1 lays red 1",\n]'
        in match.position()
    )


def test_a_last_round_that_only_cards_drawn_tell_of() -> None:
    """The card drawn after the offers can be laid only if a new pile lay between."""
    seen = ["0 draws 1", *(f"{seat} offers" for seat in range(3)), "0 draws 1", "0 lays red 2"]
    match = table(player(up={"red": 2}), player(), player(), seen=seen, last=True, deck={}, round=5)
    assert match.position().count('"0 offers"') == 2


def test_cards_drawn_after_the_last_offer_that_is_told_can_be_laid() -> None:
    """A pile has been turned up since, or phase 1 would not be over; without it, what is seen then could not be."""
    seen = [*(f"{seat} offers" for seat in range(3)), "0 draws 2"]
    match = table(player(hand={"red": 2}), player(hand={"blue": 1}), player(), seen=[*seen, "1 draws 1"])
    match.play(MEDICI, "lay red 2")
    assert total(match.glimpse(CARRARESI).t[HAND + MEDICI]) == 0


def test_there_is_one_offer_in_a_round() -> None:
    offers = [f"{seat} offers" for seat in range(3)]
    with pytest.raises(InvalidPosition, match="expected at most 2 offers by round 2"):
        table(player(), player(), player(), seen=offers * 3)


def test_without_a_chronicle_all_cards_count_as_drawn() -> None:
    match = table(player(hand={"red": 2}), player(), player(), player(hand={"blue": 1}))
    assert 'seen = [\n    "0 draws 2",\n    "3 draws 1",\n]' in match.position()
    assert total(state_of(match).t[HAND + ESTE]) == 1
