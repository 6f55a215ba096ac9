"""What somebody may do at a table by now, and why not."""

from regalia.engine.errors import InvalidMove
from regalia.server.play.participation import MOST_OFFERS
from regalia.server.play.table import MOST_ROWS, Refusal, Table

MOST_ROWS_TO_TAKE_BACK = 20_000
"""Rows after which nothing is taken back any more, so that nobody can fill a table by playing to and fro."""
MOST_TAKEN_BACK = 100
"""Between two moments that cannot be taken back."""
MOST_ACTS = 1000
"""Rows beyond that, of people who leave and come back."""
MOST_REWOUND = 100
"""Of a table: each time it is played again from its beginning."""
MOST_HINTS = 1000
"""Of a table: each is a row, and seconds of thinking."""


def why_not_play(table: Table, seat: int, version: int, move: str) -> Refusal | None:
    """Why a move that was chosen at an earlier version is not carried out; None if it can be."""
    refusal = _why_not_decide(table, seat)
    if refusal is not None:
        return refusal
    if not table.still_decides(seat, version):
        return Refusal("stale", "the table has changed since this move was chosen")
    return forbidden(table, seat, move)


def _why_not_decide(table: Table, seat: int) -> Refusal | None:
    if not table.playing:
        return _not_playing(table)
    if seat in table.company.stand_ins:
        return Refusal("not-now", "a bot plays on for this seat")
    if table.version >= MOST_ROWS:
        return Refusal("not-allowed", f"a table has at most {MOST_ROWS} moves")
    return None


def forbidden(table: Table, seat: int, move: str) -> Refusal | None:
    """Why the rules do not allow a move now."""
    if not table.playing:
        return _not_playing(table)
    try:
        reason = table.match.reason(seat, move)
    except InvalidMove as cause:
        return Refusal("invalid", str(cause))
    if reason is None:
        return None
    return Refusal("illegal", f"the rules do not allow it ({reason.rule})", reason)


def _why_not_go_back(table: Table, seat: int, version: int) -> Refusal | None:
    refusal = _why_not_decide(table, seat)
    if refusal is not None:  # the seed is known once the game is over
        return refusal
    if version > table.version or table.staleness.moved_since(seat, version):
        return Refusal("stale", "this seat has moved since")
    return None


def why_not_take_back(table: Table, seat: int, version: int) -> Refusal | None:
    refusal = _why_not_go_back(table, seat, version)
    if refusal is not None:
        return refusal
    if not table.match.can_undo(seat):
        return Refusal("no-undo", "nothing can be taken back: something was shown, rolled or passed on since")
    if table.taken_back >= MOST_TAKEN_BACK or table.version >= MOST_ROWS_TO_TAKE_BACK:
        return Refusal("no-undo", "too much was taken back here: play on")
    return None


def _among_bots(table: Table, seat: int) -> bool:
    """All others are bots."""
    return [number for number, place in enumerate(table.places) if place.bot is None] == [seat]


def can_rewind(table: Table, seat: int) -> bool:
    """Against bots alone, and there is something to take back."""
    if not _among_bots(table, seat) or table.rewinds >= MOST_REWOUND or table.version >= MOST_ROWS_TO_TAKE_BACK:
        return False
    return table.playing and any(mover == seat for mover, _ in reversed(table.match.played))


def why_not_rewind(table: Table, seat: int, version: int) -> Refusal | None:
    refusal = _why_not_go_back(table, seat, version)
    if refusal is None and not can_rewind(table, seat):
        return Refusal("no-undo", "only against bots alone, and not too often, can all be taken back")
    return refusal


def why_not_resign(table: Table, seat: int) -> Refusal | None:
    if not table.playing:
        return _not_playing(table)
    if seat in table.company.resigned:
        return Refusal("not-now", "this seat has resigned already")
    return _too_full(table)


def why_not_agree(table: Table, seat: int) -> Refusal | None:
    """Why a seat does not offer or agree to end the game undecided."""
    refusal = _why_not_decide(table, seat)
    if refusal is None and seat in table.company.agreed:
        return Refusal("stale", "this seat has agreed already")
    if refusal is None and table.company.offers[seat] >= MOST_OFFERS:
        return Refusal("not-allowed", f"a seat offers to end the game {MOST_OFFERS} times at most")
    return refusal


def why_not_decline(table: Table, seat: int) -> Refusal | None:
    if table.playing and not table.company.agreed:
        return Refusal("stale", "nobody offers to end the game")
    return _why_not_decide(table, seat)


def why_not_return(table: Table, seat: int) -> Refusal | None:
    """Why the player of a seat does not take it over again from the bot that plays on."""
    if not table.playing:
        return _not_playing(table)
    if seat in table.company.resigned:
        return Refusal("not-now", "who has resigned does not come back")
    if seat not in table.company.stand_ins:
        return Refusal("stale", "no bot plays for this seat")
    return _too_full(table)


def why_not_stand_in(table: Table, seat: int) -> Refusal | None:
    """Why no bot plays on for a seat, were its player away."""
    if not table.playing:
        return _not_playing(table)
    if seat not in table.company.people:
        return Refusal("not-now", f"no person plays on seat {seat}")
    return _too_full(table)


def _too_full(table: Table) -> Refusal | None:
    """Games end, and bots take over, beyond what is left for moves; not without end."""
    if table.version < MOST_ROWS + MOST_ACTS:
        return None
    return Refusal("not-allowed", "too much has happened at this table")


def can_hint(table: Table, seat: int) -> bool:
    """It is to decide; and all others are bots, or sat down where hints are allowed to all."""
    allowed = table.sheet.hints or _among_bots(table, seat)
    room = table.hinted < MOST_HINTS and table.version < MOST_ROWS_TO_TAKE_BACK
    return allowed and room and table.playing and seat in table.match.actors


def _why_not_advise(table: Table, seat: int, version: int) -> Refusal | None:
    refusal = _why_not_decide(table, seat)
    if refusal is None and (seat not in table.match.actors or not table.still_decides(seat, version)):
        return Refusal("stale", "this seat has nothing to decide, or something else than it had")
    return refusal


def why_not_hint(table: Table, seat: int, version: int) -> Refusal | None:
    refusal = _why_not_advise(table, seat, version)
    if refusal is None and not can_hint(table, seat):
        return Refusal(
            "not-allowed", "hints are given against bots alone or where the table allows them, and not too often"
        )
    return refusal


def why_not_ponder(table: Table, seat: int, version: int) -> Refusal | None:
    refusal = _why_not_advise(table, seat, version)
    if refusal is None and not _among_bots(table, seat):
        return Refusal("not-allowed", "what is worth a thought is told against bots alone")
    return refusal


def _not_playing(table: Table) -> Refusal:
    return Refusal("not-now", "the table waits for players" if table.gathering else "the game is over")
