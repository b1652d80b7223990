### Laboratorul: arena, imagini, evaluare și calibrare.

## Arena: help
help-arena = Pune boții să joace între ei pe împărțiri identice: procente de victorii cu intervale, timp CPU, ratinguri.
help-arena-bots = Doi boți sau câte unul pentru fiecare loc, separați prin virgule; cu --all oricâți. De exemplu: ladder:7,greedy
help-arena-deals = Câte împărțiri. Fiecare se joacă în toate așezările la masă, cu aceleași cărți și același Prim Jucător.
help-arena-all = Joacă fiecare pereche de boți pe aceleași împărțiri; afișează tabelul încrucișat și cel mai greu adversar al fiecăruia.
help-arena-stop-early = Încheie o confruntare de îndată ce un test secvențial (secvență de încredere de tip amestec, 5 %) deosebește boții.
help-option-engine = Unde se joacă: local (procese pe acest calculator) sau ray (un cluster Ray).
help-option-address = Clusterul Ray la care se conectează; fără el se pornește unul mic pe acest calculator, oprit la sfârșit.
help-arena-plot = Desenează ratingurile cu intervalele lor în FIȘIER.svg, FIȘIER.png sau FIȘIER.pdf.

## Arena: refusals
arena-bots-count = indică 2 boți sau { $needed }, aici: { $have }; cu --all, oricâți
arena-illegal = botul { $bot } a ales „{ $action }”, o acțiune nepermisă
engine-unknown = nu există motorul „{ $engine }”; există: { $engines }
engine-no-ray = motorul ray are nevoie de alte pachete: instalează impera cu extra „ray”
engine-no-cluster = nu există niciun cluster Ray la { $address }
engine-no-start = nu s-a putut porni niciun cluster Ray pe acest calculator: { $why }

## Arena: tables
arena-progress = Se joacă
arena-rate = { $rate } partide/s
arena-time-left = timp rămas
arena-interrupted =
    { $deals ->
        [one] Întrerupt după o împărțire; iată ce arată:
        [few] Întrerupt după { $deals } împărțiri; iată ce arată ele:
       *[other] Întrerupt după { $deals } de împărțiri; iată ce arată ele:
    }
arena-headline = Partide: { $games }; împărțiri: { $deals }; intervalele sunt calculate pe împărțire.
arena-alone = Fiecare bot se socotește acolo unde stă singur, cu celălalt pe toate celelalte locuri; la forță egală câștigă { $chance }.
arena-unfinished = Partide care au atins limita de ture și se socotesc împărțite între toți: { $games }.
arena-sequential = Test secvențial, confruntări decise: { $decided } din { $all }; intervalele rămân valabile și la o oprire timpurie.
arena-bot = Bot
arena-win-rate = victorii
arena-interval = interval de 95 %
arena-cpu = ms CPU pe tură
arena-rating = rating (95 %)
arena-games = partide
arena-cross = Victoriile fiecărui rând împotriva fiecărei coloane
arena-worst = Cel mai greu adversar

## Pictures
plot-rating = rating openskill cu interval de 95 %
plot-games = partide de antrenare
plot-win-rate = victorii, %
plot-empty = { $path } nu conține scoruri de antrenare

## The solver
solver-too-large =
    { $most ->
        [one] această tură are mai mult de un deznodământ: prea multe pentru a le încerca pe toate
        [few] această tură are peste { $most } deznodăminte: prea multe pentru a le încerca pe toate
       *[other] această tură are peste { $most } de deznodăminte: prea multe pentru a le încerca pe toate
    }

## Evaluation
help-evaluate = Spune ce șansă de victorie are fiecare loc într-un punct al unei înregistrări, după ce poate vedea un singur loc.
help-evaluate-seat = Prin ochii cui: de la 1 la 4; dacă lipsește, ai celui care decide acolo.
help-evaluate-levels = Nivelul scării la care joacă fiecare loc, de exemplu 6,8,9: șansele țin atunci cont de cine joacă mai bine. Fără el, toți joacă la fel de bine.
help-evaluate-explain = Spune și ce ar face botul acolo, și de ce.
evaluate-headline = Acțiuni jucate: { $at } din { $last }, așa cum vede { $seat }; împărțiri ale cărților ascunse: { $samples }, { $ms } ms.
evaluate-seat = Loc
evaluate-chance = șansă de victorie
evaluate-over = aici partida s-a încheiat: { $result }
evaluate-bad-levels = { $levels } nu sunt nivelurile a { $players } locuri: numește câte unul de la 1 la { $most } pentru fiecare, de exemplu 6,8
evaluate-not-asked = aici nu decide { $seat }, ci { $turn }

## Why
why-bot-wins = Tura aduce victoria pe loc: { $plan }.
why-bot-plan = Planul: { $plan }.
why-bot-looks = Planul: { $plan }; apoi, știind mai mult, decide din nou.
why-bot-meets = Răspunde unei amenințări: { $seat } ar putea câștiga în tura următoare prin { $threat }.
why-bot-suffers = Rămâne o amenințare: { $seat } poate câștiga în tura următoare prin { $threat }.
why-bot-chances = Șansa sa de victorie: { $before } înainte, { $after } după.
why-bot-runner-up = A doua variantă: { $plan } ({ $chance }).
why-bot-only = Altceva nu e de făcut.

## Calibration
help-calibrate = Verifică șansele de victorie pe partide: un tabel de fiabilitate din partide noi ale unui bot cu el însuși.
help-calibrate-bot = Botul care joacă împotriva lui însuși; mai mulți, despărțiți prin virgule, sunt așezați prin tragere la sorți.
help-calibrate-asked = Partea din decizii despre care se întreabă; mai multe spun mai mult despre ce e rar, deși cele ale unei partide reușesc sau cad împreună.
help-calibrate-fit = Potrivește și linia frântă dintre log-șansele prezise și cele adeverite.
calibrate-line = Linie frântă între log-șanse (deplasare, pantă, schimbarea pantei la 73 % și la 92 %): { $line }
calibrate-edges = Valoarea unui nivel peste ceilalți, în log-șanse (cu pachetul gol, și cu cât mai mult cu el întreg): { $edges }
calibrate-nothing = nicio poziție din aceste partide nu a fost evaluată: jucați mai multe
calibrate-headline = Poziții: { $positions }; partide: { $games }; cea mai mare diferență, în puncte: { $worst }.
calibrate-tenth = prezis
calibrate-predicted = medie prezisă
calibrate-actual = câștigate
calibrate-positions = poziții
calibrate-difference = diferență
