"""`regalia think`: bots of a service that think on a machine of their own."""

from typing import Annotated

import typer

from regalia.extras import extra


def think(
    valkey: Annotated[
        str,
        typer.Option(
            "--valkey", metavar="URL", envvar="REGALIA_VALKEY", help="The Valkey or Redis of the service: redis://HOST."
        ),
    ],
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="N", min=1, help="Processes that think; otherwise as many as cores."),
    ] = None,
) -> None:
    """Let the bots of a service think here, until Ctrl-C.

    The service is `regalia serve --valkey URL`, and the rules are of the same version. It thinks by itself again as
    soon as nobody does it here.

    Examples:

      regalia think --valkey redis://valkey.internal
      regalia think --valkey redis://valkey.internal --workers 4
    """
    with extra("serve", "regalia think"):
        from regalia.server.bots import remote  # it takes a while to load
        from regalia.server.ops import logs

    logs.begin("text")
    remote.think(valkey, workers)
