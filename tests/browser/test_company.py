"""Who is here, who leaves, who comes back: with two browsers, then three, and a service that is killed in between."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import NO_NETWORK, Person, Tab
from tests.browser.service import Service

ABSENCE = 1.0


@pytest.fixture
def service(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Service]:
    """One that may be killed; nobody waits long there for those who are away, or the test moves its clocks."""
    by_hand = "hand" in request.fixturenames
    if by_hand:
        request.getfixturevalue("hand")
    with Service(tmp_path / "regalia.db", absence=ABSENCE, hand=tmp_path / "hand" if by_hand else None) as service:
        yield service


class Hand:
    """The time by which people's clocks run; it goes on when it is told to."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._now = 1_800_000_000.0
        self.on(0)

    def on(self, seconds: float) -> None:
        self._now += seconds
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(self._now), "utf-8")
        fresh.replace(self._file)


@pytest.fixture
def hand(tmp_path: Path) -> Hand:
    return Hand(tmp_path / "hand")


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
    expect(marks).to_have_attribute("title", re.compile(r"^gone since \d"))
    assert marks.bounding_box() == before, "nothing moves"
    slip = hers.page.locator(".slip")
    expect(slip).to_contain_text("Béla has been away for a while.")
    expect(hers.page.locator(".legend p")).to_have_count(0)  # what signs mean can wait
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

    again.button("At the table").click()
    again.button("Offer to end undecided").click()
    expect(slip).to_contain_text("Béla offers to end the game undecided.")
    hers.button("End it").click()
    hers.button("Yes, end it undecided").click()
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
    hers.button("At the table").click()
    elsewhere = bela.new_tab()
    bela.open_table(elsewhere, ["me", "friend"], game="tara")
    menu = hers.page.locator("#table-menu")
    menu.get_by_role("button", name="Remind", exact=True).click()
    expect(menu.get_by_role("button", name="Reminded")).to_be_disabled()
    his.wait_until(
        lambda: any(message["type"] == "reminded" and message["name"] == "Anna" for message in his.heard),
        "nobody was reminded",
    )
    elsewhere.page.get_by_role("link", name="Anna is waiting for you").click()
    expect(elsewhere.status).to_be_visible()
    assert elsewhere.table == hers.table


def test_with_three_who_leaves_in_mid_turn_comes_back(invite: Invite, service: Service) -> None:
    """The service is killed after each step; what was played stays played."""
    people = [invite("Anna").sure(), invite("Béla").sure(), invite("Cili").sure()]
    tabs = together(*people)
    seat, last = who_decides(tabs, -1), -1
    while seat != last:  # until somebody has more to do in their turn
        before = version(tabs[0])
        tabs[seat].decide()
        seat, last = who_decides(tabs, before), seat
    leaving, other = tabs[seat], tabs[seat - 1]
    played = leaving.acknowledged
    leaving.forgive(NO_NETWORK)
    leaving.page.close()
    killed(service)
    slip = other.page.locator(".slip")
    expect(slip).to_contain_text(f"{people[seat].name} has been away for a while.")
    slip.get_by_role("combobox").select_option("page")
    expect(slip).to_have_count(0)
    expect(other.page.get_by_role("list", name="Log")).to_contain_text(
        f"A bot plays on for {people[seat].name} (page)."
    )
    killed(service)
    again = people[seat].new_tab()
    again.open(f"/t/{other.table}")
    expect(again.page.locator(".slip")).to_contain_text("A bot plays on for you (page).")
    again.button("Take your seat back").click()
    expect(again.page.locator(".slip")).to_have_count(0)
    killed(service)
    for tab in (again, *(tab for tab in tabs if tab is not leaving)):
        told = "You are back." if tab is again else f"{people[seat].name} is back."
        expect(tab.page.get_by_role("list", name="Log")).to_contain_text(told)
        tab.forgive(NO_NETWORK)
    assert played.items() <= again.stored().items()


def who_decides(tabs: Sequence[Tab], before: int) -> int:
    """Once all were told of what was played after a version."""
    tabs[0].wait_until(
        lambda: before < version(tabs[0]) == min(map(version, tabs)) == max(map(version, tabs)), "no move"
    )
    return next(seat for seat, tab in enumerate(tabs) if tab.choice)


def version(tab: Tab) -> int:
    return int(tab.state["table"]["version"]) if tab.state else -1


def killed(service: Service) -> None:
    service.kill()
    service.start()


def test_with_three_who_resigns_leaves_their_seat_to_a_bot(invite: Invite) -> None:
    anna, bela, cili = invite("Anna"), invite("Béla"), invite("Cili")
    tabs = together(anna, bela, cili, game="rivals")
    tabs[0].button("At the table").click()
    tabs[0].button("Resign").click()
    tabs[0].check_accessible("light")
    tabs[0].button("Yes, I resign").click()
    for tab in tabs[1:]:
        expect(tab.page.locator("main .bot")).to_have_attribute("title", "has resigned; a bot plays on (squire)")
    tabs[1].button("At the table").click()
    tabs[1].button("Resign").click()
    tabs[1].button("Yes, I resign").click()
    expect(tabs[0].result.get_by_role("heading").first).to_have_text("You lost")
    expect(tabs[2].result.get_by_role("heading").first).to_have_text("You won!")
    expect(tabs[2].result).to_contain_text("Béla resigns.")


def test_a_table_with_clocks(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    tab.open()
    tab.button("Play Carolus Magnus").click()
    tab.page.locator("summary", has_text="Pace").click()
    tab.page.get_by_label("Pace").select_option("mail 24")
    anna.open_table(tab, ["me", "friend"])
    expect(tab.page.locator("ol.seats")).to_contain_text("Anna")
    expect(tab.page.get_by_role("timer")).to_have_count(0)  # before a game begins nobody's time is up
    tab.open()
    tab.button("Play Carolus Magnus").click()
    tab.page.locator("summary", has_text="Pace").click()
    tab.page.get_by_label("Pace").select_option("live 0")
    tab.check_accessible("light")
    anna.open_table(tab, ["me", "here"])
    clock = tab.status.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^0:1\d \+5:00$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    # And both at both names, whoever decides
    clocks = tab.page.get_by_role("list", name="Clocks").get_by_role("listitem")
    expect(clocks).to_have_text([re.compile(r"Anna 0:1\d \+5:00"), re.compile(r"Black 0:1\d \+5:00")])

    # Two at one screen: whoever decides resigns, and one word of theirs would end it
    state = tab.state
    assert state is not None
    tab.button("At the table").click()
    tab.button("Resign").click()
    who = ("Anna", "Black")[state["table"]["actors"][0]]
    expect(tab.button(f"Yes, {who} resigns")).to_be_visible()
    tab.button("Cancel").click()
    tab.button("End undecided").click()
    expect(tab.result).to_have_count(0)
    tab.button("Yes, end it undecided").click()
    expect(tab.page.get_by_role("heading", name="Ended undecided")).to_be_visible()


HIDDEN = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.parametrize("out", ["squire", "lost"])
def test_time_is_up_while_a_phone_sleeps(invite: Invite, service: Service, hand: Hand, out: str) -> None:
    """In the middle of a turn, and the service is killed in between; whoever wakes up finds what it led to."""
    anna, bela = invite("Anna"), invite("Béla", phone=True)
    hers, his = anna.new_tab(), bela.new_tab()
    hers.open()
    hers.button("Play Carolus Magnus").click()
    hers.page.locator("summary", has_text="Pace").click()
    hers.page.get_by_label("Pace").select_option("live 0")
    hers.page.get_by_label("When time is up").select_option(out)
    anna.open_table(hers, ["me", "friend"])
    bela.sit_down(his, hers.table)
    for tab in (hers, his):
        expect(tab.status).to_be_visible()
    hers.wait_until(lambda: bool(hers.choice or his.choice), "nobody decides")
    sleeper, asleep, awake = (bela, his, hers) if his.choice else (anna, hers, his)
    asleep.page.evaluate(HIDDEN, True)
    sleeper.context.set_offline(True)
    hand.on(15 + 300 + 1)
    awake.wait_until(
        lambda: any(act["kind"] == "time-out" for act in (awake.state or {}).get("acts", [])), "no time-out"
    )
    service.kill()
    service.start()
    sleeper.context.set_offline(False)
    asleep.page.evaluate(HIDDEN, False)
    if out == "lost":
        expect(awake.result.get_by_role("heading").first).to_have_text("You won!")
        expect(asleep.result.get_by_role("heading").first).to_have_text("You lost")
    else:
        expect(asleep.page.locator(".slip")).to_contain_text("A bot plays on for you (squire).")
        asleep.button("Take your seat back").click()
        expect(asleep.page.locator(".slip")).to_have_count(0)
    for tab in (hers, his):
        tab.forgive(NO_NETWORK)
