"""Ratings and what else a tournament tells, from games whose outcome is known."""

import pytest

from regalia.arena.clock import STEPS, Clock
from regalia.arena.ratings import rate
from regalia.arena.statistics import wilson
from regalia.arena.summary import summarise
from regalia.arena.tournament import Tournament
from tests.arena.tables import outcome

PAIR = Tournament("carolus", ("king", "page"), 2, 4, "s")


def test_who_wins_is_rated_higher_and_more_games_say_more() -> None:
    games = [outcome("king", "page", ranks=(1, 2)), outcome("page", "king", ranks=(2, 1))]
    few, many = (rate(("king", "page"), (0, 1), games * times) for times in (1, 50))
    assert few["king"].value > 25 > few["page"].value
    assert many["king"].value > few["king"].value
    assert many["king"].low > many["page"].high
    for rating in (*few.values(), *many.values()):
        assert rating.low < rating.value < rating.high
    assert many["king"].high - many["king"].low < few["king"].high - few["king"].low


def test_draws_leave_equals_equal() -> None:
    found = rate(("king", "page"), (0, 1), [outcome("king", "page", ranks=(1, 1))] * 10)
    assert found["king"].value == pytest.approx(found["page"].value)


def test_one_at_several_seats_is_one_player() -> None:
    games = [outcome("king", "page", "page", ranks=(1, 2, 3)), outcome("page", "page", "king", ranks=(3, 2, 1))]
    found = rate(("king", "page"), (0, 1, 2), games * 20)
    assert found["king"].value > found["page"].value


def test_team_mates_are_rated_together() -> None:
    games = [outcome("king", "page", "squire", "squire", ranks=(1, 1, 2, 2))] * 5
    found = rate(("king", "page", "squire"), (0, 0, 1, 1), games)
    assert found["king"].value == pytest.approx(found["page"].value)
    assert found["king"].value > found["squire"].value


def test_wins_draws_and_losses() -> None:
    games = [
        outcome("king", "page", ranks=(1, 2), points=(9, 1), actions=50, rounds=5),
        outcome("page", "king", ranks=(2, 1), points=(2, 8), actions=60, rounds=6),
        outcome("king", "page", ranks=(1, 1), points=(4, 4), actions=70, rounds=7, deal=1),
        outcome("page", "king", ranks=(1, 2), points=(7, 3), actions=90, rounds=9, deal=1),
    ]
    report = summarise(PAIR, games)
    assert (report.games, report.fair) == (4, 0.5)
    king, page = report.standings
    assert (king.name, king.won.wins, king.won.rate) == ("king", 2.5, 0.625)
    assert (king.won.low, king.won.high) == wilson(2.5, 4)
    assert (page.won.wins, page.points.mean, page.points.max) == (1.5, 3.5, 7)
    (meeting,) = report.meetings
    assert (meeting.name, meeting.wins, meeting.draws, meeting.losses) == ("king", 2, 1, 1)
    assert meeting.score.rate == 0.625
    assert [seat.wins for seat in report.by_seat] == [2.5, 1.5]
    (length,) = report.lengths
    assert (length.rounds.median, length.actions.median, length.actions.max) == (6.5, 65, 90)
    assert king.times.decisions == 40
    assert king.times.mean == pytest.approx(0.001)
    assert king.times.p99 == pytest.approx(0.001, rel=1 / STEPS)
    assert king.times.turn == pytest.approx(0.003)


def test_one_among_many_is_held_against_an_equal_share() -> None:
    plan = Tournament("principe", ("king", "page", "page", "page"), 4, 4, "s")
    games = [
        outcome("king", "page", "page", "page", ranks=(1, 2, 3, 4)),
        outcome("page", "king", "page", "page", ranks=(1, 2, 3, 4)),
    ]
    report = summarise(plan, games)
    rates = {standing.name: standing.won.rate for standing in report.standings}
    assert report.fair == 0.25
    assert rates == {"king": 0.5, "page": pytest.approx(0.5 / 3)}
    (meeting,) = report.meetings
    assert meeting.wins == pytest.approx(1 + 2 / 3)
    assert meeting.losses == pytest.approx(1 / 3)
    assert meeting.score.games == 2


def test_team_mates_win_together_and_do_not_meet() -> None:
    plan = Tournament("carolus", ("king", "page", "page", "page"), 4, 4, "s")
    report = summarise(plan, [outcome("king", "page", "page", "page", ranks=(1, 1, 3, 3))])
    rates = {standing.name: standing.won.rate for standing in report.standings}
    assert (report.fair, rates) == (0.5, {"king": 1, "page": pytest.approx(1 / 3)})
    assert report.meetings[0].wins == 1


def test_a_turn_lasts_until_somebody_else_decides() -> None:
    clock = Clock(2)
    for seat, nanoseconds in ((0, 5), (0, 7), (1, 4), (0, 10), (1, 6)):
        clock.note(seat, nanoseconds)
    assert [times.turn for times in clock.times] == [12, 6]
    assert [times.decisions for times in clock.times] == [3, 2]
