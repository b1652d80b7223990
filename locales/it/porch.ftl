# La pagina che il server mostra mentre si prepara.
porch-title = Impera si sta preparando
porch-why = Il gioco viene tradotto in codice macchina per questo computer. Succede una volta sola; ogni avvio successivo richiede pochi secondi.
porch-how-far = Parti pronte: { $done } su { $total }.
porch-then = Questa pagina diventerà il gioco da sola.
