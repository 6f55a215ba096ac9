"""Every position of a game fits the screen; see `fit`."""

import pytest

from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.fit import DEVICES, GAMES, Device, Projector

TABLES = [(game, seats) for game, numbers in GAMES.items() for seats in numbers]


@pytest.mark.parametrize("device", DEVICES, ids=str)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_from_start_to_result(invite: Invite, game: str, seats: int, device: Device) -> None:
    tab = invite("Anna", **device.settings).new_tab()
    projector = Projector(tab)
    troubles: dict[str, list[str]] = {}
    for moment in projector.through(game, seats):
        for language in LANGUAGES:
            tab.speak(language)
            for width, height in device.screens:
                tab.page.set_viewport_size({"width": width, "height": height})
                where = f"{moment.question} at {moment.state.table.version}, {language}, {width} x {height}"
                troubles[where] = device.check(tab.page)
    assert {where: found for where, found in troubles.items() if found} == {}
