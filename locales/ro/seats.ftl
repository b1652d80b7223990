### Locuri pentru programe: serviciul pentru modele lingvistice și verificarea unui bot.

## impera mcp
help-mcp = Un loc pentru modele lingvistice: servește Model Context Protocol, prin intrarea și ieșirea standard sau prin HTTP pe acest calculator.
help-option-mcp-http = HTTP pe acest calculator în loc de intrarea și ieșirea standard.
help-option-mcp-port = Portul pentru HTTP.
help-option-mcp-server = Un server, cum ar fi http://127.0.0.1:8420, la ale cărui mese se poate așeza.
mcp-no-hints = în această partidă nu se dau indicii
mcp-nothing-asked = acum nu ai nimic de hotărât
mcp-no-seat = la această masă toate locurile sunt ocupate
mcp-no-ticket = nu există un loc pentru acest tichet: new_game sau join_table dau unul
mcp-no-server = la pornirea serviciului nu a fost numit niciun server: impera mcp --server ADRESĂ
mcp-no-rule = nu există regula { $number }; regulile sunt { $numbers }

## impera bot
help-bot = Pentru cei care scriu boți.
help-bot-check = Verifică un bot în partide întregi cu fiecare așezare: legal, repetabil, la timp, fără să atingă ce vede.
help-argument-bot = Botul: un nume sau module:Class.
help-option-check-games = Câte partide pentru fiecare așezare.
help-option-check-seconds = Cât se poate gândi la o tură.
check-played = partide: { $games }, decizii: { $decisions }, așezări: { $setups }
check-crash = nu se oprește niciodată cu eroare
check-legal = alege doar ce este legal
check-untouched = lasă neatins ce vede
check-repeatable = alege la fel din aceeași imagine și cu același noroc
check-time = se încadrează în timp
check-slowest = cea mai lentă tură: { $ms } ms, din { $budget } ms permise
