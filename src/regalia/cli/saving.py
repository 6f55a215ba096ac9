"""Keeping games: where the terminal puts them by itself, and what to say when a file cannot be written."""

import errno
import os
from datetime import datetime
from pathlib import Path

from regalia.engine.errors import InvalidRecord, RegaliaError
from regalia.match import Match
from regalia.words import Words

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "long",
}


def state_folder() -> Path:
    """Where programs keep what should outlive them but is not a document."""
    return typed_path(os.environ.get("XDG_STATE_HOME") or "~/.local/state") / "regalia"


def typed_path(text: str) -> Path:
    """A path as a person types it; an unknown `~name` stays as it is."""
    return Path(os.path.expanduser(text))  # noqa: PTH111 - Path.expanduser fails where there is no such home


def is_there(path: Path) -> bool:
    """Whether a file would be replaced. What cannot even be looked at is complained of when it is written."""
    try:
        return path.is_file()
    except OSError:
        return False


def save(match: Match, path: Path) -> None:
    """InvalidRecord if it cannot be done."""
    if "\0" in str(path):
        raise InvalidRecord("a file name has no zero byte")
    match.save(path)


def complaint(error: RegaliaError, path: Path, words: Words) -> str:
    """Why a file could not be written, in the player's language."""
    cause = error.__context__
    number = cause.errno if isinstance(cause, OSError) else None
    reason = REASONS.get(number or 0, "other")
    return words("play-save-failed", path=str(path), reason=reason, cause=str(cause or error))


class Keeper:
    """Keeps the game in a file of its own after every decision, so that nothing that ends the program loses it."""

    def __init__(self, match: Match, loaded: Path | None = None) -> None:
        """A game that was kept here before, and loaded from there, goes on in the same file."""
        self._match = match
        self._name = f"{match.game.name}-{datetime.now():%Y-%m-%d-%H%M%S}-{os.getpid()}.json"  # noqa: DTZ005 - the player's clock
        again = loaded is not None and loaded.resolve().parent == state_folder().resolve()
        self.path = loaded if loaded is not None and again else state_folder() / self._name
        self.kept: Path | None = None
        """The file that holds the game as it is now."""

    def keep(self) -> RegaliaError | None:
        """The error, if the game could not be kept."""
        try:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as cause:
                raise InvalidRecord(str(cause)) from cause
            save(self._match, self.path)
        except InvalidRecord as error:
            self.kept = None
            return error
        self.kept = self.path
        return None

    def keep_somewhere(self) -> Path | None:
        """For the last moment: in the usual place or, failing that, in the current folder."""
        self.keep()
        if self.kept is None:
            try:
                save(self._match, Path(self._name))
                self.kept = Path(self._name)
            except InvalidRecord:
                pass
        return self.kept

    def drop(self, but: Path) -> None:
        """The game is over, or its player has it in a file: it need not be kept, but in that file itself."""
        if self.kept is not None and self.kept.resolve() != but.resolve():
            self.kept.unlink(missing_ok=True)
