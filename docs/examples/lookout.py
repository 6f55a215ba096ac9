"""A bot of one's own for `regalia arena`: it looks one move ahead, and prefers what gives it more choice later."""

from regalia.bots.bot import Bot
from regalia.engine.state import State
from regalia.games import AnyGame


class Lookout(Bot):
    def __init__(self, game: AnyGame) -> None:
        self.judge = game.judge

    def choose(self, glimpse: State, seat: int) -> int:
        def worth(action: int) -> tuple[int, int]:
            tried = glimpse.clone()
            tried.apply(seat, action)
            return self.judge.evaluate(tried, seat), len(tried.legal(seat))

        return max(glimpse.legal(seat), key=worth)
