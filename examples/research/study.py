"""A study in twenty lines: in Dominovia, is it better to begin? Run: ./dev python examples/research/study.py 400"""

import sys

import wondertable
from wondertable.lab.play import answer_all, outcome_of

games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
game, chance, won = wondertable.game("dominovia"), wondertable.Rng(1), 0.0
thumb = wondertable.bot("thumb", game)
for seed in range(games):
    position = game.new(players=2, seed=seed)
    answer_all(position, [thumb, thumb], chance)  # each from a world that its seat cannot tell from this one
    winners = outcome_of(position).winners
    won += (0 in winners) / len(winners)
share = won / games
print(f"the first seat wins {share:.3f} +- {1.96 * (share * (1 - share) / games) ** 0.5:.3f} of {games} games")
