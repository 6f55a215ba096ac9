"""Whole games between bots: each seat is played by its own bot."""

from mypy_extensions import i64

from regalia import games
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.bots.random import RandomBot
from regalia.engine.chance import SecretDice
from regalia.engine.state import Dice, State

GAME = games.find("carolus")


class Noting(Bot):
    """Plays at random and notes for whom, and on which generator values."""

    def __init__(self) -> None:
        self.inner = RandomBot()
        self.seats: list[int] = []
        self.generators: list[int] = []

    def choose(self, glimpse: State, seat: i64) -> i64:
        self.seats.append(int(seat))
        self.generators.append(int(glimpse.random))
        return self.inner.choose(glimpse, seat)


def test_each_seat_is_played_by_its_bot() -> None:
    bots = [Noting() for _ in range(3)]
    state = GAME.new(3, {}, 5)
    actions = contest(state, [*bots], 1)
    assert not state.pending()
    assert actions == sum(len(bot.seats) for bot in bots)
    for seat, bot in enumerate(bots):
        assert set(bot.seats) == {seat}


def test_every_glimpse_has_a_future_of_its_own() -> None:
    bot = Noting()
    contest(GAME.new(2, {}, 5), [bot, bot], 1)
    assert len(set(bot.generators)) == len(bot.generators)
    assert all(0 < generator < 2**63 for generator in bot.generators)


def test_a_finished_game_needs_no_action() -> None:
    state = GAME.new(2, {}, 5)
    contest(state, [RandomBot(), RandomBot()], 1)
    assert contest(state, [RandomBot(), RandomBot()], 1) == 0


def test_each_action_has_dice_of_its_own_and_is_noted() -> None:
    asked: list[int] = []
    played: list[tuple[int, int]] = []

    def dice(action: int) -> Dice:
        asked.append(action)
        return SecretDice(b"secret", action)

    state = GAME.new(2, {}, 5)
    again = state.clone()
    actions = contest(state, [RandomBot(), RandomBot()], 1, 1000, dice, played)
    assert asked == list(range(1, actions + 1))
    for number, (seat, action) in enumerate(played, 1):
        again.dice = dice(number)
        again.apply(seat, action)
    assert again.snapshot() == state.snapshot()
