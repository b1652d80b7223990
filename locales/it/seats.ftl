### Posti per i programmi: il servizio per i modelli linguistici e la verifica di un bot.

## impera mcp
help-mcp = Un posto per i modelli linguistici: serve il Model Context Protocol, su standard input e output oppure via HTTP su questa macchina.
help-option-mcp-http = HTTP su questa macchina invece di standard input e output.
help-option-mcp-port = La porta per HTTP.
help-option-mcp-server = Un server, come http://127.0.0.1:8420, ai cui tavoli ci si può sedere.
mcp-no-hints = questa partita non ammette suggerimenti
mcp-nothing-asked = ora non devi decidere nulla
mcp-no-seat = a questo tavolo tutti i posti sono occupati
mcp-no-ticket = non c’è un posto per questo biglietto: lo danno new_game e join_table
mcp-no-server = all’avvio del servizio non è stato indicato un server: impera mcp --server INDIRIZZO
mcp-no-rule = la regola { $number } non esiste; le regole sono { $numbers }

## impera bot
help-bot = Per chi scrive bot.
help-bot-check = Verifica un bot in partite intere con ogni preparazione: legale, ripetibile, nei tempi, senza toccare ciò che vede.
help-argument-bot = Il bot: un nome, oppure module:Class.
help-option-check-games = Quante partite per ogni preparazione.
help-option-check-seconds = Quanto può pensare a un turno.
check-played = { $games } partite, { $decisions } decisioni, { $setups } preparazioni
check-crash = non si interrompe mai
check-legal = sceglie solo ciò che è legale
check-untouched = lascia intatto ciò che vede
check-repeatable = sceglie allo stesso modo con la stessa vista e lo stesso caso
check-time = rispetta il suo tempo
check-slowest = turno più lento: { $ms } ms, su { $budget } ms concessi
