### Τι λένε τα μποτ και η εκπαίδευσή τους.

## Names of bots
bots-unknown = δεν υπάρχει μποτ «{ $bot }»· υπάρχουν: { $bots }, και κάθε δική σας κλάση ως module:Class
bots-no-parameter = το μποτ «{ $bot }» δεν παίρνει παράμετρο· γράψτε «{ $bot }» χωρίς «:{ $parameter }»
bots-level = δεν υπάρχει επίπεδο «{ $parameter }»· τα επίπεδα είναι από 1 έως { $most }, όπως level:4
bots-count = το «{ $parameter }» δεν είναι αριθμός για το { $bot }· γράψτε ακέραιο από 1 έως { $most }, όπως { $bot }:1000
bots-seconds = το «{ $parameter }» δεν είναι χρόνος σκέψης· γράψτε τον με τη μονάδα του, όπως search:50ms ή search:1s
bots-no-class = το module { $module } δεν έχει «{ $attribute }»
bots-no-bot = το «{ $bot }» δεν είναι μποτ: δεν έχει choose(view, budget, rng)
bots-no-weights = δεν υπάρχει αρχείο βαρών «{ $file }»· γράψε το όπως plan:1000@run/weights.npz
bots-weights-misfit = τα βάρη στο { $file } δεν ταιριάζουν σε αυτή την έκδοση και { $players } παίκτες· εκπαιδεύστε τα ξανά

## Training
bots-train-exists = ο φάκελος { $folder } περιέχει ήδη μια εκπαίδευση· συνεχίστε την ή διαλέξτε άλλον φάκελο
bots-train-other = η εκπαίδευση στον φάκελο { $folder } είναι για { $players } παίκτες ή για την άλλη μορφή ομάδων· διαλέξτε άλλον φάκελο
bots-train-other-rival = η εκπαίδευση στον φάκελο { $folder } έχει άλλον αντίπαλο· διάλεξε άλλον φάκελο
help-train = Εκπαιδεύει τα μποτ από το μηδέν, παίζοντας με τον εαυτό τους· διακόπτεται και συνεχίζεται όποτε θέλετε.
help-train-hours = Ώρες CPU της εκπαίδευσης, μαζί με όσες έχουν ήδη γίνει.
help-train-out = Ο φάκελος της εκπαίδευσης: σημείο ελέγχου, καμπύλη και βάρη. Αν υπάρχει ήδη εκπαίδευση, συνεχίζεται.
help-train-fresh = Αρνείται φάκελο που περιέχει ήδη εκπαίδευση αντί να τη συνεχίσει.
help-train-begin = Βάρη δύο παικτών για αρχή, αντί για το μηδέν.
help-train-against = Βάρη του αντιπάλου για κάθε παιχνίδι: μαθαίνεται η καλύτερη απάντηση σε αυτά.
train-line = { $seconds } s CPU, { $games } παιχνίδια ({ $speed }/s): { $light } εναντίον light, { $greedy } εναντίον greedy
train-rival = {", "}{ $rival } εναντίον του αντιπάλου
train-done = Βάρη: { $file }
