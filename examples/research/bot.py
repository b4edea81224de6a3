"""A bot in twenty lines: it tries each answer in a few random games, in worlds that look the same to its seat.

Run: ./dev python examples/research/bot.py 40
"""

import sys

import wondertable
from wondertable.bots import bot
from wondertable.bots.playout import play_out
from wondertable.core.rules.questions import Options


class Trying(wondertable.Bot):
    def choose(self, world: wondertable.Position, seat: int, rng: wondertable.Rng) -> int:
        def worth(action: int) -> float:
            end = world.redeal(seat, rng)
            end.apply(seat, action)
            play_out(end, Options(), rng)
            outcome = end.outcome()
            return outcome is not None and seat in outcome.winners

        return max(world.legal(seat), key=lambda action: sum(worth(action) for _ in range(30)))


game = wondertable.game("miraris")
games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
chance, won = wondertable.Rng(1), 0.0
for seed in range(games):
    position, own = game.new(players=4, seed=seed), seed % 4
    while asked := position.asked():
        player = Trying() if asked[0] == own else bot("random", game)
        position.apply(asked[0], player.choose(position.redeal(asked[0], chance), asked[0], chance))
    outcome = position.outcome()
    won += (own in outcome.winners) / len(outcome.winners) if outcome else 0.0
print(f"among random players it wins {won / games:.2f} of {games} games; its share is 0.25")
