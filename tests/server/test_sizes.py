"""No function of the service is so long, and no class, that it cannot be read at once."""

import ast
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "regalia" / "server"
MODULES = [path for path in SERVER.rglob("*.py") if path.parent.name != "store"]
FUNCTION, CLASS = 60, 300
LONGER = {
    "application": 90,  # the list of all that is answered, one by one
}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SERVER)))
def test_nothing_is_too_long_to_read(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            most = LONGER.get(node.name, CLASS if isinstance(node, ast.ClassDef) else FUNCTION)
            assert node.end_lineno - node.lineno < most, node.name
