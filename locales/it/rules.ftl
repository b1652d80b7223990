### Le regole numerate, in breve; docs/rules.md le ha con esempi e chiarimenti. I numeri sono quelli del motore.

## Parti
rule-part-1 = Le carte
rule-part-2 = Preparazione
rule-part-3 = Il turno
rule-part-4 = Come leggere gli effetti
rule-part-5 = Effetti permanenti
rule-part-6 = Effetti di scarto
rule-part-7 = Che cosa è noto a tutti
rule-part-8 = Fine della partita
rule-part-9 = Partita a squadre

## 1
rule-r1-1 = Le carte sono 104, ciascuna di un Dominio e di un’Era. Il fronte mostra il Dominio, il dorso l’Era: anche una carta nascosta rivela quanto è antica. Nelle Ere 1, 2 e 3 ci sono, nell’ordine: Esercito 8, 8, 4; Religione 8, 8, 0; Economia 4, 4, 8; Scienza 4, 8, 8; Cultura 4, 4, 8; Utopia 0, 0, 16. L’Era non rende una carta più forte.
    .title = Che cosa c’è nella scatola
rule-r1-2 = Dominio ed Era insieme formano un tipo, come M1 o E3. I tipi sono quindici e le carte dello stesso tipo sono intercambiabili.
    .title = I tipi

## 2
rule-r2-1 = Si gioca da due a quattro. I posti sono numerati in senso orario; chi siede alla tua sinistra ha il numero successivo.
    .title = I posti
rule-r2-2 = Le tre Ere si mescolano separatamente. Se non si gioca in quattro, da ogni Era si tolgono tre carte senza guardarle. L’Era 1 sta in cima, poi viene l’Era 2, in fondo l’Era 3. Nessuna carta torna mai nel mazzo delle Ere.
    .title = Il mazzo
rule-r2-3 = Il Primo Giocatore si sceglie a caso. La Moneta Cultura aspetta accanto al mazzo.
    .title = Chi comincia
rule-r2-4 = A partire dal Primo Giocatore, in senso orario, ognuno riceve tre carte.
    .title = Base
rule-r2-5 = Ognuno riceve un mazzetto di quattro carte. Per tre volte tutti scelgono insieme e in segreto: di quattro carte se ne tiene una e si passano le altre a sinistra, di tre se ne tiene una e si passano le altre, di due se ne tiene una e si mette l’altra scoperta al centro. Poi ognuno prende una carta dal centro e la mette nella propria area di gioco: comincia chi siede alla destra del Primo Giocatore e si procede in senso antiorario. Tutti partono con tre carte in mano e una in gioco.
    .title = Draft

## 3
rule-r3-1 = Comincia il Primo Giocatore e si prosegue in senso orario. Un turno ha quattro passi: giocata, effetti, pesca, fine.
    .title = L’ordine
rule-r3-2 = Metti una carta della tua mano, scoperta, nella tua area di gioco. Non puoi passare finché hai in mano una carta che puoi giocare; solo se non ne hai nessuna il passo si salta.
    .title = Giocata
rule-r3-3 = Usa tutti gli effetti che vuoi, nell’ordine che vuoi, o nessuno; completane uno prima di cominciarne un altro. Ogni Dominio ti dà, per turno, un effetto permanente e un effetto di scarto. Se un effetto contraddice una regola di base, vale l’effetto.
    .title = Effetti
rule-r3-4 = Peschi fino al tuo limite di mano: tre carte, o di più se in questo turno ci ha pensato la Religione. Una mano già abbastanza grande resta com’è. Da un mazzo vuoto non si pesca.
    .title = Pesca
rule-r3-5 = Gli embarghi che ti hanno vincolato in questo turno vengono tolti. Poi si guarda se hai raggiunto l’Egemonia.
    .title = Fine

## 4
rule-r4-1 = Conta le tue carte scoperte del Dominio nel momento in cui cominci l’effetto. Per il livello 1 ne servono 3, per il livello 2 ne servono 5; se si gioca in quattro, 2 e 4. Chi ha il livello 2 può usare, se preferisce, il livello 1.
    .title = I livelli
rule-r4-2 = Appena usi uno dei due livelli di un Dominio, il suo effetto permanente è speso fino al tuo prossimo turno, che il livello fosse tuo o copiato.
    .title = Uno per Dominio
rule-r4-3 = Ciò a cui un effetto ti fa rinunciare viene per primo e dev’essere possibile per intero, altrimenti non puoi cominciare. Ciò che poi ti dà, lo dà per quanto è possibile; il resto va perso. Un’eccezione: Oligarchia e Repubblica non costano nulla, eppure con la pila degli scarti vuota non si possono cominciare.
    .title = Pagare tutto, ricevere quel che c’è
rule-r4-4 = Le carte embargo e democrazia stanno coperte. Non contano per nessuno, e nessun effetto può prenderle di mira, scartarle, riprenderle o spostarle.
    .title = Solo carte scoperte
rule-r4-5 = Un effetto di scarto si paga con una carta scoperta del suo Dominio dalla tua area di gioco. Se le Ere sono diverse va via la più bassa, senza che ti venga chiesto; lo stesso vale per le carte perse in un Attacco. In ogni altro caso chi sceglie una carta ne indica liberamente il tipo.
    .title = Quale carta va via

## 5
rule-r5-1 = Livello 1, Assassinio: una carta della tua mano, a scelta, va nella pila degli scarti. Livello 2, Epurazione: due carte.
    .title = Esercito
rule-r5-2 = Livello 1, Libro Sacro: in questo turno il tuo limite di mano è cinque. Livello 2, Diritto Divino: sette. Va usato durante il passo degli effetti; poi vale per la pesca di questo turno, anche se le carte Religione se ne vanno.
    .title = Religione
rule-r5-3 = Livello 1, Sviluppo: una carta della tua area di gioco va nella pila degli scarti, poi ne giochi una dalla mano. Livello 2, Monopolio: due, poi due.
    .title = Economia
rule-r5-4 = Livello 1, Esperimento: riprendi in mano una carta della tua area di gioco, poi ne giochi una dalla mano, anche la stessa. Livello 2, Ricerca: due, poi due.
    .title = Scienza
rule-r5-5 = Livello 1, Oligarchia: prendi in mano una carta a scelta dalla pila degli scarti. Livello 2, Repubblica: due, o l’unica che c’è. La pila non dev’essere vuota.
    .title = Utopia
rule-r5-6 = La Cultura non ha livelli. Se hai più carte Cultura di ogni altro giocatore, con Ispirazione esegui un effetto permanente a un livello che in quel momento un altro giocatore ha raggiunto. Il costo e il vantaggio sono tuoi. Si può fare una volta per turno; si spendono l’effetto permanente della Cultura e quello del Dominio copiato.
    .title = Cultura: Ispirazione
rule-r5-7 = La moneta segna il Dominio copiato. Torna accanto al mazzo all’inizio del tuo prossimo turno, o subito se un altro giocatore ha almeno tante carte Cultura quante te. Il confronto si fa dopo ogni singola carta, anche nel mezzo di un effetto; tutte le perdite di un Attacco, compresa quella di chi attacca, valgono come un solo momento. Una volta tornata, la moneta resta lì. Non cambia nient’altro.
    .title = La Moneta Cultura

## 6
rule-r6-1 = Paghi una carta Esercito e nomini un Dominio. Prima ne perdi una carta tu, perciò devi averne una (per l’Esercito due in tutto); poi ne perde una chiunque altro abbia quel Dominio, anche chi è in squadra con te.
    .title = Attacco
rule-r6-2 = Paghi una carta Religione e scegli un altro giocatore. Unisci alla tua tutta la sua mano e restituisci altrettante carte, quelle che vuoi. Tu le hai viste tutte; la vittima vede ciò che le arriva; gli altri vedono solo i dorsi. La mano può anche essere vuota.
    .title = Inquisizione
rule-r6-3 = Scegli un Dominio di un giocatore qualsiasi, anche tuo: dopo il pagamento deve averne ancora una carta scoperta. La tua carta Economia resta lì coperta: nel suo prossimo turno quel giocatore non può giocare quel Dominio in nessun modo, ma può ancora usarne gli effetti. Su un Dominio possono stare più embarghi. Per metterne uno sulla tua Economia ti servono due carte Economia.
    .title = Embargo
rule-r6-4 = Alla fine del turno in cui è stata in vigore, la carta embargo va nella pila degli scarti. Resta lì anche se le carte che ha sotto se ne vanno.
    .title = Quando finisce un embargo
rule-r6-5 = Paghi una carta Scienza, peschi cinque carte, poi scarti dalla mano tante carte quante ne hai pescate. Se nel mazzo ce ne sono meno, peschi quelle e ne scarti altrettante.
    .title = Scoperta Rivoluzionaria
rule-r6-6 = Scegli un Dominio di un giocatore qualsiasi, anche tuo: dopo il pagamento deve averne ancora una carta scoperta. La tua carta Utopia resta lì coperta fino alla fine della partita, e a quel giocatore serve una carta in più per l’Egemonia in quel Dominio, anche se il Dominio si svuota. Più democrazie si sommano. Per metterne una sulla tua Utopia ti servono due carte Utopia.
    .title = Democrazia
rule-r6-7 = La Cultura non ha un effetto di scarto.
    .title = Cultura

## 7
rule-r7-1 = Palesi per tutti: chi è il Primo Giocatore, le aree di gioco, la pila degli scarti, le carte coperte e che cosa sono, la moneta, il numero di carte di ogni mano, l’Era di ogni carta nelle mani, nei mazzetti e nel mazzo, e tutto ciò che si fa. Nascosti: i fronti nelle mani altrui, l’ordine e i fronti del mazzo, le carte tolte, le scelte del draft e, per chi non è coinvolto, i fronti che cambiano mano in un’Inquisizione.
    .title = Palese e nascosto
rule-r7-2 = Ciò che si è visto resta noto: una carta presa in mano in modo palese, o guardata da un inquisitore, è nota a chi l’ha vista finché non lascia quella mano, o finché non è possibile che l’abbia lasciata di nascosto.
    .title = Memoria
rule-r7-3 = A partita finita si mostrano tutte le carte.
    .title = A partita finita

## 8
rule-r8-1 = Alla fine del tuo turno, dopo la pesca, vinci subito se hai sette carte scoperte di un Dominio (otto se si gioca in due), più una per ogni democrazia che vi sta sopra.
    .title = Egemonia
rule-r8-2 = Quando si prende l’ultima carta del mazzo, il round in corso diventa l’ultimo. Si gioca fino in fondo senza più pescare; la partita si ferma quando toccherebbe di nuovo al Primo Giocatore. Se fino ad allora nessuno raggiunge l’Egemonia, decidono i punti.
    .title = L’ultimo round
rule-r8-3 = Ogni Dominio dà un punto a chi ne ha più carte scoperte, e almeno una; se il primato è condiviso, un punto a testa. Vince chi ha più punti.
    .title = Punti
rule-r8-4 = Solo tra chi è in parità, un passo alla volta: più carte Utopia, poi Cultura, Scienza, Economia, Religione, Esercito. Chi resta ancora in parità condivide la vittoria.
    .title = Parità
rule-r8-5 = Nessuna regola vieta le ripetizioni. Un limite di turni, una patta concordata e una resa riguardano il tavolo o la simulazione e non sono un risultato della partita.
    .title = Girare in tondo

## 9
rule-r9-1 = Quattro giocatori, i compagni uno di fronte all’altro: posti 1 e 3 contro 2 e 4. Tutte le altre regole restano, e i compagni non vedono la mano l’uno dell’altro.
    .title = Compagni di squadra
rule-r9-2 = Se uno dei due compagni raggiunge l’Egemonia, vincono entrambi.
    .title = Egemonia
rule-r9-3 = Una squadra ottiene un punto per ogni Dominio in cui almeno uno dei suoi giocatori è in testa tra i quattro. Se entrambe le squadre hanno qualcuno in testa, il punto va a entrambe. Le parità si risolvono come sempre, sommando le carte dei compagni.
    .title = Punti
