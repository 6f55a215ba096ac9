-- Who has which colour, family or crest at a table.

ALTER TABLE tables ADD COLUMN colours TEXT; -- JSON: of each seat; none where each has that of its own number
