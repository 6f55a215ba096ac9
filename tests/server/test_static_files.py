"""The client's files, words, rules and the description of the API."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import msgspec
import pytest

from regalia import games, words
from regalia.match import scenarios
from regalia.rulebook import rulebook
from regalia.server.http import static_files
from regalia.server.http.static_files import Client
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Problem
from tests.server.running import running
from tests.server.visitor import ME, OPEN, Visitor


@pytest.fixture
def built(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><html lang='en'><title>the client</title></html>")
    (static / "assets" / "index-abc123.js").write_text("const crown = 1;\n" * 500)
    (static / "assets" / "index-abc123.js.br").write_text("as brotli writes it")
    (static / "favicon.svg").write_text("<svg/>")
    return static


def test_the_client_is_served(built: Path, database: Path) -> None:
    with running(database, static=built) as address, httpx.Client(base_url=f"http://{address}") as http:
        pages = ("/", "/t/abcdef", "/t/a-B_9/", "/settings", "/you", "/device", "/privacy", "/index.html")
        for path in (*pages, "/learn/carolus", "/learn/carolus/x1", "/rules/tara"):
            page = http.get(path)
            assert page.status_code == 200
            assert "the client" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        script = http.get("/assets/index-abc123.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("const crown")
        with http.stream("GET", "/assets/index-abc123.js", headers={"accept-encoding": "gzip, br;q=0.9"}) as smaller:
            assert smaller.headers["content-encoding"] == "br"
            assert b"".join(smaller.iter_raw()) == b"as brotli writes it"
        assert http.get("/assets/index-abc123.js.br").status_code == 404
        plain = http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        again = http.get("/favicon.svg", headers={"if-none-match": http.get("/favicon.svg").headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for path in ("/assets/none.js", "/none.png", "/api/none", "/../pyproject.toml", "/words/none"):
            missing = http.get(path)
            assert missing.status_code == 404
            assert msgspec.json.decode(missing.content, type=Problem).code == "unknown"


def test_where_there_is_nothing_the_page_says_so(built: Path, database: Path) -> None:
    with running(database, static=built) as address, httpx.Client(base_url=f"http://{address}") as http:
        for path in ("/about", "/.git/config", "/admin", "/metrics", "/etc/passwd", "/learn"):
            page = http.get(path, headers={"if-none-match": http.get("/").headers["etag"]})
            assert (page.status_code, "the client" in page.text) == (404, True), path


def test_the_page_of_a_table_says_what_is_played_there(built: Path, database: Path) -> None:
    with running(database, static=built) as address, Visitor(address) as anna:
        table = anna.make(ME, OPEN, game="tara")
        page = anna.http.get(f"/t/{table.id}")
        assert page.text.startswith('<!doctype html><html data-game="tara" lang=')
        assert "data-game" not in anna.http.get("/t/abcdef").text
        assert page.headers["etag"] != anna.http.get("/").headers["etag"]


def test_a_page_may_hold_scripts_and_styles_but_no_others(built: Path, database: Path) -> None:
    script, style = "const early = 1;", "body { margin: 0 }"
    (built / "index.html").write_text(f"<html lang='en'><script>{script}</script><style>{style}</style></html>")

    def hashed(text: str) -> str:
        return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"

    with running(database, static=built) as address, Visitor(address) as anna:
        table = anna.make(ME, OPEN, game="tara")
        for path in ("/", f"/t/{table.id}", "/about"):
            headers = anna.http.get(path).headers
            (policy,) = headers.get_list("content-security-policy")
            assert f"script-src 'self' {hashed(script)};" in policy
            assert f"style-src 'self' {hashed(style)};" in policy
            assert "default-src 'none'" in policy
        for path in ("/api/home", "/assets/index-abc123.js"):
            (policy,) = anna.http.get(path).headers.get_list("content-security-policy")
            assert "sha256" not in policy


def test_without_a_client_a_page_says_so(tmp_path: Path) -> None:
    page = Client(tmp_path / "nothing").find("/t/abc")
    assert b"was not built" in page.content
    with pytest.raises(Trouble):
        Client(tmp_path / "nothing").find("/assets/index.js")


def test_words_and_rules(server: str) -> None:
    with httpx.Client(base_url=f"http://{server}") as http:
        for language in words.LANGUAGES:
            assert http.get(f"/words/{language}.ftl").text == words.source(language)
            for game in games.names():
                assert http.get(f"/words/{game}/{language}.ftl").text == words.source(language, game)
                rules = http.get(f"/rules/{game}/{language}.md")
                assert rules.text == rulebook(game, language)
                assert rules.headers["content-type"] == "text/markdown; charset=utf-8"
        for path in (
            "/words/de.ftl",
            "/words/en",
            "/words/chess/en.ftl",
            "/rules/carolus/en.ftl",
            "/rules/..%2F..%2Fengine/en.md",
            "/rules/carolus/de.md",
        ):
            assert http.get(path).status_code == 404, path


def test_a_rulebook_has_a_page_and_pictures(server: str) -> None:
    with httpx.Client(base_url=f"http://{server}") as http:
        assert http.get("/rules/carolus").headers["content-type"] == "text/html; charset=utf-8"
        for game in games.names():
            found = http.get(f"/rules/{game}/pictures")
            assert found.headers["content-type"] == "application/json"
            shown = found.json()
            assert [setup["seats"] for setup in shown["setups"]] == list(games.find(game).seats)
            assert [example["name"] for example in shown["examples"]] == list(scenarios(game))
            assert all(example["before"] != example["after"] for example in shown["examples"])
            assert all(example["happened"] for example in shown["examples"])
            for picture in (*shown["setups"], *shown["examples"]):
                assert (picture["seat"] is None) == games.find(game).all_open
        assert http.get("/rules/chess/pictures").status_code == 404


def test_an_example_that_no_longer_fits_has_no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "example", lambda game, name: ((0, "emperor 5"),))
    assert static_files._example("carolus", "x4") is None


def test_the_api_is_described(server: str) -> None:
    with httpx.Client(base_url=f"http://{server}") as http:
        schema = http.get("/api/schema/openapi.json").json()
        assert "/api/tables/{table}/rematch" in schema["paths"]
        assert "NewTable" in str(schema["components"]["schemas"].keys())
        page = http.get("/api").text
        assert "/api/tables/{table}/rematch" in page
        assert "http:" not in page
        assert "https:" not in page
        assert "<script" not in page


def test_health(server: str) -> None:
    assert httpx.get(f"http://{server}/health").json()["version"]
