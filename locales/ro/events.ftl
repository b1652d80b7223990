### What happened, one sentence each. $seat and $other are names of players; $card is a kind such as M1, or a back.
card-back = o carte din Era { $age }
event-turn-began = { $seat }: începe tura
event-play-skipped =
    { $number ->
        [one] { $seat } nu are ce juca: pierde dreptul de a juca o carte
        [few] { $seat } nu are ce juca: pierde dreptul de a juca { $number } cărți
       *[other] { $seat } nu are ce juca: pierde dreptul de a juca { $number } de cărți
    }
event-played = { $seat } joacă { $card }
event-discarded = { $seat } decartează { $card } din mână
event-sacrificed = { $seat } decartează { $card } din fața sa
event-paid = { $seat } plătește cu { $card }
event-lost = { $seat } pierde { $card } în urma atacului
event-took = { $seat } ia înapoi în mână { $card }
event-recovered = { $seat } ia { $card } din teancul de decartări
event-drew = { $seat } trage { $card }
event-seized = { $seat } ia { $card } din mâna jucătorului { $other }
event-gave = { $seat } îi dă înapoi { $card } jucătorului { $other }
event-applied-own = { $seat } aplică efectul { $effect }
event-applied-copied = { $seat } copiază efectul { $effect } de la { $other }
event-applied-attack = { $seat } atacă Domeniul { $domain }
event-applied-inquisition = { $seat } aplică efectul { $effect } (țintă: { $other })
event-applied-embargo = { $seat } impune un embargo asupra Domeniului { $domain } (țintă: { $other })
event-applied-breakthrough = { $seat } aplică efectul { $effect }
event-applied-democracy = { $seat } instaurează o democrație în Domeniul { $domain } (țintă: { $other })
event-embargo-laid = { $other } are acum { $card } cu fața în jos peste Domeniul { $domain }
event-embargo-lifted = { $seat }: embargoul de pe Domeniul { $domain } se ridică, iar { $card } merge în teancul de decartări
event-democracy-laid = { $other } are acum { $card } cu fața în jos peste Domeniul { $domain }
event-hand-size-set = { $seat }: în această tură limita maximă de cărți este { $number }
event-coin-placed = { $other }: Moneda de Cultură marchează Domeniul { $domain }
event-coin-returned = Moneda de Cultură revine lângă teancul de Eră
event-picked = { $seat } păstrează { $card }
event-passed = { $seat } îi dă mai departe { $card } jucătorului { $other }
event-centred = { $seat } pune { $card } în centru
event-claimed = { $seat } ia { $card } din centru
event-deck-emptied = { $seat } trage ultima carte din teanc: aceasta este ultima rundă
event-ended-hegemony = { $seat } obține Victoria prin Dominație: partida s-a încheiat
event-ended-majority = ultima rundă s-a încheiat: decide majoritatea
