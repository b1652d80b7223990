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
table-rated-early = Értékszámos játszmában senki sem adhatja fel és nem ajánlhat döntetlent, amíg mindenkinek nem volt { $rounds } köre.
table-rated-hints = Értékszámos játszmában nincs tipp: válassz a kettő közül.
table-nobody-before = Korábban senki más nem volt itt bejelentkezve.
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
table-no-seals = Ennél az asztalnál nem pecsételik le a magokat.
table-seals-closed = Egy magot már megmutattak: senki sem pecsételhet másikat. Ha valaki jön vagy megy, mindenki újra pecsétel.
table-seals-first = Ennél az asztalnál a magot előbb le kell pecsételni: küldd el a lenyomatát (hash).
table-seals-missing =
    { $missing ->
        [one] Egy hely még nem pecsételte le a magját; utána mindenki megmutatja a sajátját.
       *[other] { $missing } hely még nem pecsételte le a magját; utána mindenki megmutatja a sajátját.
    }
table-seed-unlike = Nem ez az a mag, amelyet lepecsételtek.
table-seeds-hidden =
    { $missing ->
        [one] Egy játékos még nem mutatta meg a lepecsételt magot.
       *[other] { $missing } játékos még nem mutatta meg a lepecsételt magot.
    }
table-seed-long = A keveréshez adott szöveged legfeljebb { $most } karakter lehet.
table-sequence-taken = Valaki gyorsabb volt. Próbáld újra.
table-spectators-silent = A nézők a játék végéig hallgatnak.
table-stale = Közben változott az állás: a következő sorszám { $needed }, nem { $have }.
table-store-locked = Egy másik program zárolja az adatbázist, ezért semmi sem változott. Próbáld újra kis idő múlva.
table-store-full = A szerver lemeze megtelt, ezért semmi sem változott. A szerver üzemeltetőjének helyet kell felszabadítania.
table-store-read-only = A szerver lemezére nem lehet írni, ezért semmi sem változott. Ezt a szerver üzemeltetőjének kell rendbe tennie.
table-store-unavailable = Nem sikerült elmenteni, ezért semmi sem változott. Próbáld újra.
table-take-back-first = Egy bot játszik helyetted ({ $seat }); előbb ülj vissza a helyedre.
table-too-busy = Az asztalnál túl nagy a forgalom. Próbáld újra.
table-too-often = Túl gyorsan próbálkozol. Várj egy kicsit.
table-too-many-tables = Már { $most } asztalod van nyitva. Fejezz be vagy zárj be egyet, vagy várj egy kicsit.
table-queue-full = Már túl sok minden vár. Próbáld újra egy pillanat múlva.
table-undone-full = Ennél az asztalnál már nem lehet többet visszavonni: { $most } elég volt.
table-log-full = Az asztal naplójában a játékon kívül túl sok minden van. Játsszatok tovább, vagy nyiss másik asztalt.
table-no-backup = Ez csak SQLite-ot ment; PostgreSQL-hez használd a pg_dump programot.
table-no-data = Nincs adatbázis itt: { $path }.
table-data-taken = A { $process } számú folyamatban futó szerver már használja ezt: { $path }. Előbb állítsd le, vagy adj ennek másik mappát a --data kapcsolóval.
table-data-unusable = Az adatbázis nem nyitható meg ({ $place }): { $why }
table-schema-newer = Az adatbázist ({ $place }) egy újabb Impera írta (séma: { $have }; ez eddig ismeri: { $needed }). Telepítsd az újabb Imperát, vagy állíts vissza egy mentést.
table-rules-newer = Ezt a játszmát újabb szabályok szerint játszották ({ $have }. változat; ez a szerver eddig ismeri: { $needed }). Újabb Imperával lesz ismét megnézhető.

## What happened at the table

table-log-sat = { $name } leül ({ $seat })
table-log-left = { $name } feláll
table-log-returned = { $name } visszatér ({ $seat })
table-log-renamed = Új név ({ $seat }): { $name }
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
help-serve-bot-workers = egyszerre ennyi bot gondolkodhat (ahány mag van)
help-think = Más gépeken futó szerverek botjai itt gondolkodnak; egy PostgreSQL-adatbázison osztoznak.
help-think-database = a szerverek közös PostgreSQL-adatbázisának URL-je
think-no-postgres = A(z) { $database } nem PostgreSQL-adatbázis: az URL így kezdődik: postgresql://.
table-no-thinker = Másutt nincs, aki gondolkodjon.
help-serve-bot-pause = legalább ennyi másodperc egy bot két akciója között (0.1); 0: amilyen gyorsan gondolkodik, ami elárulja a lapjait
help-serve-retention = ennyi napig őrzünk meg egy játszmát az utolsó akció után (0: örökre)
help-serve-log = a napló formája: console vagy json
help-serve-log-level = mi kerül a naplóba: debug, info, warning, error
help-serve-prune-days = játszmák, amelyekben ennyi napja nem történt semmi
help-admin = A tárolt játszmák gondozása; futó szerver mellett is működik.
help-admin-list = Az összes asztal: azonosító, idő, állapot.
help-admin-export = Kiírja az összes befejezett játszma jegyzőkönyvét, egy-egy JSON-sorban.
help-admin-prune = Régi játszmák törlése.
help-admin-ratings = Megmutatja az értékszámos játszmák gyanús sorozatait: két ember, egy nap alatt sok játszma, szinte mindet ugyanaz nyerte.
admin-no-series = Nincs gyanús sorozat az értékszámos játszmák között.
admin-series = { $winner } legyőzte őt: { $loser }, { $games } értékszámos játszmából { $won } alkalommal, { $first } és { $last } között
help-admin-backup = Lemásolja az SQLite-fájlt, akár használat közben is.
help-admin-forget = Elfelejt valakit, ahogy ezt ő maga is megteheti a beállításokban. Közben az SQLite-fájlt nem használhatja kiszolgáló.
help-admin-forget-person = az azonosítója, vagy a neve, ha másnak nincs ilyen neve
help-admin-forget-yes = kérdés nélkül
admin-nobody = Nincs senki ezzel az azonosítóval vagy névvel: { $person }.
admin-many = Többen is viselik ezt a nevet: { $name }. Adj meg egyet ezek közül az azonosítók közül: { $ids }
admin-forget-sure = Elfelejtsük örökre: { $name } ({ $person })? Játszmák, amelyekben részt vett: { $count }
admin-forgotten = Elfelejtve: { $name } ({ $person }). A korábbi másolatok még ismerik.
admin-pruned =
    { $count ->
        [one] Egy játszma törölve.
       *[other] { $count } játszma törölve.
    }
