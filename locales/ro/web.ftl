### Jocul în browser. $seat, $other și $winners sunt nume; $domain și $effect sosesc traduse.

## Peste tot
web-title = Impera
web-tagline = Carta Impera Victoria: trei cărți în mână, șase Domenii pe masă, o singură civilizație la putere.
web-close = Închide
web-cancel = Renunță
web-home = Prima pagină
web-menu = Meniu
web-rules = Reguli
web-settings = Setări
web-keys = Tastatură
web-copied = Copiat
web-copy-link = Copiază linkul
web-loading = O clipă…
web-offline = Ești offline. Pagina își revine singură.
web-line-lost = Conexiune pierdută – se reîncearcă…
web-line-gone = Serverul a încheiat conexiunea.
web-not-found = La această adresă nu există nimic.
web-rule = Regula { $rule }
web-player = Jucător
web-seat = Locul { $seat }
web-guest = Oaspete

## Prima pagină
web-play-now = Joacă acum
web-play-now-text = Trei jucători: tu și doi boți
web-new-table = Masă nouă
web-new-table-text = Prieteni, boți, draft, echipe, ceas
web-lobby = Lobby
web-lobby-text = Mese deschise și partide de urmărit
web-games = Partidele mele
web-games-text = Continuă de unde ai rămas
web-replay = Revezi o partidă
web-replay-text = Deschide fișierul unei partide
web-rules-text = Un ghid scurt și toate regulile, cu numărul lor
web-settings-text = Limbă, aspect, viteză, sunet
web-credits = Ilustrații proprii. Fonturi: Literata și Noto Sans, SIL Open Font License.
web-games-waiting =
    { $count ->
        [one] O partidă te așteaptă
        [few] { $count } partide te așteaptă
       *[other] { $count } de partide te așteaptă
    }

## Masă nouă
web-new-players = Jucători
web-new-variant = Începutul partidei
web-new-basic = Clasică: cărțile se împart
web-new-draft = Draft: cărțile se aleg
web-new-teams = Echipe: locurile 1 și 3 contra 2 și 4
web-new-seats = Locurile la masă
web-new-seat-who = Locul { $seat }: cine stă aici?
web-new-seat-me = Eu
web-new-seat-open = Liber: pentru un prieten
web-new-seat-bot = Bot: { $bot }
web-new-fill = Boți pe locurile libere
web-new-clock = Ceas
web-new-clock-none = Fără ceas
web-new-clock-seconds = Minute: 60 de secunde pe tură și 5 minute de rezervă
web-new-clock-days = Zile: două zile pe tură
web-new-who-comes = Cine poate veni?
web-new-private = Privată: doar cu linkul
web-new-listed = În lobby: oricine
web-new-hints = Sfaturi permise
web-new-rated = Partidă cu rating
web-new-rated-text = Rezultatul contează la rating. Fără sfaturi.
web-new-chat = Chat liber (replicile sunt oricum la îndemână)
web-new-seeds = Jucătorii pot contribui la amestecare
web-new-create = Deschide masa

## Înainte de început
web-room-title = Masa e pregătită
web-room-invite = Trimite linkul acesta prietenilor:
web-room-open = Loc liber
web-room-reserved = Rezervat: { $seat }
web-room-sit = Așază-te
web-room-leave = Ridică-te
web-room-bot = Pune un bot
web-room-remove = Scoate
web-room-free = Eliberează locul
web-room-start = Începe partida
web-room-wait-host = Gazda începe partida când toate locurile sunt ocupate.
web-room-wait-seats = Partida poate începe când toate locurile sunt ocupate.
web-room-close = Închide masa
web-room-closed = Această masă a fost închisă.
web-room-seed = Contribuția ta la amestecare
web-room-seed-set = Adaugă
web-room-commitment = Amprenta amestecării (SHA-256 al seminței):
web-room-you = tu

## Liste
web-list-none = Încă nu e nimic aici.
web-list-players = { $count } jucători
web-list-turn = E rândul tău
web-list-whose = La rând: { $seat }
web-list-open = Așteaptă jucători
web-list-running = În desfășurare
web-list-finished = Încheiată
web-list-closed = Închisă
web-list-rated = cu rating
web-list-join = Intră
web-list-watch = Urmărește
web-list-go-on = Continuă
web-list-look = Deschide
web-ratings = Clasament
web-ratings-none = Nimeni nu a jucat încă o astfel de partidă cu rating.
web-ratings-value = Rating
web-ratings-sure = Marjă
web-ratings-change = Variație
web-ratings-games = Partide

## Reluarea unui fișier
web-replay-choose = Alege o înregistrare (text sau JSON)
web-replay-drop = sau trage fișierul aici
web-replay-failed = Fișierul nu a putut fi citit: { $why }

## Masa
web-table-title = Masa
web-your-hand =
    { $count ->
        [one] Mâna ta: o carte
        [few] Mâna ta: { $count } cărți
       *[other] Mâna ta: { $count } de cărți
    }
web-your-area = Cărțile din fața ta
web-yourself = Tu
web-hand-empty = Nicio carte în mână
web-hand-ages = { $count } în mână: { $one } din Era 1, { $two } din Era 2, { $three } din Era 3.
web-hand-known = Cunoscute: { $cards }.
web-hand-size = Limita de cărți: { $count }
web-partner = Coechipier
web-team = Echipa { $team }
web-presence-dropped = fără semnal
web-presence-left = a plecat: joacă un bot
web-presence-away = lipsește: joacă un bot
web-embargo-here = Embargo: acest Domeniu nu poate fi jucat în tura următoare
web-democracy-here = Democrație: Dominația cere aici o carte în plus
web-coin-home = Moneda de Cultură stă lângă teancul de Eră
web-clock = Timp rămas: { $time }
web-deck = Teancul de Eră: { $one } din Era 1, { $two } din Era 2, { $three } din Era 3
web-pile =
    { $count ->
        [0] Teancul de decartări: gol
        [one] Teancul de decartări: o carte. Deschide-l
        [few] Teancul de decartări: { $count } cărți. Deschide-l
       *[other] Teancul de decartări: { $count } de cărți. Deschide-l
    }
web-pile-short = Decartate
web-pile-title = Teancul de decartări
web-pile-empty = Teancul de decartări este gol.
web-open-pile = Deschide teancul de decartări
web-turn = Tura { $number }
web-steps = Pașii turei
web-step-play = Joacă
web-step-effects = Efecte
web-step-draw = Trage
web-last-round = Ultima rundă
web-warn-one = { $seat }: o carte până la Dominație ({ $domain })
web-warn-there = { $seat }: Dominație ({ $domain }) dacă tura se încheie așa
web-watching =
    { $count ->
        [one] Un spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
web-side = Efecte, jurnal și chat
web-sheets = Efecte, jurnal și chat
web-talk = Jurnal și chat
web-tab-effects = Efecte
web-tab-log = Jurnal
web-tab-chat = Chat

## Un Domeniu în cuvinte
web-column-cards =
    { $count ->
        [0] Nicio carte.
        [one] O carte: { $cards }.
        [few] { $count } cărți: { $cards }.
       *[other] { $count } de cărți: { $cards }.
    }
web-column-to-level = Încă { $count } pentru nivelul { $level }.
web-column-level = Nivelul { $level } este atins.
web-column-to-hegemony = Încă { $count } pentru Dominație.
web-column-hegemony = Destule pentru Dominație.
web-column-embargoes =
    { $count ->
        [one] Pe Domeniu stă un embargo.
        [few] Pe Domeniu stau { $count } embargouri.
       *[other] Pe Domeniu stau { $count } de embargouri.
    }
web-column-democracies =
    { $count ->
        [one] Pe Domeniu stă o democrație.
        [few] Pe Domeniu stau { $count } democrații.
       *[other] Pe Domeniu stau { $count } de democrații.
    }

## Panoul de efecte
web-board = Cele șaisprezece efecte
web-slot-level-1 = Nivelul 1
web-slot-level-2 = Nivelul 2
web-slot-discard = În schimbul unei cărți
web-slot-copy = Copiază un efect
web-standing-ready = Disponibil
web-standing-spent = Folosit în această tură
web-standing-lacking = Acum nu se poate: alege-l ca să afli de ce
web-standing-waiting = Acum nu decizi tu

## Ce se cere
web-ask-pick = Păstrează o carte din pachetul tău
web-ask-claim = Ia o carte din centru și pune-o în fața ta
web-ask-play = E rândul tău: joacă o carte din mână
web-ask-play-effect =
    { $count ->
        [one] { $effect }: acum joacă o carte din mână
        [few] { $effect }: acum joacă { $count } cărți din mână
       *[other] { $effect }: acum joacă { $count } de cărți din mână
    }
web-ask-effects = Folosește-ți efectele sau încheie tura
web-ask-discard =
    { $count ->
        [one] { $effect }: decartează o carte din mână
        [few] { $effect }: decartează { $count } cărți din mână
       *[other] { $effect }: decartează { $count } de cărți din mână
    }
web-ask-sacrifice =
    { $count ->
        [one] { $effect }: decartează o carte din fața ta
        [few] { $effect }: decartează { $count } cărți din fața ta
       *[other] { $effect }: decartează { $count } de cărți din fața ta
    }
web-ask-take =
    { $count ->
        [one] { $effect }: ia în mână o carte din fața ta
        [few] { $effect }: ia în mână { $count } cărți din fața ta
       *[other] { $effect }: ia în mână { $count } de cărți din fața ta
    }
web-ask-recover =
    { $count ->
        [one] { $effect }: ia o carte din teancul de decartări
        [few] { $effect }: ia { $count } cărți din teancul de decartări
       *[other] { $effect }: ia { $count } de cărți din teancul de decartări
    }
web-ask-give =
    { $count ->
        [one] { $effect }: dă înapoi o carte către { $other }
        [few] { $effect }: dă înapoi { $count } cărți către { $other }
       *[other] { $effect }: dă înapoi { $count } de cărți către { $other }
    }
web-aim = { $effect }: alege ținta
web-wait = { $seat } se gândește…
web-wait-picks = Ceilalți încă aleg
web-over = Partida s-a încheiat
web-past = Te uiți la o poziție anterioară
web-past-leave = Înapoi la prezent
web-effects = Efecte ({ $count })
web-end-turn = Încheie tura
web-undo = Anulează
web-ask-hint = Cere un sfat
web-hint = Sfatul unui bot: { $action }
web-verb-play = joacă
web-verb-discard = decartează
web-verb-sacrifice = renunță la
web-verb-take = ia înapoi
web-verb-recover = recuperează
web-verb-give = dă înapoi
web-verb-pick = păstrează
web-verb-claim = ia
web-remind-title = Înainte să închei tura
web-remind = Efectul { $effect } este gratuit și încă nefolosit: ai trage mai multe cărți.
web-remind-never = Nu-mi mai aminti
web-remind-end = Încheie oricum
web-remind-use = Folosește-l

## Draft
web-draft-title = Draft, alegerea { $round }
web-draft-pick = Păstrează o carte; restul merge la { $other }.
web-draft-pick-last = Păstrează o carte; cealaltă merge cu fața în sus în centru.
web-draft-claim = Ultimele cărți stau în centru. Fiecare jucător ia una și o pune în fața sa.
web-draft-pack = Pachetul tău
web-draft-centre = Centrul
web-draft-kept = păstrată
web-draft-done = a ales
web-draft-thinking = alege
web-draft-passed = Alegerea { $round }: ai dat { $cards } mai departe, către { $other }

## Jurnal și chat
web-log-mine = Doar ce m-a vizat pe mine
web-log-turn = Tura { $number }: { $seat }
web-log-start = Împărțirea
web-log-none = Încă nimic.
web-chat-none = Nimeni nu a spus nimic până acum.
web-chat-write = Spune ceva
web-chat-send = Trimite
web-chat-phrases-only = La această masă sunt doar replici
web-mute-people = Cine se aude
web-mute = Pune pe mut: { $name }
web-unmute = Scoate de pe mut: { $name }
web-mute-on = pe mut
web-muted = { $name } e pe mut: nu îi mai vezi mesajele.
web-unmuted = { $name } nu mai e pe mut.
web-phrases = Replici diplomatice
web-phrase-gap-seat = Către
web-phrase-gap-target = Despre
web-phrase-gap-domain = Domeniu
web-phrase-gap-missing = Cărți lipsă
web-talk-chat-on = Chat liber pornit
web-talk-chat-off = Chat liber oprit
web-offer-agree = Accept
web-offer-decline = Refuz
web-offer-draw = Propune remiză
web-offer-concede = Cedează
web-offer-to = Cine să câștige?
web-offer-waiting = Propunerea ta așteaptă răspuns: { $names }
web-offer-withdraw = Retrage
web-offer-declined = { $name } ți-a refuzat propunerea.
web-concede-sure = Cedezi? Dacă acceptă și ceilalți, câștigă { $seat }.
web-concede-ends = Cedezi? { $seat } câștigă și partida se încheie imediat.
web-concede-do = Da, cedez
web-table-menu = Această masă
web-leave-table = Pleacă: continuă un bot
web-leave-sure = Un bot continuă în locul tău. Te poți întoarce cât timp nu îl preia altcineva.
web-leave-do = Da, plec
web-return = Ia-ți locul înapoi
web-bot-plays = Un bot joacă în locul tău.
web-take-over-text = Un bot joacă pe un loc rămas gol.
web-take-over = Preia locul: { $seat }
web-spectating = Urmărești partida.

## Sfârșitul
web-result-won = Ai câștigat!
web-result-shared = Victorie comună!
web-result-lost =
    { $count ->
        [one] A câștigat { $winners }
       *[other] Au câștigat împreună { $winners }
    }
web-result-winners =
    { $count ->
        [one] A câștigat { $winners }
       *[other] Au câștigat împreună { $winners }
    }
web-result-hegemony =
    { $count ->
        [one] { $seat } a încheiat o tură cu o carte { $domain } în față: Dominație.
        [few] { $seat } a încheiat o tură cu { $count } cărți { $domain } în față: Dominație.
       *[other] { $seat } a încheiat o tură cu { $count } de cărți { $domain } în față: Dominație.
    }
web-result-by-hegemony = Victorie prin Dominație.
web-result-by-majority = Teancul e gol, iar runda s-a încheiat: a decis majoritatea în Domenii.
web-result-by-draw = Remiză de comun acord.
web-result-by-concession = Ceilalți au cedat.
web-result-domains = Domeniu cu Domeniu
web-result-hands = Mâinile
web-result-deck = Rămase în teanc: { $cards }
web-points = Puncte
web-leads = conduce
web-ties = Departajarea, pas cu pas
web-tie-broken = { $seat } trece în față
web-tie-stays = încă la egalitate: { $seats }
web-rematch = Joacă din nou
web-rematch-join = Spre revanșă
web-review = Revezi partida pas cu pas
web-review-back = O acțiune înapoi
web-review-next = O acțiune înainte
web-review-at = Acțiuni jucate: { $at } din { $last }
web-moment-back = La momentul-cheie anterior
web-moment-next = La următorul moment-cheie
web-moment-end = Sfârșitul
web-moment-threat = { $seat }: o carte până la Dominație ({ $domain })
web-moment-strike = O lovitură
web-moment-last-round = Ultima rundă
web-moment-age = Începe Era { $age }
web-moment-swing = Răsturnare: { $seat }, { $domain }
web-record = Descarcă înregistrarea
web-share = Distribuie linkul
web-verify = Amestecarea, verificată de browserul tău
web-verify-working = Se reface teancul din semințele dezvăluite…
web-verify-failed = Dovada nu a putut fi obținută.
web-verify-numbers = Numerele
web-verify-commitment = Amprenta publicată la început:
web-verify-seed = Sămânța, dezvăluită:

## Setări
web-set-name = Numele tău
web-set-language = Limbă
web-set-theme = Aspect
web-theme-system = Ca sistemul
web-theme-dark = Seară
web-theme-light = Zi
web-set-speed = Viteza cărților
web-speed-slow = Lentă
web-speed-normal = Normală
web-speed-fast = Rapidă
web-speed-instant = Fără animație
web-set-bot = Nivelul boților la „Joacă acum”
web-bot-level = { $level ->
    [1] 1 · Începător
    [2] 2 · Amator
    [3] 3 · De club
    [4] 4 · Expert
    [5] 5 · Maestru
    [6] 6 · Campion
   *[other] Nivelul { $level }
}
web-bot-random = La întâmplare
web-bot-builder = Constructor
web-bot-light = Ușor
web-bot-greedy = Lacom
web-bot-about-level = { $level ->
    [1] Știe regulile, dar uită uneori un efect.
    [2] Joacă tura care pare cea mai bună pe moment.
    [3] Încearcă în minte sute de ture înainte să decidă.
    [4] Își plănuiește toată tura; a învățat din propriile partide cât valorează fiecare lucru.
    [5] Ca expertul, dar se gândește și la răspunsul tău.
   *[6] Ca maestrul, cu cel mult o secundă pentru fiecare tură.
}
web-bot-about-random = Face la întâmplare orice permit regulile.
web-bot-about-builder = Strânge un singur Domeniu și rareori se uită în jur.
web-bot-about-light = Strânge Domeniul cel mai apropiat de Dominație.
web-bot-about-greedy = Joacă precum amatorul.
web-bot-about-other = Un bot al acestui server.
web-set-autoplay = Joacă automat mutările forțate
web-set-remind = Amintește-mi de efectele gratuite nefolosite
web-set-sound = Sunete
web-set-firstgame = Explică noutățile pe măsură ce apar (prima partidă)
web-set-notify = Anunță-mă când e rândul meu
web-continue = Continuă pe alt dispozitiv
web-continue-text = Deschide linkul acolo. Merge o singură dată; cine îl deschide joacă în numele tău.
web-your-turn-notice = E rândul tău
web-your-turn-title = E rândul tău – Impera

## Tastatură
web-key-choose = Alege prima, a doua, … dintre opțiuni
web-key-walk = Parcurge mâna, panoul de efecte sau opțiunile
web-key-press = Alege elementul selectat
web-key-hand = Mergi la mâna ta
web-key-board = Mergi la panoul de efecte
web-key-end = Încheie tura
web-key-undo = Anulează
web-key-cancel = Renunță sau revino la prezent
web-key-hint = Sfat
web-key-pile = Teancul de decartări
web-key-log = Jurnal
web-key-chat = Chat
web-key-rules = Reguli
web-key-moments = La reluare: momentul-cheie anterior, următorul moment-cheie
web-key-help = Această listă

## Prima partidă
web-lesson-got-it = Am înțeles
web-lesson-stop = Fără explicații
web-lesson-draft-title = Draftul.
web-lesson-draft = Păstrează o carte și dă restul mai departe. Cărțile din același Domeniu lucrează împreună: strânge cât mai multe la fel.
web-lesson-play-title = E rândul tău.
web-lesson-play = Alege o carte din mână: ajunge în fața ta, la Domeniul ei. Dacă la sfârșitul turei tale ai { $all } cărți din același Domeniu, câștigi partida.
web-lesson-effects-title = Efecte.
web-lesson-effects = Ce strălucește pe panou poți folosi, în orice ordine. Dacă alegi altceva de acolo, afli ce lipsește. Apoi încheie tura.
web-lesson-effects-sheet = Deschide Efecte: ce strălucește acolo poți folosi, în orice ordine. Dacă alegi altceva, afli ce lipsește. Apoi încheie tura.
web-lesson-level-title = Ai atins un nivel!
web-lesson-level = { $one } cărți dintr-un Domeniu îți dau efectul lui de nivelul 1, iar { $two } pe cel de nivelul 2, o dată în fiecare tură. Cărțile rămân pe masă: nivelul în sine nu costă nimic.
web-lesson-embargo-title = Un embargo.
web-lesson-embargo = Cineva ți-a blocat un Domeniu: în această tură nu îl poți juca. Efectele lui merg în continuare.
web-lesson-threat-title = Pericol!
web-lesson-threat = Cuiva îi mai trebuie o singură carte pentru Dominație. Atacă acel Domeniu, pune pe el un embargo sau o democrație ori folosește Inchiziția.
web-lesson-coin-title = Moneda de Cultură.
web-lesson-coin = Marchează un efect copiat prin Inspirație. Poate copia cine are mai multe cărți de Cultură decât oricare alt jucător.
web-lesson-last-round-title = Ultima rundă.
web-lesson-last-round = Teancul e gol. La sfârșitul rundei câștigă cine conduce în cele mai multe Domenii.

## Ghid
web-guide-aim-title = Scopul jocului
web-guide-aim = Șapte cărți din același Domeniu în fața ta la sfârșitul turei tale (opt în doi jucători): e Dominație și câștigi pe loc. Dacă teancul se termină înainte, câștigă cine conduce în cele mai multe Domenii.
web-guide-turn-title = Tura ta
web-guide-turn = Joacă o carte din mână. Folosește oricâte efecte vrei. Completează-ți mâna până la trei cărți. Apoi vine rândul următorului jucător.
web-guide-effects-title = Șase Domenii
web-guide-effects = Cu Militar distrugi, cu Religie te uiți în mâinile altora și tragi mai mult, cu Economie înlocuiești și blochezi, cu Știință iei înapoi și scotocești, cu Cultură copiezi, cu Utopie readuci și întârzii.
web-guide-levels-title = Efecte permanente
web-guide-levels = Trei cărți dintr-un Domeniu îți dau nivelul 1, cinci nivelul 2 (în patru jucători, două și patru). Nu costă nicio carte din Domeniu și merg o dată pe tură.
web-guide-discard-title = Efecte temporare
web-guide-discard = Renunță la o carte din Domeniu pentru o lovitură puternică: Atac, Inchiziție, Embargo, Salt tehnologic, Democrație. Cel mult una pe tură din fiecare Domeniu.
web-guide-markers-title = Ce vede toată lumea
web-guide-markers = Spatele cărților arată Era, așa că până și o mână ascunsă spune ceva. Un embargo blochează un Domeniu pentru o tură; o democrație cere acolo, până la sfârșit, încă o carte pentru Dominație.
web-guide-end-title = Sfârșitul
web-guide-end = Când se trage ultima carte, runda în curs se joacă până la capăt. Fiecare Domeniu dă un punct celor care conduc în el; egalitățile se departajează după Utopie, Cultură, Știință, Economie, Religie, Militar.
web-rules-all = Toate regulile
