"""Games that go on whatever happens to the services that they are played at."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import token_hex

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from regalia.server.wire.protocol import Acknowledged, Play, TableState
from tests.server.running import Address
from tests.server.visitor import ME, SQUIRE, Socket, Visitor, choose

UNREACHED = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError)
"""What somebody meets whose process is killed, or not there yet; OSError has that nobody answers, too."""


class Games:
    """Somebody who plays both seats of a table, or one against a bot, at whatever process answers; and another game
    when it is over.
    """

    def __init__(self, visitor: Visitor, addresses: Sequence[Address], seed: int = 7, *, bot: bool = False) -> None:
        self.addresses = addresses
        self.moves = 0
        self._seats = (ME, SQUIRE) if bot else (ME, ME)
        self._visitor = visitor
        known = dict(visitor.http.cookies)
        visitor.http.cookies.clear()
        visitor.http.cookies.update(known)  # wherever they go
        self._chance = random.Random(seed)
        self._begin()

    def _begin(self) -> None:
        self._table = self._visitor.make(*self._seats).id
        self._acknowledged: dict[int, str] = {}
        self._unanswered: Play | None = None

    def play(self, moves: int, fault: Callable[[], object] = lambda: None) -> None:
        """So many, with a fault in the middle."""
        middle, least = self.moves + moves // 2, self.moves + moves
        faults = [fault]
        while self.moves < least:  # the test has its time limit
            with suppress(*UNREACHED), self._open() as socket:
                for _ in range(3):
                    if faults and self.moves >= middle:
                        faults.pop()()
                    if not self._move(socket):
                        break

    def _open(self) -> Socket:
        self._visitor.address = self._chance.choice(self.addresses)
        self._visitor.http.base_url = f"http://{self._visitor.address}"
        self._visitor.http.headers["origin"] = f"http://{self._visitor.address}"
        return self._visitor.open(self._table)

    def _move(self, socket: Socket) -> bool:
        """Whether it was acknowledged."""
        state = socket.now()
        if self._unanswered is None:
            while (chosen := choose(state, self._chance.choice)) is None and state.table.status != "over":
                state = socket.until(TableState)  # the bot has moved
            if chosen is None:
                self.check()
                self._begin()
                return False
            self._unanswered = Play(token_hex(8), chosen[0], state.table.version, chosen[1])
        asked = self._unanswered
        answer = socket.play(asked.seat, asked.version, asked.move, asked.id)
        if not isinstance(answer, Acknowledged):
            assert answer.code == "broken", "nobody else moves here, so it is not stale; it can be tried again"
            return False
        assert answer.version not in self._acknowledged, "none is doubled"
        self._acknowledged[answer.version] = asked.move
        self._unanswered = None
        self.moves += 1
        return True

    def check(self) -> None:
        """All that was acknowledged is there, and nothing else but, perhaps, what was not answered."""
        stored: dict[int, str] = {}
        first = 1
        while True:
            page = {"first": first, "last": first + 99}
            answer = self._visitor.http.get(f"/api/tables/{self._table}/frames", params=page)
            if answer.status_code == 503:  # the database is not there yet
                continue
            assert answer.is_success, answer.text
            if not answer.json():
                break
            stored |= {frame["number"]: frame["move"] for frame in answer.json() if self._seats[frame["seat"]] is ME}
            first += 100
        assert self._acknowledged.items() <= stored.items(), "none is lost"
        assert len(stored) - len(self._acknowledged) in (0, 1)
