### What the game says: refusals, explanations, and errors. Numbers of rules are put in front by the program.
### Arguments: $domain and $effect arrive translated; $card is a kind such as M1; seats are P1 to P4.

## Not an action at all
unparsable-verb = „{ $text }” nem akció. Az akciók ezek egyikével kezdődnek: { $verbs }.
unparsable-verb-near = „{ $text }” nem akció. Erre gondoltál: „{ $near }”?
unparsable-count =
    { $needed ->
        [0] „{ $text }” túl hosszú: „{ $verb }” után nem állhat semmi.
        [one] „{ $text }” így nem jó: „{ $verb }” után pontosan egy szónak kell állnia, itt viszont { $have } áll.
       *[other] „{ $text }” így nem jó: „{ $verb }” után pontosan { $needed } szónak kell állnia, itt viszont { $have } áll.
    }
unparsable-kind = „{ $word }” nem kártya ebben: „{ $text }”. A kártyák: { $choices }.
unparsable-seat = „{ $word }” nem hely ebben: „{ $text }”. A helyek: { $choices }.
unparsable-domain = „{ $word }” nem terület ebben: „{ $text }”. A területek: { $choices }.
unparsable-permanent = „{ $word }” nem állandó hatás ebben: „{ $text }”. Az állandó hatások: { $choices }.
unparsable-id = Nincs { $id } sorszámú akció; a sorszámok 0 és { $most } közöttiek.
unparsable-answer = „{ $text }” nem nevez meg akciót.

## Never possible in this set-up
impossible-seat = ennél a { $players } fős asztalnál nincs { $seat } játékos
impossible-draft = hagyományos módban nincs kártyaválasztás: mindenki osztott lapokkal kezd
impossible-draft-age = egyetlen csomagban sincs { $card }: a kártyaválasztásban minden lap 1. kori

## Not your turn
not-your-turn = most nem { $seat } van soron: { $turn } dönt

## Legal, and by what
legal-end = két hatás között bármikor befejezheted a hatások lépését
legal-play = kijátszhatsz egy { $card } lapot: { $have } van a kezedben
legal-pick = megtarthatsz egy { $card } lapot: { $have } van a csomagban
legal-claim = elvehetsz egy { $card } lapot: { $have } van középen
legal-discard = eldobhatsz egy { $card } lapot: { $have } van a kezedben
legal-sacrifice = feláldozhatsz egy { $card } lapot: { $have } van a játékterületeden
legal-take = felvehetsz egy { $card } lapot a kezedbe: { $have } van a játékterületeden
legal-recover = visszaszerezhetsz egy { $card } lapot: { $have } van a dobópakliban
legal-give = visszaadhatsz egy { $card } lapot: { $have } van a kezedben
legal-permanent = { $effect }: { $needed } kijátszott { $domain } kártya kell hozzá, neked { $have } van
legal-inspiration = a Kultúrában te vezetsz, és { $source } játékterületén { $have } { $domain } kártya van; { $effect }: { $needed } kell hozzá
legal-discard-effect = { $effect }: az ára 1 { $domain } kártya a játékterületedről, neked { $have } van

## Not legal, and why not
why-over-hegemony = a játék véget ért: Hegemónia győzelemmel dőlt el
why-over-majority = a játék véget ért: az utolsó forduló is lezajlott
why-asked-pick = előbb tarts meg egy lapot a csomagodból
why-asked-claim = előbb vegyél el egy lapot középről
why-play-first = előbb játssz ki egy lapot a kezedből
why-play-over = a kijátszás lépése ebben a körben véget ért: most már csak hatással játszhatsz ki lapot
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
        [one] előbb fejezd be a hatást ({ $effect }): vegyél ki egy lapot a dobópakliból
       *[other] előbb fejezd be a hatást ({ $effect }): vegyél ki { $left } lapot a dobópakliból
    }
why-asked-give =
    { $left ->
        [one] előbb fejezd be a hatást ({ $effect }): adj vissza egy lapot
       *[other] előbb fejezd be a hatást ({ $effect }): adj vissza { $left } lapot
    }
why-not-in-hand = nincs { $card } lap a kezedben
why-not-in-area = nincs felfordított { $card } lap a játékterületeden
why-not-in-pile = nincs { $card } lap a dobópakliban
why-not-in-pack = nincs { $card } lap a csomagodban
why-not-in-centre = nincs { $card } lap középen
why-embargoed =
    { $have ->
        [one] ebben a körben embargó tiltja, hogy { $domain } kártyát játssz ki
       *[other] ebben a körben { $have } embargó tiltja, hogy { $domain } kártyát játssz ki
    }
why-permanent-spent = { $domain }: e terület állandó hatását ebben a körben már felhasználtad
why-level-too-low = { $effect }: { $needed } kijátszott { $domain } kártya kell hozzá, neked { $have } van
why-source-too-low = { $effect }: { $needed } kijátszott { $domain } kártya kell hozzá, { $source } játékterületén { $have } van
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
why-no-culture-lead = több kijátszott Kultúra kártya kell, mint amennyi bármelyik másik játékosnak van: neked { $have } van, valaki másnak { $others }
why-discard-spent = { $domain }: e terület kártyaeldobását ebben a körben már felhasználtad
why-cannot-pay = { $effect }: az ára 1 { $domain } kártya a játékterületedről, neked { $have } van
why-attack =
    { $needed ->
        [one] legalább egy { $domain } kártyának kell lennie a játékterületeden, most { $have } van
       *[other] legalább { $needed } { $domain } kártyának kell lennie a játékterületeden, most { $have } van
    }
why-aims-at-itself = másik játékost válassz, ne saját magadat
why-target-empty = { $target } játékterületén nincs felfordított { $domain } kártya
why-target-empty-own = ha a saját területedre szánod, 2 { $domain } kártya kell: az egyikkel fizetsz, a másiknak ott kell maradnia

## Set-ups that do not exist
setup-players = a játékot 2, 3 vagy 4 játékos játszhatja, nem { $players }
setup-variant = nincs „{ $variant }” változat; választható: { $variants }
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
setup-player-seed-text = a játékos véletlenmagjának UTF-8-ban leírható szövegnek kell lennie

## Undo and positions
nothing-to-undo = nincs mit visszavonni: még egyetlen akció sem történt
position-format = egy állás így kezdődik: „{ $needed }”, nem így: „{ $have }”
position-field = { $column }. oszlop: „{ $field }” nem olvasható
position-no-endgame = játék a kártyaválasztás utáni és a játék vége előtti állásból kezdhető
position-missing = az állásból hiányzik ez a mező: „{ $field }”

## Records
record-place = { $line }. sor, { $column }. oszlop:
record-tag = egy fejléccímke így néz ki: [Players "2"]; itt ez áll: „{ $text }”
record-tag-unknown = nincs „{ $tag }” fejléccímke; erre gondoltál: „{ $near }”?
record-tag-twice = kétszer szerepel ez a címke: „{ $tag }”
record-tag-missing = a fejlécből hiányzik ez a címke: „{ $tag }”
record-tag-value = „{ $value }” nem lehet ennek a címkének az értéke: „{ $tag }”; várt érték: { $needed }
record-rules = ez a jegyzőkönyv a szabályok { $have }. változatával készült; a program által ismert legújabb változat: { $needed }
record-setup = a fejlécben megadott játszma nem osztható ki: { $why }
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

## Playthroughs
playthrough-header = egy részletes jegyzőkönyv olyan sorral kezdődik, amelynek formátuma „{ $needed }”
playthrough-differs = { $field }: a helyes érték { $needed }, itt viszont ez áll: { $have }

## Verifying a record
verify-replay-holds = minden akció újrajátszható, és az eredmény helyes
verify-replay-fails = az akciók újrajátszva nem ehhez az eredményhez vezetnek
verify-finished-holds = a játék véget ért
verify-finished-fails = a játék még nem ért véget: a véletlenmag a vége előtt nem nyilvános
verify-seed-holds = a szerver véletlenmagja nyilvános
verify-seed-fails = a jegyzőkönyvben nincs meg a szerver véletlenmagja: a keverés nem ellenőrizhető
verify-commitment-holds = a véletlenmag azonos azzal, amelyet a játék előtt rögzítettek
verify-commitment-fails = a véletlenmag nem azonos azzal, amelyet a játék előtt rögzítettek
verify-deck-holds = a véletlenmagokból pontosan ez a pakli és ezek a kivett lapok adódnak
verify-deck-fails = a véletlenmagokból nem ez a pakli és nem ezek a kivett lapok adódnak
verify-seals-holds = a véletlenmagok azok, amelyeket a játékosok lepecsételtek
verify-seals-fails = egy véletlenmag nem az, amelyet a játékos lepecsételt
verify-lots-holds = a helyek azok, amelyeket a véletlenmagok kisorsolnak
verify-lots-fails = a helyek nem azok, amelyeket a véletlenmagok kisorsolnak
verify-first-holds = a véletlenmagokból ez a kezdőjátékos adódik
verify-first-fails = a véletlenmagokból nem ez a kezdőjátékos adódik
