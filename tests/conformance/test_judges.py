"""Every game's judge gives chances that add up, for any table, and leaves the table as it is."""

from importlib import import_module

import pytest
from librt.vecs import vec

from regalia.engine.features import Feature
from regalia.engine.state import State, buffer
from regalia.games import AnyGame
from regalia.testing.play import pending_seats, samples


def chances(game: AnyGame, state: State) -> list[float]:
    out = vec[float]([0.0] * state.seats)
    game.judge.values(state, out)
    return list(out)


def test_chances_of_all_sides_add_up_to_one(game: AnyGame, seats: int) -> None:
    sides = game.sides(seats)
    for state in samples(game, seats, 120):
        before = state.snapshot()
        found = chances(game, state)
        assert state.snapshot() == before
        of_side = {side: found[seat] for seat, side in enumerate(sides)}
        assert all(found[seat] == of_side[side] for seat, side in enumerate(sides)), "team-mates share a chance"
        assert all(0.0 <= each <= 1.0 for each in found)
        assert sum(of_side.values()) == pytest.approx(1.0)
        if not state.pending():
            rewards = vec[float]([0.0] * seats)
            state.rewards(rewards)
            assert found == list(rewards)


def test_actions_are_ordered_by_what_the_seat_may_expect(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 40):
        for seat in pending_seats(state):
            actions = buffer()
            count = state.legal_into(seat, actions)
            out = vec[float]([-1.0] * count)
            before = state.snapshot()
            game.judge.order(state, seat, actions, count, out)
            assert state.snapshot() == before
            assert all(0.0 <= each <= 1.0 for each in out)


def test_every_feature_is_measured_and_said_in_words(game: AnyGame, seats: int) -> None:
    judge = game.judge
    names = list(judge.features)
    assert len(names) == judge.size
    assert judge.features[names[0]]
    room = vec[float]([0.0] * (seats * len(names)))
    felt: set[str] = set()
    for state in samples(game, seats, 240):
        assert 0.0 <= judge.measure(state, room) <= 1.0
        for place, value in enumerate(room):
            assert abs(value) < 50.0, names[place % len(names)]  # scaled; only cumals hoarded by chance go far
            if value:
                felt.add(names[place % len(names)])
    assert len(felt) > len(names) * 0.6, "of the others few show in random play"


def test_the_judge_writes_each_feature_where_it_is_read(game: AnyGame) -> None:
    """Weights, themes and reasons find a feature by its name; the judge writes it to a place of `table.py`."""
    places = vars(import_module(f"regalia.games.{game.name}.table"))
    found = {name: number for name, number in places.items() if name.startswith("FEATURE_")}
    assert found == {Feature(name, "").constant: number for number, name in enumerate(game.judge.features)}
    assert places["MEASURES"] == len(game.judge.features)
