### Împărțirea zilei: una pe zi, aceeași pentru toți.

## Ce se refuză
daily-no-day = Aici nu există împărțirea din { $date }: prima a fost cea din { $first }.
daily-no-date = { $date } nu este o dată.
daily-not-yet = Împărțirea din { $date } încă nu a venit: nimeni nu o poate vedea.
daily-no-rematch = Împărțirea zilei nu are revanșă: joac-o din nou ca exercițiu.
daily-no-undo = La împărțirea zilei nu se anulează nimic: este aceeași pentru toți.
daily-stays = Împărțirea zilei te așteaptă: închide pagina și revino când vrei.
daily-tries-full = Ai încercat deja această împărțire de { $most } ori. Încearc-o pe cea din altă zi.
daily-bot-late = Un bot s-a gândit prea mult; este întrebat din nou.

## Pagina
daily-title = Împărțirea zilei
daily-about = În fiecare zi o împărțire, aceeași pentru toți: tu împotriva a doi boți de nivelul { $level }, care răspund la aceleași mutări în același fel. Contează prima încercare, fără sfaturi și fără anulare; apoi exersezi cât vrei.
daily-play = Joacă împărțirea de azi
daily-play-on = Continuă
daily-practise = Joac-o din nou ca exercițiu
daily-practise-past = Joacă această împărțire ca exercițiu
daily-next = Următoarea împărțire în { $time }
daily-begun =
    { $count ->
        [0] Nu a început încă nimeni.
        [one] A început un jucător.
        [few] Au început { $count } jucători.
       *[other] Au început { $count } de jucători.
    }
daily-judging = Antrenorul îți judecă turele …
daily-judging-of = Antrenorul îți judecă turele: { $done } din { $total } …
daily-void = Această încercare a fost abandonată sau terminată prea târziu: nu are scor.
daily-won = Ai câștigat
daily-shared = Ai împărțit victoria
daily-lost = Ai pierdut
daily-loss = Puncte pierdute prin decizii
daily-loss-short = Puncte pierdute
daily-luck = Noroc
daily-accuracy = Precizie
daily-place = Loc
daily-place-of = { $place } din { $count }
daily-turns = Turele tale
daily-review = Revezi partida
daily-as-level = Ai pierdut mai puține puncte decât nivelul { $level } cu aceleași cărți.
daily-below-levels = Fiecare nivel al scării a pierdut mai puține puncte cu aceleași cărți.
daily-share = Distribuie
daily-share-copy = Copiază textul
daily-share-text =
    Impera, împărțirea din { $date }: { $won ->
        [won] câștigată
        [shared] victorie împărțită
       *[lost] pierdută
    }. Puncte pierdute prin decizii: { $loss }, noroc: { $luck }, locul { $place } din { $count }.
daily-ranking = Clasamentul
daily-ranking-later = Clasamentul se vede după ce îți termini propria încercare.
daily-ranking-ladder = Și nivelurile scării joacă aceleași cărți; apar aici unul după altul.
daily-today = Azi
daily-week = Săptămâna aceasta
daily-month = Luna aceasta
daily-days = Zile
daily-wins = Victorii
daily-loss-a-day = Puncte pierdute pe zi
daily-table-empty = Nimeni nu are încă un scor.
daily-table-needed =
    { $count ->
        [one] Pentru un loc e nevoie de o zi.
        [few] Pentru un loc e nevoie de { $count } zile.
       *[other] Pentru un loc e nevoie de { $count } de zile.
    } Norocul nu contează.
daily-archive = Zilele trecute
daily-archive-none = Aceasta este prima zi.
daily-archive-more = Zile mai vechi
daily-archive-open = Exersează
daily-back = La împărțirea de azi
daily-proof = Hotărâtă demult, necunoscută nimănui
daily-proof-text = Toate împărțirile viitoare decurg dintr-un singur lanț de amprente. Ancora lui a fost făcută publică: { $since }. Când o zi s-a încheiat, veriga ei este arătată și oricine poate verifica faptul că duce la ancoră: serverul nu a putut alege nimic.
daily-proof-coming = Amprenta împărțirii din { $date }
daily-proof-anchor = Ancora, pentru fiecare zi începând cu { $date }
daily-proof-link = Veriga zilei
daily-proof-seed = Sămânța împărțirii
daily-proof-holds = Veriga duce la ancoră: verificat în browserul tău.
daily-proof-fails = Veriga nu duce la ancoră.

## La masă
