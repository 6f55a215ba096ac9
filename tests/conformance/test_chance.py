"""Dice come from the seed and the number of the action, and from nothing else."""

from hashlib import blake2b

from regalia.engine.record import digest
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.match import Match
from tests.conformance.play import chooser, deal_match, everything, option_sets, play_any, random_match


def key(seed: str, number: int) -> int:
    """Written out once more: stored records rely on it."""
    secret = blake2b(seed.encode(), digest_size=32).digest()
    return (int.from_bytes(blake2b(number.to_bytes(8, "big"), key=secret, digest_size=8).digest(), "big") >> 2) + 1


def test_the_generator_is_keyed_anew_before_every_action(game: AnyGame, seats: int) -> None:
    match = deal_match(game, seats, 0)
    state: State = game.new(seats, option_sets(game, seats)[0], key(match.seed, 0))
    choices = chooser("key", game.name, seats)
    while not match.over:
        play_any(match, choices)
        seat, move = match.played[-1]
        state.random = key(match.seed, len(match.played))
        state.apply(seat, move.action)
        assert digest(state) == digest(match._state)


def test_the_same_seed_gives_the_same_game(game: AnyGame, seats: int) -> None:
    assert everything(random_match(game, seats, 5)) == everything(random_match(game, seats, 5))


def test_another_seed_gives_another_game(game: AnyGame, seats: int) -> None:
    starts = {deal_match(game, seats, 2 * number).position() for number in range(10)}
    assert len(starts) == 10


def test_past_dice_do_not_determine_future_ones(game: AnyGame, seats: int) -> None:
    """Two tables that look and roll alike up to a move part ways after it, because their seeds differ."""
    parted = 0
    for number in range(10):
        state = random_match(game, seats, number, 5)._state
        one, other = Match(game, state.clone(), "one"), Match(game, state.clone(), "other")
        assert one.record().digest == other.record().digest
        choices = chooser("past", number)
        while one.position() == other.position() and not one.over:
            seat = choices.choice(one.actors)
            move = choices.choice(one.moves(seat))
            one.play(seat, move)
            other.play(seat, move)
        parted += one.position() != other.position()
    assert parted == 10
