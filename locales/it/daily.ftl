### La smazzata del giorno: una al giorno, uguale per tutti.

## Ciò che non è ammesso
daily-no-day = Qui non c’è una smazzata del { $date }: la prima è stata quella del { $first }.
daily-no-date = { $date } non è una data.
daily-not-yet = La smazzata del { $date } deve ancora venire: nessuno può vederla.
daily-no-rematch = La smazzata del giorno non ha rivincita: rigiocala per esercizio.
daily-no-undo = Alla smazzata del giorno non si annulla nulla: è uguale per tutti.
daily-stays = La smazzata del giorno ti aspetta: chiudi la pagina e torna quando vuoi.
daily-tries-full = Hai già provato questa smazzata { $most } volte. Provane una di un altro giorno.
daily-bot-late = Un bot ha impiegato troppo: gli viene chiesto di nuovo.

## La pagina
daily-title = La smazzata del giorno
daily-about = Ogni giorno una smazzata, uguale per tutti: tu contro due bot di livello { $level }, che alle stesse mosse rispondono allo stesso modo. Vale il primo tentativo, senza suggerimenti né annullamenti; poi ti eserciti quanto vuoi.
daily-play = Gioca la smazzata di oggi
daily-play-on = Continua
daily-practise = Rigiocala per esercizio
daily-practise-past = Gioca questa smazzata per esercizio
daily-next = Prossima smazzata tra { $time }
daily-begun =
    { $count ->
        [0] Nessuno ha ancora cominciato.
        [one] Ha cominciato un giocatore.
       *[other] Hanno cominciato { $count } giocatori.
    }
daily-judging = L’allenatore sta valutando i tuoi turni …
daily-judging-of = L’allenatore sta valutando i tuoi turni: { $done } di { $total } …
daily-void = Questo tentativo è stato abbandonato o finito troppo tardi: non ha punteggio.
daily-won = Hai vinto
daily-shared = Hai condiviso la vittoria
daily-lost = Hai perso
daily-loss = Punti persi con le decisioni
daily-loss-short = Punti persi
daily-luck = Fortuna
daily-accuracy = Precisione
daily-place = Posto
daily-place-of = { $place } su { $count }
daily-turns = I tuoi turni
daily-review = Rivedi la partita
daily-as-level = Hai perso meno punti del livello { $level } con le stesse carte.
daily-below-levels = Ogni livello della scala ha perso meno punti con le stesse carte.
daily-share = Condividi
daily-share-copy = Copia il testo
daily-share-text =
    Impera, la smazzata del { $date }: { $won ->
        [won] vinta
        [shared] vittoria condivisa
       *[lost] persa
    }. Punti persi con le decisioni: { $loss }, fortuna: { $luck }, posto { $place } su { $count }.
daily-ranking = La classifica
daily-ranking-later = La classifica si vede quando hai finito il tuo tentativo.
daily-ranking-ladder = Anche i livelli della scala giocano le stesse carte; compaiono qui uno dopo l’altro.
daily-today = Oggi
daily-week = Questa settimana
daily-month = Questo mese
daily-days = Giorni
daily-wins = Vittorie
daily-loss-a-day = Punti persi al giorno
daily-table-empty = Nessuno ha ancora un punteggio.
daily-table-needed =
    { $count ->
        [one] Per un posto basta un giorno.
       *[other] Per un posto servono { $count } giorni.
    } La fortuna non conta.
daily-archive = I giorni passati
daily-archive-none = Questo è il primo giorno.
daily-archive-more = Giorni precedenti
daily-archive-open = Esercizio
daily-back = Alla smazzata di oggi
daily-proof = Decisa da tempo, ignota a tutti
daily-proof-text = Tutte le smazzate a venire seguono da una sola catena di impronte. La sua àncora è pubblica: { $since }. Quando un giorno è finito se ne mostra l’anello, e chiunque può controllare che porta all’àncora: il server non poteva scegliere nulla.
daily-proof-coming = Impronta della smazzata del { $date }
daily-proof-anchor = Àncora, per ogni giorno dal { $date }
daily-proof-link = Anello del giorno
daily-proof-seed = Seme della smazzata
daily-proof-holds = L’anello porta all’àncora: controllato nel tuo browser.
daily-proof-fails = L’anello non porta all’àncora.

## Al tavolo
