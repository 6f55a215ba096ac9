"""A browser, a service, and people. Whatever goes wrong on any page fails the test that opened it."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

pytest.register_assert_rewrite("tests.browser.person", "tests.browser.texts")

from tests.browser.person import Person  # noqa: E402
from tests.browser.service import NAME, Service  # noqa: E402

PATIENCE = 30_000
"""Milliseconds: the machine may be busy."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# What a browser adds to the dice is the same every time, so that a game goes as its seed says.
SAME_NONCE = """
const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(0) : random(bytes));
"""
Invite = Callable[..., Person]


def chromium() -> str | None:
    """Without the windows, tabs and buttons around its pages, if it can be had: a page then costs a third to open."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.fail("there is no chromium; on Debian: apt-get install --no-install-recommends chromium-headless-shell")
    browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def lasting_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("service") / "regalia.db") as service:
        yield service


@pytest.fixture
def service(lasting_service: Service) -> Service:
    """For the tests that only need tables of their own; those that kill it override it."""
    return lasting_service


@pytest.fixture
def invite(browser: Browser, service: Service, tmp_path: Path) -> Iterator[Invite]:
    """`invite(name)`: somebody with a browser of their own, with a phone if `phone=True`."""
    people: list[Person] = []

    def come(name: str = "Anna", *, phone: bool = False, **settings: Any) -> Person:
        device: dict[str, Any] = PHONE if phone else {"viewport": {"width": 1280, "height": 800}}
        context = browser.new_context(
            **{"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **device, **settings}
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_NONCE)
        people.append(Person(name, context, service.address))
        return people[-1]

    yield come
    troubles = [f"{person.name}, {trouble}" for person in people for tab in person.tabs for trouble in tab.troubles]
    for person in people:
        person.context.close()
    assert troubles == []
