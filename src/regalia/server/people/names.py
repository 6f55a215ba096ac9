"""What people write, made harmless: one line of plain text, and names that do not look like others.

Escaping it is the business of whoever shows it.
"""

import unicodedata
from collections.abc import Iterable, Iterator

JOINERS = "\u200c\u200d"
"""Invisible, but part of words and pictures in several scripts."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, signs and marks without anything to see."""
MOST_MARKS = 3
"""Above and below one letter. Words of every language do with so many; more of them write over the lines around."""
WIDEST = 40
"""Of a name, in letters: pictures and Chinese letters have two, some signs are whole sentences."""
SENTENCES = ("\ufdf0", "\ufdff", 8)
"""Arabic signs, each of which is several words; from, to, and how wide they may be."""
CUNEIFORM = ("\U00012000", "\U0001254f", 4)
_PAIRS = (
    # Greek and Cyrillic
    "аa вb гr еe зe іl јj кk мm нh оo пn рp сc тt уy хx ѕs ԁd ԛq ԝw һh ӏl ьb "
    "αa βb γy εe ζz ηn ιl κk μu νv οo ρp τt υu χx ωw ϲc "
    # Cherokee
    "Ꭰd Ꭱr Ꭲt Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮐg Ꮒh Ꮓz Ꮟb Ꮢr Ꮤw Ꮥs Ꮩv Ꮪs Ꮮl Ꮯc Ꮲp Ꮶk Ᏻg Ᏼb "
    # Lisu
    "ꓐb ꓑp ꓒd ꓓd ꓔt ꓖg ꓗk ꓙj ꓚc ꓜz ꓝf ꓟm ꓠn ꓡl ꓢs ꓣr ꓦv ꓧh ꓪw ꓫx ꓬy ꓮa ꓰe ꓲl ꓳo ꓴu "
    # Canadian syllables
    "ᗅa ᗷb ᑕc ᗞd ᗪd ᕮe ᖴf ᕼh ᒍj ᒪl ᗰm ᑭp ᖇr ᑌu ᐯv ᗯw ᙭x "
    "0o 1l 3e 5s 6b 8b 9g |l !l $s @a ıl łl øo đd ħh ɡg ɑa"
)
ALIKE = str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()})
"""Small letters of other alphabets, and digits, by the Latin letter that they look like; nearly enough."""


def plain(text: str) -> str:
    """Without control characters, odd spaces and marks that turn the direction of writing, or that are heaped on one
    letter; may be empty."""
    composed = unicodedata.normalize("NFC", text)
    kept = (" " if char.isspace() else char for char in composed if char.isspace() or _visible(char))
    return " ".join("".join(_few_marks(kept)).split()).strip(JOINERS)


def _few_marks(chars: Iterable[str]) -> Iterator[str]:
    marks = 0
    for char in chars:
        if char not in JOINERS:  # which stand between a letter and its marks, or between two marks
            marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= MOST_MARKS:
            yield char


def width(name: str) -> int:
    """How wide it may be, in letters."""
    return sum(map(_width, name))


def _width(char: str) -> int:
    if unicodedata.category(char)[0] == "M" or char in JOINERS:
        return 0
    wide = 2 if unicodedata.east_asian_width(char) in "WF" else 1
    special = (many for first, last, many in (SENTENCES, CUNEIFORM) if first <= char <= last)
    return max(wide, len(unicodedata.normalize("NFKC", char)), *special)


def likeness(name: str) -> str:
    """The same for names that look alike; empty where there is nothing to see."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = [char for char in folded if unicodedata.category(char)[0] in "LNPS" and _visible(char)]
    # A dot is hardly seen, unless it is all that there is
    told = [char for char in seen if unicodedata.category(char)[0] != "P" or ord(char) in ALIKE] or seen
    return "".join(told).replace("i", "l").translate(ALIKE).replace("rn", "m").replace("vv", "w")


def _visible(char: str) -> bool:
    if char in BLANKS:
        return False
    return char in JOINERS or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
