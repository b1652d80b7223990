# Ciò che si conserva di qualcuno: il suo file, e la fine. Una parte delle impostazioni.

forget-name = Per essere dimenticato scrivi il tuo nome esattamente com'è conservato qui.

mydata-title = I miei dati
mydata-about = Nome, partite, problemi, smazzate del giorno, duelli, note e valutazioni sono conservati su questo server, per te.
mydata-download = Scarica i miei dati
mydata-forget = Dimenticami …
mydata-sure = Dimenticami per sempre
mydata-what = Tentativi, note, valutazioni e chiavi vengono cancellati. Le partite con altri restano, senza il tuo nome e le tue parole. Nessuno può annullarlo, e la tua sessione finisce.
mydata-write-name = Scrivi il tuo nome per confermare: { $name }
mydata-cancel = Conserva tutto
