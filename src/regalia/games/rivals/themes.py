"""What the judge's features are about, for those who ask why: each feature belongs to one theme.

The words of a theme are `theme-...` in `text/`.
"""

from typing import Final

from regalia.engine.game import TEMPO

THEMES: Final = {
    "points": ("total", "cards"),
    "pairs": ("promise", "pairable"),
    "cards": ("buildings", "subjects"),
    "coins": ("points", "coins", "purse"),
    "peace": ("markers",),
    "outlook": ("turn-ahead", "outlook"),
    "characters": ("characters",),
    "subject": (
        "gardener",
        "jailer",
        "lady-in-waiting",
        "bishop",
        "city-guard",
        "scholar",
        "troubadour",
        "sailor",
        "smith",
        "carpenter",
        "market-woman",
        "innkeeper",
        "vintner",
        "miner",
        "herbalist",
        "farmer",
    ),
    TEMPO: ("to-choose", "to-act"),
}
