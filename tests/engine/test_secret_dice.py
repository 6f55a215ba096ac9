"""Dice of a match: even, the same everywhere, and no draw tells anything of another."""

from collections import Counter
from hashlib import blake2b

import pytest

from regalia.engine import chance
from regalia.engine.chance import SecretDice
from regalia.engine.state import step
from tests.engine.lattice import MODULUS, WORD, generator_after
from tests.uniform import chi_square, critical

SEEN = [*range(32, 14, -1)]
"""The faces of the draws that somebody sees: eighteen of 32 cards of Rival Kings."""
HIDDEN = [*range(14, 0, -1)]
"""Those of the draws that nobody shall know: the other fourteen."""


@pytest.mark.many
def test_the_old_generator_tells_its_draws() -> None:
    """The attack that secret dice are for: the cards that one may see give away those that one may not."""
    broken = 0
    for game in range(6):
        x = chance.key("attack", game)
        drawn = []
        for n in (*SEEN, *HIDDEN):
            x = int(step(x))
            drawn.append((x & 0xFFFFFFFF) * n >> 32)
        broken += guess(drawn[: len(SEEN)]) == drawn[len(SEEN) :]
    assert broken == 6


@pytest.mark.many
def test_the_same_attack_learns_nothing_from_secret_dice() -> None:
    right = chances = 0
    for game in range(6):
        dice = SecretDice(chance.secret(f"attack {game}"), 0)
        drawn = [dice.below(n) for n in (*SEEN, *HIDDEN)]
        guessed = guess(drawn[: len(SEEN)])
        pairs = zip(guessed, drawn[len(SEEN) :], HIDDEN, strict=True)
        right += sum(one == other for one, other, n in pairs if n > 4)
        chances += sum(n > 4 for n in HIDDEN)
    assert right <= chances / 4  # by chance alone about one in nine


def guess(drawn: list[int]) -> list[int]:
    """What the fast generator would have drawn next, worked out of what it drew."""
    x = generator_after(drawn, SEEN)
    for _ in range(len(SEEN) - 2):
        x = int(step(x))
    guessed = []
    for n in HIDDEN:
        x = int(step(x))
        guessed.append((x & 0xFFFFFFFF) * n >> 32)
    return guessed


def test_the_modulus_is_that_of_the_generator() -> None:
    x = chance.key("modulus", 0)
    for _ in range(20):
        following = int(step(x))
        assert following * WORD % MODULUS == x % MODULUS
        x = following


def test_draws_are_even() -> None:
    for n in (2, 3, 6, 7, 36):
        dice = [SecretDice(chance.secret("even"), action) for action in range(3000)]
        drawn = Counter(die.below(n) for die in dice)
        again = Counter(die.below(n) for die in dice)
        for counted in (drawn, again):
            assert chi_square(counted, dict.fromkeys(range(n), 1.0)) < critical(n - 1)


def test_draws_of_one_action_do_not_follow_each_other() -> None:
    pairs = Counter[tuple[int, int]]()
    for action in range(6000):
        dice = SecretDice(chance.secret("pairs"), action)
        pairs[dice.below(6), dice.below(6)] += 1
    assert chi_square(pairs, {(a, b): 1.0 for a in range(6) for b in range(6)}) < critical(35)


def test_a_draw_is_a_keyed_hash_of_action_and_draw() -> None:
    """Written out once more: stored games rely on it."""
    secret = chance.secret("seven", ["a", "b"])
    dice = SecretDice(secret, 3)
    for number in range(5):
        place = (3).to_bytes(8, "big") + number.to_bytes(8, "big")
        word = int.from_bytes(blake2b(place, key=secret, digest_size=8).digest(), "big")
        assert dice.below(10) == word % 10


def test_the_secret_of_a_seed_is_fixed_for_good() -> None:
    assert chance.secret("7").hex() == "390288bccd1f0fa933c8e970d55e05eddce1d36ad2a049b5a147301b066cf03c"
    assert chance.secret("7", ["a", "b"]).hex() == "0ab35a9afeaa9a421cb7fddc4a89f374712fd87e6d62e2e3fc45d25d3667051b"


def test_seed_and_nonces_do_not_run_together() -> None:
    secrets = [
        chance.secret("ab"),
        chance.secret("a", ["b"]),
        chance.secret("", ["ab"]),
        chance.secret("a", ["", "b"]),
        chance.secret("a", ["b", ""]),
        chance.secret("b", ["a"]),
    ]
    assert len(set(secrets)) == len(secrets)
