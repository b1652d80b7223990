### Οι σελίδες γύρω από το τραπέζι.

## The opponent that fits
web-fits = Επίπεδο { $level } από { $levels } · { $name }
web-fits-me = Στα μέτρα μου
web-fits-because =
    { $games ->
        [0]
            { $rated ->
                [0] το πιο αδύναμο, για πρώτη παρτίδα
               *[other] σύμφωνα με τη βαθμολογία σας
            }
       *[other]
            { $won ->
                [0] μέχρι την πρώτη σας νίκη
               *[other]
                    { $games ->
                        [1] επειδή κερδίσατε την τελευταία παρτίδα
                       *[other] επειδή κερδίσατε { $won } από τις τελευταίες { $games } παρτίδες
                    }
            }
    }
web-fits-chosen = όπως επιλέξατε στις ρυθμίσεις
web-fits-next = Επόμενο: { $bot }
web-bot = Bot
web-bot-choose = Πόσο δυνατό;
web-bot-manner = Με ποιο στιλ;
web-bot-any = Χωρίς ιδιαίτερο στιλ
web-bot-about-style = { $style ->
    [builder] Ανεβάζει έναν Τομέα όσο ψηλά γίνεται.
    [raider] Αγαπά τον Στρατό και ό,τι παίρνει από τους άλλους.
    [merchant] Αγαπά την Οικονομία και τα εμπάργκο.
    [scholar] Αγαπά την Επιστήμη και τις ανακαλύψεις.
   *[diplomat] Αγαπά την Ουτοπία, την Τέχνη και τις δημοκρατίες.
}
web-bot-others = Απλά bot

## A new table
web-new-name = Το όνομά σας στο τραπέζι
web-new-shuffle = Οι θέσεις κληρώνονται στην έναρξη
web-new-seconds = Δευτερόλεπτα ανά γύρο
web-new-bank = Λεπτά απόθεμα
web-new-days = Ημέρες ανά γύρο
web-new-more = Περισσότερες επιλογές
web-new-clock-own = Λεπτά
web-new-clock-slow = Ημέρες
web-room-shuffle = θέσεις με κλήρωση
web-room-turn = { $turn } δ. ανά γύρο

## My games
web-games-find = Αναζήτηση με όνομα
web-games-show = Εμφάνιση
web-games-all = Όλες
web-games-now = Σε εξέλιξη
web-games-won = Νίκες
web-games-lost = Ήττες
web-games-match =
    { $count ->
        [0] Καμία παρτίδα δεν ταιριάζει.
        [one] Μία παρτίδα
       *[other] { $count } παρτίδες
    }
web-games-older = Παλαιότερες παρτίδες
web-games-you-won = Κερδίσατε
web-games-shared = Μοιραστήκατε τη νίκη
web-games-winner = Νίκη: { $winners }
web-games-drawn = Ισοπαλία

## A record from a file
web-record-again = Δείτε την παρτίδα βήμα βήμα
web-record-other = Άλλη καταγραφή
web-record-unfinished = Η καταγραφή τελειώνει πριν από την παρτίδα.
web-record-no-proof = Η καταγραφή δεν περιέχει σπόρο: το ανακάτεμα δεν μπορεί να ελεγχθεί.

## What messengers show
web-preview-title = Impera: στο τραπέζι { $names }
web-preview-free =
    { $count ->
        [one] Μία θέση είναι ελεύθερη
       *[other] { $count } θέσεις είναι ελεύθερες
    }

web-puzzles = Γρίφοι
web-puzzles-text = Κάτι να βρεθεί, πάντα αποδεδειγμένο
web-position = Στήστε μια θέση
web-position-text = Δικές σας κάρτες, ο προπονητής, παρτίδα από εκεί
daily-door = Η μοιρασιά της ημέρας, ίδια για όλους
daily-after = Δείτε την κατάταξη
daily-mark-counts = Μοιρασιά της { $date } · μετράει
daily-mark-practice = Μοιρασιά της { $date } · εξάσκηση
duplicate-after = Συνεχίστε τον αγώνα
duplicate-mark = Αγώνας με τα ίδια χαρτιά · παρτίδα { $board }
