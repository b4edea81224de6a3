"""What may be asked of ./dev gallery, read before anything is installed."""

import argparse
from collections.abc import Sequence

from tools.steps import ROOT

PORT = 8100


def read(words: Sequence[str]) -> argparse.Namespace:
    games = sorted(file.parent.name for file in (ROOT / "src" / "wondertable" / "games").glob("*/game.py"))
    parser = argparse.ArgumentParser(
        prog="./dev gallery",
        description="Renew what is kept of the boards in their hardest states, boxes as text and pictures; or show all states on a page.",
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"for the page; {PORT} if none is named")
    parser.add_argument("what", nargs="*", metavar="GAME", help="these games alone; show serves the page")
    asked = parser.parse_args(words)
    if unknown := [name for name in asked.what if name not in ("show", *games)]:
        parser.error(f"there is no game {unknown[0]!r}; there are {', '.join(games)}")
    if "show" in asked.what and len(asked.what) > 1:
        parser.error("the page shows all games")
    return asked
