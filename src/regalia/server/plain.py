"""What people write, made harmless: one line of plain text, and names that do not look like others.

Escaping it is the business of whoever shows it.
"""

import unicodedata

JOINERS = "\u200c\u200d"
"""Invisible, but part of words and pictures in several scripts."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, signs and marks without anything to see."""
_PAIRS = (
    "аa вb гr еe зe іl јj кk мm нh оo рp сc тt уy хx ѕs ԁd ԛq ԝw һh ӏl ьb "
    "αa βb γy εe ζz ηn ιl κk μu νv οo ρp τt υu χx ωw ϲc "
    "0o 1l 3e 5s 6b 8b 9g |l !l $s @a ıl łl øo đd ħh ɡg ɑa"
)
ALIKE = str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()})
"""Small letters of other alphabets, and digits, by the Latin letter that they look like; nearly enough."""


def plain(text: str) -> str:
    """Without control characters, odd spaces and marks that turn the direction of writing; may be empty."""
    composed = unicodedata.normalize("NFC", text)
    kept = (" " if char.isspace() else char for char in composed if char.isspace() or _visible(char))
    return " ".join("".join(kept).split()).strip(JOINERS)


def likeness(name: str) -> str:
    """The same for names that look alike; empty where there is nothing to see."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = (char for char in folded if unicodedata.category(char)[0] in "LNPS" and _visible(char))
    return "".join(seen).replace("i", "l").translate(ALIKE).replace("rn", "m").replace("vv", "w")


def _visible(char: str) -> bool:
    if char in BLANKS:
        return False
    return char in JOINERS or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
