"""Phrases, talk of those who look on, muting, reporting; and what operators do about it while the service runs."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from secrets import token_hex
from types import SimpleNamespace

import msgspec
import pytest

from regalia.cli import main
from regalia.server.people.guests import csrf_token
from regalia.server.settings import DAY, Allowance, Rate, Settings
from regalia.server.wire.protocol import (
    Acknowledged,
    ChatLine,
    Mute,
    Muted,
    Pong,
    Problem,
    Refused,
    Remind,
    Report,
    Resign,
    Say,
    SayPhrase,
)
from tests.server.keeping import Kept
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, SQUIRE, Socket, Visitor, read, seated


@pytest.fixture
def visitors(server: str) -> Iterator[list[Visitor]]:
    """Anna and Berta play, the others look on."""
    with ExitStack() as stack:
        yield [stack.enter_context(Visitor(server)) for _ in range(4)]


def table_of(visitors: list[Visitor], **plan: object) -> str:
    anna, berta, *_ = visitors
    made = anna.post("/api/tables", {"game": "carolus", "seats": [ME, OPEN], **plan})
    anna.mix(made)
    berta.sit(made.id, 1, "Berta")
    return made.id


def asked(socket: Socket, message: Say | SayPhrase | Mute | Report | Remind | Resign) -> Acknowledged | Refused:
    socket.send(message)
    while True:
        answer = socket.receive()
        if isinstance(answer, Acknowledged | Refused) and answer.id == message.id:
            return answer


def code(answer: Acknowledged | Refused) -> str:
    assert isinstance(answer, Refused)
    return answer.code


def settled(socket: Socket) -> None:
    """All that was said has come."""
    socket.ping()
    socket.until(Pong)


def lines(visitor: Visitor, table: str) -> list[ChatLine]:
    """All that somebody who opens the table is told."""
    before = len(visitor.heard)
    with visitor.open(table) as socket:
        settled(socket)
    return [line for text in visitor.heard[before:] for line in chat(text)]


def chat(text: str) -> list[ChatLine]:
    found = msgspec.json.decode(text) if text.startswith('{"type":"chat"') else {"lines": []}
    return msgspec.convert(found["lines"], list[ChatLine])


def test_phrases_are_sent_by_name(visitors: list[Visitor]) -> None:
    table = table_of(visitors)
    with visitors[0].open(table) as socket:
        assert isinstance(asked(socket, SayPhrase(token_hex(8), "well-played")), Acknowledged)
        socket.connection.send('{"type":"phrase","id":"a-known-token","phrase":"go away"}')
        assert socket.until(Refused).code == "unreadable"
    (line,) = lines(visitors[1], table)
    assert (line.seat, line.name, line.text, line.phrase, line.aside) == (0, "Anna", "", "well-played", False)


def test_those_who_look_on_talk_apart(visitors: list[Visitor]) -> None:
    """Players read it when nothing can be helped by it any more."""
    anna, berta, carl, dora = visitors
    table = table_of(visitors)
    carl.make({"kind": "me", "name": "Carl"}, OPEN)
    dora.make({"kind": "me", "name": "ANNA"}, OPEN)
    with carl.open(table) as watching, anna.open(table) as playing:
        watching.version(0)
        playing.version(0)
        assert isinstance(watching.say("she should take the red one"), Acknowledged)
        assert code(watching.say("psst", team=True)) == "not-allowed"
        with dora.open(table) as other:
            assert isinstance(other.say("I think so, too"), Acknowledged)
        assert isinstance(playing.say("hello"), Acknowledged)
        settled(watching)
        settled(playing)
        assert list(watching.lines.values()) == ["she should take the red one", "I think so, too", "hello"]
        assert list(playing.lines.values()) == ["hello"]
    told = lines(carl, table)
    assert [(line.seat, line.name, line.aside) for line in told] == [
        (None, "Carl", True),
        (None, "", True),  # nobody who looks on is called like somebody who plays
        (0, "Anna", False),
    ]
    assert [line.text for line in lines(berta, table)] == ["hello"]
    assert not any("take the red one" in text for text in (*anna.heard, *berta.heard))
    with anna.open(table) as socket:
        socket.send(Resign(token_hex(8), 0))
        socket.version(1)
    assert len(lines(anna, table)) == 3, "now they may read it"


def test_what_somebody_who_looked_on_said_leaves_the_pages_that_are_open(visitors: list[Visitor]) -> None:
    *_, carl, dora = visitors
    table = table_of(visitors)
    with dora.open(table) as watching:
        with carl.open(table) as other:
            assert isinstance(other.say("my name is Carl"), Acknowledged)
        settled(watching)
        assert list(watching.lines.values()) == ["my name is Carl"]
        assert carl.http.post("/api/me/erase", json={"sure": "erase everything"}).is_success
        settled(watching)
        assert list(watching.lines.values()) == [""]
    assert lines(dora, table) == []


def test_where_the_maker_says_so_those_who_look_on_keep_silent(visitors: list[Visitor]) -> None:
    table = table_of(visitors, silent=True)
    assert visitors[2].table(table).silent
    with visitors[2].open(table) as socket:
        assert code(socket.say("hello")) == "not-allowed"
        assert code(asked(socket, SayPhrase(token_hex(8), "hello"))) == "not-allowed"
    with visitors[0].open(table) as socket:
        assert isinstance(socket.say("hello"), Acknowledged)


def test_who_is_muted_is_not_heard_at_any_table(visitors: list[Visitor]) -> None:
    anna, berta, *_ = visitors
    table, elsewhere = table_of(visitors), table_of(visitors)
    with anna.open(table) as listening, berta.open(table) as talking:
        listening.version(0)
        talking.say("one")
        settled(listening)
        assert isinstance(asked(listening, Mute(token_hex(8), seat=1)), Acknowledged)
        talking.say("two")
        asked(talking, SayPhrase(token_hex(8), "hello"))
        assert isinstance(asked(talking, Remind(token_hex(8), 0)), Acknowledged), "they do not learn it"
        settled(listening)
        assert list(listening.lines.values()) == ["one"]
        assert not any(text.startswith('{"type":"reminded"') for text in anna.heard)
        with berta.open(elsewhere) as other:
            other.say("three")
        assert lines(anna, elsewhere) == []
        with anna.open(table) as again:
            muted = again.until(Muted)
        assert (muted.seats, muted.lines) == ((1,), (1, 2, 3))
        assert isinstance(asked(listening, Mute(token_hex(8), line=1, off=True)), Acknowledged)
        settled(listening)
        assert list(listening.lines.values()) == ["one", "two", ""]
        assert [line.text for line in lines(berta, table)] == ["one", "two", ""], "nobody else is concerned"


def test_whom_a_message_is_about(visitors: list[Visitor]) -> None:
    """Nobody learns, by asking, what they may not read."""
    anna, _berta, carl, _ = visitors
    table = table_of(visitors)
    with carl.open(table) as socket:
        socket.say("an aside")
    with anna.open(table) as socket:
        socket.version(0)
        for message, expected in (
            (Mute(token_hex(8)), "invalid"),
            (Mute(token_hex(8), seat=1, line=1), "invalid"),
            (Mute(token_hex(8), seat=7), "unknown"),
            (Mute(token_hex(8), line=7), "unknown"),
            (Mute(token_hex(8), line=1), "unknown"),
            (Report(token_hex(8), "insult", line=1), "unknown"),
            (Mute(token_hex(8), seat=0), "not-allowed"),
        ):
            assert code(asked(socket, message)) == expected
    bots = anna.make(ME, SQUIRE).id
    with anna.open(bots) as socket:
        assert code(asked(socket, Mute(token_hex(8), seat=1))) == "unknown"


def test_lines_and_reports_have_limits(database: Path) -> None:
    allowance = Allowance(lines=Rate(3, 0), reports=Rate(1, 0))
    settings = Settings(allowance=allowance, workers=1)
    with running(database, settings) as address, Visitor(address) as anna, Visitor(address) as berta:
        visitors = [anna, berta]
        table = table_of(visitors)
        with visitors[0].open(table) as socket:
            socket.version(0)
            assert [isinstance(socket.say("hello"), Refused) for _ in range(4)] == [False, False, False, True]
            assert isinstance(asked(socket, Report(token_hex(8), "spam", seat=1)), Acknowledged)
            assert code(asked(socket, Report(token_hex(8), "spam", seat=1))) == "too-fast"


# Operators


def until(happened: Callable[[], bool]) -> None:
    """The service looks once a second."""
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def barred(visitor: Visitor) -> bool:
    """Whether somebody is banned; nobody sits down by that."""
    return visitor.http.post("/api/find", json={"game": "none", "name": "Berta"}).status_code == 403


def admin(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["admin", *words])
    return int(ended.value.code or 0)


def test_what_was_reported_is_listed_and_settled(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    """All of it while the service runs, on either database."""
    at = ("--database", kept.url)
    settings = Settings(allowance=WIDE, workers=1, bot_delay=0)
    with running(kept.open(), settings) as address, ExitStack() as stack:
        anna, berta, carl = visitors = [stack.enter_context(Visitor(address)) for _ in range(3)]
        table = table_of(visitors)
        with berta.open(table) as socket:
            assert isinstance(socket.say("you are a fool"), Acknowledged)
        with anna.open(table) as socket:
            socket.version(0)
            assert isinstance(asked(socket, Report(token_hex(8), "insult", line=1, words="rude")), Acknowledged)
        assert admin("reports", *at) == 0
        told = capsys.readouterr().out
        assert "insult: Berta (guest 2)" in told
        assert f"at table {table}, line 1: 'you are a fool', reported by guest 1. They say: 'rude'." in told
        assert admin("tables", *at) == 0
        told = capsys.readouterr().out
        assert f"{table}  carolus  playing: Anna (guest 1), Berta (guest 2)" in told
        for secret in (anna.secret, berta.secret):
            assert secret not in told
        assert admin("table", f"https://example.org/t/{table}", *at) == 0
        assert f"{table}  carolus  playing: Anna (guest 1)" in capsys.readouterr().out
        assert admin("people", "BERTA", *at) == 0
        told = capsys.readouterr().out
        assert told.startswith("guest 2  Berta, here since 20")
        assert len(told.splitlines()) == 1
        for again in ("insult: Berta (guest 2)", "Nothing new was reported."):
            assert admin("reports", "--new", "--by", "ops", *at) == 0
            assert again in capsys.readouterr().out
        waiting = carl.make(ME, OPEN).id
        assert admin("ban", "2", "--why", "insults", "--by", "ops", *at) == 0
        until(lambda: barred(berta))
        assert berta.refused("POST", f"/api/tables/{waiting}/seats/1", seated()).code == "banned"
        assert berta.refused("POST", "/api/find", {"game": "tara", "name": "Berta"}).code == "banned"
        assert berta.refused("POST", "/api/tables", {"game": "carolus", "seats": [ME, OPEN]}).code == "banned"
        with berta.open(table) as socket:
            socket.version(0)
            assert code(socket.say("but why")) == "banned"
            assert admin("close", f"https://example.org/t/{table}", "--by", "ops", *at) == 0
            assert socket.closed() in (1012, 4410)
        until(lambda: anna.http.get(f"/api/tables/{table}").status_code == 410)
        assert anna.refused("GET", f"/api/tables/{table}").code == "closed"
        assert read(anna.http.get("/api/tables"), list[object]) == []
        with anna.open(table, None) as socket:
            assert socket.closed() == 4410
        assert admin("reopen", f"/t/{table}", "--by", "ops", *at) == 0
        until(lambda: anna.http.get(f"/api/tables/{table}").status_code == 200)
        assert admin("unban", "2", "--by", "ops", *at) == 0
        until(lambda: not barred(berta))
        assert berta.sit(waiting, 1).status == "playing"
        assert admin("erase", "2", *at) == 2
        assert "add --sure to do it" in capsys.readouterr().err
        assert admin("erase", "2", "--sure", "--by", "ops", *at) == 0
        until(lambda: barred(berta))
        assert anna.table(table).players[1].name == ""
        assert berta.refused("POST", "/api/find", {"game": "tara", "name": "Berta"}).code == "foreign"
        capsys.readouterr()
        assert admin("reports", *at) == 0
        told = capsys.readouterr().out
        assert "fool" not in told
        assert "Berta" not in told
        assert admin("people", "berta", *at) == 0
        assert capsys.readouterr().out == "Nobody is called berta.\n"
        assert admin("log", *at) == 0
        done = [line.split("  ", 1)[1] for line in capsys.readouterr().out.splitlines()]
        assert done == [
            *["ops: read"] * 2,
            "ops: ban guest 2 (insults)",
            f"ops: close table {table}",
            f"ops: reopen table {table}",
            "ops: unban guest 2",
            "ops: erase guest 2",
        ]


def test_a_ban_holds_after_a_restart(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        secret = anna.secret
    assert admin("ban", "1", "--database", f"sqlite:///{database}") == 0
    with running(database) as address, Visitor(address) as anna:
        anna.http.cookies.clear()
        anna.http.cookies.set("regalia", secret)
        anna.http.headers["x-csrf-token"] = csrf_token(secret)
        response = anna.http.post("/api/find", json={"game": "tara", "name": "Anna"})
        assert msgspec.json.decode(response.content, type=Problem).code == "banned"


def test_what_an_operator_cannot_do(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--database", f"sqlite:///{database}")
    assert admin("tables", *at) == 2
    assert "there is no database" in capsys.readouterr().err
    with running(database):
        for words, told in (
            (("ban", "7"), "there is no guest 7"),
            (("close", "nowhere"), "there is no table nowhere; `regalia admin tables` says which there are"),
            (("table", "/t/nowhere"), "there is no table nowhere; `regalia admin tables` says which there are"),
            (("people", " "), "' ' has no letter; expected a name, or a part of one"),
            (("reports", "--new", "--guest", "1"), "--new is about all guests; give either it or --guest"),
        ):
            assert admin(*words, *at) == 2
            assert told in " ".join(capsys.readouterr().err.split())
        for command, told in (("tables", "There are no tables."), ("reports", "Nothing was reported.")):
            assert admin(command, *at) == 0
            assert told in capsys.readouterr().out


def test_games_that_ended_long_ago_are_removed(
    kept: Kept, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the service, all that belongs to them and nothing else."""
    at = ("--database", kept.url)
    with running(kept.open(), Settings(allowance=WIDE, workers=1, bot_delay=0)) as address, Visitor(address) as anna:
        old, again, other = (anna.make(ME, ME).id for _ in range(3))
        for table in (old, again):
            with anna.open(table) as socket:
                socket.version(0)
                assert isinstance(asked(socket, Resign(token_hex(8), 0)), Acknowledged)
        assert anna.table(old).status == "over"
        assert admin("prune", "--days", "1", *at) == 0
        assert "0 games ended more than 1 days ago. Add --sure" in capsys.readouterr().out
        later = SimpleNamespace(time=lambda: time.time() + 10 * DAY, strftime=time.strftime, gmtime=time.gmtime)
        monkeypatch.setattr("regalia.server.ops.moderation.time", later)
        monkeypatch.setattr("regalia.server.ops.moderation.AT_ONCE", 1)
        assert admin("prune", "--days", "1", *at) == 0
        assert "2 games ended" in capsys.readouterr().out
        assert admin("prune", "--days", "1", "--sure", "--by", "ops", *at) == 0
        assert "2 games are removed." in capsys.readouterr().out
        assert admin("tables", *at) == 0
        told = capsys.readouterr().out
        assert other in told
        assert old not in told
        assert again not in told
        assert admin("log", *at) == 0
        assert "ops: prune (2 games older than 1 days)" in capsys.readouterr().out
        assert anna.table(other).status == "playing"
