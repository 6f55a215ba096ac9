"""Files that people give and get: read with clear complaints, written whole or not at all.

The data of a game are one of them: an owner of the box may have corrected them.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from regalia.engine.errors import InvalidData, RegaliaError
from regalia.packages import home, shipped

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

OWN_DATA = "REGALIA_DATA"
"""The environment variable that names a folder of corrected data: `carolus.toml` and so on."""
T = TypeVar("T")


class Source(NamedTuple):
    """A text, and the name of where it comes from, for messages."""

    text: str
    name: str
    own: bool = False
    """It is not the package's: somebody corrected it."""


_INSTEAD: "ContextVar[Mapping[str, Source] | None]" = ContextVar("data that are read instead", default=None)


@contextmanager
def reading(data: Mapping[str, Source]) -> Iterator[None]:
    """Whoever asks for the data of these games in here is given these."""
    token = _INSTEAD.set(data)
    try:
        yield
    finally:
        _INSTEAD.reset(token)


def data_of(game: str) -> Source:
    """The data of a game: those of its owner, or else those that the package ships."""
    instead = _INSTEAD.get()
    if instead is not None and game in instead:
        return instead[game]
    folder = os.environ.get(OWN_DATA)
    if folder:
        if not Path(folder).is_dir():
            raise InvalidData(f"{OWN_DATA} is {folder}, expected a folder with data files such as {game}.toml")
        path = Path(folder) / f"{game}.toml"
        if path.exists():
            return _own_data(path, path.stat().st_mtime_ns)
    return shipped_data(game)


@cache
def _own_data(path: Path, changed: int) -> Source:
    """Tables are laid out again and again: a file is read when it has changed."""
    return Source(read_text(path, InvalidData), str(path), own=True)


def read_once(game: str, read: Callable[[str, str], T]) -> Callable[[], T]:
    """What is read of the data that a game is played with: of each text and its name once, when it is needed first."""

    @cache
    def known(data: Source) -> T:
        return read(data.text, data.name)

    return lambda: known(data_of(game))


@cache
def shipped_data(game: str) -> Source:
    """The data of a game as the package ships them, with remarks for whoever corrects them."""
    data = home(game) / "data.toml"
    if game not in shipped() and not data.is_file():  # a stranger's game may have none
        return Source("", f"{game}/data.toml")
    return Source(read_text(data, InvalidData), f"{game}/data.toml")


def read_text(path: "str | Path | Traversable", error: type[RegaliaError]) -> str:
    """The text of a file, given or part of a package."""
    if not hasattr(path, "read_text") and not isinstance(path, str):
        raise error(f"a file is named by a text or a Path, not {path!r}")
    try:
        return (Path(path) if isinstance(path, str) else path).read_text("utf-8")
    except OSError as cause:
        raise error(f"{path} cannot be read: {cause.strerror or cause}") from None
    except UnicodeDecodeError as cause:
        raise error(f"{path} is not a text in UTF-8: {cause.reason} at byte {cause.start}") from None
    except ValueError as cause:  # no file has such a name
        raise error(f"{str(path)!r} cannot be read: {cause}") from None


def write_text(path: str | Path, text: str, error: type[RegaliaError]) -> None:
    """Replace the file in one step: whoever reads it sees the old text or the new one, never a part."""
    if not isinstance(path, str | Path):
        raise error(f"a file is named by a text or a Path, not {path!r}")
    target = Path(path)
    part = target.with_name(f".{os.urandom(8).hex()}.part")
    try:
        with part.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except OSError as cause:
        raise error(f"{path} cannot be written: {cause.strerror or cause}") from None
    except ValueError as cause:
        raise error(f"{str(path)!r} cannot be written: {cause}") from None
    finally:
        with suppress(ValueError):
            part.unlink(missing_ok=True)
