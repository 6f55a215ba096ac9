"""A guest as a browser would be one, and what it heard. Every message is read as the protocol types it."""

from contextlib import ExitStack
from random import Random
from secrets import token_hex
from typing import Any, TypeVar, cast

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from regalia import games
from regalia.engine import events
from regalia.engine.events import Event
from regalia.engine.game import Value
from regalia.engine.phrase import Phrase
from regalia.match import Brings
from regalia.server.play.presenting import MOST_TOLD
from regalia.server.wire.protocol import (
    Acknowledged,
    AskHint,
    AskWhy,
    Chat,
    Frame,
    FromServer,
    Happening,
    Hello,
    Hinted,
    Ping,
    Play,
    Ponder,
    Pondered,
    Problem,
    Refused,
    Say,
    TableInfo,
    TableState,
    TakeBack,
)

T = TypeVar("T")
PATIENCE = 60
"""Seconds after which what is awaited will not come; nothing is held to be quick here."""
ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
NAMES = ("Dora", "Berta", "Carl", "Erika", "Franz")
SQUIRE = {"kind": "bot", "bot": "squire"}


class Visitor:
    def __init__(self, address: str, heard: list[str] | None = None) -> None:
        self.address = address
        self.heard: list[str] = [] if heard is None else heard
        """Everything that came from the service, as text."""
        self.http = httpx.Client(
            base_url=f"http://{address}",
            headers={"origin": f"http://{address}"},
            event_hooks={"response": [self._note]},
            timeout=PATIENCE,
            verify=False,  # nobody here has a certificate, and to read whom one may trust takes its time
        )
        self.http.get("/api/home").raise_for_status()
        self.http.headers["x-csrf-token"] = self.http.cookies["regalia-csrf"]

    @property
    def secret(self) -> str:
        return self.http.cookies["regalia"]

    def _note(self, response: httpx.Response) -> None:
        self.heard.append(response.read().decode("utf-8", "replace") + repr(response.headers))

    # HTTP

    def make(
        self,
        *seats: dict[str, str],
        game: str = "carolus",
        options: dict[str, Value] | None = None,
        hints: bool = False,
    ) -> TableInfo:
        plan = {"game": game, "seats": seats, "options": options or {}, "hints": hints}
        return self.mix(self.post("/api/tables", plan))

    def mix(self, table: TableInfo) -> TableInfo:
        """Add nonces for the seats of mine that have none, as the client does by itself."""
        lacking = [seat for seat in table.missing if seat in table.mine]
        if not lacking:
            return table
        return self.post(f"/api/tables/{table.id}/nonces", {"nonces": [{"seat": s, "nonce": nonce()} for s in lacking]})

    def sit(self, table: str, seat: int, name: str | None = None) -> TableInfo:
        """Under a name that nobody else takes by itself."""
        return self.post(f"/api/tables/{table}/seats/{seat}", seated(name or NAMES[seat % len(NAMES)]))

    def rematch(self, table: str) -> TableInfo:
        return self.mix(self.post(f"/api/tables/{table}/rematch"))

    def post(self, path: str, body: Any = None) -> TableInfo:
        return read(self.http.post(path, json=body), TableInfo)

    def table(self, table: str) -> TableInfo:
        return read(self.http.get(f"/api/tables/{table}"), TableInfo)

    def refused(self, method: str, path: str, body: Any = None) -> Problem:
        response = self.http.request(method, path, json=body)
        assert response.is_error, response.text
        return msgspec.json.decode(response.content, type=Problem)

    # Sockets

    def open(self, table: str, version: int | None = 0) -> "Socket":
        cookie = {"cookie": f"regalia={self.secret}"}
        stack = ExitStack()
        connection = stack.enter_context(
            connect(
                f"ws://{self.address}/ws/tables/{table}",
                origin=cast(Any, f"http://{self.address}"),
                additional_headers=cookie,
                max_size=None,
            )
        )
        socket = Socket(connection, self.heard, stack)
        if version is not None:
            socket.send(Hello(version))
        return socket

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Socket:
    def __init__(self, connection: ClientConnection, heard: list[str], stack: ExitStack) -> None:
        self.connection = connection
        self._stack = stack
        self.state: TableState | None = None
        """The last one that came."""
        self.lines: dict[int, str] = {}
        """The chat."""
        self._heard = heard

    def send(self, message: msgspec.Struct) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def receive(self) -> FromServer:
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self._heard.append(text)
        message = decode(text)
        if isinstance(message, TableState):
            self.state = message
        if isinstance(message, Chat):
            self.lines.update({line.number: line.text for line in message.lines})
        return message

    def until(self, kind: type[T]) -> T:
        """The next message of a kind."""
        while True:
            message = self.receive()
            if isinstance(message, kind):
                return message

    def version(self, version: int) -> TableState:
        """The table from that version on."""
        while self.state is None or self.state.table.version < version:
            self.receive()
        return self.state

    def now(self) -> TableState:
        """The table as it is: all that was under way has come."""
        self.send(Hello(0))
        while (state := self.until(TableState)).since > max(1, state.table.moves - MOST_TOLD + 1):
            pass
        return state

    def play(self, seat: int, version: int, move: str, token: str | None = None) -> Acknowledged | Refused:
        return self._answered(Play(token or token_hex(8), seat, version, move))

    def take_back(self, seat: int, version: int) -> Acknowledged | Refused:
        return self._answered(TakeBack(token_hex(8), seat, version))

    def why(self, seat: int, move: str) -> None:
        self.send(AskWhy(token_hex(8), seat, move))

    def hint(self, seat: int, version: int) -> Hinted | Refused:
        token = token_hex(8)
        self.send(AskHint(token, seat, version))
        while True:
            answer = self.receive()
            if isinstance(answer, Hinted | Refused) and answer.id == token:
                return answer

    def ponder(self, seat: int, version: int) -> Pondered | Refused:
        token = token_hex(8)
        self.send(Ponder(token, seat, version))
        while True:
            answer = self.receive()
            if isinstance(answer, Pondered | Refused) and answer.id == token:
                return answer

    def say(self, text: str, *, team: bool = False, token: str | None = None) -> Acknowledged | Refused:
        return self._answered(Say(token or token_hex(8), text, team))

    def ping(self) -> None:
        self.send(Ping(token_hex(8)))

    def _answered(self, message: Play | TakeBack | Say) -> Acknowledged | Refused:
        self.send(message)
        while True:
            answer = self.receive()
            if isinstance(answer, Acknowledged | Refused) and answer.id == message.id:
                return answer

    def closed(self) -> int:
        """The code with which the service closes the socket."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return 1006 if end.rcvd is None else end.rcvd.code

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def nonce() -> str:
    return token_hex(16)


def seated(name: str = "Berta") -> dict[str, str]:
    """What is sent to take a seat."""
    return {"name": name, "nonce": nonce()}


class Away(OSError):
    """The service cannot do it just now."""


def read(response: httpx.Response, kind: type[T]) -> T:
    if response.status_code == 503:
        raise Away(response.text)
    assert response.is_success, response.text
    return msgspec.json.decode(response.content, type=kind)


def decode(text: str) -> FromServer:
    """A message as the protocol types it, and the events in it as their game does."""
    plain = msgspec.json.decode(text)
    if plain["type"] == "state":
        game = plain["table"]["game"]
        told = happened(plain.pop("happened"), game)
        ahead = [tuple(brought(each, game) for each in mine.pop("brings")) for mine in plain["mine"]]
        state = msgspec.convert(
            {**plain, "happened": [], "mine": [{**mine, "brings": []} for mine in plain["mine"]]}, TableState
        )
        mine = (msgspec.structs.replace(seat, brings=brings) for seat, brings in zip(state.mine, ahead, strict=True))
        return msgspec.structs.replace(state, happened=told, mine=tuple(mine))
    message: FromServer = msgspec.convert(plain, FromServer)
    return message


def event(plain: dict[str, Any], game: str) -> Event:
    return msgspec.convert(plain, games.find(game).events.kinds[plain["kind"]])


def brought(plain: dict[str, Any] | None, game: str) -> Brings | None:
    """What a choice brings, without what only its game's board reads."""
    if plain is None:
        return None
    told = msgspec.convert({**plain, "events": [], "outlook": None, "then": []}, Brings)
    return msgspec.structs.replace(told, events=tuple(event(each, game) for each in plain.get("events", [])))


def happened(plain: list[dict[str, Any]], game: str) -> tuple[Happening, ...]:
    return tuple(Happening(each["number"], event(each["event"], game)) for each in plain)


def said(told: Happening) -> Phrase:
    """What to say of it."""
    return events.phrase(told.event)


def frames(response: httpx.Response, game: str) -> list[Frame]:
    found = []
    for plain in read(response, list[dict[str, Any]]):
        told = happened(plain.pop("happened"), game)
        found.append(msgspec.structs.replace(msgspec.convert({**plain, "happened": []}, Frame), happened=told))
    return found


def choose(state: TableState, pick: Any) -> tuple[int, str] | None:
    """A seat of the reader that has a choice, and one of its moves."""
    for mine in state.mine:
        if mine.choices:
            return mine.seat, pick(mine.choices).move
    return None


def finish(visitor: Visitor, table: TableInfo) -> TableState:
    """Play all seats of a visitor to the end; by lot: whoever always does the first thing plays six times as long."""
    lot = Random(0)
    with visitor.open(table.id) as socket:
        state = socket.version(0)
        while state.table.status != "over":
            chosen = choose(state, lot.choice)
            if chosen is None:
                state = socket.until(TableState)
                continue
            answer = socket.play(chosen[0], state.table.version, chosen[1])
            assert isinstance(answer, Acknowledged)
            state = socket.version(answer.version)
        return state
