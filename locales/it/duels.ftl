### Duelli: le stesse posizioni per tutti; vince chi perde meno punti.

## Che cosa viene rifiutato
duel-unknown = Non c’è nessun duello { $duel }.
duel-not-begun = Prima inizia il duello: poi si vedono le sue posizioni.
duel-not-yet = Questa posizione viene dopo: rispondi prima a quelle che la precedono.
duel-time-over = Il tempo di questo duello è finito.
duel-too-many = Hai creato { $most } duelli in un giorno. Giocane prima uno.

## La pagina
duel-title = Duello
duel-intro = Dodici posizioni da partite forti, uguali per tutti quelli che hanno il link. Rispondi a ognuna con un turno intero; poi si vede il turno giocato davvero e la partita va avanti. Vince chi perde meno punti.
duel-about = { $count } posizioni da partite per { $players }. Rispondi a ognuna con un turno intero; poi viene giocato quello registrato. Nessuno vede le risposte degli altri prima di aver dato le proprie.
duel-clock = Hai { $minutes } minuti per tutte, da quando inizi. Una posizione senza risposta costa 25 punti.
duel-no-clock = Nessun orologio: prenditi il tempo che vuoi.
duel-players = Giocatori nelle partite
duel-time = Tempo
duel-minutes = { $minutes } minuti
duel-no-minutes = Senza orologio
duel-make = Crea un duello
duel-making = Bot forti stanno giocando le partite …
duel-mine = I tuoi duelli
duel-nobody = Non ha ancora iniziato nessuno
duel-row-over = { $loss } punti persi, posto { $place } di { $count }
duel-answered = Risposte: { $answered } su { $count }
duel-begin = Inizia
duel-copy = Copia il link
duel-back = Tutti i duelli
duel-again = Riprova
duel-position = Posizione { $number } di { $count }
duel-task = Gioca un turno intero: è la tua risposta.
duel-progress = { $name }: { $answered } risposte
duel-time-left = Tempo rimasto
duel-sign-open = non ancora valutata
duel-judging = L’allenatore guarda le ultime risposte …
duel-won = { $name } vince il duello
duel-yours = Il tuo duello
duel-loss = Punti persi
duel-waiting = { $count ->
    [one] Un giocatore non ha ancora finito.
   *[other] { $count } giocatori non hanno ancora finito.
}
duel-positions = Posizione per posizione
duel-cost = { $loss } punti persi
duel-you-played = Il tuo turno
duel-unanswered = Nessuna risposta in tempo
duel-recorded = Il turno registrato
duel-better = Meglio
duel-they-played = { $name } ({ $loss } punti persi)
