### A számozott szabályok röviden; példákkal és vitás kérdésekkel a docs/rules.hu.md-ben. A számok a motoréi.

## Részek
rule-part-1 = A kártyák
rule-part-2 = Előkészületek
rule-part-3 = A kör
rule-part-4 = A hatások értelmezése
rule-part-5 = Állandó hatások
rule-part-6 = Kártyaeldobás
rule-part-7 = Amit mindenki tudhat
rule-part-8 = A játék vége
rule-part-9 = Csapatjáték

## 1
rule-r1-1 = A játékban 104 kártya van, mindegyik egy területhez és egy korhoz tartozik. Az előlap a területet, a hátlap a kort mutatja, így a rejtett lap is elárulja, milyen régi. Az 1., 2. és 3. korban: Katonaság 8, 8, 4; Vallás 8, 8, 0; Gazdaság 4, 4, 8; Tudomány 4, 8, 8; Kultúra 4, 4, 8; Utópia 0, 0, 16. A kor nem tesz erősebbé egyetlen lapot sem.
    .title = Mi van a dobozban
rule-r1-2 = A terület és a kor együtt adja a fajtát, például M1 vagy E3. Tizenöt fajta van; az egy fajtába tartozó lapok felcserélhetők.
    .title = Fajták

## 2
rule-r2-1 = Ketten, hárman vagy négyen játszhattok. A helyek számozása az óramutató járását követi; a bal oldali szomszédodé a következő szám.
    .title = Helyek
rule-r2-2 = A három kort külön-külön kell megkeverni. Ha nem négyen játszotok, minden korból három lap látatlanul kikerül. Felül az 1. kor, alatta a 2., legalul a 3. A korok paklijába lap soha nem kerül vissza.
    .title = A pakli
rule-r2-3 = A kezdőjátékost a véletlen jelöli ki. A kultúraérme a pakli mellett vár.
    .title = Ki kezd
rule-r2-4 = A kezdőjátékossal kezdve, az óramutató járása szerint mindenki három lapot kap.
    .title = Hagyományos mód
rule-r2-5 = Mindenki négy lapot kap. Háromszor választotok, mindenki egyszerre és titokban: négyből megtartasz egyet, a többit balra adod; háromból megtartasz egyet, a többit továbbadod; kettőből megtartod az egyiket, a másikat képpel felfelé középre teszed. Ezután a kezdőjátékos jobb oldali szomszédjával kezdve, az óramutató járásával ellentétesen mindenki a játékterületére vesz egy lapot középről. Mindenki három lappal a kezében és egy kijátszottal indul.
    .title = Kártyaválasztás

## 3
rule-r3-1 = A kezdőjátékos kezd, a sor az óramutató járása szerint halad. Egy kör négy lépés: kijátszás, hatások, húzás, befejezés.
    .title = Sorrend
rule-r3-2 = Tegyél egy lapot a kezedből képpel felfelé a játékterületedre. Nem passzolhatsz, amíg van kijátszható lapod; a lépés csak akkor marad el, ha egy sincs.
    .title = Kijátszás
rule-r3-3 = Annyi hatást használsz, amennyit akarsz, tetszőleges sorrendben, vagy egyet sem; amelyiket elkezdted, fejezd be, mielőtt másikba fogsz. Területenként és körönként egy állandó hatás és egy kártyaeldobás jár. Ha egy hatás ellentmond egy alapszabálynak, a hatás az erősebb.
    .title = Hatások
rule-r3-4 = Húzz annyi lapot, hogy elérd a kezedben tartható lapok számát: ez három, vagy több, ha ebben a körben a Vallás megemelte. Ha már van legalább ennyi lapod, a kezed marad, ahogy van. Üres pakliból nem húzol.
    .title = Húzás
rule-r3-5 = Lekerülnek az embargók, amelyek ebben a körben téged sújtottak. Ezután dől el, hogy elérted-e a hegemóniát.
    .title = Befejezés

## 4
rule-r4-1 = Abban a pillanatban számold meg a játékterületeden a terület felfordított lapjait, amikor a hatást elkezded. Az 1. szinthez 3, a 2. szinthez 5 lap kell; négy játékosnál 2 és 4. Aki eléri a 2. szintet, az 1. szintet is választhatja helyette.
    .title = Szintek
rule-r4-2 = Ha egy terület bármelyik szintjét használtad, a terület állandó hatása a következő körödig elhasználódott, akár saját, akár lemásolt szint volt.
    .title = Területenként egy
rule-r4-3 = Először az jön, amiről egy hatásért le kell mondanod: ha nem tudod az egészet megadni, el sem kezdheted. Amit a hatás utána ad, abból annyi jár, amennyi lehetséges; a többi elvész. Egy kivétel van: az Oligarchia és a Köztársaság semmibe sem kerül, üres dobópaklival mégsem kezdhető el.
    .title = Mindent megfizetsz, azt kapod, ami van
rule-r4-4 = Az embargó- és a demokráciakártyák képpel lefelé fekszenek. Senkinél sem számítanak, és egyetlen hatás sem célozhatja meg, dobhatja el, veheti kézbe vagy mozdíthatja el őket.
    .title = Csak a felfordított lap számít
rule-r4-5 = A kártyaeldobásért a terület egy felfordított lapjával fizetsz, a saját játékterületedről. Ha több korból is van ilyened, kérdés nélkül a legkisebb számú megy el; ugyanígy dől el az is, melyik lapot viszi el a Támadás. Minden más esetben a választó szabadon nevezi meg a fajtát.
    .title = Melyik lap megy el

## 5
rule-r5-1 = 1. szint, Orgyilkosság: a kezedből egy választott lap a dobópaklira kerül. 2. szint, Tisztogatás: két lap.
    .title = Katonaság
rule-r5-2 = 1. szint, Szentírás: ebben a körben öt a kezedben tartható lapok száma. 2. szint, Isteni előjog: hét. A hatások lépésében kell használnod; utána e kör húzásáig érvényes, akkor is, ha közben elmennek Vallás kártyáid.
    .title = Vallás
rule-r5-3 = 1. szint, Fejlődés: a játékterületed egy lapja a dobópaklira kerül, majd kijátszol egyet a kezedből. 2. szint, Monopólium: kettő, majd kettő.
    .title = Gazdaság
rule-r5-4 = 1. szint, Kísérlet: visszaveszed a kezedbe a játékterületed egy lapját, majd kijátszol egyet a kezedből, akár ugyanazt. 2. szint, Kutatás: kettő, majd kettő.
    .title = Tudomány
rule-r5-5 = 1. szint, Oligarchia: egy tetszésed szerinti lapot a kezedbe veszel a dobópakliból. 2. szint, Köztársaság: kettőt, vagy ha csak egy van, azt az egyet. A dobópakli nem lehet üres.
    .title = Utópia
rule-r5-6 = A Kultúrának nincsenek szintjei. Ha minden más játékosnál több Kultúra kártyád van, az Ihlettel végrehajthatsz egy állandó hatást, amelynek a szintjét egy másik játékos éppen eléri. A költség és a haszon a tiéd. Körönként egyszer működik; elhasználja a Kultúra és a lemásolt terület állandó hatását.
    .title = Kultúra: Ihlet
rule-r5-7 = Az érme a lemásolt területet jelöli. A következő köröd elején visszakerül a pakli mellé, vagy azonnal, ha egy másik játékosnak legalább annyi Kultúra kártyája lesz, mint neked. Ezt minden egyes lap után meg kell nézni, akár egy hatás közben is; a Támadás minden vesztesége, a támadóé is, egyetlen pillanatnak számít. Ha az érme visszakerült, ott is marad. Semmi mást nem változtat meg.
    .title = A kultúraérme

## 6
rule-r6-1 = Fizetsz egy Katonaság kártyát, és megnevezel egy területet. Először te veszítesz belőle egy lapot, tehát kell lennie ilyen lapodnak (a Katonasághoz összesen kettőnek); aztán mindenki más, akinek van, szintén elveszít belőle egyet, a társad is.
    .title = Támadás
rule-r6-2 = Fizetsz egy Vallás kártyát, és választasz egy másik játékost. Az összes lapot átveszed a kezéből, és ugyanannyit adsz vissza, amelyeket csak akarsz. Te mindet láttad; ő azt látja, amit visszakap; a többiek csak hátlapokat. A keze üres is lehet.
    .title = Inkvizíció
rule-r6-3 = Választasz egy területet bármelyik játékosnál, akár magadnál, ahol a fizetés után is van felfordított lap. A Gazdaság kártyád képpel lefelé odakerül: az illető a következő körében semmilyen módon nem játszhatja ki e terület lapjait, de a hatásait használhatja. Egy területen több embargó is lehet. A saját Gazdaságodhoz két Gazdaság kártya kell.
    .title = Embargó
rule-r6-4 = Annak a körnek a végén, amelyben érvényben volt, az embargókártya a dobópaklira kerül. Akkor is ott marad, ha az alatta lévő lapok elmennek.
    .title = Mikor szűnik meg az embargó
rule-r6-5 = Fizetsz egy Tudomány kártyát, öt lapot húzol, aztán ugyanannyit dobsz el a kezedből, ahányat húztál. Ha a pakliban kevesebb van, annyit húzol és annyit dobsz el.
    .title = Áttörés
rule-r6-6 = Választasz egy területet bármelyik játékosnál, akár magadnál, ahol a fizetés után is van felfordított lap. Az Utópia kártyád a játék végéig képpel lefelé ott marad, és az illetőnek ott eggyel több lap kell a hegemóniához, akkor is, ha a terület kiürül. Több demokrácia hatása összeadódik. A saját Utópiádhoz két Utópia kártya kell.
    .title = Demokrácia
rule-r6-7 = A Kultúrának nincs kártyaeldobása.
    .title = Kultúra

## 7
rule-r7-1 = Mindenki látja: ki a kezdőjátékos, a játékterületeket, a dobópaklit, a lefordított lapokat és a szerepüket, az érmét, hogy kinek hány lapja van, a kezekben, a csomagokban és a pakliban lévő lapok korát, és mindent, ami történik. Rejtve van: a mások kezében lévő előlapok, a pakli sorrendje és előlapjai, a kivett lapok, a kártyaválasztás döntései, és az érintetteken kívül mindenki elől az Inkvizícióban gazdát cserélő előlapok.
    .title = Nyílt és rejtett
rule-r7-2 = Amit valaki látott, azt nem felejti el: a nyíltan kézbe vett vagy egy inkvizítor által megnézett lapot ismeri az, aki látta, amíg a lap el nem hagyja azt a kezet, vagy amíg látatlanul el nem hagyhatta.
    .title = Emlékezet
rule-r7-3 = Amikor a játék véget ért, minden lap nyílt.
    .title = A játék után

## 8
rule-r8-1 = A saját köröd végén, a húzás után azonnal nyersz, ha egy területből hét felfordított lapod van (két játékosnál nyolc); minden rajta fekvő demokrácia után eggyel több kell.
    .title = Hegemónia
rule-r8-2 = Amint valaki elveszi a pakli utolsó lapját, a folyamatban lévő forduló lesz az utolsó. Húzás nélkül végigjátsszátok; a játék ott áll meg, ahol a kezdőjátékos következne. Ha addig senki sem éri el a hegemóniát, a pontok döntenek.
    .title = Az utolsó forduló
rule-r8-3 = Minden terület egy pontot ad annak, akinek abból a legtöbb, de legalább egy felfordított lapja van; holtversenyben mindegyik vezető kap egyet. Az nyer, akinek a legtöbb pontja van.
    .title = Pontok
rule-r8-4 = Csak a holtversenyben állók között, lépésről lépésre: akinek a legtöbb lapja van Utópiából, aztán Kultúrából, Tudományból, Gazdaságból, Vallásból, Katonaságból. Akik így is egyenlők, közösen nyernek.
    .title = Holtverseny
rule-r8-5 = Szabály nem tiltja az ismétlést. A körök felső határa, a közös megegyezéssel kötött döntetlen és a feladás az asztal vagy a szimuláció dolga, nem a játék eredménye.
    .title = Körbe-körbe

## 9
rule-r9-1 = Négy játékos, a társak egymással szemben: az 1. és 3. hely a 2. és 4. ellen. Minden más szabály marad, és a társak sem látják egymás kezét.
    .title = Társak
rule-r9-2 = Ha az egyik társ eléri a hegemóniát, mindketten nyernek.
    .title = Hegemónia
rule-r9-3 = A csapat egy pontot kap minden területért, amelyben legalább egyik tagja vezet a négy játékos között. Ha mindkét csapatnak van vezetője, mindkettő kap. A holtversenyt a szokásos sorrend dönti el, a társak lapjait összeadva.
    .title = Pontok
