# Feladványok: a parancsok, amelyek készítik őket.

help-puzzles = Feladványok: keresés játszmákban, újabb bizonyítás, pontozás.
help-puzzles-make = Erős botok játszmáit játssza le, és megőrzi azokat az állásokat, amelyekben bizonyítottan van mit megtalálni.
help-puzzles-out = A feladványok fájlja; ami már benne van, megmarad, és semmi sem kerül bele kétszer.
help-puzzles-themes = Mit keressen, vesszővel elválasztva: win, stop, order, last, most, draft.
help-puzzles-check = Egy fájl feladványait újra bizonyítja, más módon.
help-puzzles-file = A feladványok fájlja.
help-puzzles-sample = Ennyit bizonyít, véletlenül választva; 0: mindet.
help-puzzles-rate = A létra minden szintje megpróbálja a még nem így pontozottakat; az első pontszámok a fájlba kerülnek.
help-puzzles-tries = Az egyes szintek próbálkozásai.
help-puzzles-simulate = Szimulált emberek oldják a feladványokat; megmondja, milyen jól rendezik őket a pontszámok.
help-puzzles-people = Hány ember.
help-puzzles-attempts = Összesen hány próbálkozás.
puzzles-interrupted = Megszakítva; ami megvolt, megmaradt.
puzzles-made = { $count } feladvány van a(z) { $file } fájlban.
puzzles-found = { $game }. játszma: { $theme } ({ $id }), eddig { $count }
puzzles-progress = { $done } / { $count }
puzzles-wrong = { $id } ({ $theme }) nem állja meg a helyét.
puzzles-checked = { $count } újra bizonyítva: { $wrong } hamis, { $twice } kétszer szerepel.
puzzles-rated = { $count } feladvány pontozva: { $file }.
puzzles-simulated = { $attempts } próbálkozás után a sorrendek egyezése azzal, amit a szintek megoldanak: feladványok { $puzzles }, emberek { $people } (Spearman).
puzzles-theme = Nincs „{ $theme }” téma; ezek vannak: { $themes }.
puzzles-no-file = A(z) { $file } nem feladványfájl.
puzzles-bad-line = A(z) { $file } { $line }. sora nem feladvány.
puzzles-unrated = A(z) { $file } feladványainak még nincs pontszáma: impera puzzles rate.
