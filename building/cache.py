"""Outcomes of slow work, kept in folders that are named by all that the work depends on."""

import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

KEPT_OUTCOMES = 4


def keep(folder: Path, files: Iterable[Path], kept: Path) -> None:
    """Move files of a folder to the cache in one step, and drop the outcomes of older sources."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="new-", dir=kept.parent) as name:
        fresh = Path(name) / "files"
        for path in files:
            target = fresh / path.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        try:
            fresh.rename(kept)
        except OSError:
            if not kept.is_dir():  # nobody else was quicker
                raise
    outcomes = [path for path in kept.parent.iterdir() if not path.name.startswith("new-")]
    for old in sorted(outcomes, key=lambda path: path.stat().st_mtime)[:-KEPT_OUTCOMES]:
        shutil.rmtree(old, ignore_errors=True)
