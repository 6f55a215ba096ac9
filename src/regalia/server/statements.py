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
BY_MAIL = '{"kind":"mail",'
"""How a pace by mail is written."""
FREE = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL)"
"""A table with a free seat."""


def open_tables(game: str, since: str, here: str, guest: str, makers: str, limit: str) -> str:
    """Public tables with a free seat where somebody waits, with the parameters as a database has them: by mail, seen
    since then, or `here`, a condition. The guest's own come first. The second of a maker is behind the first of all
    others, and so on: who makes many hides nobody's."""
    return (
        "SELECT id FROM (SELECT id, created, "
        "(SELECT count(*) FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL) AS free, "
        "row_number() OVER (PARTITION BY coalesce(CAST(maker AS TEXT), id) ORDER BY created, id) AS nth "
        f"FROM tables WHERE public = 1 AND closed IS NULL AND ({game} IS NULL OR game = {game}) AND {FREE} "
        "AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL "
        f"AND (tables.pace LIKE '{BY_MAIL}%' OR coalesce(seen, tables.created) > {since} OR {here}))) AS waiting "
        f"WHERE nth <= {makers} "
        f"ORDER BY CASE WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = waiting.id AND guest = {guest}) "
        f"THEN 0 ELSE nth END, free, created, id LIMIT {limit}"
    )
