### Practice: playing on from a known position.

practice-over = Acest exercițiu s-a încheiat. Ia-l de la capăt sau mergi mai departe.
practice-unknown = Nu există exercițiul „{ $start }”.
practice-not-now = E permis, dar pasul acesta e despre altceva: alege ce strălucește.

learn-title = Învață jocul
learn-entry = Învață jucând
learn-entry-text = Ești nou aici? Lecții scurte la masa adevărată
learn-go-on = Lecții: { $count } făcute
