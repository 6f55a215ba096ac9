"""A hint at the terminal: what a strong bot would play, what it expects, and why, in words."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from rich.console import Console

from regalia.advice import LATER, LEVEL, PATIENCE, VICTORY, Advice, Candidate, Expected, Ground, advise, adviser
from regalia.cli.reading import Vocabulary
from regalia.engine.game import Choice
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.words import Words

WIDTH = 20
"""Letters of the bar that shows how long it will still think."""
OFTEN = 0.1
"""Seconds from one drawing of the bar to the next."""


def ask(game: AnyGame, glimpse: State, seat: int, console: Console, words: Words) -> Advice:
    """What the strongest bot says; meanwhile a terminal shows how far it is."""
    if not console.is_terminal:
        return advise(game, glimpse, seat, adviser(game, perf_counter))
    with console.status(words("play-hint-thinks", level=words(f"level-{LEVEL}"))) as status:
        begun = drawn = perf_counter()

        def clock() -> float:
            """The search looks at it again and again: so it can tell how much of its time is gone."""
            nonlocal drawn
            now = perf_counter()
            if now - drawn >= OFTEN:
                drawn = now
                done = min(WIDTH, int(WIDTH * (now - begun) / PATIENCE))
                thinks = words("play-hint-thinks", level=words(f"level-{LEVEL}"))
                status.update(f"{thinks} {'━' * done}{'┄' * (WIDTH - done)}")
            return now

        return advise(game, glimpse, seat, adviser(game, clock))


def lines(
    advice: Advice, seat: int, game: AnyGame, vocabulary: Vocabulary, words: Words, names: Sequence[str]
) -> Iterator[str]:
    """The lines of a hint."""

    def spelled(choice: Choice) -> str:
        return vocabulary.spell(game.parse(choice.move))

    def chance(candidate: Candidate) -> str:
        return f"{spelled(candidate.choice)} ({percent(candidate.chances[seat])})"

    yield words("play-hint", level=words(f"level-{LEVEL}"), move=spelled(advice.best.choice))
    chances = zip(names, advice.best.chances, strict=True)
    yield words("play-hint-expected", listed=", ".join(f"{name} {percent(share)}" for name, share in chances))
    if advice.close:
        yield words("hint-close")
    yield from grounds(advice.reasons, words)
    yield from expected(advice.line, spelled, words, names)
    if advice.alternatives:
        yield words("play-hint-others", listed=", ".join(chance(other) for other in advice.alternatives))


def grounds(reasons: Sequence[Ground], words: Words) -> Iterator[str]:
    """What speaks for a move, and what against it."""
    good = [theme(words, reason.theme, reason.worth) for reason in reasons if reason.worth > 0]
    bad = [theme(words, reason.theme, reason.worth) for reason in reasons if reason.worth < 0]
    if good:
        yield words("play-hint-for", listed=", ".join(good))
    if bad:
        yield words("play-hint-against", listed=", ".join(bad))


def expected(
    line: Sequence[Expected], spelled: Callable[[Choice], str], words: Words, names: Sequence[str]
) -> Iterator[str]:
    """What is expected to follow a move, and what is only a guess."""
    for guess, key in ((False, "play-hint-line"), (True, "play-hint-guess")):
        steps = [
            f"{names[step.seat]}: {words('play-hint-secret') if step.choice is None else spelled(step.choice)}"
            for step in line
            if step.guess == guess
        ]
        if steps:
            yield words(key, listed=" → ".join(steps))


def theme(words: Words, name: str, worth: float) -> str:
    """A theme, and what it is worth in hundredths of winning."""
    said = words(f"hint-{name}" if name in {VICTORY, LATER} else f"theme-{name}")
    sign = "+" if worth > 0 else "\N{MINUS SIGN}"
    return f"{said} {sign}{percent(abs(worth))}"


def percent(share: float) -> str:
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"
