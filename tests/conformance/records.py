"""Random records of every game, as digests: run with and without `REGALIA_INTERPRETED=1`, it must say the same.

python -m tests.conformance.records 5        five games for every number of players
"""

import json
import sys
from hashlib import blake2b

import regalia.engine.state
from regalia import games
from regalia.engine.record import write_record
from regalia.testing.play import random_match


def mode() -> str:
    return "interpreted" if str(regalia.engine.state.__file__).endswith(".py") else "compiled"


def records(count: int) -> dict[str, str]:
    """The digest of each record, by game, seats and number."""
    return {
        f"{name}-{seats}-{number}": blake2b(
            write_record(random_match(games.find(name), seats, number).record()).encode(), digest_size=16
        ).hexdigest()
        for name in games.names()
        for seats in games.find(name).seats
        for number in range(count)
    }


if __name__ == "__main__":
    print(json.dumps({"mode": mode(), "records": records(int(sys.argv[1]))}))
