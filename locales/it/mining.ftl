# Problemi: i comandi che li creano.

help-puzzles = Problemi: cercarli nelle partite, dimostrarli di nuovo, valutarli.
help-puzzles-make = Gioca partite di bot forti e tiene le posizioni in cui c'è qualcosa da trovare, con dimostrazione.
help-puzzles-out = Il file dei problemi; ciò che contiene resta, e nessuno viene aggiunto due volte.
help-puzzles-themes = Che cosa cercare, separato da virgole: win, stop, order, last, most, draft.
help-puzzles-check = Dimostra di nuovo i problemi di un file, con altri mezzi.
help-puzzles-file = Il file dei problemi.
help-puzzles-sample = Quanti dimostrarne, scelti a caso; 0: tutti.
help-puzzles-rate = Fa provare a ogni livello della scala i problemi non ancora valutati così e scrive nel file le prime valutazioni.
help-puzzles-tries = Tentativi di ogni livello.
help-puzzles-simulate = Fa risolvere i problemi a persone simulate e dice quanto bene le valutazioni ordinano gli uni e le altre.
help-puzzles-people = Quante persone.
help-puzzles-attempts = Quanti tentativi in tutto.
puzzles-interrupted = Interrotto; ciò che è stato trovato resta.
puzzles-made = In { $file } ci sono { $count } problemi.
puzzles-found = partita { $game }: { $theme } ({ $id }), { $count } in tutto
puzzles-progress = { $done } di { $count }
puzzles-wrong = { $id } ({ $theme }) non regge.
puzzles-checked = { $count } dimostrati di nuovo: { $wrong } falsi, { $twice } doppi.
puzzles-rated = Valutati { $count } problemi di { $file }.
puzzles-simulated = Dopo { $attempts } tentativi gli ordini concordano con ciò che i livelli risolvono: problemi { $puzzles }, persone { $people } (Spearman).
puzzles-theme = Non esiste il tema «{ $theme }»; ci sono { $themes }.
puzzles-no-file = { $file } non è un file di problemi.
puzzles-bad-line = La riga { $line } di { $file } non è un problema.
puzzles-unrated = I problemi di { $file } non hanno ancora valutazioni: impera puzzles rate.
