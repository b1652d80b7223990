### What the game says: refusals, explanations, and errors. Numbers of rules are put in front by the program.
### Arguments: $domain and $effect arrive translated; $card is a kind such as M1; seats are P1 to P4.

## Not an action at all
unparsable-verb = «{ $text }» non è un’azione. Le azioni iniziano con una di queste parole: { $verbs }.
unparsable-verb-near = «{ $text }» non è un’azione. Intendevi «{ $near }»?
unparsable-count =
    { $needed ->
        [0] «{ $text }» dice troppo: «{ $verb }» va da solo.
        [one] «{ $text }» non va bene: dopo «{ $verb }» ci vuole esattamente una parola, non { $have }.
       *[other] «{ $text }» non va bene: dopo «{ $verb }» ci vogliono esattamente { $needed } parole, non { $have }.
    }
unparsable-kind = «{ $word }» in «{ $text }» non è una carta. Le carte sono: { $choices }.
unparsable-seat = «{ $word }» in «{ $text }» non è un posto. I posti sono: { $choices }.
unparsable-domain = «{ $word }» in «{ $text }» non è un Dominio. I Domini sono: { $choices }.
unparsable-permanent = «{ $word }» in «{ $text }» non è un effetto permanente. Gli effetti permanenti sono: { $choices }.
unparsable-id = L’azione numero { $id } non esiste: i numeri vanno da 0 a { $most }.
unparsable-answer = In «{ $text }» non è indicata alcuna azione.

## Never possible in this set-up
impossible-seat = a questo tavolo da { $players } non c’è { $seat }
impossible-draft = nella variante Base non c’è il draft: le mani vengono distribuite
impossible-draft-age = { $card } non può stare in un mazzetto: nel draft ci sono solo carte dell’Era 1

## Not your turn
not-your-turn = adesso non tocca a { $seat }: decide { $turn }

## Legal, and by what
legal-end = puoi terminare il passo degli effetti in qualsiasi momento, tra un effetto e l’altro
legal-play = puoi giocare { $card }: ne hai { $have } in mano
legal-pick = puoi tenere { $card }: ne hai { $have } nel mazzetto
legal-claim =
    { $have ->
        [one] puoi prendere { $card }: al centro ce n’è { $have }
       *[other] puoi prendere { $card }: al centro ce ne sono { $have }
    }
legal-discard = puoi scartare { $card }: ne hai { $have } in mano
legal-sacrifice = puoi rinunciare a { $card }: ne hai { $have } nella tua area di gioco
legal-take = puoi riprendere in mano { $card }: ne hai { $have } nella tua area di gioco
legal-recover =
    { $have ->
        [one] puoi recuperare { $card }: nella pila degli scarti ce n’è { $have }
       *[other] puoi recuperare { $card }: nella pila degli scarti ce ne sono { $have }
    }
legal-give = puoi restituire { $card }: ne hai { $have } in mano
legal-permanent = { $effect } richiede { $needed } carte { $domain } in gioco, tu ne hai { $have }
legal-inspiration = sei in testa in Cultura, e { $source } ha in gioco { $have } carte { $domain }: { $effect } ne richiede { $needed }
legal-discard-effect = { $effect } costa 1 carta { $domain } della tua area di gioco, tu ne hai { $have }

## Not legal, and why not
why-over-hegemony = la partita è finita con una Vittoria per Egemonia
why-over-majority = la partita è finita: l’ultimo round è concluso
why-asked-pick = prima tieni una carta del tuo mazzetto
why-asked-claim = prima prendi una carta dal centro
why-play-first = prima gioca una carta dalla mano
why-play-over = il passo della giocata di questo turno è concluso: ora solo un effetto ti fa giocare una carta
why-no-such-choice = nessun effetto lo richiede adesso
why-asked-play =
    { $left ->
        [one] prima completa { $effect }: gioca una carta dalla mano
       *[other] prima completa { $effect }: gioca { $left } carte dalla mano
    }
why-asked-discard =
    { $left ->
        [one] prima completa { $effect }: scarta una carta dalla mano
       *[other] prima completa { $effect }: scarta { $left } carte dalla mano
    }
why-asked-sacrifice =
    { $left ->
        [one] prima completa { $effect }: scarta una carta dalla tua area di gioco
       *[other] prima completa { $effect }: scarta { $left } carte dalla tua area di gioco
    }
why-asked-take =
    { $left ->
        [one] prima completa { $effect }: riprendi in mano una carta dalla tua area di gioco
       *[other] prima completa { $effect }: riprendi in mano { $left } carte dalla tua area di gioco
    }
why-asked-recover =
    { $left ->
        [one] prima completa { $effect }: prendi una carta dalla pila degli scarti
       *[other] prima completa { $effect }: prendi { $left } carte dalla pila degli scarti
    }
why-asked-give =
    { $left ->
        [one] prima completa { $effect }: restituisci una carta
       *[other] prima completa { $effect }: restituisci { $left } carte
    }
why-not-in-hand = non hai { $card } in mano
why-not-in-area = non hai { $card } tra le carte scoperte della tua area di gioco
why-not-in-pile = nella pila degli scarti non c’è { $card }
why-not-in-pack = nel tuo mazzetto non c’è { $card }
why-not-in-centre = al centro non c’è { $card }
why-embargoed =
    { $have ->
        [one] un embargo ti vieta di giocare carte { $domain } in questo turno
       *[other] { $have } embarghi ti vietano di giocare carte { $domain } in questo turno
    }
why-permanent-spent = l’effetto permanente del Dominio { $domain } è già stato usato in questo turno
why-level-too-low = { $effect } richiede { $needed } carte { $domain } in gioco, tu ne hai { $have }
why-source-too-low = { $effect } richiede { $needed } carte { $domain } in gioco, { $source } ne ha { $have }
why-hand-too-small =
    { $needed ->
        [one] { $effect } costa una carta della tua mano, tu ne hai { $have }
       *[other] { $effect } costa { $needed } carte della tua mano, tu ne hai { $have }
    }
why-area-too-small =
    { $needed ->
        [one] { $effect } costa una carta della tua area di gioco, tu ne hai { $have }
       *[other] { $effect } costa { $needed } carte della tua area di gioco, tu ne hai { $have }
    }
why-pile-empty = { $effect } prende carte dalla pila degli scarti, che però è vuota
why-copies-itself = copia l’effetto di un altro giocatore, non il tuo
why-culture-spent = in questo turno hai già copiato un effetto
why-no-culture-lead = ti servono in gioco più carte Cultura di ogni altro giocatore: tu ne hai { $have }, un altro ne ha { $others }
why-discard-spent = l’effetto di scarto del Dominio { $domain } è già stato usato in questo turno
why-cannot-pay = { $effect } costa 1 carta { $domain } della tua area di gioco, tu ne hai { $have }
why-attack =
    { $needed ->
        [one] serve una carta { $domain } nella tua area di gioco, tu ne hai { $have }
       *[other] servono { $needed } carte { $domain } nella tua area di gioco, tu ne hai { $have }
    }
why-aims-at-itself = scegli un altro giocatore, non te
why-target-empty = { $target } non ha carte { $domain } scoperte
why-target-empty-own = per colpire il tuo Dominio { $domain } ti servono 2 carte: una paga, l’altra deve restare

## Set-ups that do not exist
setup-players = si gioca in 2, 3 o 4, non in { $players }
setup-variant = la variante «{ $variant }» non esiste; ci sono: { $variants }
setup-teams = per giocare a squadre bisogna essere in quattro, non in { $players }
setup-first = { $first } non siede a questo tavolo da { $players }
setup-seat = { $seat } non siede a questo tavolo da { $players }
setup-kind = «{ $kind }» non è una carta; le carte sono: { $kinds }
setup-deck-size =
    { $needed ->
        [one] il mazzo per { $players } giocatori ha una carta, non { $have }
       *[other] il mazzo per { $players } giocatori ha { $needed } carte, non { $have }
    }
setup-copies =
    { $needed ->
        [one] la scatola contiene una carta { $kind }, qui: { $have }
       *[other] la scatola contiene { $needed } carte { $kind }, qui: { $have }
    }
setup-ages = { $kind } al posto { $place } del mazzo: lì ci vuole una carta dell’Era { $age }
setup-seed =
    { $have ->
        [one] il seme del server è di { $needed } cifre esadecimali; questo ha un solo carattere
       *[other] il seme del server è di { $needed } cifre esadecimali; questo ha { $have } caratteri
    }
setup-seed-or-deck = indica un seme oppure un ordine del mazzo: l’uno o l’altro, non entrambi
setup-player-seeds = indica un seme per ciascuno dei { $needed } giocatori, oppure nessuno; qui: { $have }
setup-player-seed-length = il seme di un giocatore ha al massimo { $most } caratteri, non { $have }
setup-player-seed-text = il seme di un giocatore deve essere un testo scrivibile in UTF-8

## Undo and positions
nothing-to-undo = non c’è nulla da annullare: non è ancora stata giocata nessuna azione
position-format = una posizione inizia con «{ $needed }», non con «{ $have }»
position-field = colonna { $column }: «{ $field }» non è leggibile
position-no-endgame = una partita può iniziare da una posizione successiva alle scelte del draft e precedente alla fine
position-missing = nella posizione manca il campo «{ $field }»

## Records
record-place = riga { $line }, colonna { $column }:
record-tag = un’etichetta dell’intestazione è fatta così: [Players "2"]; questa è «{ $text }»
record-tag-unknown = non esiste l’etichetta d’intestazione «{ $tag }»; intendevi «{ $near }»?
record-tag-twice = l’etichetta «{ $tag }» compare due volte
record-tag-missing = nell’intestazione manca l’etichetta «{ $tag }»
record-tag-value = «{ $value }» non è un valore per l’etichetta «{ $tag }»; valore atteso: { $needed }
record-rules = questa partita è stata registrata con la versione { $have } delle regole; il programma conosce le versioni fino alla { $needed }
record-setup = con la preparazione descritta nell’intestazione non si può distribuire: { $why }
record-turn = una riga di gioco è fatta così: «3. P2 play M1; end»; questa è «{ $text }»
record-turn-number = questo è il turno { $needed }, non { $have }
record-turn-seat = qui decide { $needed }, non { $have }
record-action = { $why }
record-after-end = la partita era finita prima di questa azione
record-result = il risultato è «{ $needed }», non «{ $have }»
record-json = questo non è JSON: { $why }
record-json-field = il campo «{ $field }» manca o non è valido; valore atteso: { $needed }
record-format = questa non è una partita registrata, né in forma di testo né in JSON
record-empty = la registrazione è vuota

## Playthroughs
playthrough-header = una registrazione dettagliata inizia con una riga il cui formato è «{ $needed }»
playthrough-differs = { $field } dovrebbe essere { $needed }, qui invece è { $have }

## Verifying a record
verify-replay-holds = tutte le azioni si possono rigiocare e il risultato è giusto
verify-replay-fails = rigiocando le azioni non si arriva al risultato
verify-finished-holds = la partita è finita
verify-finished-fails = la partita non è finita: il seme non viene rivelato prima della fine
verify-seed-holds = il seme del server è stato rivelato
verify-seed-fails = nella registrazione manca il seme del server: la mescolata non si può verificare
verify-commitment-holds = il seme corrisponde all’impegno preso prima della partita
verify-commitment-fails = il seme non corrisponde all’impegno preso prima della partita
verify-deck-holds = i semi danno esattamente questo mazzo e queste carte rimosse
verify-deck-fails = i semi non danno questo mazzo e queste carte rimosse
verify-seals-holds = i semi sono quelli che i giocatori avevano sigillato
verify-seals-fails = un seme non è quello che il giocatore aveva sigillato
verify-lots-holds = i posti sono quelli che i semi danno in sorte
verify-lots-fails = i posti non sono quelli che i semi danno in sorte
verify-first-holds = i semi danno questo Primo Giocatore
verify-first-fails = i semi non danno questo Primo Giocatore
