"""Playing together: tables, seats, clocks, undo, talk. The log of entries is the truth; all else is its replay."""
