### A böngészős játék. $seat, $other és $winners nevek; $domain és $effect lefordítva érkezik.

## Mindenütt
web-title = Impera
web-tagline = Carta Impera Victoria: három lap a kézben, hat terület az asztalon, egyetlen civilizáció az élen.
web-close = Bezárás
web-cancel = Mégse
web-home = Kezdőlap
web-menu = Menü
web-rules = Szabályok
web-settings = Beállítások
web-keys = Billentyűzet
web-copied = Másolva
web-copy-link = Hivatkozás másolása
web-loading = Egy pillanat…
web-offline = Nincs internetkapcsolat. Az oldal magától visszatér.
web-line-lost = Megszakadt a kapcsolat – újrapróbálkozás…
web-line-gone = A kiszolgáló bontotta a kapcsolatot.
web-not-found = Ezen a címen nincs semmi.
web-rule = { $rule } szabály
web-player = Játékos
web-seat = { $seat }. hely
web-guest = Vendég

## Kezdőlap
web-play-now = Játék most
web-play-now-text = Három játékos: te és két bot
web-new-table = Új asztal
web-new-table-text = Barátok, botok, kártyaválasztás, csapatok, órák
web-lobby = Előtér
web-lobby-text = Nyitott asztalok és nézhető játszmák
web-games = Játszmáim
web-games-text = Folytasd, ahol abbahagytad
web-replay = Visszajátszás
web-replay-text = Jegyzőkönyv megnyitása fájlból
web-rules-text = Rövid útmutató és minden szabály a számával
web-settings-text = Nyelv, megjelenés, sebesség, hang
web-credits = Saját rajzok. Betűtípusok: Literata és Noto Sans, SIL Open Font License.
web-games-waiting =
    { $count ->
        [one] Egy játszma vár rád
       *[other] { $count } játszma vár rád
    }

## Új asztal
web-new-players = Játékosok
web-new-variant = A játék kezdete
web-new-basic = Hagyományos mód: a lapokat osztják
web-new-draft = Kártyaválasztás: a lapokat választják
web-new-teams = Csapatok: 1. és 3. hely a 2. és 4. ellen
web-new-seats = Ki hol ül
web-new-seat-who = { $seat }. hely: ki üljön ide?
web-new-seat-me = Én
web-new-seat-open = Szabad: egy barátnak
web-new-seat-bot = Bot: { $bot }
web-new-fill = Botok a szabad helyekre
web-new-clock = Óra
web-new-clock-none = Óra nélkül
web-new-clock-seconds = Percek: körönként 60 másodperc és 5 perc tartalék
web-new-clock-days = Napok: körönként két nap
web-new-who-comes = Ki jöhet?
web-new-private = Zártkörű: akinél ott a hivatkozás
web-new-listed = Az előtérben: bárki
web-new-hints = Tanácsot lehet kérni
web-new-rated = Értékszámos játszma
web-new-rated-text = Az eredmény beleszámít az értékszámokba. Tanácsot nem lehet kérni.
web-new-chat = Szabad beszélgetés (a mondatok mindig elérhetők)
web-new-seeds = Minden játékos hozzátehet a keveréshez
web-new-create = Asztal megterítése

## A kezdés előtt
web-room-title = Az asztal megterítve
web-room-invite = Küldd el ezt a hivatkozást a barátaidnak:
web-room-open = Szabad hely
web-room-reserved = Fenntartva: { $seat }
web-room-sit = Leülök
web-room-leave = Felállok
web-room-bot = Bot ültetése
web-room-remove = Eltávolítás
web-room-start = Játék indítása
web-room-wait-host = A házigazda indítja a játékot, ha minden hely betelt.
web-room-wait-seats = A kezdéshez minden helynek foglaltnak kell lennie.
web-room-close = Asztal lebontása
web-room-closed = Ezt az asztalt lebontották.
web-room-seed = A te hozzájárulásod a keveréshez
web-room-seed-set = Hozzáadás
web-room-commitment = A keverés ígérete (a mag SHA-256 értéke):
web-room-you = te

## Listák
web-list-none = Itt még nincs semmi.
web-list-players = { $count } játékos
web-list-turn = Te jössz
web-list-open = Játékosokra vár
web-list-running = Folyamatban
web-list-finished = Befejezve
web-list-closed = Lebontva
web-list-rated = értékszámos
web-list-join = Csatlakozás
web-list-watch = Nézés
web-list-go-on = Folytatás
web-list-look = Megnyitás
web-ratings = Értékszámok
web-ratings-none = Ilyen értékszámos játszmát még senki sem játszott.
web-ratings-value = Értékszám
web-ratings-sure = Eltérés
web-ratings-change = Változás
web-ratings-games = Játszmák

## Fájl visszajátszása
web-replay-choose = Válassz jegyzőkönyvet (szöveg vagy JSON)
web-replay-drop = vagy húzd ide a fájlt
web-replay-failed = Ezt a fájlt nem lehetett elolvasni: { $why }

## Az asztal
web-table-title = Az asztal
web-your-hand =
    { $count ->
        [one] A kezed: egy lap
       *[other] A kezed: { $count } lap
    }
web-your-area = A játékterületed
web-yourself = Te magad
web-hand-empty = Nincs lap a kézben
web-hand-ages = { $count } lap a kézben: { $one } az 1. korból, { $two } a 2. korból, { $three } a 3. korból.
web-hand-known = Ismert: { $cards }.
web-hand-size = Kézben tartható lapok: { $count }
web-partner = Társ
web-team = { $team } csapat
web-presence-dropped = megszakadt a vonal
web-presence-left = elment: bot játszik
web-presence-away = nincs itt: bot játszik
web-embargo-here = Embargó: ez a terület a következő körben nem játszható ki
web-democracy-here = Demokrácia: a hegemóniához itt eggyel több lap kell
web-coin-home = A kultúraérme a pakli mellett van
web-clock = { $time } maradt
web-deck = Korok paklija: { $one } az 1. korból, { $two } a 2. korból, { $three } a 3. korból
web-pile =
    { $count ->
        [0] Dobópakli: üres
        [one] Dobópakli: egy lap. Megnyitás
       *[other] Dobópakli: { $count } lap. Megnyitás
    }
web-pile-short = Eldobva
web-pile-title = Dobópakli
web-pile-empty = A dobópakli üres.
web-open-pile = Dobópakli megnyitása
web-turn = { $number }. kör
web-steps = A kör lépései
web-step-play = Kijátszás
web-step-effects = Hatások
web-step-draw = Húzás
web-last-round = Utolsó forduló
web-warn-one = { $seat }: egy lap hiányzik a hegemóniához ({ $domain })
web-warn-there = { $seat } eléri a hegemóniát ({ $domain }), ha így ér véget a köre
web-watching =
    { $count ->
        [one] Egy néző
       *[other] { $count } néző
    }
web-side = Hatások, napló és beszélgetés
web-sheets = Hatások, napló és beszélgetés
web-talk = Napló és beszélgetés
web-tab-effects = Hatások
web-tab-log = Napló
web-tab-chat = Beszélgetés

## Egy terület szavakban
web-column-cards =
    { $count ->
        [0] Nincs lap.
        [one] Egy lap: { $cards }.
       *[other] { $count } lap: { $cards }.
    }
web-column-to-level = Még { $count } a(z) { $level }. szinthez.
web-column-level = A(z) { $level }. szint elérve.
web-column-to-hegemony = Még { $count } a hegemóniához.
web-column-hegemony = Elég a hegemóniához.
web-column-embargoes =
    { $count ->
        [one] Embargó fekszik rajta.
       *[other] { $count } embargó fekszik rajta.
    }
web-column-democracies =
    { $count ->
        [one] Demokrácia fekszik rajta.
       *[other] { $count } demokrácia fekszik rajta.
    }

## A hatások táblája
web-board = A tizenhat hatás
web-slot-level-1 = 1. szint
web-slot-level-2 = 2. szint
web-slot-discard = Eldobott lapért
web-slot-copy = Hatást másol
web-standing-ready = Használható
web-standing-spent = Ebben a körben már használtad
web-standing-lacking = Most nem lehetséges: válaszd ki, és megtudod, miért
web-standing-waiting = Most nem te döntesz

## Amit kérnek
web-ask-pick = Tarts meg egy lapot a csomagodból
web-ask-claim = Vegyél el középről egy lapot a játékterületedre
web-ask-play = Te jössz: játssz ki egy lapot a kezedből
web-ask-play-effect =
    { $count ->
        [one] { $effect }: most játssz ki egy lapot a kezedből
       *[other] { $effect }: most játssz ki { $count } lapot a kezedből
    }
web-ask-effects = Használd a hatásaidat, vagy fejezd be a kört
web-ask-discard =
    { $count ->
        [one] { $effect }: dobj el egy lapot a kezedből
       *[other] { $effect }: dobj el { $count } lapot a kezedből
    }
web-ask-sacrifice =
    { $count ->
        [one] { $effect }: dobj el egy lapot a játékterületedről
       *[other] { $effect }: dobj el { $count } lapot a játékterületedről
    }
web-ask-take =
    { $count ->
        [one] { $effect }: vegyél a kezedbe egy lapot a játékterületedről
       *[other] { $effect }: vegyél a kezedbe { $count } lapot a játékterületedről
    }
web-ask-recover =
    { $count ->
        [one] { $effect }: vegyél el egy lapot a dobópakliból
       *[other] { $effect }: vegyél el { $count } lapot a dobópakliból
    }
web-ask-give =
    { $count ->
        [one] { $effect }: adj vissza egy lapot – { $other }
       *[other] { $effect }: adj vissza { $count } lapot – { $other }
    }
web-aim = { $effect }: válaszd ki a célpontot
web-wait = { $seat } gondolkodik…
web-wait-picks = Várakozás a többiek választására
web-over = A játék véget ért
web-past = Egy korábbi állást nézel
web-past-leave = Vissza a jelenbe
web-effects = Hatások ({ $count })
web-end-turn = Kör vége
web-undo = Visszavonás
web-ask-hint = Tanács kérése
web-hint = Egy bot ezt választaná: { $action }
web-verb-play = kijátszás:
web-verb-discard = eldobás:
web-verb-sacrifice = feladás:
web-verb-take = felvétel:
web-verb-recover = visszavétel:
web-verb-give = visszaadás:
web-verb-pick = megtartás:
web-verb-claim = elvétel:
web-remind-title = Mielőtt befejezed a kört
web-remind = { $effect }: ingyenes, és még nem használtad; több lapot húznál.
web-remind-never = Ne emlékeztess többet
web-remind-end = Befejezem
web-remind-use = Használom

## Kártyaválasztás
web-draft-title = Kártyaválasztás, { $round }. forduló
web-draft-pick = Tarts meg egy lapot; a többit { $other } kapja.
web-draft-claim = Az utolsó lapok középen fekszenek. Mindenki elvesz egyet a játékterületére.
web-draft-pack = A csomagod
web-draft-centre = A közép
web-draft-kept = megtartva
web-draft-done = választott
web-draft-thinking = választ
web-draft-passed = { $round }. forduló: továbbadtad – { $cards } – neki: { $other }

## Napló és beszélgetés
web-log-mine = Csak amit velem tettek
web-log-turn = { $number }. kör: { $seat }
web-log-start = Az osztás
web-log-none = Még semmi.
web-chat-none = Még senki sem szólt.
web-chat-write = Mondj valamit
web-chat-send = Küldés
web-chat-phrases-only = Ennél az asztalnál csak mondatok
web-mute-people = Kiket hallasz
web-mute = Némítás: { $name }
web-mute-on = némítva
web-muted = { $name } némítva: többé nem látod, amit mond.
web-unmuted = { $name } újra hallható.
web-phrases = A diplomácia mondatai
web-phrase-gap-seat = Kinek
web-phrase-gap-target = Kiről
web-phrase-gap-domain = Terület
web-phrase-gap-missing = Hiányzó lapok
web-talk-chat-on = A szabad beszélgetés be van kapcsolva
web-talk-chat-off = A szabad beszélgetés ki van kapcsolva
web-offer-agree = Egyetértek
web-offer-decline = Nem
web-offer-draw = Döntetlent ajánlok
web-offer-concede = Feladom
web-offer-to = Ki nyerne?
web-table-menu = Ez az asztal
web-leave-table = Távozás: bot játszik tovább
web-return = Visszaveszem a helyem
web-bot-plays = Bot játszik helyetted.
web-take-over-text = Egy elhagyott helyen bot játszik.
web-take-over = Átveszem: { $seat }
web-spectating = Néző vagy.

## A vége
web-result-won = Nyertél!
web-result-shared = Közös győzelem!
web-result-lost =
    { $count ->
        [one] Győztes: { $winners }
       *[other] Győztesek: { $winners }
    }
web-result-winners =
    { $count ->
        [one] Győztes: { $winners }
       *[other] Győztesek: { $winners }
    }
web-result-hegemony = { $seat } { $count } lappal fejezett be egy kört ({ $domain }): hegemónia.
web-result-by-hegemony = Hegemónia győzelem.
web-result-by-majority = A pakli elfogyott és a forduló véget ért: a területek többsége döntött.
web-result-by-draw = A játékosok döntetlenben egyeztek meg.
web-result-by-concession = A többiek feladták.
web-result-domains = Területről területre
web-result-hands = A kezek
web-result-deck = A pakliban maradt: { $cards }
web-points = Pont
web-leads = vezet
web-ties = Az egyenlőség lépésről lépésre
web-tie-broken = { $seat } kerül előre
web-tie-stays = még egyenlő: { $seats }
web-rematch = Újra
web-rematch-join = A visszavágóhoz
web-review = A játszma lépésenként
web-review-back = Egy lépéssel vissza
web-review-next = Egy lépéssel tovább
web-review-at = { $at } lépés után, összesen { $last }
web-moment-back = Az előző kulcsmozzanathoz
web-moment-next = A következő kulcsmozzanathoz
web-moment-end = A vége
web-moment-threat = { $seat }: egy lap hiányzik a hegemóniához ({ $domain })
web-moment-strike = Csapás
web-moment-last-round = Utolsó forduló
web-moment-age = Kezdődik a { $age }. kor
web-moment-swing = Nagy fordulat: { $seat }, { $domain }
web-record = Jegyzőkönyv letöltése
web-share = Hivatkozás megosztása
web-verify = A keverés, a böngésződ ellenőrzésével
web-verify-working = A pakli újraosztása a felfedett magokból…
web-verify-failed = A bizonyítékot nem lehetett letölteni.
web-verify-numbers = A számok
web-verify-commitment = A játék előtt megígérve:
web-verify-seed = A felfedett mag:

## Beállítások
web-set-name = A neved
web-set-language = Nyelv
web-set-theme = Megjelenés
web-theme-system = Mint a rendszeré
web-theme-dark = Este
web-theme-light = Nappal
web-set-speed = A lapok sebessége
web-speed-slow = Lassú
web-speed-normal = Közepes
web-speed-fast = Gyors
web-speed-instant = Mozgás nélkül
web-set-bot = Az azonnali játék botjainak ereje
web-bot-level = { $level ->
    [1] 1 · Kezdő
    [2] 2 · Alkalmi
    [3] 3 · Klubjátékos
    [4] 4 · Szakértő
    [5] 5 · Mester
    [6] 6 · Bajnok
   *[other] { $level }. fokozat
}
web-bot-random = Véletlen
web-bot-builder = Építő
web-bot-light = Könnyű
web-bot-greedy = Kapzsi
web-set-autoplay = A kényszerű lépések játsszák ki magukat
web-set-remind = Emlékeztess a kihagyott ingyenes hatásokra
web-set-sound = Hangok
web-set-firstgame = Magyarázd el az új dolgokat (első játék)
web-set-notify = Szólj, ha én jövök
web-continue = Folytatás más eszközön
web-continue-text = Nyisd meg ott ezt a hivatkozást. Egyszer használható; aki megnyitja, az te vagy.
web-your-turn-notice = Te jössz
web-your-turn-title = Te jössz – Impera

## Billentyűzet
web-key-choose = Az első, második, … felkínált dolog választása
web-key-walk = Séta a kézben, a táblán vagy a választások közt
web-key-press = A kijelölt dolog választása
web-key-hand = A kezedhez
web-key-board = A hatások táblájához
web-key-end = Kör vége
web-key-undo = Visszavonás
web-key-cancel = Mégse, vagy vissza a jelenbe
web-key-hint = Tanács
web-key-pile = Dobópakli
web-key-log = Napló
web-key-chat = Beszélgetés
web-key-rules = Szabályok
web-key-moments = Visszanézéskor: előző, következő kulcsmozzanat
web-key-help = Ez a lap

## Első játék
web-lesson-got-it = Értem
web-lesson-stop = Elég ezekből
web-lesson-draft-title = Kártyaválasztás.
web-lesson-draft = Tarts meg egy lapot, a többit add tovább. Egy terület lapjai összetartoznak: sok egyformát szeretnél.
web-lesson-play-title = Te jössz.
web-lesson-play = Válassz egy lapot a kezedből: eléd kerül, a területére. { $all } lap egyetlen területből a köröd végén megnyeri a játékot.
web-lesson-effects-title = Hatások.
web-lesson-effects = Ami a táblán világít, azt használhatod, bármilyen sorrendben. Válassz mást, és megtudod, mi hiányzik. Aztán fejezd be a kört.
web-lesson-level-title = Elértél egy szintet!
web-lesson-level = Egy terület { $one } lapja az 1. szintű, { $two } lapja a 2. szintű hatását adja, körönként egyszer. Nem kerül semmibe.
web-lesson-embargo-title = Embargó.
web-lesson-embargo = Valaki elzárja egy területedet: ebben a körben nem játszhatod ki. A hatásai működnek.
web-lesson-threat-title = Veszély!
web-lesson-threat = Valakinek egy lap hiányzik a hegemóniához. Támadd meg azt a területet, tegyél rá embargót vagy demokráciát, vagy indíts inkvizíciót.
web-lesson-coin-title = A kultúraérme.
web-lesson-coin = Az Ihlettel lemásolt hatást jelöli. Az másolhat, akinek egyedül van a legtöbb Kultúrája.
web-lesson-last-round-title = Az utolsó forduló.
web-lesson-last-round = A pakli elfogyott. A forduló végén az nyer, aki a legtöbb területen vezet.

## Útmutató
web-guide-aim-title = A cél
web-guide-aim = Hét lap egy területből előtted a saját köröd végén (két játékosnál nyolc): hegemónia, azonnal nyersz. Ha előbb elfogy a pakli, az nyer, aki a legtöbb területen vezet.
web-guide-turn-title = A köröd
web-guide-turn = Játssz ki egy lapot. Használj annyi hatást, amennyit szeretnél. Húzz három lapra. Aztán a következő játékos jön.
web-guide-effects-title = Hat terület
web-guide-effects = A Katonaság pusztít, a Vallás kézbe néz és húz, a Gazdaság cserél és elzár, a Tudomány visszavesz és kutat, a Kultúra másol, az Utópia visszahoz és késleltet.
web-guide-levels-title = Állandó hatások
web-guide-levels = Egy terület három lapja az 1., öt lapja a 2. szintet adja (négy játékosnál kettő és négy). Nem kerülnek lapba a területből, és körönként egyszer működnek.
web-guide-discard-title = Kártyaeldobás
web-guide-discard = Adj fel egy lapot a területből egy erős csapásért: Támadás, Inkvizíció, Embargó, Áttörés, Demokrácia. Területenként és körönként egy.
web-guide-markers-title = Amit mindenki lát
web-guide-markers = A hátlap mutatja a kort, így a rejtett kéz is árul el valamit. Az embargó egy körre elzár egy területet; a demokrácia a játék végéig egy lappal nehezíti ott a hegemóniát.
web-guide-end-title = A vége
web-guide-end = Az utolsó lap húzása után a forduló véget ér. Minden terület egy pontot ad annak, aki vezet benne; az egyenlőséget Utópia, Kultúra, Tudomány, Gazdaság, Vallás, Katonaság dönti el.
web-rules-english = A teljes szabálykönyv példákkal és döntésekkel (angolul)
web-rules-all = Az összes szabály
