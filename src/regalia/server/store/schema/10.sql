-- Company: tables that all may see, talk of those who look on, who wants to hear nothing from whom, what was reported,
-- and what operators did about it.

ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0; -- 1: all may see it while a seat is free; 2: none is
ALTER TABLE tables ADD COLUMN fill TEXT;   -- JSON: when a bot takes a seat that stays free, and which
ALTER TABLE tables ADD COLUMN silent INTEGER NOT NULL DEFAULT 0; -- whether those who look on may not talk
ALTER TABLE tables ADD COLUMN closed REAL; -- when an operator closed it
CREATE INDEX tables_in_public ON tables (created) WHERE public = 1;

ALTER TABLE guests ADD COLUMN banned REAL; -- since when they may neither sit down nor talk
CREATE INDEX guests_banned ON guests (id) WHERE banned IS NOT NULL;

ALTER TABLE chat ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;  -- among those who look on
ALTER TABLE chat ADD COLUMN phrase INTEGER NOT NULL DEFAULT 0; -- the text is the name of a phrase
DROP INDEX chat_by_token;
CREATE UNIQUE INDEX chat_by_token ON chat (table_id, guest, token);

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
    kind TEXT NOT NULL,     -- 'close', 'reopen', 'ban', 'unban', 'erase'
    table_id TEXT,
    guest INTEGER,          -- refers to nobody: a guest may be erased, and what was done stays noted
    why TEXT NOT NULL
) STRICT;
