"""What must hold for every game, as checks on a subject. Each raises AssertionError with the place it failed."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Any
from unittest.mock import patch

from fluent.runtime import FluentBundle

from tests.contract import featured
from tests.contract.subject import Subject, digest, glances, is_long, length, positions, shown, stretch, stretches, walk
from wondertable import Refused, Rng
from wondertable.core import filling, text
from wondertable.core.rules.position import Position
from wondertable.core.views import OneOf, OpenForm
from wondertable.core.words import Words

Path = tuple[Any, ...]
NO_SENTENCE = re.compile(r"\b(action|describe|field|form)-[a-z]")
TOLD = 10
"""So many positions of a game are told in words, and so many answers of each."""
LATELY = 60
"""So many events, the last ones."""
UNDONE = 10
"""So many answers of a game are taken back, more or less; each time the game is played again up to there."""
TOLD_APART = 0.95
"""The share of positions that look different to a seat and have different features, at least; each game's features.py
says what it leaves out."""
FEW = 10
"""Fewer positions say nothing of a share."""
FILLED = 20
"""So many ways to fill a form are looked at part by part."""
ONE_MOMENT = 2
"""So many pairs come from one moment, which may differ in nothing but what is left out: where a round has just ended, say."""


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


def refuses(subject: Subject, position: Position, seat: int, action: int) -> None:
    try:
        position.apply(seat, action)
    except Refused as refused:
        assert str(refused), "a refusal says why"
        assert "refused-" not in str(refused), f"no sentence for {refused.key}"
        assert "error-" not in str(refused), f"no sentence for {refused.key}"
    else:
        raise AssertionError(f"{subject}: seat {seat} was not offered {action} but it was accepted")


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


def redeal_looks_the_same(subject: Subject, seed: int) -> None:
    """view(redeal(p, s), s) == view(p, s), options and events included, for every seat and the spectator."""
    rng = Rng(seed)
    for position in positions(subject, seed):
        for viewer in subject.viewers():
            world = subject.redeal(position, viewer, rng)
            true = shown(subject, seed, position, viewer)
            assert subject.view(world, viewer) == true, f"{subject}: seat {viewer} could tell"
            assert subject.census(world) == subject.census(position), f"{subject}: a redeal lost a card"


def redeal_replaces_the_generator(subject: Subject, seed: int) -> None:
    rng = Rng(seed)
    for position, _seat, _action in glances(subject, seed):
        for viewer in subject.viewers():
            world = subject.redeal(position, viewer, rng)
            assert world.rng.save() != position.rng.save(), f"{subject}: a redeal kept the generator"


def redeal_replaces_sealed_answers(subject: Subject, seed: int, redeals: int = 60) -> None:
    """Among many redeals each other seat's sealed answer takes more than one value, if it had a choice."""
    rng = Rng(seed)
    for position, _seat, _action in stretch(subject, seed):
        question = position.questions[-1]
        sealed = [seat for seat in range(subject.players) if question.sealed and question.answers[seat]]
        if not sealed or rng.below(6):
            continue
        viewer = (sealed[0] + 1) % subject.players
        seen: dict[int, set[int]] = defaultdict(set)
        for _ in range(redeals):
            world = subject.redeal(position, viewer, rng)
            for seat in sealed:
                seen[seat].add(int(world.questions[-1].answers[seat]))
        for seat in sealed:
            if seat == viewer:
                assert seen[seat] == {int(question.answers[seat])}, f"{subject}: a redeal changed one's own answer"
            elif had_a_choice(position, seat):
                assert len(seen[seat]) > 1, f"{subject}: a redeal left the sealed answer of seat {seat} in place"


def had_a_choice(position: Position, seat: int) -> bool:
    from wondertable.core.rules.questions import Options

    options = Options()
    position.list_options(position.questions[-1], seat, options)
    return options.size > 1


def redeal_reaches_the_truth(subject: Subject, seed: int, redeals: int = 2400) -> None:
    """Whatever is true occurs among the redeals of the true world and of a redealt one, however rare it is.

    Together with equal views this makes a redeal honest: it neither avoids the truth nor keeps any part of it.
    """
    chance = random.Random(seed)
    rng = Rng(seed)
    played = [position.clone() for position, _, _ in stretch(subject, seed)]
    for position in chance.sample(played, 2):
        viewer = chance.choice(subject.viewers())
        for start in (position, subject.redeal(position, viewer, rng)):
            unseen = leaves(subject.board(position))
            for _ in range(redeals):
                board = subject.board(subject.redeal(start, viewer, rng))
                unseen = [(path, value) for path, value in unseen if at(board, path) != value]
                if not unseen:
                    break
            assert not unseen, f"{subject}: seat {viewer} never considers {unseen[0]}"


def redeal_is_not_the_truth(subject: Subject, seed: int, redeals: int = 60) -> None:
    """What another seat knows beyond the viewer is not simply copied: at the start, when nothing is shown yet, in the
    middle, and where the stretches of a long game begin. Late in a game a seat may work out all that is hidden from it,
    such as the one other hand when the deck is empty; then there is somebody else who cannot."""
    rng = Rng(seed)
    played = [position.clone() for position, _, _ in stretch(subject, seed)]
    begins = [position for position, _answers in stretches(subject, seed)]
    for position in (*begins, played[len(played) // 2]):
        unsure = [viewer for viewer in subject.viewers() if hidden_from(subject, position, viewer)]
        alike = [viewer for viewer in unsure if all_redeals_are_alike(subject, position, viewer, rng, redeals)]
        enough = len(alike) < len(unsure) and position is not begins[0]
        assert not alike or enough, f"{subject}: all redeals for seat {alike} are alike"


def all_redeals_are_alike(subject: Subject, position: Position, viewer: int | None, rng: Rng, redeals: int) -> bool:
    """So many that in a game of two possible worlds they are never alike by chance; most often the second one differs."""
    first = digest_board(subject, subject.redeal(position, viewer, rng))
    return all(digest_board(subject, subject.redeal(position, viewer, rng)) == first for _ in range(redeals - 1))


def hidden_from(subject: Subject, position: Position, viewer: int | None) -> set[Path]:
    """The facts of the position that differ in the viewer's view from what their owners see."""
    mine = dict(leaves(subject.game.view(position, viewer)["board"]))
    hidden = set()
    for owner in range(subject.players):
        if owner != viewer:
            for path, value in leaves(subject.game.view(position, owner)["board"]):
                if mine.get(path) != value:
                    hidden.add(path)
    return hidden


def digest_board(subject: Subject, position: Position) -> str:
    return str(subject.board(position))


def leaves(data: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """The single facts of a JSON document; texts and numbers together, such as ["white", 2], name one thing."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in leaves(value, (*path, key))]
    if isinstance(data, list) and {type(part) for part in data} != {str, int}:
        return [leaf for i, value in enumerate(data) for leaf in leaves(value, (*path, i))]
    return [(path, data)]


def at(data: Any, path: Path) -> Any:
    """What stands there in a document, if anything does."""
    for step in path:
        if (isinstance(data, dict) and step in data) or (isinstance(data, list) and step < len(data)):
            data = data[step]
        else:
            return None
    return data


def features_tell_what_a_seat_knows(subject: Subject, seed: int) -> None:
    """features(redeal(p, s), s) == features(p, s) for every seat; each has a name of its own and keeps its bounds."""
    if subject.game.parts.features is None:
        return
    names, bounds = subject.game.feature_names(subject.players), subject.game.feature_bounds(subject.players)
    assert len(set(names)) == len(names) == len(bounds), f"{subject}: features without a name of their own"
    rng = Rng(seed)
    for position in positions(subject, seed):
        for seat in range(subject.players):
            told = subject.features(position, seat)
            assert len(told) == len(names), f"{subject}: {len(told)} features have {len(names)} names"
            for name, value, (low, high) in zip(names, told, bounds, strict=True):
                assert low <= value <= high, f"{subject}: {name} is {value}, not from {low} to {high}"
            again = subject.features(subject.redeal(position, seat, rng), seat)
            leaks = [name for name, one, two in zip(names, told, again, strict=True) if one != two]
            assert not leaks, f"{subject}: {leaks} tell seat {seat} more than it knows"


def features_tell_what_is_asked(subject: Subject, seed: int) -> None:
    """What every game has: the question, the seats that are waited for, and how the game ended."""
    if subject.game.parts.features is None:
        return
    for position in positions(subject, seed):
        for seat in range(subject.players):
            told, outcome = featured.features(subject, position, seat), position.outcome()
            asked = subject.game.question_name(position.open_question()) if position.questions else None
            assert featured.named(told, "asked") == featured.one(asked), f"{subject}: another question is told"
            waiting = {featured.name_of(other, seat, subject.players) for other in position.asked()}
            assert featured.named(told, "waiting") == waiting, f"{subject}: others are said to be asked"
            reason = None if outcome is None else outcome.reason
            assert featured.named(told, "over") == featured.one(reason), f"{subject}: another end is told"


def features_tell_positions_apart(subject: Subject, seed: int) -> None:
    """What looks different to a seat has different features: two answers to a question, and what another cannot know of it.

    The counters of a game tell any two of its positions apart, so each is compared with others of the same moment. Even so
    much else changes with most facts: that none is left out is for test_features.py of each game, which has the view.
    """
    if subject.game.parts.features is None:
        return
    told = [features_differ(subject, *pair) for pair in moments_that_look_different(subject, seed)]
    if len(told) >= FEW:
        enough = TOLD_APART * len(told) - ONE_MOMENT
        assert sum(told) >= enough, f"{subject}: {sum(told)} of {len(told)} positions are told apart"


def moments_that_look_different(subject: Subject, seed: int) -> Iterator[tuple[Position, Position, int]]:
    """Two positions of one moment that look different to a seat, and the seat."""
    chance, rng = random.Random(seed), Rng(seed)
    for position, seat, action in glances(subject, seed)[:TOLD]:
        after, other = position.clone(), position.clone()
        after.apply(seat, action)
        other.apply(seat, chance.choice(position.legal(seat)))
        for viewer in range(subject.players):
            stranger = (viewer + 1) % subject.players
            for one, two in ((after, other), (position, subject.redeal(position, stranger, rng))):
                if subject.game.look(one, viewer) != subject.game.look(two, viewer):
                    yield one, two, viewer


def features_differ(subject: Subject, one: Position, two: Position, seat: int) -> bool:
    return subject.features(one, seat) != subject.features(two, seat)


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


def speaks_in_sentences(subject: Subject, seed: int) -> None:
    """The board, the answers and what happened are told in words without a gap."""
    if seed:
        return  # one game is enough: test_sentences.py looks at every sentence by itself
    chance = random.Random(seed)
    names = [f"Player {seat + 1}" for seat in range(subject.players)]
    with patch.object(text, "_formatted", formatted_without_a_gap):
        for position, seat, _action in glances(subject, seed)[:TOLD]:
            view, words = subject.game.view(position, seat), Words(subject.game, names, seat)
            question: Any = view["question"]
            offered = chance.sample(question["options"], min(TOLD, len(question["options"])))
            forms = [sentence for form in question.get("forms", []) for sentence in said_of_form(form, words)]
            for said in (*subject.game.describe(view, words), *map(words.option, offered), *forms):
                assert said and not NO_SENTENCE.search(said), f"{subject}: {said}"
        end = positions(subject, seed)[-1]
        for viewer in subject.viewers():
            words = Words(subject.game, names, viewer)
            for event in subject.game.events(end, viewer)[-LATELY:]:
                words.event(event)


def said_of_form(form: Any, words: Words) -> list[str]:
    """What a form is called, what is asked for each of its fields, and each choice."""
    fields, types = [*form["fields"], *form["beside"]], words.game.actions.types()[form["kind"]]
    asked = [words.say(f"field-{form['kind']}-{field['name']}") for field in fields]
    chosen = [
        str(words.value(types.get(field["name"], field["name"]), choice))
        for field in fields
        for choice in field.get("choices", [])
    ]
    return [words.say(f"form-{form['kind']}"), *asked, *chosen]


def formatted_without_a_gap(found: FluentBundle, key: str, values: dict[str, object]) -> str | None:
    """As `wondertable.core.text` does it, which says as much as it can where something was not told."""
    if not found.has_message(key):
        return None
    pattern = found.get_message(key).value
    assert pattern is not None, key
    words, errors = found.format_pattern(pattern, values)
    assert not errors, f"{key}: {errors}"
    return str(words)


def records_replay(subject: Subject, seed: int) -> None:
    """The record of a table gives the same game again, undo included, and any change to it is noticed."""
    from wondertable.core import record

    if seed and is_long(subject, seed):
        return  # one long game is enough
    undone = min(0.3, UNDONE / length(subject, seed))
    chance = random.Random(seed)
    table = subject.table(seed)
    while not table.over:
        seat = chance.choice(table.asked())
        text = subject.game.actions.text(chance.choice(table.position.legal(seat)))
        entry = table.propose(seat, text, table.question(seat))
        assert entry is not None
        table.enter(entry)
        if chance.random() < undone and table.undo_state(seat)["can"] is not None:
            take_back(table, seat)
    made = table.record(0)
    again = subject.table(seed)
    for kept in table.entries:
        again.enter(kept)
    assert digest(subject, again.position) == digest(subject, table.position)
    assert again.record(0) == made
    told = [
        subject.game.local_names(view, Words(subject.game, [], None))
        for view in (table.view(None), {"board": made.get("setting")})
    ]
    assert told[0] == told[1], "the names at the table are not those of its record"
    if "seed" in made:
        assert record.verify(subject.game, made)
        assert isinstance(made["result"], dict)
        winners = [] if made["result"]["winners"] else [0]  # a team may lose, and then nobody has won
        forged = made | {"result": made["result"] | {"winners": winners}}
        try:
            record.verify(subject.game, forged)
        except Refused:
            return
        raise AssertionError(f"{subject}: a forged result was not noticed")


def take_back(table: Any, seat: int) -> None:
    before = [table.question(other) for other in range(table.players)]
    question = table.position.open_question()
    sealed = question.sealed and question.answers[seat] != 0
    table.enter(table.propose_undo(seat))
    while table.wish is not None:
        table.enter(table.propose_vote(table.wish.waiting[0], True))
    after = [table.question(other) for other in range(table.players)]
    assert after[seat] > before[seat], "a question number came again"
    assert seat in table.asked(), "whoever took an answer back is asked again"
    if sealed:
        others = [other for other in range(table.players) if other != seat]
        assert all(after[other] == before[other] for other in others), "what others are about to answer became stale"
