"""Where rule ids stand: on the rules pages, in the code and data that carry them out, and on tests."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.steps import ROOT, files_below

PAGES = ROOT / "docs" / "rules"
GAMES = ROOT / "src" / "wondertable" / "games"
TESTS = ROOT / "tests"

ID = re.compile(r"\b[A-Z]{3}-[A-Z]\d+\b")
STATED = re.compile(rf"\*\*({ID.pattern})\*\*")
MARK = re.compile(r"mark\.rule\(([^)]*)\)")
# Nobody who looks for an id in between finds it here, also when the range goes over a line's end.
RANGE = re.compile(r"\b(?:[A-Z]{3}-)?[A-Z]\d+[\s#]*(?:to|until|through|[-–—]|\.\.+)[\s#]*(?:[A-Z]{3}-)?[A-Z]?\d+\b")
# What a file says of itself before its first line of code stands beside no line.
OPENING = re.compile(r'\A""".*?"""', re.DOTALL)
TEST = re.compile(r"def (test_\w+)")
# Chapters that explain the rules, and state none that the others do not.
EXPLAINING = ("Questions and answers", "Worked examples", "What is always true")


@dataclass(frozen=True)
class Rule:
    id: str
    chapter: str
    place: "Place"

    @property
    def is_normative(self) -> bool:
        """Whether something must carry it out: what rulings, examples and invariants say follows from other rules."""
        return self.chapter not in EXPLAINING


@dataclass(frozen=True)
class Place:
    file: Path
    line: int
    text: str

    @property
    def where(self) -> str:
        near = self.file.is_relative_to(ROOT)
        return f"{self.file.relative_to(ROOT) if near else self.file}:{self.line}"

    def __str__(self) -> str:
        return f"{self.where}: {self.text}"


@dataclass(frozen=True)
class Home:
    """Where a game's rules page, its code and its tests stand."""

    page: Path
    code: Path
    tests: Path


def homes() -> dict[str, Home]:
    """The games that have a rules page: those of the package, the examples, and those that WONDERTABLE_GAMES names.

    A game from outside the package has everything in its own folder.
    """
    pages = sorted(page for page in PAGES.glob("*.md") if page.stem != "README")
    found = {page.stem: Home(page, GAMES / page.stem, TESTS / "games" / page.stem) for page in pages}
    folders = [Path(word).absolute() for word in os.environ.get("WONDERTABLE_GAMES", "").split(os.pathsep) if word]
    for folder in (ROOT / "examples", *folders):
        for page in (folder / "rules.md", *sorted(folder.glob("*/rules.md"))):
            if page.is_file():
                found.setdefault(page.parent.name, Home(page, page.parent, page.parent / "tests"))
    return found


def games() -> list[str]:
    return sorted(homes())


def stated(game: str) -> dict[str, Rule]:
    """The rules of a page, in its order, each with the paragraph or row that states it."""
    page = homes()[game].page
    found: dict[str, Rule] = {}
    chapter = ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        for rule in STATED.findall(line):
            found[rule] = Rule(rule, chapter, Place(page, number, line.removeprefix("- ").strip("| ")))
    return found


def named(game: str) -> dict[str, list[Place]]:
    """The lines of a game's code and data that name a rule: by its whole id, not as the end of a range or in a file's opening."""
    found: dict[str, list[Place]] = {}
    for file, text in _written_for(game):
        alone = RANGE.sub(_dashes, OPENING.sub(_dashes, text))
        lines = text.splitlines()
        for number, line in enumerate(alone.splitlines(), 1):
            for rule in dict.fromkeys(ID.findall(line)):
                found.setdefault(rule, []).append(Place(file, number, lines[number - 1].strip()))
    return found


def ranges(game: str) -> list[Place]:
    """The lines of a game's code and data where ids are left out."""
    return [
        Place(file, text.count("\n", 0, match.start()) + 1, " ".join(match[0].split()))
        for file, text in _written_for(game)
        for match in RANGE.finditer(text)
        if ID.search(match[0])
    ]


def missing(game: str) -> list[Rule]:
    """The rules that somebody has to carry out and no line or datum names; to teach a rule is not to carry it out."""
    there = {
        rule for rule, places in named(game).items() if any(place.file.parent.name != "lessons" for place in places)
    }
    return [rule for rule in stated(game).values() if rule.is_normative and rule.id not in there]


def tested(game: str) -> dict[str, list[Place]]:
    """The tests that carry a rule, each by its name."""
    found: dict[str, list[Place]] = {}
    for file in sorted(homes()[game].tests.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        for mark in MARK.finditer(text):
            name = TEST.search(text, mark.end())
            place = Place(file, text.count("\n", 0, mark.start()) + 1, name[1] if name else "")
            for rule in ID.findall(mark[1]):
                found.setdefault(rule, []).append(place)
    return found


def _written_for(game: str) -> Iterator[tuple[Path, str]]:
    """A game's code and data, but for the data that it shipped before, and tests."""
    folder = homes()[game].code
    for file in sorted(files_below(folder, "*.py", "*.toml")):
        if file.relative_to(folder).parts[0] not in ("earlier", "tests"):
            yield file, file.read_text(encoding="utf-8")


def _dashes(found: re.Match[str]) -> str:
    """As long as what was found, line ends included."""
    return re.sub(r"\S", "-", found[0])
