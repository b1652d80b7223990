### Il client per terminale: impera play on a screen of its own.

tui-key-quit = Esci
tui-key-undo = Annulla
tui-key-chances = Probabilità
tui-key-back = Indietro
tui-key-forward = Avanti
tui-key-save = Salva
tui-key-language = Lingua
tui-key-shade = Chiaro/scuro
tui-waiting = In attesa del tavolo …
tui-others = Decidono gli altri …
tui-replay = dopo { $at } azioni
tui-chances = Probabilità di vittoria:
tui-local-only = questo il server lo tiene per sé
help-option-plain = La modalità semplice a righe, come in una pipe; adatta ai lettori di schermo.
help-option-play-server = Un server, come http://127.0.0.1:8420, per giocare a uno dei suoi tavoli; oppure il link di un tavolo.
help-option-play-table = Il tavolo sul server: il suo link o il suo id.
help-option-play-name = Come ti chiamano gli altri sul server.
usage-table = indica anche il tavolo: --table LINK
usage-server = «{ $server }» non è un indirizzo: scrivilo come http://127.0.0.1:8420
