"""The statistical model as fitted to the simulated book, and what was observed."""

from functools import cache
from pathlib import Path

from msgspec import Struct, toml

from wondertable.core.data import parse_data, read_as
from wondertable.games.kamimai.data_file import Data, FittedModel

DATA = Path(__file__).parents[2] / "src" / "wondertable" / "games" / "kamimai" / "data.toml"
OBSERVED = Path(__file__).with_name("fitted.toml")


class Way(Struct, forbid_unknown_fields=True):
    """One way of playing full books: how many pages each gave until it fell."""

    strategy: str
    count: int
    skill: str
    pages: list[int]


class Group(Struct, forbid_unknown_fields=True):
    """Grabs that have something in common: observed against predicted."""

    group: str
    value: str
    grabs: int
    falls: int
    rate: float
    interval: tuple[float, float]
    predicted: float


class Observations(Struct, forbid_unknown_fields=True):
    origin: str
    counted: dict[str, float]
    until_fall: list[Way]
    observed: list[Group]


def models(data: str) -> Data:
    """A data file of the game, with both tables of hands."""
    return read_as(Data, parse_data(data))


@cache
def fitted() -> FittedModel:
    return models(DATA.read_text("utf-8")).fitted_model


@cache
def observations() -> Observations:
    """What the model was fitted to."""
    return toml.decode(OBSERVED.read_bytes(), type=Observations)
