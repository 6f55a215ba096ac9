"""The client knows no rule: whatever the box and the rules are, its boards say what Python says."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from building.client import node

ROOT = Path(__file__).parents[2]
PATIENCE = 300

CHANGED_RULES = (
    ("principe/state.py", "            return 5\n", "            return 7\n"),  # P35: most shields in a region
    (
        "principe/state.py",
        "        if ahead == 1:\n            return 2\n",
        "        if ahead == 1:\n            return 4\n",
    ),
    ("principe/state.py", "        most: i64 = 1\n", "        most: i64 = 2\n"),  # P26: two cards at least for a role
    ("principe/state.py", "holder != builder:", "builder != -2:"),  # P23: builders honour themselves, too
    ("rivals/state.py", "COINS_TO_A_POINT: Final[i64] = 3", "COINS_TO_A_POINT: Final[i64] = 2"),  # R26
    ("rivals/state.py", "MARKER_POINTS: Final[i64] = -2", "MARKER_POINTS: Final[i64] = -3"),  # R26
    ("rivals/state.py", "self.box[PRICE + card] - self.t[DISCOUNT]", "self.box[PRICE + card] + 1"),  # R20, R23
    ("tara/view.py", "    return leads + int(", "    return 2 * leads + int("),  # T35
    ("carolus/state.py", "packed += t[CASTLES + territory] <<", "packed += 3 * t[CASTLES + territory] <<"),  # C17
    ("carolus/state.py", "            if strength > best:", "            if strength > best + 1:"),  # C18
)
"""Where a rule stands, how it is, and another rule in its place."""


def check(file: Path) -> None:
    """Draw what the file asks for, in a process of its own."""
    vitest = "node_modules/vitest/vitest.mjs"
    told = subprocess.run(
        [node(), vitest, "run", "--config", "told.config.js"],
        cwd=ROOT / "web",
        env={**os.environ, "REGALIA_BOARDS": str(file), "CI": "1", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def test_they_say_what_python_says_of_every_box(tmp_path: Path) -> None:
    """With every number of every data file changed in turn."""
    write(tmp_path / "boards.json", ROOT / "src", "--each")
    check(tmp_path / "boards.json")


def test_they_say_what_python_says_of_other_rules(tmp_path: Path) -> None:
    """With ten rules changed in a copy, that is played without being compiled."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    for path, rule, other in CHANGED_RULES:
        changed = tmp_path / "src/regalia/games" / path
        text = changed.read_text("utf-8")
        assert text.count(rule) == 1, f"{path}: {rule!r}"
        changed.write_text(text.replace(rule, other), "utf-8")
    write(tmp_path / "boards.json", tmp_path / "src")
    check(tmp_path / "boards.json")
    usual = tmp_path / "usual.json"
    write(usual, ROOT / "src")
    assert usual.read_bytes() != (tmp_path / "boards.json").read_bytes()


def write(file: Path, source: Path, *options: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "tests.client.boards", str(file), *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(ROOT))), "REGALIA_INTERPRETED": "1"},
        timeout=PATIENCE,
        check=True,
    )
