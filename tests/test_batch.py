"""Many tables side by side: the same games as one by one, in arrays that keep their place."""

import runpy
from typing import Any

import numpy as np
import pytest

from regalia import games
from regalia.batch import Batch, Spread
from regalia.engine.errors import InvalidOption
from regalia.engine.state import zeros
from tests.adapters.conftest import tables

STEPS = 300


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize(("name", "seats"), tables(metafunc.config))


def played(batch: Batch, steps: int) -> list[Any]:
    """What there is to see in so many steps of random actions."""
    seen = []
    for _ in range(steps):
        actions = batch.random_actions().copy()
        seen.append((batch.actors.tolist(), actions.tolist(), batch.observations.sum(1).tolist()))
        batch.step(actions)
    return seen


def test_it_plays_as_tables_do_one_by_one(name: str, seats: int) -> None:
    game = games.find(name)
    batch = Batch(name, seats, tables=3, seed=7)
    twins = [table.clone() for table in batch._core.tables]
    ended = 0
    for _ in range(STEPS):
        for table, twin in enumerate(twins):
            waiting = int(twin.pending())
            seat = (waiting & -waiting).bit_length() - 1
            seen = zeros(len(batch.numbers))
            twin.observe(seat, seen)
            assert batch.actors[table] == seat
            assert batch.observations[table].tolist() == list(seen)
            assert np.flatnonzero(batch.masks[table]).tolist() == sorted(twin.legal(seat))
        actions = batch.random_actions().copy()
        for table, twin in enumerate(twins):
            twin.apply(int(batch.actors[table]), int(actions[table]))
        over = [not twin.pending() for twin in twins]
        assert batch.step(actions) == sum(over)
        assert batch.ended.tolist() == [int(each) for each in over]
        for table, twin in enumerate(twins):
            expected = np.zeros(seats)
            if over[table]:
                sides = [game.sides(seats)[seat] for seat in range(seats)]
                winning = [side for side in set(sides) if int(twin.winners()) >> side & 1]
                expected = np.array([1 / len(winning) if side in winning else 0 for side in sides])
                twins[table] = batch._core.tables[table].clone()
                ended += 1
            assert batch.rewards[table].tolist() == expected.tolist()
    assert ended > 0


def test_one_seed_decides_all() -> None:
    first = played(Batch("rivals", 2, tables=4, seed=1), 60)
    assert played(Batch("rivals", 2, tables=4, seed=1), 60) == first
    assert played(Batch("rivals", 2, tables=4, seed=2), 60) != first
    assert len({str(row) for row in Batch("rivals", 2, tables=8, seed=1).observations.tolist()}) > 1


def test_what_is_not_legal_is_refused_before_anything_is_played() -> None:
    batch = Batch("carolus", 2, tables=3, seed=1)
    actions = batch.random_actions().copy()
    before = batch.observations.copy()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=f"table 1: action {actions[1]} is not legal there"):
        batch.step(actions)
    assert (batch.observations == before).all()
    for wrong in (-1, len(batch.game.moves)):
        actions[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal"):
            batch.step(actions)
    with pytest.raises(ValueError, match=r"actions of the shape \(2,\), expected \(3,\)"):
        batch.step([0, 0])
    with pytest.raises(ValueError, match="tables is 0, expected at least 1"):
        Batch("carolus", 2, tables=0)
    with pytest.raises(InvalidOption, match="carolus is for 2, 3 or 4 players"):
        Batch("carolus", 7, tables=1)


def test_options_hold_in_every_game() -> None:
    batch = Batch("principe", 3, tables=2, seed=5, options={"first": 2, "draw": 5})
    at = batch.game.table.layout.offsets
    ended = 0
    while ended < 3:
        ended += batch.step(batch.random_actions())
        for table in np.flatnonzero(batch.ended):
            dealt = batch._core.tables[table]
            assert (dealt.t[at["prince"]], dealt.t[at["draw"]]) == (1, 5)


def test_the_example_learns() -> None:
    learner: Any = runpy.run_path("docs/examples/learner.py")["Learner"]("rivals", tables=8)
    while not learner.learn():
        pass
    assert np.abs(learner.weights).sum() > 0
    assert 0 <= learner.against_chance(4) <= 1


def test_observations_spread_out() -> None:
    batch = Batch("tara", 3, tables=5, seed=3)
    spread = Spread(batch.numbers)
    assert len(spread.names) == spread.width == len(set(spread.names))
    room = np.zeros((5, spread.width), np.float32)
    for _ in range(40):
        rows = spread(batch.observations, room)
        assert rows is room
        for row, observed in zip(rows, batch.observations, strict=True):
            said = dict(zip(spread.names, row.tolist(), strict=True))
            for number, value in zip(batch.numbers, observed.tolist(), strict=True):
                single = number.kind in ("count", "bit")
                assert said[number.name if single else f"{number.name} is {value}"] == (value if single else 1)
        assert rows.sum() == sum(
            value if number.kind in ("count", "bit") else 1
            for observed in batch.observations.tolist()
            for number, value in zip(batch.numbers, observed, strict=True)
        )
        batch.step(batch.random_actions())
