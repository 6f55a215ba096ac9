"""The first page of somebody who has been here before."""

from playwright.sync_api import expect

from regalia import games
from regalia.words import LANGUAGES, words
from tests.browser.conftest import Invite
from tests.browser.person import LATE, play_out


def test_one_click_to_the_first_choice(invite: Invite) -> None:
    """Whoever comes for the first time needs no account, no name and no choice before."""
    tab = invite("Anna").new_tab()
    tab.open()
    tab.button("Play").click()
    expect(tab.lit.first).to_be_visible()


def test_it_remembers_the_last_game_and_its_players(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    sitters = ["bot page", "me", "here"]
    anna.open_table(tab, sitters, game="tara")
    tab.open()
    expect(tab.page.locator('input[name="game"][value="tara"]')).to_be_checked()
    expect(tab.page.locator('input[name="seats"][value="3"]')).to_be_checked()
    for seat, sitter in enumerate(sitters):
        expect(tab.page.locator("form .sitter select").nth(seat)).to_have_value(sitter)


def test_everything_up_to_the_button_is_in_view(invite: Invite) -> None:
    """On a laptop, with as many players as there can be, in every game and language; and no bot's character is cut."""
    tab = invite("Anna", viewport={"width": 1366, "height": 768}).new_tab()
    tab.open()
    for language in LANGUAGES:
        tab.speak(language)
        for game in games.names():
            tab.page.locator(f'input[name="game"][value="{game}"]').check(force=True)
            tab.page.locator('input[name="seats"]').last.check(force=True)
            tab.page.locator("form .sitter select").last.select_option("bot knight")
            box = tab.page.locator("button.seal").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 768, (game, language)
            characters = tab.page.locator("form .seats .level span")
            assert words(language)("level-knight-character") in characters.all_inner_texts()
            assert (
                characters.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length") == 0
            )


def test_tables_that_wait_for_me_stand_on_top(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.await_turn()
    mine = tab.page.url
    tab.open()
    anna.open_table(tab, ["me", "friend"])
    gathering = tab.page.url
    tab.open()
    mine_alone = tab.page.locator("main section").filter(has_not=tab.page.locator("#open-tables"))
    expect(mine_alone.locator("h2")).to_have_text(["Your turn", "My tables"])
    links = mine_alone.locator('a[href^="/t/"]')
    expect(links).to_have_count(2)
    assert [mine.rpartition("/t/")[2], gathering.rpartition("/t/")[2]] == [
        (link.get_attribute("href") or "").rpartition("/t/")[2] for link in links.all()
    ]
    form, waiting = tab.page.locator("form").bounding_box(), links.first.bounding_box()
    assert form is not None
    assert waiting is not None
    assert waiting["y"] < form["y"]
    tab.check_accessible()


def test_a_finished_table_can_be_put_away(invite: Invite) -> None:
    anna = invite("Anna").quick()
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot squire"], LATE)
    play_out([tab])
    tab.page.get_by_role("link", name="Another game").click()
    links = tab.page.locator('main a[href^="/t/"]')
    expect(links).to_have_count(1)
    tab.button("Put away").click()
    expect(links).to_have_count(0)
    tab.page.reload()
    expect(tab.button("Show all 1")).to_be_visible()
    expect(links).to_have_count(0)
    tab.button("Show all 1").click()
    expect(links).to_have_count(1)
