### Mi lett volna, ha: továbbjátszás egy játszma bármely pillanatától.

## Amit elutasítunk
branch-running = Folyamatban lévő játszmába így senki sem láthat bele: csak a saját, nem értékszámos, botok elleni játszmádtól játszhatsz tovább.
branch-true-cards = Amíg a játszma tart, ami rejtett, rejtve marad: a lapokat újra kiosztjuk úgy, ahogy a te helyed látta a játszmát.
branch-over = Ott a játszmának már vége: válassz egy korábbi pillanatot.

## Továbbjátszás
branch-play-on = Továbbjátszás innen
branch-try = Próbáld ki ezt
branch-about = Új asztal kezdődik onnan, ahol ez a játszma a(z) { $last } lépésből a(z) { $at }. után állt. Maga a játszma marad, ahogy van.
branch-cards = Az addig nem látott lapok
branch-cards-true = úgy maradnak, ahogy voltak
branch-cards-for = újraosztva, úgy, hogy illjenek ahhoz, amit { $seat } látott
branch-cards-mine = Újraosztjuk őket úgy, hogy illjenek ahhoz, amit láttál.
branch-begin = Továbbjátszás
branch-invite = Asztal létrehozása és barátok meghívása
branch-from = Ez az asztal egy másik játszmát folytat, a(z) { $at }. lépés után.
branch-see-origin = Az a játszma
branch-outcomes = Mi lett volna, ha
branch-original = Az eredeti
branch-here = Ez az elágazás
branch-tree = Elágazások
branch-after = a(z) { $at }. lépés után
branch-status = { $status ->
    [open] játékosokra vár
    [running] még tart
    [closed] feladva
   *[other] véget ért
}

## Tanulmány: egy játszma, az elágazásai, a jegyzeteim
study-note = Jegyzet
study-note-at = Jegyzet a(z) { $at }. lépés után
study-note-about = Csak te látod. A tanulmány mentésekor ez is bekerül.
study-note-keep = Megtartom
study-save = Mentés tanulmányként
study-save-about = A játszma, az elágazásai és a jegyzeteid egy fájlban, amely a „Visszajátszás” oldalon nyitható meg újra.
study-games = { $count ->
    [one] Tanulmány egy játszmáról
   *[other] Tanulmány { $count } játszmáról
}
study-notes = { $count ->
    [one] egy jegyzet
   *[other] { $count } jegyzet
}
study-notes-full = Ehhez a játszmához már { $most } jegyzet tartozik: több nem fér el.
