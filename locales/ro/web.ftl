### Jocul în browser. $seat, $other și $winners sunt nume; $domain și $effect sosesc traduse.

## Peste tot
web-title = Impera
web-tagline = Carta Impera Victoria: trei cărți în mână, șase Domenii pe masă, o singură civilizație la putere.
web-close = Închide
web-cancel = Anulează
web-home = Prima pagină
web-menu = Meniu
web-rules = Reguli
web-settings = Setări
web-keys = Tastatură
web-copied = Copiat
web-copy-link = Copiază linkul
web-loading = O clipă…
web-offline = Ești offline. Pagina revine singură.
web-line-lost = Conexiune pierdută – se încearcă din nou…
web-line-gone = Serverul a încheiat conexiunea.
web-not-found = La această adresă nu este nimic.
web-rule = Regula { $rule }
web-player = Jucător
web-seat = Locul { $seat }
web-guest = Oaspete

## Prima pagină
web-play-now = Joacă acum
web-play-now-text = Trei jucători: tu și doi boți
web-new-table = Masă nouă
web-new-table-text = Prieteni, boți, draft, echipe, ceasuri
web-lobby = Sala
web-lobby-text = Mese deschise și partide de urmărit
web-games = Partidele mele
web-games-text = Continuă de unde ai rămas
web-replay = Revezi o partidă
web-replay-text = Deschide o înregistrare dintr-un fișier
web-rules-text = Un ghid scurt și fiecare regulă cu numărul ei
web-settings-text = Limbă, aspect, viteză, sunet
web-credits = Desene proprii. Fonturi: Literata și Noto Sans, SIL Open Font License.
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
web-new-seats = Cine unde stă
web-new-seat-who = Locul { $seat }: cine stă aici?
web-new-seat-me = Eu
web-new-seat-open = Liber: pentru un prieten
web-new-seat-bot = Bot: { $bot }
web-new-fill = Boți pe locurile libere
web-new-clock = Ceas
web-new-clock-none = Fără ceas
web-new-clock-seconds = Minute: 60 de secunde pe tură și 5 minute rezervă
web-new-clock-days = Zile: două zile pe tură
web-new-who-comes = Cine poate veni?
web-new-private = Privată: cine are linkul
web-new-listed = În sală: oricine
web-new-hints = Sfaturi permise
web-new-rated = Partidă cu punctaj
web-new-rated-text = Rezultatul contează la punctajul jucătorilor. Fără sfaturi.
web-new-chat = Chat liber (frazele sunt mereu acolo)
web-new-seeds = Fiecare jucător poate adăuga la amestecare
web-new-create = Pune masa

## Înainte de început
web-room-title = Masa este pusă
web-room-invite = Trimite linkul acesta prietenilor:
web-room-open = Loc liber
web-room-reserved = Păstrat pentru { $seat }
web-room-sit = Așază-te
web-room-leave = Ridică-te
web-room-bot = Așază un bot
web-room-remove = Scoate
web-room-start = Începe partida
web-room-wait-host = Gazda începe partida când toate locurile sunt ocupate.
web-room-wait-seats = Înainte de început toate locurile trebuie ocupate.
web-room-close = Strânge masa
web-room-closed = Această masă a fost strânsă.
web-room-seed = Adaosul tău la amestecare
web-room-seed-set = Adaugă
web-room-commitment = Promisiunea amestecării (SHA-256 al seminței):
web-room-you = tu

## Liste
web-list-none = Încă nu este nimic aici.
web-list-players = { $count } jucători
web-list-turn = Este rândul tău
web-list-open = Așteaptă jucători
web-list-running = În desfășurare
web-list-finished = Terminată
web-list-closed = Strânsă
web-list-rated = cu punctaj
web-list-join = Intră
web-list-watch = Privește
web-list-go-on = Continuă
web-list-look = Deschide
web-ratings = Clasament
web-ratings-none = Nimeni nu a jucat încă o partidă cu punctaj de acest fel.
web-ratings-value = Punctaj
web-ratings-sure = Marjă
web-ratings-change = Schimbare
web-ratings-games = Partide

## Revederea unui fișier
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
web-hand-size = Limita maximă de cărți { $count }
web-partner = Partener
web-team = Echipa { $team }
web-presence-dropped = linie căzută
web-presence-left = plecat: joacă un bot
web-presence-away = absent: joacă un bot
web-embargo-here = Embargo: acest Domeniu nu poate fi jucat în tura următoare
web-democracy-here = Democrație: Dominația cere aici o carte în plus
web-coin-home = Moneda de Cultură stă lângă teanc
web-clock = Au rămas { $time }
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
web-warn-one = { $seat }: o carte până la Dominație în { $domain }
web-warn-there = { $seat } are Dominație în { $domain } dacă tura se termină așa
web-watching =
    { $count ->
        [one] Privește unul
        [few] Privesc { $count }
       *[other] Privesc { $count }
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
web-column-level = Nivelul { $level } atins.
web-column-to-hegemony = Încă { $count } pentru Dominație.
web-column-hegemony = Destule pentru Dominație.
web-column-embargoes =
    { $count ->
        [one] Peste el stă un embargo.
        [few] Peste el stau { $count } embargouri.
       *[other] Peste el stau { $count } de embargouri.
    }
web-column-democracies =
    { $count ->
        [one] Peste el stă o democrație.
        [few] Peste el stau { $count } democrații.
       *[other] Peste el stau { $count } de democrații.
    }

## Tabla efectelor
web-board = Cele șaisprezece efecte
web-slot-level-1 = Nivelul 1
web-slot-level-2 = Nivelul 2
web-slot-discard = Pentru o carte decartată
web-slot-copy = Copiază un efect
web-standing-ready = Gata
web-standing-spent = Folosit tura aceasta
web-standing-lacking = Acum nu se poate: alege-l ca să afli de ce
web-standing-waiting = Acum nu decizi tu

## Ce se cere
web-ask-pick = Păstrează o carte din pachetul tău
web-ask-claim = Ia o carte din centru în fața ta
web-ask-play = Este rândul tău: joacă o carte din mână
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
        [one] { $effect }: înapoiază o carte – { $other }
        [few] { $effect }: înapoiază { $count } cărți – { $other }
       *[other] { $effect }: înapoiază { $count } de cărți – { $other }
    }
web-aim = { $effect }: alege ținta
web-wait = { $seat } se gândește…
web-wait-picks = Se așteaptă alegerea celorlalți
web-over = Partida s-a terminat
web-past = Privești o poziție anterioară
web-past-leave = Înapoi la prezent
web-effects = Efecte ({ $count })
web-end-turn = Încheie tura
web-undo = Înapoi
web-ask-hint = Cere un sfat
web-hint = Un bot ar alege: { $action }
web-verb-play = joacă
web-verb-discard = decartează
web-verb-sacrifice = renunță la
web-verb-take = ia
web-verb-recover = recuperează
web-verb-give = înapoiază
web-verb-pick = păstrează
web-verb-claim = ia
web-remind-title = Înainte să închei tura
web-remind = { $effect } este gratuit și încă nefolosit: ai trage mai multe cărți.
web-remind-never = Nu-mi mai aminti
web-remind-end = Încheie oricum
web-remind-use = Folosește-l

## Draft
web-draft-title = Draft, runda { $round }
web-draft-pick = Păstrează o carte; restul merge la { $other }.
web-draft-claim = Ultimele cărți stau în centru. Fiecare jucător ia una în fața lui.
web-draft-pack = Pachetul tău
web-draft-centre = Centrul
web-draft-kept = păstrată
web-draft-done = a ales
web-draft-thinking = alege
web-draft-passed = Runda { $round }: ai dat { $cards } mai departe la { $other }

## Jurnal și chat
web-log-mine = Doar ce mi s-a făcut mie
web-log-turn = Tura { $number }: { $seat }
web-log-start = Împărțirea
web-log-none = Încă nimic.
web-chat-none = Încă nu a spus nimeni nimic.
web-chat-write = Spune ceva
web-chat-send = Trimite
web-chat-phrases-only = La această masă doar fraze
web-mute-people = Pe cine auzi
web-mute = Redu la tăcere: { $name }
web-mute-on = redus la tăcere
web-muted = { $name }: redus la tăcere. Nu-i mai vezi mesajele.
web-unmuted = { $name } se aude din nou.
web-phrases = Fraze de diplomație
web-phrase-gap-seat = Către
web-phrase-gap-target = Despre
web-phrase-gap-domain = Domeniu
web-phrase-gap-missing = Cărți lipsă
web-talk-chat-on = Chatul liber este pornit
web-talk-chat-off = Chatul liber este oprit
web-offer-agree = De acord
web-offer-decline = Refuz
web-offer-draw = Oferă remiză
web-offer-concede = Cedează
web-offer-to = Cine ar câștiga?
web-table-menu = Această masă
web-leave-table = Pleacă: un bot joacă mai departe
web-return = Ia-ți locul înapoi
web-bot-plays = Un bot joacă în locul tău.
web-take-over-text = Un bot joacă pe un loc părăsit.
web-take-over = Preia locul: { $seat }
web-spectating = Privești.

## Sfârșitul
web-result-won = Ai câștigat!
web-result-shared = O victorie împărțită!
web-result-lost =
    { $count ->
        [one] A câștigat { $winners }
       *[other] Au câștigat { $winners }
    }
web-result-winners =
    { $count ->
        [one] A câștigat { $winners }
       *[other] Au câștigat { $winners }
    }
web-result-hegemony = { $seat } a încheiat o tură cu { $count } cărți în { $domain }: Dominație.
web-result-by-hegemony = Victorie prin Dominație.
web-result-by-majority = Teancul este gol și runda s-a terminat: a decis majoritatea Domeniilor.
web-result-by-draw = Jucătorii au convenit remiza.
web-result-by-concession = Ceilalți au cedat.
web-result-domains = Domeniu cu Domeniu
web-result-hands = Mâinile
web-result-deck = Rămase în teanc: { $cards }
web-points = Puncte
web-leads = conduce
web-ties = Egalitatea, pas cu pas
web-tie-broken = { $seat } trece în față
web-tie-stays = încă la egalitate: { $seats }
web-rematch = Joacă din nou
web-rematch-join = La revanșă
web-review = Parcurge partida
web-review-back = O acțiune înapoi
web-review-next = O acțiune înainte
web-review-at = După { $at } din { $last } acțiuni
web-moment-back = La momentul-cheie dinainte
web-moment-next = La următorul moment-cheie
web-moment-end = Sfârșitul
web-moment-threat = { $seat }: mai lipsește o carte pentru Dominație ({ $domain })
web-moment-strike = O lovitură
web-moment-last-round = Ultima rundă
web-moment-age = Începe Era { $age }
web-moment-swing = Mare răsturnare: { $seat }, { $domain }
web-record = Descarcă înregistrarea
web-share = Distribuie linkul
web-verify = Amestecarea, verificată de browserul tău
web-verify-working = Se împarte din nou teancul din semințele dezvăluite…
web-verify-failed = Dovada nu a putut fi adusă.
web-verify-numbers = Numerele
web-verify-commitment = Promis înainte de partidă:
web-verify-seed = Sămânța, dezvăluită:

## Setări
web-set-name = Numele tău
web-set-language = Limbă
web-set-theme = Aspect
web-theme-system = Ca sistemul
web-theme-dark = Seară
web-theme-light = Zi
web-set-speed = Viteza cărților
web-speed-slow = Încet
web-speed-normal = Normal
web-speed-fast = Repede
web-speed-instant = Fără mișcare
web-set-bot = Puterea boților din jocul imediat
web-bot-level = { $level ->
    [1] 1 · Începător
    [2] 2 · Ocazional
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
web-set-autoplay = Mutările forțate se joacă singure
web-set-remind = Amintește-mi efectele gratuite nefolosite
web-set-sound = Sunete
web-set-firstgame = Explică lucrurile noi când apar (prima partidă)
web-set-notify = Anunță-mă când este rândul meu
web-continue = Continuă pe alt dispozitiv
web-continue-text = Deschide acolo acest link. Merge o singură dată; cine îl deschide ești tu.
web-your-turn-notice = Este rândul tău
web-your-turn-title = Rândul tău – Impera

## Tastatură
web-key-choose = Alege primul, al doilea, … din ce se oferă
web-key-walk = Mergi de-a lungul mâinii, tablei sau alegerilor
web-key-press = Alege ce este evidențiat
web-key-hand = La mâna ta
web-key-board = La tabla efectelor
web-key-end = Încheie tura
web-key-undo = Înapoi
web-key-cancel = Anulează, sau înapoi la prezent
web-key-hint = Sfat
web-key-pile = Teancul de decartări
web-key-log = Jurnal
web-key-chat = Chat
web-key-rules = Reguli
web-key-moments = La revedere: momentul-cheie dinainte, următorul
web-key-help = Această foaie

## Prima partidă
web-lesson-got-it = Am înțeles
web-lesson-stop = Ajunge
web-lesson-draft-title = Draftul.
web-lesson-draft = Păstrează o carte și dă restul mai departe. Cărțile unui Domeniu stau împreună: vrei multe la fel.
web-lesson-play-title = Rândul tău.
web-lesson-play = Alege o carte din mână: merge în fața ta, în Domeniul ei. { $all } dintr-un singur Domeniu la sfârșitul turei tale câștigă partida.
web-lesson-effects-title = Efecte.
web-lesson-effects = Ce strălucește pe tablă poți folosi, în orice ordine. Alege altceva de acolo și afli ce lipsește. Apoi încheie tura.
web-lesson-level-title = Un nivel atins!
web-lesson-level = { $one } cărți dintr-un Domeniu dau efectul de nivelul 1, { $two } pe cel de nivelul 2, o dată pe tură. Nu costă nimic să le ai.
web-lesson-embargo-title = Un embargo.
web-lesson-embargo = Cineva îți blochează un Domeniu: tura aceasta nu îl poți juca. Efectele lui merg în continuare.
web-lesson-threat-title = Pericol!
web-lesson-threat = Cuiva îi lipsește o carte până la Dominație. Atacă acel Domeniu, pune un embargo sau o democrație pe el, sau fă o Inchiziție.
web-lesson-coin-title = Moneda de Cultură.
web-lesson-coin = Marchează un efect copiat prin Inspirație. Poate copia cine are singur cea mai multă Cultură.
web-lesson-last-round-title = Ultima rundă.
web-lesson-last-round = Teancul este gol. Când se termină runda, câștigă cine conduce în cele mai multe Domenii.

## Ghid
web-guide-aim-title = Ce vrei
web-guide-aim = Șapte cărți dintr-un Domeniu în fața ta la sfârșitul turei tale (opt în doi jucători): Dominație, câștigi pe loc. Dacă teancul se termină înainte, câștigă cine conduce în cele mai multe Domenii.
web-guide-turn-title = Tura ta
web-guide-turn = Joacă o carte din mână. Folosește oricâte efecte vrei. Trage până la trei cărți. Apoi urmează următorul jucător.
web-guide-effects-title = Șase Domenii
web-guide-effects = Militar distruge, Religie privește în mâini și trage, Economie înlocuiește și blochează, Știință ia înapoi și sapă, Cultură copiază, Utopie readuce și întârzie.
web-guide-levels-title = Efecte permanente
web-guide-levels = Trei cărți dintr-un Domeniu dau nivelul 1, cinci nivelul 2 (două și patru în patru jucători). Nu costă cărți din Domeniu și merg o dată pe tură.
web-guide-discard-title = Efecte temporare
web-guide-discard = Renunță la o carte din Domeniu pentru o lovitură puternică: Atac, Inchiziție, Embargo, Salt tehnologic, Democrație. Una pe Domeniu și tură.
web-guide-markers-title = Ce vede toată lumea
web-guide-markers = Spatele arată Era, așa că și o mână ascunsă spune ceva. Un embargo blochează un Domeniu pentru o tură; o democrație face Dominația acolo mai grea cu o carte până la sfârșit.
web-guide-end-title = Sfârșitul
web-guide-end = Când se trage ultima carte, runda se termină. Fiecare Domeniu dă un punct celor care conduc în el; egalitățile se rup prin Utopie, Cultură, Știință, Economie, Religie, Militar.
web-rules-english = Regulamentul complet, cu exemple și lămuriri (în engleză)
web-rules-all = Toate regulile
