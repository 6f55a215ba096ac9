"""Who plays whom: paired deals, rotated seats, balanced; and the same games whoever plays them."""

from collections import Counter
from itertools import islice
from math import comb

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia import games
from regalia.arena.tournament import Fixture, Tournament, check, fixtures, line_ups, play, run
from regalia.engine.errors import RegaliaError
from tests.arena.tables import STRONG, WEAK, played, tournament, with_own

NAMES = "abcdef"


@st.composite
def schedules(draw: st.DrawFn) -> Tournament:
    names = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=6))
    seats = draw(st.integers(2, min(5, len(names))))
    return Tournament("principe", tuple(names), seats, draw(st.integers(1, 60)), "")


def by_line_up(plan: Tournament) -> dict[tuple[str, ...], list[Fixture]]:
    found: dict[tuple[str, ...], list[Fixture]] = {}
    for fixture in fixtures(plan):
        found.setdefault(tuple(sorted(fixture.seating)), []).append(fixture)
    return found


@given(schedules())
def test_no_game_is_there_twice(plan: Tournament) -> None:
    asked = list(fixtures(plan))
    assert len(set(asked)) == len(asked)


@given(schedules())
def test_every_table_that_can_be_made_plays_enough_games_and_hardly_more(plan: Tournament) -> None:
    tables = by_line_up(plan)
    assert {tuple(sorted(line_up)) for line_up in line_ups(plan.players, plan.seats)} == set(tables)
    for line_up, asked in tables.items():
        assert not Counter(line_up) - Counter(plan.players)
        assert plan.games <= len(asked) < plan.games + plan.seats


@given(schedules())
def test_on_every_deal_all_sit_everywhere_equally_often(plan: Tournament) -> None:
    for line_up, asked in by_line_up(plan).items():
        for deal in {fixture.deal for fixture in asked}:
            seatings = [fixture.seating for fixture in asked if fixture.deal == deal]
            for name in set(line_up):
                assert len({sum(seating[seat] == name for seating in seatings) for seat in range(plan.seats)}) == 1


@given(schedules())
def test_all_tables_get_the_same_deals(plan: Tournament) -> None:
    deals = [{fixture.deal for fixture in asked} for asked in by_line_up(plan).values()]
    assert all(numbers == set(range(len(numbers))) for numbers in deals)


@given(schedules(), st.integers(1, 40))
def test_more_games_begin_with_the_same(plan: Tournament, more: int) -> None:
    longer = msgspec.structs.replace(plan, games=plan.games + more)
    assert set(fixtures(plan)) <= set(fixtures(longer))


def test_every_pair_of_five_meets() -> None:
    assert len(line_ups(NAMES[:5], 2)) == comb(5, 2)
    assert line_ups(("king", "squire", "squire", "squire"), 4) == [("king", "squire", "squire", "squire")]
    assert line_ups(("king", "king"), 2) == [("king", "king")]


def test_neighbours_change_too() -> None:
    plan = Tournament("principe", ("a", "b", "c", "d"), 4, 24, "")
    assert len({fixture.seating for fixture in fixtures(plan)}) == 24


def test_the_games_are_the_same_for_any_number_of_processes() -> None:
    plan = tournament(games=6)
    alone = played(plan)
    assert len(alone) == 6
    assert played(plan, jobs=2) == alone


def test_the_same_deal_is_dealt_to_all() -> None:
    """With the same players in all seats, the deal and the guesses alone decide: nothing else comes in."""
    plan = tournament(WEAK, WEAK, STRONG, games=2)
    one, other = (play(plan, Fixture((WEAK, WEAK), deal)) for deal in (0, 1))
    again = play(plan, Fixture((WEAK, WEAK), 0))
    assert (one.actions, one.ranks, one.points) == (again.actions, again.ranks, again.points)
    assert (one.actions, one.points) != (other.actions, other.points)


def test_another_seed_gives_other_games() -> None:
    lengths = [[outcome.actions for outcome in played(tournament(WEAK, WEAK, seed=seed))] for seed in ("one", "two")]
    assert lengths[0] != lengths[1]


def test_what_is_played_is_not_played_again() -> None:
    plan = tournament(games=6)
    before = set(islice(fixtures(plan), 4))
    assert {outcome.fixture for outcome in run(plan, before, 1)} == set(fixtures(plan)) - before


@pytest.mark.parametrize("game", games.names())
def test_a_full_table_of_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.arena.game.MOST_ACTIONS", 200)
    seats = games.find(game).seats[-1]
    plan = tournament(*[WEAK] * (seats - 1), STRONG, seats=seats, games=1, game=game)
    outcome = play(plan, next(fixtures(plan)))
    assert len(outcome.ranks) == len(outcome.points) == len(outcome.times) == seats
    assert outcome.rounds >= 1
    assert sum(times.decisions for times in outcome.times) == outcome.actions
    for times in outcome.times:
        assert sum(times.classes.values()) == times.decisions
        assert 0 < times.turn <= times.nanoseconds


def test_a_game_that_does_not_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.arena.game.MOST_ACTIONS", 5)
    outcome = played(tournament())[0]
    assert (outcome.finished, outcome.actions, outcome.ranks) == (False, 5, (1, 1))


def test_other_rules_than_those_that_were_asked_for_are_refused() -> None:
    plan = msgspec.structs.replace(tournament(), source="of yesterday")
    with pytest.raises(RegaliaError, match="other rules or bots"):
        next(run(plan, (), 1))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": 5}, "2, 3 or 4 players, not 5"),
        ({"players": (WEAK, "deep")}, f"no player 'deep'; expected {WEAK}, .*king"),
        ({"players": (WEAK,)}, "2 seats, and 1 players are named"),
        ({"games": 0}, "number of games is 1 to"),
        ({"players": tuple(WEAK if n % 2 else STRONG for n in range(60)), "seats": 3}, None),
        ({"options": {"speed": 1}}, "no option 'speed'"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(changes: dict[str, object], complaint: str | None) -> None:
    plan = msgspec.structs.replace(Tournament("carolus", (WEAK, STRONG), 2, 4, "s"), **changes)
    if complaint is None:
        assert len(line_ups(check(plan).players, 3)) == 4
        return
    with pytest.raises(RegaliaError, match=complaint):
        check(plan)


def test_names_are_known_however_they_are_typed() -> None:
    assert check(Tournament("carolus", (WEAK.upper(), f" {STRONG.title()} "), 2, 1, "s")).players == (WEAK, STRONG)


def test_a_bot_of_ones_own_is_called_like_no_other() -> None:
    with pytest.raises(RegaliaError, match="there is a player 'First' already"):
        with_own("First", "First")
