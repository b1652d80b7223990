BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE chains (
	name VARCHAR(10) NOT NULL, 
	root VARCHAR(64) NOT NULL, 
	first VARCHAR(10) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "chains" VALUES('daily','5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a','2026-11-17',1763337600000);
CREATE TABLE daily_levels (
	day VARCHAR(10) NOT NULL, 
	level INTEGER NOT NULL, 
	won DOUBLE NOT NULL, 
	loss DOUBLE NOT NULL, 
	luck DOUBLE NOT NULL, 
	accuracy DOUBLE, 
	verdicts VARCHAR(200) NOT NULL, 
	PRIMARY KEY (day, level)
);
INSERT INTO "daily_levels" VALUES('2026-11-17',5,0.0,0.2,-0.1,80.0,'ffm');
CREATE TABLE daily_scores (
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	won DOUBLE, 
	loss DOUBLE, 
	luck DOUBLE, 
	accuracy DOUBLE, 
	verdicts VARCHAR(200) NOT NULL, 
	PRIMARY KEY (day, person), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "daily_scores" VALUES('2026-11-17','ann',1.0,0.034,0.12,96.0,'ffif');
CREATE TABLE daily_tries (
	day VARCHAR(10) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	"match" VARCHAR(40), 
	at BIGINT NOT NULL, 
	PRIMARY KEY (day, person, number), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE SET NULL
);
INSERT INTO "daily_tries" VALUES('2026-11-17','ann',1,'TsxGJSDde3RUO4EK',1763337600000);
CREATE TABLE duel_answers (
	duel VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	turn TEXT NOT NULL, 
	cost TEXT, 
	PRIMARY KEY (duel, person, number), 
	FOREIGN KEY(duel) REFERENCES duels (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "duel_answers" VALUES('0123456789abcdef','ann',1,1794900002000,'play M1; end','{"loss":0.0,"better":[],"reasons":[]}');
CREATE TABLE duel_entrants (
	duel VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	begun BIGINT NOT NULL, 
	PRIMARY KEY (duel, person), 
	FOREIGN KEY(duel) REFERENCES duels (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "duel_entrants" VALUES('0123456789abcdef','ann',1794900001000);
CREATE TABLE duels (
	id VARCHAR(40) NOT NULL, 
	host VARCHAR(40), 
	created BIGINT NOT NULL, 
	minutes INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "duels" VALUES('0123456789abcdef','ann',1794900000000,8,'{"games":[[2,0,1,"daiailfaddalifadladalidadbebembjbjjbeemjgeebmgbgejjbjgooohnnncoohchokkonoonnohookhhoonkkockknoc","010001000900090004000c0001000c000900010001793300048333000179310004832e00090004832e000c7f4c0c00047b00017f4f027a3131000d842f2f7b00027f570a7939000589570aab7c000a804c4c050d792e000a7c7f4f0c832f0005792e804c50010500048a575705057c0007b26b6b70707575767f4c0590000c7c000a804d4d0a0a00"]],"positions":[[0,0,2,4],[0,2,6,8]]}');
CREATE TABLE duplicate_boards (
	duplicate VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	"match" VARCHAR(40), 
	at BIGINT NOT NULL, 
	won DOUBLE, 
	luck DOUBLE, room INTEGER, 
	PRIMARY KEY (duplicate, person, number), 
	FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE SET NULL
);
INSERT INTO "duplicate_boards" VALUES('fedcba9876543210','ann',1,'boardone',1794900004000,NULL,NULL,NULL);
INSERT INTO "duplicate_boards" VALUES('0fedcba987654321','bob',1,'zZnOZalSQum_c6jV',1794900100000,NULL,NULL,1);
INSERT INTO "duplicate_boards" VALUES('0fedcba987654321','ann',3,'zZnOZalSQum_c6jV',1794900100000,NULL,NULL,1);
INSERT INTO "duplicate_boards" VALUES('0fedcba987654321','ann',4,NULL,0,NULL,NULL,2);
INSERT INTO "duplicate_boards" VALUES('0fedcba987654321','bob',2,NULL,0,NULL,NULL,2);
CREATE TABLE duplicate_bots (
	duplicate VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	won DOUBLE NOT NULL, 
	luck DOUBLE NOT NULL, 
	PRIMARY KEY (duplicate, number), 
	FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE
);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',1,0.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',2,1.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',3,0.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',4,0.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',5,1.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',6,0.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',7,0.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',8,1.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',9,0.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',10,0.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',11,1.0,0.25);
INSERT INTO "duplicate_bots" VALUES('fedcba9876543210',12,0.0,0.25);
CREATE TABLE duplicate_entrants (
	duplicate VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (duplicate, person), 
	FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "duplicate_entrants" VALUES('0fedcba987654321','ann',1794900060000);
INSERT INTO "duplicate_entrants" VALUES('0fedcba987654321','bob',1794900060001);
CREATE TABLE duplicates (
	id VARCHAR(40) NOT NULL, 
	host VARCHAR(40), 
	created BIGINT NOT NULL, 
	deals INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	variant VARCHAR(10) NOT NULL, 
	level INTEGER NOT NULL, 
	seating VARCHAR(10) NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "duplicates" VALUES('fedcba9876543210','ann',1794900003000,4,3,'basic',5,'every','5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d');
INSERT INTO "duplicates" VALUES('0fedcba987654321','ann',1794900050000,2,2,'basic',1,'people','c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7');
CREATE TABLE duplicates_begun (
	duplicate VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (duplicate), 
	FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE
);
INSERT INTO "duplicates_begun" VALUES('0fedcba987654321',1794900070000);
CREATE TABLE entries (
	"match" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	what VARCHAR(20) NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER, 
	person VARCHAR(40), 
	body TEXT NOT NULL, 
	PRIMARY KEY ("match", seq), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',1,'sat',1700000005000,1,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',2,'sat',1700000009000,2,'bob','{"name": "Bob"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',3,'started',1700000010000,NULL,'ann','{}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',4,'said',1700000011000,1,'ann','{"name": "Ann", "text": "Good game, \u00aball\u00bb"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',5,'acted',1700000012000,1,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',6,'acted',1700000013000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',7,'acted',1700000014000,2,'bob','{"action": "play E1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',8,'acted',1700000015000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',9,'acted',1700000016000,1,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',10,'acted',1700000017000,1,'ann','{"action": "attack M"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',11,'acted',1700000018000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',12,'acted',1700000019000,2,'bob','{"action": "play R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',13,'acted',1700000020000,2,'bob','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',14,'acted',1700000021000,2,'bob','{"action": "give R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',15,'acted',1700000022000,2,'bob','{"action": "give M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',16,'acted',1700000023000,2,'bob','{"action": "give R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',17,'acted',1700000024000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',18,'acted',1700000025000,1,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',19,'acted',1700000026000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',20,'acted',1700000027000,2,'bob','{"action": "play C1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',21,'acted',1700000028000,2,'bob','{"action": "embargo P1 M"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',22,'acted',1700000029000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',23,'acted',1700000030000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',24,'acted',1700000031000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',25,'acted',1700000032000,1,'ann','{"action": "give E1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',26,'acted',1700000033000,1,'ann','{"action": "give R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',27,'acted',1700000034000,1,'ann','{"action": "give S1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',28,'acted',1700000035000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',29,'acted',1700000036000,2,'bob','{"action": "play S1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',30,'acted',1700000037000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',31,'acted',1700000038000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',32,'acted',1700000039000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',33,'acted',1700000040000,1,'ann','{"action": "give R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',34,'acted',1700000041000,1,'ann','{"action": "give M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',35,'acted',1700000042000,1,'ann','{"action": "give E1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',36,'acted',1700000043000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',37,'acted',1700000044000,2,'bob','{"action": "play E1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',38,'acted',1700000045000,2,'bob','{"action": "embargo P2 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',39,'acted',1700000046000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',40,'acted',1700000047000,2,'bob','{"action": "discard S1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',41,'acted',1700000048000,2,'bob','{"action": "discard E1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',42,'acted',1700000049000,2,'bob','{"action": "discard M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',43,'undone',1700000050000,2,'bob','{}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',44,'acted',1700000051000,2,'bob','{"action": "discard C1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',45,'acted',1700000052000,2,'bob','{"action": "discard R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',46,'acted',1700000053000,2,'bob','{"action": "discard S1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',47,'acted',1700000054000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',48,'acted',1700000055000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',49,'undone',1700000056000,1,'ann','{}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',50,'acted',1700000057000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',51,'acted',1700000058000,1,'ann','{"action": "attack R"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',52,'acted',1700000059000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',53,'acted',1700000060000,2,'bob','{"action": "play M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',54,'acted',1700000061000,2,'bob','{"action": "attack C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',55,'acted',1700000062000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',56,'acted',1700000063000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',57,'acted',1700000064000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',58,'acted',1700000065000,2,'bob','{"action": "play C1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',59,'acted',1700000066000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',60,'acted',1700000067000,1,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',61,'acted',1700000068000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',62,'acted',1700000069000,2,'bob','{"action": "play E1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',63,'acted',1700000070000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',64,'acted',1700000071000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',65,'acted',1700000072000,1,'ann','{"action": "attack R"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',66,'acted',1700000073000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',67,'acted',1700000074000,1,'ann','{"action": "give M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',68,'acted',1700000075000,1,'ann','{"action": "give M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',69,'acted',1700000076000,1,'ann','{"action": "give M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',70,'acted',1700000077000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',71,'acted',1700000078000,2,'bob','{"action": "play M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',72,'acted',1700000079000,2,'bob','{"action": "embargo P2 M"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',73,'acted',1700000080000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',74,'acted',1700000081000,1,'ann','{"action": "play S1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',75,'acted',1700000082000,1,'ann','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',76,'acted',1700000083000,1,'ann','{"action": "discard E2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',77,'acted',1700000084000,1,'ann','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',78,'acted',1700000085000,1,'ann','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',79,'acted',1700000086000,1,'ann','{"action": "discard M1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',80,'acted',1700000087000,1,'ann','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',81,'acted',1700000088000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',82,'acted',1700000089000,2,'bob','{"action": "play S2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',83,'acted',1700000090000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',84,'acted',1700000091000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',85,'acted',1700000092000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',86,'acted',1700000093000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',87,'undone',1700000094000,2,'bob','{}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',88,'acted',1700000095000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',89,'acted',1700000096000,2,'bob','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',90,'acted',1700000097000,2,'bob','{"action": "discard C2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',91,'acted',1700000098000,2,'bob','{"action": "attack C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',92,'acted',1700000099000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',93,'acted',1700000100000,1,'ann','{"action": "play C2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',94,'acted',1700000101000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',95,'acted',1700000102000,2,'bob','{"action": "play R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',96,'acted',1700000103000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',97,'acted',1700000104000,1,'ann','{"action": "play R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',98,'acted',1700000105000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',99,'acted',1700000106000,2,'bob','{"action": "play R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',100,'acted',1700000107000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',101,'acted',1700000108000,1,'ann','{"action": "play E2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',102,'acted',1700000109000,1,'ann','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',103,'acted',1700000110000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',104,'acted',1700000111000,2,'bob','{"action": "play S2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',105,'acted',1700000112000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',106,'acted',1700000113000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',107,'acted',1700000114000,2,'bob','{"action": "discard C2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',108,'acted',1700000115000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',109,'acted',1700000116000,2,'bob','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',110,'acted',1700000117000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',111,'acted',1700000118000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',112,'acted',1700000119000,1,'ann','{"action": "play E2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',113,'acted',1700000120000,1,'ann','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',114,'acted',1700000121000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',115,'acted',1700000122000,2,'bob','{"action": "play S2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',116,'acted',1700000123000,2,'bob','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',117,'acted',1700000124000,2,'bob','{"action": "give R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',118,'acted',1700000125000,2,'bob','{"action": "give R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',119,'acted',1700000126000,2,'bob','{"action": "give M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',120,'acted',1700000127000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',121,'acted',1700000128000,2,'bob','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',122,'acted',1700000129000,2,'bob','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',123,'undone',1700000130000,2,'bob','{}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',124,'acted',1700000131000,2,'bob','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',125,'acted',1700000132000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',126,'undone',1700000133000,2,'bob','{}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',127,'acted',1700000134000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',128,'acted',1700000135000,2,'bob','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',129,'acted',1700000136000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',130,'acted',1700000137000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',131,'acted',1700000138000,1,'ann','{"action": "play R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',132,'acted',1700000139000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',133,'acted',1700000140000,1,'ann','{"action": "give M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',134,'acted',1700000141000,1,'ann','{"action": "give R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',135,'acted',1700000142000,1,'ann','{"action": "give U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',136,'acted',1700000143000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',137,'acted',1700000144000,2,'bob','{"action": "play M2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',138,'acted',1700000145000,2,'bob','{"action": "attack R"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',139,'acted',1700000146000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',140,'acted',1700000147000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',141,'acted',1700000148000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',142,'acted',1700000149000,2,'bob','{"action": "play R2"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',143,'acted',1700000150000,2,'bob','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',144,'acted',1700000151000,2,'bob','{"action": "give U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',145,'acted',1700000152000,2,'bob','{"action": "give U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',146,'acted',1700000153000,2,'bob','{"action": "give M3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',147,'acted',1700000154000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',148,'acted',1700000155000,1,'ann','{"action": "play M3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',149,'acted',1700000156000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',150,'acted',1700000157000,2,'bob','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',151,'acted',1700000158000,2,'bob','{"action": "democracy P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',152,'acted',1700000159000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',153,'acted',1700000160000,1,'ann','{"action": "play C3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',154,'acted',1700000161000,1,'ann','{"action": "democracy P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',155,'acted',1700000162000,1,'ann','{"action": "attack C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',156,'acted',1700000163000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',157,'acted',1700000164000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',158,'acted',1700000165000,2,'bob','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',159,'acted',1700000166000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',160,'acted',1700000167000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',161,'acted',1700000168000,1,'ann','{"action": "democracy P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',162,'acted',1700000169000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',163,'acted',1700000170000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',164,'undone',1700000171000,2,'bob','{}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',165,'acted',1700000172000,2,'bob','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',166,'acted',1700000173000,2,'bob','{"action": "democracy P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',167,'acted',1700000174000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',168,'acted',1700000175000,1,'ann','{"action": "play S3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',169,'acted',1700000176000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',170,'acted',1700000177000,2,'bob','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',171,'acted',1700000178000,2,'bob','{"action": "democracy P1 S"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',172,'acted',1700000179000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',173,'acted',1700000180000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',174,'acted',1700000181000,1,'ann','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',175,'acted',1700000182000,1,'ann','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',176,'acted',1700000183000,1,'ann','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',177,'acted',1700000184000,1,'ann','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',178,'acted',1700000185000,1,'ann','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',179,'acted',1700000186000,1,'ann','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',180,'acted',1700000187000,1,'ann','{"action": "democracy P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',181,'acted',1700000188000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',182,'acted',1700000189000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',183,'acted',1700000190000,2,'bob','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',184,'acted',1700000191000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',185,'acted',1700000192000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',186,'acted',1700000193000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',187,'acted',1700000194000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',188,'acted',1700000195000,2,'bob','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',189,'acted',1700000196000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',190,'acted',1700000197000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',191,'acted',1700000198000,1,'ann','{"action": "democracy P1 U"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',192,'acted',1700000199000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',193,'acted',1700000200000,2,'bob','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',194,'acted',1700000201000,2,'bob','{"action": "democracy P1 U"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',195,'acted',1700000202000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',196,'acted',1700000203000,1,'ann','{"action": "play C3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',197,'acted',1700000204000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',198,'acted',1700000205000,2,'bob','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',199,'acted',1700000206000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',200,'acted',1700000207000,1,'ann','{"action": "play C3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',201,'acted',1700000208000,1,'ann','{"action": "democracy P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',202,'acted',1700000209000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',203,'acted',1700000210000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',204,'undone',1700000211000,2,'bob','{}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',205,'acted',1700000212000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',206,'acted',1700000213000,2,'bob','{"action": "embargo P2 U"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',207,'acted',1700000214000,2,'bob','{"action": "democracy P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',208,'acted',1700000215000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',209,'acted',1700000216000,1,'ann','{"action": "play E3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',210,'acted',1700000217000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',211,'acted',1700000218000,2,'bob','{"action": "play S3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',212,'acted',1700000219000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',213,'acted',1700000220000,2,'bob','{"action": "discard M3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',214,'acted',1700000221000,2,'bob','{"action": "discard M3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',215,'acted',1700000222000,2,'bob','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',216,'acted',1700000223000,2,'bob','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',217,'acted',1700000224000,2,'bob','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',218,'acted',1700000225000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',219,'acted',1700000226000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',220,'acted',1700000227000,1,'ann','{"action": "democracy P1 E"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',221,'acted',1700000228000,1,'ann','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',222,'acted',1700000229000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',223,'acted',1700000230000,2,'bob','{"action": "play C3"}');
INSERT INTO "entries" VALUES('TsxGJSDde3RUO4EK',224,'acted',1700000231000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',1,'sat',1700000232000,1,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',2,'sat',1700000236000,2,'bob','{"name": "Bob"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',3,'sat',1700000237000,3,'cid','{"name": "Cid"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',4,'started',1700000238000,NULL,'ann','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',5,'said',1700000239000,1,'ann','{"name": "Ann", "text": "Good game, \u00aball\u00bb"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',6,'acted',1700000240000,2,'bob','{"action": "pick R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',7,'acted',1700000241000,3,'cid','{"action": "pick S1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',8,'acted',1700000242000,1,'ann','{"action": "pick R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',9,'acted',1700000243000,2,'bob','{"action": "pick R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',10,'acted',1700000244000,3,'cid','{"action": "pick R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',11,'acted',1700000245000,1,'ann','{"action": "pick R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',12,'acted',1700000246000,2,'bob','{"action": "pick M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',13,'acted',1700000247000,3,'cid','{"action": "pick R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',14,'acted',1700000248000,1,'ann','{"action": "pick M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',15,'acted',1700000249000,1,'ann','{"action": "claim S1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',16,'acted',1700000250000,3,'cid','{"action": "claim E1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',17,'acted',1700000251000,2,'bob','{"action": "claim M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',18,'acted',1700000252000,2,'bob','{"action": "play R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',19,'acted',1700000253000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',20,'acted',1700000254000,3,'cid','{"action": "play R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',21,'acted',1700000255000,3,'cid','{"action": "embargo P1 S"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',22,'acted',1700000256000,3,'cid','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',23,'acted',1700000257000,3,'cid','{"action": "give R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',24,'acted',1700000258000,3,'cid','{"action": "give S1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',25,'acted',1700000259000,3,'cid','{"action": "give R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',26,'acted',1700000260000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',27,'acted',1700000261000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',28,'acted',1700000262000,1,'ann','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',29,'acted',1700000263000,1,'ann','{"action": "discard M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',30,'acted',1700000264000,1,'ann','{"action": "discard R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',31,'undone',1700000265000,1,'ann','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',32,'acted',1700000266000,1,'ann','{"action": "discard R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',33,'acted',1700000267000,1,'ann','{"action": "discard M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',34,'acted',1700000268000,1,'ann','{"action": "discard C1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',35,'undone',1700000269000,1,'ann','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',36,'acted',1700000270000,1,'ann','{"action": "discard E1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',37,'acted',1700000271000,1,'ann','{"action": "discard E1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',38,'acted',1700000272000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',39,'acted',1700000273000,1,'ann','{"action": "give R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',40,'acted',1700000274000,1,'ann','{"action": "give R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',41,'acted',1700000275000,1,'ann','{"action": "give C1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',42,'acted',1700000276000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',43,'acted',1700000277000,2,'bob','{"action": "play C1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',44,'acted',1700000278000,2,'bob','{"action": "attack R"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',45,'acted',1700000279000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',46,'acted',1700000280000,3,'cid','{"action": "play M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',47,'acted',1700000281000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',48,'acted',1700000282000,1,'ann','{"action": "play C1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',49,'acted',1700000283000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',50,'acted',1700000284000,2,'bob','{"action": "play M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',51,'acted',1700000285000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',52,'acted',1700000286000,3,'cid','{"action": "play M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',53,'acted',1700000287000,3,'cid','{"action": "attack M"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',54,'acted',1700000288000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',55,'acted',1700000289000,1,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',56,'acted',1700000290000,1,'ann','{"action": "attack C"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',57,'acted',1700000291000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',58,'acted',1700000292000,2,'bob','{"action": "play R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',59,'acted',1700000293000,2,'bob','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',60,'acted',1700000294000,2,'bob','{"action": "give M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',61,'acted',1700000295000,2,'bob','{"action": "give E1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',62,'acted',1700000296000,2,'bob','{"action": "give R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',63,'acted',1700000297000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',64,'acted',1700000298000,3,'cid','{"action": "play S1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',65,'undone',1700000299000,3,'cid','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',66,'acted',1700000300000,3,'cid','{"action": "play M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',67,'undone',1700000301000,3,'cid','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',68,'acted',1700000302000,3,'cid','{"action": "play M1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',69,'acted',1700000303000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',70,'acted',1700000304000,1,'ann','{"action": "play M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',71,'acted',1700000305000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',72,'acted',1700000306000,2,'bob','{"action": "play S1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',73,'acted',1700000307000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',74,'acted',1700000308000,3,'cid','{"action": "play R2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',75,'acted',1700000309000,3,'cid','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',76,'acted',1700000310000,3,'cid','{"action": "give S1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',77,'acted',1700000311000,3,'cid','{"action": "give R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',78,'acted',1700000312000,3,'cid','{"action": "give S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',79,'acted',1700000313000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',80,'acted',1700000314000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',81,'acted',1700000315000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',82,'acted',1700000316000,1,'ann','{"action": "give S1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',83,'acted',1700000317000,1,'ann','{"action": "give S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',84,'acted',1700000318000,1,'ann','{"action": "give E1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',85,'acted',1700000319000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',86,'acted',1700000320000,2,'bob','{"action": "play S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',87,'acted',1700000321000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',88,'acted',1700000322000,2,'bob','{"action": "discard S1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',89,'acted',1700000323000,2,'bob','{"action": "discard E1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',90,'acted',1700000324000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',91,'acted',1700000325000,2,'bob','{"action": "discard C2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',92,'acted',1700000326000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',93,'acted',1700000327000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',94,'acted',1700000328000,3,'cid','{"action": "play R2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',95,'acted',1700000329000,3,'cid','{"action": "attack R"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',96,'acted',1700000330000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',97,'acted',1700000331000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',98,'undone',1700000332000,1,'ann','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',99,'acted',1700000333000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',100,'acted',1700000334000,1,'ann','{"action": "attack R"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',101,'acted',1700000335000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',102,'acted',1700000336000,2,'bob','{"action": "play M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',103,'undone',1700000337000,2,'bob','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',104,'acted',1700000338000,2,'bob','{"action": "play M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',105,'acted',1700000339000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',106,'acted',1700000340000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',107,'acted',1700000341000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',108,'undone',1700000342000,2,'bob','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',109,'acted',1700000343000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',110,'acted',1700000344000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',111,'acted',1700000345000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',112,'acted',1700000346000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',113,'acted',1700000347000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',114,'acted',1700000348000,3,'cid','{"action": "play R1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',115,'acted',1700000349000,3,'cid','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',116,'acted',1700000350000,3,'cid','{"action": "give E2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',117,'acted',1700000351000,3,'cid','{"action": "give C2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',118,'acted',1700000352000,3,'cid','{"action": "give S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',119,'acted',1700000353000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',120,'acted',1700000354000,1,'ann','{"action": "play C2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',121,'acted',1700000355000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',122,'acted',1700000356000,2,'bob','{"action": "play M2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',123,'acted',1700000357000,2,'bob','{"action": "attack M"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',124,'acted',1700000358000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',125,'acted',1700000359000,3,'cid','{"action": "play S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',126,'acted',1700000360000,3,'cid','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',127,'acted',1700000361000,3,'cid','{"action": "discard C2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',128,'acted',1700000362000,3,'cid','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',129,'acted',1700000363000,3,'cid','{"action": "discard E2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',130,'acted',1700000364000,3,'cid','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',131,'acted',1700000365000,3,'cid','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',132,'acted',1700000366000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',133,'acted',1700000367000,1,'ann','{"action": "play S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',134,'undone',1700000368000,1,'ann','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',135,'acted',1700000369000,1,'ann','{"action": "play E2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',136,'acted',1700000370000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',137,'acted',1700000371000,2,'bob','{"action": "play E2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',138,'acted',1700000372000,2,'bob','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',139,'acted',1700000373000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',140,'acted',1700000374000,3,'cid','{"action": "play U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',141,'undone',1700000375000,3,'cid','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',142,'acted',1700000376000,3,'cid','{"action": "play S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',143,'acted',1700000377000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',144,'acted',1700000378000,1,'ann','{"action": "play M3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',145,'acted',1700000379000,1,'ann','{"action": "attack C"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',146,'acted',1700000380000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',147,'acted',1700000381000,2,'bob','{"action": "play R2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',148,'acted',1700000382000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',149,'acted',1700000383000,3,'cid','{"action": "play S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',150,'acted',1700000384000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',151,'acted',1700000385000,1,'ann','{"action": "play S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',152,'acted',1700000386000,1,'ann','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',153,'acted',1700000387000,1,'ann','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',154,'acted',1700000388000,1,'ann','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',155,'acted',1700000389000,1,'ann','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',156,'acted',1700000390000,1,'ann','{"action": "discard M3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',157,'undone',1700000391000,1,'ann','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',158,'acted',1700000392000,1,'ann','{"action": "discard M3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',159,'acted',1700000393000,1,'ann','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',160,'acted',1700000394000,1,'ann','{"action": "embargo P2 R"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',161,'acted',1700000395000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',162,'acted',1700000396000,2,'bob','{"action": "play S3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',163,'acted',1700000397000,2,'bob','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',164,'acted',1700000398000,2,'bob','{"action": "give U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',165,'acted',1700000399000,2,'bob','{"action": "give S3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',166,'acted',1700000400000,2,'bob','{"action": "give C3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',167,'acted',1700000401000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',168,'acted',1700000402000,2,'bob','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',169,'acted',1700000403000,2,'bob','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',170,'acted',1700000404000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',171,'acted',1700000405000,2,'bob','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',172,'acted',1700000406000,2,'bob','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',173,'acted',1700000407000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',174,'acted',1700000408000,3,'cid','{"action": "play U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',175,'acted',1700000409000,3,'cid','{"action": "democracy P3 S"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',176,'acted',1700000410000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',177,'acted',1700000411000,1,'ann','{"action": "play S3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',178,'acted',1700000412000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',179,'acted',1700000413000,2,'bob','{"action": "play C3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',180,'undone',1700000414000,2,'bob','{}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',181,'acted',1700000415000,2,'bob','{"action": "play C3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',182,'acted',1700000416000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',183,'acted',1700000417000,3,'cid','{"action": "play U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',184,'acted',1700000418000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',185,'acted',1700000419000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',186,'acted',1700000420000,1,'ann','{"action": "democracy P2 C"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',187,'acted',1700000421000,1,'ann','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',188,'acted',1700000422000,1,'ann','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',189,'acted',1700000423000,1,'ann','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',190,'acted',1700000424000,1,'ann','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',191,'acted',1700000425000,1,'ann','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',192,'acted',1700000426000,1,'ann','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',193,'acted',1700000427000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',194,'acted',1700000428000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',195,'acted',1700000429000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',196,'acted',1700000430000,3,'cid','{"action": "play M3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',197,'acted',1700000431000,3,'cid','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',198,'acted',1700000432000,3,'cid','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',199,'acted',1700000433000,3,'cid','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',200,'acted',1700000434000,3,'cid','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',201,'acted',1700000435000,3,'cid','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',202,'acted',1700000436000,3,'cid','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',203,'acted',1700000437000,3,'cid','{"action": "attack S"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',204,'acted',1700000438000,3,'cid','{"action": "democracy P2 E"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',205,'acted',1700000439000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',206,'acted',1700000440000,1,'ann','{"action": "play C3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',207,'acted',1700000441000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',208,'acted',1700000442000,2,'bob','{"action": "play U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',209,'acted',1700000443000,2,'bob','{"action": "democracy P2 E"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',210,'acted',1700000444000,2,'bob','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',211,'acted',1700000445000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',212,'acted',1700000446000,3,'cid','{"action": "play E3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',213,'acted',1700000447000,3,'cid','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',214,'acted',1700000448000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',215,'acted',1700000449000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',216,'acted',1700000450000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',217,'acted',1700000451000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',218,'acted',1700000452000,2,'bob','{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',219,'acted',1700000453000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',220,'acted',1700000454000,3,'cid','{"action": "play M3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',221,'acted',1700000455000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',222,'acted',1700000456000,1,'ann','{"action": "play S3"}');
INSERT INTO "entries" VALUES('fTomX4UYS2PiAGuu',223,'acted',1700000457000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',1,'sat',1700000458000,1,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',2,'sat',1700000462000,2,'bob','{"name": "Bob"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',3,'sat',1700000463000,3,'cid','{"name": "Cid"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',4,'sat',1700000464000,4,'dea','{"name": "Dea"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',5,'started',1700000465000,NULL,'ann','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',6,'said',1700000466000,1,'ann','{"name": "Ann", "text": "Good game, \u00aball\u00bb"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',7,'acted',1700000467000,2,'bob','{"action": "play M1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',8,'acted',1700000468000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',9,'acted',1700000469000,3,'cid','{"action": "play M1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',10,'acted',1700000470000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',11,'acted',1700000471000,4,'dea','{"action": "play S1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',12,'acted',1700000472000,4,'dea','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',13,'acted',1700000473000,4,'dea','{"action": "discard R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',14,'acted',1700000474000,4,'dea','{"action": "discard S1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',15,'acted',1700000475000,4,'dea','{"action": "discard M1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',16,'acted',1700000476000,4,'dea','{"action": "discard C1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',17,'acted',1700000477000,4,'dea','{"action": "discard E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',18,'undone',1700000478000,4,'dea','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',19,'acted',1700000479000,4,'dea','{"action": "discard E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',20,'undone',1700000480000,4,'dea','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',21,'acted',1700000481000,4,'dea','{"action": "discard E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',22,'acted',1700000482000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',23,'acted',1700000483000,1,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',24,'acted',1700000484000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',25,'acted',1700000485000,2,'bob','{"action": "play M1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',26,'acted',1700000486000,2,'bob','{"action": "attack M"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',27,'acted',1700000487000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',28,'acted',1700000488000,3,'cid','{"action": "play S1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',29,'acted',1700000489000,3,'cid','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',30,'acted',1700000490000,3,'cid','{"action": "discard C1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',31,'acted',1700000491000,3,'cid','{"action": "discard S1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',32,'undone',1700000492000,3,'cid','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',33,'acted',1700000493000,3,'cid','{"action": "discard C1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',34,'acted',1700000494000,3,'cid','{"action": "discard C1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',35,'acted',1700000495000,3,'cid','{"action": "discard R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',36,'acted',1700000496000,3,'cid','{"action": "discard R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',37,'acted',1700000497000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',38,'acted',1700000498000,4,'dea','{"action": "play M1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',39,'acted',1700000499000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',40,'acted',1700000500000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',41,'acted',1700000501000,1,'ann','{"action": "inquisition P3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',42,'acted',1700000502000,1,'ann','{"action": "give E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',43,'acted',1700000503000,1,'ann','{"action": "give S1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',44,'acted',1700000504000,1,'ann','{"action": "give R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',45,'acted',1700000505000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',46,'acted',1700000506000,2,'bob','{"action": "play M1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',47,'acted',1700000507000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',48,'acted',1700000508000,3,'cid','{"action": "play S1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',49,'acted',1700000509000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',50,'acted',1700000510000,4,'dea','{"action": "play M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',51,'acted',1700000511000,4,'dea','{"action": "attack M"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',52,'acted',1700000512000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',53,'acted',1700000513000,1,'ann','{"action": "play R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',54,'acted',1700000514000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',55,'acted',1700000515000,1,'ann','{"action": "give R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',56,'acted',1700000516000,1,'ann','{"action": "give M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',57,'acted',1700000517000,1,'ann','{"action": "give R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',58,'acted',1700000518000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',59,'acted',1700000519000,2,'bob','{"action": "play R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',60,'acted',1700000520000,2,'bob','{"action": "inquisition P4"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',61,'acted',1700000521000,2,'bob','{"action": "give M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',62,'acted',1700000522000,2,'bob','{"action": "give E2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',63,'acted',1700000523000,2,'bob','{"action": "give R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',64,'acted',1700000524000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',65,'acted',1700000525000,3,'cid','{"action": "play E2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',66,'acted',1700000526000,3,'cid','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',67,'acted',1700000527000,3,'cid','{"action": "discard C2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',68,'acted',1700000528000,3,'cid','{"action": "discard E2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',69,'acted',1700000529000,3,'cid','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',70,'acted',1700000530000,3,'cid','{"action": "discard E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',71,'acted',1700000531000,3,'cid','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',72,'acted',1700000532000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',73,'acted',1700000533000,4,'dea','{"action": "play E2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',74,'acted',1700000534000,4,'dea','{"action": "embargo P3 E"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',75,'acted',1700000535000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',76,'acted',1700000536000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',77,'undone',1700000537000,1,'ann','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',78,'acted',1700000538000,1,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',79,'acted',1700000539000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',80,'acted',1700000540000,2,'bob','{"action": "play R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',81,'acted',1700000541000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',82,'acted',1700000542000,3,'cid','{"action": "play R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',83,'undone',1700000543000,3,'cid','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',84,'acted',1700000544000,3,'cid','{"action": "play R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',85,'undone',1700000545000,3,'cid','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',86,'acted',1700000546000,3,'cid','{"action": "play R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',87,'acted',1700000547000,3,'cid','{"action": "embargo P2 R"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',88,'acted',1700000548000,3,'cid','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',89,'acted',1700000549000,3,'cid','{"action": "give R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',90,'acted',1700000550000,3,'cid','{"action": "give C2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',91,'acted',1700000551000,3,'cid','{"action": "give R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',92,'acted',1700000552000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',93,'acted',1700000553000,4,'dea','{"action": "play M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',94,'acted',1700000554000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',95,'acted',1700000555000,1,'ann','{"action": "play R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',96,'acted',1700000556000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',97,'acted',1700000557000,1,'ann','{"action": "give M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',98,'acted',1700000558000,1,'ann','{"action": "give R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',99,'acted',1700000559000,1,'ann','{"action": "give E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',100,'acted',1700000560000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',101,'acted',1700000561000,2,'bob','{"action": "play E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',102,'undone',1700000562000,2,'bob','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',103,'acted',1700000563000,2,'bob','{"action": "play M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',104,'acted',1700000564000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',105,'acted',1700000565000,3,'cid','{"action": "play R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',106,'acted',1700000566000,3,'cid','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',107,'acted',1700000567000,3,'cid','{"action": "give S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',108,'acted',1700000568000,3,'cid','{"action": "give R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',109,'acted',1700000569000,3,'cid','{"action": "give E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',110,'acted',1700000570000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',111,'acted',1700000571000,4,'dea','{"action": "play M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',112,'acted',1700000572000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',113,'acted',1700000573000,1,'ann','{"action": "play E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',114,'acted',1700000574000,1,'ann','{"action": "embargo P2 M"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',115,'acted',1700000575000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',116,'acted',1700000576000,2,'bob','{"action": "play S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',117,'acted',1700000577000,2,'bob','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',118,'acted',1700000578000,2,'bob','{"action": "give E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',119,'acted',1700000579000,2,'bob','{"action": "give R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',120,'acted',1700000580000,2,'bob','{"action": "give E2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',121,'acted',1700000581000,2,'bob','{"action": "attack S"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',122,'acted',1700000582000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',123,'acted',1700000583000,3,'cid','{"action": "play M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',124,'acted',1700000584000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',125,'acted',1700000585000,4,'dea','{"action": "play M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',126,'acted',1700000586000,4,'dea','{"action": "attack M"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',127,'acted',1700000587000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',128,'acted',1700000588000,1,'ann','{"action": "play E1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',129,'acted',1700000589000,1,'ann','{"action": "embargo P4 M"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',130,'acted',1700000590000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',131,'acted',1700000591000,2,'bob','{"action": "play C2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',132,'acted',1700000592000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',133,'acted',1700000593000,3,'cid','{"action": "play S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',134,'acted',1700000594000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',135,'acted',1700000595000,4,'dea','{"action": "play C2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',136,'acted',1700000596000,4,'dea','{"action": "attack C"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',137,'acted',1700000597000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',138,'acted',1700000598000,1,'ann','{"action": "play E2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',139,'acted',1700000599000,1,'ann','{"action": "embargo P3 S"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',140,'acted',1700000600000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',141,'acted',1700000601000,2,'bob','{"action": "play S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',142,'acted',1700000602000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',143,'acted',1700000603000,2,'bob','{"action": "discard R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',144,'acted',1700000604000,2,'bob','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',145,'acted',1700000605000,2,'bob','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',146,'acted',1700000606000,2,'bob','{"action": "discard M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',147,'acted',1700000607000,2,'bob','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',148,'acted',1700000608000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',149,'acted',1700000609000,3,'cid','{"action": "play R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',150,'acted',1700000610000,3,'cid','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',151,'acted',1700000611000,3,'cid','{"action": "give M3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',152,'acted',1700000612000,3,'cid','{"action": "give S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',153,'acted',1700000613000,3,'cid','{"action": "give C2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',154,'acted',1700000614000,3,'cid','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',155,'acted',1700000615000,3,'cid','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',156,'acted',1700000616000,3,'cid','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',157,'acted',1700000617000,3,'cid','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',158,'acted',1700000618000,3,'cid','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',159,'acted',1700000619000,3,'cid','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',160,'acted',1700000620000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',161,'acted',1700000621000,4,'dea','{"action": "play S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',162,'acted',1700000622000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',163,'acted',1700000623000,1,'ann','{"action": "play R2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',164,'acted',1700000624000,1,'ann','{"action": "inquisition P4"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',165,'acted',1700000625000,1,'ann','{"action": "give S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',166,'acted',1700000626000,1,'ann','{"action": "give S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',167,'acted',1700000627000,1,'ann','{"action": "give E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',168,'acted',1700000628000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',169,'acted',1700000629000,2,'bob','{"action": "play M3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',170,'undone',1700000630000,2,'bob','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',171,'acted',1700000631000,2,'bob','{"action": "play M3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',172,'acted',1700000632000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',173,'acted',1700000633000,3,'cid','{"action": "play C3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',174,'acted',1700000634000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',175,'acted',1700000635000,4,'dea','{"action": "play E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',176,'acted',1700000636000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',177,'acted',1700000637000,1,'ann','{"action": "play S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',178,'undone',1700000638000,1,'ann','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',179,'acted',1700000639000,1,'ann','{"action": "play E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',180,'acted',1700000640000,1,'ann','{"action": "embargo P2 M"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',181,'acted',1700000641000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',182,'acted',1700000642000,2,'bob','{"action": "play U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',183,'acted',1700000643000,2,'bob','{"action": "attack U"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',184,'acted',1700000644000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',185,'acted',1700000645000,3,'cid','{"action": "play M2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',186,'acted',1700000646000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',187,'acted',1700000647000,4,'dea','{"action": "play U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',188,'acted',1700000648000,4,'dea','{"action": "embargo P4 U"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',189,'acted',1700000649000,4,'dea','{"action": "democracy P4 S"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',190,'acted',1700000650000,4,'dea','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',191,'acted',1700000651000,4,'dea','{"action": "discard M3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',192,'acted',1700000652000,4,'dea','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',193,'undone',1700000653000,4,'dea','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',194,'acted',1700000654000,4,'dea','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',195,'acted',1700000655000,4,'dea','{"action": "discard S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',196,'acted',1700000656000,4,'dea','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',197,'undone',1700000657000,4,'dea','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',198,'acted',1700000658000,4,'dea','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',199,'acted',1700000659000,4,'dea','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',200,'acted',1700000660000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',201,'acted',1700000661000,1,'ann','{"action": "play R1"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',202,'acted',1700000662000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',203,'acted',1700000663000,2,'bob','{"action": "play S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',204,'acted',1700000664000,2,'bob','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',205,'acted',1700000665000,2,'bob','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',206,'acted',1700000666000,2,'bob','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',207,'acted',1700000667000,2,'bob','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',208,'acted',1700000668000,2,'bob','{"action": "discard E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',209,'acted',1700000669000,2,'bob','{"action": "discard C2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',210,'acted',1700000670000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',211,'acted',1700000671000,3,'cid','{"action": "play U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',212,'acted',1700000672000,3,'cid','{"action": "democracy P3 M"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',213,'acted',1700000673000,3,'cid','{"action": "attack C"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',214,'acted',1700000674000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',215,'acted',1700000675000,4,'dea','{"action": "play C3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',216,'acted',1700000676000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',217,'acted',1700000677000,1,'ann','{"action": "play U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',218,'acted',1700000678000,1,'ann','{"action": "democracy P4 C"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',219,'acted',1700000679000,1,'ann','{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',220,'acted',1700000680000,1,'ann','{"action": "give U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',221,'acted',1700000681000,1,'ann','{"action": "give S2"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',222,'acted',1700000682000,1,'ann','{"action": "give E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',223,'acted',1700000683000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',224,'acted',1700000684000,2,'bob','{"action": "play U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',225,'acted',1700000685000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',226,'acted',1700000686000,3,'cid','{"action": "play S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',227,'acted',1700000687000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',228,'acted',1700000688000,4,'dea','{"action": "play U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',229,'acted',1700000689000,4,'dea','{"action": "democracy P3 S"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',230,'undone',1700000690000,4,'dea','{}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',231,'acted',1700000691000,4,'dea','{"action": "democracy P4 C"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',232,'acted',1700000692000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',233,'acted',1700000693000,1,'ann','{"action": "play S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',234,'acted',1700000694000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',235,'acted',1700000695000,2,'bob','{"action": "play E3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',236,'acted',1700000696000,2,'bob','{"action": "embargo P4 C"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',237,'acted',1700000697000,2,'bob','{"action": "democracy P3 S"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',238,'acted',1700000698000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',239,'acted',1700000699000,3,'cid','{"action": "play S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',240,'acted',1700000700000,3,'cid','{"action": "experiment"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',241,'acted',1700000701000,3,'cid','{"action": "take S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',242,'acted',1700000702000,3,'cid','{"action": "play U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',243,'acted',1700000703000,3,'cid','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',244,'acted',1700000704000,3,'cid','{"action": "discard U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',245,'acted',1700000705000,3,'cid','{"action": "discard S3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',246,'acted',1700000706000,3,'cid','{"action": "discard M3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',247,'acted',1700000707000,3,'cid','{"action": "discard C3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',248,'acted',1700000708000,3,'cid','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',249,'acted',1700000709000,4,'dea','{"action": "play U3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',250,'acted',1700000710000,4,'dea','{"action": "democracy P3 U"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',251,'acted',1700000711000,4,'dea','{"action": "end"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',252,'acted',1700000712000,1,'ann','{"action": "play C3"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',253,'acted',1700000713000,1,'ann','{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('YbkpRGQvmIvDdhvb',254,'acted',1700000714000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',1,'sat',1700000715000,1,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',2,'sat',1700000719000,2,'bob','{"name": "Bob"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',3,'started',1700000720000,NULL,'ann','{}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',4,'said',1700000721000,1,'ann','{"name": "Ann", "text": "Good game, \u00aball\u00bb"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',5,'acted',1700000722000,1,'ann','{"action": "pick E1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',6,'acted',1700000723000,2,'bob','{"action": "pick R1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',7,'acted',1700000724000,1,'ann','{"action": "pick S1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',8,'acted',1700000725000,2,'bob','{"action": "pick M1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',9,'acted',1700000726000,1,'ann','{"action": "pick S1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',10,'acted',1700000727000,2,'bob','{"action": "pick R1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',11,'acted',1700000728000,2,'bob','{"action": "claim R1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',12,'acted',1700000729000,1,'ann','{"action": "claim M1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',13,'acted',1700000730000,1,'ann','{"action": "play E1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',14,'acted',1700000731000,1,'ann','{"action": "embargo P1 M"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',15,'acted',1700000732000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',16,'acted',1700000733000,2,'bob','{"action": "play R1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',17,'undone',1700000734000,2,'bob','{}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',18,'acted',1700000735000,2,'bob','{"action": "play R1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',19,'acted',1700000736000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',20,'acted',1700000737000,1,'ann','{"action": "play C1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',21,'acted',1700000738000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',22,'acted',1700000739000,2,'bob','{"action": "play R1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',23,'acted',1700000740000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',24,'acted',1700000741000,1,'ann','{"action": "play S1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',25,'acted',1700000742000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',26,'acted',1700000743000,2,'bob','{"action": "play E1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',27,'acted',1700000744000,2,'bob','{"action": "holy-book"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',28,'acted',1700000745000,2,'bob','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',29,'acted',1700000746000,2,'bob','{"action": "give M1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',30,'acted',1700000747000,2,'bob','{"action": "give E1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',31,'acted',1700000748000,2,'bob','{"action": "give S1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',32,'acted',1700000749000,2,'bob','{"action": "embargo P1 S"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',33,'acted',1700000750000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',34,'acted',1700000751000,1,'ann','{"action": "play E1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',35,'acted',1700000752000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',36,'acted',1700000753000,2,'bob','{"action": "play M1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',37,'acted',1700000754000,2,'bob','{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',38,'acted',1700000755000,2,'bob','{"action": "give R1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',39,'acted',1700000756000,2,'bob','{"action": "give M1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',40,'acted',1700000757000,2,'bob','{"action": "give C1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',41,'acted',1700000758000,2,'bob','{"action": "attack R"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',42,'acted',1700000759000,2,'bob','{"action": "end"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',43,'acted',1700000760000,1,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',44,'acted',1700000761000,1,'ann','{"action": "embargo P1 S"}');
INSERT INTO "entries" VALUES('g1IL5pJLLoBlvfr5',45,'acted',1700000762000,1,'ann','{"action": "attack S"}');
INSERT INTO "entries" VALUES('3wvaTaaHbg-0W1G-',1,'sat',1700000763000,1,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('3wvaTaaHbg-0W1G-',2,'sat',1700000767000,2,'bob','{"name": "Bob"}');
INSERT INTO "entries" VALUES('3wvaTaaHbg-0W1G-',3,'said',1700000768000,1,'ann','{"name": "Ann", "text": "Good game, \u00aball\u00bb"}');
INSERT INTO "entries" VALUES('v93Vmy4UI27vQbiW',1,'sat',1700000769000,1,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('v93Vmy4UI27vQbiW',2,'sat',1700000773000,2,'bob','{"name": "Bob"}');
INSERT INTO "entries" VALUES('v93Vmy4UI27vQbiW',3,'started',1700000774000,NULL,'ann','{}');
INSERT INTO "entries" VALUES('v93Vmy4UI27vQbiW',4,'offered',1700000775000,1,'ann','{"kind": "draw", "voters": [1, 2]}');
INSERT INTO "entries" VALUES('v93Vmy4UI27vQbiW',5,'answered',1700000776000,2,'bob','{"agree": true}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',1,'sat',2000000000000,1,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',2,'bot-set',2000000000000,2,'ann','{"bot": "light"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',3,'started',2000000000000,NULL,'ann','{}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',4,'acted',2000000000000,1,NULL,'{"action": "play M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',5,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',6,'acted',2000000000000,2,NULL,'{"action": "play E1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',7,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',8,'acted',2000000000000,1,NULL,'{"action": "play M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',9,'acted',2000000000000,1,NULL,'{"action": "attack M"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',10,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',11,'acted',2000000000000,2,NULL,'{"action": "play R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',12,'acted',2000000000000,2,NULL,'{"action": "inquisition P1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',13,'acted',2000000000000,2,NULL,'{"action": "give R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',14,'acted',2000000000000,2,NULL,'{"action": "give M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',15,'acted',2000000000000,2,NULL,'{"action": "give R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',16,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',17,'acted',2000000000000,1,NULL,'{"action": "play M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',18,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',19,'acted',2000000000000,2,NULL,'{"action": "play C1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',20,'acted',2000000000000,2,NULL,'{"action": "embargo P1 M"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',21,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',22,'acted',2000000000000,1,NULL,'{"action": "play R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',23,'acted',2000000000000,1,NULL,'{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',24,'acted',2000000000000,1,NULL,'{"action": "give E1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',25,'acted',2000000000000,1,NULL,'{"action": "give R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',26,'acted',2000000000000,1,NULL,'{"action": "give S1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',27,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',28,'acted',2000000000000,2,NULL,'{"action": "play S1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',29,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',30,'acted',2000000000000,1,NULL,'{"action": "play R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',31,'acted',2000000000000,1,NULL,'{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',32,'acted',2000000000000,1,NULL,'{"action": "give R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',33,'acted',2000000000000,1,NULL,'{"action": "give M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',34,'acted',2000000000000,1,NULL,'{"action": "give E1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',35,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',36,'acted',2000000000000,2,NULL,'{"action": "play E1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',37,'acted',2000000000000,2,NULL,'{"action": "embargo P2 C"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',38,'acted',2000000000000,2,NULL,'{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',39,'acted',2000000000000,2,NULL,'{"action": "discard S1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',40,'acted',2000000000000,2,NULL,'{"action": "discard E1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',41,'acted',2000000000000,2,NULL,'{"action": "discard C1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',42,'acted',2000000000000,2,NULL,'{"action": "discard R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',43,'acted',2000000000000,2,NULL,'{"action": "discard S1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',44,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',45,'acted',2000000000000,1,NULL,'{"action": "play R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',46,'acted',2000000000000,1,NULL,'{"action": "attack R"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',47,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',48,'acted',2000000000000,2,NULL,'{"action": "play M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',49,'acted',2000000000000,2,NULL,'{"action": "attack C"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',50,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',51,'acted',2000000000000,1,NULL,'{"action": "play R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',52,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',53,'acted',2000000000000,2,NULL,'{"action": "play C1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',54,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',55,'acted',2000000000000,1,NULL,'{"action": "play M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',56,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',57,'acted',2000000000000,2,NULL,'{"action": "play E1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',58,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',59,'acted',2000000000000,1,NULL,'{"action": "play R1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',60,'acted',2000000000000,1,NULL,'{"action": "attack R"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',61,'acted',2000000000000,1,NULL,'{"action": "inquisition P2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',62,'acted',2000000000000,1,NULL,'{"action": "give M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',63,'acted',2000000000000,1,NULL,'{"action": "give M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',64,'acted',2000000000000,1,NULL,'{"action": "give M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',65,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',66,'acted',2000000000000,2,NULL,'{"action": "play M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',67,'acted',2000000000000,2,NULL,'{"action": "embargo P2 M"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',68,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',69,'acted',2000000000000,1,NULL,'{"action": "play S1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',70,'acted',2000000000000,1,NULL,'{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',71,'acted',2000000000000,1,NULL,'{"action": "discard E2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',72,'acted',2000000000000,1,NULL,'{"action": "discard S2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',73,'acted',2000000000000,1,NULL,'{"action": "discard M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',74,'acted',2000000000000,1,NULL,'{"action": "discard M1"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',75,'acted',2000000000000,1,NULL,'{"action": "discard S2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',76,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',77,'acted',2000000000000,2,NULL,'{"action": "play S2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',78,'acted',2000000000000,2,NULL,'{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',79,'acted',2000000000000,2,NULL,'{"action": "discard M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',80,'acted',2000000000000,2,NULL,'{"action": "discard M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',81,'acted',2000000000000,2,NULL,'{"action": "discard M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',82,'acted',2000000000000,2,NULL,'{"action": "discard S2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',83,'acted',2000000000000,2,NULL,'{"action": "discard C2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',84,'acted',2000000000000,2,NULL,'{"action": "attack C"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',85,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',86,'acted',2000000000000,1,NULL,'{"action": "play C2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',87,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',88,'acted',2000000000000,2,NULL,'{"action": "play R2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',89,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',90,'acted',2000000000000,1,NULL,'{"action": "play R2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',91,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',92,'acted',2000000000000,2,NULL,'{"action": "play R2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',93,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',94,'acted',2000000000000,1,NULL,'{"action": "play E2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',95,'acted',2000000000000,1,NULL,'{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',96,'acted',2000000000000,1,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',97,'acted',2000000000000,2,NULL,'{"action": "play S2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',98,'acted',2000000000000,2,NULL,'{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',99,'acted',2000000000000,2,NULL,'{"action": "discard R2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',100,'acted',2000000000000,2,NULL,'{"action": "discard C2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',101,'acted',2000000000000,2,NULL,'{"action": "discard M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',102,'acted',2000000000000,2,NULL,'{"action": "discard S2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',103,'acted',2000000000000,2,NULL,'{"action": "discard R2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',104,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',105,'acted',2000000000000,1,NULL,'{"action": "play E2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',106,'acted',2000000000000,1,NULL,'{"action": "embargo P1 C"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',107,'acted',2000000000000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',108,'acted',2000000000000,2,NULL,'{"action": "play S2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',109,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',110,'acted',2000000000000,1,'ann','{"action": "play M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',111,'acted',2000000000000,1,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',112,'acted',2000000000000,2,NULL,'{"action": "play M2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',113,'acted',2000000000000,2,NULL,'{"action": "breakthrough"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',114,'acted',2000000000000,2,NULL,'{"action": "discard S2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',115,'acted',2000000000000,2,NULL,'{"action": "discard C3"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',116,'acted',2000000000000,2,NULL,'{"action": "discard R2"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',117,'acted',2000000000000,2,NULL,'{"action": "discard C3"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',118,'acted',2000000000000,2,NULL,'{"action": "discard U3"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',119,'acted',2000000000000,2,NULL,'{"action": "end"}');
INSERT INTO "entries" VALUES('vULLgLcQs28wpDFu',120,'acted',2000000000000,1,'ann','{"action": "play M2"}');
INSERT INTO "entries" VALUES('boardone',1,'bot-set',1794900004000,2,'ann','{"bot": "ladder:5"}');
INSERT INTO "entries" VALUES('boardone',2,'bot-set',1794900004000,3,'ann','{"bot": "ladder:5"}');
INSERT INTO "entries" VALUES('boardone',3,'sat',1794900004000,1,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('boardone',4,'started',1794900004000,NULL,'ann','{}');
INSERT INTO "entries" VALUES('zZnOZalSQum_c6jV',1,'sat',1794900100000,1,'bob','{"name": "Bob"}');
INSERT INTO "entries" VALUES('zZnOZalSQum_c6jV',2,'sat',1794900100000,2,'ann','{"name": "Ann"}');
INSERT INTO "entries" VALUES('zZnOZalSQum_c6jV',3,'started',1794900100000,NULL,'bob','{}');
INSERT INTO "entries" VALUES('zZnOZalSQum_c6jV',4,'acted',1794900100000,2,'ann','{"action": "play M1"}');
INSERT INTO "entries" VALUES('zZnOZalSQum_c6jV',5,'acted',1794900100000,2,'ann','{"action": "end"}');
INSERT INTO "entries" VALUES('zZnOZalSQum_c6jV',6,'acted',1794900100000,1,'bob','{"action": "play R1"}');
INSERT INTO "entries" VALUES('zZnOZalSQum_c6jV',7,'offered',1794900100000,1,'bob','{"kind": "concession", "voters": [1], "to": 2}');
CREATE TABLE lessons_taken (
	person VARCHAR(40) NOT NULL, 
	lesson VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (person, lesson), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "lessons_taken" VALUES('ann','turn',1763000000000);
INSERT INTO "lessons_taken" VALUES('ann','levels',1763000100000);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	host VARCHAR(40), 
	options TEXT NOT NULL, 
	server_seed VARCHAR(64) NOT NULL, 
	reserved TEXT NOT NULL, 
	rematch_of VARCHAR(40), 
	status VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	rules INTEGER NOT NULL, branch_of VARCHAR(40), origin TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (rematch_of)
);
INSERT INTO "matches" VALUES('TsxGJSDde3RUO4EK',1700000005000,'ann','{"players": 2, "variant": "basic", "teams": false, "clock": {"mode": "none"}, "listed": false, "hints": true, "rated": false, "chat": true, "player_seeds": false, "grace": 180}','b680fbb85bcdc4fb908e3e8b86b546cd2769a20572b3b14b0e90cf5d434e5b57','{}',NULL,'finished',0,1,NULL,NULL);
INSERT INTO "matches" VALUES('fTomX4UYS2PiAGuu',1700000232000,'ann','{"players": 3, "variant": "draft", "teams": false, "clock": {"mode": "none"}, "listed": false, "hints": true, "rated": false, "chat": true, "player_seeds": false, "grace": 180}','e61910a1e9bb557254e6d1d1fa4851beeec31c605336c016263232c3d7bcdeed','{}',NULL,'finished',0,1,NULL,NULL);
INSERT INTO "matches" VALUES('YbkpRGQvmIvDdhvb',1700000458000,'ann','{"players": 4, "variant": "basic", "teams": true, "clock": {"mode": "none"}, "listed": false, "hints": true, "rated": false, "chat": true, "player_seeds": false, "grace": 180}','03b08eb21fe1e9135b270ec6ad20d22ada21b8b38edea6a1ec0ac8be21fb22b9','{}',NULL,'finished',0,1,NULL,NULL);
INSERT INTO "matches" VALUES('g1IL5pJLLoBlvfr5',1700000715000,'ann','{"players": 2, "variant": "draft", "teams": false, "clock": {"mode": "none"}, "listed": false, "hints": true, "rated": false, "chat": true, "player_seeds": false, "grace": 180}','719c5c2a466a3bacf88c74f6ab823cd17f664b3a0587665ea1e35ac6251d0811','{}',NULL,'running',0,1,NULL,NULL);
INSERT INTO "matches" VALUES('3wvaTaaHbg-0W1G-',1700000763000,'ann','{"players": 2, "variant": "basic", "teams": false, "clock": {"mode": "none"}, "listed": false, "hints": true, "rated": false, "chat": true, "player_seeds": false, "grace": 180}','a9804526f63b1738144b191d7b4016f0ff79e981e8c5851f7b1d8b7942eb2fdd','{}',NULL,'open',0,1,NULL,NULL);
INSERT INTO "matches" VALUES('v93Vmy4UI27vQbiW',1700000769000,'ann','{"players": 2, "variant": "basic", "teams": false, "clock": {"mode": "none"}, "listed": false, "hints": false, "rated": true, "chat": true, "player_seeds": false, "grace": 180}','b12ec12572e04a07cb54e0006a4b71002bc1a3c36c951cd87945fd946a2761b8','{}',NULL,'finished',0,1,NULL,NULL);
INSERT INTO "matches" VALUES('vULLgLcQs28wpDFu',2000000000000,'ann','{"players": 2, "variant": "basic", "teams": false, "clock": {"mode": "none"}, "listed": false, "hints": true, "rated": false, "chat": true, "player_seeds": false, "sealed_seeds": false, "shuffle": false, "grace": 180}','897efcfa6d042ae944d051eb55785b9c4a734e864ca08ef27034aae28240fccb','{}',NULL,'running',0,1,'TsxGJSDde3RUO4EK','{"match": "TsxGJSDde3RUO4EK", "action": 103, "seat": 1, "first": 1, "deck": ["R1", "M1", "M1", "E1", "C1", "R1", "R1", "R1", "M1", "E1", "R1", "S1", "R1", "M1", "S1", "E1", "C1", "S1", "M1", "S1", "C1", "M1", "E1", "R1", "M1", "M2", "M2", "S2", "S2", "E2", "M2", "S2", "E2", "C2", "R2", "S2", "S2", "M2", "S2", "C2", "R2", "M2", "R2", "E2", "M2", "M2", "C2", "R2", "R2", "S2", "S2", "M2", "R2", "R2", "U3", "U3", "U3", "C3", "C3", "C3", "E3", "U3", "C3", "C3", "S3", "C3", "S3", "E3", "E3", "E3", "U3", "U3", "U3", "U3", "C3", "S3", "S3", "U3", "M3", "U3", "U3", "M3", "U3", "U3", "C3", "U3", "M3", "E3", "E3", "S3", "E3", "S3", "U3", "U3", "S3"], "removed": ["C1", "R1", "M1", "R2", "E2", "C2", "M3", "S3", "E3"], "actions": ["play M1", "end", "play E1", "end", "play M1", "attack M", "end", "play R1", "inquisition P1", "give R1", "give M1", "give R1", "end", "play M1", "end", "play C1", "embargo P1 M", "end", "play R1", "inquisition P2", "give E1", "give R1", "give S1", "end", "play S1", "end", "play R1", "inquisition P2", "give R1", "give M1", "give E1", "end", "play E1", "embargo P2 C", "breakthrough", "discard S1", "discard E1", "discard C1", "discard R1", "discard S1", "end", "play R1", "attack R", "end", "play M1", "attack C", "end", "play R1", "end", "play C1", "end", "play M1", "end", "play E1", "end", "play R1", "attack R", "inquisition P2", "give M1", "give M2", "give M2", "end", "play M1", "embargo P2 M", "end", "play S1", "breakthrough", "discard E2", "discard S2", "discard M2", "discard M1", "discard S2", "end", "play S2", "breakthrough", "discard M2", "discard M2", "discard M2", "discard S2", "discard C2", "attack C", "end", "play C2", "end", "play R2", "end", "play R2", "end", "play R2", "end", "play E2", "embargo P1 C", "end", "play S2", "breakthrough", "discard R2", "discard C2", "discard M2", "discard S2", "discard R2", "end", "play E2", "embargo P1 C"]}');
INSERT INTO "matches" VALUES('boardone',1794900004000,'ann','{"players": 3, "variant": "basic", "teams": false, "clock": {"mode": "none"}, "listed": false, "hints": false, "rated": false, "chat": false, "player_seeds": false, "sealed_seeds": false, "shuffle": false, "grace": 0, "duplicate": "fedcba9876543210", "deal": 1, "board": 1}','e52d8dba9188684bd78de1059e32b9d2d01504cb36780e8ed385fd412a9d9cef','{}',NULL,'running',0,1,NULL,NULL);
INSERT INTO "matches" VALUES('zZnOZalSQum_c6jV',1794900100000,'bob','{"players": 2, "variant": "basic", "teams": false, "clock": {"mode": "days", "turn": 7}, "listed": false, "hints": false, "rated": false, "chat": false, "player_seeds": false, "sealed_seeds": false, "shuffle": false, "grace": 0, "duplicate": "0fedcba987654321", "deal": 1, "board": 1, "room": 1, "level": 1}','c0a358dc2563d0d3da611dcea5550ee63e8a46512445c1c532de55563941ab56','{}',NULL,'finished',0,1,NULL,NULL);
CREATE TABLE mistake_tries (
	person VARCHAR(40) NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	action INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	is_solved BOOLEAN NOT NULL, 
	PRIMARY KEY (person, "match", action), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "mistake_tries" VALUES('ann','3wvaTaaHbg-0W1G-',4,1763000000000,0);
INSERT INTO "mistake_tries" VALUES('ann','3wvaTaaHbg-0W1G-',9,1763000100000,1);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, other), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY(other) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	action INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (person, "match", action), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "notes" VALUES('ann','TsxGJSDde3RUO4EK',0,'The deal');
INSERT INTO "notes" VALUES('ann','TsxGJSDde3RUO4EK',3,'Why not the Embargo?');
CREATE TABLE outages (
	down BIGINT NOT NULL, 
	up BIGINT NOT NULL, 
	PRIMARY KEY (down)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('ann','Ann',1700000001000);
INSERT INTO "people" VALUES('bob','Bob',1700000002000);
INSERT INTO "people" VALUES('cid','Cid',1700000003000);
INSERT INTO "people" VALUES('dea','Dea',1700000004000);
CREATE TABLE processes (
	id VARCHAR(40) NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE puzzle_tries (
	person VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	puzzle VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	is_solved BOOLEAN NOT NULL, 
	rating DOUBLE NOT NULL, 
	deviation DOUBLE NOT NULL, 
	volatility DOUBLE NOT NULL, 
	PRIMARY KEY (person, number), 
	CONSTRAINT tried_once UNIQUE (person, puzzle), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "puzzle_tries" VALUES('ann',1,'0123456789',1700000000000,1,1662.2,290.3,0.06);
CREATE TABLE rating_steps (
	kind VARCHAR(8) NOT NULL, 
	holder VARCHAR(8) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	change DOUBLE NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (kind, holder, player, number), 
	CONSTRAINT rated_once UNIQUE ("match", holder, player)
);
INSERT INTO "rating_steps" VALUES('2','person','ann',1,'v93Vmy4UI27vQbiW',25.0,8.06590141354368,0.0,1700000776000);
INSERT INTO "rating_steps" VALUES('2','person','bob',1,'v93Vmy4UI27vQbiW',25.0,8.06590141354368,0.0,1700000776000);
CREATE TABLE ratings (
	kind VARCHAR(8) NOT NULL, 
	holder VARCHAR(8) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	ordinal DOUBLE NOT NULL, 
	PRIMARY KEY (kind, holder, player)
);
INSERT INTO "ratings" VALUES('2','person','ann',25.0,8.06590141354368,1,8.02295759368959693347e-01);
INSERT INTO "ratings" VALUES('2','person','bob',25.0,8.06590141354368,1,8.02295759368959693347e-01);
CREATE TABLE reviews (
	"match" VARCHAR(40) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY ("match"), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "reviews" VALUES('TsxGJSDde3RUO4EK','{"format": "impera-review/1", "total": 0, "turns": [], "seats": []}');
CREATE TABLE sittings (
	person VARCHAR(40) NOT NULL, 
	"match" VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (person, "match"), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "sittings" VALUES('ann','TsxGJSDde3RUO4EK',1700000005000);
INSERT INTO "sittings" VALUES('bob','TsxGJSDde3RUO4EK',1700000009000);
INSERT INTO "sittings" VALUES('ann','fTomX4UYS2PiAGuu',1700000232000);
INSERT INTO "sittings" VALUES('bob','fTomX4UYS2PiAGuu',1700000236000);
INSERT INTO "sittings" VALUES('cid','fTomX4UYS2PiAGuu',1700000237000);
INSERT INTO "sittings" VALUES('ann','YbkpRGQvmIvDdhvb',1700000458000);
INSERT INTO "sittings" VALUES('bob','YbkpRGQvmIvDdhvb',1700000462000);
INSERT INTO "sittings" VALUES('cid','YbkpRGQvmIvDdhvb',1700000463000);
INSERT INTO "sittings" VALUES('dea','YbkpRGQvmIvDdhvb',1700000464000);
INSERT INTO "sittings" VALUES('ann','g1IL5pJLLoBlvfr5',1700000715000);
INSERT INTO "sittings" VALUES('bob','g1IL5pJLLoBlvfr5',1700000719000);
INSERT INTO "sittings" VALUES('ann','3wvaTaaHbg-0W1G-',1700000763000);
INSERT INTO "sittings" VALUES('bob','3wvaTaaHbg-0W1G-',1700000767000);
INSERT INTO "sittings" VALUES('ann','v93Vmy4UI27vQbiW',1700000769000);
INSERT INTO "sittings" VALUES('bob','v93Vmy4UI27vQbiW',1700000773000);
INSERT INTO "sittings" VALUES('ann','vULLgLcQs28wpDFu',2000000000000);
INSERT INTO "sittings" VALUES('ann','boardone',1794900004000);
INSERT INTO "sittings" VALUES('bob','zZnOZalSQum_c6jV',1794900100000);
INSERT INTO "sittings" VALUES('ann','zZnOZalSQum_c6jV',1794900100000);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('hash of ann','ann',1700000001000);
INSERT INTO "tokens" VALUES('hash of bob','bob',1700000002000);
INSERT INTO "tokens" VALUES('hash of cid','cid',1700000003000);
INSERT INTO "tokens" VALUES('hash of dea','dea',1700000004000);
CREATE INDEX matches_by_status ON matches (status, listed, created);
CREATE INDEX sittings_by_match ON sittings ("match");
CREATE INDEX ratings_by_ordinal ON ratings (kind, ordinal);
CREATE INDEX matches_by_branch ON matches (branch_of);
CREATE INDEX daily_tries_by_person ON daily_tries (person, day);
CREATE INDEX daily_tries_by_match ON daily_tries ("match");
CREATE INDEX daily_scores_by_person ON daily_scores (person, day);
CREATE INDEX duels_by_host ON duels (host);
CREATE INDEX duel_entrants_by_person ON duel_entrants (person);
CREATE INDEX duel_answers_by_person ON duel_answers (person);
CREATE INDEX duplicates_by_host ON duplicates (host);
CREATE INDEX duplicate_boards_by_person ON duplicate_boards (person);
CREATE INDEX duplicate_boards_by_match ON duplicate_boards ("match");
CREATE INDEX duplicate_entrants_by_person ON duplicate_entrants (person);
COMMIT;
