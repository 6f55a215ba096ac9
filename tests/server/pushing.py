"""A push service of the tests' own, and a browser that hears from it: it reads what was told to it."""

import base64
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

PATIENCE = 60
"""Seconds after which what is awaited will not come."""


class Told(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """On this machine; answers every word with the status that is due."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.told: Queue[Told] = Queue()
        self.status = 201

    def next(self) -> Told:
        return self.told.get(timeout=PATIENCE)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            self.send_response(service.status)
            self.send_header("content-length", "0")
            self.end_headers()
            service.told.put(Told(self.path, {name.lower(): value for name, value in self.headers.items()}, body))

        def log_message(self, format: str, *args: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(server.server_port)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """Where it hears, and the keys that it reads with."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, language: str = "en") -> dict[str, str]:
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "p256dh": _encoded(point),
            "auth": _encoded(self._auth),
            "language": language,
        }

    def read(self, told: Told) -> dict[str, str]:
        assert told.headers["content-encoding"] == "aes128gcm"
        word = http_ece.decrypt(told.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        read: dict[str, str] = json.loads(word)
        return read


def _encoded(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()
