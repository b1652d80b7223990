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
web-new-basic = Varianta clasică: cărțile se împart
web-new-draft = Varianta draft: cărțile se aleg
web-new-teams = Echipe: locurile 1 și 3 contra 2 și 4
web-new-seats = Locurile la masă
web-new-seat-who = Locul { $seat }: cine stă aici?
web-new-seat-me = Eu
web-new-seat-open = Liber: pentru un prieten
web-new-fill = Boți pe locurile libere
web-new-clock = Ceas
web-new-clock-none = Fără ceas
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
web-room-close = Închide masa
web-room-closed = Această masă a fost închisă.
web-room-seals = Întâmplarea vine de la toți: fiecare browser sigilează singur un număr și îl arată după ce au sigilat toți. Nimeni nu poate alege cărțile, nici măcar serverul.
web-room-seed = Contribuția ta la amestecare
web-room-seed-set = Adaugă
web-room-commitment = Amprenta amestecării (SHA-256 al seminței):
web-room-you = tu
web-room-join = Intră în joc
web-room-full = Toate locurile sunt ocupate. Poți privi.
web-room-free-person = Eliberează locul: { $seat }
web-room-at-once = Începe imediat ce toate locurile sunt ocupate
web-room-qr = Codul QR al linkului
web-room-what = Jocul
web-room-hints = indicii
web-room-no-clock = fără ceas
web-room-seconds = { $turn } s pe tură, { $bank } min în rezervă
web-room-days = { $turn } zile pe tură

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
web-ratings-from = În listă sunt boți și cei care au întâlnit cel puțin { $count } adversari diferiți în partide cu rating.
web-ratings-mine = Tu: { $rating } ± { $sure }. Adversari diferiți până acum: { $have } din { $count }.
web-uncounted-one-person = Această partidă nu contează: două locuri joacă de la aceeași adresă sau sunt ale aceleiași persoane.
web-uncounted-early = Această partidă nu contează: s-a renunțat la ea prea devreme.
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
web-hand-size = Limita maximă de cărți: { $count }
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
web-pile-title = Teancul de decartări
web-pile-empty = Teancul de decartări este gol.
web-open-pile = Deschide teancul de decartări
web-turn = Tura { $number }
web-steps = Pașii turei
web-step-play = Joacă
web-step-effects = Efecte
web-step-draw = Trage
web-warn-one = { $seat }: o carte până la Dominație ({ $domain })
web-warn-there = { $seat }: Dominație ({ $domain }) dacă tura se încheie așa
web-hurried = Aglomerat: boții gândesc mai puțin
web-hurried-why = Serverul are acum atât de mult de lucru, încât fiecare bot are mai puțin timp de gândire. Până trece, joacă puțin mai slab.
web-preparing = Un bot se pregătește
web-preparing-why = Serverul a pornit pentru prima dată și încă pregătește felul în care gândește acest bot. Durează cam un minut, o singură dată; apoi jocul continuă de la sine.
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
        [one] { $effect }: dă-i înapoi o carte jucătorului { $other }
        [few] { $effect }: dă-i înapoi { $count } cărți jucătorului { $other }
       *[other] { $effect }: dă-i înapoi { $count } de cărți jucătorului { $other }
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
web-draft-passed = Alegerea { $round }: i-ai dat { $cards } mai departe jucătorului { $other }

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
        [one] { $seat } a încheiat o tură cu o carte din Domeniul { $domain } în față: Dominație.
        [few] { $seat } a încheiat o tură cu { $count } cărți din Domeniul { $domain } în față: Dominație.
       *[other] { $seat } a încheiat o tură cu { $count } de cărți din Domeniul { $domain } în față: Dominație.
    }
web-result-hegemony-you =
    { $count ->
        [one] Ai încheiat o tură cu o carte din Domeniul { $domain } în față: Dominație.
        [few] Ai încheiat o tură cu { $count } cărți din Domeniul { $domain } în față: Dominație.
       *[other] Ai încheiat o tură cu { $count } de cărți din Domeniul { $domain } în față: Dominație.
    }
web-result-by-hegemony = Victorie prin Dominație.
web-result-by-majority = Teancul e gol, iar runda s-a încheiat: a decis majoritatea în Domenii.
web-result-by-draw = Remiză de comun acord.
web-result-by-concession =
    { $count ->
        [one] { $seats } a cedat.
       *[other] { $seats } au cedat.
    }
web-result-domains = Domeniu cu Domeniu
web-result-hands = Mâinile
web-result-deck = Rămase în teanc:
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
web-bot-ladder = { $level ->
    [1] 1 · Novice
    [2] 2 · Începător
    [3] 3 · Ucenic
    [4] 4 · Amator
    [5] 5 · Obișnuit
    [6] 6 · De club
    [7] 7 · Expert
    [8] 8 · Maestru
    [9] 9 · Mare maestru
    [10] 10 · Campion
   *[other] Nivelul { $level }
}
web-bot-about-ladder = { $level ->
    [1] Vede câteva ture și o joacă pe cea care îi place.
    [2] Vede câteva ture și le preferă puțin pe cele mai bune.
    [3] Deosebește o tură bună de una proastă, dar rareori se gândește la mâna ta.
    [4] Observă o amenințare din două și ține minte o parte din cărțile văzute.
    [5] Cântărește treizeci de ture, dar uneori îi scapă ce pui la cale.
    [6] Ține minte aproape tot ce a văzut și respinge cele mai multe amenințări.
    [7] Trece prin sute de ture și nu îi scapă nicio victorie sigură.
    [8] A învățat din propriile partide cât valorează fiecare lucru și plănuiește până la ultima carte.
    [9] Ca maestrul, dar se gândește și la răspunsul tău.
   *[10] Ca marele maestru, cu cel mult o secundă pentru fiecare tură.
}
web-bot-style = { $style ->
    [builder] Constructor
    [raider] Prădător
    [merchant] Negustor
    [scholar] Savant
   *[diplomat] Diplomat
}
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
web-whose = Cine joacă aici?
web-whose-text = Acest link personal este al lui {$owner}. Aici tu ești {$name}.
web-whose-lost =
    Dacă devii {$owner}, joci cu acel nume, iar {$count ->
        [0] ratingul tău nu mai este
        [one] partida ta și ratingul tău nu mai sunt
        [few] cele {$count} partide ale tale și ratingul tău nu mai sunt
       *[other] cele {$count} de partide ale tale și ratingul tău nu mai sunt
    } la îndemână în acest browser. Timp de 30 de zile poți fi din nou {$name}: în setări.
web-whose-warning = Nu tu ai făcut acest link? Atunci rămâi cine ești: cine l-a făcut vede tot ce joci.
web-whose-stay = Rămân {$name}
web-whose-become = Devin {$owner}
web-whose-back = Vreau să fiu din nou {$name}
web-your-turn-notice = E rândul tău
web-your-turn-title = E rândul tău – Impera

## Tastatură
# One letter of the keyboard each, all different, from the words above or below: what it does is told by web-key-….
web-letter-hand = M
web-letter-board = E
web-letter-end = I
web-letter-undo = A
web-letter-hint = S
web-letter-pile = T
web-letter-log = J
web-letter-chat = C
web-letter-rules = R
web-letter-back = N
web-letter-next = U
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
web-advice-got-it = Am înțeles
web-advice-stop = Fără explicații
web-says = { $name } spune:
web-says-near = { $domain }: am { $have } din { $need }. Încă una și câștig prin Dominație!
web-says-level = { $domain }: am acum { $have }, așa că în fiecare tură pot folosi nivelul { $level }.
web-says-culture = { $domain }: nimeni nu are cât mine, deci o dată pe tură pot copia un efect al altcuiva.
web-says-lead = { $domain }: conduc cu { $have }. Dacă se termină teancul, fiecare Domeniu în care conduci aduce un punct.
web-says-more = { $domain }: o adun și am acum { $have }. { $need } dintr-un Domeniu câștigă jocul.
web-says-first = { $domain }: prima mea carte acolo. Să vedem ce mai vine.
web-says-tried = { $domain }: nu a rămas în fața mea, dar în fiecare tură trebuie jucată o carte.
web-says-skip = Nu pot juca nicio carte, așa că tura asta sar peste.
web-says-attack = Am atacat: { $domain }, ca ceilalți să aibă mai puține. M-a costat două cărți de-ale mele.
web-says-attack-none = Am atacat: { $domain }, dar nimeni altcineva nu avea: două cărți degeaba.
web-says-inquisition = Am văzut o mână întreagă, am păstrat ce îmi folosește și am dat înapoi tot atâtea cărți.
web-says-embargo-you = Embargo la tine: { $domain }. În tura ta următoare nu poți juca așa ceva.
web-says-embargo = Embargo pentru { $seat }: { $domain } nu se poate juca acolo în tura următoare.
web-says-democracy-you = Democrație la tine: { $domain }. Până la sfârșit, Dominația cere acolo încă o carte.
web-says-democracy = Democrație pentru { $seat }: acolo Dominația în { $domain } cere încă o carte, până la sfârșit.
web-says-breakthrough = Am plătit o carte, am tras cinci și am decartat tot atâtea: le păstrez pe cele mai bune.
web-says-copied = Nimeni nu are atâta Cultură cât mine, așa că am copiat efectul altcuiva.
web-says-laid-off = Am decartat ce nu-mi trebuie: la sfârșitul turei vin cărți noi.
web-says-hand = De data asta trag până la { $size } cărți: am din ce alege.
web-says-exchanged = Am renunțat la cărți din fața mea ca să joc imediat altele: mi se potrivesc mai bine.
web-says-anew = Am luat cărți înapoi în mână și am jucat din nou: așa mă pot răzgândi.
web-says-found = Am luat din teancul de decartări ce mi se potrivește: oricine poate vedea ce e acolo.
web-advice-draft-title = Draftul.
web-advice-draft = Păstrează o carte și dă restul mai departe. Cărțile din același Domeniu lucrează împreună: strânge cât mai multe la fel.
web-advice-play-title = E rândul tău.
web-advice-play = Alege o carte din mână: ajunge în fața ta, la Domeniul ei. Dacă la sfârșitul turei tale ai { $all } cărți din același Domeniu, câștigi partida.
web-advice-effects-title = Efecte.
web-advice-effects = Ce strălucește pe panou poți folosi, în orice ordine. Dacă alegi altceva de acolo, afli ce lipsește. Apoi încheie tura.
web-advice-effects-sheet = Deschide Efecte: ce strălucește acolo poți folosi, în orice ordine. Dacă alegi altceva, afli ce lipsește. Apoi încheie tura.
web-advice-level-title = Ai atins un nivel!
web-advice-level = { $one } cărți dintr-un Domeniu îți dau efectul lui de nivelul 1, iar { $two } pe cel de nivelul 2, o dată în fiecare tură. Cărțile rămân pe masă: nivelul în sine nu costă nimic.
web-advice-embargo-title = Un embargo.
web-advice-embargo = Cineva ți-a blocat un Domeniu: în această tură nu îl poți juca. Efectele lui merg în continuare.
web-advice-threat-title = Pericol!
web-advice-threat = { $seat }: o singură carte până la Dominație ({ $domain }). Atacă acel Domeniu, pune pe el un embargo sau o democrație ori folosește Inchiziția.
web-advice-coin-title = Moneda de Cultură.
web-advice-coin = Marchează un efect copiat prin Inspirație. Poate copia cine are mai multe cărți de Cultură decât oricare alt jucător.
web-advice-last-round-title = Ultima rundă.
web-advice-last-round = Teancul e gol. La sfârșitul rundei câștigă cine conduce în cele mai multe Domenii.

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

## What I do, and what is done to me. $card is a card with its name, $domain and $effect arrive translated.
web-you-played = Joci { $card }
web-you-discarded = Decartezi { $card } din mână
web-you-sacrificed = Decartezi { $card } din fața ta
web-you-paid = Plătești cu { $card }
web-you-lost = Pierzi { $card } în urma atacului
web-you-took = Iei { $card } înapoi în mână
web-you-recovered = Iei { $card } din teancul de decartări
web-you-drew = Tragi { $card }
web-you-seized = Iei { $card } din mână de la { $other }
web-you-gave = Dai înapoi { $card } către { $other }
web-you-applied-own = Aplici efectul { $effect }
web-you-applied-copied = Copiezi efectul { $effect } de la { $other }
web-you-applied-attack = Ataci Domeniul { $domain }
web-you-applied-inquisition = Aplici efectul { $effect } (țintă: { $other })
web-you-applied-embargo = Impui un embargo asupra Domeniului { $domain } (țintă: { $other })
web-you-applied-breakthrough = Aplici efectul { $effect }
web-you-applied-democracy = Instaurezi o democrație în Domeniul { $domain } (țintă: { $other })
web-you-self-embargo = Impui un embargo asupra propriului Domeniu { $domain }
web-you-self-democracy = Instaurezi o democrație în propriul Domeniu { $domain }
web-you-embargo-lifted = Embargoul pe Domeniul tău { $domain } s-a încheiat: { $card } ajunge în teancul de decartări
web-you-picked = Păstrezi { $card }
web-you-passed = Dai mai departe { $card } către { $other }
web-you-centred = Pui { $card } în centru
web-you-claimed = Iei { $card } din centru
web-you-play-skipped =
    { $number ->
        [one] Nu ai nicio carte de jucat: jucarea se sare
        [few] Nu ai nicio carte de jucat: se sar { $number } jucări
       *[other] Nu ai nicio carte de jucat: se sar { $number } de jucări
    }
web-you-deck-emptied = Tragi ultima carte: aceasta este ultima rundă
web-you-ended-hegemony = Obții Victoria prin Dominație: partida s-a încheiat
web-to-you-seized = { $seat } ia { $card } din mâna ta
web-to-you-gave = { $seat } îți dă înapoi { $card }
web-to-you-applied-copied = { $seat } copiază efectul { $effect } de la tine
web-to-you-applied-inquisition = { $seat } aplică efectul { $effect } împotriva ta
web-to-you-applied-embargo = { $seat } impune un embargo asupra Domeniului tău { $domain }
web-to-you-applied-democracy = { $seat } instaurează o democrație în Domeniul tău { $domain }
web-to-you-passed = { $seat } îți dă mai departe { $card }

## The race
web-stage = Ce se întâmplă
web-race-to-go = încă { $count }
web-race-there = Dominație!
web-race-said = Cea mai apropiată Dominație: { $domain }, { $have } din { $need }, mai trebuie { $count }.
web-majority = Cine conduce acum în fiecare Domeniu
web-majority-lead = { $domain }: { $names } ({ $count })
web-majority-points =
    { $count ->
        [one] Conduce într-un Domeniu
        [few] Conduce în { $count } Domenii
       *[other] Conduce în { $count } de Domenii
    }
web-deck-left =
    { $count ->
        [one] A rămas o carte în teanc
        [few] Au rămas { $count } cărți în teanc
       *[other] Au rămas { $count } de cărți în teanc
    }
web-turns-left =
    { $count ->
        [one] Ultima rundă: a rămas o tură
        [few] Ultima rundă: au rămas { $count } ture
       *[other] Ultima rundă: au rămas { $count } de ture
    }
web-warn-answer = poți răspunde cu { $effects }
web-embargo-now = Embargo: acest Domeniu nu poate fi jucat în această tură
web-effect-lacks =
    { $count ->
        [one] Lipsește o carte ({ $domain })
        [few] Lipsesc { $count } cărți ({ $domain })
       *[other] Lipsesc { $count } de cărți ({ $domain })
    }
web-log-turn-you = Tura { $number }: tu
web-bot-ladder-short = { $level ->
    [1] Novice
    [2] Începător
    [3] Ucenic
    [4] Amator
    [5] Obișnuit
    [6] De club
    [7] Expert
    [8] Maestru
    [9] Mare maestru
    [10] Campion
   *[other] { $level }
}
web-bot-level-short = { $level ->
    [1] Începător
    [2] Amator
    [3] De club
    [4] Expert
    [5] Maestru
    [6] Campion
   *[other] { $level }
}

## The effects in brief
web-brief-assassination = Decartezi 1 carte din mână.
web-brief-purge = Decartezi 2 cărți din mână.
web-brief-attack = Decartezi 1 Militar și 1 carte dintr-un Domeniu: oricine altcineva are una o pierde.
web-brief-holy-book = La finalul turei tragi până la 5 cărți.
web-brief-divine-right = La finalul turei tragi până la 7 cărți.
web-brief-inquisition = Decartezi 1 Religie: iei mâna unui jucător și alegi ce primește înapoi.
web-brief-development = Înlocuiești 1 carte din fața ta cu una din mână.
web-brief-monopoly = Înlocuiești 2 cărți din fața ta cu două din mână.
web-brief-embargo = Pui 1 Economie pe un Domeniu: nu poate fi jucat tura următoare.
web-brief-experiment = Iei 1 carte înapoi în mână, apoi joci una.
web-brief-research = Iei 2 cărți înapoi în mână, apoi joci două.
web-brief-breakthrough = Decartezi 1 Știință: tragi 5, apoi decartezi tot atâtea din mână.
web-brief-inspiration = Conduci la Cultură: folosește un efect de nivel al altui jucător.
web-brief-oligarchy = Iei 1 carte la alegere din teancul de decartări.
web-brief-republic = Iei 2 cărți la alegere din teancul de decartări.
web-brief-democracy = Pui 1 Utopie pe un Domeniu: Dominația cere acolo o carte în plus.

## The story of the end
web-story = Ce a decis partida
web-story-points = Domenii conduse: { $points }.
web-story-stopped = Fără democrația din Domeniul { $domain }, { $seat } ar fi avut Dominația.
web-story-near =
    { $count ->
        [one] { $seat }: o carte lipsea pentru Dominație ({ $domain }).
        [few] { $seat }: { $count } cărți lipseau pentru Dominație ({ $domain }).
       *[other] { $seat }: { $count } de cărți lipseau pentru Dominație ({ $domain }).
    }
web-story-near-you =
    { $count ->
        [one] Îți lipsea o carte pentru Dominație ({ $domain }).
        [few] Îți lipseau { $count } cărți pentru Dominație ({ $domain }).
       *[other] Îți lipseau { $count } de cărți pentru Dominație ({ $domain }).
    }
web-chart = Cursa: cărți în Domeniul cel mai puternic, tură cu tură
web-chart-hegemony = Dominație: { $count }
web-figure-effects = Efecte aplicate
web-figure-lost = Cărți pierdute în atacuri
web-figure-drawn = Cărți trase
web-result-by-concession-mine = Ai cedat.
web-again-with = Alți adversari
web-again-against = Din nou, cu adversar: { $bot }
web-verify-holds = totul e în regulă
web-verify-fails = ceva nu se potrivește
