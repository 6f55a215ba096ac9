"""Lessons on the boards: each to its end in every language, once with wrong tries; where they are offered."""

from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from regalia.lesson import lesson, taught
from regalia.rulebook import facts
from regalia.words import LANGUAGES, words
from tests.browser.conftest import Invite
from tests.browser.fit import resize
from tests.browser.person import Person, Tab
from tests.browser.test_nothing_moves import check_nothing_moved, remember

DESK = (1366, 768)
PHONE = (390, 844)
MOST_CLICKS = 30
every_lesson = pytest.mark.parametrize("game", taught())

# Where the lesson is, once nothing is under way: whether it waits to go on, or for a move.
PLACE = """
() => {
  const said = document.querySelector("aside .said");
  if (!said || document.querySelector("main[data-resting], aside .deeds .seal:disabled")) return null;
  const goOn = document.querySelector("aside .go-on") !== null;
  const asks = document.querySelector('main [data-pick="lit"], main .deeds .deed') !== null;
  const step = Number(document.querySelector("section.status h2").textContent.match(/\\d+/)?.[0]) - 1;
  const ended = document.querySelector("aside .deeds .seal:not(.go-on)") !== null;
  return goOn || asks || ended ? { step, goOn, ended, said: said.innerText } : null;
}
"""

# Try things that cannot be done, until one of them is answered.
TRY_WRONG = """
async () => {
  const answer = () => document.querySelector("section.status .answer");
  for (const one of document.querySelectorAll('main [data-pick="no"]')) {
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let frame = 0; frame < 600 && !answer(); frame += 1) await new Promise(requestAnimationFrame);
    const said = answer()?.innerText.trim();
    if (said) return said;
  }
  return "";
}
"""


class Place(TypedDict):
    step: int
    goOn: bool
    ended: bool
    said: str


def newcomer(invite: Invite, **settings: object) -> tuple[Person, Tab]:
    anna = invite("Anna", **settings)
    anna.context.add_init_script("localStorage.setItem('regalia.speed', 'none')")
    return anna, anna.new_tab()


def place(tab: Tab) -> Place:
    found = tab.page.wait_for_function(PLACE)
    at: Place = found.json_value()
    return at


def follow(tab: Tab) -> bool:
    """Do what is asked for; False while it still turns or flies."""
    if tab.wander():
        return True
    deeds = tab.page.locator("main .deeds .deed")
    if deeds.count() == 0:
        return False
    deeds.first.click()
    return True


def go_through(tab: Tab, game: str, language: str, *, wrong: bool) -> int:
    """By mouse, as the lesson says, if so wished wrong once at each step; how many clicks were right."""
    says = words(language, game, lesson=True)
    known = facts(game, language)
    steps = lesson(game).steps
    tried: set[int] = set()
    clicks = 0
    heard = ""
    while not (at := place(tab))["ended"]:
        step = steps[at["step"]]
        heard += at["said"]
        assert says(step.said.key, **known) in at["said"]
        if not at["goOn"]:
            expect(tab.page.locator("aside .task")).to_have_text(says(step.task.key, **known))
        if at["goOn"]:
            tab.page.locator("aside .go-on").click()
        else:
            if wrong and at["step"] not in tried:
                assert tab.page.evaluate(TRY_WRONG), f"{game}, step {step.name!r}: nothing wrong can be tried"
                assert place(tab) == at, "nothing changes"
            tried.add(at["step"])
            tab.wait_until(lambda: follow(tab), "what is asked for cannot be reached")
        clicks += 1
    assert tried == {number for number, step in enumerate(steps) if step.ask}
    heard += place(tab)["said"]
    for step in steps:
        if step.ask:
            assert says(step.praise.key, **known) in heard, step.name
    return clicks


@every_lesson
def test_to_the_end_in_every_language(invite: Invite, game: str) -> None:
    _, tab = newcomer(invite)
    tab.open(f"/learn/{game}")
    resize(tab.page, DESK)
    first, *_ = LANGUAGES
    for language in LANGUAGES:
        tab.speak(language)
        expect(tab.page.locator("aside .said")).to_contain_text(
            words(language, game, lesson=True)(lesson(game).steps[0].said.key, **facts(game, language))
        )
        assert go_through(tab, game, language, wrong=language == first) <= MOST_CLICKS
        assert tab.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        tab.page.evaluate("localStorage.removeItem('regalia.lessons')")
        tab.page.reload()


@every_lesson
def test_it_fits_a_phone(invite: Invite, game: str) -> None:
    _, tab = newcomer(invite, phone=True)
    tab.open(f"/learn/{game}")
    resize(tab.page, PHONE)
    while not (at := place(tab))["ended"]:
        tab.check_width()
        if at["goOn"]:
            tab.page.locator("aside .go-on").click()
        else:
            look = tab.page.locator('main [data-pick="lit"], main .deeds .deed').first
            expect(look).to_be_in_viewport()
            # What to do is read whole, and nothing says it twice.
            expect(tab.page.locator("aside .task")).to_be_in_viewport(ratio=1)
            task, said = (tab.page.locator(f"aside .{part}").bounding_box() for part in ("task", "said"))
            assert task
            assert said
            assert task["y"] + task["height"] <= said["y"] + 1
            expect(tab.status.locator(".asked")).to_be_hidden()
            tab.button("Show me").click()
        tab.wait_until(lambda step=at["step"]: place(tab)["step"] > step, "it does not go on")  # type: ignore[misc]
    # All is read at a glance, above what can be done next.
    expect(tab.page.locator("aside .said p:not(.rules)").last).to_be_in_viewport(ratio=0.9)
    resize(tab.page, (844, 390))
    foot = tab.page.locator("aside").bounding_box()
    assert foot is not None
    assert foot["height"] < 390 / 2, "a phone on its side shows the board as well"


def test_nothing_moves_and_the_place_is_kept(invite: Invite) -> None:
    _, tab = newcomer(invite)
    resize(tab.page, DESK)
    tab.open("/learn/carolus")
    for _ in range(2):
        if place(tab)["goOn"]:
            tab.page.locator("aside .go-on").click()
        else:
            tab.wander()
    tab.wait_until(lambda: place(tab)["step"] == 2, "it does not go on")
    tab.check_accessible()
    panel = tab.page.locator("aside").bounding_box()
    remember(tab)
    assert tab.page.evaluate(TRY_WRONG)
    check_nothing_moved(tab, "a wrong try")
    tab.page.locator("section.status .answer .rule").click()
    expect(tab.page.locator("aside [data-at].shown")).to_be_in_viewport()
    tab.page.keyboard.press("Escape")
    tab.page.keyboard.press("Escape")
    assert tab.page.locator("aside").bounding_box() == panel
    assert tab.page.locator("[data-show]").count() > 0
    tab.page.reload()
    assert place(tab)["step"] == 2
    tab.button("One step back").click()
    tab.wait_until(lambda: place(tab)["step"] == 1, "it does not go back")


def test_by_keyboard(invite: Invite) -> None:
    _, tab = newcomer(invite)
    tab.open("/learn/carolus")
    place(tab)
    tab.page.locator("aside .go-on").press("Enter")
    tab.wait_until(lambda: place(tab)["step"] == 1, "it does not go on")
    expect(tab.status).to_be_focused()
    tab.page.keyboard.press("Tab")
    tab.page.keyboard.press("Enter")
    tab.wait_until(lambda: place(tab)["step"] == 2, "the move is not made")


def test_from_the_first_page_to_the_first_game(invite: Invite) -> None:
    _, tab = newcomer(invite)
    tab.open()
    tab.page.get_by_role("link", name="Learn Carolus Magnus in five minutes").click()
    tab.page.wait_for_url("**/learn/carolus")
    place(tab)
    keep_last_step(tab.page, "carolus")
    tab.page.reload()
    tab.button("Play your first game against a page").click()
    tab.page.wait_for_url("**/t/*")
    expect(tab.lit.first).to_be_visible()
    tab.open()
    expect(tab.page.get_by_role("link", name="Learn it again")).to_be_visible()


def keep_last_step(page: Page, game: str) -> None:
    kept = {game: {"step": len(lesson(game).steps) - 1, "moves": [], "finished": False}}
    page.evaluate("(kept) => localStorage.setItem('regalia.lessons', JSON.stringify(kept))", kept)


def test_an_exercise_is_solved_or_shown(invite: Invite) -> None:
    _, tab = newcomer(invite)
    tab.open("/learn/carolus/x4")
    place(tab)
    expect(tab.page.locator("aside h2")).to_have_text("Three become one")
    tab.place("territory-3").dispatch_event("click")
    expect(tab.status.locator(".answer")).to_contain_text("something else is asked for here")
    tab.place("territory-2").dispatch_event("click")
    expect(tab.page.locator("aside .praise")).to_contain_text("Right!")
    tab.page.get_by_role("link", name="The next example").click()
    tab.page.wait_for_url("**/learn/carolus/x5")
    expect(tab.page.locator("aside h2")).to_have_text("Defend or attack?")
    tab.button("Show me").click()
    expect(tab.page.locator("aside .said")).to_contain_text("Pink is safe, but red is in danger")
    tab.open()
    tab.button("Play Carolus Magnus").click()
    tab.page.get_by_text("Start from a worked example").first.click()
    onward = tab.page.get_by_role("link", name="Examples: 1 of 6 found out")
    expect(onward).to_have_attribute("href", "/learn/carolus/x1")
    kept = tab.page.locator(".exercises li")
    expect(kept.nth(3)).to_contain_text("found out")
    expect(kept.nth(4)).to_contain_text("shown")
    expect(kept.nth(5)).to_have_text("The counter-attack")


PRESS_WHILE_RESTING = """
(name) => new Promise((pressed) => {
  const main = document.querySelector("main");
  const watch = new MutationObserver(() => {
    if (!main.hasAttribute("data-resting")) return;
    watch.disconnect();
    document.querySelector(`[data-place="${name}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    requestAnimationFrame(() => pressed(document.querySelectorAll('main [data-pick="picked"]').length));
  });
  watch.observe(main, { attributes: true });
})
"""


def test_both_clicks_are_wanted_and_one_too_many_skips_no_step(invite: Invite) -> None:
    _, tab = newcomer(invite)
    begin_at(tab, "carolus", "court")
    tab.place("reserve-0-red").click()
    assert place(tab)["said"].startswith("Black has laid out a 3"), "half a move is none"
    expect(tab.place("court-0")).to_have_attribute("data-pick", "lit")
    tab.page.evaluate(f"void (globalThis.pressed = ({PRESS_WHILE_RESTING})('reserve-0-blue'))")
    tab.place("court-0").click()
    assert tab.page.evaluate("globalThis.pressed") == 0, "what is clicked before the step is read does nothing"
    at = place(tab)
    assert lesson("carolus").steps[at["step"]].name == "second"
    assert "Now the same with blue." in at["said"]


def test_a_card_and_its_place_are_one_deed_as_in_a_game(invite: Invite) -> None:
    _, tab = newcomer(invite)
    begin_at(tab, "tara", "card")
    tab.place("card-12").locator(".cover").click()
    expect(tab.place("spot-connacht-F2")).to_have_attribute("data-pick", "lit")
    tab.place("spot-connacht-F2").click()
    tab.wait_until(lambda: lesson("tara").steps[place(tab)["step"]].name == "promote", "the discs are not laid")


def test_how_many_is_asked_as_in_a_game(invite: Invite) -> None:
    _, tab = newcomer(invite)
    begin_at(tab, "principe", "lay")
    tab.place("hand-0-green").click()
    expect(tab.page.get_by_text("How many?")).to_be_visible()
    tab.button("Lay out 3 green").click()
    tab.wait_until(lambda: lesson("principe").steps[place(tab)["step"]].name == "roles", "the cards are not laid out")


def begin_at(tab: Tab, game: str, name: str) -> None:
    """At a step of its lesson."""
    number = [step.name for step in lesson(game).steps].index(name)
    tab.open(f"/learn/{game}")
    kept = {game: {"step": number, "moves": [], "finished": False}}
    tab.page.evaluate("(kept) => localStorage.setItem('regalia.lessons', JSON.stringify(kept))", kept)
    tab.page.reload()
    assert place(tab)["step"] == number


# What the page says while the game still shows what happened, and whether a banner hangs before all is counted.
OVERHEARD = """
() => {
  globalThis.overheard = { early: false, banner: false, scenes: 0, counts: 0 };
  const look = () => {
    const showing = document.querySelector("section.status .deeds button .word")?.textContent === "Skip";
    if (showing) overheard.scenes += 1;
    if (showing && document.querySelector("aside .said").innerText.includes("You win!")) overheard.early = true;
    const counting = document.querySelector(".final .counting") !== null;
    if (counting) overheard.counts += 1;
    if (counting && document.querySelector("figure.banner")) overheard.banner = true;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""


def test_nobody_has_won_before_all_is_counted(invite: Invite) -> None:
    anna = invite("Anna")
    anna.context.add_init_script("localStorage.setItem('regalia.speed', 'fast')")
    tab = anna.new_tab()
    begin_at(tab, "principe", "scoring")
    tab.page.evaluate(OVERHEARD)
    tab.button("Pass").first.click()
    expect(tab.page.locator("figure.banner")).to_be_visible()
    expect(tab.page.locator("aside .said")).to_contain_text("You win!")
    seen = tab.page.evaluate("overheard")
    assert min(seen["scenes"], seen["counts"]) > 0
    assert (seen["early"], seen["banner"]) == (False, False)


@pytest.mark.parametrize("game", ["carolus", "tara"])
def test_the_end_is_an_end_and_the_board_stays(invite: Invite, game: str) -> None:
    _, tab = newcomer(invite)
    resize(tab.page, DESK)
    last = [step for step in lesson(game).steps if step.ask][-1]
    begin_at(tab, game, last.name)
    board = tab.page.locator("main .map").bounding_box()
    tab.button("Show me").click()
    expect(tab.page.locator("aside .finished")).to_have_text(f"You have learned {words('en', game)('title')}!")
    assert tab.page.locator("main .map").bounding_box() == board
    expect(tab.page.locator("main section.hand")).to_be_visible()
    tab.check_accessible()


def test_whoever_is_invited_learns_while_the_others_arrive(invite: Invite) -> None:
    anna, tab = newcomer(invite)
    anna.open_table(tab, ["me", "friend"])
    berta = invite("Berta").new_tab()
    berta.open(f"/t/{tab.table}")
    link = berta.page.get_by_role("link", name="Never played Carolus Magnus?")
    assert link.get_attribute("href") == "/learn/carolus"
    assert link.get_attribute("target") == "_blank", "the table stays open"
