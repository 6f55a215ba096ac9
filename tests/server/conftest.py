"""A service for the tests: a real one, on an address of this machine."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.running import Address, running


def pytest_addoption(parser: pytest.Parser) -> None:
    with suppress(ValueError):  # tests/conftest.py has it too
        parser.addoption("--nightly", action="store_true", help="large samples")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """One service for all tests that only need tables of their own, without limits worth naming."""
    with running(tmp_path_factory.mktemp("service") / "regalia.db") as address:
        yield address


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"
