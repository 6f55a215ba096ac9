"""The table of rules: a whole run fails on a gap or an unknown rule, in one process and in several."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy

from regalia import games
from tests.rule_coverage import rule_ids

HERE = Path(__file__).parent
CONFTEST = """
from tests.rule_coverage import RuleCoverage

def pytest_configure(config):
    config.addinivalue_line("markers", "rule(*ids): as in the real suite")
    config.pluginmanager.register(RuleCoverage(config))
"""
TEST = "import pytest\n\n@pytest.mark.rule({ids})\ndef test_rules():\n    {body}\n"


def suite(folder: Path, missing: str = "", extra: str = "", body: str = "pass") -> Path:
    """A small suite in which one test for each game names all its rules; `missing` and `extra` are of carolus."""
    tests = folder / "tests"
    for name in games.names():
        ids = [rule for rule in rule_ids(name) if not (name == "carolus" and rule == missing)]
        ids += [extra] if extra and name == "carolus" else []
        own = tests / "games" / name
        own.mkdir(parents=True)
        (own / f"test_{name}.py").write_text(TEST.format(ids=", ".join(map(repr, ids)), body=body))
    for module in ("__init__.py", "rule_coverage.py"):
        copy(HERE / module, tests)
    (tests / "conftest.py").write_text(CONFTEST)
    return folder


def run(folder: Path, *arguments: str) -> tuple[int, list[str]]:
    """Without all the plugins that are installed here: to load them takes many times as long."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=folder,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.strip().splitlines()


def test_a_suite_without_gaps_passes_and_shows_the_table(tmp_path: Path) -> None:
    code, lines = run(suite(tmp_path))
    total = len(rule_ids("carolus"))
    assert code == 0
    assert f"{'carolus':<10} {total:>3} of {total}" in lines
    assert lines[-1].startswith(f"{len(games.names())} passed")


def test_a_gap_and_an_unknown_rule_fail_the_run_also_in_several_processes(tmp_path: Path) -> None:
    code, lines = run(suite(tmp_path, missing="C12", extra="C99"), "-p", "xdist.plugin", "-n", "2")
    assert code == 1
    total = len(rule_ids("carolus"))
    assert f"{'carolus':<10} {total - 1:>3} of {total}; without a test: C12" in lines
    assert "FAILED: carolus: no test holds C12" in lines
    assert any("names the rule C99, which no rulebook of carolus has" in line for line in lines)
    assert lines[-1].startswith(f"{len(games.names())} passed")


def test_a_part_of_the_suite_is_not_held_to_it(tmp_path: Path) -> None:
    code, lines = run(suite(tmp_path, missing="C12"), "tests/games")
    assert code == 0
    assert not any("rules held by tests" in line for line in lines)


def test_a_skipped_test_holds_nothing(tmp_path: Path) -> None:
    code, lines = run(suite(tmp_path, body="pytest.skip('not today')"))
    assert code == 1
    assert f"{'carolus':<10} {0:>3} of {len(rule_ids('carolus'))}" in "\n".join(lines)
