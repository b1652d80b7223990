# Probleme: comenzile care le fac.

help-puzzles = Probleme: căutate în partide, dovedite din nou, cotate.
help-puzzles-make = Joacă partide ale unor boți puternici și păstrează pozițiile în care este, dovedit, ceva de găsit.
help-puzzles-out = Fișierul cu probleme; ce conține deja rămâne și nimic nu se adaugă de două ori.
help-puzzles-themes = Ce se caută, separat prin virgule: win, stop, order, last, most, draft.
help-puzzles-check = Dovedește din nou problemele unui fișier, cu alte mijloace.
help-puzzles-file = Fișierul cu probleme.
help-puzzles-sample = Câte se dovedesc, alese la întâmplare; 0: toate.
help-puzzles-rate = Fiecare nivel al scării încearcă problemele încă necotate astfel; primele cote se scriu în fișier.
help-puzzles-tries = Încercări ale fiecărui nivel.
help-puzzles-simulate = Oameni simulați rezolvă problemele; spune cât de bine le ordonează cotele.
help-puzzles-people = Câți oameni.
help-puzzles-attempts = Câte încercări în total.
puzzles-interrupted = Oprit; ce s-a găsit se păstrează.
puzzles-made = În { $file } sunt { $count } probleme.
puzzles-found = partida { $game }: { $theme } ({ $id }), { $count } în total
puzzles-progress = { $done } din { $count }
puzzles-wrong = { $id } ({ $theme }) nu se susține.
puzzles-checked = { $count } dovedite din nou: { $wrong } false, { $twice } duble.
puzzles-rated = Au fost cotate { $count } probleme din { $file }.
puzzles-simulated = După { $attempts } încercări ordinea se potrivește cu ce rezolvă nivelurile: probleme { $puzzles }, oameni { $people } (Spearman).
puzzles-theme = Nu există tema „{ $theme }”; există { $themes }.
puzzles-no-file = { $file } nu este un fișier cu probleme.
puzzles-bad-line = Linia { $line } din { $file } nu este o problemă.
puzzles-unrated = Problemele din { $file } nu au încă o cotă: impera puzzles rate.
