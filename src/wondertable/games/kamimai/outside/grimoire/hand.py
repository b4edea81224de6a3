"""What holds the pages: a hand, its fingers, and where they close."""

from dataclasses import dataclass
from math import isfinite

from wondertable.games.kamimai.outside.grimoire.settings import shipped

FINGERS = ("thumb", "index", "middle", "ring", "little")
SIDES = ("left", "right")
GRIPS = {
    "free": ("thumb", "index"),
    "thumb_middle": ("thumb", "middle"),  # KAM-U10
    "thumb_ring": ("thumb", "ring"),  # KAM-U11
    "thumb_little": ("thumb", "little"),  # KAM-U12
    "other_hand": ("thumb", "index"),  # KAM-U13: any fingers
}


class GrabError(ValueError):
    """A grab that cannot begin; nothing has moved. `key` names the reason for programs."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key

    def __reduce__(self) -> tuple[type["GrabError"], tuple[str, str]]:
        """Errors are pickled by their arguments, and this one has two."""
        return GrabError, (self.key, str(self))


@dataclass(frozen=True)
class Hand:
    side: str = "right"
    fingers: tuple[str, ...] = ("thumb", "index")
    other: bool = False  # not the dominant hand of whoever pulls (KAM-U13)

    def __post_init__(self) -> None:
        if self.side not in SIDES:
            raise GrabError("hand", f"a hand is left or right, not {self.side!r}")
        unknown = [finger for finger in self.fingers if finger not in FINGERS]
        if unknown:
            raise GrabError("fingers", f"unknown finger {unknown[0]!r}")
        if len(set(self.fingers)) != len(self.fingers) or len(self.fingers) < 2:
            raise GrabError("fingers", "a grab needs two or more different fingers")

    @classmethod
    def for_grip(cls, grip: str, side: str = "right") -> "Hand":
        """The hand that a Guardian leaves; `side` is the hand that is used."""
        if grip not in GRIPS:
            raise GrabError("grip", f"unknown grip {grip!r}")
        return cls(side, GRIPS[grip], grip == "other_hand")

    @property
    def strength(self) -> float:
        """Of the strongest pair of fingers; several fingers hold no worse than the best of them."""
        table = shipped().finger
        pair = max((table[finger].strength for finger in self.fingers if finger != "thumb"), default=0.0)
        if "thumb" not in self.fingers:
            pair *= 0.6  # two fingers without a thumb hold badly
        return pair * (shipped().other_hand.strength if self.other else 1.0)

    @property
    def tremor(self) -> float:
        """Metres."""
        table = shipped().finger
        pair = min(table[finger].tremor for finger in self.fingers if finger != "thumb")
        return pair + (shipped().other_hand.tremor if self.other else 0.0)

    @property
    def lag(self) -> float:
        """Seconds by which the hand follows its pointer late."""
        return shipped().other_hand.lag if self.other else 0.0

    @property
    def mirrored(self) -> bool:
        """Movements across the book come out the wrong way round."""
        return self.other and shipped().other_hand.mirror


@dataclass(frozen=True)
class Hold:
    """Where the fingers close: on which pages, how far along their width (0 to 1, towards +y) and how high (0 foot to 1 top)."""

    pages: tuple[str, ...]
    hand: Hand = Hand()
    along: float = 0.87
    height: float = 0.5

    def __post_init__(self) -> None:
        if not self.pages:
            raise GrabError("pages", "a grab names at least one page")
        if len(set(self.pages)) != len(self.pages):
            raise GrabError("pages", "a grab names each page once")
        for share in (self.along, self.height):
            if not (isfinite(share) and 0.0 <= share <= 1.0):
                raise GrabError("place", "fingers close on the page: places go from 0 to 1")
