"""Every position of a game fits the screen; see `fit`."""

import pytest

from regalia import games
from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.fit import BEYOND, DEVICES, GAMES, LEAST_TEXT, SMALL_TEXT, Device, Projector, moments, resize

TABLES = [(game, seats) for game, numbers in GAMES.items() for seats in numbers]


@pytest.mark.parametrize("device", DEVICES, ids=str)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_from_start_to_result(invite: Invite, game: str, seats: int, device: Device) -> None:
    """With most players in every language, the shortest on the larger screen at times; with fewest in one, at times."""
    tab = invite("Anna", **device.settings).new_tab()
    projector = Projector(tab)
    projector.show(moments(game, seats)[0].state)
    troubles: dict[str, list[str]] = {}
    full = seats == games.find(game).seats[-1]
    first, *others = LANGUAGES
    for language in LANGUAGES if full else (others[seats % len(others)],):
        tab.speak(language)
        large = full and language == first
        screen = device.large if large else device.small
        resize(tab.page, screen)
        for moment in projector.through(game, seats, every=4 if large else 1 if full else 2):
            where = f"{moment.question} at {moment.state.table.moves}, {language}, {screen}"
            troubles[where] = device.check(tab.page)
    assert {where: found for where, found in troubles.items() if found} == {}


@pytest.mark.parametrize("game", ["principe", "rivals", "tara"])
def test_at_twice_the_size_all_keeps_to_its_frame_and_can_be_read(invite: Invite, game: str) -> None:
    tab = invite("Anna", viewport={"width": 683, "height": 384}).new_tab()
    projector = Projector(tab)
    seats = games.find(game).seats[-1]
    projector.show(moments(game, seats)[0].state)
    tab.speak("ru")
    found = {
        moment.question: [*tab.page.evaluate(BEYOND), *tab.page.evaluate(SMALL_TEXT, LEAST_TEXT)]
        for moment in projector.through(game, seats, every=2)
    }
    assert {question: troubles for question, troubles in found.items() if troubles} == {}
