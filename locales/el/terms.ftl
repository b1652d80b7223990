### The words of the game: Ελληνικά.
### Names are those of the printed edition; the sentences are our own. Rules: docs/rules.md.

## Domains

domain-M = Στρατός
domain-R = Θρησκεία
domain-E = Οικονομία
domain-S = Επιστήμη
domain-C = Τέχνη
domain-U = Ουτοπία

# $domain (String): the translated name of the Domain. $age (Number): 1, 2 or 3.
card-name = { $domain }, { $age }η Εποχή

## Effects, each with one sentence for its tooltip

effect-assassination = Δολοφονία
effect-assassination-text = Ξεσκαρτάρετε από το χέρι σας μία κάρτα της επιλογής σας.
effect-purge = Εκκαθάριση
effect-purge-text = Ξεσκαρτάρετε από το χέρι σας δύο κάρτες της επιλογής σας, αρκεί να κρατάτε τουλάχιστον δύο.
effect-attack = Επίθεση
effect-attack-text = Πληρώνετε μία κάρτα Στρατού, ορίζετε έναν Τομέα και χάνετε μία δική σας κάρτα του: από μία χάνουν και όλοι οι άλλοι που έχουν αυτόν τον Τομέα μπροστά τους.
effect-holy-book = Ιερό Βιβλίο
effect-holy-book-text = Σε αυτόν τον γύρο το όριο χεριού σας είναι πέντε: στο τράβηγμα συμπληρώνετε πέντε κάρτες.
effect-divine-right = Θεία Χάρη
effect-divine-right-text = Σε αυτόν τον γύρο το όριο χεριού σας είναι επτά: στο τράβηγμα συμπληρώνετε επτά κάρτες.
effect-inquisition = Ιερά Εξέταση
effect-inquisition-text = Πληρώνετε μία κάρτα Θρησκείας, παίρνετε στο χέρι σας ολόκληρο το χέρι ενός άλλου παίκτη και του επιστρέφετε άλλες τόσες κάρτες, όποιες θέλετε εσείς.
effect-development = Ανάπτυξη
effect-development-text = Αντικαθιστάτε μία κάρτα που έχετε μπροστά σας: η παλιά πηγαίνει στα σκάρτα και παίζετε μία άλλη από το χέρι σας.
effect-monopoly = Μονοπώλιο
effect-monopoly-text = Αντικαθιστάτε δύο κάρτες που έχετε μπροστά σας: οι παλιές πηγαίνουν στα σκάρτα και παίζετε δύο άλλες από το χέρι σας.
effect-embargo = Εμπάργκο
effect-embargo-text = Βάζετε μία δική σας κάρτα Οικονομίας κλειστή πάνω σε έναν Τομέα που έχει μπροστά του οποιοσδήποτε παίκτης: στον επόμενο γύρο του δεν θα μπορεί να παίξει αυτόν τον Τομέα.
effect-experiment = Πείραμα
effect-experiment-text = Μαζεύετε στο χέρι σας μία κάρτα που έχετε μπροστά σας και στη θέση της παίζετε μία από το χέρι σας, ακόμη και την ίδια.
effect-research = Έρευνα
effect-research-text = Μαζεύετε στο χέρι σας δύο κάρτες που έχετε μπροστά σας και στη θέση τους παίζετε δύο από το χέρι σας, ακόμη και τις ίδιες.
effect-breakthrough = Ανακάλυψη
effect-breakthrough-text = Πληρώνετε μία κάρτα Επιστήμης, τραβάτε πέντε κάρτες από την τράπουλα Εποχών και ύστερα ξεσκαρτάρετε από το χέρι σας όσες τραβήξατε.
effect-oligarchy = Ολιγαρχία
effect-oligarchy-text = Ψάχνετε στα σκάρτα και παίρνετε στο χέρι σας την κάρτα που προτιμάτε.
effect-republic = Κοινοβουλευτισμός
effect-republic-text = Ψάχνετε στα σκάρτα και παίρνετε στο χέρι σας τις δύο κάρτες που προτιμάτε, ή τη μοναδική που υπάρχει.
effect-democracy = Δημοκρατία
effect-democracy-text = Βάζετε μία δική σας κάρτα Ουτοπίας κλειστή πάνω σε έναν Τομέα που έχει μπροστά του οποιοσδήποτε παίκτης: ως το τέλος του παιχνιδιού θα χρειάζεται εκεί μία κάρτα παραπάνω για Νίκη Ηγεμονίας.
effect-inspiration = Έμπνευση
effect-inspiration-text = Εφόσον κανείς άλλος δεν έχει τόσες κάρτες Τέχνης όσες εσείς, εφαρμόζετε μία μόνιμη ιδιότητα, επιπέδου 1 ή 2, που το επίπεδό της το έχει φτάσει άλλος παίκτης.

## Terms

term-age = Εποχή
term-age-deck = τράπουλα Εποχών
term-turn = γύρος
term-round = πλήρης γύρος
term-level = επίπεδο
term-domain = Τομέας
term-play-area = μπροστά σας
term-hand-size = όριο χεριού
term-discard-pile = σκάρτα
term-permanent-effect = μόνιμη ιδιότητα
term-discard-effect = στιγμιαία ιδιότητα
term-hegemony-victory = Νίκη Ηγεμονίας
term-majority-victory = Νίκη Πλειοψηφίας
term-culture-coin = Νόμισμα Τέχνης
term-first-player = Πρώτος Παίκτης
term-basic = Βασική μέθοδος
term-draft = Μέθοδος Επιλογής
term-team-game = Ομαδικό παιχνίδι
