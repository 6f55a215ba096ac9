"""The service is killed after every step of a story of people who come, play, leave and come back: nothing is lost, and
every clock shows what it showed.
"""

import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from secrets import token_hex

import pytest

from regalia.server.wire.protocol import Acknowledged, Agree, Refused, Remind, Replace, Resign, TableInfo, TableState
from tests.server.keeping import KeptInSqlite
from tests.server.running import Process
from tests.server.visitor import ME, OPEN, Socket, Visitor

pytestmark = pytest.mark.many
PACE = {"kind": "live", "move": 300, "reserve": 600, "bot": "page"}
ANNA, BERTA, CARL = range(3)
PATIENCE = 60.0
DOWN = 1000
"""Seconds for which the service is not there each time."""


class Story:
    def __init__(self, folder: Path) -> None:
        self._database = folder / "regalia.db"
        self._hand = folder / "hand"
        self.now = 1_800_000_000.0
        self._show()
        self._process = Process(self._database, hand=self._hand)
        self.people = [Visitor(self._process.address) for _ in range(3)]
        self.table = ""
        self.others: list[str] = []
        """Tables that are looked at after every step, too."""
        self.steps = 0

    def _show(self) -> None:
        """All at once: the service reads it at any time."""
        fresh = self._hand.with_suffix(".new")
        fresh.write_text(str(self.now), "utf-8")
        fresh.replace(self._hand)

    def pass_by(self, seconds: float) -> None:
        """Time goes on while the service is there, and has noticed it."""
        self.now += seconds
        self._show()
        kept = KeptInSqlite(self._database)
        self.until(lambda: kept.execute("SELECT up FROM pulse")[0][0] == self.now)

    def until(self, happened: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < end, f"after step {self.steps}"
            time.sleep(0.02)

    def info(self, reader: int = ANNA) -> TableInfo:
        return self.people[reader].table(self.table)

    def state(self, reader: int = ANNA) -> TableState:
        with self.people[reader].open(self.table) as socket:
            return socket.now()

    def ask(self, who: int, message: Resign | Agree | Replace | Remind) -> Acknowledged | Refused:
        with self.people[who].open(self.table) as socket:
            socket.now()
            return answer(socket, message)

    def does(self, who: int, message: Resign | Agree | Replace | Remind) -> None:
        assert isinstance(self.ask(who, message), Acknowledged), f"after step {self.steps}"
        self.killed()

    def plays(self) -> None:
        """Whoever is asked, and is no bot."""
        seat = next(seat for seat in self.info().actors if self.info().players[seat].stand_in is None)
        with self.people[seat].open(self.table) as socket:
            state = socket.now()
            (mine,) = state.mine
            assert isinstance(socket.play(seat, state.table.version, mine.choices[0].move), Acknowledged)
        self.killed()

    def killed(self) -> None:
        """Long enough for everybody's time to be up, if it went on."""
        self.steps += 1
        tables = [self.table, *self.others]
        before = [self._kept(table) for table in tables]
        self._process.kill()
        self.now += DOWN
        self._show()
        self._process = Process(self._database, self._process.port, hand=self._hand)
        for table, kept in zip(tables, before, strict=True):
            self._compare(kept, self._kept(table))

    def _kept(self, table: str) -> TableInfo | TableState:
        info = self.people[ANNA].table(table)
        if info.status == "gathering":
            return info
        with self.people[ANNA].open(table) as socket:
            return socket.now()

    def _compare(self, earlier: TableInfo | TableState, later: TableInfo | TableState) -> None:
        (before, info), (after, found) = (
            (kept, kept.table if isinstance(kept, TableState) else kept) for kept in (earlier, later)
        )
        seats = [(player.kind, player.name, player.bot) for player in info.players]
        assert [(player.kind, player.name, player.bot) for player in found.players] == seats
        if not isinstance(before, TableState):
            return
        assert isinstance(after, TableState)
        assert after.acts[: len(before.acts)] == before.acts, f"after step {self.steps}"
        assert after.table.version >= before.table.version
        for player, other in zip(before.table.players, after.table.players, strict=True):
            assert (player.stand_in, player.resigned) == (other.stand_in, other.resigned)
        assert after.table.agreed == before.table.agreed
        if after.table.version == before.table.version:
            for clock, again in zip(before.clocks, after.clocks, strict=True):
                assert abs(clock.spent - again.spent) <= 1, f"after step {self.steps}"
                assert abs(clock.reserve - again.reserve) <= 1
                assert clock.running == again.running

    def close(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()


def answer(socket: Socket, message: Resign | Agree | Replace | Remind) -> Acknowledged | Refused:
    socket.send(message)
    while True:
        told = socket.receive()
        if isinstance(told, Acknowledged | Refused) and told.id == message.id:
            return told


def test_killed_after_every_step(tmp_path: Path) -> None:
    with ExitStack() as stack:
        story = Story(tmp_path)
        stack.callback(story.close)
        for person in story.people:
            stack.enter_context(person)
        anna, berta, carl = story.people
        plan = {"game": "carolus", "seats": [ME, OPEN, OPEN], "pace": PACE, "public": True}
        story.table = anna.mix(anna.post("/api/tables", plan)).id
        story.killed()
        berta.sit(story.table, BERTA, "Berta")
        story.killed()
        carl.sit(story.table, CARL, "Carl")
        story.killed()
        assert story.info().status == "playing"
        story.plays()

        story.pass_by(20)
        (deciding,) = story.info().actors
        assert abs(story.state().clocks[deciding].spent - 20) <= 1
        story.killed()
        assert abs(story.state().clocks[deciding].spent - 20) <= 1

        story.does(ANNA, Remind(token_hex(8), BERTA))

        assert isinstance(story.ask(ANNA, Replace(token_hex(8), CARL, "page")), Refused), "nobody was away for long"
        story.pass_by(100)
        story.does(ANNA, Replace(token_hex(8), CARL, "page"))
        assert story.info().players[CARL].stand_in == "page"
        story.does(CARL, Replace(token_hex(8), CARL))
        assert story.info().players[CARL].stand_in is None

        (late,) = story.info().actors
        story.pass_by(900)
        story.until(lambda: story.info().players[late].stand_in == "page")
        story.killed()
        assert [act.kind for act in story.state().acts] == ["replace", "replace", "time-out"]
        story.does(late, Replace(token_hex(8), late))

        story.does(ANNA, Agree(token_hex(8), ANNA))
        assert story.info().agreed == (ANNA,)
        story.does(BERTA, Agree(token_hex(8), BERTA, no=True))
        assert story.info().agreed == ()
        story.does(CARL, Resign(token_hex(8), CARL))
        assert story.info().players[CARL].resigned
        story.does(ANNA, Agree(token_hex(8), ANNA))
        story.does(BERTA, Agree(token_hex(8), BERTA))
        over = story.info()
        assert (over.status, over.ending) == ("over", "agree")
        said = [(act.kind, act.seat, act.what) for act in story.state().acts]
        assert said == [
            ("replace", CARL, "page"),
            ("replace", CARL, None),
            ("time-out", late, "page"),
            ("replace", late, None),
            ("agree", ANNA, "offer"),
            ("agree", BERTA, "no"),
            ("resign", CARL, "squire"),
            ("agree", ANNA, "offer"),
            ("agree", BERTA, "end"),
        ]


PACES = {
    "a decision and the reserve, and a bot": {"kind": "live", "move": 300, "reserve": 600, "bot": "page"},
    "a decision and the reserve, and lost": {"kind": "live", "move": 300, "reserve": 600, "lost": True},
    "by mail, and a bot": {"kind": "mail", "move": 1000, "bot": "page"},
    "by mail, and lost": {"kind": "mail", "move": 1000, "lost": True},
}
SPENT, LEFT = 400.0, 2000.0


def test_killed_between_times_that_are_up(tmp_path: Path) -> None:
    """Time-outs of every kind; and a seat that a bot takes because it stays free."""
    with ExitStack() as stack:
        story = Story(tmp_path)
        stack.callback(story.close)
        anna, berta, _ = (stack.enter_context(person) for person in story.people)
        free = {"game": "carolus", "seats": [ME, OPEN], "fill": {"after": 3000, "bot": "page"}}
        story.table = anna.mix(anna.post("/api/tables", free)).id
        for pace in PACES.values():
            plan = {"game": "carolus", "seats": [ME, OPEN], "pace": pace}
            story.others.append(anna.mix(anna.post("/api/tables", plan)).id)
            berta.sit(story.others[-1], BERTA, "Berta")
        story.killed()
        story.pass_by(SPENT)
        story.killed()
        deciding = [anna.table(table).actors[0] for table in story.others]
        for table, seat in zip(story.others, deciding, strict=True):
            with anna.open(table) as socket:
                assert abs(socket.now().clocks[seat].spent - SPENT) <= 1
        story.pass_by(LEFT)
        for name, table, seat in zip(PACES, story.others, deciding, strict=True):

            def up(table: str = table, seat: int = seat) -> bool:
                info = anna.table(table)
                return info.ending == "time-out" or info.players[seat].stand_in == "page"

            story.until(up)
            assert (anna.table(table).status == "over") is name.endswith("lost")
        story.until(lambda: anna.table(story.table).status == "playing")
        story.killed()
        for name, table, seat in zip(PACES, story.others, deciding, strict=True):
            info = anna.table(table)
            if name.endswith("lost"):
                assert info.ranks[seat] == 2
            else:
                story.table = table
                story.does(seat, Replace(token_hex(8), seat))
