"""Options and sizes for all tests. The rules that tests hold are counted in `tests.rule_coverage`."""

import pytest
from hypothesis import HealthCheck, settings

from tests.rule_coverage import RuleCoverage

settings.register_profile(
    "usual",
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("nightly", settings.get_profile("usual"), max_examples=5000, derandomize=False)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("regalia")
    group.addoption("--nightly", action="store_true", help="large samples: 10,000 random games per player count")
    group.addoption("--write-golden", action="store_true", help="play the golden records anew and write them")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the game's rulebook that the test holds")
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")
    settings.load_profile("nightly" if config.getoption("nightly") else "usual")
