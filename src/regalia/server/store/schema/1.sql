-- A table is its seed and its rows of moves; the state is replayed from them, so nothing can disagree with them.

CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE, -- of the secret in the guest's cookie, which is stored nowhere
    name TEXT,                 -- what they called themselves last
    created REAL NOT NULL
) STRICT;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL, -- JSON
    seed TEXT NOT NULL,
    scenario TEXT,
    start TEXT,            -- the position it started from, if not from the set-up
    created REAL NOT NULL,
    rematch TEXT REFERENCES tables (id),
    outcome TEXT           -- JSON, once the game is over: nothing can change it any more
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    name TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (guest IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_guest ON seats (guest);

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT,  -- none where the seat's last move is taken back
    token TEXT, -- the client's own name for the message
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX moves_by_token ON moves (table_id, seat, token);

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
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
FOR EACH ROW EXECUTE FUNCTION refuse('moves are never changed');

CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
FOR EACH ROW EXECUTE FUNCTION refuse('moves are never removed');
-- all:

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    team TEXT, -- JSON: the seats that it was for, if not for all
    at REAL NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX chat_by_token ON chat (table_id, seat, token);
