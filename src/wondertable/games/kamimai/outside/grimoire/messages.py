"""What the book tells."""

from dataclasses import dataclass
from math import radians, sin


@dataclass(frozen=True)
class Event:
    """`out`: a page lost contact in a grab. `loose`: the same with no hand on the book. `let_go`: the fingers opened.
    `over`: the grab has a result. `fell`: the book fell. `void`: numbers went wrong and the book is as before."""

    kind: str
    time: float
    page: str = ""


@dataclass(frozen=True)
class Grabbed:
    """The result of a grab (KAM-G6)."""

    drawn: tuple[str, ...]  # in the order in which they lost contact, pinched or dragged along
    held: tuple[str, ...]  # still between the fingers as the book fell (KAM-P17)
    fell: bool
    fallen: tuple[str, ...]
    steadiness: float  # 1: a hand of stone
    seconds: float
    void: bool  # numbers went wrong: nothing happened


@dataclass(frozen=True)
class Lean:
    """How the book leans: the ridge's way since it was built, mean leans of the wings in degrees (wing B positive), and
    how much more one wing presses than the other (-1 all A, 0 level, 1 all B)."""

    sway_mm: float
    wing_a: float
    wing_b: float
    pages_a: int
    pages_b: int
    imbalance: float


@dataclass(frozen=True)
class Reach:
    """Where the hand is, in metres, how far it runs ahead of its fingers (0 to 1: they can pull no harder), and what they hold."""

    x: float
    y: float
    z: float
    strain: float
    pages: tuple[str, ...]


@dataclass(frozen=True)
class Frame:
    """A book after some time has passed."""

    snapshot: bytes
    events: tuple[Event, ...]
    state: str
    asleep: bool
    result: Grabbed | None
    time: float
    reach: Reach | None  # while a hand is on the book
    lean: Lean
    cost: float = 0.0  # seconds of processor time


def lean_of(leans: dict[str, float], sway_mm: float) -> Lean:
    """From the lean of every page."""
    wing_a = [lean for page, lean in leans.items() if page.startswith("A")]
    wing_b = [lean for page, lean in leans.items() if page.startswith("B")]
    press = [sin(radians(lean)) for lean in leans.values()]
    weight = sum(abs(each) for each in press)
    return Lean(
        sway_mm=sway_mm,
        wing_a=sum(wing_a) / max(1, len(wing_a)),
        wing_b=sum(wing_b) / max(1, len(wing_b)),
        pages_a=len(wing_a),
        pages_b=len(wing_b),
        imbalance=sum(press) / weight if weight > 0.0 else 0.0,
    )
