# The page that a server shows while it makes itself ready.
porch-title = Impera is getting ready
porch-why = The game is being turned into machine code for this computer. That happens once; every later start takes seconds.
porch-how-far = { $done } of { $total } parts are done.
porch-then = This page turns into the game by itself.
