from impera import Game, write_position

text = write_position(Game.new(players=2, seed=7).state)
print(text.split()[0])  # impera-position/1
