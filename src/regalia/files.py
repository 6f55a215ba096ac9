"""Files that people give and get: read with clear complaints, written whole or not at all."""

import os
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from regalia.engine.errors import RegaliaError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def read_text(path: "str | Path | Traversable", error: type[RegaliaError]) -> str:
    """The text of a file, given or part of a package."""
    try:
        return (Path(path) if isinstance(path, str) else path).read_text("utf-8")
    except OSError as cause:
        raise error(f"{path} cannot be read: {cause.strerror or cause}") from None
    except UnicodeDecodeError as cause:
        raise error(f"{path} is not a text in UTF-8: {cause.reason} at byte {cause.start}") from None


def write_text(path: str | Path, text: str, error: type[RegaliaError]) -> None:
    """Replace the file in one step: whoever reads it sees the old text or the new one, never a part."""
    target = Path(path)
    part = target.with_name(f".{token_hex(8)}.part")
    try:
        with part.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except OSError as cause:
        raise error(f"{path} cannot be written: {cause.strerror or cause}") from None
    finally:
        part.unlink(missing_ok=True)
