from impera import Game, Record, write_record

game = Game.new(players=2, seed=7, first=1)
game.play(game.legal()[0])
print(write_record(Record(game)).splitlines()[-1])  # 1. P1 play R1
