"""How the browser tests start the Chromium that ./dev found or unpacked."""

import os
from typing import TypedDict

from tools.chromium import UNPACKED, installed

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
