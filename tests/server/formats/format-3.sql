BEGIN TRANSACTION;
CREATE TABLE changes (
  "table" TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL DEFAULT '', PRIMARY KEY ("table", version)
) WITHOUT ROWID;
INSERT INTO "changes" VALUES('4lnwnolmqup4',1,'{"is":"made","game":"template","owner":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","settings":{"public":true,"pack":"standard"},"seats":[{"kind":"guest","guest":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ană"},{}],"secret":"60be1bfd3cd50135946f3fa6448bd7c523b642b63c5d7fe1a325409bbb645cd7","time":1794970681230}','e91172a3ac89d2f7854c7e4bfdaf4e41');
INSERT INTO "changes" VALUES('okqf6lsbixh3',1,'{"is":"made","game":"template","owner":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","settings":{"patience":0,"pack":"standard"},"seats":[{"kind":"guest","guest":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ană"},{"kind":"guest","guest":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ană"}],"secret":"4f8f3c5ae348f16ba2426151da2822348be5e2e761b16d2b50b9e343b11c0226","time":1794970680788,"seed":"7"}','77200cf743b8ca1dbdf99bac076ed2a6');
INSERT INTO "changes" VALUES('okqf6lsbixh3',2,'{"is":"started","rules":"1","pack":"standard","pack_hash":"6871ecae4fc309fc","options":{"captain":"peeks","lead":"1"}}','daa66fa5ac2aeb5840becfe39f95b849');
INSERT INTO "changes" VALUES('okqf6lsbixh3',3,'{"is":"moved","seat":0,"actions":[0],"ids":["g10"]}','1932db6157721b7962309a9ca978d48f');
INSERT INTO "changes" VALUES('okqf6lsbixh3',4,'{"is":"moved","seat":1,"actions":[0],"ids":["g11"]}','146d741c0144d1529d008a2d2191d260');
INSERT INTO "changes" VALUES('okqf6lsbixh3',5,'{"is":"moved","seat":0,"actions":[3],"ids":["g12"]}','8a7e4a6a1f059c444ed23ae2d4aa3b3e');
INSERT INTO "changes" VALUES('okqf6lsbixh3',6,'{"is":"moved","seat":0,"actions":[4],"ids":["g13"]}','f453195042d1809d95dda3c173778d51');
INSERT INTO "changes" VALUES('okqf6lsbixh3',7,'{"is":"moved","seat":1,"actions":[6],"ids":["g14"]}','89623c9e8e94065c799ec5d7b4d23b6f');
INSERT INTO "changes" VALUES('okqf6lsbixh3',8,'{"is":"moved","seat":0,"actions":[0],"ids":["g15"]}','bd560ca292063ee1014e698b9bb4a91f');
INSERT INTO "changes" VALUES('okqf6lsbixh3',9,'{"is":"moved","seat":1,"actions":[0],"ids":["g16"]}','31c8bdbd196d28ef35088f7cf5804931');
INSERT INTO "changes" VALUES('okqf6lsbixh3',10,'{"is":"moved","seat":1,"actions":[3],"ids":["g17"]}','1a7bae9cceb2c85e4fdbcbf4c7f88ea0');
INSERT INTO "changes" VALUES('okqf6lsbixh3',11,'{"is":"moved","seat":1,"actions":[4],"ids":["g18"]}','5f220f31dcc7620ce2d5718722791a3b');
INSERT INTO "changes" VALUES('okqf6lsbixh3',12,'{"is":"moved","seat":0,"actions":[7],"ids":["g19"]}','0c2698ef8d60e66e2972ec1ffaa8f7b9');
INSERT INTO "changes" VALUES('okqf6lsbixh3',13,'{"is":"moved","seat":0,"actions":[1],"ids":["g20"]}','662047b198971c7444b8c1f961f4bbc2');
INSERT INTO "changes" VALUES('okqf6lsbixh3',14,'{"is":"moved","seat":1,"actions":[1],"ids":["g21"]}','b6b9bfcfdf5b89dd6b84f023f9998615');
INSERT INTO "changes" VALUES('okqf6lsbixh3',15,'{"is":"moved","seat":0,"actions":[3],"ids":["g22"]}','7ad4c25ab9fe8ec3f18af94d30af607d');
INSERT INTO "changes" VALUES('okqf6lsbixh3',16,'{"is":"moved","seat":0,"actions":[4],"ids":["g23"]}','d7b031fb5c0d98076e85e69856f0829b');
INSERT INTO "changes" VALUES('okqf6lsbixh3',17,'{"is":"moved","seat":1,"actions":[7],"ids":["g24"]}','d077c6ae4bae21f58301bd89ad0e4fa8');
INSERT INTO "changes" VALUES('okqf6lsbixh3',18,'{"is":"moved","seat":0,"actions":[1],"ids":["g25"]}','49d7cc89fc7408f10e84c6838f89f6c1');
INSERT INTO "changes" VALUES('okqf6lsbixh3',19,'{"is":"moved","seat":1,"actions":[1],"ids":["g26"]}','0652c6f5f05dcff90046dd2b27a5bccc');
INSERT INTO "changes" VALUES('okqf6lsbixh3',20,'{"is":"moved","seat":1,"actions":[3],"ids":["g27"]}','65f1385919f0516b6a1790c73d27a5b2');
INSERT INTO "changes" VALUES('okqf6lsbixh3',21,'{"is":"moved","seat":1,"actions":[4],"ids":["g28"]}','b56f9a38504410434c921ebe15470ae8');
INSERT INTO "changes" VALUES('okqf6lsbixh3',22,'{"is":"moved","seat":0,"actions":[7],"ids":["g29"]}','87829cce2c6be9523de894f9b9adade5');
INSERT INTO "changes" VALUES('okqf6lsbixh3',23,'{"is":"moved","seat":0,"actions":[2],"ids":["g30"]}','07fd298e036af5d23937c5fa3be969dd');
INSERT INTO "changes" VALUES('okqf6lsbixh3',24,'{"is":"moved","seat":1,"actions":[2],"ids":["g31"]}','c2cc385320a71a98633de0d559eca30b');
INSERT INTO "changes" VALUES('okqf6lsbixh3',25,'{"is":"moved","seat":0,"actions":[3],"ids":["g32"]}','dd125ea339a3b06c88bba73ae9a1d950');
INSERT INTO "changes" VALUES('okqf6lsbixh3',26,'{"is":"moved","seat":0,"actions":[4],"ids":["g33"]}','4356e6e0582400a4b43c342fe875adfb');
INSERT INTO "changes" VALUES('okqf6lsbixh3',27,'{"is":"moved","seat":1,"actions":[7],"ids":["g34"]}','f0a8533feb1c7f5428e74d70b1c89285');
INSERT INTO "changes" VALUES('okqf6lsbixh3',28,'{"is":"moved","seat":0,"actions":[2],"ids":["g35"]}','8103387b9af5b2d56c8795cdaf87a7e5');
INSERT INTO "changes" VALUES('okqf6lsbixh3',29,'{"is":"moved","seat":1,"actions":[2],"ids":["g36"]}','cbbfd078d985812bd72a6bff6f0d0aa9');
INSERT INTO "changes" VALUES('okqf6lsbixh3',30,'{"is":"moved","seat":1,"actions":[3],"ids":["g37"]}','ad857ed58d44787e93f2dd8d5c46ba2f');
INSERT INTO "changes" VALUES('okqf6lsbixh3',31,'{"is":"moved","seat":1,"actions":[4],"ids":["g38"]}','f9af6245e00b3ec9977b81f9f735b97a');
INSERT INTO "changes" VALUES('okqf6lsbixh3',32,'{"is":"moved","seat":0,"actions":[7],"ids":["g39"]}','4cd27b29d7c88b268a12207f25d67cda');
INSERT INTO "changes" VALUES('sp46bzi7wqub',1,'{"is":"made","game":"template","owner":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","settings":{"patience":0,"pack":"standard"},"seats":[{"kind":"guest","guest":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ană"},{"kind":"guest","guest":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ană"}],"secret":"997de0111545c451d28cb9e7c0f9a61b7748970d6bb79b7006cb0e26d0537007","time":1794970680471,"seed":"7"}','e5c72383f0c4c53c1de4788ccc944c24');
INSERT INTO "changes" VALUES('sp46bzi7wqub',2,'{"is":"started","rules":"1","pack":"standard","pack_hash":"6871ecae4fc309fc","options":{"captain":"peeks","lead":"1"}}','3c00eaa8a988399eebf8bb76947d9efb');
INSERT INTO "changes" VALUES('sp46bzi7wqub',3,'{"is":"moved","seat":0,"actions":[0],"ids":["g4"]}','edd08076458eb273aadf6fad0814334e');
INSERT INTO "changes" VALUES('sp46bzi7wqub',4,'{"is":"moved","seat":1,"actions":[0],"ids":["g5"]}','044a17ef3be6e6b0404733cd8191de79');
INSERT INTO "changes" VALUES('sp46bzi7wqub',5,'{"is":"moved","seat":0,"actions":[3],"ids":["g6"]}','a10217b2cb42b932f4341cb8be7cc096');
INSERT INTO "changes" VALUES('sp46bzi7wqub',6,'{"is":"moved","seat":0,"actions":[4],"ids":["g7"]}','c342cf8c9055ea4a863c439a83669cfc');
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "guests" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','Ană');
CREATE TABLE members (guest TEXT NOT NULL, "table" TEXT NOT NULL, updated INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (guest, "table")) WITHOUT ROWID;
INSERT INTO "members" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','sp46bzi7wqub',1794970680746);
INSERT INTO "members" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','okqf6lsbixh3',1794970681207);
INSERT INTO "members" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','4lnwnolmqup4',1794970681230);
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "meta" VALUES('key',X'3AA8F8751A1A354A4C1FDBF051F4F5D08FAB69662B32D94C4C34A56B30A6363C');
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
  updated INTEGER NOT NULL, line TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('4lnwnolmqup4','template','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','open',1,1794970681230,'{"game":"template","pack":"standard","names":["Ană",""],"open":1,"watchers":true,"guests":["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]}');
INSERT INTO "tables" VALUES('okqf6lsbixh3','template','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','ended',0,1794970681207,'{"game":"template","pack":"standard","names":["Ană","Ană"],"open":0,"watchers":true,"guests":["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]}');
INSERT INTO "tables" VALUES('sp46bzi7wqub','template','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','playing',0,1794970680746,'{"game":"template","pack":"standard","names":["Ană","Ană"],"open":0,"watchers":true,"guests":["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"]}');
CREATE INDEX tables_listed ON tables ((public AND status IN ('open', 'playing')), updated);
CREATE INDEX tables_unfinished ON tables (owner) WHERE status != 'ended';
CREATE INDEX tables_untouched ON tables (status, updated);
CREATE INDEX members_latest ON members (guest, updated);
CREATE INDEX members_table ON members ("table")
;
COMMIT;
PRAGMA user_version = 3;
