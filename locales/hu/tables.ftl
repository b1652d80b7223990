### Amit az asztalok mondanak: elutasítások, események és a diplomácia mondatai. A helyek: P1–P4.

## What a table refuses

table-bad-message = Az üzenet nem értelmezhető ({ $place }): { $why }
table-bad-request = A szerver nem érti ezt a kérést.
table-body-large = Ez túl nagy: legfeljebb { $most } bájt lehet.
table-broken = Az asztal naplója nem játszható vissza; az első hibás bejegyzés: { $entry }. Aki az asztalnál ül, bezárhatja.
table-chat-empty = Üres üzenetet nem lehet küldeni.
table-chat-full = Ennél az asztalnál elfogyott a szó: { $most } üzenet a határ.
table-chat-long = Egy üzenet legfeljebb { $most } karakter lehet.
table-chat-off = Ennél az asztalnál a szabad csevegés ki van kapcsolva; a kész mondatok használhatók.
table-concede-to = Válaszd ki, kinek a javára adod fel: az ellenfelek egyikét.
table-draw-alone = Nincs kivel megegyezned a döntetlenben.
table-foreign-origin = Ez a kérés másik webhelyről jön, ezért nem fogadjuk el.
table-full = Minden hely foglalt. Nézőként maradhatsz.
table-hello-twice = A kapcsolat már él; köszönni csak egyszer kell.
table-host-only = Ezt csak az asztal házigazdája teheti meg.
table-internal = Hiba történt nálunk. Semmi sem változott; próbáld újra.
table-is-open = A játék még nem kezdődött el.
table-is-running = A játék már elkezdődött.
table-is-finished = A játék véget ért.
table-is-closed = Ezt az asztalt bezárták.
table-message-large = Egy üzenet legfeljebb { $most } karakternyi szöveg.
table-mutes-full = Legfeljebb { $most } embert némíthatsz el.
table-name-empty = A névben legyen legalább egy látható karakter.
table-no-bot = Nincs „{ $bot }” nevű bot. Választható: { $bots }
table-no-hint-now = Most nem kérhetsz tippet: nem te döntesz.
table-no-hints = Ennél az asztalnál nem lehet tippet kérni.
table-rated-hints = Értékszámos játszmában nincs tipp: válassz a kettő közül.
table-no-link = Ezt a linket már felhasználták, lejárt, vagy sosem létezett. Készíts újat a másik eszközön.
table-no-offer = Nincs ajánlat az asztalon.
table-no-page = Ezen a címen nincs semmi.
table-no-person = Nincs ilyen személy.
table-no-position = Nincs ilyen állás: a játszma { $most } akcióból áll.
table-no-seat = Nincs { $seat } hely ennél a { $players } fős asztalnál.
table-no-seeds = Ennél az asztalnál a játékosok nem szólhatnak bele a keverésbe.
table-no-undo = Ezt nem lehet visszavonni: rejtett lap vált ismertté, más lépett, vagy véget ért a kör.
table-not-allowed = Ez nem megengedett.
table-not-asked = Ez az ajánlat nem neked szól.
table-not-finished = Ez csak a játék végén látható.
table-not-found = Nincs ilyen asztal; lehet, hogy hibás a link, vagy az asztalt a lejárta után töröltük.
table-not-full =
    { $missing ->
        [one] Egy hely még szabad: várj, vagy ültess oda botot.
       *[other] { $missing } hely még szabad: várj, vagy ültess oda botokat.
    }
table-not-seated = Nem ülsz ennél az asztalnál.
table-not-signed-in = Előbb mondd meg, ki vagy: válassz nevet.
table-offer-again = Ebben a körben már tettél ajánlatot.
table-offer-pending = Már van ajánlat az asztalon; előbb arra válaszolj.
table-phrase-arguments = Ehhez a mondathoz: „{ $phrase }”, pontosan ez kell: { $needed }
table-phrase-unknown = Nincs ilyen mondat: „{ $phrase }”.
table-phrase-value = Nem illik ebbe a mondatba („{ $phrase }”): „{ $argument }”.
table-seat-reserved = { $seat } – ez a hely másnak van fenntartva.
table-seat-taken = { $seat } – ez a hely foglalt.
table-seated-already = Már ülsz ennél az asztalnál ({ $seat }); előbb állj fel.
table-seed-long = A keveréshez adott szöveged legfeljebb { $most } karakter lehet.
table-sequence-taken = Valaki gyorsabb volt. Próbáld újra.
table-spectators-silent = A nézők a játék végéig hallgatnak.
table-stale = Közben változott az állás: a következő sorszám { $needed }, nem { $have }.
table-store-unavailable = Nem sikerült elmenteni, ezért semmi sem változott. Próbáld újra.
table-take-back-first = Egy bot játszik helyetted ({ $seat }); előbb ülj vissza a helyedre.
table-too-busy = Az asztalnál túl nagy a forgalom. Próbáld újra.
table-too-often = Túl gyorsan próbálkozol. Várj egy kicsit.
table-cannot-reach = A szerver nem válaszol: { $why }
table-no-backup = Ez csak SQLite-ot ment; PostgreSQL-hez használd a pg_dump programot.
table-no-data = Nincs adatbázis itt: { $path }.

## What happened at the table

table-log-sat = { $name } leül ({ $seat })
table-log-left = { $name } feláll
table-log-returned = { $name } visszatér ({ $seat })
table-log-away-clock = { $name } ideje lejárt: egy bot játszik tovább
table-log-away-gone = { $name } túl régóta nincs itt: egy bot játszik tovább
table-log-started = A lapok kiosztva
table-log-undone = { $name } visszavon egy akciót
table-log-offered-draw = { $name } döntetlent ajánl
table-log-offered-concession = { $name } felajánlja, hogy feladja { $to } javára
table-log-answered-yes = { $name } elfogadja
table-log-answered-no = { $name } elutasítja
table-log-closed = Az asztalt bezárták
table-log-rematched = A következő játszma egy másik asztalnál vár
table-result-draw = Döntetlen megegyezéssel
table-result-concession = Az ellenfél feladta. Nyert: { $winners }
table-expires = Ha más nem történik, eddig őrizzük meg: { $date }

## The phrases of diplomacy: $seat and $target are names of players, $domain a Domain

phrase-hello = Sziasztok, jó játékot mindenkinek!
phrase-good-game = Jó játék volt!
phrase-well-played = Szép volt!
phrase-thanks = Köszönöm, { $seat }.
phrase-sorry = Bocsánat, { $seat }.
phrase-yes = Igen.
phrase-no = Nem.
phrase-think = Gondolkodom egy kicsit.
phrase-truce = { $seat }, békén hagyjuk egymást?
phrase-truce-against = { $seat }, összefogunk { $target } ellen?
phrase-accept = Rendben, { $seat }.
phrase-decline = Inkább nem, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Vigyázat: { $target } egy lapra van a hegemóniától ({ $domain })!
       *[other] Vigyázat: { $target } { $missing } lapra van a hegemóniától ({ $domain })!
    }
phrase-warn-deck = A pakli mindjárt elfogy.
phrase-promise-no-attack = { $seat }, a következő körben nem támadom meg ezt a területet: { $domain }.
phrase-promise-no-embargo = { $seat }, a következő körben nem teszek rád embargót.
phrase-promise-no-inquisition = { $seat }, a következő körben nem nyúlok a kezedben lévő lapokhoz.
phrase-ask-embargo = { $seat }, tennél embargót { $target } területére ({ $domain })?
phrase-ask-democracy = { $seat }, tennél demokráciát { $target } területére ({ $domain })?
phrase-ask-attack = { $seat }, megtámadnád ezt a területet: { $domain }?
phrase-betrayed = { $seat }, ezt megjegyzem.

## The commands serve and admin

help-serve = Asztalokat nyújt böngészőknek és programoknak. Minden kapcsoló megadható környezeti változóként is: IMPERA_ és a kapcsoló neve nagybetűvel.
help-serve-host = figyelt cím (127.0.0.1)
help-serve-port = figyelt port (8420)
help-serve-data = az SQLite-fájl mappája
help-serve-database = PostgreSQL-adatbázis URL-je SQLite helyett; memory: semmit sem őriz meg
help-serve-web = a kész böngészős kliens mappája
help-serve-origins = további engedélyezett források (origin), vesszővel elválasztva
help-serve-secure = sütik küldése csak https-en
help-serve-proxied = elhiszi az előtte álló proxy által közölt címeket
help-serve-bot-workers = egyszerre ennyi bot gondolkodhat (1)
help-serve-bot-pause = ennyi másodperc után látszik egy bot akciója (0.5)
help-serve-retention = ennyi napig őrzünk meg egy játszmát az utolsó akció után (0: örökre)
help-serve-log = a napló formája: console vagy json
help-serve-log-level = mi kerül a naplóba: debug, info, warning, error
help-serve-prune-days = játszmák, amelyekben ennyi napja nem történt semmi
help-admin = A tárolt játszmák gondozása; futó szerver mellett is működik.
help-admin-list = Az összes asztal: azonosító, idő, állapot.
help-admin-export = Kiírja az összes befejezett játszma jegyzőkönyvét, egy-egy JSON-sorban.
help-admin-prune = Régi játszmák törlése.
help-admin-backup = Lemásolja az SQLite-fájlt, akár használat közben is.
admin-pruned =
    { $count ->
        [one] Egy játszma törölve.
       *[other] { $count } játszma törölve.
    }
