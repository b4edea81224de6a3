"""`./dev where`: what a rule says, which lines carry it out, which data, and which tests hold to it."""

import difflib
from collections.abc import Sized

from tools import rules
from tools.rules import Place, Rule
from tools.steps import Problem

MISSING = "--missing"
SHORT = 100


def where(words: list[str]) -> bool:
    """Print the answer; whether all is well."""
    if words[:1] == [MISSING]:
        return not sum(tell_missing(game) for game in chosen(words[1:]))
    if not words:
        raise Problem("name a rule, such as MIR-A33, or the beginning of some, such as MIR-A; ./dev --help tells more")
    known = {rule.id: (game, rule) for game in rules.games() for rule in rules.stated(game).values()}
    # All are known before the first is told.
    asked = [found(word.upper(), list(known)) for word in words]
    for i, ids in enumerate(asked):
        if len(ids) > 1:
            print(*(f"{rule}  {shortly(known[rule][1])}" for rule in ids), sep="\n")
        else:
            tell(*known[ids[0]])
        if i + 1 < len(asked):
            print()
    return True


def chosen(words: list[str]) -> list[str]:
    if unknown := set(words) - set(rules.games()):
        raise Problem(f"there are no rules of {min(unknown)!r}; there are those of {', '.join(rules.games())}")
    return words or rules.games()


def found(word: str, known: list[str]) -> list[str]:
    """The rule of that id, or all that begin so."""
    if word in known:
        return [word]
    if ids := [rule for rule in known if rule.startswith(word)]:
        return ids
    near = difflib.get_close_matches(word, known, n=5, cutoff=0)
    raise Problem(f"no rules page states {word}; near it are {', '.join(near)}")


def tell(game: str, rule: Rule) -> None:
    print(rule.place.text)
    print(f"    {rule.place.where}, {rule.chapter}")
    named = rules.named(game).get(rule.id, [])
    column("code", [place for place in named if place.file.suffix == ".py"])
    column("data", [place for place in named if place.file.suffix != ".py"])
    column("tests", rules.tested(game).get(rule.id, []))


def column(title: str, places: list[Place]) -> None:
    print(f"{title}:" if places else f"{title}: none")
    for place in places:
        print(f"    {place}")


def tell_missing(game: str) -> int:
    """Print the rules that no line names and the ranges that hide some; returns how many there are."""
    missing, ranges = rules.missing(game), rules.ranges(game)
    print(f"{game}: {counted(missing, 'rule')} that no line of code or data names, {counted(ranges, 'range')} of ids")
    for rule in missing:
        print(f"    {rule.id}  {shortly(rule)}")
    for place in ranges:
        print(f"    {place}")
    return len(missing) + len(ranges)


def counted(things: Sized, word: str) -> str:
    return f"{len(things)} {word}" if len(things) == 1 else f"{len(things)} {word}s"


def shortly(rule: Rule) -> str:
    text = rule.place.text.replace(f"**{rule.id}**", "").strip("| ")
    return text if len(text) <= SHORT else f"{text[:SHORT]}..."
