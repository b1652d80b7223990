# Probleme: pagina lor.

puzzle-theme-win = Câștigă acum
puzzle-theme-stop = Oprește o victorie
puzzle-theme-order = Ordinea efectelor
puzzle-theme-last = Nu încheia o partidă pierdută
puzzle-theme-most = Cât mai mult dintr-o tură
puzzle-theme-draft = O alegere la draft

puzzle-task-win = Câștigă în această tură.
puzzle-task-stop = Următorul jucător e pe cale să câștige. Oprește-l.
puzzle-task-order = Câștigă sau oprește victoria următorului: depinde de ordinea efectelor.
puzzle-task-last = Dacă tura aceasta încheie partida, pierzi. Ține-o deschisă.
puzzle-task-most = O tură e mai bună decât oricare alta cu zece puncte. Găsește-o.
puzzle-task-draft = O carte e mai bună decât oricare alta cu zece puncte. Ia-o.

puzzle-right-win = Corect: așa se câștigă, orice ar avea ceilalți.
puzzle-right-stop = Corect: orice ar avea următorul, nu mai are o victorie sigură.
puzzle-right-order = Corect: în ordinea aceasta reușește, și în nicio alta.
puzzle-right-last = Corect: partida continuă, și odată cu ea șansa ta.
puzzle-right-most = Corect: nicio altă idee nu ajunge la zece puncte.
puzzle-right-draft = Corect: nicio altă carte nu ajunge la zece puncte.
puzzle-wrong-win = În tura aceasta exista o victorie.
puzzle-wrong-stop = Următorul încă poate câștiga.
puzzle-wrong-order = Exista o victorie, cu efectele în ordinea potrivită.
puzzle-wrong-last = Așa s-a încheiat partida, și e pierdută.
puzzle-wrong-most = O altă tură valorează mai mult.
puzzle-wrong-draft = O altă carte valorează mai mult.

puzzle-none = Nu există o astfel de problemă.
puzzle-unknown = Nu există problema { $puzzle }.
puzzle-turn-not-over = Joacă tura până la capăt; atunci e un răspuns.

puzzles-title = Probleme
puzzles-intro = Poziții din partide adevărate, cu ceva de găsit. Joacă o tură întreagă; antrenorul spune cât valorează.
puzzles-next = Următoarea problemă
puzzles-any-theme = Toate temele
puzzles-theme-choice = Temă
puzzles-theme-option = { $theme } ({ $tried } încercate din { $count })
puzzles-run = Trei minute
puzzles-run-about = Câte poți în trei minute; a treia greșeală încheie seria.
puzzles-duel = Duel
puzzles-duel-about = Aceleași douăsprezece poziții pentru tine și un prieten: cine pierde mai puține puncte?
puzzles-duplicate = Meci duplicat
puzzles-duplicate-about = Aceleași împărțiri pentru tine și prietenii tăi: cine face mai mult cu aceleași cărți?
puzzles-run-left = încă { $seconds } s · { $solved } rezolvate · { $wrong } greșeli din 3
puzzles-run-over = Seria s-a încheiat: { $solved ->
    [one] una rezolvată.
   *[other] { $solved } rezolvate.
}
puzzles-rating = Cota ta: { $rating } ± { $deviation }
puzzles-streak = { $streak } la rând, cel mult { $best }
puzzles-solved = { $solved } rezolvate din { $tried }
puzzles-of-rating = Problema { $id } · { $rating }
puzzles-change-up = Cotă +{ $change }
puzzles-change-down = Cotă { $change }
puzzles-uncounted = Ai mai încercat-o: nu contează din nou.
puzzles-is-right = Corect
puzzles-is-wrong = Nu de data aceasta
puzzles-solution = O tură corectă: { $plan }
puzzles-show = Arată pe masă
puzzles-judging = Antrenorul se uită la tura ta …
puzzles-back = Toate problemele
puzzles-trouble = Nu a mers: { $why }
