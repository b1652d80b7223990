# Probleme: pagina lor.

puzzle-theme-win = Câștigă acum
puzzle-theme-stop = Oprește o victorie
puzzle-theme-order = Ordinea efectelor
puzzle-theme-last = Nu încheia o partidă pierdută
puzzle-theme-most = Cât mai mult dintr-o tură
puzzle-theme-draft = O alegere la draft
