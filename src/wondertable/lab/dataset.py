"""The description that goes with a data set of games: what it holds, how it was made, what it is and is not good for.

It is written in English, as such cards are, with a head that catalogues of data sets read.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence

from wondertable import __version__
from wondertable.core.text import ENGLISH, sentence
from wondertable.lab.columns import DECISION_COLUMNS, DECISIONS, GAME_COLUMNS, GAMES
from wondertable.lab.pool import Found
from wondertable.lab.study import Study

CARD = "README.md"
SIZES = (
    (1_000, "n<1K"),
    (10_000, "1K<n<10K"),
    (100_000, "10K<n<100K"),
    (1_000_000, "100K<n<1M"),
    (10_000_000, "1M<n<10M"),
)


def card(study: Study, found: Found, sizes: Mapping[str, int], command: Sequence[str]) -> str:
    game = study.open()
    title = sentence("title", game=study.game, language=ENGLISH)
    options = ", ".join(f"{key} = {value}" for key, value in game.check_options(study.options).items()) or "none"
    partial = f"\n**Partial**: stopped after {found.sums.games:,} of {study.games:,} games.\n" if found.partial else ""
    return f"""---
pretty_name: "{title}: games of bots"
license: apache-2.0
tags: [tabletop, board-games, self-play, {study.game}]
size_categories: ["{category(found.sums.decisions)}"]
configs:
  - config_name: games
    data_files: {GAMES}
  - config_name: decisions
    data_files: {DECISIONS}
---

# {title}: games of bots

{found.sums.games:,} games of {study.players} players with {found.sums.decisions:,} decisions, played by bots of Wondertable.
{partial}
| file | rows | bytes |
|---|---:|---:|
| `{GAMES}` | {found.sums.games:,} | {sizes[GAMES]:,} |
| `{DECISIONS}` | {found.sums.decisions:,} | {sizes[DECISIONS]:,} |

`study.json` holds the figures of all games together, under the names of `wondertable simulate --json`.

## Columns

{columns(GAMES, GAME_COLUMNS)}

{columns(DECISIONS, DECISION_COLUMNS)}

## How it was made

    {shlex.join(command)}

* Wondertable {__version__}, rules version {game.rules_version} of {study.game}, data {game.data_hash[:16]}, seed {study.seed}.
* Bots: {", ".join(study.bots)}, {"taking turns in all seats, each deal once in every turn" if study.turns > 1 else "in the seats as named"}.
* Options of the table: {options}.
* The same command with the same version makes the same games, on any number of processes and machines.

## What it is good for, and what it is not

* The games are those of programs. Nobody's moves are in it, so there is nothing personal in it, and it does not show how people play.
* Bots answered from what their seat may know. The columns show everything, also what was hidden: whoever trains on `answer` should build what the
  seat saw with `wondertable.game("{study.game}").new({study.players}, deal_seed)` and the answers so far, not from hidden facts.
* Games with the same `deal_seed` were dealt the same cards: keep them together when you divide the data.
"""


def columns(file: str, named: Mapping[str, str]) -> str:
    rows = "\n".join(f"| `{name}` | {about} |" for name, about in named.items())
    return f"`{file}`\n\n| column | |\n|---|---|\n{rows}"


def category(rows: int) -> str:
    return next((name for most, name in SIZES if rows < most), "n>10M")
