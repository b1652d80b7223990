### Clientul din terminal: impera play on a screen of its own.

tui-key-quit = Ieșire
tui-key-undo = Anulează
tui-key-chances = Șanse
tui-key-back = Înapoi
tui-key-forward = Înainte
tui-key-save = Salvează
tui-key-language = Limba
tui-key-shade = Luminos/întunecat
tui-waiting = Se așteaptă masa …
tui-others = Hotărăsc ceilalți …
tui-replay = după { $at } acțiuni
tui-chances = Șanse de victorie:
tui-local-only = serverul păstrează asta pentru sine
help-option-plain = Modul simplu pe linii, ca într-o conductă; potrivit cititoarelor de ecran.
help-option-play-server = Un server, cum ar fi http://127.0.0.1:8420, ca să joci la una dintre mesele lui; sau linkul unei mese.
help-option-play-table = Masa de acolo: linkul sau id-ul ei.
help-option-play-name = Cum îți spun ceilalți acolo.
usage-table = numește și masa: --table LINK
usage-server = „{ $server }” nu este o adresă: scrie-o ca http://127.0.0.1:8420
