### Luck: results less what the cards gave.

help-arena-luck-adjusted = Show beside every result what it is less the luck of the cards (the account of each game), with intervals by deal; --stop-early then decides by it.
arena-adjusted = less luck
arena-adjusted-note = Less luck: each result without what the cards gave; on average the same, and steadier. It may pass 0 and 100 %.
