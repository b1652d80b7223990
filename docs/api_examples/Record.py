from impera import Game, Record, write_record

game = Game.new(players=2, seed=7)
record = Record(game, tags={"Seat1": "Ann", "Seat2": "Ben"})
print(write_record(record).splitlines()[0])  # [Impera "1"]
