"""The steps of docs/first-evening.md, line by line, in an empty Debian; and those of the Containerfile.

    python -m tests.server.first_evening [SUITE ...]
    python -m tests.server.first_evening container

A root of each suite (bookworm and trixie, unless given) is made by debootstrap, the source as it is committed is put
where the page says, and every block of the page runs there. No systemd runs in such a root: `systemctl` starts what
the unit would start, with its environment, and looks at Caddy's file. It needs root, debootstrap and a network, and
takes some ten minutes a suite. The steps of the Containerfile run in a root of trixie, whose Python is of the same
version as that of the image: no registry is asked.
"""

import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PAGE: Final = ROOT / "docs" / "first-evening.md"
CONTAINER: Final = ROOT / "deploy" / "Containerfile"
SUITES: Final = ("bookworm", "trixie")
NAME: Final = "localhost"
"""A name that the machine has without asking anybody."""
SOURCE: Final = "usr/local/src/regalia"
TRUSTED: Final = "etc/trusted.crt"
"""Whom this machine trusts: it may have a proxy of its own."""
DEBIAN: Final = "http://deb.debian.org/debian"
SYSTEMCTL: Final = r"""#!/bin/sh
# Does what systemd would do with the unit, as far as there is no systemd.
set -eu
case "$*" in
"enable --now regalia")
    install -d -m 700 /var/lib/regalia
    set -a && . /etc/regalia/environment && set +a
    start=$(sed -n 's/^ExecStart=//p' /etc/systemd/system/regalia.service)
    eval "$start" >/var/log/regalia 2>&1 &
    for _ in $(seq 120); do
        curl -fs -H 'Host: localhost' http://127.0.0.1:8000/ready >/dev/null && exit 0
        sleep 0.5
    done
    cat /var/log/regalia
    exit 1
    ;;
"restart caddy")
    env $(sed -n 's/^Environment=//p' /etc/systemd/system/caddy.service.d/regalia.conf) \
        caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile
    ;;
esac
"""


def blocks(page: str) -> list[str]:
    """What the page tells to type, in order."""
    return [
        block.replace("YOUR.NAME", NAME) for block in re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    ]


def run(*command: str | Path, **more: object) -> None:
    subprocess.run([str(part) for part in command], check=True, stdin=subprocess.DEVNULL, **more)  # type: ignore[call-overload]


@contextmanager
def empty_debian(suite: str, folder: Path) -> Iterator[Path]:
    root = folder / suite
    run("debootstrap", "--variant=minbase", suite, root, DEBIAN, stdout=subprocess.DEVNULL)
    mounted = [root / "proc", root / "dev"]
    run("mount", "-t", "proc", "proc", mounted[0])
    run("mount", "--rbind", "/dev", mounted[1])
    try:
        shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
        shutil.copy("/etc/hosts", root / "etc" / "hosts")
        for each in Path("/etc/apt/apt.conf.d").iterdir():  # a mirror, or a proxy, that this machine has
            if not (root / "etc/apt/apt.conf.d" / each.name).exists() and each.name.startswith("99"):
                shutil.copy(each, root / "etc/apt/apt.conf.d")
        shutil.copy("/etc/ssl/certs/ca-certificates.crt", root / TRUSTED)
        yield root
    finally:
        for place in mounted:
            run("umount", "--recursive", "--lazy", place)


def put_source(root: Path) -> None:
    target = root / SOURCE
    target.mkdir(parents=True)
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    run_in(root, "apt-get", "update", quiet=True)
    subprocess.run(["tar", "-x", "-C", str(target)], input=packed.stdout, check=True)


def run_in(root: Path, *command: str, quiet: bool = False) -> None:
    path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    environment = {"PATH": path, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    environment |= dict.fromkeys(("PIP_CERT", "NODE_EXTRA_CA_CERTS"), f"/{TRUSTED}")
    output = subprocess.DEVNULL if quiet else None
    run("chroot", root, *command, env=environment, stdout=output)


def try_out(suite: str, folder: Path) -> None:
    with empty_debian(suite, folder) as root:
        put_source(root)
        try:
            for number, block in enumerate(blocks(PAGE.read_text("utf-8")), 1):
                print(f"{suite}, step {number}", flush=True)
                if number == 2:  # from here on there would be systemd
                    (root / "usr/bin/systemctl").write_text(SYSTEMCTL)
                    (root / "usr/bin/systemctl").chmod(0o755)
                    (root / "usr/bin/systemctl").touch()
                    run_in(root, "apt-get", "install", "--yes", "curl", quiet=True)
                run_in(root, "sh", "-euc", f"cd /{SOURCE}\n{block}")
        finally:
            with suppress(subprocess.CalledProcessError):
                run("pkill", "-f", "/opt/regalia/bin/regalia serve --port 8000")
        copies = list((root / "var/backups/regalia").glob("*.db"))
        assert len(copies) == 1, f"there is one backup, not {copies}"
    print(f"{suite}: every line works", flush=True)


def steps(container: str) -> Iterator[str]:
    """What a Containerfile does, as a shell would: it copies within one root, and serves until it is asked."""
    for line in container.replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        match word:
            case "RUN":
                yield f"mkdir -p /src && cd /src\n{rest}"
            case "COPY" if not rest.startswith("--from"):
                what, to = rest.split()
                yield f"mkdir -p /src && cd /{SOURCE} && cp -a {what} /src/{to}"
            case "USER":
                yield f"chown {rest} /var/lib/{rest}"
            case "ENTRYPOINT":
                serve = " ".join(json.loads(rest))
                yield f"su regalia -s /bin/sh -c '{serve}' >/var/log/regalia 2>&1 &"
                yield "for _ in $(seq 120); do sh /health && exit 0; sleep 0.5; done; cat /var/log/regalia; exit 1"
            case "HEALTHCHECK":
                yield f"echo {shlex.quote(shlex.join(json.loads(rest.removeprefix('CMD '))))} > /health"


def try_container(folder: Path) -> None:
    with empty_debian("trixie", folder) as root:
        put_source(root)
        run_in(root, "apt-get", "install", "--yes", "python3-dev", "python3-venv", "python-is-python3", quiet=True)
        try:
            for step in steps(CONTAINER.read_text("utf-8")):
                print(f"container: {step.splitlines()[-1]}", flush=True)
                run_in(root, "sh", "-euc", step)
        finally:
            with suppress(subprocess.CalledProcessError):
                run("pkill", "-f", "/opt/regalia/bin/regalia serve --host 0.0.0.0 --port 8000")
    print("container: every step works", flush=True)


def main(suites: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory(prefix="debian-") as folder:
        for suite in suites or SUITES:
            if suite == "container":
                try_container(Path(folder))
            else:
                try_out(suite, Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
