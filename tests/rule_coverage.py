"""Which rules of the rulebooks are held by a test: a table at the end of a whole run, which fails on a gap.

A test under tests/games/<game>/ names the rules it holds by `@pytest.mark.rule("C11")`; it counts
when it ran. Rule ids are those of the game's own rulebook, so two games may both have an X1.
"""

import re
from pathlib import Path

import pytest

from regalia import games
from regalia.rulebook import rulebook

TESTS = Path(__file__).parent
RULE = re.compile(r"^\*\*([A-Z]+[0-9]+)\.\*\*", re.MULTILINE)
PROPERTY = "rule"
NARROWING = (
    "browser",
    "others",
    "keyword",
    "markexpr",
    "deselect",
    "ignore",
    "ignore_glob",
    "lf",
    "stepwise",
    "collectonly",
    "pyargs",
)
"""Options that take tests away; `browser` and `others` leave none of the rules."""


def rule_ids(game: str, language: str = "en") -> list[str]:
    """The rules and worked examples of a rulebook, in its order: each starts a paragraph with `**C11.**`."""
    return RULE.findall(rulebook(game, language))


def is_whole(config: pytest.Config) -> bool:
    """Nothing was asked for but the whole suite."""
    if any(config.getoption(name, default=None) for name in NARROWING):
        return False
    if config.getoption("unmeasured", default=None) and not config.getoption("rules"):
        return False
    here = config.invocation_params.dir
    asked = [(here / argument).resolve() for argument in config.args]
    return any(path == TESTS or path in TESTS.parents for path in asked)


class RuleCoverage:
    """Registered by tests/conftest.py; works in one process and, through the reports, with xdist."""

    def __init__(self, config: pytest.Config) -> None:
        self.active = is_whole(config) and not hasattr(config, "workerinput")
        self.held: dict[str, set[str]] = {name: set() for name in games.names()}
        self.troubles: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                item.user_properties += [(PROPERTY, f"{game_of(item)} {rule}") for rule in mark.args]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" or report.skipped:
            return
        for name, value in report.user_properties:
            if name == PROPERTY:
                game, _, rule = str(value).partition(" ")
                if game in self.held and rule in rule_ids(game):
                    self.held[game].add(rule)
                else:
                    self.troubles.append(f"{report.nodeid} names the rule {rule}, which no rulebook of {game} has")

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self.active or session.shouldstop or session.shouldfail:
            self.active = False
            return
        for game in games.names():
            if gaps := self.gaps(game):
                self.troubles.append(f"{game}: no test holds {', '.join(gaps)}")
        if self.troubles and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.active:
            return
        terminalreporter.section("rules held by tests")
        for game in games.names():
            total = len(rule_ids(game))
            gaps = self.gaps(game)
            without = f"; without a test: {', '.join(gaps)}" if gaps else ""
            terminalreporter.line(f"{game:<10} {total - len(gaps):>3} of {total}{without}")
        for trouble in dict.fromkeys(self.troubles):
            terminalreporter.line(f"FAILED: {trouble}", red=True)

    def gaps(self, game: str) -> list[str]:
        return [rule for rule in rule_ids(game) if rule not in self.held[game]]


def game_of(item: pytest.Item) -> str:
    """The game whose folder the test is in."""
    parts = item.path.relative_to(TESTS).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else "tests outside tests/games"
