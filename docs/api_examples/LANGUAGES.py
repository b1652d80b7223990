from impera import LANGUAGES, Game

game = Game.new(players=2, seed=7)
for language in LANGUAGES:
    print(game.explain("end").said_in(language))
