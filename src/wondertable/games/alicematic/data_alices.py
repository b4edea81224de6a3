"""The Alices of the data file: each has one verb of a small vocabulary, with the numbers it needs."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from wondertable.core.data import Origin, mistakes_of, wrong
from wondertable.core.rules.kit import bit, packed
from wondertable.core.shapes import MISSING, UNKNOWN, Text, instead, one_of, shown, within
from wondertable.games.alicematic.rules import alices as a
from wondertable.games.alicematic.rules.alices import FOREST, SLOT_COUNT, SLOTS, TERRAINS, TOKENS, Alice as NativeAlice
from wondertable.games.alicematic.rules.tables import NONE, Tables

told = mistakes_of("alicematic")

CARDS: Final = 90
COST_MAX: Final = 20
AMOUNT_MAX: Final = 9

Slot = Literal["red", "blue", "yellow", "green", "white"]
Token = Literal["red", "yellow", "green"]
Timing = Literal["place", "attack", "invade", "reveal", "always", "end"]
Name = Annotated[str, Meta(pattern="^[A-Za-z]+$", description="one word of plain letters")]
Cost = Annotated[int, Meta(ge=0, le=COST_MAX)]

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
VERBS_OWN: Final = ("slot", "space", "token", "amount", "min_cost")
"""What only some verbs need."""


class Alice(Struct, forbid_unknown_fields=True):
    """A kind of Alice card: her effect is a verb and what the verb needs."""

    name: Name
    colour: Slot
    cost: Cost
    copies: Annotated[int, Meta(ge=1, le=CARDS)]
    timing: Timing
    effect: str
    text: Text
    origin: Origin
    slot: Slot | None = None
    space: Text | None = None
    """One colour, several parted by blanks, "land" or "city"."""
    token: Token | None = None
    amount: int | None = None
    min_cost: Cost | None = None
    stacks: bool = False
    name_from: Text | None = None
    effect_from: Text | None = None


def fill_alices(tables: Tables, file: list[Alice]) -> None:
    """ALI-V10: so many cards of known effects."""
    if not 1 <= len(file) <= a.ALICES_MAX:
        raise wrong("alice", told("kinds", most=a.ALICES_MAX, found=len(file)))
    tables.alices = [native_alice(alice, at) for at, alice in enumerate(file)]
    if len({alice.name for alice in file}) < len(file):
        raise wrong("alice", told("same-name"))
    total = sum(alice.copies for alice in file)
    if total != CARDS:
        raise wrong("alice", told("cards-in-all", wanted=CARDS, found=total))
    for verb in ("copy", "turn_down_for_military"):
        if sum(alice.effect == verb for alice in file) > 1:
            raise wrong("alice", told("effect-once", effect=verb))
    index_alices(tables)


def native_alice(alice: Alice, at: int) -> NativeAlice:
    where = f"alice {at + 1}"
    if alice.effect not in VERBS:
        raise wrong(f"{where}, effect", instead(one_of(VERBS), shown(alice.effect)))
    check_needs(alice, where)
    found = NativeAlice(at, alice.name)
    found.colour = SLOTS.index(alice.colour)
    found.cost = alice.cost
    found.copies = alice.copies
    found.text = alice.text
    found.effect = alice.effect
    found.verb, found.timing, _needs = VERBS[alice.effect]
    found.slot = a.NOT_GIVEN if alice.slot is None else SLOTS.index(alice.slot)
    found.terrains = 0 if alice.space is None else terrains(alice.space, f"{where}, space")
    found.token = a.NOT_GIVEN if alice.token is None else TOKENS[alice.token]
    found.amount = alice.amount or 0
    found.min_cost = a.NOT_GIVEN if alice.min_cost is None else alice.min_cost
    found.stacks = alice.stacks
    own_colours = bit(a.RED) | bit(a.YELLOW) | bit(a.GREEN)
    if found.verb == a.TOKEN_ON_INVADE and found.token == a.NOT_GIVEN and found.terrains & ~own_colours:
        raise wrong(f"{where}, token", told("token-missing"))
    return found


def check_needs(alice: Alice, where: str) -> None:
    """What stands there is what the verb needs, and it is complete."""
    verb, timing, needs = VERBS[alice.effect]
    if alice.timing != a.TIMINGS[timing]:
        timed = told("timing", effect=alice.effect, wanted=a.TIMINGS[timing], found=alice.timing)
        raise wrong(f"{where}, timing", timed)
    if alice.stacks and timing != a.AT_END:
        raise wrong(f"{where}, stacks", told("stacks"))
    amounts = {"amount": (1, AMOUNT_MAX), "one": (1, 1), "less": (-AMOUNT_MAX, -1)}
    bounds = next((amounts[need] for need in needs if need in amounts), None)
    wanted = {need for need in needs if need not in amounts} | ({"amount"} if bounds else set())
    for name in VERBS_OWN:
        value = getattr(alice, name)
        if value is None and name in wanted:
            raise wrong(f"{where}, {name}", MISSING)
        if value is not None and name not in wanted and not (name == "token" and verb == a.TOKEN_ON_INVADE):
            raise wrong(f"{where}, {name}", UNKNOWN)
    if bounds and alice.amount is not None:
        within(f"{where}, amount", alice.amount, *bounds, wrong)


def terrains(space: str, where: str) -> int:
    """A set of colours, with the City."""
    found = 0
    for word in SLOTS if space == "land" else space.split(" "):
        if word not in TERRAINS[: a.CITY + 1]:
            raise wrong(where, told("colours", found=shown(space)))
        found |= bit(TERRAINS.index(word))
    return found


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

    def kinds(wanted: list[NativeAlice]) -> int:
        return sum(bit(alice.index) for alice in wanted)

    def only(verb: int) -> int:
        return next((alice.index for alice in alices if alice.verb == verb), NONE)

    def timed(timing: int) -> list[NativeAlice]:
        return [alice for alice in alices if alice.timing == timing]

    tables.with_verb = packed([kinds([x for x in alices if x.verb == verb]) for verb in range(a.VERBS_END)])
    tables.place_kinds = packed([kinds([x for x in timed(a.AT_PLACE) if x.slot == s]) for s in range(SLOT_COUNT)])
    invade = [kinds([x for x in timed(a.AT_INVADE) if x.terrains & bit(terrain)]) for terrain in range(FOREST)]
    tables.invade_kinds = packed([*invade, 0])
    tables.reveal_kinds = kinds(timed(a.AT_REVEAL))
    tables.stacking = kinds([alice for alice in alices if alice.stacks])
    tables.copier = only(a.COPY_EFFECT)
    tables.flipper = only(a.TURN_DOWN_FOR_MILITARY)
