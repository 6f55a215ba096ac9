-- A table knows what lists show of it, and what is due next there: the scheduler goes by it, and lists open no game.

ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0; -- after how many rows the next three were so
ALTER TABLE tables ADD COLUMN summary TEXT;  -- JSON: who is to act, points and the like; while it is played
ALTER TABLE tables ADD COLUMN wake_at REAL;  -- when something is due there; none where nothing is
ALTER TABLE tables ADD COLUMN wake_why TEXT; -- 'bot', 'time', 'fill', 'drop', 'remind', 'open'

-- What is due next in a game only its rules know: so every table that goes on is opened once, one after another
UPDATE tables SET wake_at = 0, wake_why = 'open' WHERE moves IS NULL AND closed IS NULL;
CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_that_go_on ON tables (id) WHERE moves IS NULL;

-- `due` is written and read by processes of before alone, which may go on beside those of now for a while. A later
-- version drops it.
DROP INDEX tables_by_due;
