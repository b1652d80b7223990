### Ciò che dicono i tavoli: rifiuti, fatti e le frasi della diplomazia. I posti sono da P1 a P4.

## What a table refuses

table-bad-message = Questo messaggio non si può leggere (in { $place }): { $why }
table-bad-request = Il server non capisce questa richiesta.
table-body-large = Contenuto troppo grande: al massimo { $most } byte.
table-broken = Il registro di questo tavolo non si può ricostruire dalla voce { $entry } in poi. Chiunque abbia un posto può chiudere il tavolo.
table-chat-empty = Questo messaggio è vuoto.
table-chat-full = La chat di questo tavolo è piena: { $most } messaggi.
table-chat-long = Un messaggio può avere al massimo { $most } caratteri.
table-chat-off = A questo tavolo la chat libera è disattivata; si possono usare le frasi pronte.
table-concede-to = Indica a chi ti arrendi: dev’essere un posto avversario.
table-draw-alone = Non c’è nessuno con cui accordarsi per la patta.
table-foreign-origin = Questa richiesta viene da un altro sito e non viene accettata.
table-full = Tutti i posti sono occupati. Puoi guardare.
table-hello-twice = La connessione è già aperta: ci si saluta una volta sola.
table-host-only = Solo chi ospita il tavolo può farlo.
table-internal = Qualcosa è andato storto da parte nostra. Nulla è cambiato; riprova.
table-is-open = La partita non è ancora iniziata.
table-is-running = La partita è già iniziata.
table-is-finished = La partita è finita.
table-is-closed = Questo tavolo è stato chiuso.
table-message-large = Un messaggio è un testo di { $most } caratteri al massimo.
table-mutes-full = Puoi silenziare al massimo { $most } persone.
table-name-empty = Un nome deve avere almeno un carattere visibile.
table-no-bot = Il bot «{ $bot }» non esiste. Ci sono: { $bots }
table-no-hint-now = Non c’è nulla da suggerire: ora non tocca a te.
table-no-hints = A questo tavolo i suggerimenti non sono ammessi.
table-rated-hints = Una partita classificata non ammette suggerimenti: scegli l’una o gli altri.
table-no-link = Questo link è già stato usato, è scaduto o non è mai esistito. Creane uno nuovo sull’altro dispositivo.
table-no-offer = Non c’è nessuna proposta sul tavolo.
table-no-page = A questo indirizzo non c’è nulla.
table-no-person = Non c’è nessuno con questo nome.
table-no-position = Questa posizione non esiste; azioni della partita: { $most }.
table-no-seat = A questo tavolo da { $players } il posto { $seat } non esiste.
table-no-seeds = A questo tavolo i giocatori non contribuiscono alla mescolata.
table-no-undo = Non si può annullare: si è visto qualcosa di nascosto, ha agito qualcun altro o il turno è finito.
table-not-allowed = Non è permesso.
table-not-asked = Questa proposta non è rivolta a te.
table-not-finished = Si potrà vedere a partita finita.
table-not-found = Questo tavolo non esiste: forse il link è sbagliato, o il tavolo è scaduto ed è stato rimosso.
table-not-full =
    { $missing ->
        [one] Un posto è ancora libero: aspetta o mettici un bot.
       *[other] { $missing } posti sono ancora liberi: aspetta o mettici dei bot.
    }
table-not-seated = Non hai un posto a questo tavolo.
table-not-signed-in = Prima presentati: scegli un nome.
table-offer-again = In questo turno hai già fatto una proposta.
table-offer-pending = C’è già una proposta sul tavolo: prima rispondi a quella.
table-phrase-arguments = La frase «{ $phrase }» richiede esattamente: { $needed }
table-phrase-unknown = La frase «{ $phrase }» non esiste.
table-phrase-value = Nella frase «{ $phrase }» il valore di «{ $argument }» non va bene.
table-seat-reserved = { $seat } è riservato a qualcun altro.
table-seat-taken = { $seat } è occupato.
table-seated-already = Occupi già { $seat }: prima alzati.
table-seed-long = Il tuo contributo alla mescolata può avere al massimo { $most } caratteri.
table-sequence-taken = Qualcuno ha fatto prima di te. Riprova.
table-spectators-silent = Chi guarda tace fino alla fine della partita.
table-stale = Il tavolo è andato avanti: il prossimo numero è { $needed }, non { $have }.
table-store-unavailable = Non è stato possibile salvare, quindi nulla è cambiato. Riprova.
table-take-back-first = { $seat }: gioca un bot al posto tuo; prima riprendi il posto.
table-too-busy = Il tavolo è sovraccarico. Riprova.
table-too-often = Troppe richieste. Aspetta un momento.
table-cannot-reach = Il server non risponde: { $why }
table-no-backup = Questa copia vale solo per SQLite; per PostgreSQL usa pg_dump.
table-no-data = In { $path } non c’è un database.

## What happened at the table

table-log-sat = { $name } si siede a { $seat }
table-log-left = { $name } si alza
table-log-returned = { $name } è di nuovo a { $seat }
table-log-away-clock = Tempo scaduto per { $name }: continua un bot
table-log-away-gone = { $name } manca da troppo tempo: continua un bot
table-log-started = Le carte sono distribuite
table-log-undone = { $name } annulla un’azione
table-log-offered-draw = { $name } propone la patta
table-log-offered-concession = { $name } propone di arrendersi a { $to }
table-log-answered-yes = { $name } accetta
table-log-answered-no = { $name } rifiuta
table-log-closed = Il tavolo è stato chiuso
table-log-rematched = La prossima partita è a un altro tavolo
table-result-draw = Patta concordata
table-result-concession = Vittoria per resa: { $winners }
table-expires = Scadenza, se non succede altro: { $date }

## The phrases of diplomacy: $seat and $target are names of players, $domain a Domain

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
        [one] Attenzione: a { $target } manca una carta per l’Egemonia ({ $domain })!
       *[other] Attenzione: a { $target } mancano { $missing } carte per l’Egemonia ({ $domain })!
    }
phrase-warn-deck = Il mazzo è quasi finito.
phrase-promise-no-attack = { $seat }, nel prossimo turno non attaccherò il Dominio { $domain }.
phrase-promise-no-embargo = { $seat }, nel prossimo turno non ti metterò embarghi.
phrase-promise-no-inquisition = { $seat }, nel prossimo turno lascerò stare la tua mano.
phrase-ask-embargo = { $seat }, puoi mettere un embargo sul Dominio { $domain } di { $target }?
phrase-ask-democracy = { $seat }, puoi mettere una democrazia sul Dominio { $domain } di { $target }?
phrase-ask-attack = { $seat }, puoi attaccare il Dominio { $domain }?
phrase-betrayed = { $seat }, me ne ricorderò.

## The commands serve and admin

help-serve = Mette i tavoli a disposizione di browser e programmi. Ogni opzione si può impostare anche come IMPERA_ seguito dal nome in maiuscolo.
help-serve-host = indirizzo su cui ascoltare (127.0.0.1)
help-serve-port = porta su cui ascoltare (8420)
help-serve-data = cartella del file SQLite
help-serve-database = URL di un database PostgreSQL, al posto di SQLite; memory non conserva nulla
help-serve-web = cartella del client per browser già compilato
help-serve-origins = altre origini ammesse, separate da virgole
help-serve-secure = invia i cookie solo su https
help-serve-proxied = si fida degli indirizzi comunicati da un proxy a monte
help-serve-bot-workers = bot che possono pensare contemporaneamente (1)
help-serve-bot-pause = secondi prima che si veda l’azione di un bot (0.5)
help-serve-retention = giorni di conservazione dopo l’ultima azione (0: per sempre)
help-serve-log = formato del registro: console o json
help-serve-log-level = che cosa va nel registro: debug, info, warning, error
help-serve-prune-days = partite ferme da almeno questo numero di giorni
help-admin = Gestisce le partite salvate; funziona anche con un server attivo.
help-admin-list = Elenca ogni tavolo: id, ora, stato.
help-admin-export = Scrive le registrazioni di tutte le partite finite, una riga JSON ciascuna.
help-admin-prune = Elimina le partite vecchie.
help-admin-backup = Copia il file SQLite, anche mentre un server lo usa.
admin-pruned =
    { $count ->
        [one] Una partita eliminata.
       *[other] { $count } partite eliminate.
    }
