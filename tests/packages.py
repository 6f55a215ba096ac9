"""Packages beside Regalia, as pip leaves them: folders with what they bring, on the path of a process."""

import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from regalia import bots, games, packages, words

EXAMPLES = Path(__file__).parents[1] / "examples"


def lay(folder: Path, name: str, entries: Mapping[str, Mapping[str, str]], version: str = "1.0.0") -> None:
    """Tell Python that a package of this name is installed in a folder, and what it brings."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
    groups = [f"[{group}]\n" + "\n".join(map(" = ".join, own.items())) for group, own in entries.items()]
    (info / "entry_points.txt").write_text("\n\n".join(groups), "utf-8")


def lay_example(folder: Path, source: Path = EXAMPLES / "liars-dice") -> None:
    """Liar's dice, as its `pyproject.toml` says."""
    project = tomllib.loads((source / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(source / "liars_dice", folder / "liars_dice", ignore=shutil.ignore_patterns("__pycache__"))
    lay(folder, project["name"], project["entry-points"], project["version"])


@contextmanager
def example_installed(folder: Path) -> Iterator[None]:
    """Liar's dice is installed beside Regalia in this process, as long as this lasts."""
    if not folder.joinpath("liars_dice").exists():
        lay_example(folder)
    known = (packages._installed, packages.fingerprint, games.names, games.troubles, games._find, games._brought)
    caches = (*known, games._trouble, bots.guests, bots.troubles, bots._brought, words.source, words.words)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        for cached in caches:
            cached.cache_clear()
        try:
            yield
        finally:
            for cached in caches:
                cached.cache_clear()
            for module in [name for name in sys.modules if name.partition(".")[0] == "liars_dice"]:
                del sys.modules[module]
