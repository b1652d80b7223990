### What tables say: refusals, what happened, and the phrases of diplomacy. Seats are P1 to P4.

## What a table refuses

table-bad-message = This message cannot be read, at { $place }: { $why }
table-bad-request = The server does not understand this request.
table-body-large = This is too large: at most { $most } bytes are taken.
table-broken = The log of this table cannot be replayed from entry { $entry } on. Anyone seated may close it.
table-chat-empty = There is nothing to say in this message.
table-chat-full = This table has said all it can: { $most } messages.
table-chat-long = A message has at most { $most } characters.
table-chat-off = Free text is switched off at this table; the phrases can be used.
table-concede-to = Say to whom you concede: a seat of another side.
table-draw-alone = There is nobody to agree on a draw with.
table-foreign-origin = This request comes from another site and is not taken.
table-full = All seats are taken. You can watch.
table-hello-twice = The line is open already; say hello only once.
table-host-only = Only the host of the table may do this.
table-internal = Something went wrong on our side. Nothing has changed; please try again.
table-is-open = The game has not started yet.
table-is-running = The game has started already.
table-is-finished = The game is over.
table-is-closed = This table was closed.
table-message-large = A message is text of at most { $most } characters.
table-mutes-full = You can mute at most { $most } people.
table-name-empty = A name needs at least one sign that can be shown.
table-no-bot = There is no bot “{ $bot }”. There are: { $bots }
table-no-hint-now = There is nothing to suggest: it is not your decision now.
table-no-hints = Hints are not allowed at this table.
table-rated-early = In a rated game nobody concedes or offers a draw before everyone has had { $rounds } turns.
table-rated-hints = A rated game has no hints: choose one or the other.
table-nobody-before = Nobody else was signed in here before.
table-no-link = This link has been used, has expired, or never was. Make a new one on the other device.
table-no-offer = There is no offer on the table.
table-no-page = There is nothing at this address.
table-no-person = There is no such person.
table-no-position =
    { $most ->
        [one] There is no such position: the game has one action.
       *[other] There is no such position: the game has { $most } actions.
    }
table-no-seat = There is no seat { $seat } at this table of { $players }.
table-no-seeds = Players do not add to the shuffle at this table.
table-no-undo = This cannot be taken back: something hidden was seen, another seat acted, or the turn was ended.
table-not-allowed = This is not allowed.
table-not-asked = This offer does not ask you.
table-not-finished = This can be seen once the game is over.
table-not-found = There is no such table; its link may be wrong, or it was pruned after its expiry.
table-not-full =
    { $missing ->
        [one] One seat is still free: wait, or fill it with a bot.
       *[other] { $missing } seats are still free: wait, or fill them with bots.
    }
table-not-seated = You do not sit at this table.
table-not-signed-in = Say who you are first: choose a name.
table-offer-again = You have made an offer this turn already.
table-offer-pending = There is an offer on the table already; answer it first.
table-phrase-arguments = The phrase “{ $phrase }” needs exactly: { $needed }
table-phrase-unknown = There is no phrase “{ $phrase }”.
table-phrase-value = “{ $argument }” of the phrase “{ $phrase }” does not fit.
table-seat-reserved = The seat of { $seat } is kept for someone else.
table-seat-taken = The seat of { $seat } is taken.
table-seated-already = You sit at { $seat } already; leave it first.
table-no-seals = At this table seeds are not sealed.
table-seals-closed = A seed has been shown: nobody seals another. If somebody comes or goes, everybody seals anew.
table-seals-first = At this table a seed is sealed first: send its hash.
table-seals-missing =
    { $missing ->
        [one] One seat has not sealed its seed yet; then everybody shows theirs.
       *[other] { $missing } seats have not sealed their seeds yet; then everybody shows theirs.
    }
table-seed-unlike = This is not the seed that was sealed.
table-seeds-hidden =
    { $missing ->
        [one] One player has not shown the sealed seed yet.
       *[other] { $missing } players have not shown their sealed seeds yet.
    }
table-seed-long = Your addition to the shuffle has at most { $most } characters.
table-sequence-taken = Somebody else was quicker. Please try again.
table-spectators-silent = Those who watch keep silent until the game is over.
table-stale = The table has moved on: the next number is { $needed }, not { $have }.
table-store-locked = Another program keeps the database locked, so nothing has changed. Please try again in a moment.
table-store-full = The disk of the server is full, so nothing has changed. Whoever runs the server has to make room.
table-store-read-only = The disk of the server cannot be written, so nothing has changed. Whoever runs the server has to see to it.
table-store-unavailable = It could not be stored, so nothing has changed. Please try again.
table-take-back-first = A bot plays in your seat ({ $seat }); take the seat back first.
table-too-busy = The table is too busy. Please try again.
table-too-often = That was too often. Wait a moment.
table-too-many-tables = You have { $most } tables open already. Finish or close one, or wait a little.
table-queue-full = Too much is waiting already. Try again in a moment.
table-undone-full = At this table nothing more can be taken back: { $most } times are enough.
table-log-full = The log of this table holds too much beside the game. Play on, or make another table.
table-no-backup = This backs up SQLite alone; for PostgreSQL use pg_dump.
table-no-data = There is no database at { $path }.
table-data-taken = The server with the process number { $process } uses { $path } already. Stop it first, or give this one another folder with --data.
table-data-unusable = The database { $place } cannot be opened: { $why }
table-schema-newer = The database { $place } was written by a newer Impera (schema { $have }, this one knows { $needed }). Install the newer Impera, or restore a backup.
table-rules-newer = This game was played by newer rules (version { $have }, this server knows { $needed }). It can be seen again with a newer Impera.

## What happened at the table

table-log-sat = { $name } sits down at { $seat }
table-log-left = { $name } gets up
table-log-returned = { $name } is back at { $seat }
table-log-renamed = { $seat } now goes by { $name }
table-log-away-clock = Time is up for { $name }: a bot plays on
table-log-away-gone = { $name } has been gone too long: a bot plays on
table-log-started = The cards are dealt
table-log-undone = { $name } takes an action back
table-log-offered-draw = { $name } offers a draw
table-log-offered-concession = { $name } offers to concede to { $to }
table-log-answered-yes = { $name } agrees
table-log-answered-no = { $name } does not agree
table-log-closed = The table was closed
table-log-rematched = The next game waits at another table
table-result-draw = A draw by agreement
table-expires = Kept until { $date } if nothing more happens

## The phrases of diplomacy: $seat and $target are names of players, $domain a Domain

phrase-hello = Hello, and a good game to all!
phrase-good-game = Good game!
phrase-well-played = Well played!
phrase-thanks = Thank you, { $seat }.
phrase-sorry = Sorry, { $seat }.
phrase-yes = Yes.
phrase-no = No.
phrase-think = I need a moment to think.
phrase-truce = { $seat }, shall we leave each other in peace?
phrase-truce-against = { $seat }, shall we hold together against { $target }?
phrase-accept = Agreed, { $seat }.
phrase-decline = I’d rather not, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Watch out: { $target } is one card from Hegemony in { $domain }!
       *[other] Watch out: { $target } is { $missing } cards from Hegemony in { $domain }!
    }
phrase-warn-deck = The deck is nearly empty.
phrase-promise-no-attack = { $seat }, I will not attack { $domain } next turn.
phrase-promise-no-embargo = { $seat }, I will lay no embargo on you next turn.
phrase-promise-no-inquisition = { $seat }, I will leave your hand alone next turn.
phrase-ask-embargo = { $seat }, could you lay an embargo on { $domain } of { $target }?
phrase-ask-democracy = { $seat }, could you lay a democracy on { $domain } of { $target }?
phrase-ask-attack = { $seat }, could you attack { $domain }?
phrase-betrayed = { $seat }, I shall remember that.

## The commands serve and admin

help-serve = Serve tables for browsers and programs. Every option can also be set as IMPERA_ and its name in capitals.
help-serve-host = address to listen on (127.0.0.1)
help-serve-port = port to listen on (8420)
help-serve-data = folder for the SQLite file
help-serve-database = URL of a PostgreSQL database, instead of SQLite; memory keeps nothing
help-serve-web = folder of the built browser client
help-serve-origins = further origins that may call, separated by commas
help-serve-secure = send cookies over https alone
help-serve-proxied = believe the addresses that a proxy in front reports
help-serve-bot-workers = bots that may think at once (as many as cores)
help-think = Let the bots of servers on other machines think here; they share a PostgreSQL database.
help-think-database = URL of the PostgreSQL database that the servers share
think-no-postgres = { $database } is no PostgreSQL database: the URL begins with postgresql://.
table-no-thinker = Nobody elsewhere is there to think.
help-serve-bot-pause = seconds from one action of a bot to the next, at least (0.1); 0: as fast as it thinks, which tells of its hand
help-serve-retention = days that a game is kept after its last action (0: for ever)
help-serve-log = form of the log: console or json
help-serve-log-level = what is worth a line: debug, info, warning, error
help-serve-prune-days = games in which nothing happened for so many days
help-admin = Look after the stored games; works beside a running server.
help-admin-list = List every table: id, time, status.
help-admin-export = Write the records of all finished games, one JSON line each.
help-admin-prune = Delete old games.
help-admin-ratings = Show series of rated games that look like one person’s: two people, many games in a day, nearly all won by the same one.
admin-no-series = No suspicious series of rated games.
admin-series = { $winner } beat { $loser } in { $won } of { $games } rated games from { $first } to { $last }
help-admin-backup = Copy the SQLite file, also while a server uses it.
help-admin-forget = Forget a person, as they can do themselves in the settings. A SQLite file must not be in use by a server meanwhile.
help-admin-forget-person = their id, or their name if nobody else has it
help-admin-forget-yes = do not ask
admin-nobody = There is nobody with the id or name { $person }.
admin-many = Several people are called { $name }. Give one of these ids: { $ids }
admin-forget-sure = Forget { $name } ({ $person }) for ever? Games at which they sat: { $count }
admin-forgotten = { $name } ({ $person }) is forgotten. Copies made before still know them.
admin-pruned =
    { $count ->
        [one] One game deleted.
       *[other] { $count } games deleted.
    }
