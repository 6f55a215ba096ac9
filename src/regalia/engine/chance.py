"""Where chance starts: from a seed to generator values and to secret dice, the same on every machine.

Simulations use the fast generator of `engine.state`, started by `key`. A match draws from
`SecretDice`: whoever knows any number of draws, but not the secret, knows nothing of another one.
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from os import urandom

from regalia.engine.state import Dice

WORD = 2**64


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return urandom(16).hex()


def commitment(seed: str) -> str:
    """What is shown of a secret seed before the end: it binds whoever shows it, and does not tell the seed."""
    return sha256(seed.encode()).hexdigest()


def key(seed: str, number: int) -> int:
    """A value for the fast generator. Neighbouring numbers say nothing about it to whoever has not the seed."""
    secret = blake2b(seed.encode(), digest_size=32).digest()
    digest = blake2b(number.to_bytes(8, "big"), key=secret, digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 2) + 1


def secret(seed: str, nonces: Sequence[str] = ()) -> bytes:
    """The key of all dice of a game: the committed seed, and the nonce of every seat, in order, none run together."""
    mixed = blake2b(digest_size=32, person=b"regalia dice")
    for part in (seed, *nonces):
        encoded = part.encode()
        mixed.update(len(encoded).to_bytes(8, "big") + encoded)
    return mixed.digest()


class SecretDice(Dice):
    """The draws of one action: the n-th is a keyed hash of the action's number and n, and exactly even."""

    def __init__(self, secret: bytes, action: int) -> None:
        self._secret = secret
        self._action = action
        self._drawn = 0

    def below(self, n: int) -> int:
        while True:
            number = self._action.to_bytes(8, "big") + self._drawn.to_bytes(8, "big")
            self._drawn += 1
            word = int.from_bytes(blake2b(number, key=self._secret, digest_size=8).digest(), "big")
            if word < WORD - WORD % n:
                return word % n
