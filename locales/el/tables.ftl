### Όσα λένε τα τραπέζια: αρνήσεις, γεγονότα και οι φράσεις της διπλωματίας. Οι θέσεις είναι P1 ως P4.

## What a table refuses

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
table-rated-hints = Σε παρτίδα με βαθμολογία δεν δίνονται υποδείξεις: διάλεξε το ένα ή το άλλο.
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

## What happened at the table

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

## The phrases of diplomacy: $seat and $target are names of players, $domain a Domain

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

## The commands serve and admin

help-serve = Σερβίρει τραπέζια για φυλλομετρητές και προγράμματα. Κάθε επιλογή ορίζεται και ως IMPERA_ με το όνομά της με κεφαλαία.
help-serve-host = διεύθυνση ακρόασης (127.0.0.1)
help-serve-port = θύρα ακρόασης (8420)
help-serve-data = φάκελος για το αρχείο SQLite
help-serve-database = URL βάσης PostgreSQL, αντί για SQLite· memory δεν κρατά τίποτα
help-serve-web = φάκελος του χτισμένου προγράμματος φυλλομετρητή
help-serve-origins = πρόσθετες προελεύσεις που επιτρέπονται, χωρισμένες με κόμμα
help-serve-secure = cookies μόνο μέσω https
help-serve-proxied = δέχεται τις διευθύνσεις που δίνει ο διαμεσολαβητής μπροστά
help-serve-bot-workers = μποτ που σκέφτονται ταυτόχρονα (1)
help-serve-bot-pause = δευτερόλεπτα πριν φανεί η ενέργεια ενός μποτ (0.5)
help-serve-retention = ημέρες φύλαξης μετά την τελευταία ενέργεια (0: για πάντα)
help-serve-log = μορφή ημερολογίου: console ή json
help-serve-log-level = τι καταγράφεται: debug, info, warning, error
help-serve-prune-days = παιχνίδια χωρίς κίνηση για τόσες ημέρες
help-admin = Φροντίδα των αποθηκευμένων παιχνιδιών· δουλεύει και δίπλα σε διακομιστή.
help-admin-list = Λίστα τραπεζιών: αναγνωριστικό, ώρα, κατάσταση.
help-admin-export = Γράφει τα πρακτικά των τελειωμένων παιχνιδιών, μία γραμμή JSON το καθένα.
help-admin-prune = Διαγράφει παλιά παιχνίδια.
help-admin-backup = Αντιγράφει το αρχείο SQLite, και όσο το χρησιμοποιεί διακομιστής.
admin-pruned =
    { $count ->
        [one] Διαγράφηκε ένα παιχνίδι.
       *[other] Διαγράφηκαν { $count } παιχνίδια.
    }
