"""Which times of day are believed."""

from regalia.server.ops.service_time import DAY, Clock

NOW = 1_800_000_000.0


class Times:
    wall = NOW
    steady = 50.0

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.steady)

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_a_time_that_follows_closely_on_the_last_one() -> None:
    clock = Times().clock()
    assert clock.believed(NOW)
    assert clock.believed(NOW - 6 * DAY)
    assert clock.believed(None), "nothing was ever noted"


def test_a_time_before_the_last_one_or_long_after_it() -> None:
    clock = Times().clock()
    assert not clock.believed(NOW + 1)
    assert not clock.believed(NOW - 8 * DAY)


def test_a_clock_that_has_gone_evenly_for_a_day() -> None:
    times = Times()
    clock = times.clock()
    times.go(DAY / 2)
    assert not clock.believed(NOW - 400 * DAY)
    times.go(DAY / 2)
    assert clock.believed(NOW - 400 * DAY), "the service was off for a year"


def test_a_clock_that_was_set_meanwhile() -> None:
    times = Times()
    times.wall += 1000 * DAY
    clock = times.clock()
    times.go(DAY / 2)
    times.wall -= 1000 * DAY
    times.go(DAY / 2)
    assert not clock.believed(NOW - 400 * DAY), "it is looked at anew"
    times.go(DAY)
    assert clock.believed(NOW - 400 * DAY)
