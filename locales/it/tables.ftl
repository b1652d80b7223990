### Ciò che dicono i tavoli: rifiuti, fatti e le frasi della diplomazia. I posti sono da P1 a P4.

## What a table refuses

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
table-rated-hints = In una partita valida per la classifica non ci sono suggerimenti: scegli l’una o gli altri.
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

## What happened at the table

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

## The commands serve and admin

help-serve = Serve tavoli a browser e programmi. Ogni opzione si può impostare anche come IMPERA_ seguito dal nome in maiuscolo.
help-serve-host = indirizzo su cui ascoltare (127.0.0.1)
help-serve-port = porta su cui ascoltare (8420)
help-serve-data = cartella del file SQLite
help-serve-database = URL di un database PostgreSQL, al posto di SQLite; memory non conserva nulla
help-serve-web = cartella del client per browser già costruito
help-serve-origins = altre origini ammesse, separate da virgole
help-serve-secure = cookie solo su https
help-serve-proxied = fidati degli indirizzi riferiti da un proxy davanti
help-serve-bot-workers = bot che possono pensare insieme (1)
help-serve-bot-pause = secondi prima che si veda l’azione di un bot (0.5)
help-serve-retention = giorni di conservazione dopo l’ultima azione (0: per sempre)
help-serve-log = forma del registro: console o json
help-serve-log-level = che cosa va nel registro: debug, info, warning, error
help-serve-prune-days = partite ferme da questo numero di giorni
help-admin = Cura delle partite salvate; funziona accanto a un server attivo.
help-admin-list = Elenca ogni tavolo: id, ora, stato.
help-admin-export = Scrive le registrazioni delle partite finite, una riga JSON ciascuna.
help-admin-prune = Elimina le partite vecchie.
help-admin-backup = Copia il file SQLite, anche mentre un server lo usa.
admin-pruned =
    { $count ->
        [one] Una partita eliminata.
       *[other] { $count } partite eliminate.
    }
