"""Reads and checks the Alices of the data file: each has one verb of a small vocabulary, with the numbers it needs."""

from __future__ import annotations

from typing import Final

from wondertable.core.data import Reader, origin, wrong
from wondertable.core.rules.kit import bit, packed
from wondertable.games.alicematic.rules import alices as a
from wondertable.games.alicematic.rules.alices import FOREST, SLOT_COUNT, SLOTS, TERRAINS, TOKENS, Alice
from wondertable.games.alicematic.rules.tables import NONE, Tables

CARDS: Final = 90
COST_MAX: Final = 20
AMOUNT_MAX: Final = 9

VERBS: Final[dict[str, tuple[int, int, list[str]]]] = {
    "token_on_place": (a.TOKEN_ON_PLACE, a.AT_PLACE, ["slot", "token", "amount"]),
    "draw_on_place": (a.DRAW_ON_PLACE, a.AT_PLACE, ["slot", "amount"]),
    "vp_on_place": (a.VP_ON_PLACE, a.AT_PLACE, ["slot", "amount"]),
    "draw_on_reveal": (a.DRAW_ON_REVEAL, a.AT_REVEAL, ["amount"]),
    "token_on_reveal": (a.TOKEN_ON_REVEAL, a.AT_REVEAL, ["token", "amount"]),
    "copy": (a.COPY_EFFECT, a.AT_REVEAL, []),
    "token_on_invade": (a.TOKEN_ON_INVADE, a.AT_INVADE, ["space", "amount"]),
    "draw_on_invade": (a.DRAW_ON_INVADE, a.AT_INVADE, ["space", "amount"]),
    "vp_on_invade": (a.VP_ON_INVADE, a.AT_INVADE, ["space", "amount"]),
    "take_token": (a.TAKE_TOKEN_EFFECT, a.AT_INVADE, ["space", "token", "one"]),
    "turn_up_commoner": (a.TURN_UP_COMMONER, a.AT_INVADE, ["space", "one"]),
    "military_bonus": (a.MILITARY_BONUS, a.AT_ATTACK, ["space", "amount"]),
    "city_difficulty": (a.CITY_DIFFICULTY, a.AT_ATTACK, ["less"]),
    "turn_down_for_military": (a.TURN_DOWN_FOR_MILITARY, a.AT_ATTACK, ["amount"]),
    "closed_forests": (a.CLOSED_FORESTS, a.AT_ATTACK, []),
    "free_passage_full_bonus": (a.FREE_PASSAGE_FULL_BONUS, a.AT_ATTACK, []),
    "attack_succeeds": (a.ATTACK_SUCCEEDS, a.AT_ATTACK, []),
    "count_from_own_spaces": (a.COUNT_FROM_OWN_SPACES, a.ALWAYS, []),
    "summon_token_worth": (a.SUMMON_TOKEN_WORTH, a.ALWAYS, ["amount"]),
    "wild_tokens": (a.WILD_TOKENS, a.ALWAYS, []),
    "vp_if_most_alices": (a.VP_IF_MOST_ALICES, a.AT_END, ["amount"]),
    "vp_per_slot_with_alice": (a.VP_PER_SLOT_WITH_ALICE, a.AT_END, ["amount"]),
    "vp_per_costly_alice": (a.VP_PER_COSTLY_ALICE, a.AT_END, ["min_cost", "amount"]),
    "vp_per_city": (a.VP_PER_CITY, a.AT_END, ["amount"]),
    "extra_alices": (a.EXTRA_ALICES, a.AT_END, ["amount"]),
}
"""Each verb with its number, its timing and the numbers it needs. `one`: the amount is always 1; `less`: it is negative."""


def read_alices(reader: Reader) -> list[Alice]:
    """ALI-V10: so many cards of known effects."""
    found = [read_alice(table, i) for i, table in enumerate(reader.tables("alice"))]
    if not 1 <= len(found) <= a.ALICES_MAX:
        raise wrong("alice", f"expected 1 to {a.ALICES_MAX} kinds, found {len(found)}")
    if len({alice.name for alice in found}) < len(found):
        raise wrong("alice", "two kinds share a name")
    total = sum(alice.copies for alice in found)
    if total != CARDS:
        raise wrong("alice", f"expected {CARDS} cards in all, found {total}")
    for verb in ("copy", "turn_down_for_military"):
        if sum(alice.effect == verb for alice in found) > 1:
            raise wrong("alice", f"only one kind may have the effect {verb}")
    return found


def read_alice(reader: Reader, index: int) -> Alice:
    alice = Alice(index, read_name(reader))
    alice.colour = SLOTS.index(reader.choice("colour", SLOTS))
    alice.cost = reader.integer("cost", 0, COST_MAX)
    alice.copies = reader.integer("copies", 1, CARDS)
    alice.text = reader.text("text")
    alice.effect = reader.choice("effect", list(VERBS))
    alice.verb, alice.timing, needs = VERBS[alice.effect]
    written, timing = reader.choice("timing", a.TIMINGS), a.TIMINGS[alice.timing]
    if written != timing:
        raise wrong(reader.place("timing"), f"the effect {alice.effect} has the timing {timing}, not {written}")
    if "slot" in needs:
        alice.slot = SLOTS.index(reader.choice("slot", SLOTS))
    if "space" in needs:
        alice.terrains = read_terrains(reader)
    alice.token = read_token(reader, alice, needs)
    alice.amount = read_amount(reader, needs)
    if "min_cost" in needs:
        alice.min_cost = reader.integer("min_cost", 0, COST_MAX)
    alice.stacks = reader.flag("stacks", False)
    if alice.stacks and alice.timing != a.AT_END:
        raise wrong(reader.place("stacks"), "only an effect of the final scoring may count for every card")
    origin(reader)
    for key in ("name_from", "effect_from"):
        if reader.has(key):
            reader.text(key)
    reader.done()
    return alice


def read_name(reader: Reader) -> str:
    name = reader.text("name")
    if not name.isascii() or not name.isalpha():
        raise wrong(reader.place("name"), f"expected one word of plain letters, found {name!r}")
    return name


def read_terrains(reader: Reader) -> int:
    """A set of colours, with the City."""
    text = reader.text("space")
    found = 0
    for word in SLOTS if text == "land" else text.split(" "):
        if word not in TERRAINS[: a.CITY + 1]:
            raise wrong(reader.place("space"), f"expected colours parted by blanks, land or city, found {text!r}")
        found |= bit(TERRAINS.index(word))
    return found


def read_token(reader: Reader, alice: Alice, needs: list[str]) -> int:
    """The colour of the token an effect is about; not given where it is that of the space."""
    own_colour = alice.verb == a.TOKEN_ON_INVADE
    if "token" in needs or (own_colour and reader.has("token")):
        return TOKENS[reader.choice("token", list(TOKENS))]
    if own_colour and alice.terrains & ~(bit(a.RED) | bit(a.YELLOW) | bit(a.GREEN)):
        raise wrong(reader.place("token"), "missing: only red, yellow and green spaces have tokens of their own")
    return a.NOT_GIVEN


def read_amount(reader: Reader, needs: list[str]) -> int:
    if "amount" in needs:
        return reader.integer("amount", 1, AMOUNT_MAX)
    if "one" in needs:
        return reader.integer("amount", 1, 1)
    if "less" in needs:
        return reader.integer("amount", -AMOUNT_MAX, -1)
    return 0


def index_alices(tables: Tables) -> None:
    alices = tables.alices
    tables.alice_names = [alice.name for alice in alices]
    for alice in alices:
        before = sum(other.colour == alice.colour for other in alices[: alice.index])
        tables.written.append([SLOTS[alice.colour], before + 1])
    tables.cost = packed([alice.cost for alice in alices])
    tables.colour = packed([alice.colour for alice in alices])
    tables.verb = packed([alice.verb for alice in alices])
    tables.amount = packed([alice.amount for alice in alices])
    tables.pile = packed([alice.index for alice in alices for _ in range(alice.copies)])

    def kinds(wanted: list[Alice]) -> int:
        return sum(bit(alice.index) for alice in wanted)

    def only(verb: int) -> int:
        return next((alice.index for alice in alices if alice.verb == verb), NONE)

    def timed(timing: int) -> list[Alice]:
        return [alice for alice in alices if alice.timing == timing]

    tables.with_verb = packed([kinds([x for x in alices if x.verb == verb]) for verb in range(a.VERBS_END)])
    tables.place_kinds = packed([kinds([x for x in timed(a.AT_PLACE) if x.slot == s]) for s in range(SLOT_COUNT)])
    invade = [kinds([x for x in timed(a.AT_INVADE) if x.terrains & bit(terrain)]) for terrain in range(FOREST)]
    tables.invade_kinds = packed([*invade, 0])
    tables.reveal_kinds = kinds(timed(a.AT_REVEAL))
    tables.stacking = kinds([alice for alice in alices if alice.stacks])
    tables.copier = only(a.COPY_EFFECT)
    tables.flipper = only(a.TURN_DOWN_FOR_MILITARY)
