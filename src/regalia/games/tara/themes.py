"""What the judge's features are about, for those who ask why: each feature belongs to one theme.

The words of a theme are `theme-...` in `text/`.
"""

from typing import Final

from regalia.engine.game import TEMPO

THEMES: Final = {
    "throne": ("king", "near", "near-second", "near-last", "brink", "brink-last", "brink-turn"),
    "people": ("farmers", "herdsmen", "warriors", "chieftains"),
    "neighbours": ("farmer-pairs", "herdsman-pairs", "warrior-pairs", "chieftain-pairs"),
    "forts": ("forts",),
    "captives": ("captors",),
    "cumals": ("coins", "purse", "riches"),
    "discs": ("supply", "discs", "lost"),
    "regions": ("regions",),
    TEMPO: ("actions", "turn"),
}
