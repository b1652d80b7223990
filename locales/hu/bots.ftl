### Amit a botok és a tanításuk mond.

## Names of bots
bots-unknown = nincs „{ $bot }” nevű bot; ezek vannak: { $bots }, és bármely saját osztály module:Class alakban
bots-no-parameter = a „{ $bot }” bot nem vár paramétert; írja így: „{ $bot }”, a „:{ $parameter }” nélkül
bots-level = nincs „{ $parameter }” szint; a szintek 1-től { $most }-ig tartanak, például level:4
bots-count = a „{ $parameter }” nem szám a { $bot } számára; egész számot írjon 1 és { $most } között, például { $bot }:1000
bots-seconds = a „{ $parameter }” nem gondolkodási idő; mértékegységgel írja, például search:50ms vagy search:1s
bots-no-class = a { $module } modulban nincs „{ $attribute }”
bots-no-bot = a „{ $bot }” nem bot: nincs choose(view, budget, rng) függvénye
bots-no-weights = nincs „{ $file }” nevű súlyfájl; így add meg: plan:1000@run/weights.npz
bots-weights-misfit = a { $file } súlyai nem illenek ehhez a változathoz és { $players } játékoshoz; tanítsa újra

## Training
bots-train-exists = a { $folder } mappában már van egy tanítás; folytassa, vagy válasszon másik mappát
bots-train-other = a { $folder } mappában lévő tanítás { $players } játékoshoz vagy a csapatok másik formájához való; válasszon másik mappát
bots-train-other-rival = a(z) { $folder } mappában lévő tanítás más ellenfél ellen folyik; válassz másik mappát
help-train = A tanuló botok tanítása a semmiből, önmaguk elleni játékkal; bármikor megállítható és folytatható.
help-train-hours = A tanítás CPU-órái, a folytatott tanítás eddigi óráival együtt.
help-train-out = A tanítás mappája: ellenőrzőpont, görbe és súlyok. A benne talált tanítás folytatódik.
help-train-fresh = Folytatás helyett utasítsa el azt a mappát, amelyben már van tanítás.
help-train-begin = Kétjátékos súlyok a kezdéshez a semmi helyett.
help-train-against = Súlyok, amelyek ellen minden játszma folyik: a tanítás a legjobb választ keresi rájuk.
train-line = { $seconds } s CPU, { $games } játék ({ $speed }/s): { $light } a light ellen, { $greedy } a greedy ellen
train-rival = {", "}{ $rival } a kijelölt ellenfél ellen
train-done = Súlyok: { $file }
