"""The table of Miraris drawn in letters: the row of Wonders, and one's own Dormires."""

from __future__ import annotations

import textwrap

from wondertable.core.picture import DOUBLE, ROUND, Cell, Picture, card, fitted, seat_mark, side_by_side
from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.miraris.people import describe
from wondertable.games.miraris.people.shapes import Board, Fixed
from wondertable.games.miraris.rules.tables import Tables

INKS = ("", "faint", "cyan", "violet", "green", "blue", "red", "yellow")
"""By crowns."""
WONDER_WIDTH = 18
DORMIRE_WIDTH = 5


def blocks(tables: Tables, view: View[Fixed, Board], words: Words, width: int) -> list[str | Picture]:
    board = view.board
    found: list[str | Picture] = [
        words.say(f"describe-{board.phase}", {"round": board.round, "rounds": view.fixed.rounds})
    ]
    if board.phase != "characters":
        found.append(side_by_side([slot(words, at, pile) for at, pile in enumerate(board.row, 1)], width))
        found.append(words.say("describe-deck", {"deck": board.deck}))
    if board.discard:
        found.append(words.say("describe-discard", {"wonders": describe.wonders(words, board.discard)}))
    for seat, entry in enumerate(board.seats):
        told = describe.about_seat(words, seat, entry, seat == view.seat)
        found += [f"{seat_mark(seat)} {told[0]}", *told[1:]]
    if board.you is not None:
        found += describe.about_you(tables, words, board.you, "" if board.phase == "bidding" else board.phase)
        if board.phase == "bidding" and board.you.hand:
            hand = [card([(str(value), "strong")], DORMIRE_WIDTH) for value in board.you.hand]
            found.append(side_by_side(hand, width, gap=0))
    return found


def slot(words: Words, number: int, pile: list[int]) -> Picture:
    """The newest Wonder of a slot, and under it the crowns of those that were left from ties."""
    if not pile:
        return card([("", ""), ("", ""), ("", "")], WONDER_WIDTH, str(number), "faint")
    top = pile[-1]
    ink = INKS[top % len(INKS)]
    name = textwrap.wrap(str(words.value("wonder", top)), WONDER_WIDTH - 2)[:2]
    lines: list[Cell] = [(text, ink) for text in [*name, ""][:2]]
    lines.append((f"{top} ♛", f"strong {ink}"))
    if len(pile) > 1:
        beneath = " ".join(f"+{crowns}" for crowns in pile[-2::-1])
        lines.append((fitted(beneath, WONDER_WIDTH - 2), ""))
    return card(lines, WONDER_WIDTH, str(number), line=DOUBLE if len(pile) > 1 else ROUND)
