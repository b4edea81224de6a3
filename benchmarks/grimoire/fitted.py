"""The statistical model as fitted to the simulated book, with what was observed."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "wondertable" / "games" / "kamimai" / "data.toml"
OBSERVED = Path(__file__).with_name("fitted.toml")


@cache
def fitted() -> dict[str, Any]:
    """`fitted_model` of the game's data, and the observations that it was fitted to."""
    model = tomllib.loads(DATA.read_text("utf-8"))["fitted_model"]
    return {"fitted_model": model} | tomllib.loads(OBSERVED.read_text("utf-8"))
