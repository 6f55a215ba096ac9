"""Bots from somebody's own file: in a process of their own, with a limit, seeing only what their seat may know."""

from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest

from regalia import games
from regalia.arena import own
from regalia.arena.guest import Asked, Introduction
from regalia.arena.tournament import Fixture, play, run
from regalia.engine.errors import InvalidOption
from regalia.games import AnyGame
from tests.arena.tables import BOTS, WEAK, played, with_own

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "lookout.py"
CAROLUS = games.find("carolus")


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    own.end_all()


def test_a_bot_that_behaves_has_no_faults() -> None:
    plan = with_own("First", "Chatters")
    for outcome in run(plan, (), 1):
        assert outcome.finished
        assert outcome.faults == (0, 0)
        assert outcome.last_faults == (None, None)


def test_what_it_imports_from_beside_it_is_part_of_it(tmp_path: Path) -> None:
    mine, helper = tmp_path / "mine.py", tmp_path / "helper.py"

    def digest() -> str:
        return own.read(f"{mine}:Mine", 1).digest

    mine.write_text("import math\n")
    (tmp_path / "deeper.py").write_text("VALUE = 1\n")
    helper.write_text("import deeper\n")
    alone = digest()
    helper.write_text("import deeper  # otherwise\n")
    assert digest() == alone, "nobody imports it"
    mine.write_text("import math\nfrom helper import deeper\n")
    before = digest()
    (tmp_path / "deeper.py").write_text("VALUE = 2\n")
    assert digest() != before
    helper.write_text("import\n")
    assert own.read(f"{mine}:Mine", 1).beside == "", "it is told when it is tried out"


def test_it_decides_as_it_would_right_here() -> None:
    """The glimpse in its process is the one that the arena gives everybody: so the games are those of the same bot."""
    first = with_own("First")
    same = with_own("Chatters")
    assert [o.actions for o in played(first)] == [o.actions for o in played(same)]


@pytest.mark.parametrize(
    ("name", "limit", "fault"),
    [
        ("Spins", 0.01, "late "),
        ("Dies", 20, "died "),
        ("Cheats", 20, "illegal "),
        ("Fails", 20, "failed ValueError in line"),
    ],
)
def test_what_it_does_not_decide_a_squire_does(
    name: str, limit: float, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.arena.game.MOST_ACTIONS", 8)
    outcome = play(with_own(name, limit=limit), Fixture((name, WEAK), 0))
    assert outcome.actions == 8
    assert outcome.faults[0] >= 1
    assert outcome.faults[1] == 0
    assert outcome.last_faults[0] is not None
    assert outcome.last_faults[0].startswith(fault)
    assert outcome.last_faults[1] is None


@pytest.mark.parametrize("game", ["principe", "rivals"])
def test_its_process_gets_a_glimpse_never_the_true_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that differ only in what the seat cannot know look the same from there, whatever is in the line."""
    lines: list[Asked] = []

    class Listening(own.Process):
        def start(self) -> None:
            """Nobody is there: what would be said is noted."""

        def choose(self, glimpse: Any, seat: int, *, new: bool) -> int:
            lines.append(Asked(seat, int(glimpse.random), glimpse.snapshot(), new))
            return int(glimpse.legal(seat)[0])

    monkeypatch.setattr("regalia.arena.own.Process", Listening)
    plan = own.Own("First", str(BOTS), BOTS.read_text("utf-8"), 20)
    found: AnyGame = games.find(game)
    state = found.new(2, found.complete(2, {}), 7)
    seat = next(seat for seat in range(2) if state.pending() >> seat & 1 and len(state.legal(seat)) > 1)
    other = state.clone()
    other.resample(seat, 99)
    assert other.snapshot() != state.snapshot()
    for true in (state, other):
        glimpse = true.clone()
        glimpse.resample(seat, 5)
        own.OwnBot(plan, found, seat).choose(glimpse, seat)
    assert lines[0] == lines[1]


def test_every_seat_has_a_process_of_its_own_and_every_game_a_new_bot() -> None:
    plan = with_own("First").own[0]
    one, other, again = (own.OwnBot(plan, CAROLUS, seat) for seat in (0, 1, 0))
    assert one._process is again._process
    assert one._process is not other._process


def test_its_process_ends_without_a_word_when_the_arena_is_gone() -> None:
    bot = Introduction(str(BOTS), BOTS.read_text(), "First", CAROLUS.name, 20.0)
    with Popen(own.COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(own.encode(bot) + b"\n")
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_the_example_of_the_documentation_plays() -> None:
    plan = with_own("Lookout", path=EXAMPLE)
    outcomes = list(run(plan, (), 1))
    assert all(outcome.faults == (0, 0) for outcome in outcomes)
    assert all(outcome.ranks[outcome.seating.index("Lookout")] == 1 for outcome in outcomes)


@pytest.mark.parametrize("page", ["docs/python.md"])
def test_the_documentation_shows_the_example_as_it_is(page: str) -> None:
    assert EXAMPLE.read_text("utf-8") in (EXAMPLE.parents[2] / page).read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "limit", "complaint"),
    [
        ("mine.py", 1, "given as FILE.py:Name, not 'mine.py'"),
        (":Name", 1, "given as FILE.py:Name"),
        ("mine.py:not a name", 1, "given as FILE.py:Name"),
        ("missing.py:Name", 1, "missing.py cannot be read"),
        (f"{BOTS}:First", 0, "number of seconds above 0 and up to 600, not 0"),
        (f"{BOTS}:First", float("nan"), "number of seconds above 0"),
    ],
)
def test_what_names_no_bot_is_refused(text: str, limit: float, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        own.read(text, limit)


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("def", "SyntaxError in line 1"),
        ("1 / 0", "ZeroDivisionError in line 1"),
        ("Name = 3", "it has no class Name"),
        ("class Name:\n    def __init__(self, game): pass\n", "Name has no method choose"),
        ("class Name:\n    def __init__(self, game):\n        raise ValueError('not today')", "in line 3: not today"),
        ("import os\nos._exit(3)", "its process ended"),
    ],
)
def test_a_file_of_no_use_is_refused_before_the_first_game(source: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    found = own.read(f"{tmp_path / 'mine.py'}:Name", 1)
    with pytest.raises(InvalidOption, match=f"mine.py: the bot Name cannot be used: .*{complaint}"):
        own.try_out(found, CAROLUS)
