"""A bot in twenty lines: it tries each answer in thirty random games.

Run: ./dev cli arena miraris --players 4 --bots examples.research.bot:Trying,random --games 40
"""

import wondertable
from wondertable.bots.playout import play_out
from wondertable.core.rules.questions import Options
from wondertable.lab.play import outcome_of


class Trying(wondertable.Bot):
    def choose(self, world: wondertable.Position, seat: int, rng: wondertable.Rng) -> int:
        return max(world.legal(seat), key=lambda action: sum(self.wins(world, seat, action, rng) for _ in range(30)))

    def wins(self, world: wondertable.Position, seat: int, action: int, rng: wondertable.Rng) -> bool:
        end = world.redeal(seat, rng)  # another world that looks the same to this seat
        end.apply(seat, action)
        play_out(end, Options(), rng)
        return seat in outcome_of(end).winners
