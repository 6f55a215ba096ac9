"""A game that gives no more than a state, a declared table, a view and events plays everywhere."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regalia.engine.defaults import game
from regalia.engine.events import Events
from regalia.engine.game import Option
from regalia.engine.why import Reasons
from regalia.games.carolus.layout import LAYOUT
from regalia.games.carolus.position import TABLE
from regalia.games.carolus.view import view

ROOT = Path(__file__).parents[2]


@cache
def tiny() -> dict[str, Any]:
    """What was found of it, in a process of its own, because it is interpreted."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.engine.tiny"],
        cwd=ROOT,
        env={**os.environ, "REGALIA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_it_is_played_to_its_end_by_bots_that_go_by_points() -> None:
    found = tiny()
    assert found["moves"] == ["take 3", "take 3", "take 3", "take 1"]
    assert found["ranks"] == ([1, 2] if found["first"] == 0 else [2, 1])
    assert found["told"] == ["Took"] * 4


def test_it_asks_and_refuses_in_words_that_fit_every_game() -> None:
    assert tiny()["asked"] == "What do you play?"
    assert tiny()["refused"] == "This move is not possible now."


def test_its_positions_follow_from_its_declaration() -> None:
    found = tiny()
    assert found["position"].startswith('game = "heap"\nround = 1\nturn = ')
    assert found["inventory"] == {"coins": 10}
    assert found["again"][3] == 7, "the heap is what nobody has"
    assert found["restored"] is True
    assert "coins is 30, expected 0 to 10" in found["complaint"]


def test_its_view_is_listed_and_its_numbers_are_named() -> None:
    found = tiny()
    assert "heap=7" in found["drawn"]
    assert found["observed"] == {
        "round": 1,
        "heap": 7,
        "turn": 1 - found["first"],
        "seat 0: may decide now": found["first"],
        "seat 0: coins": 3 * (1 - found["first"]),
        "seat 1: may decide now": 1 - found["first"],
        "seat 1: coins": 3 * found["first"],
    }


def test_an_option_needs_a_place() -> None:
    option = Option("speed", choices=(0, 1), default=0, seats=(2,))
    with pytest.raises(ValueError, match="carolus: no place is called 'speed', expected one for each option"):
        game(TABLE, view, Events([]), options=(option,))


def test_every_verb_has_reasons() -> None:
    with pytest.raises(ValueError, match="carolus: 'crown' is in the layout or has reasons, expected both"):
        Reasons(LAYOUT, over="C28", turn="C14", verbs={})
