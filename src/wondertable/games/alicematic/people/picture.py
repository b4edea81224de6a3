"""The map of AlicematiC drawn in letters: every space with its place, its kind, its difficulty and who is there."""

from __future__ import annotations

from wondertable.core.picture import Picture, seat_ink, seat_mark, side_by_side
from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.alicematic.people import describe
from wondertable.games.alicematic.people.shapes import Board, Fixed, Space, Territory
from wondertable.games.alicematic.rules.tables import Tables

SIGNS = {"red": "♦", "blue": "≈", "yellow": "☼", "green": "♣", "white": "○", "city": "⌂", "forest": "♠"}
INKS = {"city": "strong", "forest": "green faint", "white": "strong"}
SPACE_WIDTH, SPACE_HEIGHT = 8, 2
ATTACK = "!"
"""Before the mark of a seat whose token attacks."""
LEAST_WIDTH = 6


def blocks(tables: Tables, view: View[Fixed, Board], words: Words, width: int) -> list[str | Picture]:
    board = view.board
    name = words.player(board.turn) if board.turn is not None else ""
    told = {"round": board.round, "rounds": view.fixed.rounds, "name": name}
    found: list[str | Picture] = [words.say(f"describe-{board.phase}", told)]
    if board.effect is not None:
        found.append(describe.effect_asked(tables, words, board.effect))
    drawn = land(view, width)
    found += [drawn, legend(words, width)] if drawn else describe.map_lines(words, view)
    bank = {**describe.token_words(board.bank), "deck": board.deck, "discard": board.discard}
    found.append(words.say("describe-bank", bank))
    for seat, entry in enumerate(board.seats):
        told_of = describe.about_seat(words, seat, entry, board.phase)
        found += [f"{seat_mark(seat)} {told_of[0]}", *told_of[1:]]
    if board.hands is not None:
        found += describe.about_hands(words, board.hands)
    elif board.you is not None:
        found += describe.about_you(tables, words, board.you)
    return found


def land(view: View[Fixed, Board], width: int) -> Picture | None:
    """None where it does not fit. Rows of hexes, each half a hex further to the right."""
    spaces = view.fixed.map.spaces
    across = [2 * space.q + space.r for space in spaces]
    halves = max(across) - min(across) + 2
    wide = min(SPACE_WIDTH, 2 * (width // halves))
    if wide < LEAST_WIDTH:
        return None
    tokens: dict[str, list[Territory]] = {}
    for token in view.board.tokens:
        tokens.setdefault(token.space, []).append(token)
    found, top = Picture(), min(space.r for space in spaces)
    for space, at in zip(spaces, across, strict=True):
        found.lay(
            drawn(space, tokens.get(space.space, [])), wide // 2 * (at - min(across)), SPACE_HEIGHT * (space.r - top)
        )
    return found


def drawn(space: Space, tokens: list[Territory]) -> Picture:
    """Its place above, as answers name it; below what it is, how hard, and whose tokens lie there."""
    found = Picture()
    found.put(0, 0, f"{space.q},{space.r}", "faint")
    ink = INKS.get(space.kind, space.kind)
    found.put(0, 1, f"{SIGNS[space.kind]}{space.difficulty}", ink)
    x = 1 + len(str(space.difficulty))
    for token in tokens:
        for _ in range(token.count):
            text = seat_mark(token.seat) if token.face == "up" else ATTACK + seat_mark(token.seat)
            found.put(x, 1, text, f"strong {seat_ink(token.seat)}")
            x += len(text)
    return found


def legend(words: Words, width: int) -> Picture:
    """What the signs mean."""
    signs = []
    for kind, sign in SIGNS.items():
        one = Picture()
        one.put(0, 0, sign, INKS.get(kind, kind))
        one.put(2, 0, words.say(f"space-kind-{kind}"))
        signs.append(one)
    return side_by_side(signs, width, gap=3)
