"""What has changed, told in place of the whole: a reader knows the same by it, to the letter."""

import asyncio
import random
from collections.abc import Iterable
from typing import Any, cast

import msgspec
import pytest

from regalia import games
from regalia.games import AnyGame
from regalia.server.play.audience import Audience, Reader
from regalia.server.play.context import Context
from regalia.server.play.deadlines import Deadlines
from regalia.server.play.presenting import standing
from regalia.server.play.replaying import MOST_MISSED
from regalia.server.play.table import UNWATCHED, Present, Table
from regalia.server.play.telling import Telling
from regalia.server.store.storage import Place, Row, Sheet
from regalia.server.wire.changes import SAME, change, changed
from regalia.server.wire.protocol import TableState
from tests.server.running import Address
from tests.server.visitor import ME, OPEN, Visitor

GAMES = [games.find(name) for name in games.names()]
TABLES = [
    pytest.param(*(game, seats), id=f"{game.name}-{seats}", marks=() if seats == max(game.seats) else pytest.mark.many)
    for game in GAMES
    for seats in game.seats
]
NEWS = ("since", "happened", "missed", "now")
encode, decode = msgspec.json.encode, msgspec.json.decode


def table_of(game: AnyGame, seats: int, seed: str, guests: Iterable[int]) -> Table:
    options = game.complete(seats, {})
    places = tuple(Place(guest, nonce=f"of {guest}") for guest in guests)
    return Table(Sheet("table", game.name, game.rules_version, options, seed, None, None, 0.0, None, None, places))


def tell(table: Table, audience: Audience) -> Telling:
    context = Context(cast(Any, None), cast(Any, None))
    return Telling(table, audience, context, Deadlines(table, context))


class Page:
    """A reader, and what their page knows."""

    def __init__(self, telling: Telling, guest: int | None) -> None:
        self.telling = telling
        self.reader = Reader(guest)
        self.reader.follows = True
        self.state: Any = None
        self.kinds: list[str] = []

    def reads(self) -> None:
        message = decode(self.telling.state_for(self.reader))
        self.kinds.append(message["type"])
        if message["type"] == "changed":
            message = {**changed(self.state, message["change"]), **{key: message[key] for key in NEWS}, "type": "state"}
        self.state = message

    def knows(self, seen: int) -> None:
        """As much as somebody who is told the whole, and has seen as much."""
        other = Reader(self.reader.guest)
        other.seen = seen
        whole = decode(self.telling.state_for(other))
        self.state["missed"] = whole["missed"] = []  # whoever joins misses none
        assert encode(sorted(self.state.items())) == encode(sorted(whole.items()))


def play_one(table: Table, lot: random.Random) -> None:
    back = [seat for seat in table.match.actors if table.match.can_undo(seat)]
    if back and lot.random() < 0.1:
        table.carry_out(Row("take-back", lot.choice(back)))
        return
    seat = lot.choice(table.match.actors)
    table.carry_out(Row("play", seat, str(lot.choice(table.match.moves(seat)))))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_reader_of_changes_knows_what_the_whole_says(game: AnyGame, seats: int) -> None:
    """In random games, with moves taken back, people who come and go, and readers who miss some of it."""

    async def read(number: int) -> None:
        lot = random.Random(f"changes {game.name} {seats} {number}")
        audience = Audience()
        together = [1, *range(1, seats)]  # the first two seats are at one screen
        table = table_of(game, seats, f"changes {number}", together if number % 2 else range(1, 1 + seats))
        telling = tell(table, audience)
        pages = [Page(telling, guest) for guest in (*{place.guest for place in table.places}, None, None)]
        while not table.over:
            for page in pages:
                if lot.random() < 0.8:
                    seen = page.reader.seen
                    page.reads()
                    if lot.random() < 0.2:
                        page.knows(seen)
            if lot.random() < 0.2:
                audience.present[1] = Present(lot.choice(("here", "away", "gone")), 1.0)
            else:
                play_one(table, lot)
            telling.forget()
        kinds = [kind for page in pages for kind in page.kinds]
        assert kinds.count("changed") > 0.6 * len(kinds)

    for number in range(2):
        asyncio.run(read(number))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_change_is_the_same_for_tables_that_cannot_be_told_apart(game: AnyGame, seats: int) -> None:
    for number in range(2):
        table = table_of(game, seats, f"twins {number}", range(1, 1 + seats))
        lot = random.Random(f"twins {game.name} {seats} {number}")
        before: dict[int, TableState] = {}
        while not table.over:
            seat = lot.randrange(seats)
            play_one(table, lot)
            if lot.random() < 0.7:
                continue
            known = before.get(seat)
            told = standing(table, 1 + seat, UNWATCHED)
            match, twin = table.match, table.match.copy()
            twin._state = match.glimpse(seat)
            table.begun = twin
            table.views.clear()
            table.views.brought.clear()
            other = standing(table, 1 + seat, UNWATCHED)
            table.begun = match
            table.views.clear()
            table.views.brought.clear()
            if known is not None:
                assert encode(change(known, told)) == encode(change(known, other))
            before[seat] = told


@pytest.mark.parametrize("game", GAMES, ids=games.names())
def test_moves_that_were_missed_come_one_by_one(game: AnyGame) -> None:
    async def read() -> None:
        table = table_of(game, 2, "missed", (1, 2))
        lot = random.Random(0)
        telling = tell(table, Audience())
        page, late, alone = Page(telling, 1), Page(telling, 2), Page(telling, None)
        for each in (page, late, alone):
            each.reads()
            assert each.state["missed"] == []
        for moves in (1, 3, MOST_MISSED + 1):
            before = len(table.match.played)
            seen = []
            while len(table.match.played) < before + moves:
                seat = lot.choice(table.match.actors)
                table.carry_out(Row("play", seat, str(lot.choice(table.match.moves(seat)))))
                telling.forget()
                page.reads()
                assert page.state["missed"] == []
                seen.append(page.state["mine"][0]["view"])
            telling.forget()
            late.reader.guest = 1  # with the eyes of whoever saw each of them
            late.reads()
            assert [frame["view"] for frame in late.state["missed"]] == (seen if 1 < moves <= MOST_MISSED else [])
            alone.reads()

    asyncio.run(read())


class Thing(msgspec.Struct, frozen=True):
    name: str
    many: tuple[int, ...] = ()


class Short(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = ""
    count: int = 0


CASES: list[tuple[Any, Any, Any]] = [
    (Thing("a"), Thing("a"), SAME),
    (Thing("a"), Thing("b"), {"name": ["b"]}),
    (Thing("a", (1, 2)), Thing("a", (1, 3)), {"many": {"1": [3]}}),
    (Thing("a", (1, 2)), Thing("a", (1, 2, 3, 4)), {"many": {"2": [3], "3": [4]}}),
    (Thing("a", (1, 2)), Thing("a", (1,)), {"many": [[1]]}),
    ({"x": Thing("a"), "y": None}, {"x": Thing("b"), "y": None}, {"x": {"name": ["b"]}}),
    ({"x": 1, "y": 2}, {"x": 1}, [{"x": 1}]),
    ({"x": 1}, {"x": 1, "y": 2}, [{"x": 1, "y": 2}]),
    ({"x": None}, {"x": Thing("a")}, {"x": [{"name": "a", "many": []}]}),
    ({"x": Thing("a")}, {"x": None}, {"x": [None]}),
    ((Thing("a"), Short("b", 2)), (Thing("a"), Short("b")), {"1": [{"name": "b"}]}),
]


@pytest.mark.parametrize(("before", "after", "told"), CASES)
def test_a_change_says_what_is_not_as_before(before: Any, after: Any, told: Any) -> None:
    written = decode(encode(change(before, after)))
    assert written == told
    assert changed(decode(encode(before)), written) == decode(encode(after))


def test_a_page_of_another_release_is_told_to_load_again(server: Address) -> None:
    with Visitor(server) as visitor:
        table = visitor.make(ME, OPEN)
        client = visitor.http.get("/api/home").json()["client"]
        with visitor.open(table.id, None) as socket:
            socket.connection.send(encode({"type": "hello", "client": client}).decode())
            assert isinstance(socket.receive(), TableState)
        with visitor.open(table.id, None) as socket:
            socket.connection.send(encode({"type": "hello", "client": "of before"}).decode())
            assert socket.closed() == 4426
