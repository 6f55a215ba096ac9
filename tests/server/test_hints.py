"""Hints: what a strong bot would do, for whoever plays against bots alone or where all may have them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import games
from regalia.advice import Advice, Candidate
from regalia.engine.game import Choice
from regalia.server.bots.interface import NoAnswer
from regalia.server.bots.pool import Thinkers
from regalia.server.bots.process import Glimpse
from regalia.server.play.audience import Audience, Reader
from regalia.server.play.context import Context
from regalia.server.play.permissions import MOST_HINTS, can_hint, why_not_hint, why_not_play
from regalia.server.play.room import Room
from regalia.server.play.table import Table
from regalia.server.settings import Allowance, Rate, Settings
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import OTHER_RULES, PRACTICE, Place, Row, Sheet
from regalia.server.wire.protocol import Acknowledged, AskHint, Hinted, Pong, Refused, TableInfo
from tests.server.running import WIDE, running
from tests.server.test_practice import sheet, step
from tests.server.test_table import BERTA, refused
from tests.server.visitor import ME, OPEN, SQUIRE, Socket, Visitor


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def berta(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def when_asked(socket: Socket) -> tuple[int, tuple[str, ...]]:
    """The version at which Anna, in seat 0, is to decide, and between what."""
    state = socket.now()
    while not state.mine[0].asked:
        state = socket.version(state.table.version + 1)
    return state.table.version, tuple(choice.move for choice in state.mine[0].choices)


@pytest.mark.parametrize("game", games.names())
def test_a_hint_is_a_legal_move_with_its_reasons(anna: Visitor, game: str) -> None:
    table = anna.make(ME, SQUIRE, game=game)
    with anna.open(table.id) as socket:
        version, legal = when_asked(socket)
        assert not anna.table(table.id).practice
        answer = socket.hint(0, version)
        assert isinstance(answer, Hinted)
        assert answer.advice.best.choice.move in legal
        assert sum(answer.advice.best.chances) == pytest.approx(1)
        assert {other.choice.move for other in answer.advice.alternatives} <= set(legal)
        assert anna.table(table.id).practice
        played = socket.play(0, version, answer.advice.best.choice.move)
        assert isinstance(played, Acknowledged), "chosen before the hint was noted, and as good as ever"


def test_the_mark_stays_after_a_restart(database: Path) -> None:
    with running(database) as address, Visitor(address) as visitor:
        table = visitor.make(ME, SQUIRE)
        with visitor.open(table.id) as socket:
            version, _ = when_asked(socket)
            assert isinstance(socket.hint(0, version), Hinted)
    with running(database) as address, Visitor(address) as visitor:
        assert visitor.table(table.id).practice


def test_nobody_has_hints_against_people(anna: Visitor, berta: Visitor) -> None:
    table = berta.sit(anna.make(ME, OPEN).id, 1)
    visitor, seat = ((anna, 0), (berta, 1))[table.actors[0]]
    with visitor.open(table.id) as socket:
        state = socket.now()
        assert not state.mine[0].can_hint
        answer = socket.hint(seat, state.table.version)
        assert isinstance(answer, Refused)
        assert answer.code == "not-allowed"
    assert not anna.table(table.id).practice


def test_nor_beside_somebody_at_the_same_screen(anna: Visitor) -> None:
    table = anna.make(ME, ME)
    with anna.open(table.id) as socket:
        answer = socket.hint(table.actors[0], socket.now().table.version)
        assert isinstance(answer, Refused)
        assert answer.code == "not-allowed"


def test_unless_the_table_allows_them_to_all(anna: Visitor, berta: Visitor) -> None:
    made = anna.make(ME, OPEN, hints=True)
    assert berta.table(made.id).hints, "seen before one sits down"
    table = berta.sit(made.id, 1)
    visitor, seat = ((anna, 0), (berta, 1))[table.actors[0]]
    with visitor.open(table.id) as socket:
        assert isinstance(socket.hint(seat, socket.now().table.version), Hinted)


def test_only_for_an_own_seat_that_is_to_decide(anna: Visitor, berta: Visitor) -> None:
    table = berta.sit(anna.make(ME, OPEN, hints=True).id, 1)
    visitor, waiting = ((berta, 1), (anna, 0))[table.actors[0]]
    with visitor.open(table.id) as socket:
        state = socket.now()
        assert not state.mine[0].can_hint
        for seat, code in ((waiting, "stale"), (1 - waiting, "not-yours")):
            answer = socket.hint(seat, state.table.version)
            assert isinstance(answer, Refused)
            assert answer.code == code


def test_not_more_than_one_may_ask_for(database: Path) -> None:
    allowance = WIDE.times(1)
    settings = Settings(
        allowance=Allowance(**{**vars(allowance), "hints": Rate(1, 1e-9)}), workers=1, adviser="knight", bot_delay=0
    )
    with running(database, settings) as address, Visitor(address) as visitor:
        table = visitor.make(ME, SQUIRE)
        with visitor.open(table.id) as socket:
            version, _ = when_asked(socket)
            assert isinstance(socket.hint(0, version), Hinted)
            answer = socket.hint(0, version)
            assert isinstance(answer, Refused)
            assert answer.code == "too-fast"


# The table


def test_a_hint_makes_practice_and_moves_nothing() -> None:
    table = Table(sheet(Place(bot="squire")))
    while not can_hint(table, 0):
        step(table)
    version, played = table.version, table.match.played[:]
    assert why_not_hint(table, 0, version) is None
    table.carry_out(Row("hint", 0))
    assert (table.version, table.match.played, table.practice) == (version + 1, played, True)
    move = str(table.match.moves(0)[0])
    assert why_not_play(table, 0, version, move) is None, "chosen before the hint came"
    table.carry_out(Row("play", 0, move))
    while table.playing:
        step(table)
    outcome = table.outcome()
    assert outcome is not None
    assert {result.ending for result in outcome.results} == {PRACTICE}
    assert refused(why_not_hint(table, 0, table.version)) == "not-now"


def test_hints_come_to_an_end() -> None:
    table = Table(sheet(Place(bot="squire")))
    while not can_hint(table, 0):
        step(table)
    for _ in range(MOST_HINTS):
        table.carry_out(Row("hint", 0))
    assert refused(why_not_hint(table, 0, table.version)) == "not-allowed"


def test_a_lost_game_with_a_hint_keeps_its_moves() -> None:
    moves = [Row("play", 0, "disc 9"), Row("hint", 1), Row("play", 1, "disc 8")]
    table = Table(sheet(Place(BERTA, nonce="of Berta"))._replace(rules=1), moves)
    assert table.lost is not None
    assert table.lost.moves == [(0, "disc 9"), (1, "disc 8")]
    assert {result.ending for result in table.lost.outcome.results} == {OTHER_RULES}


# The room


class Slow(Thinkers):
    """Its advice comes when it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Glimpse] = []
        self.answer = asyncio.Event()
        self.trouble: Exception | None = None

    async def advise(self, glimpse: Glimpse) -> Advice:
        self.asked.append(glimpse)
        await self.answer.wait()
        if self.trouble is not None:
            raise self.trouble
        return Advice(Candidate(Choice("choose", ("count",), "choose count"), (0.5, 0.5)), (), (), ())


async def a_room(storage: SqliteStorage, thinkers: Thinkers) -> tuple[Room, Reader]:
    game = games.find("rivals")
    guest = (await storage.new_guest(b"of Anna")).id
    places = (Place(guest, nonce="a"), Place(bot="squire"))
    sheet = Sheet("t", game.name, game.rules_version, game.complete(2, {}), "s", None, None, 0.0, None, None, places)
    await storage.add_table(sheet)
    room = Room(Table(sheet), Audience(), Context(storage, thinkers))
    room.bots.play()
    reader = Reader(guest)
    reader.greeted = True
    return room, reader


@pytest.mark.parametrize(
    ("trouble", "code"), [(None, None), (NoAnswer("it failed"), "broken"), (ValueError("7 of hearts"), "broken")]
)
def test_one_at_a_time_and_marked_only_if_it_comes(
    database: Path, trouble: Exception | None, code: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        storage, thinkers = SqliteStorage(database), Slow()
        room, reader = await a_room(storage, thinkers)
        while not can_hint(room.table, 0):
            seat = room.table.match.actors[0]
            await room.moves.play(
                reader, Row("play", seat, room.table.any_move(seat), f"token-{room.table.version}"), 0
            )
        reader._waiting.clear()
        version = room.table.version
        thinkers.trouble = trouble
        room.hints.ask(reader, "first-one", 0, version)
        await asyncio.sleep(0)
        assert not room.idle
        room.hints.ask(reader, "second-one", 0, version)
        assert b"too-fast" in reader._waiting.pop(0)
        thinkers.answer.set()
        assert room.hints.hinting is not None
        await room.hints.hinting
        said = b" ".join(reader._waiting)
        assert room.table.practice == (code is None)
        assert (b"hinted" in said, b"broken" in said) == (code is None, code is not None)
        assert all(glimpse.advise for glimpse in thinkers.asked)
        await room.close()
        await storage.close()

    asyncio.run(go())
    assert "hearts" not in caplog.text, "it may be in somebody's hand"


def test_a_hint_that_comes_too_late_is_not_told(database: Path) -> None:
    async def go() -> None:
        storage, thinkers = SqliteStorage(database), Slow()
        room, reader = await a_room(storage, thinkers)
        version = room.table.version
        assert can_hint(room.table, 0)
        room.hints.ask(reader, "first-one", 0, version)
        await asyncio.sleep(0)
        await room.moves.play(reader, Row("play", 0, room.table.any_move(0), "a-token-of-mine"), version)
        thinkers.answer.set()
        assert room.hints.hinting is not None
        await room.hints.hinting
        assert b"hinted" not in b" ".join(reader._waiting)
        assert not room.table.practice
        await room.close()
        await storage.close()

    asyncio.run(go())


def test_the_service_answers_others_meanwhile(anna: Visitor) -> None:
    table: TableInfo = anna.make(ME, SQUIRE, game="tara")
    with anna.open(table.id) as socket:
        version, _ = when_asked(socket)
        socket.send(AskHint("asks-for-a-hint", 0, version))
        socket.ping()
        socket.until(Pong)
        assert isinstance(socket.until(Hinted), Hinted)
