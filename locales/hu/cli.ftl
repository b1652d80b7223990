### The command impera: help, prompts, tables and refusals.

## Help
help-impera = Carta Impera Victoria: játék, szimuláció, játszmák visszajátszása és ellenőrzése. Nyelv: állítsd az IMPERA_LANGUAGE változót en, el, hu, it vagy ro értékre.
help-chapter-play = Játék
help-chapter-records = Egy játszma olvasása
help-chapter-learn = Tanulás és versengés
help-chapter-research = A játék kutatása
help-chapter-host = Üzemeltetés
help-play = Teljes játszma botok ellen a terminálban.
help-playthrough = Játszmákat ír ki a szabványos kimenetre JSON Lines formában, minden döntést nyíltan mutatva.
help-sim = Sok játszmát játszat le botokkal, és összesíti a győzelmeket, a befejezéseket és a hatásokat, intervallumokkal.
help-dataset = Tanuláshoz való játszmákat játszat le botokkal: Parquet-fájlok, adatlap és Croissant-fájl.
help-dataset-folder = A kiírandó mappa; új vagy üres legyen.
help-dataset-games = Játszmák száma mind a nyolc felálláshoz.
help-dataset-bots = A botok, amelyek felváltva ülnek a helyekre.
help-replay = Lépésenként mutatja egy játszma jegyzőkönyvét.
help-verify = Ellenőriz egy jegyzőkönyvet: az akcióit, az eredményét, és hogy tisztességes volt-e a keverés.
help-explain = Megmondja, hogy egy akció a jegyzőkönyv egy pontján miért szabályos vagy szabálytalan, a szabállyal együtt.
help-convert = Szövegként írja ki a jegyzőkönyvet, vagy JSON-ként, ha az új név vége .json.
help-review = Befejezett játszma elemzése: a szerencse és a döntések mérlege, mibe került minden kör, mely körök döntötték el.
help-review-seat = Csak ennek a helynek a köreit értékelje.
help-review-html = Az elemzés kiírása egyetlen önálló oldalként.
help-review-plot = Az esélyek grafikonjának kiírása ide: FILE.svg.
help-option-players = Hányan játszanak: 2, 3 vagy 4.
help-option-variant = Hogyan jutnak a játékosok az első lapjaikhoz.
help-option-teams = P1 és P3 játszik P2 és P4 ellen; négy játékos kell hozzá.
help-option-seed = A szám, amely minden véletlent eldönt; ugyanaz a szám ugyanazokat a játszmákat adja.
help-option-games = Hány játszma.
help-option-policy = Ki játszik: random véletlenszerűen választ a szabályos akciók közül, builder egy területet gyűjt, mixed mindkettőt leülteti.
help-option-bots = Ki játszik: helyenként egy-egy név, vesszővel elválasztva, vagy egy név mindenkinek. Tíz szint: ladder:1 … ladder:10.
help-option-jobs = Hány folyamat osztozik a munkán; az eredmény ugyanaz.
help-option-json = Az eredmény kiírása JSON-ként.
help-option-out = Játszmánként egy sor kiírása ide is: FÁJL.parquet, FÁJL.csv vagy FÁJL.jsonl.
help-option-moves = Minden akciót is kiír, számok listájaként: a --out FÁJL.parquet így újrajátszható.
help-option-at = Hány akció után; ha elmarad, a végén.
help-argument-file = A jegyzőkönyv, szövegként vagy JSON-ként.
help-argument-to = A kiírandó fájl.
help-argument-action = Az akció, például: embargo P2 M

## Refusals
cli-os-error = { $what }: { $why }
usage-bots-count =
    { $needed ->
        [one] egyetlen botot nevezz meg; itt { $have } van
       *[other] { $needed } botot nevezz meg, helyenként egyet, vagy egyet mindenkinek; itt { $have } van
    }
usage-out-format = { $path }: a név végződése ezek egyike legyen: { $formats }
usage-no-folder = nincs ilyen mappa: { $path }
usage-no-file = nincs ilyen fájl: { $path }
usage-file-too-large = { $path } túl nagy egy jegyzőkönyvhöz: legfeljebb { $most } MB lehet
usage-not-text = { $path } nem szövegfájl
usage-at =
    { $at ->
        [one] nincs állás { $at } akció után: a jegyzőkönyvben { $most } akció van
       *[other] nincs állás { $at } akció után: a jegyzőkönyvben { $most } akció van
    }
usage-needs-extra = { $what }: további csomagok kellenek hozzá; telepítsd az impera csomagot ezzel a kiegészítővel: „{ $extra }”
usage-moves-need-out = a --moves fájlba ír: adj meg egyet a --out kapcsolóval
games-no-file = { $path } nem az impera által Parquetként írt játszmafájl
games-rules = { $path } a szabályok { $have }. változatával játszott játszmákat tartalmaz; ez a program legfeljebb a { $needed }. változatot ismeri
games-no-moves = { $path } nem tartalmaz akciókat: --moves kapcsolóval írd ki
games-differ = { $path } sérült: egy játszma akciói nem a feljegyzett befejezéshez vezetnek
dataset-folder = { $path } nem üres: adj meg új mappát
dataset-done = { $games } játszma itt: { $path }.

## Explain
cli-legal = szabályos
cli-illegal = szabálytalan
cli-impossible = ebben a játszmában nem lehetséges

## Screen
screen-player = Játékos
screen-hand = Kéz
screen-your-hand = A kezedben:
screen-title = { $turn }. kör: { $seat }
screen-title-draft = Kártyaválasztás, { $round }. lap a 3-ból: { $seat }
screen-deck = Pakli: { $one } az 1. korból, { $two } a 2. korból, { $three } a 3. korból
screen-pile = Dobópakli ({ $count }):
screen-pack = A csomagod:
screen-centre = Középen:
screen-winners = Nyert: { $winners }

## Play
play-welcome = Te vagy P1. Írj be egy számot vagy egy akciót; a „why AKCIÓ” megmagyarázza az akciót; van még „undo”, „save FÁJL”, „help” és „quit”.
play-left = Kiléptél a játszmából.
play-help =
    Egy szám az annyiadik akciót hajtja végre; ugyanígy az akció szövege is, például: play M1 · end · holy-book · attack M · embargo P2 M.
    A why AKCIÓ megmondja, szabályos-e az akció, és melyik szabály dönt. Az undo visszavonja az utolsó akciódat, amíg semmi rejtett nem vált láthatóvá.
    A save FÁJL kiírja a jegyzőkönyvet. A quit kilép.
    A táblázatban 3/7 azt jelenti: 3 lap a hegemóniához szükséges 7-ből; ¹ ² az elért szintek; ⊘ embargó, † demokrácia, ◎ a kultúraérme, ① a kezdőjátékos; ▮Ⅰ egy 1. kori lap kézben.
play-ask-pick = Tarts meg egy lapot:
play-ask-claim = Vegyél el egy lapot középről:
play-ask-play = Játssz ki egy lapot:
play-ask-effects = Használj egy hatást, vagy fejezd be:
play-ask-discard = Dobj el egy lapot:
play-ask-sacrifice = Dobj el egy lapot a játékterületedről:
play-ask-take = Vegyél fel egy lapot a játékterületedről:
play-ask-recover = Vegyél ki egy lapot a dobópakliból:
play-ask-give = Adj vissza egy lapot:
play-number = nincs { $have } számú lehetőség: a számok 1-től { $most }-ig tartanak
play-no-undo = nincs mit visszavonni: rejtett lap vált ismertté, vagy nem a te akciód volt
play-save-where = adj meg egy fájlt: save my-game.txt
play-saved = Mentve ide: { $path }.

## Replay
replay-prompt = Enter: tovább · -: vissza · egy szám: ugrás oda · q: kilépés
replay-place = { $at } akció után (összesen { $last })

## Simulation
sim-progress = Folyamatban
sim-rate = { $rate } játszma/s
sim-time-left = hátravan
sim-interrupted = Megszakítva { $done } játszma után (a terv { $wanted } volt); ezt mutatják:
sim-headline =
    { $games } játszma { $seconds } s alatt: { $decisions } döntés, másodpercenként { $speed }
    Játszmánként { $turns } ± { $margin } kör és { $per_game } döntés; befejezetlen: { $unfinished }
sim-who = Ki
sim-wins = Győzelmek (a közös győzelem mindenkinek számít)
sim-won = nyert
sim-share = arány
sim-interval = 95%-os intervallum
sim-shared = közös győzelem
sim-ending = Befejezés
sim-endings = Befejezések
sim-games = játszma
sim-unfinished = befejezetlen
sim-effect = Hatás
sim-effects = Használt hatások
sim-times = alkalom
sim-per-game = játszmánként
sim-copied = lemásolva

## Serve
help-serve-open = megnyitja az oldalt a böngészőben, amint a szerver válaszol
serve-open = Az Impera itt érhető el: { $address } (leállítás: Ctrl-C)
serve-port-taken = { $host }: foglalt port: { $port } ({ $why }); adj meg másikat a --port kapcsolóval, vagy állítsd le a programot, amely használja
serve-compiling = Az első játékhoz szükséges rész fordítása; csak egyszer, szabad gépen egy percnél rövidebb …
serve-meanwhile = A játék azonnal indul; közben készül a gépi kód (csak egyszer, egy-két perc), és az erősebb botok leülnek, amint az övék megvan.

# What is installed here
help-version = Kiírja a verziót, és kilép.
help-doctor = Megmondja, mi van telepítve és lefordítva, milyen gyors, és hol vannak az adatok.
help-completion = Kiírja, amitől a parancsértelmező kiegészíti ezt a parancsot; bash esetén: impera completion bash >> ~/.bashrc
help-argument-shell = A parancsértelmező.
doctor-version = Impera { $version }, szabályverzió: { $rules }, Python { $python }
doctor-compiler =
    { $way ->
        [lean] Fordító: numba { $numba }, takarékos módon
        [interpreted] Fordító: nincs, minden értelmezve fut
       *[plain] Fordító: numba { $numba }, egyszerű módon
    }
doctor-code =
    { $complete ->
        [yes] Gépi kód: teljes, itt: { $places }
       *[no] Gépi kód: még nem teljes; az első indítás ide fordítja: { $places }
    }
doctor-speed = Sebesség: { $speed } döntés másodpercenként
doctor-extras = Kiegészítők: { $there }; nincs telepítve: { $missing }
doctor-data = Adatok: { $folder }
doctor-web = Böngészőkliens: { $folder }

## Leckék
help-lesson = Leckék: annak igazolása, hogy működnek
help-duplicate = Újraszámolja egy duplikált mérkőzés állását, csak a jegyzőkönyvekből.
help-duplicate-files = A játszmák jegyzőkönyvei, fájlonként egy vagy több.
duplicate-cli-boards = Játszmák
duplicate-cli-adjusted = Szerencse nélkül
duplicate-cli-score = Pontszám
duplicate-cli-bots = a botok
duplicate-cli-about = Századpontok ugyanannak a játszmának a nyesett átlagához képest; a ± az osztásonkénti 95 %-os intervallum.
help-lesson-check = Igazolja, hogy egy lecke minden lépése megtehető, és a feladatának egyetlen ötlete van; fájl nélkül az összes mellékelt leckét
help-argument-lesson = egy lecke, például 04-military.toml
lesson-unreadable = { $file } nem olvasható: { $why }
lesson-missing = { $file }: hiányzik belőle: „{ $field }”
lesson-goal = { $file }: „{ $goal }” nem cél; lehet win, hold, vagy apply egy hatással
lesson-fine = { $lesson }: { $steps } lépés; csak ezzel oldható meg: „{ $idea }”, például: { $plan }
lesson-step = { $step }. lépés: { $why }
lesson-step-none = { $step }. lépés: ott semmi sem szabályos ebből: „{ $may }”
lesson-unsolvable = a feladat nem oldható meg
lesson-other-idea = a feladat „{ $idea }” nélkül is megoldható: { $plan }
lesson-no-words = hiányzik a(z) { $missing } mondat ezen a nyelven: { $lang }
