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
web-offline = Είστε εκτός σύνδεσης. Η σελίδα θα επανέλθει μόνη της.
web-line-lost = Η σύνδεση χάθηκε – νέα προσπάθεια…
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
web-new-table-text = Φίλοι, bot, επιλογή καρτών, ομάδες, ρολόι
web-lobby = Αίθουσα
web-lobby-text = Ανοιχτά τραπέζια και παρτίδες που παίζονται
web-games = Οι παρτίδες μου
web-games-text = Συνεχίστε από εκεί που μείνατε
web-replay = Προβολή παρτίδας
web-replay-text = Ανοίξτε μια καταγραφή από αρχείο
web-rules-text = Σύντομος οδηγός και κάθε κανόνας με τον αριθμό του
web-settings-text = Γλώσσα, εμφάνιση, ταχύτητα, ήχος
web-credits = Δικά μας σχέδια. Γραμματοσειρές: Literata και Noto Sans, SIL Open Font License.
web-games-waiting =
    { $count ->
        [one] Μία παρτίδα σάς περιμένει
       *[other] { $count } παρτίδες σάς περιμένουν
    }

## Νέο τραπέζι
web-new-players = Παίκτες
web-new-variant = Μέθοδος μοιράσματος
web-new-basic = Βασική μέθοδος: οι κάρτες μοιράζονται
web-new-draft = Μέθοδος Επιλογής: διαλέγετε τις κάρτες σας
web-new-teams = Ομάδες: θέσεις 1 και 3 εναντίον 2 και 4
web-new-seats = Ποιος κάθεται πού
web-new-seat-who = Θέση { $seat }: ποιος κάθεται εδώ;
web-new-seat-me = Εγώ
web-new-seat-open = Ελεύθερη: για φίλους
web-new-fill = Bot στις ελεύθερες θέσεις
web-new-clock = Ρολόι
web-new-clock-none = Χωρίς ρολόι
web-new-who-comes = Ποιοι μπορούν να έρθουν;
web-new-private = Ιδιωτικό: όποιος έχει τον σύνδεσμο
web-new-listed = Στην αίθουσα: όλοι
web-new-hints = Επιτρέπονται υποδείξεις
web-new-rated = Παρτίδα με βαθμολογία
web-new-rated-text = Η παρτίδα μετρά στη βαθμολογία των παικτών. Υποδείξεις δεν δίνονται.
web-new-chat = Ελεύθερη συνομιλία (οι έτοιμες φράσεις υπάρχουν πάντα)
web-new-seeds = Κάθε παίκτης μπορεί να συμβάλει στο ανακάτεμα
web-new-create = Στήστε το τραπέζι

## Πριν από την αρχή
web-room-title = Το τραπέζι στήθηκε
web-room-invite = Στείλτε αυτόν τον σύνδεσμο στους φίλους σας:
web-room-open = Ελεύθερη θέση
web-room-reserved = Κρατημένη: { $seat }
web-room-sit = Καθίστε
web-room-leave = Αποχώρηση
web-room-bot = Προσθήκη bot
web-room-remove = Αφαίρεση
web-room-free = Ελευθέρωση θέσης
web-room-start = Έναρξη παρτίδας
web-room-wait-host = Ο οικοδεσπότης ξεκινά την παρτίδα όταν πιαστούν όλες οι θέσεις.
web-room-close = Κλείσιμο τραπεζιού
web-room-closed = Αυτό το τραπέζι έκλεισε.
web-room-seals = Η τύχη έρχεται από όλους: κάθε περιηγητής σφραγίζει μόνος του έναν αριθμό και τον δείχνει όταν έχουν σφραγίσει όλοι. Κανείς δεν μπορεί να διαλέξει τα φύλλα, ούτε ο διακομιστής.
web-room-seed = Η συμβολή σας στο ανακάτεμα
web-room-seed-set = Προσθήκη
web-room-commitment = Δέσμευση για το ανακάτεμα (SHA-256 του σπόρου):
web-room-you = εσείς
web-room-join = Κάτσε στο τραπέζι
web-room-full = Όλες οι θέσεις είναι πιασμένες. Μπορείς να παρακολουθήσεις.
web-room-free-person = Ελευθέρωσε τη θέση: { $seat }
web-room-at-once = Έναρξη μόλις πιαστούν όλες οι θέσεις
web-room-qr = Κωδικός QR του συνδέσμου
web-room-what = Το παιχνίδι
web-room-hints = υποδείξεις
web-room-no-clock = χωρίς ρολόι
web-room-seconds = { $turn } δ. ανά γύρο, { $bank } λ. απόθεμα
web-room-days = { $turn } ημέρες ανά γύρο

## Λίστες
web-list-none = Τίποτα ακόμη εδώ.
web-list-players = { $count } παίκτες
web-list-turn = Η σειρά σας
web-list-whose = Σειρά: { $seat }
web-list-open = Περιμένει παίκτες
web-list-running = Παίζεται
web-list-finished = Τελείωσε
web-list-closed = Έκλεισε
web-list-rated = με βαθμολογία
web-list-join = Συμμετοχή
web-list-watch = Παρακολούθηση
web-list-go-on = Συνέχεια
web-list-look = Προβολή
web-ratings = Βαθμολογία
web-ratings-from = Ο πίνακας έχει bot, και όσους έχουν αντιμετωπίσει τουλάχιστον { $count } διαφορετικούς αντιπάλους σε παρτίδες με βαθμολογία.
web-ratings-mine = Εσείς: { $rating } ± { $sure }. Διαφορετικοί αντίπαλοι ως τώρα: { $have } από { $count }.
web-uncounted-one-person = Αυτή η παρτίδα δεν μετρά: δύο θέσεις της έχουν την ίδια διεύθυνση ή ανήκουν στο ίδιο άτομο.
web-uncounted-early = Αυτή η παρτίδα δεν μετρά: εγκαταλείφθηκε πολύ νωρίς.
web-ratings-none = Κανείς δεν έχει παίξει ακόμη τέτοια παρτίδα με βαθμολογία.
web-ratings-value = Βαθμοί
web-ratings-sure = Απόκλιση
web-ratings-change = Μεταβολή
web-ratings-games = Παρτίδες

## Προβολή καταγραφής
web-replay-choose = Επιλέξτε καταγραφή (κείμενο ή JSON)
web-replay-drop = ή σύρετε το αρχείο εδώ
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
web-presence-dropped = χωρίς σύνδεση
web-presence-left = έφυγε: παίζει bot
web-presence-away = λείπει: παίζει bot
web-embargo-here = Εμπάργκο: αυτός ο Τομέας δεν παίζεται στον επόμενο γύρο
web-democracy-here = Δημοκρατία: εδώ η Ηγεμονία θέλει μία κάρτα παραπάνω
web-coin-home = Το Νόμισμα Τέχνης είναι δίπλα στην τράπουλα
web-clock = Απομένουν { $time }
web-deck = Τράπουλα Εποχών: { $one } της 1ης Εποχής, { $two } της 2ης, { $three } της 3ης
web-pile =
    { $count ->
        [0] Σκάρτα: καμία κάρτα
        [one] Σκάρτα: μία κάρτα. Δείτε τα
       *[other] Σκάρτα: { $count } κάρτες. Δείτε τα
    }
web-pile-title = Σκάρτα
web-pile-empty = Τα σκάρτα είναι άδεια.
web-open-pile = Δείτε τα σκάρτα
web-turn = Γύρος { $number }
web-steps = Βήματα του γύρου
web-step-play = Παίξιμο
web-step-effects = Ιδιότητες
web-step-draw = Τράβηγμα
web-warn-one = { $seat }: λείπει μία κάρτα για Ηγεμονία ({ $domain })
web-warn-there = { $seat }: Ηγεμονία ({ $domain }), αν ο γύρος τελειώσει έτσι
web-hurried = Μεγάλη κίνηση: τα bot σκέφτονται λιγότερο
web-hurried-why = Ο διακομιστής έχει τόση κίνηση που κάθε bot έχει λιγότερο χρόνο να σκεφτεί. Όσο κρατά αυτό, παίζει λίγο πιο αδύναμα.
web-preparing = Ένα bot ετοιμάζεται
web-preparing-why = Ο διακομιστής ξεκίνησε για πρώτη φορά και ετοιμάζει ακόμη τον τρόπο που σκέφτεται αυτό το bot. Θέλει περίπου ένα λεπτό, μία φορά· ύστερα η παρτίδα συνεχίζει μόνη της.
web-watching =
    { $count ->
        [one] Παρακολουθεί ένα άτομο
       *[other] Παρακολουθούν { $count } άτομα
    }
web-side = Ιδιότητες, ιστορικό και συνομιλία
web-sheets = Ιδιότητες, ιστορικό και συνομιλία
web-talk = Ιστορικό και συνομιλία
web-tab-effects = Ιδιότητες
web-tab-log = Ιστορικό
web-tab-chat = Συνομιλία

## Ένας Τομέας με λόγια
web-column-cards =
    { $count ->
        [0] Καμία κάρτα.
        [one] Μία κάρτα: { $cards }.
       *[other] { $count } κάρτες: { $cards }.
    }
web-column-to-level =
    { $count ->
        [one] Μία ακόμη για το επίπεδο { $level }.
       *[other] Άλλες { $count } για το επίπεδο { $level }.
    }
web-column-level = Έφτασε στο επίπεδο { $level }.
web-column-to-hegemony =
    { $count ->
        [one] Μία ακόμη για Ηγεμονία.
       *[other] Άλλες { $count } για Ηγεμονία.
    }
web-column-hegemony = Αρκετές για Ηγεμονία.
web-column-democracies =
    { $count ->
        [one] Πάνω του υπάρχει δημοκρατία.
       *[other] Πάνω του υπάρχουν { $count } δημοκρατίες.
    }

## Ο πίνακας των ιδιοτήτων
web-board = Οι δεκαέξι ιδιότητες
web-slot-level-1 = Επίπεδο 1
web-slot-level-2 = Επίπεδο 2
web-slot-discard = Στιγμιαία, για μία κάρτα
web-slot-copy = Αντιγράφει ιδιότητα
web-standing-ready = Έτοιμη
web-standing-spent = Ήδη χρησιμοποιημένη
web-standing-lacking = Τώρα δεν γίνεται: επιλέξτε την για να μάθετε γιατί
web-standing-waiting = Τώρα δεν αποφασίζετε εσείς

## Τι ζητείται
web-ask-pick = Κρατήστε μία κάρτα από το πακέτο σας
web-ask-claim = Πάρτε μία κάρτα από το κέντρο και βάλτε την μπροστά σας
web-ask-play = Η σειρά σας: παίξτε μία κάρτα από το χέρι σας
web-ask-play-effect =
    { $count ->
        [one] { $effect }: τώρα παίξτε μία κάρτα από το χέρι σας
       *[other] { $effect }: τώρα παίξτε { $count } κάρτες από το χέρι σας
    }
web-ask-effects = Εφαρμόστε ιδιότητες ή τελειώστε τον γύρο
web-ask-discard =
    { $count ->
        [one] { $effect }: ξεσκαρτάρετε μία κάρτα από το χέρι σας
       *[other] { $effect }: ξεσκαρτάρετε { $count } κάρτες από το χέρι σας
    }
web-ask-sacrifice =
    { $count ->
        [one] { $effect }: ξεσκαρτάρετε μία κάρτα από μπροστά σας
       *[other] { $effect }: ξεσκαρτάρετε { $count } κάρτες από μπροστά σας
    }
web-ask-take =
    { $count ->
        [one] { $effect }: μαζέψτε στο χέρι μία κάρτα από μπροστά σας
       *[other] { $effect }: μαζέψτε στο χέρι { $count } κάρτες από μπροστά σας
    }
web-ask-recover =
    { $count ->
        [one] { $effect }: πάρτε μία κάρτα από τα σκάρτα
       *[other] { $effect }: πάρτε { $count } κάρτες από τα σκάρτα
    }
web-ask-give =
    { $count ->
        [one] { $effect }: επιστρέψτε μία κάρτα σε { $other }
       *[other] { $effect }: επιστρέψτε { $count } κάρτες σε { $other }
    }
web-aim = { $effect }: επιλέξτε στόχο
web-wait = { $seat } σκέφτεται…
web-wait-picks = Οι άλλοι διαλέγουν ακόμη
web-over = Το παιχνίδι τελείωσε
web-past = Βλέπετε μια προηγούμενη στιγμή
web-past-leave = Στο παρόν
web-effects = Ιδιότητες ({ $count })
web-end-turn = Τέλος γύρου
web-undo = Αναίρεση
web-ask-hint = Ζητήστε υπόδειξη
web-hint = Το bot προτείνει: { $action }
web-verb-play = παίξτε
web-verb-discard = ξεσκαρτάρετε
web-verb-sacrifice = θυσιάστε
web-verb-take = μαζέψτε
web-verb-recover = ανακτήστε
web-verb-give = επιστρέψτε
web-verb-pick = κρατήστε
web-verb-claim = πάρτε
web-remind-title = Πριν τελειώσετε τον γύρο
web-remind = Η ιδιότητα «{ $effect }» είναι δωρεάν και δεν την έχετε εφαρμόσει: θα τραβούσατε περισσότερες κάρτες.
web-remind-never = Να μην εμφανιστεί ξανά
web-remind-end = Τέλος γύρου
web-remind-use = Εφαρμογή

## Επιλογή
web-draft-title = { $round }η επιλογή κάρτας
web-draft-pick = Κρατήστε μία κάρτα· τις υπόλοιπες παίρνει { $other }.
web-draft-pick-last = Κρατήστε μία κάρτα· η άλλη μπαίνει ανοιχτή στο κέντρο.
web-draft-claim = Οι τελευταίες κάρτες είναι στο κέντρο. Κάθε παίκτης παίρνει μία και τη βάζει μπροστά του.
web-draft-pack = Το πακέτο σας
web-draft-centre = Το κέντρο
web-draft-kept = κρατήθηκε
web-draft-done = διάλεξε
web-draft-thinking = διαλέγει
web-draft-passed = { $round }η επιλογή: δώσατε { $cards } σε { $other }

## Ιστορικό και συνομιλία
web-log-mine = Μόνο όσα έγιναν σε εμένα
web-log-turn = Γύρος { $number }: { $seat }
web-log-start = Το μοίρασμα
web-log-none = Τίποτα ακόμη.
web-chat-none = Κανείς δεν έχει πει κάτι ακόμη.
web-chat-write = Πείτε κάτι
web-chat-send = Αποστολή
web-chat-phrases-only = Εδώ μόνο έτοιμες φράσεις
web-mute-people = Ποιοι ακούγονται
web-mute = Σίγαση: { $name }
web-unmute = Άρση σίγασης: { $name }
web-mute-on = σε σίγαση
web-muted = Σίγαση: { $name }. Τα μηνύματα δεν εμφανίζονται πια.
web-unmuted = Άρση σίγασης: { $name }.
web-phrases = Φράσεις διπλωματίας
web-phrase-gap-seat = Προς
web-phrase-gap-target = Για
web-phrase-gap-domain = Τομέας
web-phrase-gap-missing = Κάρτες που λείπουν
web-talk-chat-on = Η ελεύθερη συνομιλία άνοιξε
web-talk-chat-off = Η ελεύθερη συνομιλία έκλεισε
web-offer-agree = Συμφωνώ
web-offer-decline = Διαφωνώ
web-offer-draw = Πρόταση ισοπαλίας
web-offer-concede = Παράδοση
web-offer-to = Ποιος κερδίζει;
web-offer-waiting = Η πρότασή σας περιμένει: { $names }
web-offer-withdraw = Απόσυρση
web-offer-declined = { $name }: η πρότασή σας απορρίφθηκε.
web-concede-sure = Παραδίδεστε; Αν συμφωνήσουν οι άλλοι, κερδίζει { $seat }.
web-concede-ends = Παραδίδεστε; Κερδίζει { $seat } και η παρτίδα τελειώνει αμέσως.
web-concede-do = Ναι, παραδίδομαι
web-table-menu = Αυτό το τραπέζι
web-leave-table = Αποχώρηση: συνεχίζει bot
web-leave-sure = Ένα bot συνεχίζει στη θέση σας. Μπορείτε να επιστρέψετε όσο δεν την παίρνει άλλος.
web-leave-do = Ναι, αποχωρώ
web-return = Πάρτε πίσω τη θέση σας
web-bot-plays = Ένα bot παίζει για εσάς.
web-take-over-text = Ένα bot παίζει σε θέση που άδειασε.
web-take-over = Αναλάβετε: { $seat }
web-spectating = Παρακολουθείτε.

## Το τέλος
web-result-won = Κερδίσατε!
web-result-shared = Κοινή νίκη!
web-result-lost =
    { $count ->
        [one] Κέρδισε: { $winners }
       *[other] Κέρδισαν μαζί: { $winners }
    }
web-result-winners =
    { $count ->
        [one] Κέρδισε: { $winners }
       *[other] Κέρδισαν μαζί: { $winners }
    }
web-result-hegemony = { $seat } έκλεισε τον γύρο με { $count } κάρτες στον Τομέα «{ $domain }»: Ηγεμονία!
web-result-hegemony-you = Κλείσατε τον γύρο με { $count } κάρτες στον Τομέα «{ $domain }»: Ηγεμονία!
web-result-by-hegemony = Νίκη Ηγεμονίας.
web-result-by-majority = Η τράπουλα τελείωσε και ο τελευταίος πλήρης γύρος ολοκληρώθηκε: αποφάσισε η πλειοψηφία των Τομέων.
web-result-by-draw = Οι παίκτες συμφώνησαν σε ισοπαλία.
web-result-by-concession =
    { $count ->
        [one] Παραδόθηκε: { $seats }.
       *[other] Παραδόθηκαν: { $seats }.
    }
web-result-domains = Ανά Τομέα
web-result-hands = Τα χέρια
web-result-deck = Έμειναν στην τράπουλα:
web-points = Πόντοι
web-leads = προηγείται
web-ties = Η ισοβαθμία, βήμα βήμα
web-tie-broken = προβάδισμα: { $seat }
web-tie-stays = ακόμη ισοβαθμούν: { $seats }
web-rematch = Παίξτε ξανά
web-rematch-join = Στη ρεβάνς
web-review = Η παρτίδα βήμα βήμα
web-review-back = Μία ενέργεια πίσω
web-review-next = Μία ενέργεια μπροστά
web-review-at = Ενέργεια { $at } από { $last }
web-moment-back = Στην προηγούμενη κρίσιμη στιγμή
web-moment-next = Στην επόμενη κρίσιμη στιγμή
web-moment-end = Το τέλος
web-moment-threat = { $seat }: λείπει μία κάρτα για Ηγεμονία ({ $domain })
web-moment-strike = Ένα χτύπημα
web-moment-last-round = Τελευταίος πλήρης γύρος
web-moment-age = Αρχίζει η { $age }η Εποχή
web-moment-swing = Μεγάλη ανατροπή: { $seat }, { $domain }
web-record = Λήψη καταγραφής
web-share = Κοινοποίηση συνδέσμου
web-verify = Έλεγχος ανακατέματος στον περιηγητή σας
web-verify-working = Η τράπουλα ξαναστήνεται από τους σπόρους που αποκαλύφθηκαν…
web-verify-failed = Η απόδειξη δεν ήταν διαθέσιμη.
web-verify-numbers = Οι αριθμοί
web-verify-commitment = Η δέσμευση πριν από την παρτίδα:
web-verify-seed = Ο σπόρος που αποκαλύφθηκε:

## Ρυθμίσεις
web-set-name = Το όνομά σας
web-set-language = Γλώσσα
web-set-theme = Εμφάνιση
web-theme-system = Όπως στο σύστημα
web-theme-dark = Βράδυ
web-theme-light = Μέρα
web-set-speed = Ταχύτητα των καρτών
web-speed-slow = Αργή
web-speed-normal = Κανονική
web-speed-fast = Γρήγορη
web-speed-instant = Χωρίς κίνηση
web-set-bot = Δύναμη των bot στο «Παίξτε τώρα»
web-bot-ladder = { $level ->
    [1] 1 · Πρωτάρης
    [2] 2 · Αρχάριος
    [3] 3 · Μαθητευόμενος
    [4] 4 · Ερασιτέχνης
    [5] 5 · Τακτικός
    [6] 6 · Έμπειρος
    [7] 7 · Ειδικός
    [8] 8 · Μαιτρ
    [9] 9 · Γκραν μαιτρ
    [10] 10 · Πρωταθλητής
   *[other] Επίπεδο { $level }
}
web-bot-about-ladder = { $level ->
    [1] Βλέπει λίγους γύρους και διαλέγει όποιον του αρέσει.
    [2] Βλέπει λίγους γύρους και προτιμά κάπως τους καλύτερους.
    [3] Ξεχωρίζει έναν καλό γύρο από έναν κακό και σπάνια σκέφτεται το χέρι σας.
    [4] Προσέχει μία στις δύο απειλές και θυμάται μερικές από τις κάρτες που είδε.
    [5] Ζυγίζει τριάντα γύρους και πότε πότε δεν βλέπει τι ετοιμάζετε.
    [6] Θυμάται τα περισσότερα από όσα είδε και αποκρούει τις περισσότερες απειλές.
    [7] Εξετάζει εκατοντάδες γύρους και δεν του ξεφεύγει καμία σίγουρη νίκη.
    [8] Έμαθε από τις δικές του παρτίδες τι αξίζει και σχεδιάζει ως την τελευταία κάρτα.
    [9] Όπως ο μαιτρ, και σκέφτεται επιπλέον την απάντησή σας.
   *[10] Όπως ο γκραν μαιτρ, με έως ένα δευτερόλεπτο για κάθε γύρο.
}
web-bot-style = { $style ->
    [builder] Χτίστης
    [raider] Επιδρομέας
    [merchant] Έμπορος
    [scholar] Λόγιος
   *[diplomat] Διπλωμάτης
}
web-bot-level = { $level ->
    [1] 1 · Αρχάριος
    [2] 2 · Ερασιτέχνης
    [3] 3 · Έμπειρος
    [4] 4 · Ειδικός
    [5] 5 · Μαιτρ
    [6] 6 · Πρωταθλητής
   *[other] Επίπεδο { $level }
}
web-bot-random = Τυχαίο
web-bot-builder = Χτίστης
web-bot-light = Ελαφρύ
web-bot-greedy = Άπληστο
web-bot-about-level = { $level ->
    [1] Ξέρει τους κανόνες και ξεχνά πότε πότε κάποια ιδιότητα.
    [2] Παίζει τον γύρο που φαίνεται ο καλύτερος αυτή τη στιγμή.
    [3] Δοκιμάζει με τον νου εκατοντάδες γύρους πριν αποφασίσει.
    [4] Σχεδιάζει ολόκληρο τον γύρο· έμαθε από τις δικές του παρτίδες τι αξίζει.
    [5] Όπως ο ειδικός, και σκέφτεται επιπλέον την απάντησή σας.
   *[6] Όπως ο μαιτρ, με έως ένα δευτερόλεπτο για κάθε γύρο.
}
web-bot-about-random = Κάνει οτιδήποτε επιτρέπουν οι κανόνες, στην τύχη.
web-bot-about-builder = Μαζεύει έναν Τομέα και σπάνια κοιτάζει γύρω του.
web-bot-about-light = Μαζεύει τον Τομέα που είναι πιο κοντά στην Ηγεμονία.
web-bot-about-greedy = Παίζει όπως ο ερασιτέχνης.
web-bot-about-other = Ένα bot αυτού του διακομιστή.
web-set-autoplay = Αυτόματο παίξιμο αναγκαστικών κινήσεων
web-set-remind = Υπενθύμιση για ξεχασμένες δωρεάν ιδιότητες
web-set-sound = Ήχοι
web-set-firstgame = Επεξηγήσεις καθώς παίζετε (πρώτη παρτίδα)
web-set-notify = Ειδοποίηση όταν είναι η σειρά μου
web-continue = Συνέχεια σε άλλη συσκευή
web-continue-text = Ανοίξτε εκεί αυτόν τον σύνδεσμο. Ισχύει μία φορά· όποιος τον ανοίξει παίζει στο όνομά σας.
web-whose = Ποιος παίζει εδώ;
web-whose-text = Αυτός ο προσωπικός σύνδεσμος ανήκει στο όνομα {$owner}. Εδώ παίζετε ως {$name}.
web-whose-lost =
    Αν συνεχίσετε ως {$owner}, θα παίζετε με αυτό το όνομα και {$count ->
        [0] η βαθμολογία σας δεν θα είναι
        [one] η παρτίδα σας και η βαθμολογία σας δεν θα είναι
       *[other] οι {$count} παρτίδες σας και η βαθμολογία σας δεν θα είναι
    } πια διαθέσιμα σε αυτόν τον περιηγητή. Για 30 ημέρες μπορείτε να γίνετε ξανά {$name}: στις ρυθμίσεις.
web-whose-warning = Δεν φτιάξατε εσείς αυτόν τον σύνδεσμο; Τότε μείνετε όπως είστε: όποιος τον έφτιαξε βλέπει ό,τι παίζετε.
web-whose-stay = Μένω {$name}
web-whose-become = Γίνομαι {$owner}
web-whose-back = Ξανά ως {$name}
web-your-turn-notice = Είναι η σειρά σας
web-your-turn-title = Η σειρά σας – Impera

## Πληκτρολόγιο
# One letter of the keyboard each, all different, from the words above or below: what it does is told by web-key-….
web-letter-hand = Χ
web-letter-board = Δ
web-letter-end = Τ
web-letter-undo = Α
web-letter-hint = Υ
web-letter-pile = Σ
web-letter-log = Ι
web-letter-chat = Μ
web-letter-rules = Κ
web-letter-back = Π
web-letter-next = Ε
web-key-choose = Επιλογή του πρώτου, δεύτερου, … από όσα προσφέρονται
web-key-walk = Μετακίνηση στο χέρι, στον πίνακα ή στις επιλογές
web-key-press = Επιλογή του στοιχείου με την εστίαση
web-key-hand = Στο χέρι σας
web-key-board = Στον πίνακα ιδιοτήτων
web-key-end = Τέλος γύρου
web-key-undo = Αναίρεση
web-key-cancel = Ακύρωση ή επιστροφή στο παρόν
web-key-hint = Υπόδειξη
web-key-pile = Σκάρτα
web-key-log = Ιστορικό
web-key-chat = Συνομιλία
web-key-rules = Κανόνες
web-key-moments = Στην προβολή: προηγούμενη, επόμενη κρίσιμη στιγμή
web-key-help = Αυτή η λίστα

## Πρώτη παρτίδα
web-advice-got-it = Κατάλαβα
web-advice-stop = Όχι άλλες εξηγήσεις
web-says = { $name } λέει:
web-says-near = { $domain }: έχω { $have } από { $need }. Ένα ακόμη και κερδίζω με Ηγεμονία!
web-says-level = { $domain }: έχω πια { $have }, οπότε σε κάθε γύρο μπορώ να χρησιμοποιώ το επίπεδο { $level }.
web-says-culture = { $domain }: κανείς δεν έχει όση εγώ, άρα μία φορά τον γύρο μπορώ να αντιγράψω μια ιδιότητα άλλου.
web-says-lead = { $domain }: προηγούμαι με { $have }. Αν τελειώσει η τράπουλα, κάθε Τομέας στον οποίο προηγείται κανείς δίνει έναν βαθμό.
web-says-more = { $domain }: τη μαζεύω και έχω πια { $have }. { $need } του ίδιου Τομέα κερδίζουν το παιχνίδι.
web-says-first = { $domain }: το πρώτο μου χαρτί εκεί. Ας δούμε τι άλλο θα έρθει.
web-says-tried = { $domain }: δεν έμεινε μπροστά μου, αλλά σε κάθε γύρο πρέπει να παιχτεί ένα χαρτί.
web-says-skip = Δεν μπορώ να παίξω κανένα χαρτί μου, οπότε σε αυτόν τον γύρο το παραλείπω.
web-says-attack = Επιτέθηκα: { $domain }, για να έχουν οι άλλοι λιγότερα. Μου κόστισε δύο δικά μου χαρτιά.
web-says-attack-none = Επιτέθηκα: { $domain }, μα κανείς άλλος δεν είχε: δύο χαρτιά μου χαμένα.
web-says-inquisition = Είδα ένα ολόκληρο χέρι, κράτησα ό,τι με βοηθά και έδωσα πίσω άλλα τόσα χαρτιά.
web-says-embargo-you = Εμπάργκο στα δικά σας: { $domain }. Δεν μπορείτε να παίξετε άλλα στον επόμενο γύρο σας.
web-says-embargo = Εμπάργκο για: { $seat }. { $domain }: δεν παίζεται εκεί στον επόμενο γύρο.
web-says-democracy-you = Δημοκρατία στα δικά σας: { $domain }. Ως το τέλος η Ηγεμονία εκεί θέλει ένα χαρτί παραπάνω.
web-says-democracy = Δημοκρατία για: { $seat }. { $domain }: εκεί η Ηγεμονία θέλει ένα χαρτί παραπάνω ως το τέλος.
web-says-breakthrough = Πλήρωσα ένα χαρτί, τράβηξα πέντε και έριξα άλλα τόσα: κρατώ τα καλύτερα.
web-says-copied = Κανείς δεν έχει τόση Τέχνη όση εγώ, οπότε αντέγραψα μια ιδιότητα άλλου.
web-says-laid-off = Έριξα ό,τι δεν χρειάζομαι: στο τέλος του γύρου μου έρχονται νέα χαρτιά.
web-says-hand = Αυτή τη φορά συμπληρώνω το χέρι μου ως τα { $size } χαρτιά: περισσότερες επιλογές.
web-says-exchanged = Έριξα χαρτιά από μπροστά μου για να παίξω αμέσως άλλα: μου ταιριάζουν καλύτερα.
web-says-anew = Πήρα χαρτιά πίσω στο χέρι μου και ξανάπαιξα: έτσι αλλάζω γνώμη.
web-says-found = Πήρα από τα σκάρτα ό,τι μου ταιριάζει: όλοι μπορούν να δουν τι έχει εκεί.
web-advice-draft-title = Η επιλογή καρτών.
web-advice-draft = Κρατήστε μία κάρτα και δώστε τις άλλες. Μαζεύετε κάρτες του ίδιου Τομέα: όσο περισσότερες, τόσο καλύτερα.
web-advice-play-title = Η σειρά σας.
web-advice-play = Επιλέξτε μία κάρτα από το χέρι σας: πηγαίνει μπροστά σας, στον Τομέα της. Αν στο τέλος του γύρου σας έχετε { $all } κάρτες του ίδιου Τομέα, κερδίζετε.
web-advice-effects-title = Ιδιότητες.
web-advice-effects = Ό,τι φωτίζεται στον πίνακα είναι διαθέσιμο, με όποια σειρά θέλετε. Αν επιλέξετε κάτι άλλο, μαθαίνετε τι του λείπει. Μετά τελειώστε τον γύρο.
web-advice-effects-sheet = Ανοίξτε τις Ιδιότητες: ό,τι φωτίζεται εκεί είναι διαθέσιμο, με όποια σειρά θέλετε. Αν επιλέξετε κάτι άλλο, μαθαίνετε τι του λείπει. Μετά τελειώστε τον γύρο.
web-advice-level-title = Νέο επίπεδο!
web-advice-level = { $one } κάρτες ενός Τομέα δίνουν την ιδιότητα επιπέδου 1, { $two } την ιδιότητα επιπέδου 2, μία φορά σε κάθε γύρο σας. Οι κάρτες αυτές δεν ξοδεύονται.
web-advice-embargo-title = Εμπάργκο.
web-advice-embargo = Κάποιος σάς κλείνει έναν Τομέα: σε αυτόν τον γύρο δεν μπορείτε να τον παίξετε. Οι ιδιότητές του ισχύουν.
web-advice-threat-title = Κίνδυνος!
web-advice-threat = { $seat }: λείπει μία κάρτα για Ηγεμονία ({ $domain }). Επιτεθείτε σε αυτόν τον Τομέα, βάλτε εκεί εμπάργκο ή δημοκρατία, ή κάντε Ιερά Εξέταση.
web-advice-coin-title = Το Νόμισμα Τέχνης.
web-advice-coin = Δείχνει μια ιδιότητα που αντιγράφηκε με την Έμπνευση. Αντιγράφει μόνο όποιος έχει περισσότερες κάρτες Τέχνης από κάθε άλλον.
web-advice-last-round-title = Ο τελευταίος πλήρης γύρος.
web-advice-last-round = Η τράπουλα τελείωσε. Όταν ολοκληρωθεί ο πλήρης γύρος, κερδίζει όποιος προηγείται στους περισσότερους Τομείς.

## Οδηγός
web-guide-aim-title = Ο σκοπός
web-guide-aim = Αν στο τέλος του γύρου σας έχετε μπροστά σας επτά κάρτες ενός Τομέα (οκτώ με δύο παίκτες), φτάνετε σε Ηγεμονία και κερδίζετε αμέσως. Αν τελειώσει πρώτα η τράπουλα, κερδίζει όποιος προηγείται στους περισσότερους Τομείς.
web-guide-turn-title = Ο γύρος σας
web-guide-turn = Παίξτε μία κάρτα από το χέρι σας. Εφαρμόστε όσες ιδιότητες θέλετε. Συμπληρώστε το χέρι σας ως τις τρεις κάρτες. Μετά παίζει ο επόμενος.
web-guide-effects-title = Έξι Τομείς
web-guide-effects = Ο Στρατός καταστρέφει, η Θρησκεία κοιτάζει ξένα χέρια και τραβά κάρτες, η Οικονομία αντικαθιστά και μπλοκάρει, η Επιστήμη παίρνει πίσω και ανακαλύπτει, η Τέχνη αντιγράφει, η Ουτοπία επαναφέρει και καθυστερεί.
web-guide-levels-title = Μόνιμες ιδιότητες
web-guide-levels = Τρεις κάρτες ενός Τομέα δίνουν το επίπεδο 1, πέντε το επίπεδο 2 (δύο και τέσσερις με τέσσερις παίκτες). Δεν κοστίζουν κάρτα του Τομέα και εφαρμόζονται μία φορά ανά γύρο.
web-guide-discard-title = Στιγμιαίες ιδιότητες
web-guide-discard = Δώστε μία κάρτα του Τομέα για ένα δυνατό χτύπημα: Επίθεση, Ιερά Εξέταση, Εμπάργκο, Ανακάλυψη, Δημοκρατία. Μία φορά ανά Τομέα και γύρο.
web-guide-markers-title = Τι βλέπουν όλοι
web-guide-markers = Οι πλάτες δείχνουν την Εποχή, οπότε και ένα κρυφό χέρι κάτι φανερώνει. Το εμπάργκο κλείνει έναν Τομέα για έναν γύρο· με τη δημοκρατία η Ηγεμονία θέλει εκεί μία κάρτα παραπάνω, ως το τέλος.
web-guide-end-title = Το τέλος
web-guide-end = Όταν τραβηχτεί η τελευταία κάρτα, παίζουν μόνο όσοι μένουν ως τη σειρά του Πρώτου Παίκτη. Κάθε Τομέας δίνει έναν πόντο σε όσους προηγούνται· τις ισοβαθμίες κρίνουν με τη σειρά Ουτοπία, Τέχνη, Επιστήμη, Οικονομία, Θρησκεία, Στρατός.
web-rules-all = Όλοι οι κανόνες

## What I do, and what is done to me. $card is a card with its name, $domain and $effect arrive translated.
web-you-played = Παίζετε { $card }
web-you-discarded = Ξεσκαρτάρετε { $card } από το χέρι
web-you-sacrificed = Θυσιάζετε { $card } από το τραπέζι
web-you-paid = Πληρώνετε με { $card }
web-you-lost = Χάνετε { $card } στην επίθεση
web-you-took = Μαζεύετε { $card } στο χέρι
web-you-recovered = Παίρνετε { $card } από τα σκάρτα
web-you-drew = Τραβάτε { $card }
web-you-seized = Παίρνετε { $card } από το χέρι που κρατά { $other }
web-you-gave = Επιστρέφετε { $card } σε { $other }
web-you-applied-own = Εφαρμόζετε την ιδιότητα «{ $effect }»
web-you-applied-copied = Αντιγράφετε την ιδιότητα «{ $effect }» από { $other }
web-you-applied-attack = Επιτίθεστε στον Τομέα «{ $domain }»
web-you-applied-inquisition = Εφαρμόζετε την ιδιότητα «{ $effect }» σε { $other }
web-you-applied-embargo = Επιβάλλετε εμπάργκο σε { $other }, στον Τομέα «{ $domain }»
web-you-applied-breakthrough = Εφαρμόζετε την ιδιότητα «{ $effect }»
web-you-applied-democracy = Βάζετε δημοκρατία σε { $other }, στον Τομέα «{ $domain }»
web-you-self-embargo = Επιβάλλετε εμπάργκο στον δικό σας Τομέα «{ $domain }»
web-you-self-democracy = Βάζετε δημοκρατία στον δικό σας Τομέα «{ $domain }»
web-you-embargo-lifted = Λήγει το εμπάργκο στον Τομέα σας «{ $domain }»: { $card } πηγαίνει στα σκάρτα
web-you-picked = Κρατάτε { $card }
web-you-passed = Δίνετε { $card } σε { $other }
web-you-centred = Αφήνετε { $card } στο κέντρο
web-you-claimed = Παίρνετε { $card } από το κέντρο
web-you-play-skipped =
    { $number ->
        [one] Δεν έχετε κάρτα να παίξετε και προσπερνάτε
       *[other] Δεν έχετε κάρτα να παίξετε και προσπερνάτε { $number } φορές
    }
web-you-deck-emptied = Τραβάτε την τελευταία κάρτα: αυτός είναι ο τελευταίος πλήρης γύρος
web-you-ended-hegemony = Φτάνετε σε Ηγεμονία: το παιχνίδι τελείωσε
web-to-you-seized = { $seat } παίρνει { $card } από το χέρι σας
web-to-you-gave = { $seat } επιστρέφει { $card } σε εσάς
web-to-you-applied-copied = { $seat } αντιγράφει την ιδιότητα «{ $effect }» από εσάς
web-to-you-applied-inquisition = { $seat } εφαρμόζει την ιδιότητα «{ $effect }» σε εσάς
web-to-you-applied-embargo = { $seat } επιβάλλει εμπάργκο στον Τομέα σας «{ $domain }»
web-to-you-applied-democracy = { $seat } βάζει δημοκρατία στον Τομέα σας «{ $domain }»
web-to-you-passed = { $seat } δίνει { $card } σε εσάς

## The race
web-stage = Τι συμβαίνει
web-race-to-go = ακόμη { $count }
web-race-there = Ηγεμονία!
web-race-said = Πλησιέστερη Ηγεμονία: { $domain }, { $have } από { $need }, λείπουν { $count }.
web-majority = Ποιος προηγείται τώρα σε κάθε Τομέα
web-majority-lead = { $domain }: { $names } ({ $count })
web-majority-points =
    { $count ->
        [one] Προηγείται σε έναν Τομέα
       *[other] Προηγείται σε { $count } Τομείς
    }
web-deck-left =
    { $count ->
        [one] Μένει μία κάρτα στην τράπουλα
       *[other] Μένουν { $count } κάρτες στην τράπουλα
    }
web-turns-left =
    { $count ->
        [one] Τελευταίος πλήρης γύρος: μένει ένας γύρος
       *[other] Τελευταίος πλήρης γύρος: μένουν { $count } γύροι
    }
web-warn-answer = μπορείτε να απαντήσετε με: { $effects }
web-embargo-now = Εμπάργκο: αυτός ο Τομέας δεν παίζεται σε αυτόν τον γύρο
web-effect-lacks =
    { $count ->
        [one] Λείπει μία κάρτα ({ $domain })
       *[other] Λείπουν { $count } κάρτες ({ $domain })
    }
web-log-turn-you = Γύρος { $number }: εσείς
web-bot-ladder-short = { $level ->
    [1] Πρωτάρης
    [2] Αρχάριος
    [3] Μαθητευόμενος
    [4] Ερασιτέχνης
    [5] Τακτικός
    [6] Έμπειρος
    [7] Ειδικός
    [8] Μαιτρ
    [9] Γκραν μαιτρ
    [10] Πρωταθλητής
   *[other] { $level }
}
web-bot-level-short = { $level ->
    [1] Αρχάριος
    [2] Ερασιτέχνης
    [3] Έμπειρος
    [4] Ειδικός
    [5] Μαιτρ
    [6] Πρωταθλητής
   *[other] { $level }
}

## The effects in brief
web-brief-assassination = Ξεσκαρτάρετε 1 κάρτα από το χέρι.
web-brief-purge = Ξεσκαρτάρετε 2 κάρτες από το χέρι.
web-brief-attack = Ξεσκαρτάρετε 1 Στρατό και 1 κάρτα ενός Τομέα: όποιος άλλος έχει χάνει μία.
web-brief-holy-book = Στο τέλος του γύρου τραβάτε ως τις 5 κάρτες.
web-brief-divine-right = Στο τέλος του γύρου τραβάτε ως τις 7 κάρτες.
web-brief-inquisition = Ξεσκαρτάρετε 1 Θρησκεία: παίρνετε το χέρι ενός παίκτη και διαλέγετε τι θα του δώσετε πίσω.
web-brief-development = Αντικαθιστάτε 1 κάρτα μπροστά σας με μία από το χέρι.
web-brief-monopoly = Αντικαθιστάτε 2 κάρτες μπροστά σας με δύο από το χέρι.
web-brief-embargo = Βάζετε 1 Οικονομία σε έναν Τομέα: δεν παίζεται στον επόμενο γύρο του.
web-brief-experiment = Μαζεύετε 1 κάρτα στο χέρι και μετά παίζετε μία.
web-brief-research = Μαζεύετε 2 κάρτες στο χέρι και μετά παίζετε δύο.
web-brief-breakthrough = Ξεσκαρτάρετε 1 Επιστήμη: τραβάτε 5 και μετά ξεσκαρτάρετε άλλες τόσες.
web-brief-inspiration = Προηγείστε στην Τέχνη: χρησιμοποιήστε μόνιμη ιδιότητα άλλου παίκτη.
web-brief-oligarchy = Παίρνετε 1 κάρτα της επιλογής σας από τα σκάρτα.
web-brief-republic = Παίρνετε 2 κάρτες της επιλογής σας από τα σκάρτα.
web-brief-democracy = Βάζετε 1 Ουτοπία σε έναν Τομέα: η Ηγεμονία εκεί θέλει μία κάρτα παραπάνω.

## The story of the end
web-story = Τι έκρινε το παιχνίδι
web-story-points = Τομείς με προβάδισμα: { $points }.
web-story-stopped = Χωρίς τη δημοκρατία στον Τομέα «{ $domain }», { $seat } θα είχε Ηγεμονία.
web-story-near =
    { $count ->
        [one] { $seat }: έλειπε μία κάρτα για Ηγεμονία ({ $domain }).
       *[other] { $seat }: έλειπαν { $count } κάρτες για Ηγεμονία ({ $domain }).
    }
web-story-near-you =
    { $count ->
        [one] Σας έλειπε μία κάρτα για Ηγεμονία ({ $domain }).
       *[other] Σας έλειπαν { $count } κάρτες για Ηγεμονία ({ $domain }).
    }
web-chart = Η κούρσα: κάρτες στον ισχυρότερο Τομέα, γύρο με τον γύρο
web-chart-hegemony = Ηγεμονία: { $count }
web-figure-effects = Ιδιότητες που εφαρμόστηκαν
web-figure-lost = Κάρτες που χάθηκαν σε επιθέσεις
web-figure-drawn = Κάρτες που τραβήχτηκαν
web-result-by-concession-mine = Παραδοθήκατε.
web-again-with = Άλλοι αντίπαλοι
web-again-against = Ξανά, με αντίπαλο: { $bot }
web-verify-holds = όλα σωστά
web-verify-fails = κάτι δεν πάει καλά
