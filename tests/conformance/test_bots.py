"""Every bot plays every game by the rules, and on nothing but what its seat may know."""

from collections.abc import Callable
from typing import Final

import pytest
from mypy_extensions import i64

from regalia.bots import make
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.bots.search import Budget, SearchBot
from regalia.engine import chance
from regalia.engine.record import digest
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.testing.play import (
    check_table,
    deal,
    deal_match,
    pending_seats,
    random_match,
    samples,
    seen,
    shown,
)

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "page": lambda game: make("page", game),
    "squire": lambda game: make("squire", game),
    "search": lambda game: SearchBot(game.judge, Budget(3, steps=1, tries=2), lambda: 0.0),
}
"""Every kind of bot; those that search, with as little thought as shows whether they keep the rules."""


class Spy(Bot):
    """Plays as another bot does, and looks over its shoulder."""

    def __init__(self, inner: Bot, game: AnyGame, true_state: State) -> None:
        self.inner = inner
        self.game = game
        self.true_state = true_state
        self.glimpses: list[str] = []

    def choose(self, glimpse: State, seat: i64) -> i64:
        assert glimpse is not self.true_state
        assert glimpse.random != self.true_state.random
        assert shown(self.game, glimpse, int(seat)) == shown(self.game, self.true_state, int(seat))
        assert seat in pending_seats(self.true_state)
        self.glimpses.append(digest(glimpse))
        before, truth = glimpse.snapshot(), digest(self.true_state)
        action = self.inner.choose(glimpse, seat)
        assert glimpse.snapshot() == before
        assert digest(self.true_state) == truth
        assert action in self.true_state.legal(seat)
        return action


@pytest.mark.many
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_whole_games_in_every_seat(game: AnyGame, seats: int, name: str) -> None:
    for number in range(2):
        state = deal(game, seats, number)
        box = game.inventory(state)
        spies = [Spy(BOTS[name](game), game, state) for _ in range(seats)]
        actions = contest(state, [*spies], chance.key("contest", number))
        assert actions == sum(len(spy.glimpses) for spy in spies)
        assert not state.pending()
        check_table(game, state, box)


@pytest.mark.many
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_each_other(game: AnyGame, seats: int, name: str) -> None:
    others = [other for other in BOTS if other != name]
    for number in range(2):
        state = deal(game, seats, number)
        lineup = [BOTS[name if seat == number % seats else others[0]](game) for seat in range(seats)]
        contest(state, lineup, chance.key("line-up", number))
        assert not state.pending()


@pytest.mark.many
def test_a_contest_shows_bots_nothing_of_the_true_dice(game: AnyGame, seats: int) -> None:
    """Two tables that differ in their future alone give the first bot to choose the very same glimpse."""
    glimpses = []
    for future in (1, 2):
        state = deal(game, seats, 0)
        state.random = chance.key("future", future)
        spies = [Spy(make("page", game), game, state) for _ in range(seats)]
        first = pending_seats(state)[0]
        contest(state, [*spies], 99)
        glimpses.append(spies[first].glimpses[0])
    assert glimpses[0] == glimpses[1]


@pytest.mark.many
def test_a_contest_is_decided_by_state_and_key(game: AnyGame, seats: int) -> None:
    def result(number: int, key: int) -> str:
        state = deal(game, seats, number)
        contest(state, [make("page", game) for _ in range(seats)], key)
        return digest(state)

    assert result(0, 5) == result(0, 5)
    assert result(0, 5) != result(0, 6)
    assert result(0, 5) != result(1, 5)


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_legally_in_any_state(game: AnyGame, seats: int, name: str) -> None:
    bot = BOTS[name](game)
    for number, state in enumerate(samples(game, seats, 60)):
        for seat in pending_seats(state):
            glimpse = state.clone()
            glimpse.resample(seat, chance.key("any state", number))
            before = glimpse.snapshot()
            assert bot.choose(glimpse, seat) in state.legal(seat)
            assert glimpse.snapshot() == before, "a bot may change nothing but its generator"
            assert seen(game, glimpse, seat) == seen(game, state, seat)


@pytest.mark.many
def test_a_search_chooses_the_same_whatever_is_hidden(game: AnyGame, seats: int) -> None:
    """Two tables that differ only in what the seat cannot know, and the same key for the glimpse: the same move."""
    for number, state in enumerate(samples(game, seats, 60)):
        for seat in pending_seats(state):
            twin = state.clone()
            twin.resample(seat, chance.key("twin", number))
            chosen = []
            for true in (state, twin):
                glimpse = true.clone()
                glimpse.resample(seat, chance.key("the same", number))
                chosen.append(int(BOTS["search"](game).choose(glimpse, seat)))
            assert chosen[0] == chosen[1]


def test_the_glimpse_of_a_match_is_not_its_state(game: AnyGame, seats: int) -> None:
    match = random_match(game, seats, 3, 20)
    coming = {chance.key(match.seed, number) for number in range(1000)}
    futures = set()
    for seat in range(seats):
        glimpse = match.glimpse(seat)
        assert glimpse is not match._state
        assert glimpse.random not in coming | {match._state.random}
        assert seen(game, glimpse, seat) == seen(game, match._state, seat)
        assert digest(match.glimpse(seat)) == digest(glimpse)
        futures.add(int(glimpse.random))
        before = match.record()
        for actor in pending_seats(glimpse):
            glimpse.apply(actor, glimpse.legal(actor)[0])
        assert match.record() == before
    assert len(futures) == seats


@pytest.mark.many
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_a_match(game: AnyGame, seats: int, name: str) -> None:
    match = deal_match(game, seats, 0)
    bot = BOTS[name](game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, game.moves[bot.choose(match.glimpse(seat), seat)])
    assert min(match.ranks) == 1
