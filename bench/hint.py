"""How long somebody waits for a hint, from the click to its mark on the board:
    python bench/hint.py [GAME ...] [--hints 20] [--full] [--every 3]

In Debian's chromium, against a `regalia serve` of its own, at king's strength: somebody plays random moves against
squires and asks before the first of them, when no bot has thought yet, and then before every third. It is held to 2.5
seconds for every hint. Whether the page stays responsive meanwhile is told by the longest time between two of its
frames.
"""

import argparse
import sys
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.append(str(Path(__file__).parent.parent))

from regalia import games
from tests.browser.conftest import FLAGS, PATIENCE, chromium
from tests.browser.person import Person, Tab
from tests.browser.service import Service

GOAL = 2.5
"""Seconds."""
OF_ONE = 8
"""Hints of one guest: whoever asks more of them so fast is told to wait."""

# From the last click on, until what the hint says is drawn; and the longest pause between two frames meanwhile.
WATCH = """
(PATIENCE) => {
  const there = () => document.querySelector("section.hint button.best") && document.querySelector("main [data-hint]");
  let clicked = 0;
  addEventListener("click", () => (clicked = performance.now()), true);
  globalThis.hinted = new Promise((tell) => {
    let [last, longest] = [performance.now(), 0];
    setTimeout(() => tell(null), PATIENCE);
    const look = () => {
      const now = performance.now();
      if (clicked > 0) longest = Math.max(longest, now - Math.max(last, clicked));
      last = now;
      if (clicked > 0 && there()) requestAnimationFrame(() => tell([performance.now() - clicked, longest]));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
"""


def waited(tab: Tab) -> tuple[float, float]:
    """Seconds until a hint is there, and of the longest pause of the page."""
    ask = tab.button("Hint")
    tab.page.keyboard.press("Escape")  # a click more than was meant may have begun another move
    expect(ask).to_be_enabled()
    tab.page.evaluate(WATCH, PATIENCE)
    ask.click()
    if tab.status.get_by_text("A hint makes this a game of practice.").count() > 0:
        ask.click()
    found = tab.page.evaluate("globalThis.hinted")
    if found is None:
        raise SystemExit(f"no hint is marked on the board:\n{tab.page.locator('main').inner_text()}")
    return found[0] / 1000, found[1] / 1000


def measured(browser: Browser, game: str, hints: int, seats: int, every: int) -> list[tuple[float, float]]:
    """Somebody else, who decides otherwise, begins when a game is over, or after some hints."""
    found: list[tuple[float, float]] = []
    with TemporaryDirectory() as folder, Service(Path(folder) / "regalia.db", seed=f"hints {game}") as service:
        while len(found) < hints:
            context = browser.new_context(locale="en-GB", viewport={"width": 1366, "height": 768})
            context.set_default_timeout(PATIENCE)
            until = min(hints, len(found) + OF_ONE)
            person = Person(f"Anna {until}", context, service.address).sure().quick()
            tab = person.new_tab()
            person.open_table(tab, ["me", *["bot squire"] * (seats - 1)], game=game)
            while len(found) < until and not over(tab):
                found.append(waited(tab))
                for _ in range(every):
                    if not over(tab):
                        tab.decide()
            context.close()
    return found


def over(tab: Tab) -> bool:
    """Once it is up to the person again, or to nobody any more."""
    tab.page.wait_for_function("""() => document.querySelector('main [data-pick="lit"], section.result')""")
    return tab.result.count() > 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--hints", type=int, default=20)
    parser.add_argument("--full", action="store_true", help="with as many players as the game has, and not with two")
    parser.add_argument("--every", type=int, default=3)
    asked = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    print(f"{'':10}{'hints':>6}{'first':>7}{'p50':>7}{'p95':>7}{'max':>7}  longest pause of the page, s")
    late = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in asked.games:
            seats = max(games.find(game).seats) if asked.full else 2
            found = measured(browser, game, asked.hints, seats, asked.every)
            taken = [seconds for seconds, _ in found]
            cuts = quantiles(taken, n=20, method="inclusive") if len(taken) > 1 else taken * 19
            late += sum(seconds > GOAL for seconds in taken)
            figures = "".join(f"{value:7.2f}" for value in (taken[0], cuts[9], cuts[18], max(taken)))
            print(f"{game:10}{len(taken):6}{figures}  {max(pause for _, pause in found):.2f}", flush=True)
        browser.close()
    if late:
        raise SystemExit(f"{late} hints took more than {GOAL} s")


if __name__ == "__main__":
    main()
