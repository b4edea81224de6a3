"""What a person may type for an offered answer: its number, its text, its words, or the beginning of any of them."""

from __future__ import annotations

from typing import NamedTuple

from wondertable.core.words import Words

Json = dict[str, object]


class Offer(NamedTuple):
    label: str
    """The number before it."""
    text: str
    """The canonical text."""
    words: str
    form: bool = False
    """Whether more is to be chosen: what begins so are many answers."""

    @property
    def kind(self) -> str:
        return self.text.partition(" ")[0]

    def shown(self) -> str:
        """The number need not stand before words that end with it."""
        return self.words if self.words.endswith(f" {self.label}") else f"{self.label}  {self.words}"


def offers_of(options: list[Json], words: Words, before: int = 0) -> list[Offer]:
    """So many others have their numbers before them."""
    values = [own_number(option) for option in options]
    by_value = not before and None not in values and len(set(values)) == len(values)
    return [
        Offer(str(values[at]) if by_value else str(before + at + 1), str(option["text"]), words.option(option))
        for at, option in enumerate(options)
    ]


def own_number(option: Json) -> int | None:
    """The number of an answer that is one, so that nobody who types 7 for "bid 7" bids something else."""
    parts = option["parts"]
    assert isinstance(parts, dict)
    numbers = list(parts.values())
    return numbers[0] if len(numbers) == 1 and isinstance(numbers[0], int) else None


def plain(text: str) -> str:
    return " ".join(text.casefold().split())


def matching(typed: str, offers: list[Offer]) -> list[Offer]:
    """The answers that may be meant: the one named exactly, else all that begin so."""
    wanted = plain(typed)
    by_label = [offer for offer in offers if offer.label == wanted]
    if by_label:
        return by_label
    exact = [offer for offer in offers if wanted in forms(offer)]
    return exact or [offer for offer in offers if any(form.startswith(wanted) for form in forms(offer))]


def forms(offer: Offer) -> list[str]:
    """Also without the first word, which is often the same in all of them: "el" for "keep el"."""
    text, words = plain(offer.text), plain(offer.words)
    return [text, words, text.partition(" ")[2] or text, words.partition(" ")[2] or words]


def as_action(typed: str, offers: list[Offer]) -> str:
    """The canonical text a person may have had in mind, for the rule that forbids it."""
    wanted = plain(typed)
    first_words = {offer.kind for offer in offers}
    if len(first_words) == 1 and wanted and wanted.partition(" ")[0] not in first_words:
        return f"{first_words.pop()} {wanted}"
    return wanted
