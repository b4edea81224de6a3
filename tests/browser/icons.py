"""Draws the icons of the house from its sign: `./dev python -m tests.browser.icons` writes them into web/public."""

from __future__ import annotations

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.words import ROOT, WEB

SIGN = WEB / "shell" / "mark.svg"
PUBLIC = ROOT / "web" / "public"
GROUND = "#221a45"
ICONS = {
    "icon-192.png": (192, 0.92, None),
    "icon-512.png": (512, 0.92, None),
    "icon-maskable.png": (512, 0.62, GROUND),
    "icon-touch.png": (180, 0.8, GROUND),
}
"""Size, how much of it the sign takes, and what is behind it: devices cut the corners of some."""


def draw(browser: Browser, size: int, part: float, ground: str | None) -> bytes:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground or "transparent"}">'
        f'<div style="width:{part * 100}vw">{SIGN.read_text()}</div>'
    )
    picture = page.screenshot(omit_background=ground is None)
    page.close()
    return picture


def main() -> None:
    PUBLIC.mkdir(exist_ok=True)
    with sync_playwright() as playwright, playwright.chromium.launch(**chromium.find()) as browser:
        for name, wanted in ICONS.items():
            (PUBLIC / name).write_bytes(draw(browser, *wanted))
            print(f"web/public/{name}")


if __name__ == "__main__":
    main()
