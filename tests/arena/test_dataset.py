"""`regalia simulate --dataset`: each decision as its seat knew it, and nothing more."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import regalia
from regalia import games
from regalia.arena.simulate import Plan, simulate
from tests.packages import example_installed
from tests.running import run

np = pytest.importorskip("numpy")
parquet = pytest.importorskip("pyarrow.parquet")
dataset = pytest.importorskip("regalia.arena.dataset")


def rows(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The columns as arrays, and what the file says of them."""
    table = parquet.read_table(path)
    arrays = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        flat = hasattr(column, "values")
        arrays[name] = column.values.to_numpy().reshape(len(table), -1) if flat else np.array(column.to_pylist())
    return arrays, msgspec.json.decode(table.schema.metadata[dataset.KEY])


def held(plan: Plan, path: Path) -> None:
    """Each game is that of its seed, each row what its seat knew then, and all decisions are there."""
    found, described = rows(path)
    game, seats = games.find(plan.game), len(plan.bots)
    assert described["observation"] == [number._asdict() for number in game.table.layout.numbers(seats)]
    assert described["moves"] == [str(move) for move in game.moves]
    lowest, highest = (np.array([one[bound] for one in described["observation"]]) for bound in ("lowest", "highest"))
    assert (lowest <= found["observation"]).all()
    assert (found["observation"] <= highest).all()
    observer, row = regalia.Observer(game, seats), 0
    records = {int(path.stem.rpartition("-")[2]) - 1: path for path in path.parent.glob("*.json")}
    for number in range(plan.games):
        record = regalia.load(records[number]).record()
        match = regalia.new(game, seats=seats, seed=f"{plan.seed} {number}", options=plan.options)
        begun = row
        for count, (seat, move) in enumerate(record.moves, 1):
            action = game.parse(move).action
            if len(match.moves(seat)) > 1:
                assert [int(found[name][row]) for name in ("game", "number", "seat", "action")] == [
                    *(number, count, seat, action)
                ]
                assert (found["observation"][row] == np.asarray(observer(match, seat))).all()
                assert found["mask"][row].tobytes() == match.legal_mask(seat)
                row += 1
            match.play(seat, move)
        for name, outcome in (("rewards", match.rewards), ("ranks", match.ranks), ("points", match.points)):
            assert (found[name][begun:row] == np.array(outcome)).all()
    assert row == len(found["game"])


@pytest.mark.parametrize(
    ("game", "bots"),
    [("rivals", ("page", "page")), ("principe", ("page", "squire", "page")), ("carolus", ("page",) * 4)],
)
def test_a_row_is_what_its_seat_knew(game: str, bots: tuple[str, ...], tmp_path: Path) -> None:
    plan = Plan(game, bots, games=2, seed="told", records=str(tmp_path))
    path = tmp_path / "decisions.parquet"
    assert dataset.simulate(plan, str(path)) == simulate(plan), "the same games as without"
    held(plan, path)
    assert b"told" not in path.read_bytes(), "the seed tells all that is hidden"


def test_games_of_other_packages(tmp_path: Path) -> None:
    with example_installed(tmp_path / "site"):
        plan = Plan("liars-dice", ("gambler", "page", "page"), games=2, seed="told", records=str(tmp_path))
        dataset.simulate(plan, str(tmp_path / "decisions.parquet"))
        held(plan, tmp_path / "decisions.parquet")
        assert set(rows(tmp_path / "decisions.parquet")[0]["bot"]) == {"gambler", "page"}


def test_the_rows_are_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    plan = Plan("rivals", ("page", "page"), games=5, seed="told")
    done: list[int] = []
    for jobs in (1, 2):
        dataset.simulate(plan, str(tmp_path / str(jobs)), jobs, done.append)
    assert sum(done) == 10
    assert parquet.read_table(tmp_path / "1") == parquet.read_table(tmp_path / "2")


def test_the_command(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    command = ("simulate", "rivals", "--seats", "page,page", "--games", "1", "--seed", "1", "--json")
    ran = run(*command, "--dataset", str(path))
    assert (ran.code, ran.out) == (0, run(*command).out)
    assert len(parquet.read_table(path)) > 10
    assert [each.name for each in tmp_path.iterdir()] == ["decisions.parquet"]


def test_a_place_that_cannot_be_written_is_named_before_anything_is_played(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "decisions.parquet"
    ran = run("simulate", "rivals", "--games", "9999999", "--dataset", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[-1] == f"regalia: {path} cannot be written: No such file or directory"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    ran = run("simulate", "rivals", "--games", "9999999", "--dataset", str(tmp_path))
    assert (ran.code, ran.err.splitlines()[-1]) == (2, f"regalia: '{tmp_path}' is no file that could be written")


def test_nothing_is_left_of_a_file_that_was_not_finished(tmp_path: Path) -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dataset.simulate(Plan("rivals", ("page", "page"), games=64, seed="1"), str(tmp_path / "file"), 1, stop)
    assert list(tmp_path.iterdir()) == []
