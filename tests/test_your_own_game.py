"""The page about a game of one's own builds the example, file by file; that is installed, checked and played."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.packages import EXAMPLES, ROOT, empty_environment, wheel

PAGE = (ROOT / "docs" / "your-own-game.md").read_text("utf-8")
SHOWN = dict(re.findall(r"^`([\w./-]+)`:\n\n```\w+\n(.*?\n)```$", PAGE, flags=re.MULTILINE | re.DOTALL))
COMMANDS = re.findall(r"^    regalia (.+)$", PAGE, flags=re.MULTILINE)
MOST_LINES = 400


def test_the_page_shows_the_files_of_the_example() -> None:
    source = EXAMPLES / "liars-dice"
    assert {name: (source / name).read_text("utf-8") for name in SHOWN} == SHOWN
    assert {path.relative_to(source).as_posix() for path in source.rglob("*.py")} <= set(SHOWN)


def test_the_example_is_small() -> None:
    lines = [line for path in (EXAMPLES / "liars-dice").rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert len(lines) <= MOST_LINES


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of an environment into which the wheels of Regalia and of the game are installed.

    The game is what the page builds, and no more: it speaks English alone.
    """
    source, folder = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("environment")
    for name, text in SHOWN.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    built = [wheel(one, tmp_path_factory.mktemp("wheel")) for one in (ROOT, source)]
    return empty_environment(folder, *built, extras=True)


def ran(python: Path, command: str, folder: Path, typed: str = "") -> str:
    """What a command of Regalia prints, far from all source."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [python, "-m", "regalia", *command.split()],
        env={**environment, "XDG_STATE_HOME": str(folder), "REGALIA_LANG": "en"},
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheels_are_what_runs(python: Path, tmp_path: Path) -> None:
    asked = "import liars_dice, regalia, sys; print(sys.prefix, regalia.__file__, liars_dice.__file__)"
    done = subprocess.run([python, "-I", "-c", asked], cwd=tmp_path, capture_output=True, text=True, check=True)
    prefix, *files = done.stdout.split()
    assert all(file.startswith(prefix) for file in files)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(python: Path, command: str, tmp_path: Path) -> None:
    assert ran(python, "serve --help" if command.startswith("serve") else command, tmp_path)


def test_it_is_played_saved_gone_on_with_replayed_and_verified(python: Path, tmp_path: Path) -> None:
    assert "liars-dice" in ran(python, "games", tmp_path)
    play = "play --seats human,gambler,squire"
    told = ran(python, f"{play} liars-dice --seed 1", tmp_path, "?\nliar\nsave dice.json\nquit\n")
    assert "The game is in dice.json." in told
    told = ran(python, f"{play} --load dice.json", tmp_path, "log\nliar\nsave more.json\nquit\n")
    assert "a liar." in told
    assert "loses a die" in ran(python, "replay dice.json", tmp_path, "\n" * 9)
    assert "The record is in order." in ran(python, "verify dice.json", tmp_path)
