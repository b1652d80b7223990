### The daily deal: one deal a day for everyone.

## What is refused
daily-no-day = There is no deal of { $date } here: the first one was that of { $first }.
daily-no-date = { $date } is no date.
daily-not-yet = The deal of { $date } is still to come: nobody may see it yet.
daily-no-rematch = A daily deal has no rematch: play it again for practice.
daily-no-undo = Nothing is taken back at a daily deal: it is the same for everyone.
daily-stays = A daily deal waits for you: close the page and come back whenever you like.
daily-tries-full = You have tried this deal { $most } times. Try another day’s.
daily-bot-late = A bot took too long; it is asked again.

## The page
daily-title = Today’s deal
daily-about = Every day one deal, the same for everyone: you against two bots of level { $level }, who answer the same moves in the same way. The first try counts, without hints or undo; after it you may practise as often as you like.
daily-play = Play today’s deal
daily-play-on = Play on
daily-practise = Play it again for practice
daily-practise-past = Play this deal for practice
daily-next = Next deal in { $time }
daily-begun =
    { $count ->
        [0] Nobody has begun yet.
        [one] One player has begun.
       *[other] { $count } players have begun.
    }
daily-judging = The coach is judging your turns …
daily-judging-of = The coach is judging your turns: { $done } of { $total } …
daily-void = This try was given up, or finished too late: it has no score.
daily-won = You won
daily-shared = You shared the win
daily-lost = You lost
daily-loss = Points lost by decisions
daily-loss-short = Points lost
daily-luck = Luck
daily-accuracy = Accuracy
daily-place = Place
daily-place-of = { $place } of { $count }
daily-turns = Your turns
daily-review = See the game again
daily-as-level = You lost fewer points than level { $level } did with the same cards.
daily-below-levels = Every level of the ladder lost fewer points with the same cards.
daily-share = Share
daily-share-copy = Copy the text
daily-share-text =
    Impera, the deal of { $date }: { $won ->
        [won] won
        [shared] a shared win
       *[lost] lost
    }. Points lost by decisions: { $loss }, luck: { $luck }, place { $place } of { $count }.
daily-ranking = Who stands where
daily-ranking-later = Who stands where is shown once you have finished your own try.
daily-ranking-ladder = The levels of the ladder play the same cards too; they appear here one after the other.
daily-today = Today
daily-week = This week
daily-month = This month
daily-days = Days
daily-wins = Wins
daily-loss-a-day = Points lost a day
daily-table-empty = Nobody has a score yet.
daily-table-needed =
    { $count ->
        [one] A place takes one day.
       *[other] A place takes { $count } days.
    } Luck does not count.
daily-archive = The days before
daily-archive-none = This is the first day.
daily-archive-more = Earlier days
daily-archive-open = Practise
daily-back = To today’s deal
daily-proof = Decided long ago, known to nobody
daily-proof-text = All deals to come follow from one chain of hashes. Its anchor was shown at { $since }. When a day is over its link is shown, and anyone can check that it leads to the anchor: the server could choose nothing.
daily-proof-coming = Hash of the deal of { $date }
daily-proof-anchor = Anchor, for every day from { $date } on
daily-proof-link = Link of the day
daily-proof-seed = Seed of the deal
daily-proof-holds = The link leads to the anchor: checked in your browser.
daily-proof-fails = The link does not lead to the anchor.

## At the table
