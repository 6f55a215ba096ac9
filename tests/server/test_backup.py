"""Copies of a database, and what is said of one that is not whole."""

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from regalia.cli import main
from regalia.server.store import group_commit as module
from regalia.server.store.group_commit import Database, backup
from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Place, Row, Sheet
from tests.server.running import running
from tests.server.visitor import ME, Visitor, choose

ENOUGH = 400
"""Rows: some forty pages."""


async def fill(storage: SqliteStorage, rows: int = ENOUGH) -> None:
    await storage.add_table(Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, (Place(), Place())))
    await asyncio.gather(*(storage.add_row("t", seq, Row("play", 0, f"disc {seq}")) for seq in range(1, rows + 1)))


def test_a_backup_taken_while_people_play_is_a_service_again(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = database.with_name("copy.db")
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        with anna.open(table) as socket:
            for version in range(3):
                chosen = choose(socket.version(version), lambda choices: choices[0])
                assert chosen is not None
                socket.play(chosen[0], version, chosen[1])
                if version == 1:
                    with pytest.raises(SystemExit) as ended:
                        main(["database", "backup", str(copy), "--database", f"sqlite:///{database}"])
                    assert ended.value.code == 0
            socket.version(3)
    assert "bytes, whole" in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in database.parent.iterdir() if "copy" in path.name) == ["copy.db"]
    with running(copy) as address, Visitor(address) as berta:
        assert berta.table(table).version == 2


def test_nothing_is_written_over_and_nothing_is_left(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = database.with_name("copy.db")
    with pytest.raises(InvalidDatabase, match="there is no such file"):
        backup(database, copy)
    asyncio.run(SqliteStorage(database).close())
    copy.write_text("a letter to my aunt")
    with pytest.raises(InvalidDatabase, match="is there already"):
        backup(database, copy)
    assert copy.read_text() == "a letter to my aunt"
    copy.unlink()

    def full(path: Path) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(module, "_sync", full)
    with pytest.raises(InvalidDatabase, match="no space left"):
        backup(database, copy)
    assert not [path for path in database.parent.iterdir() if "copy" in path.name]


def test_postgresql_is_copied_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["database", "backup", "copy.db", "--database", "postgresql://regalia@localhost/regalia"])
    assert ended.value.code == 2
    assert "pg_dump" in capsys.readouterr().err


def test_a_damaged_database_is_not_opened_or_copied(database: Path) -> None:
    async def go() -> None:
        storage = SqliteStorage(database)
        await fill(storage)
        await storage.close()

    asyncio.run(go())
    with closing(sqlite3.connect(database)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves_by_token'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(os.urandom(size))
    with pytest.raises(InvalidDatabase, match=r"is damaged|malformed"):
        Database(database)
    copy = database.with_name("copy.db")
    with pytest.raises(InvalidDatabase, match=r"is damaged|malformed"):
        backup(database, copy)
    assert not copy.exists()


def test_what_is_noted_beside_it_must_be_writable(database: Path) -> None:
    asyncio.run(SqliteStorage(database).close())
    beside = Path(f"{database}.last")
    beside.unlink()
    beside.mkdir()
    for _ in range(2):  # and the database is free again
        with pytest.raises(InvalidDatabase, match=r"nothing can be written beside .*: Is a directory"):
            SqliteStorage(database)


def test_a_lost_end_is_noticed(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log of SQLite was cut; or an older copy was put in the place of the database."""
    cut = database.with_name("cut.db")

    async def go() -> None:
        storage = SqliteStorage(database)
        await fill(storage, 2)
        await storage.add_row("t", 3, Row("play", 0, "disc 3"))
        for end in ("", "-wal", ".last"):
            shutil.copy(f"{database}{end}", f"{cut}{end}")
        await storage.close()

    asyncio.run(go())
    with caplog.at_level(logging.ERROR):
        asyncio.run(SqliteStorage(database).close())
        assert not caplog.records
        with open(f"{cut}-wal", "r+b") as file:  # noqa: PTH123
            file.truncate(file.seek(0, os.SEEK_END) - 10)
        asyncio.run(SqliteStorage(cut).close())
    assert "lacks the last row that was acknowledged" in caplog.text
    caplog.clear()
    Path(f"{cut}.last").write_text("of another time")
    asyncio.run(SqliteStorage(cut).close())
    assert not caplog.records
