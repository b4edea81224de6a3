"""What is secret in Miraris, with its usual options: characters, sealed answers, claimed cards and the deck."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from tests.browser.truth import Json, Truth, strings


class MirarisTruth(Truth):
    fields: ClassVar[dict[str, str]] = {
        "view.board": "phase round rounds in_play row deck discard ability demand first_total seats you deck_cards",
        "view.board.seats.*": "colour hand held character spent wonders set_aside score",
        "view.board.you": "dealt character hand wonders",
    }
    sealed = re.compile(r"(keep|bid|take|give) \w")

    def __init__(self, record: Json, viewer: int | None) -> None:
        super().__init__(record, viewer)
        self.dealt: dict[int, list[str]] = {
            event["to"][0]: event["args"]["characters"] for event in record["events"] if event["key"] == "dealt"
        }

    def in_frame(self, frame: Json) -> Iterator[str]:
        words = {word.removeprefix("character-") for string in strings(frame) for word in re.findall(r"[\w-]+", string)}
        yield from (f"the hidden character {name}" for name in sorted(words & self.hidden_characters()))

    def shown(self) -> dict[int, str]:
        return {args["seat"]: args["character"] for args in self.named("show") + self.named("score")}

    def hidden_characters(self) -> set[str]:
        others = {name for seat, names in self.dealt.items() if seat != self.viewer for name in names}
        return others - set(self.shown().values())

    def revealed_bids(self, seat: int) -> list[int]:
        return sorted(value for args in self.named("reveal") for bidder, value in args["bids"] if bidder == seat)

    def in_question(self, view: Json) -> Iterator[str]:
        question = view["question"]
        if question is None:
            return
        if question["answered"] is not None and question["answered"] != self.own_answer(
            question["kind"], view["board"]
        ):
            yield f"the sealed answer {question['answered']!r}"
        if (question["options"] or question["refused"]) and self.viewer not in view["asked"]:
            yield "options of somebody else"
        if self.viewer is not None:
            hand = set(range(1, 10)) - set(self.revealed_bids(self.viewer))
            strange = [
                option["text"]
                for option in question["options"]
                if (option["kind"] == "bid" and option["parts"]["value"] not in hand)
                or (option["kind"] == "keep" and option["parts"]["character"] not in self.dealt[self.viewer])
            ]
            yield from (f"options of somebody else: {text!r}" for text in strange)

    def own_answer(self, kind: str, board: Json) -> str | None:
        """What the viewer answers to the question of this kind that is open now."""
        word, place = {
            "choose_character": ("keep", 0),
            "bid": ("bid", board["round"] - 1),
            "mirela_gift": ("give", board["demand"] - 1),
        }.get(kind, ("take", 0))
        given = [answer for answer in self.own_answers if answer.startswith(word)]
        return given[place] if place < len(given) else None

    def in_board(self, board: Json) -> Iterator[str]:
        if board["deck_cards"] is not None:
            yield "the deck"
        turned_up = Counter(wonder for args in self.named("turn_up") for wonder in args["wonders"])
        if Counter(wonder for pile in board["row"] for wonder in pile) - turned_up:
            yield "the deck: a card in the row that has not been turned up"
        if board["phase"] == "bidding" and len(self.named("reveal")) != board["round"] - 1:
            yield "bids before all of them were laid"
        if board["ability"] is not None and board["ability"] not in self.shown().values():
            yield f"the hidden character {board['ability']}"
        you = board["you"]
        if (you is None) != (self.viewer is None) or (you and you["dealt"] != self.dealt[self.viewer or 0]):
            yield "what somebody else has"
        for seat, seen in enumerate(board["seats"]):
            if seat != self.viewer:
                yield from self.in_seat(seat, seen)

    def in_seat(self, seat: int, seen: Json) -> Iterator[str]:
        if seen["character"] is not None and seen["character"] != self.shown().get(seat):
            yield f"the hidden character {seen['character']}"
        if seen["spent"] is not None and seen["spent"] != self.revealed_bids(seat):
            yield f"a sealed bid of seat {seat}"
        yield from (f"{field} of seat {seat}" for field in ("wonders", "set_aside", "score") if seen[field] is not None)


TRUTH = MirarisTruth
