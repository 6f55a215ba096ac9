"""What is told to a pointer that rests, or after a click, moves nothing: it has its own place, or lies over the board.

Otherwise a card that is looked at moves away from under the pointer, is looked at no more, comes back, and so on.
"""

from typing import TypedDict

import pytest

from regalia import games
from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.fit import SCROLLED, Projector, moments, resize
from tests.browser.person import COLOURS_SETTLED, INSIDE, Tab
from tests.browser.test_every_game import GAMES, play

SCREENS = [(1366, 768), (1440, 900), (390, 844)]
"""As many as languages: each language has one of them."""
ASIDE = (1, 1)
"""Where the pointer rests on nothing."""
HOVERABLE = "main :is([data-pick], button, [title])"
FORBIDDEN = 'main [data-pick="no"]'
ALL = 1000
SOME = 4
"""Things of a kind at which is pointed after all were, in another language and on another screen."""
ENOUGH = 8
"""Things that are not allowed, and say why."""

# Where everything is. What is told replaces what was told before: only the place of it is asked about.
BOXES = """
const boxes = () => {
  const found = new Map();
  for (const element of document.querySelectorAll("body *")) {
    if (element.parentElement.closest(".told, .centre")) continue;
    if (element.closest(".legend")) continue; // it comes and goes, over everything
    if (element.closest(".visually-hidden, details:not([open]) > :not(summary)")) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    found.set(element, [x, y, width, height]);
  }
  return found;
};
const nameOf = (element) =>
  [element.parentElement, element].map((one) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ""}`).join(" ");
"""

REMEMBER = f"() => {{ {BOXES} globalThis.regaliaBoxes = boxes(); }}"

# The next element from a number on that can be pointed at, and where; no more than so many of a kind. It may have to
# be scrolled to.
NEXT = f"""
([from, wanted, most]) => {{
  {BOXES}
  {INSIDE}
  const all = [...document.querySelectorAll(wanted)];
  let scrolled = false;
  for (let number = from; number < all.length; number += 1) {{
    const element = all[number];
    const name = nameOf(element);
    if (all.slice(0, number).filter((one) => nameOf(one) === name).length >= most) continue;
    let spot = inside(element);
    if (!spot) {{
      scrolled = true;
      element.scrollIntoView({{ block: "center", behavior: "instant" }});
      spot = inside(element);
    }}
    if (spot) return {{ number, spot, scrolled, name }};
  }}
  return null;
}}
"""

# What is no longer where it was, in this frame of the page or in the next.
MOVED = f"""
async () => {{
  {BOXES}
  const found = new Set();
  for (let frame = 0; frame < 2; frame += 1) {{
    await new Promise(requestAnimationFrame);
    const now = boxes();
    for (const [element, before] of regaliaBoxes) {{
      const after = now.get(element);
      if (after?.some((length, at) => Math.abs(length - before[at]) > 0.3))
        found.add(`${{nameOf(element)}} from ${{before.map(Math.round)}} to ${{after.map(Math.round)}}`);
    }}
  }}
  return [...found];
}}
"""


class Thing(TypedDict):
    number: int
    spot: tuple[float, float]
    scrolled: bool
    name: str


def remember(tab: Tab) -> None:
    tab.page.mouse.move(*ASIDE)
    tab.page.evaluate(COLOURS_SETTLED)
    tab.page.evaluate(SCROLLED)
    tab.page.evaluate(REMEMBER)


def next_thing(tab: Tab, number: int, wanted: str, most: int = ALL) -> Thing | None:
    thing: Thing | None = tab.page.evaluate(NEXT, [number, wanted, most])
    if thing and thing["scrolled"]:
        remember(tab)
    return thing


def check_nothing_moved(tab: Tab, why: str) -> None:
    moved: list[str] = tab.page.evaluate(MOVED)
    assert moved == [], f"{why} moves {len(moved)} elements: {moved[:5]}"


def sit_down(invite: Invite, game: str) -> Tab:
    """At a table where some moves were made, and another is due."""
    anna = invite("Anna").sure()  # nothing waits to be confirmed
    tab = anna.new_tab()
    anna.open_table(tab, ["me", *["bot page"] * (games.find(game).seats[0] - 1)], game=game)
    play(tab, 4)
    tab.await_turn()
    return tab


def point(tab: Tab, most: int) -> None:
    """At no more than so many things of a kind."""
    remember(tab)
    count = 0
    thing = next_thing(tab, 0, HOVERABLE, most)
    while thing:
        tab.page.mouse.move(*thing["spot"])
        check_nothing_moved(tab, f"pointing at {thing['name']}")
        count += 1
        thing = next_thing(tab, thing["number"] + 1, HOVERABLE, most)
    assert count > 10


@pytest.mark.parametrize("game", GAMES)
def test_by_pointing(invite: Invite, game: str) -> None:
    """Late in a game with many players, when there is most to point at, and in the middle of one with few."""
    tab = invite("Anna").new_tab()
    projector = Projector(tab)
    few, many = (moments(game, seats) for seats in (games.find(game).seats[0], games.find(game).seats[-1]))
    for turn, moment in enumerate((many[-2], few[len(few) // 2])):
        projector.show(moment.state)
        for at, language in enumerate([*LANGUAGES] if turn == 0 else ["en"]):
            resize(tab.page, SCREENS[(at + turn) % len(SCREENS)])
            tab.speak(language)
            point(tab, SOME if turn or at else ALL)


@pytest.mark.parametrize("game", GAMES)
def test_by_reasons(invite: Invite, game: str) -> None:
    tab = sit_down(invite, game)

    def asked() -> int:
        return sum(message["type"] == "why" for message in tab.sent)

    def answered() -> int:
        return sum(message["type"] in ("why-not", "refused") for message in tab.heard)

    for language, screen in zip(LANGUAGES, SCREENS, strict=True):
        resize(tab.page, screen)
        tab.speak(language)
        remember(tab)
        before = asked()
        thing = next_thing(tab, 0, FORBIDDEN)
        while thing and asked() < before + ENOUGH:
            tab.page.mouse.click(*thing["spot"])
            check_nothing_moved(tab, f"asking about {thing['name']}")
            tab.wait_until(lambda: answered() == asked(), "no answer")
            check_nothing_moved(tab, f"the answer about {thing['name']}")
            thing = next_thing(tab, thing["number"] + 1, FORBIDDEN)
        assert asked() > before
