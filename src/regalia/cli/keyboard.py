"""Reading lines: with completion and history from a person, plainly from a pipe."""

import sys
from collections.abc import Callable
from types import ModuleType

from rich.console import Console
from rich.text import Text

from regalia.words import fold


class Keyboard:
    def __init__(self, console: Console, complete: Callable[[str], list[str]]) -> None:
        """`complete` is given the words before the one being typed, and answers with all that can follow."""
        self._console = console
        self._complete = complete
        self._offered: list[str] = []
        self.person = sys.stdin is not None and sys.stdin.isatty()
        if self.person:
            _with_readline(self._offer)

    def ask(self, prompt: str) -> str:
        """The next line; EOFError when there is none."""
        if self.person:
            return input(prompt)
        line = "" if sys.stdin is None else sys.stdin.readline()
        self._console.print(Text(prompt + line.rstrip("\n")))
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def _offer(self, start: str, number: int) -> str | None:
        """The number-th word that goes on from this start, as readline asks for it."""
        readline = sys.modules["readline"]
        if number == 0:
            before = readline.get_line_buffer()[: readline.get_begidx()]
            follow = self._complete(before)
            self._offered = [f"{word} " for word in follow if fold(word).startswith(fold(start))]
        return self._offered[number] if number < len(self._offered) else None


def _with_readline(offer: Callable[[str, int], str | None]) -> None:
    try:
        import readline
    except ImportError:  # a Python built without it: lines are read plainly
        return
    readline.set_completer_delims(" \t")
    readline.set_completer(offer)
    readline.parse_and_bind("bind ^I rl_complete" if _is_editline(readline) else "tab: complete")


def _is_editline(readline: ModuleType) -> bool:
    """macOS has another library behind the same name."""
    return "libedit" in (readline.__doc__ or "")
