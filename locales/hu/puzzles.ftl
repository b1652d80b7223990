# Feladványok: az oldaluk.

puzzle-theme-win = Nyerj most
puzzle-theme-stop = Akadályozz meg egy győzelmet
puzzle-theme-order = A hatások sorrendje
puzzle-theme-last = Ne fejezz be vesztes játszmát
puzzle-theme-most = A legtöbbet egy körből
puzzle-theme-draft = Választás a kártyaválasztásban
