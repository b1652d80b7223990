# Problemi: la loro pagina.

puzzle-theme-win = Vinci adesso
puzzle-theme-stop = Ferma una vittoria
puzzle-theme-order = L'ordine degli effetti
puzzle-theme-last = Non chiudere una partita persa
puzzle-theme-most = Il massimo da un turno
puzzle-theme-draft = Una scelta del draft

puzzle-task-win = Vinci in questo turno.
puzzle-task-stop = Il prossimo giocatore sta per vincere. Fermalo.
puzzle-task-order = Vinci, o impedisci al prossimo di vincere: dipende dall'ordine degli effetti.
puzzle-task-last = Se questo turno chiude la partita, perdi. Tienila aperta.
puzzle-task-most = Un turno è migliore di ogni altro di dieci punti. Trovalo.
puzzle-task-draft = Una carta è migliore di ogni altra di dieci punti. Prendila.

puzzle-right-win = Giusto: così si vince, qualunque cosa abbiano gli altri.
puzzle-right-stop = Giusto: qualunque cosa abbia il prossimo, non ha più una vittoria sicura.
puzzle-right-order = Giusto: in quest'ordine riesce, e in nessun altro.
puzzle-right-last = Giusto: la partita continua, e con lei la tua occasione.
puzzle-right-most = Giusto: nessun'altra idea arriva a dieci punti.
puzzle-right-draft = Giusto: nessun'altra carta arriva a dieci punti.
puzzle-wrong-win = In questo turno c'era una vittoria.
puzzle-wrong-stop = Il prossimo può ancora vincere.
puzzle-wrong-order = C'era una vittoria, con gli effetti nell'ordine giusto.
puzzle-wrong-last = Così la partita è finita, ed è persa.
puzzle-wrong-most = Un altro turno vale di più.
puzzle-wrong-draft = Un'altra carta vale di più.

puzzle-none = Non c'è un problema così.
puzzle-unknown = Non c'è il problema { $puzzle }.
puzzle-turn-not-over = Gioca il turno fino in fondo: allora è una risposta.

puzzles-title = Problemi
puzzles-intro = Posizioni di partite vere con qualcosa da trovare. Gioca un turno intero; l'allenatore dice quanto vale.
puzzles-next = Prossimo problema
puzzles-any-theme = Tutti i temi
puzzles-theme-choice = Tema
puzzles-theme-option = { $theme } ({ $tried } provati su { $count })
puzzles-run = Tre minuti
puzzles-run-about = Quanti ne riesci in tre minuti; al terzo errore finisce.
puzzles-duel = Duello
puzzles-duel-about = Le stesse dodici posizioni per te e un amico: chi perde meno punti?
puzzles-duplicate = Incontro duplicato
puzzles-duplicate-about = Le stesse smazzate per te e i tuoi amici: chi fa di più con le stesse carte?
puzzles-run-left = ancora { $seconds } s · { $solved } risolti · { $wrong } errori su 3
puzzles-run-over = La serie è finita: { $solved ->
    [one] uno risolto.
   *[other] { $solved } risolti.
}
puzzles-rating = La tua valutazione: { $rating } ± { $deviation }
puzzles-streak = { $streak } di fila, al massimo { $best }
puzzles-solved = { $solved } risolti su { $tried }
puzzles-of-rating = Problema { $id } · { $rating }
puzzles-change-up = Valutazione +{ $change }
puzzles-change-down = Valutazione { $change }
puzzles-uncounted = Lo hai già provato: non conta di nuovo.
puzzles-is-right = Giusto
puzzles-is-wrong = Non questa volta
puzzles-solution = Un turno giusto: { $plan }
puzzles-show = Mostralo sul tavolo
puzzles-judging = L'allenatore guarda il tuo turno …
puzzles-back = Tutti i problemi
puzzles-trouble = Non ha funzionato: { $why }
