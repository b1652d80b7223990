### What happened, one sentence each. $seat and $other are names of players; $card is a kind such as M1, or a back.
card-back = una carta dell’Era { $age }
event-turn-began = { $seat }: inizia il turno
event-play-skipped =
    { $number ->
        [one] { $seat } non ha carte da giocare: la giocata viene saltata
       *[other] { $seat } non ha carte da giocare: { $number } giocate vengono saltate
    }
event-played = { $seat } gioca { $card }
event-discarded = { $seat } scarta { $card } dalla mano
event-sacrificed = { $seat } scarta { $card } dalla propria area di gioco
event-paid = { $seat } paga con { $card }
event-lost = { $seat } perde { $card } nell’attacco
event-took = { $seat } riprende in mano { $card }
event-recovered = { $seat } prende { $card } dalla pila degli scarti
event-drew = { $seat } pesca { $card }
event-seized = { $seat } prende { $card } dalla mano di { $other }
event-gave = { $seat } restituisce { $card } a { $other }
event-applied-own = { $seat } usa { $effect }
event-applied-copied = { $seat } copia { $effect } da { $other }
event-applied-attack = { $seat } attacca il Dominio { $domain }
event-applied-inquisition = { $seat } usa { $effect } contro { $other }
event-applied-embargo = { $seat } impone un embargo sul Dominio { $domain } di { $other }
event-applied-breakthrough = { $seat } usa { $effect }
event-applied-democracy = { $seat } instaura una democrazia nel Dominio { $domain } di { $other }
event-embargo-laid = { $card } va coperta sul Dominio { $domain } di { $other }
event-embargo-lifted = l’embargo sul Dominio { $domain } di { $seat } è finito: { $card } va nella pila degli scarti
event-democracy-laid = { $card } va coperta sul Dominio { $domain } di { $other }
event-hand-size-set = in questo turno il limite di mano di { $seat } è { $number }
event-coin-placed = la Moneta Cultura segna il Dominio { $domain } di { $other }
event-coin-returned = la Moneta Cultura torna accanto al mazzo
event-picked = { $seat } tiene { $card }
event-passed = { $seat } passa { $card } a { $other }
event-centred = { $seat } mette { $card } al centro
event-claimed = { $seat } prende { $card } dal centro
event-deck-emptied = { $seat } pesca l’ultima carta del mazzo: questo è l’ultimo round
event-ended-hegemony = { $seat } raggiunge l’Egemonia: la partita è finita
event-ended-majority = l’ultimo round è concluso: decide la maggioranza
