### E se: giocare da un momento qualsiasi di una partita.

## Che cosa viene rifiutato
branch-running = Così nessuno guarda dentro una partita in corso: si può proseguire solo dalla propria, non classificata, contro i bot.
branch-true-cards = Finché la partita è in corso, ciò che è nascosto resta nascosto: le carte vengono ridistribuite come le ha viste il tuo posto.
branch-over = Lì la partita è finita: scegli un momento precedente.

## Proseguire
branch-play-on = Gioca da qui
branch-try = Prova questo
branch-about = Un nuovo tavolo comincia da dove stava questa partita dopo l’azione { $at } di { $last }. La partita resta com’è.
branch-cards = Le carte non viste fino ad allora
branch-cards-true = stanno come stavano
branch-cards-for = vengono ridistribuite in modo che si accordino con ciò che ha visto { $seat }
branch-cards-mine = Vengono ridistribuite in modo che si accordino con ciò che hai visto.
branch-begin = Prosegui
branch-invite = Crea il tavolo e invita gli amici
branch-from = Questo tavolo prosegue un’altra partita, dopo l’azione { $at }.
branch-see-origin = Vedi quella partita
branch-outcomes = E se
branch-original = L’originale
branch-here = Questa diramazione
branch-tree = Diramazioni
branch-after = dopo l’azione { $at }
branch-status = { $status ->
    [open] aspetta giocatori
    [running] ancora in corso
    [closed] abbandonata
   *[other] finita
}

## Uno studio: una partita, le sue diramazioni, le mie note
study-note = Nota
study-note-at = Nota dopo l’azione { $at }
study-note-about = La vedi solo tu. Viene salvata insieme allo studio.
study-note-keep = Tienila
study-save = Salva come studio
study-save-about = La partita, le sue diramazioni e le tue note in un unico file, che si riapre da «Rivedi una partita».
study-games = { $count ->
    [one] Studio di una partita
   *[other] Studio di { $count } partite
}
study-notes = { $count ->
    [one] una nota
   *[other] { $count } note
}
study-notes-full = Questa partita ha già { $most } note: di più non ce ne stanno.
