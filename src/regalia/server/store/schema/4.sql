-- A game may end without ranks; and what a player added to the dice stays.

CREATE TABLE outcomes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    rank INTEGER,
    points INTEGER,
    ending TEXT NOT NULL, -- 'played' to its end, 'other-rules', or the kind of the row that ended it
    PRIMARY KEY (table_id, seat),
    CHECK (ending <> 'played' OR (rank IS NOT NULL AND points IS NOT NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO outcomes (table_id, seat, rank, points, ending) SELECT table_id, seat, rank, points, ending FROM results;
DROP TABLE results;
ALTER TABLE outcomes RENAME TO results;

-- sqlite:
CREATE TRIGGER nonces_are_never_changed BEFORE UPDATE OF nonce ON seats
WHEN OLD.nonce IS NOT NULL AND NEW.nonce IS NOT OLD.nonce AND NEW.guest IS OLD.guest
BEGIN
    SELECT RAISE(ABORT, 'nonces are never changed');
END;
-- postgresql:
CREATE TRIGGER nonces_are_never_changed BEFORE UPDATE OF nonce ON seats FOR EACH ROW
WHEN (OLD.nonce IS NOT NULL AND NEW.nonce IS DISTINCT FROM OLD.nonce AND NEW.guest IS NOT DISTINCT FROM OLD.guest)
EXECUTE FUNCTION refuse('nonces are never changed');
