"""Searches what a browser was sent for what it could not know yet. The truth is the record of the finished game.

Every frame is held against what this viewer had been told by then: the fields in which a secret could stand are compared one by one,
fields the protocol does not name are leaks in themselves, and names of hidden cards, sealed answers and seeds are searched for anywhere.
It knows Miraris with its usual options.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any

Json = dict[str, Any]

SEALED = re.compile(r"(keep|bid|take|give) \w")
# Every field of docs/protocol.md that a frame may hold, by the place where it stands; a star is any number.
FIELDS = {
    "": "type number table seat question view events first undo talk remaining rule key args detail",
    "table": "table game players options clock seats started over commitment seed_chosen",
    "table.seats.*": "name bot online away autopilot",
    "undo": "can asked_by agreed waiting",
    "talk.*": "seat name text",
    "events.*": "key args",
    "view": "game players seat options asked question outcome board",
    "view.question": "kind gathering answered options refused",
    "view.question.options.*": "text kind parts",
    "view.question.refused.*": "piece rule key args",
    "view.outcome": "winners scores reason",
    "view.board": "phase round rounds row deck discard ability demand first_total seats you deck_cards",
    "view.board.seats.*": "colour hand held character spent wonders set_aside score",
    "view.board.you": "dealt character hand wonders",
}


def leaks(frames: Iterable[str], record: Json, viewer: int | None, secrets: Collection[str] = ()) -> list[str]:
    """What the viewer (None: someone who watches) was sent too early, in words. `secrets` may never be sent at all."""
    truth = Truth(record, viewer)
    found: list[str] = []
    for number, text in enumerate(frames):
        frame = json.loads(text)
        problems = list(truth.problems(frame, text))
        problems += ["a secret that nobody may be sent" for secret in secrets if secret in text]
        found += [f"frame {number}: {problem}" for problem in problems]
    return found


class Truth:
    """What really happened, and how much of it one viewer has been told."""

    def __init__(self, record: Json, viewer: int | None) -> None:
        self.viewer = viewer
        self.seed = str(record["seed"])
        self.told = [
            {"key": event["key"], "args": event["args"]}
            for event in record["events"]
            if event["to"] == "all" or viewer in event["to"]
        ]
        self.dealt: dict[int, list[str]] = {
            event["to"][0]: event["args"]["characters"] for event in record["events"] if event["key"] == "dealt"
        }
        self.own_answers = [entry["answer"] for entry in record["entries"] if entry["seat"] == viewer]
        self.happened: list[Json] = []

    def problems(self, frame: Json, text: str) -> Iterator[str]:
        yield from unknown_fields(frame)
        if frame["type"] == "state":
            upto = frame["first"] + len(frame["events"])
            if frame["events"] != self.told[frame["first"] : upto]:
                yield "an event that was not for this viewer"
            self.happened = self.told[:upto]
        if self.is_over:
            return
        if self.seed in text:
            yield "the seed"
        words = {word.removeprefix("character-") for string in strings(frame) for word in re.findall(r"[\w-]+", string)}
        yield from (f"the hidden character {name}" for name in sorted(words & self.hidden_characters()))
        yield from (f"the sealed answer {answer!r}" for answer in sealed_outside_the_question(frame))
        if frame["type"] == "state" and frame["view"] is not None:
            yield from self.in_question(frame["view"])
            yield from self.in_board(frame["view"]["board"])

    @property
    def is_over(self) -> bool:
        return len(self.happened) == len(self.told)

    def named(self, key: str) -> list[Json]:
        """The arguments of the events of one kind that have happened."""
        return [event["args"] for event in self.happened if event["key"] == key]

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


def unknown_fields(part: Any, place: str = "") -> Iterator[str]:
    if isinstance(part, list):
        for item in part:
            yield from unknown_fields(item, f"{place}.*")
    elif isinstance(part, dict):
        known = FIELDS.get(place)
        for name, value in part.items():
            if known is not None and name not in known.split():
                yield f"a field the protocol does not name: {place}.{name}"
            yield from unknown_fields(value, f"{place}.{name}".lstrip("."))


def strings(part: Any) -> Iterator[str]:
    """All texts, the names of fields too."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, list):
        for item in part:
            yield from strings(item)
    elif isinstance(part, dict):
        for name, value in part.items():
            yield name
            yield from strings(value)


def sealed_outside_the_question(frame: Json) -> list[str]:
    """An answer stands in the question it belongs to and nowhere else."""
    rest = dict(frame)
    if rest.get("view"):
        rest["view"] = {**rest["view"], "question": None}
    return [string for string in strings(rest) if SEALED.match(string)]
