"""The rulebook beside the board, and on a page of its own."""

import re

import pytest
from playwright.sync_api import Locator, expect

from regalia import games
from regalia.games.tara.data import CardFace
from regalia.rulebook import contents, faces, rulebook, rules, span
from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.person import Tab
from tests.browser.test_every_game import GAMES
from tests.browser.texts import check_words, said

# Words in tables that stand in two lines, though no hyphen parts them.
BROKEN = r"""
() => {
  const broken = [];
  for (const cell of document.querySelectorAll("article table :is(th, td)")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const word of text.data.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (range.getClientRects().length > 1) broken.push(word[0]);
      }
  }
  return broken;
}
"""
# Numbers of cards that lie below another card or beyond their cell.
UNSEEN = """
(cell) => {
  cell.scrollIntoView({ block: "center" });
  const { left, right } = cell.getBoundingClientRect();
  return [...cell.querySelectorAll(".number")].filter((number) => {
    const box = number.getBoundingClientRect();
    const above = document.elementsFromPoint(box.right - 1, (box.top + box.bottom) / 2)[0];
    return box.left < left || box.right > right || number.closest("svg") !== above?.closest("svg");
  }).map((number) => number.textContent);
}
"""
# Something of the picture lies beyond its frame, or it is empty.
SPILT = """
(picture) => {
  const [frame, board] = [picture, picture.firstElementChild].map((one) => one.getBoundingClientRect());
  return board.width > frame.width + 1 || board.height > frame.height + 3 || board.height < 40;
}
"""


def check_whole(tab: Tab, picture: Locator) -> None:
    """Once it has found its size."""
    tab.wait_until(lambda: not picture.evaluate(SPILT), "something of the picture lies beyond its frame")


def rulebook_of(tab: Tab) -> Locator:
    return tab.page.get_by_role("article", name="Rules")


def place_of(tab: Tab, rule: str) -> Locator:
    return tab.page.locator(f'[data-at="{rule}"]')


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_table_is_broken(invite: Invite, game: str) -> None:
    anna = invite("Anna", viewport={"width": 1366, "height": 768})
    tab = anna.new_tab()
    anna.open_table(tab, ["me", *["bot page"] * (games.find(game).seats[0] - 1)], game=game)
    tab.page.locator("#tab-rules").click()
    for language in LANGUAGES:
        tab.speak(language)
        credits_line = rulebook(game, language).split("\n\n")[1]
        expect(tab.page.locator("article > p").first).to_have_text(credits_line.strip("*"))
        assert tab.page.evaluate(BROKEN) == []
    tab.check_accessible("light")


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_its_own(invite: Invite, game: str) -> None:
    """A link opens it at the rule; its pictures are those of the board, whole and still."""
    tab = invite("Anna").new_tab()
    rule = list(rules(game, "en"))[-12]
    tab.open(f"/rules/{game}#{rule}")
    expect(place_of(tab, rule)).to_be_focused()
    expect(place_of(tab, rule)).to_be_in_viewport()
    pictures = tab.page.get_by_role("img", name=re.compile("(: (before|after)|players)$"))
    examples = [name for name in rules(game, "en") if name.startswith("X")]
    expect(pictures).to_have_count(len(games.find(game).seats) + 2 * len(examples))
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator("> [inert]")).to_have_count(1)
        check_whole(tab, picture)
        expect(picture.get_by_text("You", exact=True)).to_have_count(0)
    tab.check_accessible("light")
    for language in LANGUAGES:
        tab.speak(language)
        expect(tab.page.locator("article > p").first).to_have_text(rulebook(game, language).split("\n\n")[1].strip("*"))
        check_words(tab)
    tab.page.set_viewport_size({"width": 360, "height": 740})
    tab.check_width()


# The place lies at the top of the window, and stays there for some frames, whatever is drawn meanwhile.
AT_THE_TOP = """
(id) => new Promise((answer) => {
  let [at, still, frames] = [null, 0, 0];
  const look = () => {
    const { top } = document.querySelector(`[data-at="${id}"]`).getBoundingClientRect();
    const drawn = document.querySelector(".awaited") === null && document.fonts.status === "loaded";
    still = drawn && top === at ? still + 1 : 0;
    at = top;
    frames += 1;
    if (still > 20 || frames > 900) answer(top);
    else requestAnimationFrame(look);
  };
  look();
})
"""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_a_link_leads_to_its_place(
    request: pytest.FixtureRequest, invite: Invite, game: str, size: tuple[int, int]
) -> None:
    """Also where pictures are drawn above it only after it was turned to: nightly to all places, else to the last."""
    tab = invite("Anna").new_tab()
    tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    known = list(rules(game, "en"))
    late = [*[rule for rule in known if rule.startswith("X")], *known[-3:]]
    tab.open(f"/rules/{game}")
    for turn, language in enumerate(LANGUAGES):
        tab.speak(language)
        daily = dict.fromkeys([late[-4], *late[turn :: len(LANGUAGES)]])
        for rule in known if request.config.getoption("nightly") else daily:
            tab.open(f"/rules/{game}#{rule}")
            tab.page.reload()
            expect(place_of(tab, rule)).to_be_focused()
            top = tab.page.evaluate(AT_THE_TOP, rule)
            assert 0 <= top < size[1] / 3, f"{rule}, {language}: {top}"


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_cards_are_drawn_where_the_rulebook_lists_them(invite: Invite, size: tuple[int, int]) -> None:
    tab = invite("Anna").new_tab()
    tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    tab.open("/rules/tara#T7")
    for language in LANGUAGES:
        tab.speak(language)
        drawn = tab.page.locator("tbody th, tbody td").filter(has=tab.page.locator("svg"))
        expect(drawn).to_have_count(len(faces("tara")["T7"]))
        told = [line.split(" | ")[0].strip("| ") for line in rules("tara", language)["T7"].split("\n|")[3:]]
        expect(drawn).to_contain_text(told)
        for cell, alike in zip(drawn.all(), faces("tara")["T7"], strict=True):
            expect(cell.locator(".number")).to_have_text(
                [str(card.number) for card in alike if isinstance(card, CardFace)]
            )
            assert cell.evaluate(UNSEEN) == []
    tab.check_width()


def test_pictures_can_be_read_and_there_is_a_way_on(invite: Invite) -> None:
    tab = invite("Anna", viewport={"width": 1366, "height": 768}).new_tab()
    tab.open("/rules/principe")
    expect(tab.page.get_by_role("heading", name="Il Principe: Rules")).to_be_visible()
    expect(tab.page.get_by_role("link", name="Play", exact=True)).to_have_attribute("href", "/")
    expect(tab.page.get_by_role("link", name="Learn it step by step")).to_have_attribute("href", "/learn/principe")
    picture = tab.page.get_by_role("img", name="Building in Florence: before")
    picture.scroll_into_view_if_needed()
    board = picture.locator("> [inert]")
    expect(board).to_have_count(1)
    assert board.evaluate("(board) => board.getBoundingClientRect().width / board.offsetWidth") > 0.9


def test_a_picture_beside_the_board_is_looked_at_in_large(invite: Invite) -> None:
    anna = invite("Anna", viewport={"width": 1366, "height": 768})
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.page.locator("#tab-rules").click()
    tab.button("Larger").first.click()
    large = tab.page.get_by_role("dialog")
    expect(large.get_by_role("img").locator("> [inert]")).to_have_count(1)
    box = large.get_by_role("img").bounding_box()
    assert box is not None
    assert box["width"] > 1000
    tab.check_accessible("light")
    tab.page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_the_contents_name_the_rules_of_each_chapter(invite: Invite) -> None:
    tab = invite("Anna").new_tab()
    tab.open("/rules/principe")
    ids = tab.page.locator(".contents .ids")
    expect(ids.first).to_be_visible()
    said = ids.all_inner_texts()
    assert said == [span(chapter.rules) for chapter in contents("principe", "en") if chapter.rules]


def test_contents_and_search(invite: Invite) -> None:
    tab = invite("Anna").new_tab()
    tab.open()
    tab.page.locator('[data-play="carolus"]').click()
    tab.page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    assert tab.page.url.endswith("/rules/carolus")
    table = tab.page.get_by_role("navigation", name="Contents")
    table.get_by_role("link", name="Influence").click()
    expect(tab.page.get_by_role("heading", name="Influence")).to_be_in_viewport()
    seek = tab.page.get_by_role("searchbox", name="Search the rules")
    seek.fill("Drawing LEVEL")
    expect(tab.page.get_by_role("status").filter(has_text="One passage")).to_be_visible()
    expect(tab.page.locator("[data-at=C16]")).to_have_count(0)
    seek.fill("submarine")
    expect(tab.page.get_by_role("status").filter(has_text="Nothing found")).to_be_visible()
    seek.fill("drawing level")
    tab.page.get_by_role("link", name="C15", exact=True).click()
    expect(place_of(tab, "C15")).to_be_focused()
    expect(place_of(tab, "C16")).to_be_visible()
    assert tab.page.url.endswith("/rules/carolus#C15")


def test_a_rule_is_shared_from_the_table(invite: Invite) -> None:
    """The table is not left: links lead through the panel, and the id of a rule gives its address."""
    anna = invite("Anna", permissions=["clipboard-read", "clipboard-write"])
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.page.locator("#tab-rules").click()
    table = tab.page.url
    book = rulebook_of(tab)
    book.get_by_text("Contents").click()
    book.get_by_role("link", name="Knights", exact=True).click()
    expect(book.get_by_role("heading", name="Knights")).to_be_in_viewport()
    place_of(tab, "C14").get_by_role("link", name="C23").click()
    expect(place_of(tab, "C23")).to_be_focused()
    place_of(tab, "C23").get_by_role("link", name="C23").first.click()
    expect(tab.page.get_by_role("status").filter(has_text="Rule C23: Copied")).to_be_visible()
    assert tab.page.url == table
    address = tab.page.evaluate("navigator.clipboard.readText()")
    assert address.endswith("/rules/carolus#C23")
    friend = invite("Béla", locale="hu-HU").new_tab()
    friend.open(address[address.index("/rules/") :])
    expect(place_of(friend, "C23")).to_be_in_viewport()
    expect(friend.page.get_by_role("article", name=said("hu", "panel-rules"))).to_be_visible()


def test_there_is_no_such_rulebook(invite: Invite) -> None:
    tab = invite("Anna").new_tab()
    tab.open("/rules/chess")
    expect(tab.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
