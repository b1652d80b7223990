var e=`
bots-unknown = non c’è un bot “{ $bot }”; ci sono: { $bots }, e qualunque tua classe come module:Class
bots-no-parameter = il bot “{ $bot }” non ha parametri; scrivi “{ $bot }” senza “:{ $parameter }”
bots-level = non c’è un livello “{ $parameter }”; i livelli vanno da 1 a { $most }, come level:4
bots-count = “{ $parameter }” non è un numero per { $bot }; scrivi un intero da 1 a { $most }, come { $bot }:1000
bots-seconds = “{ $parameter }” non è un tempo di riflessione; scrivilo con l’unità, come search:50ms o search:1s
bots-no-class = il modulo { $module } non ha “{ $attribute }”
bots-no-bot = “{ $bot }” non è un bot: non ha choose(view, budget, rng)
bots-weights-misfit = i pesi in { $file } non vanno bene per questa versione e { $players } giocatori; addestrali di nuovo
bots-train-exists = la cartella { $folder } contiene già un addestramento; riprendilo o scegli un’altra cartella
bots-train-other = l’addestramento nella cartella { $folder } è per { $players } giocatori o per l’altra forma a squadre; scegli un’altra cartella
help-train = Addestra i bot da zero, facendoli giocare contro se stessi; si può fermare e riprendere.
help-train-hours = Ore di CPU dell’addestramento, comprese quelle già fatte.
help-train-out = La cartella dell’addestramento: punto di ripresa, curva e pesi. Se ce n’è già uno, viene ripreso.
help-train-fresh = Rifiuta una cartella che contiene già un addestramento invece di riprenderlo.
help-train-begin = Pesi per due giocatori da cui partire, invece che da zero.
train-line = { $seconds } s di CPU, { $games } partite ({ $speed }/s): { $light } contro light, { $greedy } contro greedy
train-done = Pesi: { $file }
card-back = una carta dell'Era { $age }
event-turn-began = { $seat }: inizia il turno
event-play-skipped =
    { $number ->
        [one] { $seat } non ha carte da giocare: la giocata viene saltata
       *[other] { $seat } non ha carte da giocare: { $number } giocate vengono saltate
    }
event-played = { $seat } gioca { $card }
event-discarded = { $seat } scarta { $card } dalla mano
event-sacrificed = { $seat } scarta { $card } dalla propria area di gioco
event-paid = { $seat } paga con { $card }
event-lost = { $seat } perde { $card } a causa dell'attacco
event-took = { $seat } riprende in mano { $card }
event-recovered = { $seat } prende { $card } dalla pila degli scarti
event-drew = { $seat } pesca { $card }
event-seized = { $seat } prende { $card } dalla mano di { $other }
event-gave = { $seat } restituisce { $card } a { $other }
event-applied-own = { $seat } applica { $effect }
event-applied-copied = { $seat } copia { $effect } da { $other }
event-applied-attack = { $seat } attacca il Dominio { $domain }
event-applied-inquisition = { $seat } applica { $effect } contro { $other }
event-applied-embargo = { $seat } impone un embargo sul Dominio { $domain } di { $other }
event-applied-breakthrough = { $seat } applica { $effect }
event-applied-democracy = { $seat } instaura una democrazia nel Dominio { $domain } di { $other }
event-embargo-laid = { $card } viene posata coperta sul Dominio { $domain } di { $other }
event-embargo-lifted = l'embargo sul Dominio { $domain } di { $seat } è finito: { $card } va nella pila degli scarti
event-democracy-laid = { $card } viene posata coperta sul Dominio { $domain } di { $other }
event-hand-size-set = in questo turno il limite di mano di { $seat } è { $number }
event-coin-placed = la Moneta Cultura contrassegna il Dominio { $domain } di { $other }
event-coin-returned = la Moneta Cultura torna accanto al mazzo
event-picked = { $seat } tiene { $card }
event-passed = { $seat } passa { $card } a { $other }
event-centred = { $seat } mette { $card } al centro
event-claimed = { $seat } prende { $card } dal centro
event-deck-emptied = { $seat } pesca l'ultima carta del mazzo: questo è l'ultimo round
event-ended-hegemony = { $seat } ottiene la Vittoria per Egemonia: la partita è finita
event-ended-majority = l'ultimo round è concluso: decide la maggioranza
unparsable-verb = «{ $text }» non è un'azione. Le azioni iniziano con una di queste parole: { $verbs }.
unparsable-verb-near = «{ $text }» non è un'azione. Intendevi «{ $near }»?
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
unparsable-id = L'azione numero { $id } non esiste: i numeri vanno da 0 a { $most }.
impossible-seat = non c'è nessun { $seat } a questo tavolo da { $players }
impossible-draft = nella variante Base non c'è il draft: le mani vengono distribuite
impossible-draft-age = { $card } non può trovarsi nel draft: lì ci sono solo carte dell'Era 1
not-your-turn = adesso non tocca a { $seat }: decide { $turn }
legal-end = puoi terminare il passo degli effetti in qualsiasi momento, tra un effetto e l'altro
legal-play = puoi giocare { $card }: ne hai { $have } in mano
legal-pick = puoi tenere { $card }: ne hai { $have } tra le carte ricevute
legal-claim =
    { $have ->
        [one] puoi prendere { $card }: al centro ce n'è { $have }
       *[other] puoi prendere { $card }: al centro ce ne sono { $have }
    }
legal-discard = puoi scartare { $card }: ne hai { $have } in mano
legal-sacrifice = puoi rinunciare a { $card }: ne hai { $have } nella tua area di gioco
legal-take = puoi riprendere in mano { $card }: ne hai { $have } nella tua area di gioco
legal-recover =
    { $have ->
        [one] puoi recuperare { $card }: nella pila degli scarti ce n'è { $have }
       *[other] puoi recuperare { $card }: nella pila degli scarti ce ne sono { $have }
    }
legal-give = puoi restituire { $card }: ne hai { $have } in mano
legal-permanent = { $effect } richiede { $needed } carte { $domain } in gioco, tu ne hai { $have }
legal-inspiration = sei in testa in Cultura, e { $source } ha in gioco { $have } carte { $domain }: { $effect } ne richiede { $needed }
legal-discard-effect = { $effect } costa 1 carta { $domain } dalla tua area di gioco, tu ne hai { $have }
why-over-hegemony = la partita è finita con una Vittoria per Egemonia
why-over-majority = la partita è finita: l'ultimo round è concluso
why-asked-pick = prima tieni una delle carte ricevute
why-asked-claim = prima prendi una carta dal centro
why-play-first = prima gioca una carta dalla mano
why-played-already = in questo turno hai già giocato la tua carta
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
why-not-in-pile = nella pila degli scarti non c'è { $card }
why-not-in-pack = tra le carte ricevute non c'è { $card }
why-not-in-centre = al centro non c'è { $card }
why-embargoed =
    { $have ->
        [one] un embargo ti vieta di giocare carte { $domain } in questo turno
       *[other] { $have } embarghi ti vietano di giocare carte { $domain } in questo turno
    }
why-permanent-spent = l'effetto permanente del Dominio { $domain } è già stato usato in questo turno
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
why-pile-empty = { $effect } prende dalla pila degli scarti, che però è vuota
why-copies-itself = copia l'effetto di un altro giocatore, non il tuo
why-culture-spent = in questo turno hai già copiato un effetto
why-no-culture-lead = ti servono in gioco più carte Cultura di ogni altro giocatore: tu ne hai { $have }, un altro ne ha { $others }
why-discard-spent = l'effetto di scarto del Dominio { $domain } è già stato usato in questo turno
why-cannot-pay = { $effect } costa 1 carta { $domain } dalla tua area di gioco, tu ne hai { $have }
why-attack =
    { $needed ->
        [one] serve una carta { $domain } nella tua area di gioco, tu ne hai { $have }
       *[other] servono { $needed } carte { $domain } nella tua area di gioco, tu ne hai { $have }
    }
why-aims-at-itself = scegli un altro giocatore, non te
why-target-empty = { $target } non ha carte { $domain } scoperte
why-target-empty-own = sul tuo Dominio { $domain } ti servono 2 carte: una paga, l'altra deve restare
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
setup-ages = { $kind } al posto { $place } del mazzo: lì ci vuole una carta dell'Era { $age }
setup-seed =
    { $have ->
        [one] il seme del server è di { $needed } cifre esadecimali; questo ha un solo carattere
       *[other] il seme del server è di { $needed } cifre esadecimali; questo ha { $have } caratteri
    }
setup-seed-or-deck = indica un seme oppure un ordine del mazzo: l'uno o l'altro, non entrambi
setup-player-seeds = indica un seme per ciascuno dei { $needed } giocatori, oppure nessuno; qui: { $have }
setup-player-seed-length = il seme di un giocatore ha al massimo { $most } caratteri, non { $have }
nothing-to-undo = non c'è nulla da annullare: non è ancora stata giocata nessuna azione
position-format = una posizione inizia con «{ $needed }», non con «{ $have }»
position-field = colonna { $column }: «{ $field }» non è leggibile
record-place = riga { $line }, colonna { $column }:
record-tag = un'etichetta dell'intestazione è fatta così: [Players "2"]; questa è «{ $text }»
record-tag-unknown = non esiste l'etichetta d'intestazione «{ $tag }»; intendevi «{ $near }»?
record-tag-twice = l'etichetta «{ $tag }» compare due volte
record-tag-missing = nell'intestazione manca l'etichetta «{ $tag }»
record-tag-value = «{ $value }» non è un valore per l'etichetta «{ $tag }»; valore atteso: { $needed }
record-rules = questa partita è stata registrata con la versione { $have } delle regole; il programma conosce le versioni fino alla { $needed }
record-setup = con la preparazione descritta nell'intestazione non si può distribuire: { $why }
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
playthrough-header = una registrazione dettagliata inizia con una riga il cui formato è «{ $needed }»
playthrough-differs = { $field } dovrebbe essere { $needed }, qui invece è { $have }
verify-replay-holds = tutte le azioni si possono rigiocare e il risultato è giusto
verify-replay-fails = rigiocando le azioni non si arriva al risultato
verify-finished-holds = la partita è finita
verify-finished-fails = la partita non è finita: il seme non viene rivelato prima della fine
verify-seed-holds = il seme del server è stato rivelato
verify-seed-fails = nella registrazione manca il seme del server: la mescolata non si può verificare
verify-commitment-holds = il seme corrisponde all'impegno preso prima della partita
verify-commitment-fails = il seme non corrisponde all'impegno preso prima della partita
verify-deck-holds = i semi danno esattamente questo mazzo e queste carte rimosse
verify-deck-fails = i semi non danno questo mazzo e queste carte rimosse
verify-first-holds = i semi danno questo Primo Giocatore
verify-first-fails = i semi non danno questo Primo Giocatore
table-bad-message = Questo messaggio non si può leggere, in { $place }: { $why }
table-bad-request = Il server non capisce questa richiesta.
table-body-large = È troppo grande: si accettano al massimo { $most } byte.
table-broken = Il registro di questo tavolo non si può rieseguire dalla voce { $entry } in poi. Chiunque sia seduto può chiuderlo.
table-chat-empty = Questo messaggio è vuoto.
table-chat-full = Questo tavolo ha detto tutto il possibile: { $most } messaggi.
table-chat-long = Un messaggio ha al massimo { $most } caratteri.
table-chat-off = A questo tavolo il testo libero è disattivato; si possono usare le frasi.
table-concede-to = Indica a chi ti arrendi: un posto di un’altra parte.
table-draw-alone = Non c’è nessuno con cui accordarsi per la patta.
table-foreign-origin = Questa richiesta viene da un altro sito e non è accettata.
table-full = Tutti i posti sono occupati. Puoi guardare.
table-hello-twice = La linea è già aperta; ci si saluta una volta sola.
table-host-only = Solo chi ospita il tavolo può farlo.
table-internal = Qualcosa è andato storto da parte nostra. Nulla è cambiato; riprova.
table-is-open = La partita non è ancora iniziata.
table-is-running = La partita è già iniziata.
table-is-finished = La partita è finita.
table-is-closed = Questo tavolo è stato chiuso.
table-message-large = Un messaggio è un testo di al massimo { $most } caratteri.
table-mutes-full = Puoi silenziare al massimo { $most } persone.
table-name-empty = Un nome ha bisogno di almeno un segno visibile.
table-no-bot = Non c’è un bot «{ $bot }». Ci sono: { $bots }
table-no-hint-now = Non c’è nulla da suggerire: ora non tocca a te decidere.
table-no-hints = A questo tavolo i suggerimenti non sono ammessi.
table-no-link = Questo link è già stato usato, è scaduto o non è mai esistito. Creane uno nuovo sull’altro dispositivo.
table-no-offer = Non c’è nessuna offerta sul tavolo.
table-no-page = Non c’è nulla a questo indirizzo.
table-no-person = Non c’è nessuno con questo nome.
table-no-position = Non c’è questa posizione: la partita ha { $most } azioni.
table-no-seat = Non c’è il posto { $seat } a questo tavolo da { $players }.
table-no-seeds = A questo tavolo i giocatori non contribuiscono al mescolamento.
table-no-undo = Non si può annullare: si è visto qualcosa di nascosto, un altro posto ha agito o il turno è finito.
table-not-allowed = Questo non è permesso.
table-not-asked = Questa offerta non è rivolta a te.
table-not-finished = Questo si può vedere a partita finita.
table-not-found = Questo tavolo non c’è; il link può essere sbagliato, o è stato rimosso alla scadenza.
table-not-full =
    { $missing ->
        [one] Un posto è ancora libero: aspetta o mettici un bot.
       *[other] { $missing } posti sono ancora liberi: aspetta o mettici dei bot.
    }
table-not-seated = Non sei seduto a questo tavolo.
table-not-signed-in = Prima di’ chi sei: scegli un nome.
table-offer-again = Hai già fatto un’offerta in questo turno.
table-offer-pending = C’è già un’offerta sul tavolo; prima rispondi a quella.
table-phrase-arguments = La frase «{ $phrase }» richiede esattamente: { $needed }
table-phrase-unknown = Non c’è una frase «{ $phrase }».
table-phrase-value = «{ $argument }» della frase «{ $phrase }» non va bene.
table-seat-reserved = { $seat } è riservato a qualcun altro.
table-seat-taken = { $seat } è occupato.
table-seated-already = Sei già seduto a { $seat }; prima alzati.
table-seed-long = Il tuo contributo al mescolamento ha al massimo { $most } caratteri.
table-sequence-taken = Qualcun altro è stato più veloce. Riprova.
table-spectators-silent = Chi guarda tace fino alla fine della partita.
table-stale = Il tavolo è andato avanti: il prossimo numero è { $needed }, non { $have }.
table-store-unavailable = Non è stato possibile salvare, quindi nulla è cambiato. Riprova.
table-take-back-first = Un bot gioca { $seat } al posto tuo; prima riprendi il posto.
table-too-busy = Il tavolo è troppo affollato di richieste. Riprova.
table-too-often = Troppo spesso. Aspetta un momento.
table-cannot-reach = Il server non risponde: { $why }
table-no-backup = Questo salva solo SQLite; per PostgreSQL usa pg_dump.
table-no-data = Non c’è un database in { $path }.
table-log-sat = { $name } si siede a { $seat }
table-log-left = { $name } si alza
table-log-returned = { $name } è di nuovo a { $seat }
table-log-away-clock = Tempo scaduto per { $name }: continua un bot
table-log-away-gone = { $name } manca da troppo: continua un bot
table-log-started = Le carte sono distribuite
table-log-undone = { $name } annulla un’azione
table-log-offered-draw = { $name } offre la patta
table-log-offered-concession = { $name } propone di arrendersi a { $to }
table-log-answered-yes = { $name } accetta
table-log-answered-no = { $name } non accetta
table-log-closed = Il tavolo è stato chiuso
table-log-rematched = La prossima partita attende a un altro tavolo
table-result-draw = Patta d’accordo
table-result-concession = Vittoria per resa: { $winners }
table-expires = Conservata fino al { $date } se non succede altro
phrase-hello = Ciao e buona partita a tutti!
phrase-good-game = Bella partita!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie, { $seat }.
phrase-sorry = Scusa, { $seat }.
phrase-yes = Sì.
phrase-no = No.
phrase-think = Mi serve un momento per pensare.
phrase-truce = { $seat }, ci lasciamo in pace?
phrase-truce-against = { $seat }, ci alleiamo contro { $target }?
phrase-accept = D’accordo, { $seat }.
phrase-decline = Preferisco di no, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Attenzione: a { $target } manca una carta per l’egemonia ({ $domain })!
       *[other] Attenzione: a { $target } mancano { $missing } carte per l’egemonia ({ $domain })!
    }
phrase-warn-deck = Il mazzo è quasi finito.
phrase-promise-no-attack = { $seat }, nel prossimo turno non attaccherò: { $domain }.
phrase-promise-no-embargo = { $seat }, nel prossimo turno non ti metterò embarghi.
phrase-promise-no-inquisition = { $seat }, nel prossimo turno lascerò stare la tua mano.
phrase-ask-embargo = { $seat }, puoi mettere un embargo su { $domain } di { $target }?
phrase-ask-democracy = { $seat }, puoi mettere una democrazia su { $domain } di { $target }?
phrase-ask-attack = { $seat }, puoi attaccare { $domain }?
phrase-betrayed = { $seat }, me ne ricorderò.
domain-M = Esercito
domain-R = Religione
domain-E = Economia
domain-S = Scienza
domain-C = Cultura
domain-U = Utopia
card-name = { $domain }, Era { $age }
effect-assassination = Assassinio
effect-assassination-text = Mandi nella pila degli scarti una carta della tua mano, quella che vuoi.
effect-purge = Epurazione
effect-purge-text = Mandi nella pila degli scarti due carte della tua mano, quelle che vuoi, purché tu ne abbia almeno due.
effect-attack = Attacco
effect-attack-text = Paghi una carta Esercito, nomini un Dominio e rinunci a una tua carta di quel Dominio: ne perde una anche chiunque altro lo abbia in gioco.
effect-holy-book = Libro Sacro
effect-holy-book-text = Per questo turno il tuo limite di mano è cinque, perciò quando peschi arrivi a cinque carte.
effect-divine-right = Diritto Divino
effect-divine-right-text = Per questo turno il tuo limite di mano è sette, perciò quando peschi arrivi a sette carte.
effect-inquisition = Inquisizione
effect-inquisition-text = Paghi una carta Religione, unisci alla tua l'intera mano di un altro giocatore e gliene rendi altrettante, quelle che vuoi tu.
effect-development = Sviluppo
effect-development-text = Sostituisci una carta della tua area di gioco: la vecchia va nella pila degli scarti e ne giochi un'altra dalla mano.
effect-monopoly = Monopolio
effect-monopoly-text = Sostituisci due carte della tua area di gioco: le vecchie vanno nella pila degli scarti e ne giochi altre due dalla mano.
effect-embargo = Embargo
effect-embargo-text = Posi una tua carta Economia coperta su un Dominio che un giocatore qualsiasi ha in gioco: nel suo prossimo turno non potrà giocare quel Dominio.
effect-experiment = Esperimento
effect-experiment-text = Riprendi in mano una carta della tua area di gioco e al suo posto ne giochi una dalla mano, anche la stessa.
effect-research = Ricerca
effect-research-text = Riprendi in mano due carte della tua area di gioco e al loro posto ne giochi due dalla mano, anche le stesse.
effect-breakthrough = Scoperta Rivoluzionaria
effect-breakthrough-text = Paghi una carta Scienza, peschi cinque carte dal mazzo delle Ere e poi scarti dalla mano tante carte quante ne hai pescate.
effect-oligarchy = Oligarchia
effect-oligarchy-text = Cerchi nella pila degli scarti e porti in mano la carta che preferisci.
effect-republic = Repubblica
effect-republic-text = Cerchi nella pila degli scarti e porti in mano le due carte che preferisci, o l'unica che c'è.
effect-democracy = Democrazia
effect-democracy-text = Posi una tua carta Utopia coperta su un Dominio che un giocatore qualsiasi ha in gioco: fino alla fine della partita gli servirà lì una carta in più per la Vittoria per Egemonia.
effect-inspiration = Ispirazione
effect-inspiration-text = Finché nessun altro ha tante carte Cultura quante ne hai tu, usi un effetto permanente, di livello 1 o 2, il cui livello è raggiunto da un altro giocatore.
term-age = Era
term-age-deck = mazzo delle Ere
term-turn = turno
term-round = round
term-level = livello
term-domain = Dominio
term-play-area = area di gioco
term-hand-size = limite di mano
term-discard-pile = pila degli scarti
term-permanent-effect = effetto permanente
term-discard-effect = effetto di scarto
term-hegemony-victory = Vittoria per Egemonia
term-majority-victory = Vittoria per Maggioranza
term-culture-coin = Moneta Cultura
term-first-player = Primo Giocatore
term-basic = Base
term-draft = Draft
term-team-game = Partita a squadre
`;export{e as default};