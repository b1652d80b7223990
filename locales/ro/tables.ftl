### Ce spun mesele: refuzuri, întâmplări și frazele diplomației. Locurile sunt P1–P4.

## What a table refuses

table-bad-message = Mesajul nu poate fi citit, la { $place }: { $why }
table-bad-request = Serverul nu înțelege această cerere.
table-body-large = Este prea mare: se acceptă cel mult { $most } de octeți.
table-broken = Jurnalul acestei mese nu poate fi reluat de la intrarea { $entry }. Oricine este așezat o poate închide.
table-chat-empty = Mesajul este gol.
table-chat-full = La această masă s-a spus tot ce se putea: { $most } de mesaje.
table-chat-long = Un mesaj are cel mult { $most } de caractere.
table-chat-off = La această masă textul liber este oprit; frazele pot fi folosite.
table-concede-to = Spune cui te predai: un loc din altă tabără.
table-draw-alone = Nu este nimeni cu care să te înțelegi la remiză.
table-foreign-origin = Cererea vine de pe alt site și nu este acceptată.
table-full = Toate locurile sunt ocupate. Poți privi.
table-hello-twice = Linia este deja deschisă; salutul se face o singură dată.
table-host-only = Doar gazda mesei poate face asta.
table-internal = Ceva nu a mers la noi. Nimic nu s-a schimbat; încearcă din nou.
table-is-open = Jocul nu a început încă.
table-is-running = Jocul a început deja.
table-is-finished = Jocul s-a terminat.
table-is-closed = Această masă a fost închisă.
table-message-large = Un mesaj este un text de cel mult { $most } de caractere.
table-mutes-full = Poți amuți cel mult { $most } de persoane.
table-name-empty = Un nume are nevoie de cel puțin un semn vizibil.
table-no-bot = Nu există botul „{ $bot }”. Există: { $bots }
table-no-hint-now = Nu este nimic de sugerat: acum nu decizi tu.
table-no-hints = La această masă sugestiile nu sunt permise.
table-rated-hints = La o partidă cu punctaj nu sunt sugestii: alege una sau alta.
table-no-link = Linkul a fost folosit, a expirat sau nu a existat. Fă unul nou pe celălalt dispozitiv.
table-no-offer = Nu este nicio ofertă pe masă.
table-no-page = La această adresă nu este nimic.
table-no-person = Nu există această persoană.
table-no-position = Nu există această poziție: jocul are { $most } de acțiuni.
table-no-seat = Nu există locul { $seat } la această masă de { $players }.
table-no-seeds = La această masă jucătorii nu contribuie la amestecare.
table-no-undo = Nu se poate anula: s-a văzut ceva ascuns, a acționat alt loc sau tura s-a încheiat.
table-not-allowed = Acest lucru nu este permis.
table-not-asked = Oferta nu ți se adresează.
table-not-finished = Aceasta se poate vedea după terminarea jocului.
table-not-found = Nu există această masă; linkul poate fi greșit sau masa a fost ștearsă după expirare.
table-not-full =
    { $missing ->
        [one] Un loc este încă liber: așteaptă sau pune un bot.
        [few] { $missing } locuri sunt încă libere: așteaptă sau pune boți.
       *[other] { $missing } de locuri sunt încă libere: așteaptă sau pune boți.
    }
table-not-seated = Nu stai la această masă.
table-not-signed-in = Spune mai întâi cine ești: alege un nume.
table-offer-again = Ai făcut deja o ofertă în această tură.
table-offer-pending = Este deja o ofertă pe masă; răspunde mai întâi la ea.
table-phrase-arguments = Fraza „{ $phrase }” cere exact: { $needed }
table-phrase-unknown = Nu există fraza „{ $phrase }”.
table-phrase-value = „{ $argument }” din fraza „{ $phrase }” nu se potrivește.
table-seat-reserved = { $seat } este păstrat pentru altcineva.
table-seat-taken = { $seat } este ocupat.
table-seated-already = Stai deja la { $seat }; eliberează-l mai întâi.
table-seed-long = Contribuția ta la amestecare are cel mult { $most } de caractere.
table-sequence-taken = Altcineva a fost mai rapid. Încearcă din nou.
table-spectators-silent = Cei care privesc tac până la sfârșitul jocului.
table-stale = Masa a mers mai departe: următorul număr este { $needed }, nu { $have }.
table-store-unavailable = Nu s-a putut salva, deci nimic nu s-a schimbat. Încearcă din nou.
table-take-back-first = Un bot joacă { $seat } în locul tău; ia-ți mai întâi locul înapoi.
table-too-busy = Masa este prea solicitată. Încearcă din nou.
table-too-often = Prea des. Așteaptă o clipă.
table-cannot-reach = Serverul nu răspunde: { $why }
table-no-backup = Aceasta salvează doar SQLite; pentru PostgreSQL folosește pg_dump.
table-no-data = Nu există bază de date la { $path }.

## What happened at the table

table-log-sat = { $name } se așază la { $seat }
table-log-left = { $name } se ridică
table-log-returned = { $name } a revenit la { $seat }
table-log-away-clock = Timpul a expirat pentru { $name }: continuă un bot
table-log-away-gone = { $name } lipsește de prea mult timp: continuă un bot
table-log-started = Cărțile au fost împărțite
table-log-undone = { $name } își anulează o acțiune
table-log-offered-draw = { $name } oferă remiză
table-log-offered-concession = { $name } propune să se predea lui { $to }
table-log-answered-yes = { $name } este de acord
table-log-answered-no = { $name } nu este de acord
table-log-closed = Masa a fost închisă
table-log-rematched = Jocul următor așteaptă la altă masă
table-result-draw = Remiză prin înțelegere
table-result-concession = Victorie prin predare: { $winners }
table-expires = Se păstrează până la { $date } dacă nu se mai întâmplă nimic

## The phrases of diplomacy: $seat and $target are names of players, $domain a Domain

phrase-hello = Salut și joc plăcut tuturor!
phrase-good-game = Frumos joc!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc, { $seat }.
phrase-sorry = Îmi pare rău, { $seat }.
phrase-yes = Da.
phrase-no = Nu.
phrase-think = Am nevoie de o clipă de gândire.
phrase-truce = { $seat }, ne lăsăm în pace?
phrase-truce-against = { $seat }, ne aliem împotriva lui { $target }?
phrase-accept = De acord, { $seat }.
phrase-decline = Mai bine nu, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Atenție: lui { $target } îi lipsește o carte până la dominație ({ $domain })!
        [few] Atenție: lui { $target } îi lipsesc { $missing } cărți până la dominație ({ $domain })!
       *[other] Atenție: lui { $target } îi lipsesc { $missing } de cărți până la dominație ({ $domain })!
    }
phrase-warn-deck = Teancul e aproape gol.
phrase-promise-no-attack = { $seat }, în tura următoare nu voi ataca: { $domain }.
phrase-promise-no-embargo = { $seat }, în tura următoare nu îți voi pune embargo.
phrase-promise-no-inquisition = { $seat }, în tura următoare nu mă ating de cărțile tale.
phrase-ask-embargo = { $seat }, poți pune embargo pe { $domain } la { $target }?
phrase-ask-democracy = { $seat }, poți pune democrație pe { $domain } la { $target }?
phrase-ask-attack = { $seat }, poți ataca { $domain }?
phrase-betrayed = { $seat }, o să țin minte asta.

## The commands serve and admin

help-serve = Servește mese pentru browsere și programe. Fiecare opțiune poate fi dată și ca IMPERA_ urmat de nume cu majuscule.
help-serve-host = adresa pe care ascultă (127.0.0.1)
help-serve-port = portul pe care ascultă (8420)
help-serve-data = folderul pentru fișierul SQLite
help-serve-database = URL-ul unei baze PostgreSQL, în loc de SQLite; memory nu păstrează nimic
help-serve-web = folderul clientului de browser construit
help-serve-origins = alte origini permise, separate prin virgule
help-serve-secure = cookie-uri doar prin https
help-serve-proxied = acceptă adresele raportate de un proxy din față
help-serve-bot-workers = boți care pot gândi simultan (1)
help-serve-bot-pause = secunde până se vede acțiunea unui bot (0.5)
help-serve-retention = zile de păstrare după ultima acțiune (0: mereu)
help-serve-log = forma jurnalului: console sau json
help-serve-log-level = ce se scrie în jurnal: debug, info, warning, error
help-serve-prune-days = jocuri în care nu s-a întâmplat nimic de atâtea zile
help-admin = Îngrijirea jocurilor păstrate; merge și lângă un server pornit.
help-admin-list = Listează fiecare masă: id, oră, stare.
help-admin-export = Scrie jocurile terminate, câte o linie JSON.
help-admin-prune = Șterge jocurile vechi.
help-admin-backup = Copiază fișierul SQLite, chiar dacă un server îl folosește.
admin-pruned =
    { $count ->
        [one] Un joc șters.
        [few] { $count } jocuri șterse.
       *[other] { $count } de jocuri șterse.
    }
