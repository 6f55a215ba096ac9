-- Long games open from their last snapshot and the moves since. It holds what is hidden, as the seed does: it is never
-- sent. Whoever cannot read it plays the game again from its first move.

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL, -- after so many rows
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;
