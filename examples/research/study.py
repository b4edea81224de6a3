"""A study in twenty lines: in Dominovia, is it better to begin? Thumbs play, and the first seat is followed.

Run: ./dev python examples/research/study.py 400
"""

import sys

import wondertable
from wondertable.bots import bot

games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
game = wondertable.game("dominovia")
thumb, chance = bot("thumb", game), wondertable.Rng(1)
won = 0.0
for seed in range(games):
    position = game.new(players=2, seed=seed)
    while asked := position.asked():
        world = position.redeal(asked[0], chance)  # what this seat cannot know is anew
        position.apply(asked[0], thumb.choose(world, asked[0], chance))
    outcome = position.outcome()
    winners = outcome.winners if outcome else []
    won += (0 in winners) / max(1, len(winners))
share = won / games
print(f"the first seat wins {share:.3f} +- {1.96 * (share * (1 - share) / games) ** 0.5:.3f} of {games} games")
