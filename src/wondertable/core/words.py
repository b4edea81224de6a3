"""A table in words: events, options and questions as sentences for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING, Literal

from wondertable.core.refused import Refused
from wondertable.core.text import has_sentence, listed, name, sentence, spoken

if TYPE_CHECKING:
    from wondertable.core.game import Game

Json = dict[str, object]
Joint = Literal["facts", "parts", "sentences"]
FORMS = ("", "-you", "-count", "-value")


def gap(arg: str) -> object:
    """What stands in a sentence for a fact that nobody told: an event of earlier rules may lack one."""
    return f"{{${arg}}}"


class Words:
    """Speaks to one seat (None: someone who watches) about the players by name."""

    def __init__(self, game: Game, names: list[str], seat: int | None, language: str | None = None) -> None:
        self.game = game
        self.names = names
        self.seat = seat
        self.language = language or spoken()
        self._events = game.event_forms.types()
        self._actions = game.actions.types()
        self._custom = game.custom_names()

    def look_at(self, view: Json) -> None:
        """From now on things have the names they have at this table."""
        self._custom = self.game.custom_names() | self.game.local_names(view, self)

    def event(self, event: Json) -> str:
        key, args = str(event["key"]), event["args"]
        assert isinstance(args, dict)
        return self.say(f"event-{key}", self._arguments(args, self._events[key]))

    def option(self, option: Json) -> str:
        return self.about(f"action-{option['kind']}", option)

    def about(self, key: str, option: Json) -> str:
        """A sentence that speaks of an answer, with its parts."""
        kind, parts = str(option["kind"]), option["parts"]
        assert isinstance(parts, dict)
        return self.say(key, self._arguments(parts, self._actions[kind]))

    def _arguments(self, facts: Json, types: dict[str, str]) -> Json:
        """Each fact x in words, and beside it what sentences select on: $x-you, $x-count, $x-value and $you."""
        shown = {f"{arg}{form}": gap(arg) for arg in types if arg not in facts for form in FORMS}
        for arg, fact in facts.items():
            if arg not in types:
                continue  # told to those who draw the table
            type = types[arg]
            shown[arg] = self.value(type, fact)
            if isinstance(fact, list):
                shown[f"{arg}-count"] = len(fact)
            if type in ("seat", "seats"):
                own = (
                    "yes"
                    if self.seat is not None and self.seat in (fact if isinstance(fact, list) else [fact])
                    else "no"
                )
                shown[f"{arg}-you"] = own
                shown.setdefault("you", own)
            elif isinstance(fact, str | int) and not isinstance(fact, bool):
                shown[f"{arg}-value"] = fact
        return {"you": "no"} | shown

    def refused(self, refused: Refused) -> str:
        """Why not, with the rule. Arguments of refusals have no types; their names are those of the families of names."""
        named = {arg: self._custom.get(f"{arg}-{fact}", fact) for arg, fact in refused.args.items()}
        return Refused(refused.rule, refused.key, named, refused.game).said(self.language)

    def say(self, key: str, args: Json | None = None) -> str:
        return sentence(key, args, self.game.name, self.language)

    def value(self, type: str, value: object) -> object:
        """One value as it is shown: a seat by its player's name, a thing by its own, a list joined."""
        if value is None:
            return self.say("nothing")
        if type == "seat":
            return self.player(value)
        if isinstance(value, list):
            if ":" in type and not type.startswith("["):
                first, second = type.split(":")
                return self.say("pair", {"first": self.value(first, value[0]), "second": self.value(second, value[1])})
            inner = "seat" if type == "seats" else type[1:-1]
            items = self.items(inner, value)
            return self.joined("parts", items) if items and "[" in inner else self.listed(items)
        if isinstance(value, bool) or type in ("number", "text", "truth"):
            return value
        custom = self._custom.get(f"{type}-{value}")
        return custom if custom is not None else name(type, value, self.game.name, self.language)

    def items(self, type: str, values: list[object]) -> list[str]:
        """Each in words; equal ones at once where the game has a sentence for several of them, such as `card-several`."""
        several = f"{type}-several"
        if not has_sentence(several, self.game.name, self.language):
            return [str(self.value(type, item)) for item in values]
        counts: dict[str, int] = {}
        for item in values:
            counts[str(item)] = counts.get(str(item), 0) + 1
        named = [(self.value(type, item), count) for item, count in counts.items()]
        return [str(one) if count == 1 else self.say(several, {"count": count, "one": one}) for one, count in named]

    def player(self, seat: object) -> str:
        assert isinstance(seat, int)
        return self.names[seat]

    def joined(self, how: Joint, items: Sequence[str]) -> str:
        """Facts about one thing, parts that may hold commas themselves, or whole sentences, side by side."""
        return reduce(lambda before, after: self.say(f"join-{how}", {"before": before, "after": after}), items)

    def listed(self, items: list[str]) -> str:
        return listed(items, self.language) if items else self.say("nothing")
