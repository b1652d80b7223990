### What the game says: refusals, explanations, and errors. Numbers of rules are put in front by the program.
### Arguments: $domain and $effect arrive translated; $card is a kind such as M1; seats are P1 to P4.

## Not an action at all
unparsable-verb = Το «{ $text }» δεν είναι ενέργεια. Οι ενέργειες αρχίζουν με μία από τις λέξεις: { $verbs }.
unparsable-verb-near = Το «{ $text }» δεν είναι ενέργεια. Μήπως εννοούσατε «{ $near }»;
unparsable-count =
    { $needed ->
        [0] Στο «{ $text }» περισσεύει κάτι: το «{ $verb }» γράφεται μόνο του.
        [one] Το «{ $text }» δεν ταιριάζει: μετά το «{ $verb }» χρειάζεται ακριβώς μία λέξη, όχι { $have }.
       *[other] Το «{ $text }» δεν ταιριάζει: μετά το «{ $verb }» χρειάζονται ακριβώς { $needed } λέξεις, όχι { $have }.
    }
unparsable-kind = Το «{ $word }» στο «{ $text }» δεν είναι κάρτα. Οι κάρτες είναι: { $choices }.
unparsable-seat = Το «{ $word }» στο «{ $text }» δεν είναι θέση. Οι θέσεις είναι: { $choices }.
unparsable-domain = Το «{ $word }» στο «{ $text }» δεν είναι Τομέας. Οι Τομείς είναι: { $choices }.
unparsable-permanent = Το «{ $word }» στο «{ $text }» δεν είναι μόνιμη ιδιότητα. Οι μόνιμες ιδιότητες είναι: { $choices }.
unparsable-id = Δεν υπάρχει ενέργεια με αριθμό { $id }: οι αριθμοί είναι από το 0 ως το { $most }.
unparsable-answer = Στο «{ $text }» δεν αναφέρεται καμία ενέργεια.

## Never possible in this set-up
impossible-seat = δεν υπάρχει { $seat } σε αυτό το τραπέζι των { $players } παικτών
impossible-draft = στη Βασική μέθοδο δεν γίνεται επιλογή: οι κάρτες μοιράζονται
impossible-draft-age = η κάρτα { $card } δεν υπάρχει σε κανένα πακέτο: στην επιλογή όλες οι κάρτες είναι της 1ης Εποχής

## Not your turn
not-your-turn = τώρα δεν αποφασίζει { $seat }, αλλά { $turn }

## Legal, and by what
legal-end = μπορείτε να τελειώσετε το βήμα των ιδιοτήτων οποιαδήποτε στιγμή ανάμεσα σε δύο ιδιότητες
legal-play = μπορείτε να παίξετε κάρτα { $card }: έχετε { $have } στο χέρι σας
legal-pick =
    { $have ->
        [one] μπορείτε να κρατήσετε κάρτα { $card }: υπάρχει { $have } στο πακέτο σας
       *[other] μπορείτε να κρατήσετε κάρτα { $card }: υπάρχουν { $have } στο πακέτο σας
    }
legal-claim =
    { $have ->
        [one] μπορείτε να πάρετε κάρτα { $card }: υπάρχει { $have } στο κέντρο
       *[other] μπορείτε να πάρετε κάρτα { $card }: υπάρχουν { $have } στο κέντρο
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
legal-permanent = η ιδιότητα «{ $effect }» θέλει { $needed } κάρτες του Τομέα «{ $domain }» μπροστά σας· έχετε { $have }
legal-inspiration =
    { $have ->
        [one] προηγείστε στην Τέχνη και { $source } έχει { $have } κάρτα του Τομέα «{ $domain }»: η ιδιότητα «{ $effect }» θέλει { $needed }
       *[other] προηγείστε στην Τέχνη και { $source } έχει { $have } κάρτες του Τομέα «{ $domain }»: η ιδιότητα «{ $effect }» θέλει { $needed }
    }
legal-discard-effect = η ιδιότητα «{ $effect }» κοστίζει 1 κάρτα του Τομέα «{ $domain }» από μπροστά σας· έχετε { $have }

## Not legal, and why not
why-over-hegemony = το παιχνίδι τελείωσε με Νίκη Ηγεμονίας
why-over-majority = το παιχνίδι τελείωσε: ο τελευταίος πλήρης γύρος ολοκληρώθηκε
why-asked-pick = πρώτα κρατήστε μία κάρτα από το πακέτο σας
why-asked-claim = πρώτα πάρτε μία κάρτα από το κέντρο
why-play-first = πρώτα παίξτε μία κάρτα από το χέρι σας
why-play-over = το βήμα του παιξίματος τελείωσε για αυτόν τον γύρο: τώρα παίζετε κάρτα μόνο μέσω μιας ιδιότητας
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
why-not-in-pack = δεν υπάρχει κάρτα { $card } στο πακέτο σας
why-not-in-centre = δεν υπάρχει κάρτα { $card } στο κέντρο
why-embargoed =
    { $have ->
        [one] ένα εμπάργκο σάς απαγορεύει να παίξετε κάρτες του Τομέα «{ $domain }» σε αυτόν τον γύρο
       *[other] { $have } εμπάργκο σάς απαγορεύουν να παίξετε κάρτες του Τομέα «{ $domain }» σε αυτόν τον γύρο
    }
why-permanent-spent = η μόνιμη ιδιότητα του Τομέα «{ $domain }» έχει ήδη χρησιμοποιηθεί σε αυτόν τον γύρο
why-level-too-low = η ιδιότητα «{ $effect }» θέλει { $needed } κάρτες του Τομέα «{ $domain }» μπροστά σας· έχετε { $have }
why-source-too-low = η ιδιότητα «{ $effect }» θέλει { $needed } κάρτες του Τομέα «{ $domain }»· { $source } έχει { $have }
why-hand-too-small =
    { $needed ->
        [one] η ιδιότητα «{ $effect }» κοστίζει μία κάρτα από το χέρι σας· έχετε { $have }
       *[other] η ιδιότητα «{ $effect }» κοστίζει { $needed } κάρτες από το χέρι σας· έχετε { $have }
    }
why-area-too-small =
    { $needed ->
        [one] η ιδιότητα «{ $effect }» κοστίζει μία κάρτα από μπροστά σας· έχετε { $have }
       *[other] η ιδιότητα «{ $effect }» κοστίζει { $needed } κάρτες από μπροστά σας· έχετε { $have }
    }
why-pile-empty = η ιδιότητα «{ $effect }» παίρνει κάρτες από τα σκάρτα, και αυτά είναι άδεια
why-copies-itself = αντιγράψτε την ιδιότητα ενός άλλου παίκτη, όχι τη δική σας
why-culture-spent = έχετε ήδη αντιγράψει μία ιδιότητα σε αυτόν τον γύρο
why-no-culture-lead = χρειάζεστε μπροστά σας περισσότερες κάρτες Τέχνης από κάθε άλλον παίκτη: έχετε { $have }, κάποιος άλλος { $others }
why-discard-spent = η στιγμιαία ιδιότητα του Τομέα «{ $domain }» έχει ήδη χρησιμοποιηθεί σε αυτόν τον γύρο
why-cannot-pay = η ιδιότητα «{ $effect }» κοστίζει 1 κάρτα του Τομέα «{ $domain }» από μπροστά σας· έχετε { $have }
why-attack =
    { $needed ->
        [one] χρειάζεστε μπροστά σας μία κάρτα του Τομέα «{ $domain }»· έχετε { $have }
       *[other] χρειάζεστε μπροστά σας { $needed } κάρτες του Τομέα «{ $domain }»· έχετε { $have }
    }
why-aims-at-itself = επιλέξτε άλλον παίκτη, όχι τον εαυτό σας
why-target-empty = { $target } δεν έχει ανοιχτή κάρτα του Τομέα «{ $domain }»
why-target-empty-own = στον δικό σας Τομέα «{ $domain }» χρειάζεστε 2 κάρτες: η μία πληρώνει, η άλλη πρέπει να μείνει

## Set-ups that do not exist
setup-players = το παιχνίδι είναι για 2, 3 ή 4 παίκτες, όχι για { $players }
setup-variant = δεν υπάρχει μέθοδος «{ $variant }»· υπάρχουν: { $variants }
setup-teams = το ομαδικό παιχνίδι θέλει τέσσερις παίκτες, όχι { $players }
setup-first = { $first } δεν υπάρχει σε αυτό το τραπέζι των { $players } παικτών
setup-seat = { $seat } δεν υπάρχει σε αυτό το τραπέζι των { $players } παικτών
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
setup-ages = στη θέση { $place } της τράπουλας, αντί για { $kind }, θα έπρεπε να υπάρχει κάρτα της { $age }ης Εποχής
setup-seed =
    { $have ->
        [one] ο σπόρος του διακομιστή έχει { $needed } δεκαεξαδικά ψηφία· αυτός έχει έναν χαρακτήρα
       *[other] ο σπόρος του διακομιστή έχει { $needed } δεκαεξαδικά ψηφία· αυτός έχει { $have } χαρακτήρες
    }
setup-seed-or-deck = δώστε ή σπόρο ή σειρά τράπουλας: το ένα από τα δύο, όχι και τα δύο
setup-player-seeds = δώστε έναν σπόρο παίκτη για καθεμία από τις { $needed } θέσεις ή κανέναν· εδώ: { $have }
setup-player-seed-length = ο σπόρος ενός παίκτη έχει το πολύ { $most } χαρακτήρες, όχι { $have }
setup-player-seed-text = ο σπόρος ενός παίκτη πρέπει να είναι κείμενο που γράφεται σε UTF-8

## Undo and positions
nothing-to-undo = δεν υπάρχει τίποτα για αναίρεση: δεν έχει γίνει ακόμη καμία ενέργεια
position-format = η περιγραφή μιας θέσης αρχίζει με «{ $needed }», όχι με «{ $have }»
position-field = στήλη { $column }: το «{ $field }» δεν διαβάζεται
position-no-endgame = παιχνίδι μπορεί να αρχίσει από θέση μετά τις επιλογές της Μεθόδου Επιλογής και πριν από το τέλος
position-missing = από την περιγραφή της θέσης λείπει το πεδίο «{ $field }»

## Records
record-place = γραμμή { $line }, στήλη { $column }:
record-tag = μια ετικέτα της κεφαλίδας γράφεται έτσι: [Players "2"]· εδώ γράφει «{ $text }»
record-tag-unknown = δεν υπάρχει ετικέτα κεφαλίδας «{ $tag }»· μήπως εννοούσατε «{ $near }»;
record-tag-twice = η ετικέτα «{ $tag }» δίνεται δύο φορές
record-tag-missing = από την κεφαλίδα λείπει η ετικέτα «{ $tag }»
record-tag-value = το «{ $value }» δεν είναι τιμή για την ετικέτα «{ $tag }»· χρειάζεται: { $needed }
record-rules = αυτή η καταγραφή έγινε με την έκδοση { $have } των κανόνων· το πρόγραμμα γνωρίζει τις εκδόσεις ως και την { $needed }
record-setup = η προετοιμασία που ορίζει η κεφαλίδα δεν γίνεται: { $why }
record-turn = μια γραμμή παιχνιδιού γράφεται έτσι: «3. P2 play M1; end»· εδώ γράφει «{ $text }»
record-turn-number = εδώ είναι ο γύρος { $needed }, όχι ο { $have }
record-turn-seat = εδώ αποφασίζει { $needed }, όχι { $have }
record-action = { $why }
record-after-end = το παιχνίδι είχε τελειώσει πριν από αυτή την ενέργεια
record-result = το αποτέλεσμα είναι «{ $needed }», όχι «{ $have }»
record-json = αυτό δεν είναι JSON: { $why }
record-json-field = το πεδίο «{ $field }» λείπει ή δεν είναι έγκυρο· χρειάζεται: { $needed }
record-format = αυτό δεν είναι καταγραφή παρτίδας, ούτε σε κείμενο ούτε σε JSON
record-empty = η καταγραφή είναι κενή

## Playthroughs
playthrough-header = μια αναλυτική καταγραφή αρχίζει με μια γραμμή όπου το format είναι «{ $needed }»
playthrough-differs = το πεδίο { $field } θα έπρεπε να είναι { $needed }, εδώ είναι { $have }

## Verifying a record
verify-replay-holds = όλες οι ενέργειες ξαναπαίζονται και το αποτέλεσμα είναι σωστό
verify-replay-fails = οι ενέργειες, όταν ξαναπαιχτούν, δεν οδηγούν στο αποτέλεσμα
verify-finished-holds = η παρτίδα έχει τελειώσει
verify-finished-fails = η παρτίδα δεν έχει τελειώσει: ο σπόρος δεν αποκαλύπτεται πριν από το τέλος
verify-seed-holds = ο σπόρος του διακομιστή έχει αποκαλυφθεί
verify-seed-fails = η καταγραφή δεν έχει σπόρο διακομιστή: το ανακάτεμα δεν μπορεί να επαληθευτεί
verify-commitment-holds = ο σπόρος αντιστοιχεί στη δέσμευση που δόθηκε πριν από την παρτίδα
verify-commitment-fails = ο σπόρος δεν αντιστοιχεί στη δέσμευση που δόθηκε πριν από την παρτίδα
verify-deck-holds = οι σπόροι δίνουν ακριβώς αυτή την τράπουλα και αυτές τις κάρτες που βγήκαν
verify-deck-fails = οι σπόροι δεν δίνουν αυτή την τράπουλα και αυτές τις κάρτες που βγήκαν
verify-seals-holds = οι σπόροι είναι αυτοί που είχαν σφραγίσει οι παίκτες
verify-seals-fails = ένας σπόρος δεν είναι αυτός που είχε σφραγίσει ο παίκτης
verify-lots-holds = οι θέσεις είναι αυτές που βγαίνουν από τους σπόρους με κλήρο
verify-lots-fails = οι θέσεις δεν είναι αυτές που βγαίνουν από τους σπόρους με κλήρο
verify-first-holds = οι σπόροι δίνουν αυτόν τον Πρώτο Παίκτη
verify-first-fails = οι σπόροι δεν δίνουν αυτόν τον Πρώτο Παίκτη
