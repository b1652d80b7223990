### The words of the game: Magyar.
### Names are those of the printed edition; the sentences are our own. Rules: docs/rules.md.

## Domains

domain-M = Katonaság
domain-R = Vallás
domain-E = Gazdaság
domain-S = Tudomány
domain-C = Kultúra
domain-U = Utópia

# $domain (String): the translated name of the Domain. $age (Number): 1, 2 or 3.
card-name = { $domain }, { $age }. kor

## Effects, each with one sentence for its tooltip

effect-assassination = Orgyilkosság
effect-assassination-text = A kezedből egy szabadon választott lapot a dobópaklira teszel.
effect-purge = Tisztogatás
effect-purge-text = A kezedből két szabadon választott lapot a dobópaklira teszel, ha van legalább kettő.
effect-attack = Támadás
effect-attack-text = Fizetsz egy Katonaság kártyát, megnevezel egy területet, és lemondasz egy oda tartozó kártyádról: mindenki más is elveszít egyet, akinek a játékterületén van ilyen.
effect-holy-book = Szentírás
effect-holy-book-text = Ebben a körben öt a kezedben tartható lapok száma, így húzáskor öt lapra egészíted ki a kezed.
effect-divine-right = Isteni előjog
effect-divine-right-text = Ebben a körben hét a kezedben tartható lapok száma, így húzáskor hét lapra egészíted ki a kezed.
effect-inquisition = Inkvizíció
effect-inquisition-text = Fizetsz egy Vallás kártyát, magadhoz veszed egy másik játékos kezéből az összes lapot, majd ugyanannyit adsz neki vissza, amelyeket csak akarsz.
effect-development = Fejlődés
effect-development-text = Lecserélsz egy lapot a játékterületeden: a régi a dobópaklira kerül, te pedig kijátszol egy másikat a kezedből.
effect-monopoly = Monopólium
effect-monopoly-text = Lecserélsz két lapot a játékterületeden: a régiek a dobópaklira kerülnek, te pedig kijátszol két másikat a kezedből.
effect-embargo = Embargó
effect-embargo-text = Egy Gazdaság kártyádat képpel lefelé bármelyik játékos olyan területére fekteted, amelyből van kijátszott lapja: a következő körében nem játszhatja ki e terület lapjait.
effect-experiment = Kísérlet
effect-experiment-text = Visszaveszel a kezedbe egy lapot a játékterületedről, és helyette kijátszol egyet a kezedből, akár ugyanazt.
effect-research = Kutatás
effect-research-text = Visszaveszel a kezedbe két lapot a játékterületedről, és helyettük kijátszol kettőt a kezedből, akár ugyanazokat.
effect-breakthrough = Áttörés
effect-breakthrough-text = Fizetsz egy Tudomány kártyát, öt lapot húzol a korok paklijából, aztán ugyanannyit eldobsz a kezedből, ahányat húztál.
effect-oligarchy = Oligarchia
effect-oligarchy-text = Átnézed a dobópaklit, és a neked legjobban tetsző lapot a kezedbe veszed.
effect-republic = Köztársaság
effect-republic-text = Átnézed a dobópaklit, és a neked legjobban tetsző két lapot a kezedbe veszed, vagy az egyetlent, ha nincs több.
effect-democracy = Demokrácia
effect-democracy-text = Egy Utópia kártyádat képpel lefelé bármelyik játékos olyan területére fekteted, amelyből van kijátszott lapja: ott a játék végéig eggyel több lap kell neki a Hegemónia győzelemhez.
effect-inspiration = Ihlet
effect-inspiration-text = Amíg senki másnak nincs annyi Kultúra kártyája, mint neked, használhatsz egy 1. vagy 2. szintű állandó hatást, amelynek a szintjét egy másik játékos elérte.

## Terms

term-age = kor
term-age-deck = korok paklija
term-turn = kör
term-round = forduló
term-level = szint
term-domain = terület
term-play-area = játékterület
term-hand-size = kezedben tartható lapok száma
term-discard-pile = dobópakli
term-permanent-effect = állandó hatás
term-discard-effect = kártyaeldobás
term-hegemony-victory = Hegemónia győzelem
term-majority-victory = Többségi győzelem
term-culture-coin = kultúraérme
term-first-player = kezdőjátékos
term-basic = Hagyományos mód
term-draft = Kártyaválasztás
term-team-game = Csapatjáték
