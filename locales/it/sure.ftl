### L’allenatore che parla da solo: «sicuro?» e il misuratore delle probabilità.

sure-title = Sicuro?
sure-cost =
    { $action }: costa circa { $points ->
        [one] un punto
       *[other] { $points } punti
    } della tua probabilità di vincere.
sure-anyway = Lo faccio lo stesso
sure-back = Ci ripenso
meter-chance = La mia probabilità di vincere: { $chance } %
meter-band = molto probabilmente tra { $low } e { $high } %
web-set-sure = L’allenatore chiede «sicuro?» prima che io regali una partita (non ai tavoli classificati)
web-set-meter = Mostra la mia probabilità di vincere accanto al tavolo (non ai tavoli classificati)
