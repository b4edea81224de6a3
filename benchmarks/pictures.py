"""Measures how the Grimoire is drawn while a page is pulled: ./dev bench pictures [--rounds N]

At a desk and on a phone a hand pulls a page slowly out of a simulated book, in a browser without a graphics card. Told are the pictures
a second that are drawn meanwhile, and what one picture costs: milliseconds of the browser's processors (whatever else the machine
does), draw calls, triangles and bytes of textures. The same page is also asked
to draw as it would with a graphics card, in a small window: how quickly it then draws says nothing here, what it asks of the card does.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

# Everything here is imported as part of `benchmarks`, however this file is started.
sys.path[0] = str(Path(__file__).resolve().parents[1])

from playwright.sync_api import Browser  # noqa: E402

from benchmarks.comparison import columns, say  # noqa: E402
from benchmarks.line import for_pictures  # noqa: E402
from tests.browser.browsers import Browsers  # noqa: E402
from tests.browser.friends import Friends  # noqa: E402
from tests.browser.kamimai import (  # noqa: E402
    WITH_A_CARD,
    Summoner,
    Way,
    give,
    point,
    say as words,
    taken,
)
from tests.browser.serving import Server  # noqa: E402

SEED = "00112233445566778899aabbccddeeff"
STEPS = 40
SLOWLY: Way = [(0.1 * step / STEPS, 0.05 * step / STEPS) for step in range(1, STEPS + 1)]
"""Towards the near end of the book, for more than two seconds; the page hardly leaves it."""
HEAD = ("", "pictures/s", "gap ms", "95 of 100", "CPU ms", "draw calls", "triangles", "textures kB", "pulls")

# What is drawn in one go is one picture.
COUNT = """window.pictures = []; window.textures = 0;
{
  const gl = WebGL2RenderingContext.prototype;
  let picture = null;
  const drawn = (triangles) => {
    if (!picture) {
      picture = { at: performance.now(), calls: 0, triangles: 0 };
      pictures.push(picture);
      queueMicrotask(() => (picture = null));
    }
    picture.calls++;
    picture.triangles += triangles;
  };
  const over = (name, told) => {
    const own = gl[name];
    gl[name] = function (...all) { told.call(this, ...all); return own.apply(this, all); };
  };
  over('drawElements', (mode, count) => drawn(count / 3));
  over('drawArrays', (mode, first, count) => drawn(count / 3));
  over('drawElementsInstanced', (mode, count, type, offset, times) => drawn(times * count / 3));
  over('drawArraysInstanced', (mode, first, count, times) => drawn(times * count / 3));
  over('texStorage2D', (target, levels, format, width, height) => { textures += width * height * (levels > 1 ? 16 / 3 : 4); });
  over('texImage2D', (target, level, ...all) => {
    if (all.length > 5) textures += all[1] * all[2] * 4;
    else if (all.at(-1)) textures += (all.at(-1).width ?? 0) * (all.at(-1).height ?? 0) * 4;
  });
}"""


def browser_seconds() -> float:
    """How long all processes of browsers that were started from here have worked; 0 where the system does not tell."""
    parents, worked = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[folder.name] = fields[1]
            if b"chrom" in (folder / "cmdline").read_bytes():
                worked[folder.name] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return sum(seconds for process, seconds in worked.items() if str(os.getpid()) in ancestors(process, parents))


def ancestors(process: str, parents: dict[str, str]) -> Iterator[str]:
    while process in parents:
        process = parents[process]
        yield process


class Watched:
    """Pulls that were looked at in one kind of window."""

    def __init__(self, name: str, *, phone: bool, card: bool) -> None:
        self.name, self.phone, self.card = name, phone, card
        self.gaps: list[float] = []
        """Milliseconds from one picture to the next while something moves."""
        self.pulls = self.pictures = 0
        self.cpu = 0.0
        """Seconds that all processes of the browser worked while a hand pulled."""
        self.calls = self.triangles = self.textures = 0.0

    def pull(self, browser: Browser, server: Server) -> None:
        """One page at a table of its own."""
        ann = Summoner(browser, server.url, phone=self.phone)
        ann.context.add_init_script(COUNT + (WITH_A_CARD if self.card else ""))
        if self.card:
            ann.page.set_viewport_size({"width": 360, "height": 480})
        friends = Friends(server, 1, SEED, game="kamimai", source="simulated")
        friends.take_place(ann, 0)
        ann.page.goto(f"/?table={friends.table}")
        ann.page.get_by_role("button", name=words("start"), exact=True).click()
        while ann.state.get("view") is None or not ann.is_asked or ann.question["kind"] != "draw":
            ann.until(lambda: ann.is_playing() and ann.is_asked, "a question")
            if ann.question["kind"] != "draw":
                question = ann.state["question"]
                options = ann.question["options"]
                give(ann, next((one for one in options if one["kind"] in ("begin", "skip", "target")), options[0]))
                ann.until_answered(question)
        ann.page.locator(f'canvas[data-drawn="{ann.board["book"]["build"]}"]').wait_for(state="attached")
        start = point(ann, self.phone)
        assert start is not None, "no page of the book can be taken"
        ann.page.evaluate("pictures.length = 0")
        before = browser_seconds()
        if taken(ann, start, SLOWLY, finger=self.phone):
            self.cpu += browser_seconds() - before
            self._look(ann.page.evaluate("pictures"))
            self.textures = max(self.textures, float(ann.page.evaluate("textures")))
        ann.context.close()

    def _look(self, pictures: list[dict[str, float]]) -> None:
        self.pulls += 1
        self.pictures += len(pictures)
        self.gaps += [after["at"] - before["at"] for before, after in itertools.pairwise(pictures[1:])]
        self.calls = max(self.calls, *(one["calls"] for one in pictures))
        self.triangles = max(self.triangles, *(one["triangles"] for one in pictures))

    def row(self) -> tuple[str, ...]:
        if not self.gaps:
            return (self.name, *["-"] * 7, "0")
        gaps = sorted(self.gaps)
        rate, cpu = 1000 * len(gaps) / sum(gaps), 1000 * self.cpu / self.pictures
        pace = (rate, gaps[len(gaps) // 2], gaps[int(0.95 * (len(gaps) - 1))], cpu)
        cost = (f"{self.calls:.0f}", f"{self.triangles:,.0f}", f"{self.textures / 1000:,.0f}")
        return (self.name, *(["-"] * 4 if self.card else [f"{one:.0f}" for one in pace]), *cost, str(self.pulls))


def main(arguments: Sequence[str]) -> int:
    told = for_pictures(arguments)
    kinds = [
        Watched("1440x900", phone=False, card=False),
        Watched("phone", phone=True, card=False),
        Watched("desk, as with a card", phone=False, card=True),
        Watched("phone, as with a card", phone=True, card=True),
    ]
    browsers = Browsers()
    try:
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
            for number in range(told.rounds):
                for kind in kinds:
                    say(f"{kind.name}, round {number + 1} of {told.rounds}")
                    with browsers.lent(solid=True) as browser:
                        kind.pull(browser, server)
    except KeyboardInterrupt:
        say("stopped; told is what was seen until then")
    finally:
        browsers.close()
    print("\n".join(columns([HEAD, *(kind.row() for kind in kinds)])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
