### Ce-ar fi dacă: a juca mai departe din orice moment al unei partide.

## Ce este refuzat
branch-running = Nimeni nu privește astfel într-o partidă în curs: se poate continua doar din propria partidă fără rating împotriva boților.
branch-true-cards = Cât timp partida e în curs, ce este ascuns rămâne ascuns: cărțile se împart din nou, așa cum a văzut locul tău partida.
branch-over = Acolo partida s-a terminat: alege un moment anterior.

## Mai departe
branch-play-on = Joacă mai departe de aici
branch-try = Încearcă asta
branch-about = O masă nouă începe de unde se afla această partidă după acțiunea { $at } din { $last }. Partida însăși rămâne cum este.
branch-cards = Cărțile nevăzute până atunci
branch-cards-true = rămân cum erau
branch-cards-for = se împart din nou, ca să se potrivească cu ce a văzut { $seat }
branch-cards-mine = Se împart din nou, ca să se potrivească cu ce ai văzut.
branch-begin = Mai departe
branch-invite = Creează masa și invită prieteni
branch-from = Această masă continuă o altă partidă, după acțiunea { $at }.
branch-see-origin = Vezi acea partidă
branch-outcomes = Ce-ar fi dacă
branch-original = Originalul
branch-here = Această ramură
branch-tree = Ramuri
branch-after = după acțiunea { $at }
branch-status = { $status ->
    [open] așteaptă jucători
    [running] încă se joacă
    [closed] abandonată
   *[other] încheiată
}

## Un studiu: o partidă, ramurile ei, notele mele
study-note = Notă
study-note-at = Notă după acțiunea { $at }
study-note-about = O vezi doar tu. Se salvează odată cu studiul.
study-note-keep = Păstreaz-o
study-save = Salvează ca studiu
study-save-about = Partida, ramurile ei și notele tale într-un singur fișier, care se deschide din nou la „Revezi o partidă”.
study-games = { $count ->
    [one] Studiu al unei partide
    [few] Studiu al { $count } partide
   *[other] Studiu al { $count } de partide
}
study-notes = { $count ->
    [one] o notă
    [few] { $count } note
   *[other] { $count } de note
}
study-notes-full = Partida are deja { $most } note: mai multe nu încap.
