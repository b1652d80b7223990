from impera import Game

game = Game.new(players=3, variant="draft", seed=42)
print(game.decision)  # pick
game.play(game.legal()[0])
print(len(game.actions))  # 1
game.undo()
print(len(game.actions))  # 0
