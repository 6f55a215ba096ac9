"""The rulebook beside the board."""

import pytest
from playwright.sync_api import expect

from regalia import games
from regalia.words import LANGUAGES, rulebook
from tests.browser.conftest import Invite
from tests.browser.test_every_game import GAMES

# Words in tables that stand in two lines, though no hyphen parts them.
BROKEN = r"""
() => {
  const broken = [];
  for (const cell of document.querySelectorAll("#sheet table :is(th, td)")) {
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


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_table_is_broken(invite: Invite, game: str) -> None:
    anna = invite("Anna", viewport={"width": 1366, "height": 768})
    tab = anna.new_tab()
    anna.open_table(tab, ["me", *["bot page"] * (games.find(game).seats[0] - 1)], game=game)
    tab.page.locator("#tab-rules").click()
    for language in LANGUAGES:
        tab.speak(language)
        credits_line = rulebook(game, language).split("\n\n")[1]
        expect(tab.page.locator("#sheet p").first).to_have_text(credits_line.strip("*"))
        assert tab.page.evaluate(BROKEN) == []
    tab.check_accessible("light")
