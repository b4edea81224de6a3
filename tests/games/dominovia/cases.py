"""Reads the worked examples in cases/ and plays them.

First lines give the position: `mages`, `dragon`, `hand p`, `chain`, `ring p`, `deck` (the top first; `...` for all scrolls not
named, the lowest value first), `turn`. Then `> legal p` lists exactly what seat p may answer, `> refused p` what it may not,
`> do p` is an answer, `> events` what then happened by itself; other lines state facts. Events leave out mixing. After a mix
the examples have the deck in order, the lowest value on top.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.dominovia.helpers import IDS, VALUES, Situation, in_order, table

FOLDER = Path(__file__).parent / "cases"
REPORTED = ["draw", "pass", "eaten", "donation", "round"]
"""The events that examples name."""


def names() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.txt"))


def play(name: str) -> None:
    """Play an example; AssertionError with the line where the game and the example differ."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    case = Case([line for line in lines if line and not line.startswith(("#", ">"))])
    for line in lines:
        if line.startswith(">"):
            key, _, value = line.removeprefix("> ").partition(":")
            assert case.holds(key, value.strip()), f"{name}, {line!r}: found {case.found!r}"


class Case:
    def __init__(self, facts: list[str]) -> None:
        given = {key: value.strip() for key, _, value in (line.partition(":") for line in facts)}
        hands = [given[f"hand {seat}"] for seat in range(1, int(given["mages"]) + 1)]
        chain = given.get("chain", "")
        on_table = " ".join(hands).split() + [scroll_shown(item) for item in chain.split()]
        self.situation = table(
            *hands,
            chain=chain,
            deck=" ".join(full_deck(given["deck"].split(), on_table)),
            rings={seat: given[f"ring {seat}"] for seat in range(1, len(hands) + 1) if f"ring {seat}" in given},
            turn=int(given["turn"]) if "turn" in given else None,
            dragon=given.get("dragon", "base"),
            rounds_to_win=2,
        )
        self.told = 0
        self.found: Any = None

    def holds(self, key: str, value: str) -> bool:
        word, _, seat = key.partition(" ")
        if word == "do":
            self.told = len(self.happened())
            self.situation.answer(int(seat), value)
            self.put_deck_in_order()
            return True
        if word == "refused":
            self.found = {text: self.situation.refused(int(seat), text).key for text in value.split("; ")}
            return len(self.found) > 0
        self.found = self.look(word, seat)
        return bool(self.found == wanted(word, value))

    def look(self, word: str, rest: str) -> Any:
        situation = self.situation
        if word == "legal":
            return set(situation.options(int(rest)))
        if word == "events":
            return self.happened()[self.told :]
        if word == "hand":
            return situation.hand(int(rest))
        if word == "ring":
            return situation.ring(int(rest))
        if word == "deck":
            return situation.deck if rest == "has" else len(situation.deck)
        return {
            "chain": situation.chain,
            "turn": situation.turn,
            "passes": situation.board["passes"],
            "over": situation.round_over,
        }[word]

    def happened(self) -> list[str]:
        """The reported events so far, with what only one seat was told."""
        found: list[str] = []
        drawn = {
            seat: iter(self.situation.events("drew", seat)) for seat in range(1, self.situation.position.players + 1)
        }
        for event in self.situation.told():
            args = event["args"]
            if event["key"] not in REPORTED:
                continue
            words = [event["key"]]
            if "seat" in args:
                words.append(str(args["seat"] + 1))
            if event["key"] == "draw":
                words.append(next(drawn[args["seat"] + 1])["scroll"])
            words += [args[key] for key in ("scroll", "reason") if key in args]
            found.append(" ".join(words))
        return found

    def put_deck_in_order(self) -> None:
        """After a mix the examples have the deck in order; unless somebody has drawn from it since."""
        keys = [event["key"] for event in self.situation.told()]
        if (
            "mix" not in keys
            or "draw" in keys[len(keys) - 1 - keys[::-1].index("mix") :]
            or self.situation.round_over != "no"
        ):
            return
        saved = self.situation.save()
        saved["board"]["deck"] = sorted(saved["board"]["deck"], key=lambda scroll: VALUES[scroll])
        self.situation = Situation(self.situation.game.load(saved))


def wanted(word: str, value: str) -> Any:
    if word == "legal":
        return set(value.split("; "))
    if word == "events":
        return [] if value == "none" else value.split("; ")
    if word == "hand":
        return in_order(value.split())
    if word == "deck":
        return int(value) if value.isdecimal() else Has(value.split())
    return int(value) if word in ("turn", "passes") else value


class Has:
    """Equal to a deck that has these scrolls."""

    def __init__(self, scrolls: list[str]) -> None:
        self.scrolls = set(scrolls)

    def __eq__(self, deck: object) -> bool:
        return isinstance(deck, list) and self.scrolls <= set(deck)

    def __hash__(self) -> int:
        return hash(tuple(self.scrolls))


def scroll_shown(item: str) -> str:
    return "-".join(sorted(item.split("|")))


def full_deck(named: list[str], on_table: list[str]) -> list[str]:
    if named == ["empty"]:
        return []
    rest = [scroll for scroll in sorted(IDS, key=lambda id: VALUES[id]) if scroll not in [*named, *on_table]]
    return named[:-1] + rest if named[-1] == "..." else named
