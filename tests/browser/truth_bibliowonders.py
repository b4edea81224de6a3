"""What is secret in Bibliowonders!: the fronts of face-down shelves, the cards in the others' hands, and the order of both."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from tests.browser.truth import Json, Truth

SHELF = re.compile(r"(?:\w+-)?moving-[NESW]$")


class Shelves:
    """What a viewer was told of the map: what lies face up, and what was looked at."""

    def __init__(self, reception: str) -> None:
        self.up = {reception: "reception"}
        self.seen: dict[str, str] = {}

    def take(self, event: Json) -> None:
        key, args = event["key"], event["args"]
        if key == "turn_up":
            self.up[args["position"]] = args["shelf"]
            self.seen.pop(args["position"], None)
        elif key == "saw":
            self.seen[args["position"]] = args["shelf"]
        elif key in ("shift", "swap"):
            one, other = (args["from"], args["to"]) if key == "shift" else (args["first"], args["second"])
            for known in (self.up, self.seen):
                exchange(known, one, other)
        elif key == "reconstruction":
            for position in args["positions"]:
                del self.up[position]

    def known(self, position: str) -> str | None:
        return self.up.get(position) or self.seen.get(position)


def exchange(known: dict[str, str], one: str, other: str) -> None:
    """What lay on either place lies on the other one now."""
    moved = {two: known.pop(first) for first, two in ((one, other), (other, one)) if first in known}
    known.update(moved)


class BibliowondersTruth(Truth):
    fields: ClassVar[dict[str, str]] = {
        "view.board": "phase round turn start moves_left letter passage used draw_pile discard_pile reception map"
        " face_up reconstruction_at shelves conditions seats previews",
        "view.board.map.*": "position x y up shelf seen_by crystal pawns compass",
        "view.board.shelves.*": "id colour arrow",
        "view.board.face_up": "blue red green yellow",
        "view.board.conditions.*": "card positions",
        "view.board.seats.*": "colour character pawn mp hand cards slots cubes met",
        "view.board.previews.*": "position turns_up known shelf mp draws crystal shifts_to round ends_at wins met",
    }
    sealed = re.compile(r"(?!)")  # every answer is given openly

    def shelves(self) -> Shelves:
        shelves = Shelves("C")
        for event in self.happened:
            shelves.take(event)
        return shelves

    def own_hand(self) -> Counter[str]:
        """The viewer's hand, as it was told to the viewer alone."""
        hand: Counter[str] = Counter()
        for event in self.happened:
            key, args = event["key"], event["args"]
            if key == "drew":
                hand.update(args["cards"])
            elif args.get("seat") == self.viewer and key in ("learn", "discard"):
                hand.subtract(args["cards"])
            elif args.get("seat") == self.viewer and key == "magic":
                hand.subtract([args["card"]])
        return +hand

    def discarded(self) -> Counter[str]:
        pile: Counter[str] = Counter()
        for event in self.happened:
            if event["key"] in ("learn", "discard", "put_away"):
                pile.update(event["args"]["cards"])
            elif event["key"] == "reshuffle":
                pile.clear()
        return pile

    def in_frame(self, frame: Json) -> Iterator[str]:
        """Cards and shelves have names that everybody may say; what is secret is where they are, which the board tells."""
        return iter(())

    def in_question(self, view: Json) -> Iterator[str]:
        question = view["question"]
        if question is None:
            return
        if (question["options"] or question["refused"]) and self.viewer not in view["asked"]:
            yield "options of somebody else"
        held = set(self.own_hand())
        for option in question["options"]:
            parts = option["parts"]
            strange = {*parts.get("cards", []), *([parts["card"]] if "card" in parts else [])} - held
            yield from (f"a card of somebody else: {card}" for card in sorted(strange))

    def in_board(self, board: Json) -> Iterator[str]:
        shelves = self.shelves()
        for square in board["map"]:
            position = square["position"]
            if square["up"] != (position in shelves.up):
                yield f"which way up the card on {position} lies"
            if square["shelf"] != shelves.known(position):
                yield f"the hidden shelf on {position}"
        yield from self.in_conditions(board, shelves)
        yield from self.in_previews(board, shelves)
        for seat, seen in enumerate(board["seats"]):
            if seat != self.viewer and seen["cards"] is not None:
                yield f"the hand of seat {seat}"
            if seat == self.viewer and Counter(seen["cards"]) != self.own_hand():
                yield "another hand than one's own"
        if Counter(board["discard_pile"]) != self.discarded():
            yield "cards that were not discarded"

    def in_conditions(self, board: Json, shelves: Shelves) -> Iterator[str]:
        """Where a card would be met is told by what lies face up alone."""
        places = {square["position"]: (square["x"], square["y"]) for square in board["map"]}
        for condition in board["conditions"]:
            card = condition["card"]
            if card == "moving":
                found = {place for place, shelf in shelves.up.items() if SHELF.match(shelf)}
                if found != set(condition["positions"]):
                    yield "a hidden moving shelf, by the card that it meets"
            elif card in board["face_up"]:
                lying = [places[place] for place, shelf in shelves.up.items() if shelf.split("-")[0] == card]
                for position in condition["positions"]:
                    x, y = places[position]
                    if not any(abs(x - east) <= 1 and abs(y - north) <= 1 for east, north in lying):
                        yield f"a hidden {card} shelf near {position}, by the card that it meets"

    def in_previews(self, board: Json, shelves: Shelves) -> Iterator[str]:
        for preview in board["previews"]:
            known = shelves.known(preview["position"])
            told = [preview[part] for part in ("shelf", "draws", "crystal", "shifts_to", "ends_at", "met")]
            if known is None and (preview["round"] or any(part is not None for part in told)):
                yield f"what a Move to {preview['position']} would do"


TRUTH = BibliowondersTruth
