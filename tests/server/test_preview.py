"""What a move would do, asked over the socket: for whoever may make it, and no more than they can know."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from regalia import games
from regalia.match import Match
from regalia.server.protocol import Acknowledged, AskPreview, Pong, Previewed, Refused, TableInfo
from regalia.server.room import Audience, Reader, Room
from regalia.server.sqlite import SqliteStorage
from regalia.server.storage import Place, Row, Sheet
from regalia.server.table import Table
from regalia.server.thinkers import Thinkers
from tests.server.visitor import ME, OPEN, Visitor, choose, event


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def berta(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def table(anna: Visitor, berta: Visitor) -> TableInfo:
    return berta.sit(anna.make(ME, OPEN).id, 1)


def test_what_was_shown_comes_true(anna: Visitor, berta: Visitor, table: TableInfo) -> None:
    whole = 0
    luck = random.Random(4)
    with anna.open(table.id) as one, berta.open(table.id) as other:
        for version in range(40):
            states = [socket.version(version) for socket in (one, other)]
            ((seat, move),) = (chosen for state in states if (chosen := choose(state, luck.choice)) is not None)
            socket = (one, other)[seat]
            answer = socket.preview(seat, move)
            assert isinstance(answer, Previewed)
            assert answer.move == move
            assert isinstance(socket.play(seat, version, move), Acknowledged)
            after = socket.version(version + 1)
            happened = tuple(told.event for told in after.happened if told.number == after.table.moves)
            assert happened[: len(answer.events)] == answer.events
            whole += answer.view is not None
    assert whole


def test_only_for_a_move_that_one_may_make(anna: Visitor, berta: Visitor, table: TableInfo) -> None:
    mover, waiting = table.actors[0], 1 - table.actors[0]
    visitors = (anna, berta)
    with visitors[mover].open(table.id) as one, visitors[waiting].open(table.id) as other:
        chosen = choose(one.version(0), lambda choices: choices[0])
        assert chosen is not None
        other.version(0)
        for socket, seat, move, code in (
            (other, mover, chosen[1], "not-yours"),
            (other, waiting, chosen[1], "illegal"),
            (one, mover, "emperor 1", "illegal"),
            (one, mover, "castle kingside", "invalid"),
            (one, 9, chosen[1], "not-yours"),
        ):
            answer = socket.preview(seat, move)
            assert isinstance(answer, Refused)
            assert (answer.code, answer.reason is not None) == (code, code == "illegal")
        assert one.now().table.version == 0, "and nothing was played"


def test_not_before_the_game_and_not_by_those_who_look_on(server: str, anna: Visitor, table: TableInfo) -> None:
    gathering = anna.make(ME, OPEN)
    with Visitor(server) as carl, anna.open(gathering.id) as early, carl.open(table.id) as watching:
        for socket, code in ((early, "not-now"), (watching, "not-yours")):
            answer = socket.preview(0, "disc 1")
            assert isinstance(answer, Refused)
            assert answer.code == code


def sheet(game: str, seats: int) -> Sheet:
    found = games.find(game)
    places = tuple(Place(seat + 1, nonce=str(seat)) for seat in range(seats))
    options = found.complete(seats, {})
    return Sheet("t", game, found.rules_version, options, "seed", None, None, 0.0, None, None, places)


async def previewed(room: Room, seat: int, move: str) -> bytes:
    reader = Reader(seat + 1)
    await room.preview(reader, "a-known-token", seat, move)
    news = await reader.news()
    assert news is not None
    (answer,) = news.messages
    return answer


@pytest.mark.many
@pytest.mark.parametrize("game", games.names())
def test_twin_tables_answer_the_same(game: str, database: Path) -> None:
    """Two tables that are the same to a seat, and differ in all that it cannot know, and in the dice to come."""
    luck = random.Random(3)

    async def go() -> None:
        storage = SqliteStorage(database)
        thinkers = Thinkers(1)
        seats = games.find(game).seats[-1]
        asked = 0
        table = Table(sheet(game, seats))
        for _ in range(60):
            if table.match.over:
                break
            seat = luck.choice(table.match.actors)
            moves = table.match.moves(seat)
            twin = Table(sheet(game, seats))
            twin._match = Match(table.game, table.match.glimpse(seat), "another seed")
            for move in luck.sample(moves, min(2, len(moves))):
                one, other = (Room(each, Audience(), storage, thinkers) for each in (table, twin))
                assert await previewed(one, seat, str(move)) == await previewed(other, seat, str(move))
                asked += 1
            table.carry_out(Row("play", seat, str(luck.choice(moves))))
        assert asked > 60
        await storage.close()

    asyncio.run(go())


def test_it_is_about_the_table_as_it_was(database: Path) -> None:
    """Whatever others play between its steps."""

    async def go() -> None:
        storage = SqliteStorage(database)
        table = Table(sheet("rivals", 3))
        room = Room(table, Audience(), storage, Thinkers(1))
        move = str(table.match.moves(0)[0])
        alone = await previewed(room, 0, move)
        asking = asyncio.create_task(previewed(room, 0, move))
        await asyncio.sleep(0)
        assert not asking.done()
        for seat in (0, 1, 2):
            table.carry_out(Row("play", seat, str(table.match.moves(seat)[-1])))
        assert await asking == alone
        plain = msgspec.json.decode(alone)
        assert [event(each, "rivals") for each in plain["events"]]
        await storage.close()

    asyncio.run(go())


def test_others_are_served_between_its_steps(anna: Visitor, berta: Visitor, table: TableInfo) -> None:
    with (anna, berta)[table.actors[0]].open(table.id) as socket, anna.open(table.id) as other:
        chosen = choose(socket.version(0), lambda choices: choices[0])
        assert chosen is not None
        for number in range(20):
            socket.send(AskPreview(f"preview-{number}", *chosen))
        other.ping()
        other.until(Pong)
        answers = [socket.until(Previewed).id for _ in range(20)]
        assert answers == [f"preview-{number}" for number in range(20)]
