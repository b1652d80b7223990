### Θέσεις για προγράμματα: η υπηρεσία για γλωσσικά μοντέλα και ο έλεγχος ενός bot.

## impera mcp
help-mcp = Μια θέση για γλωσσικά μοντέλα: εξυπηρετεί το Model Context Protocol, από την τυπική είσοδο και έξοδο ή με HTTP σε αυτόν τον υπολογιστή.
help-option-mcp-http = HTTP σε αυτόν τον υπολογιστή αντί για τυπική είσοδο και έξοδο.
help-option-mcp-port = Η θύρα για το HTTP.
help-option-mcp-server = Διακομιστής, όπως http://127.0.0.1:8420, στα τραπέζια του οποίου επιτρέπεται να καθίσει.
mcp-no-hints = σε αυτό το παιχνίδι δεν επιτρέπονται υποδείξεις
mcp-nothing-asked = δεν ζητείται τίποτα από εσάς τώρα
mcp-no-seat = όλες οι θέσεις σε αυτό το τραπέζι είναι πιασμένες
mcp-no-ticket = δεν υπάρχει θέση για αυτό το εισιτήριο: ένα δίνουν τα new_game και join_table
mcp-no-server = δεν ορίστηκε διακομιστής όταν ξεκίνησε η υπηρεσία: impera mcp --server ΔΙΕΥΘΥΝΣΗ
mcp-no-rule = δεν υπάρχει κανόνας { $number }· υπάρχουν οι { $numbers }

## impera bot
help-bot = Για όσους γράφουν bot.
help-bot-check = Ελέγχει ένα bot σε ολόκληρες παρτίδες κάθε διάταξης: νόμιμο, επαναλήψιμο, στον χρόνο του, χωρίς να αλλάζει όσα βλέπει.
help-argument-bot = Το bot: ένα όνομα ή module:Class.
help-option-check-games = Πόσες παρτίδες σε κάθε διάταξη.
help-option-check-seconds = Πόση ώρα μπορεί να σκεφτεί για έναν γύρο.
check-played = παρτίδες: { $games }, αποφάσεις: { $decisions }, διατάξεις: { $setups }
check-crash = δεν αποτυγχάνει ποτέ
check-legal = επιλέγει μόνο ό,τι είναι νόμιμο
check-untouched = δεν αλλάζει όσα βλέπει
check-repeatable = επιλέγει το ίδιο από την ίδια εικόνα και την ίδια τύχη
check-time = μένει στον χρόνο του
check-slowest = πιο αργός γύρος: { $ms } ms, από { $budget } ms που επιτρέπονται
