"""A form in the terminal: what a person has typed fills its first fields, and the others are asked one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable

from wondertable.core import filling
from wondertable.core.filling import Field, Filled, Value
from wondertable.core.refused import Refused
from wondertable.core.views import OneOf, OpenForm, Reason, Run
from wondertable.core.words import Words
from wondertable.terminal.answers import Offer, matching

Asks = Callable[[str, list[str], Callable[[str], Value]], Value]
"""Asks a question, shows what may be chosen, and reads a line until it is understood."""


def offers_of_forms(forms: list[OpenForm], words: Words) -> list[Offer]:
    """Each form under the word with which its answers begin."""
    return [Offer(str(at + 1), form.word, words.say(f"form-{form.kind}"), form=True) for at, form in enumerate(forms)]


def first_of(typed: list[str], field: Field) -> str:
    """The words for a field, which are then gone; things of a run may be typed apart, as "grab A3 A4"."""
    words = [typed.pop(0)]
    known = {thing.casefold() for row in field.rows for thing in row} if isinstance(field, Run) else set()
    while typed and typed[0].casefold() in known:
        words.append(typed.pop(0))
    return " ".join(words)


class Filler:
    def __init__(self, form: OpenForm, words: Words, ask: Asks) -> None:
        self.form = form
        self.words = words
        self.ask = ask

    def fill(self, typed: list[str]) -> str:
        """The text of the answer. What is typed stands for the fields in their order; those without a choice may be left out."""
        filled: Filled = {}
        rest = list(typed)
        for field in self.form.fields:
            held = filling.only(field)
            if held is None:
                held = self.read(field, first_of(rest, field)) if rest else self.ask_for(field)
            elif rest and rest[0].casefold() == filling.written(held).casefold():
                rest.pop(0)
            filled[field.name] = held
        if rest:
            raise Refused(None, "play-unknown", {"typed": rest[0]})
        return filling.text(self.form, filled)

    def ask_for(self, field: Field) -> Value:
        question = self.words.say(f"field-{self.form.kind}-{field.name}")
        return self.ask(question, self.shown(field), lambda typed: self.read(field, typed))

    def shown(self, field: Field) -> list[str]:
        if isinstance(field, OneOf):
            return [offer.shown() for offer in self.choices(field)]
        return [self.noted(field, thing) for row in field.rows for thing in row]

    def choices(self, field: OneOf) -> list[Offer]:
        type = self.words.game.actions.types()[self.form.kind].get(field.name, field.name)
        return [Offer(str(at + 1), one, str(self.words.value(type, one))) for at, one in enumerate(field.choices)]

    def noted(self, field: Run, thing: str) -> str:
        note = field.notes.get(thing)
        return thing if note is None else f"{thing} {self.words.value(field.noted, note)}"

    def read(self, field: Field, typed: str) -> Value:
        """What somebody means by a word; refused with the reason if the field cannot hold it."""
        if isinstance(field, Run):
            return self.read_run(field, typed)
        found = matching(typed, self.choices(field))
        if len(found) != 1:
            raise Refused(None, "play-unknown", {"typed": typed})
        return found[0].text

    def read_run(self, field: Run, typed: str) -> Value:
        """ "A3+A4", "a3 a4" or "A3, A4"."""
        known = {thing.casefold(): thing for row in field.rows for thing in row}
        held: list[str] = []
        for word in re.split(r"[+,\s]+", typed.strip()):
            if word.casefold() not in known:
                raise Refused(None, "play-unknown", {"typed": word})
            taken = filling.take(field, held, known[word.casefold()])
            if isinstance(taken, Reason):
                raise Refused(taken.rule, taken.key, taken.args, self.words.game.name)
            held = taken
        return held
