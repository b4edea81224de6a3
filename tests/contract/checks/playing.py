"""What must hold of playing: what is offered, taken, copied, saved and taken back, and where every piece lies."""

from __future__ import annotations

import random
from itertools import islice

from tests.contract.subject import Subject, digest, glances, positions, shown, stretch, walk
from wondertable import Refused, Rng
from wondertable.core import filling
from wondertable.core.rules.position import Position
from wondertable.core.views import OneOf, OpenForm

FILLED = 20
"""So many ways to fill a form are looked at part by part."""


def ends_without_dead_end(subject: Subject, seed: int) -> None:
    """Random play ends within the game's bound; every asked seat has an answer; the end has winners or nobody."""
    end: Position | None = None
    for position, _seat, _action in walk(subject, seed):
        assert position.outcome() is None, f"{subject}: asked after the end"
        for seat in position.asked():
            assert position.legal(seat), f"{subject}: seat {seat} is asked but has no answer"
        end = position
    assert end is not None
    assert end.outcome() is not None, f"{subject}: nobody is asked, yet the game is not over"
    assert end.legal(0) == []


def accepts_exactly_the_offered(subject: Subject, seed: int) -> None:
    """Each offered answer is accepted; any other known action is refused with a sentence and changes nothing."""
    chance = random.Random(seed)
    known = {action for position, seat, _ in stretch(subject, seed) for action in position.legal(seat)}
    for position, _seat, _action in glances(subject, seed):
        if chance.random() < 0.6:
            continue
        before = digest(subject, position)
        for seat in range(subject.players):
            offered = position.legal(seat)
            for action in offered:
                position.clone().apply(seat, action)
            for action in chance.sample(sorted(known - set(offered)), min(6, len(known - set(offered)))):
                refuses(subject, position, seat, action)
        refuses(subject, position, subject.players, min(known))
        refuses(subject, position, position.asked()[0], 0)
        assert digest(subject, position) == before, f"{subject}: a refused answer changed something"


def refuses(subject: Subject, position: Position, seat: int, action: int) -> None:
    try:
        position.apply(seat, action)
    except Refused as refused:
        assert str(refused), "a refusal says why"
        assert "refused-" not in str(refused), f"no sentence for {refused.key}"
        assert "error-" not in str(refused), f"no sentence for {refused.key}"
    else:
        raise AssertionError(f"{subject}: seat {seat} was not offered {action} but it was accepted")


def forms_say_what_is_legal(subject: Subject, seed: int) -> None:
    """Forms and listed options together are exactly the legal answers, each once; a form has the parts of its kind."""
    game = subject.game
    for position, _seat, _action in glances(subject, seed):
        for seat in range(subject.players):
            asked = subject.look(position, seat).question
            forms = asked.forms or [] if asked is not None else []
            listed = [option.text for option in asked.options] if asked is not None else []
            offered = sorted(listed + filling.texts(forms))
            legal = sorted(game.actions.text(action) for action in position.legal(seat))
            assert offered == legal, f"{subject}: seat {seat} is offered {first_difference(offered, legal)}"
            for form in forms:
                has_the_parts_of_its_answers(subject, form)


def first_difference(offered: list[str], legal: list[str]) -> str:
    if len(set(offered)) < len(offered):
        return "an answer twice"
    more = set(offered) - set(legal)
    return f"{min(more)!r}, which is not legal" if more else f"no {min(set(legal) - set(offered))!r}, which is"


def has_the_parts_of_its_answers(subject: Subject, form: OpenForm) -> None:
    """Clients make the parts of an answer from the fields of its form, so they are the same."""
    for filled in islice(filling.ways(form), FILLED):
        text = filling.text(form, filled)
        meant = subject.game.actions.parts(subject.game.actions.parse(text))
        assert meant == {"kind": form.kind, **filled}, f"{subject}: {text!r} is {meant}, not {filled}"
    for field in (*form.fields, *form.beside):
        if isinstance(field, OneOf):
            assert field.usual in field.choices, f"{subject}: {field.usual!r} is none of {field.choices}"


def saves_and_loads(subject: Subject, seed: int) -> None:
    """A position saved in the middle of any question goes on as if it had never been saved."""
    for position, seat, action in glances(subject, seed):
        loaded = subject.game.load(subject.save(position))
        assert digest(subject, loaded) == digest(subject, position), f"{subject}: loading changed the position"
        for viewer in subject.viewers():
            assert subject.view(loaded, viewer) == shown(subject, seed, position, viewer)
        twin = position.clone()
        twin.apply(seat, action)
        loaded.apply(seat, action)
        assert digest(subject, loaded) == digest(subject, twin), f"{subject}: a loaded position went another way"


def clones_are_independent(subject: Subject, seed: int) -> None:
    chance = random.Random(seed)
    for position, _seat, _action in glances(subject, seed):
        before = digest(subject, position)
        twin = position.clone()
        assert digest(subject, twin) == before
        for _ in range(8):
            if twin.asked():
                other = chance.choice(twin.asked())
                twin.apply(other, chance.choice(twin.legal(other)))
        assert digest(subject, position) == before, f"{subject}: playing a clone changed the original"


def order_of_sealed_answers_does_not_matter(subject: Subject, seed: int) -> None:
    chance = random.Random(seed)
    for position, _seat, _action in stretch(subject, seed):
        asked = position.asked()
        if len(asked) < 2 or not position.questions[-1].sealed:
            continue
        answers = {seat: chance.choice(position.legal(seat)) for seat in asked}
        one, two = position.clone(), position.clone()
        for seat in asked:
            one.apply(seat, answers[seat])
        for seat in reversed(asked):
            two.apply(seat, answers[seat])
        assert digest(subject, one) == digest(subject, two), f"{subject}: the order of sealed answers mattered"


def every_card_is_in_one_place(subject: Subject, seed: int) -> None:
    box: dict[str, int] | None = None
    for position in positions(subject, seed):
        box = box or subject.census(position)
        assert subject.census(position) == box, f"{subject}: a card was lost or made"


def free_undo_teaches_nothing(subject: Subject, seed: int) -> None:
    """An answer that may be taken back freely shows its viewer the same in every world the viewer cannot tell apart."""
    rng = Rng(seed)
    for position, seat, action in glances(subject, seed):
        after = position.clone()
        after.apply(seat, action)
        if not subject.free_to_undo(position, after):
            continue
        for viewer in subject.viewers():
            true = subject.view(after, viewer)
            for _ in range(4):
                world = subject.redeal(position, viewer, rng)
                if seat == viewer or action in world.legal(seat):
                    world.apply(seat, action)
                    assert subject.view(world, viewer) == true, (
                        f"{subject}: seat {viewer} learned something that undo cannot take back"
                    )
