### Il laboratorio: arena, figure, valutazione e calibrazione.

## Arena: help
help-arena = Fa giocare i bot tra loro con smazzate duplicate: percentuali di vittoria con intervalli, tempo di CPU, punteggi.
help-arena-bots = Due bot, o uno per posto, separati da virgole; con --all quanti se ne vuole. Per esempio: level:4,greedy
help-arena-deals = Quante smazzate. Ognuna si gioca in ogni disposizione dei posti, con le stesse carte e lo stesso Primo Giocatore.
help-arena-all = Gioca ogni coppia di bot sulle stesse smazzate; stampa la tabella incrociata e il peggior avversario di ciascuno.
help-arena-stop-early = Termina un confronto appena un test sequenziale (sequenza di confidenza a mistura, 5 %) distingue i bot.
help-arena-engine = Dove giocare: local (processi di questa macchina) o ray (un cluster Ray).
help-arena-address = Il cluster Ray a cui unirsi; senza, se ne avvia uno piccolo su questa macchina, e alla fine si ferma.
help-arena-plot = Disegna i punteggi con i loro intervalli in FILE.svg, FILE.png o FILE.pdf.

## Arena: refusals
arena-bots-count = indica 2 bot oppure { $needed }, qui sono { $have }; con --all quanti se ne vuole
arena-illegal = il bot { $bot } ha scelto «{ $action }», che non è consentito
arena-engine-unknown = non esiste il motore «{ $engine }»; ci sono: { $engines }
arena-no-ray = il motore ray richiede altri pacchetti: installa impera con l'extra «ray»
arena-no-cluster = non c'è alcun cluster Ray a { $address }

## Arena: tables
arena-progress = In gioco
arena-rate = { $rate } partite/s
arena-time-left = rimanenti
arena-interrupted = Interrotto dopo { $deals } smazzate; ecco che cosa mostrano:
arena-headline = { $games } partite su { $deals } smazzate; gli intervalli sono per smazzata.
arena-alone = Ogni bot conta dove siede da solo contro l'altro in tutti gli altri posti; a pari forza vince il { $chance }.
arena-unfinished = { $games } partite hanno raggiunto il limite di turni e contano come condivise da tutti.
arena-sequential = Test sequenziale: decisi { $decided } confronti su { $all }; gli intervalli valgono anche fermandosi prima.
arena-bot = Bot
arena-win-rate = vittorie
arena-interval = intervallo 95 %
arena-cpu = ms CPU per turno
arena-rating = punteggio (95 %)
arena-games = partite
arena-cross = Vittorie di ogni riga contro ogni colonna
arena-worst = Peggior avversario

## Pictures
plot-rating = punteggio openskill con intervallo 95 %
plot-games = partite di addestramento
plot-win-rate = vittorie, %
plot-empty = { $path } non contiene punteggi di addestramento

## The solver
solver-too-large = questo turno ha più di { $most } esiti: troppi per provarli tutti

## Evaluation
help-evaluate = Dice quale probabilità di vincere ha ogni posto in un punto di una registrazione, da ciò che vede un posto.
help-evaluate-seat = Con gli occhi di chi: da 1 a 4; se manca, di chi decide in quel punto.
help-evaluate-explain = Dice anche che cosa farebbe lì il bot, e perché.
evaluate-headline = Dopo { $at } azioni su { $last }, come le vede { $seat }; { $samples } distribuzioni di ciò che è nascosto, { $ms } ms.
evaluate-seat = Posto
evaluate-chance = probabilità di vincere
evaluate-over = qui la partita è finita: { $result }
evaluate-not-asked = qui non decide { $seat }, ma { $turn }

## Why
why-bot-wins = Il turno vince subito: { $plan }.
why-bot-plan = Il piano: { $plan }.
why-bot-looks = Il piano: { $plan }; poi, sapendo di più, decide di nuovo.
why-bot-meets = Risponde a una minaccia: { $seat } potrebbe vincere al prossimo turno con { $threat }.
why-bot-suffers = Resta una minaccia: { $seat } può vincere al prossimo turno con { $threat }.
why-bot-chances = La sua probabilità di vincere: { $before } prima, { $after } dopo.
why-bot-runner-up = La seconda scelta: { $plan } ({ $chance }).
why-bot-only = Non c'è altro da fare.

## Calibration
help-calibrate = Confronta le probabilità di vincere con le partite: tabella di affidabilità su partite nuove di un bot con sé stesso.
help-calibrate-bot = Il bot che gioca contro sé stesso.
help-calibrate-fit = Adatta anche la retta tra le log-quote previste e quelle che si avverano.
calibrate-line = Log-quote che si avverano = { $shift } + { $slope } × log-quote della rete.
calibrate-headline = { $positions } posizioni di { $games } partite; la differenza maggiore è di { $worst } punti.
calibrate-tenth = previsto
calibrate-predicted = media prevista
calibrate-actual = vinte
calibrate-positions = posizioni
calibrate-difference = differenza
