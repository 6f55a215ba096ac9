"""Games to their last move, by clicking on the board: a whole one from the first page on, and the end of one of two."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import LATE, play_out


def test_two_people(invite: Invite) -> None:
    anna, bela = invite("Anna").quick(), invite("Béla").quick()
    hers, his = anna.new_tab(), bela.new_tab()
    anna.open_table(hers, ["me", "friend"], LATE)
    expect(hers.page.get_by_text("One seat is free.")).to_be_visible()
    link = hers.page.get_by_label("Link to this table").input_value()
    assert link == hers.page.url
    bela.sit_down(his, hers.table)
    for tab in (hers, his):
        expect(tab.status).to_be_visible()
    assert play_out([hers, his]) > 5
    # It speaks to whoever reads it, and says why it ended and what everybody has
    headings = {tab.result.locator("h2").inner_text() for tab in (hers, his)}
    assert headings == {"You won!", "You lost"}
    for tab in (hers, his):
        won = tab.result.locator("h2").inner_text() == "You won!"
        expect(tab.result.locator(".ending", has_text="Victory for")).to_have_count(0 if won else 1)
    told = [tab.result.locator("ol").inner_text().replace("You", name) for tab, name in ((hers, "Anna"), (his, "Béla"))]
    assert told[0] == told[1]
    hers.check_accessible()

    # It begins when both are there: each browser adds to the dice.
    hers.button("Rematch").click()
    expect(hers.page.get_by_text("Still waiting for Béla")).to_be_visible()
    his.button("To the rematch").click()
    for tab in (hers, his):
        expect(tab.status).to_be_visible()
    assert hers.table == his.table != link.rpartition("/")[2]


def test_one_against_a_bot(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot squire"])
    play_out([tab])
    expect(tab.result).to_contain_text("Victory for")
    tab.page.get_by_text("Was the luck fair?").click()
    tab.button("Compute it here").click()
    expect(tab.page.get_by_text("The fingerprint is that of the seed.")).to_be_visible()

    # The course of the game, drawn for each player and told for those who hear it
    assert tab.state is not None
    final = tab.state["table"]
    expect(tab.result.locator("figure > svg .line")).to_have_count(2)
    rows = tab.result.locator("figure tbody tr")
    told = [int(cell) for cell in rows.last.locator("td").all_inner_texts()]
    assert told == final["points"]
    assert rows.count() > 3

    # A link to a moment shows it to anybody
    tab.page.get_by_role("slider", name="Replay").fill("7")
    tab.page.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.regaliaCopied = text; }")
    tab.button("Copy the link to this moment").click()
    tab.page.wait_for_function("globalThis.regaliaCopied")
    link = tab.page.evaluate("globalThis.regaliaCopied")
    assert link.endswith(f"/t/{tab.table}?move=7")
    bela = invite("Béla").new_tab()
    bela.open(f"/t/{tab.table}?move=7")
    expect(bela.status).to_contain_text(f"Move 7 of {final['moves']}")
    bela.button("Back to the game").click()
    expect(bela.result).to_contain_text("Victory for")

    # And the same again with others
    tab.button("Back to the game").click()
    tab.button("Other opponents").click()
    expect(tab.page.get_by_role("dialog", name="Carolus Magnus")).to_be_visible()
    expect(tab.page.locator("form .sitter select").nth(1)).to_have_value("bot squire")
