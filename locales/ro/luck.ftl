### Norocul: rezultatele fără ce au dat cărțile.

help-arena-luck-adjusted = Arată lângă fiecare rezultat cât este fără norocul la cărți (după bilanțul fiecărei partide), cu intervale pe împărțire; --stop-early decide atunci după el.
arena-adjusted = fără noroc
arena-adjusted-note = Fără noroc: fiecare rezultat minus ce au dat cărțile; în medie același, dar mai stabil. Poate depăși 0 și 100 %.
