"""Compiles the rules and the bots with mypyc; see docs/building.md.

python -m building.rules      says why this machine cannot compile, and exits 1; nothing if it can
"""

import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path

from building.cache import keep

PACKAGE = "regalia"
COMPILED = (
    "engine/state.py",
    "engine/judge.py",
    "engine/lockstep.py",
    "games/*/table.py",
    "games/*/cards.py",
    "games/*/memory.py",
    "games/*/state.py",
    "games/*/bot.py",
    "bots/*.py",
)
"""Where the time of a simulation goes. All else is plain Python, and may import what it likes."""
COMPILERS = ("cc", "gcc", "clang")
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")

# One run and one group: calls between the modules are direct only then.
SETUP = """\
from setuptools import setup
from mypyc.build import mypycify

options = ["--strict", "--config-file="]
setup(name={name!r}, ext_modules=mypycify([*options, *{modules!r}], opt_level="3", group_name={name!r}))
"""

PROBE = """\
#include <stdio.h>
#include <Python.h>
"""


class CannotCompile(Exception):
    """In one line: what is missing and how to get it, or what went wrong; and all that mypyc said of it."""

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.details = details


def compiled_modules(src: Path) -> list[str]:
    """The modules to compile, as paths below the source folder. A new game needs no entry of its own."""
    package = src / PACKAGE
    found = {path for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(src).as_posix() for path in found)


def compiler() -> list[str]:
    """The command of the C compiler: the one asked for by CC, Python's own, or a usual one."""
    asked = os.environ.get("CC")
    usual = sysconfig.get_config_var("CC")
    for command in (asked,) if asked else (usual, *COMPILERS):
        words = shlex.split(command or "")
        if words and shutil.which(words[0]):
            return words
    wanted = asked or "gcc"
    raise CannotCompile(f"there is no C compiler ({wanted}); on Debian: apt-get install gcc {headers_package()}")


def headers_package() -> str:
    return f"libc6-dev python{sys.version_info.major}.{sys.version_info.minor}-dev"


def check_compiler() -> list[str]:
    """The compiler, after it has found the headers that compiled modules need."""
    command = compiler()
    include = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    tried = subprocess.run(
        [*command, *include, "-E", "-x", "c", "-", "-o", os.devnull],
        input=PROBE,
        capture_output=True,
        text=True,
        check=False,
    )
    if tried.returncode != 0:
        what = "the Python headers are" if "Python.h" in tried.stderr else "the headers of the C library are"
        raise CannotCompile(f"{what} missing; on Debian: apt-get install {headers_package()}")
    return command


def stage(src: Path, folder: Path) -> None:
    """Copy what the compiled modules may import: their own folders, with empty packages.

    So neither a mistake elsewhere in Regalia nor a library that is not installed yet keeps the rules
    from being compiled, and nothing outside these folders can change the outcome.
    """
    tops = {module.split("/")[1] for module in compiled_modules(src)}
    for top in sorted(tops):
        for source in sorted((src / PACKAGE / top).rglob("*.py")):
            target = folder / source.relative_to(src)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(b"" if source.name == "__init__.py" else source.read_bytes())
    (folder / PACKAGE / "__init__.py").touch()


def fingerprint(folder: Path) -> str:
    """Names everything that the compiled modules depend on."""
    digest = hashlib.sha256()
    tools = [importlib.metadata.version(name) for name in ("mypy", "librt", "setuptools")]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    for fact in (sys.version, sysconfig.get_platform(), *tools, *flags, Path(__file__).read_text(encoding="utf-8")):
        digest.update(fact.encode() + b"\0")
    for source in sorted(folder.rglob("*.py")):
        digest.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def compile_modules(src: Path, cache: Path, say: Callable[[str], None]) -> dict[str, str]:
    """Compile, unless the cache holds the outcome; the compiled files and their places in the wheel."""
    try:
        with tempfile.TemporaryDirectory(prefix="regalia-") as name:
            folder = Path(name)
            stage(src, folder)
            kept = cache / fingerprint(folder)
            if not kept.is_dir():
                modules = compiled_modules(src)
                command = check_compiler()
                say(f"Compiling {len(modules)} modules with {Path(command[0]).name}")
                run_mypyc(folder, modules, command)
                compiled = [*folder.glob(f"*{EXTENSION}"), *(folder / PACKAGE).rglob(f"*{EXTENSION}")]
                keep(folder, compiled, kept)
    except (OSError, importlib.metadata.PackageNotFoundError) as trouble:
        raise CannotCompile(str(trouble)) from trouble
    return {str(path): path.relative_to(kept).as_posix() for path in sorted(kept.rglob(f"*{EXTENSION}"))}


def run_mypyc(folder: Path, modules: list[str], command: list[str]) -> None:
    setup = folder / "setup.py"
    setup.write_text(SETUP.format(name=PACKAGE, modules=modules), encoding="utf-8")
    environment = {**os.environ, "CC": shlex.join(command)}
    if sys.platform == "linux":
        # Nobody replaces our functions at load time: gcc may inline them (15 % more playouts).
        environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".lstrip()
    # PYTHONPATH stays: through it pip shows the tools of an isolated build.
    environment.pop("MYPYPATH", None)
    done = subprocess.run(
        [sys.executable, str(setup), "-q", "build_ext", "--inplace"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    expected = [folder / module.replace(".py", EXTENSION) for module in modules]
    if done.returncode != 0 or not all(path.is_file() for path in expected):
        raise CannotCompile("mypyc failed; building with REGALIA_COMPILE=1 shows why", done.stdout)


if __name__ == "__main__":
    try:
        check_compiler()
    except CannotCompile as reason:
        sys.exit(str(reason))
