"""Takes the pictures of play on the shelf: `./dev python -m tests.browser.shelf_pictures [GAME ...]`, once the pages are built.

Each is a real board in the middle of a game. Which game that is stands in `play.json` of the board's folder: `players`, `seed`, after how
many sensible answers a table begins with it (`answers`) and how many are given at the table (`first`, the first that is offered), whether
the picture is taken in the dark (`dark`), and which part of the board it shows (`part`: left, top and width, of the whole width and height).
The picture is `play.webp` beside it.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import wondertable
from tests.browser import axe, chromium
from tests.browser.friends import Friends
from tests.browser.people import Json, Person
from tests.browser.serving import Server
from tests.browser.words import WEB
from wondertable import Rng

SHOWN = ViewportSize(width=1120, height=700)
"""Of the board alone."""
SIZE = (480, 300)
MOST = 15_000
"""Bytes of one picture."""
SMALL = """async ([picture, width, height, quality, [left, top, part]]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const [wide, high] = [image.naturalWidth, image.naturalHeight];
  const shown = [wide * part, (wide * part * height) / width];
  pen.drawImage(image, wide * left, Math.min(high * top, high - shown[1]), ...shown, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
SETTLES = 4000
"""Milliseconds after which also what is drawn in three dimensions is there."""
BOARDS = WEB / "boards"


class Wanted(Struct, forbid_unknown_fields=True):
    players: int
    seed: int
    answers: int
    first: int = 0
    dark: bool = True
    part: tuple[float, float, float] = (0, 0, 1)


def wanted(game: str) -> Wanted:
    return decode((BOARDS / game / "play.json").read_bytes(), type=Wanted)


def position(name: str, moment: Wanted) -> Json | None:
    """Sensible players have given so many answers; None where a table begins as it always does."""
    if not moment.answers:
        return None
    game, rng = wondertable.game(name), Rng(moment.seed)
    bot, now = game.bots()["thumb"], game.new(moment.players, moment.seed)
    for _ in range(moment.answers):
        seat = now.asked()[0]
        now.apply(seat, bot.choose(now.redeal(seat, rng), seat, rng))
    return dict(game.save(now))


def take(browser: Browser, server: Server, name: str) -> bytes:
    moment = wanted(name)
    start = position(name, moment)
    seat = wondertable.game(name).load(start).asked()[0] if start else 0
    friends = Friends(server, moment.players, f"{moment.seed:064x}", game=name, start=start)
    person = Person(browser, server.url, color_scheme="dark" if moment.dark else "light", reduced_motion="reduce")
    person.page.set_viewport_size(SHOWN)
    with friends.come(moment.players):
        friends.take_place(person, seat)
        friends.seats[0].start()
        person.page.goto(f"/?table={friends.table}")
        person.until_asked()
        for _ in range(moment.first):
            friends.seats[seat].answer()
            person.until_asked()
        person.page.evaluate("document.fonts.ready.then(() => 0)")
        person.page.wait_for_load_state("networkidle")
        board = person.page.locator("main")
        room = board.bounding_box()
        assert room is not None
        frame = SHOWN["height"] - room["height"]
        person.page.set_viewport_size({"width": SHOWN["width"], "height": int(SHOWN["height"] + frame)})
        person.page.wait_for_timeout(SETTLES)
        axe.stand_still(person.page)
        picture = board.screenshot(animations="disabled")
        small = smallest(person.page, picture, moment.part)
    person.context.close()
    return small


def smallest(page: Page, picture: bytes, part: tuple[float, float, float]) -> bytes:
    """As good as it may be within its weight."""
    encoded = base64.b64encode(picture).decode()
    for quality in (0.8, 0.7, 0.6, 0.5, 0.4, 0.3):
        small = base64.b64decode(page.evaluate(SMALL, [encoded, *SIZE, quality, part]))
        if len(small) <= MOST:
            return small
    raise AssertionError(f"{len(small)} bytes are more than {MOST}")


def main(games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(**chromium.find()) as browser,
    ):
        for name in games:
            file = BOARDS / name / "play.webp"
            file.write_bytes(take(browser, server, name))
            print(f"{file.relative_to(WEB.parents[1])}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:] or sorted(file.parent.name for file in BOARDS.glob("*/play.json")))
