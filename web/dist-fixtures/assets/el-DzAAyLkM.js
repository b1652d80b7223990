var e=`
bots-unknown = δεν υπάρχει μποτ «{ $bot }»· υπάρχουν: { $bots }, και κάθε δική σας κλάση ως module:Class
bots-no-parameter = το μποτ «{ $bot }» δεν παίρνει παράμετρο· γράψτε «{ $bot }» χωρίς «:{ $parameter }»
bots-level = δεν υπάρχει επίπεδο «{ $parameter }»· τα επίπεδα είναι από 1 έως { $most }, όπως level:4
bots-count = το «{ $parameter }» δεν είναι αριθμός για το { $bot }· γράψτε ακέραιο από 1 έως { $most }, όπως { $bot }:1000
bots-seconds = το «{ $parameter }» δεν είναι χρόνος σκέψης· γράψτε τον με τη μονάδα του, όπως search:50ms ή search:1s
bots-no-class = το module { $module } δεν έχει «{ $attribute }»
bots-no-bot = το «{ $bot }» δεν είναι μποτ: δεν έχει choose(view, budget, rng)
bots-weights-misfit = τα βάρη στο { $file } δεν ταιριάζουν σε αυτή την έκδοση και { $players } παίκτες· εκπαιδεύστε τα ξανά
bots-train-exists = ο φάκελος { $folder } περιέχει ήδη μια εκπαίδευση· συνεχίστε την ή διαλέξτε άλλον φάκελο
bots-train-other = η εκπαίδευση στον φάκελο { $folder } είναι για { $players } παίκτες ή για την άλλη μορφή ομάδων· διαλέξτε άλλον φάκελο
help-train = Εκπαιδεύει τα μποτ από το μηδέν, παίζοντας με τον εαυτό τους· διακόπτεται και συνεχίζεται όποτε θέλετε.
help-train-hours = Ώρες CPU της εκπαίδευσης, μαζί με όσες έχουν ήδη γίνει.
help-train-out = Ο φάκελος της εκπαίδευσης: σημείο ελέγχου, καμπύλη και βάρη. Αν υπάρχει ήδη εκπαίδευση, συνεχίζεται.
help-train-fresh = Αρνείται φάκελο που περιέχει ήδη εκπαίδευση αντί να τη συνεχίσει.
help-train-begin = Βάρη δύο παικτών για αρχή, αντί για το μηδέν.
train-line = { $seconds } s CPU, { $games } παιχνίδια ({ $speed }/s): { $light } εναντίον light, { $greedy } εναντίον greedy
train-done = Βάρη: { $file }
card-back = μία κάρτα της { $age }ης Εποχής
event-turn-began = { $seat }: ο γύρος αρχίζει
event-play-skipped =
    { $number ->
        [one] { $seat } δεν έχει κάρτα να παίξει: το παίξιμο παραλείπεται
       *[other] { $seat } δεν έχει κάρτα να παίξει: παραλείπονται { $number } παιξίματα
    }
event-played = { $seat } παίζει { $card }
event-discarded = { $seat } ξεσκαρτάρει { $card } από το χέρι
event-sacrificed = { $seat } θυσιάζει { $card } από τις κάρτες που έχει μπροστά
event-paid = { $seat } πληρώνει με { $card }
event-lost = { $seat } χάνει { $card } από την επίθεση
event-took = { $seat } μαζεύει { $card } πίσω στο χέρι
event-recovered = { $seat } παίρνει { $card } από τα σκάρτα
event-drew = { $seat } τραβά { $card }
event-seized = { $seat } παίρνει { $card } από το χέρι που κρατά { $other }
event-gave = { $seat } επιστρέφει { $card } σε { $other }
event-applied-own = { $seat } εφαρμόζει την ιδιότητα «{ $effect }»
event-applied-copied = { $seat } αντιγράφει την ιδιότητα «{ $effect }» από { $other }
event-applied-attack = { $seat } επιτίθεται στον Τομέα «{ $domain }»
event-applied-inquisition = { $seat } εφαρμόζει την ιδιότητα «{ $effect }» με στόχο { $other }
event-applied-embargo = { $seat } επιβάλλει εμπάργκο σε { $other }, στον Τομέα «{ $domain }»
event-applied-breakthrough = { $seat } εφαρμόζει την ιδιότητα «{ $effect }»
event-applied-democracy = { $seat } επιβάλλει δημοκρατία σε { $other }, στον Τομέα «{ $domain }»
event-embargo-laid = { $card } μπαίνει κλειστή πάνω στον Τομέα «{ $domain }», μπροστά σε { $other }
event-embargo-lifted = λήγει το εμπάργκο στον Τομέα «{ $domain }» για { $seat }: { $card } πηγαίνει στα σκάρτα
event-democracy-laid = { $card } μπαίνει κλειστή πάνω στον Τομέα «{ $domain }», μπροστά σε { $other }
event-hand-size-set = { $seat } έχει όριο χεριού { $number } σε αυτόν τον γύρο
event-coin-placed = το Νόμισμα Τέχνης μπαίνει στον Τομέα «{ $domain }», μπροστά σε { $other }
event-coin-returned = το Νόμισμα Τέχνης επιστρέφει δίπλα στην τράπουλα
event-picked = { $seat } κρατά { $card }
event-passed = { $seat } δίνει { $card } σε { $other }
event-centred = { $seat } αφήνει { $card } στο κέντρο
event-claimed = { $seat } διαλέγει { $card } από το κέντρο
event-deck-emptied = { $seat } τραβά την τελευταία κάρτα της τράπουλας: αυτός είναι ο τελευταίος γύρος
event-ended-hegemony = { $seat } πετυχαίνει Νίκη Ηγεμονίας: το παιχνίδι τελείωσε
event-ended-majority = ο τελευταίος γύρος ολοκληρώθηκε: αποφασίζει η πλειοψηφία
unparsable-verb = Το «{ $text }» δεν είναι ενέργεια. Οι ενέργειες αρχίζουν με μία από τις λέξεις: { $verbs }.
unparsable-verb-near = Το «{ $text }» δεν είναι ενέργεια. Μήπως εννοούσατε «{ $near }»;
unparsable-count =
    { $needed ->
        [0] Το «{ $text }» λέει περισσότερα απ' όσα πρέπει: το «{ $verb }» γράφεται μόνο του.
        [one] Το «{ $text }» δεν ταιριάζει: μετά το «{ $verb }» χρειάζεται ακριβώς μία λέξη, όχι { $have }.
       *[other] Το «{ $text }» δεν ταιριάζει: μετά το «{ $verb }» χρειάζονται ακριβώς { $needed } λέξεις, όχι { $have }.
    }
unparsable-kind = Το «{ $word }» στο «{ $text }» δεν είναι κάρτα. Οι κάρτες είναι: { $choices }.
unparsable-seat = Το «{ $word }» στο «{ $text }» δεν είναι θέση. Οι θέσεις είναι: { $choices }.
unparsable-domain = Το «{ $word }» στο «{ $text }» δεν είναι Τομέας. Οι Τομείς είναι: { $choices }.
unparsable-permanent = Το «{ $word }» στο «{ $text }» δεν είναι μόνιμη ιδιότητα. Οι μόνιμες ιδιότητες είναι: { $choices }.
unparsable-id = Δεν υπάρχει ενέργεια με αριθμό { $id }: οι αριθμοί πάνε από το 0 ως το { $most }.
impossible-seat = δεν υπάρχει { $seat } σε αυτό το τραπέζι των { $players } παικτών
impossible-draft = στη Βασική μέθοδο δεν γίνεται επιλογή καρτών: τα χέρια τραβιούνται από την τράπουλα
impossible-draft-age = η κάρτα { $card } αποκλείεται να σας δοθεί στην επιλογή καρτών: εκεί όλες οι κάρτες είναι της 1ης Εποχής
not-your-turn = τώρα δεν είναι η σειρά του παίκτη { $seat }: αποφασίζει ο παίκτης { $turn }
legal-end = μπορείτε να τελειώσετε το βήμα των ιδιοτήτων οποιαδήποτε στιγμή ανάμεσα σε δύο ιδιότητες
legal-play = μπορείτε να παίξετε κάρτα { $card }: έχετε { $have } στο χέρι σας
legal-pick = μπορείτε να κρατήσετε κάρτα { $card }: έχετε { $have } ανάμεσα σε όσες σας δόθηκαν
legal-claim =
    { $have ->
        [one] μπορείτε να διαλέξετε κάρτα { $card }: υπάρχει { $have } στο κέντρο
       *[other] μπορείτε να διαλέξετε κάρτα { $card }: υπάρχουν { $have } στο κέντρο
    }
legal-discard = μπορείτε να ξεσκαρτάρετε κάρτα { $card }: έχετε { $have } στο χέρι σας
legal-sacrifice = μπορείτε να θυσιάσετε κάρτα { $card }: έχετε { $have } μπροστά σας
legal-take = μπορείτε να μαζέψετε στο χέρι σας κάρτα { $card }: έχετε { $have } μπροστά σας
legal-recover =
    { $have ->
        [one] μπορείτε να ανακτήσετε κάρτα { $card }: υπάρχει { $have } στα σκάρτα
       *[other] μπορείτε να ανακτήσετε κάρτα { $card }: υπάρχουν { $have } στα σκάρτα
    }
legal-give = μπορείτε να επιστρέψετε κάρτα { $card }: έχετε { $have } στο χέρι σας
legal-permanent = η ιδιότητα «{ $effect }» χρειάζεται μπροστά σας { $needed } κάρτες του Τομέα «{ $domain }», έχετε { $have }
legal-inspiration =
    { $have ->
        [one] προηγείστε στην Τέχνη και ο παίκτης { $source } έχει μπροστά του { $have } κάρτα του Τομέα «{ $domain }»: η ιδιότητα «{ $effect }» χρειάζεται { $needed }
       *[other] προηγείστε στην Τέχνη και ο παίκτης { $source } έχει μπροστά του { $have } κάρτες του Τομέα «{ $domain }»: η ιδιότητα «{ $effect }» χρειάζεται { $needed }
    }
legal-discard-effect = η ιδιότητα «{ $effect }» κοστίζει 1 κάρτα του Τομέα «{ $domain }» από μπροστά σας, έχετε { $have }
why-over-hegemony = το παιχνίδι τελείωσε με Νίκη Ηγεμονίας
why-over-majority = το παιχνίδι τελείωσε: ο τελευταίος γύρος ολοκληρώθηκε
why-asked-pick = πρώτα κρατήστε μία από τις κάρτες που σας δόθηκαν
why-asked-claim = πρώτα διαλέξτε μία κάρτα από το κέντρο
why-play-first = πρώτα παίξτε μία κάρτα από το χέρι σας
why-played-already = έχετε ήδη παίξει την κάρτα σας σε αυτόν τον γύρο
why-no-such-choice = καμία ιδιότητα δεν το ζητά τώρα
why-asked-play =
    { $left ->
        [one] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: παίξτε μία κάρτα από το χέρι σας
       *[other] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: παίξτε { $left } κάρτες από το χέρι σας
    }
why-asked-discard =
    { $left ->
        [one] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: ξεσκαρτάρετε μία κάρτα από το χέρι σας
       *[other] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: ξεσκαρτάρετε { $left } κάρτες από το χέρι σας
    }
why-asked-sacrifice =
    { $left ->
        [one] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: ξεσκαρτάρετε μία κάρτα από μπροστά σας
       *[other] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: ξεσκαρτάρετε { $left } κάρτες από μπροστά σας
    }
why-asked-take =
    { $left ->
        [one] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: μαζέψτε στο χέρι σας μία κάρτα από μπροστά σας
       *[other] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: μαζέψτε στο χέρι σας { $left } κάρτες από μπροστά σας
    }
why-asked-recover =
    { $left ->
        [one] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: πάρτε μία κάρτα από τα σκάρτα
       *[other] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: πάρτε { $left } κάρτες από τα σκάρτα
    }
why-asked-give =
    { $left ->
        [one] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: επιστρέψτε μία κάρτα
       *[other] πρώτα ολοκληρώστε την ιδιότητα «{ $effect }»: επιστρέψτε { $left } κάρτες
    }
why-not-in-hand = δεν έχετε κάρτα { $card } στο χέρι σας
why-not-in-area = δεν έχετε ανοιχτή κάρτα { $card } μπροστά σας
why-not-in-pile = δεν υπάρχει κάρτα { $card } στα σκάρτα
why-not-in-pack = δεν υπάρχει κάρτα { $card } ανάμεσα σε όσες σας δόθηκαν
why-not-in-centre = δεν υπάρχει κάρτα { $card } στο κέντρο
why-embargoed =
    { $have ->
        [one] ένα εμπάργκο σάς απαγορεύει να παίξετε κάρτες του Τομέα «{ $domain }» σε αυτόν τον γύρο
       *[other] { $have } εμπάργκο σάς απαγορεύουν να παίξετε κάρτες του Τομέα «{ $domain }» σε αυτόν τον γύρο
    }
why-permanent-spent = η μόνιμη ιδιότητα του Τομέα «{ $domain }» έχει ήδη χρησιμοποιηθεί σε αυτόν τον γύρο
why-level-too-low = η ιδιότητα «{ $effect }» χρειάζεται μπροστά σας { $needed } κάρτες του Τομέα «{ $domain }», έχετε { $have }
why-source-too-low = η ιδιότητα «{ $effect }» χρειάζεται { $needed } κάρτες του Τομέα «{ $domain }», ο παίκτης { $source } έχει μπροστά του { $have }
why-hand-too-small =
    { $needed ->
        [one] η ιδιότητα «{ $effect }» κοστίζει μία κάρτα από το χέρι σας, έχετε { $have }
       *[other] η ιδιότητα «{ $effect }» κοστίζει { $needed } κάρτες από το χέρι σας, έχετε { $have }
    }
why-area-too-small =
    { $needed ->
        [one] η ιδιότητα «{ $effect }» κοστίζει μία κάρτα από μπροστά σας, έχετε { $have }
       *[other] η ιδιότητα «{ $effect }» κοστίζει { $needed } κάρτες από μπροστά σας, έχετε { $have }
    }
why-pile-empty = η ιδιότητα «{ $effect }» παίρνει κάρτες από τα σκάρτα, αλλά εκεί δεν υπάρχει καμία
why-copies-itself = αντιγράψτε την ιδιότητα ενός άλλου παίκτη, όχι τη δική σας
why-culture-spent = έχετε ήδη αντιγράψει μία ιδιότητα σε αυτόν τον γύρο
why-no-culture-lead = χρειάζεστε μπροστά σας περισσότερες κάρτες Τέχνης από κάθε άλλον παίκτη: έχετε { $have }, κάποιος άλλος έχει { $others }
why-discard-spent = η στιγμιαία ιδιότητα του Τομέα «{ $domain }» έχει ήδη χρησιμοποιηθεί σε αυτόν τον γύρο
why-cannot-pay = η ιδιότητα «{ $effect }» κοστίζει 1 κάρτα του Τομέα «{ $domain }» από μπροστά σας, έχετε { $have }
why-attack =
    { $needed ->
        [one] χρειάζεται μπροστά σας μία κάρτα του Τομέα «{ $domain }», έχετε { $have }
       *[other] χρειάζονται μπροστά σας { $needed } κάρτες του Τομέα «{ $domain }», έχετε { $have }
    }
why-aims-at-itself = επιλέξτε έναν άλλο παίκτη, όχι τον εαυτό σας
why-target-empty = ο παίκτης { $target } δεν έχει μπροστά του ανοιχτή κάρτα του Τομέα «{ $domain }»
why-target-empty-own = για τον δικό σας Τομέα «{ $domain }» χρειάζεστε 2 κάρτες: η μία πληρώνει, η άλλη πρέπει να μείνει
setup-players = το παιχνίδι είναι για 2, 3 ή 4 παίκτες, όχι για { $players }
setup-variant = δεν υπάρχει μέθοδος «{ $variant }»· υπάρχουν: { $variants }
setup-teams = το ομαδικό παιχνίδι θέλει τέσσερις παίκτες, όχι { $players }
setup-first = ο παίκτης { $first } δεν κάθεται σε αυτό το τραπέζι των { $players } παικτών
setup-seat = ο παίκτης { $seat } δεν κάθεται σε αυτό το τραπέζι των { $players } παικτών
setup-kind = το «{ $kind }» δεν είναι κάρτα· οι κάρτες είναι: { $kinds }
setup-deck-size =
    { $needed ->
        [one] η τράπουλα για { $players } παίκτες έχει μία κάρτα, όχι { $have }
       *[other] η τράπουλα για { $players } παίκτες έχει { $needed } κάρτες, όχι { $have }
    }
setup-copies =
    { $needed ->
        [one] το κουτί έχει μία κάρτα { $kind }, εδώ: { $have }
       *[other] το κουτί έχει { $needed } κάρτες { $kind }, εδώ: { $have }
    }
setup-ages = η κάρτα { $kind } στη θέση { $place } της τράπουλας θα έπρεπε να είναι κάρτα της { $age }ης Εποχής
setup-seed =
    { $have ->
        [one] ο σπόρος του διακομιστή έχει { $needed } δεκαεξαδικά ψηφία· αυτός έχει έναν χαρακτήρα
       *[other] ο σπόρος του διακομιστή έχει { $needed } δεκαεξαδικά ψηφία· αυτός έχει { $have } χαρακτήρες
    }
setup-seed-or-deck = δώστε ή σπόρο ή σειρά τράπουλας: ακριβώς ένα από τα δύο
setup-player-seeds = δώστε έναν σπόρο παίκτη για καθεμία από τις { $needed } θέσεις ή κανέναν· εδώ: { $have }
setup-player-seed-length = ο σπόρος ενός παίκτη έχει το πολύ { $most } χαρακτήρες, όχι { $have }
nothing-to-undo = δεν υπάρχει τίποτα να αναιρεθεί: δεν έχει παιχτεί ακόμη καμία ενέργεια
position-format = μια θέση παιχνιδιού αρχίζει με «{ $needed }», όχι με «{ $have }»
position-field = στήλη { $column }: το «{ $field }» δεν διαβάζεται
record-place = γραμμή { $line }, στήλη { $column }:
record-tag = μια ετικέτα της κεφαλίδας γράφεται έτσι: [Players "2"]· εδώ γράφει «{ $text }»
record-tag-unknown = δεν υπάρχει ετικέτα κεφαλίδας «{ $tag }»· μήπως εννοούσατε «{ $near }»;
record-tag-twice = η ετικέτα «{ $tag }» δίνεται δύο φορές
record-tag-missing = από την κεφαλίδα λείπει η ετικέτα «{ $tag }»
record-tag-value = το «{ $value }» δεν είναι τιμή για την ετικέτα «{ $tag }»· αναμενόμενη τιμή: { $needed }
record-rules = αυτή η καταγραφή έγινε με την έκδοση { $have } των κανόνων· το πρόγραμμα γνωρίζει τις εκδόσεις ως και την { $needed }
record-setup = το στήσιμο της κεφαλίδας δεν μπορεί να μοιραστεί: { $why }
record-turn = μια γραμμή παιχνιδιού γράφεται έτσι: «3. P2 play M1; end»· εδώ γράφει «{ $text }»
record-turn-number = εδώ είναι ο γύρος { $needed }, όχι ο { $have }
record-turn-seat = εδώ αποφασίζει ο παίκτης { $needed }, όχι ο { $have }
record-action = { $why }
record-after-end = το παιχνίδι είχε τελειώσει πριν από αυτή την ενέργεια
record-result = το αποτέλεσμα είναι «{ $needed }», όχι «{ $have }»
record-json = αυτό δεν είναι JSON: { $why }
record-json-field = το πεδίο «{ $field }» λείπει ή δεν είναι έγκυρο· αναμενόμενη τιμή: { $needed }
record-format = αυτό δεν είναι καταγραφή παιχνιδιού, ούτε σε κείμενο ούτε σε JSON
record-empty = η καταγραφή είναι κενή
playthrough-header = μια αναλυτική καταγραφή αρχίζει με μια γραμμή της οποίας η μορφή είναι «{ $needed }»
playthrough-differs = το πεδίο { $field } θα έπρεπε να είναι { $needed }, εδώ είναι { $have }
verify-replay-holds = όλες οι ενέργειες ξαναπαίζονται και το αποτέλεσμα είναι σωστό
verify-replay-fails = οι ενέργειες, όταν ξαναπαίζονται, δεν οδηγούν στο αποτέλεσμα
verify-finished-holds = το παιχνίδι έχει τελειώσει
verify-finished-fails = το παιχνίδι δεν έχει τελειώσει: ο σπόρος δεν αποκαλύπτεται πριν από το τέλος
verify-seed-holds = ο σπόρος του διακομιστή έχει αποκαλυφθεί
verify-seed-fails = η καταγραφή δεν έχει σπόρο διακομιστή: το ανακάτεμα δεν μπορεί να επαληθευτεί
verify-commitment-holds = ο σπόρος αντιστοιχεί στη δέσμευση που δόθηκε πριν από το παιχνίδι
verify-commitment-fails = ο σπόρος δεν αντιστοιχεί στη δέσμευση που δόθηκε πριν από το παιχνίδι
verify-deck-holds = οι σπόροι δίνουν ακριβώς αυτή την τράπουλα και αυτές τις κάρτες εκτός παιχνιδιού
verify-deck-fails = οι σπόροι δεν δίνουν αυτή την τράπουλα και αυτές τις κάρτες εκτός παιχνιδιού
verify-first-holds = οι σπόροι δίνουν αυτόν τον Πρώτο Παίκτη
verify-first-fails = οι σπόροι δεν δίνουν αυτόν τον Πρώτο Παίκτη
table-bad-message = Το μήνυμα δεν διαβάζεται, στο σημείο { $place }: { $why }
table-bad-request = Ο διακομιστής δεν καταλαβαίνει αυτό το αίτημα.
table-body-large = Είναι υπερβολικά μεγάλο: δεκτά είναι το πολύ { $most } byte.
table-broken = Το ημερολόγιο αυτού του τραπεζιού δεν αναπαράγεται από την εγγραφή { $entry } και μετά. Όποιος κάθεται μπορεί να το κλείσει.
table-chat-empty = Το μήνυμα δεν λέει τίποτα.
table-chat-full = Αυτό το τραπέζι είπε όσα μπορούσε: { $most } μηνύματα.
table-chat-long = Ένα μήνυμα έχει το πολύ { $most } χαρακτήρες.
table-chat-off = Το ελεύθερο κείμενο είναι κλειστό σε αυτό το τραπέζι· οι έτοιμες φράσεις επιτρέπονται.
table-concede-to = Πείτε σε ποιον παραδίδεστε: μια θέση άλλης πλευράς.
table-draw-alone = Δεν υπάρχει κανείς για να συμφωνήσει σε ισοπαλία.
table-foreign-origin = Το αίτημα έρχεται από άλλον ιστότοπο και δεν γίνεται δεκτό.
table-full = Όλες οι θέσεις είναι πιασμένες. Μπορείτε να παρακολουθήσετε.
table-hello-twice = Η σύνδεση είναι ήδη ανοιχτή· ο χαιρετισμός γίνεται μία φορά.
table-host-only = Μόνο ο οικοδεσπότης του τραπεζιού μπορεί να το κάνει.
table-internal = Κάτι πήγε στραβά από τη μεριά μας. Τίποτα δεν άλλαξε· δοκιμάστε ξανά.
table-is-open = Το παιχνίδι δεν έχει αρχίσει ακόμη.
table-is-running = Το παιχνίδι έχει ήδη αρχίσει.
table-is-finished = Το παιχνίδι τελείωσε.
table-is-closed = Αυτό το τραπέζι έκλεισε.
table-message-large = Ένα μήνυμα είναι κείμενο με το πολύ { $most } χαρακτήρες.
table-mutes-full = Μπορείτε να σιγήσετε το πολύ { $most } άτομα.
table-name-empty = Ένα όνομα χρειάζεται τουλάχιστον έναν ορατό χαρακτήρα.
table-no-bot = Δεν υπάρχει μποτ «{ $bot }». Υπάρχουν: { $bots }
table-no-hint-now = Δεν υπάρχει τι να προταθεί: δεν αποφασίζετε εσείς τώρα.
table-no-hints = Οι υποδείξεις δεν επιτρέπονται σε αυτό το τραπέζι.
table-no-link = Ο σύνδεσμος χρησιμοποιήθηκε, έληξε ή δεν υπήρξε ποτέ. Φτιάξτε νέον στην άλλη συσκευή.
table-no-offer = Δεν υπάρχει πρόταση στο τραπέζι.
table-no-page = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
table-no-person = Δεν υπάρχει τέτοιο πρόσωπο.
table-no-position = Δεν υπάρχει τέτοια θέση: το παιχνίδι έχει { $most } ενέργειες.
table-no-seat = Δεν υπάρχει θέση { $seat } σε αυτό το τραπέζι των { $players }.
table-no-seeds = Σε αυτό το τραπέζι οι παίκτες δεν συμβάλλουν στο ανακάτεμα.
table-no-undo = Δεν παίρνεται πίσω: κάτι κρυφό φανερώθηκε, έπαιξε άλλη θέση ή ο γύρος τελείωσε.
table-not-allowed = Αυτό δεν επιτρέπεται.
table-not-asked = Η πρόταση δεν απευθύνεται σε εσάς.
table-not-finished = Αυτό φαίνεται όταν τελειώσει το παιχνίδι.
table-not-found = Δεν υπάρχει τέτοιο τραπέζι· ο σύνδεσμος ίσως είναι λάθος ή διαγράφηκε μετά τη λήξη του.
table-not-full =
    { $missing ->
        [one] Μία θέση είναι ακόμη ελεύθερη: περιμένετε ή βάλτε μποτ.
       *[other] { $missing } θέσεις είναι ακόμη ελεύθερες: περιμένετε ή βάλτε μποτ.
    }
table-not-seated = Δεν κάθεστε σε αυτό το τραπέζι.
table-not-signed-in = Πείτε πρώτα ποιος είστε: διαλέξτε όνομα.
table-offer-again = Κάνατε ήδη πρόταση σε αυτόν τον γύρο.
table-offer-pending = Υπάρχει ήδη πρόταση στο τραπέζι· απαντήστε πρώτα σε αυτήν.
table-phrase-arguments = Η φράση «{ $phrase }» χρειάζεται ακριβώς: { $needed }
table-phrase-unknown = Δεν υπάρχει φράση «{ $phrase }».
table-phrase-value = Το «{ $argument }» της φράσης «{ $phrase }» δεν ταιριάζει.
table-seat-reserved = Η θέση { $seat } κρατιέται για άλλον.
table-seat-taken = Η θέση { $seat } είναι πιασμένη.
table-seated-already = Κάθεστε ήδη στη θέση { $seat }· αφήστε την πρώτα.
table-seed-long = Η συμβολή σας στο ανακάτεμα έχει το πολύ { $most } χαρακτήρες.
table-sequence-taken = Κάποιος άλλος ήταν πιο γρήγορος. Δοκιμάστε ξανά.
table-spectators-silent = Οι θεατές σωπαίνουν ώσπου να τελειώσει το παιχνίδι.
table-stale = Το τραπέζι προχώρησε: ο επόμενος αριθμός είναι { $needed }, όχι { $have }.
table-store-unavailable = Δεν αποθηκεύτηκε, άρα τίποτα δεν άλλαξε. Δοκιμάστε ξανά.
table-take-back-first = Ένα μποτ παίζει τη θέση { $seat } για εσάς· πάρτε την πρώτα πίσω.
table-too-busy = Το τραπέζι είναι πολυάσχολο. Δοκιμάστε ξανά.
table-too-often = Πολύ συχνά. Περιμένετε λίγο.
table-cannot-reach = Ο διακομιστής δεν απαντά: { $why }
table-no-backup = Αυτό αντιγράφει μόνο SQLite· για PostgreSQL χρησιμοποιήστε pg_dump.
table-no-data = Δεν υπάρχει βάση δεδομένων στο { $path }.
table-log-sat = { $name }: κάθεται στη θέση { $seat }
table-log-left = { $name }: σηκώνεται
table-log-returned = { $name }: επιστρέφει στη θέση { $seat }
table-log-away-clock = Τέλος χρόνου ({ $name }): συνεχίζει ένα μποτ
table-log-away-gone = { $name }: απουσία πολλή ώρα, συνεχίζει ένα μποτ
table-log-started = Τα χαρτιά μοιράστηκαν
table-log-undone = { $name }: παίρνει πίσω μια ενέργεια
table-log-offered-draw = { $name }: προτείνει ισοπαλία
table-log-offered-concession = { $name }: προτείνει παράδοση προς { $to }
table-log-answered-yes = { $name }: συμφωνεί
table-log-answered-no = { $name }: δεν συμφωνεί
table-log-closed = Το τραπέζι έκλεισε
table-log-rematched = Το επόμενο παιχνίδι περιμένει σε άλλο τραπέζι
table-result-draw = Ισοπαλία κατόπιν συμφωνίας
table-result-concession = Νίκη με παράδοση: { $winners }
table-expires = Φυλάσσεται ως { $date }, αν δεν συμβεί κάτι άλλο
phrase-hello = Γεια σας και καλό παιχνίδι σε όλους!
phrase-good-game = Ωραίο παιχνίδι!
phrase-well-played = Καλή κίνηση!
phrase-thanks = Ευχαριστώ, { $seat }.
phrase-sorry = Συγγνώμη, { $seat }.
phrase-yes = Ναι.
phrase-no = Όχι.
phrase-think = Χρειάζομαι λίγο χρόνο να σκεφτώ.
phrase-truce = { $seat }, να αφήσουμε ο ένας τον άλλον ήσυχο;
phrase-truce-against = { $seat }, να συμμαχήσουμε εναντίον: { $target };
phrase-accept = Σύμφωνοι, { $seat }.
phrase-decline = Καλύτερα όχι, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Προσοχή, { $target }: λείπει ένα χαρτί για Ηγεμονία ({ $domain })!
       *[other] Προσοχή, { $target }: λείπουν { $missing } χαρτιά για Ηγεμονία ({ $domain })!
    }
phrase-warn-deck = Η τράπουλα σχεδόν τελείωσε.
phrase-promise-no-attack = { $seat }, στον επόμενο γύρο δεν θα επιτεθώ ({ $domain }).
phrase-promise-no-embargo = { $seat }, στον επόμενο γύρο δεν θα σου βάλω εμπάργκο.
phrase-promise-no-inquisition = { $seat }, στον επόμενο γύρο δεν θα πειράξω το χέρι σου.
phrase-ask-embargo = { $seat }, μπορείς να βάλεις εμπάργκο ({ $domain }) σε: { $target };
phrase-ask-democracy = { $seat }, μπορείς να βάλεις δημοκρατία ({ $domain }) σε: { $target };
phrase-ask-attack = { $seat }, μπορείς να επιτεθείς ({ $domain });
phrase-betrayed = { $seat }, αυτό θα το θυμάμαι.
domain-M = Στρατός
domain-R = Θρησκεία
domain-E = Οικονομία
domain-S = Επιστήμη
domain-C = Τέχνη
domain-U = Ουτοπία
card-name = { $domain }, { $age }η Εποχή
effect-assassination = Δολοφονία
effect-assassination-text = Ρίχνετε στα σκάρτα μία κάρτα του χεριού σας, όποια θέλετε.
effect-purge = Εκκαθάριση
effect-purge-text = Ρίχνετε στα σκάρτα δύο κάρτες του χεριού σας, όποιες θέλετε, αρκεί να κρατάτε τουλάχιστον δύο.
effect-attack = Επίθεση
effect-attack-text = Πληρώνετε μία κάρτα Στρατού, ορίζετε έναν Τομέα και χάνετε μία δική σας κάρτα του: από μία χάνουν και όλοι οι άλλοι που έχουν αυτόν τον Τομέα μπροστά τους.
effect-holy-book = Ιερό Βιβλίο
effect-holy-book-text = Σε αυτόν τον γύρο το όριο χεριού σας είναι πέντε, οπότε, όταν τραβήξετε, συμπληρώνετε πέντε κάρτες.
effect-divine-right = Θεία Χάρη
effect-divine-right-text = Σε αυτόν τον γύρο το όριο χεριού σας είναι επτά, οπότε, όταν τραβήξετε, συμπληρώνετε επτά κάρτες.
effect-inquisition = Ιερά Εξέταση
effect-inquisition-text = Πληρώνετε μία κάρτα Θρησκείας, ενώνετε με το χέρι σας ολόκληρο το χέρι ενός άλλου παίκτη και του επιστρέφετε ισάριθμες κάρτες, όποιες θέλετε εσείς.
effect-development = Ανάπτυξη
effect-development-text = Αντικαθιστάτε μία κάρτα που έχετε μπροστά σας: η παλιά πηγαίνει στα σκάρτα και παίζετε μία άλλη από το χέρι σας.
effect-monopoly = Μονοπώλιο
effect-monopoly-text = Αντικαθιστάτε δύο κάρτες που έχετε μπροστά σας: οι παλιές πηγαίνουν στα σκάρτα και παίζετε δύο άλλες από το χέρι σας.
effect-embargo = Εμπάργκο
effect-embargo-text = Αφήνετε μία κάρτα Οικονομίας σας κλειστή πάνω σε έναν Τομέα που έχει μπροστά του οποιοσδήποτε παίκτης: στον επόμενο γύρο του δεν θα μπορεί να παίξει αυτόν τον Τομέα.
effect-experiment = Πείραμα
effect-experiment-text = Μαζεύετε στο χέρι σας μία κάρτα που έχετε μπροστά σας και στη θέση της παίζετε μία από το χέρι σας, ακόμη και την ίδια.
effect-research = Έρευνα
effect-research-text = Μαζεύετε στο χέρι σας δύο κάρτες που έχετε μπροστά σας και στη θέση τους παίζετε δύο από το χέρι σας, ακόμη και τις ίδιες.
effect-breakthrough = Ανακάλυψη
effect-breakthrough-text = Πληρώνετε μία κάρτα Επιστήμης, τραβάτε πέντε κάρτες από την τράπουλα Εποχών και ύστερα ρίχνετε στα σκάρτα τόσες από το χέρι σας όσες τραβήξατε.
effect-oligarchy = Ολιγαρχία
effect-oligarchy-text = Ψάχνετε στα σκάρτα και παίρνετε στο χέρι σας την κάρτα που προτιμάτε.
effect-republic = Κοινοβουλευτισμός
effect-republic-text = Ψάχνετε στα σκάρτα και παίρνετε στο χέρι σας τις δύο κάρτες που προτιμάτε, ή τη μοναδική που υπάρχει.
effect-democracy = Δημοκρατία
effect-democracy-text = Αφήνετε μία κάρτα Ουτοπίας σας κλειστή πάνω σε έναν Τομέα που έχει μπροστά του οποιοσδήποτε παίκτης: ως το τέλος του παιχνιδιού θα χρειάζεται εκεί μία κάρτα παραπάνω για Νίκη Ηγεμονίας.
effect-inspiration = Έμπνευση
effect-inspiration-text = Εφόσον κανείς άλλος δεν έχει τόσες κάρτες Τέχνης όσες εσείς, χρησιμοποιείτε μία μόνιμη ιδιότητα, 1ου ή 2ου επιπέδου, της οποίας το επίπεδο έχει φτάσει άλλος παίκτης.
term-age = Εποχή
term-age-deck = τράπουλα Εποχών
term-turn = γύρος
term-round = γύρος
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
term-basic = Βασική
term-draft = Επιλογής
term-team-game = Ομαδικό παιχνίδι
`;export{e as default};