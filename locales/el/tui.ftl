### Το πρόγραμμα στο τερματικό: impera play on a screen of its own.

tui-key-quit = Έξοδος
tui-key-undo = Αναίρεση
tui-key-chances = Πιθανότητες
tui-key-back = Πίσω
tui-key-forward = Μπροστά
tui-key-save = Αποθήκευση
tui-key-language = Γλώσσα
tui-key-shade = Φως/σκοτάδι
tui-waiting = Αναμονή για το τραπέζι …
tui-others = Αποφασίζουν οι άλλοι …
tui-replay = μετά από { $at } ενέργειες
tui-chances = Πιθανότητες νίκης:
tui-local-only = ο διακομιστής το κρατά για τον εαυτό του
help-option-plain = Η απλή λειτουργία γραμμής, όπως σε σωλήνωση· ταιριάζει σε αναγνώστες οθόνης.
help-option-play-server = Διακομιστής, όπως http://127.0.0.1:8420, για παιχνίδι σε ένα τραπέζι του· ή ο σύνδεσμος ενός τραπεζιού.
help-option-play-table = Το τραπέζι εκεί: ο σύνδεσμος ή το αναγνωριστικό του.
help-option-play-name = Πώς σας λένε οι άλλοι εκεί.
usage-table = ορίστε και το τραπέζι: --table ΣΥΝΔΕΣΜΟΣ
usage-server = το «{ $server }» δεν είναι διεύθυνση: γράψτε το σαν http://127.0.0.1:8420
