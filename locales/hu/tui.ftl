### A terminálos kliens: impera play on a screen of its own.

tui-key-quit = Kilépés
tui-key-undo = Visszavonás
tui-key-chances = Esélyek
tui-key-back = Hátra
tui-key-forward = Előre
tui-key-save = Mentés
tui-key-language = Nyelv
tui-key-shade = Világos/sötét
tui-waiting = Várakozás az asztalra …
tui-others = A többiek döntenek …
tui-replay = { $at } akció után
tui-chances = Nyerési esélyek:
tui-local-only = ezt a kiszolgáló nem adja ki
help-option-plain = Az egyszerű soros mód, mint csővezetéken; képernyőolvasóhoz való.
help-option-play-server = Egy kiszolgáló, például http://127.0.0.1:8420, hogy annak egyik asztalánál játssz; vagy egy asztal hivatkozása.
help-option-play-table = Az ottani asztal: a hivatkozása vagy azonosítója.
help-option-play-name = Ahogy ott a többiek hívnak.
usage-table = add meg az asztalt is: --table HIVATKOZÁS
usage-server = „{ $server }” nem cím: így írd: http://127.0.0.1:8420
