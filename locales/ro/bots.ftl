### Ce spun boții și antrenarea lor.

## Names of bots
bots-unknown = nu există botul „{ $bot }”; există: { $bots } și orice clasă proprie, scrisă module:Class
bots-no-parameter = botul „{ $bot }” nu are parametri; scrie „{ $bot }” fără „:{ $parameter }”
bots-level = nu există nivelul „{ $parameter }”; nivelurile merg de la 1 la { $most }, de exemplu level:4
bots-ladder = nu există „ladder:{ $parameter }”; nivelurile merg de la 1 la { $most }, de exemplu ladder:4, cu un stil dacă vrei, de exemplu ladder:4/raider: { $styles }
bots-count = „{ $parameter }” nu este un număr pentru { $bot }; scrie un număr întreg de la 1 la { $most }, de exemplu { $bot }:1000
bots-seconds = „{ $parameter }” nu este un timp de gândire; scrie-l cu unitatea lui, de exemplu search:50ms sau search:1s
bots-no-class = modulul { $module } nu are „{ $attribute }”
bots-no-bot = „{ $bot }” nu este un bot: nu are choose(view, budget, rng)
bots-no-weights = nu există fișierul de ponderi „{ $file }”; scrie-l ca în plan:1000@run/weights.npz
bots-weights-misfit = ponderile din { $file } nu se potrivesc cu această versiune și { $players } jucători; antrenează-le din nou

## Training
bots-train-exists = dosarul { $folder } conține deja o antrenare; continu-o sau alege alt dosar
bots-train-other = antrenarea din dosarul { $folder } este pentru { $players } jucători sau pentru cealaltă formă de echipe; alege alt dosar
bots-train-other-rival = antrenarea din dosarul { $folder } are alt rival; alege alt dosar
bots-train-generations = indică ponderile de început (--begin-with) și câte partide joacă fiecare generație (--games)
bots-no-opponent = cu { $opponent } nu se poate antrena: numește self, light, greedy, broad, deep, deepest sau un fișier cu ponderi
help-train = Antrenează boții de la zero, prin partide cu ei înșiși; se poate opri și relua oricând.
help-train-hours = Ore CPU de antrenare, inclusiv cele dintr-o antrenare reluată.
help-train-out = Dosarul antrenării: punct de reluare, curbă și ponderi. O antrenare găsită acolo este reluată.
help-train-fresh = Refuză un dosar care conține deja o antrenare în loc să o reia.
help-train-begin = Ponderi de la care se pornește, în loc de zero: ale acestei configurații sau de doi jucători.
help-train-against = Ponderi împotriva cărora se joacă fiecare partidă: antrenarea învață cel mai bun răspuns la ele.
help-train-outcomes = Rezultate analizate pentru fiecare plan; mai multe: mai lent, mai aproape de jocul real al boților.
help-train-rate = Mărimea pasului la început; scade la 0.00002 până la sfârșit.
help-train-others = O partidă din atâtea are adversari greedy sau light; 0: doar împotriva sa.
help-train-population = Adversarii, despărțiți prin virgule: self, light, greedy, broad, deep, deepest sau fișiere cu ponderi; fiecare loc îl trage la sorți pe al lui sau toate îl au pe același.
help-train-games = Câte partide se joacă în total, în loc de ore: cu aceeași sămânță și aceleași procese, ponderile sunt aceleași.
help-train-generations = Antrenează pe generații: atâtea, fiecare cu --games partide jucate cu ponderi neschimbate, apoi o singură privire asupra tuturor.
help-train-jobs = Câte procese joacă; dacă sunt mai multe, un alt proces învață din partidele lor.
train-line = { $seconds } s CPU, partide: { $games } ({ $speed }/s): { $light } contra light, { $greedy } contra greedy
train-rival = {", "}{ $rival } contra rivalului
train-generation = generația { $number }: { $light } împotriva light, { $greedy } împotriva greedy
train-generation-games = generația { $number }: { $games } din { $all } partide
train-done = Ponderi: { $file }
