### Practice: playing on from a known position.

practice-over = This practice is over. Begin it again, or go on.
practice-unknown = There is no practice “{ $start }”.
practice-not-now = That is allowed, but this step is about something else: touch what glows.
