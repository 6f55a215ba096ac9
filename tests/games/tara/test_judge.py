"""Tara's judge looks on to the end of an action, where the search asks what to try first."""

from itertools import islice

import pytest
from librt.vecs import vec

from regalia import games
from regalia.engine.state import State, buffer
from regalia.games.tara.state import TaraState
from regalia.games.tara.table import ANCHORING, CHOOSING, DECIDER, PHASE, PLACING
from regalia.testing.play import chooser, deal, steps

GAME = games.find("tara")
ACTIONS = buffer()
HOPES = vec[float]([0.0] * len(ACTIONS))


def hopes(state: State, seat: int) -> dict[int, float]:
    count = state.legal_into(seat, ACTIONS)
    GAME.judge.order(state, seat, ACTIONS, count, HOPES)
    return {int(ACTIONS[n]): HOPES[n] for n in range(count)}


def test_a_card_is_as_promising_as_the_best_that_can_be_done_with_it() -> None:
    seen: list[float] = []
    for state in islice(steps(deal(GAME, 2, 0), chooser("cards")), 60):
        assert isinstance(state, TaraState)
        seat = int(state.t[DECIDER])
        if state.t[PHASE] != CHOOSING:
            continue
        for action, hope in hopes(state, seat).items():
            after = state.clone()
            assert isinstance(after, TaraState)
            after.apply(seat, action)
            if after.t[PHASE] in (ANCHORING, PLACING):
                assert hope == pytest.approx(max(hopes(after, seat).values()))
                seen.append(hope)
    assert len(set(seen)) > 5, "cards are told apart before anything is done with them"
