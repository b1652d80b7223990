### Seats for programs: the service for language models, and the check of a bot.

## impera mcp
help-mcp = A seat for language models: serve the Model Context Protocol, over standard input and output or HTTP on this machine.
help-option-mcp-http = Serve HTTP on this machine instead of standard input and output.
help-option-mcp-port = The port for HTTP.
help-option-mcp-server = A server, such as http://127.0.0.1:8420, whose tables may be joined.
mcp-no-hints = this game allows no hints
mcp-nothing-asked = nothing is asked of you now
mcp-no-seat = every seat at this table is taken
mcp-no-ticket = there is no seat for this ticket: new_game or join_table gives one
mcp-no-server = no server was named when this service was started: impera mcp --server ADDRESS
mcp-no-rule = there is no rule { $number }; they are { $numbers }

## impera bot
help-bot = For those who write bots.
help-bot-check = Check a bot in whole games of every set-up: legal, repeatable, in time, without touching the view.
help-argument-bot = The bot: a name, or module:Class.
help-option-check-games = How many games in each set-up.
help-option-check-seconds = How long it may think about a turn.
check-played = { $games } games, { $decisions } decisions, { $setups } set-ups
check-crash = never fails
check-legal = chooses only what is legal
check-untouched = leaves the view as it is
check-repeatable = chooses alike from the same view and the same chance
check-time = keeps to its time
check-slowest = slowest turn: { $ms } ms, of { $budget } ms allowed
