### Practice: playing on from a known position.

practice-over = Ez a gyakorlás véget ért. Kezdd újra, vagy menj tovább.
practice-unknown = Nincs „{ $start }” nevű gyakorlás.
practice-not-now = Ez szabályos volna, de ez a lépés másról szól: azt válaszd, ami világít.
