"""The figures of Bibliowonders! that a study of many games reports, under the names of the rules' sanity figures.

They are read off the journal. Figures that are not sums (medians, largest values) are kept as counts of each value.
"""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.rules.bags import size
from wondertable.core.rules.journal import Event
from wondertable.core.rules.kit import has, set_size
from wondertable.core.tally import Tally, X, Y, add, ratio
from wondertable.games.bibliowonders.rules import tell
from wondertable.games.bibliowonders.rules.library import swapped
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import BITS, Tables

Json = dict[str, object]
DECISIONS = (tell.COLOUR, tell.MOVE, tell.LEARN, tell.CAST, tell.MAGIC, tell.DISCARD, tell.END)
"""Each decision tells exactly one of these."""
COUNTED = {
    "moves": tell.MOVE,
    "shelves_turned_up": tell.TURN_UP,
    "learned": tell.LEARN,
    "spells": tell.CAST,
    "magic": tell.MAGIC,
    "reconstructions": tell.RECONSTRUCTION,
    "reshuffles": tell.RESHUFFLE,
}
ORDER = ["first", "second", "third", "fourth"]


def measure(position: BibliowondersPosition, tally: Tally) -> None:
    """Add a finished game with a journal."""
    assert position.journal is not None
    events = position.journal.events
    add(tally, "games")
    add(tally, f"turns {position.turns}")
    add(tally, "rounds", int(position.turns) / int(position.players))
    add(tally, "decisions", sum(event.key in DECISIONS for event in events))
    for name, key in COUNTED.items():
        add(tally, name, sum(event.key == key for event in events))
    add(tally, "reception_off_start", float(position.reception != position.tables.reception_start))
    add(tally, f"hand {largest_hand(events, position.players)}")
    add(tally, f"crystals {most_crystals(events)}")
    measure_order(position, tally)
    measure_places(events, tally)
    measure_colours_and_cards(position, events, tally)


def measure_places(events: list[Event], tally: Tally) -> None:
    for event in events:
        if event.key == tell.MOVE:
            add(tally, f"entered {event.args[2]}")
        elif event.key == tell.CRYSTAL:
            add(tally, f"crystal {event.args[1]}")


def measure_colours_and_cards(position: BibliowondersPosition, events: list[Event], tally: Tally) -> None:
    """What became of the players of each colour, and of those who played each card of librarian magic."""
    had: list[set[str]] = [set() for _ in range(position.players)]
    for event in events:
        if event.key == tell.COLOUR:
            had[event.args[0]].add(f"colour {event.args[1]}")
        elif event.key == tell.MAGIC:
            had[event.args[0]].add(f"card {event.args[1]}")
            add(tally, f"used {event.args[1]}")
    for seat, things in enumerate(had):
        add(tally, "seats")
        for thing in things:
            add(tally, f"kept {thing}")
            if has(position.winners, seat):
                add(tally, f"won {thing}", 1 / set_size(position.winners))


def largest_hand(events: list[Event], players: int) -> int:
    hands = [0] * players
    most = 0
    for event in events:
        if event.key == tell.DRAW:
            hands[event.args[0]] += event.args[1]
            most = max(most, hands[event.args[0]])
        elif event.key == tell.MAGIC:
            hands[event.args[0]] -= 1
        elif event.key in (tell.LEARN, tell.DISCARD):
            hands[event.args[0]] -= size(event.args[1], BITS)
    return most


def most_crystals(events: list[Event]) -> int:
    """Crystals go with their shelves, and away with those that are taken up."""
    lying, most = 0, 0
    for event in events:
        if event.key == tell.CRYSTAL:
            lying |= 1 << event.args[1]
            most = max(most, set_size(lying))
        elif event.key in (tell.SHIFT, tell.SWAP):
            lying = swapped(lying, event.args[1], event.args[2])
        elif event.key == tell.RECONSTRUCTION:
            lying &= ~event.args[1]
    return most


def measure_order(position: BibliowondersPosition, tally: Tally) -> None:
    """Who won, counted from the start player."""
    for seat in range(position.players):
        order = ORDER[(seat - position.start) % position.players]
        add(tally, f"sat {order}")
        add(tally, f"won {order}", has(position.winners, seat) / set_size(position.winners))


def figures(tables: Tables, tally: Mapping[str, float]) -> Json:
    def mean(key: str) -> float | None:
        return ratio(tally, key, "games")

    turns = values(tally, "turns")
    return {
        "turns": sum(turns) / len(turns) if turns else None,
        "turns_p10": percentile(turns, 10),
        "turns_median": percentile(turns, 50),
        "turns_p90": percentile(turns, 90),
        "rounds": mean("rounds"),
        "decisions": mean("decisions"),
        **{name: mean(name) for name in COUNTED},
        "reception_off_start": mean("reception_off_start"),
        "largest_hand": max(values(tally, "hand"), default=None),
        "most_crystals": max(values(tally, "crystals"), default=None),
        "positions": {
            name: {
                X: float(tables.outline.x[place]),
                Y: -float(tables.outline.y[place]),
                "entered": mean(f"entered {place}"),
                "crystals": mean(f"crystal {place}"),
            }
            for place, name in enumerate(tables.place_ids)
        },
        "colours": {name: fate(f"colour {number}", tally) for number, name in enumerate(tables.colour_ids)},
        "cards": {
            name: {"used": int(tally.get(f"used {number}", 0.0))} | fate(f"card {number}", tally)
            for number, name in enumerate(tables.card_ids)
            if number in {int(magic.kind) for magic in tables.magic}
        },
        "order": {order: of_order(order, tally) for order in ORDER if tally.get(f"sat {order}")},
    }


def fate(thing: str, tally: Mapping[str, float]) -> Json:
    """How the players with a thing fared: a win rate of 1 is a fair share."""
    kept, won = tally.get(f"kept {thing}", 0.0), tally.get(f"won {thing}", 0.0)
    players = tally.get("seats", 0.0) / tally["games"] if tally.get("games") else 0.0
    return {"kept": int(kept), "won": won, "win_rate": won / kept * players if kept else None}


def values(tally: Mapping[str, float], name: str) -> list[int]:
    """Every value counted under this name, in rising order, as often as it came."""
    counted = {int(key.split()[1]): int(times) for key, times in tally.items() if key.split()[0] == name}
    return [value for value in sorted(counted) for _ in range(counted[value])]


def percentile(rising: list[int], per_cent: int) -> int | None:
    return rising[(len(rising) - 1) * per_cent // 100] if rising else None


def of_order(order: str, tally: Mapping[str, float]) -> Json:
    """How the player who was first (second, ...) to move fared; a win rate of 1 is a fair share."""
    sat, won = tally[f"sat {order}"], tally.get(f"won {order}", 0.0)
    players = sum(f"sat {other}" in tally for other in ORDER)
    return {"won": won, "win_rate": won / sat * players}
