# Amit valakiről őrzünk: a fájlja, és ennek vége. A beállítások része.

forget-name = Ha azt akarod, hogy elfelejtsünk, írd be a nevedet pontosan úgy, ahogy itt szerepel.

mydata-title = Az adataim
mydata-about = A neved, játszmáid, feladványaid, napi leosztásaid, párbajaid, jegyzeteid és pontszámaid ezen a szerveren vannak, neked.
mydata-download = Adataim letöltése
mydata-forget = Felejts el …
mydata-sure = Felejts el végleg
mydata-what = A próbáid, jegyzeteid, pontszámaid és kulcsaid törlődnek. A másokkal játszott játszmák megmaradnak, a neved és a szavaid nélkül. Ezt senki sem vonhatja vissza, és ki leszel jelentkeztetve.
mydata-write-name = Megerősítésül írd be a nevedet: { $name }
mydata-cancel = Maradjon minden
