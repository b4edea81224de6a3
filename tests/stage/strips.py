"""Film strips of KamiMaï's book for docs/images: a calm pull, a near miss and a fall, as the films of their reports show them.

./dev python -m tests.stage.strips [FOLDER]
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import wondertable
from tests.browser.browsers import Browsers
from tests.stage.staging import Stage, Theatre
from tests.stage.telling import Json
from wondertable.games.kamimai.outside.grimoire.film import FELL, HEAD, NEARLY, STOOD
from wondertable.games.kamimai.outside.grimoire.gestures import Wanted
from wondertable.games.kamimai.outside.grimoire.shelf import Shelf
from wondertable.games.kamimai.outside.grimoire.translate import gesture_for
from wondertable.games.kamimai.rules.position import KamimaiPosition

GAME = wondertable.game("kamimai")
KINDS = {"calm": 0, "near": NEARLY, "fall": FELL}
GRABS = {"calm": ("B3 side", 40), "near": ("B12+B13+B14 down", 44), "fall": ("A18+A19+A20 out", 57)}
"""What is pulled at which book, so that it goes so."""
SHARP = 1200
"""Milliseconds until a picture without a graphics card is a fine one."""
PICTURES = 6
WIDE = 320
ROW = """async ([pictures, wide]) => {
  const drawn = await Promise.all(pictures.map(async (one) =>
    createImageBitmap(new Blob([Uint8Array.from(atob(one), (byte) => byte.charCodeAt(0))]))));
  const high = Math.round(wide * drawn[0].height / drawn[0].width);
  const canvas = new OffscreenCanvas(wide * drawn.length, high), brush = canvas.getContext('2d');
  drawn.forEach((one, at) => brush.drawImage(one, at * wide, 0, wide - 2, high));
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


@dataclass(frozen=True)
class Pulled:
    film: bytes
    faces: dict[str, str | None]
    """What is known of each page, by its number."""

    @property
    def kind(self) -> int:
        marks: int = HEAD.unpack_from(self.film)[1]
        return marks

    def times(self) -> Iterator[float]:
        """Seconds from the beginning, evenly; a fall is looked at from shortly before it until the last page lies."""
        _, _, _, long, fell, _, _ = HEAD.unpack_from(self.film)
        begins, ends = (0.0, 0.8 * long / 100) if fell == STOOD else (max(0.0, fell / 100 - 0.4), fell / 100 + 0.4)
        for picture in range(PICTURES):
            yield begins + (ends - begins) * picture / (PICTURES - 1)


def drawing(seed: int) -> tuple[KamimaiPosition, Shelf, int]:
    """The first draw of a game for one, with its book."""
    position = GAME.new(players=1, seed=seed, options={"source": "simulated"})
    assert isinstance(position, KamimaiPosition)
    shelf, number = Shelf(), 0
    while position.awaiting() or GAME.question_name(position.questions[-1]) != "draw":
        if position.awaiting():
            number = shelf.build(seed, position.book.built_with)
            position.report(f"built seen {','.join(shelf.readable(number))}")
        else:
            position.apply(0, position.legal(0)[-1])
    return position, shelf, number


def pulled(grab: str, seed: int) -> Pulled:
    position, shelf, number = drawing(seed)
    view: Json = GAME.view(position, 0)
    faces = {str(page["number"]): page["card"] for page in view["board"]["book"]["pages"]}
    position.apply(0, GAME.actions.parse(grab))
    gesture = gesture_for(position, Wanted(0, "", {}), shelf.leans(number), seed)
    shelf.begin(number, gesture.hold)
    samples, passed, result = gesture.samples, 0.0, None
    while result is None:
        result = shelf.advance(number, 1 / 30, samples, False).result
        samples, passed = (), passed + 1 / 30
        if passed >= gesture.samples[-1].t:
            shelf.end(number)
    while not shelf.advance(number, 1 / 30, (), False).asleep:
        pass
    return Pulled(shelf.film(number, position.book.builds, 0), faces)


def found(name: str) -> Pulled:
    grab, seed = GRABS[name]
    one = pulled(f"grab {grab} right thumb+index", seed)
    if one.kind != KINDS[name]:
        raise LookupError(f"{grab} does not go so any more: {name}")
    return one


def strip(stage: Stage, one: Pulled) -> bytes:
    """Pictures of the book at some times of its film."""
    page, taken = stage.page, []
    stage.call("film", base64.b64encode(one.film).decode(), one.faces)
    for when in one.times():
        stage.call("filmAt", when)
        page.wait_for_timeout(SHARP)
        taken.append(base64.b64encode(page.locator("#film").screenshot(type="jpeg", quality=90)).decode())
    made: str = page.evaluate(ROW, [taken, WIDE])
    return base64.b64decode(made)


def main(folder: Path) -> None:
    theatre, browsers = Theatre(), Browsers()
    with browsers.lent(solid=True) as browser:
        stage = Stage(browser, theatre.url)
        for name in KINDS:
            (folder / f"kamimai-{name}.jpg").write_bytes(strip(stage, found(name)))
            print(name, flush=True)
    browsers.close()
    theatre.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
