"""Where random numbers start: from a seed to a generator value, the same on every machine."""

from hashlib import blake2b, sha256
from secrets import token_hex


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return token_hex(16)


def commitment(seed: str) -> str:
    """What is shown of a secret seed before the end: it binds whoever shows it, and does not tell the seed."""
    return sha256(seed.encode()).hexdigest()


def key(seed: str, number: int) -> int:
    """The generator value for one numbered action of the game with this secret seed.

    Neighbouring numbers, and past dice, say nothing about it to whoever does not hold the seed.
    """
    secret = blake2b(seed.encode(), digest_size=32).digest()
    digest = blake2b(number.to_bytes(8, "big"), key=secret, digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 2) + 1
