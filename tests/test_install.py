"""What `pip install regalia` gives: the package and its four requirements, alone and far from the source."""

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from regalia._source import SLOW
from tests.packages import BASE, empty_environment, wheel

ROOT = Path(__file__).parents[1]

PLAY = """
import pickle, sys
import regalia
from regalia import bots, games

for name in games.names():
    match = regalia.new(name, seats=2, seed=1)
    bot = bots.make("page", match.game)
    for _ in range(20):
        seat = match.actors[0]
        match.view(seat), match.view(None), match.events(seat), match.brings(seat), match.legal_mask(seat)
        match.play(seat, match.game.moves[bot.choose(match.glimpse(seat), seat)])
    assert regalia.replay(match.record()).position() == match.position()
    assert pickle.loads(pickle.dumps(match)).played == match.played
match = regalia.new("carolus", seats=2, seed=1)
try:
    match.play(match.actors[0], "disc 3")
except regalia.IllegalMove as refused:
    print(refused)
try:
    match.why_not(match.actors[0], "disc 3")
except regalia.MissingExtra as missing:
    print(missing)
print(*sorted({name.partition(".")[0] for name, module in sys.modules.items() if "site-packages" in str(module)}))
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has nothing but these."""
    built = wheel(ROOT, tmp_path_factory.mktemp("wheel"))
    return empty_environment(tmp_path_factory.mktemp("alone"), built)


def ran(python: Path, *arguments: str, code: int = 0) -> tuple[str, str]:
    """What it says, far from the source."""
    done = subprocess.run(
        [python, "-I", *arguments], capture_output=True, text=True, check=False, cwd=python.parent, timeout=60
    )
    assert done.returncode == code, done.stderr
    return done.stdout, done.stderr


def test_the_base_is_four_packages() -> None:
    base = [text for text in metadata.requires("regalia") or () if "extra ==" not in text]
    assert sorted(re.split(r"[<>=]", text)[0].replace("-", "_") for text in base) == list(BASE)


def test_with_four_packages_everything_is_played_and_nothing_said(alone: Path) -> None:
    out, err = ran(alone, "-c", PLAY)
    illegal, missing, loaded = out.splitlines()
    sentence = "whoever speaks in words needs fluent, which is not installed: pip install 'regalia[play]'"
    assert illegal == f"disc 3: it is not allowed now, and {sentence} (C10)"
    assert missing == sentence
    brought = ("regalia", "_distutils_hack")  # the second by the setuptools that come with pip before Python 3.12
    assert {name for name in loaded.split() if not name.startswith(brought)} == set(BASE)
    assert err == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "the command regalia needs typer, which is not installed: pip install 'regalia[play]'"),
        (["serve"], "the command regalia needs typer, which is not installed: pip install 'regalia[play]'"),
    ],
)
def test_the_command_says_what_it_needs(alone: Path, arguments: list[str], sentence: str) -> None:
    assert ran(alone, "-m", "regalia", *arguments, code=2) == ("", f"regalia: {sentence}\n")


MISSING = """
import sys
from importlib.abc import MetaPathFinder

class Without(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Without())
from regalia.cli import main
main({arguments!r})
"""


@pytest.mark.parametrize(
    ("arguments", "package", "what", "extra"),
    [
        (["serve"], "litestar", "regalia serve", "serve"),
        (["think", "--valkey", "redis://127.0.0.1"], "redis", "regalia think", "serve"),
        (["admin", "tables"], "asyncpg", "regalia admin", "serve"),
        (["database", "backup", "copy.db"], "asyncpg", "regalia database", "serve"),
        (["arena", "carolus"], "openskill", "regalia arena", "arena"),
        (["arena", "carolus", "--players", "page,page", "--ray", "local"], "ray", "--ray", "ray"),
        (["simulate", "carolus", "--dataset", "file"], "pyarrow", "regalia simulate --dataset", "data"),
    ],
)
def test_a_missing_extra_is_one_sentence(arguments: list[str], package: str, what: str, extra: str) -> None:
    code = MISSING.format(names=[package], arguments=arguments)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    said = f"regalia: {what} needs {package}, which is not installed: pip install 'regalia[{extra}]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_the_extras_are_those_of_the_docs() -> None:
    page = (ROOT / "docs" / "install.md").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["optional-dependencies"]) == set(re.findall(r"\| `(\w+)` \|", page))


@pytest.mark.parametrize(
    "use",
    [
        "for _ in range(2): bots.make('king', games.find('carolus'))",
        "from regalia.cli import main; main(['simulate', 'carolus', '--games', '1', '--jobs', '2', '--json'])",
    ],
)
def test_rules_that_run_interpreted_say_so_once(use: str) -> None:
    """Where nobody asked for it; `import regalia` alone says nothing."""
    begin = "import os; os.environ.pop('REGALIA_INTERPRETED', None)\nfrom regalia import _source, bots, games\n"
    code = f"{begin}_source.compiled = lambda: False\n{use}\n"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stderr.splitlines()[0] == SLOW
    assert done.stderr.count(SLOW) == 1
