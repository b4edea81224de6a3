"""The drawn book of KamiMaï keeps up with the table, however slowly its pictures are drawn."""

from __future__ import annotations

from pathlib import Path

from tests.web.node import HERE, WEB, bundle, run

BOOK = WEB / "src" / "boards" / "kamimai" / "grimoire"


def test_the_book_that_pages_are_pulled_from_is_the_one_that_is_seen(tmp_path: Path) -> None:
    parts = [bundle(BOOK / f"{name}.ts", tmp_path / f"{name}.mjs") for name in ("motion", "beat")]
    assert run(HERE / "grimoire.mjs", *parts) == []
