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
effect-assassination-text = Trimiți în teancul de decartări o carte din mâna ta, oricare vrei.
effect-purge = Curățare
effect-purge-text = Trimiți în teancul de decartări două cărți din mâna ta, oricare vrei, dacă ai cel puțin două.
effect-attack = Atac
effect-attack-text = Plătești o carte Militar, numești un Domeniu și renunți la o carte a ta din el: pierde câte una și oricine altcineva are acel Domeniu în față.
effect-holy-book = Carte Sfântă
effect-holy-book-text = În această tură limita maximă de cărți este cinci, așa că la tragere îți completezi mâna până la cinci cărți.
effect-divine-right = Drept divin
effect-divine-right-text = În această tură limita maximă de cărți este șapte, așa că la tragere îți completezi mâna până la șapte cărți.
effect-inquisition = Inchiziție
effect-inquisition-text = Plătești o carte Religie, adaugi la mâna ta întreaga mână a altui jucător și îi înapoiezi tot atâtea cărți, pe cele pe care le vrei tu.
effect-development = Dezvoltare
effect-development-text = Înlocuiești o carte din fața ta: cea veche merge în teancul de decartări, iar tu joci alta din mână.
effect-monopoly = Monopol
effect-monopoly-text = Înlocuiești două cărți din fața ta: cele vechi merg în teancul de decartări, iar tu joci alte două din mână.
effect-embargo = Embargo
effect-embargo-text = Așezi una dintre cărțile tale Economie cu fața în jos peste un Domeniu pe care orice jucător îl are în față: în tura lui următoare nu va putea juca acel Domeniu.
effect-experiment = Experiment
effect-experiment-text = Îți iei înapoi în mână o carte din fața ta și joci în locul ei una din mână, chiar și pe aceeași.
effect-research = Cercetare
effect-research-text = Îți iei înapoi în mână două cărți din fața ta și joci în locul lor două din mână, chiar și pe aceleași.
effect-breakthrough = Salt tehnologic
effect-breakthrough-text = Plătești o carte Știință, tragi cinci cărți din teancul de Eră, apoi decartezi din mână tot atâtea câte ai tras.
effect-oligarchy = Oligarhie
effect-oligarchy-text = Cauți în teancul de decartări și iei în mână cartea pe care o preferi.
effect-republic = Republică
effect-republic-text = Cauți în teancul de decartări și iei în mână cele două cărți pe care le preferi, sau singura care există.
effect-democracy = Democrație
effect-democracy-text = Așezi una dintre cărțile tale Utopie cu fața în jos peste un Domeniu pe care orice jucător îl are în față: până la sfârșitul jocului îi va trebui acolo o carte în plus pentru Victoria prin Dominație.
effect-inspiration = Inspirație
effect-inspiration-text = Cât timp nimeni altcineva nu are atâtea cărți Cultură câte ai tu, folosești un efect permanent, de nivelul 1 sau 2, al cărui nivel este atins de alt jucător.

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
term-basic = Clasică
term-draft = Draft
term-team-game = Joc pe echipe
