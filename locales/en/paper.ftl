### On paper: impera replay and the review of a finished game.

tui-key-review = Review
tui-key-mistake = Next mistake
tui-ask-coach = r: let the coach judge the game
tui-judging = { $done } of { $total } turns judged
tui-no-mistake = The coach found no mistake.
tui-not-over = a game is reviewed once it is over
