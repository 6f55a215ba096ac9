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
INSERT INTO "chat" VALUES('Nes3cg9cuf_Ivg5z',1,0,'Anna','between us','[0,1]',1.79482615309821772571e+09,'731b5366d6df62e0');
INSERT INTO "chat" VALUES('mfsSOHEylHu-JtD_',1,0,'Anna','Good luck!',NULL,1.79482615189965057371e+09,'b78c18a17dac3407');
INSERT INTO "chat" VALUES('mfsSOHEylHu-JtD_',2,1,'Berta','And to you',NULL,1.79482615190755343437e+09,'3b419fb852a4646b');
CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE, -- of the secret in the guest's cookie, which is stored nowhere
    name TEXT,                 -- what he called himself last
    created REAL NOT NULL
) STRICT;
INSERT INTO "guests" VALUES(1,X'8F846A7DB27A14930C00CDD38ABE8968B982168D384987E9936786D38FCF869C','Anna',1.79482615158157372478e+09);
INSERT INTO "guests" VALUES(2,X'7B73E8DBA8152530A797FFC95C9CCA96476DD1AD2D233EACADEADCF3569A9682','Berta',1.79482615178309154509e+09);
INSERT INTO "guests" VALUES(3,X'0BC09141CAFE315F474E01512FD406FE58E1F0B25F44552D1F8860244332E89C',NULL,1.79482615183080911631e+09);
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT,  -- none where the seat's last move is taken back
    token TEXT, -- the client's own name for the message
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',1,0,'choose merchant-2','f9e0439e06afaa13');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',2,1,'choose merchant-1',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',3,1,'resolve',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',4,0,'buy 1','e33c9e3132610ec4');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',5,1,'choose diplomat',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',6,0,'choose courtier','de8414ea0b9d765b');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',7,0,'skip','bb88a717575b56cb');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',8,0,'money 2','3799da2e9cbe329e');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',9,1,'resolve',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',10,1,'money 1',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',11,1,'buy 2',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',12,0,'choose queen','b251d07938fcfc9b');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',13,1,'choose merchant-2',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',14,0,'recruit 3','95e561a98780de1d');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',15,0,'use','1189df21a4d109a2');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',16,0,'hand-on eagle','653d7cea2d78f06b');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',17,1,'resolve',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',18,1,'money 3',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',19,1,'recruit 3',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',20,1,'use',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',21,1,'take 4 7',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',22,1,'buy 2',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',23,0,'choose courtier','54df6beaf1af929a');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',24,1,'choose diplomat',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',25,0,'use','1a536313ce1b9435');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',26,0,'skip','ba8b8cdecf2da5ff');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',27,0,'skip','fc5c5c7fd1bdf555');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',28,0,'money 3','0caa78c6d8050bb5');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',29,1,'resolve',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',30,1,'money 2',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',31,1,'buy 1',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',32,0,'choose queen','8ea8c7f5ee181db1');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',33,1,'choose merchant-2',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',34,0,'use','3ee73f95e9041f25');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',35,0,'hand-on eagle','b8c38262a199d972');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',36,0,'recruit 4','bf4927705876f15a');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',37,1,'resolve',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',38,1,'money 4',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',39,1,'recruit 4',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',40,1,'buy 2',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',41,1,'choose priest',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',42,0,'choose merchant-1','141358caa1137e6d');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',43,1,'skip',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',44,1,'steal lion resolve',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',45,1,'resolve',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',46,1,'hand-on lion',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',47,1,'money 2',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',48,0,'money 1','146116593f195159');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',49,0,'recruit 3','18f8f534c03c8783');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',50,0,'use','5a25a2c3ae89ced7');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',51,0,'take 3 2','4595c46fc49f6047');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',52,0,'choose priest','ca48a8ad41cba05b');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',53,1,'choose treasurer',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',54,1,'exchange lion',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',55,1,'money 4',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',56,0,'money 3','316f33fcd0709018');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',57,0,'use','9232f3ae0d722cbc');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',58,0,'take 2 2','45729baec4acf2ad');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',59,1,'choose prince',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',60,0,'choose countess','6e2a6e49c918f64a');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',61,1,'exchange lion',NULL);
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',62,0,'resolve','72fad5a4bcb2493a');
INSERT INTO "moves" VALUES('1yHdXS4g6Ftnx2Cl',63,0,'skip','417676d59bf507d1');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',1,0,'choose countess','43e91e2941b96eb2');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',2,1,'choose queen','1817810106ad72dd');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',3,2,'choose treasurer','2df25f4115d0b86b');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',4,1,'steal stag money','f632baba0d93f109');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',5,1,NULL,'74b5b6284343ad21');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',6,1,'steal stag buy','7bb0bd1c3623552c');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',7,1,'buy 1','1521ccd84dc49422');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',8,1,'recruit 3','d71c0e93298af60c');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',9,2,'steal lion money','d3fecb14aa9088c8');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',10,2,'money 3','68d9b8ccf19c65a5');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',11,2,'money 4','9b8abb3cc4485c81');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',12,0,'skip','d7bab5efd1889c22');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',13,0,'skip','331a776b4b71a9bd');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',14,0,'choose diplomat','5f158339bb0f5398');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',15,1,'choose lord-protector','a62d859a4d10117d');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',16,2,'choose count','58695ac10c0a622b');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',17,1,'skip','0afa5b9a6abf2b04');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',18,2,'skip','181d0d06f2b0c18c');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',19,2,'buy 1','174cd3e510ff89ab');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',20,0,'skip','f9d72743e526792f');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',21,0,'skip','b968d7661994d08c');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',22,0,'buy 2','b55842f06293598b');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',23,0,'choose courtier','1c7561c4998d142e');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',24,1,'choose treasurer','385a0f00a794ecd9');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',25,2,'choose merchant-1','9ca5986fae4623ae');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',26,0,'steal stag recruit','a75dda552cbd34b2');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',27,0,'recruit 3','7865f094636d8770');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',28,0,'hand-on stag','6b66bb577e74b672');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',29,0,'skip','bdef39ba71feba50');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',30,1,'money 1','5b92de895264df28');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',31,1,'buy 1','96136e7ed506c410');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',32,2,'resolve','6d5e763cc2041393');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',33,2,'skip','0602d1a5eac7be71');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',34,2,'buy 2','2300b016dae905cc');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',35,0,'choose knight','37d3e985cf4cbe0b');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',36,1,'choose merchant-2','0001626c6cdb983c');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',37,2,'choose lord-protector','26c3a8ce8de3065b');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',38,2,'steal lion money','547b27a4e2f155af');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',39,2,NULL,'f7f83d9182fbe9dd');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',40,2,'steal lion buy','ca5ccb4563560e1c');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',41,2,'buy 2','93a44ab015c2ee42');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',42,2,'buy 1','3fdbcc0b915c7f7f');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',43,0,'money 3','ca6f0a0380df7ef0');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',44,1,'skip','df10114a16b4a837');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',45,1,'money 1','05d97d89cc9dab13');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',46,1,'skip','da56f8cc0e0142ba');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',47,1,'buy 2','9b2e996ebd359842');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',48,0,'choose courtier','6da9c261a9625d31');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',49,1,'choose prince','2bd7c2e885e0795a');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',50,2,'choose diplomat','2afb6e086fb55223');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',51,1,'steal lion hand-on','e194b6637886a071');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',52,1,'skip','8f7a94c810d1e738');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',53,1,'resolve','788b98bfd8530fa8');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',54,1,'skip','3eebbbf95e84515f');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',55,0,'use','2cee0196f8116496');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',56,0,'regain hand-on','5b40036d4ab679b4');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',57,0,NULL,'afb79472f1c688c1');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',58,0,'regain hand-on','6d086fee6b01044a');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',59,0,'hand-on stag','129f94245e89838d');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',60,0,'skip','821f6aea7f42959f');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',61,2,'resolve','e47682e6f93704e3');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',62,2,'skip','14cdd8bf3173877d');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',63,0,'choose knight','46f87d9b1df4adc9');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',64,1,'choose merchant-2','a2684fcf4f25cc07');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',65,0,NULL,'1d38966fd0ae0c5c');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',66,0,'choose knight','9650055189fc30e4');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',67,2,'choose treasurer','3685af872398cde9');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',68,0,'money 2','7fc221d4f094d506');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',69,2,'money 2','8d8c8237bba390c1');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',70,1,'money 3','0a799a1403781b05');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',71,1,'skip','f692a5b0f8d2c77f');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',72,1,'skip','bacd254623c78078');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',73,0,'choose diplomat','1454f5d3747a8017');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',74,1,'choose knight','2b028eea9d5166e3');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',75,0,NULL,'514a75c0009d328b');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',76,0,'choose prince','404d214437de8d99');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',77,2,'choose courtier','736531a1eb3b2edc');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',78,0,'steal stag hand-on','cacf836353e4db75');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',79,0,'hand-on stag','d51a566f1b6ebf9d');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',80,0,'skip','ca29c935bbd19393');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',81,0,'recruit 4','b5447f7ddb28b3bb');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',82,0,'skip','70ec405355d11cf7');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',83,2,'money 1','d24b8ee2c0bb169e');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',84,1,'money 4','a255c72cd9fb08e6');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',85,1,'skip','4d619e99c5ac91ec');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',86,0,'choose treasurer','97b2c2a2ffc0710f');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',87,1,'choose count','32aeda9bb2d2bb40');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',88,2,'choose merchant-1','17dc0224109b7e88');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',89,1,'buy 1','185acbcfdcd75439');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',90,0,'use','8a29edcf564d6058');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',91,0,'skip','11fe7e6a078cea86');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',92,0,'skip','ce5e933162901584');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',93,0,'buy 1','7472c034dd9111f9');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',94,2,'skip','c295ea7bff9d5632');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',95,2,'money 1','e5f717a47d401a28');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',96,2,NULL,'d5d2fe6b0f684a64');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',97,2,'skip','2441384b49b435ab');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',98,2,NULL,'c8dc42967a004f67');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',99,2,'skip','a26a2d4d7965a6a8');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',100,2,NULL,'280230d012ce309d');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',101,2,'skip','118a4475393603d9');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',102,2,'recruit 3','993dcc883c896d9f');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',103,2,'use','a1e5c3df54f74fd1');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',104,2,'take 1 1','c38408e225c7b8f6');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',105,0,'choose merchant-1','d3c6b5a10bf9c7be');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',106,1,'choose count','1ad49f22252d6477');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',107,2,'choose treasurer','903980949fecad68');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',108,1,'buy 1','4b0cfb019d3ddf42');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',109,2,'money 1','783f3d7184c63ec3');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',110,2,'use','11bd9bc0a3bc625d');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',111,2,'skip','59d8c46d6f3bd836');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',112,2,NULL,'cc76dcea963bee01');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',113,2,'take 2 4','84962567c86700a5');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',114,2,'buy 2','cf78c469b1444999');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',115,0,'skip','4b9c7f9ce596b0a1');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',116,0,'money 3','2fd05995b450fcd2');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',117,0,'recruit 4','adcd9591b3020401');
INSERT INTO "moves" VALUES('JTFY75ZZ6soF0scT',118,0,'skip','b10edefece6ad8b0');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',1,2,'crown blue','cf10c5c417f3c7c8');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',2,3,'crown green','ed2a75dce2494284');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',3,3,'crown yellow','fa25c7907c259d43');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',4,0,'crown blue','8e0a541987f2a866');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',5,0,'crown red','3c90cb10608d29d0');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',6,1,'crown yellow','35cc7df58b71cffb');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',7,2,'disc 4','1269b0e08ff879ab');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',8,3,'disc 2','bc4da155afe209db');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',9,0,'disc 5','a32c117cda3e57ff');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',10,1,'disc 1','1e2071cf30211455');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',11,1,'knight blue 4','e00eaf5fdf1e67ae');
INSERT INTO "moves" VALUES('Nes3cg9cuf_Ivg5z',12,1,'knight yellow 3','352c0821c492611a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',1,0,'offer blue','7bd09321d668a93e');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',2,0,'offer yellow','b8b3c39f0da346bf');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',3,0,'offer yellow','34af92de3d0cfdbe');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',4,0,NULL,'847e1ec90b5a6fb3');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',5,0,'offer yellow','cb8ab5b811b15c93');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',6,0,NULL,'17d4e81aa6b67393');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',7,0,'offer yellow','f2fd3af9acff338f');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',8,1,'offer red','4d45db2525b63321');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',9,1,'offer white','eb54476f250912e0');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',10,1,'offer white','35f6a53cc08691de');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',11,1,'pass','f1590aa27f3b2b31');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',12,0,'bid 1','4aaeee5f655d6a63');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',13,1,'bid 2','0fcba412c777261d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',14,0,'pass','907718f1063f1c81');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',15,0,'bid 1','6712529233f83c5d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',16,1,'bid 2','e0c909ddd81e45f3');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',17,0,'bid 4','769e21651a1a2cc5');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',18,1,'pass','cedad532d1d53f52');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',19,1,'bid 4','2f2ab9103b1eb7a5');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',20,0,'pass','4b078fb6ae804b48');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',21,1,'lay blue 2','57dd5cad79216386');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',22,0,'lay red 1','3669c82165e97fce');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',23,1,'shield tuscany','8505c8ddacda1ddb');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',24,0,'offer red','615860e82e2248bb');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',25,0,'offer white','68ead63c6c4b4c3d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',26,0,'offer white','03f698d804434655');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',27,0,NULL,'195e549603d5a312');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',28,0,'offer yellow','79c6c930d30a438a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',29,1,'offer yellow','01f1ff7bc0df78f2');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',30,1,'offer yellow','d8fb3c6b97045fe4');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',31,1,'offer yellow','55ef9a02d548377f');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',32,0,'bid 7','23984ed18b99ee0d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',33,1,'pass','97adca97bf7f9037');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',34,0,'pass','2effc0b3e110a529');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',35,1,'bid 5','76d73846e358307e');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',36,0,'pass','39daeb576156c36a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',37,1,'pass','95fd47e0e7ed2bb9');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',38,0,'pass','263bd87c4a679a1e');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',39,1,'pass','e0f37ad4c5a16f8e');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',40,1,'lay blue 1','66e9dd9986d4f67e');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',41,0,'lay white 2','cdf53480bf11be10');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',42,1,'shield liguria','35d1bcaeb8694940');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',43,0,'offer blue','865f278c930cc5bb');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',44,0,'offer red','5a43afe23d8b56cb');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',45,0,NULL,'e9281ae740fd0337');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',46,0,'offer blue','e0ce1c8ac2445481');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',47,0,'offer white','b4d1fb00a9fce5b8');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',48,0,NULL,'847e8eb28ef40dff');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',49,0,'offer yellow','dec7ad31170b4fda');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',50,1,'offer red','b437d23a68e5bc9c');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',51,1,'offer red','12b0a32b95a07f30');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',52,0,NULL,'2f8666f5fb109150');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',53,0,'offer red','edf84bb130b9ec12');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',54,1,'offer red','ce74e748fa2d687c');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',55,0,'bid 2','827a748c9a0ff84c');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',56,1,'bid 4','7d4df631e675e5d2');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',57,0,'bid 6','dbda3034c875c77a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',58,1,'bid 7','6adfea0d87bf8a44');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',59,0,'pass','8ddef38bcc622ece');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',60,1,'pass','a9751fc4cd11361d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',61,0,'bid 2','b945c9bd11209a88');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',62,1,'pass','9b193f7b8bb89dbe');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',63,0,'pass','2ceb214f39d4d379');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',64,0,'lay white 2','aa381dbe8805dc97');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',65,1,'pass','bcb62a70e0a1299a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',66,1,'shield emilia','89531d1158e07ead');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',67,0,'offer yellow','787450704fd57c77');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',68,0,NULL,'9ae78def9019fd5e');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',69,0,'offer blue','8a12644d212820c0');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',70,0,'offer red','f091abac2846296d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',71,0,'offer green','8a45b37b0b44eec8');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',72,0,NULL,'b940ed02556a6d11');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',73,0,'offer red','2192404398b7e0f1');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',74,1,'offer green','a007532b0d5e5cdd');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',75,1,'offer red','fbce7438277f8e11');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',76,1,'offer white','cba38d4f0d1be008');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',77,1,'pass','95e343a51bcab95f');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',78,0,'bid 9','63a3a3012f7f6dfd');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',79,0,'pass','bbbed3c7eca72298');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',80,1,'bid 5','aba8c56ee1047a00');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',81,0,'pass','0e4ff3b13332ccc5');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',82,1,'pass','f75196061f6fe859');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',83,0,'bid 1','c7de51ed5a90e141');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',84,1,'pass','d13d85c34325b9a3');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',85,0,'pass','bfe79bdeac8d5890');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',86,1,'pass','ca34b1a4e571a9c3');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',87,0,'pass','9ac31f1f4c2cf532');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',88,0,'lay yellow 5','0d6db0c6ddaa9211');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',89,1,'lay blue 4','1513f48a7e2c2aaa');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',90,1,'shield tuscany','3cd7d4bff88f5f6a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',91,0,'offer blue','b240bbf1a1088706');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',92,0,'offer yellow','3a041b5517710351');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',93,0,'offer yellow','1e4aca0a87a77d7c');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',94,1,'offer green','b06eee170232e27c');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',95,1,'offer white','d2f0953c98ec1606');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',96,0,NULL,'385ff051157a9ea6');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',97,0,NULL,'3d08fe6609afffdb');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',98,0,'offer green','00d6770923c993a5');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',99,0,'offer blue','f53c622d48fd30d4');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',100,1,'offer green','face2253790d9dcf');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',101,1,'bid 3','2606f2f3a836b8e0');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',102,0,'bid 6','ec318b5825c0ead7');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',103,1,'bid 7','5da654b0e9025f2c');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',104,0,'pass','7ff55b06cad50fc6');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',105,1,'pass','696afe2142ff3716');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',106,0,'bid 1','1d8a1da61a882eb0');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',107,1,'pass','e3635bd65a800c67');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',108,0,'pass','1430ae6f79c39fd1');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',109,1,'pass','988255455a445de0');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',110,0,'bid 4','5cd15f0ad659dc9a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',111,0,'pass','1106e2cb948e63b7');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',112,0,'lay red 1','d02662ea0b7bd874');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',113,1,'lay white 2','957adc77fca330ec');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',114,1,'shield umbria','7d7f74779eee151e');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',115,0,'offer white','0b2fb268b1ee4df7');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',116,0,'offer blue','ae7f5a9fed672430');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',117,0,'offer blue','1333633ffa58bcac');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',118,0,NULL,'57d2d7175168fb95');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',119,0,'offer red','75bdc0ac0f929fe5');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',120,1,'offer white','a3aa4eb263b5829a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',121,0,NULL,'e29b2c5d1040b38f');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',122,0,'offer red','39b474ac682b931b');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',123,1,'offer red','86c9a4859fcc95a1');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',124,1,'offer white','0fb9050b9cd3a0cc');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',125,1,'pass','ca64a2c0bac9e5f9');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',126,0,'bid 7','13d194539dc43769');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',127,0,'pass','bd6048a514087314');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',128,1,'bid 3','b44dd2e0bf7f3186');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',129,0,'bid 4','9c8b70de9a86a9ec');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',130,1,'bid 6','e3913c5f91466c1d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',131,0,'pass','c06e991a416b1575');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',132,1,'pass','9db91db5f0e00a2c');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',133,0,'bid 3','a309bc08ffcf37e2');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',134,1,'pass','1c8b4e73d84dc25d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',135,0,'pass','90de707c008aa9db');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',136,0,'lay red 2','1586199e612915aa');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',137,1,'lay red 1','91172677d535b89a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',138,1,'shield liguria','90da4ecfd975da25');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',139,1,'pass','4b954b5d685b3871');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',140,0,'bid 1','4fb9de040830817b');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',141,0,'pass','e65eb22c95c581f6');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',142,1,'pass','979841fe8f4cd1e7');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',143,0,'bid 1','e2e5e05ca54adfae');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',144,0,'pass','b0ee9d3753bdde5d');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',145,0,'lay green 9','37ad8e6b958da98a');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',146,1,'lay red 1','533b674eb7a03492');
INSERT INTO "moves" VALUES('Zxvub_ewFJSzSGj6',147,0,'pass','b39c862f6d9fde38');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',1,1,'crown green','0749210bcd55a97b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',2,1,'disc 2','8d72ccb5f827129b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',3,0,'disc 5','27811e1449aecb54');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',4,1,'knight red 6','03de23300a679e6e');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',5,1,NULL,'40284cafb1af47c6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',6,1,'knight red 12','4325198f618ca0fb');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',7,1,'knight red 7','d8e69a27d8571125');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',8,1,'knight blue 11','fd5a5f9019fc72fe');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',9,1,NULL,'9006e96ce48eb676');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',10,1,'knight red 8','18ca9207d9c904bf');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',11,1,'emperor 2','4d87e9ec3c04b64a');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',12,0,'knight red 7','2400f3e3474b9c91');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',13,0,'knight red 15','7cf72c5550681175');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',14,0,'knight pink 10','4adbf1e9ae70e950');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',15,0,'emperor 5','0d35a5eac902e754');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',16,1,'disc 5','8f32b76f3aab4c04');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',17,0,'disc 1','1124e0a82f8ba292');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',18,0,'knight blue 12','c557751206ae051c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',19,0,NULL,'29c47a5927a12b98');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',20,0,'knight blue 1','85b51d4de579a09c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',21,0,'knight red 9','3bb7db401cbf0faf');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',22,0,'knight yellow 4','e9c7334d4c25e557');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',23,0,'emperor 1','3c8b2251ee82eaec');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',24,1,'knight blue 13','d89c7181e9097109');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',25,1,'knight green 8','a1499a5651590dd3');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',26,1,'knight pink 3','adbcd28d634f1517');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',27,1,'emperor 5','bb622d67f4e0530b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',28,0,'disc 2','522ee9e806f7d7c5');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',29,1,'disc 4','4df0bd2a33d00bf1');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',30,0,'knight blue 10','8b77d0beaefd169c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',31,0,'knight yellow 2','8880886fbad5bdb3');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',32,0,'knight green 4','a2e804b7f186d7d7');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',33,0,'emperor 2','ab35a43d641344a5');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',34,1,'knight yellow 7','75984cdbe87ed414');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',35,1,'knight blue 11','035f9334bcd47ecb');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',36,1,'knight blue 15','b797b6d79fa9cf93');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',37,1,NULL,'aa8eb64ae7996227');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',38,1,'knight yellow 15','d39698a8308c65df');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',39,1,'emperor 4','a41220ae4f19127b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',40,1,'crown green','c54cef0453646156');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',41,0,'disc 3','4a8d756219441066');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',42,1,'disc 1','004db2af644f2b70');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',43,1,'knight pink 5','963a30ffef53580f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',44,1,'knight green 5','98ca3bc14f9a161c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',45,1,'knight green 15','548ab5cdf5a9fc8e');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',46,1,'emperor 1','1670279e1b684598');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',47,0,'knight green 3','408a6b49c6139795');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',48,0,'knight blue 4','05ab1bc074d6ae7e');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',49,0,'knight blue 6','8ab5c71613c03af0');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',50,0,'emperor 3','64c54435d4af7274');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',51,1,'disc 3','3601269adbfc87eb');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',52,0,'disc 4','139995e844f54038');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',53,1,'knight red 5','e897785599c0ec5f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',54,1,'knight yellow 14','671d9faa28113439');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',55,1,'knight blue 4','e2cc74ddfd211916');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',56,1,NULL,'251040748616aad4');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',57,1,'knight yellow 12','f65ff91f4e5f7d3b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',58,1,'emperor 2','3ecc4e28e96b43ac');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',59,0,'knight green 12','667a4ec9867ccd47');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',60,0,NULL,'c7a98d1dcfa38ac9');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',61,0,'knight yellow 11','2e331aadf8d64fe6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',62,0,'knight red 14','24dbf7b73a79aece');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',63,0,'knight blue 11','cc1d0a5976aa4d65');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',64,0,'emperor 2','fa5484ef02971e12');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',65,1,'disc 2','a0616bdaa1df824c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',66,0,'disc 5','5ca80d76573722dc');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',67,1,'knight pink 9','10922e6e9ee21ac9');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',68,1,'knight pink 15','8627506e01c14e6b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',69,1,NULL,'678c6d43e8164dbc');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',70,1,'knight pink 1','a25570b3f0e47488');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',71,1,'knight blue 13','131f079395987bd6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',72,1,'emperor 2','eafdce97677a551a');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',73,0,'knight pink 13','5869eae004638ca4');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',74,0,'knight green 6','17688a4793d539e8');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',75,0,'knight green 8','e23557286625e251');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',76,0,'emperor 2','6b937a06ef4bb165');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',77,1,'disc 1','e5f0a954e8f3a869');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',78,0,'disc 2','c38f152ed843d417');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',79,1,'knight blue 9','038c58ae776e95a0');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',80,1,'knight blue 14','a15ece6aaf054fdc');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',81,1,NULL,'ab6ae9a7ed383ba6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',82,1,'knight blue 11','943e283f2d0c2dff');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',83,1,'knight blue court','2bd04d5b9fa81f6f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',84,1,'emperor 1','f78d179721c06847');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',85,1,'crown pink','10da1024f1eeb886');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',86,0,'knight yellow 8','408e9dcd55f8243f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',87,0,'knight pink 12','ec04dc2b75278557');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',88,0,'knight pink 7','332ba8f8c7f8fe60');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',89,0,'emperor 1','32f83f7ef5afe796');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',90,0,'crown yellow','2f1fe987eb59f202');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',91,1,'disc 5','317b61687e549a61');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',92,0,'disc 4','f2891bc3f892464f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',93,0,'knight blue 11','bd53b3e96710f3b5');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',94,0,'knight red 13','662668970383bd88');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',95,0,'knight yellow 6','22135ed63df1e43b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',96,0,'emperor 2','3b523aae547b0f95');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',97,1,'knight blue 5','4dc5f959676fc490');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',98,1,'knight yellow 14','167d3378b9b20bbd');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',99,1,'knight green 11','9f0903ae48c2aa38');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',100,1,'emperor 1','fa81bc1d2c626f74');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',101,0,'disc 1','b9068e2fef5db009');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',102,1,'disc 3','b6e1f89585bceb2c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',103,0,'knight yellow 8','8da916a3cf08351a');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',104,0,'knight green 11','8bc3a141929c864f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',105,0,'knight red 5','6c0101d14c7e0f32');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',106,0,'emperor 1','9fab94a5debd6ddc');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',107,1,'knight green 5','3e3a7ac545d65ea3');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',108,1,'knight green 13','c672d6d733ccea25');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',109,1,'knight pink 1','2569133bcf5ebc65');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',110,1,'emperor 2','08d08c73f5996d60');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',111,0,'disc 3','5d947d16075bfb83');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',112,1,'disc 4','020a56f49711f173');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',113,0,'knight yellow 2','58ceaa1946fc9d8e');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',114,0,'knight red 11','efba255ffcb46dd6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',115,0,'knight blue 9','a24c92d53da4dfca');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',116,0,'emperor 2','5045d476e4ea35fa');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',117,1,'knight green 12','3b4b632abd23e908');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',118,1,'knight yellow 8','bc5a1a6f4a98b076');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',119,1,'knight pink 2','6ae9c88452cca770');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',120,1,'emperor 1','1342c6145d67c314');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',121,1,'crown pink','249b505a7d12639d');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',122,0,'disc 3','3962023890ff9c44');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',123,1,'disc 1','0daee6e532dfe23c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',124,1,'knight yellow 2','e9450de142832484');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',125,1,'knight blue 7','2d8168b559fb068e');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',126,1,'knight blue 9','95ce419a2e5f8179');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',127,1,'emperor 1','fa11c029a0fb5336');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',128,0,'knight pink 14','5222e708ed6682ed');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',129,0,'knight red 14','480606f1cb6e6cc3');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',130,0,'knight blue 13','1278af26e8d465a5');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',131,0,'emperor 1','db2a6556ea7798f4');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',132,1,'disc 3','51262fc391389cc7');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',133,0,'disc 5','77b987ef871fa230');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',134,1,'knight blue 10','484eeb9efd116dc6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',135,1,'knight red 1','073f68e6394ced3c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',136,1,'knight pink 1','66cd00b3bc660030');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',137,1,'emperor 3','52d717eebe1729bd');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',138,0,'knight green 12','9891888adcb00e5b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',139,0,'knight pink court','150badabf733a5bd');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',140,0,'knight blue 11','5859ab67dee30bbb');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',141,0,'emperor 3','06273d211a05b98c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',142,1,'disc 2','1ee9a4599ca2a672');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',143,0,'disc 1','d411b8c5a9a51d79');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',144,0,'knight red 8','e24ef1c3d10d292d');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',145,0,'knight red 14','d283c1c605932d93');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',146,0,'knight green 2','28cd8acd65be9576');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',147,0,'emperor 1','0a7dc1c60c8f373f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',148,0,'crown yellow','b897747a60624948');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',149,1,'knight yellow 15','77b666f834a65eb6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',150,1,'knight pink 15','30d2d62cbaab9beb');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',151,1,NULL,'e4128f5cdcf63052');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',152,1,'knight green 12','a02db62eaef26c4e');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',153,1,'knight blue 14','852ecb3ef11a9fb8');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',154,1,'emperor 1','4c02e9419ba2a269');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',155,1,'crown yellow','64a1f40b5ee96ee4');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',156,0,'disc 4','9b5f9ff5cb623dd2');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',157,1,'disc 5','bc519702b0de73f2');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',158,0,'knight pink 11','15fad79aa9d8dfad');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',159,0,'knight pink 5','d3161b8277dc2f0c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',160,0,'knight blue 13','0efcc6f32f40c48f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',161,0,'emperor 1','58b488301b43a5bf');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',162,0,'crown blue','fd0809219b80be9a');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',163,1,'knight red 14','d9a90bf4f9dc5d33');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',164,1,'knight green 1','0187ed747c6f9670');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',165,1,'knight pink 7','89099d1bca265c30');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',166,1,'emperor 2','5374acbe9122abdc');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',167,1,'crown pink','e28a1d2d5accf1a9');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',168,0,'disc 2','1cfb53f18eecb434');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',169,1,'disc 4','3e20715184ed8b59');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',170,0,'knight red 13','a7a658e01a842f9b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',171,0,'knight blue 12','b87234660a8da83c');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',172,0,NULL,'b8615c6cad0b5d17');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',173,0,'knight blue 8','3f34c1fb0e33bd16');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',174,0,'knight blue 12','bc960d7556156869');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',175,0,'emperor 1','5307e9da9cefaa25');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',176,1,'knight yellow 1','f510e44a5863a6f3');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',177,1,NULL,'fd25d43e2c146604');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',178,1,'knight yellow 1','7cb606f0e8592352');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',179,1,'knight green 9','3a2a8c1c67794d9b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',180,1,'knight green 14','5a0ad17aea3e5fe4');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',181,1,'emperor 4','4d44c071f13242b1');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',182,0,'disc 2','0577a21850c6a60a');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',183,1,'disc 1','a9568da16b00d35a');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',184,1,'knight yellow 2','b69891eeb6fb0720');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',185,1,'knight pink 1','33ec6711bbc41ec5');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',186,1,'knight pink 14','f6917f95b6537791');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',187,1,'emperor 1','3a0bb058ea91743d');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',188,1,'crown pink','a7f8ec5383f95b0f');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',189,0,'knight blue 15','66b74830e7611f15');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',190,0,'knight green court','031120ce2f37c8ca');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',191,0,'knight pink 8','4e47d5f80ed916a3');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',192,0,'emperor 1','2a39e0030ed73b4b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',193,0,'crown blue','88048edfca60a938');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',194,1,'disc 3','a5747ea9b30a4180');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',195,0,'disc 1','373187f0dc851f93');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',196,0,'knight pink 7','589f2d034e96a782');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',197,0,'knight blue 7','cf12ab95e0c6c3fa');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',198,0,'knight green 1','7908176245b8506e');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',199,0,'emperor 1','e4c1b9b9a19c5c29');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',200,0,'crown red','248a29282fffd13d');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',201,1,'knight pink 15','31f7e18d01aef2b6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',202,1,NULL,'116536f04bd969ff');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',203,1,'knight blue 7','d1fbf8e68d5a699a');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',204,1,'knight pink 13','bd50885c3d8a71d7');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',205,1,NULL,'94245a260ded1976');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',206,1,'knight red court','042d24100f4ba550');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',207,1,'knight red 2','072235923a685743');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',208,1,'emperor 3','3e03f7e96e01afd7');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',209,1,'crown pink','68e0a745f919d7e7');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',210,0,'disc 5','3ec5cec46de21dc4');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',211,1,'disc 2','67e72e702aded585');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',212,1,'knight blue 15','41a8293600c27489');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',213,1,'knight green 15','148a9cf5060cc5a6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',214,1,'knight pink 14','12823b0e6de4e0c0');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',215,1,'emperor 2','abe47f6a4a0b31b6');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',216,0,'knight blue 15','e6473e46ad643dc3');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',217,0,'knight red 13','634c7d116caae4ff');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',218,0,'knight red 9','c5e739981151cc45');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',219,0,'emperor 4','523cdf39aefa2456');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',220,1,'disc 5','8945d1cd35885424');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',221,0,'disc 4','95324ce4fee92c4b');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',222,0,'knight red 9','9aee91f5f07df895');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',223,0,'knight green 9','420a0c6d8c9a7261');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',224,0,NULL,'55a222f51a4ea275');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',225,0,'knight yellow 14','ebdbdcc0f551e545');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',226,0,'knight yellow 13','13893d51e0e82a06');
INSERT INTO "moves" VALUES('h5-8q-ZPMk6H0k2_',227,0,'emperor 3','03d9eb83fcdb8052');
INSERT INTO "moves" VALUES('iMVypeWr9RNJnqrx',1,1,'knight green 5','409b115950bc33aa');
INSERT INTO "moves" VALUES('iMVypeWr9RNJnqrx',2,1,'knight pink 15','b4bfa089c4f9c004');
INSERT INTO "moves" VALUES('iMVypeWr9RNJnqrx',3,1,'knight red 14','585738b023aeb642');
INSERT INTO "moves" VALUES('iMVypeWr9RNJnqrx',4,1,'emperor 1','c60f2eb9b7fa1158');
INSERT INTO "moves" VALUES('iMVypeWr9RNJnqrx',5,0,'knight pink 12','a419a905c19770d8');
INSERT INTO "moves" VALUES('iMVypeWr9RNJnqrx',6,0,'knight yellow 2','65668aa2ee3928b3');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',1,0,'keep 17','d1260d4ef6671d45');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',2,0,'keep 31','55ef62ec4443f270');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',3,0,'keep 34','385d5327f0c9c0ee');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',4,0,NULL,'70c34d7a9452bbe3');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',5,0,'keep 35','727bdd108b259da2');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',6,1,'keep 20','9220e86092bd043c');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',7,1,'keep 29','1e30f254de8e86ab');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',8,1,'keep 9','43583a9411d341b2');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',9,0,'card 17 connacht','43ba0bc1e74c6a9e');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',10,0,'anchor connacht.H2','28bcacc1fe9f2fad');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',11,0,'place connacht.H2','5b1a4bf9195e9d95');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',12,0,NULL,'dad7e786dd7479bf');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',13,0,'place connacht.H2','b27f162632aabf16');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',14,0,'done','cdcc572ddbd55c65');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',15,1,'card 29 connacht','28949666f7fb911d');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',16,1,'anchor connacht.F5','8ce1826817ed56e9');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',17,1,'place connacht.H4','da1336c13a5ed128');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',18,1,'done','eb612fd36e32f7f2');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',19,0,'discard 31','27aa30b6a2eff6e7');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',20,1,'card 9 connacht','4257f4e449e9c99c');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',21,1,'anchor connacht.F3','7186ec641ca01bf9');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',22,1,NULL,'48bc79d4347320e5');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',23,1,'anchor connacht.F2','fda526746c9a9121');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',24,1,'place connacht.F2','e41ada402f8a885e');
INSERT INTO "moves" VALUES('p31Li4zbNIBkDTHW',25,1,'done','c70c978207f6b014');
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id),
    name TEXT,
    bot TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (guest IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('1yHdXS4g6Ftnx2Cl',0,2,'Berta',NULL);
INSERT INTO "seats" VALUES('1yHdXS4g6Ftnx2Cl',1,NULL,NULL,'greedy');
INSERT INTO "seats" VALUES('JTFY75ZZ6soF0scT',0,1,'Anna',NULL);
INSERT INTO "seats" VALUES('JTFY75ZZ6soF0scT',1,1,NULL,NULL);
INSERT INTO "seats" VALUES('JTFY75ZZ6soF0scT',2,1,'Anna',NULL);
INSERT INTO "seats" VALUES('Nes3cg9cuf_Ivg5z',0,1,'Anna',NULL);
INSERT INTO "seats" VALUES('Nes3cg9cuf_Ivg5z',1,1,'Anna',NULL);
INSERT INTO "seats" VALUES('Nes3cg9cuf_Ivg5z',2,1,'Anna',NULL);
INSERT INTO "seats" VALUES('Nes3cg9cuf_Ivg5z',3,1,'Anna',NULL);
INSERT INTO "seats" VALUES('VjLt4ZS3ZpjALZiI',0,1,'Anna',NULL);
INSERT INTO "seats" VALUES('VjLt4ZS3ZpjALZiI',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('Zxvub_ewFJSzSGj6',0,2,'Berta',NULL);
INSERT INTO "seats" VALUES('Zxvub_ewFJSzSGj6',1,2,'Éva',NULL);
INSERT INTO "seats" VALUES('h5-8q-ZPMk6H0k2_',0,1,'Anna',NULL);
INSERT INTO "seats" VALUES('h5-8q-ZPMk6H0k2_',1,1,'Dora',NULL);
INSERT INTO "seats" VALUES('iMVypeWr9RNJnqrx',0,1,'Anna',NULL);
INSERT INTO "seats" VALUES('iMVypeWr9RNJnqrx',1,1,'Anna',NULL);
INSERT INTO "seats" VALUES('lNkxyBd0GkFyCIi2',0,1,'Dora',NULL);
INSERT INTO "seats" VALUES('lNkxyBd0GkFyCIi2',1,1,'Anna',NULL);
INSERT INTO "seats" VALUES('mfsSOHEylHu-JtD_',0,1,'Anna',NULL);
INSERT INTO "seats" VALUES('mfsSOHEylHu-JtD_',1,2,'Berta',NULL);
INSERT INTO "seats" VALUES('p31Li4zbNIBkDTHW',0,2,'Berta',NULL);
INSERT INTO "seats" VALUES('p31Li4zbNIBkDTHW',1,2,'Anna',NULL);
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
    outcome TEXT           -- JSON, once the game is over: nothing can change it any more
) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('1yHdXS4g6Ftnx2Cl','rivals',1,'{"games":1,"target":0}','6ee9cc3e2786b2dd7f7ca7c384a10e18',NULL,NULL,1.79482615434528136252e+09,NULL,NULL);
INSERT INTO "tables" VALUES('JTFY75ZZ6soF0scT','rivals',1,'{"games":1,"target":0}','fc0b6c04eaf0eaaf892ec6feeeb5efd1',NULL,NULL,1.79482615505701446532e+09,NULL,'{"version":118,"moves":100,"ranks":[2,1,3],"points":[5,11,-2]}');
INSERT INTO "tables" VALUES('Nes3cg9cuf_Ivg5z','carolus',1,'{"team_talk":true}','fd643646074fd8a41b7b793e68bb8769',NULL,NULL,1.79482615308881592744e+09,NULL,NULL);
INSERT INTO "tables" VALUES('VjLt4ZS3ZpjALZiI','principe',1,'{}','5b4f7dfd051cc54ebe7c2da835bb2231',NULL,NULL,1.79482615542322850228e+09,NULL,NULL);
INSERT INTO "tables" VALUES('Zxvub_ewFJSzSGj6','principe',1,'{}','9ad443bb002ca12e5b271d8454044e3e',NULL,NULL,1.79482615340896129612e+09,NULL,'{"version":147,"moves":123,"ranks":[2,1],"points":[9,24]}');
INSERT INTO "tables" VALUES('h5-8q-ZPMk6H0k2_','carolus',1,'{}','715c0261a25c4fa03065e3016286f82e',NULL,NULL,1.79482615191040277479e+09,'lNkxyBd0GkFyCIi2','{"version":227,"moves":199,"ranks":[2,1],"points":[5,10]}');
INSERT INTO "tables" VALUES('iMVypeWr9RNJnqrx','carolus',1,'{}','2a519e4f5b7d64c8d53601f2274b6866','x1','# X1: the lower disc acts first, and a disc says how far the Emperor may go. White has laid out the 3
# and Black the 2: Black moves him one or two territories, then White one, two or three.
game = "carolus"
phase = "bringing"
order = [1, 0]
turn = 0
round = 1
to_bring = 3
emperor = 1

[[seat]]                      # White
reserve = { red = 2, blue = 1, green = 2, yellow = 1, pink = 1 }
unused = [1, 2, 4, 5]
laid = 3

[[seat]]                      # Black
reserve = { red = 1, blue = 2, green = 1, yellow = 2, pink = 1 }
unused = [1, 3, 4, 5]
laid = 2

[[territory]]
provinces = [1]
knights = { red = 1 }

[[territory]]
provinces = [2]
knights = { green = 1 }

[[territory]]
provinces = [3]
knights = { blue = 1 }

[[territory]]
provinces = [4]
knights = { pink = 1 }

[[territory]]
provinces = [5]
knights = { yellow = 1 }

[[territory]]
provinces = [6]
knights = { red = 1 }

[[territory]]
provinces = [7]
knights = { blue = 1 }

[[territory]]
provinces = [8]
knights = { yellow = 1 }

[[territory]]
provinces = [9]
knights = { green = 1 }

[[territory]]
provinces = [10]
knights = { pink = 1 }

[[territory]]
provinces = [11]
knights = { green = 1 }

[[territory]]
provinces = [12]
knights = { red = 1 }

[[territory]]
provinces = [13]
knights = { yellow = 1 }

[[territory]]
provinces = [14]
knights = { blue = 1 }

[[territory]]
provinces = [15]
knights = { pink = 1 }
',1.79482615535779809956e+09,NULL,NULL);
INSERT INTO "tables" VALUES('lNkxyBd0GkFyCIi2','carolus',1,'{}','6afa30c2a5ae9955ee36ef1ddfe722c7',NULL,NULL,1.79482615308413076399e+09,NULL,NULL);
INSERT INTO "tables" VALUES('mfsSOHEylHu-JtD_','carolus',1,'{}','de5e50b665412a814384dd7b0d5c2d28',NULL,NULL,1794826151.88808,NULL,NULL);
INSERT INTO "tables" VALUES('p31Li4zbNIBkDTHW','tara',1,'{"round_limit":0,"regions":"connacht-ulster","third":"next"}','8e531ccaecc35d6b0f20d6ea2666920c',NULL,NULL,1.79482615319077253336e+09,NULL,NULL);
CREATE INDEX seats_of_guest ON seats (guest);
CREATE UNIQUE INDEX moves_by_token ON moves (table_id, seat, token);
CREATE TRIGGER moves_are_never_changed BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are never changed');
END;
CREATE TRIGGER moves_are_never_removed BEFORE DELETE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are never removed');
END;
CREATE UNIQUE INDEX chat_by_token ON chat (table_id, seat, token);
CREATE INDEX tables_by_rematch ON tables (rematch);
PRAGMA user_version = 2;
COMMIT;
