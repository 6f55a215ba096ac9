"""The greedy bot: it wins against random play, and bids what the cards are worth to it."""

import pytest

from regalia import games
from regalia.bots import make
from regalia.bots.contest import contest
from regalia.bots.random import RandomBot
from regalia.engine import chance
from regalia.match import Match
from tests.games.principe.table import MEDICI, Player, busy, player, table

GAME = games.find("principe")
GAMES = 40


def choice(match: Match, seat: int) -> str:
    return str(GAME.moves[make("squire", GAME).choose(match.glimpse(seat), seat)])


@pytest.mark.many
def test_it_wins_at_least_85_of_100_games_for_two_against_random_play() -> None:
    won = 0
    for number in range(GAMES):
        state = GAME.new(2, {}, chance.key("greedy", number))
        bots = [make("squire", GAME) if seat == number % 2 else RandomBot() for seat in range(2)]
        contest(state, bots, chance.key("greedy against random", number))
        won += state.ranks()[number % 2] == 1
    assert won >= 0.85 * GAMES


def bidding(medici: Player, price: int) -> Match:
    """Visconti has bid so much for one red card, and Medici may answer."""
    return table(
        medici, player(gold=12), player(),
        round=3, phase="bidding", part=2, turn=MEDICI, pile={"red": 1, "blue": 2},
        auction={"colour": "red", "live": [0, 1], "bid": price, "bidder": 1},
    )  # fmt: skip


@pytest.mark.rule("P15")
def test_it_bids_for_a_card_that_completes_a_city_but_not_more_than_leaves_the_gold_for_it() -> None:
    ready = player(hand={"green": 2, "blue": 1, "yellow": 1}, gold=12)
    assert choice(bidding(ready, 1), MEDICI) == "bid 2"
    assert choice(bidding(ready, 9), MEDICI) == "pass"


@pytest.mark.rule("P15")
def test_it_lets_go_of_a_card_that_it_has_no_use_for() -> None:
    useless = player(hand={"red": 6}, gold=9)
    assert choice(bidding(useless, 1), MEDICI) == "pass"


def test_it_builds_when_it_can() -> None:
    match = table(player(hand={"green": 2, "red": 1, "blue": 1, "yellow": 1}, gold=9), busy(), busy())
    assert choice(match, MEDICI) == "build florence"


def test_it_puts_a_shield_where_it_counts_most() -> None:
    match = table(player(up={"blue": 1}), player(shields={"umbria": 4, "veneto": 1}), player(), turn=2)
    match.play(2, "pass")
    assert choice(match, MEDICI) != "shield umbria"  # where a tie at least is out of reach (P35)
