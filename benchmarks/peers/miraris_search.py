"""Search on Miraris from the first bid: ours, and beside it that of OpenSpiel and of boardgame.io.

Run: python -m benchmarks.peers.miraris_search PYTHON NODE SECONDS SEED     prints one line of JSON: a list of readings

PYTHON and NODE are those of the peers. A turn of a search is one game played on from the edge of the tree. Peers and single searches are
measured in processor time of one core; several searches at once, one in a process for each core, by the clock on the wall.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import wondertable
from wondertable.bots import TREE
from wondertable.bots.search.search import Search
from wondertable.core.rules.bot import Budget
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.plan import Plan
from wondertable.core.rules.position import Position
from wondertable.lab.crew import cores
from wondertable.lab.together import weigh_together

PLAYERS = 4
TURNS = 1000
HERE = Path(__file__).parent
GOALS = {"OpenSpiel's ISMCTSBot": 120, "boardgame.io's MCTSBot": 1200}


def first_bid(seed: int) -> tuple[Position, Rng]:
    """A world of the first seat, and chance."""
    position = wondertable.game("miraris").new(PLAYERS, seed=seed)
    for seat in range(PLAYERS):
        position.apply(seat, position.legal(seat)[0])
    chance = Rng(seed)
    return position.redeal(0, chance), chance


def ours(plan: Plan | None, limit: float, seed: int) -> float:
    """Turns for each second of processor time; a new search every so many turns, as a bot makes one for each answer."""
    mind = wondertable.game("miraris").mind(PLAYERS)
    world, chance = first_bid(seed)
    turns = 0
    begin = time.process_time()
    while (seconds := time.process_time() - begin) < limit:
        Search(world, 0, mind, plan or mind.plan(PLAYERS), chance.fork()).run(TURNS)
        turns += TURNS
    return turns / seconds


def together(searches: int, limit: float, seed: int) -> float:
    """Turns for each second on the wall, of one question thought about by several searches whose findings are merged."""
    world, _ = first_bid(seed)
    game = wondertable.game("miraris")
    with ProcessPoolExecutor(searches, get_context("spawn")) as pool:
        for budget in (Budget(seconds=0.1), Budget(seconds=limit)):  # the first wakes the processes
            began = time.perf_counter()
            found = weigh_together(game, world, 0, "tree@1", budget, seed, searches, pool)
            seconds = time.perf_counter() - began
    return sum(each.visits for each in found) / seconds


def peer(words: list[str], limit: float, seed: int) -> float:
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"NODE_ENV": "production"}
    done = subprocess.run(
        [*words, str(limit), str(PLAYERS), str(seed)], env=env, capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout.splitlines()[-1])
    return float(told["turns"] / told["seconds"])


def main(python: str, node: str, limit: float, seed: int) -> None:
    tree = ours(TREE, limit, seed)
    readings: list[dict[str, object]] = [
        {"what": "a tree without models", "value": tree, "unit": "turns/s"},
        {"what": "the master's search", "value": ours(None, limit, seed), "unit": "turns/s"},
    ]
    searches = cores()
    merged = together(searches, limit, seed) if searches > 1 else tree
    if searches > 1:
        what = f"{searches} such trees in processes of their own, merged"
        readings.append({"what": what, "value": merged, "unit": "turns/s by the clock"})
    words = {
        "OpenSpiel's ISMCTSBot": [python, "-m", "benchmarks.peers.spiel_search"],
        "boardgame.io's MCTSBot": [node, str(HERE / "boardgame" / "search.js")],
    }
    for name, command in words.items():
        theirs = peer(command, limit, seed)
        readings.append({"what": name, "value": theirs, "unit": "turns/s"})
        what = f"a tree without models, times as fast as {name}"
        readings.append({"what": what, "value": tree / theirs, "unit": f"goal {GOALS[name]}", "goal": GOALS[name]})
        if searches > 1:
            what = f"{searches} such trees, times as fast as {name}"
            readings.append({"what": what, "value": merged / theirs, "unit": "by the clock"})
    print(json.dumps(readings))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4]))
