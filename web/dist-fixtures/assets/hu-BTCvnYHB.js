var e=`
bots-unknown = nincs „{ $bot }” nevű bot; ezek vannak: { $bots }, és bármely saját osztály module:Class alakban
bots-no-parameter = a „{ $bot }” bot nem vár paramétert; írja így: „{ $bot }”, a „:{ $parameter }” nélkül
bots-level = nincs „{ $parameter }” szint; a szintek 1-től { $most }-ig tartanak, például level:4
bots-count = a „{ $parameter }” nem szám a { $bot } számára; egész számot írjon 1 és { $most } között, például { $bot }:1000
bots-seconds = a „{ $parameter }” nem gondolkodási idő; mértékegységgel írja, például search:50ms vagy search:1s
bots-no-class = a { $module } modulban nincs „{ $attribute }”
bots-no-bot = a „{ $bot }” nem bot: nincs choose(view, budget, rng) függvénye
bots-weights-misfit = a { $file } súlyai nem illenek ehhez a változathoz és { $players } játékoshoz; tanítsa újra
bots-train-exists = a { $folder } mappában már van egy tanítás; folytassa, vagy válasszon másik mappát
bots-train-other = a { $folder } mappában lévő tanítás { $players } játékoshoz vagy a csapatok másik formájához való; válasszon másik mappát
help-train = A tanuló botok tanítása a semmiből, önmaguk elleni játékkal; bármikor megállítható és folytatható.
help-train-hours = A tanítás CPU-órái, a folytatott tanítás eddigi óráival együtt.
help-train-out = A tanítás mappája: ellenőrzőpont, görbe és súlyok. A benne talált tanítás folytatódik.
help-train-fresh = Folytatás helyett utasítsa el azt a mappát, amelyben már van tanítás.
help-train-begin = Kétjátékos súlyok a kezdéshez a semmi helyett.
train-line = { $seconds } s CPU, { $games } játék ({ $speed }/s): { $light } a light ellen, { $greedy } a greedy ellen
train-done = Súlyok: { $file }
card-back = { $age }. kori
event-turn-began = { $seat }: kezdődik a kör
event-play-skipped =
    { $number ->
        [one] { $seat } nem tud lapot kijátszani: a kijátszás elmarad
       *[other] { $seat } nem tud lapot kijátszani: { $number } kijátszás elmarad
    }
event-played = { $seat } kijátszik egy { $card } lapot
event-discarded = { $seat } eldob egy { $card } lapot a kezéből
event-sacrificed = { $seat } eldob egy { $card } lapot a játékterületéről
event-paid = { $seat } egy { $card } lappal fizet
event-lost = { $seat } elveszít egy { $card } lapot a támadás miatt
event-took = { $seat } visszavesz a kezébe egy { $card } lapot
event-recovered = { $seat } elvesz egy { $card } lapot a dobópakliból
event-drew = { $seat } húz egy { $card } lapot
event-seized = { $seat } elvesz egy { $card } lapot { $other } kezéből
event-gave = { $seat } visszaad egy { $card } lapot { $other } kezébe
event-applied-own = { $seat } végrehajt egy hatást: { $effect }
event-applied-copied = { $seat } lemásolja { $other } egyik hatását: { $effect }
event-applied-attack = { $seat } megtámad egy területet: { $domain }
event-applied-inquisition = { $seat } végrehajt egy hatást { $other } ellen: { $effect }
event-applied-embargo = { $seat } embargót vet ki { $other } egyik területére: { $domain }
event-applied-breakthrough = { $seat } végrehajt egy hatást: { $effect }
event-applied-democracy = { $seat } demokráciát vezet be { $other } egyik területén: { $domain }
event-embargo-laid = egy { $card } lap képpel lefelé { $other } egyik területére kerül: { $domain }
event-embargo-lifted = lejár az embargó { $seat } egyik területén ({ $domain }): egy { $card } lap a dobópaklira kerül
event-democracy-laid = egy { $card } lap képpel lefelé { $other } egyik területére kerül: { $domain }
event-hand-size-set = { $seat } kezében tartható lapok száma ebben a körben: { $number }
event-coin-placed = a kultúraérme { $other } egyik területére kerül: { $domain }
event-coin-returned = a kultúraérme visszakerül a pakli mellé
event-picked = { $seat } megtart egy { $card } lapot
event-passed = { $seat } továbbad egy { $card } lapot { $other } részére
event-centred = { $seat } középre tesz egy { $card } lapot
event-claimed = { $seat } elvesz egy { $card } lapot középről
event-deck-emptied = { $seat } felhúzza a pakli utolsó lapját: ez az utolsó forduló
event-ended-hegemony = { $seat } Hegemónia győzelmet arat: a játék véget ért
event-ended-majority = az utolsó forduló is lezajlott: a többség dönt
unparsable-verb = „{ $text }” nem akció. Az akciók ezek egyikével kezdődnek: { $verbs }.
unparsable-verb-near = „{ $text }” nem akció. Erre gondoltál: „{ $near }”?
unparsable-count =
    { $needed ->
        [0] „{ $text }” túl sokat mond: „{ $verb }” önmagában áll.
        [one] „{ $text }” így nem jó: „{ $verb }” után pontosan egy szónak kell állnia, itt viszont { $have } áll.
       *[other] „{ $text }” így nem jó: „{ $verb }” után pontosan { $needed } szónak kell állnia, itt viszont { $have } áll.
    }
unparsable-kind = „{ $word }” nem kártya ebben: „{ $text }”. A kártyák: { $choices }.
unparsable-seat = „{ $word }” nem hely ebben: „{ $text }”. A helyek: { $choices }.
unparsable-domain = „{ $word }” nem terület ebben: „{ $text }”. A területek: { $choices }.
unparsable-permanent = „{ $word }” nem állandó hatás ebben: „{ $text }”. Az állandó hatások: { $choices }.
unparsable-id = Nincs { $id } sorszámú akció; a sorszámok 0 és { $most } közöttiek.
impossible-seat = ennél a { $players } fős asztalnál nincs { $seat } játékos
impossible-draft = Hagyományos módban nincs kártyaválasztás: a lapokat kiosztjuk
impossible-draft-age = { $card } nem fordulhat elő a kártyaválasztásban: ott minden lap 1. kori
not-your-turn = most nem { $seat } van soron: { $turn } dönt
legal-end = két hatás között bármikor befejezheted a hatások végrehajtását
legal-play = kijátszhatsz egy { $card } lapot: { $have } van a kezedben
legal-pick = megtarthatsz egy { $card } lapot: { $have } van a kapott lapok között
legal-claim = elvehetsz egy { $card } lapot: { $have } van középen
legal-discard = eldobhatsz egy { $card } lapot: { $have } van a kezedben
legal-sacrifice = lemondhatsz egy { $card } lapról: { $have } van a játékterületeden
legal-take = felvehetsz egy { $card } lapot a kezedbe: { $have } van a játékterületeden
legal-recover = visszavehetsz egy { $card } lapot: { $have } van a dobópakliban
legal-give = visszaadhatsz egy { $card } lapot: { $have } van a kezedben
legal-permanent = { $effect }: { $needed } kijátszott { $domain } kártya kell hozzá, neked { $have } van
legal-inspiration = Kultúrában te vezetsz, és { $source } játékosnak { $have } kijátszott { $domain } kártyája van; { $effect }: { $needed } kell hozzá
legal-discard-effect = { $effect }: az ára 1 { $domain } kártya a játékterületedről, neked { $have } van
why-over-hegemony = a játék véget ért: Hegemónia győzelemmel dőlt el
why-over-majority = a játék véget ért: az utolsó forduló is lezajlott
why-asked-pick = előbb tarts meg egyet a kapott lapok közül
why-asked-claim = előbb vegyél el egy lapot középről
why-play-first = előbb játssz ki egy lapot a kezedből
why-played-already = ebben a körben már kijátszottad a lapodat
why-no-such-choice = most egyetlen hatás sem kér ilyet
why-asked-play =
    { $left ->
        [one] előbb fejezd be a hatást ({ $effect }): játssz ki egy lapot a kezedből
       *[other] előbb fejezd be a hatást ({ $effect }): játssz ki { $left } lapot a kezedből
    }
why-asked-discard =
    { $left ->
        [one] előbb fejezd be a hatást ({ $effect }): dobj el egy lapot a kezedből
       *[other] előbb fejezd be a hatást ({ $effect }): dobj el { $left } lapot a kezedből
    }
why-asked-sacrifice =
    { $left ->
        [one] előbb fejezd be a hatást ({ $effect }): dobj el egy lapot a játékterületedről
       *[other] előbb fejezd be a hatást ({ $effect }): dobj el { $left } lapot a játékterületedről
    }
why-asked-take =
    { $left ->
        [one] előbb fejezd be a hatást ({ $effect }): vegyél fel egy lapot a játékterületedről
       *[other] előbb fejezd be a hatást ({ $effect }): vegyél fel { $left } lapot a játékterületedről
    }
why-asked-recover =
    { $left ->
        [one] előbb fejezd be a hatást ({ $effect }): vegyél el egy lapot a dobópakliból
       *[other] előbb fejezd be a hatást ({ $effect }): vegyél el { $left } lapot a dobópakliból
    }
why-asked-give =
    { $left ->
        [one] előbb fejezd be a hatást ({ $effect }): adj vissza egy lapot
       *[other] előbb fejezd be a hatást ({ $effect }): adj vissza { $left } lapot
    }
why-not-in-hand = nincs { $card } lap a kezedben
why-not-in-area = nincs képpel felfelé fekvő { $card } lap a játékterületeden
why-not-in-pile = nincs { $card } lap a dobópakliban
why-not-in-pack = nincs { $card } lap a kapott lapjaid között
why-not-in-centre = nincs { $card } lap középen
why-embargoed =
    { $have ->
        [one] ebben a körben embargó tiltja, hogy { $domain } kártyát játssz ki
       *[other] ebben a körben { $have } embargó tiltja, hogy { $domain } kártyát játssz ki
    }
why-permanent-spent = { $domain }: e terület állandó hatását ebben a körben már felhasználtad
why-level-too-low = { $effect }: { $needed } kijátszott { $domain } kártya kell hozzá, neked { $have } van
why-source-too-low = { $effect }: { $needed } kijátszott { $domain } kártya kell hozzá, { $source } játékosnak { $have } van
why-hand-too-small =
    { $needed ->
        [one] { $effect }: az ára egy lap a kezedből, neked { $have } van
       *[other] { $effect }: az ára { $needed } lap a kezedből, neked { $have } van
    }
why-area-too-small =
    { $needed ->
        [one] { $effect }: az ára egy lap a játékterületedről, neked { $have } van
       *[other] { $effect }: az ára { $needed } lap a játékterületedről, neked { $have } van
    }
why-pile-empty = { $effect }: a dobópakliból kellene lapot venned, de az üres
why-copies-itself = egy másik játékos hatását másold le, ne a sajátodat
why-culture-spent = ebben a körben már lemásoltál egy hatást
why-no-culture-lead = több kijátszott Kultúra kártyádnak kell lennie, mint bármelyik másik játékosnak: neked { $have } van, valaki másnak { $others }
why-discard-spent = { $domain }: e terület kártyaeldobását ebben a körben már felhasználtad
why-cannot-pay = { $effect }: az ára 1 { $domain } kártya a játékterületedről, neked { $have } van
why-attack =
    { $needed ->
        [one] legalább egy { $domain } kártya kell a játékterületeden, neked { $have } van
       *[other] legalább { $needed } { $domain } kártya kell a játékterületeden, neked { $have } van
    }
why-aims-at-itself = másik játékost válassz, ne saját magadat
why-target-empty = { $target } játékosnak nincs képpel felfelé fekvő { $domain } kártyája
why-target-empty-own = ha a saját területedre szánod, 2 { $domain } kártya kell: az egyikkel fizetsz, a másiknak ott kell maradnia
setup-players = a játékot 2, 3 vagy 4 játékos játszhatja, nem { $players }
setup-variant = nincs „{ $variant }” változat; ezek vannak: { $variants }
setup-teams = csapatjátékhoz négy játékos kell, nem { $players }
setup-first = { $first } nem ül ennél a { $players } fős asztalnál
setup-seat = { $seat } nem ül ennél a { $players } fős asztalnál
setup-kind = „{ $kind }” nem kártya; a kártyák: { $kinds }
setup-deck-size =
    { $needed ->
        [one] { $players } játékos paklija egy lapból áll, itt { $have } van
       *[other] { $players } játékos paklija { $needed } lapból áll, itt { $have } van
    }
setup-copies =
    { $needed ->
        [one] a dobozban egy { $kind } lap van, itt { $have }
       *[other] a dobozban { $needed } { $kind } lap van, itt { $have }
    }
setup-ages = { $kind } nem való a pakli { $place }. helyére: oda { $age }. kori lap kell
setup-seed =
    { $have ->
        [one] a szerver véletlenmagja { $needed } hexadecimális számjegy; ez egyetlen karakter
       *[other] a szerver véletlenmagja { $needed } hexadecimális számjegy; ez { $have } karakter
    }
setup-seed-or-deck = véletlenmagot vagy paklisorrendet adj meg: pontosan az egyiket a kettő közül
setup-player-seeds = adj meg mind a { $needed } játékoshoz egy-egy véletlenmagot, vagy egyet se; itt { $have } van
setup-player-seed-length = egy játékos véletlenmagja legfeljebb { $most } karakter lehet, ez { $have }
nothing-to-undo = nincs mit visszavonni: még egyetlen akció sem történt
position-format = egy állás így kezdődik: „{ $needed }”, nem így: „{ $have }”
position-field = { $column }. oszlop: „{ $field }” nem olvasható
record-place = { $line }. sor, { $column }. oszlop:
record-tag = egy fejléccímke így néz ki: [Players "2"]; itt ez áll: „{ $text }”
record-tag-unknown = nincs „{ $tag }” fejléccímke; erre gondoltál: „{ $near }”?
record-tag-twice = kétszer szerepel ez a címke: „{ $tag }”
record-tag-missing = a fejlécből hiányzik ez a címke: „{ $tag }”
record-tag-value = „{ $value }” nem lehet ennek a címkének az értéke: „{ $tag }”; várt érték: { $needed }
record-rules = ez a jegyzőkönyv a szabályok { $have }. változatával készült; a program által ismert legújabb változat: { $needed }
record-setup = a fejlécben leírt játék nem osztható ki: { $why }
record-turn = a játék egy sora így néz ki: „3. P2 play M1; end”; itt ez áll: „{ $text }”
record-turn-number = a kör száma itt { $needed }, nem { $have }
record-turn-seat = itt { $needed } dönt, nem { $have }
record-action = { $why }
record-after-end = a játék már ez előtt az akció előtt véget ért
record-result = az eredmény „{ $needed }”, nem „{ $have }”
record-json = ez nem JSON: { $why }
record-json-field = hiányzik vagy hibás ez a mező: „{ $field }”; várt érték: { $needed }
record-format = ez nem jegyzőkönyv, sem szövegként, sem JSON-ként
record-empty = a jegyzőkönyv üres
playthrough-header = egy részletes jegyzőkönyv olyan sorral kezdődik, amelynek formátuma „{ $needed }”
playthrough-differs = { $field }: a helyes érték { $needed }, itt viszont ez áll: { $have }
verify-replay-holds = minden akció újrajátszható, és az eredmény helyes
verify-replay-fails = az akciók újrajátszva nem ehhez az eredményhez vezetnek
verify-finished-holds = a játék véget ért
verify-finished-fails = a játék még nem ért véget: a véletlenmag a vége előtt nem nyilvános
verify-seed-holds = a szerver véletlenmagja nyilvános
verify-seed-fails = a jegyzőkönyvben nincs meg a szerver véletlenmagja: a keverés nem ellenőrizhető
verify-commitment-holds = a véletlenmag azonos azzal, amelyet a játék előtt rögzítettek
verify-commitment-fails = a véletlenmag nem azonos azzal, amelyet a játék előtt rögzítettek
verify-deck-holds = a véletlenmagokból pontosan ez a pakli és ezek a félretett lapok adódnak
verify-deck-fails = a véletlenmagokból nem ez a pakli és nem ezek a félretett lapok adódnak
verify-first-holds = a véletlenmagokból ez a kezdőjátékos adódik
verify-first-fails = a véletlenmagokból nem ez a kezdőjátékos adódik
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
domain-M = Katonaság
domain-R = Vallás
domain-E = Gazdaság
domain-S = Tudomány
domain-C = Kultúra
domain-U = Utópia
card-name = { $domain }, { $age }. kor
effect-assassination = Orgyilkosság
effect-assassination-text = A kezedből egy szabadon választott lapot a dobópaklira teszel.
effect-purge = Tisztogatás
effect-purge-text = A kezedből két szabadon választott lapot a dobópaklira teszel, ha van legalább kettő.
effect-attack = Támadás
effect-attack-text = Fizetsz egy Katonaság kártyát, megnevezel egy területet, és lemondasz egy oda tartozó kártyádról: mindenki más is elveszít egyet, akinek a játékterületén van ilyen.
effect-holy-book = Szentírás
effect-holy-book-text = Ebben a körben öt a kezedben tartható lapok száma, így húzáskor öt lapra egészíted ki a kezed.
effect-divine-right = Isteni előjog
effect-divine-right-text = Ebben a körben hét a kezedben tartható lapok száma, így húzáskor hét lapra egészíted ki a kezed.
effect-inquisition = Inkvizíció
effect-inquisition-text = Fizetsz egy Vallás kártyát, egy másik játékos teljes kezét a tiédhez csatolod, majd ugyanannyi lapot juttatsz neki vissza, amelyeket csak szeretnél.
effect-development = Fejlődés
effect-development-text = Lecserélsz egy lapot a játékterületeden: a régi a dobópaklira kerül, te pedig kijátszol egy másikat a kezedből.
effect-monopoly = Monopólium
effect-monopoly-text = Lecserélsz két lapot a játékterületeden: a régiek a dobópaklira kerülnek, te pedig kijátszol két másikat a kezedből.
effect-embargo = Embargó
effect-embargo-text = Egy Gazdaság kártyádat képpel lefelé olyan területre fekteted, amelyből bármelyik játékosnak van kijátszott lapja: a következő körében ő azt a területet nem játszhatja ki.
effect-experiment = Kísérlet
effect-experiment-text = Visszaveszel a kezedbe egy lapot a játékterületedről, és helyette kijátszol egyet a kezedből, akár ugyanazt.
effect-research = Kutatás
effect-research-text = Visszaveszel a kezedbe két lapot a játékterületedről, és helyettük kijátszol kettőt a kezedből, akár ugyanazokat.
effect-breakthrough = Áttörés
effect-breakthrough-text = Fizetsz egy Tudomány kártyát, öt lapot húzol a korok paklijából, aztán a kezedből ugyanannyit a dobópaklira teszel, ahányat húztál.
effect-oligarchy = Oligarchia
effect-oligarchy-text = Átnézed a dobópaklit, és a neked legjobban tetsző lapot a kezedbe veszed.
effect-republic = Köztársaság
effect-republic-text = Átnézed a dobópaklit, és a neked legjobban tetsző két lapot a kezedbe veszed, vagy az egyetlent, ha nincs több.
effect-democracy = Demokrácia
effect-democracy-text = Egy Utópia kártyádat képpel lefelé olyan területre fekteted, amelyből bármelyik játékosnak van kijátszott lapja: a játék végéig ott eggyel több kártya kell neki a Hegemónia győzelemhez.
effect-inspiration = Ihlet
effect-inspiration-text = Amíg senki másnak nincs annyi Kultúra kártyája, mint neked, használhatsz egy első vagy második szintű állandó hatást, amelynek szintjét egy másik játékos elérte.
term-age = kor
term-age-deck = korok paklija
term-turn = kör
term-round = forduló
term-level = szint
term-domain = terület
term-play-area = játékterület
term-hand-size = kezedben tartható lapok száma
term-discard-pile = dobópakli
term-permanent-effect = állandó hatás
term-discard-effect = kártyaeldobás
term-hegemony-victory = Hegemónia győzelem
term-majority-victory = Többségi győzelem
term-culture-coin = kultúraérme
term-first-player = kezdőjátékos
term-basic = Hagyományos mód
term-draft = Kártyaválasztás
term-team-game = Csapatjáték
`;export{e as default};