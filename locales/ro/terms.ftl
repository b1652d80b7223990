### The words of the game: Română.
### Names are those of the printed edition; the sentences are our own. Rules: docs/rules.md.

## Domains

domain-M = Militar
domain-R = Religie
domain-E = Economie
domain-S = Știință
domain-C = Cultură
domain-U = Utopie

# $domain (String): the translated name of the Domain. $age (Number): 1, 2 or 3.
card-name = { $domain }, Era { $age }

## Effects, each with one sentence for its tooltip

effect-assassination = Asasinare
effect-assassination-text = Trimiți în teancul de decartări o carte la alegere din mâna ta.
effect-purge = Curățare
effect-purge-text = Trimiți în teancul de decartări două cărți la alegere din mâna ta, dacă ai cel puțin două.
effect-attack = Atac
effect-attack-text = Plătești o carte Militară și renunți la o carte din Domeniul pe care îl numești: oricine altcineva are acel Domeniu în față pierde, la rândul său, o carte.
effect-holy-book = Carte Sfântă
effect-holy-book-text = În această tură limita ta maximă de cărți este cinci, așa că la tragere îți completezi mâna până la cinci cărți.
effect-divine-right = Drept divin
effect-divine-right-text = În această tură limita ta maximă de cărți este șapte, așa că la tragere îți completezi mâna până la șapte cărți.
effect-inquisition = Inchiziție
effect-inquisition-text = Plătești o carte de Religie, iei la tine toată mâna altui jucător și îi dai înapoi tot atâtea cărți, oricare vrei.
effect-development = Dezvoltare
effect-development-text = Înlocuiești o carte din fața ta: cea veche merge în teancul de decartări, iar tu joci alta din mână.
effect-monopoly = Monopol
effect-monopoly-text = Înlocuiești două cărți din fața ta: cele vechi merg în teancul de decartări, iar tu joci alte două din mână.
effect-embargo = Embargo
effect-embargo-text = Pui una dintre cărțile tale de Economie cu fața în jos peste un Domeniu din fața oricărui jucător: în tura sa următoare, acel jucător nu poate juca Domeniul.
effect-experiment = Experiment
effect-experiment-text = Iei înapoi în mână o carte din fața ta și joci în locul ei una din mână, chiar și aceeași.
effect-research = Cercetare
effect-research-text = Iei înapoi în mână două cărți din fața ta și joci în locul lor două din mână, chiar și aceleași.
effect-breakthrough = Salt tehnologic
effect-breakthrough-text = Plătești o carte de Știință, tragi cinci cărți din teancul de Eră, apoi decartezi din mână tot atâtea câte ai tras.
effect-oligarchy = Oligarhie
effect-oligarchy-text = Cauți în teancul de decartări și iei în mână cartea care îți place cel mai mult.
effect-republic = Republică
effect-republic-text = Cauți în teancul de decartări și iei în mână cele două cărți care îți plac cel mai mult, sau singura care există.
effect-democracy = Democrație
effect-democracy-text = Pui una dintre cărțile tale de Utopie cu fața în jos peste un Domeniu din fața oricărui jucător: până la sfârșitul partidei, acel jucător are nevoie acolo de încă o carte pentru Victoria prin Dominație.
effect-inspiration = Inspirație
effect-inspiration-text = Cât timp ai mai multe cărți de Cultură decât oricare alt jucător, folosești un efect permanent, de nivelul 1 sau 2, al cărui nivel este atins de altcineva.

## Terms

term-age = Eră
term-age-deck = teancul de Eră
term-turn = tură
term-round = rundă
term-level = nivel
term-domain = Domeniu
term-play-area = în fața ta
term-hand-size = limita maximă de cărți
term-discard-pile = teancul de decartări
term-permanent-effect = efect permanent
term-discard-effect = efect temporar
term-hegemony-victory = Victorie prin Dominație
term-majority-victory = Victorie prin Majoritate
term-culture-coin = Monedă de Cultură
term-first-player = Primul Jucător
term-basic = Varianta clasică
term-draft = Varianta draft
term-team-game = Joc pe echipe
