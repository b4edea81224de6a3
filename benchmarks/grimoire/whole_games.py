"""Whole games of bots at simulated books, as fast as the physics goes: how a team fares where pages really fall.

    python -m benchmarks.grimoire.whole_games --players 3 --games 12 --sheet 3

Prints one line of JSON for each game, and how many were won.
"""

import argparse
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from random import Random

from wondertable.core.game import Game
from wondertable.core.options import Value
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.games import game
from wondertable.games.kamimai.outside.grimoire import build
from wondertable.games.kamimai.outside.grimoire.draughts import Draught, draught_after_draw
from wondertable.games.kamimai.outside.grimoire.gestures import Wanted
from wondertable.games.kamimai.outside.grimoire.messages import Event
from wondertable.games.kamimai.outside.grimoire.physical import WATCH, Book
from wondertable.games.kamimai.outside.grimoire.translate import gesture_for, is_known, words_for
from wondertable.games.kamimai.rules import book as pages, odds
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import STANDING

SEEDS = 1 << 40


@dataclass
class Played:
    seed: int
    won: bool = False
    reason: str = ""
    turns: int = 0
    grabs: int = 0
    falls: int = 0
    """While somebody draws."""
    late: int = 0
    late_expected: float = 0.0
    """Late falls, and how many the rules expect for these hands and books (KAM-G27)."""


def play(of: Game, bot: Bot, players: int, options: dict[str, Value], seed: int) -> Played:
    """One game, from the first build to the last seal or candle."""
    chance, physical = Rng(seed), Random(seed)
    position = of.new_with(
        players, chance.fork(), of.choose(players, of.check_options(options | {"source": "simulated"}))
    )
    assert isinstance(position, KamimaiPosition)
    played = Played(seed)
    book: Book | None = None
    draught: Draught | None = None
    while not position.ended:
        awaited = position.awaiting()
        if awaited is None and book is not None and draught is not None and draught.is_due(position.phase):
            blow(position, book, draught, played)
            draught = None
        elif awaited is None:
            seat = position.next_seat()
            position.answer(seat, bot.choose(position, seat, chance))
        elif awaited == "built":
            book, draught = build(physical.randrange(SEEDS), position.book.built_with), None
            position.report(f"built seen {','.join(book.readable())}")
        elif awaited == "watch":
            if position.chosen.late_falls:
                assert book is not None
                draught = draught_after_draw(position, book.lean().imbalance, physical.randrange(SEEDS))
                played.late_expected += late_chance(position)
            position.report("watch stands")  # it has come to rest already
        else:
            assert book is not None
            grab(position, book, physical, played)
    outcome = position.outcome()
    assert outcome is not None
    played.won, played.reason, played.turns = bool(outcome.winners), str(outcome.reason), position.turn
    return played


def grab(position: KamimaiPosition, book: Book, physical: Random, played: Played) -> None:
    """The awaited grab, and what becomes of the book until it rests."""
    size = pages.size(position.book)
    gesture = gesture_for(position, Wanted(position.activator, "", {}), book.leans(), physical.randrange(SEEDS))
    result = book.grab(gesture, settle=0.0)
    later = book.settle(WATCH)
    played.grabs += 1
    played.falls += book.state == "fallen"
    position.report(words_for(result, size))
    follow(position, later)
    if book.state == "standing":
        unknown = [page for page in book.readable() if not is_known(position, page)]
        if unknown:
            position.report(f"seen {','.join(unknown)}")


def blow(position: KamimaiPosition, book: Book, draught: Draught, played: Played) -> None:
    """KAM-G19: the draught of this turn, and what becomes of the book."""
    book.draught(draught.x, draught.y)
    events = book.settle(WATCH)
    played.late += book.state == "fallen"
    follow(position, events)


def late_chance(position: KamimaiPosition) -> float:
    hands = position.chosen.odds
    skill = hands.skill[position.seats[position.activator].skill]
    return odds.chance(odds.late_hazard(hands.odds, skill, pages.size(position.book)))


def follow(position: KamimaiPosition, events: Iterable[Event]) -> None:
    """What happens by itself once a grab is over: pages come loose and are drawn too (KAM-G7), the book falls (KAM-F2).

    A page that comes off a book that lies has fallen with it; at least one page is not drawn (KAM-G9).
    """
    for event in events:
        if position.ended or position.book.state != STANDING:
            return
        if event.kind == "loose" and pages.size(position.book) > 1:
            position.report(f"loose {event.page}")
        elif event.kind == "fell":
            position.report("watch fell 0.00" if position.awaiting() == "watch" else "fell")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--players", type=int, default=3)
    words.add_argument("--bot", default="thumb")
    words.add_argument("--games", type=int, default=12)
    words.add_argument("--first-seed", type=int, default=0)
    words.add_argument("--sheet", default="1")
    words.add_argument("--mode", default="normal")
    asked = words.parse_args()
    kamimai = game("kamimai")
    won = 0
    for seed in range(asked.first_seed, asked.first_seed + asked.games):
        options: dict[str, Value] = {"sheet": asked.sheet, "mode": asked.mode}
        played = play(kamimai, kamimai.bots()[asked.bot], asked.players, options, seed)
        won += played.won
        print(json.dumps(asdict(played)), flush=True)
    print(f"won: {won} of {asked.games}")


if __name__ == "__main__":
    main()
