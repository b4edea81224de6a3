"""All files of sentences, English first, and what their messages need."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "wondertable"
PAGES = ROOT / "web" / "src"
ENGLISH = "en"
HOUSE = PAGES / "shell"
COMPLETE = sorted(file.name.split(".")[1] for file in HOUSE.glob("text.*.ftl"))
"""A language is complete where the house itself speaks it."""
FILES = sorted([*PACKAGE.rglob("text.en.ftl"), *PAGES.rglob("text.en.ftl")])


class Needs(Visitor):
    """What a message asks for, and all that it says."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.choices: list[fluent.SelectExpression] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 - the library's name
        self.choices.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 - the library's name
        self.texts.append(node.value)


@cache
def messages(file: Path) -> dict[str, fluent.Message]:
    parsed = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in parsed if isinstance(entry, fluent.Junk)], f"{file} has lines that are no sentence"
    found = [entry for entry in parsed if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{file} has a key twice"
    return {entry.id.name: entry for entry in found}


def needs(message: fluent.BaseNode) -> Needs:
    found = Needs()
    found.visit(message)
    return found


def choices(message: fluent.Message) -> list[tuple[str, fluent.SelectExpression]]:
    """Each choice in it, with the argument on which it depends."""
    return [(name, one) for one in needs(message).choices for name in needs(one.selector).variables]


def name_of(variant: fluent.Variant) -> str:
    """`one`, `other`, `0` ..."""
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else str(variant.key.value)


def arguments(file: Path, key: str) -> set[str]:
    """Of a message, with those of the messages it is made of."""
    own = needs(messages(file)[key])
    return own.variables.union(*(arguments(file, part) for part in own.messages if part in messages(file)))


def said(file: Path, key: str) -> str:
    return "\n".join(needs(messages(file)[key]).texts)


def attributes(file: Path, key: str) -> dict[str, str]:
    return {each.id.name: "".join(needs_text(each)) for each in messages(file)[key].attributes}


def needs_text(attribute: fluent.Attribute) -> list[str]:
    found = Needs()
    found.visit(attribute)
    return found.texts


def in_language(file: Path, language: str) -> Path:
    return file.with_name(re.sub(r"^text\.\w+\.", f"text.{language}.", file.name))
