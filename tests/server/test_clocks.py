"""Clocks in numbers: decisions, reserves, weekends and times when the service was not there."""

from datetime import UTC, datetime

import pytest

from regalia.server.play.clocks import DAY, Clocks, counted, later, merged
from regalia.server.store.storage import StoredPace

LIVE = StoredPace("live", 30, 100)
HOUR = 3600


def at(day: int, hour: float = 0) -> float:
    """Of November 2026, in UTC; the 16th is a Monday."""
    return datetime(2026, 11, day, tzinfo=UTC).timestamp() + hour * HOUR


def test_a_decision_has_its_time_and_then_the_reserve() -> None:
    clocks = Clocks(LIVE, 2)
    clocks.run(20, (0,))
    assert clocks.left(0) == 110
    clocks.run(20, (0, 1))
    assert (clocks.left(0), clocks.left(1)) == (90, 110)
    assert clocks.due((0, 1)) == (90, 0)
    assert clocks.due((1,)) == (110, 1)
    assert clocks.due(()) is None
    clocks.decided((0, 1))
    assert clocks.reserve == [90, 100], "only what was beyond the time for a decision"
    assert clocks.spent == [0, 0]
    clocks.run(500, (0,))
    clocks.decided((0,))
    assert clocks.reserve == [0, 100]
    assert clocks.left(0) == 30


@pytest.mark.parametrize(
    ("outages", "seconds"),
    [
        ([], 100.0),
        ([(0, 50)], 100.0),
        ([(90, 110)], 90.0),
        ([(120, 150)], 70.0),
        ([(120, 150), (180, 400)], 50.0),
        ([(50, 400)], 0.0),
        ([(250, 300)], 100.0),
        ([(250, 300), (260, 310), (120, 150)], 70.0),
        ([(120, 150), (110, 130), (140, 145)], 60.0),
    ],
)
def test_clocks_stand_while_the_service_is_not_there(outages: list[tuple[float, float]], seconds: float) -> None:
    assert counted(LIVE, 100.0, 200.0, merged(outages)) == seconds
    assert counted(LIVE, 100.0, 200.0, [], outages) == seconds


def test_time_does_not_run_backwards() -> None:
    assert counted(LIVE, 200.0, 100.0, []) == 0.0


MAIL = StoredPace("mail", 2 * DAY, weekends=True)


@pytest.mark.parametrize(
    ("begun", "now", "days"),
    [
        (at(16), at(17), 1.0),
        (at(20, 12), at(21), 0.5),
        (at(20, 12), at(22, 23), 0.5),
        (at(20, 12), at(23, 12), 1.0),
        (at(21, 3), at(22, 4), 0.0),
        (at(16), at(30), 10.0),
    ],
)
def test_weekends_are_off(begun: float, now: float, days: float) -> None:
    assert counted(MAIL, begun, now, []) == days * DAY
    assert counted(MAIL, begun, now, [(begun, now)]) == 0.0
    assert counted(StoredPace("mail", 2 * DAY), begun, now, []) == now - begun


def test_when_it_will_be_up() -> None:
    assert later(MAIL, at(16, 9), 2 * DAY) == at(18, 9)
    assert later(MAIL, at(19, 9), 2 * DAY) == at(23, 9)
    assert later(MAIL, at(21, 9), 2 * DAY) == at(25)
    assert later(StoredPace("mail", DAY), at(20, 9), DAY) == at(21, 9)


def test_whose_weekend() -> None:
    """Where the maker lives it is Saturday eleven hours earlier than in UTC."""
    pace = StoredPace("mail", DAY, weekends=True, offset=11 * 60)
    assert counted(pace, at(20, 12), at(20, 14), []) == HOUR
    assert later(pace, at(20, 12), 2 * HOUR) == at(22, 14)


def test_what_will_be_up_then_is() -> None:
    for hours in range(0, 24 * 15, 5):
        for pace in (MAIL, LIVE):
            now = at(16, hours + 0.3)
            assert counted(pace, now, later(pace, now, 100_000), []) == pytest.approx(100_000)
