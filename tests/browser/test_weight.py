"""How much has to be loaded before anything can be done."""

from playwright.sync_api import Response

from tests.browser.conftest import Invite

MOST = 150_000
"""Bytes of script, as they go over the wire."""


def test_first_load(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    scripts: list[Response] = []
    tab.page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    tab.open()
    tab.page.wait_for_load_state("networkidle")
    first_page = sum(script.request.sizes()["responseBodySize"] for script in scripts)
    anna.open_table(tab, ["me", "here"])
    tab.await_turn()
    in_all = sum(script.request.sizes()["responseBodySize"] for script in scripts)
    print(f"script, compressed: {first_page} bytes for the first page, {in_all} with a table of Carolus Magnus")
    assert 0 < first_page < in_all < MOST
