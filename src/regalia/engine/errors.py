"""What can be wrong with what a caller gave. Each message is one sentence for the one who can act on it."""


class RegaliaError(ValueError):
    """Any bad input: catch this to catch all of them."""


class UnknownGame(RegaliaError):
    """No game of this name."""


class UnusableGame(UnknownGame):
    """A game from a package that is not there, or that cannot be played."""


class InvalidOption(RegaliaError):
    """A number of seats, a seed, an option or a bot that the game does not know."""


class InvalidMove(RegaliaError):
    """A move that cannot be read."""


class WrongSeat(RegaliaError):
    """A seat that does not exist, or that has nothing to decide now."""


class IllegalMove(RegaliaError):
    """A move that the rules do not allow now."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class CannotUndo(RegaliaError):
    """Nothing to take back, or something was shown, rolled or passed on since."""


class InvalidRecord(RegaliaError):
    """A record that cannot be read, was altered, or was played under other rules."""


class OtherRules(InvalidRecord):
    """A game of rules that this Regalia does not know."""


class InvalidPosition(RegaliaError):
    """A position that cannot be read, or that the rules cannot reach."""


class InvalidSnapshot(RegaliaError):
    """Numbers that are no table of the game."""


class MissingExtra(RegaliaError):
    """Something that needs packages which are not installed."""


class InvalidData(RegaliaError):
    """A data file of a game that cannot be read or does not add up."""
