"""`regalia serve`: play in the browser."""

import webbrowser
from typing import Annotated

import typer

from regalia.cli.console import out


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", min=0, max=65535, help="0 takes any that is free.")
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database", metavar="URL", help="Where tables are kept: sqlite:///PATH; otherwise in your data."
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Another site whose pages may use it; may be repeated."),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option("--proxy", metavar="ADDRESSES", help="A proxy in front, believed about clients and https."),
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open it in your browser.")] = False,
) -> None:
    """Serve tables to browsers, until Ctrl-C.

    Whoever can reach the address can play. See docs/service.md before you show it to the world.

    Examples:

      regalia serve --open
      regalia serve --host 0.0.0.0 --port 80
      regalia serve --database sqlite:///tables.db
    """
    from regalia.server.command import serve as run  # it takes a while to load

    def ready(address: str) -> None:
        out().print(f"Regalia: {address}")
        if browser:
            webbrowser.open(address)

    run(host, port, database, origins=origin or (), proxy=proxy, ready=ready)
