"""What the judge's features are about, for those who ask why: each feature belongs to one theme.

The words of a theme are `theme-...` in `text/`.
"""

from typing import Final

from regalia.engine.game import TEMPO

THEMES: Final = {
    "castles": ("castles", "last-castles"),
    "land": ("territories", "contested"),
    "emperor": ("promised", "stop", "stop-later"),
    "safety": ("threatened", "exposed"),
    "families": ("families", "followers", "lead", "pursuit"),
    "knights": ("reserve", "court"),
    TEMPO: ("discs", "turn"),
}
