"""A game that gives no more than a state, a declared table, a view and events plays everywhere."""

from functools import cache
from typing import Any

import pytest

from regalia.engine.defaults import game
from regalia.engine.events import Events
from regalia.engine.game import Option
from regalia.engine.why import Reasons
from regalia.games.carolus.layout import LAYOUT
from regalia.games.carolus.position import TABLE
from regalia.games.carolus.view import view
from tests.engine.tiny import found


@cache
def tiny() -> dict[str, Any]:
    """What was found of it; it is interpreted, on whatever engine this is."""
    return found()


def test_it_is_played_to_its_end_by_bots_that_go_by_points() -> None:
    seen = tiny()
    assert seen["moves"] == ["take 3", "take 3", "take 3", "take 1"]
    assert seen["ranks"] == ((1, 2) if seen["first"] == 0 else (2, 1))
    assert seen["told"] == ["Took"] * 4


def test_it_asks_and_refuses_in_words_that_fit_every_game() -> None:
    assert tiny()["asked"] == "What do you play?"
    assert tiny()["refused"] == "This move is not possible now."


def test_its_positions_follow_from_its_declaration() -> None:
    seen = tiny()
    assert seen["position"].startswith('game = "heap"\nround = 1\nturn = ')
    assert seen["inventory"] == {"coins": 10}
    assert seen["again"][3] == 7, "the heap is what nobody has"
    assert seen["restored"] is True
    assert "coins is 30, expected 0 to 10" in seen["complaint"]


def test_its_view_is_listed_and_its_numbers_are_named() -> None:
    seen = tiny()
    assert seen["drawn"].split() == ["heap", "7", "coins", *(("3,", "0") if seen["first"] == 0 else ("0,", "3"))]
    assert seen["observed"] == {
        "round": 1,
        "heap": 7,
        "turn": 1 - seen["first"],
        "seat 0: may decide now": seen["first"],
        "seat 0: coins": 3 * (1 - seen["first"]),
        "seat 1: may decide now": 1 - seen["first"],
        "seat 1: coins": 3 * seen["first"],
    }


def test_an_option_needs_a_place() -> None:
    option = Option("speed", choices=(0, 1), default=0, seats=(2,))
    with pytest.raises(ValueError, match="carolus: no place is called 'speed', expected one for each option"):
        game(TABLE, view, Events([]), options=(option,))


def test_every_verb_has_reasons() -> None:
    with pytest.raises(ValueError, match="carolus: 'crown' is in the layout or has reasons, expected both"):
        Reasons(LAYOUT, over="C28", turn="C14", verbs={})
