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
"""As many as languages: where answers are waited for, each language has one of them."""
ASIDE = (1, 1)
"""Where the pointer rests on nothing."""
HOVERABLE = "main :is([data-pick], button, [title])"
FORBIDDEN = 'main [data-pick="no"]'
ALL = 1000
SOME = 4
"""Things of a kind at which is pointed after all were, with other players and on another screen."""
ENOUGH = 8
"""Things that are not allowed, and say why."""

# What has a place. What is told replaces what was told before: only the place of it is asked about.
BOXES = """
const boxOf = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};
const placed = (element) =>
  element.isConnected &&
  !element.parentElement.closest(".told, .centre") &&
  !element.closest(".legend") && // it comes and goes, over everything
  !element.closest(".visually-hidden, details:not([open]) > :not(summary)");
const nameOf = (element) =>
  [element.parentElement, element].map((one) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ""}`).join(" ");
"""

REMEMBER = f"""
() => {{
  {BOXES}
  const all = [...document.querySelectorAll("body *")].filter(placed);
  globalThis.regaliaBoxes = new Map(all.map((element) => [element, boxOf(element)]));
}}
"""

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
    for (const [element, before] of regaliaBoxes) {{
      const after = boxOf(element);
      if (after.some((length, at) => Math.abs(length - before[at]) > 0.3) && placed(element))
        found.add(`${{nameOf(element)}} from ${{before.map(Math.round)}} to ${{after.map(Math.round)}}`);
    }}
  }}
  return [...found];
}}
"""

# All that can be pointed at is told that it is, one thing after another: how many there are, how often something came
# of it, and what moved; what is drawn was looked at before. What the style sheets do to a pointer's target is the same
# in every language. Where the page answers nothing, nothing has moved; that is looked at once more after the last.
SWEEP = f"""
async (wanted) => {{
  {BOXES}
  const drawn = () =>
    new Promise((resolve) => {{
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    }});
  const tell = (element, kind, bubbles) =>
    element.dispatchEvent(new PointerEvent(kind, {{ bubbles, pointerType: "mouse", relatedTarget: document.body }}));
  const moved = new Set();
  let answers = 0;
  const answer = new MutationObserver(() => (answers += 1));
  const main = document.querySelector("main");
  answer.observe(main, {{ subtree: true, childList: true, characterData: true, attributes: true }});
  const all = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
  const boxes = [...regaliaBoxes].filter(([one]) => !(one instanceof SVGElement && one.ownerSVGElement));
  for (const element of all) {{
    const heard = answers;
    const within = [];
    for (let one = element; one !== document.body; one = one.parentElement) within.unshift(one);
    tell(element, "pointerover", true);
    for (const one of within) tell(one, "pointerenter", false);
    tell(element, "pointermove", true);
    await drawn();
    const looked = answers > heard || element === all.at(-1);
    for (const [other, before] of looked ? boxes : []) {{
      const after = boxOf(other);
      if (after.some((length, at) => Math.abs(length - before[at]) > 0.3) && placed(other))
        moved.add(`${{nameOf(element)}} moves ${{nameOf(other)}} to ${{after.map(Math.round)}}`);
    }}
    tell(element, "pointerout", true);
    for (const one of within.reverse()) tell(one, "pointerleave", false);
    await drawn();
  }}
  answer.disconnect();
  return {{ count: all.length, answers, moved: [...moved].slice(0, 5) }};
}}
"""

# Whether the pointer has moved anything; and where it goes next.
STEP = f"async (next) => ({{ moved: await ({MOVED})(), thing: ({NEXT})(next) }})"


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
    return reached(tab, thing)


def reached(tab: Tab, thing: Thing | None) -> Thing | None:
    if thing and thing["scrolled"]:
        remember(tab)
    return thing


def check_nothing_moved(tab: Tab, why: str) -> None:
    check_unmoved(tab.page.evaluate(MOVED), why)


def check_unmoved(moved: list[str], why: str) -> None:
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
        step = tab.page.evaluate(STEP, [thing["number"] + 1, HOVERABLE, most])
        check_unmoved(step["moved"], f"pointing at {thing['name']}")
        count += 1
        thing = reached(tab, step["thing"])
    assert count > 10


@pytest.mark.parametrize("game", GAMES)
def test_by_pointing(invite: Invite, game: str) -> None:
    """In the middle of a game with few players, and late in one with many, when there is most to point at."""
    tab = invite("Anna").new_tab()
    projector = Projector(tab)
    few, many = (moments(game, seats) for seats in (games.find(game).seats[0], games.find(game).seats[-1]))
    projector.show(few[len(few) // 2].state)
    resize(tab.page, SCREENS[1])
    point(tab, SOME)
    projector.show(many[-2].state)
    resize(tab.page, SCREENS[0])
    point(tab, ALL)
    desk, _, phone = SCREENS
    *_, last = LANGUAGES
    for language in LANGUAGES:
        tab.speak(language)
        for screen in (desk, phone) if language == last else (desk,):
            resize(tab.page, screen)
            remember(tab)
            swept = tab.page.evaluate(SWEEP, HOVERABLE)
            assert swept["moved"] == [], f"{language} at {screen}"
            assert swept["count"] > 10
            assert swept["answers"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_by_reasons(invite: Invite, game: str) -> None:
    tab = sit_down(invite, game)

    def asked() -> set[str]:
        return {message["id"] for message in tab.sent if message["type"] == "why"}

    def answered() -> bool:
        return asked() <= {message.get("id") for message in tab.heard}

    for language, screen in zip(LANGUAGES, SCREENS, strict=True):
        resize(tab.page, screen)
        tab.speak(language)
        remember(tab)
        before = len(asked())
        thing = next_thing(tab, 0, FORBIDDEN)
        while thing and len(asked()) < before + ENOUGH:
            tab.page.mouse.click(*thing["spot"])
            check_nothing_moved(tab, f"asking about {thing['name']}")
            tab.wait_until(answered, "no answer")
            check_nothing_moved(tab, f"the answer about {thing['name']}")
            thing = next_thing(tab, thing["number"] + 1, FORBIDDEN)
        assert len(asked()) > before
