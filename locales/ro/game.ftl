### What the game says: refusals, explanations, and errors. Numbers of rules are put in front by the program.
### Arguments: $domain and $effect arrive translated; $card is a kind such as M1; seats are P1 to P4.

## Not an action at all
unparsable-verb = „{ $text }” nu este o acțiune. Orice acțiune începe cu unul dintre cuvintele: { $verbs }.
unparsable-verb-near = „{ $text }” nu este o acțiune. Ai vrut să spui „{ $near }”?
unparsable-count =
    { $needed ->
        [0] „{ $text }” spune prea mult: „{ $verb }” se scrie singur.
        [one] „{ $text }” nu se potrivește: după „{ $verb }” vine exact un cuvânt, nu { $have }.
        [few] „{ $text }” nu se potrivește: după „{ $verb }” vin exact { $needed } cuvinte, nu { $have }.
       *[other] „{ $text }” nu se potrivește: după „{ $verb }” vin exact { $needed } de cuvinte, nu { $have }.
    }
unparsable-kind = „{ $word }” din „{ $text }” nu este o carte. Cărțile sunt: { $choices }.
unparsable-seat = „{ $word }” din „{ $text }” nu este un loc. Locurile sunt: { $choices }.
unparsable-domain = „{ $word }” din „{ $text }” nu este un Domeniu. Domeniile sunt: { $choices }.
unparsable-permanent = „{ $word }” din „{ $text }” nu este un efect permanent. Efectele permanente sunt: { $choices }.
unparsable-id = Nu există acțiunea cu numărul { $id }; numerele merg de la 0 la { $most }.
unparsable-answer = În „{ $text }” nu este numită nicio acțiune.

## Never possible in this set-up
impossible-seat = { $seat } nu există la această masă de { $players }
impossible-draft = în varianta clasică nu se face draft: cărțile se împart
impossible-draft-age = { $card } nu poate apărea la draft: toate cărțile de acolo sunt din Era 1

## Not your turn
not-your-turn = acum nu decide { $seat }, ci { $turn }

## Legal, and by what
legal-end = poți încheia oricând pasul efectelor, între două efecte
legal-play = poți juca { $card }: ai { $have } în mână
legal-pick = poți păstra { $card }: ai { $have } în pachet
legal-claim = poți lua { $card }: în centru se află { $have }
legal-discard = poți decarta { $card }: ai { $have } în mână
legal-sacrifice = poți renunța la { $card }: ai { $have } în fața ta
legal-take = poți lua înapoi în mână { $card }: ai { $have } în fața ta
legal-recover = poți recupera { $card }: în teancul de decartări se află { $have }
legal-give = poți da înapoi { $card }: ai { $have } în mână
legal-permanent =
    { $needed ->
        [one] efectul { $effect } cere o carte din Domeniul { $domain } în fața ta, iar tu ai { $have }
        [few] efectul { $effect } cere { $needed } cărți din Domeniul { $domain } în fața ta, iar tu ai { $have }
       *[other] efectul { $effect } cere { $needed } de cărți din Domeniul { $domain } în fața ta, iar tu ai { $have }
    }
legal-inspiration =
    { $have ->
        [one] conduci la Cultură, iar { $source } are în față o carte din Domeniul { $domain }: efectul { $effect } cere { $needed }
        [few] conduci la Cultură, iar { $source } are în față { $have } cărți din Domeniul { $domain }: efectul { $effect } cere { $needed }
       *[other] conduci la Cultură, iar { $source } are în față { $have } de cărți din Domeniul { $domain }: efectul { $effect } cere { $needed }
    }
legal-discard-effect = efectul { $effect } costă o carte din Domeniul { $domain } din fața ta, iar tu ai { $have }

## Not legal, and why not
why-over-hegemony = partida s-a încheiat cu o Victorie prin Dominație
why-over-majority = partida s-a încheiat: ultima rundă s-a terminat
why-asked-pick = mai întâi păstrează o carte din pachetul tău
why-asked-claim = mai întâi ia o carte din centru
why-play-first = mai întâi joacă o carte din mână
why-play-over = pasul în care joci o carte s-a încheiat în această tură: acum poți juca o carte numai printr-un efect
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
why-not-in-pack = nu există nicio carte { $card } în pachetul tău
why-not-in-centre = nu există nicio carte { $card } în centru
why-embargoed =
    { $have ->
        [one] un embargo îți interzice să joci cărți din Domeniul { $domain } în această tură
        [few] { $have } embargouri îți interzic să joci cărți din Domeniul { $domain } în această tură
       *[other] { $have } de embargouri îți interzic să joci cărți din Domeniul { $domain } în această tură
    }
why-permanent-spent = efectul permanent al Domeniului { $domain } a fost deja folosit în această tură
why-level-too-low =
    { $needed ->
        [one] efectul { $effect } cere o carte din Domeniul { $domain } în fața ta, iar tu ai { $have }
        [few] efectul { $effect } cere { $needed } cărți din Domeniul { $domain } în fața ta, iar tu ai { $have }
       *[other] efectul { $effect } cere { $needed } de cărți din Domeniul { $domain } în fața ta, iar tu ai { $have }
    }
why-source-too-low =
    { $needed ->
        [one] efectul { $effect } cere o carte din Domeniul { $domain }, iar { $source } are în față { $have }
        [few] efectul { $effect } cere { $needed } cărți din Domeniul { $domain }, iar { $source } are în față { $have }
       *[other] efectul { $effect } cere { $needed } de cărți din Domeniul { $domain }, iar { $source } are în față { $have }
    }
why-hand-too-small =
    { $needed ->
        [one] efectul { $effect } costă o carte din mâna ta, iar tu ai { $have }
        [few] efectul { $effect } costă { $needed } cărți din mâna ta, iar tu ai { $have }
       *[other] efectul { $effect } costă { $needed } de cărți din mâna ta, iar tu ai { $have }
    }
why-area-too-small =
    { $needed ->
        [one] efectul { $effect } costă o carte din fața ta, iar tu ai { $have }
        [few] efectul { $effect } costă { $needed } cărți din fața ta, iar tu ai { $have }
       *[other] efectul { $effect } costă { $needed } de cărți din fața ta, iar tu ai { $have }
    }
why-pile-empty = efectul { $effect } ia cărți din teancul de decartări, dar acesta este gol
why-copies-itself = copiază efectul altui jucător, nu pe al tău
why-culture-spent = ai copiat deja un efect în această tură
why-no-culture-lead = trebuie să ai în față mai multe cărți de Cultură decât oricare alt jucător: tu ai { $have }, altcineva are { $others }
why-discard-spent = efectul temporar al Domeniului { $domain } a fost deja folosit în această tură
why-cannot-pay = efectul { $effect } costă o carte din Domeniul { $domain } din fața ta, iar tu ai { $have }
why-attack =
    { $needed ->
        [one] îți trebuie o carte din Domeniul { $domain } în fața ta, iar tu ai { $have }
        [few] îți trebuie { $needed } cărți din Domeniul { $domain } în fața ta, iar tu ai { $have }
       *[other] îți trebuie { $needed } de cărți din Domeniul { $domain } în fața ta, iar tu ai { $have }
    }
why-aims-at-itself = alege alt jucător, nu te alege pe tine
why-target-empty = { $target } nu are nicio carte din Domeniul { $domain } cu fața în sus
why-target-empty-own = pe propriul Domeniu { $domain } ai nevoie de 2 cărți: una plătește, cealaltă trebuie să rămână

## Set-ups that do not exist
setup-players = jocul este pentru 2, 3 sau 4 jucători, nu pentru { $players }
setup-variant = nu există varianta „{ $variant }”; există: { $variants }
setup-teams = pentru jocul pe echipe trebuie patru jucători, nu { $players }
setup-first = { $first } nu există la această masă de { $players }
setup-seat = { $seat } nu există la această masă de { $players }
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
setup-ages = { $kind } stă pe locul { $place } din teanc, unde trebuie o carte din Era { $age }
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
setup-player-seeds =
    { $needed ->
        [one] dă o sămânță de jucător pentru singurul loc sau niciuna; aici: { $have }
        [few] dă câte o sămânță de jucător pentru fiecare dintre cele { $needed } locuri sau niciuna; aici: { $have }
       *[other] dă câte o sămânță de jucător pentru fiecare dintre cele { $needed } de locuri sau niciuna; aici: { $have }
    }
setup-player-seed-length =
    { $most ->
        [one] sămânța unui jucător are cel mult un caracter, nu { $have }
        [few] sămânța unui jucător are cel mult { $most } caractere, nu { $have }
       *[other] sămânța unui jucător are cel mult { $most } de caractere, nu { $have }
    }
setup-player-seed-text = sămânța unui jucător trebuie să fie un text care se poate scrie în UTF-8

## Undo and positions
nothing-to-undo = nu este nimic de anulat: încă nu s-a jucat nicio acțiune
position-format = o poziție începe cu „{ $needed }”, nu cu „{ $have }”
position-field = coloana { $column }: „{ $field }” nu se poate citi
position-no-endgame = o partidă poate începe dintr-o poziție de după alegerile din draft și dinaintea sfârșitului
position-missing = din poziție lipsește câmpul „{ $field }”

## Records
record-place = rândul { $line }, coloana { $column }:
record-tag = o etichetă din antet arată așa: [Players "2"]; aici scrie „{ $text }”
record-tag-unknown = nu există eticheta de antet „{ $tag }”; ai vrut să spui „{ $near }”?
record-tag-twice = eticheta „{ $tag }” apare de două ori
record-tag-missing = din antet lipsește eticheta „{ $tag }”
record-tag-value = „{ $value }” nu este o valoare pentru eticheta „{ $tag }”; valoare așteptată: { $needed }
record-rules = această înregistrare a fost făcută cu versiunea { $have } a regulilor; programul cunoaște versiunile de până la { $needed }
record-setup = pregătirea din antet nu se poate reface: { $why }
record-turn = un rând de joc arată așa: „3. P2 play M1; end”; aici scrie „{ $text }”
record-turn-number = aceasta este tura { $needed }, nu { $have }
record-turn-seat = aici decide { $needed }, nu { $have }
record-action = { $why }
record-after-end = partida se încheiase înainte de această acțiune
record-result = rezultatul este „{ $needed }”, nu „{ $have }”
record-json = acesta nu este JSON: { $why }
record-json-field = câmpul „{ $field }” lipsește sau nu este valid; valoare așteptată: { $needed }
record-format = aceasta nu este o înregistrare, nici în text, nici în JSON
record-empty = înregistrarea este goală

## Playthroughs
playthrough-header = o înregistrare detaliată începe cu un rând al cărui format este „{ $needed }”
playthrough-differs = { $field } ar trebui să fie { $needed }, aici este { $have }

## Verifying a record
verify-replay-holds = toate acțiunile pot fi rejucate, iar rezultatul este corect
verify-replay-fails = rejucate, acțiunile nu duc la acest rezultat
verify-finished-holds = partida s-a încheiat
verify-finished-fails = partida nu s-a încheiat: sămânța nu se dezvăluie înainte de sfârșit
verify-seed-holds = sămânța serverului este dezvăluită
verify-seed-fails = înregistrarea nu conține sămânța serverului: amestecarea nu poate fi verificată
verify-commitment-holds = sămânța corespunde amprentei publicate înainte de partidă
verify-commitment-fails = sămânța nu corespunde amprentei publicate înainte de partidă
verify-deck-holds = din semințe rezultă exact acest teanc și aceste cărți scoase din joc
verify-deck-fails = din semințe nu rezultă acest teanc și aceste cărți scoase din joc
verify-seals-holds = semințele sunt cele sigilate de jucători
verify-seals-fails = o sămânță nu este cea sigilată de jucător
verify-lots-holds = locurile sunt cele trase la sorți din semințe
verify-lots-fails = locurile nu sunt cele trase la sorți din semințe
verify-first-holds = din semințe rezultă acest Prim Jucător
verify-first-fails = din semințe nu rezultă acest Prim Jucător
