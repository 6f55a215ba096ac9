"""What a game's judge measures, declared once: each feature with its theme and its sentence.

A game's `layout.py` lists them as `FEATURES`, in the order of the numbers. `table.py`, written from it, has the place
of each as a constant, so that no order is kept by hand.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

TEMPO: Final = "tempo"
"""The theme of features that tell who is still to act: every move changes them, so they are a reason for none."""


class Feature(NamedTuple):
    """Something that is measured of each seat."""

    name: str
    """By it, `weights.toml` says what it weighs."""
    theme: str
    """What it is about, for those who ask why. A theme has words (`theme-...`), which call it so that more of it is
    better; TEMPO has none."""
    about: str = ""
    """What is measured; empty: it goes on from the one before."""
    sign: int = 0
    """1 where more of it is known to be good for its seat, -1 where it is bad: no weight is learned that says
    otherwise."""

    @property
    def constant(self) -> str:
        """Its place among the numbers, in `table.py`."""
        return f"FEATURE_{self.name.upper().replace('-', '_')}"


def sentences(features: Sequence[Feature]) -> dict[str, str]:
    """What each is called, and what is measured, in order."""
    return {feature.name: feature.about for feature in features}


def themes(features: Sequence[Feature]) -> dict[str, tuple[str, ...]]:
    """The features of each theme."""
    found = dict.fromkeys(feature.theme for feature in features)
    return {theme: tuple(feature.name for feature in features if feature.theme == theme) for theme in found}


def signs(features: Sequence[Feature]) -> dict[str, int]:
    """Those of which it is known whether they are good for their seat."""
    return {feature.name: feature.sign for feature in features if feature.sign}
