from impera import Game, Record, record_to_json

data = record_to_json(Record(Game.new(players=2, seed=7)))
print(data["format"], data["result"])  # impera-record/1 *
