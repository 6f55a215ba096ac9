"""Talking at the table."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Place, Sheet
from regalia.server.wire.protocol import Acknowledged, Attend, Chat, Hello, Onlookers, Ping, Pong, Refused, Say
from tests.server.visitor import ME, OPEN, Socket, Visitor


@pytest.fixture
def visitors(server: str) -> Iterator[list[Visitor]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Visitor(server)) for _ in range(5)]


def seated(visitors: list[Visitor], *, team_talk: bool) -> str:
    """Four at a table; the fifth looks on."""
    table = visitors[0].make(ME, OPEN, OPEN, OPEN, options={"team_talk": team_talk}).id
    for seat in (1, 2, 3):
        visitors[seat].sit(table, seat, f"guest {seat}")
    return table


def heard(socket: Socket) -> list[str]:
    """All lines that have come, after everything that was under way."""
    socket.send(Ping("the-last-one"))
    socket.until(Pong)
    return [socket.lines[number] for number in sorted(socket.lines)]


def test_everybody_hears_what_is_said(visitors: list[Visitor]) -> None:
    table = seated(visitors, team_talk=False)
    with ExitStack() as stack:
        sockets = [stack.enter_context(visitor.open(table)) for visitor in visitors]
        for socket in sockets:
            socket.version(0)
        sockets[1].send(Say("a-known-token", "  Good \n luck\u202e! \x00 "))
        chat = sockets[4].until(Chat)
        (line,) = chat.lines
        assert (line.number, line.seat, line.name, line.text, line.team) == (1, 1, "guest 1", "Good luck!", False)
        assert all(heard(socket) == ["Good luck!"] for socket in sockets[:4])
    with visitors[2].open(table) as again:
        assert again.until(Chat).lines == (line,)
    with visitors[2].open(table, version=None) as again:
        again.send(Hello(0, chat=1))
        assert heard(again) == []


def test_who_looks_on_is_counted_and_listed_if_they_wish(visitors: list[Visitor]) -> None:
    """Players and onlookers are told, once for many who come at a time; nobody is named who does not wish it."""
    table = seated(visitors, team_talk=False)
    visitors[4].make({"kind": "me", "name": "Zita"}, OPEN)  # they have a name
    with visitors[0].open(table) as player:
        player.version(0)
        with visitors[4].open(table) as looker:
            assert player.until(Onlookers) == looker.until(Onlookers) == Onlookers(1, ())
            looker.send(Attend("look-on-by-name", here=True, listed=True))
            assert player.until(Onlookers) == Onlookers(1, ("Zita",))
            with visitors[1].open(table) as other:
                assert other.until(Onlookers) == Onlookers(1, ("Zita",))
            looker.send(Attend("look-on-no-more", here=True, listed=False))
            assert player.until(Onlookers) == Onlookers(1, ())
        assert player.until(Onlookers) == Onlookers(0, ())


def test_a_line_sent_twice_is_said_once(visitors: list[Visitor]) -> None:
    table = seated(visitors, team_talk=False)
    with visitors[0].open(table) as socket:
        for _ in range(2):
            assert isinstance(socket.say("Hello", token="the-same-token"), Acknowledged)
        assert heard(socket) == ["Hello"]
    with visitors[1].open(table) as socket:
        assert heard(socket) == ["Hello"]


def test_a_team_talks_apart(visitors: list[Visitor]) -> None:
    table = seated(visitors, team_talk=True)
    assert visitors[4].table(table).teams == ((0, 1), (2, 3))
    with ExitStack() as stack:
        sockets = [stack.enter_context(visitor.open(table)) for visitor in visitors]
        for socket in sockets:
            socket.version(0)
        assert isinstance(sockets[0].say("our secret", team=True), Acknowledged)
        assert isinstance(sockets[3].say("their secret", team=True), Acknowledged)
        assert isinstance(sockets[2].say("for all"), Acknowledged)
        ours, theirs = ["our secret", "for all"], ["their secret", "for all"]
        assert [heard(socket) for socket in sockets] == [ours, ours, theirs, theirs, ["for all"]]
    with visitors[1].open(table) as one, visitors[4].open(table) as other:
        assert heard(one) == ours
        assert heard(other) == ["for all"]


def test_a_team_that_may_not_talk(visitors: list[Visitor]) -> None:
    table = seated(visitors, team_talk=False)
    assert visitors[0].table(table).teams == ()
    with visitors[0].open(table) as socket:
        answer = socket.say("psst", team=True)
        assert isinstance(answer, Refused)
        assert answer.code == "not-allowed"


def test_a_line_without_anything_to_read(visitors: list[Visitor]) -> None:
    table = seated(visitors, team_talk=False)
    with visitors[0].open(table) as socket:
        answer = socket.say(" \u200b\x07 ")
        assert isinstance(answer, Refused)
        assert answer.code == "invalid"


def test_of_many_lines_the_last_ones_are_kept(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.store.chat.CHAT_KEPT", 3)

    async def go() -> None:
        storage = SqliteStorage(database)
        await storage.new_guest(b"anna")
        await storage.add_table(Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, (Place(), Place())))
        await storage.add_table(Sheet("u", "carolus", 1, {}, "s", None, None, 0.0, None, None, (Place(), Place())))
        await storage.add_line("u", 0, "Anna", "elsewhere", None, "token", 1)
        for number in range(1, 8):
            line = await storage.add_line("t", 0, "Anna", f"line {number}", None, f"token {number}", 1)
            assert line is not None
            assert line.number == number
        assert [line.number for line in await storage.lines("t", 0)] == [5, 6, 7]
        assert len(await storage.lines("u", 0)) == 1
        await storage.close()

    asyncio.run(go())
