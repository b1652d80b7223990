### The command impera: help, prompts, tables and refusals.

## Help
help-impera = Carta Impera Victoria: παίξτε, προσομοιώστε, ξαναδείτε και επαληθεύστε παρτίδες. Γλώσσα: ορίστε το IMPERA_LANGUAGE σε en, el, hu, it ή ro.
help-chapter-play = Παιχνίδι
help-chapter-records = Ανάγνωση μιας παρτίδας
help-chapter-learn = Μάθηση και συναγωνισμός
help-chapter-research = Μελέτη του παιχνιδιού
help-chapter-host = Φιλοξενία και φροντίδα
help-play = Ολόκληρη παρτίδα με αντιπάλους bot, στο τερματικό.
help-playthrough = Γράφει παρτίδες με όλες τις αποφάσεις φανερές, ως JSON Lines στην τυπική έξοδο.
help-sim = Παίζει πολλές παρτίδες ανάμεσα σε bot και δείχνει νίκες, τρόπους λήξης και ιδιότητες, με διαστήματα εμπιστοσύνης.
help-dataset = Παίζει ένα σύνολο παρτίδων bot για μάθηση: αρχεία Parquet, κάρτα συνόλου δεδομένων και αρχείο Croissant.
help-dataset-folder = Ο φάκελος που θα γραφτεί· πρέπει να είναι νέος ή άδειος.
help-dataset-games = Παρτίδες για καθεμία από τις οκτώ μορφές του παιχνιδιού.
help-dataset-bots = Τα bot που αλλάζουν θέσεις στο τραπέζι.
help-replay = Δείχνει βήμα βήμα μια καταγεγραμμένη παρτίδα.
help-verify = Ελέγχει μια καταγραφή: τις ενέργειες, το αποτέλεσμα και αν το ανακάτεμα ήταν δίκαιο.
help-explain = Εξηγεί γιατί μια ενέργεια επιτρέπεται ή όχι σε ένα σημείο μιας καταγραφής, με τον κανόνα.
help-convert = Γράφει μια καταγραφή ως κείμενο, ή ως JSON αν το νέο όνομα τελειώνει σε .json.
help-review = Ανασκόπηση μιας τελειωμένης παρτίδας: απολογισμός τύχης και αποφάσεων, τι κόστισε κάθε γύρος, ποιοι γύροι την έκριναν.
help-review-seat = Να κριθούν μόνο οι γύροι αυτής της θέσης.
help-review-html = Γράψε την ανασκόπηση σε μία αυτόνομη σελίδα.
help-review-plot = Γράψε το γράφημα των πιθανοτήτων σε FILE.svg.
help-option-players = Πόσοι παίζουν: 2, 3 ή 4.
help-option-variant = Πώς μοιράζονται οι πρώτες κάρτες.
help-option-teams = P1 και P3 εναντίον P2 και P4· χρειάζονται τέσσερις παίκτες.
help-option-seed = Ο αριθμός που καθορίζει όλη την τύχη· ο ίδιος αριθμός δίνει τις ίδιες παρτίδες.
help-option-games = Πόσες παρτίδες.
help-option-policy = Ποιος παίζει: το random διαλέγει στην τύχη μια επιτρεπτή ενέργεια, το builder μαζεύει έναν Τομέα, το mixed βάζει στο τραπέζι και τα δύο.
help-option-bots = Ποιος παίζει: ένα όνομα για κάθε θέση, χωρισμένα με κόμμα, ή ένα όνομα για όλες. Δέκα επίπεδα: ladder:1 έως ladder:10.
help-option-jobs = Πόσες διεργασίες μοιράζονται τη δουλειά· το αποτέλεσμα είναι το ίδιο.
help-option-json = Εμφανίζει το αποτέλεσμα ως JSON.
help-option-out = Γράφει και μία γραμμή ανά παρτίδα στο ΑΡΧΕΙΟ.parquet, ΑΡΧΕΙΟ.csv ή ΑΡΧΕΙΟ.jsonl.
help-option-moves = Γράφει και κάθε ενέργεια, ως λίστα αριθμών: το --out ΑΡΧΕΙΟ.parquet μπορεί τότε να ξαναπαιχτεί.
help-option-at = Μετά από πόσες ενέργειες· αν παραλειφθεί, στο τέλος.
help-argument-file = Η καταγραφή, ως κείμενο ή JSON.
help-argument-to = Το αρχείο που θα γραφτεί.
help-argument-action = Η ενέργεια, για παράδειγμα: embargo P2 M

## Refusals
cli-os-error = { $what }: { $why }
usage-bots-count =
    { $needed ->
        [one] ορίστε ένα μόνο bot· εδώ: { $have }
       *[other] ορίστε { $needed } bot, ένα για κάθε θέση, ή ένα για όλες· εδώ: { $have }
    }
usage-out-format = { $path }: το όνομα πρέπει να τελειώνει με ένα από αυτά: { $formats }
usage-no-folder = δεν υπάρχει ο φάκελος { $path }
usage-no-file = δεν υπάρχει το αρχείο { $path }
usage-file-too-large = το { $path } είναι πολύ μεγάλο για καταγραφή: το πολύ { $most } MB
usage-not-text = το { $path } δεν είναι αρχείο κειμένου
usage-at =
    { $at ->
        [one] δεν υπάρχει σημείο μετά από { $at } ενέργεια: οι ενέργειες της καταγραφής είναι { $most }
       *[other] δεν υπάρχει σημείο μετά από { $at } ενέργειες: οι ενέργειες της καταγραφής είναι { $most }
    }
usage-needs-extra = για { $what } χρειάζονται κι άλλα πακέτα: εγκαταστήστε το impera με το πρόσθετο «{ $extra }»
usage-moves-need-out = το --moves γράφει σε αρχείο: δώστε ένα με το --out
games-no-file = το { $path } δεν είναι αρχείο Parquet με παρτίδες που έγραψε το impera
games-rules = το { $path } έχει παρτίδες με κανόνες έκδοσης { $have }· αυτό το πρόγραμμα γνωρίζει έως την { $needed }
games-no-moves = το { $path } δεν έχει ενέργειες: γράψτε το με το --moves
games-differ = το { $path } είναι κατεστραμμένο: οι ενέργειες μιας παρτίδας δεν οδηγούν στο τέλος που σημειώνει
dataset-folder = το { $path } δεν είναι άδειο: δώστε νέο φάκελο
dataset-done = { $games } παρτίδες βρίσκονται στο { $path }.

## Explain
cli-legal = επιτρέπεται
cli-illegal = δεν επιτρέπεται
cli-impossible = δεν γίνεται σε αυτή την παρτίδα

## Screen
screen-player = Παίκτης
screen-hand = Χέρι
screen-your-hand = Το χέρι σας:
screen-title = Γύρος { $turn }: { $seat }
screen-title-draft = Επιλογή { $round } από 3: { $seat }
screen-deck = Τράπουλα: { $one } της 1ης Εποχής, { $two } της 2ης, { $three } της 3ης
screen-pile = Σκάρτα ({ $count }):
screen-pack = Το πακέτο σας:
screen-centre = Κέντρο:
screen-winners = Νίκη για: { $winners }

## Play
play-welcome = Παίζετε στη θέση P1. Γράψτε έναν αριθμό ή μια ενέργεια· το «why ΕΝΕΡΓΕΙΑ» εξηγεί· υπάρχουν και τα «undo», «save ΑΡΧΕΙΟ», «help», «quit».
play-left = Φύγατε από την παρτίδα.
play-help =
    Ένας αριθμός παίζει την αντίστοιχη ενέργεια· το ίδιο και το κείμενό της, για παράδειγμα: play M1 · end · holy-book · attack M · embargo P2 M.
    Με why ΕΝΕΡΓΕΙΑ βλέπετε αν η ενέργεια επιτρέπεται και ποιος κανόνας αποφασίζει. Με undo αναιρείτε την τελευταία σας ενέργεια, εφόσον δεν φανερώθηκε κάτι κρυφό.
    Με save ΑΡΧΕΙΟ αποθηκεύετε την καταγραφή. Με quit φεύγετε.
    Στον πίνακα, 3/7 σημαίνει 3 κάρτες από τις 7 που χρειάζονται για Ηγεμονία· ¹ ² είναι τα επίπεδα που έχουν κατακτηθεί· ⊘ είναι ένα εμπάργκο, † μια δημοκρατία, ◎ το Νόμισμα Τέχνης, ① ο Πρώτος Παίκτης· ▮Ⅰ είναι μια κάρτα της 1ης Εποχής στο χέρι.
play-ask-pick = Κρατήστε μία κάρτα:
play-ask-claim = Πάρτε μία κάρτα από το κέντρο:
play-ask-play = Παίξτε μία κάρτα:
play-ask-effects = Εφαρμόστε μια ιδιότητα ή τελειώστε:
play-ask-discard = Ξεσκαρτάρετε μία κάρτα:
play-ask-sacrifice = Ξεσκαρτάρετε μία κάρτα από μπροστά σας:
play-ask-take = Μαζέψτε στο χέρι σας μία κάρτα από μπροστά σας:
play-ask-recover = Πάρτε μία κάρτα από τα σκάρτα:
play-ask-give = Επιστρέψτε μία κάρτα:
play-number = δεν υπάρχει επιλογή { $have }: οι αριθμοί είναι από το 1 ως το { $most }
play-no-undo = δεν υπάρχει τίποτα για αναίρεση: φανερώθηκε κάτι κρυφό ή η ενέργεια δεν ήταν δική σας
play-save-where = δώστε όνομα αρχείου: save my-game.txt
play-saved = Αποθηκεύτηκε στο { $path }.

## Replay
replay-prompt = Enter: επόμενο · -: πίσω · αριθμός: μετάβαση εκεί · q: έξοδος
replay-place = Ενέργεια { $at } από { $last }

## Simulation
sim-progress = Σε εξέλιξη
sim-rate = { $rate } παρτίδες/δευτ.
sim-time-left = απομένουν
sim-interrupted =
    { $done ->
        [one] Διακόπηκε μετά από μία παρτίδα από τις { $wanted }· να τι δείχνει:
       *[other] Διακόπηκε μετά από { $done } παρτίδες από τις { $wanted }· να τι δείχνουν:
    }
sim-headline =
    Παρτίδες: { $games } σε { $seconds } δευτ.· αποφάσεις: { $decisions }, { $speed } ανά δευτερόλεπτο
    Μέσος όρος ανά παρτίδα: { $turns } ± { $margin } γύροι και { $per_game } αποφάσεις· ανολοκλήρωτες: { $unfinished }
sim-who = Ποιος
sim-wins = Νίκες (η κοινή νίκη μετρά για τον καθένα)
sim-won = νίκες
sim-share = ποσοστό
sim-interval = διάστημα 95%
sim-shared = κοινές νίκες
sim-ending = Λήξη
sim-endings = Τρόποι λήξης
sim-games = παρτίδες
sim-unfinished = ανολοκλήρωτες
sim-effect = Ιδιότητα
sim-effects = Ιδιότητες που εφαρμόστηκαν
sim-times = φορές
sim-per-game = ανά παρτίδα
sim-copied = με αντιγραφή

## Serve
help-serve-open = άνοιγμα της σελίδας στον περιηγητή μόλις απαντήσει ο διακομιστής
serve-open = Το Impera βρίσκεται στη διεύθυνση { $address } (Ctrl-C για διακοπή)
serve-port-taken = η θύρα { $port } στο { $host } χρησιμοποιείται ήδη ({ $why }): δώστε άλλη με --port ή σταματήστε το πρόγραμμα που την έχει
serve-compiling = Μεταγλώττιση όσων χρειάζεται μια πρώτη παρτίδα· μία φορά, λιγότερο από ένα λεπτό σε άνετο υπολογιστή …
serve-meanwhile = Παίζετε αμέσως· στο μεταξύ φτιάχνεται ο κώδικας μηχανής (μία φορά, ένα με δύο λεπτά) και τα πιο δυνατά μποτ κάθονται μόλις ετοιμαστεί ο δικός τους.

# What is installed here
help-version = Δείχνει την έκδοση και τελειώνει.
help-doctor = Λέει τι είναι εγκατεστημένο και μεταγλωττισμένο, πόσο γρήγορο είναι και πού βρίσκονται τα δεδομένα.
help-completion = Τυπώνει ό,τι χρειάζεται το κέλυφος για να συμπληρώνει την εντολή· για bash: impera completion bash >> ~/.bashrc
help-argument-shell = Το κέλυφος.
doctor-version = Impera { $version }, έκδοση κανόνων { $rules }, Python { $python }
doctor-compiler =
    { $way ->
        [lean] Μεταγλωττιστής: numba { $numba }, με τον λιτό τρόπο
        [interpreted] Μεταγλωττιστής: κανένας, όλα διερμηνεύονται
       *[plain] Μεταγλωττιστής: numba { $numba }, με τον απλό τρόπο
    }
doctor-code =
    { $complete ->
        [yes] Κώδικας μηχανής: πλήρης, στο { $places }
       *[no] Κώδικας μηχανής: δεν είναι ακόμη πλήρης· η πρώτη εκκίνηση τον φτιάχνει στο { $places }
    }
doctor-speed = Ταχύτητα: { $speed } αποφάσεις το δευτερόλεπτο
doctor-extras = Πρόσθετα: { $there }· δεν είναι εγκατεστημένα: { $missing }
doctor-data = Δεδομένα: { $folder }
doctor-web = Εφαρμογή του φυλλομετρητή: { $folder }

## Μαθήματα
help-lesson = Μαθήματα: απόδειξη ότι λειτουργούν
help-duplicate = Υπολογίζει ξανά την κατάταξη ενός αγώνα με τα ίδια χαρτιά, μόνο από τις καταγραφές του.
help-duplicate-files = Οι καταγραφές των παρτίδων του, μία ή περισσότερες σε κάθε αρχείο.
duplicate-cli-boards = Παρτίδες
duplicate-cli-adjusted = Χωρίς τύχη
duplicate-cli-score = Βαθμολογία
duplicate-cli-bots = τα bot
duplicate-cli-about = Μονάδες στις εκατό έναντι του περικομμένου μέσου όρου της ίδιας παρτίδας· ± είναι το διάστημα 95 % ανά μοίρασμα.
help-lesson-check = Αποδεικνύει ότι κάθε βήμα ενός μαθήματος γίνεται και ότι η άσκησή του έχει μία ιδέα· χωρίς αρχείο, όλα τα μαθήματα του παιχνιδιού
help-argument-lesson = ένα μάθημα, όπως 04-military.toml
lesson-unreadable = το { $file } δεν διαβάζεται: { $why }
lesson-missing = από το { $file } λείπει το «{ $field }»
lesson-goal = { $file }: το «{ $goal }» δεν είναι στόχος· γράψτε win, hold ή apply με μια ιδιότητα
lesson-fine = { $lesson }: { $steps } βήματα· λύνεται μόνο με «{ $idea }», για παράδειγμα: { $plan }
lesson-step = βήμα { $step }: { $why }
lesson-step-none = βήμα { $step }: τίποτα από τα «{ $may }» δεν επιτρέπεται εκεί
lesson-unsolvable = η άσκηση δεν έχει λύση
lesson-other-idea = η άσκηση λύνεται και χωρίς «{ $idea }»: { $plan }
lesson-no-words = στη γλώσσα { $lang } λείπει η πρόταση { $missing }
