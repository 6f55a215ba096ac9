"""The search: what it finds in games with known answers, what it keeps, how long it thinks, and what it can tell."""

import json
import os
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from mypy_extensions import i64

from regalia import games
from regalia.bots import BOTS, make
from regalia.bots.levels import SEARCHING, budget
from regalia.bots.search import FEWEST, LOOKS, MOST_OBSERVED, Budget, SearchBot
from regalia.engine import chance
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.testing.play import ROOM, chooser, deal, pending_seats, step
from tests.games.carolus.table import BLACK, WHITE, player, table

ROOT = Path(__file__).parents[2]
GAME = games.find("carolus")
SMALL = Budget(24, steps=2, tries=3)


class Ticks:
    """A clock on which every look takes as long."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def search(game: AnyGame, budget: Budget = SMALL) -> SearchBot:
    return SearchBot(game.judge, budget, lambda: 0.0)


def glimpse_of(state: State, seat: int, number: int) -> State:
    glimpse = state.clone()
    glimpse.resample(seat, chance.key("search", number))
    return glimpse


def in_the_middle(game: AnyGame, seats: int, actions: int = 30) -> State:
    state = deal(game, seats, 0)
    choices = chooser("middle", game.name, seats)
    for _ in range(actions):
        step(state, choices)
    return state


def before_knights() -> State:
    """At the first step of a turn of several: knights one after the other, then the Emperor."""
    state = deal(GAME, 2, 0)
    choices = chooser("knights")
    while GAME.moves[state.legal(pending_seats(state)[0])[0]].verb != "knight":
        step(state, choices)
    return state


@cache
def tiny_games() -> dict[str, dict[str, object]]:
    """What the search makes of them; in a process of its own, because they are interpreted."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.tiny"],
        cwd=ROOT,
        env={**os.environ, "REGALIA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, dict[str, object]] = json.loads(done.stdout)
    return found


# Games with known answers


@pytest.mark.many
@pytest.mark.parametrize("name", ["heap", "heap with steps"])
def test_it_finds_a_forced_win(name: str) -> None:
    found = tiny_games()[name]
    assert found["actions"] == [2], "that leaves a multiple of four"
    assert found["chance"] == pytest.approx(1, abs=0.1)


@pytest.mark.many
def test_it_weighs_dice_by_their_chances() -> None:
    found = tiny_games()["throw"]
    assert found["actions"] == [1]
    assert found["chance"] == pytest.approx(4 / 6, abs=0.02)


@pytest.mark.many
def test_others_do_not_know_a_secret_choice() -> None:
    """Whoever fears that takes what is safe, and too little."""
    found = tiny_games()["pennies"]
    assert 2 not in found["actions"]  # type: ignore[operator]
    assert found["chance"] == pytest.approx(0.5, abs=0.05)


@pytest.mark.many
def test_a_choice_does_not_depend_on_what_is_hidden() -> None:
    assert tiny_games()["guess"]["actions"] == [1]
    assert tiny_games()["opened"]["actions"] == [0]


@pytest.mark.many
def test_the_line_shows_what_the_seat_will_see() -> None:
    assert tiny_games()["pennies"]["line"] == [[0, 0], [1, -1]]
    assert tiny_games()["opened"]["line"] == [[0, 0], [1, 3], [0, 3]]


def test_it_takes_a_win_at_hand() -> None:
    match = table(
        player(disc=3, court={"red": 1}),
        player(disc=4),
        land={"3": {"red": 1}},
        castles={"5-9": WHITE, "11-14": WHITE},
    )
    bot = search(GAME, Budget(50, steps=0))
    assert str(GAME.moves[bot.choose(match.glimpse(WHITE), WHITE)]) == "emperor 2"
    assert bot.weighed[0].chances[WHITE] == 1
    assert bot.weighed[0].chances[BLACK] == 0


@pytest.mark.many
def test_every_seat_has_as_many_quick_steps() -> None:
    """A leaf is judged after as many decisions of each, however many sit there."""
    assert tiny_games()["quick"] == {"2": 8, "3": 12, "4": 16, "5": 20}


# From one decision to the next


def test_a_turn_of_several_steps_is_thought_out_once() -> None:
    """The second step begins with the tree of the first, and adds what is missing to half a search."""
    state = before_knights()
    seat = pending_seats(state)[0]
    budget = Budget(400, steps=0, heat=1.0)
    bot = search(GAME, budget)
    state.apply(seat, bot.choose(glimpse_of(state, seat, 1), seat))
    assert pending_seats(state) == [seat], "another knight"
    kept = int(bot.tree.visits[bot.roots[seat]])
    assert 0 < kept < budget.iterations // 2
    thought = int(bot.judged)
    assert bot.choose(glimpse_of(state, seat, 2), seat) in state.legal(seat)
    assert 0 < bot.judged - thought <= max(LOOKS, budget.iterations // 2 - kept)


@pytest.mark.parametrize("change", ["another table", "another seat", "another number of seats"])
def test_what_was_not_expected_begins_a_new_tree(change: str) -> None:
    state = before_knights()
    seat = pending_seats(state)[0]
    bot = search(GAME)
    state.apply(seat, bot.choose(glimpse_of(state, seat, 1), seat))
    assert bot.owner == seat
    if change == "another table":
        state.apply(seat, state.legal(seat)[0])
    elif change == "another number of seats":
        state = in_the_middle(GAME, 3, 4)
    else:
        while pending_seats(state) == [seat]:
            state.apply(seat, state.legal(seat)[0])
    seat = pending_seats(state)[0]
    assert bot.choose(glimpse_of(state, seat, 2), seat) in state.legal(seat)
    assert bot.judged <= SMALL.iterations


# How long it thinks


@pytest.mark.parametrize(("effort", "iterations"), [(1.0, 96), (0.5, 64), (0.0, 32)])
def test_effort_is_what_it_thinks_more_than_the_least(effort: float, iterations: int) -> None:
    state = in_the_middle(GAME, 2)
    seat = pending_seats(state)[0]
    bot = search(GAME, Budget(96, steps=0, least=32, explore=50.0, heat=50.0))
    bot.effort = effort
    bot.choose(glimpse_of(state, seat, 1), seat)
    assert iterations - LOOKS <= bot.judged <= iterations


def test_the_time_of_a_whole_turn_is_guarded() -> None:
    """A clock that goes on a hundredth at each look, and a second for the turn."""
    state = before_knights()
    seat = pending_seats(state)[0]
    clock = Ticks(0.01)
    bot = SearchBot(GAME.judge, Budget(1_000_000, steps=0, seconds=1.0, explore=50.0, heat=50.0), clock)
    steps = 0
    turn = state.barrier
    while state.barrier == turn:
        state.apply(seat, bot.choose(glimpse_of(state, seat, steps), seat))
        steps += 1
    assert steps > 1
    assert 1.0 <= clock.now <= 1.2
    assert bot.judged < 1_000_000


def test_slow_iterations_are_guarded_too() -> None:
    """A twentieth of a second for each, and a second for the turn: no iteration begins after it."""
    state = before_knights()
    seat = pending_seats(state)[0]
    budget = Budget(1_000_000, steps=0, seconds=1.0, explore=50.0, heat=50.0)
    bot = SearchBot(GAME.judge, budget, lambda: bot.judged / 20)
    bot.choose(glimpse_of(state, seat, 1), seat)
    assert bot.judged == 20


def test_what_comes_to_light_in_mid_turn_has_the_time_that_is_left() -> None:
    """After the Emperor the seat rolls, and decides its crowns: a new tree, but the others have waited since before."""
    state = before_knights()
    seat = pending_seats(state)[0]
    clock = Ticks(0.01)
    bot = SearchBot(GAME.judge, Budget(1_000_000, steps=0, seconds=1.0, explore=50.0, heat=50.0), clock)
    verb, steps = "", 0
    while verb != "crown":
        action = bot.choose(glimpse_of(state, seat, steps), seat)
        verb = GAME.moves[action].verb
        state = with_crowns(state, seat, action)
        steps += 1
    assert 1.0 <= clock.now <= 1.2
    while pending_seats(state) != [seat]:
        state.apply(pending_seats(state)[0], state.legal(pending_seats(state)[0])[0])
    begun = clock.now
    clock.tick = 0.1  # it looks less often, and thinks as much shorter
    bot.choose(glimpse_of(state, seat, steps), seat)
    assert clock.now - begun >= 1.0, "the next turn has its own"


def with_crowns(state: State, seat: int, action: int) -> State:
    """After an action; if it rolls dice, after one where they leave something to decide."""
    after = state.clone()
    for key in range(1, 100):
        after = state.clone()
        after.random = chance.key("crowns", key)
        after.apply(seat, action)
        if pending_seats(after) == [seat]:
            break
    return after


def test_a_new_tree_is_never_thinner_than_the_least() -> None:
    state = before_knights()
    seat = pending_seats(state)[0]
    bot = SearchBot(GAME.judge, Budget(1_000_000, steps=0, least=64, seconds=0.0), Ticks(1.0))
    bot.choose(glimpse_of(state, seat, 1), seat)
    assert bot.judged == 64


def test_however_little_time_there_is_it_looks_a_little() -> None:
    state = before_knights()
    seat = pending_seats(state)[0]
    bot = SearchBot(GAME.judge, Budget(1_000_000, steps=0, seconds=0.0), Ticks(1.0))
    bot.choose(glimpse_of(state, seat, 1), seat)
    assert bot.judged == FEWEST


def test_what_cannot_change_any_more_is_not_thought_about() -> None:
    match = table(
        player(disc=3, court={"red": 1}),
        player(disc=4),
        land={"3": {"red": 1}},
        castles={"5-9": WHITE, "11-14": WHITE},
    )
    bot = search(GAME, Budget(4000, steps=0))
    bot.choose(match.glimpse(WHITE), WHITE)
    assert bot.judged < 3000


@pytest.mark.parametrize("name", games.names())
def test_each_level_thinks_more_than_the_one_below(name: str) -> None:
    knight, lord, king = (budget(level, name) for level in SEARCHING)
    assert knight.iterations < lord.iterations < king.iterations
    assert knight.steps <= lord.steps <= king.steps
    assert lord.least >= knight.iterations
    assert king.least >= knight.iterations
    assert all(isinstance(make(level, games.find(name)), SearchBot) for level in SEARCHING)
    assert tuple(BOTS)[-3:] == SEARCHING


# What it can tell


@pytest.mark.parametrize("name", games.names())
def test_what_it_found_can_be_asked(name: str) -> None:
    game = games.find(name)
    for seats in game.seats:
        state = in_the_middle(game, seats)
        seat = pending_seats(state)[0]
        while game.judge.sensible(state, seat, ROOM, state.legal_into(seat, ROOM)) == 1:
            step(state, chooser("on"))
            seat = pending_seats(state)[0]
        bot = search(game)
        assert bot.weighed == []
        assert bot.line == []
        action = bot.choose(glimpse_of(state, seat, 1), seat)
        weighed = bot.weighed
        assert weighed[0].action == action
        assert {each.action for each in weighed} <= {*state.legal(seat)}
        assert [each.visits for each in weighed] == sorted((each.visits for each in weighed), reverse=True)
        assert sum(each.visits for each in weighed) == bot.judged
        for each in weighed:
            sides = {int(state.side(other)): each.chances[other] for other in range(seats)}
            assert sum(sides.values()) == pytest.approx(1)
        line = bot.line
        assert (line[0].seat, line[0].action, line[0].visits) == (seat, action, weighed[0].visits)
        assert all(earlier.visits >= later.visits for earlier, later in pairwise(line))
        assert all(0 <= step.seat < seats for step in line)


@pytest.mark.parametrize("name", games.names())
def test_a_choice_is_to_consider_and_to_be_played(name: str) -> None:
    state = in_the_middle(games.find(name), 2)
    seat = pending_seats(state)[0]
    whole, parts = search(games.find(name)), search(games.find(name))
    glimpses = [glimpse_of(state, seat, 0) for _ in range(2)]
    action = parts.consider(glimpses[0], seat)
    parts.played(glimpses[0], seat, action)
    assert action == whole.choose(glimpses[1], seat)
    assert (parts.owner, list(parts.roots)) == (whole.owner, list(whole.roots))


def test_after_another_choice_it_goes_on_from_there() -> None:
    state = before_knights()
    seat = pending_seats(state)[0]
    bot = search(GAME, Budget(200, steps=2))
    glimpse = glimpse_of(state, seat, 0)
    best = bot.consider(glimpse, seat)
    other = next(int(each.action) for each in bot.weighed if each.action != best and each.visits > 1)
    bot.played(glimpse, seat, other)
    state.apply(seat, other)
    assert bot.go_on(glimpse_of(state, seat, 1), seat)


@pytest.mark.parametrize("name", games.names())
def test_a_move_can_be_insisted_on(name: str) -> None:
    state = in_the_middle(games.find(name), 2)
    seat = pending_seats(state)[0]
    bot = search(games.find(name))
    glimpse = glimpse_of(state, seat, 0)
    bot.consider(glimpse, seat)
    for action in state.legal(seat):
        tried = bot.insist(glimpse, seat, action, 30)
        assert (tried.action, tried.visits >= 30) == (action, True)
        assert sum(tried.chances) == pytest.approx(1.0)


def test_of_a_forced_choice_there_is_nothing_to_tell() -> None:
    state = deal(GAME, 2, 0)
    choices = chooser("forced")
    bot = search(GAME)
    while len(state.legal(seat := pending_seats(state)[0])) > 1:
        step(state, choices)
    assert bot.choose(glimpse_of(state, seat, 1), seat) == state.legal(seat)[0]
    assert bot.weighed == []
    assert bot.judged == 0


def test_every_observation_fits() -> None:
    for name in games.names():
        game = games.find(name)
        assert all(len(game.observation(seats)) <= MOST_OBSERVED for seats in game.seats)


# The same everywhere


def moves_of(game: AnyGame) -> list[int]:
    """Some choices of a small search in the middle of games of all sizes."""
    chosen: list[int] = []
    for seats in game.seats:
        state = in_the_middle(game, seats, 20)
        bot = search(game, Budget(12, steps=1, tries=2))
        for number in range(6):
            seat = pending_seats(state)[0]
            action: i64 = bot.choose(glimpse_of(state, seat, number), seat)
            chosen.append(int(action))
            state.apply(seat, action)
    return chosen


def test_the_same_glimpses_give_the_same_moves() -> None:
    assert moves_of(GAME) == moves_of(GAME)


@pytest.mark.many
def test_interpreted_and_compiled_it_chooses_the_same() -> None:
    program = (
        "import json; from regalia import games; from tests.bots.test_search import moves_of;"
        "print(json.dumps([moves_of(games.find(name)) for name in games.names()]))"
    )
    answers = []
    for interpreted in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "REGALIA_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        )
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]
