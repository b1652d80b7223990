### Τι λένε τα bot και η εκπαίδευσή τους.

## Names of bots
bots-unknown = δεν υπάρχει bot «{ $bot }»· υπάρχουν: { $bots }, και κάθε δική σας κλάση ως module:Class
bots-no-parameter = το bot «{ $bot }» δεν παίρνει παράμετρο· γράψτε «{ $bot }» χωρίς «:{ $parameter }»
bots-level = δεν υπάρχει επίπεδο «{ $parameter }»· τα επίπεδα είναι από 1 ως { $most }, π.χ. level:4
bots-ladder = δεν υπάρχει «ladder:{ $parameter }»· τα επίπεδα είναι από 1 ως { $most }, π.χ. ladder:4, και με ύφος αν θέλετε, π.χ. ladder:4/raider: { $styles }
bots-count = το «{ $parameter }» δεν είναι αριθμός για το { $bot }· γράψτε έναν ακέραιο από 1 ως { $most }, π.χ. { $bot }:1000
bots-seconds = το «{ $parameter }» δεν είναι χρόνος σκέψης· γράψτε τον με τη μονάδα του, π.χ. search:50ms ή search:1s
bots-no-class = το module { $module } δεν έχει «{ $attribute }»
bots-no-bot = το «{ $bot }» δεν είναι bot: δεν έχει choose(view, budget, rng)
bots-no-weights = δεν υπάρχει αρχείο βαρών «{ $file }»· γράψτε το όπως στο plan:1000@run/weights.npz
bots-weights-misfit = τα βάρη στο { $file } δεν ταιριάζουν με αυτή την έκδοση και { $players } παίκτες· εκπαιδεύστε τα ξανά

## Training
bots-train-exists = ο φάκελος { $folder } περιέχει ήδη μια εκπαίδευση· συνεχίστε την ή διαλέξτε άλλον φάκελο
bots-train-other = η εκπαίδευση στον φάκελο { $folder } είναι για { $players } παίκτες ή για την άλλη μορφή ομάδων· διαλέξτε άλλον φάκελο
bots-train-other-rival = η εκπαίδευση στον φάκελο { $folder } έχει άλλον αντίπαλο· διαλέξτε άλλον φάκελο
bots-train-generations = δώστε βάρη για αρχή (--begin-with) και πόσα παιχνίδια παίζει κάθε γενιά (--games)
bots-no-opponent = με αντίπαλο «{ $opponent }» δεν γίνεται εκπαίδευση: γράψτε self, light, greedy, broad, deep, deepest ή αρχείο με βάρη
help-train = Εκπαιδεύει τα bot από το μηδέν, με παρτίδες εναντίον του εαυτού τους· διακόπτεται και συνεχίζεται όποτε θέλετε.
help-train-hours = Ώρες CPU για την εκπαίδευση, μαζί με όσες έχουν ήδη γίνει αν συνεχίζεται.
help-train-out = Ο φάκελος της εκπαίδευσης: σημείο ελέγχου, καμπύλη και βάρη. Αν υπάρχει ήδη εκπαίδευση, συνεχίζεται.
help-train-fresh = Αρνείται φάκελο που περιέχει ήδη εκπαίδευση αντί να τη συνεχίσει.
help-train-begin = Αρχικά βάρη αντί για εκκίνηση από το μηδέν: αυτής της διάταξης ή δύο παικτών.
help-train-against = Βάρη του αντιπάλου σε κάθε παρτίδα: μαθαίνεται η καλύτερη απάντηση σε αυτά.
help-train-outcomes = Εκβάσεις που εξετάζονται για κάθε σχέδιο· περισσότερες: πιο αργά, πιο κοντά στο πραγματικό παιχνίδι των bot.
help-train-rate = Μέγεθος βήματος στην αρχή· πέφτει στο 0.00002 ως το τέλος.
help-train-others = Μία παρτίδα στις τόσες έχει αντιπάλους greedy ή light· 0: μόνο με τον εαυτό του.
help-train-population = Αντίπαλοι, χωρισμένοι με κόμμα: self, light, greedy, broad, deep, deepest ή αρχεία με βάρη· κάθε θέση τραβά τον δικό της ή όλες έχουν τον ίδιο.
help-train-games = Πόσες παρτίδες θα παιχτούν συνολικά, αντί για ώρες: με ίδιο σπόρο και ίδιες διεργασίες τα βάρη είναι ίδια.
help-train-generations = Εκπαίδευση κατά γενιές: τόσες, καθεμία με --games παιχνίδια με βάρη που μένουν ως έχουν, και μετά μία ματιά σε όλα μαζί.
help-train-jobs = Πόσες διεργασίες παίζουν· αν είναι πάνω από μία, μια άλλη διεργασία μαθαίνει από τις παρτίδες τους.
train-line = { $seconds } δευτ. CPU, { $games } παρτίδες ({ $speed }/δευτ.): { $light } εναντίον light, { $greedy } εναντίον greedy
train-rival = {", "}{ $rival } εναντίον του αντιπάλου
train-generation = γενιά { $number }: { $light } απέναντι στο light, { $greedy } απέναντι στο greedy
train-generation-games = γενιά { $number }: { $games } από { $all } παιχνίδια
train-done = Βάρη: { $file }
