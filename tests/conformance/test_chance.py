"""Dice come from the seed and the number of the action, and from nothing else."""

from regalia.engine import chance
from regalia.engine.chance import SecretDice
from regalia.engine.record import digest
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.match import Match, new
from regalia.testing.play import chooser, deal_match, option_sets, play_any, random_match


class Counted(SecretDice):
    """Counts the draws, and hands out the very same."""

    draws = 0

    def below(self, n: int) -> int:
        Counted.draws += 1
        return super().below(n)


def test_every_draw_of_a_match_is_of_its_action_alone(game: AnyGame, seats: int) -> None:
    match = deal_match(game, seats, 0)
    secret = chance.secret(match.seed)
    state: State = game.new(seats, option_sets(game, seats)[0], 1, Counted(secret, 0))
    assert Counted.draws > 0
    choices = chooser("key", game.name, seats)
    while not match.over:
        play_any(match, choices)
        seat, move = match.played[-1]
        state.dice = SecretDice(secret, len(match.played))
        state.apply(seat, move.action)
        assert digest(state) == digest(match._state)
        assert state.random == 1


def test_every_nonce_changes_the_game(game: AnyGame, seats: int) -> None:
    nonces = [["a"] * seats, *(["a"] * seat + ["b"] + ["a"] * (seats - seat - 1) for seat in range(seats))]
    starts = {new(game.name, seats=seats, seed=3, nonces=given).position() for given in nonces}
    assert len(starts) == seats + 1


def test_no_copy_of_a_table_has_its_dice(game: AnyGame, seats: int) -> None:
    state: State = game.new(seats, option_sets(game, seats)[0], 1)
    state.dice = SecretDice(chance.secret("a secret"), 0)
    assert state.clone().dice is None


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
