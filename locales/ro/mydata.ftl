# Ce se păstrează despre cineva: fișierul său și un sfârșit. O parte a setărilor.

forget-name = Ca să fii uitat, scrie-ți numele exact cum este păstrat aici.

mydata-title = Datele mele
mydata-about = Numele, partidele, problemele, împărțirile zilei, duelurile, notițele și cotele tale sunt păstrate pe acest server, pentru tine.
mydata-download = Descarcă datele mele
mydata-forget = Uită-mă …
mydata-sure = Uită-mă definitiv
mydata-what = Încercările, notițele, cotele și cheile tale se șterg. Partidele cu alții rămân, fără numele și cuvintele tale. Nimeni nu poate anula asta, iar sesiunea ta se încheie.
mydata-write-name = Scrie-ți numele ca să confirmi: { $name }
mydata-cancel = Păstrează tot
