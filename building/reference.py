"""Writes docs/reference.md: what programs may call, from the docstrings of the source.

python -m building.reference            writes it
python -m building.reference --check    exits 1 if it is not what would be written

It reads the source and imports nothing of it: compiled classes do not tell their signatures.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "reference.md"

ERRORS = "engine/errors.py"
SECTIONS: tuple[tuple[str, str, tuple[tuple[str, tuple[str, ...]], ...]], ...] = (
    (
        "Playing",
        "Everything here is checked: what cannot be done is refused by one of the errors below.",
        (
            (
                "match/__init__.py",
                (
                    *("new", "load", "replay", "position", "scenario", "scenarios"),
                    *("Match", "Told", "Brings", "Deed", "Consequence", "Forbidden", "Midway", "Step"),
                    *("Observer", "Checked"),
                ),
            ),
            ("engine/game.py", ("Move", "View", "Game", "Option")),
            ("engine/phrase.py", ("Phrase", "Reason")),
            ("engine/events.py", ("Event", "Events")),
            ("engine/record.py", ("Record",)),
            ("games/__init__.py", ("names", "find")),
            ("verify.py", ("verify", "Verified")),
        ),
    ),
    ("Errors", "All of them are a `RegaliaError`, and say in one sentence what was wrong.", ((ERRORS, ()),)),
    (
        "Bots and simulations",
        "A bot sees a glimpse of its seat, never the true table.",
        (
            ("bots/__init__.py", ("make",)),
            ("bots/bot.py", ("Bot",)),
            ("arena/simulate.py", ("simulate", "Plan", "Report", "Score", "Lengths")),
            ("arena/game.py", ("play", "Outcome")),
            ("arena/tournament.py", ("check", "run", "Tournament", "Fixture", "Played")),
            ("arena/summary.py", ("summarise", "Report", "Showing", "Meeting", "Length", "Share")),
        ),
    ),
    (
        "The fast core",
        "Compiled and unchecked: whoever calls it keeps to legal actions.",
        (
            ("engine/state.py", ("State", "Note", "Dice", "Judge")),
            ("engine/judge.py", ("Learned",)),
            ("bots/playout.py", ("play_out",)),
            ("bots/contest.py", ("contest",)),
            ("engine/chance.py", ("key", "commitment", "fresh_seed", "secret", "SecretDice")),
        ),
    ),
    (
        "Words",
        "In English, Hungarian and Russian.",
        (("words.py", ("words", "Words")), ("rulebook.py", ("rulebook", "rules", "contents", "search"))),
    ),
)
HEAD = """\
# Reference

<!-- Written by `python -m building.reference` from the docstrings of the source. -->

What programs may call. Names with a leading underscore, and modules that are not here, may change at any
time. `import regalia` gives what a module here calls `regalia.match`, the errors, and the types that a match
returns, but for the states of the fast core. [Regalia from Python](python.md) shows it in use.
"""

Definition = ast.ClassDef | ast.FunctionDef


def page() -> str:
    """The whole page."""
    return HEAD + "".join(
        f"\n## {title}\n\n{about}\n{''.join(_module(path, names) for path, names in modules)}"
        for title, about, modules in SECTIONS
    )


def described() -> set[str]:
    """The names that the page describes."""
    return {each.name for _, _, modules in SECTIONS for path, names in modules for each in _definitions(path, names)}


def _module(path: str, names: tuple[str, ...]) -> str:
    module = f"regalia.{path.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}"
    return f"\n### `{module}`\n" + "".join(_entry(each) for each in _definitions(path, names))


def _definitions(path: str, names: tuple[str, ...]) -> list[Definition]:
    """Those of these names, in their order; without names, all that are public."""
    body = ast.parse((SOURCE / "regalia" / path).read_text(encoding="utf-8")).body
    found = {each.name: each for each in body if isinstance(each, Definition)}
    if path.endswith("/__init__.py"):
        found |= {each.name: each for taken in body for each in _taken(taken, names)}
    missing = [name for name in names if name not in found]
    if missing:
        raise SystemExit(f"{path} has no {' and no '.join(missing)}, which building/reference.py names")
    return [found[name] for name in names or [name for name in found if not name.startswith("_")]]


def _taken(statement: ast.stmt, names: tuple[str, ...]) -> list[Definition]:
    """Those of these names that a package takes from one of its modules."""
    if not isinstance(statement, ast.ImportFrom) or statement.module is None:
        return []
    found = tuple(alias.name for alias in statement.names if alias.name in names)
    return _definitions(f"{statement.module.removeprefix('regalia.').replace('.', '/')}.py", found) if found else []


def _entry(definition: Definition) -> str:
    if isinstance(definition, ast.FunctionDef):
        return f"\n#### `{_signature(definition)}`\n\n{_about(definition)}\n"
    bases = [ast.unparse(base) for base in definition.bases if ast.unparse(base) not in ("ABC", "NamedTuple")]
    heading = f"class {definition.name}" + (f"({', '.join(bases)})" if bases else "")
    members = "".join(f"- {member}\n" for member in _members(definition))
    return f"\n#### `{heading}`\n\n{_about(definition)}\n" + (f"\n{members}" if members else "")


def _members(definition: ast.ClassDef) -> Iterator[str]:
    """Fields with the docstring below them, properties and methods; the public ones."""
    for each, after in zip(definition.body, [*definition.body[1:], None], strict=True):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.target.id[0] != "_":
            default = "" if each.value is None else f" = {ast.unparse(each.value)}"
            about = _text(after.value) if isinstance(after, ast.Expr) else ""
            yield _line(f"{each.target.id}: {ast.unparse(each.annotation)}{default}", about)
        elif isinstance(each, ast.FunctionDef) and each.name[0] != "_":
            decorators = [ast.unparse(decorator) for decorator in each.decorator_list]
            if any(name.endswith("property") for name in decorators):
                yield _line(f"{each.name}: {ast.unparse(each.returns) if each.returns else 'None'}", _about(each))
            else:
                yield _line(_signature(each), _about(each))


def _line(heading: str, about: str) -> str:
    return f"`{heading}`" + (f": {' '.join(about.split())}" if about else "")


def _signature(function: ast.FunctionDef) -> str:
    arguments = function.args
    if arguments.args and arguments.args[0].arg == "self":
        del arguments.args[0]
    returns = ast.unparse(function.returns) if function.returns else "None"
    return f"{function.name}({ast.unparse(arguments)}) -> {returns}"


def _about(definition: Definition) -> str:
    return ast.get_docstring(definition) or ""


def _text(value: ast.expr) -> str:
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        if not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != page():
            sys.exit("docs/reference.md is not what the docstrings say; write it: python -m building.reference")
    else:
        PAGE.write_text(page(), encoding="utf-8")
