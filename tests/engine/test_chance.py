"""From a seed to generator values."""

from regalia.engine import chance
from regalia.engine.state import step


def test_the_key_of_a_seed_and_number_is_fixed_for_good() -> None:
    """Stored records rely on these very numbers."""
    assert [chance.key("7", number) for number in range(3)] == [
        1990094070247984524,
        1034892991416880207,
        3549656522319140303,
    ]


def test_keys_are_positive_and_fit_the_generator() -> None:
    keys = [chance.key(seed, number) for seed in ("", "a", "ő", "7") for number in range(500)]
    assert all(0 < key <= 2**62 for key in keys)
    assert len(set(keys)) == len(keys)


def test_seed_and_number_do_not_run_together() -> None:
    assert chance.key("1", 23) != chance.key("12", 3)
    assert chance.key("a", 0) != chance.key("a", 1)


def test_fresh_seeds_differ() -> None:
    seeds = {chance.fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)


def test_the_generator_stays_positive_and_does_not_repeat_soon() -> None:
    x = chance.key("generator", 0)
    values = []
    for _ in range(20_000):
        x = int(step(x))
        assert 0 < x < 2**63
        values.append(x)
    assert len(set(values)) == len(values)


def test_the_generators_first_steps_are_fixed_for_good() -> None:
    x, values = 1, []
    for _ in range(3):
        x = int(step(x))
        values.append(x)
    assert values == [2131995753, 4545405890810037009, 2063877263852401804]
