### Practice: playing on from a known position.

practice-over = Acest exercițiu s-a încheiat. Ia-l de la capăt sau mergi mai departe.
practice-unknown = Nu există exercițiul „{ $start }”.
practice-not-now = E permis, dar pasul acesta e despre altceva: alege ce strălucește.
