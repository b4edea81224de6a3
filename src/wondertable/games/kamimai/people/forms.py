"""The actions of KamiMaï as canonical texts. Lists of cards, grabs and payments are freer than one word for each part."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wondertable.core.forms import Actions, Always, Form, Name, Number, SeatNumber, Shown, Step, word
from wondertable.core.rules.actions import KIND_BITS, PART_BITS
from wondertable.core.rules.bags import cards, size
from wondertable.core.rules.kit import has, members
from wondertable.games.kamimai.people.names import (
    HANDLES,
    bag_of_names,
    fingers_text,
    handles_of,
    names_of,
    page_named,
    written,
)
from wondertable.games.kamimai.rules import questions as q
from wondertable.games.kamimai.rules.cards import BITS, COLOURS, FAIRY, NAMES, guardians
from wondertable.games.kamimai.rules.questions import FINGERS, MANNER, PLACES, PULLS
from wondertable.games.kamimai.rules.tables import SEATS_MAX, SPELL_UNITS_MAX, UNIT_CARDS_MAX, Tables
from wondertable.games.kamimai.rules.terms import MODES, SIDES

# -- grabs (KAM-G5): pages outermost first, pull, hand, fingers ----------------------------------------------------------


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
            fingers = fingers_text(q.fingers_of(action))
            self.manners.append((PULLS[q.pull_of(action)], SIDES[q.hand_of(action)], fingers))

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
        return q.GRAB | pages | q.manner(PULLS.index(words[1]), SIDES.index(words[2]), fingers)

    def shown(self, action: int) -> dict[str, Shown]:
        pull, hand, fingers = self.manners[action >> MANNER]
        return {"pages": handles_of(action), "pull": pull, "hand": hand, "fingers": fingers}

    def types(self) -> dict[str, str]:
        return {"pages": "[page]", "pull": "pull", "hand": "hand", "fingers": "fingers"}

    def steps(self) -> list[Step]:
        fingers = [fingers_text(number) for number in range(1 << len(FINGERS))]
        pages = [handle for wing in HANDLES for handle in wing[1:]]
        return [Step("pages", pages, PLACES), Step("pull", PULLS), Step("hand", SIDES), Step("fingers", fingers)]

    def spelled(self, action: int) -> list[list[int]]:
        first = q.wing_of(action) * q.NUMBER_MASK
        pages = [first + place for place in members(q.pages_of(action))]
        return [pages, [q.pull_of(action)], [q.hand_of(action)], [q.fingers_of(action)]]


def parse_pages(text: str) -> int | None:
    """Pages of one wing, outermost first: `A3+A4`."""
    code, last = 0, -1
    handles = text.split("+")
    if len(handles) > PLACES:
        return None
    for at, handle in enumerate(handles):
        page = page_named(handle)
        if page is None or handle[0] != handles[0][0] or not last < page[1] < q.NUMBER_MASK:
            return None
        wing, last = page
        if at == 0:
            code |= wing << q.WING_SHIFT
        code |= last + 1 << (KIND_BITS + PART_BITS * at)
    return code


# -- payments (KAM-M3): for each seat so many Elements of the colour, Fairies and Wolves ---------------------------------


GIFTS: Final = ["element", "fairy", "wolf"]
"""What a seat may give to a spell, of its colour."""
GIFTS_MOST: Final = SPELL_UNITS_MAX + 2 * UNIT_CARDS_MAX
CARDS_MOST: Final = 60
"""No list has more cards."""


def in_turn(caster: int, seats: int) -> list[int]:
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
        return action >> q.share_shift(SEATS_MAX) == 0

    def payment(self, action: int) -> list[str]:
        return [f"{seat + 1}:{written(cards)}" for seat, cards in given(action)]

    def text(self, action: int) -> str:
        team = ["team"] if self.team else []
        return " ".join(["cast", *team, COLOURS[q.colour_of(action)], *self.payment(action)])

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
            share = parse_share(colour, cards)
            if share is None:
                return None
            seats.append(int(number) - 1)
            action |= share << q.share_shift(seats[-1])
        if seats != in_turn(seats[0], q.payers(action)):
            return None
        return action | q.cast_code(self.kind, colour, seats[0])

    def shown(self, action: int) -> dict[str, Shown]:
        """The payment as it is written, for sentences, and as lists."""
        return {"colour": COLOURS[q.colour_of(action)], "payment": self.payment(action), "shares": shares(action)}

    def types(self) -> dict[str, str]:
        return {"colour": "colour", "payment": "[payment]", "shares": "[seat:[card]]"}

    def steps(self) -> list[Step]:
        """The colour, then card by card who gives it: the activator's first, and of each seat Elements, Fairies, Wolves."""
        gifts = [f"{seat + 1}:{gift}" for seat in range(SEATS_MAX) for gift in GIFTS]
        return [Step("colour", COLOURS), Step("payment", gifts, SEATS_MAX * GIFTS_MOST)]

    def spelled(self, action: int) -> list[list[int]]:
        cards: list[int] = []
        for seat in in_turn(q.caster_of(action), q.payers(action)):
            given = q.share_of(action, seat)
            counts = (q.elements_in(given), q.fairies_in(given), q.wolves_in(given))
            cards += [seat * len(GIFTS) + gift for gift, number in enumerate(counts) for _ in range(number)]
        return [[q.colour_of(action)], cards]


def shares(action: int) -> list[list[int | list[str]]]:
    """Each seat that gives something, and its cards; the activator first."""
    return [[seat, names_of(cards)] for seat, cards in given(action)]


def given(action: int) -> list[tuple[int, int]]:
    colour = q.colour_of(action)
    seats = in_turn(q.caster_of(action), q.payers(action))
    return [(seat, q.share_cards(colour, q.share_of(action, seat))) for seat in seats]


def parse_share(colour: int, text: str) -> int | None:
    bag = bag_of_names(text)
    if not bag:
        return None
    for elements in range(SPELL_UNITS_MAX + 1):
        for fairies in range(UNIT_CARDS_MAX + 1):
            for wolves in range(UNIT_CARDS_MAX + 1):
                given = q.share(elements, fairies, wolves)
                if q.share_cards(colour, given) == bag:
                    return given
    return None


# -- lists of cards ------------------------------------------------------------------------------------------------------


class CardsForm(Form):
    """`keep water,wolf`, `keep none`: a multiset of Elements and Creatures."""

    def __init__(self, kind: int, word: str) -> None:
        super().__init__(kind, word, word, [])

    def fits(self, action: int) -> bool:
        return action >> (KIND_BITS + q.CARDS_BITS) == 0

    def text(self, action: int) -> str:
        return f"{self.word} {written(q.cards_of_code(action))}"

    def parse(self, words: list[str]) -> int | None:
        bag = bag_of_names(words[0]) if len(words) == 1 else None
        if bag is None or guardians(bag) or size(bag, BITS) > CARDS_MOST:
            return None
        return q.cards_code(self.kind, bag)

    def shown(self, action: int) -> dict[str, Shown]:
        return {"cards": names_of(q.cards_of_code(action))}

    def types(self) -> dict[str, str]:
        return {"cards": "[card]"}

    def steps(self) -> list[Step]:
        return [Step("cards", NAMES, CARDS_MOST)]

    def spelled(self, action: int) -> list[list[int]]:
        return [cards(q.cards_of_code(action), BITS)]


def plain(kind: int, name: str) -> Form:
    """An action without parts: `end`."""
    return Form(kind, name, name, [])


def forms(tables: Tables) -> list[Form]:
    seats = SEATS_MAX
    card = Name("card", "card", NAMES)
    guardian = Name("card", "card", NAMES[:FAIRY])
    return [
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
        Form(q.PLAY_IMP, "play_imp", "play", [Always("card", "card", "imp")]),
        Form(q.PLAY_DRAGONFLIES, "play_dragonflies", "play", [Always("card", "card", "dragonflies")]),
        Form(
            q.PLAY_MOUSE, "play_mouse", "play", [Always("card", "card", "mouse"), word("for"), SeatNumber("to", seats)]
        ),
        plain(q.END, "end"),
        plain(q.AGREE, "agree"),
        plain(q.REFUSE, "refuse"),
        Form(q.GIVER, "giver", "giver", [SeatNumber("giver", seats)]),
        Form(q.GIVE, "give", "give", [card, word("to"), SeatNumber("to", seats)]),
        Form(q.TAKE, "take", "take", [card]),
        Form(q.TAKE_NONE, "take_none", "take", [word("none")]),
        CardsForm(q.KEEP, "keep"),
    ]


@lru_cache(maxsize=8)
def actions(tables: Tables) -> Actions:
    """The texts of all actions, for views and saves that write some inside a board."""
    return Actions(forms(tables))
