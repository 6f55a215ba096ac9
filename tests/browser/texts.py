"""What may stand on a page: texts, and never their keys."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

from regalia.bots import face
from regalia.words import words
from tests.browser.person import Tab

WEB = Path(__file__).parents[2] / "web"
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
LIKE_A_KEY = re.compile(r"(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])")


def keys() -> set[str]:
    """The keys of all texts."""
    sources = [*Path(str(files("regalia"))).rglob("*.ftl"), *(WEB / "src").rglob("*.ftl")]
    return {key for source in sources for key in KEY.findall(source.read_text("utf-8")) if "-" in key}


KEYS = keys()
FAMILIES = {first for first, count in Counter(key.partition("-")[0] for key in KEYS).items() if count > 2}


def said(language: str, key: str) -> str:
    """A text of the client in one line."""
    source = (files("regalia") / "text" / "web" / f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{key} = (.+)$", source, re.MULTILINE)
    assert found is not None
    return found.group(1)


def bots_name(tab: Tab, seat: int, level: str) -> str:
    """What a bot at the table is called in English: its person depends on the table."""
    return words("en")(f"bot-{level}-{face(tab.table, seat)}")


def check_words(tab: Tab) -> None:
    """No key that has no text, no gap that nobody filled, no sentence that ends twice."""
    read = tab.words()
    assert "{" not in read
    assert ".." not in read  # read aloud, it is "dot dot"
    english = tab.page.locator("html").get_attribute("lang") == "en"  # where a card may lie face-down
    untold = {
        word
        for word in LIKE_A_KEY.findall(read)
        if word in KEYS or (word.partition("-")[0] in FAMILIES and not english)
    }
    assert untold == set()
