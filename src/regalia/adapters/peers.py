"""How fast Regalia plays beside other libraries, in one run on one core: random games of each, driven in the same way.

What is not installed is left out, and named. Every figure is of the processor's time, by turns, and of several goes the
best: whatever else a machine does makes nothing faster.
"""

import importlib
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from regalia import games
from regalia.bots.playout import clone_often, play_out
from regalia.engine import chance
from regalia.engine.state import State

SPIEL: Final = ("connect_four", "hex", "backgammon", "gin_rummy")
"""Games of OpenSpiel: two small ones, and two with chance, as ours have."""
CLASSIC: Final = ("connect_four_v3", "tictactoe_v3")
"""Games of PettingZoo."""
CLONES: Final = 200
TABLES: Final = 256
GOES: Final = 3


class Speed(msgspec.Struct, frozen=True):
    """How often a second."""

    library: str
    game: str
    way: str
    """`python`: actions of games driven from Python; `compiled`: all in the library itself; `batch`: many games in
    arrays, with observations and masks; `pettingzoo`: through PettingZoo, with observations and masks; `copy`: copies
    of a table."""
    per_second: float


class Race(msgspec.Struct, frozen=True):
    speeds: tuple[Speed, ...]
    absent: tuple[str, ...]
    """What could not be measured, and why."""


class Lane(NamedTuple):
    library: str
    game: str
    way: str
    go: Callable[[], int]
    """Play a little; how many actions, or copies, it was."""


def race(seconds: float, catanatron: Path | None = None, done: Callable[[], None] = lambda: None) -> Race:
    """Each lane takes about so many seconds; `done` is told after each."""
    lanes, absent = found(catanatron)
    best = [0.0] * len(lanes)
    for _ in range(GOES):
        for number, lane in enumerate(lanes):
            best[number] = max(best[number], _rate(lane.go, seconds / GOES))
            done()
    speeds = (Speed(*lane[:3], rate) for lane, rate in zip(lanes, best, strict=True))
    return Race(tuple(speeds), tuple(absent))


def found(catanatron: Path | None = None) -> tuple[list[Lane], list[str]]:
    """What can be measured here, and what cannot."""
    lanes, absent = list(_ours()), []
    for library, lanes_of in (
        ("NumPy", _batches),
        ("PettingZoo", _environments),
        ("OpenSpiel", _of_openspiel),
        ("PettingZoo's own games", _of_pettingzoo),
        ("catanatron", lambda: _of_catanatron(catanatron)),
    ):
        try:
            lanes += lanes_of()
        except ImportError as error:
            absent.append(f"{library}: {error}")
    return lanes, absent


def _rate(go: Callable[[], int], seconds: float) -> float:
    go()
    begun = process_time()
    count = go()
    while (elapsed := process_time() - begun) < seconds:
        count += go()
    return count / elapsed


# Ours


def _ours() -> Iterator[Lane]:
    for name in games.names():
        seats = min(games.find(name).seats)
        deal = _deals(name, seats)
        yield Lane("Regalia", name, "compiled", partial(_played_out, deal))
        yield Lane("Regalia", name, "python", partial(_driven, deal))
        yield Lane("Regalia", name, "copy", partial(_copies, deal()))


def _deals(name: str, seats: int) -> Callable[[], State]:
    """A fresh table at each call."""
    game = games.find(name)
    laid_out, numbers = game.lay_out(seats, game.complete(seats, {})), iter(range(1 << 60))

    def deal() -> State:
        state: State = laid_out.clone()
        state.random = chance.key("peers", next(numbers))
        state.set_up()
        return state

    return deal


def _played_out(deal: Callable[[], State]) -> int:
    return int(play_out(deal()))


def _driven(deal: Callable[[], State]) -> int:
    state, lot, actions = deal(), Random(7).random, 0
    while (seat := state.actor()) >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[int(lot() * len(legal))])
        actions += 1
    return actions


def _copies(state: State) -> int:
    clone_often(state, CLONES)
    return CLONES


def _batches() -> list[Lane]:
    from regalia.batch import Batch

    def go(batch: Batch) -> int:
        batch.step(batch.random_actions())
        return TABLES

    made = {name: Batch(name, min(games.find(name).seats), TABLES) for name in games.names()}
    return [Lane("Regalia", name, "batch", partial(go, batch)) for name, batch in made.items()]


def _environments() -> list[Lane]:
    from regalia.adapters.pettingzoo import env

    made = {name: env(name, min(games.find(name).seats)) for name in games.names()}
    return [Lane("Regalia", name, "pettingzoo", partial(_acted, each)) for name, each in made.items()]


# Others


def _acted(env: Any) -> int:
    """A game through PettingZoo, each agent by its mask."""
    env.reset(seed=7)
    actions = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        actions += 1
    return actions


def _of_openspiel() -> list[Lane]:
    pyspiel = importlib.import_module("pyspiel")
    lanes = []
    for name in SPIEL:
        game = pyspiel.load_game(name)
        lanes.append(Lane("OpenSpiel", name, "python", partial(_walked, game)))
        lanes.append(Lane("OpenSpiel", name, "copy", partial(_cloned, game)))
    return lanes


def _walked(game: Any) -> int:
    state, chance_of, actions = game.new_initial_state(), Random(7), 0
    lot = chance_of.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            faces, weights = zip(*outcomes, strict=True)
            state.apply_action(chance_of.choices(faces, weights)[0])
            continue
        legal = state.legal_actions()
        state.apply_action(legal[int(lot() * len(legal))])
        actions += 1
    return actions


def _cloned(game: Any) -> int:
    state = game.new_initial_state()
    for _ in range(CLONES):
        state.clone()
    return CLONES


def _of_pettingzoo() -> list[Lane]:
    modules = {name: importlib.import_module(f"pettingzoo.classic.{name}") for name in CLASSIC}
    return [Lane("PettingZoo", name, "pettingzoo", partial(_acted, each.env())) for name, each in modules.items()]


def _of_catanatron(folder: Path | None) -> list[Lane]:
    """From its source, if that is given: what the index has is years old."""
    if folder is not None and str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    catanatron: Any = importlib.import_module("catanatron")

    def go() -> int:
        colours = [catanatron.Color.RED, catanatron.Color.BLUE]
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        actions = 0
        while game.winning_color() is None and actions < 10_000:
            game.play_tick()
            actions += 1
        return actions

    return [Lane("catanatron", "catan", "python", go)]
