"""The socket of a table: one guest's messages in, what they may know out."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from regalia import bots
from regalia.engine.game import listed
from regalia.server.http.static_files import Client
from regalia.server.http.websocket_frames import AT_ONCE
from regalia.server.ops import logs, metrics
from regalia.server.ops.networks import neighbourhood
from regalia.server.ops.rate_limits import Crowd, Shared
from regalia.server.people.guests import device_of, secret_of
from regalia.server.people.names import plain
from regalia.server.play.audience import Audience, Reader, refuse
from regalia.server.play.chat import About
from regalia.server.play.participation import NO, OFFER
from regalia.server.play.permissions import forbidden
from regalia.server.play.replay_pool import asker
from regalia.server.play.room import Room
from regalia.server.play.table import Refusal
from regalia.server.service import Service
from regalia.server.store.storage import Kind, Reported, Row, StorageTrouble
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import (
    Acknowledged,
    Agree,
    AskHint,
    AskWhy,
    Attend,
    FromClient,
    Hello,
    Mute,
    Ping,
    Play,
    Ponder,
    Pong,
    Remind,
    Reminded,
    Replace,
    Report,
    Resign,
    Say,
    SayPhrase,
    TakeBack,
    Token,
    WhyNot,
)

# Why a socket was closed. Codes from 4000 are ours: 4000 and the HTTP status that says the same.
TRY_AGAIN = 1012
BAD_MANNERS = 1008
BROKEN = 1011
BUSY = 1013
RENEWED = 4426
TOO_MANY = 4429

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(FromClient).decode


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
COULD_NOT = Refusal("broken", "the server could not do it; try again")


class _Marked(msgspec.Struct):
    id: Token


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: WebSocket[Any, Any, State],
    table: FromPath[str],
    service: NamedDependency[Service],
    crowd: NamedDependency[Crowd],
    client: NamedDependency[Client],
) -> None:
    logs.new_request()
    secret = secret_of(socket)
    guest = await service.guests.find(secret)
    device = None if guest is None or secret is None else device_of(secret)
    address = neighbourhood(socket.client.host if socket.client else "")
    asker.set(address)
    if not service.limits.connects.allows(guest, address):
        await socket.close()  # to accept it first would cost more, and last until the other side closes it too
        return
    await socket.accept()
    if crowd.full(address, guest):
        await socket.close(TOO_MANY, "too many connections")
        return
    crowd.enter(address, guest)
    metrics.SOCKETS.inc()
    try:
        await _Visit(socket, service, table, Reader(guest, device), address, client.name).stay()
    except Trouble as trouble:
        with suppress(WebSocketException, OSError):
            await socket.close(_code(trouble), str(trouble))
    except Exception as error:  # noqa: BLE001 -- whatever it is, they are told
        with suppress(WebSocketException, OSError):
            await socket.close(_at_fault("a table cannot be opened", error), "the server is at fault")
    finally:
        metrics.SOCKETS.dec()
        crowd.leave(address, guest)


class _Visit:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, State],
        service: Service,
        table: str,
        reader: Reader,
        address: str,
        client: str,
    ) -> None:
        self._socket = socket
        self._service = service
        self._rooms = service.rooms
        self._limits = service.limits
        self._table = table
        self._address = address
        self._client = client
        self._overruns = 0
        self._closes: tuple[int, str] | None = None
        """Why nobody listens any more."""
        self._reader = reader
        self._at_once = AT_ONCE in (socket.scope.get("extensions") or ())

    async def stay(self) -> None:
        """From the first message to the end of the connection."""
        audience = await self._join()
        sending = asyncio.create_task(self._send())
        try:
            while (message := await self._socket.receive())["type"] == "websocket.receive":
                if self._reader.dismissed:
                    continue  # they are about to go, as soon as they have read what was sent
                await self._hear(message.get("text"))
                if self._closes is not None:
                    await self._socket.close(*self._closes)
                    break
        except (WebSocketException, OSError):
            pass  # gone in the middle of a word
        finally:
            sending.cancel()
            await self._rooms.part(self._table, audience, self._reader)
            await asyncio.gather(sending, return_exceptions=True)

    async def _join(self) -> Audience:
        """The room itself is not kept: it may leave the memory while the socket is open."""
        async with self._rooms.enter(self._table) as room:
            room.join(self._reader)
        await self._rooms.note_seen(self._table, self._reader)
        return room.audience

    async def _state(self) -> bytes:
        async with self._rooms.enter(self._table, current=False) as room:
            return room.moves.telling.state_for(self._reader)

    async def _send(self) -> None:
        try:
            while await self._send_next():
                pass
            await self._socket.close(TRY_AGAIN, "the table is opened again")
        except (WebSocketException, OSError):
            pass  # gone; the other half notices it
        except Trouble as trouble:
            with suppress(WebSocketException, OSError):
                await self._socket.close(_code(trouble), str(trouble))
        except Exception as error:  # noqa: BLE001 -- whatever it is, they are told
            with suppress(WebSocketException, OSError):
                await self._socket.close(_at_fault("a table cannot be told", error), "the server is at fault")

    async def _send_next(self) -> bool:
        """False when there will be no more. What was sent is not kept while waiting for the next."""
        news = await self._reader.news()
        if news is None:
            return False
        messages = news.messages
        if news.behind:
            state = self._rooms.state_for(self._table, self._reader)
            if state is None:  # it has to be loaded, for which nothing else waits
                await self._pass_on(messages)
                messages, state = [], await self._state()
            messages.append(state)
        await self._pass_on(messages)
        return True

    async def _pass_on(self, messages: list[bytes]) -> None:
        if self._at_once and messages:
            await self._socket.send(cast(Any, {"type": "websocket.send", AT_ONCE: messages}))
            return
        for message in messages:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def _hear(self, text: str | None) -> None:
        if not self._limits.messages.allows(self._reader.guest, self._address):
            self._overruns += 1
            if self._overruns > self._limits.allowance.overruns:
                self._closes = (BAD_MANNERS, "too many messages")
            self._refuse(_token(text), Refusal("too-fast", "too many messages; wait a second"))
            return
        try:
            message = decode(text or "")
        except UNREADABLE as cause:
            self._refuse(_token(text), Refusal("unreadable", f"the message cannot be read: {cause}"))
            return
        try:
            async with self._rooms.enter(self._table, current=False) as room:
                await self._carry_out(room, message)
        except Trouble:
            self._refuse(_named(message), COULD_NOT)
        except Exception as error:  # noqa: BLE001 -- whatever it is, they are told
            _at_fault("a message cannot be carried out", error)
            self._refuse(_named(message), COULD_NOT)

    async def _carry_out(self, room: Room, message: FromClient) -> None:
        reader = self._reader
        match message:
            case Hello(client=client) if client not in ("", self._client):
                self._closes = (RENEWED, "the service has other pages now; load this one again")
            case Hello(version, chat, client):
                room.greet(reader, version, follows=client != "")
                await room.chat.send_missing(reader, chat)
            case Ping(token):
                reader.send(Pong(token))
            case _ if not reader.greeted:
                self._refuse(message.id, Refusal("not-now", "say hello first"))
            case Say(token, text, team):
                await self._say(room, token, plain(text), team=team)
            case SayPhrase(token, phrase, team):
                await self._say(room, token, phrase, team=team, phrase=True)
            case Mute():
                await self._mute(room, message)
            case Report():
                await self._report(room, message)
            case Attend(_, here, listed):
                await room.attend(reader, here=here, listed=listed)
            case Remind(token, seat):
                await self._remind(room, token, seat)
            case Replace(token, seat, str(bot)):
                await self._replace(room, token, seat, bot)
            case _ if message.seat not in room.table.seats_of(reader.guest):
                self._refuse(message.id, Refusal("not-yours", f"you do not hold seat {message.seat}"))
            case Play(token, seat, version, move):
                await room.moves.play(reader, Row("play", seat, move, token, reader.guest), version)
            case TakeBack(token, seat, version, practice):
                kind: Kind = "rewind" if practice else "take-back"
                await room.moves.play(reader, Row(kind, seat, None, token, reader.guest), version)
            case Resign(token, seat):
                await room.moves.play(reader, Row("resign", seat, bots.USUAL, token, reader.guest), 0)
            case Agree(token, seat, no):
                await room.moves.play(reader, Row("agree", seat, NO if no else OFFER, token, reader.guest), 0)
            case Replace(token, seat, _):
                await room.moves.play(reader, Row("replace", seat, None, token, reader.guest), 0)
            case AskWhy(token, seat, move):
                refusal = forbidden(room.table, seat, move)
                if refusal is None or refusal.reason is not None:
                    reader.send(WhyNot(token, move, refusal and refusal.reason))
                else:
                    self._refuse(token, refusal)
            case AskHint(token, seat, version):
                if self._limits.hints.allows(reader.guest, self._address):
                    room.hints.ask(reader, token, seat, version)
                else:
                    self._refuse(token, Refusal("too-fast", "too many hints; wait a little"))

            case Ponder(token, seat, version):
                room.hints.ponder(reader, token, seat, version)

    async def _replace(self, room: Room, token: str, seat: int, bot: str) -> None:
        known = bots.offered(room.table.game)
        if bot not in known:
            self._refuse(token, Refusal("invalid", f"there is no such bot; expected {listed(list(known))}"))
        else:
            await room.moves.play(self._reader, Row("replace", seat, bot, token, self._reader.guest), 0)

    async def _remind(self, room: Room, token: str, seat: int) -> None:
        table, guest = room.table, self._reader.guest
        if not self._limits.chat.allows(guest, self._address):
            refusal: Refusal | None = Refusal("too-fast", "too many reminders; wait a little")
        else:
            refusal = room.moves.absence.why_not_remind(seat, guest)
        if refusal is not None:
            self._refuse(token, refusal)
            return
        name = table.places[table.seats_of(guest)[0]].name or ""
        if await room.chat.is_heard(guest, table.places[seat].guest):
            self._rooms.remind(table.places[seat].guest, Reminded(table.id, table.game.name, name))
        self._reader.send(Acknowledged(token, table.version))

    async def _say(self, room: Room, token: str, text: str, *, team: bool, phrase: bool = False) -> None:
        guest = self._reader.guest
        if guest in self._service.banned:
            self._refuse(token, Refusal("banned", "those who run this service have banned this guest"))
        elif not text:
            self._refuse(token, Refusal("invalid", "there is nothing to read in it"))
        elif not self._limits.chat.allows(guest, self._address) or not self._limits.lines.allows(guest, self._address):
            self._refuse(token, Refusal("too-fast", "too many lines; wait a little"))
        else:
            await room.chat.say(self._reader, token, text, team=team, phrase=phrase)

    async def _mute(self, room: Room, message: Mute) -> None:
        found = await self._about(room, message, self._limits.chat)
        if found is not None:
            refusal = await room.chat.mute(self._reader, found.guest, off=message.off)
            if refusal is None:
                self._reader.send(Acknowledged(message.id, room.table.version))
            else:
                self._refuse(message.id, refusal)

    async def _report(self, room: Room, message: Report) -> None:
        found = await self._about(room, message, self._limits.reports)
        if found is None:
            return
        line = found.line
        told = Reported(
            at=time.time(),
            reporter=self._reader.guest,
            guest=found.guest,
            table=room.table.id,
            name=found.name,
            line=0 if line is None else line.number,
            text=None if line is None else line.text,
            reason=message.reason,
            words=plain(message.words),
        )
        await self._service.storage.add_report(told)
        self._reader.send(Acknowledged(message.id, room.table.version))

    async def _about(self, room: Room, message: Mute | Report, limit: Shared) -> About | None:
        """Whom it is about; None if it is refused."""
        guest = self._reader.guest
        if guest is None:
            found: About | Refusal = Refusal("not-allowed", "only guests may; open the first page once")
        elif (message.seat is None) == (message.line is None):
            found = Refusal("invalid", "expected either a seat or a line")
        elif not limit.allows(guest, self._address):
            found = Refusal("too-fast", "too many at once; wait a little")
        else:
            found = await room.chat.about(self._reader, message.seat, message.line)
        if isinstance(found, Refusal):
            self._refuse(message.id, found)
            return None
        return found

    def _refuse(self, token: str | None, refusal: Refusal) -> None:
        refuse(self._reader, token, refusal)


def _token(text: str | None) -> str | None:
    """The client's name for a message that cannot be read otherwise."""
    with suppress(*UNREADABLE):
        return msgspec.json.decode(text or "", type=_Marked).id
    return None


def _named(message: FromClient) -> str | None:
    return None if isinstance(message, Hello) else message.id


def _at_fault(what: str, error: Exception) -> int:
    """Say it in the log; the code that a socket is closed with. All who are there notice a storage that is away, and
    its words tell enough: no log fills up with traces."""
    if isinstance(error, StorageTrouble):
        log.error("%s: %s", what, error)
        return BUSY
    log.error(what, exc_info=error)
    return BROKEN


def _code(trouble: Trouble) -> int:
    return BUSY if trouble.problem.code == "busy" else 4000 + trouble.status
