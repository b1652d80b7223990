review-not-over = Αυτή η παρτίδα δεν έχει τελειώσει: ο απολογισμός της γίνεται μόλις τελειώσει.

## Τα βήματα ενός σχεδίου
step-pick = κράτησε { $card }
step-claim = διάλεξε { $card }
step-play = παίξε { $card }
step-discard = ξεσκάρταρε { $card } από το χέρι
step-sacrifice = ξεσκάρταρε { $card } από μπροστά σου
step-take = πάρε { $card } πίσω στο χέρι
step-recover = πάρε { $card } από τα σκάρτα
step-give = δώσε πίσω { $card }
step-effect = χρησιμοποίησε «{ $effect }»
step-inspiration = αντίγραψε «{ $effect }» ({ $seat }) με Έμπνευση
step-attack = επιτέσου στον Τομέα «{ $domain }»
step-inquisition = Ιερά Εξέταση: { $seat }
step-embargo = εμπάργκο στον Τομέα «{ $domain }» ({ $seat })
step-democracy = δημοκρατία στον Τομέα «{ $domain }» ({ $seat })
step-end = τέλος γύρου

## Γιατί ένα σχέδιο είναι καλύτερο
reason-win-missed = Κερδίζει αμέσως: { $plan }.
reason-win-allowed = Δεν αφήνει { $seat } να κερδίσει στον επόμενο γύρο με: { $threat }.
reason-win-likely = Μικραίνει η πιθανότητα να κερδίσει { $seat } στον επόμενο γύρο: { $less } στις 100 αντί για { $more }, ανάλογα με το τι μπορεί να κρατά.
reason-risk = { $seat } θα μπορούσε να κερδίσει στον επόμενο γύρο σε περίπου { $share } από τις 100 περιπτώσεις, ανάλογα με το τι μπορεί να κρατά.
reason-level = Στο τέλος του γύρου έχει επίπεδο { $level } στον Τομέα «{ $domain }».
reason-majority = Στο τέλος του γύρου προηγείται στον Τομέα «{ $domain }».
reason-cards =
    Σου αφήνει { $count ->
        [one] μία κάρτα παραπάνω
       *[other] { $count } κάρτες παραπάνω
    }.
reason-none = Κανένας λόγος μόνος του: είναι λίγο καλύτερο σε πολλά.

## Οι γύροι που έκριναν μια παρτίδα
decisive-draw-up =
    Γύρος { $turn }: η τράπουλα στάθηκε καλή για { $seat }. Οι κάρτες που ήρθαν άξιζαν { $points ->
        [one] μία μονάδα
       *[other] { $points } μονάδες
    }· η πιθανότητα έγινε { $chance } %.
decisive-draw-down =
    Γύρος { $turn }: η τράπουλα δεν βοήθησε ({ $seat }). Οι κάρτες που ήρθαν κόστισαν { $points ->
        [one] μία μονάδα
       *[other] { $points } μονάδες
    }· η πιθανότητα έγινε { $chance } %.
decisive-turn-up =
    Γύρος { $turn }: ένας δυνατός γύρος ({ $seat }) κέρδισε { $points ->
        [one] μία μονάδα
       *[other] { $points } μονάδες
    }· η πιθανότητα έγινε { $chance } %.
decisive-turn-down =
    Γύρος { $turn }: ο γύρος αυτός ({ $seat }) άφησε να χαθούν { $points ->
        [one] μία μονάδα
       *[other] { $points } μονάδες
    }· η πιθανότητα έγινε { $chance } %.
decisive-last =
    Γύρος { $turn }: με αυτόν τον γύρο ({ $seat }) τελείωσε η παρτίδα· άξιζε { $points ->
        [one] μία μονάδα
       *[other] { $points } μονάδες
    }.

## Η ανασκόπηση
review-seat = Δεν υπάρχει θέση { $seat } σε αυτή την παρτίδα: έχει { $players }.
review-title = Η παρτίδα σε ανασκόπηση
review-progress = Κρίνονται οι γύροι
review-part = Διακόπηκε: κρίθηκαν { $done } από { $total } γύρους· ο απολογισμός είναι πλήρης.
review-account = Ο απολογισμός
review-account-text = Αποτέλεσμα μείον ίσο μερίδιο = τύχη + δικές του αποφάσεις + αποφάσεις των άλλων, σε μονάδες επί τοις εκατό.
review-player = Παίκτης
review-result = Αποτέλεσμα
review-even = Ίσο μερίδιο
review-luck = Τύχη
review-decisions = Αποφάσεις
review-own = Δικές του αποφάσεις
review-others = Αποφάσεις των άλλων
review-unknown = Δεν μπορούσε να το ξέρει
review-accuracy = Ακρίβεια
review-decisive = Οι γύροι που έκριναν την παρτίδα
review-graph = Η πιθανότητα κάθε παίκτη σε όλη την παρτίδα
review-turns = Γύρο γύρο
review-turn = Γύρος
review-played = Παίχτηκε
review-better = Καλύτερο
review-runner-up = Το αμέσως επόμενο
review-loss = Απώλεια
review-chance = Πιθανότητα μετά
review-draft = Επιλογή
review-levels = Οι πιθανότητες ισχύουν ανάμεσα σε δυνατούς παίκτες: σε άλλα επίπεδα ένα προβάδισμα μετράει λιγότερο.
review-thresholds = Ένας γύρος λέγεται ανακρίβεια, λάθος ή γκάφα μόνο αν έχασε με βεβαιότητα τουλάχιστον { $inaccuracy }, { $mistake } ή { $blunder } μονάδες, με όσα έβλεπε ο παίκτης.
review-verdict-fine = καλά παιγμένος
review-verdict-inaccuracy = ανακρίβεια
review-verdict-mistake = λάθος
review-verdict-blunder = γκάφα
review-verdict-unjudged = δεν κρίθηκε
review-forced = τίποτα να επιλεγεί

## Συμβουλές
hint-wins = Κερδίζει αμέσως.
hint-meets = Σταματά τον κίνδυνο από { $seat }, που θα μπορούσε να κερδίσει στον επόμενο γύρο με: { $threat }.
hint-suffers = Μένει ένας κίνδυνος: { $seat } μπορεί να κερδίσει στον επόμενο γύρο με { $threat }· τίποτα δεν το αποκλείει.
hint-lowers = Κάνει λιγότερο πιθανό να κερδίσει { $seat } στον επόμενο γύρο: { $less } στις 100 αντί για { $more }, ανάλογα με το τι μπορεί να κρατά.
hint-level = Φτάνει στο επίπεδο { $level } στον Τομέα «{ $domain }».
hint-lead = Παίρνει το προβάδισμα στον Τομέα «{ $domain }».
hint-looks = Έπειτα βλέπεις νέες κάρτες και αποφασίζεις ξανά.
hint-quiet = Ένας ήσυχος γύρος: αφήνει ανοιχτούς τους περισσότερους δρόμους.
hint-pick = Η κάρτα που βοηθά περισσότερο το χέρι σου.
coach-not-asked = Δεν υπάρχει κάτι να προταθεί: δεν αποφασίζεις εσύ τώρα.
coach-not-legal = { $action }: δεν επιτρέπεται εδώ.
coach-busy = Ο προπονητής έχει πολλή δουλειά αυτή τη στιγμή: ρώτα ξανά σε ένα λεπτό.
coach-failed = Ο προπονητής δεν μπόρεσε να απαντήσει.
coach-no-review = Αυτή η παρτίδα δεν έχει ανασκόπηση ακόμη: ζήτησέ την πρώτα.

## Στον φυλλομετρητή
coach-title = Ο προπονητής
coach-ask = Εξήγησέ μου αυτή την παρτίδα
coach-about = Τι ήταν τύχη, τι αποφασίστηκε, τι ήταν καλύτερο: γύρο γύρο.
coach-working = Κρίνεται ο γύρος { $done } από { $total } …
coach-eyes = Με τα μάτια ποιου
coach-eyes-open = το ανοιχτό τραπέζι
coach-graph-keys = Τα βέλη πάνε από γύρο σε γύρο, το Enter τον δείχνει στο τραπέζι.
coach-on-table = Δείξε το στο τραπέζι
coach-own-turns = Γύροι που αξίζουν μια δεύτερη ματιά
coach-all-fine = Τίποτα να επισημανθεί: κανένας γύρος δεν έχασε με βεβαιότητα όσο μια ανακρίβεια.
coach-as-page = Ως σελίδα
coach-as-graph = Το γράφημα
coach-as-data = Ως δεδομένα (JSON)
coach-plan = Ένα σχέδιο για αυτόν τον γύρο
coach-thinking = Ο προπονητής σκέφτεται …
coach-chances = Η πιθανότητά σου να κερδίσεις: { $before } % τώρα, { $after } % μετά.
coach-show-me = Δείξε μου, βήμα βήμα
coach-step = Βήμα { $at } από { $all }: { $step }
coach-do = Κάνε το
coach-stop = Συνεχίζω μόνος
coach-why-not = Γιατί όχι κάτι άλλο;
coach-why-choose = Διάλεξε μια ενέργεια
coach-why-fine = Τίποτα δεν μιλά εναντίον του: είναι περίπου εξίσου καλό.
coach-waiting =
    { $place ->
        [0] Ο προπονητής αρχίζει αμέσως …
        [one] Μία παρτίδα εξηγείται πριν από αυτήν …
       *[other] { $place } παρτίδες εξηγούνται πριν από αυτήν …
    }
coach-why-cost =
    Κοστίζει περίπου { $points ->
        [one] μία μονάδα
       *[other] { $points } μονάδες
    } της πιθανότητάς σου.
