"""Reading the data file of Miraris into its native tables."""

from __future__ import annotations

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.kit import packed, set_of
from wondertable.games.miraris.rules import tables as limits
from wondertable.games.miraris.rules.tables import NONE, SEATS_MAX, SEATS_MIN, Character, Tables, Wonder

Json = dict[str, object]
Crowns = dict[str, int]
"""The crowns of each kind of Wonder, by its id."""


def read(data: Json) -> Tables:
    reader = Reader(data)
    reader.integer("schema", 1, 1)
    tables = read_game(reader.table("game"))
    read_dormire(tables, reader.table("dormire"))
    tables.add_wonders([read_wonder(table) for table in reader.tables("wonder")])
    read_characters(tables, reader)
    read_deal(tables, reader)
    read_options(tables, reader.table("options"))
    reader.done()
    check_counts(tables)
    return tables


def read_game(reader: Reader) -> Tables:
    """MIR-S1, MIR-P1: how many play, and how many rounds."""
    reader.choice("id", ["miraris"])
    reader.text("name")
    least = reader.integer("players_min", SEATS_MIN, SEATS_MAX)
    most = reader.integer("players_max", least, SEATS_MAX)
    rounds = reader.integer("rounds", 1, limits.VALUE_MAX)
    origin(reader)
    reader.done()
    return Tables(least, most, rounds)


def read_dormire(tables: Tables, reader: Reader) -> None:
    reader.integer("sets", tables.seats_max, 99)
    values = sorted(set(reader.integers("values", 1, limits.VALUE_MAX)))
    origin(reader)
    colours = reader.table("colours")
    tables.colours = colours.texts("ids")
    origin(colours)
    if len(tables.colours) < tables.seats_max:
        raise wrong(colours.place("ids"), f"expected a colour for each of {tables.seats_max} seats")
    colours.done()
    reader.done()
    if len(values) < tables.rounds:
        raise wrong(reader.place("values"), f"expected at least {tables.rounds} different values, one for each round")
    tables.full_hand = set_of(values)


def read_wonder(reader: Reader) -> Wonder:
    id, name = reader.identifier("id"), reader.text("name")
    wonder = Wonder(id, name, reader.integer("crowns", 1, limits.CROWNS_MAX), reader.integer("copies", 1, 31))
    origin(reader)
    reader.done()
    return wonder


def read_deal(tables: Tables, reader: Reader) -> None:
    each = [0] * (SEATS_MAX + 1)
    for table in reader.tables("deal"):
        for players in table.integers("players", SEATS_MIN, SEATS_MAX):
            each[players] = table.integer("characters_each", 1, 8)
        origin(table)
        table.done()
    for players in range(tables.seats_min, tables.seats_max + 1):
        if not 1 <= each[players] * players <= len(tables.characters):
            raise wrong("deal", f"{each[players]} characters each do not go round among {players} players")
    tables.characters_each = packed(each)


def read_options(tables: Tables, reader: Reader) -> None:
    gifts_shown = ["all", "receiver"] if tables.gifts_can_be_hidden() else ["all"]
    tables.defaults = {
        "memory_aid": reader.flag("memory_aid"),
        "gifts_shown": reader.choice("gifts_shown", gifts_shown),
        "reveal_after_end": reader.flag("reveal_after_end"),
    }
    origin(reader)
    reader.done()


def check_counts(tables: Tables) -> None:
    drawn = sum(character.deck_draw for character in tables.characters)
    wanted = tables.seats_max * tables.rounds + drawn
    if len(tables.deck) < wanted:
        raise wrong("wonder", f"{len(tables.deck)} cards are too few: {wanted} may be turned up and drawn")


# -- characters --------------------------------------------------------------------------------------------------------


def read_characters(tables: Tables, reader: Reader) -> None:
    crowns = {wonder.id: wonder.crowns for wonder in tables.wonders}
    if len(crowns) < len(tables.wonders) or len(set(crowns.values())) < len(tables.wonders):
        raise wrong("wonder", "two kinds share an id or a number of crowns")
    readers = reader.tables("character")
    if not 1 <= len(readers) <= limits.CHARACTERS_MAX:
        raise wrong("character", f"expected 1 to {limits.CHARACTERS_MAX} characters")
    characters = [read_character(table, i, crowns) for i, table in enumerate(readers)]
    tables.add_characters(characters)
    tables.character_entries = [table.entries() for table in readers]
    if len(set(tables.character_ids)) < len(characters):
        raise wrong("character", "two characters share an id")
    find_rivals(tables)
    if len({character.order for character in tables.numbered}) < len(tables.numbered):
        raise wrong("character", "two characters share an order number")


def find_rivals(tables: Tables) -> None:
    for character, entry in zip(tables.characters, tables.character_entries, strict=True):
        if "rival" in entry:
            if entry["rival"] not in tables.character_ids:
                raise wrong(f"character {character.id}, rival", f"no character is called {entry['rival']!r}")
            character.rival = tables.character_ids.index(str(entry["rival"]))


def read_character(reader: Reader, index: int, crowns: Crowns) -> Character:
    found = Character(index, reader.identifier("id"), reader.text("name"))
    found.order = reader.integer("order", 0, 99)
    origin(reader, "order_origin")
    origin(reader)
    found.win_rate = read_win_rate(reader)
    found.row_take = reader.integer("row_take", 1, 2, 0)
    found.instant_win_kinds = reader.integer("instant_win_kinds", 1, len(crowns), 0)
    found.shielded = reader.flag("shielded", False)
    found.deck_draw = reader.integer("deck_draw", 1, 12, 0)
    found.gift_each = reader.integer("gift_each", 1, 1, 0)
    found.second_demand_below = reader.integer("second_demand_below", 1, 99, 0)
    found.discard_count_kind = read_kind(reader, "discard_count_kind", crowns)
    found.takes_kind = read_kind(reader, "takes_kind", crowns)
    found.forbidden_kind = read_kind(reader, "forbidden_kind", crowns)
    found.all_values = reader.integer("all_values", 1, 99, 0)
    found.cards_exact = reader.integer("cards_exact", 0, 52, NONE)
    found.bonus_exact = reader.integer("bonus_exact", 1, 99, 0)
    found.bonus_fewer = reader.integer("bonus_fewer", 1, 99, 0)
    found.bonus_per_card = reader.integer("bonus_per_card", 1, 99, 0)
    rival = reader.identifier("rival") if reader.has("rival") else ""
    found.bonus_alone = reader.integer("bonus_alone", 1, 99, 0)
    found.bonus_with_rival = reader.integer("bonus_with_rival", 0, 99, 0)
    found.values = packed(read_values(reader, crowns))
    reader.done()
    check_character(found, rival, reader)
    return found


def read_win_rate(reader: Reader) -> list[float]:
    """By number of players; nobody has played a new character often enough to know more than a fair share."""
    columns = SEATS_MAX - SEATS_MIN + 1
    return reader.numbers("win_rate", columns) if reader.has("win_rate") else [1.0] * columns


def read_kind(reader: Reader, key: str, crowns: Crowns) -> int:
    return crowns[reader.choice(key, list(crowns))] if reader.has(key) else NONE


def read_values(reader: Reader, crowns: Crowns) -> list[int]:
    """The points of one Wonder of each kind, crowns where the card says nothing else."""
    times = reader.integer("other_values_times", 1, 9, 1)
    points = [times * kind for kind in range(limits.CROWNS_MAX + 1)]
    if reader.has("value_override"):
        override = reader.table("value_override")
        for wonder in override.keys():
            if wonder not in crowns:
                raise wrong(override.place(wonder), "no Wonder has this id")
            points[crowns[wonder]] = override.integer(wonder, 0, 99)
    return points


def check_character(found: Character, rival: str, reader: Reader) -> None:
    taking = found.row_take > 0 or found.instant_win_kinds > 0
    acts = sum([taking, found.deck_draw > 0, found.gift_each > 0, found.discard_count_kind != NONE])
    if acts > 1:
        raise wrong(reader.place("id"), "a character acts in one way only: row, deck, gifts or discards")
    if (acts or found.shielded) and found.order == 0:
        raise wrong(reader.place("order"), "an ability that acts in scoring needs an order number")
    if found.order and not acts:
        raise wrong(reader.place("order"), "only an ability that acts in scoring has an order number")
    if (found.forbidden_kind == NONE) != (found.all_values == 0):
        raise wrong(reader.place("all_values"), "forbidden_kind and all_values belong together")
    if (found.discard_count_kind == NONE) != (found.takes_kind == NONE):
        raise wrong(reader.place("takes_kind"), "discard_count_kind and takes_kind belong together")
    if (found.gift_each == 0) != (found.second_demand_below == 0):
        raise wrong(reader.place("gift_each"), "gift_each and second_demand_below belong together")
    if (found.cards_exact == NONE) != (found.bonus_exact == 0 and found.bonus_fewer == 0):
        raise wrong(reader.place("cards_exact"), "cards_exact belongs together with bonus_exact or bonus_fewer")
    if bool(rival) != (found.bonus_alone > 0) or (found.bonus_with_rival and not rival):
        raise wrong(reader.place("rival"), "rival and bonus_alone belong together")
