"""Playing with strangers: finding them, talking to them, and hearing no more of them."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_strangers_find_each_other_and_mind_their_manners(invite: Invite) -> None:
    """Three browsers: two who play, and one who watches."""
    anna, bela, cili = invite("Anna"), invite("Béla"), invite("Cili")
    hers, his, watching = anna.new_tab(), bela.new_tab(), cili.new_tab()
    hers.open()
    hers.page.get_by_label("Which game").select_option("carolus")
    hers.button("Find me a game").click()
    expect(hers.page.get_by_role("alert")).to_contain_text("Say first who you are")
    expect(hers.page.get_by_label("Your name")).to_be_focused()
    hers.page.get_by_label("Your name").fill("Anna")
    hers.page.keyboard.press("Enter")
    expect(hers.page.locator("main")).to_contain_text("Anyone may join")

    his.open()
    shown = his.page.get_by_role("region", name="Open tables")
    expect(shown.get_by_role("link")).to_contain_text("One seat free")
    expect(shown.get_by_role("link")).to_contain_text("Anna")
    his.check_accessible("light")
    his.button("Find me a game").click()
    his.page.get_by_label("Your name").fill("Béla")
    his.button("Find me a game").click()
    his.page.wait_for_url(f"**/t/{hers.table}")
    watching.open(f"/t/{hers.table}")
    tabs = (hers, his, watching)
    for tab in tabs:
        expect(tab.status).to_be_visible()
        tab.page.get_by_role("tab", name="Chat").click()

    hers.speak("hu")
    his.button("Hello!").click()
    lines = hers.page.locator(".chat ol li")
    expect(lines).to_have_text(["Béla ⋯ Szia!"], use_inner_text=False)
    hers.speak("en")
    watching.page.get_by_label("Write something").fill("she will lose")
    watching.button("Send").click()
    expect(watching.page.locator(".chat ol li")).to_have_count(2)
    his.page.get_by_label("Write something").fill("you are slow")
    his.button("Send").click()
    expect(lines).to_have_count(2)
    assert not any("she will lose" in str(heard) for heard in hers.heard), "players read it at the end"

    hers.button("Béla: mute or report").last.click()
    hers.page.get_by_label("Why?").select_option("insult")
    hers.button("Report").click()
    expect(hers.page.get_by_role("status").filter(has_text="Thank you.")).to_be_visible()
    hers.check_accessible("light")
    hers.button("Mute").click()
    expect(lines).to_have_text(["Nobody has written anything yet."])
    his.button("Sorry!").click()
    expect(his.page.locator(".chat ol li")).to_have_count(3)
    hers.button("At the table").click()
    hers.button("Béla: mute or report").click()
    hers.button("Hear again").click()
    expect(lines).to_have_count(3)
    no_name_breaks_the_page_of_others(invite)  # at last: these tables wait for company, too


def no_name_breaks_the_page_of_others(invite: Invite) -> None:
    """The widest names that there can be, and marks above and below their letters."""
    for name in ("\ufdfd" * 5, "W" * 30, "Z\u0336\u0353\u0352" * 7):
        made = invite(name)
        made.new_table(made.new_tab(), "carolus", ["friend"], public=True)
    tab = invite("Béla").new_tab()
    for width in (390, 1100):
        tab.page.set_viewport_size({"width": width, "height": 800})
        tab.open()
        cards = tab.page.get_by_role("region", name="Open tables").get_by_role("link")
        expect(cards).to_have_count(3)
        tab.check_width()
        for card in cards.all():
            around, who = card.bounding_box(), card.locator(".who").bounding_box()
            assert around is not None
            assert who is not None
            assert who["x"] + who["width"] <= around["x"] + around["width"]
            assert who["y"] + who["height"] <= around["y"] + around["height"]
            assert who["height"] < 70, "two lines of it"
