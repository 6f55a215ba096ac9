"""`regalia serve`: play in the browser."""

import os
import sys
import webbrowser
from enum import Enum
from typing import Annotated

import typer

from regalia.cli.console import out
from regalia.extras import extra
from regalia.server.settings import Settings


class Log(Enum):
    text = "text"
    json = "json"


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            "--port", metavar="N", min=0, max=65535, help="Otherwise the first free one from 8000 up; 0 takes any."
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="Where tables are kept: sqlite:///PATH or postgresql://USER@HOST/NAME; otherwise in your data.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Another site whose pages may use it; may be repeated."),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option("--allow-host", metavar="NAME", help="A name by which browsers may call it; may be repeated."),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option("--proxy", metavar="ADDRESSES", help="A proxy in front, believed about clients and https."),
    ] = None,
    keep: Annotated[
        float,
        typer.Option(
            "--keep", metavar="DAYS", min=0, help="Drop tables where a seat is still free after so many days."
        ),
    ] = Settings.keep,
    contact: Annotated[
        str,
        typer.Option(
            "--contact", metavar="URL", help="Where push services may write to: mailto:NAME@HOST or https://HOST."
        ),
    ] = Settings.contact,
    metrics: Annotated[
        str | None,
        typer.Option("--metrics", metavar="HOST:PORT", help="Where Prometheus reads measurements; otherwise nowhere."),
    ] = None,
    valkey: Annotated[
        str | None,
        typer.Option(
            "--valkey",
            metavar="URL",
            envvar="REGALIA_VALKEY",
            help="A Valkey or Redis, redis://HOST:PORT, through which processes hear of each other at once.",
        ),
    ] = None,
    log: Annotated[Log, typer.Option("--log", metavar="text|json", help="How the log is written.")] = Log.text,
    browser: Annotated[bool, typer.Option("--open", help="Open it in your browser, if there is one.")] = False,
) -> None:
    """Serve tables to browsers, until Ctrl-C.

    Whoever can reach the address can play. See docs/service.md before you show it to the world.

    Examples:

      regalia serve --open
      regalia serve --host 0.0.0.0 --port 8080
      regalia serve --database sqlite:///tables.db
      regalia serve --database postgresql://regalia@localhost/regalia
    """
    with extra("serve", "regalia serve"):
        from regalia.server.ops.serve import serve as run  # it takes a while to load

    def ready(address: str) -> None:
        out().print(f"Regalia: {address}  (Ctrl-C ends it)", soft_wrap=True)
        if browser and has_screen():
            webbrowser.open(address)

    settings = Settings(
        host=host,
        port=port,
        database=database,
        origins=tuple(origin or ()),
        hosts=tuple(allow_host or ()),
        proxy=proxy,
        keep=keep,
        contact=contact,
        metrics=metrics,
        log=log.value,
        valkey=valkey,
    )
    run(settings, ready)


def has_screen() -> bool:
    """A browser can show a window here; one that draws into this terminal would be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
