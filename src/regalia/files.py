"""Files that people give and get: read with clear complaints, written whole or not at all."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from regalia.engine.errors import RegaliaError


def read_text(path: str | Path, error: type[RegaliaError]) -> str:
    try:
        return Path(path).read_text("utf-8")
    except OSError as cause:
        raise error(f"{path} cannot be read: {cause.strerror or cause}") from None
    except UnicodeDecodeError as cause:
        raise error(f"{path} is not a text in UTF-8: {cause.reason} at byte {cause.start}") from None


def write_text(path: str | Path, text: str, error: type[RegaliaError]) -> None:
    """Replace the file in one step: whoever reads it sees the old text or the new one, never a part."""
    target = Path(path)
    part: Path | None = None
    try:
        with NamedTemporaryFile("w", encoding="utf-8", dir=target.parent, delete=False) as file:
            part = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
        part = None
    except OSError as cause:
        raise error(f"{path} cannot be written: {cause.strerror or cause}") from None
    finally:
        if part is not None:
            part.unlink(missing_ok=True)
