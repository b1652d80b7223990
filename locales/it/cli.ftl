### The command impera: help, prompts, tables and refusals.

## Help
help-impera = Carta Impera Victoria: gioca, simula, rivedi e verifica le partite. Lingua: imposta IMPERA_LANGUAGE su en, el, hu, it o ro.
help-chapter-play = Gioca
help-chapter-records = Leggi una partita
help-chapter-learn = Impara e gareggia
help-chapter-research = Studia il gioco
help-chapter-host = Ospita e cura
help-play = Gioca una partita intera contro i bot nel terminale.
help-playthrough = Scrive partite con ogni decisione in chiaro, in formato JSON Lines, sullo standard output.
help-sim = Fa giocare molte partite ai bot e riporta vittorie, conclusioni ed effetti con i loro intervalli.
help-dataset = Fa giocare ai bot una raccolta di partite da cui imparare: file Parquet, scheda dei dati e file Croissant.
help-dataset-folder = La cartella da scrivere; dev’essere nuova o vuota.
help-dataset-games = Partite per ognuna delle otto configurazioni.
help-dataset-bots = I bot che si alternano ai posti.
help-replay = Ripercorre passo per passo una partita registrata.
help-verify = Controlla una registrazione: le azioni, il risultato e che le carte siano state mescolate onestamente.
help-explain = Spiega perché un’azione è consentita o no in un punto di una registrazione, con la regola.
help-convert = Scrive una registrazione come testo, o come JSON se il nuovo nome termina in .json.
help-review = Analizza una partita finita: il bilancio di fortuna e decisioni, quanto è costato ogni turno, i turni che l’hanno decisa.
help-review-seat = Valuta solo i turni di questo posto.
help-review-html = Scrivi l’analisi come un’unica pagina autonoma.
help-review-plot = Scrivi il grafico delle probabilità in FILE.svg.
help-option-players = Quanti giocano: 2, 3 o 4.
help-option-variant = Come si ricevono le prime carte.
help-option-teams = P1 e P3 contro P2 e P4; servono quattro giocatori.
help-option-seed = Il numero da cui dipende tutto il caso; lo stesso numero dà le stesse partite.
help-option-games = Quante partite.
help-option-policy = Chi gioca: random sceglie a caso tra le azioni consentite, builder accumula un Dominio, mixed mette al tavolo entrambi.
help-option-bots = Chi gioca: un nome per posto, separati da virgole, o un solo nome per tutti. Dieci livelli: da ladder:1 a ladder:10.
help-option-jobs = Quanti processi si dividono il lavoro; il risultato è lo stesso.
help-option-json = Mostra il risultato in JSON.
help-option-out = Scrive anche una riga per partita in FILE.parquet, FILE.csv o FILE.jsonl.
help-option-moves = Scrive anche ogni azione, come elenco di numeri: --out FILE.parquet si può così rigiocare.
help-option-at = Dopo quante azioni; se omesso, alla fine.
help-argument-file = La registrazione, come testo o JSON.
help-argument-to = Il file da scrivere.
help-argument-action = L’azione, per esempio: embargo P2 M

## Refusals
cli-os-error = { $what }: { $why }
usage-bots-count =
    { $needed ->
        [one] indica un solo bot; qui: { $have }
       *[other] indica { $needed } bot, uno per posto, oppure uno solo per tutti; qui: { $have }
    }
usage-out-format = { $path }: il nome deve terminare in uno di questi modi: { $formats }
usage-no-folder = la cartella { $path } non esiste
usage-no-file = il file { $path } non esiste
usage-file-too-large = { $path } è troppo grande per una registrazione: al massimo { $most } MB
usage-not-text = { $path } non è un file di testo
usage-at =
    { $at ->
        [one] non c’è una posizione dopo { $at } azione: le azioni registrate sono { $most }
       *[other] non c’è una posizione dopo { $at } azioni: le azioni registrate sono { $most }
    }
usage-needs-extra = { $what } richiede altri pacchetti: installa impera con l’extra «{ $extra }»
usage-moves-need-out = --moves scrive in un file: indicane uno con --out
games-no-file = { $path } non è un file di partite scritto da impera in Parquet
games-rules = { $path } contiene partite con le regole versione { $have }; questo programma conosce le versioni fino alla { $needed }
games-no-moves = { $path } non contiene azioni: scrivilo con --moves
games-differ = { $path } è danneggiato: le azioni di una partita non portano alla fine annotata
dataset-folder = { $path } non è vuota: indica una nuova cartella
dataset-done = { $games } partite sono in { $path }.

## Explain
cli-legal = consentita
cli-illegal = non consentita
cli-impossible = impossibile in questa partita

## Screen
screen-player = Giocatore
screen-hand = Mano
screen-your-hand = La tua mano:
screen-title = Turno { $turn }: { $seat }
screen-title-draft = Draft, scelta { $round } di 3: { $seat }
screen-deck = Mazzo: { $one } dell’Era 1, { $two } dell’Era 2, { $three } dell’Era 3
screen-pile = Pila degli scarti ({ $count }):
screen-pack = Il tuo mazzetto:
screen-centre = Centro:
screen-winners = Vittoria di: { $winners }

## Play
play-welcome = Tu sei P1. Scrivi un numero o un’azione; «why AZIONE» spiega; ci sono anche «undo», «save FILE», «help», «quit».
play-left = Hai lasciato la partita.
play-help =
    Un numero gioca l’azione corrispondente, e così il suo testo, per esempio: play M1 · end · holy-book · attack M · embargo P2 M.
    why AZIONE dice se l’azione è consentita e quale regola decide. undo annulla la tua ultima azione, finché non si è visto qualcosa di nascosto.
    save FILE scrive la registrazione. quit esce.
    Nella tabella, 3/7 sono 3 carte delle 7 richieste per l’Egemonia; ¹ ² sono i livelli raggiunti; ⊘ è un embargo, † una democrazia, ◎ la Moneta Cultura, ① il Primo Giocatore; ▮Ⅰ è una carta dell’Era 1 in mano.
play-ask-pick = Tieni una carta:
play-ask-claim = Prendi una carta dal centro:
play-ask-play = Gioca una carta:
play-ask-effects = Usa un effetto, o termina:
play-ask-discard = Scarta una carta:
play-ask-sacrifice = Scarta una carta dalla tua area di gioco:
play-ask-take = Riprendi in mano una carta dalla tua area di gioco:
play-ask-recover = Prendi una carta dalla pila degli scarti:
play-ask-give = Restituisci una carta:
play-number = la scelta { $have } non esiste: i numeri vanno da 1 a { $most }
play-no-undo = niente da annullare: si è visto qualcosa di nascosto, o l’azione non era tua
play-save-where = indica un file: save my-game.txt
play-saved = Salvata in { $path }.

## Replay
replay-prompt = Invio: avanti · -: indietro · un numero: vai lì · q: esci
replay-place = Azione { $at } di { $last }

## Simulation
sim-progress = In corso
sim-rate = { $rate } partite/s
sim-time-left = tempo rimasto
sim-interrupted = Interrotta. Partite giocate: { $done } su { $wanted }; ecco che cosa mostrano:
sim-headline =
    Partite: { $games } in { $seconds } s; decisioni: { $decisions }, { $speed } al secondo
    Media per partita: { $turns } ± { $margin } turni e { $per_game } decisioni; non concluse: { $unfinished }
sim-who = Chi
sim-wins = Vittorie (una vittoria condivisa vale per ciascuno)
sim-won = vinte
sim-share = quota
sim-interval = intervallo al 95%
sim-shared = condivise tra più giocatori
sim-ending = Conclusione
sim-endings = Conclusioni
sim-games = partite
sim-unfinished = non concluse
sim-effect = Effetto
sim-effects = Effetti usati
sim-times = volte
sim-per-game = per partita
sim-copied = copiati

## Serve
help-serve-open = apre la pagina nel browser appena il server risponde
serve-open = Impera è su { $address } (Ctrl-C per fermarlo)
serve-port-taken = { $host }: la porta { $port } è occupata ({ $why }); indicane un’altra con --port o ferma il programma che la usa
serve-compiling = Compilo ciò che serve a una prima partita; una volta sola, meno di un minuto su una macchina libera …
serve-meanwhile = Si gioca subito; intanto si prepara il codice macchina (una volta sola, uno o due minuti) e i bot più forti si siedono appena il loro è pronto.

# What is installed here
help-version = Scrive la versione e finisce.
help-doctor = Dice che cosa è installato e compilato, quanto è veloce e dove stanno i dati.
help-completion = Scrive ciò che serve alla shell per completare questo comando; per bash: impera completion bash >> ~/.bashrc
help-argument-shell = La shell.
doctor-version = Impera { $version }, versione delle regole { $rules }, Python { $python }
doctor-compiler =
    { $way ->
        [lean] Compilatore: numba { $numba }, nel modo snello
        [interpreted] Compilatore: nessuno, tutto è interpretato
       *[plain] Compilatore: numba { $numba }, nel modo semplice
    }
doctor-code =
    { $complete ->
        [yes] Codice macchina: completo, in { $places }
       *[no] Codice macchina: non ancora completo; il primo avvio lo compila in { $places }
    }
doctor-speed = Velocità: { $speed } decisioni al secondo
doctor-extras = Extra: { $there }; non installati: { $missing }
doctor-data = Dati: { $folder }
doctor-web = Client del browser: { $folder }

## Lezioni
help-lesson = Lezioni: la prova che funzionano
help-duplicate = Ricalcola la classifica di un incontro duplicato dalle sole registrazioni.
help-duplicate-files = Le registrazioni delle sue partite, una o più in un file.
duplicate-cli-boards = Partite
duplicate-cli-adjusted = Senza fortuna
duplicate-cli-score = Punteggio
duplicate-cli-bots = i bot
duplicate-cli-about = Punti su cento rispetto alla media troncata della stessa partita; ± è l’intervallo al 95 % per smazzate.
help-lesson-check = Prova che ogni passo di una lezione è possibile e che il suo esercizio ha una sola idea; senza file, tutte quelle fornite
help-argument-lesson = una lezione, come 04-military.toml
lesson-unreadable = { $file } non si può leggere: { $why }
lesson-missing = in { $file } manca «{ $field }»
lesson-goal = { $file }: «{ $goal }» non è un obiettivo; scrivi win, hold, oppure apply con un effetto
lesson-fine = { $lesson }: { $steps } passi; si risolve solo con «{ $idea }», per esempio: { $plan }
lesson-step = passo { $step }: { $why }
lesson-step-none = passo { $step }: lì niente di «{ $may }» è permesso
lesson-unsolvable = l’esercizio non ha soluzione
lesson-other-idea = l’esercizio si risolve anche senza «{ $idea }»: { $plan }
lesson-no-words = in { $lang } manca la frase { $missing }
