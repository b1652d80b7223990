var e=`
bots-unknown = nu există botul „{ $bot }”; există: { $bots } și orice clasă proprie ca module:Class
bots-no-parameter = botul „{ $bot }” nu are parametri; scrieți „{ $bot }” fără „:{ $parameter }”
bots-level = nu există nivelul „{ $parameter }”; nivelurile sunt de la 1 la { $most }, de exemplu level:4
bots-count = „{ $parameter }” nu este un număr pentru { $bot }; scrieți un întreg de la 1 la { $most }, de exemplu { $bot }:1000
bots-seconds = „{ $parameter }” nu este un timp de gândire; scrieți-l cu unitatea, de exemplu search:50ms sau search:1s
bots-no-class = modulul { $module } nu are „{ $attribute }”
bots-no-bot = „{ $bot }” nu este un bot: nu are choose(view, budget, rng)
bots-weights-misfit = ponderile din { $file } nu se potrivesc cu această versiune și { $players } jucători; antrenați-le din nou
bots-train-exists = dosarul { $folder } conține deja o antrenare; continuați-o sau alegeți alt dosar
bots-train-other = antrenarea din dosarul { $folder } este pentru { $players } jucători sau pentru cealaltă formă de echipe; alegeți alt dosar
help-train = Antrenează boții de la zero, jucând cu ei înșiși; se poate opri și relua oricând.
help-train-hours = Ore de CPU de antrenare, inclusiv cele deja făcute.
help-train-out = Dosarul antrenării: punct de reluare, curbă și ponderi. O antrenare găsită acolo este reluată.
help-train-fresh = Refuză un dosar care conține deja o antrenare în loc să o reia.
help-train-begin = Ponderi pentru doi jucători cu care să înceapă, în loc de zero.
train-line = { $seconds } s de CPU, { $games } partide ({ $speed }/s): { $light } contra light, { $greedy } contra greedy
train-done = Ponderi: { $file }
card-back = o carte din Era { $age }
event-turn-began = { $seat }: începe tura
event-play-skipped =
    { $number ->
        [one] { $seat } nu are ce carte să joace: se omite jucarea unei cărți
        [few] { $seat } nu are ce carte să joace: se omite jucarea a { $number } cărți
       *[other] { $seat } nu are ce carte să joace: se omite jucarea a { $number } de cărți
    }
event-played = { $seat } joacă { $card }
event-discarded = { $seat } decartează { $card } din mână
event-sacrificed = { $seat } decartează { $card } din fața sa
event-paid = { $seat } plătește cu { $card }
event-lost = { $seat } pierde { $card } în urma atacului
event-took = { $seat } ia înapoi în mână { $card }
event-recovered = { $seat } ia { $card } din teancul de decartări
event-drew = { $seat } trage { $card }
event-seized = { $seat } ia { $card } de la { $other }, din mână
event-gave = { $seat } dă înapoi { $card } către { $other }
event-applied-own = { $seat } aplică efectul { $effect }
event-applied-copied = { $seat } copiază efectul { $effect } de la { $other }
event-applied-attack = { $seat } atacă Domeniul { $domain }
event-applied-inquisition = { $seat } aplică efectul { $effect } (țintă: { $other })
event-applied-embargo = { $seat } impune un embargo pe Domeniul { $domain } (țintă: { $other })
event-applied-breakthrough = { $seat } aplică efectul { $effect }
event-applied-democracy = { $seat } instaurează o democrație în Domeniul { $domain } (țintă: { $other })
event-embargo-laid = { $other } are acum { $card } cu fața în jos peste Domeniul { $domain }
event-embargo-lifted = { $seat }: embargoul de pe Domeniul { $domain } ia sfârșit, iar { $card } merge în teancul de decartări
event-democracy-laid = { $other } are acum { $card } cu fața în jos peste Domeniul { $domain }
event-hand-size-set = { $seat }: în această tură limita maximă de cărți este { $number }
event-coin-placed = { $other }: Moneda de Cultură marchează Domeniul { $domain }
event-coin-returned = Moneda de Cultură revine lângă teancul de Eră
event-picked = { $seat } păstrează { $card }
event-passed = { $seat } dă mai departe { $card } către { $other }
event-centred = { $seat } pune { $card } în centru
event-claimed = { $seat } ia { $card } din centru
event-deck-emptied = { $seat } trage ultima carte din teanc: aceasta este ultima rundă
event-ended-hegemony = { $seat } obține Victoria prin Dominație: jocul s-a încheiat
event-ended-majority = ultima rundă s-a terminat: decide majoritatea
unparsable-verb = „{ $text }” nu este o acțiune. Acțiunile încep cu unul dintre cuvintele: { $verbs }.
unparsable-verb-near = „{ $text }” nu este o acțiune. Ai vrut să spui „{ $near }”?
unparsable-count =
    { $needed ->
        [0] „{ $text }” spune prea mult: „{ $verb }” se scrie singur.
        [one] „{ $text }” nu se potrivește: după „{ $verb }” trebuie exact un cuvânt, nu { $have }.
        [few] „{ $text }” nu se potrivește: după „{ $verb }” trebuie exact { $needed } cuvinte, nu { $have }.
       *[other] „{ $text }” nu se potrivește: după „{ $verb }” trebuie exact { $needed } de cuvinte, nu { $have }.
    }
unparsable-kind = „{ $word }” din „{ $text }” nu este o carte. Cărțile sunt: { $choices }.
unparsable-seat = „{ $word }” din „{ $text }” nu este un loc. Locurile sunt: { $choices }.
unparsable-domain = „{ $word }” din „{ $text }” nu este un Domeniu. Domeniile sunt: { $choices }.
unparsable-permanent = „{ $word }” din „{ $text }” nu este un efect permanent. Efectele permanente sunt: { $choices }.
unparsable-id = Nu există acțiunea cu numărul { $id }; numerele merg de la 0 la { $most }.
impossible-seat = nu există { $seat } la această masă de { $players }
impossible-draft = în varianta Clasică nu se face draft: cărțile se împart
impossible-draft-age = { $card } nu poate apărea la draft: toate cărțile de acolo sunt din Era 1
not-your-turn = acum nu este rândul lui { $seat }: decide { $turn }
legal-end = poți încheia etapa efectelor oricând, între două efecte
legal-play = poți juca { $card }: ai { $have } în mână
legal-pick = poți păstra { $card }: ai { $have } printre cărțile primite
legal-claim = poți lua { $card }: există { $have } în centru
legal-discard = poți decarta { $card }: ai { $have } în mână
legal-sacrifice = poți renunța la { $card }: ai { $have } în fața ta
legal-take = poți lua înapoi în mână { $card }: ai { $have } în fața ta
legal-recover = poți recupera { $card }: există { $have } în teancul de decartări
legal-give = poți da înapoi { $card }: ai { $have } în mână
legal-permanent = efectul { $effect } cere { $needed } cărți { $domain } în fața ta, ai { $have }
legal-inspiration =
    { $have ->
        [one] conduci la Cultură, iar { $source } are în față o carte { $domain }: efectul { $effect } cere { $needed }
        [few] conduci la Cultură, iar { $source } are în față { $have } cărți { $domain }: efectul { $effect } cere { $needed }
       *[other] conduci la Cultură, iar { $source } are în față { $have } de cărți { $domain }: efectul { $effect } cere { $needed }
    }
legal-discard-effect = efectul { $effect } costă 1 carte { $domain } din fața ta, ai { $have }
why-over-hegemony = jocul s-a încheiat cu o Victorie prin Dominație
why-over-majority = jocul s-a încheiat: ultima rundă s-a terminat
why-asked-pick = mai întâi păstrează una dintre cărțile primite
why-asked-claim = mai întâi ia o carte din centru
why-play-first = mai întâi joacă o carte din mână
why-played-already = ți-ai jucat deja cartea în această tură
why-no-such-choice = niciun efect nu cere asta acum
why-asked-play =
    { $left ->
        [one] mai întâi încheie efectul { $effect }: joacă o carte din mână
        [few] mai întâi încheie efectul { $effect }: joacă { $left } cărți din mână
       *[other] mai întâi încheie efectul { $effect }: joacă { $left } de cărți din mână
    }
why-asked-discard =
    { $left ->
        [one] mai întâi încheie efectul { $effect }: decartează o carte din mână
        [few] mai întâi încheie efectul { $effect }: decartează { $left } cărți din mână
       *[other] mai întâi încheie efectul { $effect }: decartează { $left } de cărți din mână
    }
why-asked-sacrifice =
    { $left ->
        [one] mai întâi încheie efectul { $effect }: decartează o carte din fața ta
        [few] mai întâi încheie efectul { $effect }: decartează { $left } cărți din fața ta
       *[other] mai întâi încheie efectul { $effect }: decartează { $left } de cărți din fața ta
    }
why-asked-take =
    { $left ->
        [one] mai întâi încheie efectul { $effect }: ia în mână o carte din fața ta
        [few] mai întâi încheie efectul { $effect }: ia în mână { $left } cărți din fața ta
       *[other] mai întâi încheie efectul { $effect }: ia în mână { $left } de cărți din fața ta
    }
why-asked-recover =
    { $left ->
        [one] mai întâi încheie efectul { $effect }: ia o carte din teancul de decartări
        [few] mai întâi încheie efectul { $effect }: ia { $left } cărți din teancul de decartări
       *[other] mai întâi încheie efectul { $effect }: ia { $left } de cărți din teancul de decartări
    }
why-asked-give =
    { $left ->
        [one] mai întâi încheie efectul { $effect }: dă înapoi o carte
        [few] mai întâi încheie efectul { $effect }: dă înapoi { $left } cărți
       *[other] mai întâi încheie efectul { $effect }: dă înapoi { $left } de cărți
    }
why-not-in-hand = nu ai nicio carte { $card } în mână
why-not-in-area = nu ai în fața ta nicio carte { $card } cu fața în sus
why-not-in-pile = nu există nicio carte { $card } în teancul de decartări
why-not-in-pack = nu există nicio carte { $card } printre cărțile primite
why-not-in-centre = nu există nicio carte { $card } în centru
why-embargoed =
    { $have ->
        [one] un embargo îți interzice să joci cărți { $domain } în această tură
        [few] { $have } embargouri îți interzic să joci cărți { $domain } în această tură
       *[other] { $have } de embargouri îți interzic să joci cărți { $domain } în această tură
    }
why-permanent-spent = efectul permanent al Domeniului { $domain } a fost deja folosit în această tură
why-level-too-low = efectul { $effect } cere { $needed } cărți { $domain } în fața ta, ai { $have }
why-source-too-low = efectul { $effect } cere { $needed } cărți { $domain }, iar { $source } are în față { $have }
why-hand-too-small =
    { $needed ->
        [one] efectul { $effect } costă o carte din mâna ta, ai { $have }
        [few] efectul { $effect } costă { $needed } cărți din mâna ta, ai { $have }
       *[other] efectul { $effect } costă { $needed } de cărți din mâna ta, ai { $have }
    }
why-area-too-small =
    { $needed ->
        [one] efectul { $effect } costă o carte din fața ta, ai { $have }
        [few] efectul { $effect } costă { $needed } cărți din fața ta, ai { $have }
       *[other] efectul { $effect } costă { $needed } de cărți din fața ta, ai { $have }
    }
why-pile-empty = efectul { $effect } ia cărți din teancul de decartări, dar acesta este gol
why-copies-itself = copiază efectul altui jucător, nu pe al tău
why-culture-spent = ai copiat deja un efect în această tură
why-no-culture-lead = trebuie să ai în față mai multe cărți Cultură decât oricare alt jucător: ai { $have }, altcineva are { $others }
why-discard-spent = efectul temporar al Domeniului { $domain } a fost deja folosit în această tură
why-cannot-pay = efectul { $effect } costă 1 carte { $domain } din fața ta, ai { $have }
why-attack =
    { $needed ->
        [one] îți trebuie o carte { $domain } în fața ta, ai { $have }
        [few] îți trebuie { $needed } cărți { $domain } în fața ta, ai { $have }
       *[other] îți trebuie { $needed } de cărți { $domain } în fața ta, ai { $have }
    }
why-aims-at-itself = alege alt jucător, nu pe tine
why-target-empty = { $target } nu are nicio carte { $domain } cu fața în sus
why-target-empty-own = pentru propriul Domeniu { $domain } ai nevoie de 2 cărți: una plătește, cealaltă trebuie să rămână
setup-players = jocul este pentru 2, 3 sau 4 jucători, nu pentru { $players }
setup-variant = nu există varianta „{ $variant }”; există: { $variants }
setup-teams = pentru jocul pe echipe trebuie patru jucători, nu { $players }
setup-first = { $first } nu se află la această masă de { $players }
setup-seat = { $seat } nu se află la această masă de { $players }
setup-kind = „{ $kind }” nu este o carte; cărțile sunt: { $kinds }
setup-deck-size =
    { $needed ->
        [one] teancul pentru { $players } jucători are o carte, nu { $have }
        [few] teancul pentru { $players } jucători are { $needed } cărți, nu { $have }
       *[other] teancul pentru { $players } jucători are { $needed } de cărți, nu { $have }
    }
setup-copies =
    { $needed ->
        [one] cutia conține o carte { $kind }, aici: { $have }
        [few] cutia conține { $needed } cărți { $kind }, aici: { $have }
       *[other] cutia conține { $needed } de cărți { $kind }, aici: { $have }
    }
setup-ages = { $kind } pe locul { $place } al teancului: acolo trebuie o carte din Era { $age }
setup-seed =
    sămânța serverului are { $needed ->
        [one] o cifră hexazecimală
        [few] { $needed } cifre hexazecimale
       *[other] { $needed } de cifre hexazecimale
    }; aceasta are { $have ->
        [one] un caracter
        [few] { $have } caractere
       *[other] { $have } de caractere
    }
setup-seed-or-deck = dă fie o sămânță, fie o ordine a teancului: exact una dintre ele
setup-player-seeds = dă câte o sămânță de jucător pentru fiecare dintre cele { $needed } locuri sau niciuna; aici: { $have }
setup-player-seed-length =
    { $most ->
        [one] sămânța unui jucător are cel mult un caracter, nu { $have }
        [few] sămânța unui jucător are cel mult { $most } caractere, nu { $have }
       *[other] sămânța unui jucător are cel mult { $most } de caractere, nu { $have }
    }
nothing-to-undo = nu este nimic de anulat: încă nu s-a jucat nicio acțiune
position-format = o poziție începe cu „{ $needed }”, nu cu „{ $have }”
position-field = coloana { $column }: „{ $field }” nu poate fi citit
record-place = rândul { $line }, coloana { $column }:
record-tag = o etichetă din antet arată așa: [Players "2"]; aici scrie „{ $text }”
record-tag-unknown = nu există eticheta de antet „{ $tag }”; ai vrut să spui „{ $near }”?
record-tag-twice = eticheta „{ $tag }” apare de două ori
record-tag-missing = din antet lipsește eticheta „{ $tag }”
record-tag-value = „{ $value }” nu este o valoare pentru eticheta „{ $tag }”; valoare așteptată: { $needed }
record-rules = această înregistrare a fost făcută cu versiunea { $have } a regulilor; programul cunoaște versiunile până la { $needed }
record-setup = pregătirea din antet nu poate fi împărțită: { $why }
record-turn = un rând de joc arată așa: „3. P2 play M1; end”; aici scrie „{ $text }”
record-turn-number = aceasta este tura { $needed }, nu { $have }
record-turn-seat = aici decide { $needed }, nu { $have }
record-action = { $why }
record-after-end = jocul se încheiase înainte de această acțiune
record-result = rezultatul este „{ $needed }”, nu „{ $have }”
record-json = acesta nu este JSON: { $why }
record-json-field = câmpul „{ $field }” lipsește sau nu este valid; valoare așteptată: { $needed }
record-format = aceasta nu este o înregistrare, nici în text, nici în JSON
record-empty = înregistrarea este goală
playthrough-header = o înregistrare detaliată începe cu un rând al cărui format este „{ $needed }”
playthrough-differs = { $field } ar trebui să fie { $needed }, aici este { $have }
verify-replay-holds = toate acțiunile pot fi rejucate, iar rezultatul este corect
verify-replay-fails = rejucate, acțiunile nu duc la acest rezultat
verify-finished-holds = jocul s-a încheiat
verify-finished-fails = jocul nu s-a încheiat: sămânța nu se dezvăluie înainte de sfârșit
verify-seed-holds = sămânța serverului este dezvăluită
verify-seed-fails = înregistrarea nu conține sămânța serverului: amestecarea nu poate fi verificată
verify-commitment-holds = sămânța corespunde angajamentului luat înainte de joc
verify-commitment-fails = sămânța nu corespunde angajamentului luat înainte de joc
verify-deck-holds = semințele dau exact acest teanc și aceste cărți scoase din joc
verify-deck-fails = semințele nu dau acest teanc și aceste cărți scoase din joc
verify-first-holds = semințele dau exact acest jucător ca Primul Jucător
verify-first-fails = semințele nu dau acest jucător ca Primul Jucător
table-bad-message = Mesajul nu poate fi citit, la { $place }: { $why }
table-bad-request = Serverul nu înțelege această cerere.
table-body-large = Este prea mare: se acceptă cel mult { $most } de octeți.
table-broken = Jurnalul acestei mese nu poate fi reluat de la intrarea { $entry }. Oricine este așezat o poate închide.
table-chat-empty = Mesajul este gol.
table-chat-full = La această masă s-a spus tot ce se putea: { $most } de mesaje.
table-chat-long = Un mesaj are cel mult { $most } de caractere.
table-chat-off = La această masă textul liber este oprit; frazele pot fi folosite.
table-concede-to = Spune cui te predai: un loc din altă tabără.
table-draw-alone = Nu este nimeni cu care să te înțelegi la remiză.
table-foreign-origin = Cererea vine de pe alt site și nu este acceptată.
table-full = Toate locurile sunt ocupate. Poți privi.
table-hello-twice = Linia este deja deschisă; salutul se face o singură dată.
table-host-only = Doar gazda mesei poate face asta.
table-internal = Ceva nu a mers la noi. Nimic nu s-a schimbat; încearcă din nou.
table-is-open = Jocul nu a început încă.
table-is-running = Jocul a început deja.
table-is-finished = Jocul s-a terminat.
table-is-closed = Această masă a fost închisă.
table-message-large = Un mesaj este un text de cel mult { $most } de caractere.
table-mutes-full = Poți amuți cel mult { $most } de persoane.
table-name-empty = Un nume are nevoie de cel puțin un semn vizibil.
table-no-bot = Nu există botul „{ $bot }”. Există: { $bots }
table-no-hint-now = Nu este nimic de sugerat: acum nu decizi tu.
table-no-hints = La această masă sugestiile nu sunt permise.
table-no-link = Linkul a fost folosit, a expirat sau nu a existat. Fă unul nou pe celălalt dispozitiv.
table-no-offer = Nu este nicio ofertă pe masă.
table-no-page = La această adresă nu este nimic.
table-no-person = Nu există această persoană.
table-no-position = Nu există această poziție: jocul are { $most } de acțiuni.
table-no-seat = Nu există locul { $seat } la această masă de { $players }.
table-no-seeds = La această masă jucătorii nu contribuie la amestecare.
table-no-undo = Nu se poate anula: s-a văzut ceva ascuns, a acționat alt loc sau tura s-a încheiat.
table-not-allowed = Acest lucru nu este permis.
table-not-asked = Oferta nu ți se adresează.
table-not-finished = Aceasta se poate vedea după terminarea jocului.
table-not-found = Nu există această masă; linkul poate fi greșit sau masa a fost ștearsă după expirare.
table-not-full =
    { $missing ->
        [one] Un loc este încă liber: așteaptă sau pune un bot.
        [few] { $missing } locuri sunt încă libere: așteaptă sau pune boți.
       *[other] { $missing } de locuri sunt încă libere: așteaptă sau pune boți.
    }
table-not-seated = Nu stai la această masă.
table-not-signed-in = Spune mai întâi cine ești: alege un nume.
table-offer-again = Ai făcut deja o ofertă în această tură.
table-offer-pending = Este deja o ofertă pe masă; răspunde mai întâi la ea.
table-phrase-arguments = Fraza „{ $phrase }” cere exact: { $needed }
table-phrase-unknown = Nu există fraza „{ $phrase }”.
table-phrase-value = „{ $argument }” din fraza „{ $phrase }” nu se potrivește.
table-seat-reserved = { $seat } este păstrat pentru altcineva.
table-seat-taken = { $seat } este ocupat.
table-seated-already = Stai deja la { $seat }; eliberează-l mai întâi.
table-seed-long = Contribuția ta la amestecare are cel mult { $most } de caractere.
table-sequence-taken = Altcineva a fost mai rapid. Încearcă din nou.
table-spectators-silent = Cei care privesc tac până la sfârșitul jocului.
table-stale = Masa a mers mai departe: următorul număr este { $needed }, nu { $have }.
table-store-unavailable = Nu s-a putut salva, deci nimic nu s-a schimbat. Încearcă din nou.
table-take-back-first = Un bot joacă { $seat } în locul tău; ia-ți mai întâi locul înapoi.
table-too-busy = Masa este prea solicitată. Încearcă din nou.
table-too-often = Prea des. Așteaptă o clipă.
table-cannot-reach = Serverul nu răspunde: { $why }
table-no-backup = Aceasta salvează doar SQLite; pentru PostgreSQL folosește pg_dump.
table-no-data = Nu există bază de date la { $path }.
table-log-sat = { $name } se așază la { $seat }
table-log-left = { $name } se ridică
table-log-returned = { $name } a revenit la { $seat }
table-log-away-clock = Timpul a expirat pentru { $name }: continuă un bot
table-log-away-gone = { $name } lipsește de prea mult timp: continuă un bot
table-log-started = Cărțile au fost împărțite
table-log-undone = { $name } își anulează o acțiune
table-log-offered-draw = { $name } oferă remiză
table-log-offered-concession = { $name } propune să se predea lui { $to }
table-log-answered-yes = { $name } este de acord
table-log-answered-no = { $name } nu este de acord
table-log-closed = Masa a fost închisă
table-log-rematched = Jocul următor așteaptă la altă masă
table-result-draw = Remiză prin înțelegere
table-result-concession = Victorie prin predare: { $winners }
table-expires = Se păstrează până la { $date } dacă nu se mai întâmplă nimic
phrase-hello = Salut și joc plăcut tuturor!
phrase-good-game = Frumos joc!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc, { $seat }.
phrase-sorry = Îmi pare rău, { $seat }.
phrase-yes = Da.
phrase-no = Nu.
phrase-think = Am nevoie de o clipă de gândire.
phrase-truce = { $seat }, ne lăsăm în pace?
phrase-truce-against = { $seat }, ne aliem împotriva lui { $target }?
phrase-accept = De acord, { $seat }.
phrase-decline = Mai bine nu, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Atenție: lui { $target } îi lipsește o carte până la dominație ({ $domain })!
        [few] Atenție: lui { $target } îi lipsesc { $missing } cărți până la dominație ({ $domain })!
       *[other] Atenție: lui { $target } îi lipsesc { $missing } de cărți până la dominație ({ $domain })!
    }
phrase-warn-deck = Teancul e aproape gol.
phrase-promise-no-attack = { $seat }, în tura următoare nu voi ataca: { $domain }.
phrase-promise-no-embargo = { $seat }, în tura următoare nu îți voi pune embargo.
phrase-promise-no-inquisition = { $seat }, în tura următoare nu mă ating de cărțile tale.
phrase-ask-embargo = { $seat }, poți pune embargo pe { $domain } la { $target }?
phrase-ask-democracy = { $seat }, poți pune democrație pe { $domain } la { $target }?
phrase-ask-attack = { $seat }, poți ataca { $domain }?
phrase-betrayed = { $seat }, o să țin minte asta.
domain-M = Militar
domain-R = Religie
domain-E = Economie
domain-S = Știință
domain-C = Cultură
domain-U = Utopie
card-name = { $domain }, Era { $age }
effect-assassination = Asasinare
effect-assassination-text = Trimiți în teancul de decartări o carte din mâna ta, oricare vrei.
effect-purge = Curățare
effect-purge-text = Trimiți în teancul de decartări două cărți din mâna ta, oricare vrei, dacă ai cel puțin două.
effect-attack = Atac
effect-attack-text = Plătești o carte Militar, numești un Domeniu și renunți la o carte a ta din el: pierde câte una și oricine altcineva are acel Domeniu în față.
effect-holy-book = Carte Sfântă
effect-holy-book-text = În această tură limita maximă de cărți este cinci, așa că la tragere îți completezi mâna până la cinci cărți.
effect-divine-right = Drept divin
effect-divine-right-text = În această tură limita maximă de cărți este șapte, așa că la tragere îți completezi mâna până la șapte cărți.
effect-inquisition = Inchiziție
effect-inquisition-text = Plătești o carte Religie, adaugi la mâna ta întreaga mână a altui jucător și îi înapoiezi tot atâtea cărți, pe cele pe care le vrei tu.
effect-development = Dezvoltare
effect-development-text = Înlocuiești o carte din fața ta: cea veche merge în teancul de decartări, iar tu joci alta din mână.
effect-monopoly = Monopol
effect-monopoly-text = Înlocuiești două cărți din fața ta: cele vechi merg în teancul de decartări, iar tu joci alte două din mână.
effect-embargo = Embargo
effect-embargo-text = Așezi una dintre cărțile tale Economie cu fața în jos peste un Domeniu pe care orice jucător îl are în față: în tura lui următoare nu va putea juca acel Domeniu.
effect-experiment = Experiment
effect-experiment-text = Îți iei înapoi în mână o carte din fața ta și joci în locul ei una din mână, chiar și pe aceeași.
effect-research = Cercetare
effect-research-text = Îți iei înapoi în mână două cărți din fața ta și joci în locul lor două din mână, chiar și pe aceleași.
effect-breakthrough = Salt tehnologic
effect-breakthrough-text = Plătești o carte Știință, tragi cinci cărți din teancul de Eră, apoi decartezi din mână tot atâtea câte ai tras.
effect-oligarchy = Oligarhie
effect-oligarchy-text = Cauți în teancul de decartări și iei în mână cartea pe care o preferi.
effect-republic = Republică
effect-republic-text = Cauți în teancul de decartări și iei în mână cele două cărți pe care le preferi, sau singura care există.
effect-democracy = Democrație
effect-democracy-text = Așezi una dintre cărțile tale Utopie cu fața în jos peste un Domeniu pe care orice jucător îl are în față: până la sfârșitul jocului îi va trebui acolo o carte în plus pentru Victoria prin Dominație.
effect-inspiration = Inspirație
effect-inspiration-text = Cât timp nimeni altcineva nu are atâtea cărți Cultură câte ai tu, folosești un efect permanent, de nivelul 1 sau 2, al cărui nivel este atins de alt jucător.
term-age = Eră
term-age-deck = teancul de Eră
term-turn = tură
term-round = rundă
term-level = nivel
term-domain = Domeniu
term-play-area = în fața ta
term-hand-size = limita maximă de cărți
term-discard-pile = teancul de decartări
term-permanent-effect = efect permanent
term-discard-effect = efect temporar
term-hegemony-victory = Victorie prin Dominație
term-majority-victory = Victorie prin Majoritate
term-culture-coin = Monedă de Cultură
term-first-player = Primul Jucător
term-basic = Clasică
term-draft = Draft
term-team-game = Joc pe echipe
`;export{e as default};