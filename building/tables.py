"""Writes what follows from the declarations in a game's `layout.py`: `table.py`, what its rules know of the table, and
`events.py`, what can happen.

python -m building.tables            writes them
python -m building.tables --check    exits 1 if one is not what would be written
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

from building.events import events
from regalia.engine.layout import Layout
from regalia.engine.observing import table

GAMES = Path(__file__).parents[1] / "src" / "regalia" / "games"


def declared() -> Iterator[tuple[Path, str]]:
    """The files that follow from the declarations of all games that have some, and their texts.

    A declaration runs by itself: the game around it cannot be imported before its `table.py` is written.
    """
    for path in sorted(GAMES.glob("*/layout.py")):
        said = run_path(str(path))
        layout: Layout = said["LAYOUT"]
        yield path.with_name("table.py"), table(layout, said.get("FEATURES", ()))
        if "KINDS" in said:
            yield path.with_name("events.py"), events(layout.game, layout.title, said["FIELDS"], said["KINDS"])


def main(arguments: list[str]) -> int:
    stale = False
    for path, written in declared():
        if "--check" not in arguments:
            path.write_text(written, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != written:
            stale = True
            found = f"games/{path.parent.name}/{path.name}"
            sys.stderr.write(f"{found} is out of date: run python -m building.tables\n")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
