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
