### A számozott szabályok röviden; példákkal és döntésekkel a docs/rules.md-ben. A számok a motoréi.

## Részek
rule-part-1 = A kártyák
rule-part-2 = Előkészületek
rule-part-3 = A kör
rule-part-4 = Hogyan olvassuk a hatásokat
rule-part-5 = Állandó hatások
rule-part-6 = Kártyaeldobás
rule-part-7 = Amit mindenki tudhat
rule-part-8 = A játék vége
rule-part-9 = Csapatok

## 1
rule-r1-1 = 104 kártya van, mindegyik egy területhez és egy korhoz tartozik. Az előlap a területet, a hátlap a kort mutatja, így a rejtett lap is elárulja, milyen régi. Az 1., 2. és 3. korban: Katonaság 8, 8, 4; Vallás 8, 8, 0; Gazdaság 4, 4, 8; Tudomány 4, 8, 8; Kultúra 4, 4, 8; Utópia 0, 0, 16. A kor nem tesz erősebbé egyetlen lapot sem.
    .title = Mi van a dobozban
rule-r1-2 = Terület és kor együtt egy fajta, például M1 vagy E3. Tizenöt fajta van, az egyforma lapok felcserélhetők.
    .title = Fajták

## 2
rule-r2-1 = Ketten, hárman vagy négyen játszhattok. A helyek az óramutató járása szerint számozódnak; a bal oldali szomszédod a következő szám.
    .title = Helyek
rule-r2-2 = A három kort külön keverjük. Ha nem négyen játszotok, minden korból három lap látatlanul kikerül. Felül az 1. kor, alatta a 2., legalul a 3. A korok paklijába lap soha nem kerül vissza.
    .title = A pakli
rule-r2-3 = A kezdőjátékost a véletlen jelöli ki. A kultúraérme a pakli mellett vár.
    .title = Ki kezd
rule-r2-4 = A kezdőjátékossal kezdve, az óramutató járása szerint mindenki három lapot kap.
    .title = Hagyományos mód
rule-r2-5 = Mindenki négy lapot kap. Háromszor választ mindenki egyszerre és titokban: négyből megtart egyet, a többit balra adja; háromból megtart egyet, a többit továbbadja; kettőből megtart egyet, a másikat felfordítva középre teszi. Ezután a kezdőjátékos jobb oldali szomszédjával kezdve, az óramutatóval ellentétesen mindenki a játékterületére vesz egy lapot középről. Mindenki három lappal a kézben és egy kijátszottal indul.
    .title = Kártyaválasztás

## 3
rule-r3-1 = A kezdőjátékos kezd, a sor az óramutató járása szerint halad. Egy kör négy lépés: kijátszás, hatások, húzás, befejezés.
    .title = Sorrend
rule-r3-2 = Tegyél egy lapot a kezedből felfordítva a játékterületedre. Nem passzolhatsz, amíg van kijátszható lapod; a lépés csak akkor marad el, ha egy sincs.
    .title = Kijátszás
rule-r3-3 = Annyi hatást használsz, amennyit akarsz, tetszőleges sorrendben, vagy egyet sem; egyet fejezz be, mielőtt a következőt elkezded. Területenként és körönként egy állandó hatás és egy kártyaeldobás jár. Ha egy hatás ellentmond egy alapszabálynak, a hatásnak van igaza.
    .title = Hatások
rule-r3-4 = Egészítsd ki a kezed a kezedben tartható lapok számáig: ez három, vagy több, ha ebben a körben a Vallás megemelte. Ha már van ennyi lapod, a kezed marad, ahogy van. Üres pakliból nem húzol.
    .title = Húzás
rule-r3-5 = Lekerülnek rólad az ebben a körben érvényes embargók. Aztán kiderül, elérted-e a hegemóniát.
    .title = Befejezés

## 4
rule-r4-1 = Abban a pillanatban számold meg a terület felfordított lapjait magad előtt, amikor a hatást elkezded. Az 1. szinthez 3, a 2. szinthez 5 lap kell; négy játékosnál 2 és 4. A 2. szint birtokában az 1. szintet is választhatod.
    .title = Szintek
rule-r4-2 = Ha egy terület bármelyik szintjét használtad, az állandó hatása a következő körödig elhasználódott, akár saját, akár lemásolt szint volt.
    .title = Területenként egy
rule-r4-3 = Amiről egy hatás elsőként lemondat, annak teljes egészében lehetségesnek kell lennie, különben el sem kezdheted. Amit utána ad, az annyiban jár, amennyiben lehet; a többi elvész.
    .title = Mindent megfizetsz, azt kapod, ami van
rule-r4-4 = Az embargó- és demokrácialapok lefordítva fekszenek. Senkinek nem számítanak, és egyetlen hatás sem célozhatja vagy mozdíthatja el őket.
    .title = Csak a felfordított lap számít
rule-r4-5 = A kártyaeldobást a terület egy felfordított lapjával fizeted, a saját játékterületedről. Ha több korból is van, kérdés nélkül a legalacsonyabb megy; ugyanígy azok is, amelyeket egy Támadás visz el. Minden más esetben a választó szabadon nevezi meg a fajtát.
    .title = Melyik lap megy

## 5
rule-r5-1 = 1. szint, Orgyilkosság: a kezedből egy választott lap a dobópaklira kerül. 2. szint, Tisztogatás: két lap.
    .title = Katonaság
rule-r5-2 = 1. szint, Szentírás: ebben a körben öt a kezedben tartható lapok száma. 2. szint, Isteni előjog: hét. A hatások lépésében kell használnod; utána e kör húzásáig érvényes, akkor is, ha közben elmennek Vallás lapjaid.
    .title = Vallás
rule-r5-3 = 1. szint, Fejlődés: a játékterületed egy lapja a dobópaklira kerül, majd kijátszol egyet a kezedből. 2. szint, Monopólium: kettő, majd kettő.
    .title = Gazdaság
rule-r5-4 = 1. szint, Kísérlet: visszaveszed a kezedbe a játékterületed egy lapját, majd kijátszol egyet a kezedből, akár ugyanazt. 2. szint, Kutatás: kettő, majd kettő.
    .title = Tudomány
rule-r5-5 = 1. szint, Oligarchia: egy választott lapot a kezedbe veszel a dobópakliból. 2. szint, Köztársaság: kettőt, vagy az egyetlent. A dobópakli nem lehet üres.
    .title = Utópia
rule-r5-6 = A Kultúrának nincsenek szintjei. Ha minden más játékosnál több Kultúra lapod van, az Ihlettel végrehajtasz egy állandó hatást, amelynek szintjét most egy másik játékos eléri. A költség és a haszon a tiéd. Körönként egyszer; elhasználja a Kultúra és a lemásolt terület állandó hatását.
    .title = Kultúra: Ihlet
rule-r5-7 = Az érme a lemásolt területet jelöli. A következő köröd elején visszakerül a pakli mellé, vagy azonnal, ha egy másik játékosnak ugyanannyi Kultúra lapja lesz, mint neked. Ezt minden egyes lap után meg kell nézni; a Támadás egyetlen pillanatnak számít. Az érme semmi mást nem változtat meg.
    .title = A kultúraérme

## 6
rule-r6-1 = Fizetsz egy Katonaság lapot, és megnevezel egy területet. Először te veszítesz belőle egy lapot, ezért kell hogy legyen (a Katonasághoz összesen kettő); aztán mindenki más, akinek van, elveszít belőle egyet, a társad is.
    .title = Támadás
rule-r6-2 = Fizetsz egy Vallás lapot, és választasz egy másik játékost. Az egész kezét a kezedbe veszed, és ugyanannyi lapot adsz vissza, amelyeket csak akarsz. Te mindet láttad; ő azt látja, amit visszakap; a többiek csak hátlapokat. A kéz lehet üres is.
    .title = Inkvizíció
rule-r6-3 = Válaszd bármelyik játékosnak, akár magadnak egy területét, amelyből a fizetés után is van felfordított lap. A Gazdaság lapod lefordítva odakerül: az illető a következő körében semmilyen módon nem játszhatja ki azt a területet, de a hatásai használhatók maradnak. Egy területen több embargó is lehet. A saját Gazdaságodra két Gazdaság lap kell.
    .title = Embargó
rule-r6-4 = Annak a körnek a végén, amelyben valakit korlátozott, az embargólap a dobópaklira kerül. Akkor is ott marad, ha az alatta lévő lapok elmennek.
    .title = Mikor szűnik meg az embargó
rule-r6-5 = Fizetsz egy Tudomány lapot, öt lapot húzol, aztán ugyanannyit dobsz el a kezedből, ahányat húztál. Ha a pakliban kevesebb van, annyit húzol és annyit dobsz.
    .title = Áttörés
rule-r6-6 = Válaszd bármelyik játékosnak, akár magadnak egy területét, amelyből a fizetés után is van felfordított lap. Az Utópia lapod a játék végéig lefordítva ott marad, és az illetőnek ott eggyel több lap kell a hegemóniához, akkor is, ha a terület kiürül. Több demokrácia összeadódik. A saját Utópiádra két Utópia lap kell.
    .title = Demokrácia
rule-r6-7 = A Kultúrának nincs kártyaeldobása.
    .title = Kultúra

## 7
rule-r7-1 = Mindenki látja: a játékterületeket, a dobópaklit, a lefordított lapokat és szerepüket, az érmét, hogy kinek hány lapja van, a kezek, csomagok és a pakli lapjainak korát, és mindent, ami történik. Rejtve van: a mások kezében lévő előlapok, a pakli sorrendje és előlapjai, a kivett lapok, a kártyaválasztás döntései, és a kívülállóknak az Inkvizícióban gazdát cserélő előlapok.
    .title = Nyílt és rejtett
rule-r7-2 = Amit láttak, azt tudják: a nyíltan kézbe vett vagy inkvizítor által látott lap ismert azoknak, akik látták, amíg el nem hagyja azt a kezet, vagy látatlanul el nem hagyhatta.
    .title = Emlékezet
rule-r7-3 = A játék után minden lap nyílt.
    .title = Utána

## 8
rule-r8-1 = A saját köröd végén, a húzás után azonnal nyersz, ha egy területből hét felfordított lapod van (két játékosnál nyolc), és eggyel több minden rajta fekvő demokráciáért.
    .title = Hegemónia
rule-r8-2 = Amikor a pakli utolsó lapját elveszik, a folyó forduló az utolsó. Húzás nélkül végigjátsszátok; a játék ott áll meg, ahol a kezdőjátékos következne. Ha addig senki nem éri el a hegemóniát, a pontok döntenek.
    .title = Az utolsó forduló
rule-r8-3 = Minden terület egy pontot ad annak, akinek abból a legtöbb, de legalább egy felfordított lapja van; holtversenyben mindegyik vezető kap egyet. A legtöbb pont nyer.
    .title = Pontok
rule-r8-4 = Csak az egyenlők között, lépésről lépésre: a legtöbb lap Utópiából, aztán Kultúrából, Tudományból, Gazdaságból, Vallásból, Katonaságból. Akik így is egyenlők, közösen nyernek.
    .title = Egyenlőség
rule-r8-5 = Szabály nem tiltja az ismétlést. Ha egy asztal vagy szimuláció bizonyos számú kör után megáll, a játéknak nincs eredménye.
    .title = Körbe-körbe

## 9
rule-r9-1 = Négy játékos, a társak egymással szemben: az 1. és 3. hely a 2. és 4. ellen. Minden más szabály marad, és a kezeket nem mutatjátok meg egymásnak.
    .title = Társak
rule-r9-2 = Ha az egyik társ eléri a hegemóniát, mindketten nyernek.
    .title = Hegemónia
rule-r9-3 = A csapat egy pontot kap minden területért, amelyben legalább egyik tagja vezet a négy játékos között. Ha mindkét csapatnak van vezetője, mindkettő kap. Az egyenlőséget a szokásos sorrend dönti el, a társak lapjait összeadva.
    .title = Pontok
