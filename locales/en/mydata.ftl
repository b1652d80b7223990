# What is kept of somebody: their file, and an end to it. A part of the settings.

forget-name = To be forgotten, write your name exactly as it is kept here.

mydata-title = My data
mydata-about = Your name, games, puzzles, daily deals, duels, notes and ratings are kept on this server, for you.
mydata-download = Download my data
mydata-forget = Forget me …
mydata-sure = Forget me for good
mydata-what = Your tries, notes, ratings and keys are deleted. Games with others stay, without your name and words. Nobody can take this back, and you are signed out.
mydata-write-name = Write your name to confirm: { $name }
mydata-cancel = Keep everything
