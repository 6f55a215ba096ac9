"""What the judge's features are about, for those who ask why: each feature belongs to one theme.

The words of a theme are `theme-...` in `text/`.
"""

from typing import Final

from regalia.engine.game import TEMPO

THEMES: Final = {
    "points": ("score", "regions"),
    "sets": ("sets", "next-set"),
    "shields": ("shields", "to-place"),
    "gold": ("coins", "purse", "riches", "most-gold"),
    "hand": ("hand", "most-cards", "hand-colours", "hand-group"),
    "roles": ("majors", "minors", "majors-promised", "majors-tied", "minors-promised", "ahead", "open", "prince"),
    "cities": ("plan", "second-plan", "buildable", "building"),
    TEMPO: ("turn",),
}
