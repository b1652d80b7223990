### What if: playing on from any moment of a game.

## What is refused
branch-running = Nobody looks into a running game this way: only from your own unrated game against bots can you play on.
branch-true-cards = While the game runs, what is hidden stays hidden: the cards are dealt anew as your seat saw the game.
branch-over = The game is over there: choose an earlier moment.

## Playing on
branch-play-on = Play on from here
branch-try = Try this
branch-about = A new table begins where this game stood after action { $at } of { $last }. The game itself stays as it is.
branch-cards = The cards not seen by then
branch-cards-true = lie as they lay
branch-cards-for = are dealt anew, so that they fit what { $seat } saw
branch-cards-mine = They are dealt anew, so that they fit what you saw.
branch-begin = Play on
branch-invite = Make the table and invite friends
branch-from = This table plays on from another game, after action { $at }.
branch-see-origin = See that game
branch-outcomes = What if
branch-original = The original
branch-here = This branch
branch-tree = Branches
branch-after = after action { $at }
branch-status = { $status ->
    [open] waits for players
    [running] still being played
    [closed] given up
   *[other] ended
}

## A study: a game, its branches, my notes
study-note = Note
study-note-at = Note after action { $at }
study-note-about = Only you see it. It comes along when you save the study.
study-note-keep = Keep it
study-save = Save as a study
study-save-about = The game, its branches and your notes in one file, which opens again under “Replay a game”.
study-games = A study of { $count ->
    [one] one game
   *[other] { $count } games
}
study-notes = { $count ->
    [one] one note
   *[other] { $count } notes
}
study-notes-full = There are { $most } notes at this game: that is the most.
