-- Who made a table, at what pace it is played and whether all may ask for hints; when people were last there; when
-- the service was not.

ALTER TABLE tables ADD COLUMN maker INTEGER REFERENCES guests (id); -- who may seat several people at one screen
ALTER TABLE tables ADD COLUMN pace TEXT;  -- JSON, as settled with the table; none where nobody is in a hurry
ALTER TABLE tables ADD COLUMN begun REAL; -- when the last nonce was there; noted where there is a pace
ALTER TABLE tables ADD COLUMN due REAL;   -- when somebody's time may be up; none where no clock runs
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0; -- whether all who sit there may ask for them
UPDATE tables SET maker = (
    SELECT guest FROM seats WHERE table_id = tables.id AND guest IS NOT NULL ORDER BY seat LIMIT 1
);
CREATE INDEX tables_of_maker ON tables (maker);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

ALTER TABLE moves ADD COLUMN took REAL; -- seconds on the table's clock since the row before; none without a pace

ALTER TABLE seats ADD COLUMN seen REAL; -- when its guest came or went last

ALTER TABLE pulse ADD COLUMN up REAL;   -- the newest time at which the service was surely there
CREATE TABLE outages (
    began REAL PRIMARY KEY,
    ended REAL NOT NULL,
    CHECK (began < ended)
) STRICT, WITHOUT ROWID;
