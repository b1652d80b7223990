### Practice: playing on from a known position.

practice-over = This practice is over. Begin it again, or go on.
practice-unknown = There is no practice “{ $start }”.
practice-not-now = That is allowed, but this step is about something else: touch what glows.

learn-title = Learn the game
learn-entry = Learn by playing
learn-entry-text = New here? Short lessons on the real table
learn-go-on = Lessons: { $count } done
