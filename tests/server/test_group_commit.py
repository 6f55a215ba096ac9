"""The database: group commit, errors of one job, migrations, one server at a time."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.server.store import group_commit as module
from regalia.server.store import migrations
from regalia.server.store.group_commit import Database, default_path, migrate, path_of
from regalia.server.store.migrations import InvalidDatabase, scripts


@pytest.fixture
def opened(database: Path) -> Iterator[Database]:
    database_ = Database(database)
    yield database_
    database_.close()


def add_guest(name: str) -> module.Job[int]:
    def job(connection: sqlite3.Connection) -> int:
        added = connection.execute("INSERT INTO guests (name, created) VALUES (?, 0)", (name,))
        assert added.lastrowid is not None
        return added.lastrowid

    return job


def names(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute("SELECT name FROM guests ORDER BY id")]


def test_what_is_written_can_be_read(opened: Database) -> None:
    async def go() -> list[str]:
        await asyncio.gather(*(opened.write(add_guest(f"guest {number}")) for number in range(50)))
        return await opened.read(names)

    assert asyncio.run(go()) == [f"guest {number}" for number in range(50)]


def test_an_error_undoes_one_job_alone(opened: Database) -> None:
    def half(connection: sqlite3.Connection) -> None:
        add_guest("half")(connection)
        raise LookupError("in the middle")

    async def go() -> list[str]:
        jobs = (opened.write(add_guest("a")), opened.write(half), opened.write(add_guest("b")))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(results[1], LookupError)
        return await opened.read(names)

    assert asyncio.run(go()) == ["a", "b"]


def test_a_commit_that_fails_fails_all_and_the_next_one_works(opened: Database) -> None:
    def breaking(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute("INSERT INTO seats (table_id, seat) VALUES ('none', 0)")

    async def go() -> list[str]:
        results = await asyncio.gather(opened.write(add_guest("a")), opened.write(breaking), return_exceptions=True)
        assert any(isinstance(result, sqlite3.Error) for result in results)
        await opened.write(add_guest("b"))
        return await opened.read(names)

    assert asyncio.run(go())[-1] == "b"


def test_a_job_whose_caller_went_away_is_carried_out(opened: Database) -> None:
    async def go() -> list[str]:
        task = asyncio.create_task(opened.write(add_guest("a")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await opened.write(add_guest("b"))
        return await opened.read(names)

    assert asyncio.run(go()) == ["a", "b"]


def test_closing_finishes_what_was_begun(database: Path) -> None:
    opened = Database(database)

    async def go() -> None:
        writing = [asyncio.create_task(opened.write(add_guest(f"{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        await opened.finish()
        opened.close()
        await asyncio.gather(*writing)

    asyncio.run(go())
    connection = sqlite3.connect(database)
    assert len(names(connection)) == 20
    connection.close()


def test_writes_are_durable(opened: Database) -> None:
    async def pragma(name: str) -> object:
        return await opened.write(lambda connection: connection.execute(f"PRAGMA {name}").fetchone()[0])

    assert asyncio.run(pragma("journal_mode")) == "wal"
    assert asyncio.run(pragma("synchronous")) == 2


def test_moves_are_never_changed(opened: Database) -> None:
    def fill(connection: sqlite3.Connection) -> None:
        connection.execute(
            "INSERT INTO tables (id, game, rules, options, seed, created) VALUES ('t', 'carolus', 1, '{}', 's', 0)"
        )
        connection.execute("INSERT INTO moves (table_id, seq, kind, seat, move) VALUES ('t', 1, 'play', 0, 'disc 1')")

    async def go(change: str) -> None:
        await opened.write(lambda connection: connection.execute(change))

    asyncio.run(opened.write(fill))
    for change in (
        "UPDATE moves SET move = 'disc 2'",
        "DELETE FROM moves",
        "INSERT INTO moves (table_id, seq, kind, seat, move) VALUES ('t', 1, 'play', 1, 'disc 2')",
    ):
        with pytest.raises(sqlite3.IntegrityError):
            asyncio.run(go(change))


def test_nobody_else_reads_the_file(opened: Database, database: Path) -> None:
    assert stat.S_IMODE(os.stat(database).st_mode) == 0o600  # noqa: PTH116


def test_a_second_server_is_refused(opened: Database, database: Path) -> None:
    with pytest.raises(InvalidDatabase, match="another Regalia already uses"):
        Database(database)


def test_a_second_server_by_another_name_is_refused(opened: Database, database: Path) -> None:
    other = database.with_name("other.db")
    other.symlink_to(database)
    with pytest.raises(InvalidDatabase, match="another Regalia already uses"):
        Database(other)
    folder = database.parent / "folder"
    folder.symlink_to(database.parent)
    with pytest.raises(InvalidDatabase, match="another Regalia already uses"):
        Database(folder / database.name)


def test_a_file_of_two_names_is_refused(database: Path) -> None:
    """SQLite would keep a log for each name, and one of them would be lost."""
    Database(database).close()
    other = database.with_name("other.db")
    other.hardlink_to(database)
    for path in (database, other):
        with pytest.raises(InvalidDatabase, match="has 2 names"):
            Database(path)
    other.unlink()
    Database(database).close()


def test_a_database_behind_a_link_can_be_used(database: Path) -> None:
    other = database.with_name("other.db")
    other.symlink_to(database)
    Database(other).close()
    assert database.exists()


def test_who_waits_for_a_lock_lets_everybody_else_go_on(opened: Database, database: Path) -> None:
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def go() -> None:
        writing = asyncio.create_task(opened.write(add_guest("a")))
        for _ in range(20):
            await asyncio.sleep(0.001)
            assert await opened.read(names) == []
        assert not writing.done()
        other.execute("COMMIT")
        await writing
        assert await opened.read(names) == ["a"]

    asyncio.run(go())
    other.close()


def test_a_lock_that_does_not_go_away_fails_what_waits_for_it(database: Path) -> None:
    opened = Database(database, patience=0.05)
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def go() -> list[str]:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await opened.write(add_guest("a"))
        other.execute("ROLLBACK")
        await opened.write(add_guest("b"))
        return await opened.read(names)

    assert asyncio.run(go()) == ["b"]
    other.close()
    opened.close()


def test_a_database_can_be_opened_again(database: Path) -> None:
    for _ in range(2):
        Database(database).close()


def test_a_newer_database_is_refused(database: Path) -> None:
    Database(database).close()
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(InvalidDatabase, match=r"newer Regalia: its schema is version 99, expected at most \d"):
        Database(database)


def test_a_file_that_is_no_database(database: Path) -> None:
    database.write_text("a letter to my aunt, long enough to be read as something else " * 20)
    with pytest.raises(InvalidDatabase, match="cannot be used as a database"):
        Database(database)


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(InvalidDatabase, match="cannot be used as a database"):
        Database(tmp_path / "file" / "regalia.db")


def test_migrations_go_on_where_they_stopped(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Database(database).close()
    known = scripts("sqlite")
    newest = known[-1][0]
    more = [*known, (newest + 1, "CREATE TABLE ribbons (colour TEXT) STRICT;")]
    monkeypatch.setattr(migrations, "scripts", lambda _: more)
    Database(database).close()
    connection = sqlite3.connect(database, isolation_level=None)
    assert connection.execute("PRAGMA user_version").fetchone() == (newest + 1,)
    connection.execute("INSERT INTO ribbons VALUES ('red')")
    further = [*more, (newest + 2, "CREATE TABLE bows (size INTEGER) STRICT; SELECT nothing;")]
    monkeypatch.setattr(migrations, "scripts", lambda _: further)
    with pytest.raises(sqlite3.OperationalError, match="nothing"):
        migrate(connection, database)
    connection.close()
    connection = sqlite3.connect(database)
    assert connection.execute("PRAGMA user_version").fetchone() == (newest + 1,)
    assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'bows'").fetchone() is None
    connection.close()


@pytest.mark.parametrize("url", ["mysql://localhost/regalia", "sqlite://", "sqlite:///", "regalia.db", ""])
def test_urls_that_are_not_supported(url: str) -> None:
    with pytest.raises(InvalidDatabase, match="expected sqlite:///PATH or postgresql://"):
        path_of(url)


@pytest.mark.parametrize(
    "url",
    [
        "mysql://u:topsecret@h/x",
        "mysql://u:top/secret#@[h/x",
        "mysql://h/x?password=topsecret",
        "host=h password=topsecret",
        "u:topsecret@h/x",
    ],
)
def test_no_password_is_told(url: str) -> None:
    with pytest.raises(InvalidDatabase) as caught:
        path_of(url)
    assert "secret" not in str(caught.value)


def test_where_the_database_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert path_of("sqlite:///tables.db") == Path("tables.db")
    assert path_of("sqlite:////var/lib/regalia.db") == Path("/var/lib/regalia.db")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert path_of(None) == tmp_path / "regalia" / "regalia.db"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert default_path() == Path.home() / ".local/share/regalia/regalia.db"
