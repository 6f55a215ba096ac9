"""A game of a package beside Regalia in the browser: its words, rules and board come while the service runs."""

import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import A_GAME, NO_NETWORK, Tab
from tests.browser.service import Service
from tests.packages import EXAMPLES, ROOT, empty_environment, wheel


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """That of an environment into which the wheels of Regalia and of the game are installed."""
    built = [
        wheel(source, tmp_path / f"wheel of {source.name}", REGALIA_CLIENT="1")
        for source in (ROOT, EXAMPLES / "liars-dice")
    ]
    return empty_environment(tmp_path / "environment", *built, extras=True)


@pytest.fixture
def service(python: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    (tmp_path / "liars-dice.toml").write_text("dice = 1\n", "utf-8")  # a short game
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with Service(tmp_path / "regalia.db", python=str(python)) as service:
        yield service


def play_out(tabs: list[Tab]) -> None:
    """Whoever can call a lie does so, and bids the least otherwise: first the number of dice, then their face."""
    end = time.monotonic() + A_GAME
    while not all(tab.look()["over"] for tab in tabs):
        assert time.monotonic() < end, "the game does not end"
        for tab in tabs:
            lit = tab.page.locator('main .deeds button[data-move="liar"], main .choices [data-pick="lit"]')
            if lit.count() > 0:
                lit.last.click()
        tabs[0].pause()


def test_people_and_bots_play_it_to_its_end(invite: Invite, service: Service, python: Path) -> None:
    """The service is killed on the way; in the end the package is taken away, and the table rests."""
    anna, bob = invite("Anna").quick().sure(), invite("Bob").quick().sure()
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "friend", "bot gambler", "bot squire", "bot page", "bot knight"], game="liars-dice")
    guest = bob.new_tab()
    table = tab.table
    bob.sit_down(guest, table)
    expect(tab.page.locator(".players h2")).to_have_text(["You", "Bob", "Player 3", *[re.compile(".+")] * 3])
    expect(tab.page.get_by_text("Your dice")).to_have_count(1)
    tab.check_width()
    tab.check_accessible()
    service.kill()
    service.start()
    play_out([tab, guest])
    expect(tab.result).to_be_visible()
    for language, title in (("hu", "Hazug kocka"), ("ru", "Кости лжеца")):
        tab.speak(language)
        expect(tab.page.get_by_role("heading", level=1)).to_contain_text(title)
    tab.open("/rules/liars-dice")
    expect(tab.page.locator("main")).to_contain_text("L9")
    guest.page.close()
    service.stop()
    subprocess.run([python, "-m", "pip", "uninstall", "--quiet", "--yes", "liars-dice"], check=True)
    service.start()
    for each in (tab, guest):
        each.forgive(NO_NETWORK)
    tab.open(f"/t/{table}")
    expect(tab.page.get_by_role("heading", level=1)).to_have_text("Этот стол сейчас нельзя открыть")
    tab.open("/")
    expect(tab.page.locator("[data-play]")).to_have_count(4)
