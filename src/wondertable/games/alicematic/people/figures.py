"""The figures of AlicematiC that a study of many games reports, under the names of the rules' sanity figures."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.rules.journal import Event
from wondertable.core.rules.kit import members
from wondertable.core.tally import Tally, X, Y, add, ratio
from wondertable.games.alicematic.rules import kingdom, spaces, tell
from wondertable.games.alicematic.rules.alices import CITY, FOREST, SLOTS
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import NONE, Tables

Json = dict[str, object]

COUNTED = {
    tell.SUMMON: "summons",
    tell.COMMONER: "commoners",
    tell.EMPTY_HAND: "empty_hands",
    tell.INVADE: "invade",
    tell.ATTACK: "attack",
    tell.FINISH: "finish",
    tell.JET: "jet",
    tell.SKIP: "skip",
    tell.TOKEN_HOME: "snatched",
    tell.STOLEN: "stolen",
    tell.RESHUFFLE: "reshuffles",
}
"""Events that are simply counted."""
PER_GAME = [
    *COUNTED.values(), "cities_invaded", "forests_invaded", "forests", "tokens_up", "tokens_cut_off", "cards_left",
    "empty_draws", "short_gains",
]  # fmt: skip
ROW = 0.87
"""How far rows of hexes lie apart, in widths of a hex."""
PER_SEAT = {
    "vp_mean": "points",
    "tile_points": "tiles",
    "slot_points": "slots",
    "play_points": "play",
    "effect_points": "effects",
}


def measure(position: AlicematicPosition, tally: Tally) -> None:
    """Add a finished game with a journal."""
    assert position.journal is not None
    add(tally, "games")
    add(tally, "seats", float(position.players))
    for event in position.journal.events:
        measure_event(position, event, tally)
    measure_map(position, tally)
    add(tally, "cards_left", float(position.deck_left() + position.discard_size()))
    outcome = position.outcome()
    assert outcome is not None and outcome.scores is not None
    add(tally, "vp_winner", max(outcome.scores))
    measure_seat_order(position, outcome.winners, tally)
    measure_alices(position, tally)
    measure_fates(position, outcome.winners, outcome.scores, tally)


def measure_event(position: AlicematicPosition, event: Event, tally: Tally) -> None:
    key, args = event.key, event.args
    if key in COUNTED:
        add(tally, COUNTED[key])
    if key in (tell.INVADE, tell.FINISH, tell.JET):
        kind = position.land.terrain[args[1]]
        add(tally, "cities_invaded", kind == CITY)
        add(tally, "forests_invaded", kind == FOREST)
        add(tally, f"taken {args[1]}")
    elif key == tell.DRAW:
        add(tally, "empty_draws", args[1] == 0)
    elif key == tell.BONUS:
        add(tally, "short_gains", args[2] < args[3])
    elif key == tell.GAIN:
        add(tally, "short_gains", args[3] < args[4])
    elif key == tell.SCORE:
        for name, value in zip(("play", "tiles", "slots", "effects", "points"), args[1:], strict=True):
            add(tally, name, value)


def measure_map(position: AlicematicPosition, tally: Tally) -> None:
    add(tally, "forests", float(len(position.land.forests)))
    for space in position.land.spaces:
        state = position.spaces[space]
        owned = spaces.owner(state) != NONE
        add(tally, f"space {space}")
        add(tally, f"held {space}", float(owned or spaces.tokens_in_city(state) > 0))
        add(tally, "tokens_up", float(spaces.tokens_in_city(state) + owned))
        add(tally, "tokens_cut_off", float(owned and not spaces.is_connected(state)))


def measure_seat_order(position: AlicematicPosition, winners: list[int], tally: Tally) -> None:
    """Wins by place in turn order."""
    for seat in winners:
        place = (seat - position.start) % position.players
        add(tally, f"won place {place + 1}", 1 / len(winners))


def measure_alices(position: AlicematicPosition, tally: Tally) -> None:
    """Where each kind was seen, and how many cards lie in each slot at the end."""
    assert position.journal is not None
    for event in position.journal.events:
        if event.key in (tell.SUMMON, tell.UP):
            add(tally, f"{'summoned' if event.key == tell.SUMMON else 'turned_up'} {event.args[1]}")
    for player in position.seats:
        for card in player.cards:
            if card and not kingdom.is_up(card):
                add(tally, f"commoner {kingdom.kind_in(card)}")
        for slot in range(len(SLOTS)):
            add(tally, f"slot {slot}", float(kingdom.power(player, slot)))
        for kind in player.hand:
            add(tally, f"in_hand {kind}")
        for kind in members(player.copied):
            add(tally, f"copied {kind}")


def measure_fates(position: AlicematicPosition, winners: list[int], scores: list[int], tally: Tally) -> None:
    """What became of the players who had a kind face up at some time, and of those whose strongest slot has a colour."""
    assert position.journal is not None
    had: list[set[str]] = [set() for _ in scores]
    for event in position.journal.events:
        if event.key in (tell.SUMMON, tell.UP):
            had[event.args[0]].add(str(event.args[1]))
    for seat, player in enumerate(position.seats):
        powers = [kingdom.power(player, slot) for slot in range(len(SLOTS))]
        had[seat].update(name for slot, name in enumerate(SLOTS) if powers[slot] == max(powers))
    mean = sum(scores) / len(scores)
    for seat, things in enumerate(had):
        for thing in things:
            add(tally, f"kept {thing}")
            add(tally, f"worth {thing}", scores[seat] - mean)
            add(tally, f"points {thing}", scores[seat])
            if seat in winners:
                add(tally, f"won {thing}", 1 / len(winners))


def figures(tables: Tables, tally: Mapping[str, float]) -> Json:
    found: Json = {name: ratio(tally, key, "seats") for name, key in PER_SEAT.items()}
    found["vp_winner"] = ratio(tally, "vp_winner", "games")
    for name in PER_GAME:
        found[name] = ratio(tally, name, "games")
    for place in range(1, tables.seats_max + 1):
        if f"won place {place}" in tally:
            found[f"wins_place_{place}"] = ratio(tally, f"won place {place}", "games")
    for slot, name in enumerate(SLOTS):
        found[f"cards_{name}"] = ratio(tally, f"slot {slot}", "seats")
    found["spaces"] = space_figures(tables, tally)
    found["slots"] = {name: fate(name, tally) for name in SLOTS}
    found["alices"] = {name: alice_figures(kind, tally) for kind, name in enumerate(tables.alice_names)}
    return found


def space_figures(tables: Tables, tally: Mapping[str, float]) -> Json:
    """How often each space is invaded in a game that has it, and how often somebody holds it at the end."""
    return {
        name: {
            X: q + r / 2,
            Y: r * ROW,
            "invaded": ratio(tally, f"taken {number}", f"space {number}"),
            "held": ratio(tally, f"held {number}", f"space {number}"),
        }
        for number, (name, (q, r)) in enumerate(zip(tables.hexes.names, tables.hexes.places, strict=True))
        if tally.get(f"space {number}")
    }


def alice_figures(kind: int, tally: Mapping[str, float]) -> Json:
    """How often a kind was seen, and how its players fared."""
    seen = ("summoned", "turned_up", "copied", "commoner", "in_hand")
    return {name: int(tally.get(f"{name} {kind}", 0.0)) for name in seen} | fate(str(kind), tally)


def fate(thing: str, tally: Mapping[str, float]) -> Json:
    """How the players with a thing fared: a win rate of 1 is a fair share, worth is VP above the table's mean."""
    kept = tally.get(f"kept {thing}", 0.0)
    won = tally.get(f"won {thing}", 0.0)
    players = tally.get("seats", 0.0) / tally["games"] if tally.get("games") else 0.0
    return {
        "kept": int(kept),
        "won": won,
        "win_rate": won / kept * players if kept else None,
        "mean_score": tally.get(f"points {thing}", 0.0) / kept if kept else None,
        "worth": tally.get(f"worth {thing}", 0.0) / kept if kept else None,
    }
