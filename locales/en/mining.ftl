# Puzzles: the commands that make them.

help-puzzles = Puzzles: mine games for them, prove them again, rate them.
help-puzzles-make = Play games of strong bots and keep the positions in which something is proven to be found.
help-puzzles-out = The file of puzzles; what it holds already is kept, and none is added twice.
help-puzzles-themes = What to look for, separated by commas: win, stop, order, last, most, draft.
help-puzzles-check = Prove the puzzles of a file again, by other means.
help-puzzles-file = The file of puzzles.
help-puzzles-sample = Prove so many, drawn at random; 0: all.
help-puzzles-rate = Let every level of the ladder try the puzzles not rated so yet, and write first ratings into the file.
help-puzzles-tries = Tries of each level.
help-puzzles-simulate = Let simulated people solve the puzzles, and say how well the ratings order both.
help-puzzles-people = How many people.
help-puzzles-attempts = How many tries in all.
puzzles-interrupted = Stopped; what was found is kept.
puzzles-made = { $count } puzzles are in { $file }.
puzzles-found = game { $game }: { $theme } ({ $id }), { $count } in all
puzzles-progress = { $done } of { $count }
puzzles-wrong = { $id } ({ $theme }) does not hold.
puzzles-checked = { $count } proven again: { $wrong } false, { $twice } there twice.
puzzles-rated = { $count } puzzles of { $file } are rated.
puzzles-simulated = After { $attempts } tries ranks agree with what the levels solve: puzzles { $puzzles }, people { $people } (Spearman).
puzzles-theme = There is no theme “{ $theme }”; there are { $themes }.
puzzles-no-file = { $file } is no file of puzzles.
puzzles-bad-line = Line { $line } of { $file } is no puzzle.
puzzles-unrated = The puzzles of { $file } have no ratings yet: impera puzzles rate.
