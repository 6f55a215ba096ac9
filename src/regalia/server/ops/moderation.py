"""What those who run a service can see and do, beside the service while it runs: tables, reports, bans, and their log.

It shows no seed, no hidden card and no secret of a guest: a guest is a number here.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from regalia.engine.errors import RegaliaError
from regalia.server.play.table import waits
from regalia.server.store.opening import open_beside
from regalia.server.store.storage import Deed, Place, Sheet, Storage, StorageTrouble

T = TypeVar("T")


class CannotBeDone(RegaliaError):
    """There is nobody, or nothing, of that name; or the database does not answer."""


def tables(url: str | None, guest: int | None = None) -> list[str]:
    """A line for each table, the newest first."""
    return [_table(sheet) for sheet in _with(url, lambda storage: storage.newest_tables(guest))]


def reports(url: str | None, guest: int | None = None) -> list[str]:
    """What people reported, the newest first."""
    found = []
    for report in _with(url, lambda storage: storage.reports(guest)):
        line = f", line {report.line}: {report.text!r}" if report.line else ""
        words = f" They say: {report.words!r}." if report.words else ""
        found.append(
            f"{_day(report.at)}  {report.reason}: {_named(report.name, report.guest)} at table {report.table}{line}, "
            f"reported by {'somebody' if report.reporter is None else f'guest {report.reporter}'}.{words}"
        )
    return found


def log(url: str | None) -> list[str]:
    """What operators did, in order."""
    return [
        f"{_day(deed.at)}  {deed.operator}: {deed.kind} "
        + (f"guest {deed.guest}" if deed.table is None else f"table {deed.table}")
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
