"""How the answers and events of Kuhn poker read."""

from __future__ import annotations

from kuhn.rules import flow
from kuhn.rules.position import CARDS
from wondertable.core.events import Arg, named, number, seat
from wondertable.core.forms import Form

WORDS = {flow.CHECK: "check", flow.BET: "bet", flow.FOLD: "fold", flow.CALL: "call"}


def forms(tables: object) -> list[Form]:
    return [Form(kind, word, word, []) for kind, word in WORDS.items()]


def events(tables: object) -> dict[int, tuple[str, list[Arg]]]:
    card = named("card", "card", CARDS)
    answers: dict[int, tuple[str, list[Arg]]] = {kind: (word, [seat()]) for kind, word in WORDS.items()}
    return {
        flow.DEAL: ("deal", []),
        flow.DEALT: ("dealt", [card]),
        **answers,
        flow.SHOW: ("show", [seat(), card]),
        flow.WIN: ("win", [seat(), number("chips")]),
    }
