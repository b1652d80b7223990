# A saját hibáim, újra feladva: a feladványok oldalának része.

mistake-unknown = Az edző elemzései nem ismernek ilyen hibádat.

mistakes-title = A saját játszmáimból
mistakes-about = Állások, amelyekben az edző elemzése szerint hibáztál. Más nem láthatja őket; a pontszámod nem változik.
mistakes-waiting = { $count ->
    [one] Egy állás vár jobb körre.
   *[other] { $count } állás vár jobb körre.
}
mistakes-resting = { $count ->
    [one] Egyet már jóvátettél; egy hónap múlva visszatér.
   *[other] { $count } állást már jóvátettél; egy hónap múlva visszatérnek.
}
mistakes-begin = Tedd jóvá
mistakes-none = A legutóbbi elemzett játszmáidban nem vár hiba. Szép játék!
mistakes-how = Így születnek: játssz játszmákat végig, és elemeztesd őket az edzővel. Azok a körök, amelyek biztosan hét pontodba vagy többe kerültek, itt visszatérnek.
mistakes-unreviewed = { $count ->
    [one] A legutóbbi játszmáid közül egy nincs elemezve.
   *[other] A legutóbbi játszmáid közül { $count } nincs elemezve.
}
mistakes-review = { $count ->
    [one] Elemeztesd
   *[other] Elemeztesd őket
}
mistakes-review-some = Elemeztesd a legutóbbi { $count } játszmát
mistakes-under-way = { $count ->
    [one] Az edző egy játszmádat elemzi …
   *[other] Az edző { $count } játszmádat elemzi …
}
mistakes-play = Játssz egy játszmát
mistakes-task = A saját játszmád: találj jobbat
mistakes-of = { $date } · { $turn }. kör
mistakes-of-draft = { $date } · kártyaválasztás
mistakes-right = Helyes
mistakes-right-about = Két ponton belül van a legjobbhoz.
mistakes-wrong = Még nem
mistakes-lost = Ez a kör { $points ->
    [one] egy pontot
   *[other] { $points } pontot
} veszít az esélyedből.
mistakes-played = A játszmában ezt játszottad: { $plan } ({ $points ->
    [one] egy pont veszteség
   *[other] { $points } pont veszteség
})
mistakes-better = Jobb: { $plan }
mistakes-next = A következő
mistakes-again = Próbáld újra
