### Fortuna: i risultati senza ciò che hanno dato le carte.

help-arena-luck-adjusted = Mostra accanto a ogni risultato quanto vale senza la fortuna delle carte (dal bilancio di ogni partita), con intervalli per smazzata; --stop-early decide allora in base a questo.
arena-adjusted = senza fortuna
arena-adjusted-note = Senza fortuna: ogni risultato meno ciò che hanno dato le carte; in media lo stesso, ma più stabile. Può superare lo 0 e il 100%.
