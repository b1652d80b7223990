### Duels: the same positions for everyone; fewest points lost wins.

## What is refused
duel-unknown = There is no duel { $duel }.
duel-not-begun = Begin the duel first; then its positions are shown.
duel-not-yet = This position comes later: answer the ones before it.
duel-time-over = The time of this duel is over.
duel-too-many = You have made { $most } duels within a day. Play one of those first.

## The page
duel-title = Duel
duel-intro = Twelve positions out of strong games, the same for everyone who has the link. Answer each with a whole turn; then the turn that was really played is shown, and the game goes on. Fewest points lost wins.
duel-about = { $count } positions out of games for { $players }. Answer each with a whole turn; then the recorded turn is played. Nobody sees what the others answer before they have answered themselves.
duel-clock = You have { $minutes } minutes for all of them from the moment you begin. A position without an answer costs 25 points.
duel-no-clock = There is no clock: take your time.
duel-players = Players in the games
duel-time = Time
duel-minutes = { $minutes } minutes
duel-no-minutes = No clock
duel-make = Make a duel
duel-making = Strong bots play the games …
duel-mine = Your duels
duel-nobody = Nobody has begun yet
duel-row-over = { $loss } points lost, place { $place } of { $count }
duel-answered = { $answered } of { $count } answered
duel-begin = Begin
duel-copy = Copy the link
duel-back = All duels
duel-again = Try again
duel-position = Position { $number } of { $count }
duel-task = Play a whole turn: it is your answer.
duel-progress = { $name }: { $answered } answered
duel-time-left = Time left
duel-sign-open = not judged yet
duel-judging = The coach looks at the last answers …
duel-won = { $name } wins the duel
duel-yours = Your duel
duel-loss = Points lost
duel-waiting = { $count ->
    [one] One player has not finished yet.
   *[other] { $count } players have not finished yet.
}
duel-positions = Position by position
duel-cost = { $loss } points lost
duel-you-played = Your turn
duel-unanswered = No answer in time
duel-recorded = The recorded turn
duel-better = Better
duel-they-played = { $name } ({ $loss } points lost)
