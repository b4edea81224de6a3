"""`./dev gallery [GAME ...]` renews what is kept of the boards: boxes as text, and pictures. `./dev gallery show [--port N]` serves the page."""

from __future__ import annotations

import sys
import threading

from tests.browser.browsers import Browsers
from tests.gallery import boxes, pictures
from tests.gallery.looking import WINDOWS, Eyes, looks
from tests.gallery.serving import WithStates
from tests.gallery.states import drawn, states
from tests.stage.staging import Theatre
from tools.gallery import read

CANVAS = "canvas "


def renew(games: list[str]) -> None:
    """Everything of these games; what is no longer wanted goes."""
    theatre, browsers = Theatre(), Browsers()
    try:
        for game in games:
            renew_game(game, theatre, browsers)
    finally:
        browsers.close()
        theatre.close()


def renew_game(game: str, theatre: Theatre, browsers: Browsers) -> None:
    home = boxes.home(game)
    home.mkdir(parents=True, exist_ok=True)
    seen: dict[str, dict[str, boxes.Listing]] = {window: {} for window in WINDOWS}
    with browsers.lent() as browser:
        eyes, every = Eyes(browser, theatre.url), looks(states(game))
        for number, look in enumerate(every, 1):
            tell(f"{game}: boxes {number} of {len(every)}")
            for window, listing in eyes.listings(look):
                seen[window][str(look)] = listing
            refuse_problems(eyes, str(look))
        for window, listings in seen.items():
            boxes.file(game, window).write_text(boxes.write(dict(sorted(listings.items()))), encoding="utf-8")
    # Pictures in three dimensions are dear without a graphics card.
    solid = any(
        line.lstrip().startswith(CANVAS) for listings in seen.values() for lines in listings.values() for line in lines
    )
    with browsers.lent(solid=solid) as browser:
        eyes, wanted = Eyes(browser, theatre.url), pictures.chosen(game)
        for number, picture in enumerate(wanted, 1):
            tell(f"{game}: picture {number} of {len(wanted)}")
            picture.file.write_bytes(pictures.take(eyes, picture))
            refuse_problems(eyes, picture.file.name)
    kept = {picture.file for picture in wanted}
    for old in home.glob("*.webp"):
        if old not in kept:
            old.unlink()
    weight = sum(file.stat().st_size for file in kept) // 1000
    faults = sum(line.startswith("!") for listings in seen.values() for lines in listings.values() for line in lines)
    tell(
        f"{game}: {len(every)} looks in {len(WINDOWS)} windows, {faults} faults, {len(kept)} pictures of {weight} kB\n"
    )


def refuse_problems(eyes: Eyes, where: str) -> None:
    if eyes.stage.problems:
        raise SystemExit(f"\n{where}: {'; '.join(eyes.stage.problems)}")


def tell(line: str) -> None:
    print(f"\r\033[K{line}" if sys.stdout.isatty() else line.rstrip("\n"), end="", flush=True)
    if not sys.stdout.isatty():
        print()


def show(port: int) -> None:
    theatre = Theatre(handler=WithStates, port=port)
    print(f"{theatre.url}gallery.html", flush=True)
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        theatre.close()


def main(words: list[str]) -> None:
    asked = read(words)
    if "show" in asked.what:
        show(asked.port)
    else:
        renew(asked.what or drawn())


if __name__ == "__main__":
    main(sys.argv[1:])
