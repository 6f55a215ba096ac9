"""The decisions of simulated games as a Parquet file, for programs that learn: a row for each decision.

What its seat knew, what it could do and did, and how the game ended. The schema follows from the declared table.
Nothing else is there: no seed, no true state, and in no row a number that its seat could not observe.
"""

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from librt.vecs import vec

import regalia
from regalia import games
from regalia.arena.game import Outcome
from regalia.arena.pool import spread
from regalia.arena.simulate import Plan, Report, Tally, check, empty, pieces, play, report
from regalia.engine import chance
from regalia.engine.chance import SecretDice
from regalia.engine.errors import InvalidOption
from regalia.extras import extra
from regalia.games import AnyGame
from regalia.match import Observer

with extra("data", "regalia simulate --dataset"):
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet

KEY: Final = b"regalia"
"""Of what the file says about itself, as JSON in the metadata of its schema."""
ROWS: Final = 20_000
"""Of a group, about: so many are written at once."""


class Described(msgspec.Struct, frozen=True):
    """What the columns of numbers mean."""

    version: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    observation: tuple[dict[str, str | int], ...]
    """Of each number of an observation: its name, its bounds and its kind."""
    moves: tuple[str, ...]
    """Of each action: the move."""


def schema(plan: Plan) -> Any:
    """The columns, for a plan that was checked."""
    game, seats = games.find(plan.game), len(plan.bots)
    numbers = game.table.layout.numbers(seats)
    short = np.iinfo(np.int16)
    fits = all(short.min <= number.lowest and number.highest <= short.max for number in numbers)
    described = Described(
        version=regalia.__version__,
        game=plan.game,
        rules=game.rules_version,
        seats=seats,
        options=plan.options,
        bots=plan.bots,
        games=plan.games,
        observation=tuple(number._asdict() for number in numbers),
        moves=tuple(map(str, game.moves)),
    )

    def column(name: str, kind: Any, size: int = 0) -> Any:
        return pa.field(name, pa.list_(kind, size) if size else kind, nullable=False)

    columns = [
        column("game", pa.int32()),
        column("number", pa.int32()),
        column("seat", pa.int8()),
        column("bot", pa.string()),
        column("observation", pa.int16() if fits else pa.int32(), len(numbers)),
        column("mask", pa.uint8(), len(game.moves)),
        column("action", pa.int32()),
        column("rewards", pa.float64(), seats),
        column("ranks", pa.int8(), seats),
        column("points", pa.int32(), seats),
    ]
    return pa.schema(columns, {KEY: msgspec.json.encode(described)})


class _Collector:
    """The decisions of some games, one game after another."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._game: AnyGame = games.find(plan.game)
        self._observer = Observer(self._game, len(plan.bots))
        self._schema = schema(plan)
        self._kind = self._schema.field("observation").type.value_type.to_pandas_dtype()
        self._rewards = vec[float]([0.0] * len(plan.bots))  # once: compiled code never frees what it is given
        self._columns: dict[str, list[Any]] = {name: [] for name in self._schema.names}

    def note(
        self, number: int, names: Sequence[str], seed: str, outcome: Outcome, played: Sequence[tuple[int, int]]
    ) -> None:
        """A game that was played, once more: what each seat knew wherever it had a choice."""
        seats, secret = len(names), chance.secret(seed)
        state = self._game.new(seats, self._plan.options, 1, SecretDice(secret, 0))
        found = self._columns
        before = len(found["seat"])
        for count, (seat, action) in enumerate(played, 1):
            legal = state.legal(seat)
            if len(legal) > 1:
                mask = np.zeros(len(self._game.moves), np.uint8)
                mask[legal] = 1
                found["observation"].append(np.array(self._observer(state, seat), self._kind))
                found["mask"].append(mask)
                found["number"].append(count)
                found["seat"].append(seat)
                found["bot"].append(names[seat])
                found["action"].append(action)
            state.dice = SecretDice(secret, count)
            state.apply(seat, action)
        rows = len(found["seat"]) - before
        if outcome.finished:
            state.rewards(self._rewards)
        rewards = list(self._rewards) if outcome.finished else [0.0] * seats
        found["game"] += [number] * rows
        found["rewards"] += [np.array(rewards)] * rows
        found["ranks"] += [np.array(outcome.ranks, np.int8)] * rows
        found["points"] += [np.array(outcome.points, np.int32)] * rows

    def batch(self) -> Any:
        return pa.record_batch([self._array(field) for field in self._schema], schema=self._schema)

    def _array(self, field: Any) -> Any:
        values = self._columns[field.name]
        if not pa.types.is_fixed_size_list(field.type):
            return pa.array(values, field.type)
        flat = np.concatenate(values) if values else np.zeros(0)
        return pa.FixedSizeListArray.from_arrays(pa.array(flat, field.type.value_type), type=field.type)


def _collected(plan: Plan, numbers: range) -> tuple[Tally, Any]:
    """The games with these numbers, and their decisions."""
    collector = _Collector(plan)
    tally = play(plan, numbers, collector.note)
    return tally, collector.batch()


def simulate(plan: Plan, path: str, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> Report:
    """As `regalia.arena.simulate.simulate`, with a file of all decisions; it is there when it is whole.

    The rows are the same for any number of processes, in the order of the games.
    """
    plan = check(plan, jobs)
    total, target = empty(plan), Path(path)
    if not target.name or target.is_dir():
        raise InvalidOption(f"{path!r} is no file that could be written")
    part = target.with_name(f".{os.urandom(8).hex()}.part")
    waiting: dict[int, Any] = {}
    following, rows = 0, []
    try:
        with part.open("xb") as stream, parquet.ParquetWriter(stream, schema(plan), compression="zstd") as file:
            for chunk, (tally, batch) in spread(partial(_collected, plan), pieces(plan, jobs), jobs):
                total.add(tally)
                waiting[chunk.start] = chunk, batch
                while following in waiting:
                    done, ready = waiting.pop(following)
                    rows.append(ready)
                    following = done.stop
                if sum(len(each) for each in rows) >= ROWS or following == plan.games:
                    file.write_table(pa.Table.from_batches(rows, schema(plan)))
                    rows.clear()
                played(len(chunk))
        part.replace(target)
    except OSError as cause:
        raise InvalidOption(f"{path} cannot be written: {cause.strerror or cause}") from None
    finally:
        part.unlink(missing_ok=True)
    return report(plan, total)
