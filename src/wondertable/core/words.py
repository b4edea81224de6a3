"""A table in words: events, options and questions as sentences for one reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wondertable.core.text import ENGLISH, name, sentence

if TYPE_CHECKING:
    from wondertable.core.game import Game

Json = dict[str, object]


class Words:
    """Speaks to one seat (None: someone who watches) about the players by name."""

    def __init__(self, game: Game, names: list[str], seat: int | None, language: str = ENGLISH) -> None:
        self.game = game
        self.names = names
        self.seat = seat
        self.language = language
        self._events = game.event_forms.types()
        self._actions = game.actions.types()
        self._custom = game.custom_names()

    def event(self, event: Json) -> str:
        key, args = str(event["key"]), event["args"]
        assert isinstance(args, dict)
        types = self._events[key]
        seats = [value for arg, value in args.items() if types[arg] == "seat"]
        shown = {arg: self.value(types[arg], value) for arg, value in args.items()}
        shown["you"] = "yes" if seats and seats[0] == self.seat else "no"
        return self.say(f"event-{key}", shown)

    def option(self, option: Json) -> str:
        kind, parts = str(option["kind"]), option["parts"]
        assert isinstance(parts, dict)
        types = self._actions[kind]
        return self.say(f"action-{kind}", {part: self.value(types[part], value) for part, value in parts.items()})

    def say(self, key: str, args: Json | None = None) -> str:
        return sentence(key, args, self.game.name, self.language)

    def value(self, type: str, value: object) -> object:
        """One value as it is shown: a seat by its player's name, a thing by its own, a list joined."""
        if type == "seat":
            return self.player(value)
        if type == "seats":
            assert isinstance(value, list)
            return self.listed([self.player(seat) for seat in value])
        if type == "[seat:number]":
            assert isinstance(value, list)
            return ", ".join(f"{self.player(seat)} {number}" for seat, number in value)
        if type.startswith("["):
            assert isinstance(value, list)
            return self.listed([str(self.value(type[1:-1], item)) for item in value])
        if isinstance(value, bool) or type in ("number", "text", "truth"):
            return value
        custom = self._custom.get(f"{type}-{value}")
        return custom if custom is not None else name(type, value, self.game.name, self.language)

    def player(self, seat: object) -> str:
        assert isinstance(seat, int)
        return self.names[seat]

    def listed(self, items: list[str]) -> str:
        return ", ".join(items) if items else self.say("describe-nothing")
