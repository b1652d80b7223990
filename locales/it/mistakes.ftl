# I miei errori, richiesti di nuovo: una parte della pagina dei problemi.

mistake-unknown = Le analisi dell'allenatore non conoscono un tuo errore così.

mistakes-title = Dalle mie partite
mistakes-about = Posizioni in cui, secondo l'analisi dell'allenatore, hai sbagliato. Nessun altro le vede; la tua valutazione resta com'è.
mistakes-waiting = { $count ->
    [one] Una posizione aspetta un turno migliore.
   *[other] { $count } posizioni aspettano un turno migliore.
}
mistakes-resting = { $count ->
    [one] A una hai già rimediato; torna fra un mese.
   *[other] A { $count } hai già rimediato; tornano fra un mese.
}
mistakes-begin = Rimedia
mistakes-none = Nelle tue ultime partite analizzate nessun errore aspetta. Bravo!
mistakes-how = Nascono così: gioca partite fino in fondo e falle analizzare dall'allenatore. I turni che ti sono costati di sicuro sette punti o più tornano qui.
mistakes-unreviewed = { $count ->
    [one] Una delle tue ultime partite non è stata analizzata.
   *[other] { $count } delle tue ultime partite non sono state analizzate.
}
mistakes-review = { $count ->
    [one] Falla analizzare
   *[other] Falle analizzare
}
mistakes-review-some = Fai analizzare le ultime { $count }
mistakes-under-way = { $count ->
    [one] L'allenatore analizza una tua partita …
   *[other] L'allenatore analizza { $count } tue partite …
}
mistakes-play = Gioca una partita
mistakes-task = Una tua partita: trova di meglio
mistakes-of = { $date } · turno { $turn }
mistakes-of-draft = { $date } · draft
mistakes-right = Giusto
mistakes-right-about = È entro due punti dal meglio.
mistakes-wrong = Non ancora
mistakes-lost = Questo turno perde { $points ->
    [one] un punto
   *[other] { $points } punti
} della tua probabilità di vincere.
mistakes-played = Nella partita hai giocato: { $plan } ({ $points ->
    [one] un punto perso
   *[other] { $points } punti persi
})
mistakes-better = Meglio: { $plan }
mistakes-next = Il prossimo
mistakes-again = Riprova
