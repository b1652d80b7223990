### The pages around the table: the opponent that fits, seats and clocks of one's own, my games, previews of links.

## The opponent that fits
web-fits = Level { $level } of { $levels } · { $name }
web-fits-me = Fits me
web-fits-because =
    { $games ->
        [0]
            { $rated ->
                [0] the weakest, for a first game
               *[other] from your rating
            }
       *[other]
            { $won ->
                [0] until your first win
               *[other]
                    { $games ->
                        [1] because you won your last game
                       *[other] because you won { $won } of your last { $games } games
                    }
            }
    }
web-fits-chosen = as you chose in the settings
web-fits-next = Next: { $bot }
web-bot = Bot
web-bot-choose = How strong?
web-bot-manner = In which style?
web-bot-any = No special style
web-bot-about-style = { $style ->
    [builder] Piles one Domain as high as it goes.
    [raider] Likes Military, and what it takes from others.
    [merchant] Likes Economy, and embargoes.
    [scholar] Likes Science, and breakthroughs.
   *[diplomat] Likes Utopia and Culture, and democracies.
}
web-bot-others = Simple bots

## A new table
web-new-name = Your name at the table
web-new-shuffle = Draw the seats by lot at the start
web-new-seconds = Seconds for each turn
web-new-bank = Minutes in reserve
web-new-days = Days for each turn
web-new-more = More options
web-new-clock-own = Minutes
web-new-clock-slow = Days
web-room-shuffle = seats by lot
web-room-turn = { $turn } s a turn

## My games
web-games-find = Search by name
web-games-show = Show
web-games-all = All
web-games-now = Running
web-games-won = Won
web-games-lost = Lost
web-games-match =
    { $count ->
        [0] No game fits.
        [one] One game
       *[other] { $count } games
    }
web-games-older = Show older games
web-games-you-won = You won
web-games-shared = You shared the win
web-games-winner = { $winners } won
web-games-drawn = Draw

## A record from a file
web-record-again = Step through the game
web-record-other = Another record
web-record-unfinished = The record ends before the game does.
web-record-no-proof = This record holds no seed: its shuffle cannot be checked.

## What messengers show
web-preview-title = Impera: { $names } at the table
web-preview-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }

web-puzzles = Puzzles
web-puzzles-text = Something to find, each proven
web-position = Set up a position
web-position-text = Your cards, the coach, a game from there
daily-door = Today’s deal, the same for everyone
daily-after = See where that stands
daily-mark-counts = Deal of { $date } · it counts
daily-mark-practice = Deal of { $date } · practice
duplicate-after = Go on with the match
duplicate-mark = Duplicate match · board { $board }
