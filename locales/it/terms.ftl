### The words of the game: Italiano.
### Names are those of the printed edition; the sentences are our own. Rules: docs/rules.md.

## Domains

domain-M = Esercito
domain-R = Religione
domain-E = Economia
domain-S = Scienza
domain-C = Cultura
domain-U = Utopia

# $domain (String): the translated name of the Domain. $age (Number): 1, 2 or 3.
card-name = { $domain }, Era { $age }

## Effects, each with one sentence for its tooltip

effect-assassination = Assassinio
effect-assassination-text = Mandi nella pila degli scarti una carta della tua mano, quella che vuoi.
effect-purge = Epurazione
effect-purge-text = Mandi nella pila degli scarti due carte della tua mano, quelle che vuoi, purché tu ne abbia almeno due.
effect-attack = Attacco
effect-attack-text = Paghi una carta Esercito, nomini un Dominio e rinunci a una tua carta di quel Dominio: ne perde una anche chiunque altro lo abbia in gioco.
effect-holy-book = Libro Sacro
effect-holy-book-text = Per questo turno il tuo limite di mano è cinque: al momento di pescare arrivi a cinque carte.
effect-divine-right = Diritto Divino
effect-divine-right-text = Per questo turno il tuo limite di mano è sette: al momento di pescare arrivi a sette carte.
effect-inquisition = Inquisizione
effect-inquisition-text = Paghi una carta Religione, unisci alla tua l’intera mano di un altro giocatore e gli restituisci altrettante carte, quelle che vuoi tu.
effect-development = Sviluppo
effect-development-text = Sostituisci una carta della tua area di gioco: la vecchia va nella pila degli scarti e ne giochi un’altra dalla mano.
effect-monopoly = Monopolio
effect-monopoly-text = Sostituisci due carte della tua area di gioco: le vecchie vanno nella pila degli scarti e ne giochi altre due dalla mano.
effect-embargo = Embargo
effect-embargo-text = Posi coperta una tua carta Economia su un Dominio che un giocatore qualsiasi ha in gioco: nel suo prossimo turno non potrà giocare quel Dominio.
effect-experiment = Esperimento
effect-experiment-text = Riprendi in mano una carta della tua area di gioco e al suo posto ne giochi una dalla mano, anche la stessa.
effect-research = Ricerca
effect-research-text = Riprendi in mano due carte della tua area di gioco e al loro posto ne giochi due dalla mano, anche le stesse.
effect-breakthrough = Scoperta Rivoluzionaria
effect-breakthrough-text = Paghi una carta Scienza, peschi cinque carte dal mazzo delle Ere e poi scarti dalla mano tante carte quante ne hai pescate.
effect-oligarchy = Oligarchia
effect-oligarchy-text = Cerchi nella pila degli scarti e prendi in mano la carta che preferisci.
effect-republic = Repubblica
effect-republic-text = Cerchi nella pila degli scarti e prendi in mano le due carte che preferisci, o l’unica che c’è.
effect-democracy = Democrazia
effect-democracy-text = Posi coperta una tua carta Utopia su un Dominio che un giocatore qualsiasi ha in gioco: fino alla fine della partita, lì la sua Vittoria per Egemonia richiede una carta in più.
effect-inspiration = Ispirazione
effect-inspiration-text = Se hai più carte Cultura di ogni altro giocatore, usi un effetto permanente, di livello 1 o 2, il cui livello è raggiunto da un altro.

## Terms

term-age = Era
term-age-deck = mazzo delle Ere
term-turn = turno
term-round = round
term-level = livello
term-domain = Dominio
term-play-area = area di gioco
term-hand-size = limite di mano
term-discard-pile = pila degli scarti
term-permanent-effect = effetto permanente
term-discard-effect = effetto di scarto
term-hegemony-victory = Vittoria per Egemonia
term-majority-victory = Vittoria per Maggioranza
term-culture-coin = Moneta Cultura
term-first-player = Primo Giocatore
term-basic = Base
term-draft = Draft
term-team-game = Partita a squadre
