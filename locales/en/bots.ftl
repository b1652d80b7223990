### What the bots and their training say.

## Names of bots
bots-unknown = there is no bot “{ $bot }”; there are: { $bots }, and any class of yours as module:Class
bots-no-parameter = the bot “{ $bot }” takes no parameter; write “{ $bot }” without “:{ $parameter }”
bots-level = there is no level “{ $parameter }”; levels run from 1 to { $most }, as in level:4
bots-ladder = there is no “ladder:{ $parameter }”; levels run from 1 to { $most }, as in ladder:4, with a style if you like, as in ladder:4/raider: { $styles }
bots-count = “{ $parameter }” is no number for { $bot }; write a whole number from 1 to { $most }, as in { $bot }:1000
bots-seconds = “{ $parameter }” is no thinking time; write it with its unit, as in search:50ms or search:1s
bots-no-class = the module { $module } has no “{ $attribute }”
bots-no-bot = “{ $bot }” is no bot: it has no choose(view, budget, rng)
bots-no-weights = there is no file of weights “{ $file }”; write it as in plan:1000@run/weights.npz
bots-weights-misfit = the weights in { $file } do not fit this version and { $players } players; train them again

## Training
bots-train-exists = the folder { $folder } holds a run already; resume it, or choose another folder
bots-train-other = the run in the folder { $folder } is for { $players } players or for the other form of teams; choose another folder
bots-train-other-rival = the run in the folder { $folder } plays against another rival; choose another folder
bots-train-generations = name weights to begin with (--begin-with) and how many games each generation plays (--games)
bots-no-opponent = { $opponent } is no opponent to train with: name self, light, greedy, broad, deep, deepest or a file of weights
help-train = Train the learned bots from nothing, by self-play; stop and resume at will.
help-train-hours = CPU hours to train, those of a resumed run included.
help-train-out = The folder of the run: checkpoint, curve and weights. A run found there is resumed.
help-train-fresh = Refuse a folder that already holds a run instead of resuming it.
help-train-begin = Weights to begin with instead of nothing: of this set-up, or of two players.
help-train-against = Weights to play against in every game: the run learns the best response to them.
help-train-outcomes = Outcomes looked at for each plan; more is slower and nearer to how the bots play.
help-train-rate = Step size at the beginning; it falls to 0.00002 by the end.
help-train-others = One game in so many has greedy or light opponents; 0: self-play only.
help-train-population = Opponents to meet, separated by commas: self, light, greedy, broad, deep, deepest or files of weights; each seat draws its own, or all have the same.
help-train-games = Games to play in all instead of hours: with the same seed and jobs the weights are the same.
help-train-generations = Train by generations instead: so many, each of --games games played with weights that stay as they are, then one look at all of them.
help-train-jobs = Workers that play; with more than one, another process learns from their games.
train-line = { $seconds } s of CPU, { $games } games ({ $speed }/s): { $light } against light, { $greedy } against greedy
train-rival = {", "}{ $rival } against the rival
train-generation = generation { $number }: { $light } against light, { $greedy } against greedy
train-generation-games = generation { $number }: { $games } of { $all } games
train-done = Weights: { $file }
