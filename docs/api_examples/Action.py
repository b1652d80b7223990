from impera import Action

action = Action.parse("embargo P2 M")
print(action.verb, action.seat)  # embargo 2
print(action.text)  # embargo P2 M
