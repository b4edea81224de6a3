"""Which of the two suites runs. `./dev test` guards an edit, `./dev test --long` a release: it runs the same tests, those marked `long`,
and plays more wherever a test asks here."""

from __future__ import annotations

import os

LONG = bool(os.environ.get("WONDERTABLE_LONG"))
