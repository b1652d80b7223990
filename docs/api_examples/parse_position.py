from impera import Game, View, parse_position, write_position

game = Game.new(players=2, seed=7)
state = parse_position(write_position(game.state))
print(View(state, 1).hand == game.view(1).hand)  # True
