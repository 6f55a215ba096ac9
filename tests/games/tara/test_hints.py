"""Reasons for moves in Tara: what a crown is worth, and which cards are the same."""

from itertools import pairwise

from regalia import games
from regalia.advice import _alike, _Turn
from regalia.bots import make
from regalia.bots.search import Step
from regalia.engine import chance
from regalia.games.tara.state import TaraState
from regalia.testing.play import chooser, deal, pending_seats, steps

TARA = games.find("tara")


def test_the_throne_speaks_for_the_first_crown() -> None:
    """Against every other choice after which the turn ends without a king."""
    compared = 0
    for number in range(24):
        state = TARA.new(2, TARA.complete(2, {}), chance.key("crown", number))
        bot = make("squire", TARA)
        for step in range(600):
            seat = pending_seats(state)[0]
            glimpse = state.clone()
            glimpse.resample(seat, chance.key("glimpse", step))
            action = int(bot.choose(glimpse.clone(), seat))
            if str(TARA.moves[action]).endswith(".K"):
                crowned = _Turn(TARA, glimpse.clone(), seat, [Step(seat, action, 1)]).end
                for other in glimpse.legal(seat):
                    turn = _Turn(TARA, glimpse.clone(), seat, [Step(seat, int(other), 1)]).end
                    king = list(TARA.judge.features).index("king")
                    if turn.rows[seat][king] < crowned.rows[seat][king]:
                        assert turn.worths(crowned, seat)["throne"] > 0
                        compared += 1
                break
            state.apply(seat, action)
    assert compared


def test_stones_of_destiny_are_one_choice() -> None:
    found = different = 0
    for number in range(40):
        for state in steps(deal(TARA, 2, number), chooser("stones", number)):
            assert isinstance(state, TaraState)
            for seat in pending_seats(state):
                cards = [a for a in state.legal(seat) if TARA.moves[a].verb == "card"]
                for one, other in pairwise(cards):
                    first, second = TARA.moves[one], TARA.moves[other]
                    if first.targets[1] != second.targets[1]:
                        continue
                    stones = [state.is_stone(int(move.targets[0]) - 1) for move in (first, second)]
                    if all(stones):
                        assert _alike(TARA, [state], seat, one, other)
                        found += 1
                    elif any(stones):
                        assert not _alike(TARA, [state], seat, one, other)
                        different += 1
        if found > 3 and different > 3:
            return
    raise AssertionError((found, different))
