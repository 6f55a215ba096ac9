"""Where games and bots lie: in folders of Regalia, or in packages that were installed beside it.

A package says by entry points what it brings: `regalia.games` names a game, and the module of its package that has it;
`regalia.bots` a player. Looking at what is there runs none of it.
"""

import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final, NamedTuple

from regalia.engine.errors import UnusableGame

if TYPE_CHECKING:  # each takes longer to load than a game is found without it
    from importlib.resources.abc import Traversable

GAMES: Final = "regalia.games"
BOTS: Final = "regalia.bots"
"""The groups of entry points."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""Of a game or a bot: it stands in addresses, in keys of texts and in names of files."""
SOURCES: Final = (".py", ".toml", ".json")
"""The files of a package that decide how its games go."""


class Brought(NamedTuple):
    """What a package brings."""

    name: str
    value: str
    """`package.module:OBJECT`, as the package has it."""
    by: str
    """The package as pip knows it, with its version."""

    @property
    def package(self) -> str:
        """The package with the files beside the object."""
        module = import_module(self.value.partition(":")[0])
        found = module.__spec__.parent if module.__spec__ is not None else None
        if not found:
            raise UnusableGame(f"{self.name!r} of {self.by} is a module on its own; expected a package, with its texts")
        return found


class Found(NamedTuple):
    """What is there of one kind."""

    brought: Mapping[str, Brought]
    refused: Mapping[str, str]
    """Of each name that cannot be used: why, in one sentence."""


@cache
def shipped() -> tuple[str, ...]:
    """The games that Regalia itself has."""
    return tuple(sorted(module.name for module in iter_modules([str(Path(__file__).parent / "games")]) if module.ispkg))


def installed(group: str, taken: tuple[str, ...]) -> Found:
    """What installed packages bring, but for names that are taken: by Regalia, or by two packages."""
    return _installed(group, taken)


@cache
def _installed(group: str, taken: tuple[str, ...]) -> Found:
    from importlib.metadata import entry_points

    named: dict[str, list[Brought]] = {}
    for entry in entry_points(group=group):
        by = f"{entry.dist.name} {entry.dist.version}" if entry.dist else "a package"
        one = Brought(entry.name, entry.value, by)
        if one not in named.setdefault(entry.name, []):  # a folder can be on the path twice
            named[entry.name].append(one)
    refused = {}
    for name, several in named.items():
        packages = " and ".join(sorted(one.by for one in several))
        if NAME.fullmatch(name) is None:
            refused[name] = (
                f"{packages} brings {name!r}; expected a name of small letters and digits, with hyphens between them"
            )
        elif name in taken:
            refused[name] = f"{packages} brings {name!r}, which Regalia has already: Regalia's own is used"
        elif len(several) > 1:
            refused[name] = f"{packages} both bring {name!r}: neither is used until one of them is removed"
    return Found({name: several[0] for name, several in sorted(named.items()) if name not in refused}, refused)


def package_of(game: str) -> str:
    """The Python package with all that belongs to a game; UnusableGame if there is none."""
    if game in shipped():
        return f"{GAMES}.{game}"
    found = installed(GAMES, shipped()).brought.get(game)
    if found is None:
        raise UnusableGame(f"no package brings the game {game!r}")
    return found.package


def home(game: str) -> "Traversable":
    """The folder of a game: its texts, its data and all other files."""
    from importlib.resources import files

    return files(package_of(game))


def guests(game: str) -> list[str]:
    """The packages from elsewhere that a game of this name and its players can come from."""
    bots = installed(BOTS, ()).brought.values()
    return sorted({one.package for one in bots} | ({package_of(game)} if game not in shipped() else set()))


@cache
def fingerprint(package: str) -> str:
    """Of all files of a package that decide how its games go."""
    from importlib.resources import as_file, files

    digest = sha256()
    with as_file(files(package)) as folder:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
