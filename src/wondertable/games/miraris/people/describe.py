"""The board of Miraris in words, line by line."""

from __future__ import annotations

from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.miraris.people.shapes import Board, Fixed, Score, SeatSeen, You
from wondertable.games.miraris.rules.tables import Tables

Json = dict[str, object]


def lines(tables: Tables, view: View[Fixed, Board], words: Words) -> list[str]:
    board = view.board
    found = [words.say(f"describe-{board.phase}", {"round": board.round, "rounds": view.fixed.rounds})]
    if board.phase != "characters":
        found += [slot(words, number, pile) for number, pile in enumerate(board.row, 1)]
        found.append(words.say("describe-deck", {"deck": board.deck}))
    if board.discard:
        found.append(words.say("describe-discard", {"wonders": wonders(words, board.discard)}))
    for seat, entry in enumerate(board.seats):
        found += about_seat(words, seat, entry, seat == view.seat)
    if board.you is not None:
        found += about_you(tables, words, board.you, board.phase)
    if board.deck_cards:
        found.append(words.say("describe-deck-cards", {"wonders": wonders(words, board.deck_cards)}))
    return found


def wonders(words: Words, cards: list[int]) -> str:
    return words.listed([wonder(words, crowns) for crowns in cards])


def wonder(words: Words, crowns: int) -> str:
    """MIR-C6: a kind by its name, with its crowns in brackets: "The Dream (7)"."""
    return words.say("describe-wonder", {"wonder": crowns, "crowns": crowns})


def slot(words: Words, number: int, pile: list[int]) -> str:
    key = "describe-slot-empty" if not pile else "describe-slot" if len(pile) == 1 else "describe-slot-pile"
    return words.say(key, {"slot": number, "wonders": wonders(words, pile[::-1])})


def about_seat(words: Words, seat: int, entry: SeatSeen, own: bool) -> list[str]:
    who = words.player(seat)
    found = [words.say("describe-seat", {"name": who, "hand": entry.hand, "held": entry.held})]
    if entry.character and not own:
        character = words.value("character", entry.character)
        found.append(words.say("describe-seat-character", {"name": who, "character": character}))
    if entry.wonders and not own:
        found.append(words.say("describe-seat-wonders", {"name": who, "wonders": wonders(words, entry.wonders)}))
    if entry.spent:
        values = words.listed([str(value) for value in entry.spent])
        found.append(words.say("describe-seat-spent", {"name": who, "values": values}))
    if entry.set_aside:
        names = words.listed([str(words.value("character", c)) for c in entry.set_aside])
        found.append(words.say("describe-seat-set_aside", {"name": who, "characters": names}))
    if entry.score:
        found.append(score(words, who, entry.score))
    return found


def score(words: Words, who: str, entry: Score) -> str:
    parts = [
        words.say(
            "describe-score-part",
            {"count": line.count, "wonder": words.value("wonder", line.wonder), "each": line.each},
        )
        for line in entry.values
    ]
    if entry.bonus:
        parts.append(words.say("describe-score-bonus", {"bonus": entry.bonus}))
    return words.say("describe-seat-score", {"name": who, "points": entry.points, "parts": words.listed(parts)})


def about_you(tables: Tables, words: Words, you: You, phase: str) -> list[str]:
    found = []
    if you.character:
        character = words.value("character", you.character)
        ability = ability_of(tables, words, you.character)
        found.append(words.say("describe-you-character", {"character": character, "ability": ability}))
    else:
        names = words.listed([str(words.value("character", c)) for c in you.dealt])
        found.append(words.say("describe-you-dealt", {"characters": names}))
    if phase == "bidding":
        found.append(words.say("describe-you-hand", {"values": words.listed([str(v) for v in you.hand])}))
    if you.wonders:
        found.append(words.say("describe-you-wonders", {"wonders": wonders(words, you.wonders)}))
    elif phase != "characters":
        found.append(words.say("describe-you-no-wonders"))
    return found


def ability_of(tables: Tables, words: Words, character: str) -> str:
    """What a character does, in the numbers of the data file."""
    return words.say(f"ability-{character}", numbers(tables, words, tables.character_ids.index(character)))


def numbers(tables: Tables, words: Words, character: int) -> Json:
    """The values of the ability's sentence, under the names of the data file."""
    found: Json = {}
    for key, value in tables.character_entries[character].items():
        if key in ("discard_count_kind", "takes_kind", "forbidden_kind"):
            found[key] = wonder(words, tables.crowns_of(str(value)))
        elif key == "rival":
            found[key] = words.value("character", value)
        elif isinstance(value, dict):
            found["override_kinds"] = wonders(words, [tables.crowns_of(kind) for kind in value])
            found["override_value"] = next(iter(value.values()))
        elif isinstance(value, int):
            found[key] = value
    return found


def custom_names(tables: Tables) -> dict[str, str]:
    wonders = {f"wonder-{wonder.crowns}": wonder.name for wonder in tables.wonders}
    return wonders | {f"character-{character.id}": character.name for character in tables.characters}
