"""What a table chooses before the game."""

from __future__ import annotations

from typing import Final

from wondertable.core.refused import Refused

Json = dict[str, object]
Value = str | bool | int
RULEBOOK: Final = "rulebook"
PRESETS: Final = ("family", RULEBOOK, "expert")
"""Ways to play that have a name in every game: kinder, as it is printed, harder. The second one changes nothing."""


class Option:
    """A choice among a few values, the default first.

    An option that has an effect only together with a value of another one names it, so that nobody is asked in vain.
    """

    def __init__(self, name: str, values: list[Value], matters_with: tuple[str, Value] | None = None) -> None:
        self.name = name
        self.values = values
        self.matters_with = matters_with

    def parse(self, value: object) -> Value:
        for allowed in self.values:
            if value == allowed and isinstance(value, bool) == isinstance(allowed, bool):
                return allowed
            if isinstance(value, str) and value == written(allowed):
                return allowed
        raise self.refused(value)

    def native(self, value: Value) -> object:
        """The value as the rules read it in the field of this name."""
        return value

    def check_players(self, value: Value, players: int) -> None:
        """Refused if this value does not go with so many players."""

    def refused(self, value: object) -> Refused:
        args: Json = {"option": self.name, "value": str(value)[:80], "values": self.in_words()}
        return Refused(None, "option-value", args)

    def in_words(self) -> list[str]:
        return [written(value) for value in self.values]

    def info(self) -> Json:
        """For clients."""
        found: Json = {"name": self.name, "values": self.values, "default": self.values[0]}
        return found if self.matters_with is None else found | {"matters_with": list(self.matters_with)}


class Named(Option):
    """A choice among names. The rules read its place in their own list, whatever is the default of the data."""

    def __init__(
        self, name: str, names: list[str], default: str = "", matters_with: tuple[str, Value] | None = None
    ) -> None:
        super().__init__(name, sorted(names, key=lambda each: each != default), matters_with)
        self.names = names

    def native(self, value: Value) -> object:
        return self.names.index(str(value))


def switch(name: str, default: bool, matters_with: tuple[str, Value] | None = None) -> Option:
    """A choice between yes and no."""
    return Option(name, [default, not default], matters_with)


class NumberOption(Option):
    """Any whole number of a range. Its listed values are examples: the default, the least and a common one beside it."""

    def __init__(
        self, name: str, default: int, low: int, high: int, matters_with: tuple[str, Value] | None = None
    ) -> None:
        beside = default + 1 if default < high else default - 1
        examples: list[Value] = [default]
        examples += [value for value in (low, beside) if low <= value <= high and value != default]
        super().__init__(name, list(dict.fromkeys(examples)), matters_with)
        self.low = low
        self.high = high

    def parse(self, value: object) -> Value:
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) <= len(str(self.high)):
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise self.refused(value)

    def in_words(self) -> list[str]:
        return [f"{self.low}-{self.high}"]

    def info(self) -> Json:
        return super().info() | {"values": [], "range": [self.low, self.high]}


def written(value: Value) -> str:
    """As on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
