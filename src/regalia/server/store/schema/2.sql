-- A table that is dropped must not be the rematch of another: without an index every drop would read all tables.

CREATE INDEX tables_by_rematch ON tables (rematch);
