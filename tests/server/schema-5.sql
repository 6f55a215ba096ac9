BEGIN TRANSACTION;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    team TEXT, -- JSON: the seats that it was for, if not for all
    at REAL NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('running-table',1,0,'Anna','szia',NULL,1.79485063096049404143e+09,'token-chat');
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE, -- of the secret in the guest's cookie, which is stored nowhere
    name TEXT,                 -- what he called himself last
    created REAL NOT NULL
) STRICT;
INSERT INTO "guests" VALUES(1,X'6161616161616161616161616161616161616161616161616161616161616161','Anna',1.79485063053956770892e+09);
INSERT INTO "guests" VALUES(2,X'6262626262626262626262626262626262626262626262626262626262626262','Berta',1.79485063056038951869e+09);
CREATE TABLE "moves" (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at REAL,                               -- none in rows of before this was noted
    kind TEXT NOT NULL,                    -- 'play', 'take-back', ...: storage.py knows which
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),  -- who did it; none for bots and in rows of before this was noted
    move TEXT,
    token TEXT,                            -- the client's own name for the message
    PRIMARY KEY (table_id, seq),
    CHECK (kind <> 'play' OR move IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('finished-table',1,1.79485063132985210414e+09,'play',0,NULL,'choose count',NULL);
INSERT INTO "moves" VALUES('finished-table',2,1.7948506313528091908e+09,'play',1,2,'choose merchant-1','token-0001');
INSERT INTO "moves" VALUES('finished-table',3,1794850631.37679,'play',0,NULL,'resolve',NULL);
INSERT INTO "moves" VALUES('finished-table',4,1.79485063140459489821e+09,'play',0,NULL,'buy 1',NULL);
INSERT INTO "moves" VALUES('finished-table',5,1.79485063141246557237e+09,'play',1,2,'resolve','token-0004');
INSERT INTO "moves" VALUES('finished-table',6,1.79485063142447590824e+09,'play',1,2,'money 1','token-0005');
INSERT INTO "moves" VALUES('finished-table',7,1.79485063142852520941e+09,'play',1,2,'recruit 3','token-0006');
INSERT INTO "moves" VALUES('finished-table',8,1.79485063143254041677e+09,'play',1,2,'buy 2','token-0007');
INSERT INTO "moves" VALUES('finished-table',9,1.79485063143645405762e+09,'play',1,2,'skip','token-0008');
INSERT INTO "moves" VALUES('finished-table',10,1.79485063144040918347e+09,'play',0,NULL,'choose diplomat',NULL);
INSERT INTO "moves" VALUES('finished-table',11,1.79485063144846439362e+09,'play',1,2,'choose prince','token-0010');
INSERT INTO "moves" VALUES('finished-table',12,1.794850631456407547e+09,'play',1,2,'use','token-0011');
INSERT INTO "moves" VALUES('finished-table',13,1.79485063146846365931e+09,'play',1,2,'offer building 1','token-0012');
INSERT INTO "moves" VALUES('finished-table',14,1.79485063148036956786e+09,'play',1,2,'get stack 4','token-0013');
INSERT INTO "moves" VALUES('finished-table',15,1.79485063148834443095e+09,'play',1,2,'resolve','token-0014');
INSERT INTO "moves" VALUES('finished-table',16,1.79485063149658274645e+09,'play',1,2,'skip','token-0015');
INSERT INTO "moves" VALUES('finished-table',17,1.79485063150839686393e+09,'play',0,NULL,'money 2',NULL);
INSERT INTO "moves" VALUES('finished-table',18,1.79485063151651620867e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',19,1.79485063153245496744e+09,'play',0,NULL,'choose count',NULL);
INSERT INTO "moves" VALUES('finished-table',20,1.79485063154035496711e+09,'play',1,2,'choose prince','token-0019');
INSERT INTO "moves" VALUES('finished-table',21,1.79485063154840040209e+09,'play',1,2,'skip','token-0020');
INSERT INTO "moves" VALUES('finished-table',22,1.79485063155636668207e+09,'play',0,NULL,'buy 2',NULL);
INSERT INTO "moves" VALUES('finished-table',23,1.79485063156443834303e+09,'play',0,NULL,'choose treasurer',NULL);
INSERT INTO "moves" VALUES('finished-table',24,1.794850631568344593e+09,'play',1,2,'choose knight','token-0023');
INSERT INTO "moves" VALUES('finished-table',25,1.79485063157237243651e+09,'play',0,NULL,'money 2',NULL);
INSERT INTO "moves" VALUES('finished-table',26,1.79485063158036804199e+09,'play',1,2,'money 4','token-0025');
INSERT INTO "moves" VALUES('finished-table',27,1.7948506315884065628e+09,'play',0,NULL,'choose treasurer',NULL);
INSERT INTO "moves" VALUES('finished-table',28,1.79485063159629583363e+09,'play',1,2,'choose lord-protector','token-0027');
INSERT INTO "moves" VALUES('finished-table',29,1.79485063160844469072e+09,'play',1,2,'steal lion money','token-0028');
INSERT INTO "moves" VALUES('finished-table',30,1.79485063161636352541e+09,'play',1,2,'skip','token-0029');
INSERT INTO "moves" VALUES('finished-table',31,1.79485063162437486644e+09,'play',1,2,'buy 4','token-0030');
INSERT INTO "moves" VALUES('finished-table',32,1.79485063163234686853e+09,'play',0,NULL,'buy 2',NULL);
INSERT INTO "moves" VALUES('finished-table',33,1.79485063164035606383e+09,'play',0,NULL,'choose queen',NULL);
INSERT INTO "moves" VALUES('finished-table',34,1.79485063164832329748e+09,'play',1,2,'choose knight','token-0033');
INSERT INTO "moves" VALUES('finished-table',35,1.79485063165636754035e+09,'play',1,2,'guard lion','token-0034');
INSERT INTO "moves" VALUES('finished-table',36,1.79485063166147255898e+09,'play',0,NULL,'steal eagle buy',NULL);
INSERT INTO "moves" VALUES('finished-table',37,1.7948506316723453998e+09,'play',0,NULL,'buy 1',NULL);
INSERT INTO "moves" VALUES('finished-table',38,1.79485063168034934995e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',39,1.79485063168834590909e+09,'play',1,2,'money 2','token-0038');
INSERT INTO "moves" VALUES('finished-table',40,1.79485063169640493389e+09,'play',0,NULL,'choose prince',NULL);
INSERT INTO "moves" VALUES('finished-table',41,1.79485063170436477666e+09,'play',1,2,'choose priest','token-0040');
INSERT INTO "moves" VALUES('finished-table',42,1.79485063171164631844e+09,'play',1,2,'skip','token-0041');
INSERT INTO "moves" VALUES('finished-table',43,1.79485063172438740735e+09,'play',0,NULL,'steal eagle hand-on',NULL);
INSERT INTO "moves" VALUES('finished-table',44,1.79485063172500133518e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',45,1.79485063172860980036e+09,'play',0,NULL,'resolve',NULL);
INSERT INTO "moves" VALUES('finished-table',46,1.79485063174032783515e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',47,1.79485063174087047573e+09,'play',1,2,'money 4','token-0046');
INSERT INTO "moves" VALUES('finished-table',48,1.79485063174459934234e+09,'play',0,NULL,'choose diplomat',NULL);
INSERT INTO "moves" VALUES('finished-table',49,1.79485063175629615782e+09,'play',1,2,'choose queen','token-0048');
INSERT INTO "moves" VALUES('finished-table',50,1.79485063176169276242e+09,'play',1,2,'recruit 4','token-0049');
INSERT INTO "moves" VALUES('finished-table',51,1.79485063177230405812e+09,'play',1,2,'skip','token-0050');
INSERT INTO "moves" VALUES('finished-table',52,1.79485063178030729291e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',53,1.79485063178833365439e+09,'play',0,NULL,'money 1',NULL);
INSERT INTO "moves" VALUES('finished-table',54,1.79485063178892254834e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',55,1.79485063180030369762e+09,'play',0,NULL,'choose queen',NULL);
INSERT INTO "moves" VALUES('finished-table',56,1.79485063180834102632e+09,'play',1,2,'choose courtier','token-0055');
INSERT INTO "moves" VALUES('finished-table',57,1.79485063181636643405e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',58,1.79485063182035303112e+09,'play',1,2,'hand-on lion','token-0057');
INSERT INTO "moves" VALUES('finished-table',59,1.79485063182834911343e+09,'play',1,2,'skip','token-0058');
INSERT INTO "moves" VALUES('finished-table',60,1.79485063182894206048e+09,'play',1,2,'use','token-0059');
INSERT INTO "moves" VALUES('finished-table',61,1.79485063184029197689e+09,'play',1,2,'offer building 1','token-0060');
INSERT INTO "moves" VALUES('finished-table',62,1.7948506318483376503e+09,'play',1,2,'get lion 4','token-0061');
INSERT INTO "moves" VALUES('finished-table',63,1.79485063185235047336e+09,'play',0,NULL,'choose knight',NULL);
INSERT INTO "moves" VALUES('finished-table',64,1.79485063186028385162e+09,'play',1,2,'choose countess','token-0063');
INSERT INTO "moves" VALUES('finished-table',65,1.79485063186181831359e+09,'play',0,NULL,'steal eagle money',NULL);
INSERT INTO "moves" VALUES('finished-table',66,1.79485063187229108806e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',67,1.7948506318803579807e+09,'play',0,NULL,'money 3',NULL);
INSERT INTO "moves" VALUES('finished-table',68,1.79485063188834333418e+09,'play',0,NULL,'buy 2',NULL);
INSERT INTO "moves" VALUES('finished-table',69,1.79485063189236927032e+09,'play',1,2,'use','token-0068');
INSERT INTO "moves" VALUES('finished-table',70,1.79485063190032768246e+09,'play',1,2,'offer building 1','token-0069');
INSERT INTO "moves" VALUES('finished-table',71,1.79485063190436410903e+09,'play',1,2,'get lion 1','token-0070');
INSERT INTO "moves" VALUES('finished-table',72,1.79485063191636157035e+09,'play',1,2,'skip','token-0071');
INSERT INTO "moves" VALUES('finished-table',73,1.79485063192435026165e+09,'play',1,2,'recruit 3','token-0072');
INSERT INTO "moves" VALUES('finished-table',74,1.79485063193237257004e+09,'play',0,NULL,'choose priest',NULL);
INSERT INTO "moves" VALUES('finished-table',75,1.79485063194038915639e+09,'play',1,2,'choose diplomat','token-0074');
INSERT INTO "moves" VALUES('finished-table',76,1.79485063194842600826e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',77,1.79485063195633077624e+09,'play',0,NULL,'money 2',NULL);
INSERT INTO "moves" VALUES('finished-table',78,1.79485063196204686162e+09,'play',1,2,'skip','token-0077');
INSERT INTO "moves" VALUES('finished-table',79,1.79485063197237730029e+09,'play',1,2,'money 3','token-0078');
INSERT INTO "moves" VALUES('finished-table',80,1794850631.9804,'play',1,2,'buy 2','token-0079');
INSERT INTO "moves" VALUES('finished-table',81,1.79485063198838806159e+09,'play',0,NULL,'choose count',NULL);
INSERT INTO "moves" VALUES('finished-table',82,1.79485063199628543852e+09,'play',1,2,'choose countess','token-0081');
INSERT INTO "moves" VALUES('finished-table',83,1.79485063200439238549e+09,'play',0,NULL,'resolve',NULL);
INSERT INTO "moves" VALUES('finished-table',84,1.79485063201214361193e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',85,1794850632.02039,'play',1,2,'resolve','token-0084');
INSERT INTO "moves" VALUES('finished-table',86,1.79485063202834415436e+09,'play',1,2,'money 4','token-0085');
INSERT INTO "moves" VALUES('finished-table',87,1.79485063203637433049e+09,'play',1,2,'skip','token-0086');
INSERT INTO "moves" VALUES('finished-table',88,1.79485063204438948631e+09,'play',0,NULL,'choose queen',NULL);
INSERT INTO "moves" VALUES('finished-table',89,1.79485063205235171324e+09,'play',1,2,'choose diplomat','token-0088');
INSERT INTO "moves" VALUES('finished-table',90,1.79485063206037831311e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',91,1.79485063206836175913e+09,'play',1,2,'resolve','token-0090');
INSERT INTO "moves" VALUES('finished-table',92,1.79485063207639169696e+09,'play',1,2,'skip','token-0091');
INSERT INTO "moves" VALUES('finished-table',93,1.79485063208440017703e+09,'play',1,2,'skip','token-0092');
INSERT INTO "moves" VALUES('finished-table',94,1.79485063209240436549e+09,'play',0,NULL,'choose merchant-1',NULL);
INSERT INTO "moves" VALUES('finished-table',95,1.79485063210038185126e+09,'play',1,2,'choose lord-protector','token-0094');
INSERT INTO "moves" VALUES('finished-table',96,1.79485063210841584201e+09,'play',1,2,'skip','token-0095');
INSERT INTO "moves" VALUES('finished-table',97,1.79485063212038421635e+09,'play',0,NULL,'resolve',NULL);
INSERT INTO "moves" VALUES('finished-table',98,1.79485063212836480142e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',99,1.79485063213633823397e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',100,1.7948506321368627548e+09,'play',0,NULL,'buy 1',NULL);
INSERT INTO "moves" VALUES('finished-table',101,1.79485063214837455751e+09,'play',0,NULL,'choose prince',NULL);
INSERT INTO "moves" VALUES('finished-table',102,1.79485063215631651875e+09,'play',1,2,'choose knight','token-0101');
INSERT INTO "moves" VALUES('finished-table',103,1.79485063216237950324e+09,'play',0,NULL,'resolve',NULL);
INSERT INTO "moves" VALUES('finished-table',104,1.7948506321645903587e+09,'play',0,NULL,'recruit 4',NULL);
INSERT INTO "moves" VALUES('finished-table',105,1.79485063217633652684e+09,'play',1,2,'money 1','token-0104');
INSERT INTO "moves" VALUES('finished-table',106,1.79485063218436241149e+09,'play',1,2,'buy 1','token-0105');
INSERT INTO "moves" VALUES('finished-table',107,1.79485063218495345116e+09,'play',0,NULL,'choose queen',NULL);
INSERT INTO "moves" VALUES('finished-table',108,1.79485063219637751581e+09,'play',1,2,'choose priest','token-0107');
INSERT INTO "moves" VALUES('finished-table',109,1.79485063220435619351e+09,'play',0,NULL,'exchange eagle',NULL);
INSERT INTO "moves" VALUES('finished-table',110,1.79485063221247053148e+09,'play',1,2,'recruit 4','token-0109');
INSERT INTO "moves" VALUES('finished-table',111,1794850632.21483,'play',0,NULL,'hand-on eagle',NULL);
INSERT INTO "moves" VALUES('finished-table',112,1.79485063222831559177e+09,'play',0,NULL,'money 2',NULL);
INSERT INTO "moves" VALUES('finished-table',113,1.7948506322363469601e+09,'play',0,NULL,'choose count',NULL);
INSERT INTO "moves" VALUES('finished-table',114,1.79485063224430680273e+09,'play',1,2,'choose merchant-1','token-0113');
INSERT INTO "moves" VALUES('finished-table',115,1.79485063225234818453e+09,'play',0,NULL,'exchange eagle',NULL);
INSERT INTO "moves" VALUES('finished-table',116,1.79485063226038169858e+09,'play',1,2,'skip','token-0115');
INSERT INTO "moves" VALUES('finished-table',117,1.7948506322643551827e+09,'play',1,2,'buy 1','token-0116');
INSERT INTO "moves" VALUES('finished-table',118,1.79485063227234911912e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',119,1.79485063228028631212e+09,'play',0,NULL,'money 4',NULL);
INSERT INTO "moves" VALUES('finished-table',120,1.79485063228830814359e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',121,1.79485063229634165767e+09,'play',0,NULL,'buy 1',NULL);
INSERT INTO "moves" VALUES('finished-table',122,1.79485063230439448357e+09,'play',0,NULL,'choose knight',NULL);
INSERT INTO "moves" VALUES('finished-table',123,1.79485063231243658068e+09,'play',1,2,'choose prince','token-0122');
INSERT INTO "moves" VALUES('finished-table',124,1.79485063232035923002e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',125,1.79485063232096958164e+09,'play',1,2,'resolve','token-0124');
INSERT INTO "moves" VALUES('finished-table',126,1.79485063233236861231e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',127,1.79485063234030199057e+09,'play',0,NULL,'buy 1',NULL);
INSERT INTO "moves" VALUES('finished-table',128,1.79485063234840345382e+09,'play',0,NULL,'choose count',NULL);
INSERT INTO "moves" VALUES('finished-table',129,1.79485063235634231563e+09,'play',1,2,'choose knight','token-0128');
INSERT INTO "moves" VALUES('finished-table',130,1.79485063236271977422e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',131,1.79485063237635636326e+09,'play',0,NULL,'resolve',NULL);
INSERT INTO "moves" VALUES('finished-table',132,1.79485063238437128063e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',133,1.79485063239237308506e+09,'play',1,2,'money 1','token-0132');
INSERT INTO "moves" VALUES('finished-table',134,1.79485063240035104753e+09,'play',1,2,'buy 2','token-0133');
INSERT INTO "moves" VALUES('finished-table',135,1.79485063240091490747e+09,'play',0,NULL,'choose prince',NULL);
INSERT INTO "moves" VALUES('finished-table',136,1.79485063241234016418e+09,'play',1,2,'choose priest','token-0135');
INSERT INTO "moves" VALUES('finished-table',137,1.7948506324163115025e+09,'play',0,NULL,'exchange eagle',NULL);
INSERT INTO "moves" VALUES('finished-table',138,1.79485063242032670972e+09,'play',1,2,'steal lion money','token-0137');
INSERT INTO "moves" VALUES('finished-table',139,1.79485063242831277847e+09,'play',1,2,'money 2','token-0138');
INSERT INTO "moves" VALUES('finished-table',140,1.79485063243633246416e+09,'play',1,2,'skip','token-0139');
INSERT INTO "moves" VALUES('finished-table',141,1.79485063244432187083e+09,'play',1,2,'skip','token-0140');
INSERT INTO "moves" VALUES('finished-table',142,1.79485063245234370229e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',143,1.79485063245644330979e+09,'play',0,NULL,'choose prince',NULL);
INSERT INTO "moves" VALUES('finished-table',144,1794850632.46292,'play',1,2,'choose countess','token-0143');
INSERT INTO "moves" VALUES('finished-table',145,1.79485063246828341482e+09,'play',0,NULL,'exchange eagle',NULL);
INSERT INTO "moves" VALUES('finished-table',146,1.79485063247635841373e+09,'play',1,2,'skip','token-0145');
INSERT INTO "moves" VALUES('finished-table',147,1.79485063248433637621e+09,'play',1,2,'skip','token-0146');
INSERT INTO "moves" VALUES('finished-table',148,1.79485063249232697484e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',149,1.79485063250033140182e+09,'play',0,NULL,'money 2',NULL);
INSERT INTO "moves" VALUES('finished-table',150,1.79485063250834846497e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',151,1.79485063251233482361e+09,'play',0,NULL,'choose queen',NULL);
INSERT INTO "moves" VALUES('finished-table',152,1.79485063251642608644e+09,'play',1,2,'choose treasurer','token-0151');
INSERT INTO "moves" VALUES('finished-table',153,1.79485063252832293505e+09,'play',0,NULL,'exchange eagle',NULL);
INSERT INTO "moves" VALUES('finished-table',154,1.79485063253250908855e+09,'play',1,2,'steal lion buy','token-0153');
INSERT INTO "moves" VALUES('finished-table',155,1.79485063254442381861e+09,'play',1,2,'buy 2','token-0154');
INSERT INTO "moves" VALUES('finished-table',156,1.79485063255238175392e+09,'play',1,2,'skip','token-0155');
INSERT INTO "moves" VALUES('finished-table',157,1.79485063256037139889e+09,'play',0,NULL,'money 3',NULL);
INSERT INTO "moves" VALUES('finished-table',158,1.7948506325684068203e+09,'play',0,NULL,'choose diplomat',NULL);
INSERT INTO "moves" VALUES('finished-table',159,1.79485063257638359068e+09,'play',1,2,'choose merchant-2','token-0158');
INSERT INTO "moves" VALUES('finished-table',160,1.794850632584335804e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',161,1794850632.59234,'play',0,NULL,'steal eagle resolve',NULL);
INSERT INTO "moves" VALUES('finished-table',162,1.79485063260036802296e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',163,1.79485063260835838319e+09,'play',0,NULL,'resolve',NULL);
INSERT INTO "moves" VALUES('finished-table',164,1.79485063261246657372e+09,'play',0,NULL,'money 2',NULL);
INSERT INTO "moves" VALUES('finished-table',165,1.7948506326243946552e+09,'play',0,NULL,'skip',NULL);
INSERT INTO "moves" VALUES('finished-table',166,1.79485063263238239284e+09,'play',1,2,'money 1','token-0165');
INSERT INTO "moves" VALUES('finished-table',167,1.79485063264038586616e+09,'play',1,2,'recruit 4','token-0166');
INSERT INTO "moves" VALUES('finished-table',168,1.79485063264435529706e+09,'play',1,2,'buy 2','token-0167');
INSERT INTO "moves" VALUES('finished-table',169,1.79485063264832210537e+09,'play',1,2,'skip','token-0168');
INSERT INTO "moves" VALUES('running-table',1,1.79485063081334137924e+09,'play',0,1,'crown red','token-0000');
INSERT INTO "moves" VALUES('running-table',2,1.79485063083261227605e+09,'play',1,2,'crown red','token-0001');
INSERT INTO "moves" VALUES('running-table',3,1.79485063083908987042e+09,'play',0,1,'disc 1','token-0002');
INSERT INTO "moves" VALUES('running-table',4,1.79485063086445260048e+09,'play',1,2,'disc 2','token-0003');
INSERT INTO "moves" VALUES('running-table',5,1.79485063087645053863e+09,'play',0,1,'knight red court','token-0004');
INSERT INTO "moves" VALUES('running-table',6,1.79485063088840556141e+09,'play',0,1,'knight red court','token-0005');
INSERT INTO "moves" VALUES('running-table',7,1.79485063089639925956e+09,'play',0,1,'knight red court','token-0006');
INSERT INTO "moves" VALUES('running-table',8,1.79485063090437865253e+09,'play',0,1,'emperor 1','token-0007');
INSERT INTO "moves" VALUES('running-table',9,1.79485063091240978246e+09,'play',1,2,'knight red court','token-0008');
INSERT INTO "moves" VALUES('running-table',10,1.79485063092043972015e+09,'play',1,2,'knight red court','token-0009');
INSERT INTO "moves" VALUES('running-table',11,1.7948506309393835068e+09,'play',1,2,'knight blue court','token-0010');
INSERT INTO "moves" VALUES('running-table',12,1.79485063095245957372e+09,'play',1,2,'emperor 1','token-0011');
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    beat INTEGER NOT NULL, -- written to see whether anything can be
    seen REAL              -- the newest time of day that was believed
) STRICT;
INSERT INTO "pulse" VALUES(1,0,NULL);
CREATE TABLE "results" (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    rank INTEGER,
    points INTEGER,
    ending TEXT NOT NULL, -- 'played' to its end, 'other-rules', or the kind of the row that ended it
    PRIMARY KEY (table_id, seat),
    CHECK (ending <> 'played' OR (rank IS NOT NULL AND points IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES('finished-table',0,2,6,'played');
INSERT INTO "results" VALUES('finished-table',1,1,17,'played');
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    name TEXT,
    bot TEXT, nonce TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (guest IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('finished-table',0,NULL,NULL,'page',NULL);
INSERT INTO "seats" VALUES('finished-table',1,2,'Berta',NULL,'0123456789abcdef0123456789abcdef');
INSERT INTO "seats" VALUES('running-table',0,1,'Anna',NULL,'0123456789abcdef0123456789abcdef');
INSERT INTO "seats" VALUES('running-table',1,2,'Berta',NULL,'fedcba9876543210fedcba9876543210');
INSERT INTO "seats" VALUES('waiting-table',0,NULL,NULL,'squire',NULL);
INSERT INTO "seats" VALUES('waiting-table',1,1,'Anna',NULL,NULL);
INSERT INTO "seats" VALUES('waiting-table',2,NULL,NULL,NULL,NULL);
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
    ended REAL, moves INTEGER) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('finished-table','rivals',2,'{"games":1,"target":0}','seed two',NULL,NULL,1790000000.0,NULL,1794850632.65643,169);
INSERT INTO "tables" VALUES('running-table','carolus',2,'{}','seed one',NULL,NULL,1790000000.0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('waiting-table','tara',2,'{"without":"munster","round_limit":0}','seed three',NULL,NULL,1790000000.0,NULL,NULL,NULL);
CREATE INDEX seats_of_guest ON seats (guest);
CREATE UNIQUE INDEX chat_by_token ON chat (table_id, seat, token);
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
COMMIT;
PRAGMA user_version = 5;
