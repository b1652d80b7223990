### Practice: playing on from a known position.

practice-over = Questo esercizio è finito. Ricomincialo o vai avanti.
practice-unknown = Non c’è nessun esercizio «{ $start }».
practice-not-now = Sarebbe permesso, ma questo passo parla d’altro: tocca ciò che brilla.

learn-title = Impara il gioco
learn-entry = Impara giocando
learn-entry-text = Prima volta qui? Brevi lezioni sul tavolo vero
learn-go-on = Lezioni: { $count } fatte
