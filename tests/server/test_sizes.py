"""No function of the service is so long, and no class, that it cannot be read at once."""

import ast
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "regalia" / "server"
MODULES = list(SERVER.rglob("*.py"))
FUNCTION, CLASS = 60, 300


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_nothing_is_too_long_to_read(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            most = CLASS if isinstance(node, ast.ClassDef) else FUNCTION
            assert node.end_lineno - node.lineno < most, node.name
