### Helyek programoknak: a nyelvi modellek szolgáltatása és egy bot ellenőrzése.

## impera mcp
help-mcp = Hely nyelvi modelleknek: a Model Context Protocol kiszolgálása szabványos be- és kimeneten, vagy HTTP-n ezen a gépen.
help-option-mcp-http = HTTP ezen a gépen a szabványos be- és kimenet helyett.
help-option-mcp-port = A HTTP portja.
help-option-mcp-server = Egy kiszolgáló, például http://127.0.0.1:8420, amelynek asztalaihoz le lehet ülni.
mcp-no-hints = ebben a játékban nincs tipp
mcp-nothing-asked = most nincs miről döntened
mcp-no-seat = ennél az asztalnál minden hely foglalt
mcp-no-ticket = ehhez a jegyhez nincs hely: a new_game vagy a join_table ad egyet
mcp-no-server = az indításkor nem volt megadva kiszolgáló: impera mcp --server CÍM
mcp-no-rule = nincs { $number } szabály; a szabályok: { $numbers }

## impera bot
help-bot = Botok íróinak.
help-bot-check = Egy bot ellenőrzése minden felállás teljes játszmáiban: szabályos, megismételhető, időben dönt, és nem nyúl a nézethez.
help-argument-bot = A bot: egy név vagy module:Class.
help-option-check-games = Hány játszma felállásonként.
help-option-check-seconds = Meddig gondolkodhat egy körről.
check-played = { $games } játszma, { $decisions } döntés, { $setups } felállás
check-crash = sosem hibázik el futás közben
check-legal = csak szabályosat választ
check-untouched = nem nyúl a nézethez
check-repeatable = ugyanabból a nézetből ugyanazzal a véletlennel ugyanazt választja
check-time = tartja az idejét
check-slowest = leglassabb kör: { $ms } ms, a megengedett { $budget } ms
