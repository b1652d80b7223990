review-not-over = Această partidă nu s-a încheiat: bilanțul ei se poate face după ce se încheie.

## Pașii unui plan
step-pick = păstrează { $card }
step-claim = ia din centru { $card }
step-play = joacă { $card }
step-discard = decartează { $card } din mână
step-sacrifice = decartează { $card } din fața ta
step-take = ia înapoi în mână { $card }
step-recover = ia { $card } din teancul de decartări
step-give = dă înapoi { $card }
step-effect = aplică { $effect }
step-inspiration = copiază { $effect } ({ $seat }) prin Inspirație
step-attack = atacă Domeniul { $domain }
step-inquisition = Inchiziție: { $seat }
step-embargo = embargo asupra Domeniului { $domain } ({ $seat })
step-democracy = democrație asupra Domeniului { $domain } ({ $seat })
step-end = sfârșitul turei

## De ce e mai bun un plan
reason-win-missed = Câștigă pe loc: { $plan }.
reason-win-allowed = Nu lasă ca { $seat } să câștige în tura următoare prin: { $threat }.
reason-win-likely = Șansele ca { $seat } să câștige în tura următoare scad: { $less } din 100 în loc de { $more }, după ce poate avea în mână.
reason-risk = { $seat } ar putea câștiga în tura următoare cam în { $share } cazuri din 100, după ce poate avea în mână.
reason-level = La sfârșitul turei are nivelul { $level } în Domeniul { $domain }.
reason-majority = La sfârșitul turei conduce în Domeniul { $domain }.
reason-cards =
    Îți lasă { $count ->
        [one] o carte în plus
        [few] { $count } cărți în plus
       *[other] { $count } de cărți în plus
    }.
reason-none = Niciun motiv anume: e puțin mai bun în multe privințe.

## Turele care au decis o partidă
decisive-draw-up =
    Tura { $turn }: teancul a fost darnic pentru { $seat }. Cărțile trase au valorat { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; șansa a ajuns la { $chance } %.
decisive-draw-down =
    Tura { $turn }: teancul nu a ajutat ({ $seat }). Cărțile trase au costat { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; șansa a ajuns la { $chance } %.
decisive-turn-up =
    Tura { $turn }: o tură puternică ({ $seat }) a câștigat { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; șansa a ajuns la { $chance } %.
decisive-turn-down =
    Tura { $turn }: tura aceasta ({ $seat }) a lăsat să scape { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; șansa a ajuns la { $chance } %.
decisive-last =
    Tura { $turn }: ultima tură a jucat-o { $seat }; a valorat { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.

## Analiza
review-seat = În această partidă nu există locul { $seat }: sunt { $players }.
review-title = Partida analizată
review-progress = Se evaluează turele
review-part = Oprit: { $done } din { $total } ture sunt evaluate; bilanțul e complet.
review-account = Bilanțul
review-account-text = Rezultat minus cota egală = noroc + decizii proprii + deciziile celorlalți, în puncte dintr-o sută.
review-player = Jucător
review-result = Rezultat
review-even = Cotă egală
review-luck = Noroc
review-decisions = Decizii
review-own = Decizii proprii
review-others = Deciziile celorlalți
review-unknown = Nu se putea ști
review-accuracy = Precizie
review-decisive = Turele care au decis partida
review-graph = Șansa fiecărui jucător de-a lungul partidei
review-turns = Tură cu tură
review-turn = Tură
review-played = S-a jucat
review-better = Mai bine
review-runner-up = A doua variantă
review-loss = Pierdere
review-chance = Șansa după
review-draft = Draft
review-levels = Șansele sunt cele dintre jucători puternici: la alte niveluri un avantaj contează mai puțin.
review-thresholds = O tură se numește imprecizie, greșeală sau gafă numai dacă a costat sigur cel puțin { $inaccuracy }, { $mistake } sau { $blunder } puncte, după ce putea vedea jucătorul.
review-verdict-fine = bine jucată
review-verdict-inaccuracy = imprecizie
review-verdict-mistake = greșeală
review-verdict-blunder = gafă
review-verdict-unjudged = neevaluată
review-forced = nimic de ales

## Sfaturi
hint-wins = Câștigă pe loc.
hint-meets = Oprește pericolul de la { $seat }: victoria în tura următoare prin { $threat }.
hint-suffers = { $seat } poate încă să câștige în tura următoare prin { $threat }; nimic nu o împiedică sigur.
hint-lowers = Face mai puțin probabil ca { $seat } să câștige în tura următoare: { $less } din 100 în loc de { $more }, după ce poate avea în mână.
hint-level = Ajunge la nivelul { $level } în Domeniul { $domain }.
hint-lead = Preia conducerea în Domeniul { $domain }.
hint-looks = Apoi vezi cărți noi și decizi din nou.
hint-quiet = O tură liniștită: lasă deschise cele mai multe căi.
hint-pick = Cartea care îți ajută cel mai mult mâna.
coach-not-asked = Nu e nimic de sugerat: acum nu tu decizi.
coach-not-legal = { $action } nu este permis aici.
coach-busy = Antrenorul are prea mult de lucru acum: întreabă din nou peste un minut.
coach-failed = Antrenorul nu a putut răspunde.
coach-no-review = Partida aceasta nu a fost încă analizată: cere întâi analiza.

## În browser
coach-title = Antrenorul
coach-ask = Explică-mi partida aceasta
coach-about = Ce a fost noroc, ce a fost decizie, ce era mai bine: tură cu tură.
coach-working = Se evaluează tura { $done } din { $total } …
coach-eyes = Cu ochii cui
coach-eyes-open = masa deschisă
coach-graph-keys = Săgețile merg din tură în tură, Enter o arată pe masă.
coach-on-table = Arată pe masă
coach-own-turns = Ture care merită încă o privire
coach-all-fine = Nimic de semnalat: nicio tură nu a pierdut sigur cât o imprecizie.
coach-as-page = Ca pagină
coach-as-graph = Graficul
coach-as-data = Ca date (JSON)
coach-plan = Un plan pentru tura aceasta
coach-thinking = Antrenorul se gândește …
coach-chances = Șansa ta de a câștiga: { $before } % acum, { $after } % după.
coach-show-me = Arată-mi, pas cu pas
coach-step = Pasul { $at } din { $all }: { $step }
coach-do = Fă-o
coach-stop = Continui singur
coach-why-not = De ce nu altceva?
coach-why-choose = Alege o acțiune
coach-why-fine = Nimic nu vorbește împotrivă: e cam la fel de bun.
coach-waiting =
    { $place ->
        [0] Antrenorul începe imediat …
        [one] O partidă se explică înaintea acesteia …
        [few] { $place } partide se explică înaintea acesteia …
       *[other] { $place } de partide se explică înaintea acesteia …
    }
coach-why-cost =
    Costă cam { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } din șansa ta.
