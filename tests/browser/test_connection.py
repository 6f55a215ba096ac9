"""When the service dies, the network goes, or a page has fallen behind: nothing promised is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.person import NO_NETWORK, Tab
from tests.browser.service import Service

LOST = "Connection lost"
BACK = "Connected again"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Service]:
    with Service(tmp_path / "regalia.db") as service:
        yield service


@pytest.fixture
def service(request: pytest.FixtureRequest, lasting_service: Service) -> Service:
    """One that may be killed, for the test that does."""
    mortal: Service = request.getfixturevalue("mortal") if "mortal" in request.fixturenames else lasting_service
    return mortal


def test_the_service_is_killed_in_mid_game(invite: Invite, mortal: Service) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x1")
    for _ in range(3):
        tab.decide()
    # And once between sending and hearing: then it is sent again, and counts once.
    tab.await_turn()
    sent = len(tab.sent)
    while len(tab.sent) == sent:
        tab.act()
        tab.page.evaluate("() => new Promise(requestAnimationFrame)")  # what it sent is heard of before
    mortal.kill()
    expect(tab.page.get_by_text(LOST)).to_be_visible()
    mortal.start()
    expect(tab.page.get_by_text(BACK)).to_be_visible()
    for _ in range(3):
        tab.decide()
    assert len(tab.acknowledged) == 7
    assert tab.stored() == tab.acknowledged
    tab.page.reload()
    tab.await_turn()
    tab.forgive(NO_NETWORK)


def test_the_network_is_lost_and_back_on_a_phone(invite: Invite) -> None:
    anna = invite("Anna", phone=True)
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x1")
    tab.decide("finger")
    tab.await_turn()
    anna.context.set_offline(True)
    expect(tab.page.get_by_text(LOST)).to_be_visible()
    sent = len(tab.sent)
    # Playing goes on as far as it can: the move waits until it can be sent.
    while tab.look()["spot"] is not None:
        tab.act("finger")
    assert len(tab.sent) == sent
    expect(tab.status).to_contain_text("Your move is kept")
    anna.context.set_offline(False)
    expect(tab.page.get_by_text(BACK)).to_be_visible()
    tab.decide("finger")
    assert len(tab.acknowledged) == 3
    assert tab.stored() == tab.acknowledged
    tab.forgive(NO_NETWORK)


def test_others_play_while_a_phone_is_away(invite: Invite) -> None:
    anna, bela = invite("Anna", phone=True), invite("Béla")
    hers, his = anna.new_tab(), bela.new_tab()
    anna.open_table(hers, ["me", "friend"])
    bela.sit_down(his, hers.table)
    while his.lit.count() == 0:
        if not hers.act("finger"):
            his.page.wait_for_timeout(20)
    anna.context.set_offline(True)
    expect(hers.page.get_by_text(LOST)).to_be_visible()
    before = len(hers.acknowledged)
    his.decide()
    anna.context.set_offline(False)
    expect(hers.page.get_by_text(BACK)).to_be_visible()
    expect(hers.page.locator("#sheet li[data-number]")).to_have_count(before + 1)
    while len(hers.acknowledged) == before:
        if not any([hers.act("finger"), his.act()]):
            his.page.wait_for_timeout(20)
    assert hers.acknowledged.items() <= hers.stored().items()
    assert his.acknowledged.items() <= hers.stored().items()
    hers.forgive(NO_NETWORK)


@pytest.mark.parametrize(
    ("path", "title"), [("/t/nowhere", "There is no such table"), ("/no/page", "There is nothing here")]
)
def test_a_link_that_leads_nowhere(invite: Invite, path: str, title: str) -> None:
    """It says so, and shows the way back."""
    tab = invite("Anna").new_tab()
    tab.open(path)
    expect(tab.page.get_by_role("heading", name=title)).to_be_visible()
    tab.check_accessible()
    tab.page.get_by_role("link", name="Home").last.click()
    expect(tab.button("Play Carolus Magnus")).to_be_visible()
    if path == "/no/page":
        tab.forgive(r"answered 404: .*/no/page$|console: Failed to load resource: .* 404")


def test_a_board_that_cannot_be_loaded(invite: Invite) -> None:
    """It says so, and the same table is there when everything comes through."""
    anna = invite("Anna")
    tab = anna.new_tab()
    tab.open()
    tab.page.route("**/assets/*", lambda route: route.abort())
    anna.open_table(tab, ["me", "bot squire"])
    expect(tab.page.get_by_role("heading", name="The board could not be loaded")).to_be_visible()
    tab.page.unroute_all()
    table = tab.table
    tab.button("Try again").click()
    tab.decide()
    assert tab.table == table
    tab.forgive("/assets/|ERR_FAILED")  # at the end: the last may be told after the heading is there


def test_two_tabs_of_one_player(invite: Invite) -> None:
    """What is done in one is seen in the other."""
    anna = invite("Anna")
    first, second = anna.new_tab(), anna.new_tab()
    anna.open_table(first, ["me", "here"], "x1")
    second.open(f"/t/{first.table}")
    for tab in (first, second, first, second):
        tab.decide()
    assert sorted(first.acknowledged | second.acknowledged) == [1, 2, 3, 4]
    assert first.stored() == first.acknowledged | second.acknowledged


class SlowWire:
    """Holds back what the service tells a page."""

    def __init__(self, tab: Tab) -> None:
        self.held: str | None = None
        """What is in the messages that are held back; None lets all of them through."""
        self.under_way: list[str | bytes] = []
        tab.page.route_web_socket("**/ws/**", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self._page, server = page, page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self._tell)

    def _tell(self, message: str | bytes) -> None:
        if self.held is not None and self.held in str(message):
            self.under_way.append(message)
        else:
            self._page.send(message)

    def let_go(self) -> None:
        self.held = None
        for message in self.under_way:
            self._page.send(message)


def test_a_tab_that_fell_behind(invite: Invite) -> None:
    """It plays what it still believes to be possible, and is shown how things stand instead."""
    anna = invite("Anna")
    first, second = anna.new_tab(), anna.new_tab()
    anna.open_table(first, ["me", "here"], "x1")
    wire = SlowWire(second)
    second.open(f"/t/{first.table}")
    second.await_turn()
    wire.held = ""
    for _ in range(2):
        first.decide()
    while not any('"stale"' in str(message) for message in wire.under_way):
        if second.lit.count() > 0:
            second.lit.first.click()
        second.page.wait_for_timeout(20)
    assert len(first.stored()) == 2
    wire.let_go()
    expect(second.page.locator("#sheet li[data-number]")).to_have_count(2)
    second.await_turn()
    second.decide()
    assert len(first.stored()) == 3


def test_the_outcome_of_a_move_comes_late(invite: Invite) -> None:
    """The move is acknowledged, and nothing is offered before it is seen what it led to."""
    anna = invite("Anna")
    tab = anna.new_tab()
    wire = SlowWire(tab)
    anna.open_table(tab, ["me", "here"], "x1")
    tab.await_turn()
    wire.held = '"changed"'
    while not wire.under_way:
        tab.act()
        tab.page.wait_for_timeout(20)
    tab.page.wait_for_timeout(200)
    expect(tab.lit).to_have_count(0)
    wire.let_go()
    tab.decide()
    assert len(tab.stored()) == 2


def test_a_page_of_before_an_update_asks_to_be_loaded_again(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x1")
    tab.await_turn()

    def of_before(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "client": "another"})

    tab.page.route("**/api/home", of_before)
    tab.page.reload()
    expect(tab.page.get_by_role("heading", name="Regalia has been updated")).to_be_visible()
    tab.page.unroute("**/api/home")
    tab.page.get_by_role("button", name="Load it again").click()
    tab.await_turn()
    tab.decide()
    assert len(tab.stored()) == 1
