"""What is on the screen while moves are shown: the words around the board speak of the same moment."""

from typing import TypedDict

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Tab
from tests.browser.texts import bots_name

# Everything that the status has said since, from one frame to the next.
LISTEN = """
() => {
  globalThis.regaliaSaid = [];
  const read = () => {
    const text = (selector) => document.querySelector(`section.status ${selector}`)?.textContent.trim() ?? "";
    const buttons = [...document.querySelectorAll("section.status button")];
    const showing = buttons.some((one) => one.textContent.trim() === "Skip");
    const dice = document.querySelectorAll(".centre .die").length;
    const said = { heading: text("h2"), news: text(".happened"), showing, dice };
    const before = globalThis.regaliaSaid.at(-1);
    if (JSON.stringify(before) !== JSON.stringify(said)) globalThis.regaliaSaid.push(said);
    requestAnimationFrame(read);
  };
  read();
}
"""


class Said(TypedDict):
    heading: str
    news: str
    showing: bool
    dice: int
    """In the middle of Carolus Magnus."""


def watch(tab: Tab, moves: int) -> list[Said]:
    """Make some moves and look at everything that follows, to its end."""
    tab.await_turn()
    tab.page.evaluate(LISTEN)
    for _ in range(moves):
        expect(tab.lit.first).to_be_visible()
        before = len(tab.acknowledged)
        while len(tab.acknowledged) == before:
            if tab.lit.count() == 0 or not tab.act():  # otherwise it would skip what is shown
                tab.page.wait_for_timeout(10)
    expect(tab.lit.first).to_be_visible()
    said: list[Said] = tab.page.evaluate("() => globalThis.regaliaSaid")
    return said


def test_the_heading_speaks_of_the_move_that_is_shown(invite: Invite) -> None:
    anna = invite("Anna").quick("fast")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    shown = [said for said in watch(tab, 7) if said["showing"]]
    robin = bots_name(tab, 1, "page")
    movers = {"You": "You move", robin: f"{robin} moves"}
    for name, heading in movers.items():
        hers = [said["heading"] for said in shown if said["news"].startswith(f"{name} ")]
        assert set(hers) == {heading}, shown
    # Nobody moves when a round begins.
    others = [said for said in shown if not said["news"].startswith("Round ")]
    assert {said["heading"] for said in others} - {"What is happening"} == set(movers.values())


def test_dice_are_seen_although_the_pointer_rests_on_the_board(invite: Invite) -> None:
    """On the province where the Emperor was sent, which is otherwise described where the dice lie."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.await_turn()
    while tab.choice is None or tab.choice["verb"] != "emperor":
        tab.decide()
        tab.await_turn()
    rolled = [said for said in watch(tab, 1) if "You roll" in said["news"]]
    assert rolled, "there was no roll"
    assert all(said["dice"] > 0 for said in rolled)


def test_the_log_is_read_by_round_and_turn(invite: Invite) -> None:
    """With the signs of the players, oneself as "You", and the places on the board; and the same after a reload."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    log = tab.page.get_by_role("list", name="Log")
    while "Round 2 begins" not in log.inner_text():
        tab.decide()
        tab.await_turn()
    other = bots_name(tab, 1, "page")
    told = [text for text in log.locator(".entry").all_inner_texts() if text]
    assert {text.split()[0] for text in told} >= {"You", other.split()[0]}
    assert log.locator(".first svg").count() == log.locator(".first").count() > 2
    summary = tab.status.locator(".unrolled")
    tab.status.locator(".meanwhile").click()
    rows = summary.get_by_role("listitem").all_inner_texts()
    assert 0 < len(rows) <= 3
    assert all(row.startswith(other) for row in rows)
    sent = log.get_by_role("button").filter(has_text=f"{other} moves the Emperor").last
    sent.hover()
    expect(tab.page.locator("main [data-pointed][data-place^=territory]")).to_have_count(1)
    tab.page.mouse.move(1, 1)
    expect(tab.page.locator("main [data-pointed]")).to_have_count(0)
    lived, summed = log.inner_text(), summary.inner_text()
    tab.page.reload()
    expect(tab.lit.first).to_be_visible()
    assert log.inner_text() == lived
    tab.status.locator(".meanwhile").click()
    assert summary.inner_text() == summed
    tab.decide()
    expect(summary).to_have_count(0)
