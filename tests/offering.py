"""All answers that a question offers, whether it lists them or has a form for them."""

from __future__ import annotations

from typing import Any

import msgspec

from wondertable.core import filling
from wondertable.core.views import OpenForm

Json = dict[str, Any]


def offered(question: Json) -> list[Json]:
    """As the options of a view are: text, kind and parts."""
    forms = msgspec.convert(question.get("forms", []), list[OpenForm])
    filled = [
        {"text": filling.text(form, held), "kind": form.kind, "parts": held}
        for form in forms
        for held in filling.ways(form)
    ]
    return [*filled, *question["options"]]


def texts(question: Json) -> list[str]:
    return [option["text"] for option in offered(question)]
