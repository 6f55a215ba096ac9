"""Every game that has a board: it can be played by what glows, in all languages, on all screens, without an error."""

import time
from pathlib import Path

import pytest

from regalia import games
from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.person import A_WHILE, Tab
from tests.browser.texts import check_words

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = [name for name in games.names() if (BOARDS / name / "Board.svelte").is_file()]
SOME = 5
CALLED_AS_WRITTEN = ("carolus", "principe", "tara")
"""The cards of Rival Kings show more than their names say."""


def play(tab: Tab, moves: int) -> None:
    end = time.monotonic() + A_WHILE + 3 * moves
    while len(tab.acknowledged) < moves:
        assert time.monotonic() < end, f"only {len(tab.acknowledged)} moves by what glows"
        if not tab.wander():
            tab.page.wait_for_timeout(10)


@pytest.mark.parametrize("game", GAMES)
def test_some_moves(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    seats = games.find(game).seats[0]
    anna.open_table(tab, ["me", *["bot random"] * (seats - 1)], game=game)
    play(tab, SOME)
    tab.await_turn()
    tab.check_accessible(names=game in CALLED_AS_WRITTEN)
    for language in LANGUAGES:
        tab.speak(language)
        check_words(tab)
        for width, height in ((1280, 800), (360, 740)):
            tab.page.set_viewport_size({"width": width, "height": height})
            tab.check_width()
