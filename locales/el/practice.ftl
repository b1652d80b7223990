### Practice: playing on from a known position.

practice-over = Αυτή η εξάσκηση τελείωσε. Ξαναρχίστε την ή συνεχίστε.
practice-unknown = Δεν υπάρχει εξάσκηση «{ $start }».
practice-not-now = Επιτρέπεται, αλλά αυτό το βήμα αφορά κάτι άλλο: επιλέξτε ό,τι φωτίζεται.

learn-title = Μάθετε το παιχνίδι
learn-entry = Μάθετε παίζοντας
learn-entry-text = Πρώτη φορά εδώ; Μικρά μαθήματα στο αληθινό τραπέζι
learn-go-on = Μαθήματα: έγιναν { $count }
