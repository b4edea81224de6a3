"""Faults that can be planted in any game: each breaks one promise, and the check that guards it must notice.

Every game has a list `FAULTS` of its own in tests/games/<game>/faults.py: these, and what only it can get wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tests.contract import checks
from tests.contract.shapes import keeps_to_its_shapes
from tests.contract.subject import Subject
from wondertable import Rng
from wondertable.core.game import Game
from wondertable.core.rules.position import Position
from wondertable.core.views import OpenForm, Run, View

Fault = tuple[Subject, Callable[[Subject, int], None]]
"""A subject with a fault, and the check that must notice it."""


class LeakingEvents(Subject):
    """Tells everybody what the first seat was told."""

    def view(self, position: Position, seat: int | None) -> Any:
        return super().view(position, seat) | {"events": self.events(position, 0)}


class LeakingOptions(Subject):
    """Tells everybody what the first seat may answer."""

    def view(self, position: Position, seat: int | None) -> Any:
        return super().view(position, seat) | {"options": position.legal(0)}


class RedealForgets(Subject):
    """Redeals also what the seat has learned."""

    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        return position.redeal(None, rng)


class RedealKeepsTheTruth(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        return position.clone()


class RedealKeepsTheGenerator(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = super().redeal(position, seat, rng)
        world.rng = position.rng.clone()
        return world


class RedealKeepsSealedAnswers(Subject):
    def redeal(self, position: Position, seat: int | None, rng: Rng) -> Position:
        world = super().redeal(position, seat, rng)
        for ours, theirs in zip(world.questions, position.questions, strict=True):
            for other in range(self.players):
                ours.answers[other] = theirs.answers[other]
        return world


class UndoAlwaysFree(Subject):
    def free_to_undo(self, before: Position, after: Position) -> bool:
        return True


class OnlyChanceStopsUndo(Subject):
    """Lets a card that was turned up be turned down again."""

    def free_to_undo(self, before: Position, after: Position) -> bool:
        return bool(before.rng.draws == after.rng.draws)


class OnlyRevealsStopUndo(Subject):
    """Lets whatever chance has brought be put back."""

    def free_to_undo(self, before: Position, after: Position) -> bool:
        return before.reveals == after.reveals


class LeakingGenerator(Subject):
    """Tells everybody what chance will bring."""

    def view(self, position: Position, seat: int | None) -> Any:
        return super().view(position, seat) | {"leak": int(position.rng.clone().below(1 << 30))}


class FeaturesOfTheFirstSeat(Subject):
    """Tells every seat what the first one knows."""

    def features(self, position: Position, seat: int) -> list[int]:
        return super().features(position, 0)


class FeaturesOfChance(Subject):
    """Tells what chance will bring."""

    def features(self, position: Position, seat: int) -> list[int]:
        return [int(position.rng.clone().below(2)), *super().features(position, seat)[1:]]


class FeaturesOutOfBounds(Subject):
    """One number grows with every answer and was said to be a flag."""

    def features(self, position: Position, seat: int) -> list[int]:
        return [int(position.tick), *super().features(position, seat)[1:]]


class FeaturesWithoutAName(Subject):
    def features(self, position: Position, seat: int) -> list[int]:
        return [*super().features(position, seat), 0]


class ConstantFeatures(Subject):
    """Tells nothing: not what is asked, and no position from another."""

    def features(self, position: Position, seat: int) -> list[int]:
        return [low for low, _high in self.game.feature_bounds(self.players)]


class SavesWithoutEvents(Subject):
    """Forgets in a saved position what was told."""

    def save(self, position: Position) -> Any:
        return super().save(position) | {"events": []}


class ForgetsAField(Subject):
    """Leaves out what the shape of the board promises."""

    def look(self, position: Position, seat: int | None) -> View[Any, Any]:
        seen = super().look(position, seat)
        board = msgspec.to_builtins(seen.board)
        board.popitem()
        return msgspec.structs.replace(seen, board=board)


class FormsLeaveOut(Subject):
    """Offers one answer fewer than is legal, wherever there is a choice."""

    def look(self, position: Position, seat: int | None) -> View[Any, Any]:
        seen = super().look(position, seat)
        if seen.question is None or not seen.question.forms:
            return seen
        forms = [shorter(form) for form in seen.question.forms]
        return msgspec.structs.replace(seen, question=msgspec.structs.replace(seen.question, forms=forms))


def shorter(form: OpenForm) -> OpenForm:
    """Without the last thing of its runs."""
    fields = [
        msgspec.structs.replace(field, rows=[*field.rows[:-1], field.rows[-1][:-1]])
        if isinstance(field, Run)
        else field
        for field in form.fields
    ]
    return msgspec.structs.replace(form, fields=fields)


class FormsReachTooFar(Subject):
    """Lets more be taken together than is legal."""

    def look(self, position: Position, seat: int | None) -> View[Any, Any]:
        seen = super().look(position, seat)
        if seen.question is None or not seen.question.forms:
            return seen
        forms = [longer(form) for form in seen.question.forms]
        return msgspec.structs.replace(seen, question=msgspec.structs.replace(seen.question, forms=forms))


def longer(form: OpenForm) -> OpenForm:
    fields = [
        msgspec.structs.replace(field, most=field.most + 1) if isinstance(field, Run) else field
        for field in form.fields
    ]
    return msgspec.structs.replace(form, fields=fields)


class ListsFormsToo(Subject):
    """Lists what its forms say already."""

    def look(self, position: Position, seat: int | None) -> View[Any, Any]:
        seen = super().look(position, seat)
        if seen.question is None or seat is None:
            return seen
        options = [self.game.actions.offered(action) for action in position.legal(seat)]
        return msgspec.structs.replace(seen, question=msgspec.structs.replace(seen.question, options=options))


def everywhere(game: Game) -> list[Fault]:
    """The faults that are planted in every game, whatever is in its own list."""
    players = game.seats()[-1]
    shaped: list[Fault] = [(ForgetsAField(game.name, players), keeps_to_its_shapes)]
    if game.parts.open_forms is not None:
        for fault in (FormsLeaveOut, FormsReachTooFar, ListsFormsToo):
            shaped.append((fault(game.name, players), checks.forms_say_what_is_legal))
    if game.parts.features is None:
        return shaped
    return [
        *shaped,
        (FeaturesOfChance(game.name, players), checks.features_tell_what_a_seat_knows),
        (FeaturesOutOfBounds(game.name, players), checks.features_tell_what_a_seat_knows),
        (FeaturesWithoutAName(game.name, players), checks.features_tell_what_a_seat_knows),
        (ConstantFeatures(game.name, players), checks.features_tell_what_is_asked),
        (ConstantFeatures(game.name, players), checks.features_tell_positions_apart),
    ]
