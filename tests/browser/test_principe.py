"""Il Principe in the browser: a whole game among bots, what the board foretells, and why something is not allowed."""

import re

import msgspec
from playwright.sync_api import expect

from regalia.engine.game import Choice
from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.fit import LEAST_TARGET, SMALL_TARGETS, Projector, check_desk, moments, resize
from tests.browser.person import Person, Tab, play_out

MANY, ANY = 70, 150
"""Coins that somebody may have to bid with: they are all in sight; or cannot be, and are scrolled to."""

# What sticks out of an element at its foot.
OUTSIDE = """
([wanted, inside]) => {
  const around = document.querySelector(wanted).getBoundingClientRect();
  return [...document.querySelectorAll(`${wanted} ${inside}`)]
    .filter((one) => !one.closest(".visually-hidden") && one.getBoundingClientRect().bottom > around.bottom + 0.5)
    .map((one) => one.outerHTML.slice(0, 80));
}
"""
BARE_KEY = re.compile(r"\b(?:board|preview|prospect|ability|building|move|place|role|city|region)-[a-z]")


def test_five_players(invite: Invite) -> None:
    anna = invite("Anna").quick()
    tab = anna.new_tab()
    anna.open_table(tab, ["me", *["bot squire"] * 4], game="principe")
    expect(tab.page.get_by_role("group", name="Map of northern Italy")).to_be_visible()
    play_out([tab])
    expect(tab.result).to_contain_text(re.compile("Victory for|share the victory|You won"))
    # The final scoring can be gone through step by step
    scoring = tab.page.get_by_role("table", name="Final scoring")
    totals = scoring.locator("tfoot td")
    ends = totals.all_inner_texts()
    assert "–" not in scoring.inner_text(), "no points look like a loss"
    for _ in range(10):
        tab.button("One step back").click()
    assert totals.all_inner_texts() == scoring.locator("tbody tr").first.locator("td").all_inner_texts()
    for _ in range(10):
        tab.button("One step on").click()
    assert totals.all_inner_texts() == ends
    tab.check_accessible()


def in_florence(person: Person) -> Tab:
    """The worked example of building in Florence; the others are bots."""
    tab = person.new_tab()
    person.new_table(tab, "principe", ["squire"] * 3, scenario="x2")
    tab.await_turn()
    return tab


def test_building_shows_what_it_costs_and_brings(invite: Invite) -> None:
    anna = invite("Anna").sure()
    tab = in_florence(anna)
    page = tab.page
    prospect = page.get_by_label("What it would bring")
    tab.place("display-florence").hover()
    expect(prospect).to_contain_text("You can pay for it; 0 gold would be left.")
    expect(prospect).to_contain_text("Emilia, Liguria, Tuscany")
    tab.place("display-padua").hover()
    expect(prospect).to_contain_text("You lack: blue.")
    tab.place("display-padua").click(force=True)  # it is disabled, and says why
    expect(tab.status).to_contain_text("P21")
    tab.place("display-florence").click()
    expect(tab.status).to_contain_text("2 shields")
    tab.place("region-umbria").locator("text").first.dispatch_event("click")
    expect(tab.status).to_contain_text("Umbria does not touch Florence.")
    for shields in ("one shield", "2 shields"):
        tab.place("region-tuscany").focus()
        expect(prospect).to_contain_text("5 points")
        page.keyboard.press("Enter")
        expect(tab.place("region-tuscany")).to_have_attribute("aria-label", re.compile(f"{shields}, 5 points"))


def test_how_many_says_what_it_would_bring(invite: Invite) -> None:
    tab = in_florence(invite("Anna").sure())
    tab.place("hand-0-green").click()
    counts = tab.page.get_by_role("group", name="How many?")
    would = tab.page.locator(".would")
    expect(would).to_have_text("Laying 2: you would become doctor.")
    counts.get_by_role("button", name="Lay out 1 green").hover()
    expect(would).to_have_text("Laying 1: you would tie for the lead (doctor).")


def test_from_the_roles_to_the_banner(invite: Invite) -> None:
    """Where the round stands, how the game ends, rows that open, the role phase as a moment, and the winner's arms."""
    tab = invite("Anna", viewport={"width": 1366, "height": 768}).new_tab()
    page, projector = tab.page, Projector(tab)
    ceremony = page.get_by_role("region", name="The roles of this round")
    for moment in moments("principe", 5):
        projector.show(moment.state)
        match moment.question:
            case "ask-bid":
                expect(page.get_by_role("list", name="Phases of the round")).to_contain_text(
                    re.compile(r"Auction \d of \d")
                )
                expect(ceremony).to_have_count(0)
            case "ask-act":
                expect(page.get_by_role("region", name="Cities to build")).to_contain_text(
                    "The game ends when fewer than four are left."
                )
                page.locator(".court .player button").nth(1).hover()
                expect(page.locator(".court .detail")).to_contain_text("Shields left")
            case "ask-bid-role":
                expect(ceremony).to_contain_text("banker")
                ceremony.get_by_role("button", name="Close").click()
                expect(ceremony).to_have_count(0)
            case "over":
                expect(page.get_by_role("figure", name="Banner of the victory")).to_be_visible()
            case _:
                pass


def test_many_coins_fit_into_the_auction(invite: Invite) -> None:
    tab = invite("Anna", viewport={"width": 1366, "height": 768}).new_tab()
    bidding = next(moment for moment in moments("principe", 5) if moment.question == "ask-bid")
    projector = Projector(tab)
    for many, inside in ((MANY, "*"), (ANY, ".pass")):
        coins = tuple(Choice("bid", (str(coin),), f"bid {coin}") for coin in range(1, many + 1))
        mine = msgspec.structs.replace(bidding.state.mine[0], choices=(*coins, Choice("pass", (), "pass")))
        projector.show(msgspec.structs.replace(bidding.state, mine=(mine,)))
        expect(tab.page.locator(".market .coin")).to_have_count(many)
        assert check_desk(tab.page) == []
        assert tab.page.evaluate(OUTSIDE, [".market", inside]) == []


def test_beside_each_other_on_a_low_screen(invite: Invite) -> None:
    tab = invite("Anna", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True).new_tab()
    projector = Projector(tab)
    for moment in moments("principe", 5):
        projector.show(moment.state)
        for screen in ((844, 390), (683, 384)):
            resize(tab.page, screen)
            status = tab.page.locator(".principe .status").first.bounding_box()
            board = tab.page.locator(".principe .map").first.bounding_box()
            assert status is not None
            assert board is not None
            assert status["x"] + status["width"] <= board["x"], f"{moment.question} at {screen}"
            small = tab.page.evaluate(SMALL_TARGETS, LEAST_TARGET)
            assert small == [], f"too small to touch, {moment.question} at {screen}"


def test_fits_a_phone_in_every_language(invite: Invite) -> None:
    tab = in_florence(invite("Anna", phone=True))
    tab.place("display-florence").tap()
    tab.place("display-florence").tap()  # a finger sees no preview: it taps twice
    expect(tab.page.locator('.market [data-verb="shield"]')).to_have_count(3)
    for language in LANGUAGES:
        tab.speak(language)
        tab.check_width()
        assert BARE_KEY.findall(tab.words()) == []
    tab.check_accessible()


def test_one_button_to_pass(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"], game="principe")
    passing = tab.page.locator('main [data-pick="lit"][data-verb="pass"]')
    while passing.count() == 0:
        tab.await_turn()
        if passing.count() == 0:
            tab.decide()
    expect(tab.button("Pass")).to_have_count(1)
