"""The board of Dominovia drawn in letters: the chain, and one's own scrolls."""

from __future__ import annotations

from wondertable.core.picture import DOUBLE, ROUND, Frame, Picture, centred, seat_ink, seat_mark, side_by_side, width_of
from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.dominovia.people import describe
from wondertable.games.dominovia.people.shapes import Board, Fixed
from wondertable.games.dominovia.rules.tables import SPELLS, Tables

INKS = {
    "dragon": "red",
    "freeze": "cyan",
    "fly": "blue",
    "star": "yellow",
    "bam": "violet",
    "colt": "green",
    "crown": "strong",
}


def blocks(tables: Tables, view: View[Fixed, Board], words: Words, width: int) -> list[str | Picture]:
    board = view.board
    found: list[str | Picture] = [words.say(f"describe-{board.phase}", {"round": board.round})]
    if board.chain:
        found += [chain(words, board, width), *describe.about_ends(words, board)]
    else:
        found.append(words.say("describe-no-chain"))
    found.append(words.say("describe-deck", {"deck": board.deck}))
    if board.turn is not None:
        found += describe.about_turn(words, board, words.player(board.turn))
    for seat, entry in enumerate(board.seats):
        told = describe.about_seat(words, view, seat, entry, hand=seat != view.seat)
        found += [f"{seat_mark(seat)} {told[0]}", *told[1:]]
    own = board.seats[view.seat].hand if view.seat is not None else None
    if own:
        held = [tables.ids.index(scroll) for scroll in own]
        found.append(side_by_side([scroll(words, tables.low[one], tables.high[one]) for one in held], width))
    if board.last_round is not None:
        found += describe.about_last_round(words, board.last_round)
    return found


def half_width(words: Words) -> int:
    return max(width_of(describe.spell(words, rank)) for rank in range(len(SPELLS)))


def scroll(words: Words, left: int, right: int, line: Frame = ROUND, ink: str = "") -> Picture:
    """Two halves; a Mirror has two equal ones."""
    half = half_width(words)
    found = Picture()
    found.box(0, 0, 2 * half + 3, 3, ink, line)
    found.put(half + 1, 1, "┃" if left == right else "│", ink)
    for x, rank in ((1, left), (half + 2, right)):
        found.put(x, 1, centred(describe.spell(words, rank), half), INKS[SPELLS[rank]])
    return found


def chain(words: Words, board: Board, width: int) -> Picture:
    """As it lies, from end to end; who has a Ring on a scroll is seen above it, the ends have a double frame."""
    rings = [(ring.scroll, seat) for seat, ring in enumerate(board.rings) if ring is not None]
    drawn = []
    for at, laid in enumerate(board.chain):
        end = at in (0, len(board.chain) - 1)
        one = scroll(words, laid.left, laid.right, DOUBLE if end else ROUND)
        marks = [seat for name, seat in rings if name == laid.scroll]
        for x, seat in enumerate(marks):
            one.put(2 + 2 * x, 0, seat_mark(seat), seat_ink(seat))
        drawn.append(one)
    return side_by_side(drawn, width, gap=0)
