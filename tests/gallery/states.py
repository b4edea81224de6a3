"""The states in which a board is looked at: every kind of question it is asked, and the hardest positions that were found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from tests.contract import places
from tests.stage.telling import Json, game_info, state
from tools.node import BOARDS
from wondertable import game
from wondertable.games import shipped

ASKED, HARD = "asked", "hard"
NAMED = "names-"
"""Begins the names of those with the longest names of a language."""
NAMES = {
    "en": ["Wilhelmina Montgomerys", "Christopher Wellington", "Bartholomew Fitzgeralds", "Maximiliana", "Al", "Mo"],
    "fr": ["Marguerite-Antoinette", "Jean-Barthélémy Vaugelas", "Éléonore de Castelnaud", "Maximilienne", "Lô", "Al"],
    "ja": [
        "ヴィルヘルミーナ・フォン・アイヒェンドルフ",
        "さくらこうじ・あかりのみや・ことね",
        "マクシミリアーナ",
        "たちばな",
        "ゆ",
        "りん",
    ],
}
"""Of those who sit at a hard position: as long as a name may be, and as short."""


class State(NamedTuple):
    game: str
    sort: str
    """Asked or hard."""
    name: str

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def file(self) -> Path:
        return folder(self.game) / self.sort / f"{self.name}.json"

    def told(self, language: str) -> Json:
        """What a page is told: of the seat that is asked, or when it is over of the first."""
        its = game(self.game)
        position = its.load(json.loads(self.file.read_text()))
        asked = position.asked()
        told = state(its, position, asked[0] if asked else 0)
        if self.sort == HARD:
            for seat, name in zip(told["table"]["seats"], NAMES[language], strict=False):
                seat["name"] = name
        return told


def folder(name: str) -> Path:
    """Where a game keeps its positions, beside its tests."""
    return places.folder(name) / "positions"


def drawn() -> list[str]:
    """The games that have a board; the others are played in words."""
    return [name for name in shipped() if (BOARDS / name).is_dir()]


def states(*games: str) -> list[State]:
    return [
        State(name, sort, file.stem)
        for name in games or drawn()
        for sort in (HARD, ASKED)
        for file in sorted((folder(name) / sort).glob("*.json"))
    ]


def info(name: str) -> Json:
    return game_info(game(name))
