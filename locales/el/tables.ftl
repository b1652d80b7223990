### Όσα λένε τα τραπέζια: αρνήσεις, γεγονότα και οι φράσεις της διπλωματίας. Οι θέσεις είναι P1 ως P4.

## What a table refuses

table-bad-message = Το μήνυμα δεν διαβάζεται, στο σημείο { $place }: { $why }
table-bad-request = Ο διακομιστής δεν καταλαβαίνει αυτό το αίτημα.
table-body-large = Είναι πολύ μεγάλο: δεκτά είναι το πολύ { $most } byte.
table-broken = Το ιστορικό αυτού του τραπεζιού δεν διαβάζεται από την εγγραφή { $entry } και μετά. Μπορεί να το κλείσει όποιος κάθεται εδώ.
table-chat-empty = Το μήνυμα είναι κενό.
table-chat-full = Αυτό το τραπέζι είπε όσα μπορούσε: { $most } μηνύματα.
table-chat-long = Ένα μήνυμα έχει το πολύ { $most } χαρακτήρες.
table-chat-off = Το ελεύθερο κείμενο είναι κλειστό σε αυτό το τραπέζι· οι έτοιμες φράσεις επιτρέπονται.
table-concede-to = Πείτε σε ποιον παραδίδεστε: σε μια θέση της άλλης πλευράς.
table-draw-alone = Δεν υπάρχει με ποιον να συμφωνήσετε ισοπαλία.
table-foreign-origin = Το αίτημα προέρχεται από άλλον ιστότοπο και δεν γίνεται δεκτό.
table-full = Όλες οι θέσεις είναι πιασμένες. Μπορείτε να παρακολουθήσετε.
table-hello-twice = Η σύνδεση είναι ήδη ανοιχτή· ο χαιρετισμός (hello) στέλνεται μία φορά.
table-host-only = Μόνο ο οικοδεσπότης του τραπεζιού μπορεί να το κάνει.
table-internal = Κάτι πήγε στραβά από τη δική μας πλευρά. Τίποτα δεν άλλαξε· δοκιμάστε ξανά.
table-is-open = Η παρτίδα δεν έχει αρχίσει ακόμη.
table-is-running = Η παρτίδα έχει ήδη αρχίσει.
table-is-finished = Η παρτίδα τελείωσε.
table-is-closed = Αυτό το τραπέζι έκλεισε.
table-message-large = Ένα μήνυμα είναι κείμενο με το πολύ { $most } χαρακτήρες.
table-mutes-full = Μπορείτε να βάλετε σε σίγαση το πολύ { $most } άτομα.
table-name-empty = Το όνομα χρειάζεται τουλάχιστον έναν ορατό χαρακτήρα.
table-no-bot = Δεν υπάρχει bot «{ $bot }». Υπάρχουν: { $bots }
table-no-hint-now = Δεν υπάρχει υπόδειξη: τώρα δεν αποφασίζετε εσείς.
table-no-hints = Οι υποδείξεις δεν επιτρέπονται σε αυτό το τραπέζι.
table-rated-hints = Σε παρτίδα με βαθμολογία δεν δίνονται υποδείξεις: διαλέξτε το ένα ή το άλλο.
table-no-link = Ο σύνδεσμος χρησιμοποιήθηκε, έληξε ή δεν υπήρξε ποτέ. Φτιάξτε νέο στην άλλη συσκευή.
table-no-offer = Δεν υπάρχει πρόταση στο τραπέζι.
table-no-page = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
table-no-person = Δεν υπάρχει τέτοιο άτομο.
table-no-position =
    { $most ->
        [one] Δεν υπάρχει τέτοιο σημείο: η παρτίδα έχει μία ενέργεια.
       *[other] Δεν υπάρχει τέτοιο σημείο: η παρτίδα έχει { $most } ενέργειες.
    }
table-no-seat = { $seat }: δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι των { $players }.
table-no-seeds = Σε αυτό το τραπέζι οι παίκτες δεν συμβάλλουν στο ανακάτεμα.
table-no-undo = Δεν αναιρείται: φανερώθηκε κάτι κρυφό, έπαιξε κάποιος άλλος ή ο γύρος τελείωσε.
table-not-allowed = Αυτό δεν επιτρέπεται.
table-not-asked = Αυτή η πρόταση δεν απευθύνεται σε εσάς.
table-not-finished = Αυτό φαίνεται μόνο αφού τελειώσει η παρτίδα.
table-not-found = Δεν υπάρχει τέτοιο τραπέζι· ίσως ο σύνδεσμος είναι λάθος ή το τραπέζι έληξε και διαγράφηκε.
table-not-full =
    { $missing ->
        [one] Μία θέση είναι ακόμη ελεύθερη: περιμένετε ή βάλτε ένα bot.
       *[other] { $missing } θέσεις είναι ακόμη ελεύθερες: περιμένετε ή βάλτε bot.
    }
table-not-seated = Δεν κάθεστε σε αυτό το τραπέζι.
table-not-signed-in = Συστηθείτε πρώτα: διαλέξτε όνομα.
table-offer-again = Έχετε ήδη κάνει πρόταση σε αυτόν τον γύρο.
table-offer-pending = Υπάρχει ήδη πρόταση στο τραπέζι· απαντήστε πρώτα σε αυτήν.
table-phrase-arguments = Η φράση «{ $phrase }» χρειάζεται ακριβώς: { $needed }
table-phrase-unknown = Δεν υπάρχει φράση «{ $phrase }».
table-phrase-value = Το «{ $argument }» της φράσης «{ $phrase }» δεν ταιριάζει.
table-seat-reserved = { $seat }: η θέση κρατιέται για άλλο άτομο.
table-seat-taken = { $seat }: η θέση είναι πιασμένη.
table-seated-already = Έχετε ήδη θέση ({ $seat })· αφήστε την πρώτα.
table-seed-long = Η συμβολή σας στο ανακάτεμα έχει το πολύ { $most } χαρακτήρες.
table-sequence-taken = Κάποιος άλλος σάς πρόλαβε. Δοκιμάστε ξανά.
table-spectators-silent = Οι θεατές δεν μιλούν ώσπου να τελειώσει η παρτίδα.
table-stale = Το τραπέζι προχώρησε: ο επόμενος αριθμός είναι { $needed }, όχι { $have }.
table-store-unavailable = Η αποθήκευση απέτυχε, άρα τίποτα δεν άλλαξε. Δοκιμάστε ξανά.
table-take-back-first = Ένα bot παίζει για εσάς ({ $seat })· πάρτε πρώτα πίσω τη θέση σας.
table-too-busy = Το τραπέζι έχει πολλή κίνηση. Δοκιμάστε ξανά.
table-too-often = Όχι τόσο συχνά. Περιμένετε λίγο.
table-cannot-reach = Ο διακομιστής δεν απαντά: { $why }
table-no-backup = Αντίγραφα ασφαλείας γίνονται μόνο για SQLite· για PostgreSQL χρησιμοποιήστε pg_dump.
table-no-data = Δεν υπάρχει βάση δεδομένων στο { $path }.

## What happened at the table

table-log-sat = { $name } κάθεται ({ $seat })
table-log-left = { $name } σηκώνεται
table-log-returned = { $name } επιστρέφει ({ $seat })
table-log-away-clock = { $name }: τέλος χρόνου, συνεχίζει ένα bot
table-log-away-gone = { $name } λείπει πολλή ώρα: συνεχίζει ένα bot
table-log-started = Οι κάρτες μοιράστηκαν
table-log-undone = { $name } αναιρεί μια ενέργεια
table-log-offered-draw = { $name } προτείνει ισοπαλία
table-log-offered-concession = { $name } προτείνει παράδοση: κερδίζει { $to }
table-log-answered-yes = { $name } συμφωνεί
table-log-answered-no = { $name } διαφωνεί
table-log-closed = Το τραπέζι έκλεισε
table-log-rematched = Η επόμενη παρτίδα περιμένει σε άλλο τραπέζι
table-result-draw = Ισοπαλία κατόπιν συμφωνίας
table-result-concession = Νίκη με παράδοση των αντιπάλων: { $winners }
table-expires = Αν δεν συμβεί κάτι άλλο, φυλάσσεται έως { $date }

## The phrases of diplomacy: $seat and $target are names of players, $domain a Domain

phrase-hello = Γεια σας και καλό παιχνίδι σε όλους!
phrase-good-game = Ωραίο παιχνίδι!
phrase-well-played = Ωραία κίνηση!
phrase-thanks = Ευχαριστώ, { $seat }.
phrase-sorry = Συγγνώμη, { $seat }.
phrase-yes = Ναι.
phrase-no = Όχι.
phrase-think = Μια στιγμή να σκεφτώ.
phrase-truce = { $seat }, κάνουμε ανακωχή οι δυο μας;
phrase-truce-against = { $seat }, συμμαχούμε απέναντι σε { $target };
phrase-accept = Σύμφωνοι, { $seat }.
phrase-decline = Καλύτερα όχι, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Προσοχή: { $target } θέλει μία κάρτα ακόμη για Ηγεμονία ({ $domain })!
       *[other] Προσοχή: { $target } θέλει { $missing } κάρτες ακόμη για Ηγεμονία ({ $domain })!
    }
phrase-warn-deck = Η τράπουλα κοντεύει να τελειώσει.
phrase-promise-no-attack = { $seat }, στον επόμενο γύρο δεν θα κάνω επίθεση στον Τομέα «{ $domain }».
phrase-promise-no-embargo = { $seat }, στον επόμενο γύρο δεν θα σου βάλω εμπάργκο.
phrase-promise-no-inquisition = { $seat }, στον επόμενο γύρο δεν θα πειράξω το χέρι σου.
phrase-ask-embargo = { $seat }, βάζεις εμπάργκο σε { $target }, στον Τομέα «{ $domain }»;
phrase-ask-democracy = { $seat }, βάζεις δημοκρατία σε { $target }, στον Τομέα «{ $domain }»;
phrase-ask-attack = { $seat }, κάνεις επίθεση στον Τομέα «{ $domain }»;
phrase-betrayed = { $seat }, αυτό θα το θυμάμαι.

## The commands serve and admin

help-serve = Ανοίγει τραπέζια για περιηγητές και προγράμματα. Κάθε επιλογή ορίζεται και ως IMPERA_ και το όνομά της με κεφαλαία.
help-serve-host = διεύθυνση ακρόασης (127.0.0.1)
help-serve-port = θύρα ακρόασης (8420)
help-serve-data = φάκελος για το αρχείο SQLite
help-serve-database = URL βάσης PostgreSQL, αντί για SQLite· το memory δεν κρατά τίποτα
help-serve-web = φάκελος με την έτοιμη εφαρμογή του περιηγητή
help-serve-origins = πρόσθετες προελεύσεις (origins) που επιτρέπονται, χωρισμένες με κόμμα
help-serve-secure = αποστολή cookies μόνο μέσω https
help-serve-proxied = εμπιστοσύνη στις διευθύνσεις που δηλώνει ο διακομιστής μεσολάβησης (proxy)
help-serve-bot-workers = πόσα bot σκέφτονται ταυτόχρονα (1)
help-serve-bot-pause = δευτερόλεπτα πριν φανεί η ενέργεια ενός bot (0.5)
help-serve-retention = ημέρες φύλαξης μιας παρτίδας μετά την τελευταία ενέργεια (0: για πάντα)
help-serve-log = μορφή του αρχείου καταγραφής (log): console ή json
help-serve-log-level = τι καταγράφεται στο log: debug, info, warning, error
help-serve-prune-days = παρτίδες χωρίς κίνηση για τόσες ημέρες
help-admin = Φροντίζει τις αποθηκευμένες παρτίδες· δουλεύει και όσο τρέχει ο διακομιστής.
help-admin-list = Δείχνει όλα τα τραπέζια: αναγνωριστικό, ώρα, κατάσταση.
help-admin-export = Γράφει τις καταγραφές όλων των τελειωμένων παρτίδων, μία γραμμή JSON για την καθεμία.
help-admin-prune = Διαγράφει παλιές παρτίδες.
help-admin-backup = Αντιγράφει το αρχείο SQLite, ακόμη και όσο το χρησιμοποιεί ο διακομιστής.
admin-pruned =
    { $count ->
        [one] Διαγράφηκε μία παρτίδα.
       *[other] Διαγράφηκαν { $count } παρτίδες.
    }
