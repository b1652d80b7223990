# Γρίφοι: η σελίδα που τους δείχνει.

puzzle-theme-win = Κέρδισε τώρα
puzzle-theme-stop = Σταμάτα μια νίκη
puzzle-theme-order = Η σειρά των ιδιοτήτων
puzzle-theme-last = Μην τελειώσεις χαμένη παρτίδα
puzzle-theme-most = Ο καλύτερος γύρος
puzzle-theme-draft = Επιλογή κάρτας
