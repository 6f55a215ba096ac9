"""Whether the rules run compiled, and the way to run their source instead.

Importing this module carries out `REGALIA_INTERPRETED=1`: every other module of the package is then
found as source, although a compiled one lies beside it. So it must come before all of them, and it
must know none of them.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

PACKAGE = __name__.partition(".")[0]
SLOW = (
    "Regalia: the rules run interpreted, some 50 times slower than compiled. With a C compiler and the headers of "
    "Python here, install it anew: pip install --force-reinstall --no-deps --no-binary regalia --no-cache-dir regalia"
)


class SourceFinder:
    """Finds the modules of this package as source only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{PACKAGE}."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    spec = find_spec(f"{PACKAGE}.engine.state")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(tuple(SOURCE_SUFFIXES))


def _interpreted_on_purpose() -> bool:
    return os.environ.get("REGALIA_INTERPRETED", "0") not in ("", "0")


def warn_if_interpreted() -> None:
    """Before long work: say once that it will be slow, unless somebody wants it so. Processes that this one starts say
    nothing more of it."""
    if compiled() or _interpreted_on_purpose():
        return
    import logging  # takes longer to load than all that this module is for

    logging.getLogger(PACKAGE).warning(SLOW)
    os.environ["REGALIA_INTERPRETED"] = "1"


if _interpreted_on_purpose():
    sys.meta_path.insert(0, SourceFinder())
