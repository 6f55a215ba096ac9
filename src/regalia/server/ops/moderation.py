"""What those who run a service can see and do, beside the service while it runs: tables, reports, bans, and their log.

It shows no seed, no hidden card and no secret of a guest: a guest is a number here.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from regalia.engine.errors import RegaliaError
from regalia.server.people.names import likeness
from regalia.server.play.table import waits
from regalia.server.settings import DAY
from regalia.server.store.opening import open_beside
from regalia.server.store.storage import Called, Deed, Place, Reported, Sheet, Storage, StorageTrouble

T = TypeVar("T")
AT_ONCE = 100
"""Games that are removed in one transaction: a service that runs beside waits no longer than for that."""


class CannotBeDone(RegaliaError):
    """There is nobody, or nothing, of that name; or the database does not answer."""


def tables(url: str | None, guest: int | None = None) -> list[str]:
    """A line for each table, the newest first."""
    return [_table(sheet) for sheet in _with(url, lambda storage: storage.newest_tables(guest))]


def table(url: str | None, name: str) -> list[str]:
    """The line of one table."""
    sheet = _with(url, lambda storage: storage.sheet(name))
    if sheet is None:
        raise CannotBeDone(f"there is no table {name}; `regalia admin tables` says which there are")
    return [_table(sheet)]


def people(url: str | None, name: str) -> list[str]:
    """A line for each guest who is or was called so, or alike."""
    wanted = likeness(name)
    if not wanted:
        raise CannotBeDone(f"{name!r} has no letter; expected a name, or a part of one")
    found: dict[int, list[Called]] = {}
    for each in _with(url, lambda storage: storage.names()):
        if wanted in likeness(each.name):
            found.setdefault(each.guest, []).append(each)
    return [
        f"guest {guest}  {', '.join(each.name for each in called)}, here since {_day(called[0].created)}"
        + (", banned" if called[0].banned else "")
        for guest, called in found.items()
    ]


def new_reports(url: str | None, operator: str) -> list[str]:
    """What was reported since new reports were read last, by whomever."""

    async def read(storage: Storage) -> list[Reported]:
        now = time.time()
        last = max((deed.at for deed in await storage.deeds() if deed.kind == "read"), default=0.0)
        found = await storage.reports(None, last)
        await storage.note_deed(Deed("read", operator, "", at=now))
        return found

    return [_report(report) for report in _with(url, read)]


def reports(url: str | None, guest: int | None = None) -> list[str]:
    """What people reported, the newest first."""
    return [_report(report) for report in _with(url, lambda storage: storage.reports(guest))]


def prune(url: str | None, days: float, operator: str, removed: Callable[[int, int], None] | None) -> int:
    """How many games ended so many days ago; unless `removed` is None they go, and it is told how many of all have."""
    before = time.time() - days * DAY

    async def go(storage: Storage) -> int:
        count = await storage.finished(before)
        if removed is None or not count:
            return count
        gone = 0
        while more := await storage.prune(before, AT_ONCE):
            gone += more
            removed(gone, count)
        await storage.note_deed(Deed("prune", operator, f"{gone} games older than {days:g} days", at=time.time()))
        return gone

    return _with(url, go)


def _report(report: Reported) -> str:
    line = f", line {report.line}: {report.text!r}" if report.line else ""
    words = f" They say: {report.words!r}." if report.words else ""
    return (
        f"{_day(report.at)}  {report.reason}: {_named(report.name, report.guest)} at table {report.table}{line}, "
        f"reported by {'somebody' if report.reporter is None else f'guest {report.reporter}'}.{words}"
    )


def log(url: str | None) -> list[str]:
    """What operators did, in order."""
    return [
        f"{_day(deed.at)}  {deed.operator}: {deed.kind}"
        + (f" table {deed.table}" if deed.table is not None else "")
        + (f" guest {deed.guest}" if deed.guest is not None else "")
        + (f" ({deed.why})" if deed.why else "")
        for deed in _with(url, lambda storage: storage.deeds())
    ]


def do(url: str | None, deed: Deed) -> None:
    """Carry it out; a service that runs notices it within a second or two."""
    if not _with(url, lambda storage: storage.do(deed)):
        what = f"guest {deed.guest}" if deed.table is None else f"table {deed.table}"
        raise CannotBeDone(f"there is no {what}; `regalia admin tables` says which there are")


def _with(url: str | None, work: Callable[[Storage], Awaitable[T]]) -> T:
    storage = open_beside(url)

    async def go() -> T:
        try:
            return await work(storage)
        finally:
            await storage.close()

    try:
        return asyncio.run(go())
    except StorageTrouble as cause:
        raise CannotBeDone(str(cause)) from None


def _table(sheet: Sheet) -> str:
    state = "over" if sheet.outcome is not None else "waiting" if waits(sheet) else "playing"
    marks = [state, *(("public",) if sheet.public else ()), *(("closed",) if sheet.closed is not None else ())]
    return f"{_day(sheet.created)}  {sheet.id}  {sheet.game}  {', '.join(marks)}: {', '.join(map(_who, sheet.places))}"


def _who(place: Place) -> str:
    if place.bot is not None:
        return f"bot {place.bot}"
    return "free" if place.guest is None else f"{place.name or 'somebody'} (guest {place.guest})"


def _named(name: str, guest: int | None) -> str:
    return "somebody who is erased" if guest is None else f"{name or 'somebody'} (guest {guest})"


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
