"""A plugin of pytest: `pytest -p regalia.testing.plugin --game liars-dice` runs every check of a game as a test.

A test that asks for `game` and `seats` in a suite with it runs for each of these games, and each number of players.
"""

from collections.abc import Iterator

import pytest

from regalia import games
from regalia.games import AnyGame
from regalia.testing.checks import CHECKS, Check, Failed, check


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("regalia")
    group.addoption("--game", action="append", default=[], metavar="NAME", help="a game of Regalia to be checked")


class GameTests(pytest.Collector):
    """All checks of a game."""

    def __init__(self, *, game: AnyGame, **more: object) -> None:
        super().__init__(**more)  # type: ignore[arg-type]
        self.game = game

    def collect(self) -> Iterator[pytest.Item]:
        for seats in self.game.seats:
            for one in CHECKS:
                name = f"{one.name}[{seats}]"
                yield GameTest.from_parent(self, name=name, one=one, seats=seats)


class GameTest(pytest.Item):
    """One check with one number of players."""

    parent: GameTests

    def __init__(self, *, one: Check, seats: int, **more: object) -> None:
        super().__init__(**more)  # type: ignore[arg-type]
        self.one = one
        self.seats = seats

    def runtest(self) -> None:
        check(self.one, self.parent.game, self.seats)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, Failed):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[str, int, str]:
        return f"{self.parent.name}", 0, f"{self.parent.name}: {self.name}"


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    for name in session.config.getoption("game"):
        tests = GameTests.from_parent(session, name=name, game=games.find(name))
        items.extend(tests.collect())
