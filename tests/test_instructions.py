"""Counted instructions: how they are read from callgrind, written down, and held. ./check counts in earnest."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from regalia import games
from regalia.arena import instructions
from regalia.arena.instructions import CLONES, TABLES, CannotCount, Counts, Figure, Tools, read, risen, work, write
from regalia.engine.errors import InvalidData
from tests.running import run

TOOLS = Tools("3.11", "GCC 12", "2.4", "x86_64 some processor")
BEFORE = Counts(TOOLS, (Figure("carolus", 2, 700, 4000, 900), Figure("tara", 2, 2600, 5000, 9000)))

VALGRIND = """#!{python}
import json, sys
out = next(word for word in sys.argv if word.startswith("--callgrind-out-file=")).partition("=")[2]
asked = sys.argv[sys.argv.index("-m") + 2:]
function, seats, names = asked[0], asked[1], asked[2:]
each = {cost} if function == "play_out" else 3 * {cost}
for number in range({calls} * len(names)):
    open(f"{{out}}.{{number + 1}}", "w").write(
        f"ob=/lib/rules.so\\nfn=copy\\n12 {{each}}\\ncalls=1 40\\n+3 5000\\n"
        "ob=/lib/libc.so.6\\nfn=malloc\\n40 5000\\n"
    )
open(out, "w").write("")
print({output})
"""


def changed(action: int = 700, clone: int = 4000, observe: int = 900) -> Counts:
    return Counts(TOOLS, (Figure("carolus", 2, action, clone, observe), Figure("rivals", 2, 9999, 9999, 9999)))


@pytest.fixture
def valgrind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A program in valgrind's place, and rules that say they are compiled."""
    program = tmp_path / "valgrind"
    monkeypatch.setattr("shutil.which", lambda name: str(program))
    monkeypatch.setattr(instructions, "compiled", lambda: True)
    monkeypatch.setattr(instructions, "tools", lambda: TOOLS)
    return program


def pretend(program: Path, calls: int = TABLES, cost: int = 1000, output: str = f"[2] * {TABLES} * len(names)") -> None:
    program.write_text(VALGRIND.format(python=sys.executable, calls=calls, cost=cost, output=output), "utf-8")
    program.chmod(0o755)


def test_instructions_are_shared_out_over_what_was_done(valgrind: Path) -> None:
    pretend(valgrind)
    counted = instructions.count(("carolus", "tara"), 2)
    assert counted == Counts(TOOLS, (Figure("carolus", 2, 500, 1500, 1500), Figure("tara", 2, 500, 1500, 1500)))


@pytest.mark.parametrize(
    ("calls", "cost", "output", "complaint"),
    [
        (TABLES - 1, 1000, "[1]", rf"in {TABLES - 1} calls of CPyPy_playout___play_out, expected {TABLES}"),
        (TABLES, 0, "[1]", "expected"),
        (TABLES, 1000, "'no list'", "counting failed: it printed nothing"),
    ],
)
def test_a_count_that_went_wrong_is_no_figure(
    valgrind: Path, calls: int, cost: int, output: str, complaint: str
) -> None:
    pretend(valgrind, calls, cost, output)
    with pytest.raises(CannotCount, match=complaint):
        instructions.count(("carolus",), 2)


def test_without_valgrind_or_compiled_rules_nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "compiled", lambda: False)
    with pytest.raises(CannotCount, match="run interpreted"):
        instructions.count(("carolus",), 2)
    monkeypatch.setattr(instructions, "compiled", lambda: True)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(CannotCount, match="needs valgrind"):
        instructions.count(("carolus",), 2)


@pytest.mark.parametrize("game", games.names())
def test_the_same_work_is_done_every_time(game: str) -> None:
    actions = work("play_out", game, 2)
    assert work("play_out", game, 2) == actions
    assert len(actions) == TABLES
    assert min(actions) > 0
    assert work("clone_often", game, 2) == [CLONES] * TABLES
    assert work("observe_all", game, 2) == [2 * (count + 1) for count in actions]


def test_tools_are_those_of_this_machine() -> None:
    found = instructions.tools()
    assert found.python.startswith(sys.version.split()[0])
    assert all(msgspec.structs.astuple(found))


def test_figures_are_written_and_read(tmp_path: Path) -> None:
    write(tmp_path / "figures.toml", BEFORE)
    assert read(tmp_path / "figures.toml") == BEFORE


@pytest.mark.parametrize("text", ["no toml", "figures = 1", ""])
def test_a_file_without_figures_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "figures.toml").write_text(text, "utf-8")
    with pytest.raises(InvalidData, match=r"figures\.toml does not hold figures"):
        read(tmp_path / "figures.toml")


def test_a_rise_by_more_than_a_tenth_is_told() -> None:
    assert risen(changed(), BEFORE) == []
    assert risen(changed(action=770, clone=1), BEFORE) == []
    assert risen(changed(action=771), BEFORE) == ["carolus, 2 players: 771 instructions for each action, not 700"]
    assert risen(changed(clone=4401), BEFORE) == ["carolus, 2 players: 4,401 instructions for each clone, not 4,000"]
    assert risen(changed(observe=991), BEFORE) == ["carolus, 2 players: 991 instructions for each observe, not 900"]


# The command


@pytest.fixture
def written(tmp_path: Path) -> str:
    write(tmp_path / "figures.toml", Counts(TOOLS, (Figure("carolus", 2, 500, 1500, 1500),)))
    return str(tmp_path / "figures.toml")


def test_figures_are_printed_compared_and_written(valgrind: Path, written: str) -> None:
    pretend(valgrind)
    ran = run("bench", "carolus", "--instructions", "--compare", written)
    assert (ran.code, ran.out.split()[-5:]) == (0, ["carolus", "2", "500", "1,500", "1,500"])
    assert "No figure rose" in ran.err
    pretend(valgrind, cost=1200)
    ran = run("bench", "carolus", "--instructions", "--compare", written)
    assert ran.code == 1
    assert "carolus, 2 players: 600 instructions for each action, not 500" in ran.err
    assert run("bench", "carolus", "--instructions", "--write", written).code == 0
    assert run("bench", "carolus", "--instructions", "--compare", written).code == 0
    figures = json.loads(run("bench", "carolus", "--instructions", "--seats", "3", "--json").out)["figures"]
    assert figures == [{"game": "carolus", "seats": 3, "action": 600, "clone": 1800, "observe": 1800}]


def test_other_tools_hold_nothing(valgrind: Path, written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(valgrind, cost=9000)
    monkeypatch.setattr(instructions, "tools", lambda: msgspec.structs.replace(TOOLS, mypy="3"))
    ran = run("bench", "carolus", "--instructions", "--compare", written)
    assert ran.code == 0
    assert "4,500" in ran.out
    assert "counted with other tools" in ran.err


def test_where_nothing_can_be_counted_the_file_is_shown(valgrind: Path, written: str) -> None:
    pretend(valgrind, calls=1)
    ran = run("bench", "carolus", "--instructions", "--compare", written)
    assert (ran.code, ran.out.split()[-3:]) == (0, ["500", "1,500", "1,500"])
    assert "Nothing was counted: callgrind counted in 1 calls" in ran.err
    assert run("bench", "carolus", "--instructions").code == 2
    assert run("bench", "carolus", "--instructions", "--compare", written, "--write", written).code == 2
