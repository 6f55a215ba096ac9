"""A service moves from SQLite to PostgreSQL."""

import asyncio
from pathlib import Path

import pytest

from regalia.cli import main
from regalia.server.store.copying import copy
from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.postgres import PostgresStorage
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.wire.protocol import Acknowledged
from tests.server.keeping import KeptInPostgres, KeptInSqlite, Postgres
from tests.server.pushing import Browser
from tests.server.running import running
from tests.server.visitor import ME, OPEN, Visitor, choose


def test_everything_is_there_and_play_goes_on(database: Path, postgresql: Postgres) -> None:
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        waiting = anna.make(ME, OPEN).id
        code = " ".join(anna.http.post("/api/me/code", json={"language": "ru"}).json()["words"])
        wanted = Browser("https://push.example/x").subscription()
        assert anna.http.post("/api/me/push", json=wanted).status_code == 204
        anna.http.post("/api/me/links").raise_for_status()
        with anna.open(table) as socket:
            chosen = choose(socket.version(0), lambda choices: choices[0])
            assert chosen is not None
            socket.play(chosen[0], 0, chosen[1])
            socket.say("is anybody here?")
            socket.version(1)
        secret = anna.secret
    KeptInSqlite(database).execute(f"UPDATE tables SET rematch = '{waiting}' WHERE id = '{table}'")
    url = postgresql.empty()
    counts = copy(f"sqlite:///{database}", url)
    assert (counts["guests"], counts["tables"], counts["seats"], counts["moves"], counts["chat"]) == (1, 2, 4, 1, 1)
    assert (counts["devices"], counts["links"], counts["keys"], counts["pushes"]) == (1, 1, 1, 1)
    with running(PostgresStorage(url)) as address, Visitor(address) as anna:
        anna.http.cookies.clear()
        anna.http.cookies.set("regalia", secret)
        with anna.open(table) as socket:
            chosen = choose(socket.version(1), lambda choices: choices[0])
            assert chosen is not None
            assert isinstance(socket.play(chosen[0], 1, chosen[1]), Acknowledged)
        with Visitor(address) as phone:
            assert phone.http.post("/api/me/come-back", json={"code": code}).status_code == 204
        with Visitor(address) as berta:
            assert berta.sit(waiting, 1).status == "playing", "new guests have new numbers"


def test_the_command_says_what_it_copied(
    database: Path, postgresql: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(SqliteStorage(database).close())
    with pytest.raises(SystemExit) as ended:
        main(["database", "copy", f"sqlite:///{database}", postgresql.empty()])
    assert ended.value.code == 0
    told = capsys.readouterr().out.splitlines()
    assert {"guests: 0", "tables: 0", "moves: 0", "pulse: 1"} <= set(told)


def test_a_database_in_use_is_not_written_over(database: Path, postgresql: Postgres) -> None:
    kept = KeptInPostgres(postgresql.fresh())
    kept.execute("INSERT INTO guests (created) VALUES (0)")
    asyncio.run(SqliteStorage(database).close())
    with pytest.raises(InvalidDatabase, match="is in use: it has guests; expected an empty database"):
        copy(f"sqlite:///{database}", kept.url)
    assert kept.execute("SELECT count(*) FROM guests") == [(1,)]


def test_a_row_that_is_different_undoes_it_all(database: Path, postgresql: Postgres) -> None:
    kept = KeptInPostgres(postgresql.fresh())
    kept.execute(
        "CREATE FUNCTION forge() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.name := 'Eve'; RETURN NEW; END $$"
    )
    kept.execute("CREATE TRIGGER forging BEFORE INSERT ON guests FOR EACH ROW EXECUTE FUNCTION forge()")
    asyncio.run(SqliteStorage(database).close())
    KeptInSqlite(database).execute("INSERT INTO guests (name, created) VALUES ('Anna', 0)")
    with pytest.raises(InvalidDatabase, match="the guests there are not those that are here, from row 1 on"):
        copy(f"sqlite:///{database}", kept.url)
    assert kept.execute("SELECT count(*) FROM guests") == [(0,)]


def test_what_cannot_be_copied(database: Path, postgresql: Postgres) -> None:
    with pytest.raises(InvalidDatabase, match="there is no such file"):
        copy(f"sqlite:///{database}", postgresql.url("postgres"))
    storage = SqliteStorage(database)
    with pytest.raises(InvalidDatabase, match=r"to postgresql://\.\.\., not from .* to sqlite:///other.db$"):
        copy(f"sqlite:///{database}", "sqlite:///other.db")
    with pytest.raises(InvalidDatabase, match=r"from sqlite:///PATH .*, not from postgresql://h/x to sqlite:///n.db$"):
        copy("postgresql://u:topsecret@h/x", "sqlite:///n.db")
    with pytest.raises(InvalidDatabase, match="another Regalia already uses"):
        copy(f"sqlite:///{database}", postgresql.url("postgres"))
    asyncio.run(storage.close())
