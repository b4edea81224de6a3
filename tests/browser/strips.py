"""Film strips of KamiMaï's book for docs/images: a calm pull, a near miss and a fall, pulled by hand and shown again from their films.

./dev python -m tests.browser.strips [FOLDER]
"""

from __future__ import annotations

import base64
import itertools
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.browsers import Browsers
from tests.browser.friends import Friends
from tests.browser.kamimai import OUT, WILD, Summoner, Way, give, offered, pull, say
from tests.browser.serving import Server
from wondertable.games.kamimai.outside.grimoire.film import FELL, HEAD, NEARLY

SEED = "00112233445566778899aabbccddeeff"
KINDS = {0: "calm", NEARLY: "near", FELL: "fall"}
TEAR: Way = [(0.44 * step / 5, 0.2 * step / 5) for step in range(1, 6)]
LIFT: Way = [(0.06 * step / 8, -0.3 * step / 8) for step in range(1, 9)]
WAYS = [OUT, TEAR, LIFT, TEAR, LIFT, WILD]
PICTURES = 6
ROW = """async ([pictures, wide]) => {
  const drawn = await Promise.all(pictures.map(async (one) =>
    createImageBitmap(new Blob([Uint8Array.from(atob(one), (byte) => byte.charCodeAt(0))]))));
  const high = Math.round(wide * drawn[0].height / drawn[0].width);
  const canvas = new OffscreenCanvas(wide * drawn.length, high), brush = canvas.getContext('2d');
  drawn.forEach((one, at) => brush.drawImage(one, at * wide, 0, wide - 2, high));
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.72 })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


def film_of(person: Summoner) -> bytes:
    return base64.b64decode(person.state.get("film", ""))


def pictures(page: Page, seconds: float) -> list[str]:
    """Of the book, evenly over the time of its film."""
    found = []
    for _ in range(PICTURES):
        found.append(base64.b64encode(page.locator(".grimoire").screenshot(type="jpeg", quality=85)).decode())
        page.wait_for_timeout(1000 * seconds / PICTURES)
    return found


def strip(person: Summoner, film: bytes, path: Path) -> None:
    """The last moment is shown again, slowly."""
    page = person.page
    long = HEAD.unpack_from(film)[3] / 100
    taken = pictures(page, long * 1.2)
    path.write_bytes(base64.b64decode(page.evaluate(ROW, [taken, 300 if page.viewport_size["width"] > 600 else 160])))  # type: ignore[index]


def main(folder: Path) -> None:
    browsers = Browsers()
    with tempfile.TemporaryDirectory() as room, Server(Path(room)) as server, browsers.lent(solid=True) as browser:
        person = Summoner(browser, server.url)
        friends = Friends(server, 1, SEED, game="kamimai", source="simulated")
        friends.take_place(person, 0)
        person.page.goto(f"/?table={friends.table}")
        person.page.get_by_role("button", name=say("start"), exact=True).click()
        missing = set(KINDS.values())
        ways = itertools.cycle(WAYS)
        while missing and not person.is_over:
            person.until_asked()
            question = person.state["question"]
            if person.question["kind"] != "draw":
                wanted = next((option for kind in ("begin", "end", "skip") for option in offered(person, kind)), None)
                give(person, wanted or person.question["options"][0])
                person.until_answered(question)
                continue
            way = OUT if "calm" in missing else next(ways)
            pull(person, way, finger=False)
            person.until_answered(question)
            person.until(lambda: person.board["awaiting"] is None, "the pull is over")
            film = film_of(person)
            kind = KINDS[HEAD.unpack_from(film)[1]] if film else None
            print(kind, len(film))
            if kind in missing:
                missing.discard(kind)
                strip(person, film, folder / f"kamimai-{kind}.jpg")
    browsers.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
