from impera import RULES_VERSION, Game, Record, record_to_json

game = Game.new(players=2, seed=7)
print(record_to_json(Record(game))["rules"] == RULES_VERSION)  # True
