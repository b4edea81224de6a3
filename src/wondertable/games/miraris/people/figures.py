"""The figures of Miraris that a study of many games reports, under the names of the rules' sanity figures."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.rules.bags import size
from wondertable.core.rules.journal import Event
from wondertable.core.rules.kit import height
from wondertable.core.tally import Tally, add, ratio
from wondertable.games.miraris.rules import tell
from wondertable.games.miraris.rules.ending import BY_POINTS
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import BITS, Tables

Json = dict[str, object]
FEW_WONDERS = 3
TALL_PILE = 4


def measure(position: MirarisPosition, tally: Tally) -> None:
    """Add a finished game with a journal."""
    assert position.journal is not None
    events = position.journal.events
    add(tally, "games")
    measure_rounds(position, [e for e in events if e.key in (tell.REVEAL, tell.TIE, tell.CLAIM)], tally)
    measure_row(position, tally)
    measure_characters(position, tally)
    measure_abilities(events, tally)


def measure_rounds(position: MirarisPosition, events: list[Event], tally: Tally) -> None:
    tied = claimed = 0  # rounds with a tie, rounds in which somebody claimed
    in_round: set[int] = set()
    tall = False
    for event in [*events, None]:
        if event is None or event.key == tell.REVEAL:
            tied += tell.TIE in in_round
            claimed += tell.CLAIM in in_round
            in_round = set()
        else:
            in_round.add(event.key)
            tall = tall or (event.key == tell.CLAIM and height(event.args[2]) >= TALL_PILE)
    rounds = int(position.tables.rounds)
    add(tally, "rounds", rounds)
    add(tally, "tied", tied)
    add(tally, "nobody_claims", rounds - claimed)
    add(tally, "tall_pile", float(tall))


def measure_row(position: MirarisPosition, tally: Tally) -> None:
    """The row and the Wonders of each player as scoring begins."""
    claimed = [int(size(player.claimed, BITS)) for player in position.seats]
    unclaimed = int(position.players * position.tables.rounds) - sum(claimed)
    add(tally, "unclaimed", unclaimed)
    add(tally, "row_empty", float(unclaimed == 0))
    add(tally, "seats", len(claimed))
    add(tally, "wonders", sum(claimed))
    add(tally, "few_wonders", sum(count <= FEW_WONDERS for count in claimed))


def measure_characters(position: MirarisPosition, tally: Tally) -> None:
    outcome = position.outcome()
    assert outcome is not None
    for seat, player in enumerate(position.seats):
        name = position.tables.character_ids[player.character]
        add(tally, f"kept {name}")
        if seat in outcome.winners:
            add(tally, f"won {name}", 1 / len(outcome.winners))
            if position.ended != BY_POINTS:
                add(tally, f"at_once {name}")
        if position.ended == BY_POINTS:
            add(tally, f"scored {name}")
            add(tally, f"points {name}", int(player.points))


def measure_abilities(events: list[Event], tally: Tally) -> None:
    for event in events:
        if event.key == tell.DEMAND:
            add(tally, f"demand {event.args[1]}")
        elif event.key == tell.STRIP:
            add(tally, "strips")
            add(tally, "stripped", event.args[1])


def figures(tables: Tables, tally: Mapping[str, float]) -> Json:
    tied = ratio(tally, "tied", "rounds")
    return {
        "all_bids_differ": None if tied is None else 1 - tied,
        "rounds_with_tie": ratio(tally, "tied", "games"),
        "rounds_nobody_claims": ratio(tally, "nobody_claims", "games"),
        "row_empty": ratio(tally, "row_empty", "games"),
        "unclaimed": ratio(tally, "unclaimed", "games"),
        "wonders_per_player": ratio(tally, "wonders", "seats"),
        "three_or_fewer": ratio(tally, "few_wonders", "seats"),
        "pile_of_four": ratio(tally, "tall_pile", "games"),
        "rolando_at_once": ratio(tally, "at_once rolando", "kept rolando"),
        "mirela_second_demand": ratio(tally, "demand 2", "demand 1"),
        "unknown_x": ratio(tally, "stripped", "strips"),
        "characters": {name: character_figures(name, tally) for name in tables.character_ids},
    }


def character_figures(name: str, tally: Mapping[str, float]) -> Json:
    """How often a character was kept and won, and its relative win rate: 1 is a fair share."""
    kept, won, scored = (tally.get(f"{key} {name}", 0.0) for key in ("kept", "won", "scored"))
    players = tally.get("seats", 0.0) / tally["games"] if tally.get("games") else 0.0
    return {
        "kept": int(kept),
        "won": won,
        "win_rate": won / kept * players if kept else None,
        "mean_score": tally.get(f"points {name}", 0.0) / scored if scored else None,
    }
