"""Machines in name: network namespaces, and cables between them and this one that can be unplugged.

Whoever uses them is in a network of their own first (`apart`), so that nothing touches that of the machine, and all of
it is gone with the process. It needs root, and `ip`, `unshare` and `nsenter` (Debian: iproute2, util-linux).
"""

import ctypes
import os
import shutil
import subprocess
from contextlib import ExitStack
from itertools import count

CLONE_NEWNET = 0x4000_0000
NUMBERS = count(1)


def possible() -> bool:
    return os.getuid() == 0 and all(map(shutil.which, ("ip", "unshare", "nsenter")))


def apart() -> None:
    """From now on this thread, and all that it starts, is in a network where nobody else is."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "no network of its own")
    _run("ip", "link", "set", "lo", "up")


class Machine:
    """A network of its own; `within` comes before a command that is to run there."""

    def __init__(self, stack: ExitStack) -> None:
        # `cat` ends with this process, whatever happens to it; it speaks when it is there
        holding = subprocess.Popen(
            ["unshare", "--net", "sh", "-c", "echo; exec cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        stack.enter_context(holding)
        stack.callback(holding.kill)
        assert holding.stdout is not None
        holding.stdout.readline()
        self._pid = holding.pid
        self.within = ["nsenter", "--target", str(self._pid), "--net"]
        _run(*self.within, "ip", "link", "set", "lo", "up")

    def cable(self) -> "Cable":
        return Cable(self._pid, self.within)


class Cable:
    """From `here` to `there`, on the machine. Unplugged, it loses what is sent, and nobody is told."""

    def __init__(self, pid: int, within: list[str]) -> None:
        number = next(NUMBERS)
        self._name, other = f"here{number}", f"there{number}"
        self.here, self.there = f"10.77.{number}.1", f"10.77.{number}.2"
        _run("ip", "link", "add", self._name, "type", "veth", "peer", "name", other, "netns", str(pid))
        _run("ip", "address", "add", f"{self.here}/24", "dev", self._name)
        _run(*within, "ip", "address", "add", f"{self.there}/24", "dev", other)
        self.mend()
        _run(*within, "ip", "link", "set", other, "up")

    def cut(self) -> None:
        _run("ip", "link", "set", self._name, "down")

    def mend(self) -> None:
        _run("ip", "link", "set", self._name, "up")


def _run(*command: str) -> None:
    subprocess.run(command, check=True)
