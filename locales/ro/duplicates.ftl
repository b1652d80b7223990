### Meciuri duplicat: aceleași împărțiri de pe aceleași locuri pentru toți; rezultate față de ceilalți.

## Ce se refuză
duplicate-unknown = Nu există meciul duplicat { $duplicate }.
duplicate-too-many = Ai făcut { $most } meciuri într-o zi. Joacă întâi unul dintre ele.
duplicate-full = La acest meci iau parte deja { $most } de jucători. Fă altul.
duplicate-over = Ai jucat toate partidele acestui meci.
duplicate-closed = Împărțirea { $deal } a acestui meci te mai așteaptă: cărțile ei se arată după ce nu mai ai nimic de jucat din ea.
duplicate-no-records = Încă nu există înregistrări pentru tine: ale unei împărțiri se dau după ce nu mai ai nimic de jucat din ea.
duplicate-no-undo = Într-un meci duplicat nu se ia nimic înapoi: este același pentru toți.
duplicate-stays = Meciul duplicat te așteaptă: închide pagina și revino oricând dorești.
duplicate-no-rematch = O partidă a unui meci duplicat se joacă o singură dată: treci la următoarea.
duplicate-no-board = O înregistrare nu spune ce partidă a unui meci duplicat joacă; evenimentul ei este „{ $event }”.
duplicate-mixed = Înregistrările vin din două meciuri, { $first } și { $second }. Dă-le pe ale unuia singur.
duplicate-other-deal = Două înregistrări ale împărțirii { $deal } au cărți diferite.
duplicate-no-seed = Înregistrarea împărțirii { $deal } nu are sămânță: boții nu o pot juca.
duplicate-twice = Există două partide diferite ale lui { $name } la împărțirea { $deal } ca { $seat }.
duplicate-uneven = Nu se pot așeza toți: numărul participanților este { $people }, iar la mese de { $players } trebuie un multiplu de { $players }. Următorul număr este { $next }.
duplicate-begun = Mesele acestui meci au fost deja trase la sorți. Fă altul sau unul la mese cu boți.
duplicate-not-begun = Mesele nu au fost încă trase la sorți: cel care a făcut meciul îl începe când sunt toți aici.
duplicate-not-entered = Asta este doar pentru cei care iau parte la acest meci.
duplicate-not-host = Doar cel care a făcut meciul poate face asta.
duplicate-bots-only = Acest meci se joacă la mese cu boți: nimeni nu trebuie să se înscrie, să îl înceapă sau să îl părăsească.

## Pagina
duplicate-title = Meci duplicat
duplicate-intro = Aceleași împărțiri pentru toți cei care au linkul: la mese cu boți care răspund la fel la aceleași mutări sau unii împotriva altora. Contează cu cât ai jucat mai bine decât ceilalți cu aceleași cărți, nu cât de bune au fost cărțile.
duplicate-players = Jucători la fiecare masă
duplicate-deals = Împărțiri
duplicate-level = Nivelul boților
duplicate-variant = Cărți
duplicate-seating = Fiecare împărțire se joacă
duplicate-seating-every = la mese cu boți, de pe fiecare loc
duplicate-seating-one = la mese cu boți, o dată, locurile pe rând
duplicate-seating-people = unii împotriva altora
duplicate-length = { $count ->
    [one] O partidă de jucat, când ai timp.
    [few] { $count } partide de jucat, când ai timp.
   *[other] { $count } de partide de jucat, când ai timp.
}
duplicate-make = Fă un meci
duplicate-mine = Meciurile tale
duplicate-nobody = Încă nu a început nimeni
duplicate-row = Jucate { $finished } din { $count }
duplicate-row-place = Jucate { $finished } din { $count }, { $score } puncte, locul { $place }
duplicate-what = { $deals } împărțiri în { $players }, boți de nivelul { $level }
duplicate-about-every = Joci fiecare dintre cele { $deals } împărțiri de pe fiecare loc, în runde: o împărțire revine cât mai târziu. De la al doilea loc încolo ai mai văzut o parte din cărțile ei, ca toți ceilalți.
duplicate-about-one = Joci fiecare dintre cele { $deals } împărțiri o dată, locurile pe rând.
duplicate-secret = O singură încercare la fiecare partidă, fără sugestii și fără a lua mutări înapoi. Nimeni nu vede ce au făcut ceilalți înainte de a termina și el partida.
duplicate-play-first = Joacă prima partidă
duplicate-play-next = Joacă partida { $number }
duplicate-play-on = Continuă partida { $number }
duplicate-copy = Copiază linkul
duplicate-back = Toate meciurile
duplicate-judging = Ultimele partide sunt comparate …
duplicate-standings = Clasament
duplicate-standings-part = La partidele pe care le-ai terminat.
duplicate-boards = Partide
duplicate-score = Scor
duplicate-adjusted = Fără noroc
duplicate-bots = Boții
duplicate-points = Puncte dintr-o sută: rezultatele minus cele ale tuturor, adunate. Termenul de comparație este media trunchiată a tuturor la aceeași partidă, inclusiv partida boților între ei. Locurile urmează scorul fără noroc; ± este intervalul lui de 95 %, de la trei împărțiri în sus.
duplicate-board = Partida { $number }
duplicate-where = Împărțirea { $deal }, locul { $seat }
duplicate-short = Împărțirea { $deal } · { $seat }
duplicate-ahead = încă nejucată
duplicate-running = în curs
duplicate-board-judging = se compară
duplicate-won = câștigată
duplicate-lost = pierdută
duplicate-shared = împărțită
duplicate-luck = Noroc
duplicate-result = Rezultat
duplicate-field = Media tuturor
duplicate-against = { $score } față de medie
duplicate-see = Vezi partida
duplicate-records = Înregistrări
duplicate-people-about = Fiecare joacă fiecare împărțire o dată, de pe un loc tras la sorți, împotriva altora dintre voi, și este comparat cu cei care au avut aceleași cărți. E nevoie de { $players } oameni sau de un multiplu.
duplicate-about-people = Joci fiecare dintre cele { $deals } împărțiri o dată, împotriva altor participanți, și ești comparat cu cei care au avut aceleași cărți la celelalte mese și cu boții. Nu trebuie să veniți în același timp: o partidă așteaptă fiecare tură cel mult o săptămână.
duplicate-what-people = { $deals } împărțiri unii împotriva altora, câte { $players } la masă
duplicate-enter = Particip
duplicate-leave = Părăsesc meciul
duplicate-leave-sure = Părăsești meciul? La mesele care nu au început, boții îți iau locul.
duplicate-remove = Scoate: { $name }
duplicate-begin = Trage mesele la sorți și începe
duplicate-gathering = Participanți: { $people }. Cu { $needed } se poate începe.
duplicate-gathered = Participanți: { $people }. Se poate începe; mai pot veni și alții.
duplicate-wait-host = Îl începe cel care a făcut meciul.
duplicate-without-you = Mesele au fost trase la sorți fără tine.
duplicate-awaited = e rândul tău
duplicate-with = cu { $names }
duplicate-a-bot = un bot
