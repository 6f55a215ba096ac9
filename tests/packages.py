"""Packages beside Regalia, as pip leaves them: folders with what they bring, on the path of a process; and environments
into which pip installs their wheels.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

import pytest

from regalia import _source, bots, games, packages, rulebook, words

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
BASE = ("librt", "msgspec", "mypy_extensions", "tomli_w")
"""What Regalia needs in any case."""


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
    said = (rulebook.written, words.source, words.words, words.rulebook_template)
    caches = (*known, games._trouble, bots.guests, bots.troubles, bots._brought, *said)
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


def wheel(source: Path, into: Path, **environment: str) -> Path:
    """What is built of a package: of Regalia's own source without the client, and compiled where the rules are here."""
    compiled = {"REGALIA_COMPILE": str(int(_source.compiled())), "REGALIA_CLIENT": "0"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(into)]
    done = subprocess.run(
        command, cwd=source, env={**os.environ, **compiled, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (built,) = into.iterdir()
    return built


def empty_environment(folder: Path, *wheels: Path, extras: bool = False) -> Path:
    """The Python of a new environment into which pip has installed these, with the base of Regalia and nothing else.

    The base is what is installed here, and so is whatever extras need, where they are wanted: no index is asked.
    """
    venv.create(folder, symlinks=True, with_pip=True)
    python = folder / "bin" / "python"
    there = Path(_said(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    for name in BASE:
        for part in metadata.files(name) or ():
            if ".." not in part.parts and part.suffix != ".pyc":
                (there / part).parent.mkdir(parents=True, exist_ok=True)
                (there / part).symlink_to(Path(str(part.locate())).resolve())
    _said(python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", *map(str, wheels))
    if extras:  # behind what is installed there
        (there / "extras.pth").write_text(f"{sysconfig.get_path('purelib')}\n", "utf-8")
    return python


def _said(python: Path, *arguments: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run(
        [python, *arguments], env=environment, cwd=python.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
