"""What can be done with what is stored: all of it, whatever database keeps it. `sqlite` and `postgres` are those that
there are.

What each does stands with its statements, in `people`, `own_data`, `tables`, `chat`, `moderation` and `processes`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from regalia.server.store import chat, moderation, own_data, people, processes, tables
from regalia.server.store.connection import Connection
from regalia.server.store.records import *  # noqa: F403 -- whoever uses a storage finds here what it gives

P = ParamSpec("P")
T = TypeVar("T")
Work: TypeAlias = Callable[Concatenate[Connection, P], Coroutine[Any, Any, T]]
Method: TypeAlias = Callable[Concatenate["Storage", P], Coroutine[Any, Any, T]]


def _reading(work: Work[P, T], *, several: bool = False) -> Method[P, T]:
    """Of what reads through a connection, the method that has it done. `several` statements see the same moment."""

    @wraps(work)
    async def method(self: "Storage", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._read(lambda connection: work(connection, *args, **kwargs), several=several)

    return method


def _writing(work: Work[P, T], *, several: bool = False) -> Method[P, T]:
    """The same of what writes: all of `several` statements or none."""

    @wraps(work)
    async def method(self: "Storage", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._write(lambda connection: work(connection, *args, **kwargs), several=several)

    return method


class Storage(ABC):
    """Each method is one transaction, and on the disk when it returns. All of them may raise StorageTrouble."""

    beat = _writing(processes.beat)
    seen = _reading(processes.seen)
    note_time = _writing(processes.note_time)
    note_up = _writing(processes.note_up)
    wake = _writing(processes.wake, several=True)
    outages = _reading(processes.outages)
    forget_outages = _writing(processes.forget_outages)

    new_guest = _writing(people.new_guest, several=True)
    guest = _reading(people.guest)
    forget_guests = _writing(people.forget_guests, several=True)
    account = _reading(people.account, several=True)
    note_device = _writing(people.note_device)
    forget_devices = _writing(people.forget_devices, several=True)
    sign_out = _writing(people.sign_out, several=True)
    sign_out_others = _writing(people.sign_out_others, several=True)
    set_code = _writing(people.set_code, several=True)
    come_back = _writing(people.come_back, several=True)
    add_link = _writing(people.add_link, several=True)
    use_link = _writing(people.use_link, several=True)
    own_data = _reading(own_data.own_data, several=True)
    seats_of = _reading(people.seats_of)
    name_of = _reading(people.name_of)
    key = _writing(people.key, several=True)
    set_push = _writing(people.set_push, several=True)
    drop_push = _writing(people.drop_push)
    forget_push = _writing(people.forget_push)
    pushes_of = _reading(people.pushes_of)

    add_table = _writing(tables.add_table, several=True)
    sheet = _reading(tables.sheet)
    table = _reading(tables.table, several=True)
    snapshot = _reading(tables.snapshot)
    keep_snapshot = _writing(tables.keep_snapshot)
    renew = _writing(tables.renew)
    tables_of = _reading(tables.tables_of)
    newest_tables = _reading(tables.newest_tables)
    open_tables = _reading(tables.open_tables, several=True)
    drop_sooner = _writing(tables.drop_sooner)
    drop_tables = _writing(tables.drop_tables, several=True)
    end = _writing(tables.end, several=True)
    begin = _writing(tables.begin)
    note = _writing(tables.note)
    due = _reading(tables.due)
    next_clock = _reading(tables.next_clock)
    put_off = _writing(tables.put_off)
    unknown_tables = _reading(tables.unknown_tables)
    open_again = _writing(tables.open_again)
    sit = _writing(tables.sit, several=True)
    add_nonces = _writing(tables.add_nonces, several=True)
    leave = _writing(tables.leave, several=True)
    give_colours = _writing(tables.give_colours, several=True)
    note_seen = _writing(tables.note_seen)
    add_row = _writing(tables.add_row)
    rows = _reading(tables.rows)
    row_of = _reading(tables.row_of)

    add_line = _writing(chat.add_line, several=True)
    lines = _reading(chat.lines)
    erased_lines = _reading(chat.erased_lines)

    muted_by = _reading(moderation.muted_by)
    mute = _writing(moderation.mute, several=True)
    add_report = _writing(moderation.add_report, several=True)
    reports = _reading(moderation.reports)
    forget_reports = _writing(moderation.forget_reports)
    do = _writing(moderation.do, several=True)
    note_deed = _writing(moderation.note_deed)
    deeds = _reading(moderation.deeds)
    names = _reading(moderation.names)
    finished = _reading(moderation.finished)
    prune = _writing(moderation.prune, several=True)
    closures = _reading(moderation.closures)
    banned = _reading(moderation.banned, several=True)

    @abstractmethod
    async def close(self) -> None:
        """Once everything that was given is on the disk."""

    @abstractmethod
    async def _read(self, work: Work[[], T], *, several: bool) -> T: ...

    @abstractmethod
    async def _write(self, work: Work[[], T], *, several: bool) -> T: ...


class SharedStorage(Storage):
    """One that several processes use at once, on whatever machines: it also says what others have done."""

    live = _writing(processes.live)
    alone = _reading(processes.alone)
    part = _writing(processes.part, several=True)
    note_present = _writing(processes.note_present, several=True)
    marks = _reading(processes.marks)
    rows_after = _reading(tables.rows_after)
    signed_out = _reading(people.signed_out)
