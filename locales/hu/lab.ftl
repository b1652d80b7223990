### A labor: aréna, ábrák, értékelés és kalibrálás.

## Arena: help
help-arena = Botokat játszat egymás ellen azonos osztásokkal: győzelmi arányok intervallummal, CPU-idő, értékszámok.
help-arena-bots = Két bot, vagy minden helyre egy, vesszővel elválasztva; --all esetén bármennyi. Például: ladder:7,greedy
help-arena-deals = Hány osztás. Mindegyiket minden ülésrendben lejátsszák, ugyanazokkal a lapokkal és ugyanazzal a kezdőjátékossal.
help-arena-all = Minden botpárt lejátszat ugyanazokkal az osztásokkal; kiírja a kereszttáblát és mindegyik bot legnehezebb ellenfelét.
help-arena-stop-early = Befejezi a párharcot, amint egy szekvenciális próba (keverék-konfidenciasorozat, 5%) különbséget talál.
help-option-engine = Hol fusson: local (ennek a gépnek a folyamatai) vagy ray (Ray-fürt).
help-option-address = A Ray-fürt címe; nélküle ezen a gépen indul egy kicsi, és a végén leáll.
help-arena-plot = Kirajzolja az értékszámokat az intervallumukkal a FÁJL.svg, FÁJL.png vagy FÁJL.pdf fájlba.

## Arena: refusals
arena-bots-count = 2 vagy { $needed } botot nevezz meg, itt { $have } van; --all esetén bármennyi lehet
arena-illegal = { $bot }: ez a bot szabálytalan akciót választott: „{ $action }”
engine-unknown = nincs „{ $engine }” motor; választható: { $engines }
engine-no-ray = a ray motorhoz további csomagok kellenek: telepítsd az impera csomagot ezzel a kiegészítővel: „ray”
engine-no-cluster = nincs Ray-fürt ezen a címen: { $address }
engine-no-start = ezen a gépen nem sikerült Ray-fürtöt indítani: { $why }

## Arena: tables
arena-progress = Folyamatban
arena-rate = { $rate } játszma/s
arena-time-left = hátravan
arena-interrupted = Megszakítva { $deals } osztás után; ezt mutatják:
arena-headline = { $games } játszma { $deals } osztással; az intervallumok osztásonként készültek.
arena-alone = Minden bot ott számít, ahol egyedül ül a másik ellen, amely az összes többi helyet betölti; egyenlő erővel ennyit nyerne: { $chance }.
arena-unfinished = { $games } játszma elérte a körök felső határát, ezek közös győzelemnek számítanak.
arena-sequential = Szekvenciális próba: { $decided } párharc dőlt el ennyiből: { $all }; az intervallumok korai megálláskor is érvényesek.
arena-bot = Bot
arena-win-rate = győzelem
arena-interval = 95%-os intervallum
arena-cpu = CPU ms körönként
arena-rating = értékszám (95%)
arena-games = játszma
arena-cross = A sorok győzelmei az oszlopok ellen
arena-worst = Legnehezebb ellenfél

## Pictures
plot-rating = openskill-értékszám 95%-os intervallummal
plot-games = lejátszott tanító játszmák
plot-win-rate = győzelem, %
plot-empty = { $path }: nincsenek benne betanítási eredmények

## The solver
solver-too-large = ennek a körnek több mint { $most } kimenetele van: túl sok ahhoz, hogy mindet kipróbáljuk

## Evaluation
help-evaluate = Megmondja, kinek mekkora a győzelmi esélye a jegyzőkönyv egy pontján, egyetlen hely ismeretei szerint.
help-evaluate-seat = Kinek a szemével: 1–4; ha kimarad, azéval, aki ott dönt.
help-evaluate-levels = A létra szintje, amelyen az egyes helyek játszanak, például 6,8,9: az esélyek ekkor számolnak azzal, ki játszik jobban. Nélküle mindenki egyformán jól játszik.
help-evaluate-explain = Azt is megmondja, mit tenne ott a bot, és miért.
evaluate-headline = { $at } akció után (összesen { $last }), ahogy { $seat } látja; a rejtett lapok { $samples } kiosztása, { $ms } ms.
evaluate-seat = Hely
evaluate-chance = győzelmi esély
evaluate-over = a játszma itt már véget ért: { $result }
evaluate-bad-levels = { $levels }: ez nem { $players } hely szintje; adj meg mindegyikhez egyet 1 és { $most } között, például 6,8
evaluate-not-asked = itt nem { $seat } dönt, hanem { $turn }

## Why
why-bot-wins = Ezzel a körrel azonnal nyer: { $plan }.
why-bot-plan = A terv: { $plan }.
why-bot-looks = A terv: { $plan }; aztán, már többet tudva, újra dönt.
why-bot-meets = Fenyegetést hárít: { $seat } a következő körben nyerhetne így: { $threat }.
why-bot-suffers = Marad egy fenyegetés: { $seat } a következő körben nyerhet így: { $threat }.
why-bot-chances = Győzelmi esélye: előtte { $before }, utána { $after }.
why-bot-runner-up = A második legjobb: { $plan } ({ $chance }).
why-bot-only = Nincs más lehetőség.

## Calibration
help-calibrate = Játszmákkal veti össze a győzelmi esélyeket: megbízhatósági táblázat egy bot saját maga elleni új játszmáiból.
help-calibrate-bot = A bot, amely maga ellen játszik; többet, vesszővel elválasztva, sorsolás ültet le.
help-calibrate-asked = A döntések hányadára kérdezzen rá; a több többet mond arról, ami ritka, bár egy játszma döntései együtt dőlnek el.
help-calibrate-fit = A becsült és a valós log-esélyek közti töröttvonalat is illeszti.
calibrate-line = Töröttvonal a log-esélyek között (eltolás, meredekség, a meredekség változása 73%-nál és 92%-nál): { $line }
calibrate-edges = Egy szinttel a többiek fölött lenni ennyit ér log-esélyben (üres paklival, és mennyivel többet teljes paklival): { $edges }
calibrate-nothing = ezekből a játszmákból egyetlen állásról sem született becslés: játsszon többet
calibrate-headline = { $positions } állás { $games } játszmából; a legnagyobb eltérés { $worst } százalékpont.
calibrate-tenth = becslés
calibrate-predicted = átlagos becslés
calibrate-actual = győzelem
calibrate-positions = állás
calibrate-difference = eltérés
