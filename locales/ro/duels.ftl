### Dueluri: aceleași poziții pentru toți; câștigă cine pierde cele mai puține puncte.

## Ce se refuză
duel-unknown = Nu există duelul { $duel }.
duel-not-begun = Începe întâi duelul; apoi se arată pozițiile lui.
duel-not-yet = Poziția aceasta vine mai târziu: răspunde întâi la cele dinaintea ei.
duel-time-over = Timpul acestui duel s-a încheiat.
duel-too-many = Ai făcut { $most } dueluri într-o zi. Joacă întâi unul dintre ele.

## Pagina
duel-title = Duel
duel-intro = Douăsprezece poziții din partide puternice, aceleași pentru toți cei care au linkul. Răspunde la fiecare cu o tură întreagă; apoi se arată tura jucată cu adevărat, iar partida merge mai departe. Câștigă cine pierde cele mai puține puncte.
duel-about = { $count } poziții din partide în { $players }. Răspunde la fiecare cu o tură întreagă; apoi se joacă tura înregistrată. Nimeni nu vede răspunsurile celorlalți înainte de a le da pe ale sale.
duel-clock = Ai { $minutes } minute pentru toate, din clipa în care începi. O poziție fără răspuns costă 25 de puncte.
duel-no-clock = Fără ceas: ia-ți timpul de care ai nevoie.
duel-players = Jucători în partide
duel-time = Timp
duel-minutes = { $minutes } minute
duel-no-minutes = Fără ceas
duel-make = Fă un duel
duel-making = Boți puternici joacă partidele …
duel-mine = Duelurile tale
duel-nobody = Încă nu a început nimeni
duel-row-over = { $loss } puncte pierdute, locul { $place } din { $count }
duel-answered = Răspunsuri: { $answered } din { $count }
duel-begin = Începe
duel-copy = Copiază linkul
duel-back = Toate duelurile
duel-again = Încearcă din nou
duel-position = Poziția { $number } din { $count }
duel-task = Joacă o tură întreagă: este răspunsul tău.
duel-progress = { $name }: { $answered } răspunsuri
duel-time-left = Timp rămas
duel-sign-open = încă nejudecat
duel-judging = Antrenorul se uită la ultimele răspunsuri …
duel-won = { $name } câștigă duelul
duel-yours = Duelul tău
duel-loss = Puncte pierdute
duel-waiting = { $count ->
    [one] Un jucător nu a terminat încă.
    [few] { $count } jucători nu au terminat încă.
   *[other] { $count } de jucători nu au terminat încă.
}
duel-positions = Poziție cu poziție
duel-cost = { $loss } puncte pierdute
duel-you-played = Tura ta
duel-unanswered = Niciun răspuns la timp
duel-recorded = Tura înregistrată
duel-better = Mai bine
duel-they-played = { $name } ({ $loss } puncte pierdute)
