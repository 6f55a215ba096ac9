"""What a page costs before anything can be done: bytes, time and steadiness. The figures are printed: pytest -rP.

The limits are generous, as the machine may be busy; on a quiet one a cold link shows its first choice within a second.
"""

import pytest
from playwright.sync_api import Page, Response, expect

from regalia import games
from tests.browser.conftest import Invite
from tests.browser.person import COLOURS_SETTLED

MOST_BYTES = 300_000
"""Of the first page, as they go over the wire."""
MOST_SCRIPT = 150_000
"""Of script, with a table."""
MOST_TIME = 10_000
"""Milliseconds until something can be chosen, on a machine that is busy."""
MOST_REACTION = 500
"""Milliseconds from a click to the first frame that shows what came of it, on a machine that is busy."""
MOST_FILES = 25
"""Of a table: each is a way to the service and back."""

# Whatever moves though nobody has touched anything.
SHIFTS = """
globalThis.regaliaShifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput)
      for (const { node, previousRect: from, currentRect: to } of entry.sources)
        globalThis.regaliaShifts.push(`${node?.outerHTML?.slice(0, 60)}: ${from.x},${from.y} to ${to.x},${to.y}`);
}).observe({ type: "layout-shift", buffered: true });
"""


# In how many tasks a board is drawn before it is seen.
PIECES = """
globalThis.regaliaPieces = 0;
new MutationObserver((changes) => {
  if (changes.some(({ target, addedNodes }) => addedNodes.length > 0 && target.closest?.("main[hidden]")))
    globalThis.regaliaPieces += 1;
}).observe(document, { childList: true, subtree: true });
"""
LEAST_PIECES = 4

BLOCKING = 'performance.getEntriesByType("resource").filter((one) => one.renderBlockingStatus === "blocking").length'
# What was asked for ahead, and how much of it is no style sheet of the page.
AHEAD = """
() => {
  const used = [...document.styleSheets].map((sheet) => sheet.href);
  const asked = [...document.querySelectorAll('link[rel="preload"][as="style"]')].map((link) => link.href);
  return { asked: asked.length, unused: asked.filter((address) => !used.includes(address)) };
}
"""
FILES = 'performance.getEntriesByType("resource").length'

# How long after a click the first frame begins that shows what came of it.
REACTION = """
() => {
  const standing = () => [...document.querySelectorAll("main [data-pick]")].map((one) => one.dataset.pick).join();
  globalThis.regaliaReaction = new Promise((resolve) => {
    const clicked = () => {
      const [start, before] = [performance.now(), standing()];
      const look = () => (standing() === before ? requestAnimationFrame(look) : resolve(performance.now() - start));
      requestAnimationFrame(look);
    };
    addEventListener("pointerup", clicked, { capture: true, once: true });
  });
}
"""


def check_steady(page: Page) -> None:
    page.evaluate(COLOURS_SETTLED)
    assert page.evaluate("globalThis.regaliaShifts") == []


def test_weight(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    answers: list[Response] = []
    tab.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108

    def weight(*kinds: str) -> int:
        return sum(
            answer.request.sizes()["responseBodySize"]
            for answer in answers
            if not kinds or answer.request.resource_type in kinds
        )

    tab.open()
    tab.page.wait_for_load_state("networkidle")
    first_page, first_script = weight(), weight("script")
    assert tab.page.evaluate(BLOCKING) == 0, "the first paint waits for nothing but the page"
    fonts = [answer.url for answer in answers if answer.request.resource_type == "font"]
    assert not any("italic" in font for font in fonts), "the first page has nothing in italics"
    anna.open_table(tab, ["me", "here"])
    tab.await_turn()
    script = weight("script")
    print(f"compressed: {first_page} bytes for the first page, {first_script} of them script; {script} with a table")
    assert 0 < first_page < MOST_BYTES
    assert 0 < first_script < script < MOST_SCRIPT


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_first_page_holds_still(invite: Invite, phone: bool) -> None:
    tab = invite("Anna", phone=phone).new_tab()
    tab.page.add_init_script(SHIFTS)
    tab.open()
    tab.page.wait_for_load_state("networkidle")
    check_steady(tab.page)


@pytest.mark.parametrize("game", games.names())
def test_a_cold_link(invite: Invite, game: str) -> None:
    """Nothing of Regalia is in this browser but whose seat it is. The first choice is there soon, and nothing moves."""
    anna = invite("Anna")
    here = anna.new_tab()
    anna.open_table(here, ["me", *["bot page"] * (games.find(game).seats[0] - 1)], game=game)
    here.await_turn()
    times, cold = [], here
    for _ in range(2):
        visitor = invite("Anna")
        visitor.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
        cold = visitor.new_tab()
        cold.page.add_init_script(SHIFTS + PIECES)
        cold.page.goto(here.page.url, wait_until="commit")
        expect(cold.lit.first).to_be_visible()
        times.append(round(cold.page.evaluate("performance.now()")))
        check_steady(cold.page)
        assert cold.page.evaluate("globalThis.regaliaPieces") >= LEAST_PIECES, "the page answers while the board comes"
    ahead = cold.page.evaluate(AHEAD)
    assert ahead["asked"] > 0
    assert ahead["unused"] == []
    files = cold.page.evaluate(FILES)
    cold.page.evaluate(REACTION)
    assert cold.wander()
    reaction = round(cold.page.evaluate("regaliaReaction"))
    print(f"{game}: the first choice of a cold link after {times} ms, {files} files; a click shows after {reaction} ms")
    assert min(times) < MOST_TIME
    assert files <= MOST_FILES
    assert reaction < MOST_REACTION
