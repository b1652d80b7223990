### Practice: playing on from a known position.

practice-over = Ez a gyakorlás véget ért. Kezdd újra, vagy menj tovább.
practice-unknown = Nincs „{ $start }” nevű gyakorlás.
practice-not-now = Ez szabályos volna, de ez a lépés másról szól: azt válaszd, ami világít.

learn-title = Tanuld meg a játékot
learn-entry = Tanulj játszva
learn-entry-text = Új vagy itt? Rövid leckék az igazi asztalon
learn-go-on = Leckék: { $count } kész
