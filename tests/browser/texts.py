"""What may stand on a page: texts, and never their keys."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

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


def check_words(tab: Tab) -> None:
    """No key that has no text, no gap that nobody filled, no sentence that ends twice."""
    words = tab.words()
    assert "{" not in words
    assert ".." not in words  # read aloud, it is "dot dot"
    english = tab.page.locator("html").get_attribute("lang") == "en"  # where a card may lie face-down
    untold = {
        word
        for word in LIKE_A_KEY.findall(words)
        if word in KEYS or (word.partition("-")[0] in FAMILIES and not english)
    }
    assert untold == set()
