"""For those who write searches: what seats may know without copies, and a state that takes nothing for granted."""

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import regalia
from regalia import bots, games
from regalia.engine.state import zeros
from regalia.testing.play import pending_seats


def resident() -> int:
    """Bytes of memory that this process holds."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096


@pytest.mark.parametrize("name", games.names())
def test_an_observer_tells_what_the_table_does(name: str) -> None:
    game = games.find(name)
    match = regalia.new(game, seats=game.seats[-1], seed=1)
    state = match.glimpse(0)
    observer = regalia.Observer(game, match.seats)
    for seat in range(match.seats):
        expected = zeros(len(observer.names))
        state.observe(seat, expected)
        assert list(observer(state, seat)) == list(expected)
        assert observer(match, seat) is observer(state, seat), "the same room, filled anew"
    assert observer.names == game.observation(match.seats)


def test_what_an_observer_gives_cannot_be_written_to() -> None:
    match = regalia.new("carolus", seats=2, seed=1)
    seen = regalia.Observer("carolus", seats=2)(match, 0)
    with pytest.raises(TypeError):
        seen[0] = 1


def test_numpy_sees_it_without_a_copy() -> None:
    np = pytest.importorskip("numpy")
    match = regalia.new("carolus", seats=2, seed=1)
    observer = regalia.Observer("carolus", seats=2)
    seen = np.asarray(observer(match, 0))
    before = seen.copy()
    assert (seen.dtype, seen.flags.writeable) == (np.int64, False)
    match.play(match.actors[0], match.moves(match.actors[0])[0])
    while (seen == before).all():
        match.play(match.actors[0], match.moves(match.actors[0])[0])
        observer(match, 0)


def test_observations_take_no_memory(request: pytest.FixtureRequest) -> None:
    """20,000 of Tara, a fresh vec for each, took 86 MB; nightly it is a million of each game."""
    times = 1_000_000 if request.config.getoption("nightly") else 20_000
    for name in games.names():
        match = regalia.new(name, seats=games.find(name).seats[-1], seed=1)
        state, observer = match.glimpse(0), regalia.Observer(name, match.seats)
        for _ in range(1000):
            observer(state, 0)
        gc.collect()
        before = resident()
        for _ in range(times):
            observer(state, 0)
        assert resident() - before < 4_000_000


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (lambda observer, match: observer(match, 2), "there is no seat 2; expected 0 or 1"),
        (lambda observer, match: observer(match, "0"), "there is no seat '0'; expected 0 or 1"),
        (lambda observer, match: observer(regalia.new("carolus", seats=3), 0), "carolus with 2 seats, not for <Match"),
        (lambda observer, match: observer(regalia.new("tara", seats=2), 0), "carolus with 2 seats, not for <Match"),
        (lambda observer, match: observer(5, 0), "for tables of carolus with 2 seats, not for 5"),
        (lambda observer, match: regalia.Observer(5, 2), "there is no game 5; expected carolus"),  # type: ignore[arg-type]
        (lambda observer, match: regalia.Checked(5, match.glimpse(0)), "a state of it, not 5 and <"),  # type: ignore[arg-type]
        (lambda observer, match: regalia.Checked(match.game, 6), "not <Game carolus> and 6"),  # type: ignore[arg-type]
        (lambda observer, match: regalia.Observer("carolus", 7), "carolus is for 2, 3 or 4 players, not 7"),
        (lambda observer, match: regalia.Observer("chess", 2), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_observed(wrong: Callable[[Any, Any], object], complaint: str) -> None:
    match = regalia.new("carolus", seats=2, seed=1)
    with pytest.raises(regalia.RegaliaError, match=complaint):
        wrong(regalia.Observer("carolus", 2), match)


# A state that checks


@pytest.mark.parametrize("name", games.names())
def test_a_checked_state_plays_as_the_fast_one(name: str) -> None:
    game = games.find(name)
    state = game.new(2, game.complete(2, {}), 5)
    checked = regalia.Checked(game, state.clone())
    state.random = checked.random = 7
    for _ in range(200):
        if not state.pending():
            break
        seat = pending_seats(state)[0]
        assert checked.legal(seat) == state.legal(seat)
        action = state.legal(seat)[-1]
        state.apply(seat, action)
        checked.clone().apply(seat, action)
        checked.apply(seat, action)
    assert checked.snapshot() == state.snapshot()


def finished() -> regalia.Checked:
    game = games.find("carolus")
    state = game.new(2, {}, 5)
    state.play_on(10**6)
    return regalia.Checked(game, state)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (lambda state: state.apply(0, 5000), "carolus has no action 5000; expected 0 to 94"),
        (lambda state: state.apply(0, -7), "carolus has no action -7; expected 0 to 94"),
        (lambda state: state.apply(0, "disc 1"), "carolus has no action 'disc 1'; expected 0 to 94"),
        (lambda state: state.apply(0, 0), r"action 0 \(disc 1\) is not legal for seat 0 now"),
        (lambda state: state.apply(1, 5), "seat 1 has nothing to decide: it is up to seat 0"),
        (lambda state: state.apply(7, 5), "there is no seat 7; expected 0 or 1"),
        (lambda state: state.pick(1), "seat 1 has nothing to decide"),
        (lambda state: state.legal(-1), "there is no seat -1"),
        (lambda state: state.points("0"), "there is no seat '0'"),
        (lambda state: state.ranks(), "the game is not over"),
        (lambda state: state.rank(0), "the game is not over"),
        (lambda state: state.winners(), "the game is not over"),
        (lambda state: state.resample(0, 0), "a generator value is 1 or more, not 0"),
        (lambda state: state.resample(2, 5), "there is no seat 2"),
        (lambda state: state.observe(0, zeros(3)), "numbers, and there is room for 3"),
        (lambda state: finished().apply(0, 5), "the game is over: nobody has anything to decide"),
    ],
)
def test_what_a_checked_state_refuses(wrong: Callable[[Any], object], complaint: str) -> None:
    game = games.find("carolus")
    state = regalia.Checked(game, game.new(2, {}, 5))
    before = state.snapshot()
    assert pending_seats(state._state) == [0]
    with pytest.raises(regalia.RegaliaError, match=complaint):
        wrong(state)
    assert state.snapshot() == before


def test_a_checked_state_gives_the_end() -> None:
    over = finished()
    assert sorted(over.ranks()) == [1, 2]
    assert over.rank(0) in (1, 2)
    assert over.winners() > 0


# Wrong types

MATCH = regalia.new("carolus", seats=2, seed=1)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (lambda: regalia.new(["carolus"], seats=2), r"there is no game \['carolus'\]"),  # type: ignore[call-overload]
        (lambda: regalia.new("carolus", seats="2"), "2, 3 or 4 players, not '2'"),  # type: ignore[call-overload]
        (lambda: regalia.new("carolus", seats=2.0), "2, 3 or 4 players, not 2.0"),  # type: ignore[call-overload]
        (lambda: regalia.new("carolus", seats=2, options=5), "options are a mapping of names to values, not 5"),  # type: ignore[call-overload]
        (lambda: regalia.new("carolus", seats=2, nonces="ab"), "nonces are a list of texts"),
        (lambda: regalia.new("carolus", seats=2, nonces=5), "nonces are a list of texts"),  # type: ignore[call-overload]
        (lambda: regalia.new("carolus", seats=2, colours=5), "colours are a list of numbers"),  # type: ignore[call-overload]
        (lambda: MATCH.rewound("1"), "cannot be rewound to '1'"),  # type: ignore[arg-type]
        (lambda: MATCH.save(5), "a file is named by a text or a Path, not 5"),  # type: ignore[arg-type]
        (lambda: MATCH.game.parse(5), "a move is a text or a Move, not 5"),  # type: ignore[arg-type]
        (lambda: regalia.load(5), "a file is named by a text or a Path, not 5"),  # type: ignore[arg-type]
        (lambda: regalia.replay("game.json"), "expected a Record.*not 'game.json'"),  # type: ignore[arg-type]
        (lambda: bots.make("king", "carolus"), "such as match.game, not 'king' and 'carolus'"),  # type: ignore[arg-type]
    ],
)
def test_a_wrong_type_gets_a_sentence(wrong: Callable[[], object], complaint: str) -> None:
    with pytest.raises(regalia.RegaliaError, match=complaint):
        wrong()
