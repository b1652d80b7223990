# Γρίφοι: η σελίδα που τους δείχνει.

puzzle-theme-win = Κέρδισε τώρα
puzzle-theme-stop = Σταμάτα μια νίκη
puzzle-theme-order = Η σειρά των ιδιοτήτων
puzzle-theme-last = Μην τελειώσεις χαμένη παρτίδα
puzzle-theme-most = Ο καλύτερος γύρος
puzzle-theme-draft = Επιλογή κάρτας

puzzle-task-win = Κερδίστε σε αυτόν τον γύρο.
puzzle-task-stop = Ο επόμενος πρόκειται να κερδίσει. Σταματήστε τον.
puzzle-task-order = Κερδίστε ή σταματήστε τη νίκη του επόμενου: εξαρτάται από τη σειρά των ιδιοτήτων.
puzzle-task-last = Αν αυτός ο γύρος τελειώσει την παρτίδα, χάνετε. Κρατήστε την ανοιχτή.
puzzle-task-most = Ένας γύρος είναι καλύτερος από κάθε άλλον κατά δέκα μονάδες. Βρείτε τον.
puzzle-task-draft = Μία κάρτα είναι καλύτερη από κάθε άλλη κατά δέκα μονάδες. Πάρτε την.

puzzle-right-win = Σωστά: κερδίζει, ό,τι κι αν κρατούν οι άλλοι.
puzzle-right-stop = Σωστά: ό,τι κι αν κρατά ο επόμενος, δεν έχει πια σίγουρη νίκη.
puzzle-right-order = Σωστά: με αυτή τη σειρά πετυχαίνει, και με καμία άλλη.
puzzle-right-last = Σωστά: η παρτίδα συνεχίζεται, και μαζί της η ευκαιρία σας.
puzzle-right-most = Σωστά: καμία άλλη ιδέα δεν φτάνει στις δέκα μονάδες.
puzzle-right-draft = Σωστά: καμία άλλη κάρτα δεν φτάνει στις δέκα μονάδες.
puzzle-wrong-win = Υπήρχε νίκη σε αυτόν τον γύρο.
puzzle-wrong-stop = Ο επόμενος μπορεί ακόμη να κερδίσει.
puzzle-wrong-order = Υπήρχε νίκη, με τις ιδιότητες στη σωστή σειρά.
puzzle-wrong-last = Αυτό τελείωσε την παρτίδα, και είναι χαμένη.
puzzle-wrong-most = Ένας άλλος γύρος αξίζει περισσότερο.
puzzle-wrong-draft = Μια άλλη κάρτα αξίζει περισσότερο.

puzzle-none = Δεν υπάρχει τέτοιος γρίφος.
puzzle-unknown = Δεν υπάρχει γρίφος { $puzzle }.
puzzle-turn-not-over = Παίξτε τον γύρο ως το τέλος· τότε είναι απάντηση.

puzzles-title = Γρίφοι
puzzles-intro = Θέσεις από αληθινές παρτίδες με κάτι να βρεθεί. Παίξτε έναν ολόκληρο γύρο· ο προπονητής λέει τι αξίζει.
puzzles-next = Επόμενος γρίφος
puzzles-any-theme = Όλα τα θέματα
puzzles-theme-choice = Θέμα
puzzles-theme-option = { $theme } (δοκιμάστηκαν { $tried } από { $count })
puzzles-run = Τρία λεπτά
puzzles-run-about = Όσους μπορείτε σε τρία λεπτά· το τρίτο λάθος τελειώνει τη σειρά.
puzzles-duel = Μονομαχία
puzzles-duel-about = Οι ίδιες δώδεκα θέσεις για εσάς και έναν φίλο: ποιος χάνει λιγότερες μονάδες;
puzzles-duplicate = Αγώνας με τα ίδια χαρτιά
puzzles-duplicate-about = Τα ίδια μοιράσματα για εσάς και τους φίλους σας: ποιος κάνει περισσότερα με τα ίδια χαρτιά;
puzzles-run-left = μένουν { $seconds } δ · λύθηκαν { $solved } · λάθη { $wrong } από 3
puzzles-run-over = Η σειρά τελείωσε: { $solved ->
    [one] λύθηκε ένας.
   *[other] λύθηκαν { $solved }.
}
puzzles-rating = Η βαθμολογία σας: { $rating } ± { $deviation }
puzzles-streak = { $streak } στη σειρά, το πολύ { $best }
puzzles-solved = Λύθηκαν { $solved } από { $tried }
puzzles-of-rating = Γρίφος { $id } · { $rating }
puzzles-change-up = Βαθμολογία +{ $change }
puzzles-change-down = Βαθμολογία { $change }
puzzles-uncounted = Τον έχετε ξαναδοκιμάσει: δεν μετρά πάλι.
puzzles-is-right = Σωστά
puzzles-is-wrong = Όχι αυτή τη φορά
puzzles-solution = Ένας σωστός γύρος: { $plan }
puzzles-show = Δείξε το στο τραπέζι
puzzles-judging = Ο προπονητής κοιτάζει τον γύρο σας …
puzzles-back = Όλοι οι γρίφοι
puzzles-trouble = Αυτό δεν πέτυχε: { $why }
