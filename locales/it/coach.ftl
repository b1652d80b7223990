review-not-over = Questa partita non è finita: il suo bilancio si può fare quando lo sarà.

## I passi di un piano
step-pick = tieni { $card }
step-claim = prendi { $card } dal centro
step-play = gioca { $card }
step-discard = scarta { $card } dalla mano
step-sacrifice = scarta { $card } dalla tua area di gioco
step-take = riprendi in mano { $card }
step-recover = prendi { $card } dalla pila degli scarti
step-give = restituisci { $card }
step-effect = usa { $effect }
step-inspiration = copia { $effect } di { $seat } con Ispirazione
step-attack = attacca il Dominio { $domain }
step-inquisition = Inquisizione: { $seat }
step-embargo = embargo sul Dominio { $domain } di { $seat }
step-democracy = democrazia sul Dominio { $domain } di { $seat }
step-end = fine del turno

## Perché un piano è migliore
reason-win-missed = Vince subito: { $plan }.
reason-win-allowed = Non lascia che { $seat } vinca nel prossimo turno con: { $threat }.
reason-win-likely = Le probabilità che { $seat } vinca nel prossimo turno scendono: { $less } su 100 invece di { $more }, secondo ciò che può avere in mano.
reason-risk = { $seat } potrebbe vincere nel prossimo turno in circa { $share } casi su 100, secondo ciò che può avere in mano.
reason-level = A fine turno ha il livello { $level } nel Dominio { $domain }.
reason-majority = A fine turno è in testa nel Dominio { $domain }.
reason-cards =
    Ti lascia con { $count ->
        [one] una carta in più
       *[other] { $count } carte in più
    }.
reason-none = Nessun motivo da solo: è un po’ meglio in tante cose.

## I turni che hanno deciso una partita
decisive-draw-up =
    Turno { $turn }: il mazzo è stato gentile con { $seat }. Le carte pescate valevano { $points ->
        [one] un punto
       *[other] { $points } punti
    }; dopo, la probabilità era del { $chance } %.
decisive-draw-down =
    Turno { $turn }: il mazzo ha dato poco a { $seat }. Le carte pescate sono costate { $points ->
        [one] un punto
       *[other] { $points } punti
    }; dopo, la probabilità era del { $chance } %.
decisive-turn-up =
    Turno { $turn }: un turno forte di { $seat } ha guadagnato { $points ->
        [one] un punto
       *[other] { $points } punti
    }; dopo, la probabilità era del { $chance } %.
decisive-turn-down =
    Turno { $turn }: il turno di { $seat } ha lasciato sfuggire { $points ->
        [one] un punto
       *[other] { $points } punti
    }; dopo, la probabilità era del { $chance } %.
decisive-last =
    Turno { $turn }: l’ultimo turno è stato di { $seat }; valeva { $points ->
        [one] un punto
       *[other] { $points } punti
    }.

## L’analisi
review-seat = In questa partita non c’è il posto { $seat }: ne ha { $players }.
review-title = La partita analizzata
review-progress = Valutazione dei turni
review-part = Interrotto: valutati { $done } turni su { $total }; il bilancio è completo.
review-account = Il bilancio
review-account-text = Risultato meno quota pari = fortuna + decisioni proprie + decisioni altrui, in punti su cento.
review-player = Giocatore
review-result = Risultato
review-even = Quota pari
review-luck = Fortuna
review-decisions = Decisioni
review-own = Decisioni proprie
review-others = Decisioni altrui
review-unknown = Non si poteva sapere
review-accuracy = Precisione
review-decisive = I turni che hanno deciso la partita
review-graph = La probabilità di ogni giocatore durante la partita
review-turns = Turno per turno
review-turn = Turno
review-played = Giocato
review-better = Meglio
review-runner-up = Seconda scelta
review-loss = Perdita
review-chance = Probabilità dopo
review-draft = Draft
review-levels = Le probabilità valgono tra giocatori forti: ad altri livelli un vantaggio conta meno.
review-thresholds = Un turno si dice imprecisione, errore o svista grave solo se è costato di sicuro almeno { $inaccuracy }, { $mistake } o { $blunder } punti, da quel che il giocatore poteva vedere.
review-verdict-fine = ben giocato
review-verdict-inaccuracy = imprecisione
review-verdict-mistake = errore
review-verdict-blunder = svista grave
review-verdict-unjudged = non valutato
review-forced = nessuna scelta

## Suggerimenti
hint-wins = Vince subito.
hint-meets = Ferma { $seat }, che potrebbe vincere nel prossimo turno con: { $threat }.
hint-suffers = { $seat } può ancora vincere nel prossimo turno con: { $threat }; niente lo impedisce di sicuro.
hint-lowers = Rende meno probabile che { $seat } vinca nel prossimo turno: { $less } su 100 invece di { $more }, secondo ciò che può avere in mano.
hint-level = Raggiunge il livello { $level } nel Dominio { $domain }.
hint-lead = Passa in testa nel Dominio { $domain }.
hint-looks = Poi vedi carte nuove e decidi di nuovo.
hint-quiet = Un turno tranquillo: lascia aperte più strade.
hint-pick = La carta che aiuta di più la tua mano.
coach-not-asked = Non c’è nulla da suggerire: ora non tocca a te decidere.
coach-not-legal = { $action } qui non è permesso.
coach-busy = L’allenatore ha troppo da fare in questo momento: richiedi tra un minuto.
coach-failed = L’allenatore non è riuscito a rispondere.
coach-no-review = Questa partita non è ancora stata analizzata: prima chiedi l’analisi.

## Nel browser
coach-title = L’allenatore
coach-ask = Fatti spiegare questa partita
coach-about = Che cosa è stato fortuna, che cosa decisione, che cosa era meglio: turno per turno.
coach-working = Valutazione del turno { $done } di { $total } …
coach-eyes = Con gli occhi di chi
coach-eyes-open = il tavolo aperto
coach-graph-keys = Le frecce vanno di turno in turno, Invio lo mostra sul tavolo.
coach-on-table = Mostra sul tavolo
coach-own-turns = Turni che meritano un’altra occhiata
coach-all-fine = Niente da segnalare: nessun turno ha perso di sicuro quanto un’imprecisione.
coach-as-page = Come pagina
coach-as-graph = Il grafico
coach-as-data = Come dati (JSON)
coach-plan = Un piano per questo turno
coach-thinking = L’allenatore sta pensando …
coach-chances = La tua probabilità di vincere: { $before } % ora, { $after } % dopo.
coach-show-me = Mostrami, passo dopo passo
coach-step = Passo { $at } di { $all }: { $step }
coach-do = Fallo
coach-stop = Continuo da solo
coach-why-not = Perché non qualcos’altro?
coach-why-choose = Scegli un’azione
coach-why-fine = Nulla lo sconsiglia: vale più o meno lo stesso.
coach-waiting =
    { $place ->
        [0] L’allenatore comincia tra un attimo …
        [one] Prima di questa viene spiegata una partita …
       *[other] Prima di questa vengono spiegate { $place } partite …
    }
coach-why-cost =
    Costa circa { $points ->
        [one] un punto
       *[other] { $points } punti
    } della tua probabilità.
