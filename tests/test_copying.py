"""Python's habits: what people copy, pickle and send to other processes."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import regalia
from regalia import games
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.match import Match
from regalia.testing.play import deal_match, everything, play_any

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "Match.copy": lambda thing: thing.copy(),
}
GAMES = [games.find(name) for name in games.names()]
way = pytest.mark.parametrize("way", [each for each in WAYS if each != "Match.copy"])
of_each_game = pytest.mark.parametrize("game", GAMES, ids=games.names())


@pytest.mark.parametrize("way", WAYS)
@of_each_game
def test_two_matches_know_nothing_of_each_other(game: AnyGame, way: str) -> None:
    match, choices = deal_match(game, max(game.seats), 0), Random(way)
    for _ in range(40):
        play_any(match, choices)
    before = everything(match)
    again: Match = WAYS[way](match)
    assert everything(again) == before
    for _ in range(30):
        play_any(again, choices)
    assert everything(match) == before
    after = everything(again)
    for seat, move in again.played[len(match.played) :]:
        match.play(seat, move)
    assert everything(match) == after, "the same dice fall"
    for _ in range(20):
        play_any(match, choices)
    assert everything(again) == after


@pytest.mark.parametrize("way", WAYS)
def test_both_can_take_back(way: str) -> None:
    match = regalia.new("tara", seats=2, seed=3)
    choices = Random(3)
    while not any(match.can_undo(seat) for seat in range(2)):
        play_any(match, choices)
    (seat,) = (seat for seat in range(2) if match.can_undo(seat))
    before = everything(match)
    again: Match = WAYS[way](match)
    undone = again.undo(seat)
    assert everything(match) == before
    assert undone == match.undo(seat)
    assert everything(again) == everything(match)


@way
@of_each_game
def test_states(game: AnyGame, way: str) -> None:
    state: State = game.new(min(game.seats), game.complete(min(game.seats), {}), 5)
    state.play_on(30)
    before = state.snapshot()
    again = WAYS[way](state)
    assert type(again) is type(state)
    assert again.snapshot() == before
    assert again.play_on(20) == state.play_on(20)
    assert again.snapshot() == state.snapshot() != before
    again.play_on(1)
    assert again.snapshot() != state.snapshot()


@way
@of_each_game
def test_games_are_there_once(game: AnyGame, way: str) -> None:
    assert WAYS[way](game) is game


def test_a_game_that_nobody_else_can_find_is_not_pickled() -> None:
    own = replace(games.find("carolus"), rules_version=99)
    assert copy.deepcopy(own) is own
    with pytest.raises(TypeError, match="<Game carolus> is not the registered game of its name"):
        pickle.dumps(own)


@way
def test_records(way: str) -> None:
    match = regalia.new("carolus", seats=2, seed=1)
    play_any(match, Random(1))
    record = match.record()
    again = WAYS[way](record)
    assert again == record
    again.moves.append((0, "disc 1"))
    again.options["team_talk"] = True
    assert record == match.record()
