"""The tables that adapters are tried on: two of each kind usually, all of them nightly."""

import pytest

from regalia import games
from regalia._source import compiled

ALL = [(name, seats) for name in games.names() for seats in games.find(name).seats]
USUAL = [("carolus", 4), ("rivals", 2)]
"""Teams, and secret choices at the same time; shared with no other, so that all kinds of wins are there."""


def tables(config: pytest.Config) -> list[tuple[str, int]]:
    return ALL if config.getoption("nightly") and compiled() else USUAL


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"name", "seats"} <= set(metafunc.fixturenames):
        chosen = tables(metafunc.config)
        metafunc.parametrize(("name", "seats"), chosen, ids=[f"{name}-{seats}" for name, seats in chosen])
