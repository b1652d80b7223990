### A magától megszólaló edző: „biztos?” és az esélymérő.

sure-title = Biztos?
sure-cost =
    { $action }: körülbelül { $points ->
        [one] egy pontba
       *[other] { $points } pontba
    } kerül a nyerési esélyedből.
sure-anyway = Akkor is megteszem
sure-back = Átgondolom újra
meter-chance = Nyerési esélyem: { $chance } %
meter-band = legvalószínűbben { $low } és { $high } % között
web-set-sure = Az edző megkérdezi, hogy „biztos?”, mielőtt elajándékoznék egy játszmát (értékszámos asztalnál nem)
web-set-meter = A nyerési esélyem látszódjon az asztal mellett (értékszámos asztalnál nem)
