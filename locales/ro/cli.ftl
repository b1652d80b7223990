### The command impera: help, prompts, tables and refusals.

## Help
help-impera = Carta Impera Victoria: joacă, simulează, revezi și verifică partide. Limba: setează IMPERA_LANGUAGE la en, el, hu, it sau ro.
help-chapter-play = Joacă
help-chapter-records = Citește o partidă
help-chapter-learn = Învață și concurează
help-chapter-research = Studiază jocul
help-chapter-host = Găzduiește și întreține
help-play = Joacă o partidă întreagă împotriva boților, în terminal.
help-playthrough = Scrie partide cu toate deciziile la vedere, ca JSON Lines la ieșirea standard.
help-sim = Pune boții să joace multe partide și vezi victoriile, finalurile și efectele, cu intervalele lor.
help-dataset = Pune boții să joace un set de partide din care se poate învăța: fișiere Parquet, fișa setului de date și un fișier Croissant.
help-dataset-folder = Dosarul de scris; trebuie să fie nou sau gol.
help-dataset-games = Partide pentru fiecare dintre cele opt configurații.
help-dataset-bots = Boții care se rotesc pe locuri.
help-replay = Parcurge pas cu pas înregistrarea unei partide.
help-verify = Verifică o înregistrare: acțiunile, rezultatul și dacă amestecarea a fost corectă.
help-explain = Află de ce o acțiune este permisă sau nu într-un punct al unei înregistrări, împreună cu regula.
help-convert = Scrie o înregistrare ca text, sau ca JSON dacă noul nume se termină în .json.
help-review = Analizează o partidă încheiată: bilanțul norocului și al deciziilor, cât a costat fiecare tură, turele care au decis-o.
help-review-seat = Evaluează doar turele acestui loc.
help-review-html = Scrie analiza ca o singură pagină de sine stătătoare.
help-review-plot = Scrie graficul șanselor în FILE.svg.
help-option-players = Câți joacă: 2, 3 sau 4.
help-option-variant = Cum se împart primele cărți.
help-option-teams = P1 și P3 contra P2 și P4; este nevoie de patru jucători.
help-option-seed = Numărul care hotărăște tot ce ține de noroc; același număr dă aceleași partide.
help-option-games = Câte partide.
help-option-policy = Cine joacă: random alege la întâmplare dintre acțiunile permise, builder strânge un Domeniu, mixed le așază la masă pe amândouă.
help-option-bots = Cine joacă: câte un nume pentru fiecare loc, separate prin virgulă, sau un singur nume pentru toate. Zece niveluri: de la ladder:1 la ladder:10.
help-option-jobs = Câte procese împart munca; rezultatul este același.
help-option-json = Afișează rezultatul ca JSON.
help-option-out = Scrie și câte un rând pentru fiecare partidă în FIȘIER.parquet, FIȘIER.csv sau FIȘIER.jsonl.
help-option-moves = Scrie și fiecare acțiune, ca listă de numere: --out FIȘIER.parquet poate fi apoi rejucat.
help-option-at = După câte acțiuni; dacă lipsește, la sfârșit.
help-argument-file = Înregistrarea, ca text sau JSON.
help-argument-to = Fișierul de scris.
help-argument-action = Acțiunea, de exemplu: embargo P2 M

## Refusals
cli-os-error = { $what }: { $why }
usage-bots-count =
    { $needed ->
        [one] indică un singur bot; aici: { $have }
        [few] indică { $needed } boți, câte unul pentru fiecare loc, sau unul pentru toate; aici: { $have }
       *[other] indică { $needed } de boți, câte unul pentru fiecare loc, sau unul pentru toate; aici: { $have }
    }
usage-out-format = { $path }: numele trebuie să se termine în: { $formats }
usage-no-folder = nu există dosarul { $path }
usage-no-file = nu există fișierul { $path }
usage-file-too-large = { $path } este prea mare pentru o înregistrare: cel mult { $most } MB
usage-not-text = { $path } nu este un fișier text
usage-at =
    { $at ->
        [one] nu există o poziție după o acțiune: numărul acțiunilor înregistrate este { $most }
        [few] nu există o poziție după { $at } acțiuni: numărul acțiunilor înregistrate este { $most }
       *[other] nu există o poziție după { $at } de acțiuni: numărul acțiunilor înregistrate este { $most }
    }
usage-needs-extra = { $what } are nevoie de alte pachete: instalează impera cu extra „{ $extra }”
usage-moves-need-out = --moves scrie într-un fișier: dă unul cu --out
games-no-file = { $path } nu este un fișier Parquet cu partide scris de impera
games-rules = { $path } conține partide cu regulile versiunea { $have }; acest program cunoaște versiunile până la { $needed }
games-no-moves = { $path } nu conține acțiuni: scrie-l cu --moves
games-differ = { $path } este deteriorat: acțiunile unei partide nu duc la finalul notat
dataset-folder = { $path } nu este gol: dă un dosar nou
dataset-done = { $games } partide se află în { $path }.

## Explain
cli-legal = permisă
cli-illegal = nepermisă
cli-impossible = imposibilă în această partidă

## Screen
screen-player = Jucător
screen-hand = Mână
screen-your-hand = Mâna ta:
screen-title = Tura { $turn }: { $seat }
screen-title-draft = Draft, alegerea { $round } din 3: { $seat }
screen-deck = Teancul de Eră: { $one } din Era 1, { $two } din Era 2, { $three } din Era 3
screen-pile = Teancul de decartări ({ $count }):
screen-pack = Pachetul tău:
screen-centre = Centru:
screen-winners = Victorie pentru: { $winners }

## Play
play-welcome = Tu ești P1. Scrie un număr sau o acțiune; „why ACȚIUNE” explică; mai există „undo”, „save FIȘIER”, „help” și „quit”.
play-left = Ai părăsit partida.
play-help =
    Un număr joacă acțiunea respectivă; la fel și textul ei, de exemplu: play M1 · end · holy-book · attack M · embargo P2 M.
    why ACȚIUNE spune dacă acțiunea este permisă și ce regulă hotărăște. undo anulează ultima ta acțiune, cât timp nu s-a văzut nimic ascuns.
    save FIȘIER scrie înregistrarea. quit părăsește partida.
    În tabel, 3/7 înseamnă 3 cărți din cele 7 necesare pentru Dominație; ¹ ² sunt nivelurile atinse; ⊘ este un embargo, † o democrație, ◎ Moneda de Cultură, ① Primul Jucător; ▮Ⅰ este o carte din Era 1 în mână.
play-ask-pick = Păstrează o carte:
play-ask-claim = Ia o carte din centru:
play-ask-play = Joacă o carte:
play-ask-effects = Aplică un efect sau încheie:
play-ask-discard = Decartează o carte:
play-ask-sacrifice = Decartează o carte din fața ta:
play-ask-take = Ia în mână o carte din fața ta:
play-ask-recover = Ia o carte din teancul de decartări:
play-ask-give = Dă înapoi o carte:
play-number = nu există opțiunea { $have }: numerele merg de la 1 la { $most }
play-no-undo = nu este nimic de anulat: s-a văzut ceva ascuns sau acțiunea nu a fost a ta
play-save-where = indică un fișier: save my-game.txt
play-saved = Partida este salvată în { $path }.

## Replay
replay-prompt = Enter: înainte · -: înapoi · un număr: mergi acolo · q: ieși
replay-place = Acțiuni jucate: { $at } din { $last }

## Simulation
sim-progress = Se joacă
sim-rate = { $rate } partide/s
sim-time-left = timp rămas
sim-interrupted =
    { $done ->
        [one] Întrerupt după o partidă (cerute: { $wanted }); iată ce arată:
        [few] Întrerupt după { $done } partide (cerute: { $wanted }); iată ce arată ele:
       *[other] Întrerupt după { $done } de partide (cerute: { $wanted }); iată ce arată ele:
    }
sim-headline =
    Partide: { $games } în { $seconds } s; decizii: { $decisions }, pe secundă: { $speed }
    Media pe partidă: ture { $turns } ± { $margin }, decizii { $per_game }; neterminate: { $unfinished }
sim-who = Cine
sim-wins = Victorii (o victorie comună contează pentru fiecare)
sim-won = câștigate
sim-share = procent
sim-interval = interval de 95 %
sim-shared = comune
sim-ending = Final
sim-endings = Finaluri
sim-games = partide
sim-unfinished = neterminate
sim-effect = Efect
sim-effects = Efecte aplicate
sim-times = de câte ori
sim-per-game = pe partidă
sim-copied = copiate

## Serve
help-serve-open = deschide pagina în browser de îndată ce serverul răspunde
serve-open = Impera rulează la { $address } (Ctrl-C oprește serverul)
serve-port-taken = { $host }: portul { $port } este ocupat ({ $why }); alege altul cu --port sau oprește programul care îl folosește
serve-compiling = Se compilează ce îi trebuie primei partide; o singură dată, sub un minut pe un calculator liber …
serve-meanwhile = Se joacă imediat; între timp se pregătește codul mașină (o singură dată, un minut sau două), iar boții mai puternici se așază când al lor e gata.

# What is installed here
help-version = Scrie versiunea și se oprește.
help-doctor = Spune ce este instalat și compilat, cât de repede merge și unde se află datele.
help-completion = Scrie ce îi trebuie interpretorului de comenzi ca să completeze această comandă; pentru bash: impera completion bash >> ~/.bashrc
help-argument-shell = Interpretorul de comenzi.
doctor-version = Impera { $version }, versiunea regulilor { $rules }, Python { $python }
doctor-compiler =
    { $way ->
        [lean] Compilator: numba { $numba }, în modul economic
        [interpreted] Compilator: niciunul, totul este interpretat
       *[plain] Compilator: numba { $numba }, în modul simplu
    }
doctor-code =
    { $complete ->
        [yes] Cod mașină: complet, în { $places }
       *[no] Cod mașină: încă nu este complet; prima pornire îl compilează în { $places }
    }
doctor-speed = Viteză: { $speed } decizii pe secundă
doctor-extras = Extra: { $there }; neinstalate: { $missing }
doctor-data = Date: { $folder }
doctor-web = Clientul pentru browser: { $folder }

## Lecții
help-lesson = Lecții: dovada că funcționează
help-duplicate = Recalculează clasamentul unui meci duplicat numai din înregistrările lui.
help-duplicate-files = Înregistrările partidelor lui, una sau mai multe într-un fișier.
duplicate-cli-boards = Partide
duplicate-cli-adjusted = Fără noroc
duplicate-cli-score = Scor
duplicate-cli-bots = boții
duplicate-cli-about = Puncte dintr-o sută față de media trunchiată a aceleiași partide; ± este intervalul de 95 % pe împărțiri.
help-lesson-check = Dovedește că fiecare pas al unei lecții se poate face și că exercițiul ei are o singură idee; fără fișier, toate cele livrate
help-argument-lesson = o lecție, de pildă 04-military.toml
lesson-unreadable = { $file } nu poate fi citit: { $why }
lesson-missing = din { $file } lipsește „{ $field }”
lesson-goal = { $file }: „{ $goal }” nu este un scop; scrie win, hold sau apply cu un efect
lesson-fine = { $lesson }: { $steps } pași; se rezolvă numai cu „{ $idea }”, de pildă: { $plan }
lesson-step = pasul { $step }: { $why }
lesson-step-none = pasul { $step }: nimic din „{ $may }” nu este permis acolo
lesson-unsolvable = exercițiul nu are soluție
lesson-other-idea = exercițiul se rezolvă și fără „{ $idea }”: { $plan }
lesson-no-words = în { $lang } lipsește propoziția { $missing }
