"""All commands as one program. What is wrong with their input is said here."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from platform import python_version
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

import regalia
from regalia._source import compiled
from regalia.cli import (
    admin,
    analyse,
    arena,
    bench,
    data,
    database,
    games,
    learn,
    play,
    replay,
    rules,
    scenario,
    serve,
    simulate,
    think,
    train,
    verify,
    verify_game,
)
from regalia.cli.console import err
from regalia.engine.errors import RegaliaError
from regalia.extras import extra

BAD_INPUT = 2


def _plain(parameters: list[Any]) -> list[Any]:
    """In the help, a flag stands alone: it takes no value whose type could be named."""
    for parameter in parameters:
        if isinstance(parameter, TyperOption) and parameter.is_flag:
            parameter.metavar = ""
    return parameters


class Command(TyperCommand):
    def get_params(self, ctx: Any) -> list[Any]:
        return _plain(super().get_params(ctx))


class Commands(TyperGroup):
    def get_params(self, ctx: Any) -> list[Any]:
        return _plain(super().get_params(ctx))


app = typer.Typer(
    name="regalia",
    cls=Commands,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play.play,
    learn.learn,
    serve.serve,
    think.think,
    games.games,
    rules.rules,
    data.data,
    scenario.scenario,
    replay.replay,
    analyse.analyse,
    verify.verify,
    verify_game.verify_game,
    simulate.simulate,
    arena.arena,
    bench.bench,
    train.train,
):
    app.command(cls=Command)(command)

databases = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode="rich")
databases.command(cls=Command)(database.backup)
databases.command(cls=Command)(database.copy)


@databases.callback()
def copies() -> None:
    """Copy what keeps the tables of the service.

    Examples:

      regalia database backup monday.db
      regalia database copy sqlite:///tables.db postgresql://regalia@localhost/regalia
    """
    with extra("serve", "regalia database"):
        import regalia.server.store.postgres  # noqa: F401 -- it needs all that both copies need


app.add_typer(databases, name="database")

admins = typer.Typer(cls=Commands, no_args_is_help=True, rich_markup_mode="rich")
for deed in (
    *(admin.tables, admin.table, admin.people, admin.reports, admin.log),
    *(admin.close, admin.reopen, admin.ban, admin.unban, admin.erase, admin.prune),
):
    admins.command(cls=Command)(deed)


@admins.callback()
def operators() -> None:
    """See and settle what people do at a service, while it runs.

    Examples:

      regalia admin reports --new
      regalia admin ban 12 --why "insults at three tables"
      regalia admin close Zk3vQ0a1b2c3d4e5
      regalia admin log
    """
    with extra("serve", "regalia admin"):
        import regalia.server.ops.moderation  # noqa: F401 -- it needs all that the deeds need


app.add_typer(admins, name="admin")


def _version(asked: bool) -> None:
    if asked:
        how = "compiled" if compiled() else "interpreted"
        sys.stdout.write(f"Regalia {regalia.__version__}, rules {how}, Python {python_version()}\n")
        raise typer.Exit


@app.callback()
def commands(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Say the version, and whether it is compiled."
        ),
    ] = False,
) -> None:
    """Four board games of crowns and thrones: to play, to watch and to study.

    In English, Hungarian and Russian: --lang, or REGALIA_LANG for all commands.

    Examples:

      regalia learn carolus                learn a game in five minutes
      regalia play carolus                 play against a bot
      regalia play carolus --lang hu       in Hungarian
      regalia serve --open                 play in the browser
      regalia rules carolus                read the rules
      regalia COMMAND --help               what a command can do
    """


def run(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: with 2, after one sentence on stderr, if its input cannot be used."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(arguments, prog_name="regalia")
    except RegaliaError as error:
        err().print(f"regalia: {error}", soft_wrap=True)
        sys.exit(BAD_INPUT)
