"""The data file of Miraris: what may stand in it, and the native tables filled from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from wondertable.core.data import Origin, mistakes_of, read_as, wrong
from wondertable.core.rules.kit import packed, set_of
from wondertable.core.shapes import Identifier, Text, at_least, instead, mistake, one_of, shown
from wondertable.games.miraris.rules import tables as limits
from wondertable.games.miraris.rules.tables import (
    NONE,
    SEATS_MAX,
    SEATS_MIN,
    Character as NativeCharacter,
    Tables,
    Wonder as NativeWonder,
)

told = mistakes_of("miraris")

Json = dict[str, object]
Players = Annotated[int, Meta(ge=SEATS_MIN, le=SEATS_MAX)]
Points = Annotated[int, Meta(ge=0, le=99)]
Bonus = Annotated[int, Meta(ge=1, le=99)]
Crowns = dict[str, int]
"""The crowns of each kind of Wonder, by its id."""


class GameTable(Struct, forbid_unknown_fields=True):
    """MIR-S1, MIR-P1: how many play, and how many rounds."""

    id: Literal["miraris"]
    name: Text
    players_min: Players
    players_max: Players
    rounds: Annotated[int, Meta(ge=1, le=limits.VALUE_MAX)]
    origin: Origin


class Colours(Struct, forbid_unknown_fields=True):
    ids: list[Text]
    origin: Origin


class Dormire(Struct, forbid_unknown_fields=True):
    sets: Annotated[int, Meta(ge=1, le=99)]
    values: Annotated[list[Annotated[int, Meta(ge=1, le=limits.VALUE_MAX)]], Meta(min_length=1)]
    colours: Colours
    origin: Origin


class Deal(Struct, forbid_unknown_fields=True):
    players: Annotated[list[Players], Meta(min_length=1)]
    characters_each: Annotated[int, Meta(ge=1, le=8)]
    origin: Origin


class Wonder(Struct, forbid_unknown_fields=True):
    id: Identifier
    name: Text
    crowns: Annotated[int, Meta(ge=1, le=limits.CROWNS_MAX)]
    copies: Annotated[int, Meta(ge=1, le=31)]
    origin: Origin


class Character(Struct, forbid_unknown_fields=True):
    """A character card: an ability is made of what stands here, and what is left out it does not do."""

    id: Identifier
    name: Text
    order: Annotated[int, Meta(ge=0, le=99)]
    order_origin: Origin
    origin: Origin
    win_rate: Annotated[list[float], Meta(min_length=4, max_length=4)] = msgspec.field(
        default_factory=lambda: [1.0] * 4
    )
    """By number of players; nobody has played a new character often enough to know more than a fair share."""
    row_take: Annotated[int, Meta(ge=1, le=2)] | None = None
    instant_win_kinds: Annotated[int, Meta(ge=1, le=limits.CROWNS_MAX)] | None = None
    shielded: bool = False
    deck_draw: Annotated[int, Meta(ge=1, le=12)] | None = None
    gift_each: Literal[1] | None = None
    second_demand_below: Bonus | None = None
    discard_count_kind: Identifier | None = None
    takes_kind: Identifier | None = None
    forbidden_kind: Identifier | None = None
    all_values: Bonus | None = None
    cards_exact: Annotated[int, Meta(ge=0, le=52)] | None = None
    bonus_exact: Bonus | None = None
    bonus_fewer: Bonus | None = None
    bonus_per_card: Bonus | None = None
    rival: Identifier | None = None
    bonus_alone: Bonus | None = None
    bonus_with_rival: Points = 0
    other_values_times: Annotated[int, Meta(ge=1, le=9)] = 1
    value_override: dict[str, Points] = {}


class Options(Struct, forbid_unknown_fields=True):
    memory_aid: bool
    gifts_shown: Literal["all", "receiver"]
    reveal_after_end: bool
    origin: Origin


class Data(Struct, forbid_unknown_fields=True):
    schema: Literal[1]
    game: GameTable
    dormire: Dormire
    deal: list[Deal]
    wonder: Annotated[list[Wonder], Meta(min_length=1)]
    character: Annotated[list[Character], Meta(min_length=1, max_length=limits.CHARACTERS_MAX)]
    options: Options


def read(data: Json) -> Tables:
    file = read_as(Data, data)
    tables = Tables(file.game.players_min, file.game.players_max, file.game.rounds)
    if tables.seats_max < tables.seats_min:
        raise wrong("game, players_max", at_least(tables.seats_min, tables.seats_max))
    fill_dormire(tables, file.dormire)
    tables.add_wonders([NativeWonder(each.id, each.name, each.crowns, each.copies) for each in file.wonder])
    fill_characters(tables, file)
    tables.character_entries = [set_fields(entry) for entry in file.character]
    fill_deal(tables, file.deal)
    if file.options.gifts_shown == "receiver" and not tables.gifts_can_be_hidden():
        raise wrong("options, gifts_shown", told("gifts-shown"))
    tables.defaults = {name: getattr(file.options, name) for name in ("memory_aid", "gifts_shown", "reveal_after_end")}
    drawn = sum(character.deck_draw for character in tables.characters)
    wanted = tables.seats_max * tables.rounds + drawn
    if len(tables.deck) < wanted:
        raise wrong("wonder", told("too-few-cards", cards=len(tables.deck), wanted=wanted))
    return tables


def fill_dormire(tables: Tables, dormire: Dormire) -> None:
    if dormire.sets < tables.seats_max:
        raise wrong("dormire, sets", told("sets", seats=tables.seats_max, found=dormire.sets))
    if len(dormire.colours.ids) < tables.seats_max:
        raise wrong("dormire, colours, ids", told("colours", seats=tables.seats_max))
    if len(set(dormire.values)) < tables.rounds:
        raise wrong("dormire, values", told("values", rounds=tables.rounds))
    tables.colours = dormire.colours.ids
    tables.full_hand = set_of(dormire.values)


def fill_deal(tables: Tables, deals: list[Deal]) -> None:
    each = [0] * (SEATS_MAX + 1)
    for deal in deals:
        for players in deal.players:
            each[players] = deal.characters_each
    for players in range(tables.seats_min, tables.seats_max + 1):
        if not 1 <= each[players] * players <= len(tables.characters):
            raise wrong("deal", told("deal", each=each[players], players=players))
    tables.characters_each = packed(each)


# -- characters --------------------------------------------------------------------------------------------------------


def fill_characters(tables: Tables, file: Data) -> None:
    crowns = {wonder.id: wonder.crowns for wonder in file.wonder}
    if len(crowns) < len(file.wonder) or len(set(crowns.values())) < len(file.wonder):
        raise wrong("wonder", told("same-wonder"))
    ids = [entry.id for entry in file.character]
    if len(set(ids)) < len(ids):
        raise wrong("character", told("same-character"))
    tables.add_characters([character(at, entry, crowns, ids) for at, entry in enumerate(file.character)])
    if len({each.order for each in tables.numbered}) < len(tables.numbered):
        raise wrong("character", told("same-order"))


def character(at: int, entry: Character, crowns: Crowns, ids: list[str]) -> NativeCharacter:
    place = f"character {at + 1}"
    check_character(entry, place)
    found = NativeCharacter(at, entry.id, entry.name)
    found.order = entry.order
    found.win_rate = entry.win_rate
    found.row_take = entry.row_take or 0
    found.instant_win_kinds = entry.instant_win_kinds or 0
    found.shielded = entry.shielded
    found.deck_draw = entry.deck_draw or 0
    found.gift_each = entry.gift_each or 0
    found.second_demand_below = entry.second_demand_below or 0
    found.discard_count_kind = kind(entry.discard_count_kind, f"{place}, discard_count_kind", crowns)
    found.takes_kind = kind(entry.takes_kind, f"{place}, takes_kind", crowns)
    found.forbidden_kind = kind(entry.forbidden_kind, f"{place}, forbidden_kind", crowns)
    found.all_values = entry.all_values or 0
    found.cards_exact = NONE if entry.cards_exact is None else entry.cards_exact
    found.bonus_exact = entry.bonus_exact or 0
    found.bonus_fewer = entry.bonus_fewer or 0
    found.bonus_per_card = entry.bonus_per_card or 0
    found.bonus_alone = entry.bonus_alone or 0
    found.bonus_with_rival = entry.bonus_with_rival
    found.values = packed(values(entry, place, crowns))
    if entry.rival is not None:
        if entry.rival not in ids:
            raise wrong(f"{place}, rival", told("no-such-rival", found=shown(entry.rival)))
        found.rival = ids.index(entry.rival)
    return found


def set_fields(entry: Character) -> Json:
    """What a card says, by the names of the file."""
    fields = msgspec.structs.asdict(entry)
    return {name: value for name, value in fields.items() if value not in (None, {}, False) and name != "win_rate"}


def kind(wonder: str | None, where: str, crowns: Crowns) -> int:
    if wonder is None:
        return NONE
    if wonder not in crowns:
        raise wrong(where, instead(one_of(crowns), shown(wonder)))
    return crowns[wonder]


def values(entry: Character, place: str, crowns: Crowns) -> list[int]:
    """The points of one Wonder of each kind, crowns where the card says nothing else."""
    points = [entry.other_values_times * kind for kind in range(limits.CROWNS_MAX + 1)]
    for wonder, override in entry.value_override.items():
        if wonder not in crowns:
            raise wrong(f"{place}, value_override, {wonder}", told("no-such-wonder"))
        points[crowns[wonder]] = override
    return points


def check_character(entry: Character, place: str) -> None:
    taking = entry.row_take is not None or entry.instant_win_kinds is not None
    acts = [taking, entry.deck_draw is not None, entry.gift_each is not None, entry.discard_count_kind is not None]
    if sum(acts) > 1:
        raise wrong(f"{place}, id", told("one-way"))
    if (any(acts) or entry.shielded) and entry.order == 0:
        raise wrong(f"{place}, order", told("order-needed"))
    if entry.order and not any(acts):
        raise wrong(f"{place}, order", told("order-unneeded"))
    if (entry.forbidden_kind is None) != (entry.all_values is None):
        raise wrong(f"{place}, all_values", mistake("together", one="forbidden_kind", other="all_values"))
    if (entry.discard_count_kind is None) != (entry.takes_kind is None):
        raise wrong(f"{place}, takes_kind", mistake("together", one="discard_count_kind", other="takes_kind"))
    if (entry.gift_each is None) != (entry.second_demand_below is None):
        raise wrong(f"{place}, gift_each", mistake("together", one="gift_each", other="second_demand_below"))
    if (entry.cards_exact is None) != (entry.bonus_exact is None and entry.bonus_fewer is None):
        raise wrong(f"{place}, cards_exact", told("cards-exact"))
    if (entry.rival is None) != (entry.bonus_alone is None) or (entry.bonus_with_rival and entry.rival is None):
        raise wrong(f"{place}, rival", mistake("together", one="rival", other="bonus_alone"))
