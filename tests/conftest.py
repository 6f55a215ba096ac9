"""Options and sizes for all tests. The rules that tests hold are counted in `tests.rule_coverage`."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from regalia._source import compiled
from tests.rule_coverage import RuleCoverage

TESTS = Path(__file__).parent
if not compiled():
    os.environ["REGALIA_INTERPRETED"] = "1"  # whoever runs them so knows that they are slow
BROWSER = TESTS / "browser"
RULES = ("engine", "games", "bots", "conformance", "test_batch.py", "test_learn.py", "test_match.py")
"""Where it can matter whether the rules run compiled or interpreted."""
UNMEASURED = (
    "client",
    "server/test_faults.py",
    "server/test_killed.py",
    "server/test_kings.py",
    "server/test_openapi.py",
    "server/test_secrets.py",
    "test_build.py",
    "test_glossary.py",
    "test_rule_coverage.py",
)
"""What these run of the source, others run too: they run without `coverage`, which would make them twice as slow."""
PARTS = ("rules", "unmeasured", "others")

settings.register_profile(
    "usual",
    max_examples=60 if compiled() else 20,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("nightly", settings.get_profile("usual"), max_examples=5000, derandomize=False)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("regalia")
    group.addoption("--nightly", action="store_true", help="large samples: 10,000 random games per player count")
    group.addoption("--browser", action="store_true", help="the tests in the browser, and only these")
    group.addoption("--rules", action="store_true", help="only the tests of the rules, the bots and the match")
    group.addoption("--unmeasured", action="store_true", help="only those that need not be measured; also with --rules")
    group.addoption("--others", action="store_true", help="only the tests that these leave out")
    group.addoption("--write-golden", action="store_true", help="play the golden records anew and write them")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of the game's rulebook that the test holds")
    config.addinivalue_line(
        "markers", "many: takes so long that it runs where the rules are compiled, and interpreted only nightly"
    )
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")
    settings.load_profile("nightly" if config.getoption("nightly") else "usual")


def part(path: Path) -> str:
    """Which of the parts a file of tests belongs to."""
    for name, paths in (("rules", RULES), ("unmeasured", UNMEASURED)):
        if any(path.is_relative_to(TESTS / one) for one in paths):
            return name
    return "others"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The tests in the browser need a built client and chromium: they run on request, apart from the others."""
    if collection_path in BROWSER.parents:
        return None
    wanted = [name for name in PARTS if config.getoption(name)]
    if wanted and collection_path.is_file() and part(collection_path) not in wanted:
        return True
    return None if collection_path.is_relative_to(BROWSER) == config.getoption("browser") else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The same source plays the same games interpreted (`conformance/test_modes.py`), only many times slower."""
    if compiled() or config.getoption("nightly"):
        return
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("many")])
    items[:] = [item for item in items if not item.get_closest_marker("many")]
