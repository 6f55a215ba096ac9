"""The service behind real proxies, with the files that operators are given: `python -m tests.server.proxied`.

It needs nginx and Caddy (Debian: `apt-get install nginx caddy`), openssl, PostgreSQL and Valkey, and starts its own.
Two services stand for two machines, or for two units of one. Each file of `deploy/` is used as it is but for ports, the
certificate and the addresses of the service. `./check` does not run it: it needs what players and those who build do
not have.
"""

import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, cast

import httpx
import msgspec
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tests.server.keeping import postgres, valkey

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
SERVICE = """
import sys
from regalia.server.ops.serve import serve
from regalia.server.settings import Settings
settings = Settings(port=0, database=sys.argv[1], valkey=sys.argv[2], proxy="127.0.0.1", hosts=(sys.argv[3],))
serve(settings, lambda address: print(address, flush=True))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Service:
    def __init__(self, database: str, words: str) -> None:
        command = [sys.executable, "-c", SERVICE, database, words, NAME]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().removeprefix("http://").removesuffix("/")

    @property
    def port(self) -> int:
        return int(self.address.partition(":")[2])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Proxy:
    """One of them, running; what a browser would see through it."""

    def __init__(self, https: int, http: int) -> None:
        self.https = https
        self.http = http

    def client(self, whence: str = "127.0.0.2") -> httpx.Client:
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.https}",
            transport=httpx.HTTPTransport(verify=False, local_address=whence),
            headers={"host": NAME, "origin": f"https://{NAME}"},
            event_hooks={"request": [lambda request: request.extensions.update(sni_hostname=NAME)]},
            timeout=30,
        )

    def socket(self, client: httpx.Client, table: str) -> ClientConnection:
        trust = ssl.create_default_context()
        trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        # This client reads in a thread of its own, and with Python 3.11 one of a hundred requests is lost in its TLS
        with suppress(TimeoutError):
            return self._connected(table, trust, cookies)
        print("a handshake was not answered: once more", flush=True)
        return self._connected(table, trust, cookies)

    def _connected(self, table: str, trust: ssl.SSLContext, cookies: str) -> ClientConnection:
        return connect(
            f"wss://{NAME}/ws/tables/{table}",
            sock=socket.create_connection(("127.0.0.1", self.https), source_address=("127.0.0.2", 0)),
            ssl=trust,
            server_hostname=NAME,
            origin=cast(Any, f"https://{NAME}"),
            additional_headers={"cookie": cookies},
            max_size=None,
        )


@contextmanager
def started(command: list[str], port: int, environment: dict[str, str] | None = None) -> Iterator[None]:
    process = subprocess.Popen(command, env={**os.environ, **(environment or {})}, stderr=subprocess.DEVNULL)
    try:
        while True:
            assert process.poll() is None, f"{command[0]} ended by itself"
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@contextmanager
def nginx(folder: Path, services: list[str]) -> Iterator[Proxy]:
    proxy = Proxy(free_port(), free_port())
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("server 127.0.0.1:8000;", " ".join(f"server {service};" for service in services))
    text = re.sub(r"listen \[::\]\S+.*\n", "\n", text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{proxy.http};")
    text = text.replace("listen 443 ", f"listen 127.0.0.1:{proxy.https} ")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{folder}/cert.pem")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{folder}/key.pem")
    (folder / "regalia.conf").write_text(text, "utf-8")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log {folder}/access.log; {places} include {folder}/regalia.conf; }}\n"
    )
    subprocess.run(["nginx", "-t", "-q", "-c", str(folder / "nginx.conf")], check=True)
    with started(["nginx", "-c", str(folder / "nginx.conf")], proxy.https):
        yield proxy


@contextmanager
def caddy(folder: Path, services: list[str]) -> Iterator[Proxy]:
    proxy = Proxy(free_port(), free_port())
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    ports = f"\tadmin off\n\thttp_port {proxy.http}\n\thttps_port {proxy.https}\n\tskip_install_trust\n"
    text = text.replace("{\n\tservers", f"{{\n{ports}\tservers", 1)
    text = text.replace(site := "\n{$DOMAIN:play.example.org} {\n", f"{site}\ttls {folder}/cert.pem {folder}/key.pem\n")
    (folder / "Caddyfile").write_text(text, "utf-8")
    environment = {"REGALIA": " ".join(services), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with started(command, proxy.https, environment):
        yield proxy


def connections(service: Service) -> int:
    """Connections of its port that it has open."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]]
    connected = {
        f"socket:[{line[9]}]" for line in lines if line[1].endswith(f":{service.port:04X}") and line[3] == "01"
    }
    found = 0
    for descriptor in Path(f"/proc/{service.process.pid}/fd").iterdir():
        with suppress(OSError):
            found += str(descriptor.readlink()) in connected
    return found


def guest(proxy: Proxy, whence: str = "127.0.0.2") -> httpx.Client:
    client = proxy.client(whence)
    answer = client.get("/api/home")
    assert answer.is_success, answer.text
    cookies = answer.headers.get_list("set-cookie")
    assert all("Secure" in cookie for cookie in cookies), cookies
    assert any(cookie.startswith("__Host-regalia=") for cookie in cookies), cookies
    client.headers["x-csrf-token"] = client.cookies["regalia-csrf"]
    return client


def table(client: httpx.Client) -> str:
    me = {"kind": "me", "name": "Anna"}
    made = client.post("/api/tables", json={"game": "carolus", "seats": [me, {**me, "name": "Berta"}]})
    assert made.is_success, made.text
    found: str = made.json()["id"]
    nonces = [{"seat": seat, "nonce": "0" * 32} for seat in (0, 1)]
    assert client.post(f"/api/tables/{found}/nonces", json={"nonces": nonces}).is_success
    return found


def until(playing: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(playing.recv(timeout=30))
        if message["type"] == kind:
            return message


def see_pages(proxy: Proxy) -> None:
    plain = httpx.get(f"http://127.0.0.1:{proxy.http}/learn", headers={"host": NAME})
    assert plain.status_code in (301, 308), plain.status_code
    assert plain.headers["location"].startswith(f"https://{NAME}"), plain.headers["location"]
    with proxy.client() as client:
        page = client.get("/", headers={"accept-encoding": "gzip"})
        assert page.is_success, page.text
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert "max-age" in page.headers["strict-transport-security"], "it knows of https"
        assert page.headers["content-encoding"] == "gzip"
        again = client.get("/", headers={"accept-encoding": "gzip", "if-none-match": page.headers["etag"]})
        assert again.status_code == 304
        (script, *_) = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert "immutable" in client.get(script).headers["cache-control"]
        assert client.get("/health").is_success
        assert "regalia_moves" not in client.get("/metrics").text
        assert client.get("/", headers={"host": "other.example.org"}).text != page.text


def see_limits(proxy: Proxy) -> None:
    """Addresses are those of the clients, whatever they say of themselves."""
    with proxy.client("127.0.0.9") as greedy, proxy.client("127.0.0.10") as other:
        assert any(greedy.get("/api/home").status_code == 429 for _ in range(4000))
        assert other.get("/api/home").status_code == 200
        for lie in ("203.0.113.7", "127.0.0.1", "203.0.113.8, 127.0.0.1"):
            headers = {"x-forwarded-for": lie, "x-real-ip": lie, "forwarded": f"for={lie}"}
            assert any(greedy.get("/api/home", headers=headers).status_code == 429 for _ in range(200)), lie
    with proxy.client("127.0.0.11") as client:
        with client.stream("POST", "/api/tables", content=b"x" * 20_000) as answer:
            # Its words may be cut off: whoever answers closes before all was sent
            assert answer.status_code in (413, 502)
        assert client.get("/health").is_success, "others are served all the same"
        with suppress(httpx.TransportError):
            assert client.get("/", headers={"x-more": "x" * 60_000}).status_code in (400, 431)
    with socket.create_connection(("127.0.0.1", proxy.http), timeout=30) as half:
        half.sendall(f"GET / HTTP/1.1\r\nHost: {NAME}\r\nX-More: ".encode())
        begun = time.monotonic()
        with suppress(ConnectionResetError):
            while half.recv(1000):
                pass
        assert time.monotonic() - begun < 20


def see_play(proxy: Proxy, services: list[Service]) -> None:
    """Over sockets; those of a table at one service, and of many tables at both."""
    with ExitStack() as stack:
        used = set()
        for _ in range(8):
            anna = stack.enter_context(closing(guest(proxy)))  # a guest has 20 sockets at one service
            found = table(anna)
            before = [connections(service) for service in services]
            sockets = [stack.enter_context(proxy.socket(anna, found)) for _ in range(3)]
            for playing in sockets:
                playing.send('{"type":"hello"}')
            state, *_ = [until(playing, "state") for playing in sockets]
            more = [connections(service) - old for service, old in zip(services, before, strict=True)]
            assert max(more) >= 2, "one may have been open already"
            assert sum(count > 0 for count in more) == 1, more
            used.add(more.index(max(more)))
            mine = next(seat for seat in state["mine"] if seat["choices"])
            move = {"type": "play", "id": "m" * 16, "seat": mine["seat"], "version": 0}
            sockets[0].send(msgspec.json.encode({**move, "move": mine["choices"][0]["move"]}).decode())
            assert until(sockets[0], "ack")["version"] == 1
            for playing in sockets[1:]:
                assert until(playing, "state")["table"]["version"] == 1
        assert len(used) > 1, used
    services[1].stop()
    served_by = time.monotonic() + 10
    while True:
        with suppress(AssertionError):
            berta = guest(proxy)
            break
    with closing(berta):
        for _ in range(6):
            while not _served(proxy, berta):
                assert time.monotonic() < served_by, "a proxy may take a moment to notice"


def _served(proxy: Proxy, client: httpx.Client) -> bool:
    try:
        with proxy.socket(client, table(client)) as playing:
            playing.send('{"type":"hello"}')
            until(playing, "state")
    except (AssertionError, InvalidHandshake):
        return False
    return True


def see_silence(proxy: Proxy, seconds: float) -> None:
    with closing(guest(proxy)) as anna, proxy.socket(anna, table(anna)) as playing:
        playing.send('{"type":"hello"}')
        until(playing, "state")
        with suppress(TimeoutError):
            while True:
                playing.recv(timeout=seconds)
        playing.send('{"type":"ping","id":"pppppppp"}')
        until(playing, "pong")


def main() -> None:
    silence = float(sys.argv[1]) if len(sys.argv) > 1 else 100.0
    proxies: dict[str, Callable[[Path, list[str]], Any]] = {"nginx": nginx, "caddy": caddy}
    with postgres() as database, valkey() as words:
        for name, start in proxies.items():
            folder = Path(mkdtemp(prefix="regalia-proxy-"))
            url = database.fresh()
            services = [Service(url, words.url), Service(url, words.url)]
            try:
                request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
                names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
                files = ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"]
                subprocess.run([*request, *names, *files], check=True, capture_output=True)
                with start(folder, [service.address for service in services]) as proxy:
                    for look in (see_pages, see_limits):
                        look(proxy)
                        print(f"{name}: {look.__name__.removeprefix('see_')} as they should be", flush=True)
                    see_silence(proxy, silence)
                    print(f"{name}: a socket is open after {silence:g} s of silence", flush=True)
                    see_play(proxy, services)
                    print(f"{name}: play at two machines, and at one when the other is gone", flush=True)
            finally:
                for service in services:
                    if service.process.poll() is None:
                        service.stop()
                shutil.rmtree(folder)


if __name__ == "__main__":
    main()
