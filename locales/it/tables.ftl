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
table-rated-early = In una partita classificata nessuno si arrende né propone la patta prima che tutti abbiano avuto { $rounds } turni.
table-rated-hints = Una partita classificata non ammette suggerimenti: scegli l’una o gli altri.
table-nobody-before = Prima qui non c’era nessun altro.
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
table-no-seals = A questo tavolo i semi non vengono sigillati.
table-seals-closed = Un seme è già stato mostrato: nessuno ne sigilla un altro. Se qualcuno arriva o se ne va, tutti sigillano da capo.
table-seals-first = A questo tavolo il seme va prima sigillato: invia la sua impronta (hash).
table-seals-missing =
    { $missing ->
        [one] Un posto non ha ancora sigillato il suo seme; poi tutti mostrano il proprio.
       *[other] { $missing } posti non hanno ancora sigillato il loro seme; poi tutti mostrano il proprio.
    }
table-seed-unlike = Questo non è il seme che è stato sigillato.
table-seeds-hidden =
    { $missing ->
        [one] Un giocatore non ha ancora mostrato il seme sigillato.
       *[other] { $missing } giocatori non hanno ancora mostrato il seme sigillato.
    }
table-seed-long = Il tuo contributo alla mescolata può avere al massimo { $most } caratteri.
table-sequence-taken = Qualcuno ha fatto prima di te. Riprova.
table-spectators-silent = Chi guarda tace fino alla fine della partita.
table-stale = Il tavolo è andato avanti: il prossimo numero è { $needed }, non { $have }.
table-store-locked = Un altro programma tiene bloccato il database, quindi nulla è cambiato. Riprova tra un momento.
table-store-full = Il disco del server è pieno, quindi nulla è cambiato. Chi gestisce il server deve liberare spazio.
table-store-read-only = Sul disco del server non si può scrivere, quindi nulla è cambiato. Deve occuparsene chi gestisce il server.
table-store-unavailable = Non è stato possibile salvare, quindi nulla è cambiato. Riprova.
table-take-back-first = { $seat }: gioca un bot al posto tuo; prima riprendi il posto.
table-too-busy = Il tavolo è sovraccarico. Riprova.
table-too-often = Troppe richieste. Aspetta un momento.
table-too-many-tables = Hai già { $most } tavoli aperti. Finiscine o chiudine uno, oppure aspetta un po'.
table-queue-full = C'è già troppo in attesa. Riprova tra un momento.
table-undone-full = A questo tavolo non si può più annullare nulla: { $most } volte bastano.
table-log-full = Il registro di questo tavolo contiene troppo oltre alla partita. Continua a giocare o crea un altro tavolo.
table-no-backup = Questa copia vale solo per SQLite; per PostgreSQL usa pg_dump.
table-no-data = In { $path } non c’è un database.
table-data-taken = Il server con il processo numero { $process } usa già { $path }. Prima fermalo, oppure assegna a questo un’altra cartella con --data.
table-data-unusable = Il database { $place } non si può aprire: { $why }
table-schema-newer = Il database { $place } è stato scritto da una versione più recente di Impera (schema { $have }, questa conosce { $needed }). Installa la versione più recente oppure ripristina una copia.
table-rules-newer = Questa partita è stata giocata con regole più recenti (versione { $have }, questo server conosce { $needed }). Si potrà rivedere con una versione più recente di Impera.

## What happened at the table

table-log-sat = { $name } si siede a { $seat }
table-log-left = { $name } si alza
table-log-returned = { $name } è di nuovo a { $seat }
table-log-renamed = { $seat } ora si chiama { $name }
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
help-serve-bot-workers = bot che possono pensare contemporaneamente (quanti sono i core)
help-think = Fa pensare qui i bot di server su altre macchine, che condividono un database PostgreSQL.
help-think-database = URL del database PostgreSQL che i server condividono
think-no-postgres = { $database } non è un database PostgreSQL: l'URL inizia con postgresql://.
table-no-thinker = Altrove non c'è nessuno che pensi.
help-serve-bot-pause = almeno questi secondi fra un’azione di un bot e la successiva (0.1); 0: veloce quanto pensa, il che rivela la sua mano
help-serve-retention = giorni di conservazione dopo l’ultima azione (0: per sempre)
help-serve-log = formato del registro: console o json
help-serve-log-level = che cosa va nel registro: debug, info, warning, error
help-serve-prune-days = partite ferme da almeno questo numero di giorni
help-admin = Gestisce le partite salvate; funziona anche con un server attivo.
help-admin-list = Elenca ogni tavolo: id, ora, stato.
help-admin-export = Scrive le registrazioni di tutte le partite finite, una riga JSON ciascuna.
help-admin-prune = Elimina le partite vecchie.
help-admin-ratings = Mostra le serie di partite classificate che sembrano di una sola persona: due giocatori, molte partite in un giorno, quasi tutte vinte dallo stesso.
admin-no-series = Nessuna serie sospetta di partite classificate.
admin-series = { $winner } ha battuto { $loser } in { $won } partite classificate su { $games }, dal { $first } al { $last }
help-admin-backup = Copia il file SQLite, anche mentre un server lo usa.
help-admin-forget = Dimentica una persona, come può fare lei stessa nelle impostazioni. Nel frattempo nessun server deve usare il file SQLite.
help-admin-forget-person = il suo id, o il nome se nessun altro lo ha
help-admin-forget-yes = senza chiedere
admin-nobody = Non c’è nessuno con l’id o il nome { $person }.
admin-many = Più persone si chiamano { $name }. Indica uno di questi id: { $ids }
admin-forget-sure = Dimenticare per sempre { $name } ({ $person })? Partite a cui ha partecipato: { $count }
admin-forgotten = { $name } ({ $person }) è stato dimenticato. Le copie fatte prima lo conoscono ancora.
admin-pruned =
    { $count ->
        [one] Una partita eliminata.
       *[other] { $count } partite eliminate.
    }
