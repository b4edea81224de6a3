"""What one viewer had been told when, and what no game may send: the part of the search for leaks that knows no game.

Fields the protocol does not name are leaks in themselves; events must be those for this viewer; seeds and sealed answers are searched for anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar

Json = dict[str, Any]

# Every field of docs/protocol.md that a frame of any game may hold, by the place where it stands; a star is any number.
FIELDS = {
    "": "type number pages table seat question fixed view events first moment since undo talk again film remaining now banks rule key args detail",
    "table": "table game players options clock seats host started over commitment seed_chosen start hints brisk weaker watchers_apart series company leaving notice data own_data",
    "table.seats.*": "name bot online away autopilot hints waits left stand_in resigned late",
    "table.company": "patience bank paused motion watchers open sent_away duel",
    "table.company.bank": "seconds increment",
    "table.company.paused": "by since",
    "table.company.motion": "motion by waiting agreed taker",
    "table.company.motion.taker": "seat name",
    "table.company.watchers.*": "id name",
    "table.leaving": "why shut at",
    "table.series": "games seats moved rule",
    "table.series.seats.*": "games wins",
    "again": "table seat by seats",
    "undo": "can asked_by agreed waiting",
    "talk.*": "seat name text phrase number",
    "events.*": "key args",
    "view": "game players seat options asked question outcome board",
    "view.question": "kind gathering asked_of answered given options forms refused",
    "view.question.given": "text kind parts",
    "view.question.options.*": "text kind parts",
    "view.question.refused.*": "piece rule key args",
    "view.outcome": "winners scores reason",
}


class Truth:
    """What really happened, and how much of it one viewer has been told. A game adds its fields and its secrets."""

    fields: ClassVar[dict[str, str]] = {}
    """The fields of the game's own board."""
    sealed: re.Pattern[str]
    """How an answer begins that stays hidden until all are in."""

    def __init__(self, record: Json, viewer: int | None) -> None:
        self.viewer = viewer
        self.seed = str(record["seed"])
        self.told = [
            {"key": event["key"], "args": event["args"]}
            for event in record["events"]
            if event["to"] == "all" or viewer in event["to"]
        ]
        own = [entry for entry in record["entries"] if entry["seat"] == viewer]
        self.own_answers = [entry["answer"] for entry in own if "answer" in entry]
        self.happened: list[Json] = []

    def problems(self, frame: Json, text: str) -> Iterator[str]:
        yield from unknown_fields(frame, FIELDS | self.fields)
        if frame["type"] == "state":
            upto = frame["first"] + len(frame["events"])
            if not are_told(frame["events"], self.told[frame["first"] : upto]):
                yield "an event that was not for this viewer"
            self.happened = self.told[:upto]
        if self.is_over:
            return
        if self.seed in text:
            yield "the seed"
        yield from self.in_frame(frame)
        yield from (f"the sealed answer {answer!r}" for answer in self.sealed_outside_the_question(frame))
        if frame["type"] == "state" and frame["view"] is not None:
            yield from self.in_question(frame["view"])
            yield from self.in_board(frame["view"]["board"])

    @property
    def is_over(self) -> bool:
        return len(self.happened) == len(self.told)

    def named(self, key: str) -> list[Json]:
        """The arguments of the events of one kind that have happened."""
        return [event["args"] for event in self.happened if event["key"] == key]

    def in_frame(self, frame: Json) -> Iterator[str]:
        """Secrets that could stand anywhere."""
        raise NotImplementedError

    def in_question(self, view: Json) -> Iterator[str]:
        raise NotImplementedError

    def in_board(self, board: Json) -> Iterator[str]:
        raise NotImplementedError

    def sealed_outside_the_question(self, frame: Json) -> list[str]:
        """An answer stands in the question it belongs to and nowhere else."""
        rest = dict(frame)
        if rest.get("view"):
            rest["view"] = {**rest["view"], "question": None}
        return [string for string in strings(rest) if self.sealed.match(string)]


def are_told(events: list[Json], recorded: list[Json]) -> bool:
    """The same events with the same arguments; what is told besides follows from these (core/events.py) and is in no record."""
    kept = [
        {"key": event["key"], "args": {name: event["args"].get(name) for name in true["args"]}}
        for event, true in zip(events, recorded, strict=False)
    ]
    return len(events) == len(recorded) and kept == recorded


def unknown_fields(part: Any, fields: dict[str, str], place: str = "") -> Iterator[str]:
    if isinstance(part, list):
        for item in part:
            yield from unknown_fields(item, fields, f"{place}.*")
    elif isinstance(part, dict):
        known = fields.get(place)
        for name, value in part.items():
            if known is not None and name not in known.split():
                yield f"a field the protocol does not name: {place}.{name}"
            yield from unknown_fields(value, fields, f"{place}.{name}".lstrip("."))


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
