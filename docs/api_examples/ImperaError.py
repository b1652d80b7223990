from impera import Game, ImperaError

game = Game.new(players=2, seed=7)
try:
    game.play("end")
except ImperaError as error:
    print(error)  # R3.2: play a card from your hand first
    print(error.said_in("ro"))  # R3.2: mai întâi joacă o carte din mână
