"""Which storage a URL names."""

import asyncio
from pathlib import Path

import pytest

from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.opening import open_storage
from regalia.server.store.postgres import PostgresStorage
from regalia.server.store.sqlite import SqliteStorage
from tests.server.keeping import Kept, KeptInSqlite, Postgres


def test_each_database_has_its_storage(kept: Kept) -> None:
    storage = open_storage(kept.url)
    assert isinstance(storage, SqliteStorage if isinstance(kept, KeptInSqlite) else PostgresStorage)

    async def go() -> None:
        assert await storage.guest(b"nobody") is None
        await storage.close()

    asyncio.run(go())


def test_a_database_that_is_not_there_is_said_at_once(postgresql: Postgres) -> None:
    with pytest.raises(InvalidDatabase, match="cannot be used as a database"):
        open_storage(postgresql.url("nowhere"))


def test_without_a_url_it_is_in_the_usual_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asyncio.run(open_storage(None).close())
    assert (tmp_path / "regalia" / "regalia.db").is_file()
