-- Bots have levels: what was called random or greedy before goes on as the level that plays as it did.

UPDATE seats SET bot = 'page' WHERE bot = 'random';
UPDATE seats SET bot = 'squire' WHERE bot = 'greedy';
