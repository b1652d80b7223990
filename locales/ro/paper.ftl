### Pe hârtie: impera replay și analiza unei partide încheiate.

tui-key-review = Analiză
tui-key-mistake = Greșeala următoare
tui-ask-coach = r: antrenorul judecă partida
tui-judging = { $done } din { $total } ture judecate
tui-no-mistake = Antrenorul nu a găsit nicio greșeală.
tui-not-over = o partidă se analizează după ce s-a terminat
