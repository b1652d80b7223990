### Το εργαστήριο: αρένα, εικόνες, αξιολόγηση και βαθμονόμηση.

## Arena: help
help-arena = Βάζει bots να παίξουν μεταξύ τους με ίδια μοιράσματα: ποσοστά νικών με διαστήματα, χρόνος CPU, βαθμολογίες.
help-arena-bots = Δύο bots ή ένα για κάθε θέση, χωρισμένα με κόμμα· με --all όσα θέλετε. Για παράδειγμα: level:4,greedy
help-arena-deals = Πόσα μοιράσματα. Το καθένα παίζεται με κάθε διάταξη θέσεων, με τις ίδιες κάρτες και τον ίδιο Πρώτο Παίκτη.
help-arena-all = Παίζει κάθε ζευγάρι bots με τα ίδια μοιράσματα· τυπώνει τον πίνακα όλων με όλους και τον χειρότερο αντίπαλο του καθενός.
help-arena-stop-early = Τελειώνει μια αναμέτρηση μόλις ένας διαδοχικός έλεγχος (ακολουθία εμπιστοσύνης μείξης, 5 %) ξεχωρίσει τα bots.
help-arena-engine = Πού παίζονται: local (διεργασίες αυτού του υπολογιστή) ή ray (συστοιχία Ray).
help-arena-address = Η συστοιχία Ray όπου θα συνδεθεί· χωρίς αυτήν ξεκινά μια μικρή σε αυτόν τον υπολογιστή, και σταματά στο τέλος.
help-arena-plot = Σχεδιάζει τις βαθμολογίες με τα διαστήματά τους στο FILE.svg, FILE.png ή FILE.pdf.

## Arena: refusals
arena-bots-count = ονομάστε 2 bots ή { $needed }, εδώ είναι { $have }· με --all όσα θέλετε
arena-illegal = το bot { $bot } διάλεξε «{ $action }», που δεν επιτρέπεται
arena-engine-unknown = δεν υπάρχει μηχανή «{ $engine }»· υπάρχουν: { $engines }
arena-no-ray = η μηχανή ray χρειάζεται κι άλλα πακέτα: εγκαταστήστε το impera με το πρόσθετο «ray»
arena-no-cluster = δεν υπάρχει συστοιχία Ray στη διεύθυνση { $address }

## Arena: tables
arena-progress = Παίζονται
arena-rate = { $rate } παιχνίδια/s
arena-time-left = απομένουν
arena-interrupted = Διακόπηκε μετά από { $deals } μοιράσματα· αυτό δείχνουν:
arena-headline = { $games } παιχνίδια σε { $deals } μοιράσματα· τα διαστήματα είναι ανά μοίρασμα.
arena-alone = Κάθε bot μετρά όπου κάθεται μόνο του απέναντι στο άλλο σε όλες τις υπόλοιπες θέσεις· με ίση δύναμη κερδίζει { $chance }.
arena-unfinished = { $games } παιχνίδια έφτασαν στο όριο γύρων και μετρούν ως μοιρασμένα σε όλους.
arena-sequential = Διαδοχικός έλεγχος: κρίθηκαν { $decided } από { $all } αναμετρήσεις· τα διαστήματα ισχύουν και με πρόωρη διακοπή.
arena-bot = Bot
arena-win-rate = νίκες
arena-interval = διάστημα 95 %
arena-cpu = CPU ms ανά γύρο
arena-rating = βαθμολογία (95 %)
arena-games = παιχνίδια
arena-cross = Νίκες κάθε γραμμής απέναντι σε κάθε στήλη
arena-worst = Χειρότερος αντίπαλος

## Pictures
plot-rating = βαθμολογία openskill με διάστημα 95 %
plot-games = παιχνίδια εκπαίδευσης
plot-win-rate = νίκες, %
plot-empty = το { $path } δεν περιέχει βαθμούς εκπαίδευσης

## The solver
solver-too-large = αυτός ο γύρος έχει πάνω από { $most } εκβάσεις: πάρα πολλές για να δοκιμαστούν όλες

## Evaluation
help-evaluate = Λέει τι πιθανότητα νίκης έχει κάθε θέση σε ένα σημείο μιας καταγραφής, από όσα βλέπει μία θέση.
help-evaluate-seat = Με ποιανού τα μάτια: 1 έως 4· αν λείπει, όποιου αποφασίζει εκεί.
help-evaluate-explain = Λέει επίσης τι θα έκανε εκεί το bot, και γιατί.
evaluate-headline = Μετά από { $at } από { $last } ενέργειες, όπως το βλέπει ο { $seat }· { $samples } μοιράσματα των κρυφών, { $ms } ms.
evaluate-seat = Θέση
evaluate-chance = πιθανότητα νίκης
evaluate-over = το παιχνίδι έχει τελειώσει εδώ: { $result }
evaluate-not-asked = εδώ δεν αποφασίζει ο { $seat }, αλλά ο { $turn }

## Why
why-bot-wins = Ο γύρος κερδίζει αμέσως: { $plan }.
why-bot-plan = Το σχέδιο: { $plan }.
why-bot-looks = Το σχέδιο: { $plan }· έπειτα, ξέροντας περισσότερα, αποφασίζει ξανά.
why-bot-meets = Αντιμετωπίζει μια απειλή: ο { $seat } θα μπορούσε να κερδίσει στον επόμενο γύρο με { $threat }.
why-bot-suffers = Μένει μια απειλή: ο { $seat } μπορεί να κερδίσει στον επόμενο γύρο με { $threat }.
why-bot-chances = Η πιθανότητα νίκης του: { $before } πριν, { $after } μετά.
why-bot-runner-up = Το επόμενο καλύτερο: { $plan } ({ $chance }).
why-bot-only = Δεν υπάρχει τίποτε άλλο να κάνει.

## Calibration
help-calibrate = Ελέγχει τις πιθανότητες νίκης με παιχνίδια: πίνακας αξιοπιστίας από νέα παιχνίδια ενός bot με τον εαυτό του.
help-calibrate-bot = Το bot που παίζει με τον εαυτό του.
help-calibrate-fit = Προσαρμόζει επίσης την ευθεία από τα προβλεπόμενα στα πραγματικά λογαριθμικά στοιχήματα.
calibrate-line = Πραγματικά λογαριθμικά στοιχήματα = { $shift } + { $slope } × όσα λέει το δίκτυο.
calibrate-headline = { $positions } θέσεις από { $games } παιχνίδια· η μεγαλύτερη διαφορά είναι { $worst } μονάδες.
calibrate-tenth = πρόβλεψη
calibrate-predicted = μέση πρόβλεψη
calibrate-actual = νίκες
calibrate-positions = θέσεις
calibrate-difference = διαφορά
