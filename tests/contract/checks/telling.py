"""What must hold of what is told: sentences without a gap, and records that give the same game again."""

from __future__ import annotations

import random
import re
from typing import Any
from unittest.mock import patch

from fluent.runtime import FluentBundle

from tests.contract.subject import Subject, digest, glances, is_long, length, positions
from wondertable import Refused
from wondertable.core import text
from wondertable.core.words import Words

NO_SENTENCE = re.compile(r"\b(action|describe|field|form)-[a-z]")
TOLD = 10
"""So many positions of a game are told in words, and so many answers of each."""
LATELY = 60
"""So many events, the last ones."""
UNDONE = 10
"""So many answers of a game are taken back, more or less; each time the game is played again up to there."""


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
