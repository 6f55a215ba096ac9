"""The greedy bot takes what the game's judge likes best."""

from collections import Counter

import pytest

from regalia import games
from regalia.bots import make
from regalia.bots.contest import contest
from regalia.bots.random import RandomBot
from regalia.engine import chance
from tests.games.carolus.table import BLACK, WHITE, player, table
from tests.uniform import chi_square, critical

GAME = games.find("carolus")
GAMES = 60


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """At least 90 % of two-player games with alternating seats; as one side of several it wins most, too."""
    count = GAMES if seats == 2 else 20
    won = 0
    for number in range(count):
        state = GAME.new(seats, GAME.complete(seats, {}), chance.key("greedy against random", number))
        side = number % 2
        mine = [seat for seat in range(seats) if int(state.side(seat)) == side]
        bots = [make("squire", GAME) if seat in mine else RandomBot() for seat in range(seats)]
        contest(state, bots, chance.key("glimpses", number))
        won += state.ranks()[mine[0]] == 1 and state.ranks().count(1) == len(mine)
    assert won >= 0.9 * count


def test_it_takes_a_win_at_hand() -> None:
    match = table(
        player(disc=3, court={"red": 1}),
        player(disc=4),
        land={"3": {"red": 1}},
        castles={"5-9": WHITE, "11-14": WHITE},
    )
    bot = make("squire", GAME)
    assert str(GAME.moves[bot.choose(match.glimpse(WHITE), WHITE)]) == "emperor 2"


def test_it_does_not_hand_the_win_to_another() -> None:
    match = table(
        player(disc=3, court={"blue": 1}),
        player(disc=4, court={"red": 1}),
        land={"3": {"red": 1}},
        castles={"5-9": BLACK, "11-14": BLACK},
    )
    bot = make("squire", GAME)
    for number in range(20):
        glimpse = match._state.clone()
        glimpse.resample(WHITE, chance.key("no gift", number))
        assert str(GAME.moves[bot.choose(glimpse, WHITE)]) != "emperor 2"


def test_equally_good_moves_have_equal_chances() -> None:
    match = table(player(), player())
    bot = make("squire", GAME)
    values = {}
    for action in match._state.legal(WHITE):
        tried = match._state.clone()
        tried.apply(WHITE, action)
        values[action] = int(GAME.judge.evaluate(tried, WHITE))
    best = [action for action, value in values.items() if value == max(values.values())]
    assert len(best) > 1
    chosen: Counter[int] = Counter()
    for number in range(1000):
        glimpse = match._state.clone()
        glimpse.resample(WHITE, chance.key("equals", number))
        chosen[int(bot.choose(glimpse, WHITE))] += 1
    assert set(chosen) == set(best)
    assert chi_square(chosen, dict.fromkeys(best, 1.0)) < critical(len(best) - 1)
