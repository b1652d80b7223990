from impera import Game, Record, parse_record, write_record

game = Game.new(players=2, seed=7)
game.play(game.legal()[0])
again = parse_record(write_record(Record(game))).game
print(again.actions == game.actions)  # True
