BEGIN TRANSACTION;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    team TEXT, -- JSON: the seats that it was for, if not for all
    at REAL NOT NULL,
    token TEXT NOT NULL, guest INTEGER REFERENCES guests (id), aside INTEGER NOT NULL DEFAULT 0, phrase INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('mail-table',1,0,'Anna','szia',NULL,1.79505499548205471041e+09,'token-chat',1,0,0);
CREATE TABLE deeds (
    id INTEGER PRIMARY KEY, -- they are done one after another, and the service looks for those that it has not seen
    at REAL NOT NULL,
    operator TEXT NOT NULL,
    kind TEXT NOT NULL,     -- 'close', 'reopen', 'ban', 'unban', 'erase'
    table_id TEXT,
    guest INTEGER,          -- refers to nobody: a guest may be erased, and what was done stays noted
    why TEXT NOT NULL
) STRICT;
CREATE TABLE devices (
    hash BLOB PRIMARY KEY, -- of the secret in its cookie, which is stored nowhere
    guest INTEGER NOT NULL REFERENCES guests (id),
    created REAL NOT NULL,
    seen REAL NOT NULL     -- when it was here last, to within a day
) STRICT, WITHOUT ROWID;
INSERT INTO "devices" VALUES(X'6161616161616161616161616161616161616161616161616161616161616161',1,1.79505499394594860082e+09,1.79505499394594860082e+09);
INSERT INTO "devices" VALUES(X'6262626262626262626262626262626262626262626262626262626262626262',2,1.79505499394636368749e+09,1.79505499394636368749e+09);
CREATE TABLE "guests" (
    id INTEGER PRIMARY KEY,
    name TEXT, -- what they called themselves last
    created REAL NOT NULL
, code BLOB, coded REAL, banned REAL) STRICT;
INSERT INTO "guests" VALUES(1,'Anna',1.79505499394594860082e+09,NULL,NULL,NULL);
INSERT INTO "guests" VALUES(2,'Guest 2',1.79505499394636368749e+09,NULL,NULL,NULL);
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL -- a secret of the service's own, drawn when it is first needed
) STRICT, WITHOUT ROWID;
CREATE TABLE links (
    hash BLOB PRIMARY KEY, -- of what lets one more device in, once
    guest INTEGER NOT NULL REFERENCES guests (id),
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE "moves" (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL,                               -- none in rows of before this was noted
    kind TEXT NOT NULL,                    -- 'play', 'take-back', ...: storage.py knows which
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),  -- who did it; none for bots and in rows of before this was noted
    move TEXT,
    token TEXT, took REAL,                            -- the client's own name for the message
    PRIMARY KEY (table_id, seq),
    CHECK (kind <> 'play' OR move IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('finished-table',1,1800003007.0,'play',0,2,'crown pink','token-0011',NULL);
INSERT INTO "moves" VALUES('finished-table',2,1800003008.0,'play',1,1,'crown green','token-0012',NULL);
INSERT INTO "moves" VALUES('finished-table',3,1800003009.0,'play',1,1,'crown green','token-0013',NULL);
INSERT INTO "moves" VALUES('finished-table',4,1800003010.0,'play',1,1,'crown pink','token-0014',NULL);
INSERT INTO "moves" VALUES('finished-table',5,1800003011.0,'play',0,2,'disc 1','token-0015',NULL);
INSERT INTO "moves" VALUES('finished-table',6,1800003012.0,'play',1,1,'disc 5','token-0016',NULL);
INSERT INTO "moves" VALUES('finished-table',7,1800003013.0,'play',0,2,'knight green 15','token-0017',NULL);
INSERT INTO "moves" VALUES('finished-table',8,1800003014.0,'play',0,2,'knight blue 6','token-0018',NULL);
INSERT INTO "moves" VALUES('finished-table',9,1800003015.0,'play',0,2,'knight green 4','token-0019',NULL);
INSERT INTO "moves" VALUES('finished-table',10,1800003016.0,'play',0,2,'emperor 1','token-0020',NULL);
INSERT INTO "moves" VALUES('finished-table',11,1800003017.0,'play',1,1,'knight yellow 15','token-0021',NULL);
INSERT INTO "moves" VALUES('finished-table',12,1800003018.0,'play',1,1,'knight green 14','token-0022',NULL);
INSERT INTO "moves" VALUES('finished-table',13,1800003019.0,'play',1,1,'knight red 15','token-0023',NULL);
INSERT INTO "moves" VALUES('finished-table',14,1800003020.0,'play',1,1,'emperor 4','token-0024',NULL);
INSERT INTO "moves" VALUES('finished-table',15,1800003021.0,'play',0,2,'disc 2','token-0025',NULL);
INSERT INTO "moves" VALUES('finished-table',16,1800003022.0,'play',1,1,'disc 4','token-0026',NULL);
INSERT INTO "moves" VALUES('finished-table',17,1800003023.0,'play',0,2,'knight blue 15','token-0027',NULL);
INSERT INTO "moves" VALUES('finished-table',18,1800003024.0,'play',0,2,'knight red 1','token-0028',NULL);
INSERT INTO "moves" VALUES('finished-table',19,1800003025.0,'play',0,2,'knight pink 14','token-0029',NULL);
INSERT INTO "moves" VALUES('finished-table',20,1800003026.0,'play',0,2,'emperor 1','token-0030',NULL);
INSERT INTO "moves" VALUES('finished-table',21,1800003027.0,'play',0,2,'crown yellow','token-0031',NULL);
INSERT INTO "moves" VALUES('finished-table',22,1800003028.0,'play',1,1,'knight green 1','token-0032',NULL);
INSERT INTO "moves" VALUES('finished-table',23,1800003029.0,'play',1,1,'knight red 11','token-0033',NULL);
INSERT INTO "moves" VALUES('finished-table',24,1800003030.0,'play',1,1,'knight pink 8','token-0034',NULL);
INSERT INTO "moves" VALUES('finished-table',25,1800003031.0,'play',1,1,'emperor 2','token-0035',NULL);
INSERT INTO "moves" VALUES('finished-table',26,1800003032.0,'play',0,2,'disc 3','token-0036',NULL);
INSERT INTO "moves" VALUES('finished-table',27,1800003033.0,'play',1,1,'disc 1','token-0037',NULL);
INSERT INTO "moves" VALUES('finished-table',28,1800003034.0,'play',1,1,'knight pink 7','token-0038',NULL);
INSERT INTO "moves" VALUES('finished-table',29,1800003035.0,'play',1,1,'knight pink 7','token-0039',NULL);
INSERT INTO "moves" VALUES('finished-table',30,1800003036.0,'play',1,1,'knight blue 12','token-0040',NULL);
INSERT INTO "moves" VALUES('finished-table',31,1800003037.0,'play',1,1,'emperor 1','token-0041',NULL);
INSERT INTO "moves" VALUES('finished-table',32,1800003038.0,'play',1,1,'crown blue','token-0042',NULL);
INSERT INTO "moves" VALUES('finished-table',33,1800003039.0,'play',0,2,'knight green court','token-0043',NULL);
INSERT INTO "moves" VALUES('finished-table',34,1800003040.0,'play',0,2,'knight yellow court','token-0044',NULL);
INSERT INTO "moves" VALUES('finished-table',35,1800003041.0,'play',0,2,'knight yellow 13','token-0045',NULL);
INSERT INTO "moves" VALUES('finished-table',36,1800003042.0,'play',0,2,'emperor 1','token-0046',NULL);
INSERT INTO "moves" VALUES('finished-table',37,1800003043.0,'play',0,2,'crown blue','token-0047',NULL);
INSERT INTO "moves" VALUES('finished-table',38,1800003044.0,'play',1,1,'disc 2','token-0048',NULL);
INSERT INTO "moves" VALUES('finished-table',39,1800003045.0,'play',0,2,'disc 5','token-0049',NULL);
INSERT INTO "moves" VALUES('finished-table',40,1800003046.0,'play',1,1,'knight yellow 8','token-0050',NULL);
INSERT INTO "moves" VALUES('finished-table',41,1800003047.0,'play',1,1,'knight blue 9','token-0051',NULL);
INSERT INTO "moves" VALUES('finished-table',42,1800003048.0,'play',1,1,'knight blue 10','token-0052',NULL);
INSERT INTO "moves" VALUES('finished-table',43,1800003049.0,'play',1,1,'emperor 1','token-0053',NULL);
INSERT INTO "moves" VALUES('finished-table',44,1800003050.0,'play',0,2,'knight blue 9','token-0054',NULL);
INSERT INTO "moves" VALUES('finished-table',45,1800003051.0,'play',0,2,'knight green 8','token-0055',NULL);
INSERT INTO "moves" VALUES('finished-table',46,1800003052.0,'play',0,2,'knight pink 3','token-0056',NULL);
INSERT INTO "moves" VALUES('finished-table',47,1800003053.0,'play',0,2,'emperor 1','token-0057',NULL);
INSERT INTO "moves" VALUES('finished-table',48,1800003054.0,'play',0,2,'crown green','token-0058',NULL);
INSERT INTO "moves" VALUES('finished-table',49,1800003055.0,'play',1,1,'disc 3','token-0059',NULL);
INSERT INTO "moves" VALUES('finished-table',50,1800003056.0,'play',0,2,'disc 4','token-0060',NULL);
INSERT INTO "moves" VALUES('finished-table',51,1800003057.0,'play',1,1,'knight green 2','token-0061',NULL);
INSERT INTO "moves" VALUES('finished-table',52,1800003058.0,'play',1,1,'knight yellow court','token-0062',NULL);
INSERT INTO "moves" VALUES('finished-table',53,1800003059.0,'play',1,1,'knight red 4','token-0063',NULL);
INSERT INTO "moves" VALUES('finished-table',54,1800003060.0,'play',1,1,'emperor 2','token-0064',NULL);
INSERT INTO "moves" VALUES('finished-table',55,1800003061.0,'play',0,2,'knight green 6','token-0065',NULL);
INSERT INTO "moves" VALUES('finished-table',56,1800003062.0,'play',0,2,'knight red court','token-0066',NULL);
INSERT INTO "moves" VALUES('finished-table',57,1800003063.0,'play',0,2,'knight pink 6','token-0067',NULL);
INSERT INTO "moves" VALUES('finished-table',58,1800003064.0,'play',0,2,'emperor 3','token-0068',NULL);
INSERT INTO "moves" VALUES('finished-table',59,1800003065.0,'play',1,1,'disc 1','token-0069',NULL);
INSERT INTO "moves" VALUES('finished-table',60,1800003066.0,'play',0,2,'disc 4','token-0070',NULL);
INSERT INTO "moves" VALUES('finished-table',61,1800003067.0,'play',1,1,'knight yellow 6','token-0071',NULL);
INSERT INTO "moves" VALUES('finished-table',62,1800003068.0,'play',1,1,'knight pink 3','token-0072',NULL);
INSERT INTO "moves" VALUES('finished-table',63,1800003069.0,'play',1,1,'knight pink 14','token-0073',NULL);
INSERT INTO "moves" VALUES('finished-table',64,1800003070.0,'play',1,1,'emperor 1','token-0074',NULL);
INSERT INTO "moves" VALUES('finished-table',65,1800003071.0,'play',0,2,'knight red 12','token-0075',NULL);
INSERT INTO "moves" VALUES('finished-table',66,1800003072.0,'play',0,2,'knight pink court','token-0076',NULL);
INSERT INTO "moves" VALUES('finished-table',67,1800003073.0,'play',0,2,'knight pink court','token-0077',NULL);
INSERT INTO "moves" VALUES('finished-table',68,1800003074.0,'play',0,2,'emperor 2','token-0078',NULL);
INSERT INTO "moves" VALUES('finished-table',69,1800003075.0,'play',1,1,'disc 2','token-0079',NULL);
INSERT INTO "moves" VALUES('finished-table',70,1800003076.0,'play',0,2,'disc 3','token-0080',NULL);
INSERT INTO "moves" VALUES('finished-table',71,1800003077.0,'play',1,1,'knight red 1','token-0081',NULL);
INSERT INTO "moves" VALUES('finished-table',72,1800003078.0,'play',1,1,'knight green 8','token-0082',NULL);
INSERT INTO "moves" VALUES('finished-table',73,1800003079.0,'play',1,1,'knight yellow 13','token-0083',NULL);
INSERT INTO "moves" VALUES('finished-table',74,1800003080.0,'play',1,1,'emperor 2','token-0084',NULL);
INSERT INTO "moves" VALUES('finished-table',75,1800003081.0,'play',0,2,'knight red 1','token-0085',NULL);
INSERT INTO "moves" VALUES('finished-table',76,1800003082.0,'play',0,2,'knight pink 6','token-0086',NULL);
INSERT INTO "moves" VALUES('finished-table',77,1800003083.0,'play',0,2,'knight yellow 11','token-0087',NULL);
INSERT INTO "moves" VALUES('finished-table',78,1800003084.0,'play',0,2,'emperor 2','token-0088',NULL);
INSERT INTO "moves" VALUES('finished-table',79,1800003085.0,'play',0,2,'crown green','token-0089',NULL);
INSERT INTO "moves" VALUES('finished-table',80,1800003086.0,'play',1,1,'disc 4','token-0090',NULL);
INSERT INTO "moves" VALUES('finished-table',81,1800003087.0,'play',0,2,'disc 5','token-0091',NULL);
INSERT INTO "moves" VALUES('finished-table',82,1800003088.0,'play',1,1,'knight blue 12','token-0092',NULL);
INSERT INTO "moves" VALUES('finished-table',83,1800003089.0,'play',1,1,'knight red court','token-0093',NULL);
INSERT INTO "moves" VALUES('finished-table',84,1800003090.0,'play',1,1,'knight red 15','token-0094',NULL);
INSERT INTO "moves" VALUES('finished-table',85,1800003091.0,'play',1,1,'emperor 1','token-0095',NULL);
INSERT INTO "moves" VALUES('finished-table',86,1800003092.0,'play',1,1,'crown blue','token-0096',NULL);
INSERT INTO "moves" VALUES('finished-table',87,1800003093.0,'play',0,2,'knight yellow 10','token-0097',NULL);
INSERT INTO "moves" VALUES('finished-table',88,1800003094.0,'play',0,2,'knight blue 7','token-0098',NULL);
INSERT INTO "moves" VALUES('finished-table',89,1800003095.0,'play',0,2,'knight blue 4','token-0099',NULL);
INSERT INTO "moves" VALUES('finished-table',90,1800003096.0,'play',0,2,'emperor 2','token-0100',NULL);
INSERT INTO "moves" VALUES('finished-table',91,1800003097.0,'play',0,2,'crown yellow','token-0101',NULL);
INSERT INTO "moves" VALUES('finished-table',92,1800003098.0,'play',1,1,'disc 5','token-0102',NULL);
INSERT INTO "moves" VALUES('finished-table',93,1800003099.0,'play',0,2,'disc 2','token-0103',NULL);
INSERT INTO "moves" VALUES('finished-table',94,1800003100.0,'play',0,2,'knight yellow 13','token-0104',NULL);
INSERT INTO "moves" VALUES('finished-table',95,1800003101.0,'play',0,2,'knight green 4','token-0105',NULL);
INSERT INTO "moves" VALUES('finished-table',96,1800003102.0,'play',0,2,'knight blue 1','token-0106',NULL);
INSERT INTO "moves" VALUES('finished-table',97,1800003103.0,'play',0,2,'emperor 2','token-0107',NULL);
INSERT INTO "moves" VALUES('finished-table',98,1800003104.0,'play',1,1,'knight red 7','token-0108',NULL);
INSERT INTO "moves" VALUES('finished-table',99,1800003105.0,'play',1,1,'knight yellow 8','token-0109',NULL);
INSERT INTO "moves" VALUES('finished-table',100,1800003106.0,'play',1,1,'knight blue 9','token-0110',NULL);
INSERT INTO "moves" VALUES('finished-table',101,1800003107.0,'play',1,1,'emperor 3','token-0111',NULL);
INSERT INTO "moves" VALUES('finished-table',102,1800003108.0,'play',1,1,'crown green','token-0112',NULL);
INSERT INTO "moves" VALUES('finished-table',103,1800003109.0,'play',0,2,'disc 1','token-0113',NULL);
INSERT INTO "moves" VALUES('finished-table',104,1800003110.0,'play',1,1,'disc 3','token-0114',NULL);
INSERT INTO "moves" VALUES('finished-table',105,1800003111.0,'play',0,2,'knight red 12','token-0115',NULL);
INSERT INTO "moves" VALUES('finished-table',106,1800003112.0,'play',0,2,'knight blue 14','token-0116',NULL);
INSERT INTO "moves" VALUES('finished-table',107,1800003113.0,'play',0,2,'knight green 7','token-0117',NULL);
INSERT INTO "moves" VALUES('finished-table',108,1800003114.0,'play',0,2,'emperor 1','token-0118',NULL);
INSERT INTO "moves" VALUES('finished-table',109,1800003115.0,'play',0,2,'crown blue','token-0119',NULL);
INSERT INTO "moves" VALUES('finished-table',110,1800003116.0,'play',1,1,'knight blue 9','token-0120',NULL);
INSERT INTO "moves" VALUES('finished-table',111,1800003117.0,'play',1,1,'knight green 5','token-0121',NULL);
INSERT INTO "moves" VALUES('finished-table',112,1800003118.0,'play',1,1,'knight pink 8','token-0122',NULL);
INSERT INTO "moves" VALUES('finished-table',113,1800003119.0,'play',1,1,'emperor 1','token-0123',NULL);
INSERT INTO "moves" VALUES('finished-table',114,1800003120.0,'play',1,1,'crown green','token-0124',NULL);
INSERT INTO "moves" VALUES('finished-table',115,1800003121.0,'play',0,2,'disc 3','token-0125',NULL);
INSERT INTO "moves" VALUES('finished-table',116,1800003122.0,'play',1,1,'disc 4','token-0126',NULL);
INSERT INTO "moves" VALUES('finished-table',117,1800003123.0,'play',0,2,'knight blue 14','token-0127',NULL);
INSERT INTO "moves" VALUES('finished-table',118,1800003124.0,'play',0,2,'knight blue 8','token-0128',NULL);
INSERT INTO "moves" VALUES('finished-table',119,1800003125.0,'play',0,2,'knight pink 10','token-0129',NULL);
INSERT INTO "moves" VALUES('finished-table',120,1800003126.0,'play',0,2,'emperor 1','token-0130',NULL);
INSERT INTO "moves" VALUES('finished-table',121,1800003127.0,'play',1,1,'knight blue 13','token-0131',NULL);
INSERT INTO "moves" VALUES('finished-table',122,1800003128.0,'play',1,1,'knight green 9','token-0132',NULL);
INSERT INTO "moves" VALUES('finished-table',123,1800003129.0,'play',1,1,'knight red 10','token-0133',NULL);
INSERT INTO "moves" VALUES('finished-table',124,1800003130.0,'play',1,1,'emperor 1','token-0134',NULL);
INSERT INTO "moves" VALUES('bot-table',1,1800000000.0,'play',0,1,'disc 1','token-0000',NULL);
INSERT INTO "moves" VALUES('bot-table',2,1800000000.0,'play',1,NULL,'disc 5',NULL,NULL);
INSERT INTO "moves" VALUES('bot-table',3,1800000000.0,'play',0,1,'knight red court','token-0001',NULL);
INSERT INTO "moves" VALUES('bot-table',4,1800000000.0,'play',0,1,'knight red court','token-0002',NULL);
INSERT INTO "moves" VALUES('bot-table',5,1800000000.0,'play',0,1,'knight blue court','token-0003',NULL);
INSERT INTO "moves" VALUES('bot-table',6,1800000000.0,'play',0,1,'emperor 1','token-0004',NULL);
INSERT INTO "moves" VALUES('bot-table',7,1800000000.0,'play',1,NULL,'knight blue court',NULL,NULL);
INSERT INTO "moves" VALUES('bot-table',8,1800000000.0,'play',1,NULL,'knight red court',NULL,NULL);
INSERT INTO "moves" VALUES('bot-table',9,1800000000.0,'play',1,NULL,'knight red court',NULL,NULL);
INSERT INTO "moves" VALUES('bot-table',10,1800000000.0,'play',1,NULL,'emperor 3',NULL,NULL);
INSERT INTO "moves" VALUES('bot-table',11,1800000000.0,'play',1,NULL,'crown green',NULL,NULL);
INSERT INTO "moves" VALUES('bot-table',12,1800000006.0,'play',0,1,'disc 2','token-0005',NULL);
INSERT INTO "moves" VALUES('mail-table',1,1800000606.0,'play',0,1,'crown red','token-0006',600.0);
INSERT INTO "moves" VALUES('mail-table',2,1800001206.0,'play',0,1,'crown red','token-0007',600.0);
INSERT INTO "moves" VALUES('mail-table',3,1800001806.0,'play',1,2,'crown red','token-0008',600.0);
INSERT INTO "moves" VALUES('mail-table',4,1800002406.0,'play',1,2,'crown red','token-0009',600.0);
INSERT INTO "moves" VALUES('mail-table',5,1800003006.0,'play',1,2,'crown red','token-0010',600.0);
CREATE TABLE mutes (
    guest INTEGER NOT NULL REFERENCES guests (id),
    muted INTEGER NOT NULL REFERENCES guests (id), -- whose lines the guest does not want to see
    PRIMARY KEY (guest, muted)
) STRICT, WITHOUT ROWID;
CREATE TABLE outages (
    began REAL PRIMARY KEY,
    ended REAL NOT NULL,
    CHECK (began < ended)
) STRICT, WITHOUT ROWID;
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beat INTEGER NOT NULL, -- written to see whether anything can be
    seen REAL              -- the newest time of day that was believed
, up REAL) STRICT;
INSERT INTO "pulse" VALUES(1,0,NULL,1800000000.0);
CREATE TABLE pushes (
    device BLOB PRIMARY KEY REFERENCES devices (hash),
    endpoint TEXT NOT NULL UNIQUE, -- where its browser hears that it is the guest's turn
    p256dh BLOB NOT NULL,          -- the browser's public key
    auth BLOB NOT NULL,            -- the browser's secret
    language TEXT NOT NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    reporter INTEGER REFERENCES guests (id),
    guest INTEGER REFERENCES guests (id), -- about whom
    table_id TEXT NOT NULL,               -- which may be dropped meanwhile
    name TEXT NOT NULL,                   -- theirs, at that table
    line INTEGER NOT NULL,                -- 0 where it is about no line
    text TEXT,                            -- what the line said
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    UNIQUE (reporter, guest, table_id, line)
) STRICT;
CREATE TABLE "results" (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    rank INTEGER,
    points INTEGER,
    ending TEXT NOT NULL, -- 'played' to its end, 'other-rules', or the kind of the row that ended it
    PRIMARY KEY (table_id, seat),
    CHECK (ending <> 'played' OR (rank IS NOT NULL AND points IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES('finished-table',0,1,10,'played');
INSERT INTO "results" VALUES('finished-table',1,2,0,'played');
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    name TEXT,
    bot TEXT, nonce TEXT, seen REAL,
    PRIMARY KEY (table_id, seat),
    CHECK (guest IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('finished-table',0,2,'Guest 2',NULL,'0123456789abcdef0123456789abcdef',1800003006.0);
INSERT INTO "seats" VALUES('finished-table',1,1,'Guest 1',NULL,'0123456789abcdef0123456789abcdef',1800003006.0);
INSERT INTO "seats" VALUES('bot-table',0,1,'Anna',NULL,'0123456789abcdef0123456789abcdef',1800000000.0);
INSERT INTO "seats" VALUES('bot-table',1,NULL,NULL,'squire',NULL,NULL);
INSERT INTO "seats" VALUES('waiting-table',0,1,'Anna',NULL,'0123456789abcdef0123456789abcdef',1800003130.0);
INSERT INTO "seats" VALUES('waiting-table',1,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('waiting-table',2,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('mail-table',0,1,'Guest 1',NULL,'0123456789abcdef0123456789abcdef',1800000006.0);
INSERT INTO "seats" VALUES('mail-table',1,2,'Guest 2',NULL,'0123456789abcdef0123456789abcdef',1800000006.0);
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL, -- after so many rows
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL, -- JSON
    seed TEXT NOT NULL,
    scenario TEXT,
    start TEXT,            -- the position it started from, if not from the set-up
    created REAL NOT NULL,
    rematch TEXT REFERENCES tables (id),
    ended REAL, moves INTEGER, maker INTEGER REFERENCES guests (id), pace TEXT, begun REAL, due REAL, hints INTEGER NOT NULL DEFAULT 0, public INTEGER NOT NULL DEFAULT 0, fill TEXT, silent INTEGER NOT NULL DEFAULT 0, closed REAL) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('finished-table','carolus',2,'{}','2e5e0ed2c0e9e3d5e9a8d3632bb2fcf3',NULL,NULL,1.79505499520957827568e+09,NULL,1.79505499532548475267e+09,124,2,NULL,NULL,NULL,0,0,NULL,0,NULL);
INSERT INTO "tables" VALUES('bot-table','carolus',2,'{}','417ef706649eb1947a18b59b67b3d828',NULL,NULL,1.79505499409565544123e+09,NULL,NULL,NULL,1,NULL,NULL,NULL,0,0,NULL,0,NULL);
INSERT INTO "tables" VALUES('waiting-table','tara',2,'{"round_limit":0,"without":"munster"}','b5b9fb61ac698ba0bd6b66c364f33ec8',NULL,NULL,1.79505499545696568493e+09,NULL,NULL,NULL,1,'{"kind":"live","move":30,"reserve":60,"weekends":false,"offset":0,"lost":false,"bot":"squire"}',NULL,1800006730.0,0,1,'{"after":3600,"bot":"squire"}',0,NULL);
INSERT INTO "tables" VALUES('mail-table','carolus',2,'{}','4847844e187f6d58256a7a66c47a0047',NULL,NULL,1.7950549951020789147e+09,NULL,NULL,NULL,1,'{"kind":"mail","move":172800,"reserve":0,"weekends":true,"offset":60,"lost":false,"bot":"squire"}',1800000006.0,1800348606.0,0,0,NULL,0,NULL);
CREATE INDEX seats_of_guest ON seats (guest);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE UNIQUE INDEX moves_by_token ON moves (table_id, seat, token);
CREATE INDEX moves_of_guest ON moves (guest) WHERE guest IS NOT NULL;
CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are never changed');
END;
CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are never removed');
END;
CREATE TRIGGER nonces_are_never_changed BEFORE UPDATE OF nonce ON seats
WHEN OLD.nonce IS NOT NULL AND NEW.nonce IS NOT OLD.nonce AND NEW.guest IS OLD.guest
BEGIN
    SELECT RAISE(ABORT, 'nonces are never changed');
END;
CREATE INDEX tables_of_maker ON tables (maker);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX devices_of_guest ON devices (guest);
CREATE UNIQUE INDEX guests_by_code ON guests (code);
CREATE INDEX links_of_guest ON links (guest);
CREATE INDEX chat_of_guest ON chat (guest) WHERE guest IS NOT NULL;
CREATE INDEX tables_in_public ON tables (created) WHERE public = 1;
CREATE INDEX guests_banned ON guests (id) WHERE banned IS NOT NULL;
CREATE UNIQUE INDEX chat_by_token ON chat (table_id, guest, token);
CREATE INDEX mutes_of_muted ON mutes (muted);
CREATE INDEX reports_of_guest ON reports (guest);
PRAGMA user_version = 10;
COMMIT;
