"""`regalia database`: what keeps the tables of the service, copied."""

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.console import out


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; nothing is there yet.")],
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="What to copy: sqlite:///PATH; otherwise that in your data."),
    ] = None,
) -> None:
    """Copy the database as it is at one moment, also while the service runs.

    Only you can read the copy: it holds the seeds of running games. To go back to it, stop the service and
    put it in the place of the database.

    Examples:

      regalia database backup monday.db
      regalia database backup monday.db --database sqlite:///tables.db
    """
    from regalia.server.store import group_commit as sqlite  # it takes a while to load
    from regalia.server.store import postgres
    from regalia.server.store.migrations import InvalidDatabase

    if database is not None and postgres.named(database):
        raise InvalidDatabase("PostgreSQL has tools of its own for this: pg_dump, or a base backup with its log")
    sqlite.backup(sqlite.path_of(database), file)
    out().print(f"{file}: {file.stat().st_size:,} bytes, whole", soft_wrap=True)


def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help="sqlite:///PATH, used by no service meanwhile.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="postgresql://USER@HOST/NAME, an empty database.")],
) -> None:
    """Move a service from SQLite to PostgreSQL: copy everything, and compare it row by row.

    Where anything is different nothing is copied. The file stays as it is.

    Examples:

      regalia database copy sqlite:///tables.db postgresql://regalia@localhost/regalia
    """
    from regalia.server.store.copying import copy as run  # it takes a while to load

    for name, rows in run(source, target).items():
        out().print(f"{name}: {rows:,}", soft_wrap=True)
