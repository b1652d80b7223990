# Feladványok: az oldaluk.

puzzle-theme-win = Nyerj most
puzzle-theme-stop = Akadályozz meg egy győzelmet
puzzle-theme-order = A hatások sorrendje
puzzle-theme-last = Ne fejezz be vesztes játszmát
puzzle-theme-most = A legtöbbet egy körből
puzzle-theme-draft = Választás a kártyaválasztásban

puzzle-task-win = Nyerj ebben a körben.
puzzle-task-stop = A következő játékos nyerni készül. Állítsd meg.
puzzle-task-order = Nyerj, vagy akadályozd meg a következő győzelmét: a hatások sorrendjén múlik.
puzzle-task-last = Ha ez a kör befejezi a játszmát, vesztesz. Tartsd életben.
puzzle-task-most = Egy kör tíz ponttal jobb minden másiknál. Találd meg.
puzzle-task-draft = Egy lap tíz ponttal jobb minden másiknál. Vedd el.

puzzle-right-win = Helyes: ez nyer, bármi van a többieknél.
puzzle-right-stop = Helyes: bármi van a következőnél, nincs már biztos győzelme.
puzzle-right-order = Helyes: ebben a sorrendben sikerül, és semmilyen másban.
puzzle-right-last = Helyes: a játszma folytatódik, és vele az esélyed is.
puzzle-right-most = Helyes: más ötlet tíz ponton belülre sem kerül.
puzzle-right-draft = Helyes: más lap tíz ponton belülre sem kerül.
puzzle-wrong-win = Ebben a körben volt győzelem.
puzzle-wrong-stop = A következő még nyerhet.
puzzle-wrong-order = Volt győzelem, a hatások helyes sorrendjével.
puzzle-wrong-last = Ez befejezte a játszmát, és az elveszett.
puzzle-wrong-most = Egy másik kör többet ér.
puzzle-wrong-draft = Egy másik lap többet ér.

puzzle-none = Nincs ilyen feladvány.
puzzle-unknown = Nincs { $puzzle } feladvány.
puzzle-turn-not-over = Játszd végig a kört; akkor lesz válasz.

puzzles-title = Feladványok
puzzles-intro = Állások valódi játszmákból, amelyekben van mit megtalálni. Játssz le egy egész kört; az edző megmondja, mennyit ér.
puzzles-next = Következő feladvány
puzzles-any-theme = Minden téma
puzzles-theme-choice = Téma
puzzles-theme-option = { $theme } ({ $count } közül { $tried } kipróbálva)
puzzles-run = Három perc
puzzles-run-about = Amennyi három perc alatt sikerül; a harmadik hiba a vége.
puzzles-duel = Párbaj
puzzles-duel-about = Ugyanaz a tizenkét állás neked és egy barátodnak: ki veszít kevesebb pontot?
puzzles-duplicate = Duplikált mérkőzés
puzzles-duplicate-about = Ugyanazok az osztások neked és a barátaidnak: ki hoz ki többet ugyanazokból a lapokból?
puzzles-run-left = még { $seconds } mp · { $solved } megoldva · { $wrong } hiba a 3-ból
puzzles-run-over = Vége: { $solved ->
    [one] egy megoldva.
   *[other] { $solved } megoldva.
}
puzzles-rating = Pontszámod: { $rating } ± { $deviation }
puzzles-streak = { $streak } egymás után, legjobb: { $best }
puzzles-solved = { $tried } közül { $solved } megoldva
puzzles-of-rating = { $id } feladvány · { $rating }
puzzles-change-up = Pontszám +{ $change }
puzzles-change-down = Pontszám { $change }
puzzles-uncounted = Ezt már próbáltad: nem számít újra.
puzzles-is-right = Helyes
puzzles-is-wrong = Most nem
puzzles-solution = Egy helyes kör: { $plan }
puzzles-show = Mutasd az asztalon
puzzles-judging = Az edző megnézi a körödet …
puzzles-back = Minden feladvány
puzzles-trouble = Ez nem sikerült: { $why }
