"""Where a library is not installed, one sentence says what to do."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "without", "said"),
    [
        (
            "pettingzoo",
            "pettingzoo",
            "PettingZoo is not installed, which this needs: pip install 'regalia[pettingzoo]'",
        ),
        ("gymnasium", "gymnasium", "Gymnasium is not installed, which this needs: pip install 'regalia[gymnasium]'"),
        ("openspiel", "pyspiel", "OpenSpiel is not installed, which this needs: pip install 'regalia[openspiel]'"),
        ("seated", "numpy", "numpy is not installed, which this needs: pip install 'regalia[gymnasium]'"),
    ],
)
def test_an_extra_that_is_not_installed(module: str, without: str, said: str) -> None:
    program = f"""
import sys
sys.modules[{without!r}] = None  # as if it were not there
try:
    import regalia.adapters.{module}
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == said
