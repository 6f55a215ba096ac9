"""Does a board fit the screen? Whole games, played by lot, are put on one page position by position, and measured.

No service plays them: a page gets what a service would send, from the table in memory that the service itself uses.
A game is added by naming it in `GAMES`; what fills its board soonest, in `KEEN`.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from regalia import games
from regalia.server.play.presenting import table_state
from regalia.server.play.table import Moment as Attended
from regalia.server.play.table import Present, Table
from regalia.server.store.storage import Place, Row, Sheet
from regalia.server.wire.protocol import TableState
from tests.browser.person import A_WHILE, COLOURS_SETTLED, Tab

GAMES: dict[str, tuple[int, ...]] = {
    "carolus": (2, 4),
    "principe": (2, 5),
    "rivals": (2, 4),
    "tara": (2, 4),
}
"""With the fewest players and the most."""
KEEN: dict[str, tuple[str, ...]] = {
    "principe": ("build", "shield", "turn", "pass", "offer"),
    "rivals": ("recruit", "buy", "take", "use", "offer", "get", "steal", "regain"),
    "tara": ("promote", "place", "anchor", "betray", "swap", "card"),
}
"""Verbs that are chosen sooner than others, so that the board is full at the end."""
ME = 1
WATCHED = Attended(present={ME: Present("here", 0.0)})
"""The guest at the screen, who holds the first seat."""
LEAST_TEXT = 12
LEAST_TARGET = 44
MOST_MOVES = 3000
# The page scrolls to what is asked when it draws, until that has stood still for four frames: it has come to rest.
SCROLLED = """
async () => {
  let at = null;
  for (let still = 0; still < 6; still += 1) {
    if (at !== scrollY) still = 0;
    at = scrollY;
    await new Promise(requestAnimationFrame);
  }
}
"""

# The page shows what is marked so, and nothing on it moves any more.
AT_REST = f"""
async (mark) => {{
  const shown = () => document.querySelector("main:not([hidden]) h1")?.textContent.includes(mark);
  for (const end = performance.now() + {A_WHILE * 1000}; !shown(); await new Promise(requestAnimationFrame))
    if (performance.now() > end) throw new Error(`${{mark}} is not shown`);
  await document.fonts.ready;
  await ({COLOURS_SETTLED})();
  await ({SCROLLED})();
}}
"""


class Moment(NamedTuple):
    """A position in which the first seat has to decide, or the last one."""

    question: str
    state: TableState


def _open(game: str, seats: int) -> Table:
    people = [Place(guest=ME, name="Anna", nonce="0" * 32)]
    bots = [Place(name=name, bot="squire") for name in ("Bertalan", "Вера", "Diego", "Eva")]
    places = tuple([*people, *bots][:seats])
    found = games.find(game)
    options = found.complete(seats, {})
    return Table(Sheet("fit", game, found.rules_version, options, f"fit {seats}", None, None, 0.0, None, None, places))


@cache
def moments(game: str, seats: int) -> tuple[Moment, ...]:
    """The first, the middle and the last decision of a game, the last of every kind, and its end."""
    table, lot, keen = _open(game, seats), Random(f"{game} {seats}"), KEEN.get(game, ())
    found: list[Moment] = []
    while table.playing:
        assert table.version < MOST_MOVES, f"{game} does not end"
        asked = table.match.asked(0)
        if asked is not None:
            found.append(Moment(asked.key, table_state(table, ME, WATCHED, 0)))
        seat = lot.choice(table.match.actors)
        moves = table.match.moves(seat)
        move = lot.choice([move for move in moves if move.verb in keen] or moves)
        table.carry_out(Row("play", seat, str(move)))
    last_of_kind = {moment.question: moment for moment in found}
    wanted = [found[0], found[len(found) // 2], *last_of_kind.values(), found[-1]]
    chosen = sorted({id(moment): moment for moment in wanted}.values(), key=lambda moment: moment.state.table.version)
    return (*chosen, Moment("over", table_state(table, ME, WATCHED, 0)))


class Projector:
    """A page on which any position can be shown, one after another."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.page: Page = tab.page
        self._number = 0
        self._socket: WebSocketRoute | None = None
        self._state: TableState | None = None
        self.page.route_web_socket(re.compile("/ws/tables/fit"), self._opened)
        self.page.route(re.compile("/api/tables/fit/(course|log)"), lambda route: route.fulfill(json=[]))

    def _opened(self, socket: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            kind = msgspec.json.decode(message)["type"]
            if kind == "hello" and self._state is not None:
                socket.send(msgspec.json.encode(self._state).decode())
            elif kind == "ping":
                socket.send('{"type": "pong"}')

        self._socket = socket
        socket.on_message(answer)

    def show(self, state: TableState) -> None:
        """As if no move had been made since the last one: it is there at once, without scenes."""
        self._number += 1
        first, *others = state.table.players
        mark = f"Anna {self._number}"
        players = (msgspec.structs.replace(first, name=mark), *others)
        table = msgspec.structs.replace(state.table, version=self._number, moves=1, players=players)
        self._state = msgspec.structs.replace(state, table=table)
        if self._socket is None:
            self.tab.open("/t/fit")
        else:
            self._socket.send(msgspec.json.encode(self._state).decode())
        self.page.evaluate(AT_REST, mark)

    def through(self, game: str, seats: int, every: int = 1) -> Iterator[Moment]:
        """One of so many moments, and the end."""
        self._socket = None  # on a fresh page: no game goes back from its end
        *before, end = moments(game, seats)
        for moment in (*before[::every], end):
            self.show(moment.state)
            yield moment


# What is written on the board in letters that are too small, with their size. Drawings are scaled as a whole.
SMALL_TEXT = """
(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest(".visually-hidden, details:not([open]) > :not(summary)")) continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.05) found.push(`${node.textContent.trim()} (${size.toFixed(1)} px)`);
  }
  return found;
}
"""

# What can be chosen and is too small for a finger; and every button besides the pieces.
SMALL_TARGETS = """
(least) => [...document.querySelectorAll('main [data-pick="lit"], main button:not([data-pick])')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.getBoundingClientRect(), one.getAttribute("aria-label") ?? one.textContent.trim()])
  .filter(([box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([box, name]) => `${name}: ${box.width.toFixed()} x ${box.height.toFixed()}`)
"""

# What is asked and what can be chosen, as far as it cannot be seen without scrolling.
OUT_OF_SIGHT = """
() => {
  const asked = document.querySelector("section.status");
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && element.contains(hit);
  };
  const wanted = [...document.querySelectorAll('main [data-pick="lit"], main .deeds .deed')];
  const hidden = wanted.filter((one) => one.checkVisibility() && !seen(one));
  const { top, bottom } = asked.getBoundingClientRect();
  const names = hidden.map((one) => one.getAttribute("aria-label") ?? one.textContent.trim());
  return top >= 0 && bottom <= innerHeight ? names : ["what is asked", ...names];
}
"""

# Buttons beside whose turn it is that stand in another row.
LOW_SIGNS = """
() => {
  const { bottom } = document.querySelector("section.status h2").getBoundingClientRect();
  const signs = [...document.querySelectorAll("section.status .deeds button:not(.deed)")];
  return signs.filter((one) => one.getBoundingClientRect().top >= bottom).map((one) => one.textContent.trim());
}
"""

RESULT_ABOVE = """
() =>
  [...document.querySelectorAll("section.result h2")]
    .filter((one) => one.getBoundingClientRect().top < 0)
    .map((one) => one.textContent)
"""

OVERFLOW = """
() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
}
"""

# What has to be read at once and is cut off: whose turn it is, who is who, what a card is and does, the result.
CUT_OFF = """
() => {
  const cut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }, down = 1) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + down;
  const scrolled = (element) => {
    for (let around = element; around.matches("main *"); around = around.parentElement)
      if (getComputedStyle(around).overflowY === "auto" && cut(around)) return true;
    return false;
  };
  const words = [...document.querySelectorAll(`main :is(
    .status h2, .status .whose, h2:has(.rubric) > *, .chip .word, .candidate .name, .ladder .who,
    .head .title, .stack .title, .centre .name
  )`)].filter((one) => cut(one, 4));
  const results = [...document.querySelectorAll("main .result")].filter(scrolled);
  const seen = [...words, ...results].filter((one) => one.checkVisibility());
  return seen.map((one) => one.textContent.trim().slice(0, 40));
}
"""

# Words that go on in the next line; those of actions may, with a hyphen where the browser knows the language.
BROKEN = """
() => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".visually-hidden, svg, .deeds, .chip")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}]{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}
"""

# Words that lie over one another.
COLLIDING = """
() => {
  const words = [...document.querySelectorAll("main :is(.town, .hand .rubric, .ribbon, .raths .name, .prisoners)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  return words.flatMap(([word, box], at) =>
    words.slice(at + 1).filter(([, other]) => over(box, other)).map(([other]) => `${word} and ${other}`));
}
"""

# Frames of cards that are higher than the card.
STRETCHED = """
() => [...document.querySelectorAll("main .face")]
  .filter((face) => face.offsetHeight > (face.querySelector("svg")?.clientHeight ?? Infinity) + 4)
  .map((face) => `${face.offsetWidth} x ${face.offsetHeight}`)
"""

# What is wider than the frame that it is written in.
BEYOND = """
() => {
  const found = [];
  for (const frame of document.querySelectorAll("main section.status, main .cities .card")) {
    const { left, right } = frame.getBoundingClientRect();
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent.trim() || node.parentElement.closest(".visually-hidden, .word")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && (box.left < left - 1 || box.right > right + 1)) found.push(node.textContent.trim());
    }
  }
  return found;
}
"""


def check_desk(page: Page) -> list[str]:
    """The whole page is there without scrolling, and can be read."""
    over = page.evaluate(OVERFLOW)
    troubles = [f"{by} px too much {way}" for way, by in over.items() if by > 0]
    return troubles + _check_words(page)


def check_phone(page: Page) -> list[str]:
    """What is asked and what can be chosen is there without scrolling, can be read, and touched."""
    over = page.evaluate(OVERFLOW)["across"]
    troubles = [f"{over} px too wide"] if over > 0 else []
    if page.locator("section.status").count() > 0:
        troubles += _listed("out of sight", page.evaluate(OUT_OF_SIGHT))
        troubles += _listed("below whose turn it is", page.evaluate(LOW_SIGNS))
    else:
        troubles += _listed("out of sight", page.evaluate(RESULT_ABOVE))
    troubles += _listed("too small to touch", page.evaluate(SMALL_TARGETS, LEAST_TARGET))
    troubles += _listed("stretched", page.evaluate(STRETCHED))
    return troubles + _check_words(page)


def _check_words(page: Page) -> list[str]:
    return [
        *_listed("cut off", page.evaluate(CUT_OFF)),
        *_listed("broken", page.evaluate(BROKEN)),
        *_listed("over one another", page.evaluate(COLLIDING)),
        *_listed("too small to read", page.evaluate(SMALL_TEXT, LEAST_TEXT)),
    ]


def _listed(trouble: str, names: list[str]) -> list[str]:
    return [f"{trouble}: {'; '.join(dict.fromkeys(names))}"] if names else []


def resize(page: Page, screen: tuple[int, int]) -> None:
    """Give the page another size, and time to find its shape."""
    width, height = screen
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(screen))
    page.evaluate(SCROLLED)


class Device(NamedTuple):
    name: str
    small: tuple[int, int]
    large: tuple[int, int]
    settings: dict[str, Any]
    check: Callable[[Page], list[str]]

    def __str__(self) -> str:
        return self.name


DEVICES = (
    Device("desk", (1366, 768), (1440, 900), {}, check_desk),
    Device("phone", (360, 740), (390, 844), {"has_touch": True, "is_mobile": True}, check_phone),
)
