"""The figures of Dominovia that a study of many matches reports, under the names of the rules' sanity figures."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.rules.journal import Event
from wondertable.core.rules.kit import set_size
from wondertable.core.tally import Tally, add, ratio
from wondertable.games.dominovia.rules import tell
from wondertable.games.dominovia.rules.ending import BY_CAP, BY_LAZY, BY_REPEAT, OUT, REASONS, STOPPED
from wondertable.games.dominovia.rules.position import DominoviaPosition
from wondertable.games.dominovia.rules.questions import LEFT
from wondertable.games.dominovia.rules.tables import SPELLS, Tables

Json = dict[str, object]
PLACES = ["donor", "first", "second", "third"]
"""The seats by their distance from the donor: the one on its left takes the first turn."""


def measure(position: DominoviaPosition, tally: Tally) -> None:
    """Add a finished match with a journal, round by round."""
    assert position.journal is not None
    add(tally, "matches")
    this_round: list[Event] = []
    for event in position.journal.events:
        if event.key == tell.ROUND_BEGINS:
            this_round = []
        this_round.append(event)
        if event.key in (tell.ROUND, tell.HAND):
            Round(position.tables, position.players, tally).measure(this_round)


class Round:
    """One round, as its events tell it."""

    def __init__(self, tables: Tables, players: int, tally: Tally) -> None:
        self.tables = tables
        self.players = players
        self.tally = tally
        self.hands = [0] * players
        self.largest_hand = 0
        self.row: list[tuple[int, int]] = []
        """The chain: the left and the right half of each scroll."""
        self.longest_chain = 1
        self.turns = 0
        self.cast: list[set[str]] = [set() for _ in range(players)]
        """The spells that each seat has cast."""
        self.donor = 0

    def count(self, key: str, amount: float = 1.0) -> None:
        add(self.tally, key, amount)

    def measure(self, events: list[Event]) -> None:
        self.count("rounds")
        shown: list[int] = []
        for event in events:
            self.follow_hands(event.key, event.args)
            self.follow_turns(event.key, event.args)
            if event.key == tell.HAND_SHOWN:
                shown.append(set_size(event.args[1]))
            elif event.key == tell.ROUND:
                self.end(event.args[0], event.args[1], shown)
            elif event.key == tell.HAND:
                self.count(f"ended {REASONS[event.args[2]]}")
                self.count("points", event.args[1])
        self.count("turns", self.turns)
        self.count(f"turns= {self.turns}")
        self.count(f"hand= {self.largest_hand}")
        self.count(f"chain= {self.longest_chain}")

    def follow_hands(self, key: int, args: list[int]) -> None:
        """Hand sizes and the length of the chain, which everybody can see."""
        if key == tell.DEAL:
            self.hands = [args[0]] * self.players
        elif key == tell.DONATION or key == tell.OPENS:
            self.donor = args[0]
            self.hands[args[0]] -= 1
            self.row = [self.halves(args[1])]
        elif key == tell.LINK:
            self.count("links")
            self.hands[args[0]] -= 1
            self.link(args[0], args[1], args[2])
        elif key == tell.EATEN and self.row:
            self.row.pop(0 if sorted(self.row[0]) == sorted(self.halves(args[0])) else -1)
        elif key == tell.DRAW:
            self.count("draws")
            self.hands[args[0]] += 1
        elif key == tell.DISCARD:
            self.hands[args[0]] -= 1
        elif key == tell.GIFT:
            self.hands[args[0]] -= 1
            self.hands[args[1]] += 1
        self.largest_hand = max(self.largest_hand, *self.hands)
        self.longest_chain = max(self.longest_chain, len(self.row))

    def halves(self, scroll: int) -> tuple[int, int]:
        return self.tables.low[scroll], self.tables.high[scroll]

    def link(self, seat: int, scroll: int, end: int) -> None:
        """Every match counts as a cast, also that of a last scroll, whose spell is not carried out."""
        if not self.row:
            return  # a round taken up in the middle
        matched = self.row[0][0] if end == LEFT else self.row[-1][1]
        other = sum(self.halves(scroll)) - matched
        self.row.insert(0 if end == LEFT else len(self.row), (other, matched) if end == LEFT else (matched, other))
        self.count(f"cast {SPELLS[matched]}")
        self.cast[seat].add(SPELLS[matched])

    def follow_turns(self, key: int, args: list[int]) -> None:
        if key == tell.TURN:
            self.turns += 1
        elif key == tell.PASS:
            self.count("passes")
            self.count("fly_passes", args[1])
        elif key == tell.PLAY_ON:
            self.count("rows_of_passes")
        elif key == tell.CHOICE:
            self.choice(args[1], args[2] == 1, args[3] == 1)

    def choice(self, links: int, barred: bool, colt: bool) -> None:
        if colt:
            self.count("colt_links", links > 0)
        elif links:
            self.count("asked_to_link")
            self.count("legal_links", links)
            self.count("single_link", links == 1)
        elif barred:
            self.count("barred")

    def end(self, winner: int, reason: int, shown: list[int]) -> None:
        self.count(f"ended {REASONS[reason]}")
        if reason != OUT:
            self.count("tie_break", shown.count(min(shown)) > 1)
        self.count(f"won {PLACES[(winner - self.donor) % self.players]}")
        self.count("seats", self.players)
        for seat, spells in enumerate(self.cast):
            for spell in spells:
                self.count(f"kept {spell}")
                self.count(f"wins {spell}", float(seat == winner))


def figures(tables: Tables, tally: Mapping[str, float]) -> Json:
    def each(above: str, below: str = "rounds") -> float | None:
        return ratio(tally, above, below)

    def largest(family: str) -> int | None:
        seen = [int(key.split()[1]) for key in tally if key.startswith(f"{family}= ")]
        return max(seen) if seen else None

    return {
        "rounds": int(tally.get("rounds", 0.0)),
        "rounds_per_match": each("rounds", "matches"),
        "turns_per_round": each("turns"),
        "longest_round": largest("turns"),
        "links_per_round": each("links"),
        "draws_per_round": each("draws"),
        "stopped": each(f"ended {REASONS[STOPPED]}"),
        "tie_break": each("tie_break"),
        "barred_turns": each("barred", "turns"),
        "rows_of_passes": each("rows_of_passes"),
        "fly_passes": each("fly_passes"),
        "largest_hand": largest("hand"),
        "longest_chain": largest("chain"),
        "ended_by_lazy": each(f"ended {REASONS[BY_LAZY]}"),
        "ended_by_repeat": each(f"ended {REASONS[BY_REPEAT]}"),
        "ended_by_cap": each(f"ended {REASONS[BY_CAP]}"),
        "legal_links": each("legal_links", "asked_to_link"),
        "single_link": each("single_link", "asked_to_link"),
        "colt_links": each("colt_links"),
        "points_per_hand": each("points"),
        "places": {place: {"rounds_won": each(f"won {place}")} for place in PLACES},
        "spells": {spell: spell_figures(spell, tally) for spell in SPELLS},
    }


def spell_figures(spell: str, tally: Mapping[str, float]) -> Json:
    """How often a spell is cast in a round, and how often those won the round who cast it: a win rate of 1 is a fair share."""
    kept, won = tally.get(f"kept {spell}", 0.0), tally.get(f"wins {spell}", 0.0)
    players = tally.get("seats", 0.0) / tally["rounds"] if tally.get("rounds") else 0.0
    return {
        "casts": ratio(tally, f"cast {spell}", "rounds"),
        "kept": int(kept),
        "won": won,
        "win_rate": won / kept * players if kept else None,
    }
