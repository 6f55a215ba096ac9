"""What runs in a bot's process: glimpses in as numbers, moves or advice out, one line of JSON each.

It ends when the service closes its input, or is killed; it never holds a true state or a seed. The bots that were
asked last stay, so that what they have thought out for a turn serves its next steps too.
"""

import os
import signal
import sys
import traceback
from collections import OrderedDict
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from regalia import bots, games
from regalia.advice import Advice, advise, adviser, thoughts
from regalia.bots.bot import Bot
from regalia.bots.levels import budget
from regalia.engine.errors import InvalidSnapshot
from regalia.engine.state import State
from regalia.games import AnyGame

LONGEST = 120
"""Seconds that one thought can take in any case: nobody else ends a process whose service was killed."""
NICE = 5
"""By how much a bot gives way to the service where both want the same core."""
KEPT = 32
"""Bots that stay, with what they remember."""


class Glimpse(NamedTuple):
    """All that a bot gets: the numbers of a table with everything resampled that its seat cannot know."""

    table: str
    game: str
    rules: int
    bot: str
    seat: int
    key: int
    numbers: list[int]
    effort: float = 1.0
    """As `Bot.effort` has it."""
    advise: bool = False
    """It shall say why: for a hint to the player of the seat."""
    ponder: bool = False
    """Only what is worth a thought is asked for: which bot it is makes no difference."""


class Thought(msgspec.Struct, frozen=True):
    """A move in notation, advice, or what is worth a thought; or what went wrong and where, without any values."""

    move: str | None = None
    advice: Advice | None = None
    themes: tuple[str, ...] | None = None
    trouble: str | None = None


def think(glimpse: Glimpse) -> str:
    """The bot's move."""
    game, state = _laid_out(glimpse)
    who = (glimpse.table, glimpse.seat, glimpse.game, glimpse.bot)
    bot = _kept.pop(who, None) or bots.make(glimpse.bot, game)
    bot.effort = glimpse.effort
    action = bot.choose(state, glimpse.seat)
    _kept[who] = bot  # one that has failed is made anew
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return str(game.moves[int(action)])


def explain(glimpse: Glimpse) -> Advice:
    """What the bot would play, and why."""
    game, state = _laid_out(glimpse)
    bot = adviser(game, perf_counter, budget(glimpse.bot, game.name))
    bot.effort = glimpse.effort
    return advise(game, state, glimpse.seat, bot)


def ponder(glimpse: Glimpse) -> tuple[str, ...]:
    """In what the legal moves differ most."""
    game, state = _laid_out(glimpse)
    return thoughts(game, state, glimpse.seat)


def _laid_out(glimpse: Glimpse) -> tuple[AnyGame, State]:
    game = games.find(glimpse.game)
    if glimpse.rules != game.rules_version:
        raise InvalidSnapshot(
            f"the numbers are of version {glimpse.rules} of {game.name}, and this process plays {game.rules_version}"
        )
    state = game.unpack(glimpse.numbers)
    state.random = glimpse.key
    return game, state


_kept: OrderedDict[tuple[str, int, str, str], Bot] = OrderedDict()
"""The bots that stay, by table, seat, game and name; the one that was asked last is the last."""


def answer(glimpse: Glimpse) -> Thought:
    try:
        if glimpse.ponder:
            return Thought(themes=ponder(glimpse))
        return Thought(advice=explain(glimpse)) if glimpse.advise else Thought(move=think(glimpse))
    except InvalidSnapshot as error:  # it tells how many numbers there are, and none of them
        return Thought(trouble=f"{type(error).__name__}: {error}")
    except Exception as error:  # noqa: BLE001 -- whatever a bot raises, its process goes on
        last = traceback.extract_tb(error.__traceback__)[-1]
        # Not the message: it may name the bot's cards
        return Thought(trouble=f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}")


def main() -> None:
    os.nice(NICE)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb", 0) as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
        read = msgspec.json.Decoder(Glimpse).decode
        for line in sys.stdin.buffer:
            # Its default action needs no Python: it ends compiled code too, which runs no handlers
            signal.alarm(LONGEST)
            answers.write(msgspec.json.encode(answer(read(line))) + b"\n")
            signal.alarm(0)


if __name__ == "__main__":
    main()
