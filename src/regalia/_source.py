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


if os.environ.get("REGALIA_INTERPRETED", "0") not in ("", "0"):
    sys.meta_path.insert(0, SourceFinder())
