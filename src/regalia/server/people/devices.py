"""Who a guest is: known in several browsers, coming back by words or by a link, leaving.

What lets somebody in is never kept as it is, and never in a log or an error: words as a slow hash, links and cookies as
hashes of so much chance that nobody finds them. It knows no web, and no game.
"""

import base64
import time
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Final

from regalia.server.people import recovery_codes
from regalia.server.people.guests import Guests, device_of, fresh_secret
from regalia.server.people.web_push import PushSender
from regalia.server.play.replay_pool import Hashing
from regalia.server.play.rooms import Rooms
from regalia.server.store.storage import Push, Storage
from regalia.server.wire.protocol import (
    DeviceInfo,
    HearOfTurns,
    Me,
)

LINK: Final = 300
"""Seconds for which a link lets another device in."""
SALT: Final = "codes"
"""The key with which codes are hashed."""


class Identity:
    def __init__(self, storage: Storage, guests: Guests, rooms: Rooms, push_sender: PushSender) -> None:
        self._push_sender = push_sender
        self._storage = storage
        self._guests = guests
        self._rooms = rooms
        self._hashing = Hashing()

    async def me(self, guest: int, device: bytes) -> Me:
        account = await self._storage.account(guest)
        devices = tuple(DeviceInfo(each.created, each.seen, each.hash == device) for each in account.devices)
        told = any(each == device for each, _, _ in account.pushes)
        return Me(account.name, account.created, devices, account.coded, told, await self._push_sender.public_key())

    async def hear(self, device: bytes, wanted: HearOfTurns) -> bool:
        """From now on the device is told of its guest's turn; False where nothing can be brought to that place."""
        push = Push(wanted.endpoint, _decoded(wanted.p256dh), _decoded(wanted.auth), wanted.language)
        reached = self._push_sender.reaches(push)
        if reached:
            await self._storage.set_push(device, push, time.time())
        return reached

    async def hear_no_more(self, device: bytes) -> None:
        await self._storage.drop_push(device)

    async def new_code(self, guest: int, device: bytes, language: str) -> tuple[str, ...] | None:
        """Words that nobody sees again; those of before are good no longer. None where the device was signed out."""
        code = recovery_codes.fresh_code()
        kept = await self._storage.set_code(guest, device, await self._hashed(code), time.time())
        return recovery_codes.spelled(code, language) if kept else None

    async def come_back(self, typed: str, former: bytes) -> str | None:
        """The new secret of a device that becomes one of whoever has this code; None where nobody has."""
        code = recovery_codes.read_code(typed)
        if code is None:
            return None
        secret = fresh_secret()
        hashed = await self._hashed(code)
        found = await self._storage.come_back(hashed, device_of(secret), former, time.time())
        return self._turned(found, secret, former)

    async def _hashed(self, code: bytes) -> bytes:
        salt = await self._storage.key(SALT, token_bytes(32))
        return await self._hashing.run(lambda: recovery_codes.slow_hash(code, salt))

    async def new_link(self, guest: int, device: bytes) -> str | None:
        """What lets one more device in, once; the one before is void. None where the device was signed out."""
        token = token_urlsafe(24)
        kept = await self._storage.add_link(guest, device, _hash(token), time.time() + LINK)
        return token if kept else None

    async def use_link(self, token: str, former: bytes) -> str | None:
        """The new secret of a device that becomes one of whoever gave the link."""
        secret = fresh_secret()
        found = await self._storage.use_link(_hash(token), device_of(secret), former, time.time())
        return self._turned(found, secret, former)

    def _turned(self, found: int | None, secret: str, former: bytes) -> str | None:
        if found is None:
            return None
        self._guests.forget()
        self._rooms.dismiss(lambda reader: reader.device == former)
        return secret

    async def sign_out(self, device: bytes) -> None:
        await self._storage.sign_out(device)
        self._guests.forget()
        self._rooms.dismiss(lambda reader: reader.device == device)

    async def sign_out_others(self, guest: int, device: bytes) -> None:
        await self._storage.sign_out_others(guest, device)
        self._guests.forget()
        self._rooms.dismiss(lambda reader: reader.guest == guest and reader.device != device)

    def close(self) -> None:
        """Once nobody asks any more."""
        self._hashing.close()

    async def forget(self, guest: int) -> None:
        """Whoever is erased, by themselves or by an operator, is known to nothing in memory."""
        await self._rooms.forget(self._rooms.of(guest))
        await self._rooms.take_erased_lines_away()
        self._guests.forget()
        self._rooms.dismiss(lambda reader: reader.guest == guest)


def _decoded(key: str) -> bytes:
    return base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
