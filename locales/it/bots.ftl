### Che cosa dicono i bot e il loro addestramento.

## Names of bots
bots-unknown = il bot «{ $bot }» non esiste; ci sono: { $bots }, o una tua classe scritta come module:Class
bots-no-parameter = il bot «{ $bot }» non accetta parametri; scrivi «{ $bot }» senza «:{ $parameter }»
bots-level = il livello «{ $parameter }» non esiste; i livelli vanno da 1 a { $most }, per esempio level:4
bots-ladder = «ladder:{ $parameter }» non esiste; i livelli vanno da 1 a { $most }, per esempio ladder:4, se vuoi con uno stile, per esempio ladder:4/raider: { $styles }
bots-count = «{ $parameter }» non è un numero adatto a { $bot }; scrivi un intero da 1 a { $most }, per esempio { $bot }:1000
bots-seconds = «{ $parameter }» non è un tempo di riflessione; scrivilo con l’unità, per esempio search:50ms o search:1s
bots-no-class = il modulo { $module } non contiene «{ $attribute }»
bots-no-bot = «{ $bot }» non è un bot: gli manca choose(view, budget, rng)
bots-no-weights = il file di pesi «{ $file }» non esiste; scrivilo come in plan:1000@run/weights.npz
bots-weights-misfit = i pesi in { $file } non sono adatti a questa versione con { $players } giocatori; ripeti l’addestramento

## Training
bots-train-exists = la cartella { $folder } contiene già un addestramento; riprendilo o scegli un’altra cartella
bots-train-other = l’addestramento nella cartella { $folder } è per { $players } giocatori o per l’altra modalità, con o senza squadre; scegli un’altra cartella
bots-train-other-rival = l’addestramento nella cartella { $folder } ha un altro rivale; scegli un’altra cartella
bots-train-generations = indica i pesi da cui partire (--begin-with) e quante partite gioca ogni generazione (--games)
bots-no-opponent = con { $opponent } non ci si può allenare: indica self, light, greedy, broad, deep, deepest o un file di pesi
help-train = Addestra i bot da zero facendoli giocare contro sé stessi; si può fermare e riprendere quando si vuole.
help-train-hours = Ore di CPU per l’addestramento, comprese quelle già fatte.
help-train-out = La cartella dell’addestramento: punto di ripresa, curva e pesi. Se ce n’è già uno, viene ripreso.
help-train-fresh = Rifiuta una cartella che contiene già un addestramento invece di riprenderlo.
help-train-begin = Pesi da cui partire, invece di cominciare da zero: di questa configurazione o per due giocatori.
help-train-against = Pesi contro cui giocare ogni partita: l’addestramento impara la migliore risposta.
help-train-outcomes = Esiti esaminati per ogni piano; di più è più lento e più vicino al vero gioco dei bot.
help-train-rate = Ampiezza del passo all’inizio; scende a 0.00002 alla fine.
help-train-others = Una partita ogni tante ha avversari greedy o light; 0: solo contro sé stesso.
help-train-population = Gli avversari, separati da virgole: self, light, greedy, broad, deep, deepest o file di pesi; ogni posto estrae il suo, oppure è lo stesso per tutti.
help-train-games = Partite da giocare in tutto, invece delle ore: con lo stesso seme e gli stessi processi i pesi sono identici.
help-train-generations = Addestra per generazioni: tante, ciascuna di --games partite giocate con pesi che restano fermi, poi un solo sguardo a tutte.
help-train-jobs = Processi che giocano; se sono più di uno, un altro processo impara dalle loro partite.
train-line = { $seconds } s di CPU, { $games } partite ({ $speed }/s): { $light } contro light, { $greedy } contro greedy
train-rival = {", "}{ $rival } contro il rivale
train-generation = generazione { $number }: { $light } contro light, { $greedy } contro greedy
train-generation-games = generazione { $number }: { $games } partite su { $all }
train-done = Pesi: { $file }
