"""The description of the API holds: whatever is made up from it, the service answers as it says."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.visitor import ME, OPEN, Visitor, finish

EXAMPLES = 8
"""Requests made up for each path; besides, all that its own limits suggest."""

CONFIG = """
headers = {{ Origin = "http://{address}", X-CSRF-Token = "{token}", Cookie = "regalia={secret}" }}
warnings = false

[checks]
# 422 is what can be read and makes no sense: no such game, no such bot.
positive_data_acceptance.expected-statuses = ["2xx", "401", "403", "404", "409", "422"]

[[operations]]
include-path-regex = "^/api/tables/[^/]*(/frames|/course|/analysis|/record|/rematch)?$"
parameters = {{ "path.table" = "{over}" }}

[[operations]]
include-path-regex = "/seats/"
parameters = {{ "path.table" = "{gathering}" }}

[[operations]]
include-path = "/rules/{{game}}/{{name}}"
parameters = {{ "path.game" = "carolus", "path.name" = "en.md" }}

# They end the guest who asks for everything else.
[[operations]]
include-path-regex = "^/api/me/(sign-out|erase)$"
enabled = false

[[operations]]
include-path = "/words/{{game}}/{{name}}"
parameters = {{ "path.game" = "carolus", "path.name" = "en.ftl" }}
"""


@pytest.mark.many
def test_the_description_holds(server: str, tmp_path: Path) -> None:
    config = tmp_path / "schemathesis.toml"
    with Visitor(server) as anna:
        over = finish(anna, anna.make(ME, ME)).table.id
        gathering = anna.make(ME, OPEN, OPEN, OPEN).id
        config.write_text(
            CONFIG.format(
                address=server,
                token=anna.http.headers["x-csrf-token"],
                secret=anna.secret,
                over=over,
                gathering=gathering,
            )
        )
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
        *("run", f"http://{server}/api/schema/openapi.json", "--no-color"),
        *("--max-examples", str(EXAMPLES), "--generation-deterministic"),
    ]
    run = subprocess.run(command, cwd=tmp_path, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_method_that_there_is_not(server: str) -> None:
    """It is told so, rather than being asked for a token."""
    for method, path, allowed in (
        ("POST", "/api/home", {"GET"}),
        ("PUT", "/api/tables", {"GET", "POST"}),
        ("PATCH", "/api/tables/x/seats/0", {"POST", "DELETE"}),
        ("DELETE", "/health", {"GET"}),
        ("TRACE", "/", {"GET"}),
    ):
        response = httpx.request(method, f"http://{server}{path}")
        assert (response.status_code, response.json()["code"]) == (405, "unknown"), (method, path)
        assert set(response.headers["allow"].split(", ")) == allowed
        assert set(httpx.options(f"http://{server}{path}").headers["allow"].split(", ")) == allowed


def test_every_refusal_is_described(server: str) -> None:
    described = httpx.get(f"http://{server}/api/schema/openapi.json").json()["paths"]
    for path, methods in described.items():
        for method, operation in methods.items():
            for status in ("400", "403", "429", "500", "503"):
                schema = operation["responses"][status]["content"]["application/json"]["schema"]
                assert schema["$ref"].endswith("Problem"), (method, path, status)


@pytest.mark.parametrize("name", ["NewTable", "SeatPlan", "TakeSeat", "SeatBot"])
def test_what_takes_no_other_fields_says_so(server: str, name: str) -> None:
    schemas = httpx.get(f"http://{server}/api/schema/openapi.json").json()["components"]["schemas"]
    (found,) = (schema for key, schema in schemas.items() if key.endswith(name))
    assert found["additionalProperties"] is False
