"""What is secret in Dominovia, without the memory aid: hands, sealed answers and the deck."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from tests.browser.truth import Json, Truth, strings

SCROLL = re.compile(r"(?<![\w-])[0-6]-[0-6](?![\w-])")
LAID = ("donation", "opens", "link")
"""Events in which a scroll leaves a hand for the chain."""


class DominoviaTruth(Truth):
    fields: ClassVar[dict[str, str]] = {
        "view.board": "phase round chain deck turn drawn passes direction caster casting rings ends frozen seats"
        " known_in_deck last_round receivers deck_dealt",
        "view.board.chain.*": "scroll left right",
        "view.board.rings.*": "spell scroll half",
        "view.board.receivers": "left right across",
        "view.board.ends": "left right",
        "view.board.ends.left": "open crowned_by closed_to",
        "view.board.ends.right": "open crowned_by closed_to",
        "view.board.seats.*": "scrolls hand rounds_won points known",
        "view.board.last_round": "winner reason hands deciding points",
    }
    sealed = re.compile(r"(offer|give|discard) [0-6]-[0-6]$")

    def this_round(self) -> list[Json]:
        """What has happened since the scrolls were dealt."""
        begun = [place for place, event in enumerate(self.happened) if event["key"] == "round_begins"]
        return self.happened[begun[-1] :] if begun else []

    def own_hand(self) -> set[str]:
        """The viewer's hand, as it was told to the viewer alone."""
        hand: set[str] = set()
        for event in self.this_round():
            args = event["args"]
            if event["key"] == "dealt":
                hand = set(args["scrolls"])
            elif event["key"] in ("drew", "received"):
                hand.add(args["scroll"])
            elif event["key"] in ("gave", "discarded") or event in self.own_laid():
                hand.discard(args["scroll"])
        return hand

    def own_laid(self) -> list[Json]:
        return [event for event in self.this_round() if event["key"] in LAID and event["args"]["seat"] == self.viewer]

    def may_know(self) -> set[str]:
        """Every scroll the viewer has been shown in this round."""
        return {scroll for event in self.this_round() for text in strings(event) for scroll in SCROLL.findall(text)}

    def laid(self) -> set[str]:
        """Scrolls that lie, or have lain, face up in the chain."""
        return {event["args"]["scroll"] for event in self.this_round() if event["key"] in LAID}

    def in_frame(self, frame: Json) -> Iterator[str]:
        """Scrolls that the viewer has not been shown. How the last round ended, and what happened before, is public."""
        rest = {name: value for name, value in frame.items() if name != "events"}
        if rest.get("view"):
            board = {**rest["view"]["board"], "last_round": None}
            rest["view"] = {**rest["view"], "board": board}
        found = {scroll for text in strings(rest) for scroll in SCROLL.findall(text)}
        yield from (f"the hidden scroll {scroll}" for scroll in sorted(found - self.may_know()))

    def in_question(self, view: Json) -> Iterator[str]:
        question = view["question"]
        if question is None:
            return
        answered = question["answered"]
        if answered is not None and answered not in self.own_answers:
            yield f"the sealed answer {answered!r}"
        if (question["options"] or question["refused"]) and self.viewer not in view["asked"]:
            yield "options of somebody else"
        pieces = [option["parts"].get("scroll") for option in question["options"] if option["kind"] != "ring"]
        pieces += [refused["piece"].split()[0] for refused in question["refused"]]
        strange = {piece for piece in pieces if piece is not None} - self.own_hand()
        yield from (f"a scroll of somebody else: {piece}" for piece in sorted(strange))

    def in_board(self, board: Json) -> Iterator[str]:
        if board["known_in_deck"] is not None:
            yield "the deck"
        strange = {one["scroll"] for one in board["chain"]} - self.laid()
        yield from (f"the deck: {scroll} lies in the chain" for scroll in sorted(strange))
        for seat, seen in enumerate(board["seats"]):
            if seen["known"] is not None:
                yield f"what is known of seat {seat}"
            if seat != self.viewer and seen["hand"] is not None:
                yield f"the hand of seat {seat}"
            if seat == self.viewer and set(seen["hand"]) != self.own_hand():
                yield "another hand than one's own"
        if board["last_round"] is not None:
            yield from self.in_last_round(board["last_round"])

    def in_last_round(self, last: Json) -> Iterator[str]:
        shown: dict[int, list[str]] = {}
        ended = True
        for event in self.happened:
            if event["key"] == "hand_shown":
                shown = {} if ended else shown
                shown[event["args"]["seat"]] = event["args"]["scrolls"]
            ended = event["key"] in ("round", "hand")
        for seat, hand in enumerate(last["hands"]):
            if sorted(hand) != sorted(shown.get(seat, [])):
                yield f"the last hand of seat {seat}"


TRUTH = DominoviaTruth
