### Amit az asztalok mondanak: elutasítások, események és a diplomácia mondatai. A helyek: P1–P4.

## What a table refuses

table-bad-message = Az üzenet nem olvasható, itt: { $place }: { $why }
table-bad-request = A kiszolgáló nem érti ezt a kérést.
table-body-large = Ez túl nagy: legfeljebb { $most } bájt fogadható.
table-broken = Az asztal naplója a(z) { $entry }. bejegyzéstől nem játszható vissza. Bárki bezárhatja, aki ül.
table-chat-empty = Ebben az üzenetben nincs semmi.
table-chat-full = Ennél az asztalnál elfogyott a szó: { $most } üzenet a határ.
table-chat-long = Egy üzenet legfeljebb { $most } karakter.
table-chat-off = Ennél az asztalnál a szabad szöveg ki van kapcsolva; a kész mondatok használhatók.
table-concede-to = Mondd meg, kinek adod fel: egy másik oldal helyét.
table-draw-alone = Nincs kivel döntetlenben megegyezni.
table-foreign-origin = Ez a kérés másik webhelyről jön, ezért nem fogadjuk el.
table-full = Minden hely foglalt. Nézőként maradhatsz.
table-hello-twice = A vonal már nyitva van; köszönni csak egyszer kell.
table-host-only = Ezt csak az asztal házigazdája teheti meg.
table-internal = Nálunk hiba történt. Semmi sem változott; próbáld újra.
table-is-open = A játék még nem kezdődött el.
table-is-running = A játék már elkezdődött.
table-is-finished = A játéknak vége.
table-is-closed = Ezt az asztalt bezárták.
table-message-large = Egy üzenet legfeljebb { $most } karakternyi szöveg.
table-mutes-full = Legfeljebb { $most } embert némíthatsz el.
table-name-empty = A névben legyen legalább egy látható jel.
table-no-bot = Nincs „{ $bot }” nevű bot. Vannak: { $bots }
table-no-hint-now = Nincs mit tanácsolni: most nem te döntesz.
table-no-hints = Ennél az asztalnál nincs tanács.
table-rated-hints = Értékszámos játszmában nincs tanács: vagy az egyik, vagy a másik.
table-no-link = Ezt a hivatkozást már felhasználták, lejárt, vagy sosem volt. Készíts újat a másik eszközön.
table-no-offer = Nincs ajánlat az asztalon.
table-no-page = Ezen a címen nincs semmi.
table-no-person = Nincs ilyen személy.
table-no-position = Nincs ilyen állás: a játék { $most } lépésből áll.
table-no-seat = Nincs { $seat } hely ennél a { $players } fős asztalnál.
table-no-seeds = Ennél az asztalnál a játékosok nem tesznek hozzá a keveréshez.
table-no-undo = Ezt nem lehet visszavonni: rejtett lap vált ismertté, más lépett, vagy véget ért a kör.
table-not-allowed = Ez nem megengedett.
table-not-asked = Ez az ajánlat nem neked szól.
table-not-finished = Ez a játék végén látható.
table-not-found = Nincs ilyen asztal; a hivatkozás hibás lehet, vagy a lejárta után törölték.
table-not-full =
    { $missing ->
        [one] Egy hely még szabad: várj, vagy ültess oda botot.
       *[other] { $missing } hely még szabad: várj, vagy ültess oda botokat.
    }
table-not-seated = Nem ülsz ennél az asztalnál.
table-not-signed-in = Előbb mondd meg, ki vagy: válassz nevet.
table-offer-again = Ebben a körben már tettél ajánlatot.
table-offer-pending = Már van ajánlat az asztalon; előbb arra felelj.
table-phrase-arguments = A(z) „{ $phrase }” mondathoz pontosan ez kell: { $needed }
table-phrase-unknown = Nincs „{ $phrase }” mondat.
table-phrase-value = A(z) „{ $phrase }” mondatban a(z) „{ $argument }” nem illik ide.
table-seat-reserved = A(z) { $seat } hely másnak van fenntartva.
table-seat-taken = A(z) { $seat } hely foglalt.
table-seated-already = Már a(z) { $seat } helyen ülsz; előbb állj fel.
table-seed-long = A keveréshez legfeljebb { $most } karaktert adhatsz.
table-sequence-taken = Valaki gyorsabb volt. Próbáld újra.
table-spectators-silent = A nézők a játék végéig hallgatnak.
table-stale = Az asztal továbblépett: a következő szám { $needed }, nem { $have }.
table-store-unavailable = Nem sikerült eltárolni, ezért semmi sem változott. Próbáld újra.
table-take-back-first = A(z) { $seat } helyen egy bot játszik helyetted; előbb vedd vissza.
table-too-busy = Az asztalnál túl nagy a forgalom. Próbáld újra.
table-too-often = Ez túl gyakori volt. Várj egy kicsit.
table-cannot-reach = A kiszolgáló nem válaszol: { $why }
table-no-backup = Ez csak SQLite-ot ment; PostgreSQL-hez használd a pg_dump programot.
table-no-data = Nincs adatbázis itt: { $path }.

## What happened at the table

table-log-sat = { $name } leül: { $seat }
table-log-left = { $name } feláll
table-log-returned = { $name } visszatért: { $seat }
table-log-away-clock = { $name } ideje lejárt: egy bot játszik tovább
table-log-away-gone = { $name } túl rég elment: egy bot játszik tovább
table-log-started = A lapokat kiosztották
table-log-undone = { $name } visszavon egy lépést
table-log-offered-draw = { $name } döntetlent ajánl
table-log-offered-concession = { $name } felajánlja, hogy feladja { $to } javára
table-log-answered-yes = { $name } egyetért
table-log-answered-no = { $name } nem ért egyet
table-log-closed = Az asztalt bezárták
table-log-rematched = A következő játék egy másik asztalnál vár
table-result-draw = Döntetlen megegyezéssel
table-result-concession = Győzelem feladással: { $winners }
table-expires = Megőrizzük eddig: { $date }, ha más nem történik

## The phrases of diplomacy: $seat and $target are names of players, $domain a Domain

phrase-hello = Sziasztok, jó játékot mindenkinek!
phrase-good-game = Jó játék volt!
phrase-well-played = Szép lépés!
phrase-thanks = Köszönöm, { $seat }.
phrase-sorry = Bocsánat, { $seat }.
phrase-yes = Igen.
phrase-no = Nem.
phrase-think = Gondolkodom egy kicsit.
phrase-truce = { $seat }, hagyjuk egymást békén?
phrase-truce-against = { $seat }, fogjunk össze { $target } ellen?
phrase-accept = Rendben, { $seat }.
phrase-decline = Inkább nem, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Vigyázat: { $target } egy lapra van a hegemóniától ({ $domain })!
       *[other] Vigyázat: { $target } { $missing } lapra van a hegemóniától ({ $domain })!
    }
phrase-warn-deck = A pakli mindjárt elfogy.
phrase-promise-no-attack = { $seat }, a következő körben nem támadom ezt: { $domain }.
phrase-promise-no-embargo = { $seat }, a következő körben nem teszek rád embargót.
phrase-promise-no-inquisition = { $seat }, a következő körben nem nyúlok a kezedben lévő lapokhoz.
phrase-ask-embargo = { $seat }, tennél embargót { $target } lapjaira ({ $domain })?
phrase-ask-democracy = { $seat }, tennél demokráciát { $target } lapjaira ({ $domain })?
phrase-ask-attack = { $seat }, megtámadnád ezt: { $domain }?
phrase-betrayed = { $seat }, ezt megjegyzem.

## The commands serve and admin

help-serve = Asztalokat szolgál ki böngészőknek és programoknak. Minden kapcsoló megadható IMPERA_ és nagybetűs név alakban is.
help-serve-host = figyelt cím (127.0.0.1)
help-serve-port = figyelt port (8420)
help-serve-data = az SQLite-fájl mappája
help-serve-database = PostgreSQL-adatbázis URL-je SQLite helyett; memory: semmit sem őriz meg
help-serve-web = a lefordított böngészős kliens mappája
help-serve-origins = további engedélyezett eredetek, vesszővel elválasztva
help-serve-secure = sütik csak https-en
help-serve-proxied = elhiszi az előtte álló proxy által közölt címeket
help-serve-bot-workers = egyszerre gondolkodó botok (1)
help-serve-bot-pause = másodpercek, mielőtt egy bot lépése látszik (0.5)
help-serve-retention = ennyi napig őrzünk egy játékot az utolsó lépés után (0: örökre)
help-serve-log = a napló alakja: console vagy json
help-serve-log-level = mi kerül a naplóba: debug, info, warning, error
help-serve-prune-days = játékok, amelyekben ennyi napja nem történt semmi
help-admin = A tárolt játékok gondozása; futó kiszolgáló mellett is működik.
help-admin-list = Minden asztal: azonosító, idő, állapot.
help-admin-export = Kiírja a befejezett játékok jegyzékét, egy-egy JSON-sorban.
help-admin-prune = Régi játékok törlése.
help-admin-backup = Lemásolja az SQLite-fájlt, akár használat közben is.
admin-pruned =
    { $count ->
        [one] Egy játék törölve.
       *[other] { $count } játék törölve.
    }
