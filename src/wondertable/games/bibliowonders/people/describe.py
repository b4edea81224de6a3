"""The board of Bibliowonders! in words, line by line."""

from __future__ import annotations

from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.bibliowonders.people.shapes import Board, Fixed, Preview, SeatSeen, Square
from wondertable.games.bibliowonders.rules.tables import RECEPTION_ID, Tables, arrow_of, colour_of

Json = dict[str, object]


def lines(tables: Tables, view: View[Fixed, Board], words: Words) -> list[str]:
    board = view.board
    found = [heading(words, board)]
    found += rows(words, board)
    found.append(shown(words, view))
    found.append(words.say("describe-piles", {"draw": board.draw_pile, "discard": len(board.discard_pile)}))
    if board.discard_pile:
        found.append(words.say("describe-discard", {"cards": cards(words, board.discard_pile)}))
    if board.used:
        found.append(words.say("describe-used", {"cards": cards(words, board.used)}))
    for seat, entry in enumerate(board.seats):
        found += about_seat(words, seat, entry, seat == view.seat)
    found += [told for told in (preview(words, entry) for entry in board.previews) if told]
    if view.seat is not None:
        found += about_you(tables, words, board.seats[view.seat])
    return found


def heading(words: Words, board: Board) -> str:
    if board.phase != "play":
        return words.say(f"describe-{board.phase}")
    extras = [("letter", board.letter), ("passage", board.passage)]
    extra = [words.say(f"describe-{key}") for key, held in extras if held]
    told = {"round": board.round, "name": words.player(board.turn), "moves": board.moves_left}
    return words.joined("sentences", [words.say("describe-play", told), *extra])


def rows(words: Words, board: Board) -> list[str]:
    """The map row by row, north first, each row from west to east."""
    over = board.phase == "over"
    by_row: dict[int, list[Square]] = {}
    for place in board.map:
        by_row.setdefault(place.y, []).append(place)
    return [
        words.say(
            "describe-row",
            {"row": number, "places": words.joined("facts", [on_place(words, entry, over) for entry in row])},
        )
        for number, row in enumerate(by_row.values(), 1)
    ]


def on_place(words: Words, entry: Square, over: bool) -> str:
    """One card: what lies there as far as it is known, its crystal and its pawns."""
    shelf = entry.shelf
    if shelf is None:
        card = words.say("describe-face-down")
    elif entry.up:
        card = words.say("describe-reception") if shelf == RECEPTION_ID else str(words.value("shelf", shelf))
    else:
        key = "describe-face-down-shown" if over else "describe-face-down-known"
        card = words.say(key, {"name": words.value("shelf", shelf)})
    extra = [words.say("describe-crystal")] if entry.crystal else []
    extra += [words.player(seat) for seat in entry.pawns]
    told: Json = {"position": entry.position, "lying": card}
    if not extra:
        return words.say("describe-place", told)
    return words.say("describe-place-with", told | {"more": words.joined("facts", extra)})


def shown(words: Words, view: View[Fixed, Board]) -> str:
    face_up = view.board.face_up.items()
    counts = [words.say("pair", {"first": words.value("colour", colour), "second": count}) for colour, count in face_up]
    return words.say(
        "describe-face-up", {"counts": words.joined("facts", counts), "limit": view.fixed.reconstruction_at}
    )


def cards(words: Words, ids: list[str]) -> str:
    return words.listed([str(words.value("card", card)) for card in ids])


def about_seat(words: Words, seat: int, entry: SeatSeen, own: bool) -> list[str]:
    who = words.player(seat)
    if entry.colour is None:
        return [words.say("describe-seat-without", {"name": who})]
    told = {
        "name": who,
        "own": words.value("colour", entry.colour),
        "pawn": entry.pawn,
        "mp": entry.mp,
        "hand": entry.hand,
        "cubes": entry.cubes,
        "filled": words.listed([str(words.value("slot", slot)) for slot in entry.slots]),
    }
    found = [words.say("describe-seat", told)]
    if entry.cards and not own:
        found.append(words.say("describe-seat-cards", {"name": who, "cards": cards(words, entry.cards)}))
    return found


def about_you(tables: Tables, words: Words, entry: SeatSeen) -> list[str]:
    if entry.colour is None:
        return []
    if not entry.cards:
        return [words.say("describe-you-no-cards")]
    found = [words.say("describe-you-cards", {"cards": cards(words, entry.cards)})]
    met = [card for card in dict.fromkeys(entry.cards) if card in entry.met]
    found.append(words.say("describe-you-met", {"cards": cards(words, met)}))
    for magic in tables.magic:
        if magic.id in entry.cards:
            told = {"name": words.value("card", magic.id), "effect": effect(words, magic.id, magic.text)}
            found.append(words.say("describe-you-magic", told))
    return found


def effect(words: Words, card: str, in_data: str) -> str:
    """What a magic card does: the sentence of the language, or for a card of other data the text there."""
    key = f"effect-{card}"
    told = words.say(key)
    return in_data if told == key or not words.game.data_is_shipped else told


def preview(words: Words, entry: Preview) -> str | None:
    """What a Move would do, where it does more than step or turn a card up."""
    told: Json = {"place": entry.position}
    if entry.wins:
        return words.say("describe-move-wins", told)
    if entry.shifts_to:
        return words.say("describe-move-shifts", told | {"end": entry.shifts_to})
    if entry.draws:
        return words.say("describe-move-draws", told)
    return None


def custom_names(tables: Tables) -> dict[str, str]:
    """What the data call their magic cards, and (BIB-V6) moving shelves that have a colour."""
    coloured = sorted({int(shelf) for shelf in tables.shelf_pile if arrow_of(shelf) and colour_of(shelf)})
    shelves = [tables.shelf_ids[shelf] for shelf in coloured]
    named = {f"card-{magic.id}": magic.name for magic in tables.magic}
    return named | {f"shelf-{shelf}": shelf.replace("-", " ") for shelf in shelves}
