### The command impera: help, prompts, tables and refusals.

## Help
help-impera = Carta Impera Victoria: játszd, szimuláld, játszd vissza és ellenőrizd a játszmákat. Nyelv: állítsd az IMPERA_LANGUAGE változót en, el, hu, it vagy ro értékre.
help-play = Játssz végig egy játszmát botok ellen a terminálban.
help-playthrough = Írj ki játszmákat úgy, hogy minden döntés látható, JSON Lines formában a szabványos kimenetre.
help-sim = Játszass le sok játszmát botokkal, és nézd meg a győzelmeket, befejezéseket és hatásokat az intervallumaikkal.
help-replay = Lépkedj végig egy játszma jegyzőkönyvén.
help-verify = Ellenőrizz egy jegyzőkönyvet: az akcióit, az eredményét, és hogy tisztességes volt-e a keverés.
help-explain = Tudd meg, miért szabályos vagy nem szabályos egy akció a jegyzőkönyv egy pontján, a szabállyal együtt.
help-convert = Írj ki egy jegyzőkönyvet szövegként, vagy JSON-ként, ha az új név vége .json.
help-option-players = Hányan játszanak: 2, 3 vagy 4.
help-option-variant = Hogyan kerülnek kiosztásra az első lapok.
help-option-teams = P1 és P3 játszik P2 és P4 ellen; négy játékos kell hozzá.
help-option-seed = A szám, amely minden véletlent eldönt; ugyanaz a szám ugyanazokat a játszmákat adja.
help-option-games = Hány játszma.
help-option-policy = Ki játszik: random egyenletesen választ a szabályos akciók közül, builder egy területet gyűjt, mixed mindkettőt leülteti.
help-option-bots = Ki játszik: helyenként egy-egy név, vesszővel elválasztva, vagy egy név mindenkinek.
help-option-jobs = Hány folyamat osztozik a munkán; az eredmény ugyanaz.
help-option-json = Az eredmény kiírása JSON-ként.
help-option-out = Játszmánként egy sor kiírása ide is: FÁJL.parquet, FÁJL.csv vagy FÁJL.jsonl.
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

## Explain
cli-legal = szabályos
cli-illegal = nem szabályos
cli-impossible = ebben a játszmában nem lehetséges

## Screen
screen-player = Játékos
screen-hand = Kéz
screen-your-hand = A kezed:
screen-title = { $turn }. kör: { $seat }
screen-title-draft = Kártyaválasztás, { $round }. a 3-ból: { $seat }
screen-deck = Pakli: { $one } lap az 1. korból, { $two } lap a 2. korból, { $three } lap a 3. korból
screen-pile = Dobópakli ({ $count }):
screen-pack = A kapott lapok:
screen-centre = Közép:
screen-winners = Győzelem: { $winners }

## Play
play-welcome = Te vagy P1. Írj be egy számot vagy egy akciót; „why AKCIÓ” elmagyarázza; van még „undo”, „save FÁJL”, „help” és „quit”.
play-left = Kiléptél a játszmából.
play-help =
    Egy szám az annyiadik akciót játssza ki; az akció szövege is, például: play M1 · end · holy-book · attack M · embargo P2 M.
    why AKCIÓ megmondja, szabályos-e az akció, és melyik szabály dönt. undo visszavonja az utolsó akciódat, amíg semmi rejtett nem vált láthatóvá.
    save FÁJL kiírja a jegyzőkönyvet. quit kilép.
    A táblázatban 3/7 azt jelenti: 3 kártya a Hegemóniához szükséges 7-ből; ¹ ² az elért szintek; ⊘ embargó, † demokrácia, ◎ a kultúraérme, ① a kezdőjátékos; ▮Ⅰ egy 1. kori lap kézben.
play-ask-pick = Tarts meg egy lapot:
play-ask-claim = Vegyél el egy lapot középről:
play-ask-play = Játssz ki egy lapot:
play-ask-effects = Hajts végre egy hatást, vagy fejezd be:
play-ask-discard = Dobj el egy lapot:
play-ask-sacrifice = Dobj el egy lapot a játékterületedről:
play-ask-take = Vegyél fel egy lapot a játékterületedről:
play-ask-recover = Vegyél el egy lapot a dobópakliból:
play-ask-give = Adj vissza egy lapot:
play-number = nincs { $have } számú választás: a számok 1-től kezdődnek, a legnagyobb: { $most }
play-no-undo = nincs mit visszavonni: rejtett dolog vált láthatóvá, vagy nem a te akciód volt
play-save-where = adj meg egy fájlt: save my-game.txt
play-saved = Mentve ide: { $path }.

## Replay
replay-prompt = Enter: tovább · -: vissza · egy szám: ugrás oda · q: kilépés
replay-place = { $at } akció után, összesen { $last } van

## Simulation
sim-progress = Folyamatban
sim-rate = { $rate } játszma/s
sim-time-left = hátravan
sim-interrupted = Megszakítva { $done } játszma után (a terv { $wanted } volt); ezt mutatják:
sim-headline =
    { $games } játszma { $seconds } s alatt: { $decisions } döntés, másodpercenként { $speed }
    Játszmánként { $turns } ± { $margin } kör és { $per_game } döntés; befejezetlen: { $unfinished }
sim-who = Ki
sim-wins = Győzelmek (a megosztott győzelem mindenkinek számít)
sim-won = nyert
sim-share = arány
sim-interval = 95%-os intervallum
sim-shared = megosztott győzelem
sim-ending = Befejezés
sim-endings = Befejezések
sim-games = játszma
sim-unfinished = befejezetlen
sim-effect = Hatás
sim-effects = Alkalmazott hatások
sim-times = alkalom
sim-per-game = játszmánként
sim-copied = lemásolva

## Serve
help-serve-open = nyissa meg az oldalt a böngészőben, amint a kiszolgáló válaszol
serve-open = Az Impera itt érhető el: { $address } (leállítás: Ctrl-C)
serve-port-taken = { $host }: a(z) { $port } port foglalt ({ $why }); adj meg másikat a --port kapcsolóval, vagy állítsd le a programot, amely használja
serve-compiling = A játék lefordítása, csak egyszer; egy-két perc …
