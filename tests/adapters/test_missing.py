"""Where a library is not installed, one sentence says what to do."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "without", "extra"),
    [
        ("adapters.pettingzoo", "pettingzoo", "pettingzoo"),
        ("adapters.gymnasium", "gymnasium", "gymnasium"),
        ("adapters.openspiel", "pyspiel", "openspiel"),
        ("adapters.pettingzoo", "numpy", "pettingzoo"),
        ("adapters.gymnasium", "numpy", "gymnasium"),
        ("adapters.openspiel", "numpy", "openspiel"),
        ("batch", "numpy", "batch"),
    ],
)
def test_an_extra_that_is_not_installed(module: str, without: str, extra: str) -> None:
    program = f"""
import sys, regalia
sys.modules[{without!r}] = None  # as if it were not there
try:
    import regalia.{module}
except regalia.MissingExtra as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    install = f"pip install 'regalia[{extra}]'"
    assert done.stdout.strip() == f"regalia.{module} needs {without}, which is not installed: {install}"
