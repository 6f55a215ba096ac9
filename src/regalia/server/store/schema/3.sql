-- Rows say when they came, what they are and who did it; results are rows of their own; a place for the clock.

CREATE TABLE acts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL,                               -- none in rows of before this was noted
    kind TEXT NOT NULL,                    -- 'play', 'take-back', ...: storage.py knows which
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),  -- who did it; none for bots and in rows of before this was noted
    move TEXT,
    token TEXT,                            -- the client's own name for the message
    PRIMARY KEY (table_id, seq),
    CHECK (kind <> 'play' OR move IS NOT NULL)
) STRICT, WITHOUT ROWID;

INSERT INTO acts (table_id, seq, kind, seat, move, token)
SELECT table_id, seq, CASE WHEN move IS NULL THEN 'take-back' ELSE 'play' END, seat, move, token FROM moves;

DROP TABLE moves; -- and its triggers
ALTER TABLE acts RENAME TO moves;

CREATE UNIQUE INDEX moves_by_token ON moves (table_id, seat, token);
-- A guest who is forgotten must have done nothing: without an index that would read all rows.
CREATE INDEX moves_of_guest ON moves (guest) WHERE guest IS NOT NULL;

-- sqlite:
CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are never changed');
END;

CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are never removed');
END;
-- postgresql:
CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
FOR EACH ROW EXECUTE FUNCTION refuse('moves are never changed');

CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
FOR EACH ROW EXECUTE FUNCTION refuse('moves are never removed');
-- all:

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ending TEXT NOT NULL, -- 'played' to its end; otherwise the kind of the row that ended it
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- sqlite:
INSERT INTO results (table_id, seat, rank, points, ending)
SELECT tables.id, ranks.key, ranks.value, json_extract(tables.outcome, '$.points[' || ranks.key || ']'), 'played'
FROM tables, json_each(tables.outcome, '$.ranks') AS ranks
WHERE tables.outcome IS NOT NULL;
-- postgresql:
INSERT INTO results (table_id, seat, rank, points, ending)
SELECT tables.id, number - 1, rank::bigint, (tables.outcome::json -> 'points' ->> (number - 1)::int)::bigint, 'played'
FROM tables, json_array_elements_text(tables.outcome::json -> 'ranks') WITH ORDINALITY AS ranks (rank, number)
WHERE tables.outcome IS NOT NULL;
-- all:

ALTER TABLE tables ADD COLUMN ended REAL;    -- when; none while it is played, and in games of before this was noted
ALTER TABLE tables ADD COLUMN moves INTEGER; -- how many stand at the end; none while it is played
-- sqlite:
UPDATE tables SET moves = json_extract(outcome, '$.moves') WHERE outcome IS NOT NULL;
-- postgresql:
UPDATE tables SET moves = (outcome::json ->> 'moves')::bigint WHERE outcome IS NOT NULL;
-- all:
ALTER TABLE tables DROP COLUMN outcome;

ALTER TABLE seats ADD COLUMN nonce TEXT; -- what the player's client adds to the dice

CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beat INTEGER NOT NULL, -- written to see whether anything can be
    seen REAL              -- the newest time of day that was believed
) STRICT;

INSERT INTO pulse (id, beat, seen) SELECT 1, 0, max(created) FROM tables;
