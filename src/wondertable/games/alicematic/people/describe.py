"""The board of AlicematiC in words, line by line."""

from __future__ import annotations

from collections import Counter
from typing import Any

from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.alicematic.people.shapes import (
    Board,
    Effect,
    Fixed,
    HandCard,
    KingdomCard,
    SeatSeen,
    Space,
    Territory,
    Tokens,
    You,
)
from wondertable.games.alicematic.rules.alices import SLOTS
from wondertable.games.alicematic.rules.tables import Tables

Json = dict[str, Any]


def lines(tables: Tables, view: View[Fixed, Board], words: Words) -> list[str]:
    board = view.board
    name = words.player(board.turn) if board.turn is not None else ""
    told: Json = {"round": board.round, "rounds": view.fixed.rounds, "name": name}
    found = [words.say(f"describe-{board.phase}", told)]
    if board.effect is not None:
        found.append(effect_asked(tables, words, board.effect))
    found += map_lines(words, view)
    told = {**token_words(board.bank), "deck": board.deck, "discard": board.discard}
    found.append(words.say("describe-bank", told))
    for seat, entry in enumerate(board.seats):
        found += about_seat(words, seat, entry, board.phase)
    if board.hands is not None:
        found += about_hands(words, board.hands)
    elif board.you is not None:
        found += about_you(tables, words, board.you)
    return found


def token_words(tokens: Tokens) -> Json:
    return {"red": tokens.red, "yellow": tokens.yellow, "green": tokens.green}


def effect_asked(tables: Tables, words: Words, effect: Effect) -> str:
    return words.say(
        "describe-effect",
        {
            "name": words.player(effect.seat),
            "alice": words.value("alice", effect.alice),
            "effect": effect_text(tables, words, effect.alice),
        },
    )


def effect_text(tables: Tables, words: Words, alice: str) -> str:
    """What an Alice does, from the sentences of the game or, for other data, from the data file."""
    if words.game.data_is_shipped:
        return words.say(f"effect-{alice}")
    return tables.alices[tables.alice_names.index(alice)].text


# -- the map -----------------------------------------------------------------------------------------------------------


def local_names(view: Json, words: Words) -> dict[str, str]:
    """Tiles are called by their numbers, spaces by what lies there; answers and records keep (q,r), which no map shows."""
    land = view["board"]["map"]
    numbers = {tile["tile"]: str(tile["number"] or tile["tile"]) for tile in land["tiles"]}
    alike = Counter((space["tile"], space["kind"], space["difficulty"]) for space in land["spaces"])
    found = {f"tile-{tile}": number for tile, number in numbers.items()}
    for space in land["spaces"]:
        told = {"kind": words.say(f"space-kind-{space['kind']}"), "difficulty": space["difficulty"]}
        told |= {"tile": numbers[space["tile"]], "space": space["space"]}
        single = alike[space["tile"], space["kind"], space["difficulty"]] == 1
        found[f"space-{space['space']}"] = words.say("place" if single else "place-twin", told)
    return found


def custom_names(tables: Tables) -> dict[str, str]:
    """The names of a replaced data file."""
    kingdoms = zip(tables.kingdom_ids, tables.kingdom_names, strict=True)
    return {f"kingdom-{id}": name for id, name in kingdoms} | {f"alice-{name}": name for name in tables.alice_names}


def map_lines(words: Words, view: View[Fixed, Board]) -> list[str]:
    spaces = {space.space: space for space in view.fixed.map.spaces}
    tokens: dict[str, list[Territory]] = {}
    for token in view.board.tokens:
        tokens.setdefault(token.space, []).append(token)
    found = []
    for tile in view.fixed.map.tiles:
        parts = [space_words(words, spaces[name], tokens.get(name, [])) for name in tile.spaces]
        key = "describe-tile-centre" if tile.centre else "describe-tile"
        found.append(words.say(key, {"tile": tile.number or tile.tile, "spaces": words.joined("parts", parts)}))
    return found


def space_words(words: Words, space: Space, tokens: list[Territory]) -> str:
    kind = words.say(f"space-kind-{space.kind}")
    facts = [words.say("describe-space", {"space": space.space, "kind": kind, "difficulty": space.difficulty})]
    if space.kind == "city":
        facts.append(words.say("describe-spots", {"count": space.spots}))
    for token in tokens:
        if token.face == "down":
            key = "describe-attacked"
        else:
            key = "describe-owned-cut_off" if token.cut_off else "describe-owned"
        facts += [words.say(key, {"name": words.player(token.seat)})] * token.count
    return words.joined("facts", facts)


# -- seats -------------------------------------------------------------------------------------------------------------


def about_seat(words: Words, seat: int, entry: SeatSeen, phase: str) -> list[str]:
    who, score = words.player(seat), entry.score
    kingdom = words.value("kingdom", entry.kingdom) if entry.kingdom else words.say("describe-no-kingdom")
    told: Json = {"name": who, "kingdom": kingdom, "vp": entry.vp, "hand": entry.hand, "alices": entry.alices}
    found = [words.say("describe-seat", {**told, **token_words(entry.tokens), "total": score.total})]
    held = {slot: getattr(entry.slots, slot) for slot in SLOTS}
    slots = [slot_words(words, slot, cards) for slot, cards in held.items() if cards]
    key = "describe-slots" if slots else "describe-no-slots"
    found.append(words.say(key, {"name": who, "slots": words.joined("parts", slots) if slots else ""}))
    if phase == "over":
        parts = {key: getattr(score, key) for key in ("play", "tiles", "slots", "effects", "total")}
        found.append(words.say("describe-score", {"name": who, **parts}))
    return found


def slot_words(words: Words, slot: str, cards: list[KingdomCard]) -> str:
    listed = words.listed([card_words(words, card) for card in cards])
    return words.say("describe-slot", {"slot": words.value("slot", slot), "cards": listed})


def card_words(words: Words, card: KingdomCard) -> str:
    if card.alice is None:
        return words.say("describe-card-down")
    alice = words.value("alice", card.alice)
    if card.face == "down":
        return words.say("describe-card-known", {"alice": alice})
    if card.copies:
        return words.say("describe-card-copy", {"alice": alice, "copies": words.value("alice", card.copies)})
    return words.say("describe-card-up", {"alice": alice})


def about_hands(words: Words, hands: list[list[str]]) -> list[str]:
    """What everybody held in the end."""
    cards = [words.listed([str(words.value("alice", alice)) for alice in hand]) for hand in hands]
    return [words.say("describe-hands", {"name": words.player(seat), "cards": held}) for seat, held in enumerate(cards)]


def about_you(tables: Tables, words: Words, you: You) -> list[str]:
    powers = {"military": you.military, "mobility": you.mobility, "dream": you.dream}
    return [
        words.say("describe-you-hand", {"cards": words.listed([hand_words(tables, words, card) for card in you.hand])}),
        words.say("describe-you-powers", dict(powers)),
    ]


def hand_words(tables: Tables, words: Words, card: HandCard) -> str:
    effect = effect_text(tables, words, card.alice)
    told = {"alice": words.value("alice", card.alice), "tokens": card.tokens, "effect": effect}
    return words.say(f"describe-you-card-{card.summon}", told)
