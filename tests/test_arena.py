"""Many games at once: the same for any number of processes, and counted fairly."""

from pathlib import Path
from statistics import median, stdev

import msgspec
import pytest

import regalia
from regalia import games
from regalia.arena.bench import measure, measure_interpreted
from regalia.arena.game import Outcome
from regalia.arena.simulate import Plan, check, empty, play, report, simulate
from regalia.bots.search import Budget
from regalia.engine.errors import RegaliaError

PLAN = Plan("carolus", ("page", "squire"), games=2, seed="arena")


@pytest.mark.many
def test_the_result_is_the_same_for_any_number_of_processes() -> None:
    plan = Plan("carolus", ("page", "page", "page"), games=100, seed="arena")
    done: list[int] = []
    alone = simulate(plan, 1, done.append)
    assert sum(done) == plan.games
    assert simulate(plan, 2) == alone


def test_another_seed_gives_other_games() -> None:
    plan = Plan("carolus", ("page", "page"), games=4, seed="arena")
    assert simulate(plan) != simulate(Plan("carolus", ("page", "page"), games=4, seed="other"))


def test_whoever_searches_goes_by_iterations_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guard of time would make the report depend on what else the machine does."""

    def looked_at() -> float:
        raise AssertionError("a clock is looked at")

    monkeypatch.setattr("regalia.bots.perf_counter", looked_at)
    monkeypatch.setattr("regalia.arena.players.budget", lambda level, game: Budget(2, steps=0))
    assert simulate(Plan("carolus", ("knight", "page"), games=1, seed="arena")).bots[0].name == "knight"


def test_any_part_of_the_games_can_be_played_alone() -> None:
    whole = play(PLAN, range(3))
    parts = play(PLAN, range(2, 3))
    parts.add(play(PLAN, range(2)))
    assert parts == whole


def test_bots_rotate_over_the_seats_or_keep_them() -> None:
    bots = ("page", "squire")
    rotated, kept = (simulate(Plan("carolus", bots, 2, "sit", rotate=rotate)) for rotate in (True, False))
    assert rotated.bots[1].wins == kept.bots[1].wins == 2
    assert [seat.wins for seat in rotated.seats] == [1, 1]
    assert [seat.wins for seat in kept.seats] == [0, 2]


def test_a_shared_win_counts_as_its_share() -> None:
    plan = Plan("carolus", ("squire", "page", "page"), games=2, seed="")
    tally = empty(plan)
    tally.note(plan.bots, (0, 1, 2), Outcome(10, 1, True, (1, 1, 3), (5, 5, 2)))
    tally.note(plan.bots, (0, 1, 2), Outcome(20, 1, True, (2, 2, 1), (1, 1, 9)))
    result = report(plan, tally)
    assert [score.wins for score in result.seats] == [0.5, 0.5, 1]
    assert {score.name: score.wins for score in result.bots} == {"squire": 0.5, "page": 1.5}
    assert {score.name: score.points for score in result.bots} == {"squire": 3, "page": 17 / 4}
    assert result.bots[1].points_sd == pytest.approx(stdev([5, 2, 1, 9]))


def test_a_team_wins_once_however_many_play_in_it() -> None:
    plan = Plan("carolus", ("squire", "page", "page", "page"), games=1, seed="")
    tally = empty(plan)
    tally.note(plan.bots, (0, 0, 1, 1), Outcome(10, 1, True, (1, 1, 3, 3), (9, 9, 2, 2)))
    result = report(plan, tally)
    assert [score.wins for score in result.seats] == [1, 1, 0, 0]
    assert {score.name: score.wins for score in result.bots} == {"squire": 0.5, "page": 0.5}


@pytest.mark.parametrize("lengths", [[7], [3, 9], [4, 4, 5], [1, 2, 3, 10], [8, 1, 1, 1, 9]])
def test_lengths(lengths: list[int]) -> None:
    plan = Plan("carolus", ("page", "page"), games=len(lengths), seed="")
    tally = empty(plan)
    for length in lengths:
        tally.note(plan.bots, (0, 1), Outcome(length, 1, True, (1, 2), (0, 0)))
    found = report(plan, tally).lengths
    assert found.mean == pytest.approx(sum(lengths) / len(lengths))
    assert (found.median, found.min, found.max) == (median(lengths), min(lengths), max(lengths))


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    plan = Plan("carolus", ("page", "squire"), games=2, seed="kept", records=str(folder))
    result = simulate(plan)
    matches = [regalia.load(file) for file in sorted(folder.iterdir())]
    assert sorted(len(match.played) for match in matches) == sorted([result.lengths.min, result.lengths.max])
    assert all(match.over for match in matches)
    assert result.bots[1].wins == (matches[0].ranks[1] == 1) + (matches[1].ranks[0] == 1), "they change seats"


@pytest.mark.many
@pytest.mark.parametrize("game", games.names())
def test_the_same_games_are_played_with_records_and_without(game: str, tmp_path: Path) -> None:
    plan = Plan(game, ("page", "squire"), games=2, seed="kept")
    recorded = simulate(msgspec.structs.replace(plan, records=str(tmp_path)))
    alone = simulate(plan)
    assert (recorded.lengths, recorded.bots, recorded.seats) == (alone.lengths, alone.bots, alone.seats)
    points = sum(sum(regalia.load(file).points) for file in tmp_path.iterdir())
    assert points == pytest.approx(sum(seat.points for seat in alone.seats) * plan.games)


@pytest.mark.parametrize(
    ("plan", "jobs", "complaint"),
    [
        (Plan("chess", ("page", "page"), 1, "s"), 1, "no game 'chess'"),
        (Plan("carolus", ("page",), 1, "s"), 1, "2, 3 or 4 players"),
        (Plan("carolus", ("page", "deep"), 1, "s"), 1, "no bot 'deep'"),
        (Plan("carolus", ("page", "page"), 0, "s"), 1, "number of games"),
        (Plan("carolus", ("page", "page"), 1, "s"), 0, "number of processes"),
        (Plan("carolus", ("page", "page"), 1, "s", {"speed": 1}), 1, "no option 'speed'"),
        (Plan("carolus", ("page", "page"), 1, "s", records="/dev/null/no"), 1, "cannot hold records"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, jobs: int, complaint: str) -> None:
    with pytest.raises(RegaliaError, match=complaint):
        check(plan, jobs)


@pytest.mark.many
def test_speed_is_measured_here_and_interpreted_in_another_process() -> None:
    for figures in (measure("carolus", 2, 0.01), measure_interpreted("carolus", 2, 0.01)):
        assert (figures.game, figures.seats) == ("carolus", 2)
        assert figures.actions_per_second > figures.games_per_second > 0
        assert figures.clone_nanoseconds > 0
        assert figures.squire_decisions_per_second > 0


def test_a_measurement_that_fails_says_why() -> None:
    with pytest.raises(RegaliaError, match="no game 'chess'"):
        measure_interpreted("chess", 2, 0.01)
