"""Rival Kings in the browser: a whole game between two people and two bots, by clicking on the board."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.fit import Projector, check_phone, moments, resize
from tests.browser.person import A_GAME, Choice, Tab, play_out

KEEN = ("recruit", "buy", "take", "steal", "use")
"""What ends a game sooner, and shows more of it."""

WON = re.compile("Victory for|share the victory|You won!")


def keen(offered: list[Choice]) -> list[Choice]:
    """Rather something than nothing."""
    able = [choice for choice in offered if choice["verb"] in KEEN]
    return able or [choice for choice in offered if choice["verb"] != "skip"] or offered


def views(tab: Tab) -> list[dict[str, Any]]:
    """What was seen at each version."""
    return [mine["view"] for message in tab.heard if message["type"] == "state" for mine in message["mine"]]


def test_two_people_and_two_bots(invite: Invite) -> None:
    anna, bela = invite("Anna").sure().quick(), invite("Béla").sure().quick()
    hers, his = anna.new_tab(), bela.new_tab()
    anna.open_table(hers, ["me", "friend", "bot squire", "bot squire"], game="rivals")
    bela.sit_down(his, hers.table)
    for tab in (hers, his):
        expect(tab.page.locator(".candidate")).to_have_count(3)
        tab.check_width()
    hers.check_accessible()

    # R7: all see that she has chosen, and only she sees what
    hers.await_turn()
    wanted = hers.page.locator(".candidate .name").first.inner_text()
    hers.page.locator(".candidate").first.click()
    expect(hers.page.locator(".candidate.laid .name")).to_have_text(wanted)
    expect(his.page.get_by_role("img", name="Anna has chosen")).to_be_visible()
    expect(his.place("character-0")).to_have_count(0)
    expect(his.page.locator(".laid")).to_have_count(0)

    hers.taste = his.taste = keen
    play_out([hers, his])
    seen = views(hers) + views(his)
    assert any(theft["done"] for view in seen for theft in view["thefts"]), "nobody stole"
    assert any(seat["equal"] for view in seen for seat in view["seats"]), "no two ranks were equal"
    for tab in (hers, his):
        expect(tab.result).to_contain_text(WON)
        points = [seat["score"]["points"] for seat in views(hers)[-1]["seats"]]
        expect(tab.page.locator(".reckoning tfoot .sum")).to_have_text(
            [str(number).replace("-", "−") for number in points]
        )
    # To each what became of them; all else is the same for both
    told = [tab.result.locator("ol").inner_text().replace("You", name) for tab, name in ((hers, "Anna"), (his, "Béla"))]
    assert told[0] == told[1]
    hers.check_accessible()

    # R26, step by step
    hers.button("One step back").click()
    expect(hers.page.locator(".reckoning tbody tr.hidden")).to_have_count(1)
    hers.button("Next step").click()
    expect(hers.page.locator(".reckoning tbody tr.hidden")).to_have_count(0)

    # Whoever watches it again sees the board
    hers.button("Watch it again").click()
    expect(hers.page.locator(".parade")).to_be_visible()
    expect(hers.page.locator(".reckoning")).to_have_count(0)


def test_theft_on_a_phone(invite: Invite) -> None:
    """X2: the Knight covers an action of the Diplomat and carries it out."""
    anna = invite("Anna", phone=True)
    tab = anna.new_tab()
    page = tab.page
    anna.new_table(tab, "rivals", ["page"], scenario="x2")
    tab.await_turn()
    knight = page.get_by_role("button", name="Knight: take money")
    knight.tap()
    expect(page.get_by_text("Steals from rank E: Countess, Diplomat.")).to_be_visible()
    knight.tap()
    tab.await_turn()
    tab.check_accessible()
    for language in ("hu", "ru", "en"):
        tab.speak(language)
        assert check_phone(page) == []
    money = page.locator('[data-verb="steal"][data-target$="+money"]:not([data-pick="no"])')
    money.tap()
    expect(page.get_by_role("button", name="covered by you")).to_be_visible()


def test_every_game_of_a_match_is_reckoned(invite: Invite) -> None:
    """R28: the end of a game is shown step by step before the next one is played, and can be looked up later."""
    anna = invite("Anna").sure().quick()
    tab = anna.new_tab()
    page = tab.page
    anna.new_table(tab, "rivals", ["page"], options={"games": 3})
    tab.taste = keen
    end = time.monotonic() + A_GAME
    while page.get_by_role("button", name="On to game 2").count() == 0:
        assert time.monotonic() < end, "the first game does not end"
        if not tab.act():
            page.wait_for_timeout(20)

    told = [line["event"] for message in tab.heard if message["type"] == "state" for line in message["happened"]]
    points = [str(event["count"]) for event in told if event["kind"] == "scored"]
    reckoning = page.get_by_role("region", name="Scoring")
    sums = reckoning.locator("tfoot .sum")
    expect(sums).to_have_text(points)
    expect(reckoning.locator("tfoot .total")).to_have_text(points)
    for _ in range(4):
        tab.button("One step back").click()
    pairs = reckoning.locator("tbody tr").first.locator("b").all_inner_texts()
    expect(sums).to_have_text([text.removeprefix("+") for text in pairs])
    tab.check_accessible()
    tab.check_width()

    tab.button("On to game 2").click()
    expect(reckoning).to_have_count(0)
    expect(page.get_by_role("heading", name="Game 2 · Round 1, stage 1")).to_be_visible()
    tab.button("Score").click()
    expect(page.get_by_role("region", name="If the game ended now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(reckoning).to_have_count(0)
    tab.button("Score").click()
    tab.button("Game 1").click()
    expect(sums).to_have_text(points)


# How small what can be covered is; and where the thief's arms lie on its word.
CHIPS = """
() => [...document.querySelectorAll(".ladder button.chip")].map((chip) => {
  const [box, word, cover] = [chip, chip.querySelector(".word"), chip.querySelector(".cover")].map((one) =>
    one?.checkVisibility() ? one.getBoundingClientRect() : null);
  const over = word && cover && cover.left < word.right - 1 && word.left < cover.right - 1;
  const beyond = box.bottom > chip.closest(".column").getBoundingClientRect().bottom + 1;
  const spilt = chip.scrollHeight > chip.clientHeight + 2;
  return { beyond, least: Math.min(box.width, box.height), spilt, over: Boolean(over) };
})
"""


@pytest.mark.parametrize(
    ("width", "height", "touch"), [(1366, 768, False), (1920, 1080, False), (1024, 768, True), (390, 844, True)]
)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_can_be_stolen_can_be_hit(invite: Invite, seats: int, width: int, height: int, touch: bool) -> None:
    """24 pixels for a pointer, 44 for a finger; and the word under the thief's arms can be read."""
    tab = invite("Anna", has_touch=touch, is_mobile=touch).new_tab()
    projector = Projector(tab)
    shown = [moment for moment in moments("rivals", seats) if moment.question.startswith(("ask-steal", "ask-action"))]
    assert shown
    projector.show(shown[0].state)
    resize(tab.page, (width, height))
    for language in LANGUAGES:
        tab.speak(language)
        for moment in shown:
            projector.show(moment.state)
            chips = tab.page.evaluate(CHIPS)
            assert chips
            assert min(chip["least"] for chip in chips) >= (43.5 if touch else 23.5), (language, moment.question)
            assert not any(chip["over"] or chip["spilt"] or chip["beyond"] for chip in chips)
