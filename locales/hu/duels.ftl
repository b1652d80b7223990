### Párbajok: ugyanazok az állások mindenkinek; a legkevesebb elvesztett pont nyer.

## Amit elutasítunk
duel-unknown = Nincs ilyen párbaj: { $duel }.
duel-not-begun = Előbb kezdd el a párbajt; utána látszanak az állásai.
duel-not-yet = Ez az állás később jön: előbb az előtte lévőkre válaszolj.
duel-time-over = Ennek a párbajnak lejárt az ideje.
duel-too-many = Egy nap alatt { $most } párbajt hoztál létre. Előbb játssz le egyet közülük.

## Az oldal
duel-title = Párbaj
duel-intro = Tizenkét állás erős játszmákból, ugyanaz mindenkinek, akinek megvan a link. Mindegyikre egy egész körrel válaszolsz; utána látod, mit játszottak valójában, és a játszma megy tovább. A legkevesebb elvesztett pont nyer.
duel-about = { $count } állás { $players } fős játszmákból. Mindegyikre egy egész körrel válaszolsz; utána a feljegyzett kör következik. Senki sem látja a többiek válaszát, amíg a sajátját meg nem adta.
duel-clock = A kezdéstől { $minutes } perced van az összesre. Egy megválaszolatlan állás 25 pontba kerül.
duel-no-clock = Nincs óra: gondolkodj, ameddig jólesik.
duel-players = Játékosok a játszmákban
duel-time = Idő
duel-minutes = { $minutes } perc
duel-no-minutes = Óra nélkül
duel-make = Párbaj létrehozása
duel-making = Erős botok játsszák a játszmákat …
duel-mine = A párbajaid
duel-nobody = Még senki sem kezdte el
duel-row-over = { $loss } elvesztett pont, { $place }. hely a { $count }-ból
duel-answered = { $answered } válasz a { $count }-ból
duel-begin = Kezdés
duel-copy = Link másolása
duel-back = Minden párbaj
duel-again = Újra
duel-position = { $number }. állás a { $count }-ból
duel-task = Játssz le egy egész kört: ez a válaszod.
duel-progress = { $name }: { $answered } válasz
duel-time-left = Hátralévő idő
duel-sign-open = még nincs értékelve
duel-judging = Az edző megnézi az utolsó válaszokat …
duel-won = { $name } nyeri a párbajt
duel-yours = A te párbajod
duel-loss = Elvesztett pontok
duel-waiting = { $count ->
    [one] Egy játékos még nem végzett.
   *[other] { $count } játékos még nem végzett.
}
duel-positions = Állásról állásra
duel-cost = { $loss } elvesztett pont
duel-you-played = A te köröd
duel-unanswered = Nem jött válasz időben
duel-recorded = A feljegyzett kör
duel-better = Jobb
duel-they-played = { $name } ({ $loss } elvesztett pont)
