-- A guest has several devices, each with a secret of its own, and a code to come back by; chat lines say whose they are.

CREATE TABLE devices (
    hash BLOB PRIMARY KEY, -- of the secret in its cookie, which is stored nowhere
    guest INTEGER NOT NULL REFERENCES guests (id),
    created REAL NOT NULL,
    seen REAL NOT NULL     -- when it was here last, to within a day
) STRICT, WITHOUT ROWID;

INSERT INTO devices (hash, guest, created, seen)
SELECT hash, id, created, coalesce((SELECT seen FROM pulse), created) FROM guests;
CREATE INDEX devices_of_guest ON devices (guest);

-- sqlite:
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT, -- what they called themselves last
    created REAL NOT NULL
) STRICT;
INSERT INTO people (id, name, created) SELECT id, name, created FROM guests;
DROP TABLE guests;
ALTER TABLE people RENAME TO guests;
-- postgresql:
ALTER TABLE guests DROP COLUMN hash;
-- all:
ALTER TABLE guests ADD COLUMN code BLOB;  -- slow hash of the words by which they come back
ALTER TABLE guests ADD COLUMN coded REAL; -- when they were made
CREATE UNIQUE INDEX guests_by_code ON guests (code);

CREATE TABLE links (
    hash BLOB PRIMARY KEY, -- of what lets one more device in, once
    guest INTEGER NOT NULL REFERENCES guests (id),
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_of_guest ON links (guest);

CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL -- a secret of the service's own, drawn when it is first needed
) STRICT, WITHOUT ROWID;

CREATE TABLE pushes (
    device BLOB PRIMARY KEY REFERENCES devices (hash),
    endpoint TEXT NOT NULL UNIQUE, -- where its browser hears that it is the guest's turn
    p256dh BLOB NOT NULL,          -- the browser's public key
    auth BLOB NOT NULL,            -- the browser's secret
    language TEXT NOT NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE chat ADD COLUMN guest INTEGER REFERENCES guests (id); -- who said it; none where nobody knows any more
UPDATE chat SET guest = (
    SELECT guest FROM seats
    WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat AND coalesce(seats.name, '') = chat.name
);
CREATE INDEX chat_of_guest ON chat (guest) WHERE guest IS NOT NULL;
