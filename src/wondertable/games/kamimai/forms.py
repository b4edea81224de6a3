"""The actions of KamiMaï as canonical texts. Lists of cards, grabs and payments are freer than one word for each part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.forms import Actions, Always, Form, Name, Number, SeatNumber, Shown, word
from wondertable.core.rules.actions import KIND_BITS, PART_BITS, PART_MASK
from wondertable.core.rules.kit import bit, has, members, shl, tally, tally_size
from wondertable.games.kamimai import questions as q
from wondertable.games.kamimai.cards import (
    COLOURS,
    FAIRY,
    GUARDIAN,
    NAMES,
    WOLF,
    bag_of_names,
    cards_code,
    cards_of_code,
    guardians,
    names_of,
    written,
)
from wondertable.games.kamimai.tables import SEATS_MAX, SPELL_UNITS_MAX, UNIT_CARDS_MAX, Tables

MODES: Final = ["easy", "normal", "hard"]
SIDES: Final = ["left", "right"]
PULLS: Final = ["side", "up", "out", "down"]
FINGERS: Final = ["thumb", "index", "middle", "ring", "little"]
WINGS: Final = "AB"
WING_BIT: Final = 7
NUMBER_MASK: Final = 127
HANDLES: Final = [[f"{wing}{number}" for number in range(NUMBER_MASK + 1)] for wing in WINGS]
PLACES: Final = 6
"""A grab has up to six pages in the first places of its code, and its manner in the seventh."""
MANNER: Final = KIND_BITS + PART_BITS * PLACES

CARDS_BITS: Final = 47
ELEMENTS_MASK: Final = 7
FAIRIES_SHIFT: Final = 3
WOLVES_SHIFT: Final = 5
PAIR_MASK: Final = 3
CASTER_SHIFT: Final = 2


# -- grabs (KAM-G5): pages outermost first, pull, hand, fingers ----------------------------------------------------------


def manner(pull: i64, hand: i64, fingers: i64) -> i64:
    return shl(pull | shl(hand, 2) | shl(fingers, 3), MANNER)


def pull_of(action: i64) -> i64:
    return (action >> MANNER) & 3


def hand_of(action: i64) -> i64:
    return (action >> (MANNER + 2)) & 1


def fingers_of(action: i64) -> i64:
    return (action >> (MANNER + 3)) & 31


def wing_of(action: i64) -> i64:
    return (action >> (KIND_BITS + WING_BIT)) & 1


def pages_of(action: i64) -> i64:
    """The pages pinched, as a set of places in their wing: page A3 is place 2."""
    pages: i64 = 0
    rest = (action >> KIND_BITS) & (shl(1, PART_BITS * PLACES) - 1)
    while rest:
        pages |= bit((rest & NUMBER_MASK) - 1)
        rest >>= PART_BITS
    return pages


def handles_of(action: i64) -> list[str]:
    wing = HANDLES[wing_of(action)]
    found: list[str] = []
    rest = (action >> KIND_BITS) & (shl(1, PART_BITS * PLACES) - 1)
    while rest:
        found.append(wing[rest & NUMBER_MASK])
        rest >>= PART_BITS
    return found


def fingers_text(fingers: i64) -> str:
    return "+".join(FINGERS[finger] for finger in members(fingers))


def parse_fingers(text: str) -> int | None:
    fingers = 0
    for name in text.split("+"):
        if name not in FINGERS or fingers >> FINGERS.index(name):
            return None
        fingers |= 1 << FINGERS.index(name)
    return fingers if fingers & (fingers - 1) else None


class GrabForm(Form):
    def __init__(self) -> None:
        super().__init__(q.GRAB, "grab", "grab", [])
        self.manners: list[tuple[str, str, str]] = []
        """Pull, hand and fingers for each manner: many grabs are written at a time, and differ in their pages only."""
        for code in range(1 << PART_BITS):
            action = code << MANNER
            fingers = fingers_text(fingers_of(action))
            self.manners.append((PULLS[pull_of(action)], SIDES[hand_of(action)], fingers))

    def fits(self, action: int) -> bool:
        return action >> (MANNER + PART_BITS) == 0

    def text(self, action: int) -> str:
        pull, hand, fingers = self.manners[action >> MANNER]
        return f"grab {'+'.join(handles_of(action))} {pull} {hand} {fingers}"

    def parse(self, words: list[str]) -> int | None:
        if len(words) != 4 or words[1] not in PULLS or words[2] not in SIDES:
            return None
        pages = parse_pages(words[0])
        fingers = parse_fingers(words[3])
        if pages is None or fingers is None:
            return None
        return q.GRAB | pages | manner(PULLS.index(words[1]), SIDES.index(words[2]), fingers)

    def shown(self, action: int) -> dict[str, Shown]:
        pull, hand, fingers = self.manners[action >> MANNER]
        return {"pages": handles_of(action), "pull": pull, "hand": hand, "fingers": fingers}

    def types(self) -> dict[str, str]:
        return {"pages": "[page]", "pull": "pull", "hand": "hand", "fingers": "fingers"}


def parse_pages(text: str) -> int | None:
    """Pages of one wing, outermost first: `A3+A4`."""
    code, last = 0, 0
    handles = text.split("+")
    if len(handles) > PLACES:
        return None
    for place, handle in enumerate(handles):
        number = handle[1:]
        if (
            handle[:1] != handles[0][:1]
            or handle[:1] not in ("A", "B")
            or not number.isascii()
            or not number.isdecimal()
        ):
            return None
        value = int(number) if len(number) <= 3 else 0
        if str(value) != number or not last < value <= NUMBER_MASK:
            return None
        last = value
        if place == 0 and handle[0] == "B":
            value |= 1 << WING_BIT
        code |= value << (KIND_BITS + PART_BITS * place)
    return code


# -- payments (KAM-M3): for each seat so many Elements of the colour, Fairies and Wolves ---------------------------------


def share(elements: i64, fairies: i64, wolves: i64) -> i64:
    return elements | shl(fairies, FAIRIES_SHIFT) | shl(wolves, WOLVES_SHIFT)


def share_of(action: i64, seat: i64) -> i64:
    return (action >> (KIND_BITS + PART_BITS * (seat + 1))) & PART_MASK


def share_shift(seat: i64) -> i64:
    return KIND_BITS + PART_BITS * (seat + 1)


def share_cards(colour: i64, given: i64) -> i64:
    """The cards of one seat's share."""
    return (
        (given & ELEMENTS_MASK) * tally(colour)
        + ((given >> FAIRIES_SHIFT) & PAIR_MASK) * tally(FAIRY + colour)
        + ((given >> WOLVES_SHIFT) & PAIR_MASK) * tally(WOLF)
    )


def colour_of(action: i64) -> i64:
    return (action >> KIND_BITS) & 3


def caster_of(action: i64) -> i64:
    return (action >> (KIND_BITS + CASTER_SHIFT)) & 7


def cast_code(kind: i64, colour: i64, caster: i64) -> i64:
    return kind | shl(colour | shl(caster, CASTER_SHIFT), KIND_BITS)


def payers(action: i64) -> i64:
    """The seats whose cards a cast names."""
    found: i64 = 0
    seat: i64 = 0
    while seat < SEATS_MAX:
        if share_of(action, seat):
            found |= bit(seat)
        seat += 1
    return found


def in_turn(caster: int, seats: i64) -> list[int]:
    """The caster first, then clockwise."""
    order = [*range(caster, SEATS_MAX), *range(caster)]
    return [seat for seat in order if has(seats, seat)]


class CastForm(Form):
    """`cast fire 1:fire 2:fire,fire` or `cast team fire ...`: who gives what, the activator first."""

    def __init__(self, team: bool) -> None:
        kind, name = (q.CAST_TEAM, "cast_team") if team else (q.CAST, "cast")
        super().__init__(kind, name, "cast", [])
        self.team = team

    def fits(self, action: int) -> bool:
        return action >> share_shift(SEATS_MAX) == 0

    def payment(self, action: int) -> list[str]:
        colour = colour_of(action)
        return [
            f"{seat + 1}:{written(share_cards(colour, share_of(action, seat)))}"
            for seat in in_turn(int(caster_of(action)), payers(action))
        ]

    def text(self, action: int) -> str:
        team = ["team"] if self.team else []
        return " ".join(["cast", *team, COLOURS[colour_of(action)], *self.payment(action)])

    def parse(self, words: list[str]) -> int | None:
        if self.team:
            if words[:1] != ["team"]:
                return None
            words = words[1:]
        if len(words) < 2 or words[0] not in COLOURS:
            return None
        colour = COLOURS.index(words[0])
        seats: list[int] = []
        action = 0
        for part in words[1:]:
            number, _, cards = part.partition(":")
            if number not in ("1", "2", "3", "4", "5"):
                return None
            given = parse_share(colour, cards)
            if given is None:
                return None
            seats.append(int(number) - 1)
            action |= given << int(share_shift(seats[-1]))
        if seats != in_turn(seats[0], payers(action)):
            return None
        return action | int(cast_code(self.kind, colour, seats[0]))

    def shown(self, action: int) -> dict[str, Shown]:
        return {"colour": COLOURS[colour_of(action)], "payment": self.payment(action)}

    def types(self) -> dict[str, str]:
        return {"colour": "colour", "payment": "[payment]"}


def parse_share(colour: int, text: str) -> int | None:
    bag = bag_of_names(text)
    if not bag:
        return None
    for elements in range(SPELL_UNITS_MAX + 1):
        for fairies in range(UNIT_CARDS_MAX + 1):
            for wolves in range(UNIT_CARDS_MAX + 1):
                given = int(share(elements, fairies, wolves))
                if share_cards(colour, given) == bag:
                    return given
    return None


# -- lists of cards ------------------------------------------------------------------------------------------------------


class CardsForm(Form):
    """`keep water,wolf`, `keep none`: a multiset of Elements and Creatures."""

    def __init__(self, kind: int, word: str) -> None:
        super().__init__(kind, word, word, [])

    def fits(self, action: int) -> bool:
        return action >> (KIND_BITS + CARDS_BITS) == 0

    def text(self, action: int) -> str:
        return f"{self.word} {written(cards_of_code(action))}"

    def parse(self, words: list[str]) -> int | None:
        bag = bag_of_names(words[0]) if len(words) == 1 else None
        if bag is None or guardians(bag) or tally_size(bag) > 60:
            return None
        return int(cards_code(self.kind, bag))

    def shown(self, action: int) -> dict[str, Shown]:
        return {"cards": names_of(cards_of_code(action))}

    def types(self) -> dict[str, str]:
        return {"cards": "[card]"}


def plain(kind: int, name: str, *words: str) -> Form:
    """An action without parts: `end`, or `play imp`."""
    first, *rest = words or (name,)
    return Form(kind, name, first, [word(text) for text in rest])


def actions(tables: Tables) -> Actions:
    seats = SEATS_MAX
    card = Name("card", "card", NAMES)
    guardian = Name("card", "card", NAMES[: GUARDIAN + 4])
    return Actions(
        [
            Form(q.SHEET, "sheet", "sheet", [Number("sheet", 1, len(tables.sheets), "sheet")]),
            plain(q.ADVENTURE, "adventure"),
            Form(q.MODE, "mode", "mode", [Name("mode", "mode", MODES)]),
            Form(q.DOMINANT, "dominant", "dominant", [Name("hand", "hand", SIDES)]),
            GrabForm(),
            plain(q.DONE, "done"),
            plain(q.SKIP, "skip"),
            Form(q.TARGET, "target", "target", [Name("area", "area", tables.area_ids)]),
            Form(q.GRIP, "grip", "grip", [guardian]),
            plain(q.BEGIN, "begin"),
            plain(q.STOP, "stop"),
            plain(q.CONFIRM, "confirm"),
            plain(q.DISPUTE, "dispute"),
            CardsForm(q.DISCARD, "discard"),
            CastForm(team=False),
            CastForm(team=True),
            plain(q.PLAY_IMP, "play_imp", "play", "imp"),
            plain(q.PLAY_DRAGONFLIES, "play_dragonflies", "play", "dragonflies"),
            Form(q.PLAY_MOUSE, "play_mouse", "play", [word("mouse"), word("for"), SeatNumber("to", seats)]),
            plain(q.END, "end"),
            plain(q.AGREE, "agree"),
            plain(q.REFUSE, "refuse"),
            Form(q.GIVER, "giver", "giver", [SeatNumber("giver", seats)]),
            Form(q.GIVE, "give", "give", [card, word("to"), SeatNumber("to", seats)]),
            Form(q.TAKE, "take", "take", [card]),
            Form(q.TAKE_NONE, "take_none", "take", [Always("", "", "none")]),
            CardsForm(q.KEEP, "keep"),
        ]
    )
