### What happened, one sentence each. $seat and $other are names of players; $card is a kind such as M1, or a back.
card-back = μία κάρτα της { $age }ης Εποχής
event-turn-began = { $seat }: αρχίζει ο γύρος
event-play-skipped =
    { $number ->
        [one] { $seat } δεν έχει κάρτα να παίξει και προσπερνά
       *[other] { $seat } δεν έχει κάρτα να παίξει και προσπερνά { $number } φορές
    }
event-played = { $seat } παίζει { $card }
event-discarded = { $seat } ξεσκαρτάρει { $card } από το χέρι
event-sacrificed = { $seat } θυσιάζει { $card } από το τραπέζι
event-paid = { $seat } πληρώνει με { $card }
event-lost = { $seat } χάνει { $card } στην επίθεση
event-took = { $seat } μαζεύει { $card } στο χέρι
event-recovered = { $seat } παίρνει { $card } από τα σκάρτα
event-drew = { $seat } τραβά { $card }
event-seized = { $seat } παίρνει { $card } από το χέρι που κρατά { $other }
event-gave = { $seat } επιστρέφει { $card } σε { $other }
event-applied-own = { $seat } εφαρμόζει την ιδιότητα «{ $effect }»
event-applied-copied = { $seat } αντιγράφει την ιδιότητα «{ $effect }» από { $other }
event-applied-attack = { $seat } επιτίθεται στον Τομέα «{ $domain }»
event-applied-inquisition = { $seat } εφαρμόζει την ιδιότητα «{ $effect }» σε { $other }
event-applied-embargo = { $seat } επιβάλλει εμπάργκο σε { $other }, στον Τομέα «{ $domain }»
event-applied-breakthrough = { $seat } εφαρμόζει την ιδιότητα «{ $effect }»
event-applied-democracy = { $seat } βάζει δημοκρατία σε { $other }, στον Τομέα «{ $domain }»
event-embargo-laid = { $card } μπαίνει κλειστή πάνω στον Τομέα «{ $domain }», μπροστά σε { $other }
event-embargo-lifted = λήγει το εμπάργκο στον Τομέα «{ $domain }» για { $seat }: { $card } πηγαίνει στα σκάρτα
event-democracy-laid = { $card } μπαίνει κλειστή πάνω στον Τομέα «{ $domain }», μπροστά σε { $other }
event-hand-size-set = { $seat } έχει όριο χεριού { $number } σε αυτόν τον γύρο
event-coin-placed = το Νόμισμα Τέχνης μπαίνει στον Τομέα «{ $domain }», μπροστά σε { $other }
event-coin-returned = το Νόμισμα Τέχνης επιστρέφει δίπλα στην τράπουλα
event-picked = { $seat } κρατά { $card }
event-passed = { $seat } δίνει { $card } σε { $other }
event-centred = { $seat } αφήνει { $card } στο κέντρο
event-claimed = { $seat } παίρνει { $card } από το κέντρο
event-deck-emptied = { $seat } τραβά την τελευταία κάρτα: αυτός είναι ο τελευταίος πλήρης γύρος
event-ended-hegemony = { $seat } φτάνει σε Ηγεμονία: το παιχνίδι τελείωσε
event-ended-majority = ο τελευταίος πλήρης γύρος ολοκληρώθηκε: αποφασίζει η πλειοψηφία
