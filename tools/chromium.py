"""Which Chromium the browser tests drive: $CHROMIUM, the machine's own, or one that is unpacked into .cache.

The last comes from the npm package @sparticuz/chromium, so it needs neither root nor any download site of its own.
"""

import os
import shutil
from collections.abc import Mapping

from tools.node import BROWSER, node, node_environment, packages
from tools.steps import CACHE, Problem, command, digest, step

UNPACKED = CACHE / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")


def installed(environment: Mapping[str, str] = os.environ) -> str | None:
    """The browser that was asked for or that the machine has. CHROMIUM=npm asks for the unpacked one."""
    asked = environment.get("CHROMIUM")
    if asked == "npm":
        return None
    if asked and not shutil.which(asked):
        raise Problem(f"CHROMIUM names {asked!r}, which is not a program")
    return asked or next((found for name in NAMES if (found := shutil.which(name))), None)


def make_sure() -> None:
    """Unpack a Chromium on a machine that has none."""
    if installed():
        return
    packages(BROWSER)
    inside = BROWSER / "node_modules" / "@sparticuz" / "chromium" / "bin"

    def work() -> None:
        shutil.rmtree(UNPACKED, ignore_errors=True)
        advice = "Or install chromium yourself, or set CHROMIUM to one."
        command(node(), BROWSER / "unpack.mjs", inside, UNPACKED, env=node_environment(), advice=advice)

    key = digest([BROWSER / "package-lock.json", BROWSER / "unpack.mjs"])
    step("Chromium", key, UNPACKED / ".made", UNPACKED / "chromium", work)
