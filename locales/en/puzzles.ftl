# Puzzles: the page that shows them.

puzzle-theme-win = Win now
puzzle-theme-stop = Stop a win
puzzle-theme-order = The order of effects
puzzle-theme-last = Do not end a lost game
puzzle-theme-most = The most out of a turn
puzzle-theme-draft = A pick of the draft
