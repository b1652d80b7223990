### A nap leosztása: naponta egy, mindenkinek ugyanaz.

## Ami nem megy
daily-no-day = Itt nincs { $date }-i leosztás: az első { $first } napjáé volt.
daily-no-date = { $date }: ez nem dátum.
daily-not-yet = { $date } leosztása még hátravan: senki sem láthatja előre.
daily-no-rematch = A nap leosztásának nincs visszavágója: játszd újra gyakorlásként.
daily-no-undo = A nap leosztásánál semmit sem lehet visszavonni: mindenkinek ugyanolyan.
daily-stays = A nap leosztása megvár: zárd be az oldalt, és gyere vissza, amikor kedved tartja.
daily-tries-full = Ezt a leosztást már { $most } alkalommal próbáltad. Próbálj egy másik napit.
daily-bot-late = Egy bot túl sokáig gondolkodott; újra megkérdezzük.

## Az oldal
daily-title = A nap leosztása
daily-about = Minden nap egy leosztás, mindenkinek ugyanaz: te két { $level }. szintű bot ellen, akik ugyanazokra a lépésekre ugyanúgy felelnek. Az első próba számít, tipp és visszavonás nélkül; utána annyit gyakorolsz, amennyit szeretnél.
daily-play = A mai leosztás
daily-play-on = Folytatom
daily-practise = Még egyszer, gyakorlásként
daily-practise-past = Ez a leosztás gyakorlásként
daily-next = A következő leosztásig: { $time }
daily-begun =
    { $count ->
        [0] Még senki sem kezdte el.
        [one] Egy játékos kezdte el.
       *[other] { $count } játékos kezdte el.
    }
daily-judging = Az edző értékeli a köreidet …
daily-judging-of = Az edző értékeli a köreidet: { $done } / { $total } …
daily-void = Ezt a próbát feladtad, vagy túl későn fejezted be: nincs eredménye.
daily-won = Győztél
daily-shared = Osztoztál a győzelmen
daily-lost = Vesztettél
daily-loss = Döntésekkel elvesztett pontok
daily-loss-short = Elvesztett pontok
daily-luck = Szerencse
daily-accuracy = Pontosság
daily-place = Helyezés
daily-place-of = { $place }. hely, { $count } közül
daily-turns = A köreid
daily-review = A játszma újra
daily-as-level = Kevesebb pontot vesztettél, mint a { $level }. szint ugyanezekkel a lapokkal.
daily-below-levels = A létra minden szintje kevesebb pontot vesztett ugyanezekkel a lapokkal.
daily-share = Megosztás
daily-share-copy = A szöveg másolása
daily-share-text =
    Impera, { $date } leosztása: { $won ->
        [won] győzelem
        [shared] megosztott győzelem
       *[lost] vereség
    }. Döntésekkel elvesztett pontok: { $loss }, szerencse: { $luck }, { $place }. hely, { $count } közül.
daily-ranking = A rangsor
daily-ranking-later = A rangsor akkor látszik, ha a saját próbádat befejezted.
daily-ranking-ladder = A létra szintjei is játsszák ugyanezeket a lapokat; egymás után jelennek meg itt.
daily-today = Ma
daily-week = Ezen a héten
daily-month = Ebben a hónapban
daily-days = Napok
daily-wins = Győzelmek
daily-loss-a-day = Elvesztett pontok naponta
daily-table-empty = Még senkinek sincs eredménye.
daily-table-needed =
    { $count ->
        [one] A helyezéshez egy nap kell.
       *[other] A helyezéshez { $count } nap kell.
    } A szerencse nem számít.
daily-archive = A korábbi napok
daily-archive-none = Ez az első nap.
daily-archive-more = Még korábbi napok
daily-archive-open = Gyakorlás
daily-back = A mai leosztáshoz
daily-proof = Rég eldőlt, és senki sem ismeri
daily-proof-text = Minden eljövendő leosztás egyetlen lenyomatláncból következik. A lánc horgonya nyilvános: { $since }. Ha egy nap véget ért, a láncszeme is látszik, és bárki ellenőrizheti, hogy a horgonyhoz vezet: a kiszolgáló semmit sem választhatott.
daily-proof-coming = { $date } leosztásának lenyomata
daily-proof-anchor = Horgony, minden napra ettől: { $date }
daily-proof-link = A nap láncszeme
daily-proof-seed = A leosztás magja
daily-proof-holds = A láncszem a horgonyhoz vezet: a böngésződ ellenőrizte.
daily-proof-fails = A láncszem nem vezet a horgonyhoz.

## Az asztalnál
