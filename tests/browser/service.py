"""`regalia serve` in a process of its own, which can be killed. All its dice come from one seed, and its bots lose no
time.

python -m tests.browser.service SEED ABSENCE HAND ARGUMENTS...     `regalia serve` with these arguments
"""

import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType

from regalia.server.settings import Settings

NAME = "regalia.test"
"""A name by which others could reach it: the browser of the tests finds it here."""
SEED = "1603"
"""Of all tables: a test sees the same game every time. In Carolus Magnus nobody begins with a crown to decide."""


class Service:
    def __init__(
        self,
        database: Path,
        seed: str = SEED,
        absence: float = Settings.absence,
        hand: Path | None = None,
        python: str = sys.executable,
    ) -> None:
        """`absence` is how many seconds somebody may be away; people's clocks show what stands in a file, if given."""
        self._command = [python, "-m", __name__, seed, str(absence), str(hand or "")]
        self._command += ["--database", f"sqlite:///{database}", "--allow-host", NAME]
        self.address = ""
        """Such as `http://127.0.0.1:40123`, also after it was started again."""
        self.start()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        self._process = subprocess.Popen([*self._command, "--port", port], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        words = self._process.stdout.readline().split()
        assert words[:1] == ["Regalia:"], "the service did not start"
        self.address = words[1].rstrip("/")

    def kill(self) -> None:
        """As `kill -9` does it, or a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __enter__(self) -> "Service":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def serve() -> None:
    """What runs in the process."""
    from regalia.cli import main
    from regalia.engine import chance
    from regalia.server.ops import serve as module
    from regalia.server.ops.service_time import ServiceTime
    from regalia.server.service import Service as TheService

    chance.fresh_seed = lambda: sys.argv[1]
    serve = module.serve

    def as_asked(settings: Settings, ready: Callable[[str], None]) -> None:
        serve(replace(settings, bot_delay=0, absence=float(sys.argv[2]), push_here=True), ready)

    vars(module)["serve"] = as_asked
    if sys.argv[3]:
        hand = Path(sys.argv[3])
        clock = partial(ServiceTime, *[lambda: float(hand.read_text("utf-8"))] * 2)
        vars(module)["Service"] = lambda storage, settings: TheService(storage, settings, clock())
    main(["serve", *sys.argv[4:]])


if __name__ == "__main__":
    serve()
