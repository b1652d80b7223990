### Papíron: impera replay és egy befejezett játszma elemzése.

tui-key-review = Elemzés
tui-key-mistake = Következő hiba
tui-ask-coach = r: értékelje az edző a játszmát
tui-judging = { $total } körből { $done } értékelve
tui-no-mistake = Az edző nem talált hibát.
tui-not-over = egy játszma akkor elemezhető, ha véget ért
