"""`regalia arena` as it is typed: what it prints, how it is stopped and goes on, here and on a Ray cluster."""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest

from regalia.arena.results import Results
from regalia.arena.tournament import fixtures, run
from tests.arena.tables import BOTS, STRONG, WEAK, played, tournament, untimed, with_own
from tests.running import run as regalia

LONG = 100_000
"""More games than anybody waits for."""
STARTED = """
import signal, sys
from regalia.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main(sys.argv[1:])
"""
"""The command, also where whoever runs the tests has Ctrl-C ignored."""


@pytest.fixture(autouse=True)
def quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "REGALIA_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


def arena(*more: str, players: str = f"{WEAK},{STRONG}") -> list[str]:
    return ["arena", "carolus", "--players", players, "--seed", "arena", "--jobs", "1", *more]


@contextmanager
def started(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """The command in a process of its own."""
    with subprocess.Popen(
        [sys.executable, "-P", "-c", STARTED, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def games_in(file: Path) -> int:
    """Whoever writes keeps all others out: this looks past the lock, and may see nothing yet."""
    connection = sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)
    try:
        (count,) = connection.execute("SELECT count(*) FROM games").fetchone()
    except sqlite3.Error:
        return 0
    finally:
        connection.close()
    return int(count)


def wait_for_games(file: Path, process: "subprocess.Popen[str]") -> None:
    """Until some are surely kept: others come after them."""
    seen: set[int] = set()
    while len(seen) < 2:
        assert process.poll() is None
        time.sleep(0.02)
        seen |= {games_in(file)} - {0} if file.exists() else set()


def test_json_tells_all() -> None:
    ran = regalia(*arena("--games", "4", "--json"))
    assert ran.code == 0
    told = json.loads(ran.out)
    assert told["games"] == 4
    assert {standing["name"] for standing in told["standings"]} == {WEAK, STRONG}
    assert sum(standing["won"]["wins"] for standing in told["standings"]) == 4
    assert told["seed"] == "arena"


def test_all_bots_play_unless_some_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from regalia import bots

    monkeypatch.setattr("regalia.bots.BOTS", dict.fromkeys(("ann", "bob", "cecil"), bots.BOTS[WEAK]))
    told = json.loads(regalia("arena", "carolus", "--games", "2", "--jobs", "1", "--json").out)
    assert told["players"] == ["ann", "bob", "cecil"]
    assert told["games"] == 6


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Against each other"), ("hu", "Egymás ellen"), ("ru", "Друг против друга")],
)
def test_tables_in_three_languages(language: str, said: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    ran = regalia(*arena("--games", "2", "--lang", language, "--report", str(page)))
    assert ran.code == 0
    assert said in ran.out
    assert all(name in ran.out for name in (WEAK, STRONG))
    assert said in page.read_text("utf-8")
    assert str(page) in ran.err


def test_one_among_many() -> None:
    ran = regalia(*arena("--seats", "3", "--games", "3", "--json", players=f"{STRONG},{WEAK},{WEAK}"))
    told = json.loads(ran.out)
    assert told["games"] == 3
    assert told["fair"] == pytest.approx(1 / 3)
    assert told["lengths"][0]["line_up"] == [STRONG, WEAK, WEAK]


def test_a_bot_of_ones_own_takes_part() -> None:
    ran = regalia(
        *arena("--games", "2", "--bot", f"{BOTS}:First", "--bot", f"{BOTS}:Fails", "--limit", "20", players=WEAK)
    )
    assert ran.code == 0
    assert "First" in ran.out
    assert "Fails: a squire took" in ran.out
    assert "it failed: ValueError in line" in " ".join(ran.out.split())


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("arena chess", "there is no game 'chess'"),
        ("arena carolus --players ann,bob", "there is no player 'ann'; expected"),
        ("arena carolus --seats 7", "carolus is for 2, 3 or 4 players, not 7"),
        (f"arena carolus --players {WEAK}", "a table has 2 seats, and 1 players are named"),
        ("arena carolus --games 0", "the number of games is 1 to"),
        ("arena carolus --jobs 0", "the number of processes is 1 to"),
        ("arena carolus --bot mine.py", "given as FILE.py:Name"),
        ("arena carolus --bot missing.py:Name", "missing.py cannot be read"),
        (f"arena carolus --bot {BOTS}:Nobody", "the bot Nobody cannot be used: LookupError: it has no class Nobody"),
        (f"arena carolus --file {BOTS}", "does not hold results of an arena"),
        ("arena carolus --ray nowhere", "given as HOST:PORT, auto or local, not 'nowhere'"),
        ("arena carolus --ray 127.0.0.1:99999", "there is no Ray cluster at '127.0.0.1:99999'"),
        ("arena carolus --option speed=1", "no option 'speed'"),
        ("arena carolus --lang de", "there is no language 'de'"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(line: str, complaint: str) -> None:
    ran = regalia(*line.split(" "))
    assert ran.code == 2
    assert ran.out == ""
    assert complaint in ran.err
    assert ran.err.startswith("regalia: ")
    assert ran.err.count("\n") == 1


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = regalia(*arena("--ray", "local"))
    assert (ran.code, ran.out) == (2, "")
    assert "pip install 'regalia[ray]'" in ran.err


def test_a_cluster_that_does_not_start_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise Exception("The current node timed out.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    ran = regalia(*arena("--ray", "local"))
    assert (ran.code, ran.out) == (2, "")
    assert "there is no Ray cluster at 'local': The current node timed out." in ran.err


def test_ray_is_not_imported_unless_asked_for() -> None:
    """It would take seconds of everybody's time."""
    code = (
        "import sys; from regalia.cli import main\n"
        f"try: main({arena('--games', '2')!r})\n"
        "finally: assert not {'ray'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-P", "-c", code], check=True, capture_output=True)


def test_a_run_that_is_killed_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "results.sqlite"
    with started(*arena("--games", str(LONG), "--file", str(file), "--jobs", "2", players=f"{WEAK},{WEAK}")) as process:
        wait_for_games(file, process)
        process.kill()
    with Results(str(file)) as results:
        before = len(results.played())
    assert before > 0
    plan = tournament(WEAK, WEAK, games=before + 5)
    ran = regalia(*arena("--games", str(plan.games), "--file", str(file), "--json", players=f"{WEAK},{WEAK}"))
    assert json.loads(ran.out)["games"] == plan.games
    with Results(str(file)) as results:
        kept = [untimed(outcome) for outcome in results.outcomes(fixtures(plan))]
    assert kept == played(plan)


def test_ctrl_c_keeps_what_is_there_and_says_how_to_go_on(tmp_path: Path) -> None:
    file, page = tmp_path / "results.sqlite", tmp_path / "page.html"
    kept = ("--file", str(file), "--report", str(page))
    with started(*arena("--games", str(LONG), "--jobs", "2", *kept)) as process:
        wait_for_games(file, process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert err.splitlines()[-1].startswith("Stopped: ")
    assert f"They are in {file}, and the same command goes on." in err
    assert STRONG in out
    assert page.exists()
    assert games_in(file) > 0


def test_ctrl_c_without_a_file_says_what_would_have_helped(tmp_path: Path) -> None:
    marking = shutil.copy(BOTS, tmp_path / "bots.py")
    own = ("--bot", f"{marking}:Marks", "--limit", "20")
    with started(*arena("--games", str(LONG), "--jobs", "2", *own, players=WEAK)) as process:
        while not (tmp_path / "asked").exists():
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert err.splitlines()[-1].startswith("Stopped: ")
    assert "They are kept nowhere; with --file they would be." in err


def test_a_process_that_is_killed_in_a_game_loses_nothing(tmp_path: Path) -> None:
    killing = shutil.copy(BOTS, tmp_path / "bots.py")
    plan = with_own("Kills", path=Path(killing), games=4)
    outcomes = [untimed(outcome) for outcome in run(plan, (), 2)]
    assert (tmp_path / "killed").exists()
    assert sorted(outcome.fixture for outcome in outcomes) == sorted(fixtures(plan))
    assert sorted(outcomes, key=lambda outcome: outcome.fixture) == played(plan)


@pytest.mark.many
def test_a_worker_of_ray_that_is_killed_in_a_game_loses_nothing(tmp_path: Path) -> None:
    killing = Path(shutil.copy(BOTS, tmp_path / "bots.py"))
    file = tmp_path / "results.sqlite"
    arguments = arena("--bot", f"{killing}:Kills", "--limit", "20", "--games", "6", "--file", str(file), players=WEAK)
    while True:  # Ray gives itself 30 seconds to start, which a busy machine may need; the test has its time limit
        with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as place:  # its sockets need a short path
            done = subprocess.run(
                [sys.executable, "-P", "-m", "regalia", *arguments, "--ray", "local", "--jobs", "2", "--json"],
                env={**os.environ, "HOME": str(tmp_path), "RAY_TMPDIR": place, "RAY_USAGE_STATS_ENABLED": "0"},
                capture_output=True,
                text=True,
                check=False,
            )
        if "timed out during startup" not in done.stderr:
            break
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 6
    assert (tmp_path / "killed").exists()
    plan = with_own("Kills", path=killing, games=6)
    with Results(str(file)) as results:
        assert results.played() == set(fixtures(plan))
        kept = [untimed(outcome) for outcome in results.outcomes(fixtures(plan))]
    assert sorted(kept, key=lambda outcome: outcome.fixture) == played(plan)


def test_the_file_remembers_its_seed(tmp_path: Path) -> None:
    file = str(tmp_path / "results.sqlite")
    some = ("arena", "carolus", "--players", f"{WEAK},{STRONG}", "--jobs", "1", "--file", file, "--json", "--games")
    first = json.loads(regalia(*some, "2").out)
    second = json.loads(regalia(*some, "4").out)
    assert second["seed"] == first["seed"]
    assert second["games"] == 4
