-- A table is its seed and its rows of moves; the state is replayed from them, so nothing can disagree with them.

CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    name TEXT,   -- what they called themselves last
    created REAL NOT NULL,
    code BLOB,   -- slow hash of the words by which they come back
    coded REAL,  -- when they were made
    banned REAL  -- since when they may neither sit down nor talk
) STRICT;
CREATE UNIQUE INDEX guests_by_code ON guests (code);
CREATE INDEX guests_banned ON guests (id) WHERE banned IS NOT NULL;

CREATE TABLE devices (
    hash BLOB PRIMARY KEY, -- of the secret in its cookie, which is stored nowhere
    guest INTEGER NOT NULL REFERENCES guests (id),
    created REAL NOT NULL,
    seen REAL NOT NULL     -- when it was here last, to within a day
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_of_guest ON devices (guest);

CREATE TABLE links (
    hash BLOB PRIMARY KEY, -- of what lets one more device in, once
    guest INTEGER NOT NULL REFERENCES guests (id),
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_of_guest ON links (guest);

CREATE TABLE pushes (
    device BLOB PRIMARY KEY REFERENCES devices (hash),
    endpoint TEXT NOT NULL UNIQUE, -- where its browser hears that it is the guest's turn
    p256dh BLOB NOT NULL,          -- the browser's public key
    auth BLOB NOT NULL,            -- the browser's secret
    language TEXT NOT NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;

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
    ended REAL,            -- when; none while it is played
    moves INTEGER,         -- how many stand at the end; none while it is played
    maker INTEGER REFERENCES guests (id), -- who may seat several people at one screen
    pace TEXT,             -- JSON, as settled with the table; none where nobody is in a hurry
    begun REAL,            -- when the last nonce was there; noted where there is a pace
    due REAL,
    hints INTEGER NOT NULL DEFAULT 0,  -- whether all who sit there may ask for them
    public INTEGER NOT NULL DEFAULT 0, -- 1: all may see it while a seat is free; 2: none is
    fill TEXT,             -- JSON: when a bot takes a seat that stays free, and which
    silent INTEGER NOT NULL DEFAULT 0, -- whether those who look on may not talk
    closed REAL            -- when an operator closed it
) STRICT, WITHOUT ROWID;
-- A table that is dropped must not be the rematch of another: without an index every drop would read all tables.
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX tables_of_maker ON tables (maker);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_in_public ON tables (created) WHERE public = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    name TEXT,
    bot TEXT,
    nonce TEXT, -- what the player's client adds to the dice
    seen REAL,  -- when its guest came or went last
    PRIMARY KEY (table_id, seat),
    CHECK (guest IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_guest ON seats (guest);

CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL,
    kind TEXT NOT NULL,                   -- 'play', 'take-back', ...: records.py knows which
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id), -- who did it; none for bots
    move TEXT,
    token TEXT,                           -- the client's own name for the message
    took REAL,                            -- seconds on the table's clock since the row before; none without a pace
    PRIMARY KEY (table_id, seq),
    CHECK (kind <> 'play' OR move IS NOT NULL)
) STRICT, WITHOUT ROWID;
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
CREATE TRIGGER nonces_are_never_changed BEFORE UPDATE OF nonce ON seats
WHEN OLD.nonce IS NOT NULL AND NEW.nonce IS NOT OLD.nonce AND NEW.guest IS OLD.guest
BEGIN
    SELECT RAISE(ABORT, 'nonces are never changed');
END;
-- postgresql:
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
FOR EACH ROW EXECUTE FUNCTION refuse('moves are never changed');
CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
FOR EACH ROW EXECUTE FUNCTION refuse('moves are never removed');
CREATE TRIGGER nonces_are_never_changed BEFORE UPDATE OF nonce ON seats FOR EACH ROW
WHEN (OLD.nonce IS NOT NULL AND NEW.nonce IS DISTINCT FROM OLD.nonce AND NEW.guest IS NOT DISTINCT FROM OLD.guest)
EXECUTE FUNCTION refuse('nonces are never changed');
-- all:

-- Long games open from their last snapshot and the moves since. It holds what is hidden, as the seed does: it is never
-- sent. Whoever cannot read it plays the game again from its first move.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL, -- after so many rows
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    rank INTEGER,
    points INTEGER,
    ending TEXT NOT NULL, -- 'played' to its end, 'other-rules', or the kind of the row that ended it
    PRIMARY KEY (table_id, seat),
    CHECK (ending <> 'played' OR (rank IS NOT NULL AND points IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    team TEXT,                            -- JSON: the seats that it was for, if not for all
    at REAL NOT NULL,
    token TEXT NOT NULL,
    guest INTEGER REFERENCES guests (id), -- who said it; none where nobody knows any more
    aside INTEGER NOT NULL DEFAULT 0,     -- among those who look on
    phrase INTEGER NOT NULL DEFAULT 0,    -- the text is the name of a phrase
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX chat_by_token ON chat (table_id, guest, token);
CREATE INDEX chat_of_guest ON chat (guest) WHERE guest IS NOT NULL;

CREATE TABLE mutes (
    guest INTEGER NOT NULL REFERENCES guests (id),
    muted INTEGER NOT NULL REFERENCES guests (id), -- whose lines the guest does not want to see
    PRIMARY KEY (guest, muted)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_of_muted ON mutes (muted);

CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    reporter INTEGER REFERENCES guests (id),
    guest INTEGER REFERENCES guests (id), -- about whom
    table_id TEXT NOT NULL,               -- which may be dropped meanwhile
    name TEXT NOT NULL,                   -- theirs, at that table
    line INTEGER NOT NULL,                -- 0 where it is about no line
    text TEXT,                            -- what the line said
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    UNIQUE (reporter, guest, table_id, line)
) STRICT;
CREATE INDEX reports_of_guest ON reports (guest);

CREATE TABLE deeds (
    id INTEGER PRIMARY KEY, -- they are done one after another, and the service looks for those that it has not seen
    at REAL NOT NULL,
    operator TEXT NOT NULL,
    kind TEXT NOT NULL,     -- 'close', 'reopen', 'ban', ...: records.py knows which
    table_id TEXT,
    guest INTEGER,          -- refers to nobody: a guest may be erased, and what was done stays noted
    why TEXT NOT NULL
) STRICT;

CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL -- a secret of the service's own, drawn when it is first needed
) STRICT, WITHOUT ROWID;

CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beat INTEGER NOT NULL, -- written to see whether anything can be
    seen REAL,             -- the newest time of day that was believed
    up REAL                -- the newest time at which the service was surely there
) STRICT;
INSERT INTO pulse (id, beat) VALUES (1, 0);

CREATE TABLE outages (
    began REAL PRIMARY KEY,
    ended REAL NOT NULL,
    CHECK (began < ended)
) STRICT, WITHOUT ROWID;

-- Which processes serve the same tables, and who has a table open at which of them. None of it outlives them: where
-- PostgreSQL is killed it forgets both, and every process says again what it knows. A SQLite file has one process.

-- postgresql:
CREATE UNLOGGED TABLE processes (
    id TEXT PRIMARY KEY,
    up DOUBLE PRECISION NOT NULL -- when it was surely there, by the clock of the database
);

CREATE UNLOGGED TABLE presences (
    table_id TEXT NOT NULL,
    guest BIGINT NOT NULL,
    process TEXT NOT NULL,
    presence TEXT NOT NULL, -- 'here' or 'away'
    PRIMARY KEY (table_id, guest, process)
);
CREATE INDEX presences_of_process ON presences (process);
-- all:
