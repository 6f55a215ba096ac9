"""What a finished game can teach: what each decision cost, what dice and cards brought, where the game turned.

A decision is judged by what its seat knew at that moment: a search is given that seat's glimpse and nothing else. It
knows no words and no screen.
"""

from regalia.analysis.analyst import LEVELS, analyse
from regalia.analysis.found import KINDS, Analysis, Balance, Decision, Draw, Kind, Point, Turning

__all__ = ["KINDS", "LEVELS", "Analysis", "Balance", "Decision", "Draw", "Kind", "Point", "Turning", "analyse"]
