"""The page about a game of one's own builds the example, file by file, and what it builds is checked and played."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packages import EXAMPLES, lay_example

ROOT = Path(__file__).parents[1]
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
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page builds, and no more: it speaks English alone."""
    built, site = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("site")
    for name, text in SHOWN.items():
        path = built / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    lay_example(site, built)
    return site


@pytest.mark.parametrize("command", [*COMMANDS, "games"])
def test_its_commands_run(site: Path, command: str, tmp_path: Path) -> None:
    if command.startswith("serve"):
        command = "serve --help"
    path = os.pathsep.join(filter(None, (str(site), os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        [sys.executable, "-m", "regalia", *command.split()],
        env={**os.environ, "PYTHONPATH": path, "XDG_STATE_HOME": str(tmp_path)},
        cwd=tmp_path,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout
