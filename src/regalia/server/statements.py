"""Parts of statements that both databases understand, written once."""

WAITING = (
    "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND bot IS NULL AND nonce IS NULL "
    "AND (guest IS NULL OR tables.rules > 1)) "  # under the first rules nobody added anything to the dice
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id)"
)
"""A table where nothing was played, since a seat is free or a nonce missing."""
IDLE = (
    "NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = guests.id OR guest = guests.id) AND banned IS NULL"
)
"""A guest of whom nothing would be missed."""
SHEET = (
    "id, game, rules, options, seed, scenario, start, created, rematch, ended, moves, maker, pace, begun, hints, "
    "due, public, fill, silent, closed"
)
"""The columns of a table, as `Sheet` is made from them."""
FREE = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL)"
"""A table with a free seat."""
