"""What Lighthouse thinks of the first page and of a table of each game:
    python bench/lighthouse.py [PAGE ...] [--runs 3] [--desktop] [--lighthouse "npx lighthouse@12.8"] [--keep FOLDER]

Against a `regalia serve` of its own, in Debian's chromium: somebody sits down at a table with pages in all other seats,
leaves when the first choice is theirs, and Lighthouse comes back in their name with nothing in its cache. A page is
`first` or the name of a game. It is held to 95 for the speed of every page in every run (99 with `--desktop`), and to
100 for accessibility and best practices.
"""

import argparse
import json
import os
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, expect, sync_playwright

sys.path.append(str(Path(__file__).parent.parent))

from regalia import games
from tests.browser.conftest import FLAGS, PATIENCE, chromium
from tests.browser.person import Person
from tests.browser.service import Service

FIRST = "first"
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = (
    ("FCP", "first-contentful-paint"),
    ("LCP", "largest-contentful-paint"),
    ("speed", "speed-index"),
    ("TBT", "total-blocking-time"),
)
"""In milliseconds."""


@contextmanager
def browsing() -> Iterator[tuple[BrowserContext, int]]:
    """A browser, and the port at which Lighthouse meets it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium(), args=[*FLAGS, f"--remote-debugging-port={port}"], locale="en-GB"
        )
        context.set_default_timeout(PATIENCE)
        yield context, port
        context.close()


def address_of(page: str, person: Person, service: Service) -> str:
    if page == FIRST:
        return f"{service.address}/"
    tab = person.new_tab()
    person.new_table(tab, page, ["page"] * (games.find(page).seats[0] - 1))
    tab.await_turn()
    address = tab.page.url
    tab.page.close()
    return address


def report(command: list[str], address: str, port: int) -> dict[str, Any]:
    wanted = f"--only-categories={','.join(CATEGORIES)}"
    asked = [*command, address, f"--port={port}", "--quiet", "--output=json", wanted]
    done = subprocess.run(asked, check=True, stdout=subprocess.PIPE, env=os.environ | {"CHROME_PATH": chromium() or ""})
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", default=[FIRST, *games.names()])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--desktop", action="store_true")
    parser.add_argument("--lighthouse", default="npx --yes lighthouse@12.8", help="the command that runs it")
    parser.add_argument("--keep", type=Path, help="a folder for all that it says")
    asked = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    command = [*shlex.split(asked.lighthouse), *(["--preset=desktop"] if asked.desktop else [])]
    goals = (99 if asked.desktop else 95, 100, 100)
    print(f"{'':10}" + "".join(f"{name:>16}" for name in CATEGORIES) + "".join(f"{name:>8}" for name, _ in FIGURES))
    missed = 0
    with (
        TemporaryDirectory() as folder,
        Service(Path(folder) / "regalia.db", seed="a lighthouse") as service,
        browsing() as (context, port),
    ):
        person = Person("Anna", context, service.address)
        for page in asked.pages:
            address = address_of(page, person, service)
            for run in range(asked.runs):
                said = report(command, address, port)
                if asked.keep:
                    (asked.keep / f"{page}-{run}.json").write_text(json.dumps(said), "utf-8")
                scores = [round(100 * said["categories"][name]["score"]) for name in CATEGORIES]
                figures = [said["audits"][name]["numericValue"] for _, name in FIGURES]
                shift = said["audits"]["cumulative-layout-shift"]["numericValue"]
                missed += any(score < goal for score, goal in zip(scores, goals, strict=True)) or shift > 0
                row = "".join(f"{score:16}" for score in scores) + "".join(f"{figure:8.0f}" for figure in figures)
                print(f"{page:10}{row}{f'   layout shift {shift:.3f}' if shift else ''}", flush=True)
    if missed:
        raise SystemExit(f"{missed} runs fall short of {goals}, or moved")


if __name__ == "__main__":
    main()
