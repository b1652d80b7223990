### Sulla carta: impera replay e l’analisi di una partita finita.

tui-key-review = Analisi
tui-key-mistake = Errore seguente
tui-ask-coach = r: fai giudicare la partita all’allenatore
tui-judging = giudicati { $done } turni su { $total }
tui-no-mistake = L’allenatore non ha trovato errori.
tui-not-over = una partita si analizza quando è finita
