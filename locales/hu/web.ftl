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
web-copy-link = Link másolása
web-loading = Egy pillanat…
web-offline = Nincs internetkapcsolat. Ha visszatér, az oldal magától folytatja.
web-line-lost = Megszakadt a kapcsolat – újrapróbálkozás…
web-line-gone = A szerver bontotta a kapcsolatot.
web-not-found = Ezen a címen nincs semmi.
web-rule = { $rule } szabály
web-player = Játékos
web-seat = { $seat }. hely
web-guest = Vendég

## Kezdőlap
web-play-now = Gyors játék
web-play-now-text = Három játékos: te és két bot
web-new-table = Új asztal
web-new-table-text = Barátok, botok, kártyaválasztás, csapatok, játékóra
web-lobby = Lobbi
web-lobby-text = Nyitott asztalok és élő játszmák
web-games = Játszmáim
web-games-text = Folytasd, ahol abbahagytad
web-replay = Visszajátszás
web-replay-text = Jegyzőkönyv megnyitása fájlból
web-rules-text = Rövid útmutató és az összes számozott szabály
web-settings-text = Nyelv, megjelenés, sebesség, hang
web-credits = Saját rajzok. Betűtípusok: Literata és Noto Sans, SIL Open Font License.
web-games-waiting =
    { $count ->
        [one] Egy játszma vár rád
       *[other] { $count } játszma vár rád
    }

## Új asztal
web-new-players = Játékosok
web-new-variant = Kezdés módja
web-new-basic = Hagyományos mód: osztott lapok
web-new-draft = Kártyaválasztás: választott lapok
web-new-teams = Csapatjáték: 1. és 3. hely a 2. és 4. ellen
web-new-seats = Ki hol ül
web-new-seat-who = { $seat }. hely: ki üljön ide?
web-new-seat-me = Én
web-new-seat-open = Szabad: egy barátnak
web-new-fill = Botok a szabad helyekre
web-new-clock = Játékóra
web-new-clock-none = Óra nélkül
web-new-who-comes = Ki jöhet?
web-new-private = Zártkörű: akinek megvan a link
web-new-listed = A lobbiban: bárki
web-new-hints = Tippet lehet kérni
web-new-rated = Értékszámos játszma
web-new-rated-text = Az eredmény beleszámít az értékszámokba. Tippet nem lehet kérni.
web-new-chat = Szabad csevegés (kész mondatok mindig vannak)
web-new-seeds = A játékosok is beleszólhatnak a keverésbe
web-new-create = Asztal nyitása

## A kezdés előtt
web-room-title = Kész az asztal
web-room-invite = Küldd el ezt a linket a barátaidnak:
web-room-open = Szabad hely
web-room-reserved = Fenntartva: { $seat }
web-room-sit = Leülök
web-room-leave = Felállok
web-room-bot = Bot üljön ide
web-room-remove = Eltávolítás
web-room-free = Hely felszabadítása
web-room-start = Játék indítása
web-room-wait-host = Ha minden hely foglalt, a házigazda elindítja a játékot.
web-room-close = Asztal bezárása
web-room-closed = Ezt az asztalt bezárták.
web-room-seals = A véletlen mindenkitől jön: minden böngésző magától lepecsétel egy számot, és megmutatja, amint mindenki lepecsételte a magáét. A lapokat senki sem választhatja meg, a szerver sem.
web-room-seed = A te szöveged a keveréshez
web-room-seed-set = Hozzáadás
web-room-commitment = A keverés záloga (a véletlenmag SHA-256 értéke):
web-room-you = te
web-room-join = Csatlakozom
web-room-full = Minden hely foglalt. Nézőként itt maradhatsz.
web-room-free-person = Hely felszabadítása: { $seat }
web-room-at-once = Kezdés, amint minden hely foglalt
web-room-qr = A link QR-kódja
web-room-what = A játszma
web-room-hints = tippek
web-room-no-clock = óra nélkül
web-room-seconds = körönként { $turn } mp, tartalék { $bank } perc
web-room-days = körönként { $turn } nap

## Listák
web-list-none = Itt még nincs semmi.
web-list-players = { $count } játékos
web-list-turn = Te jössz
web-list-whose = { $seat } jön
web-list-open = Játékosokra vár
web-list-running = Folyamatban
web-list-finished = Befejezve
web-list-closed = Bezárva
web-list-rated = értékszámos
web-list-join = Beszállok
web-list-watch = Nézem
web-list-go-on = Folytatás
web-list-look = Megnyitás
web-ratings = Értékszámok
web-ratings-from = A listán botok vannak, és azok, akik legalább { $count } különböző ellenféllel játszottak értékszámos játszmát.
web-ratings-mine = Te: { $rating } ± { $sure }. Különböző ellenfelek eddig: { $have } / { $count }.
web-uncounted-one-person = Ez a játszma nem számít: két hely egy címről játszik, vagy ugyanazé az emberé.
web-uncounted-early = Ez a játszma nem számít: túl korán adták fel.
web-ratings-none = Ilyen értékszámos játszmát még senki sem játszott.
web-ratings-value = Értékszám
web-ratings-sure = Hibahatár
web-ratings-change = Változás
web-ratings-games = Játszmák

## Fájl visszajátszása
web-replay-choose = Válassz jegyzőkönyvet (szöveg vagy JSON)
web-replay-drop = vagy húzd ide a fájlt
web-replay-failed = Ezt a fájlt nem sikerült beolvasni: { $why }

## Az asztal
web-table-title = Az asztal
web-your-hand =
    { $count ->
        [one] A kezedben: egy lap
       *[other] A kezedben: { $count } lap
    }
web-your-area = A játékterületed
web-yourself = Te magad
web-hand-empty = Üres kéz
web-hand-ages = { $count } lap a kézben: { $one } az 1. korból, { $two } a 2. korból, { $three } a 3. korból.
web-hand-known = Ismert: { $cards }.
web-hand-size = Kézben tartható: { $count }
web-partner = Társ
web-team = { $team }-csapat
web-presence-dropped = nincs vonal
web-presence-left = elment: bot játszik
web-presence-away = távol van: bot játszik
web-embargo-here = Embargó: e terület lapjai a következő körben nem játszhatók ki
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
web-pile-title = Dobópakli
web-pile-empty = A dobópakli üres.
web-open-pile = Dobópakli megnyitása
web-turn = { $number }. kör
web-steps = A kör lépései
web-step-play = Kijátszás
web-step-effects = Hatások
web-step-draw = Húzás
web-warn-one = { $seat } egy lapra van a hegemóniától ({ $domain })
web-warn-there = { $seat } eléri a hegemóniát ({ $domain }), ha így ér véget a köre
web-hurried = Nagy a forgalom: a botok kevesebbet gondolkodnak
web-hurried-why = Most olyan sok a játék a szerveren, hogy minden botnak kevesebb ideje jut gondolkodni. Amíg ez tart, kicsit gyengébben játszanak.
web-preparing = Egy bot még készülődik
web-preparing-why = A szerver most indult először, és még összeállítja, hogyan gondolkodik ez a bot. Ez csak egyszer tart, körülbelül egy percig; utána a játék magától folytatódik.
web-watching =
    { $count ->
        [one] Egy néző
       *[other] { $count } néző
    }
web-side = Hatások, napló és csevegés
web-sheets = Hatások, napló és csevegés
web-talk = Napló és csevegés
web-tab-effects = Hatások
web-tab-log = Napló
web-tab-chat = Csevegés

## Egy terület szavakban
web-column-cards =
    { $count ->
        [0] Nincs lap.
        [one] Egy lap: { $cards }.
       *[other] { $count } lap: { $cards }.
    }
web-column-to-level = { $level }. szint: még { $count } lap.
web-column-level = { $level }. szint elérve.
web-column-to-hegemony = Hegemónia: még { $count } lap.
web-column-hegemony = Elég a hegemóniához.
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
web-ask-claim = Vegyél egy lapot középről a játékterületedre
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
        [one] { $effect }: vegyél fel a kezedbe egy lapot a játékterületedről
       *[other] { $effect }: vegyél fel a kezedbe { $count } lapot a játékterületedről
    }
web-ask-recover =
    { $count ->
        [one] { $effect }: vegyél ki egy lapot a dobópakliból
       *[other] { $effect }: vegyél ki { $count } lapot a dobópakliból
    }
web-ask-give =
    { $count ->
        [one] { $effect }: adj vissza egy lapot { $other } kezébe
       *[other] { $effect }: adj vissza { $count } lapot { $other } kezébe
    }
web-aim = { $effect }: válaszd ki a célpontot
web-wait = { $seat } gondolkodik…
web-wait-picks = A többiek még választanak
web-over = A játék véget ért
web-past = Egy korábbi állást nézel
web-past-leave = Vissza a jelenbe
web-effects = Hatások ({ $count })
web-end-turn = Kör vége
web-undo = Visszavonás
web-ask-hint = Tippet kérek
web-hint = A bot tippje – { $action }
web-verb-play = kijátszás:
web-verb-discard = eldobás:
web-verb-sacrifice = feláldozás:
web-verb-take = felvétel:
web-verb-recover = visszaszerzés:
web-verb-give = visszaadás:
web-verb-pick = megtartás:
web-verb-claim = elvétel:
web-remind-title = Mielőtt befejezed a kört
web-remind = Az ingyenes { $effect } hatást még nem használtad, pedig több lapot húznál vele.
web-remind-never = Ne emlékeztess többet
web-remind-end = Befejezem
web-remind-use = Használom

## Kártyaválasztás
web-draft-title = Kártyaválasztás, { $round }. lap
web-draft-pick = Tarts meg egy lapot; a többit { $other } kapja.
web-draft-pick-last = Tarts meg egy lapot; a másik képpel felfelé középre kerül.
web-draft-claim = Az utolsó lapok középen fekszenek. Mindenki elvesz egyet a játékterületére.
web-draft-pack = A csomagod
web-draft-centre = Lapok középen
web-draft-kept = megtartva
web-draft-done = már választott
web-draft-thinking = még választ
web-draft-passed =
    { $round ->
        [1] Az 1. lap után { $other } ezt kapta tőled: { $cards }
       *[other] A { $round }. lap után { $other } ezt kapta tőled: { $cards }
    }

## Napló és csevegés
web-log-mine = Csak ami engem érint
web-log-turn = { $number }. kör: { $seat }
web-log-start = Az osztás
web-log-none = Még semmi.
web-chat-none = Még senki sem szólt.
web-chat-write = Írj valamit
web-chat-send = Küldés
web-chat-phrases-only = Itt csak kész mondatokat küldhetsz
web-mute-people = Kiket hallasz
web-mute = Némítás: { $name }
web-unmute = Némítás vége: { $name }
web-mute-on = némítva
web-muted = { $name } némítva: nem látod az üzeneteit.
web-unmuted = { $name } üzeneteit újra látod.
web-phrases = Diplomáciai mondatok
web-phrase-gap-seat = Kinek
web-phrase-gap-target = Kiről
web-phrase-gap-domain = Terület
web-phrase-gap-missing = Hiányzó lapok
web-talk-chat-on = Szabad csevegés bekapcsolva
web-talk-chat-off = Szabad csevegés kikapcsolva
web-offer-agree = Elfogadom
web-offer-decline = Elutasítom
web-offer-draw = Döntetlent ajánlok
web-offer-concede = Feladom
web-offer-to = Ki nyerne?
web-offer-waiting = Az ajánlatod válaszra vár: { $names }
web-offer-withdraw = Visszavonom
web-offer-declined = { $name } elutasította az ajánlatodat.
web-concede-sure = Feladod? Ha a többiek beleegyeznek, { $seat } nyer.
web-concede-ends = Feladod? { $seat } nyer, és a játszma azonnal véget ér.
web-concede-do = Igen, feladom
web-table-menu = Ez az asztal
web-leave-table = Távozom: bot játszik tovább
web-leave-sure = Egy bot játszik tovább a helyeden. Visszajöhetsz, amíg más át nem veszi.
web-leave-do = Igen, távozom
web-return = Visszaülök a helyemre
web-bot-plays = Bot játszik helyetted.
web-take-over-text = Egy elhagyott helyen bot játszik.
web-take-over = Beülök { $seat } helyére
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
web-result-hegemony = { $seat } köre { $count } lappal ért véget ({ $domain }): hegemónia.
web-result-hegemony-you = Köröd { $count } lappal ért véget ({ $domain }): hegemónia.
web-result-by-hegemony = Hegemónia győzelem.
web-result-by-majority = A pakli elfogyott, a forduló véget ért: a területek többsége döntött.
web-result-by-draw = A játékosok döntetlenben egyeztek meg.
web-result-by-concession =
    { $count ->
        [one] { $seats } feladta.
       *[other] { $seats } feladták.
    }
web-result-domains = Területről területre
web-result-hands = Kézben maradt lapok
web-result-deck = A pakliban maradt:
web-points = Pont
web-leads = vezet
web-ties = A holtverseny lépésről lépésre
web-tie-broken = az élen: { $seat }
web-tie-stays = még holtverseny: { $seats }
web-rematch = Visszavágó
web-rematch-join = A visszavágóhoz
web-review = A játszma lépésenként
web-review-back = Egy lépéssel vissza
web-review-next = Egy lépéssel tovább
web-review-at = { $at } akció után (összesen { $last })
web-moment-back = Az előző kulcspillanathoz
web-moment-next = A következő kulcspillanathoz
web-moment-end = A vége
web-moment-threat = { $seat } egy lapra van a hegemóniától ({ $domain })
web-moment-strike = Csapás
web-moment-last-round = Utolsó forduló
web-moment-age = { $age }. kor kezdete
web-moment-swing = Nagy fordulat: { $seat }, { $domain }
web-record = Jegyzőkönyv letöltése
web-share = Link megosztása
web-verify = A keverés ellenőrzése a böngésződben
web-verify-working = A pakli újrakeverése a felfedett véletlenmagokból…
web-verify-failed = A bizonyítékot nem sikerült letölteni.
web-verify-numbers = A számok
web-verify-commitment = A keverés záloga a játék előtt:
web-verify-seed = A felfedett véletlenmag:

## Beállítások
web-set-name = A neved
web-set-language = Nyelv
web-set-theme = Megjelenés
web-theme-system = A rendszer szerint
web-theme-dark = Esti
web-theme-light = Nappali
web-set-speed = A lapok sebessége
web-speed-slow = Lassú
web-speed-normal = Normál
web-speed-fast = Gyors
web-speed-instant = Mozgás nélkül
web-set-bot = A gyors játék botjainak ereje
web-bot-ladder = { $level ->
    [1] 1 · Újonc
    [2] 2 · Kezdő
    [3] 3 · Tanuló
    [4] 4 · Amatőr
    [5] 5 · Rutinos
    [6] 6 · Klubjátékos
    [7] 7 · Szakértő
    [8] 8 · Mester
    [9] 9 · Nagymester
    [10] 10 · Bajnok
   *[other] { $level }. fokozat
}
web-bot-about-ladder = { $level ->
    [1] Néhány kört lát, és azt játssza, amelyik megtetszik neki.
    [2] Néhány kört lát, és egy kicsit szívesebben választja a jobbakat.
    [3] A jó kört megkülönbözteti a rossztól, de a te kezedre ritkán gondol.
    [4] Minden második fenyegetést észrevesz, és a látott lapok egy részére emlékszik.
    [5] Harminc kört mérlegel, de néha elkerüli a figyelmét, mire készülsz.
    [6] A látott lapok többségére emlékszik, és a legtöbb fenyegetést kivédi.
    [7] Több száz kört átnéz, és biztos győzelmet sosem hagy ki.
    [8] A saját játszmáiból tanulta meg, mi mennyit ér, és az utolsó lapig tervez.
    [9] Mint a mester, és a te válaszodat is végiggondolja.
   *[10] Mint a nagymester, körönként legfeljebb egy másodperc gondolkodással.
}
web-bot-style = { $style ->
    [builder] Építő
    [raider] Portyázó
    [merchant] Kereskedő
    [scholar] Tudós
   *[diplomat] Diplomata
}
web-bot-level = { $level ->
    [1] 1 · Kezdő
    [2] 2 · Amatőr
    [3] 3 · Klubjátékos
    [4] 4 · Szakértő
    [5] 5 · Mester
    [6] 6 · Bajnok
   *[other] { $level }. fokozat
}
web-bot-random = Véletlen
web-bot-builder = Építő
web-bot-light = Könnyű
web-bot-greedy = Mohó
web-bot-about-level = { $level ->
    [1] Ismeri a szabályokat, de néha megfeledkezik egy hatásról.
    [2] Azt a kört játssza, amelyik éppen a legjobbnak látszik.
    [3] Mielőtt dönt, több száz kört kipróbál fejben.
    [4] Az egész körét megtervezi; a saját játszmáiból tanulta meg, mi mennyit ér.
    [5] Mint a szakértő, és a te válaszodat is végiggondolja.
   *[6] Mint a mester, körönként legfeljebb egy másodperc gondolkodással.
}
web-bot-about-random = Találomra bármit megtesz, amit a szabályok engednek.
web-bot-about-builder = Egyetlen területet épít, és ritkán néz körül.
web-bot-about-light = A hegemóniához legközelebb álló területet gyűjti.
web-bot-about-greedy = Úgy játszik, mint az amatőr.
web-bot-about-other = Ennek a szervernek egy botja.
web-set-autoplay = Kényszerlépések automatikusan
web-set-remind = Emlékeztess a kihagyott ingyenes hatásokra
web-set-sound = Hangok
web-set-firstgame = Magyarázd el az új dolgokat (első játék)
web-set-notify = Szólj, ha én jövök
web-continue = Folytatás más eszközön
web-continue-text = Nyisd meg ott ezt a linket. Egyszer használható; aki megnyitja, az a te nevedben játszik.
web-whose = Ki játszik itt?
web-whose-text = Ez a személyes link {$owner} nevére szól. Itt te {$name} vagy.
web-whose-lost =
    Ha {$owner} leszel, az ő nevében játszol, és {$count ->
        [0] az értékszámod
        [one] az egyetlen játszmád és az értékszámod
       *[other] a(z) {$count} játszmád és az értékszámod
    } ebben a böngészőben többé nem lesz kéznél. 30 napig újra {$name} lehetsz: a beállításokban.
web-whose-warning = Nem te készítetted ezt a linket? Akkor maradj, aki vagy: aki készítette, mindent lát, amit játszol.
web-whose-stay = Maradok {$name}
web-whose-become = Leszek {$owner}
web-whose-back = Legyek újra {$name}
web-your-turn-notice = Te jössz
web-your-turn-title = Te jössz – Impera

## Billentyűzet
# One letter of the keyboard each, all different, from the words above or below: what it does is told by web-key-….
web-letter-hand = Z
web-letter-board = H
web-letter-end = K
web-letter-undo = V
web-letter-hint = T
web-letter-pile = D
web-letter-log = N
web-letter-chat = C
web-letter-rules = S
web-letter-back = E
web-letter-next = U
web-key-choose = Az első, második, … lehetőség választása
web-key-walk = Mozgás a kézben, a táblán vagy a lehetőségek közt
web-key-press = A kijelölt elem választása
web-key-hand = Ugrás a kezedhez
web-key-board = Ugrás a hatások táblájához
web-key-end = Kör vége
web-key-undo = Visszavonás
web-key-cancel = Mégse, vagy vissza a jelenbe
web-key-hint = Tipp
web-key-pile = Dobópakli
web-key-log = Napló
web-key-chat = Csevegés
web-key-rules = Szabályok
web-key-moments = Visszanézéskor: előző, következő kulcspillanat
web-key-help = Ez a súgó

## Első játék
web-advice-got-it = Értem
web-advice-stop = Elég ezekből
web-says = { $name } ezt mondja:
web-says-near = { $domain }: { $have } lapom van a { $need } közül. Még egy, és Hegemóniával nyerek!
web-says-level = { $domain }: már { $have } lapom van, így minden körben használhatom a { $level }. szintjét.
web-says-culture = { $domain }: nekem van belőle a legtöbb, ezért körönként egyszer lemásolhatom más hatását.
web-says-lead = { $domain }: { $have } lappal én vezetek. Ha elfogy a pakli, minden vezetett terület egy pont.
web-says-more = { $domain }: ezt gyűjtöm, már { $have } lapom van. Egy terület { $need } lapja megnyeri a játékot.
web-says-first = { $domain }: az első lapom itt. Lássuk, mi jön még.
web-says-tried = { $domain }: nem maradt előttem, de minden körben ki kell játszani egy lapot.
web-says-skip = Egyik lapomat sem játszhatom ki, ezért ebben a körben ez kimarad.
web-says-attack = Támadtam: { $domain }, hogy a többieknek kevesebb legyen. Két saját lapomba került.
web-says-attack-none = Támadtam: { $domain }, de másnak nem volt: két lapom veszett kárba.
web-says-inquisition = Végignéztem egy egész kezet, megtartottam, ami nekem jó, és ugyanannyi lapot adtam vissza.
web-says-embargo-you = Embargó nálad: { $domain }. A következő körödben nem játszhatsz ki ilyet.
web-says-embargo = Embargó, { $seat }: a következő körben itt nem játszható ki: { $domain }.
web-says-democracy-you = Demokrácia nálad: { $domain }. A játék végéig egy lappal több kell ott a Hegemóniához.
web-says-democracy = Demokrácia, { $seat }: itt a játék végéig egy lappal több kell a Hegemóniához: { $domain }.
web-says-breakthrough = Egy lappal fizettem, húztam ötöt, és ugyanannyit eldobtam: a legjobbakat tartom meg.
web-says-copied = Nekem van a legtöbb Kultúrám, ezért lemásoltam valaki más hatását.
web-says-laid-off = Eldobtam, ami nem kell: a köröm végén új lapok jönnek.
web-says-hand = Most { $size } lapig húzok: több közül választhatok.
web-says-exchanged = Eldobtam lapokat magam elől, hogy rögtön mást játsszak ki: ezek jobban illenek hozzám.
web-says-anew = Visszavettem lapokat a kezembe, és újra játszottam: így meggondolhatom magam.
web-says-found = Kivettem a dobópakliból, ami nekem jó: bárki megnézheti, mi van benne.
web-advice-draft-title = Kártyaválasztás.
web-advice-draft = Tarts meg egy lapot, a többit add tovább. Egy terület lapjai összetartoznak: gyűjts minél többet egyféléből.
web-advice-play-title = Te jössz.
web-advice-play = Válassz egy lapot a kezedből: eléd kerül, a saját területéhez. Ha a köröd végén { $all } lapod van egyetlen területből, megnyerted a játékot.
web-advice-effects-title = Hatások.
web-advice-effects = Ami a táblán világít, azt használhatod, bármilyen sorrendben. Ha mást választasz, megtudod, mi hiányzik hozzá. Aztán fejezd be a kört.
web-advice-effects-sheet = Nyisd meg a Hatásokat: ami ott világít, azt használhatod, bármilyen sorrendben. Ha mást választasz, megtudod, mi hiányzik hozzá. Aztán fejezd be a kört.
web-advice-level-title = Elértél egy szintet!
web-advice-level = Egy területből { $one } lap az 1. szint, { $two } lap a 2. szint hatását adja, körönként egyszer. Magáért a szintért nem kell fizetned.
web-advice-embargo-title = Embargó.
web-advice-embargo = Valaki elzárta előled egy területedet: ebben a körben nem játszhatod ki a lapjait. A hatásai továbbra is működnek.
web-advice-threat-title = Veszély!
web-advice-threat = { $seat } egy lapra van a hegemóniától ({ $domain }). Támadd meg azt a területet, tegyél rá embargót vagy demokráciát, vagy indíts inkvizíciót.
web-advice-coin-title = A kultúraérme.
web-advice-coin = Az Ihlettel lemásolt hatást jelöli. Az másolhat, aki egyedül vezet a Kultúrában.
web-advice-last-round-title = Az utolsó forduló.
web-advice-last-round = A pakli elfogyott. A forduló végén az nyer, aki a legtöbb területen vezet.

## Útmutató
web-guide-aim-title = A cél
web-guide-aim = Ha a saját köröd végén hét lap fekszik előtted egyetlen területből (két játékosnál nyolc), az hegemónia: azonnal nyersz. Ha előbb elfogy a pakli, az nyer, aki a legtöbb területen vezet.
web-guide-turn-title = A köröd
web-guide-turn = Játssz ki egy lapot a kezedből. Használj annyi hatást, amennyit szeretnél. Húzz, amíg három lapod nem lesz. Aztán a következő játékos jön.
web-guide-effects-title = Hat terület
web-guide-effects = A Katonaság pusztít, a Vallás mások kezébe néz és többet húz, a Gazdaság cserél és elzár, a Tudomány visszavesz és kutat, a Kultúra másol, az Utópia visszahoz és késleltet.
web-guide-levels-title = Állandó hatások
web-guide-levels = Egy területből három lap az 1., öt lap a 2. szintet adja (négy játékosnál kettő és négy). A terület lapjaival nem kell fizetned értük, és körönként egyszer működnek.
web-guide-discard-title = Kártyaeldobás
web-guide-discard = Mondj le a terület egy lapjáról egy nagy csapásért cserébe: Támadás, Inkvizíció, Embargó, Áttörés, Demokrácia. Területenként és körönként egy jár.
web-guide-markers-title = Amit mindenki lát
web-guide-markers = A hátlap mutatja a kort, így a rejtett kéz is elárul valamit. Az embargó egy körre elzár egy területet; a demokrácia a játék végéig egy lappal távolabb viszi ott a hegemóniát.
web-guide-end-title = A vége
web-guide-end = Az utolsó lap felhúzása után még végigjátsszátok a fordulót. Minden terület egy-egy pontot ad azoknak, akik vezetnek benne; a holtversenyt sorban az Utópia, a Kultúra, a Tudomány, a Gazdaság, a Vallás, végül a Katonaság dönti el.
web-rules-all = Az összes szabály

## What I do, and what is done to me. $card is a card with its name, $domain and $effect arrive translated.
web-you-played = Kijátszol egy { $card } lapot
web-you-discarded = Eldobsz egy { $card } lapot a kezedből
web-you-sacrificed = Feláldozol egy { $card } lapot a játékterületedről
web-you-paid = Egy { $card } lappal fizetsz
web-you-lost = Elveszítesz egy { $card } lapot a támadásban
web-you-took = Visszaveszel a kezedbe egy { $card } lapot
web-you-recovered = Kiveszel egy { $card } lapot a dobópakliból
web-you-drew = Húzol egy { $card } lapot
web-you-seized = Elveszel egy { $card } lapot { $other } kezéből
web-you-gave = Visszaadsz egy { $card } lapot { $other } kezébe
web-you-applied-own = Hatást használsz: { $effect }
web-you-applied-copied = Lemásolod { $other } egyik hatását: { $effect }
web-you-applied-attack = Megtámadsz egy területet: { $domain }
web-you-applied-inquisition = Lecsapsz { $other } kezére: { $effect }
web-you-applied-embargo = Embargót vetsz ki { $other } egyik területére: { $domain }
web-you-applied-breakthrough = Hatást használsz: { $effect }
web-you-applied-democracy = Demokráciát vezetsz be { $other } egyik területén: { $domain }
web-you-self-embargo = Embargót vetsz ki a saját területedre: { $domain }
web-you-self-democracy = Demokráciát vezetsz be a saját területeden: { $domain }
web-you-embargo-lifted = Lejár az embargó a területeden ({ $domain }): egy { $card } lap a dobópaklira kerül
web-you-picked = Megtartasz egy { $card } lapot
web-you-passed = Továbbadsz egy { $card } lapot { $other } kezébe
web-you-centred = Középre teszel egy { $card } lapot
web-you-claimed = Elveszel egy { $card } lapot középről
web-you-play-skipped =
    { $number ->
        [one] Nem tudsz lapot kijátszani: a kijátszás elmarad
       *[other] Nem tudsz lapot kijátszani: { $number } kijátszás elmarad
    }
web-you-deck-emptied = Felhúzod a pakli utolsó lapját: ez az utolsó forduló
web-you-ended-hegemony = Hegemónia győzelmet aratsz: a játék véget ért
web-to-you-seized = { $seat } elvesz egy { $card } lapot a kezedből
web-to-you-gave = { $seat } visszaad neked egy { $card } lapot
web-to-you-applied-copied = { $seat } lemásolja egyik hatásodat: { $effect }
web-to-you-applied-inquisition = { $seat } lecsap a kezedre: { $effect }
web-to-you-applied-embargo = { $seat } embargót vet ki egyik területedre: { $domain }
web-to-you-applied-democracy = { $seat } demokráciát vezet be egyik területeden: { $domain }
web-to-you-passed = { $seat } továbbad neked egy { $card } lapot

## The race
web-stage = Mi történik
web-race-to-go = még { $count }
web-race-there = Hegemónia!
web-race-said = A legközelebbi hegemónia: { $domain }, { $have } a szükséges { $need } lapból, még { $count } kell.
web-majority = Ki vezet most az egyes területeken
web-majority-lead = { $domain }: { $names } ({ $count })
web-majority-points =
    { $count ->
        [one] Egy területen vezet
       *[other] { $count } területen vezet
    }
web-deck-left =
    { $count ->
        [one] Egy lap maradt a pakliban
       *[other] { $count } lap maradt a pakliban
    }
web-turns-left =
    { $count ->
        [one] Utolsó forduló: még egy kör
       *[other] Utolsó forduló: még { $count } kör
    }
web-warn-answer = erre felelhetsz: { $effects }
web-embargo-now = Embargó: ez a terület ebben a körben nem játszható ki
web-effect-lacks =
    { $count ->
        [one] Még egy lap kell ({ $domain })
       *[other] Még { $count } lap kell ({ $domain })
    }
web-log-turn-you = { $number }. kör: te
web-bot-ladder-short = { $level ->
    [1] Újonc
    [2] Kezdő
    [3] Tanuló
    [4] Amatőr
    [5] Rutinos
    [6] Klubjátékos
    [7] Szakértő
    [8] Mester
    [9] Nagymester
    [10] Bajnok
   *[other] { $level }
}
web-bot-level-short = { $level ->
    [1] Kezdő
    [2] Amatőr
    [3] Klubjátékos
    [4] Szakértő
    [5] Mester
    [6] Bajnok
   *[other] { $level }
}

## The effects in brief
web-brief-assassination = Dobj el 1 lapot a kezedből.
web-brief-purge = Dobj el 2 lapot a kezedből.
web-brief-attack = Dobj el 1 Katonaság lapot és 1 lapot egy területről: ott mindenki más is veszít egyet.
web-brief-holy-book = A kör végén 5 lapig húzol.
web-brief-divine-right = A kör végén 7 lapig húzol.
web-brief-inquisition = Dobj el 1 Vallás lapot: elveszed valaki kezét, és te döntöd el, mit kap vissza.
web-brief-development = Cserélj le 1 lapot előtted egy kézből kijátszottra.
web-brief-monopoly = Cserélj le 2 lapot előtted két kézből kijátszottra.
web-brief-embargo = Tegyél 1 Gazdaság lapot egy területre: ott a következő körben nem lehet játszani.
web-brief-experiment = Vegyél vissza 1 lapot a kezedbe, majd játssz ki egyet.
web-brief-research = Vegyél vissza 2 lapot a kezedbe, majd játssz ki kettőt.
web-brief-breakthrough = Dobj el 1 Tudomány lapot: húzz 5-öt, majd dobj el ugyanannyit a kezedből.
web-brief-inspiration = Te vezetsz Kultúrában: használd egy másik játékos szinthatását.
web-brief-oligarchy = Vegyél ki 1 tetszőleges lapot a dobópakliból.
web-brief-republic = Vegyél ki 2 tetszőleges lapot a dobópakliból.
web-brief-democracy = Tegyél 1 Utópia lapot egy területre: ott a hegemóniához eggyel több lap kell.

## The story of the end
web-story = Mi döntötte el
web-story-points = Vezetett területek: { $points }.
web-story-stopped = { $seat } hegemóniáját csak a demokrácia akadályozta meg ({ $domain }).
web-story-near =
    { $count ->
        [one] { $seat }: egy lap hiányzott a hegemóniához ({ $domain }).
       *[other] { $seat }: { $count } lap hiányzott a hegemóniához ({ $domain }).
    }
web-story-near-you =
    { $count ->
        [one] Egy lap hiányzott a hegemóniádhoz ({ $domain }).
       *[other] { $count } lap hiányzott a hegemóniádhoz ({ $domain }).
    }
web-chart = A verseny: lapok a legerősebb területen, körről körre
web-chart-hegemony = Hegemónia: { $count }
web-figure-effects = Használt hatások
web-figure-lost = Támadásban elvesztett lapok
web-figure-drawn = Húzott lapok
web-result-by-concession-mine = Feladtad a játékot.
web-again-with = Más ellenfelek
web-again-against = Újra, ellenfél: { $bot }
web-verify-holds = minden rendben
web-verify-fails = valami nem stimmel
