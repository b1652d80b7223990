### Ce spun mesele: refuzuri, întâmplări și replicile diplomatice. Locurile sunt P1–P4.

## What a table refuses

table-bad-message = Mesajul nu poate fi citit, la { $place }: { $why }
table-bad-request = Serverul nu înțelege această cerere.
table-body-large =
    { $most ->
        [one] Este prea mare: se acceptă cel mult un octet.
        [few] Este prea mare: se acceptă cel mult { $most } octeți.
       *[other] Este prea mare: se acceptă cel mult { $most } de octeți.
    }
table-broken = Jurnalul acestei mese nu mai poate fi reluat de la intrarea { $entry }. Oricine are un loc la masă o poate închide.
table-chat-empty = Mesajul este gol.
table-chat-full =
    { $most ->
        [one] La această masă nu se mai poate spune nimic: limita este de un mesaj.
        [few] La această masă nu se mai poate spune nimic: limita este de { $most } mesaje.
       *[other] La această masă nu se mai poate spune nimic: limita este de { $most } de mesaje.
    }
table-chat-long =
    { $most ->
        [one] Un mesaj are cel mult un caracter.
        [few] Un mesaj are cel mult { $most } caractere.
       *[other] Un mesaj are cel mult { $most } de caractere.
    }
table-chat-off = La această masă chatul liber este oprit; poți folosi replicile.
table-concede-to = Spune în favoarea cui cedezi: un loc din altă tabără.
table-draw-alone = Nu ai cu cine să cazi de acord asupra remizei.
table-foreign-origin = Cererea vine de pe alt site și nu este acceptată.
table-full = Toate locurile sunt ocupate. Poți urmări partida.
table-hello-twice = Legătura este deja deschisă; salutul se trimite o singură dată.
table-host-only = Doar gazda mesei poate face asta.
table-internal = Ceva nu a mers la noi. Nu s-a schimbat nimic; încearcă din nou.
table-is-open = Partida nu a început încă.
table-is-running = Partida a început deja.
table-is-finished = Partida s-a încheiat.
table-is-closed = Această masă a fost închisă.
table-message-large =
    { $most ->
        [one] Un mesaj este un text de cel mult un caracter.
        [few] Un mesaj este un text de cel mult { $most } caractere.
       *[other] Un mesaj este un text de cel mult { $most } de caractere.
    }
table-mutes-full =
    { $most ->
        [one] Poți pune pe mut cel mult o persoană.
        [few] Poți pune pe mut cel mult { $most } persoane.
       *[other] Poți pune pe mut cel mult { $most } de persoane.
    }
table-name-empty = Un nume are nevoie de cel puțin un caracter vizibil.
table-no-bot = Nu există botul „{ $bot }”. Există: { $bots }
table-no-hint-now = Nu e niciun sfat de dat: acum nu decizi tu.
table-no-hints = La această masă sfaturile nu sunt permise.
table-rated-early = Într-o partidă cu rating nimeni nu cedează și nu propune remiză până când nu a avut fiecare { $rounds } ture.
table-rated-hints = O partidă cu rating nu are sfaturi: alege una sau alta.
table-nobody-before = Înainte nu a fost nimeni altcineva aici.
table-no-link = Linkul a fost folosit, a expirat sau nu a existat niciodată. Fă unul nou pe celălalt dispozitiv.
table-no-offer = Nu este nicio propunere pe masă.
table-no-page = La această adresă nu există nimic.
table-no-person = Nu există această persoană.
table-no-position =
    { $most ->
        [one] Nu există această poziție: partida are o acțiune.
        [few] Nu există această poziție: partida are { $most } acțiuni.
       *[other] Nu există această poziție: partida are { $most } de acțiuni.
    }
table-no-seat = Nu există locul { $seat } la această masă de { $players }.
table-no-seeds = La această masă jucătorii nu contribuie la amestecare.
table-no-undo = Nu se poate anula: s-a văzut ceva ascuns, a acționat altcineva sau tura s-a încheiat.
table-not-allowed = Acest lucru nu este permis.
table-not-asked = Propunerea nu ți se adresează.
table-not-finished = Se poate vedea abia după sfârșitul partidei.
table-not-found = Nu există această masă; poate linkul e greșit sau masa a fost ștearsă după expirare.
table-not-full =
    { $missing ->
        [one] Un loc este încă liber: așteaptă sau pune acolo un bot.
        [few] { $missing } locuri sunt încă libere: așteaptă sau pune acolo boți.
       *[other] { $missing } de locuri sunt încă libere: așteaptă sau pune acolo boți.
    }
table-not-seated = Nu ai loc la această masă.
table-not-signed-in = Spune mai întâi cine ești: alege un nume.
table-offer-again = Ai făcut deja o propunere în această tură.
table-offer-pending = Este deja o propunere pe masă; răspunde mai întâi la ea.
table-phrase-arguments = Replica „{ $phrase }” cere exact: { $needed }
table-phrase-unknown = Nu există replica „{ $phrase }”.
table-phrase-value = „{ $argument }” din replica „{ $phrase }” nu se potrivește.
table-seat-reserved = Locul este rezervat altcuiva: { $seat }.
table-seat-taken = Locul este ocupat: { $seat }.
table-seated-already = Ai deja un loc ({ $seat }); ridică-te mai întâi de acolo.
table-no-seals = La această masă semințele nu se sigilează.
table-seals-closed = O sămânță a fost deja arătată: nimeni nu mai sigilează alta. Dacă vine sau pleacă cineva, toți sigilează din nou.
table-seals-first = La această masă sămânța se sigilează întâi: trimite amprenta ei (hash).
table-seals-missing =
    { $missing ->
        [one] Un loc nu și-a sigilat încă sămânța; apoi toți o arată pe a lor.
        [few] { $missing } locuri nu și-au sigilat încă sămânța; apoi toți o arată pe a lor.
       *[other] { $missing } de locuri nu și-au sigilat încă sămânța; apoi toți o arată pe a lor.
    }
table-seed-unlike = Aceasta nu este sămânța care a fost sigilată.
table-seeds-hidden =
    { $missing ->
        [one] Un jucător nu a arătat încă sămânța sigilată.
        [few] { $missing } jucători nu au arătat încă sămânța sigilată.
       *[other] { $missing } de jucători nu au arătat încă sămânța sigilată.
    }
table-seed-long =
    { $most ->
        [one] Contribuția ta la amestecare are cel mult un caracter.
        [few] Contribuția ta la amestecare are cel mult { $most } caractere.
       *[other] Contribuția ta la amestecare are cel mult { $most } de caractere.
    }
table-sequence-taken = Altcineva s-a mișcat mai repede. Încearcă din nou.
table-spectators-silent = Spectatorii tac până la sfârșitul partidei.
table-stale = Între timp masa a mers mai departe: următorul număr este { $needed }, nu { $have }.
table-store-locked = Alt program ține blocată baza de date, deci nu s-a schimbat nimic. Încearcă din nou peste o clipă.
table-store-full = Discul serverului este plin, deci nu s-a schimbat nimic. Cine administrează serverul trebuie să elibereze spațiu.
table-store-read-only = Pe discul serverului nu se poate scrie, deci nu s-a schimbat nimic. Cine administrează serverul trebuie să rezolve problema.
table-store-unavailable = Nu s-a putut salva, deci nu s-a schimbat nimic. Încearcă din nou.
table-take-back-first = Un bot joacă în locul tău ({ $seat }); ia-ți mai întâi locul înapoi.
table-too-busy = Masa este prea solicitată. Încearcă din nou.
table-too-often = Prea des. Așteaptă o clipă.
table-too-many-tables = Ai deja { $most } mese deschise. Termină sau închide una ori așteaptă puțin.
table-queue-full = Sunt deja prea multe în așteptare. Încearcă din nou imediat.
table-undone-full = La această masă nu se mai poate anula nimic: { $most } sunt de ajuns.
table-log-full = Jurnalul acestei mese conține prea multe în afara jocului. Joacă mai departe sau fă altă masă.
table-no-backup = Comanda copiază doar SQLite; pentru PostgreSQL folosește pg_dump.
table-no-data = Nu există bază de date la { $path }.
table-data-taken = Serverul cu numărul de proces { $process } folosește deja { $path }. Oprește-l mai întâi sau dă-i acestuia alt dosar cu --data.
table-data-unusable = Baza de date { $place } nu poate fi deschisă: { $why }
table-schema-newer = Baza de date { $place } a fost scrisă de o versiune mai nouă de Impera (schema { $have }, aceasta cunoaște { $needed }). Instalează versiunea mai nouă sau restaurează o copie de siguranță.
table-rules-newer = Partida a fost jucată după reguli mai noi (versiunea { $have }, acest server cunoaște { $needed }). Va putea fi văzută din nou cu o versiune mai nouă de Impera.

## What happened at the table

table-log-sat = { $name } ia loc la masă: { $seat }
table-log-left = { $name } se ridică de la masă
table-log-returned = { $name } revine la masă: { $seat }
table-log-renamed = Nume nou ({ $seat }): { $name }
table-log-away-clock = { $name } nu mai are timp: continuă un bot
table-log-away-gone = { $name } lipsește de prea mult timp: continuă un bot
table-log-started = Cărțile au fost împărțite
table-log-undone = { $name } își anulează o acțiune
table-log-offered-draw = { $name } propune remiză
table-log-offered-concession = { $name } propune să cedeze: ar câștiga { $to }
table-log-answered-yes = { $name } este de acord
table-log-answered-no = { $name } nu este de acord
table-log-closed = Masa a fost închisă
table-log-rematched = Partida următoare așteaptă la altă masă
table-result-draw = Remiză de comun acord
table-expires = Se păstrează până la { $date } dacă nu se mai întâmplă nimic

## The phrases of diplomacy: $seat and $target are names of players, $domain a Domain

phrase-hello = Salut și joc plăcut tuturor!
phrase-good-game = Frumoasă partidă!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc, { $seat }.
phrase-sorry = Îmi pare rău, { $seat }.
phrase-yes = Da.
phrase-no = Nu.
phrase-think = Am nevoie de o clipă de gândire.
phrase-truce = { $seat }, facem un pact de neagresiune?
phrase-truce-against = { $seat }, facem front comun? Ținta: { $target }.
phrase-accept = De acord, { $seat }.
phrase-decline = Mai bine nu, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Atenție la { $target }: mai are nevoie de o carte pentru Dominație ({ $domain })!
        [few] Atenție la { $target }: mai are nevoie de { $missing } cărți pentru Dominație ({ $domain })!
       *[other] Atenție la { $target }: mai are nevoie de { $missing } de cărți pentru Dominație ({ $domain })!
    }
phrase-warn-deck = Teancul e aproape gol.
phrase-promise-no-attack = { $seat }, în tura următoare nu atac Domeniul { $domain }.
phrase-promise-no-embargo = { $seat }, în tura următoare nu îți pun niciun embargo.
phrase-promise-no-inquisition = { $seat }, în tura următoare nu mă ating de mâna ta.
phrase-ask-embargo = { $seat }, poți pune un embargo pe { $domain } la { $target }?
phrase-ask-democracy = { $seat }, poți pune o democrație pe { $domain } la { $target }?
phrase-ask-attack = { $seat }, poți ataca Domeniul { $domain }?
phrase-betrayed = { $seat }, o să țin minte asta.

## The commands serve and admin

help-serve = Deschide mese pentru browsere și programe. Fiecare opțiune se poate da și ca IMPERA_ urmat de numele ei cu majuscule.
help-serve-host = adresa pe care ascultă (127.0.0.1)
help-serve-port = portul pe care ascultă (8420)
help-serve-data = dosarul fișierului SQLite
help-serve-database = URL-ul unei baze PostgreSQL, în loc de SQLite; memory nu păstrează nimic
help-serve-web = dosarul clientului de browser compilat
help-serve-origins = alte origini permise, separate prin virgule
help-serve-secure = cookie-uri doar prin https
help-serve-proxied = acceptă adresele raportate de un proxy aflat în față
help-serve-bot-workers = boți care pot gândi simultan (câte nuclee sunt)
help-think = Boții serverelor de pe alte mașini gândesc aici; împart o bază PostgreSQL.
help-think-database = URL-ul bazei PostgreSQL pe care o împart serverele
think-no-postgres = { $database } nu este o bază PostgreSQL: URL-ul începe cu postgresql://.
table-no-thinker = În altă parte nu e nimeni care să gândească.
help-serve-bot-pause = cel puțin atâtea secunde între o acțiune a unui bot și următoarea (0.1); 0: cât de repede gândește, ceea ce îi trădează mâna
help-serve-retention = zile de păstrare a unei partide după ultima acțiune (0: pentru totdeauna)
help-serve-log = forma jurnalului: console sau json
help-serve-log-level = ce se scrie în jurnal: debug, info, warning, error
help-serve-prune-days = partidele în care nu s-a întâmplat nimic de atâtea zile
help-admin = Administrează partidele păstrate; merge și cu serverul pornit.
help-admin-list = Listează toate mesele: id, oră, stare.
help-admin-export = Scrie înregistrările tuturor partidelor încheiate, câte un rând JSON.
help-admin-prune = Șterge partidele vechi.
help-admin-ratings = Arată seriile de partide cu rating care par ale unei singure persoane: doi oameni, multe partide într-o zi, aproape toate câștigate de același.
admin-no-series = Nicio serie suspectă de partide cu rating.
admin-series = { $winner } l-a învins pe { $loser } în { $won } din { $games } partide cu rating, de la { $first } la { $last }
help-admin-backup = Copiază fișierul SQLite, chiar dacă un server îl folosește.
help-admin-forget = Uită o persoană, așa cum o poate face și ea din setări. Între timp fișierul SQLite nu trebuie folosit de un server.
help-admin-forget-person = id-ul ei sau numele, dacă nu îl mai are nimeni
help-admin-forget-yes = fără a întreba
admin-nobody = Nu există nimeni cu id-ul sau numele { $person }.
admin-many = Mai multe persoane se numesc { $name }. Dă unul dintre aceste id-uri: { $ids }
admin-forget-sure = Să fie uitat(ă) pentru totdeauna { $name } ({ $person })? Partide la care a stat: { $count }
admin-forgotten = { $name } ({ $person }) a fost uitat(ă). Copiile făcute înainte încă știu cine era.
admin-pruned =
    { $count ->
        [one] O partidă ștearsă.
        [few] { $count } partide șterse.
       *[other] { $count } de partide șterse.
    }
