from impera import Game

game = Game.new(players=2, seed=7)
verdict = game.explain("holy-book")
print(verdict.is_legal, verdict.rule)  # False R3.2
print(verdict)  # R3.2: play a card from your hand first
