"""The native tables of Miraris, built from its data file: no rule knows a card but through them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.kit import bit, one

CROWNS_MAX: Final = 11
VALUE_MAX: Final = 15
CHARACTERS_MAX: Final = 24
NONE: Final = -1
SEATS_MIN: Final = 3
SEATS_MAX: Final = 6


def packed(numbers: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


class Character:
    """One character card: what its ability does, in numbers (0 or NONE: it does not do that)."""

    def __init__(self, reader: Reader, index: int, crowns: dict[str, int]) -> None:
        self.index: i64 = index
        self.id = reader.identifier("id")
        self.name = reader.text("name")
        self.order: i64 = reader.integer("order", 0, 99)
        self.order_origin = origin(reader, "order_origin")
        self.origin = origin(reader)
        self.win_rate = self._win_rate(reader)
        self.row_take: i64 = reader.integer("row_take", 1, 2, 0)
        self.instant_win_kinds: i64 = reader.integer("instant_win_kinds", 1, len(crowns), 0)
        self.shielded: bool = reader.flag("shielded", False)
        self.deck_draw: i64 = reader.integer("deck_draw", 1, 12, 0)
        self.gift_each: i64 = reader.integer("gift_each", 1, 1, 0)
        self.second_demand_below: i64 = reader.integer("second_demand_below", 1, 99, 0)
        self.discard_count_kind: i64 = self._kind(reader, "discard_count_kind", crowns)
        self.takes_kind: i64 = self._kind(reader, "takes_kind", crowns)
        self.forbidden_kind: i64 = self._kind(reader, "forbidden_kind", crowns)
        self.all_values: i64 = reader.integer("all_values", 1, 99, 0)
        self.cards_exact: i64 = reader.integer("cards_exact", 0, 52, NONE)
        self.bonus_exact: i64 = reader.integer("bonus_exact", 1, 99, 0)
        self.bonus_fewer: i64 = reader.integer("bonus_fewer", 1, 99, 0)
        self.bonus_per_card: i64 = reader.integer("bonus_per_card", 1, 99, 0)
        self.rival_id = reader.identifier("rival") if reader.has("rival") else ""
        self.rival: i64 = NONE
        self.bonus_alone: i64 = reader.integer("bonus_alone", 1, 99, 0)
        self.bonus_with_rival: i64 = reader.integer("bonus_with_rival", 0, 99, 0)
        self.values: vec[i64] = self._values(reader, crowns)
        reader.done()
        self._check(reader)

    def _win_rate(self, reader: Reader) -> list[float]:
        """By number of players; nobody has played a new character often enough to know more than a fair share."""
        columns = SEATS_MAX - SEATS_MIN + 1
        return reader.numbers("win_rate", columns) if reader.has("win_rate") else [1.0] * columns

    def _kind(self, reader: Reader, key: str, crowns: dict[str, int]) -> int:
        return crowns[reader.choice(key, list(crowns))] if reader.has(key) else NONE

    def _values(self, reader: Reader, crowns: dict[str, int]) -> vec[i64]:
        """The points of one Wonder of each kind, crowns where the card says nothing else."""
        times = reader.integer("other_values_times", 1, 9, 1)
        points = [times * kind for kind in range(CROWNS_MAX + 1)]
        if reader.has("value_override"):
            override = reader.table("value_override")
            for wonder in override.keys():
                if wonder not in crowns:
                    raise wrong(override.place(wonder), "no Wonder has this id")
                points[crowns[wonder]] = override.integer(wonder, 0, 99)
        return packed(points)

    def _check(self, reader: Reader) -> None:
        taking = self.row_take > 0 or self.instant_win_kinds > 0
        acts = sum([taking, self.deck_draw > 0, self.gift_each > 0, self.discard_count_kind != NONE])
        if acts > 1:
            raise wrong(reader.place("id"), "a character acts in one way only: row, deck, gifts or discards")
        if (acts or self.shielded) and self.order == 0:
            raise wrong(reader.place("order"), "an ability that acts in scoring needs an order number")
        if self.order and not acts:
            raise wrong(reader.place("order"), "only an ability that acts in scoring has an order number")
        if (self.forbidden_kind == NONE) != (self.all_values == 0):
            raise wrong(reader.place("all_values"), "forbidden_kind and all_values belong together")
        if (self.discard_count_kind == NONE) != (self.takes_kind == NONE):
            raise wrong(reader.place("takes_kind"), "discard_count_kind and takes_kind belong together")
        if (self.gift_each == 0) != (self.second_demand_below == 0):
            raise wrong(reader.place("gift_each"), "gift_each and second_demand_below belong together")
        if (self.cards_exact == NONE) != (self.bonus_exact == 0 and self.bonus_fewer == 0):
            raise wrong(reader.place("cards_exact"), "cards_exact belongs together with bonus_exact or bonus_fewer")
        if bool(self.rival_id) != (self.bonus_alone > 0) or (self.bonus_with_rival and not self.rival_id):
            raise wrong(reader.place("rival"), "rival and bonus_alone belong together")


class Wonder:
    def __init__(self, reader: Reader) -> None:
        self.id = reader.identifier("id")
        self.name = reader.text("name")
        self.crowns = reader.integer("crowns", 1, CROWNS_MAX)
        self.copies = reader.integer("copies", 1, 31)
        self.origin = origin(reader)
        reader.done()


def asks_after_gifts(numbered: list[Character]) -> bool:
    """Whether an ability asks somebody something after another one has brought gifts."""
    given = False
    for character in numbered:
        if given and (character.row_take or character.gift_each):
            return True
        given = given or character.gift_each > 0
    return False


class Tables:
    """Everything the rules look up; shared by all positions of a game and never changed."""

    def __init__(self, data: dict[str, object]) -> None:
        reader = Reader(data)
        reader.integer("schema", 1, 1)
        game = reader.table("game")
        game.choice("id", ["miraris"])
        self.title = game.text("name")
        self.seats_min = game.integer("players_min", SEATS_MIN, SEATS_MAX)
        self.seats_max = game.integer("players_max", self.seats_min, SEATS_MAX)
        self.rounds: i64 = game.integer("rounds", 1, VALUE_MAX)
        self.origin = origin(game)
        game.done()
        self._read_dormire(reader.table("dormire"))
        self.wonders = [Wonder(table) for table in reader.tables("wonder")]
        self._read_characters(reader)
        self._read_deal(reader)
        self._read_options(reader.table("options"))
        reader.done()
        self._check_counts()

    def _read_dormire(self, reader: Reader) -> None:
        reader.integer("sets", self.seats_max, 99)
        self.dormire = sorted(set(reader.integers("values", 1, VALUE_MAX)))
        self.dormire_origin = origin(reader)
        colours = reader.table("colours")
        self.colours = colours.texts("ids")
        self.colours_origin = origin(colours)
        if len(self.colours) < self.seats_max:
            raise wrong(colours.place("ids"), f"expected a colour for each of {self.seats_max} seats")
        colours.done()
        reader.done()
        if len(self.dormire) < self.rounds:
            raise wrong(reader.place("values"), f"expected at least {self.rounds} different values, one for each round")
        self.full_hand: i64 = 0
        for value in self.dormire:
            self.full_hand |= bit(value)

    def _read_characters(self, reader: Reader) -> None:
        crowns = {wonder.id: wonder.crowns for wonder in self.wonders}
        if len(crowns) < len(self.wonders) or len(set(crowns.values())) < len(self.wonders):
            raise wrong("wonder", "two kinds share an id or a number of crowns")
        readers = reader.tables("character")
        if not 1 <= len(readers) <= CHARACTERS_MAX:
            raise wrong("character", f"expected 1 to {CHARACTERS_MAX} characters")
        self.characters = [Character(table, i, crowns) for i, table in enumerate(readers)]
        self.character_ids = [character.id for character in self.characters]
        self.character_entries = [table.entries() for table in readers]
        if len(set(self.character_ids)) < len(self.characters):
            raise wrong("character", "two characters share an id")
        for character in self.characters:
            if character.rival_id:
                if character.rival_id not in self.character_ids:
                    raise wrong(f"character {character.id}, rival", f"no character is called {character.rival_id!r}")
                character.rival = self.character_ids.index(character.rival_id)
        numbered = sorted((c for c in self.characters if c.order), key=lambda c: int(c.order))
        if len({int(c.order) for c in numbered}) < len(numbered):
            raise wrong("character", "two characters share an order number")
        self.numbered: list[Character] = numbered
        self.gifts_can_be_hidden = not asks_after_gifts(numbered)
        self.numbered_set: i64 = 0
        for character in numbered:
            self.numbered_set |= bit(character.index)
        self.character_pile: vec[i64] = packed(list(range(len(self.characters))))
        self.all_characters: i64 = bit(len(self.characters)) - 1

    def crowns_of(self, wonder: str) -> int:
        return next(w.crowns for w in self.wonders if w.id == wonder)

    def _read_deal(self, reader: Reader) -> None:
        each = [0] * (SEATS_MAX + 1)
        for table in reader.tables("deal"):
            for players in table.integers("players", SEATS_MIN, SEATS_MAX):
                each[players] = table.integer("characters_each", 1, 8)
            origin(table)
            table.done()
        for players in range(self.seats_min, self.seats_max + 1):
            if not 1 <= each[players] * players <= len(self.characters):
                raise wrong("deal", f"{each[players]} characters each do not go round among {players} players")
        self.characters_each: vec[i64] = packed(each)

    def gifts_shown_values(self) -> list[str]:
        """MIR-V3: gifts may be hidden where nobody is asked anything after the last of them."""
        return ["all", "receiver"] if self.gifts_can_be_hidden else ["all"]

    def _read_options(self, reader: Reader) -> None:
        self.memory_aid_default = reader.flag("memory_aid")
        self.gifts_shown_default = reader.choice("gifts_shown", self.gifts_shown_values())
        self.reveal_after_end_default = reader.flag("reveal_after_end")
        origin(reader)
        reader.done()

    def _check_counts(self) -> None:
        self.deck: vec[i64] = packed([w.crowns for w in self.wonders for _ in range(w.copies)])
        self.all_wonders: i64 = 0
        for card in self.deck:
            self.all_wonders += one(card)
        drawn = sum(int(c.deck_draw) for c in self.characters)
        wanted = self.seats_max * int(self.rounds) + drawn
        if len(self.deck) < wanted:
            raise wrong("wonder", f"{len(self.deck)} cards are too few: {wanted} may be turned up and drawn")
