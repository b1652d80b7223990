from impera import Game

view = Game.new(players=3, seed=42).view(seat=1)
print(sum(view.hand.values()))  # 3
print([hand.size for hand in view.hands])  # [3, 3, 3]
print(view.hands[1].known)  # {}
