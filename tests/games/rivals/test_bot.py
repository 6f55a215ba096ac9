"""The greedy bot knows what it is doing."""

from collections import Counter

import pytest

from regalia import games
from regalia.bots import make
from regalia.bots.contest import contest
from regalia.bots.random import RandomBot
from regalia.engine import chance
from regalia.engine.state import buffer
from regalia.games.rivals.state import RivalsState
from regalia.games.rivals.table import (
    ACTING,
    HERBALIST,
    JAILER,
    LENGTH,
    MARKERS,
    PHASE,
    ROW,
    ROW_CARDS,
    SORTS,
    STOCK,
    SUBJECT,
)
from regalia.testing.play import chooser, deal, pending_seats, steps

GAMES = 40
TABLES = 60
GLIMPSES = 20


@pytest.mark.many
@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (3, 0.7), (4, 0.6)])
def test_greedy_beats_random(seats: int, share: float) -> None:
    game = games.find("rivals")
    wins = 0.0
    for number in range(GAMES):
        state = game.new(seats, {"games": 1, "target": 0}, chance.key(f"greedy {seats}", number))
        seat = number % seats
        bots = [make("squire", game) if each == seat else RandomBot() for each in range(seats)]
        contest(state, bots, chance.key("bots", number))
        ranks = state.ranks()
        wins += (ranks[seat] == 1) / ranks.count(1)
    assert wins / GAMES >= share


@pytest.mark.many
@pytest.mark.rule("R7")
def test_who_chooses_last_does_not_take_one_guess_for_the_truth() -> None:
    """What the bot chooses hangs less on what the other may have chosen in the one glimpse that it is given."""
    game = games.find("rivals")
    bot = make("squire", game)
    agreed = 0
    for number in range(TABLES):
        state = game.new(2, {"games": 1, "target": 0}, chance.key("last", number))
        state.apply(0, state.legal(0)[number % 3])
        choices: Counter[int] = Counter()
        for guess in range(GLIMPSES):
            glimpse = state.clone()
            glimpse.resample(1, chance.key("glimpse", guess))
            choices[int(bot.choose(glimpse, 1))] += 1
        agreed += choices.most_common(1)[0][1]
    assert agreed / (TABLES * GLIMPSES) > 0.68  # by one guess alone it is 0.6, by sixteen 0.76


def choosing_to_resolve() -> RivalsState:
    """A table at which a seat with no subject may resolve a conflict as its own action, or skip that."""
    game = games.find("rivals")
    for number in range(20):
        for state in steps(deal(game, 2, number), chooser("resolve", number)):
            assert isinstance(state, RivalsState)
            for seat in pending_seats(state):
                moves = {str(game.moves[action]) for action in state.legal(seat)}
                if {"resolve", "skip"} <= moves and state.t[PHASE] == ACTING and state.active(seat) < 0:
                    return state
    raise AssertionError


@pytest.mark.rule("R18")
@pytest.mark.parametrize(
    ("markers", "stock", "subject", "skips"),
    [
        (1, 5, None, False),
        (3, 5, None, False),
        (1, 0, None, True),  # who takes the last one out of the game's hands may get it back
        (2, 5, JAILER, True),
        (1, 5, HERBALIST, True),
    ],
)
def test_skipping_resolve_is_left_out_where_it_is_certainly_worse(
    markers: int, stock: int, subject: int | None, skips: bool
) -> None:
    state = choosing_to_resolve()
    seat = pending_seats(state)[0]
    state.t[MARKERS + seat] = markers
    state.t[STOCK] = stock
    if subject is not None:
        line = seat * SORTS + SUBJECT
        state.t[LENGTH + line] = 1
        state.t[ROW + line * ROW_CARDS] = subject
    game = games.find("rivals")
    actions = buffer()
    count = int(game.judge.sensible(state, seat, actions, state.legal_into(seat, actions)))
    kept = {str(game.moves[int(actions[n])]) for n in range(count)}
    assert "resolve" in kept
    assert ("skip" in kept) == skips
