"""Who is here, who leaves, who comes back: with two browsers, then three, and a service that is killed in between."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import A_WHILE, Person, Tab
from tests.browser.service import Service

ABSENCE = 1.0
NO_NETWORK = r"WebSocket connection to|ERR_CONNECTION"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """One that may be killed, and where nobody waits long for those who are away."""
    with Service(tmp_path / "regalia.db", absence=ABSENCE) as service:
        yield service


def together(host: Person, *guests: Person, game: str = "carolus") -> list[Tab]:
    """Everybody at one table."""
    first = host.new_tab()
    host.open_table(first, ["me", *["friend"] * len(guests)], game=game)
    tabs = [first]
    for guest in guests:
        tabs.append(guest.new_tab())
        guest.sit_down(tabs[-1], first.table)
    for tab in tabs:
        expect(tab.status).to_be_visible()
    return tabs


def test_away_replaced_and_back(invite: Invite, service: Service) -> None:
    anna, bela = invite("Anna"), invite("Béla")
    hers, his = together(anna, bela)
    marks = hers.page.locator("main .person").last
    expect(marks).to_have_class(re.compile("here"))
    before = marks.bounding_box()
    his.page.close()
    expect(marks).to_have_class(re.compile("gone"))
    assert marks.bounding_box() == before, "nothing moves"
    slip = hers.page.locator(".slip")
    expect(slip).to_contain_text("Béla has been away for a while.")
    hers.check_accessible("light")
    slip.get_by_role("combobox").select_option("page")
    expect(slip).to_have_count(0)
    expect(hers.page.get_by_role("list", name="Log")).to_contain_text("A bot plays on for Béla (page).")

    service.kill()
    service.start()
    again = bela.new_tab()
    again.open(f"/t/{hers.table}")
    expect(again.page.locator(".slip")).to_contain_text("A bot plays on for you (page).")
    again.button("Take your seat back").click()
    expect(again.page.locator(".slip")).to_have_count(0)
    expect(hers.page.get_by_role("list", name="Log")).to_contain_text("Béla is back.")

    again.page.get_by_role("tab", name="Chat").click()
    again.button("Offer to end undecided").click()
    expect(slip).to_contain_text("Béla offers to end the game undecided.")
    hers.button("End it").click()
    for tab in (hers, again):
        expect(tab.page.get_by_role("heading", name="Ended undecided")).to_be_visible()
        tab.forgive(NO_NETWORK)
    his.forgive(NO_NETWORK)


def test_who_looks_elsewhere_is_reminded(invite: Invite) -> None:
    anna, bela = invite("Anna"), invite("Béla")
    hers, his = together(anna, bela)
    # As a phone that sleeps: the page is there, and nobody sees it.
    his.page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { get: () => true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(hers.page.locator("main .person").last).to_have_class(re.compile("away"))
    hers.page.get_by_role("tab", name="Chat").click()
    hers.button("Remind").click()
    end = time.monotonic() + A_WHILE
    while not any(message["type"] == "reminded" and message["name"] == "Anna" for message in his.heard):
        assert time.monotonic() < end, "nobody was reminded"
        his.page.wait_for_timeout(10)


def test_with_three_who_resigns_leaves_their_seat_to_a_bot(invite: Invite) -> None:
    anna, bela, cili = invite("Anna"), invite("Béla"), invite("Cili")
    tabs = together(anna, bela, cili, game="rivals")
    tabs[0].page.get_by_role("tab", name="Chat").click()
    tabs[0].button("Resign").click()
    tabs[0].check_accessible("light")
    tabs[0].button("Yes, I resign").click()
    for tab in tabs[1:]:
        expect(tab.page.locator("main .bot")).to_have_attribute("title", "has resigned; a bot plays on (squire)")
    tabs[1].page.get_by_role("tab", name="Chat").click()
    tabs[1].button("Resign").click()
    tabs[1].button("Yes, I resign").click()
    expect(tabs[0].result.get_by_role("heading").first).to_have_text("You lost")
    expect(tabs[2].result.get_by_role("heading").first).to_have_text("You won!")
    expect(tabs[2].result).to_contain_text("Béla resigns.")


def test_a_table_with_clocks(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    tab.open()
    tab.page.locator("summary", has_text="Pace").click()
    tab.page.get_by_label("Pace").select_option("live 0")
    tab.check_accessible("light")
    anna.open_table(tab, ["me", "here"])
    clock = tab.status.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^0:1\d$|^[0-5]:\d\d$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
