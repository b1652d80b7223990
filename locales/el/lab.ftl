### Το εργαστήριο: αρένα, εικόνες, αξιολόγηση και βαθμονόμηση.

## Arena: help
help-arena = Βάζει bot να παίξουν μεταξύ τους με ίδια μοιράσματα: ποσοστά νικών με διαστήματα, χρόνος CPU, βαθμολογίες.
help-arena-bots = Δύο bot ή ένα για κάθε θέση, χωρισμένα με κόμμα· με --all όσα θέλετε. Για παράδειγμα: ladder:7,greedy
help-arena-deals = Πόσα μοιράσματα. Το καθένα παίζεται με κάθε διάταξη θέσεων, με τις ίδιες κάρτες και τον ίδιο Πρώτο Παίκτη.
help-arena-all = Βάζει κάθε ζευγάρι bot να παίξει με τα ίδια μοιράσματα· τυπώνει τον πίνακα όλων με όλους και τον δυσκολότερο αντίπαλο του καθενός.
help-arena-stop-early = Σταματά μια αναμέτρηση μόλις ένας διαδοχικός έλεγχος (mixture confidence sequence, 5%) ξεχωρίσει τα bot.
help-option-engine = Πού παίζονται: local (διεργασίες αυτού του υπολογιστή) ή ray (συστοιχία Ray).
help-option-address = Η συστοιχία Ray στην οποία θα συνδεθεί· χωρίς αυτήν ξεκινά μια μικρή σε αυτόν τον υπολογιστή, και σταματά στο τέλος.
help-arena-plot = Σχεδιάζει τις βαθμολογίες με τα διαστήματά τους στο ΑΡΧΕΙΟ.svg, ΑΡΧΕΙΟ.png ή ΑΡΧΕΙΟ.pdf.

## Arena: refusals
arena-bots-count = ορίστε 2 bot ή { $needed }· εδώ: { $have }. Με --all όσα θέλετε
arena-illegal = το bot { $bot } διάλεξε «{ $action }», που δεν επιτρέπεται
engine-unknown = δεν υπάρχει μηχανή «{ $engine }»· υπάρχουν: { $engines }
engine-no-ray = η μηχανή ray χρειάζεται κι άλλα πακέτα: εγκαταστήστε το impera με το πρόσθετο «ray»
engine-no-cluster = δεν υπάρχει συστοιχία Ray στη διεύθυνση { $address }
engine-no-start = δεν ήταν δυνατό να ξεκινήσει συστάδα Ray σε αυτόν τον υπολογιστή: { $why }

## Arena: tables
arena-progress = Σε εξέλιξη
arena-rate = { $rate } παρτίδες/δευτ.
arena-time-left = απομένουν
arena-interrupted =
    { $deals ->
        [one] Διακόπηκε μετά από ένα μοίρασμα· να τι δείχνει:
       *[other] Διακόπηκε μετά από { $deals } μοιράσματα· να τι δείχνουν:
    }
arena-headline =
    { $games ->
        [one] Μία παρτίδα
       *[other] { $games } παρτίδες
    } σε { $deals ->
        [one] ένα μοίρασμα
       *[other] { $deals } μοιράσματα
    }· τα διαστήματα είναι ανά μοίρασμα.
arena-alone = Κάθε bot μετρά όπου κάθεται μόνο του, με το άλλο σε όλες τις υπόλοιπες θέσεις· με ίση δύναμη κερδίζει { $chance }.
arena-unfinished =
    { $games ->
        [one] Μία παρτίδα έφτασε στο όριο γύρων και μετρά ως κοινή νίκη όλων.
       *[other] { $games } παρτίδες έφτασαν στο όριο γύρων και μετρούν ως κοινές νίκες όλων.
    }
arena-sequential = Διαδοχικός έλεγχος: κρίθηκαν { $decided } από { $all } αναμετρήσεις· τα διαστήματα ισχύουν και με πρόωρη διακοπή.
arena-bot = Bot
arena-win-rate = νίκες
arena-interval = διάστημα 95%
arena-cpu = ms CPU ανά γύρο
arena-rating = βαθμολογία (95%)
arena-games = παρτίδες
arena-cross = Νίκες κάθε γραμμής απέναντι σε κάθε στήλη
arena-worst = Δυσκολότερος αντίπαλος

## Pictures
plot-rating = βαθμολογία openskill με διάστημα 95%
plot-games = παρτίδες εκπαίδευσης
plot-win-rate = νίκες, %
plot-empty = το { $path } δεν περιέχει αποτελέσματα εκπαίδευσης

## The solver
solver-too-large = αυτός ο γύρος έχει πάνω από { $most } εκβάσεις: πάρα πολλές για να δοκιμαστούν όλες

## Evaluation
help-evaluate = Υπολογίζει την πιθανότητα νίκης κάθε θέσης σε ένα σημείο μιας καταγραφής, από όσα βλέπει μία θέση.
help-evaluate-seat = Από ποια θέση βλέπουμε: 1 ως 4· αν παραλειφθεί, από εκείνη που αποφασίζει εκεί.
help-evaluate-explain = Εξηγεί επίσης τι θα έκανε εκεί το bot, και γιατί.
evaluate-headline = Ενέργεια { $at } από { $last }, όπως τα βλέπει { $seat }· { $samples } μοιράσματα των κρυφών, { $ms } ms.
evaluate-seat = Θέση
evaluate-chance = πιθανότητα νίκης
evaluate-over = εδώ το παιχνίδι έχει τελειώσει: { $result }
evaluate-not-asked = εδώ δεν αποφασίζει { $seat }, αλλά { $turn }

## Why
why-bot-wins = Ο γύρος αυτός κερδίζει αμέσως: { $plan }.
why-bot-plan = Το σχέδιο: { $plan }.
why-bot-looks = Το σχέδιο: { $plan }· έπειτα, ξέροντας περισσότερα, θα αποφασίσει ξανά.
why-bot-meets = Αντιμετωπίζει μια απειλή: { $seat } θα μπορούσε να κερδίσει στον επόμενο γύρο με { $threat }.
why-bot-suffers = Μένει μια απειλή: { $seat } μπορεί να κερδίσει στον επόμενο γύρο με { $threat }.
why-bot-chances = Η πιθανότητα νίκης του: { $before } πριν, { $after } μετά.
why-bot-runner-up = Το αμέσως επόμενο: { $plan } ({ $chance }).
why-bot-only = Δεν έχει τίποτε άλλο να κάνει.

## Calibration
help-calibrate = Ελέγχει τις πιθανότητες νίκης στην πράξη: πίνακας αξιοπιστίας από νέες παρτίδες ενός bot με τον εαυτό του.
help-calibrate-bot = Το bot που παίζει με τον εαυτό του· περισσότερα, χωρισμένα με κόμμα, κάθονται με κλήρο.
help-calibrate-fit = Προσαρμόζει επίσης την τεθλασμένη γραμμή ανάμεσα στα log-odds της πρόβλεψης και σε εκείνα που επαληθεύονται.
calibrate-line = Τεθλασμένη γραμμή ανάμεσα στα log-odds (μετατόπιση, κλίση, αλλαγή κλίσης στο 73 % και στο 92 %): { $line }
calibrate-nothing = δεν ρωτήθηκε κανένα στιγμιότυπο από αυτές τις παρτίδες: παίξτε περισσότερες
calibrate-headline = { $positions } στιγμιότυπα από { $games } παρτίδες· η μεγαλύτερη διαφορά είναι { $worst } μονάδες.
calibrate-tenth = πρόβλεψη
calibrate-predicted = μέση πρόβλεψη
calibrate-actual = νίκες
calibrate-positions = στιγμιότυπα
calibrate-difference = διαφορά
