"""What a page weighs as it is sent, read from the built files. The bounds hold in every language, and later work keeps them."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from wondertable.server.pages import STATIC

FIRST_PAGE = 70_000
FIRST_PAGE_REQUESTS = 25
TABLE = 120_000
"""Besides pictures and three.js."""
RULES = 140_000
"""A page of them, all that is written included."""
EMBLEMS = 40_000
"""Of one game."""
FIGURES = 45_000
"""Of one game."""
COVERS = 70_000
PICTURE = 15_000
"""Of one game as it is played."""

MANIFEST: dict[str, Any] = json.loads((STATIC / ".vite" / "manifest.json").read_text())
TEXTS = re.compile(r"virtual:texts/([\w-]+)(?:/(\w+))?")
LANGUAGES = sorted({found[1] for name in MANIFEST if (found := TEXTS.fullmatch(name))})
GAMES = sorted({Path(name).parts[2] for name in MANIFEST if name.endswith("/Board.svelte")})


def needed(*names: str) -> list[dict[str, Any]]:
    """These pieces and all that they cannot do without."""
    found: dict[str, dict[str, Any]] = {}
    waiting = [name for name in names if name in MANIFEST]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = MANIFEST[name]
            waiting += MANIFEST[name].get("imports", [])
    return list(found.values())


def scripts(pieces: Iterable[dict[str, Any]]) -> set[str]:
    return {piece["file"] for piece in pieces if piece["file"].endswith(".js")}


def styles(pieces: Iterable[dict[str, Any]]) -> set[str]:
    return {file for piece in pieces for file in piece.get("css", [])}


def sent(files: Iterable[str]) -> int:
    """Bytes for a browser that knows brotli, as all do."""
    packed = [(STATIC / f"{file}.br", STATIC / file) for file in files]
    return sum((small if small.exists() else plain).stat().st_size for small, plain in packed)


def texts(language: str, game: str = "") -> list[str]:
    """The sentences of the house or of a game in the language of the reader; what it lacks comes with it in English."""
    return [f"virtual:texts/{language}{game and '/'}{game}"]


def pictures() -> set[str]:
    """Of games as they are played: what the shelf shows."""
    return {piece["file"] for piece in MANIFEST.values() if re.search(r"/play-.+\.webp$", piece["file"])}


def covers() -> set[str]:
    return {
        piece["file"] for piece in MANIFEST.values() if piece["file"].endswith(".svg") and "-cover-" in piece["file"]
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page(language: str) -> None:
    pieces = needed("index.html", "src/shell/Home.svelte", *texts(language))
    assert sent(scripts(pieces)) <= FIRST_PAGE
    html = (STATIC / "index.html").read_text()
    linked = set(re.findall(r'(?:href|src)="\./(assets/[^"]+)"', html))
    games_told = 1
    requests = {"index.html", *linked, *scripts(pieces), *styles(pieces), *pictures()}
    assert len(requests) + games_told <= FIRST_PAGE_REQUESTS, sorted(requests)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table(game: str, language: str) -> None:
    own = [name for name in MANIFEST if re.fullmatch(rf"src/boards/{game}/\w+\.(svelte|ts)", name)]
    words = [*texts(language), *texts(language, game)]
    assert sent(scripts(needed("index.html", "src/shell/TablePage.svelte", *words, *own))) <= TABLE


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_to_read(game: str) -> None:
    """With the board, which draws their pictures: whoever reads them plays next."""
    own = [
        name
        for name in MANIFEST
        if re.search(rf"\b({game}/guide/(index\.ts|guide\.json)|rules/{game}\.md\?raw)$", name)
    ]
    assert len(own) == 3
    words = [*texts("en"), *texts("en", game), f"virtual:texts/en/{game}.guide"]
    assert sent(scripts(needed("index.html", "src/shell/RulesPage.svelte", *words, *own))) <= RULES


@pytest.mark.parametrize("page", ["Home", "SetUp", "RecordPage"])
def test_no_page_brings_a_board(page: str) -> None:
    brought = {piece.get("src", "") for piece in needed("index.html", f"src/shell/{page}.svelte")}
    assert not [source for source in brought if source.startswith(("src/boards/", "virtual:"))]


def test_the_shelf_shows_every_game_in_play() -> None:
    shown = pictures()
    assert len(shown) == len(GAMES)
    for file in shown:
        picture = (STATIC / file).read_bytes()
        assert picture[:4] == b"RIFF" and picture[8:12] == b"WEBP"
        assert len(picture) <= PICTURE


def test_covers_are_pictures() -> None:
    drawn = covers()
    assert len(drawn) == len(GAMES)
    assert sent(drawn) <= COVERS
    for file in drawn:
        picture = (STATIC / file).read_text()
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
        # A picture in a page has neither the page's letters nor any file beside it.
        assert not re.search(r"<text|<style|href=\"[^#]", picture)


@pytest.mark.parametrize("game", GAMES)
def test_emblems_are_pictures(game: str) -> None:
    (file,) = (STATIC / "assets").glob(f"{game}-emblems-*.json")
    assert sent([file.relative_to(STATIC).as_posix()]) <= EMBLEMS
    outline = next(iter(json.loads(file.read_text()).values()))
    assert not [script.name for script in (STATIC / "assets").glob("*.js") if outline in script.read_text()]


@pytest.mark.parametrize(
    "file", sorted((STATIC / "assets").glob("*-figures-*.json")), ids=lambda file: file.name.split("-")[0]
)
def test_figures_are_pictures(file: Path) -> None:
    assert sent([file.relative_to(STATIC).as_posix()]) <= FIGURES
    _, path, *_ = next(iter(json.loads(file.read_text()).values()))["pieces"][0]
    assert not [script.name for script in (STATIC / "assets").glob("*.js") if path in script.read_text()]


def test_text_is_compressed_by_the_build() -> None:
    for file in (STATIC / "assets").iterdir():
        if file.suffix in (".js", ".css", ".svg", ".json") and file.stat().st_size > 2000:
            assert file.with_name(f"{file.name}.br").stat().st_size < file.with_name(f"{file.name}.gz").stat().st_size
