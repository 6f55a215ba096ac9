"""What stands around a board: the menu of the table, who is away, who looks on, the talk, the settings, the result."""

import re

import pytest
from playwright.sync_api import expect

from regalia import games
from tests.browser.conftest import Invite
from tests.browser.fit import SCROLLED, resize
from tests.browser.person import Tab

DESK = (1366, 768)
ON_ITS_SIDE = (844, 390)

# How much of the board's map or ladder, and of other leaves, the result lies over, in square pixels.
COVERED = """
() => {
  const result = document.querySelector(".result").getBoundingClientRect();
  const found = [];
  for (const part of document.querySelectorAll("main .map, main .reckoning, main .others, main .tables > *")) {
    if (part.contains(document.querySelector(".result")) || !part.checkVisibility()) continue;
    const box = part.getBoundingClientRect();
    const across = Math.min(result.right, box.right) - Math.max(result.left, box.left);
    const down = Math.min(result.bottom, box.bottom) - Math.max(result.top, box.top);
    if (across > 1 && down > 1) found.push(`${part.className}: ${Math.round(across)} x ${Math.round(down)}`);
  }
  return found;
}
"""

# What can be chosen and is not wholly in sight, the largest of what stands for the same.
OUT_OF_SIGHT = """
() => {
  const largest = new Map();
  for (const one of document.querySelectorAll('main [data-pick="lit"]')) {
    if (!one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const name = `${one.dataset.verb} ${one.dataset.target}`;
    const other = largest.get(name);
    if (!other || box.width * box.height > other.width * other.height) largest.set(name, box);
  }
  return [...largest].filter(([, box]) => box.top < -1 || box.bottom > innerHeight + 1).map(([name]) => name);
}
"""


def two(invite: Invite, **plan: object) -> tuple[Tab, Tab]:
    """At a table; whoever decides comes first."""
    anna, bela = invite("Anna").quick(), invite("Béla").quick()
    hers, his = anna.new_tab(), bela.new_tab()
    anna.new_table(hers, "carolus", ["friend"], **plan)
    bela.sit_down(his, hers.table)
    for tab in (hers, his):
        expect(tab.status).to_be_visible()
    hers.wait_until(lambda: bool(hers.choice or his.choice), "nobody decides")
    return (hers, his) if hers.choice else (his, hers)


def resign(tab: Tab) -> None:
    tab.button("At the table").click()
    tab.button("Resign").click()
    tab.button("Yes, I resign").click()
    expect(tab.result).to_be_visible()


@pytest.mark.parametrize("game", games.names())
def test_a_result_covers_nothing_however_the_game_ended(invite: Invite, game: str) -> None:
    """Nobody decides any more, and it can be folded away."""
    anna = invite("Anna").quick()
    tab = anna.new_tab()
    resize(tab.page, DESK)
    anna.new_table(tab, game, ["page"] * (games.find(game).seats[0] - 1))
    tab.await_turn()
    resign(tab)
    expect(tab.result).to_contain_text("You resign.")
    expect(tab.page.locator("#table-menu")).to_be_hidden()
    assert tab.page.evaluate(COVERED) == []
    assert tab.result.locator(".course").count() == 0 or "0" not in tab.result.locator("ol b").all_inner_texts()
    height = tab.result.bounding_box()
    tab.button("The result: fold up or unfold").click()
    expect(tab.button("Watch it again")).to_have_count(0)
    folded = tab.result.bounding_box()
    assert height is not None
    assert folded is not None
    assert folded["height"] < height["height"]
    expect(tab.button("Rematch")).to_be_visible()
    tab.check_accessible("light")


def test_who_is_away_is_told_where_all_look(invite: Invite) -> None:
    playing, waiting = two(invite)
    playing.page.close()
    name = "Anna" if playing.heard and playing.state and playing.state["table"]["mine"] == [0] else "Béla"
    expect(waiting.status.get_by_role("heading")).to_have_text(re.compile(rf"^\s*{name}: away since \d"))
    waiting.status.get_by_role("button", name="Remind").click()
    expect(waiting.status.get_by_role("button", name="Reminded")).to_be_disabled()


def test_a_line_is_shown_to_whoever_reads_something_else(invite: Invite) -> None:
    playing, waiting = two(invite)
    playing.page.get_by_role("tab", name="Chat").click()
    playing.button("Good luck!").click()
    line = waiting.page.get_by_title("Chat", exact=True).filter(has_text="Good luck!")
    expect(line).to_be_visible()
    line.dispatch_event("click")  # at once: it goes by itself
    expect(waiting.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(line).to_have_count(0)


def test_a_rematch_calls_the_other(invite: Invite) -> None:
    playing, waiting = two(invite)
    resign(playing)
    expect(waiting.result).to_be_visible()
    waiting.button("Rematch").click()
    expect(playing.result).to_contain_text("calls you to a rematch!")
    expect(playing.page).to_have_title("● Rematch – Carolus Magnus")
    expect(playing.button("To the rematch")).to_be_visible()


def test_the_settings_lie_over_the_table(invite: Invite) -> None:
    """Back, Escape and the button put them away, and nobody has left."""
    playing, _ = two(invite)
    address = playing.page.url
    sheet = playing.page.get_by_role("dialog", name="Settings")
    for close in ("back", "key", "button"):
        playing.page.locator("header").get_by_role("button", name="Settings").click()
        expect(sheet.get_by_label("Pass by itself")).to_be_visible()
        if close == "back":
            playing.page.go_back()
        elif close == "key":
            playing.page.keyboard.press("Escape")
        else:
            playing.check_accessible("light")
            sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)
        expect(playing.status).to_be_visible()
        assert playing.page.url == address
    assert [message["type"] for message in playing.sent].count("hello") == 1


def test_who_looks_on_knows_it_and_is_known_if_they_wish(invite: Invite) -> None:
    playing, _ = two(invite)
    cili = invite("Cili")
    watching = cili.new_tab()
    cili.new_table(watching, "tara", ["page"])
    watching.open(f"/t/{playing.table}")
    expect(watching.status).to_contain_text("You are watching")
    playing.button("At the table").click()
    menu = playing.page.locator("#table-menu")
    expect(menu).to_contain_text("One person looks on.")
    watching.button("At the table").click()
    watching.page.get_by_label("List me as Cili among those who look on").check()
    expect(menu).to_contain_text("One person looks on: Cili.")
    watching.check_accessible("light")
    watching.page.close()
    expect(menu).not_to_contain_text("looks on")


def test_a_replay_has_a_speed_of_its_own(invite: Invite) -> None:
    """Whoever wants to see nothing of what others do watches a replay all the same."""
    anna = invite("Anna").quick().sure()
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"])
    for _ in range(6):
        tab.decide()
    for speed in ("1×, Replays are shown: At a reading pace", "2×, Replays are shown: Fast"):
        tab.button(speed).click()
    expect(tab.button("½×, Replays are shown: Slowly")).to_be_visible()
    tab.button("Play").click()
    # The moves pass by one after the other, and not all at once
    expect(tab.status.get_by_role("heading")).to_contain_text("Move 1 of 6")
    expect(tab.status.get_by_role("heading")).to_contain_text("Move 2 of 6")


@pytest.mark.parametrize("game", games.names())
def test_on_its_side_a_table_opens_where_the_choice_is(invite: Invite, game: str) -> None:
    """Against pages, too, where a coach has no room there."""
    width, height = ON_ITS_SIDE
    anna = invite("Anna", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True).quick()
    tab = anna.new_tab()
    anna.new_table(tab, game, ["page"] * (games.find(game).seats[0] - 1))
    tab.await_turn()
    tab.page.evaluate(SCROLLED)
    tab.wait_until(lambda: tab.page.evaluate(OUT_OF_SIGHT) == [], "what can be chosen is out of sight")


def test_a_seat_says_what_it_waits_for(invite: Invite) -> None:
    anna, bela = invite("Anna"), invite("Béla")
    hers, his = anna.new_tab(), bela.new_tab()
    anna.new_table(hers, "carolus", ["friend"])
    his.open(f"/t/{hers.table}")
    why = his.page.get_by_text("Enter a name first")
    expect(why).to_be_visible()
    his.button("Sit here").click(force=True)  # it answers, though it is marked as not to be had yet
    name = his.page.get_by_label("Your name")
    expect(name).to_be_focused()
    name.fill("Béla")
    expect(why).to_be_hidden()
    his.button("Sit here").click()
    expect(his.status).to_be_visible()
