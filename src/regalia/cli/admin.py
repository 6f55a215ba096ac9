"""`regalia admin`: for those who run a service. It works beside the service, while that runs."""

import getpass
from typing import Annotated

import typer

from regalia.cli.console import out, progress

Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", help="sqlite:///PATH or postgresql://USER@HOST/NAME; otherwise that in your data."
    ),
]
Guest = Annotated[int, typer.Argument(metavar="GUEST", min=1, help="The number of a guest, as the lists have it.")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="A table, or the link to it.")]
Why = Annotated[str, typer.Option("--why", metavar="WORDS", help="For the log.")]
By = Annotated[str, typer.Option("--by", metavar="NAME", help="Who does it, for the log; you, unless given.")]
OnlyGuest = Annotated[int | None, typer.Option("--guest", metavar="NUMBER", min=1, help="Of this guest alone.")]


def tables(database: Database = None, guest: OnlyGuest = None) -> None:
    """List the newest tables, and who sits there.

    Examples:

      regalia admin tables
      regalia admin tables --guest 12 --database postgresql://regalia@localhost/regalia
    """
    from regalia.server.ops import moderation  # it takes a while to load

    _print(moderation.tables(database, guest), "There are no tables.")


def table(table: Table, database: Database = None) -> None:
    """Show one table: what is played, and who sits there.

    Examples:

      regalia admin table https://example.org/t/Zk3vQ0a1b2c3d4e5
    """
    from regalia.server.ops import moderation  # it takes a while to load

    _print(moderation.table(database, _linked(table)), "")


def people(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="A name, or a part of one; letters that look alike are alike.")
    ],
    database: Database = None,
) -> None:
    """Find guests by a name that they have, or had at a table.

    Examples:

      regalia admin people anna
    """
    from regalia.server.ops import moderation  # it takes a while to load

    _print(moderation.people(database, name), f"Nobody is called {name}.")


def reports(
    database: Database = None,
    guest: OnlyGuest = None,
    new: Annotated[bool, typer.Option("--new", help="Those since new ones were read last, by whomever.")] = False,
    by: By = "",
) -> None:
    """List what people reported, the newest first.

    Examples:

      regalia admin reports
      regalia admin reports --new
      regalia admin reports --guest 12
    """
    from regalia.server.ops import moderation  # it takes a while to load

    if new and guest is not None:
        raise moderation.CannotBeDone("--new is about all guests; give either it or --guest")
    if new:
        _print(moderation.new_reports(database, _operator(by)), "Nothing new was reported.")
    else:
        _print(moderation.reports(database, guest), "Nothing was reported.")


def prune(
    days: Annotated[float, typer.Option("--days", metavar="N", min=1, help="How long ago a game has ended at least.")],
    sure: Annotated[bool, typer.Option("--sure", help="Remove them; otherwise they are only counted.")] = False,
    database: Database = None,
    by: By = "",
) -> None:
    """Remove games that ended long ago, with their moves, chat and results. It cannot be undone: make a copy before.

    Examples:

      regalia admin prune --days 730
      regalia admin prune --days 730 --sure
    """
    from regalia.server.ops import moderation  # it takes a while to load

    if not sure:
        count = moderation.prune(database, days, _operator(by), None)
        out().print(f"{count:,} games ended more than {days:g} days ago. Add --sure to remove them.")
        return
    with progress("games", 1) as bar:

        def removed(gone: int, count: int) -> None:
            bar.update(bar.task_ids[0], completed=gone, total=count)

        count = moderation.prune(database, days, _operator(by), removed)
    out().print(f"{count:,} games are removed.")


def log(database: Database = None) -> None:
    """List what operators did, by whom, when and why.

    Examples:

      regalia admin log
    """
    from regalia.server.ops import moderation  # it takes a while to load

    _print(moderation.log(database), "Nothing was done.")


def close(table: Table, database: Database = None, why: Why = "", by: By = "") -> None:
    """Close a table: nobody opens it any more. What was played there stays.

    Examples:

      regalia admin close Zk3vQ0a1b2c3d4e5 --why "insults"
      regalia admin close https://example.org/t/-k3vQ0a1b2c3d4e5
    """
    from regalia.server.ops import moderation  # it takes a while to load
    from regalia.server.store import storage

    moderation.do(database, storage.Deed("close", _operator(by), why, table=_linked(table)))
    out().print(f"Table {_linked(table)} is closed.", soft_wrap=True)


def reopen(table: Table, database: Database = None, why: Why = "", by: By = "") -> None:
    """Open a table again that was closed.

    Examples:

      regalia admin reopen Zk3vQ0a1b2c3d4e5
    """
    from regalia.server.ops import moderation  # it takes a while to load
    from regalia.server.store import storage

    moderation.do(database, storage.Deed("reopen", _operator(by), why, table=_linked(table)))
    out().print(f"Table {_linked(table)} is open again.", soft_wrap=True)


def ban(guest: Guest, database: Database = None, why: Why = "", by: By = "") -> None:
    """Ban a guest: they can neither sit down nor talk. Games that they play go on.

    Examples:

      regalia admin ban 12 --why "insults at three tables"
    """
    from regalia.server.ops import moderation  # it takes a while to load
    from regalia.server.store import storage

    moderation.do(database, storage.Deed("ban", _operator(by), why, guest=guest))
    out().print(f"Guest {guest} is banned.")


def unban(guest: Guest, database: Database = None, why: Why = "", by: By = "") -> None:
    """Let a guest who was banned take part again.

    Examples:

      regalia admin unban 12
    """
    from regalia.server.ops import moderation  # it takes a while to load
    from regalia.server.store import storage

    moderation.do(database, storage.Deed("unban", _operator(by), why, guest=guest))
    out().print(f"Guest {guest} may take part again.")


def erase(
    guest: Guest,
    sure: Annotated[bool, typer.Option("--sure", help="It cannot be undone.")] = False,
    database: Database = None,
    why: Why = "",
    by: By = "",
) -> None:
    """Erase all that says who a guest is. Games of others stay, without the name.

    Examples:

      regalia admin erase 12 --sure --why "they asked for it by mail"
    """
    from regalia.server.ops import moderation  # it takes a while to load
    from regalia.server.store import storage

    if not sure:
        raise moderation.CannotBeDone(f"erasing guest {guest} cannot be undone; add --sure to do it")
    moderation.do(database, storage.Deed("erase", _operator(by), why, guest=guest))
    out().print(f"Guest {guest} is erased.")


def _linked(table: str) -> str:
    """What a link names; a name may begin with a dash, which a command would read as an option."""
    return table.rstrip("/").rpartition("/")[2]


def _operator(by: str) -> str:
    return by or getpass.getuser()


def _print(lines: list[str], nothing: str) -> None:
    for line in lines or [nothing]:
        out().print(line, soft_wrap=True)
