# Greșelile mele, puse din nou: o parte a paginii cu probleme.

mistake-unknown = Analizele antrenorului nu cunosc o astfel de greșeală a ta.

mistakes-title = Din partidele mele
mistakes-about = Poziții în care, după analiza antrenorului, ai greșit. Nimeni altcineva nu le vede; cota ta rămâne cum este.
mistakes-waiting = { $count ->
    [one] O poziție așteaptă o tură mai bună.
    [few] { $count } poziții așteaptă o tură mai bună.
   *[other] { $count } de poziții așteaptă o tură mai bună.
}
mistakes-resting = { $count ->
    [one] Una e îndreptată deja; revine peste o lună.
    [few] { $count } sunt îndreptate deja; revin peste o lună.
   *[other] { $count } de poziții sunt îndreptate deja; revin peste o lună.
}
mistakes-begin = Îndreapt-o
mistakes-none = În ultimele tale partide analizate nu așteaptă nicio greșeală. Bine jucat!
mistakes-how = Așa apar: joacă partide până la capăt și cere analiza antrenorului. Turele care te-au costat sigur șapte puncte sau mai mult revin aici.
mistakes-unreviewed = { $count ->
    [one] Una dintre ultimele tale partide nu a fost analizată.
    [few] { $count } dintre ultimele tale partide nu au fost analizate.
   *[other] { $count } dintre ultimele tale partide nu au fost analizate.
}
mistakes-review = { $count ->
    [one] Cere analiza ei
    [few] Cere analiza lor
   *[other] Cere analiza lor
}
mistakes-review-some = Cere analiza ultimelor { $count }
mistakes-under-way = { $count ->
    [one] Antrenorul analizează o partidă a ta …
    [few] Antrenorul analizează { $count } partide ale tale …
   *[other] Antrenorul analizează { $count } de partide ale tale …
}
mistakes-play = Joacă o partidă
mistakes-task = Partida ta: găsește ceva mai bun
mistakes-of = { $date } · tura { $turn }
mistakes-of-draft = { $date } · draft
mistakes-right = Corect
mistakes-right-about = E la cel mult două puncte de cea mai bună.
mistakes-wrong = Încă nu
mistakes-lost = Această tură pierde { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} din șansa ta.
mistakes-played = În partidă ai jucat: { $plan } ({ $points ->
    [one] un punct pierdut
    [few] { $points } puncte pierdute
   *[other] { $points } de puncte pierdute
})
mistakes-better = Mai bine: { $plan }
mistakes-next = Următoarea
mistakes-again = Încearcă din nou
