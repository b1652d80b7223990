### The terminal client: impera play on a screen of its own.

tui-key-quit = Quit
tui-key-undo = Undo
tui-key-chances = Chances
tui-key-back = Back
tui-key-forward = Forward
tui-key-save = Save
tui-key-language = Language
tui-key-shade = Light/dark
tui-waiting = Waiting for the table …
tui-others = The others decide …
tui-replay = after { $at } actions
tui-chances = Chances of winning:
tui-local-only = a server keeps this to itself
help-option-plain = The plain line mode, as on a pipe; it suits screen readers.
help-option-play-server = A server, such as http://127.0.0.1:8420, to play at one of its tables; or the link of a table.
help-option-play-table = The table there: its link or id.
help-option-play-name = What the others call you there.
usage-table = name the table too: --table LINK
usage-server = “{ $server }” is no address: write it as http://127.0.0.1:8420
