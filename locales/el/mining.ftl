# Γρίφοι: οι εντολές που τους φτιάχνουν.

help-puzzles = Γρίφοι: αναζήτηση σε παρτίδες, νέα απόδειξη, βαθμολόγηση.
help-puzzles-make = Παίζει παρτίδες δυνατών μποτ και κρατά τις θέσεις όπου αποδεδειγμένα υπάρχει κάτι να βρεθεί.
help-puzzles-out = Το αρχείο των γρίφων· όσα έχει ήδη μένουν, και κανένας δεν μπαίνει δύο φορές.
help-puzzles-themes = Τι αναζητείται, χωρισμένο με κόμματα: win, stop, order, last, most, draft.
help-puzzles-check = Αποδεικνύει ξανά τους γρίφους ενός αρχείου, με άλλα μέσα.
help-puzzles-file = Το αρχείο των γρίφων.
help-puzzles-sample = Αποδεικνύει τόσους, στην τύχη· 0: όλους.
help-puzzles-rate = Κάθε επίπεδο της σκάλας δοκιμάζει όσους δεν έχουν βαθμολογηθεί έτσι· οι πρώτες βαθμολογίες γράφονται στο αρχείο.
help-puzzles-tries = Προσπάθειες κάθε επιπέδου.
help-puzzles-simulate = Προσομοιωμένοι παίκτες λύνουν τους γρίφους· λέει πόσο καλά οι βαθμολογίες κατατάσσουν και τους δύο.
help-puzzles-people = Πόσοι παίκτες.
help-puzzles-attempts = Πόσες προσπάθειες συνολικά.
puzzles-interrupted = Διακόπηκε· ό,τι βρέθηκε κρατήθηκε.
puzzles-made = Στο { $file } υπάρχουν { $count } γρίφοι.
puzzles-found = παρτίδα { $game }: { $theme } ({ $id }), { $count } συνολικά
puzzles-progress = { $done } από { $count }
puzzles-wrong = Ο { $id } ({ $theme }) δεν ισχύει.
puzzles-checked = Αποδείχθηκαν ξανά { $count }: { $wrong } λανθασμένοι, { $twice } διπλοί.
puzzles-rated = Βαθμολογήθηκαν { $count } γρίφοι του { $file }.
puzzles-simulated = Μετά από { $attempts } προσπάθειες οι σειρές συμφωνούν με όσα λύνουν τα επίπεδα: γρίφοι { $puzzles }, παίκτες { $people } (Spearman).
puzzles-theme = Δεν υπάρχει θέμα «{ $theme }»· υπάρχουν { $themes }.
puzzles-no-file = Το { $file } δεν είναι αρχείο γρίφων.
puzzles-bad-line = Η γραμμή { $line } του { $file } δεν είναι γρίφος.
puzzles-unrated = Οι γρίφοι του { $file } δεν έχουν ακόμη βαθμολογία: impera puzzles rate.
