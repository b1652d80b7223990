### Che cosa dicono i bot e il loro addestramento.

## Names of bots
bots-unknown = non c’è un bot “{ $bot }”; ci sono: { $bots }, e qualunque tua classe come module:Class
bots-no-parameter = il bot “{ $bot }” non ha parametri; scrivi “{ $bot }” senza “:{ $parameter }”
bots-level = non c’è un livello “{ $parameter }”; i livelli vanno da 1 a { $most }, come level:4
bots-count = “{ $parameter }” non è un numero per { $bot }; scrivi un intero da 1 a { $most }, come { $bot }:1000
bots-seconds = “{ $parameter }” non è un tempo di riflessione; scrivilo con l’unità, come search:50ms o search:1s
bots-no-class = il modulo { $module } non ha “{ $attribute }”
bots-no-bot = “{ $bot }” non è un bot: non ha choose(view, budget, rng)
bots-no-weights = non c’è un file di pesi «{ $file }»; scrivilo come in plan:1000@run/weights.npz
bots-weights-misfit = i pesi in { $file } non vanno bene per questa versione e { $players } giocatori; addestrali di nuovo

## Training
bots-train-exists = la cartella { $folder } contiene già un addestramento; riprendilo o scegli un’altra cartella
bots-train-other = l’addestramento nella cartella { $folder } è per { $players } giocatori o per l’altra forma a squadre; scegli un’altra cartella
bots-train-other-rival = l’addestramento nella cartella { $folder } ha un altro rivale; scegli un’altra cartella
help-train = Addestra i bot da zero, facendoli giocare contro se stessi; si può fermare e riprendere.
help-train-hours = Ore di CPU dell’addestramento, comprese quelle già fatte.
help-train-out = La cartella dell’addestramento: punto di ripresa, curva e pesi. Se ce n’è già uno, viene ripreso.
help-train-fresh = Rifiuta una cartella che contiene già un addestramento invece di riprenderlo.
help-train-begin = Pesi per due giocatori da cui partire, invece che da zero.
help-train-against = Pesi contro cui giocare ogni partita: si impara la migliore risposta ad essi.
train-line = { $seconds } s di CPU, { $games } partite ({ $speed }/s): { $light } contro light, { $greedy } contro greedy
train-rival = {", "}{ $rival } contro il rivale
train-done = Pesi: { $file }
