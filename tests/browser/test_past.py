"""Looking back, and taking back."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Tab

ENOUGH = 40
"""Moves whose entries in the log no window shows all at once."""
LABELS = "elements => elements.map((element) => element.getAttribute('aria-label'))"


def moves(tab: Tab) -> int:
    """How many have been played, as far as this page has heard."""
    assert tab.state is not None
    return int(tab.state["table"]["moves"])


def test_taking_a_move_back(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    undo = tab.status.get_by_role("button", name="Undo")
    while undo.count() == 0:
        tab.decide()
    tab.await_turn()
    played, log = moves(tab), tab.page.get_by_role("list", name="Log").locator("[data-number]")
    told = log.count()
    undo.click()
    expect(log).to_have_count(told - 1)
    assert moves(tab) == played - 1
    tab.decide()
    expect(log).to_have_count(told)


def press(tab: Tab, verb: str) -> None:
    """The first thing that glows and stands for this verb."""
    tab.page.locator(f'main [data-pick="lit"][data-verb~="{verb}"]').first.click()


def offered(tab: Tab, verb: str) -> bool:
    state = tab.state
    assert state is not None
    return any(choice["verb"] == verb for mine in state["mine"] for choice in mine["choices"])


def play_to(tab: Tab, verb: str) -> int:
    """Until that is offered; how many moves this page has played by then."""
    tab.await_turn()
    while not offered(tab, verb):
        tab.decide()
        tab.await_turn()
    return len(tab.acknowledged)


def test_what_is_final_is_confirmed_and_everything_else_is_not(invite: Invite) -> None:
    """Among people, also with a mouse, once, where it was pressed, and with what really follows; and whoever wants it
    otherwise says so."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"])
    answer = tab.status.locator(".answer")
    played = play_to(tab, "disc")
    press(tab, "disc")  # it passes the turn
    expect(answer).to_have_text(re.compile(r"^\W*Press again to confirm: then it is (Anna|Black)'s turn\."))
    assert len(tab.acknowledged) == played
    slip, leaf = answer.bounding_box(), tab.status.bounding_box()
    assert slip is not None
    assert leaf is not None
    assert abs(slip["y"] + slip["height"] - leaf["y"] - leaf["height"]) < 3, "the frame sticks out below"
    tab.button("Cancel").click()
    expect(answer).to_have_count(0)
    press(tab, "disc")
    disc = tab.page.locator('main [data-pick="armed"]').first.bounding_box()
    confirm = tab.button("Confirm").bounding_box()
    assert disc is not None
    assert confirm is not None
    assert abs(disc["x"] - confirm["x"]) < 150
    assert 0 <= confirm["y"] - disc["y"] - disc["height"] < 20
    tab.button("Confirm").click()
    tab.wait_until(lambda: len(tab.acknowledged) == played + 1, "it was not played")
    played = play_to(tab, "knight")
    press(tab, "knight")
    tab.page.locator('main [data-pick="lit"][data-place^="court-"]').click()
    tab.wait_until(lambda: len(tab.acknowledged) == played + 1, "what can be undone waited")
    play_to(tab, "emperor")
    press(tab, "emperor")
    expect(answer).to_contain_text("Press again to confirm: then the dice are rolled.")
    tab.page.keyboard.press("Escape")
    tab.button("Settings").click()
    tab.page.get_by_label("Confirm what cannot be undone").uncheck()
    tab.page.go_back()
    expect(tab.page.get_by_role("dialog")).to_have_count(0)
    played = play_to(tab, "emperor")
    press(tab, "emperor")
    tab.wait_until(lambda: len(tab.acknowledged) == played + 1, "it waited to be confirmed")


def test_against_bots_alone_nothing_waits_to_be_confirmed(invite: Invite) -> None:
    """There everything can be taken back."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    for verb in ("disc", "emperor"):
        played = play_to(tab, verb)
        press(tab, verb)
        tab.wait_until(lambda before=played: len(tab.acknowledged) == before + 1, f"the {verb} waited")  # type: ignore[misc]


def test_against_bots_alone_everything_is_taken_back(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.decide()
    tab.await_turn()
    undo = tab.status.get_by_role("button", name="Undo")
    assert undo.count() == 0, "the turn was passed"
    back = tab.status.get_by_role("button", name="Take back")
    back.click()
    expect(tab.status.locator(".answer")).to_contain_text("practice")
    back.click()
    expect(tab.status).to_contain_text("Practice")
    tab.await_turn()
    assert moves(tab) < 2
    expect(tab.page.locator('main [data-pick="lit"][data-verb~="disc"]').first).to_be_visible()


def test_looking_back(invite: Invite) -> None:
    """The board, the sentence and the log show the same moment; from the past nothing can be played."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    while moves(tab) < ENOUGH:
        tab.decide()
    tab.await_turn()
    territories = tab.page.locator('[data-place^="territory-"]')
    present = territories.evaluate_all(LABELS)
    tab.page.locator('main [data-pick="no"][data-place^="disc-"]').first.click(force=True)  # it answers why not
    expect(tab.status.locator(".answer")).to_be_visible()
    slider = tab.page.get_by_role("slider", name="Replay")
    entry = tab.page.get_by_role("list", name="Log").locator('[aria-current="step"]')
    for moment in (3, moves(tab) // 2, 1):
        slider.fill(str(moment))
        expect(tab.status).to_contain_text(re.compile(rf"Move {moment} of \d+"))
        expect(entry).to_be_in_viewport()
        assert int(entry.locator("xpath=..").get_attribute("data-number") or "") <= moment
        expect(tab.lit).to_have_count(0)
        expect(tab.status.locator(".answer")).to_have_count(0)
    # The sentence is faster than the board: what that shows is fetched
    tab.wait_until(lambda: territories.evaluate_all(LABELS) != present, "the board shows the present")
    tab.status.get_by_role("button", name="One move on").click()
    expect(tab.status).to_contain_text("Move 2 of")
    tab.button("Back to the game").click()
    expect(tab.status).to_contain_text("Your turn")
    tab.wait_until(lambda: territories.evaluate_all(LABELS) == present, "the board shows the past")


def test_a_finished_game_is_thought_over(invite: Invite) -> None:
    """A king is asked about a move of the past, and says what it would have played, and why."""
    anna = invite("Anna").sure()
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "me"])
    ask = tab.button("What would a king do?")
    of_a_move = tab.page.get_by_role("list", name="Log").get_by_role("button", name="What does a king say")
    assert ask.count() == 0, "a running game is not analysed"
    while moves(tab) < 3:
        tab.decide()
    assert of_a_move.count() == 0, "it would tell what its player holds"
    tab.button("At the table").click()
    tab.button("Resign").click()
    tab.button("Yes, I resign").click()
    expect(tab.result).to_be_visible()
    tab.page.get_by_role("tab", name="Log").click()
    tab.page.get_by_role("slider", name="Replay").fill("1")
    ask.click()
    hint = tab.page.locator("section.hint")
    expect(hint).to_contain_text(" played: ")
    expect(hint).to_contain_text("Chances to win then")
    expect(hint.locator("button.best")).to_have_count(0)
    tab.check_accessible("light")
    tab.button("One move on").first.click()
    expect(hint).to_have_count(0)
    tab.page.get_by_role("slider", name="Replay").fill(str(moves(tab)))
    expect(ask).to_be_disabled()
    # From an entry of the log with one click, at the moment when the move was to be made
    entry = tab.page.get_by_role("list", name="Log").locator("[data-number]").nth(1)
    number = int(entry.get_attribute("data-number") or "")
    entry.hover()
    entry.get_by_role("button", name=f"What does a king say of move {number}?").click()
    expect(tab.status).to_contain_text(f"Move {number - 1} of")
    expect(hint).to_contain_text(" played: ")


def test_the_log_waits_for_the_board(invite: Invite) -> None:
    """It tells no more than has been shown, and in the end everything."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    entries = tab.page.get_by_role("list", name="Log").locator("[data-number]")

    def behind() -> int:
        told: list[str] = entries.evaluate_all("elements => elements.map((one) => one.dataset.number)")
        return moves(tab) - int(told[-1] if told else 0)

    def the_bot_plays() -> bool:
        if tab.lit.count() > 0:
            tab.act()
        heard = moves(tab)
        tab.page.wait_for_timeout(200)  # long enough to write down all that was heard
        return moves(tab) == heard and behind() > 1

    tab.wait_until(the_bot_plays, "it was told before it was shown")
    tab.wait_until(lambda: behind() == 0, "it was never told")


def test_a_moment_that_cannot_be_fetched(invite: Invite) -> None:
    """It says so; the same moment can be asked for again."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"])
    tab.decide()
    tab.decide()
    back = tab.page.get_by_role("group", name="Replay").get_by_role("button", name="One move back")
    tab.page.route("**/frames?*", lambda route: route.abort())
    back.click()
    expect(tab.status.locator(".answer")).to_contain_text("could not be fetched")
    tab.page.unroute_all()
    tab.forgive("frames|ERR_FAILED")
    back.click()
    expect(tab.status).to_contain_text("Move 0 of 2")
    expect(tab.status.locator(".answer")).to_have_count(0)
