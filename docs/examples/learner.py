"""A learner in a page: a linear policy for all seats, which makes what winners did more likely.

python docs/examples/learner.py rivals 400
"""

import sys

import numpy as np

from regalia.batch import Batch, Spread


class Learner:
    def __init__(self, game: str, tables: int = 128, rate: float = 0.01) -> None:
        self.batch = Batch(game, seats=2, tables=tables, seed=1)
        self.spread, self.chance, self.rate = Spread(self.batch.numbers), np.random.default_rng(1), rate
        self.weights = np.zeros((self.spread.width, self.batch.masks.shape[1]), np.float32)
        self.steps: list[list[tuple[np.ndarray, int, int, np.ndarray]]] = [[] for _ in range(tables)]

    def choose(self, batch: Batch) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """What is observed at each table, how likely each action is made there, and one drawn by that."""
        seen = np.minimum(self.spread(batch.observations), 20) / 5
        scores = np.where(batch.masks == 1, seen @ self.weights, -np.inf)
        likely = np.exp(scores - scores.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        return seen, likely, (likely.cumsum(1) > self.chance.random((len(likely), 1))).argmax(1)

    def learn(self) -> int:
        """Play a decision at each table, and learn from the games that it ended; how many these were."""
        actors, (seen, likely, actions) = self.batch.actors.copy(), self.choose(self.batch)
        ended = self.batch.step(actions)
        for table, steps in enumerate(self.steps):
            steps.append((seen[table], int(actors[table]), int(actions[table]), likely[table]))
            if self.batch.ended[table]:
                for what, who, done, chances in steps:
                    better = -chances
                    better[done] += 1
                    self.weights += np.outer(what, better * self.rate * (self.batch.rewards[table, who] - 0.5))
                steps.clear()
        return ended

    def against_chance(self, games: int) -> float:
        """The share of so many games that the first seat wins against random actions."""
        batch, won, played = Batch(self.batch.game, seats=2, tables=games, seed=2), 0.0, 0
        over = np.zeros(games, bool)  # the first game of each table counts: no short ones are preferred
        while not over.all():
            batch.step(np.where(batch.actors == 0, self.choose(batch)[2], batch.random_actions()))
            first = (batch.ended == 1) & ~over
            won, played, over = won + batch.rewards[first, 0].sum(), played + int(first.sum()), over | first
        return float(won / played)


if __name__ == "__main__":
    learner, steps = Learner(sys.argv[1]), int(sys.argv[2])
    print("before:", learner.against_chance(400))
    print("games:", sum(learner.learn() for _ in range(steps)))
    print("after:", learner.against_chance(400))
