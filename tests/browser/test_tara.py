"""Tara in the browser: a whole game of one person and two bots, and all that is asked at the end of a round.

python -m tests.browser.test_tara SEED ARGUMENTS...     `regalia serve` with the tables below for scenarios
"""

from collections.abc import Iterator
from unittest.mock import patch

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from regalia.lesson import lesson
from tests.browser.conftest import Invite
from tests.browser.fit import Projector, moments
from tests.browser.person import Choice, Tab, play_out
from tests.browser.service import SEED, Service, serve
from tests.browser.test_nothing_moves import check_nothing_moved, remember
from tests.browser.texts import bots_name

THRIFT = ("discard", "done")
"""What ends a game sooner; every third turn is played for what it brings."""

END_OF_ROUND = """
game = "tara"
phase = "hiring"
stage = "traitors"
regions = ["connacht", "ulster", "leinster"]
start = "blue"
actor = "blue"
round = 2

[[seat]]
cumals = 6

[[seat]]
cumals = 2
prisoners = { blue = 4 }

[[seat]]

[steps]
region = "connacht"
may_hire = ["blue"]

[board.connacht]
F1 = ["blue"]
F2 = ["yellow", "white"]
F3 = ["yellow"]
F4 = ["yellow"]
F5 = ["yellow"]
H1 = ["yellow"]
H2 = ["yellow", "yellow"]
H3 = ["yellow"]
H4 = ["yellow"]
W1 = ["yellow"]
W2 = ["yellow"]
W3 = ["yellow"]

[board.ulster]
K = ["blue"]
F1 = ["blue"]
H1 = ["white"]
"""


CARDS = """
game = "tara"
phase = "choosing"
regions = ["connacht", "ulster", "leinster"]
start = "blue"
actor = "blue"
round = 2

[[seat]]
cumals = 6
hand = [27]

[[seat]]
hand = [4]

[[seat]]
hand = [7]

[board.connacht]
F1 = ["yellow"]
F2 = ["yellow"]
F3 = ["white"]
F4 = ["yellow"]
H1 = ["yellow"]
H4 = ["white"]

[board.ulster]
F1 = ["yellow"]
"""


class FixedTable(Service):
    def start(self) -> None:
        self._command[2] = __name__
        super().start()


@pytest.fixture(scope="module")
def fixed_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with FixedTable(tmp_path_factory.mktemp("tara") / "regalia.db") as service:
        yield service


@pytest.fixture
def service(fixed_table: Service) -> Service:
    return fixed_table


class Thrift:
    """A taste, mostly for what ends the game sooner."""

    def __init__(self) -> None:
        self.made = 0
        self.offered: set[str] = set()

    def __call__(self, offered: list[Choice]) -> list[Choice]:
        self.made += 1
        thrift = [choice for choice in offered if choice["verb"] in THRIFT]
        bold = [choice for choice in offered if choice["verb"] not in THRIFT]
        self.offered.update(choice["verb"] for choice in offered)
        return (bold or thrift) if self.made % 3 == 0 or not thrift else thrift[:1]


def test_whole_game(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    tab.taste = taste = Thrift()
    anna.new_table(tab, "tara", ["squire"] * 2, options={"round_limit": 6})
    expect(tab.page.locator(".region")).to_have_count(3)
    tab.await_turn()
    tab.check_accessible()
    play_out([tab])
    expect(tab.result).to_contain_text("Victory for")
    assert {"keep", "discard", "card"} <= taste.offered
    tab.check_accessible()


def question(tab: Tab, title: str) -> Locator:
    """What is asked beside the map, once all that comes before it is shown."""
    found = tab.page.get_by_role("region", name=title, exact=True)
    expect(found).to_be_visible()
    tab.await_turn()
    return found


def lit_position(tab: Tab) -> Locator:
    return tab.page.locator('.position[data-pick="lit"]').first


def test_end_of_a_round(invite: Invite) -> None:
    anna = invite("Anna").sure()
    tab = anna.new_tab()
    anna.new_table(tab, "tara", ["squire"] * 2, scenario="x1")
    traitor = question(tab, "Traitor")
    expect(traitor).to_contain_text("in Connacht")
    tab.check_accessible()
    traitor.get_by_role("button", name="Pay for the traitor").click()

    expect(question(tab, "The traitor strikes").get_by_role("button", name="Do without")).to_be_visible()
    tab.check_accessible()
    lit_position(tab).click()
    question(tab, "Promoting").get_by_role("button", name="Finish").click()

    expect(tab.page.locator(".earning").first).to_be_visible()
    garrison = question(tab, "Garrison")
    expect(garrison.get_by_role("button", name="No garrison")).to_be_visible()
    tab.check_accessible()
    lit_position(tab).click()
    question(tab, "Garrison").get_by_role("button", name="Finish").click()

    ransom = question(tab, "Ransom")
    expect(ransom).to_contain_text(f"{bots_name(tab, 1, 'squire')} holds 4 of your discs.")
    tab.check_accessible()
    ransom.get_by_role("button", name="4 discs for 3").click()

    naming = question(tab, "Next start player")
    tab.check_accessible()
    naming.get_by_role("button", name=bots_name(tab, 2, "squire")).click()
    expect(tab.page.get_by_text("Keep three cards")).to_be_visible()


def test_phone(invite: Invite) -> None:
    anna = invite("Anna", phone=True)
    tab = anna.new_tab()
    anna.new_table(tab, "tara", ["squire"] * 2, scenario="x1")
    question(tab, "Traitor")
    expect(tab.page.locator(".position:visible")).to_have_count(15)
    tab.page.get_by_role("group", name="Regions").get_by_role("button", name="Ulster").tap()
    expect(tab.place("spot-ulster-K")).to_be_visible()
    expect(tab.place("spot-connacht-K")).to_be_hidden()
    tab.check_width()
    tab.check_accessible()


def played(tab: Tab) -> list[str]:
    return [message["move"] for message in tab.sent if message["type"] == "play"]


def test_region_pattern_and_discs_are_one_deed(invite: Invite) -> None:
    """What lies under the pointer is shown before it is played, moves nothing, and is played by one click."""
    anna = invite("Anna").sure()
    tab = anna.new_tab()
    anna.new_table(tab, "tara", ["squire"] * 2, scenario="x2")
    tab.await_turn()
    prompt = tab.status.locator(".asked")
    expect(prompt).to_contain_text("Play a card")
    tab.page.get_by_role("button", name="Card 27: place").click()
    expect(prompt).to_have_text("Lay the pattern of card 27 in a region. Promotions after it cost 2 cumals.")

    remember(tab)
    connacht = tab.page.locator('[data-region="connacht"]')
    tab.place("spot-connacht-F2").hover()
    check_nothing_moved(tab, "the ghost of a pattern")
    expect(connacht.locator(".ghost")).to_have_count(2)
    expect(connacht.locator(".ghost.taken")).to_have_count(1)
    expect(connacht.locator(".must")).to_have_count(1)
    expect(connacht.locator(".plaque")).to_contain_text(f"Captures {bots_name(tab, 1, 'squire')}.")
    tab.check_accessible()

    tab.place("spot-connacht-F2").click()
    deed = ["card 27 connacht", "anchor connacht.F2", "place connacht.H2", "place connacht.F2"]
    tab.wait_until(lambda: list(tab.acknowledged.values()) == deed, "the deed was not played")
    assert played(tab) == deed
    expect(tab.page.locator("#sheet")).to_contain_text("nothing left to place or promote.")


def test_a_finger_sees_the_ghost_first(invite: Invite) -> None:
    anna = invite("Anna", phone=True).sure()
    tab = anna.new_tab()
    anna.new_table(tab, "tara", ["squire"] * 2, scenario="x2")
    tab.await_turn()
    tab.page.get_by_role("button", name="Card 27: place").tap()
    tab.place("spot-connacht-F3").tap()
    expect(tab.page.locator(".ghost")).to_have_count(2)
    tab.place("spot-connacht-F2").tap()
    expect(tab.page.locator(".ghost.taken")).to_have_count(1)
    assert played(tab) == []
    tab.place("spot-connacht-F2").tap()
    tab.wait_until(lambda: len(tab.acknowledged) == 4, "the deed was not played")


if __name__ == "__main__":
    import regalia.server.service as tables
    from regalia import games
    from regalia.match import from_position

    end_of_round = from_position(games.find("tara"), END_OF_ROUND, "the end of a round", SEED)
    cards = from_position(games.find("tara"), CARDS, "cards to play", SEED)
    with patch.object(tables, "scenario", lambda _, name, **__: cards if name == "x2" else end_of_round):
        serve()


def test_a_phone_shows_a_region_where_something_can_be_done(invite: Invite) -> None:
    """Connacht is won: the phone shows Ulster, and Connacht looks won to whoever looks there."""
    tab = invite("Anna", phone=True).new_tab()
    match = lesson("tara").table("throne")
    first = moments("tara", 2)[0].state
    mine = msgspec.structs.replace(first.mine[0], view=match.view(0), asked=match.asked(0), choices=())
    Projector(tab).show(msgspec.structs.replace(first, mine=(mine,)))
    connacht, ulster = (tab.page.locator(f'[data-region="{name}"]') for name in ("connacht", "ulster"))
    expect(ulster).to_be_visible()
    expect(connacht).to_be_hidden()
    tab.page.get_by_role("button", name="Connacht", exact=True).tap()
    expect(connacht.locator(".banner")).to_be_visible()
    expect(ulster.locator(".banner")).to_have_count(0)


# Ribbons of kept cards that lie on another card.
OVERLAPS = """
() => [...document.querySelectorAll(".hand .ribbon")].flatMap((ribbon) => {
  const a = ribbon.getBoundingClientRect();
  return [...document.querySelectorAll(".hand .six > li")].filter((card) => {
    const b = card.querySelector(".face").getBoundingClientRect();
    const high = a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return !card.contains(ribbon) && high && a.left < b.right && b.left < a.right;
  });
}).length
"""


@pytest.mark.parametrize("phone", [True, False])
def test_no_ribbon_covers_what_another_card_costs(invite: Invite, phone: bool) -> None:
    anna = invite("Anna", phone=phone).sure()
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"], game="tara")
    for kept in range(2):
        tab.await_turn()
        tab.page.locator('.six [data-pick="lit"]').last.click()
        expect(tab.page.locator(".hand .ribbon")).to_have_count(kept + 1)
        assert tab.page.evaluate(OVERLAPS) == 0
