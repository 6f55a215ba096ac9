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
KNOWN = "(name IS NULL OR name <> '')"
"""A seat whose guest has not had their data erased; a socket of theirs may still be open then."""
BY_MAIL = '{"kind":"mail",'
"""How a pace by mail is written."""
FREE = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL)"
"""A table with a free seat."""


def open_tables(game: str, since: str, mail: str, lacking: str, here: str, guest: str, makers: str, limit: str) -> str:
    """Public tables with a free seat where somebody waits, with the parameters as a database has them: whoever was seen
    since then, by mail since another time, or is `here`, a condition. Whoever lacks a nonce was seen since `lacking`:
    without it no game begins. Where `mail` is null there are none by mail.

    The guest's own come first. The second of a maker is behind the first of all others, and so on: who makes many hides
    nobody's. Among these, somebody who is here goes before somebody who was."""
    by_mail = f"tables.pace LIKE '{BY_MAIL}%'"
    return (
        "SELECT id FROM (SELECT id, created, "
        "(SELECT count(*) FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL) AS free, "
        "row_number() OVER (PARTITION BY coalesce(CAST(maker AS TEXT), id) ORDER BY created, id) AS nth, "
        f"CASE WHEN {here} THEN 0 ELSE 1 END AS away "
        f"FROM tables WHERE public = 1 AND closed IS NULL AND ({game} IS NULL OR game = {game}) AND {FREE} "
        f"AND ({mail} IS NOT NULL OR tables.pace IS NULL OR NOT {by_mail}) "
        "AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL "
        f"AND ({here} OR (coalesce(seen, tables.created) > CASE WHEN {by_mail} THEN {mail} ELSE {since} END "
        f"AND (nonce IS NOT NULL OR coalesce(seen, tables.created) > {lacking}))))) AS waiting "
        f"WHERE nth <= {makers} "
        f"ORDER BY CASE WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = waiting.id AND guest = {guest}) "
        f"THEN 0 ELSE nth END, away, free, created, id LIMIT {limit}"
    )
