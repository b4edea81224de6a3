"""The native tables of Miraris: no rule knows a card but through them. `data.py` fills them from the data file."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, one
from wondertable.core.rules.kit import Kind, Set, bit, packed

BITS: Final = 5
"""The width of a bag of Wonders: up to 31 of each kind, known by its crowns. MIR-C7: copies are never told apart."""
CROWNS_MAX: Final = 11
VALUE_MAX: Final = 15
VALUE_BITS: Final = 4
"""The width of a bag of bids: how often each value was laid."""
CHARACTERS_MAX: Final = 24
NONE: Final = -1
SEATS_MIN: Final = 3
SEATS_MAX: Final = 6


class Character:
    """One character card: what its ability does, in numbers (0 or NONE: it does not do that)."""

    def __init__(self, index: int, id: str, name: str) -> None:
        self.index: i64 = index
        self.id = id
        self.name = name
        self.order: i64 = 0
        """MIR-C5: when the ability is carried out, the smallest number first; 0 for those without one."""
        self.win_rate: list[float] = []
        """By number of players; 1 is a fair share."""
        self.row_take: i64 = 0
        self.instant_win_kinds: i64 = 0
        self.shielded = False
        self.deck_draw: i64 = 0
        self.gift_each: i64 = 0
        self.second_demand_below: i64 = 0
        self.discard_count_kind: Kind = NONE
        self.takes_kind: Kind = NONE
        self.forbidden_kind: Kind = NONE
        self.all_values: i64 = 0
        self.cards_exact: i64 = NONE
        self.bonus_exact: i64 = 0
        self.bonus_fewer: i64 = 0
        self.bonus_per_card: i64 = 0
        self.rival: i64 = NONE
        self.bonus_alone: i64 = 0
        self.bonus_with_rival: i64 = 0
        self.values: vec[i64] = packed([])
        """The points of one Wonder of each kind."""


class Wonder:
    """One kind of Wonder (MIR-C6): its crowns and how many copies there are."""

    def __init__(self, id: str, name: str, crowns: int, copies: int) -> None:
        self.id = id
        self.name = name
        self.crowns = crowns
        self.copies = copies


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self, seats_min: int, seats_max: int, rounds: int) -> None:
        self.seats_min = seats_min
        self.seats_max = seats_max
        self.rounds: i64 = rounds
        self.colours: list[str] = []
        self.defaults: dict[str, object] = {}
        """What a table has chosen that chose nothing, by the names of the options."""
        self.full_hand: Set = 0
        """The values of a whole set of Dormire."""
        self.wonders: list[Wonder] = []
        self.deck: vec[i64] = packed([])
        self.all_wonders: Bag = 0
        self.characters: list[Character] = []
        self.character_ids: list[str] = []
        self.character_entries: list[dict[str, object]] = []
        """The characters as they stand in the file, for the sentences about them."""
        self.character_pile: vec[i64] = packed([])
        self.all_characters: Set = 0
        self.numbered: list[Character] = []
        """Those that act in scoring, in their order (MIR-E3)."""
        self.numbered_set: Set = 0
        self.characters_each: vec[i64] = packed([])
        """How many characters are dealt to each seat, by number of players."""

    def add_wonders(self, wonders: list[Wonder]) -> None:
        self.wonders = wonders
        self.deck = packed([wonder.crowns for wonder in wonders for _ in range(wonder.copies)])
        for wonder in wonders:
            self.all_wonders += one(wonder.crowns, BITS) * wonder.copies

    def add_characters(self, characters: list[Character]) -> None:
        self.characters = characters
        self.character_ids = [character.id for character in characters]
        self.character_pile = packed(list(range(len(characters))))
        self.all_characters = bit(len(characters)) - 1
        self.numbered = sorted((each for each in characters if each.order), key=lambda each: int(each.order))
        for character in self.numbered:
            self.numbered_set |= bit(character.index)

    def crowns_of(self, wonder: str) -> int:
        return next(each.crowns for each in self.wonders if each.id == wonder)

    def gifts_can_be_hidden(self) -> bool:
        """MIR-V3: gifts may be hidden where nobody is asked anything after the last of them."""
        given = False
        for character in self.numbered:
            if given and (character.row_take or character.gift_each):
                return False
            given = given or character.gift_each > 0
        return True
