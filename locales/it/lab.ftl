### Il laboratorio: arena, figure, valutazione e calibrazione.

## Arena: help
help-arena = Fa giocare i bot tra loro su smazzate duplicate: percentuali di vittoria con intervalli, tempo di CPU, punteggi.
help-arena-bots = Due bot, o uno per posto, separati da virgole; con --all quanti se ne vogliono. Per esempio: ladder:7,greedy
help-arena-deals = Quante smazzate. Ognuna si gioca in ogni disposizione dei posti, con le stesse carte e lo stesso Primo Giocatore.
help-arena-all = Mette di fronte ogni coppia di bot sulle stesse smazzate; mostra la tabella incrociata e l’avversario più ostico di ciascuno.
help-arena-stop-early = Termina un confronto appena un test sequenziale (sequenza di confidenza a mistura, 5%) distingue i bot.
help-option-engine = Dove giocare: local (processi di questa macchina) o ray (un cluster Ray).
help-option-address = Il cluster Ray a cui unirsi; se omesso, se ne avvia uno piccolo su questa macchina, che alla fine viene fermato.
help-arena-plot = Disegna i punteggi con i loro intervalli in FILE.svg, FILE.png o FILE.pdf.

## Arena: refusals
arena-bots-count = indica 2 bot oppure { $needed }, non { $have }; con --all quanti se ne vogliono
arena-illegal = il bot { $bot } ha scelto «{ $action }», che non è consentito
engine-unknown = il motore «{ $engine }» non esiste; ci sono: { $engines }
engine-no-ray = il motore ray richiede altri pacchetti: installa impera con l’extra «ray»
engine-no-cluster = all’indirizzo { $address } non c’è alcun cluster Ray
engine-no-start = non è stato possibile avviare un cluster Ray su questo computer: { $why }

## Arena: tables
arena-progress = In gioco
arena-rate = { $rate } partite/s
arena-time-left = tempo rimasto
arena-interrupted = Interrotto. Smazzate giocate: { $deals }; ecco che cosa mostrano:
arena-headline = Partite: { $games }; smazzate: { $deals }. Gli intervalli sono calcolati per smazzata.
arena-alone = Di ogni bot si contano le partite in cui siede da solo contro l’altro in tutti i posti restanti; a parità di forze vince il { $chance }.
arena-unfinished = Partite arrivate al limite di turni: { $games }; contano come condivise da tutti.
arena-sequential = Test sequenziale: confronti decisi { $decided } su { $all }; gli intervalli valgono anche se ci si ferma prima.
arena-bot = Bot
arena-win-rate = vittorie
arena-interval = intervallo al 95%
arena-cpu = ms CPU per turno
arena-rating = punteggio (95%)
arena-games = partite
arena-cross = Vittorie di ogni riga contro ogni colonna
arena-worst = Avversario più ostico

## Pictures
plot-rating = punteggio openskill con intervallo al 95%
plot-games = partite di addestramento
plot-win-rate = vittorie, %
plot-empty = { $path } non contiene punteggi di addestramento

## The solver
solver-too-large = questo turno ha più di { $most } esiti: troppi per provarli tutti

## Evaluation
help-evaluate = Stima la probabilità di vincere di ogni posto in un punto di una registrazione, da ciò che un posto può vedere.
help-evaluate-seat = Con gli occhi di chi: da 1 a 4; se omesso, di chi decide in quel punto.
help-evaluate-levels = Il livello della scala a cui gioca ogni posto, per esempio 6,8,9: le probabilità tengono allora conto di chi gioca meglio. Senza, tutti giocano ugualmente bene.
help-evaluate-explain = Dice anche che cosa farebbe lì il bot, e perché.
evaluate-headline = Azione { $at } di { $last }, dal punto di vista di { $seat }; distribuzioni delle carte nascoste: { $samples }, { $ms } ms.
evaluate-seat = Posto
evaluate-chance = probabilità di vincere
evaluate-over = qui la partita è finita: { $result }
evaluate-bad-levels = { $levels } non sono i livelli di { $players } posti: indicane uno da 1 a { $most } per ciascuno, per esempio 6,8
evaluate-not-asked = qui non decide { $seat }, ma { $turn }

## Why
why-bot-wins = Con questo turno vince subito: { $plan }.
why-bot-plan = Il piano: { $plan }.
why-bot-looks = Il piano: { $plan }; poi, sapendo di più, decide di nuovo.
why-bot-meets = Risponde a una minaccia: { $seat } potrebbe vincere nel prossimo turno con { $threat }.
why-bot-suffers = Resta una minaccia: { $seat } può vincere nel prossimo turno con { $threat }.
why-bot-chances = La sua probabilità di vincere: { $before } prima, { $after } dopo.
why-bot-runner-up = La seconda scelta: { $plan } ({ $chance }).
why-bot-only = Non c’è altro da fare.

## Calibration
help-calibrate = Confronta le probabilità di vincere con le partite: tabella di affidabilità su partite nuove di un bot contro sé stesso.
help-calibrate-bot = Il bot che gioca contro sé stesso; se sono più d’uno, separati da virgole, siedono a sorte.
help-calibrate-asked = Parte delle decisioni su cui si chiede; di più dicono di più su ciò che è raro, anche se quelle di una partita stanno o cadono insieme.
help-calibrate-fit = Adatta anche la spezzata tra i log-odds previsti e quelli che si avverano.
calibrate-line = Spezzata tra i log-odds (traslazione, pendenza, cambio di pendenza al 73 % e al 92 %): { $line }
calibrate-edges = Valore di un livello sopra gli altri, in log-odds (a mazzo vuoto, e quanto di più a mazzo intero): { $edges }
calibrate-nothing = nessuna posizione di queste partite è stata valutata: giocatene di più
calibrate-headline = Posizioni: { $positions }, da { $games } partite; la differenza maggiore è di { $worst } punti.
calibrate-tenth = previsto
calibrate-predicted = media prevista
calibrate-actual = vinte
calibrate-positions = posizioni
calibrate-difference = differenza
