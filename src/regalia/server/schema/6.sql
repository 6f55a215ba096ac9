-- Whoever makes a table may allow hints to all who sit there.

ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
