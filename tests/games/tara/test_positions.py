"""Position files: every complaint names the source, the entry and what was expected."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
import tomli_w

from regalia import games
from regalia.engine.errors import InvalidPosition
from tests.games.tara.table import full, position_text

GAME = games.find("tara")
Tree = dict[str, Any]


def usual() -> Tree:
    """Blue has card 9 and the turn; Yellow and White have one card each."""
    return tomllib.loads(position_text(3, hand=[9], board={"ulster": {"F1": "by", "F2": "y"}}))


def put(*path: str | int, value: object) -> Callable[[Tree], None]:
    def change(tree: Tree) -> None:
        place: Any = tree
        for key in path[:-1]:
            place = place.setdefault(key, {}) if isinstance(place, dict) else place[key]
        place[path[-1]] = value

    return change


def swapping(tree: Tree) -> None:
    tree["phase"] = "swapping"
    tree["seat"][0]["hand"] = []
    tree["steps"] = {"card": 36, "region": "ulster", "picked": ["F1", 3]}


COMPLAINTS: dict[str, tuple[Callable[[Tree], None], str]] = {
    "game": (put("game", value="chess"), "game is 'chess', expected 'tara'"),
    "seats": (put("seat", value=[{}]), "1 \\[\\[seat\\]\\] entries, expected 2, 3 or 4"),
    "limit": (put("round_limit", value=-1), "round_limit is -1, expected 0 to 1000000 \\(T45\\)"),
    "regions": (put("regions", value=["ulster", "munster"]), "expected 3 different ones \\(T1\\)"),
    "region": (put("regions", 0, value="meath"), "regions names 'meath', expected connacht"),
    "third": (put("third", value="munster"), "third is for two players \\(T44\\)"),
    "board region": (put("board", "munster", value={"F1": ["blue"]}), "board.munster has discs, but munster is not"),
    "position": (put("board", "ulster", "F6", value=["blue"]), "board.ulster names the position 'F6', expected F1"),
    "owner": (
        put("board", "ulster", "F3", value=["red"]),
        "board.ulster.F3 names 'red', expected blue, yellow or white",
    ),
    "too many": (
        put("board", "ulster", "F3", value=["blue", "yellow"] * 20),
        "there are 21 blue discs, expected at most 20 \\(T3\\)",
    ),
    "three": (put("board", "ulster", "F3", value=["blue"] * 3), "board.ulster.F3 has three discs of one player on top"),
    "king fort": (put("board", "ulster", "K", value=["blue"] * 2), "has a fort on the king position \\(T5\\)"),
    "two forts": (
        put("board", "ulster", value={"F3": ["blue", "blue"], "F4": ["blue", "blue"]}),
        "blue has 2 forts, expected 1 \\(T5\\)",
    ),
    "kings": (put("kings", value={"ulster": "red"}), "kings of ulster is 'red', expected blue, yellow or white"),
    "whole": (put("board", "ulster", value={name: ["blue"] for name in full("b")}), "belongs to one player.*\\(T29\\)"),
    "two kings": (put("kings", value={"ulster": "blue", "connacht": "blue"}), "so the game is over \\(T43\\)"),
    "cumals": (put("seat", 0, "cumals", value=-1), "seat 0: cumals is -1, expected 0 to 1000000"),
    "own prisoner": (put("seat", 0, "prisoners", value={"blue": 1}), "holds its own discs prisoner \\(T37\\)"),
    "prisoners": (
        put("seat", 0, "prisoners", value={"white": 21}),
        "of white is 21, expected 0 to 20 \\(T3\\)",
    ),
    "card": (put("seat", 0, "hand", value=[37]), "seat 0: hand names 37, expected 1, 2, 3"),
    "card twice": (put("seat", 1, "hand", value=[9]), "there are 2 cards numbered 9, expected at most 1 \\(T6\\)"),
    "known pile": (put("known_pile", value=[20]), "known_pile is mixed with unseen cards"),
    "phase": (put("phase", value="sleeping"), "phase is 'sleeping', expected keeping"),
    "stage": (put("stage", value="clearing"), "stage clearing does not go with phase choosing"),
    "no stage": (put("stage", value="night"), "stage is 'night', expected actions"),
    "round": (put("round", value=0), "round is 0, expected 1 to"),
    "start": (put("start", value="red"), "start is 'red', expected blue, yellow or white"),
    "regions left": (
        put("regions_left", value=["ulster"]),
        "regions_left is \\['ulster'\\], expected regions in play, after",
    ),
    "holders done": (put("holders_done", value=1), "holders_done is 1 in phase choosing, expected 0 \\(T41\\)"),
    "hands": (put("seat", 1, "hand", value=[]), "no turn of blue \\(T10\\)"),
    "aside": (put("seat", 1, "aside", value=[20]), "cards are aside in round 2, expected 0"),
    "acted": (put("acted", value=False), "acted is false, expected the contrary \\(T12\\)"),
    "steps card": (put("steps", value={"card": 20}), "steps.card is 20 in phase choosing, expected none"),
    "steps region": (
        put("steps", value={"region": "ulster"}),
        "steps.region is 'ulster' in phase choosing, expected none",
    ),
    "picked": (put("steps", value={"picked": ["F1", 3]}), "steps.picked is \\['F1', 3\\] in phase choosing"),
    "picked deep": (swapping, "steps.picked is F1 3: no disc"),
    "beneath": (put("board", "ulster", "F3", value=["blue"] * 81), "board.ulster.F3 has 81, expected at most 80"),
    "may hire": (
        put("steps", value={"may_hire": ["blue"]}),
        "steps.may_hire is \\['blue'\\] in phase choosing, expected none",
    ),
    "garrison": (put("steps", value={"garrison": 1}), "steps.garrison is 1 in phase choosing, expected 0 \\(T39\\)"),
    "paid": (put("steps", value={"paid": True}), "steps.paid is true in phase choosing, expected false"),
    "placed": (put("steps", value={"placed": ["F1"]}), "steps.placed is \\['F1'\\] in phase choosing, expected none"),
    "active": (put("steps", value={"active": ["F1"]}), "steps.active is \\['F1'\\] in phase choosing"),
    "anchor": (put("steps", value={"anchor": "F1"}), "steps.anchor is 'F1' in phase choosing, expected none"),
    "decider": (put("decider", value="white"), "decider is not the actor in phase choosing"),
    "ending": (put("ending", value="kings"), "ending is 'kings' in phase choosing, expected none"),
    "winners": (put("winners", value=["blue"]), "winners is \\['blue'\\] in phase choosing, expected none"),
    "unknown": (put("colour", value=1), "colour"),
}


@pytest.mark.parametrize("name", COMPLAINTS)
def test_complaints(name: str) -> None:
    change, complaint = COMPLAINTS[name]
    tree = usual()
    change(tree)
    with pytest.raises(InvalidPosition, match=complaint) as refused:
        GAME.read_position(tomli_w.dumps(tree), "table.toml")
    assert str(refused.value).startswith("table.toml: ")


def test_the_usual_table_is_fine() -> None:
    assert GAME.read_position(tomli_w.dumps(usual()), "table.toml").pending() == 1


def keeping() -> Tree:
    return {
        "game": "tara",
        "phase": "keeping",
        "regions": ["connacht", "ulster"],
        "third": "munster",
        "start": "blue",
        "acted": False,
        "seat": [{"aside": [1, 2, 3, 4, 5, 6]}, {"hand": [7, 8], "aside": [9, 10, 11, 12]}],
    }


KEEPING: dict[str, tuple[Callable[[Tree], None], str]] = {
    "even": (put("round", value=2), "round 2 is even: no cards are kept \\(T9\\)"),
    "five cards": (put("seat", 0, "aside", value=[1, 2, 3, 4, 5]), "expected 6 together \\(T8\\)"),
    "all kept": (
        put("seat", value=[{"hand": [1, 2, 3], "aside": [4, 5, 6]}, {"hand": [7, 8, 9], "aside": [10, 11, 12]}]),
        "all have kept 3 cards",
    ),
    "seen": (put("discards", value=[30]), "cards were seen before the first action"),
    "third": (put("third", value="ulster"), "third is 'ulster', which is in play from the start"),
    "crowned": (put("board", value={"ulster": {"K": ["blue"]}}), "board.ulster.K has a disc, so the region is won"),
}


@pytest.mark.parametrize("name", KEEPING)
def test_complaints_while_cards_are_kept(name: str) -> None:
    change, complaint = KEEPING[name]
    tree = keeping()
    change(tree)
    with pytest.raises(InvalidPosition, match=complaint):
        GAME.read_position(tomli_w.dumps(tree), "table.toml")


def test_a_table_while_cards_are_kept() -> None:
    state = GAME.read_position(tomli_w.dumps(keeping()), "table.toml")
    assert state.pending() == 0b11
    assert [len(state.legal(seat)) for seat in range(2)] == [6, 4]
