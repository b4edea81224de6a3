"""Which Chromium the browser tests drive: $CHROMIUM, the machine's own, or the one `./dev test` unpacks into .cache.

The last comes from the npm package @sparticuz/chromium, so it needs neither root nor any download site of its own.
"""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

UNPACKED = Path(__file__).resolve().parents[2] / ".cache" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")
# Works as root and in containers, and leaves the network and the shared memory of the machine alone.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


class Launch(TypedDict):
    """The arguments of Playwright's `chromium.launch`."""

    executable_path: str
    args: list[str]
    env: dict[str, str | float | bool]


def installed(environment: Mapping[str, str] = os.environ) -> str | None:
    """The browser that was asked for or that the machine has. CHROMIUM=npm asks for the unpacked one."""
    asked = environment.get("CHROMIUM")
    if asked == "npm":
        return None
    if asked and not shutil.which(asked):
        raise FileNotFoundError(f"CHROMIUM names {asked!r}, which is not a program")
    return asked or next((found for name in NAMES if (found := shutil.which(name))), None)


def find() -> Launch:
    """A browser that is there. `./dev test` makes sure of one before the tests begin."""
    if program := installed():
        return Launch(executable_path=program, args=FLAGS, env=dict(os.environ))
    if not (UNPACKED / "chromium").exists():
        raise FileNotFoundError("no Chromium: run ./dev test once, install chromium, or set CHROMIUM to one")
    # The package's own list of fonts names folders of another machine; with no font at all Chromium aborts.
    fonts = UNPACKED / "wondertable-fonts.conf"
    fonts.write_text(
        f'<?xml version="1.0"?><fontconfig><dir>{UNPACKED}/fonts</dir><dir>/usr/share/fonts</dir>'
        f"<cachedir>{UNPACKED}/font-cache</cachedir></fontconfig>"
    )
    libraries = {"LD_LIBRARY_PATH": str(UNPACKED / "lib"), "FONTCONFIG_FILE": str(fonts)}
    return Launch(executable_path=str(UNPACKED / "chromium"), args=FLAGS, env={**os.environ, **libraries})
