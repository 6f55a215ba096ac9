"""What the judge's features are about, for those who ask why: each feature belongs to one theme.

The words of a theme are `theme-...` in `text/`.
"""

from typing import Final

from regalia.engine.game import TEMPO
from regalia.games.rivals.layout import CARD_NAMES
from regalia.games.rivals.table import KINDS

THEMES: Final = {
    "points": ("total", "cards"),
    "pairs": ("promise", "pairable"),
    "cards": ("buildings", "subjects"),
    "coins": ("points", "coins", "purse"),
    "peace": ("markers",),
    "outlook": ("turn-ahead", "outlook"),
    "characters": ("characters",),
    "subject": tuple(CARD_NAMES[KINDS:]),
    TEMPO: ("to-choose", "to-act"),
}
