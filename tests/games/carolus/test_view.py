"""What a seat sees and is told."""

import msgspec
import pytest

import regalia
from regalia.engine.events import phrase as phrase_of
from regalia.engine.state import Note
from regalia.games.carolus.events import EVENTS
from regalia.games.carolus.view import Reach
from regalia.words import LANGUAGES, words
from tests.games.carolus.table import BLACK, WHITE, load_dice, log, look, player, table


def test_the_view_is_json() -> None:
    match = regalia.new("carolus", seats=4, seed=1)
    encoded = msgspec.json.decode(msgspec.json.encode(match.view(0)))
    assert encoded["phase"] in ("setting-up", "preparing")
    assert len(encoded["territories"]) == 15
    assert len(encoded["seats"]) == 4


def test_whoever_changes_what_they_are_shown_changes_nothing_for_others() -> None:
    match = table(player(court={"red": 1}), player(), land={"2": {"red": 1}})
    shown = look(match)
    shown.territories[1].knights["red"] = 99
    shown.seats[0].court["red"] = 99
    assert look(match).territories[1].knights == {"red": 1}
    assert look(match).seats[0].court == {"red": 1}


def test_reach_says_what_each_stop_would_bring() -> None:
    match = table(
        player(disc=4, court={"red": 1}),
        player(disc=5, court={"blue": 1}),
        land={"2": {"red": 1}, "3-4": {"red": 3}, "5": {"blue": 1, "red": 1}, "6": {"blue": 2}},
        castles={"3-4": BLACK, "6": BLACK},
    )
    assert look(match).reach == (
        Reach(1, "2", WHITE, 1, last=False, joins=(), total=1),
        Reach(2, "3", WHITE, 2, last=False, joins=(), total=2),
        Reach(3, "5", None, 0, last=False, joins=(), total=0),
        Reach(4, "6", BLACK, 0, last=False, joins=(), total=1),
    )


def test_reach_is_empty_where_nobody_moves_the_emperor() -> None:
    assert look(table(player(), player())).reach == ()


def test_a_region_that_spans_the_end_of_the_ring_is_listed_clockwise() -> None:
    match = table(player(disc=1), player(disc=2), castles={"13-3": WHITE})
    assert look(match).territories[0].provinces == ("13", "14", "15", "1", "2", "3")
    assert [each.name for each in look(match).territories] == ["1", *(str(number) for number in range(4, 13))]


def test_events_in_words() -> None:
    match = table(
        player(disc=2, court={"red": 1, "green": 1}, reserve={"red": 1}, markers=()),
        player(disc=3, court={"red": 1, "green": 1}, markers=("red", "green")),
        land={"2": {"red": 3}, "9": {"green": 38}},
        castles={"2": BLACK, "3": WHITE},
    )
    match.play(WHITE, "knight red court")
    load_dice(match, "green blue crown")
    match.play(WHITE, "emperor 1")
    match.play(WHITE, "crown pink")
    says = words("en", "carolus")
    assert [says.say(phrase, ["Ann", "Bob"]) for phrase in log(match, 1)] == [
        "Ann brings a red knight to court.",
        "Ann gains influence over the red family.",
        "Ann moves the Emperor one territory to 2.",
        "White takes territory 2 from Black: one castle changes hands.",
        "Territories 2 and 3 merge into one region, 2.",
        "Ann rolls green, blue, crown.",
        "The stock of green knights is empty: every court returns 1.",
        "Ann chooses a pink knight for a crown.",
    ]


@pytest.mark.parametrize(
    ("kind", "numbers", "sentence"),
    [
        ("round", [7], "Round 7 begins."),
        ("disc", [1, 5], "Bob lays out disc 5."),
        ("land", [0, 4, 14], "Ann sends a pink knight to territory 15."),
        ("undecided", [0], "Nobody has the majority in territory 1."),
        ("held", [1, 2], "Black keeps territory 3."),
        ("built", [0, 2], "White builds a castle in territory 3."),
        ("replaced", [0, 1, 2, 3], "White takes territory 3 from Black: 3 castles change hands."),
        ("exhausted", [2], "No green knight is left, in stock or to be given back: the die becomes a crown."),
        ("lost", [1, 1], "The stock is empty: Bob loses a crown."),
        ("over", [1, 0b01], "The last castle is built. Victory for White!"),
        ("over", [2, 0b11], "Fewer than four territories are left. White and Black share the victory!"),
        ("over", [3, 0b10], "Nobody brought a knight into play for a whole round. Victory for Black!"),
        ("over", [4, 0b100], "The hundredth round is over. Victory for Grey!"),
    ],
)
def test_other_events_in_words(kind: str, numbers: list[int], sentence: str) -> None:
    phrase = phrase_of(EVENTS.read(Note(kind, numbers + [0] * (4 - len(numbers)), -1)))
    assert words("en", "carolus").say(phrase, ["Ann", "Bob"]) == sentence
    for language in LANGUAGES:
        assert words(language, "carolus").say(phrase, ["Ann", "Bob"])
