### Το παιχνίδι στον περιηγητή. $seat, $other και $winners είναι ονόματα· $domain και $effect έρχονται μεταφρασμένα.

## Παντού
web-title = Impera
web-tagline = Carta Impera Victoria: τρεις κάρτες στο χέρι, έξι Τομείς στο τραπέζι, ένας πολιτισμός στην κορυφή.
web-close = Κλείσιμο
web-cancel = Ακύρωση
web-home = Αρχική σελίδα
web-menu = Μενού
web-rules = Κανόνες
web-settings = Ρυθμίσεις
web-keys = Πληκτρολόγιο
web-copied = Αντιγράφηκε
web-copy-link = Αντιγραφή συνδέσμου
web-loading = Μια στιγμή…
web-offline = Είστε εκτός σύνδεσης. Η σελίδα επανέρχεται μόνη της.
web-line-lost = Χάθηκε η σύνδεση – νέα προσπάθεια…
web-line-gone = Ο διακομιστής έκλεισε τη σύνδεση.
web-not-found = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
web-rule = Κανόνας { $rule }
web-player = Παίκτης
web-seat = Θέση { $seat }
web-guest = Επισκέπτης

## Αρχική σελίδα
web-play-now = Παίξτε τώρα
web-play-now-text = Τρεις παίκτες: εσείς και δύο bot
web-new-table = Νέο τραπέζι
web-new-table-text = Φίλοι, bot, επιλογή, ομάδες, ρολόγια
web-lobby = Αίθουσα
web-lobby-text = Ανοιχτά τραπέζια και παρτίδες για παρακολούθηση
web-games = Οι παρτίδες μου
web-games-text = Συνεχίστε από εκεί που μείνατε
web-replay = Επανάληψη παρτίδας
web-replay-text = Ανοίξτε μια καταγραφή από αρχείο
web-rules-text = Σύντομος οδηγός και κάθε κανόνας με τον αριθμό του
web-settings-text = Γλώσσα, εμφάνιση, ταχύτητα, ήχος
web-credits = Δικά μας σχέδια. Γραμματοσειρές: Literata και Noto Sans, SIL Open Font License.
web-games-waiting =
    { $count ->
        [one] Μία παρτίδα σας περιμένει
       *[other] { $count } παρτίδες σας περιμένουν
    }

## Νέο τραπέζι
web-new-players = Παίκτες
web-new-variant = Αρχή του παιχνιδιού
web-new-basic = Βασική: οι κάρτες μοιράζονται
web-new-draft = Επιλογής: οι κάρτες επιλέγονται
web-new-teams = Ομάδες: θέσεις 1 και 3 εναντίον 2 και 4
web-new-seats = Ποιος κάθεται πού
web-new-seat-who = Θέση { $seat }: ποιος κάθεται εδώ;
web-new-seat-me = Εγώ
web-new-seat-open = Ελεύθερη: για έναν φίλο
web-new-seat-bot = Bot: { $bot }
web-new-fill = Bot στις ελεύθερες θέσεις
web-new-clock = Ρολόι
web-new-clock-none = Χωρίς ρολόι
web-new-clock-seconds = Λεπτά: 60 δευτερόλεπτα ανά γύρο και 5 λεπτά απόθεμα
web-new-clock-days = Μέρες: δύο μέρες ανά γύρο
web-new-who-comes = Ποιος μπορεί να έρθει;
web-new-private = Ιδιωτικό: όποιος έχει τον σύνδεσμο
web-new-listed = Στην αίθουσα: όλοι
web-new-hints = Επιτρέπονται συμβουλές
web-new-rated = Παρτίδα με βαθμολογία
web-new-rated-text = Η παρτίδα μετρά στη βαθμολογία των παικτών. Δεν δίνονται συμβουλές.
web-new-chat = Ελεύθερη συνομιλία (οι φράσεις υπάρχουν πάντα)
web-new-seeds = Κάθε παίκτης μπορεί να προσθέσει στο ανακάτεμα
web-new-create = Στρώστε το τραπέζι

## Πριν από την αρχή
web-room-title = Το τραπέζι είναι έτοιμο
web-room-invite = Στείλτε αυτόν τον σύνδεσμο στους φίλους σας:
web-room-open = Ελεύθερη θέση
web-room-reserved = Κρατημένη: { $seat }
web-room-sit = Καθίστε
web-room-leave = Σηκωθείτε
web-room-bot = Βάλτε ένα bot
web-room-remove = Αφαίρεση
web-room-start = Έναρξη παιχνιδιού
web-room-wait-host = Ο οικοδεσπότης ξεκινά όταν γεμίσουν όλες οι θέσεις.
web-room-wait-seats = Για να αρχίσει, πρέπει να γεμίσουν όλες οι θέσεις.
web-room-close = Μαζέψτε το τραπέζι
web-room-closed = Αυτό το τραπέζι μαζεύτηκε.
web-room-seed = Η προσθήκη σας στο ανακάτεμα
web-room-seed-set = Προσθήκη
web-room-commitment = Δέσμευση για το ανακάτεμα (SHA-256 του σπόρου):
web-room-you = εσείς

## Λίστες
web-list-none = Τίποτα εδώ ακόμη.
web-list-players = { $count } παίκτες
web-list-turn = Η σειρά σας
web-list-open = Περιμένει παίκτες
web-list-running = Παίζεται
web-list-finished = Τελείωσε
web-list-closed = Μαζεύτηκε
web-list-rated = με βαθμολογία
web-list-join = Μπείτε
web-list-watch = Παρακολούθηση
web-list-go-on = Συνέχεια
web-list-look = Άνοιγμα
web-ratings = Βαθμολογία
web-ratings-none = Κανείς δεν έχει παίξει ακόμη τέτοια παρτίδα με βαθμολογία.
web-ratings-value = Βαθμοί
web-ratings-sure = Περιθώριο
web-ratings-change = Μεταβολή
web-ratings-games = Παρτίδες

## Επανάληψη αρχείου
web-replay-choose = Επιλέξτε καταγραφή (κείμενο ή JSON)
web-replay-drop = ή αφήστε το αρχείο εδώ
web-replay-failed = Το αρχείο δεν διαβάζεται: { $why }

## Το τραπέζι
web-table-title = Το τραπέζι
web-your-hand =
    { $count ->
        [one] Το χέρι σας: μία κάρτα
       *[other] Το χέρι σας: { $count } κάρτες
    }
web-your-area = Οι κάρτες μπροστά σας
web-yourself = Εσείς
web-hand-empty = Καμία κάρτα στο χέρι
web-hand-ages = { $count } στο χέρι: { $one } της 1ης Εποχής, { $two } της 2ης, { $three } της 3ης.
web-hand-known = Γνωστές: { $cards }.
web-hand-size = Όριο χεριού { $count }
web-partner = Συμπαίκτης
web-team = Ομάδα { $team }
web-presence-dropped = κόπηκε η γραμμή
web-presence-left = έφυγε: παίζει bot
web-presence-away = λείπει: παίζει bot
web-embargo-here = Εμπάργκο: αυτός ο Τομέας δεν παίζεται στον επόμενο γύρο
web-democracy-here = Δημοκρατία: η Ηγεμονία εδώ χρειάζεται μία κάρτα παραπάνω
web-coin-home = Το Νόμισμα Τέχνης είναι δίπλα στην τράπουλα
web-clock = Απομένουν { $time }
web-deck = Τράπουλα Εποχών: { $one } της 1ης Εποχής, { $two } της 2ης, { $three } της 3ης
web-pile =
    { $count ->
        [0] Σκάρτα: κανένα
        [one] Σκάρτα: μία κάρτα. Ανοίξτε τα
       *[other] Σκάρτα: { $count } κάρτες. Ανοίξτε τα
    }
web-pile-short = Σκάρτα
web-pile-title = Σκάρτα
web-pile-empty = Δεν υπάρχουν σκάρτα.
web-open-pile = Ανοίξτε τα σκάρτα
web-turn = Γύρος { $number }
web-steps = Βήματα του γύρου
web-step-play = Παίξιμο
web-step-effects = Ιδιότητες
web-step-draw = Τράβηγμα
web-last-round = Τελευταίος γύρος
web-warn-one = { $seat }: μία κάρτα από την Ηγεμονία ({ $domain })
web-warn-there = { $seat } έχει Ηγεμονία ({ $domain }) αν ο γύρος τελειώσει έτσι
web-watching =
    { $count ->
        [one] Ένας παρακολουθεί
       *[other] { $count } παρακολουθούν
    }
web-side = Ιδιότητες, ημερολόγιο και συνομιλία
web-sheets = Ιδιότητες, ημερολόγιο και συνομιλία
web-talk = Ημερολόγιο και συνομιλία
web-tab-effects = Ιδιότητες
web-tab-log = Ημερολόγιο
web-tab-chat = Συνομιλία

## Ένας Τομέας με λόγια
web-column-cards =
    { $count ->
        [0] Καμία κάρτα.
        [one] Μία κάρτα: { $cards }.
       *[other] { $count } κάρτες: { $cards }.
    }
web-column-to-level = Άλλες { $count } για το επίπεδο { $level }.
web-column-level = Επίπεδο { $level }: το φτάσατε.
web-column-to-hegemony = Άλλες { $count } για Ηγεμονία.
web-column-hegemony = Αρκετές για Ηγεμονία.
web-column-embargoes =
    { $count ->
        [one] Πάνω του υπάρχει εμπάργκο.
       *[other] Πάνω του υπάρχουν { $count } εμπάργκο.
    }
web-column-democracies =
    { $count ->
        [one] Πάνω του υπάρχει δημοκρατία.
       *[other] Πάνω του υπάρχουν { $count } δημοκρατίες.
    }

## Ο πίνακας των ιδιοτήτων
web-board = Οι δεκαέξι ιδιότητες
web-slot-level-1 = Επίπεδο 1
web-slot-level-2 = Επίπεδο 2
web-slot-discard = Για μία κάρτα στα σκάρτα
web-slot-copy = Αντιγράφει ιδιότητα
web-standing-ready = Έτοιμη
web-standing-spent = Χρησιμοποιήθηκε σε αυτόν τον γύρο
web-standing-lacking = Τώρα δεν γίνεται: επιλέξτε την για να μάθετε γιατί
web-standing-waiting = Τώρα δεν αποφασίζετε εσείς

## Τι ζητείται
web-ask-pick = Κρατήστε μία κάρτα από το πακέτο σας
web-ask-claim = Πάρτε μία κάρτα από το κέντρο μπροστά σας
web-ask-play = Η σειρά σας: παίξτε μία κάρτα από το χέρι σας
web-ask-play-effect =
    { $count ->
        [one] { $effect }: τώρα παίξτε μία κάρτα από το χέρι σας
       *[other] { $effect }: τώρα παίξτε { $count } κάρτες από το χέρι σας
    }
web-ask-effects = Χρησιμοποιήστε τις ιδιότητές σας ή τελειώστε τον γύρο
web-ask-discard =
    { $count ->
        [one] { $effect }: ρίξτε στα σκάρτα μία κάρτα του χεριού σας
       *[other] { $effect }: ρίξτε στα σκάρτα { $count } κάρτες του χεριού σας
    }
web-ask-sacrifice =
    { $count ->
        [one] { $effect }: ρίξτε στα σκάρτα μία κάρτα που έχετε μπροστά σας
       *[other] { $effect }: ρίξτε στα σκάρτα { $count } κάρτες που έχετε μπροστά σας
    }
web-ask-take =
    { $count ->
        [one] { $effect }: μαζέψτε στο χέρι μία κάρτα που έχετε μπροστά σας
       *[other] { $effect }: μαζέψτε στο χέρι { $count } κάρτες που έχετε μπροστά σας
    }
web-ask-recover =
    { $count ->
        [one] { $effect }: πάρτε μία κάρτα από τα σκάρτα
       *[other] { $effect }: πάρτε { $count } κάρτες από τα σκάρτα
    }
web-ask-give =
    { $count ->
        [one] { $effect }: δώστε πίσω μία κάρτα – { $other }
       *[other] { $effect }: δώστε πίσω { $count } κάρτες – { $other }
    }
web-aim = { $effect }: επιλέξτε στόχο
web-wait = { $seat } σκέφτεται…
web-wait-picks = Περιμένουμε την επιλογή των άλλων
web-over = Το παιχνίδι τελείωσε
web-past = Βλέπετε μια προηγούμενη θέση
web-past-leave = Πίσω στο τώρα
web-effects = Ιδιότητες ({ $count })
web-end-turn = Τέλος γύρου
web-undo = Αναίρεση
web-ask-hint = Ζητήστε συμβουλή
web-hint = Ένα bot θα διάλεγε: { $action }
web-verb-play = παίξιμο
web-verb-discard = στα σκάρτα
web-verb-sacrifice = παραχώρηση
web-verb-take = μάζεμα
web-verb-recover = ανάκτηση
web-verb-give = επιστροφή
web-verb-pick = κράτημα
web-verb-claim = λήψη
web-remind-title = Πριν τελειώσετε τον γύρο
web-remind = Η ιδιότητα «{ $effect }» είναι δωρεάν και αχρησιμοποίητη: θα τραβούσατε περισσότερες κάρτες.
web-remind-never = Μη μου το θυμίσετε ξανά
web-remind-end = Τέλος έτσι κι αλλιώς
web-remind-use = Χρήση

## Επιλογή
web-draft-title = Επιλογή, γύρος { $round }
web-draft-pick = Κρατήστε μία κάρτα· οι υπόλοιπες πάνε: { $other }.
web-draft-claim = Οι τελευταίες κάρτες είναι στο κέντρο. Κάθε παίκτης παίρνει μία μπροστά του.
web-draft-pack = Το πακέτο σας
web-draft-centre = Το κέντρο
web-draft-kept = κρατήθηκε
web-draft-done = διάλεξε
web-draft-thinking = διαλέγει
web-draft-passed = Γύρος { $round }: δώσατε { $cards } – { $other }

## Ημερολόγιο και συνομιλία
web-log-mine = Μόνο ό,τι έκαναν σε μένα
web-log-turn = Γύρος { $number }: { $seat }
web-log-start = Το μοίρασμα
web-log-none = Τίποτα ακόμη.
web-chat-none = Κανείς δεν έχει μιλήσει ακόμη.
web-chat-write = Πείτε κάτι
web-chat-send = Αποστολή
web-chat-phrases-only = Σε αυτό το τραπέζι μόνο φράσεις
web-mute-people = Ποιοι ακούγονται
web-mute = Σίγαση: { $name }
web-mute-on = σε σίγαση
web-muted = Σίγαση: { $name }. Δεν βλέπετε πια τα λόγια του ατόμου αυτού.
web-unmuted = Τέλος σίγασης: { $name }.
web-phrases = Φράσεις διπλωματίας
web-phrase-gap-seat = Προς
web-phrase-gap-target = Για
web-phrase-gap-domain = Τομέας
web-phrase-gap-missing = Κάρτες που λείπουν
web-talk-chat-on = Η ελεύθερη συνομιλία είναι ανοιχτή
web-talk-chat-off = Η ελεύθερη συνομιλία είναι κλειστή
web-offer-agree = Συμφωνώ
web-offer-decline = Όχι
web-offer-draw = Πρόταση ισοπαλίας
web-offer-concede = Παραχώρηση
web-offer-to = Ποιος θα κέρδιζε;
web-table-menu = Αυτό το τραπέζι
web-leave-table = Αποχώρηση: συνεχίζει bot
web-return = Πάρτε πίσω τη θέση σας
web-bot-plays = Ένα bot παίζει για εσάς.
web-take-over-text = Ένα bot παίζει σε θέση που κάποιος άφησε.
web-take-over = Συνεχίστε στη θέση: { $seat }
web-spectating = Παρακολουθείτε.

## Το τέλος
web-result-won = Κερδίσατε!
web-result-shared = Κοινή νίκη!
web-result-lost =
    { $count ->
        [one] Νικητής: { $winners }
       *[other] Νικητές: { $winners }
    }
web-result-winners =
    { $count ->
        [one] Νικητής: { $winners }
       *[other] Νικητές: { $winners }
    }
web-result-hegemony = { $seat } τελείωσε έναν γύρο με { $count } κάρτες ({ $domain }): Ηγεμονία.
web-result-by-hegemony = Νίκη Ηγεμονίας.
web-result-by-majority = Η τράπουλα τελείωσε και ο γύρος ολοκληρώθηκε: αποφάσισε η πλειοψηφία των Τομέων.
web-result-by-draw = Οι παίκτες συμφώνησαν ισοπαλία.
web-result-by-concession = Οι άλλοι παραχώρησαν τη νίκη.
web-result-domains = Τομέας προς Τομέα
web-result-hands = Τα χέρια
web-result-deck = Έμειναν στην τράπουλα: { $cards }
web-points = Πόντοι
web-leads = προηγείται
web-ties = Η ισοβαθμία, βήμα βήμα
web-tie-broken = { $seat } περνά μπροστά
web-tie-stays = ακόμη ίσοι: { $seats }
web-rematch = Παίξτε ξανά
web-rematch-join = Στη ρεβάνς
web-review = Η παρτίδα βήμα βήμα
web-review-back = Μία ενέργεια πίσω
web-review-next = Μία ενέργεια μπροστά
web-review-at = Μετά από { $at } από { $last } ενέργειες
web-moment-back = Στην προηγούμενη κρίσιμη στιγμή
web-moment-next = Στην επόμενη κρίσιμη στιγμή
web-moment-end = Το τέλος
web-moment-threat = { $seat }: μία κάρτα για Ηγεμονία ({ $domain })
web-moment-strike = Ένα χτύπημα
web-moment-last-round = Τελευταίος γύρος
web-moment-age = Αρχίζει η Εποχή { $age }
web-moment-swing = Μεγάλη ανατροπή: { $seat }, { $domain }
web-record = Λήψη της καταγραφής
web-share = Κοινοποίηση συνδέσμου
web-verify = Το ανακάτεμα, ελεγμένο από τον περιηγητή σας
web-verify-working = Η τράπουλα μοιράζεται ξανά από τους σπόρους…
web-verify-failed = Η απόδειξη δεν ήταν διαθέσιμη.
web-verify-numbers = Οι αριθμοί
web-verify-commitment = Υποσχεμένο πριν από το παιχνίδι:
web-verify-seed = Ο σπόρος, φανερός:

## Ρυθμίσεις
web-set-name = Το όνομά σας
web-set-language = Γλώσσα
web-set-theme = Εμφάνιση
web-theme-system = Όπως το σύστημα
web-theme-dark = Βράδυ
web-theme-light = Μέρα
web-set-speed = Ταχύτητα των καρτών
web-speed-slow = Αργή
web-speed-normal = Κανονική
web-speed-fast = Γρήγορη
web-speed-instant = Χωρίς κίνηση
web-set-bot = Δύναμη των bot του άμεσου παιχνιδιού
web-bot-level = { $level ->
    [1] 1 · Αρχάριος
    [2] 2 · Περιστασιακός
    [3] 3 · Παίκτης λέσχης
    [4] 4 · Ειδικός
    [5] 5 · Δάσκαλος
    [6] 6 · Πρωταθλητής
   *[other] Βαθμίδα { $level }
}
web-bot-random = Τυχαίο
web-bot-builder = Χτίστης
web-bot-light = Ελαφρύ
web-bot-greedy = Άπληστο
web-set-autoplay = Οι αναγκαστικές κινήσεις παίζονται μόνες τους
web-set-remind = Υπενθύμιση για δωρεάν ιδιότητες
web-set-sound = Ήχοι
web-set-firstgame = Εξήγηση των καινούριων πραγμάτων (πρώτο παιχνίδι)
web-set-notify = Ειδοποίηση όταν είναι η σειρά μου
web-continue = Συνέχεια σε άλλη συσκευή
web-continue-text = Ανοίξτε εκεί αυτόν τον σύνδεσμο. Ισχύει μία φορά· όποιος τον ανοίξει είστε εσείς.
web-your-turn-notice = Είναι η σειρά σας
web-your-turn-title = Η σειρά σας – Impera

## Πληκτρολόγιο
web-key-choose = Επιλογή του πρώτου, δεύτερου, … από όσα προσφέρονται
web-key-walk = Μετακίνηση στο χέρι, στον πίνακα ή στις επιλογές
web-key-press = Επιλογή του εστιασμένου
web-key-hand = Στο χέρι σας
web-key-board = Στον πίνακα ιδιοτήτων
web-key-end = Τέλος γύρου
web-key-undo = Αναίρεση
web-key-cancel = Ακύρωση, ή πίσω στο τώρα
web-key-hint = Συμβουλή
web-key-pile = Σκάρτα
web-key-log = Ημερολόγιο
web-key-chat = Συνομιλία
web-key-rules = Κανόνες
web-key-moments = Στην επανάληψη: προηγούμενη, επόμενη κρίσιμη στιγμή
web-key-help = Αυτό το φύλλο

## Πρώτο παιχνίδι
web-lesson-got-it = Κατάλαβα
web-lesson-stop = Όχι άλλα
web-lesson-draft-title = Η επιλογή.
web-lesson-draft = Κρατήστε μία κάρτα και δώστε τις άλλες. Οι κάρτες ενός Τομέα πάνε μαζί: θέλετε πολλές ίδιες.
web-lesson-play-title = Η σειρά σας.
web-lesson-play = Επιλέξτε μία κάρτα του χεριού σας: πηγαίνει μπροστά σας, στον Τομέα της. { $all } ενός Τομέα στο τέλος του γύρου σας κερδίζουν το παιχνίδι.
web-lesson-effects-title = Ιδιότητες.
web-lesson-effects = Ό,τι φωτίζεται στον πίνακα μπορείτε να το χρησιμοποιήσετε, με όποια σειρά θέλετε. Επιλέξτε κάτι άλλο και μαθαίνετε τι λείπει. Μετά τελειώστε τον γύρο.
web-lesson-level-title = Φτάσατε ένα επίπεδο!
web-lesson-level = { $one } κάρτες ενός Τομέα δίνουν την ιδιότητα επιπέδου 1, { $two } την ιδιότητα επιπέδου 2, μία φορά σε κάθε γύρο. Δεν κοστίζει τίποτα.
web-lesson-embargo-title = Εμπάργκο.
web-lesson-embargo = Κάποιος σας κλείνει έναν Τομέα: σε αυτόν τον γύρο δεν τον παίζετε. Οι ιδιότητές του ισχύουν.
web-lesson-threat-title = Κίνδυνος!
web-lesson-threat = Κάποιος είναι μία κάρτα από την Ηγεμονία. Επιτεθείτε σε αυτόν τον Τομέα, βάλτε εμπάργκο ή δημοκρατία, ή κάντε Ιερά Εξέταση.
web-lesson-coin-title = Το Νόμισμα Τέχνης.
web-lesson-coin = Δείχνει μια ιδιότητα που αντιγράφηκε με την Έμπνευση. Αντιγράφει όποιος έχει μόνος του την περισσότερη Τέχνη.
web-lesson-last-round-title = Ο τελευταίος γύρος.
web-lesson-last-round = Η τράπουλα τελείωσε. Στο τέλος του γύρου κερδίζει όποιος προηγείται στους περισσότερους Τομείς.

## Οδηγός
web-guide-aim-title = Ο σκοπός
web-guide-aim = Επτά κάρτες ενός Τομέα μπροστά σας στο τέλος του γύρου σας (οκτώ με δύο παίκτες): Ηγεμονία, κερδίζετε αμέσως. Αν τελειώσει πρώτα η τράπουλα, κερδίζει όποιος προηγείται στους περισσότερους Τομείς.
web-guide-turn-title = Ο γύρος σας
web-guide-turn = Παίξτε μία κάρτα. Χρησιμοποιήστε όσες ιδιότητες θέλετε. Τραβήξτε ως τις τρεις κάρτες. Μετά παίζει ο επόμενος.
web-guide-effects-title = Έξι Τομείς
web-guide-effects = Ο Στρατός καταστρέφει, η Θρησκεία κοιτά σε χέρια και τραβά, η Οικονομία αντικαθιστά και μπλοκάρει, η Επιστήμη μαζεύει και ψάχνει, η Τέχνη αντιγράφει, η Ουτοπία επαναφέρει και καθυστερεί.
web-guide-levels-title = Μόνιμες ιδιότητες
web-guide-levels = Τρεις κάρτες ενός Τομέα δίνουν το επίπεδο 1, πέντε το επίπεδο 2 (δύο και τέσσερις με τέσσερις παίκτες). Δεν κοστίζουν κάρτα του Τομέα και ισχύουν μία φορά ανά γύρο.
web-guide-discard-title = Στιγμιαίες ιδιότητες
web-guide-discard = Δώστε μία κάρτα του Τομέα για ένα δυνατό χτύπημα: Επίθεση, Ιερά Εξέταση, Εμπάργκο, Ανακάλυψη, Δημοκρατία. Μία ανά Τομέα και γύρο.
web-guide-markers-title = Τι βλέπουν όλοι
web-guide-markers = Η πλάτη δείχνει την Εποχή, οπότε και ένα κρυφό χέρι κάτι λέει. Το εμπάργκο κλείνει έναν Τομέα για έναν γύρο· η δημοκρατία κάνει εκεί την Ηγεμονία δυσκολότερη κατά μία κάρτα ως το τέλος.
web-guide-end-title = Το τέλος
web-guide-end = Όταν τραβηχτεί η τελευταία κάρτα, ο γύρος ολοκληρώνεται. Κάθε Τομέας δίνει έναν πόντο σε όσους προηγούνται· οι ισοβαθμίες λύνονται με Ουτοπία, Τέχνη, Επιστήμη, Οικονομία, Θρησκεία, Στρατό.
web-rules-english = Το πλήρες εγχειρίδιο με παραδείγματα και διευκρινίσεις (αγγλικά)
web-rules-all = Όλοι οι κανόνες
