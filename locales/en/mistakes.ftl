# My own mistakes, asked again: a part of the page of puzzles.

mistake-unknown = The coach's reviews know no such mistake of yours.

mistakes-title = From my own games
mistakes-about = Positions in which, by the coach's review, you made a mistake. Nobody else can see them; your rating stays as it is.
mistakes-waiting = { $count ->
    [one] One position waits for a better turn.
   *[other] { $count } positions wait for a better turn.
}
mistakes-resting = { $count ->
    [one] One you have made good; it comes back after a month.
   *[other] { $count } you have made good; each comes back after a month.
}
mistakes-begin = Make it good
mistakes-none = No mistakes wait in your latest reviewed games. Well played!
mistakes-how = This is how they come about: play games to the end and have the coach review them. Turns that surely lost you seven points or more are asked again here.
mistakes-unreviewed = { $count ->
    [one] One of your latest games has not been reviewed.
   *[other] { $count } of your latest games have not been reviewed.
}
mistakes-review = { $count ->
    [one] Have it reviewed
   *[other] Have them reviewed
}
mistakes-review-some = Have the latest { $count } reviewed
mistakes-under-way = { $count ->
    [one] The coach reviews one of your games …
   *[other] The coach reviews { $count } of your games …
}
mistakes-play = Play a game
mistakes-task = Your own game: find something better
mistakes-of = { $date } · turn { $turn }
mistakes-of-draft = { $date } · draft
mistakes-right = Right
mistakes-right-about = That comes within two points of the best.
mistakes-wrong = Not yet
mistakes-lost = This turn loses { $points ->
    [one] one point
   *[other] { $points } points
} of your chance.
mistakes-played = In the game you played: { $plan } ({ $points ->
    [one] one point lost
   *[other] { $points } points lost
})
mistakes-better = Better: { $plan }
mistakes-next = Next one
mistakes-again = Try again
