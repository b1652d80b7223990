### Szerencse: eredmények a lapjárás nélkül.

help-arena-luck-adjusted = Minden eredmény mellett megmutatja, mennyi az a lapjárás nélkül (a játszmák mérlege szerint), osztásonkénti intervallummal; a --stop-early ilyenkor eszerint dönt.
arena-adjusted = szerencse nélkül
arena-adjusted-note = Szerencse nélkül: az eredmény a lapjárás hozadéka nélkül; átlagosan ugyanannyi, de kevésbé ingadozik. Túllépheti a 0-t és a 100%-ot.
