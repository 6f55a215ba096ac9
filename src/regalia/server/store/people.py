"""Guests, their devices, how they come back, and where they are told of their turn: the statements."""

import time
from collections.abc import Collection

from regalia.server.store.connection import Connection
from regalia.server.store.records import MOST_TOLD_DEVICES, Account, Device, Guest, Push
from regalia.server.store.tables import WAITING

IDLE = (
    "NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = guests.id OR guest = guests.id) AND banned IS NULL"
)
"""A guest of whom nothing would be missed."""


async def new_guest(connection: Connection, secret_hash: bytes) -> Guest:
    """With a first device, of this hash."""
    now = time.time()
    guest: int = await connection.value("INSERT INTO guests (created) VALUES (:now) RETURNING id", now=now)
    await _add_device(connection, guest, secret_hash, now)
    return Guest(guest, None)


async def guest(connection: Connection, secret_hash: bytes) -> Guest | None:
    """Whose device has this hash."""
    found = await connection.row(
        "SELECT id, name FROM guests JOIN devices ON guest = id WHERE hash = :hash", hash=secret_hash
    )
    return None if found is None else Guest(*found)


async def forget_guests(connection: Connection, before: float) -> None:
    """Those of whom no device was here since, who hold no seat anywhere and did nothing."""
    found = await connection.fetch(
        f"SELECT id FROM guests WHERE created < :before AND {IDLE} "
        "AND NOT EXISTS (SELECT 1 FROM devices WHERE guest = guests.id AND seen >= :before) ORDER BY id FOR UPDATE",
        before=before,
    )
    idle = [guest for (guest,) in found]
    await _sign_out(connection, "guest = ANY(:guests)", guests=idle)
    for statement in (
        "DELETE FROM links WHERE guest = ANY(:guests)",
        "UPDATE chat SET guest = NULL WHERE guest = ANY(:guests)",
        "DELETE FROM mutes WHERE guest = ANY(:guests) OR muted = ANY(:guests)",
        "DELETE FROM guests WHERE id = ANY(:guests)",
    ):
        await connection.execute(statement, guests=idle)


async def account(connection: Connection, guest: int) -> Account:
    found = await connection.row("SELECT name, created, coded, banned FROM guests WHERE id = :guest", guest=guest)
    assert found is not None
    name, created, coded, banned = found
    devices = await connection.fetch(
        "SELECT hash, created, seen FROM devices WHERE guest = :guest ORDER BY created, hash", guest=guest
    )
    pushes = await connection.fetch(
        "SELECT device, endpoint, p256dh, auth, language, pushes.created FROM pushes "
        "JOIN devices ON hash = device WHERE guest = :guest ORDER BY pushes.created",
        guest=guest,
    )
    return Account(
        *(name, created, coded, banned),
        tuple(Device(*device) for device in devices),
        tuple((device, Push(*push), at) for device, *push, at in pushes),
    )


async def note_device(connection: Connection, secret_hash: bytes, now: float) -> None:
    """It is here."""
    await connection.execute(
        "UPDATE devices SET seen = :now WHERE hash = :hash AND seen < :now", now=now, hash=secret_hash
    )


async def forget_devices(connection: Connection, before: float) -> None:
    """Those that were not here since; and the links that are good no longer."""
    await _sign_out(connection, "seen < :before", before=before)
    await connection.execute("DELETE FROM links WHERE until < :now", now=time.time())


async def signed_out(connection: Connection, devices: Collection[bytes]) -> set[bytes]:
    """Those of the devices that are nobody's any more. Only where several processes use the same database."""
    found = await connection.fetch("SELECT hash FROM devices WHERE hash = ANY(:devices)", devices=list(devices))
    return {*devices} - {known for (known,) in found}


async def sign_out(connection: Connection, secret_hash: bytes) -> None:
    """The device is nobody's any more."""
    await _sign_out(connection, "hash = :hash", hash=secret_hash)


async def sign_out_others(connection: Connection, guest: int, secret_hash: bytes) -> None:
    """All other devices of the guest are nobody's any more, and the links that they gave and the code are void."""
    await _hold_guest(connection, guest)
    await _sign_out(connection, "guest = :guest AND hash <> :hash", guest=guest, hash=secret_hash)
    await connection.execute("DELETE FROM links WHERE guest = :guest", guest=guest)
    await connection.execute("UPDATE guests SET code = NULL, coded = NULL WHERE id = :guest", guest=guest)


async def set_code(connection: Connection, guest: int, device: bytes, code_hash: bytes, at: float) -> bool:
    """By which the guest comes back, in place of the one before; False, and nothing is changed, where the device is
    not theirs any more."""
    if not await _has_device(connection, guest, device):
        return False
    await connection.execute(
        "UPDATE guests SET code = :code, coded = :at WHERE id = :guest", code=code_hash, at=at, guest=guest
    )
    return True


async def come_back(
    connection: Connection, code_hash: bytes, secret_hash: bytes, former: bytes, at: float
) -> int | None:
    """A device is that of whoever has this code; it was another before. The guest, if there is one."""
    found = await connection.value("SELECT id FROM guests WHERE code = :code FOR KEY SHARE", code=code_hash)
    return await _turned(connection, found, secret_hash, former, at)


async def add_link(connection: Connection, guest: int, device: bytes, link_hash: bytes, until: float) -> bool:
    """One that lets another device in, in place of the one before; False, and nothing is changed, where this device
    is not theirs any more."""
    if not await _has_device(connection, guest, device):
        return False
    await connection.execute("DELETE FROM links WHERE guest = :guest", guest=guest)
    await connection.insert("links", hash=link_hash, guest=guest, until=until)
    return True


async def use_link(
    connection: Connection, link_hash: bytes, secret_hash: bytes, former: bytes, at: float
) -> int | None:
    """A device is that of whoever gave the link, which is then void; it was another before."""
    # In one statement: of two who use it at once, one does
    used = await connection.row("DELETE FROM links WHERE hash = :hash RETURNING guest, until", hash=link_hash)
    found = used[0] if used is not None and used[1] >= at else None
    return await _turned(connection, found, secret_hash, former, at)


async def seats_of(connection: Connection, guest: int) -> list[str]:
    """Every table where the guest holds a seat."""
    found = await connection.fetch("SELECT DISTINCT table_id FROM seats WHERE guest = :guest", guest=guest)
    return [table for (table,) in found]


async def name_of(connection: Connection, guest: int) -> str | None:
    """What a guest called themselves last."""
    found: str | None = await connection.value("SELECT name FROM guests WHERE id = :guest", guest=guest)
    return found


async def key(connection: Connection, name: str, drawn: bytes) -> bytes:
    """A secret of the service's own: the one that is kept, or else the one just drawn, which is kept then."""
    await connection.execute(
        "INSERT INTO keys (name, value) VALUES (:name, :drawn) ON CONFLICT (name) DO NOTHING", name=name, drawn=drawn
    )
    return bytes(await connection.value("SELECT value FROM keys WHERE name = :name", name=name))


async def erase(connection: Connection, guest: int) -> None:
    """All that says who they are or were."""
    # Whoever sits down or plays at these tables waits for this lock, or is waited for
    await connection.lock(
        "SELECT 1 FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = :guest) ORDER BY id FOR UPDATE",
        guest=guest,
    )
    await _sign_out(connection, "guest = :guest", guest=guest)
    for statement in (
        "UPDATE tables SET public = 1 WHERE public = 2 AND id IN (SELECT table_id FROM seats WHERE guest = :guest) "
        f"AND {WAITING}",
        "UPDATE seats SET guest = NULL, name = NULL, nonce = NULL, seen = NULL WHERE guest = :guest "
        f"AND table_id IN (SELECT id FROM tables WHERE {WAITING})",
        "UPDATE seats SET name = '', seen = NULL WHERE guest = :guest",
        "UPDATE chat SET name = '', text = '', guest = NULL WHERE guest = :guest",
        "UPDATE reports SET name = '', text = NULL, guest = NULL WHERE guest = :guest",
        "UPDATE reports SET words = '', reporter = NULL WHERE reporter = :guest",
        "DELETE FROM mutes WHERE guest = :guest OR muted = :guest",
        "DELETE FROM links WHERE guest = :guest",
        "UPDATE guests SET name = NULL, code = NULL, coded = NULL WHERE id = :guest",
        f"DELETE FROM guests WHERE id = :guest AND {IDLE}",
    ):
        await connection.execute(statement, guest=guest)


# Telling those who are not here


async def set_push(connection: Connection, device: bytes, push: Push, at: float) -> None:
    """In place of what the device, or the same browser as another guest, had before; and of the oldest of the guest
    where there are too many."""
    await connection.execute(
        "DELETE FROM pushes WHERE device = :device OR endpoint = :endpoint", device=device, endpoint=push.endpoint
    )
    await connection.execute(
        "INSERT INTO pushes (endpoint, p256dh, auth, language, device, created) "
        "SELECT :endpoint, :p256dh, :auth, :language, hash, :at "
        "FROM devices WHERE hash = :device FOR KEY SHARE",  # unless it was signed out meanwhile
        **push._asdict(),
        device=device,
        at=at,
    )
    await connection.execute(
        "DELETE FROM pushes WHERE device IN (SELECT device FROM (SELECT device, "
        "row_number() OVER (ORDER BY pushes.created DESC, device) AS nth FROM pushes JOIN devices ON hash = device "
        "WHERE guest = (SELECT guest FROM devices WHERE hash = :device)) AS told WHERE nth > :most)",
        device=device,
        most=MOST_TOLD_DEVICES,
    )


async def drop_push(connection: Connection, device: bytes) -> None:
    await connection.execute("DELETE FROM pushes WHERE device = :device", device=device)


async def forget_push(connection: Connection, endpoint: str) -> None:
    """It is no longer there."""
    await connection.execute("DELETE FROM pushes WHERE endpoint = :endpoint", endpoint=endpoint)


async def pushes_of(connection: Connection, guest: int) -> list[Push]:
    found = await connection.fetch(
        "SELECT endpoint, p256dh, auth, language FROM pushes JOIN devices ON hash = device WHERE guest = :guest",
        guest=guest,
    )
    return [Push(*push) for push in found]


async def _add_device(connection: Connection, guest: int, secret_hash: bytes, now: float) -> None:
    await connection.insert("devices", hash=secret_hash, guest=guest, created=now, seen=now)


async def _hold_guest(connection: Connection, guest: int) -> None:
    """Until the transaction ends nobody else lets a device of this guest in, or signs one out."""
    await connection.lock("SELECT 1 FROM guests WHERE id = :guest FOR UPDATE", guest=guest)


async def _has_device(connection: Connection, guest: int, device: bytes) -> bool:
    """Also when whoever signs it out comes first."""
    await _hold_guest(connection, guest)
    found = await connection.value(
        "SELECT 1 FROM devices WHERE hash = :hash AND guest = :guest", hash=device, guest=guest
    )
    return found is not None


async def _sign_out(connection: Connection, which: str, **given: object) -> None:
    """The devices that are described."""
    await connection.execute(f"DELETE FROM pushes WHERE device IN (SELECT hash FROM devices WHERE {which})", **given)
    await connection.execute(f"DELETE FROM devices WHERE {which}", **given)


async def _turned(
    connection: Connection, found: int | None, secret_hash: bytes, former: bytes, at: float
) -> int | None:
    """A device is from now on that of the guest who was found."""
    if found is not None:
        await sign_out(connection, former)
        await _add_device(connection, found, secret_hash, at)
    return found
