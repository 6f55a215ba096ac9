"""What Regalia needs beyond its base, by the names of its extras (docs/install.md): said in one sentence where it is
missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from regalia.engine.errors import MissingExtra


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """For imports of packages of an extra: MissingExtra says what needs it, and how it is installed."""
    try:
        yield
    except ModuleNotFoundError as cause:
        missing = (cause.name or "").partition(".")[0]
        if missing == "regalia":
            raise
        raise MissingExtra(f"{what} needs {missing}, which is not installed: pip install 'regalia[{name}]'") from None
