"""Everything is killed or cut, one after another, while people play. A hundred times with `--nightly`."""

import subprocess
import sys

import pytest

from tests.server import cable
from tests.server.faults import KINDS, suffer

pytestmark = pytest.mark.many


def test_faults_under_load(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("nightly"):  # where nothing else runs: it is held to its seconds, too
        cut = ["--namespaces"] if cable.possible() else []
        subprocess.run([sys.executable, "-m", "tests.server.faults", *cut], check=True, timeout=3600)
    else:
        found = suffer(len(KINDS), players=2, away=1)
        assert found.moves > 0
        assert set(found.times) == set(KINDS)
