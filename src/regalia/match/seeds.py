"""Seeds, nonces and the dice of a match that come from them."""

from collections.abc import Sequence
from itertools import pairwise

from regalia.engine import chance
from regalia.engine.errors import InvalidOption, InvalidRecord
from regalia.engine.game import Options, listed
from regalia.engine.state import State
from regalia.games import AnyGame

MOST_SEED = 100
"""Characters of a seed, and of what a player adds to it."""
MOST_OFFSET = 2**32
"""How far the numbers of dice can be ahead of those of their moves."""

Redrawn = tuple[tuple[int, int], ...]
"""Where a game was rewound: pairs of a number of moves and the offset of the dice from there on."""


def seed_text(seed: int | str | None) -> str:
    """A seed as it is kept; a fresh one for None. InvalidOption unless it is a number or a short text."""
    if seed is None:
        return chance.fresh_seed()
    known = isinstance(seed, int | str) and not isinstance(seed, bool)
    text = "" if isinstance(seed, int) and abs(seed) >= 10**100 else str(seed)
    if not known or not 1 <= len(text) <= MOST_SEED or not text.isprintable():
        raise InvalidOption(f"the seed is a number or a text of 1 to {MOST_SEED} printable characters")
    return text


def check_nonces(nonces: Sequence[str], seats: int) -> None:
    if isinstance(nonces, str) or not isinstance(nonces, Sequence):
        raise InvalidOption(f"nonces are a list of texts, one for each seat, not {nonces!r}")
    if len(nonces) not in (0, seats):
        raise InvalidOption(f"there are {len(nonces)} nonces for {seats} seats; expected one for each, or none")
    if not all(isinstance(nonce, str) and len(nonce) <= MOST_SEED and nonce.isprintable() for nonce in nonces):
        raise InvalidOption(f"a nonce is a text of at most {MOST_SEED} printable characters")


def check_redrawn(redrawn: Sequence[tuple[int, int]]) -> Redrawn:
    """The same as a tuple; InvalidRecord unless moves and offsets rise."""
    marks = [(-1, 0), *redrawn]
    if not all(
        number > known and MOST_OFFSET >= offset > before for (known, before), (number, offset) in pairwise(marks)
    ):
        raise InvalidRecord(f"its dice were drawn anew at {listed(list(redrawn))}; expected numbers that rise")
    return tuple(redrawn)


def dice_offset(redrawn: Sequence[tuple[int, int]], moves: int) -> int:
    """What is added to the number of the next move, after so many, for the number of its dice."""
    return next((offset for number, offset in reversed(redrawn) if number <= moves), 0)


def set_up(game: AnyGame, seats: int, options: Options, seed: str, nonces: Sequence[str]) -> State:
    """The table of a fresh game."""
    complete = game.complete(seats, options)
    check_nonces(nonces, seats)
    state: State = game.new(seats, complete, 1, chance.SecretDice(chance.secret(seed, nonces), 0))
    return state


def give_dice(state: State, seed: str, nonces: Sequence[str], number: int) -> None:
    """Let a state draw from the dice of the action with this number."""
    state.dice = chance.SecretDice(chance.secret(seed, nonces), number)
