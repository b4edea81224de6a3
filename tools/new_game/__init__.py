"""`./dev new-game`: the rooms of a new game, filled with the smallest game there is, which already keeps the contract.

The files stand in `files`; what hangs on the game is written @name@, @Title@, @Class@, @package@ and @ABC@ there. Python
files end in .txt besides: they are no modules yet.
"""

import itertools
import keyword
import re
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from tools import rules
from tools.steps import ROOT, Problem

FILES = Path(__file__).parent / "files"
NAME = re.compile("[a-z][a-z0-9_]*")
INTO = "--into"


def new_game(words: list[str]) -> str:
    """Write the files of a game; returns what to do next."""
    name, into = read(words)
    homes = {
        "game": rules.GAMES / name if into is None else into / name,
        "tests": rules.TESTS / "games" / name if into is None else into / name / "tests",
        "rules.md": rules.PAGES / f"{name}.md" if into is None else into / name / "rules.md",
    }
    check(name, into, homes.values())
    known = {
        "name": name,
        "Title": name.replace("_", " ").capitalize(),
        "Class": "".join(part.capitalize() for part in name.split("_")),
        "package": name if into is not None else f"wondertable.games.{name}",
        "ABC": letters(name, {rule[:3] for game in rules.games() for rule in rules.stated(game)}),
    }
    for file in sorted(file for file in FILES.rglob("*") if file.is_file()):
        kind, *rest = file.relative_to(FILES).parts
        if into is None and rest == ["__init__.py.txt"] and kind == "tests":
            continue  # only outside are the tests part of the game's own package
        there = homes[kind].joinpath(*(re.sub(r"\.py\.txt$", ".py", filled(part, known)) for part in rest))
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(filled(file.read_text(encoding="utf-8"), known), encoding="utf-8")
    return told(list(homes.values()), name)


def read(words: list[str]) -> tuple[str, Path | None]:
    match words:
        case [name] if not name.startswith("-"):
            return name, None
        case [name, "--into", folder] | ["--into", folder, name]:
            return name, Path(folder).absolute()
    raise Problem(
        f"say what it is called, and where if it stands outside the package: ./dev new-game NAME [{INTO} FOLDER]"
    )


def check(name: str, into: Path | None, there: Iterable[Path]) -> None:
    """Refuse a bad name, and one that is taken."""
    if NAME.fullmatch(name) is None or keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Problem(f"{name!r} is no name for a game: small letters, figures and _, and no word of Python")
    if into is not None and not into.is_dir():
        raise Problem(f"there is no folder {into}")
    taken = [path for path in (rules.GAMES / name, *there) if path.exists()]
    if taken or name in rules.games():
        raise Problem(f"there is a game {name} already" + (f": {taken[0]}" if taken else ""))
    if into is not None and find_spec(name) is not None:
        raise Problem(f"there is a Python module {name} already, which a game outside the package would be too")


def letters(name: str, taken: set[str]) -> str:
    """Three letters for its rule ids that no other game has."""
    own = [letter.upper() for letter in name if letter.isalpha()]
    first, rest = own[0], [*own[1:], "X", "Y", "Z"]
    for pair in itertools.combinations(rest, 2):
        if (found := first + "".join(pair)) not in taken:
            return found
    raise Problem(f"all ids for rules of {name} are taken by other games")


def filled(text: str, known: dict[str, str]) -> str:
    """With the names in their places, and imports in the order that they then have."""
    text = re.sub(r"@(\w+)@", lambda place: known[place[1]], text)
    ours = rf"(?m)(?:^from (?:{known['package']}|wondertable)\b.* import .*\n)+"
    return re.sub(
        ours, lambda block: "".join(sorted(block[0].splitlines(True), key=lambda line: line.split()[1])), text
    )


def told(places: list[Path], name: str) -> str:
    """What to do next."""
    inside = places[0].is_relative_to(rules.GAMES)
    brought = "" if inside else f"WONDERTABLE_GAMES={near(places[0].parent)} "
    lines = [
        f"{name} stands in {', '.join(str(near(place)) for place in places)}.",
        f"Play it:   {brought}./dev cli play {name}",
        f"Test it:   {brought}{'' if inside else 'WONDERTABLE_FORM=interpreted '}./dev python -m pytest -k {name} tests/contract",
        "Go on:     docs/adding-a-game.md",
    ]
    return "\n".join(lines)


def near(place: Path) -> Path:
    return place.relative_to(ROOT) if place.is_relative_to(ROOT) else place
