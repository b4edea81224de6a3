"""Why something was not accepted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from wondertable.core import text


class Refused(Exception):
    """An answer, a set-up or a file that is not accepted; nothing has changed.

    `rule` is the id of the rule that forbids it, or None where no rule of a game is concerned. `key` and `args` name the
    sentence for people; the message is that sentence in the language of this process.
    """

    def __init__(self, rule: str | None, key: str, args: Mapping[str, object] | None = None, game: str = "") -> None:
        super().__init__(rule, key)
        self.rule = rule
        self.key = key
        self.game = game
        self._details: dict[str, object] = dict(args or {})

    @property
    def args(self) -> dict[str, object]:  # type: ignore[override]  # named parts instead of the tuple of other exceptions
        return self._details

    def __reduce__(self) -> tuple[object, ...]:
        return (Refused, (self.rule, self.key, self._details, self.game))

    def __str__(self) -> str:
        return self.said()

    def said(self, language: str | None = None) -> str:
        family = "refused" if self.rule else "error"
        sentence = text.sentence(f"{family}-{self.key}", self._details, self.game, language)
        return f"{self.rule}: {sentence}" if self.rule else sentence


class Refuse(Protocol):
    def __call__(self, rule: str, key: str, args: dict[str, object] | None = None) -> Refused: ...


def refuse_in(game: str) -> Refuse:
    """What makes the refusals of one game."""

    def refuse(rule: str, key: str, args: dict[str, object] | None = None) -> Refused:
        return Refused(rule, key, args, game)

    return refuse


def piece(name: str, refused: Refused) -> dict[str, object]:
    """A piece of the board that may be pointed at but not used, with the reason, as it stands in views."""
    return {"piece": name, "rule": refused.rule, "key": refused.key, "args": refused.args}
