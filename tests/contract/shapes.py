"""What a game sends is what its Structs say: clients are typed by them, and documents are made from them."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.contract.subject import Subject, positions

FEW = 8
"""So many positions of a game, and always the last."""


def keeps_to_its_shapes(subject: Subject, seed: int) -> None:
    """Boards, answers and events have the types of their fields; so do the board and the events of a saved position."""
    game = subject.game
    view = game.parts.view
    found = positions(subject, seed)
    for position in [*found[:FEW], found[-1]]:
        fits(subject.save(position), game.saved_shape, f"{subject}: saved")
        for viewer in subject.viewers():
            seen = subject.look(position, viewer)
            fits(seen.fixed, view.Fixed, f"{subject}: what never changes, for {viewer}")
            fits(seen.board, view.Board, f"{subject}: the board for {viewer}")
            same = not game.parts.open_board or seen.board == subject.look(position, None).board
            assert same, f"{subject}: the board is open, and yet another one for {viewer}"
            for option in seen.question.options if seen.question is not None else []:
                form = game.actions.form(game.actions.parse(option.text))
                fits(option.parts, game.actions.shapes[form.kind], f"{subject}: the parts of {option.text!r}")
            for event in game.happened(position, viewer):
                fits(event.args, game.event_forms.shapes[event.key], f"{subject}: the arguments of {event.key!r}")


def fits(value: Any, shape: Any, what: str) -> None:
    written = msgspec.json.encode(value)
    try:
        again = msgspec.json.decode(written, type=shape)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{what}: {error}: {written[:200]!r}") from None
    lost = set(msgspec.json.decode(written)) - set(msgspec.to_builtins(again))
    assert not lost, f"{what}: not told of in its shape: {sorted(lost)}"
