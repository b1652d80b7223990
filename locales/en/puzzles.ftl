# Puzzles: the page that shows them.

puzzle-theme-win = Win now
puzzle-theme-stop = Stop a win
puzzle-theme-order = The order of effects
puzzle-theme-last = Do not end a lost game
puzzle-theme-most = The most out of a turn
puzzle-theme-draft = A pick of the draft

puzzle-task-win = Win in this turn.
puzzle-task-stop = The next seat is about to win. Stop it.
puzzle-task-order = Win, or stop the next seat from winning: it depends on the order of your effects.
puzzle-task-last = If this turn ends the game, you lose. Keep it going.
puzzle-task-most = One turn is better than any other by ten points. Find it.
puzzle-task-draft = One card is better than any other by ten points. Take it.

puzzle-right-win = Right: that wins, whatever the others hold.
puzzle-right-stop = Right: whatever the next seat holds, it has no certain win now.
puzzle-right-order = Right: in this order it works, and in no other.
puzzle-right-last = Right: the game goes on, and so does your chance.
puzzle-right-most = Right: no other idea comes within ten points.
puzzle-right-draft = Right: no other card comes within ten points.
puzzle-wrong-win = There was a win in this turn.
puzzle-wrong-stop = The next seat may still win.
puzzle-wrong-order = There was a win, with the effects in the right order.
puzzle-wrong-last = That ended the game, and it is lost.
puzzle-wrong-most = Another turn is worth more.
puzzle-wrong-draft = Another card is worth more.

puzzle-none = There is no puzzle like that.
puzzle-unknown = There is no puzzle { $puzzle }.
puzzle-turn-not-over = Play the turn to its end; then it is an answer.

puzzles-title = Puzzles
puzzles-intro = Positions out of real games with something to find. Play a whole turn; the coach says what it is worth.
puzzles-next = Next puzzle
puzzles-any-theme = All themes
puzzles-theme-choice = Theme
puzzles-theme-option = { $theme } ({ $tried } of { $count } tried)
puzzles-run = Three minutes
puzzles-run-about = As many as you can in three minutes; the third mistake ends it.
puzzles-duel = Duel
puzzles-duel-about = The same twelve positions for you and a friend: who loses the fewest points?
puzzles-duplicate = Duplicate match
puzzles-duplicate-about = The same deals for you and your friends: who does more with the same cards?
puzzles-run-left = { $seconds } s left · { $solved } solved · { $wrong } of 3 mistakes
puzzles-run-over = The run is over: { $solved ->
    [one] one solved.
   *[other] { $solved } solved.
}
puzzles-rating = Your rating: { $rating } ± { $deviation }
puzzles-streak = { $streak } in a row, at best { $best }
puzzles-solved = { $solved } of { $tried } solved
puzzles-of-rating = Puzzle { $id } · { $rating }
puzzles-change-up = Rating +{ $change }
puzzles-change-down = Rating { $change }
puzzles-uncounted = You have tried this one before: it does not count again.
puzzles-is-right = Right
puzzles-is-wrong = Not this time
puzzles-solution = A right turn: { $plan }
puzzles-show = Show it on the table
puzzles-judging = The coach looks at your turn …
puzzles-back = All puzzles
puzzles-trouble = That did not work: { $why }
