### Amit a botok és a tanításuk mond.

## Names of bots
bots-unknown = nincs „{ $bot }” nevű bot; választható: { $bots }, valamint bármelyik saját osztályod module:Class alakban
bots-no-parameter = „{ $bot }”: ennek a botnak nincs paramétere; írd „:{ $parameter }” nélkül, így: „{ $bot }”
bots-level = nincs „{ $parameter }” fokozat; a fokozatok 1-től { $most }-ig tartanak, például level:4
bots-ladder = nincs „ladder:{ $parameter }”; a fokozatok 1-től { $most }-ig tartanak, például ladder:4, és stílus is megadható, például ladder:4/raider: { $styles }
bots-count = „{ $parameter }” nem jó szám ennek a botnak: { $bot }; egész számot írj 1 és { $most } között, például { $bot }:1000
bots-seconds = „{ $parameter }” nem gondolkodási idő; mértékegységgel írd, például search:50ms vagy search:1s
bots-no-class = ebben a modulban: { $module }, nincs „{ $attribute }”
bots-no-bot = „{ $bot }” nem bot: nincs choose(view, budget, rng) függvénye
bots-no-weights = nincs „{ $file }” nevű súlyfájl; így add meg: plan:1000@run/weights.npz
bots-weights-misfit = { $file }: ezek a súlyok nem illenek ehhez a változathoz és { $players } játékoshoz; tanítsd be őket újra

## Training
bots-train-exists = { $folder }: ebben a mappában már van egy tanítás; folytasd, vagy válassz másik mappát
bots-train-other = { $folder }: az ebben a mappában lévő tanítás { $players } játékoshoz vagy a másik csapatformához való; válassz másik mappát
bots-train-other-rival = { $folder }: az ebben a mappában lévő tanítás más ellenfél ellen folyik; válassz másik mappát
bots-train-generations = add meg a kezdő súlyokat (--begin-with) és azt, hogy egy nemzedék hány játszmát játsszon (--games)
bots-no-opponent = „{ $opponent }” ellen nem lehet tanulni: self, light, greedy, broad, deep, deepest vagy egy súlyfájl adható meg
help-train = A tanuló botok tanítása a nulláról, önmaguk elleni játékkal; bármikor megállítható és folytatható.
help-train-hours = A tanítás CPU-órái, a folytatott tanítás eddigi óráival együtt.
help-train-out = A tanítás mappája: ellenőrzőpont, görbe és súlyok. A benne talált tanítás folytatódik.
help-train-fresh = Ha a mappában már van tanítás, folytatás helyett visszautasítja.
help-train-begin = Súlyok, amelyekkel a tanítás a nulla helyett indul: ugyanennek a felállásnak vagy a kétszemélyes játéknak a súlyai.
help-train-against = Súlyok, amelyek ellen minden játszma folyik: a tanítás a legjobb választ keresi rájuk.
help-train-outcomes = Ennyi kimenetelt néz meg tervenként; a több lassabb, de közelebb áll a botok valódi játékához.
help-train-rate = A lépésköz az elején; a végére 0.00002-re csökken.
help-train-others = Ennyi játszmából egyben greedy vagy light az ellenfél; 0: csak önmaga ellen.
help-train-population = Az ellenfelek vesszővel elválasztva: self, light, greedy, broad, deep, deepest vagy súlyfájlok; minden hely maga húz közülük, vagy mind ugyanazt kapja.
help-train-games = Ennyi játszma összesen, órák helyett: azonos maggal és folyamatszámmal a súlyok is azonosak.
help-train-generations = Tanítás nemzedékenként: ennyi nemzedék, mindegyik --games játszmával, közben változatlan súlyokkal, majd egyetlen tanulás az összesből.
help-train-jobs = Ennyi folyamat játszik; egynél több esetén egy további folyamat tanul a játszmáikból.
train-line = { $seconds } s CPU, { $games } játszma ({ $speed }/s): { $light } a light ellen, { $greedy } a greedy ellen
train-rival = {", "}{ $rival } a kijelölt ellenfél ellen
train-generation = { $number }. nemzedék: { $light } a light, { $greedy } a greedy ellen
train-generation-games = { $number }. nemzedék: { $games } / { $all } játszma
train-done = Súlyok: { $file }
