### Antrenorul care vorbește singur: „sigur?” și indicatorul șanselor.

sure-title = Sigur?
sure-cost =
    { $action }: costă cam { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } din șansa ta de câștig.
sure-anyway = O fac oricum
sure-back = Mă mai gândesc
meter-chance = Șansa mea de câștig: { $chance } %
meter-band = cel mai probabil între { $low } și { $high } %
web-set-sure = Antrenorul întreabă „sigur?” înainte să dăruiesc o partidă (nu la mesele cu rating)
web-set-meter = Arată șansa mea de câștig lângă masă (nu la mesele cu rating)
