"""A service for the tests: a real one, on an address of this machine. Databases of both kinds."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.keeping import Kept, KeptInPostgres, KeptInSqlite, Postgres, Valkey, postgres, valkey
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


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """One server for all tests of this process, each of which has databases of its own in it."""
    with postgres() as server:
        yield server


@pytest.fixture(scope="session", name="valkey")
def valkey_server() -> Iterator[Valkey]:
    with valkey() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, database: Path) -> Kept:
    """Each of the databases that there are: what holds for one holds for the other."""
    if request.param == "sqlite":
        return KeptInSqlite(database)
    server: Postgres = request.getfixturevalue("postgresql")
    return KeptInPostgres(server.fresh())
