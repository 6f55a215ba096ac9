"""Somebody with a browser: what a person does on the pages of Regalia, by mouse, finger or keyboard."""

import json
import re
import time
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Literal, TypedDict

from axe_playwright_python.base import AXE_SCRIPT, AxeResults  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from regalia.server.wire.changes import changed

Hand = Literal["mouse", "finger", "keyboard"]
Theme = Literal["light", "dark"]
NOTHING = "nothing"
"""No verb of any game."""
THEMES: tuple[Theme, ...] = ("light", "dark")
LATE = "x6"
"""An example of Carolus Magnus in which the last castle is not far."""
A_WHILE = 30
A_GAME = 300
"""Seconds that a move and a whole game may take on a busy machine."""
NO_NETWORK = r"WebSocket connection to|ERR_(INTERNET_DISCONNECTED|CONNECTION|CONTENT_LENGTH_MISMATCH)"
"""What a browser itself complains of while the service cannot be reached, or where it dies in mid-answer."""

# The element to press for a move, which stands for all of it or for a part, or its button; without a verb, for anything
# that glows; or the button that hurries what is being shown; null if there is nothing to do.
WANTED = """
const wanted = (verb, targets, chance) => {
  const standsFor = (element, target) => {
    const targets = element.dataset.target.split(" ");
    const named = target.replaceAll(" ", "+");
    return element.dataset.verb.split(" ").some((one, at) => one === verb && targets[at] === named);
  };
  const offered = [...document.querySelectorAll('main [data-pick]:not([data-pick="no"])')];
  const whole = offered.find((one) => standsFor(one, targets.join(" ")));
  if (whole && whole.dataset.pick !== "picked") return whole;
  for (const target of targets.length > 0 ? targets : [""]) {
    const element = offered.find((one) => standsFor(one, target));
    if (!element) break;
    if (element.dataset.pick !== "picked") return element;
  }
  const armed = offered.filter((one) => one.dataset.pick === "armed");
  const lit = armed.length > 0 ? armed : offered.filter((one) => one.dataset.pick === "lit");
  if (verb === "" && lit.length > 0) return lit[Math.floor(chance * lit.length)];
  const buttons = [...document.querySelectorAll("main .deeds button")];
  const said = buttons.find((one) => one.dataset.move === [verb, ...targets].join(" "));
  return said ?? buttons.find((one) => one.textContent.trim() === "Skip") ?? null;
};
"""

# A spot on an element. A region may be bent around the middle of the ring: then the middle of its box is not on it.
INSIDE = """
const STEPS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95];
const inside = (element, around = 0) => {
  const hits = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit);
  };
  const box = element.getBoundingClientRect();
  for (const across of STEPS)
    for (const down of STEPS) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (hits(x, y) && hits(x, y - around) && hits(x, y + around)) return [x, y];
    }
  return null;
};
"""

# Where to point for it.
LOOK = f"""
([verb, targets, chance]) => {{
  {WANTED}
  {INSIDE}
  const spot = (element) => {{
    // A finger is as broad as this: at the very edge of what lies over it, the browser takes it for something else.
    const found = inside(element, 8);
    if (found) return found;
    element.scrollIntoView({{ block: "center", behavior: "instant" }});
    return inside(element, 8) ?? inside(element);
  }};
  if (document.querySelector(".result")) return {{ over: true, spot: null }};
  const element = wanted(verb, targets, chance);
  return {{ over: false, spot: element && spot(element) }};
}}
"""

# Where the focus is, seen from what is to be pressed: here, elsewhere, or nowhere; away if the Tab key cannot bring it
# here; null if there is nothing to press. What is asked takes it with the next frame.
FOCUS = f"""
async ([verb, targets]) => {{
  {WANTED}
  if (document.activeElement === document.body) await new Promise(requestAnimationFrame);
  const element = wanted(verb, targets, 0);
  if (!element) return null;
  const focused = document.activeElement;
  if (focused === element) return "here";
  if (element.tabIndex < 0) return "away";
  return focused === document.body ? "nowhere" : "elsewhere";
}}
"""

# Whether something can be chosen, or waits to be confirmed; what is shown before is skipped.
TURN = """
() => {
  for (const pick of ["lit", "armed"]) if (document.querySelector(`main [data-pick="${pick}"]`)) return pick;
  for (const button of document.querySelectorAll("main .deeds button"))
    if (button.textContent.trim() === "Skip") button.click();
  return null;
}
"""

# Until something changes, if it does soon: to look again and again would keep the machine from what is waited for.
CHANGED = """
() =>
  new Promise((resolve) => {
    const soon = setTimeout(done, 100);
    const watch = new MutationObserver(done);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    function done() {
      clearTimeout(soon);
      watch.disconnect();
      resolve();
    }
  })
"""

# Everything that is read, aloud or silently.
ALL_WORDS = """
() => {
  const said = [document.title, document.body.innerText];
  for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
    for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name));
  for (const element of document.querySelectorAll("option, .visually-hidden")) said.push(element.textContent);
  return said.join("\\n");
}
"""


# A colour on its way from one theme to the other is neither.
# A change of theme begins with the next frame.
COLOURS_SETTLED = """
async () => {
  // What inherits a colour that changes begins to change after it: until nothing is left.
  for (let round = 0; round < 20; round += 1) {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const passing = document
      .getAnimations()
      .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime < 5000);
    if (passing.length === 0) return;
    await Promise.allSettled(passing.map((one) => one.finished));
  }
}
"""
AXE = {"rules": {"label-content-name-mismatch": {"enabled": True}}, "resultTypes": ["violations"]}
AXE_FOR_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"], "resultTypes": ["violations"]}
"""All that another theme can change."""


NEW_TABLE = """
async (table) => {
  const proof = /regalia-csrf=([^;]+)/.exec(document.cookie)[1];
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf-token": proof },
    body: JSON.stringify(table),
  });
  return (await answer.json()).id;
}
"""


class Look(TypedDict):
    over: bool
    spot: tuple[float, float] | None


class Choice(TypedDict):
    verb: str
    targets: list[str]
    move: str


class Tab:
    """A page of Regalia, and what went wrong on it."""

    def __init__(self, page: Page, address: str, chance: Random) -> None:
        self.page = page
        self._address = address
        self._chance = chance
        self._chosen: tuple[int, Choice] | None = None
        self.taste: Callable[[list[Choice]], list[Choice]] = list
        """Of what can be chosen, that among which chance decides."""
        self.troubles: list[str] = []
        self.heard: list[dict[str, Any]] = []
        """The messages of the service over the sockets."""
        self.sent: list[dict[str, Any]] = []
        self.steps = 0
        """How often the Tab key was pressed on the way to a move."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        # What is asked for ahead is used late on a busy machine; that it is used at all, test_loading holds.
        late = "was preloaded using link preload but not used within a few seconds" in message.text
        if message.type in ("error", "warning") and not late:
            self.troubles.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # left the page, or closed it
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answered {response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        told: dict[str, Any] = {}

        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "changed":  # a state, as the page puts it together
                message = {**changed(told, message.pop("change")), **message, "type": "state"}
            if message["type"] == "state":
                told.update(message)
            self.heard.append(message)

        socket.on("framereceived", hear)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def forgive(self, pattern: str) -> None:
        """What is expected to go wrong did, and nothing else."""
        self.troubles = [trouble for trouble in self.troubles if not re.search(pattern, trouble)]

    # Pages

    def open(self, path: str = "/") -> None:
        self.page.goto(self._address + path)
        expect(self.page.locator("main:not([aria-busy])")).to_be_visible()

    @property
    def table(self) -> str:
        """The name of the table that is shown."""
        return self.page.url.rpartition("/t/")[2]

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def status(self) -> Locator:
        return self.page.locator("section.status")

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result")

    @property
    def lit(self) -> Locator:
        return self.page.locator('main [data-pick="lit"]')

    def place(self, name: str) -> Locator:
        """A piece of the board, such as `reserve-0-red` or `territory-3`."""
        return self.page.locator(f'[data-place="{name}"]')

    def words(self) -> str:
        said: str = self.page.evaluate(ALL_WORDS)
        return said

    def speak(self, language: str) -> None:
        self.page.locator("header select").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.evaluate("() => document.fonts.ready.then(() => null)")

    # What is on the page

    def pause(self) -> None:
        """Until something on the page changes, or a moment."""
        self.page.evaluate(CHANGED)

    def wait_until(self, holds: Callable[[], bool], trouble: str) -> None:
        """For what no element can be waited for."""
        end = time.monotonic() + A_WHILE
        while not holds():
            assert time.monotonic() < end, trouble
            self.page.wait_for_timeout(20)

    def check_accessible(self, *themes: Theme) -> None:
        """Against axe-core's rules, on the light page and on the dark one unless only one is asked for.

        Also that everything is called by what is written on it, as those say it who speak to the page.
        """
        if not self.page.evaluate("'axe' in globalThis"):
            self.page.evaluate(AXE_SCRIPT)
        for turn, theme in enumerate(themes or THEMES):
            self.page.emulate_media(color_scheme=theme)
            self.page.evaluate(COLOURS_SETTLED)
            rules = AXE if turn == 0 else AXE_FOR_COLOURS
            found = AxeResults(self.page.evaluate("(rules) => axe.run(rules)", rules))
            assert found.violations_count == 0, f"{theme}: {found.generate_report()}"
        self.page.emulate_media(color_scheme="light")

    def check_width(self) -> None:
        """Nothing sticks out to the right, once everything has found its place."""
        fits = "document.documentElement.scrollWidth <= innerWidth"
        self.wait_until(lambda: bool(self.page.evaluate(fits)), "something sticks out")

    # Playing

    @property
    def state(self) -> dict[str, Any] | None:
        """What the service said last of the table."""
        return next((message for message in reversed(self.heard) if message["type"] == "state"), None)

    @property
    def choice(self) -> Choice | None:
        """What this person wants to do in the present state; chosen at random, once."""
        state = self.state
        if state is None:
            return None
        version = state["table"]["version"]
        if self._chosen is None or self._chosen[0] != version:
            offered = [choice for mine in state["mine"] for choice in mine["choices"]]
            # Not for good if there are none: the same version has choices once the last seat is taken
            self._chosen = (version, self._chance.choice(self.taste(offered))) if offered else None
        return self._chosen and self._chosen[1]

    def look(self) -> Look:
        seen: Look = self.page.evaluate(LOOK, [*self._wish(), 0])
        return seen

    def _wish(self) -> tuple[str, list[str]]:
        choice = self.choice
        return (choice["verb"], choice["targets"]) if choice else (NOTHING, [])

    def act(self, hand: Hand = "mouse") -> bool:
        """Go on with a move, or hurry what is being shown; False if there is nothing to do."""
        if hand == "keyboard":
            return self._press()
        return self._point(self.look()["spot"], hand)

    def wander(self, hand: Hand = "mouse") -> bool:
        """Choose anything that glows, or hurry what is being shown; False if there is nothing to do."""
        seen: Look = self.page.evaluate(LOOK, ["", [], self._chance.random()])
        return self._point(seen["spot"], hand)

    def _point(self, spot: tuple[float, float] | None, hand: Hand) -> bool:
        if spot is None:
            return False
        if hand == "finger":
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        return True

    def _press(self) -> bool:
        """Go on by the Tab key to what is to be pressed, and press Enter."""
        focus = self.page.evaluate(FOCUS, self._wish())
        assert focus != "nowhere", "the keyboard has lost its place"
        for _ in range(60):
            match focus:
                case None:
                    return False
                case "here":
                    self.page.keyboard.press("Enter")
                    return True
                case "away":  # something was picked before the table changed
                    self.page.keyboard.press("Escape")
                case _:
                    self.page.keyboard.press("Tab")
                    self.steps += 1
            focus = self.page.evaluate(FOCUS, self._wish())
        raise AssertionError(f"no way by the Tab key to {self._wish()}")

    def await_turn(self) -> None:
        """Until something can be chosen; what is shown before is skipped."""
        end = time.monotonic() + A_WHILE
        while (pick := self.page.evaluate(TURN)) != "lit":
            assert time.monotonic() < end, "it never became my turn"
            if pick == "armed":
                self.page.keyboard.press("Escape")  # a click more than was meant, which waits to be confirmed
            self.pause()

    def await_others(self) -> None:
        """Until nobody else has anything to decide."""

        def alone() -> bool:
            state = self.state
            return state is not None and bool(state["table"]["actors"] == state["table"]["mine"])

        self.wait_until(alone, "the others do not decide")

    def decide(self, hand: Hand = "mouse") -> None:
        """One whole move, up to its acknowledgement."""
        self.await_turn()
        before = len(self.acknowledged)
        end = time.monotonic() + A_WHILE
        while len(self.acknowledged) == before:
            assert time.monotonic() < end, "the move was not acknowledged"
            if not self.act(hand):
                self.pause()

    @property
    def acknowledged(self) -> dict[int, str]:
        """By the version that it made: what this page played and the service promised to keep."""
        moves = {message["id"]: message["move"] for message in self.sent if message["type"] == "play"}
        return {
            message["version"]: moves[message["id"]]
            for message in self.heard
            if message["type"] == "ack" and message["id"] in moves
        }

    def stored(self) -> dict[int, str]:
        """By number: what the service has kept of the table."""
        answer = self.page.request.get(f"{self._address}/api/tables/{self.table}/frames?first=1&last=100")
        assert answer.ok
        return {frame["number"]: frame["move"] for frame in answer.json()}


class Person:
    """A name, and a browser that nobody else uses."""

    def __init__(self, name: str, context: BrowserContext, address: str) -> None:
        self.name = name
        self.context = context
        self._address = address
        self.tabs: list[Tab] = []

    def sure(self) -> "Person":
        """Whoever is asked nothing twice: what is final is played at once."""
        self.context.add_init_script("localStorage.setItem('regalia.confirm', 'off')")
        return self

    def quick(self, speed: str = "none") -> "Person":
        """Whoever wants to see no scenes, the board being at once as others leave it; or only short ones, if `fast`."""
        self.context.add_init_script(f"localStorage.setItem('regalia.speed', '{speed}')")
        return self

    def new_tab(self) -> Tab:
        tab = Tab(self.context.new_page(), self._address, Random(self.name))
        self.tabs.append(tab)
        return tab

    def open_table(self, tab: Tab, sitters: Sequence[str], example: str = "", *, game: str = "carolus") -> None:
        """From the first page to a table of a game: `me`, `friend`, `here` or `bot squire` in each seat."""
        page = tab.page
        if not page.url.startswith(self._address):
            tab.open()
        if page.get_by_role("dialog").count() == 0:
            page.locator(f'[data-play="{game}"]').click()
        page.get_by_label("Your name").fill(self.name)
        page.locator(f'input[name="seats"][value="{len(sitters)}"]').check(force=True)
        for seat, sitter in enumerate(sitters):
            page.locator("form .sitter select").nth(seat).select_option(sitter)
        if example:
            page.locator("summary").last.click()
            page.locator("select:has(option[value=x1])").select_option(example)
        page.locator("form button.seal").click()
        page.wait_for_url("**/t/*")
        expect(page.locator("main:not([aria-busy])")).to_be_visible()

    def new_table(self, tab: Tab, game: str, others: Sequence[str], **plan: Any) -> None:
        """At once at a table that the first page does not offer in few clicks; `friend`, or the level of a bot."""
        if not tab.page.url.startswith(self._address):
            tab.open()
        seats: list[dict[str, str]] = [{"kind": "me", "name": self.name}]
        seats += [{"kind": "open"} if other == "friend" else {"kind": "bot", "bot": other} for other in others]
        tab.open(f"/t/{tab.page.evaluate(NEW_TABLE, {'game': game, 'seats': seats, **plan})}")

    def sit_down(self, tab: Tab, table: str) -> None:
        """Follow the link to a table and take the first free seat."""
        tab.open(f"/t/{table}")
        tab.page.get_by_label("Your name").fill(self.name)
        tab.button("Sit here").first.click()


def play_out(tabs: Iterable[Tab], hand: Hand = "mouse") -> int:
    """Everybody plays, whenever it is up to them, until all see the end; how often something was clicked."""
    playing = list(tabs)
    end = time.monotonic() + A_GAME
    deeds = 0
    while playing:
        assert time.monotonic() < end, "the game does not end"
        acted = [tab.act(hand) for tab in playing]
        deeds += sum(acted)
        if not any(acted):
            playing = [tab for tab in playing if not tab.look()["over"]]
            if playing:
                playing[0].pause()
    return deeds
