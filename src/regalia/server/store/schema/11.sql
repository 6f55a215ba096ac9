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

-- The moves are never removed while a game goes on; those of one that ended, with all of it.
-- sqlite:
DROP TRIGGER moves_are_never_removed;
CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
WHEN (SELECT moves FROM tables WHERE id = OLD.table_id) IS NULL
BEGIN
    SELECT RAISE(ABORT, 'moves are never removed while a game goes on');
END;
-- postgresql:
CREATE FUNCTION refuse_while_played() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF (SELECT moves FROM tables WHERE id = OLD.table_id) IS NULL THEN
        RAISE EXCEPTION 'moves are never removed while a game goes on' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
END $$;
DROP TRIGGER moves_are_never_removed ON moves;
CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves FOR EACH ROW EXECUTE FUNCTION refuse_while_played();
