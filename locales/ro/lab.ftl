### Laboratorul: arena, imagini, evaluare și calibrare.

## Arena: help
help-arena = Pune boții să joace între ei cu împărțiri identice: procente de victorii cu intervale, timp CPU, cotații.
help-arena-bots = Doi boți sau câte unul pentru fiecare loc, separați prin virgule; cu --all oricâți. De exemplu: level:4,greedy
help-arena-deals = Câte împărțiri. Fiecare se joacă în toate așezările la masă, cu aceleași cărți și același Prim Jucător.
help-arena-all = Joacă fiecare pereche de boți pe aceleași împărțiri; afișează tabelul încrucișat și cel mai greu adversar al fiecăruia.
help-arena-stop-early = Încheie o confruntare imediat ce un test secvențial (secvență de încredere de tip amestec, 5 %) deosebește boții.
help-arena-engine = Unde se joacă: local (procese pe acest calculator) sau ray (un cluster Ray).
help-arena-address = Clusterul Ray la care se conectează; fără el se pornește unul mic pe acest calculator, oprit la sfârșit.
help-arena-plot = Desenează cotațiile cu intervalele lor în FILE.svg, FILE.png sau FILE.pdf.

## Arena: refusals
arena-bots-count = numiți 2 boți sau { $needed }, aici sunt { $have }; cu --all oricâți
arena-illegal = botul { $bot } a ales „{ $action }”, ceea ce nu este permis
arena-engine-unknown = nu există motorul „{ $engine }”; există: { $engines }
arena-no-ray = motorul ray are nevoie de alte pachete: instalați impera cu extra „ray”
arena-no-cluster = nu există niciun cluster Ray la { $address }

## Arena: tables
arena-progress = Se joacă
arena-rate = { $rate } jocuri/s
arena-time-left = rămase
arena-interrupted = Întrerupt după { $deals } împărțiri; iată ce arată:
arena-headline = { $games } jocuri pe { $deals } împărțiri; intervalele sunt pe împărțire.
arena-alone = Fiecare bot contează acolo unde stă singur împotriva celuilalt din toate celelalte locuri; la forță egală câștigă { $chance }.
arena-unfinished = { $games } jocuri au atins limita de ture și contează ca împărțite între toți.
arena-sequential = Test secvențial: { $decided } din { $all } confruntări decise; intervalele sunt valabile și la oprire timpurie.
arena-bot = Bot
arena-win-rate = victorii
arena-interval = interval 95 %
arena-cpu = ms CPU pe tură
arena-rating = cotație (95 %)
arena-games = jocuri
arena-cross = Victoriile fiecărui rând împotriva fiecărei coloane
arena-worst = Cel mai greu adversar

## Pictures
plot-rating = cotație openskill cu interval 95 %
plot-games = jocuri de antrenament
plot-win-rate = victorii, %
plot-empty = { $path } nu conține scoruri de antrenament

## The solver
solver-too-large = această tură are peste { $most } de rezultate: prea multe pentru a le încerca pe toate

## Evaluation
help-evaluate = Spune ce șansă de victorie are fiecare loc într-un punct al unei înregistrări, din ce vede un singur loc.
help-evaluate-seat = Cu ochii cui: 1 până la 4; dacă lipsește, ai celui care decide acolo.
help-evaluate-explain = Spune și ce ar face acolo botul, și de ce.
evaluate-headline = După { $at } din { $last } acțiuni, cum vede { $seat }; { $samples } împărțiri ale celor ascunse, { $ms } ms.
evaluate-seat = Loc
evaluate-chance = șansă de victorie
evaluate-over = aici jocul s-a încheiat: { $result }
evaluate-not-asked = aici nu decide { $seat }, ci { $turn }

## Why
why-bot-wins = Tura câștigă imediat: { $plan }.
why-bot-plan = Planul: { $plan }.
why-bot-looks = Planul: { $plan }; apoi, știind mai mult, decide din nou.
why-bot-meets = Răspunde unei amenințări: { $seat } ar putea câștiga în tura următoare prin { $threat }.
why-bot-suffers = Rămâne o amenințare: { $seat } poate câștiga în tura următoare prin { $threat }.
why-bot-chances = Șansa sa de victorie: { $before } înainte, { $after } după.
why-bot-runner-up = Următoarea variantă: { $plan } ({ $chance }).
why-bot-only = Nu există altceva de făcut.

## Calibration
help-calibrate = Verifică șansele de victorie cu jocuri: tabel de fiabilitate din jocuri noi ale unui bot cu el însuși.
help-calibrate-bot = Botul care joacă împotriva lui însuși.
help-calibrate-fit = Potrivește și dreapta dintre log-șansele prezise și cele care se adeveresc.
calibrate-line = Log-șanse care se adeveresc = { $shift } + { $slope } × log-șansele rețelei.
calibrate-headline = { $positions } poziții din { $games } jocuri; cea mai mare diferență este de { $worst } puncte.
calibrate-tenth = prezis
calibrate-predicted = medie prezisă
calibrate-actual = câștigate
calibrate-positions = poziții
calibrate-difference = diferență
