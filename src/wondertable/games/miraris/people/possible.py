"""Which positions of Miraris can be: what a saved or hand-written one must keep to, beyond the shape of its parts."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.rules.bags import bag_of, covers
from wondertable.core.rules.kit import first, has, set_size
from wondertable.core.saving import Asked, bad
from wondertable.games.miraris.people import refusals
from wondertable.games.miraris.rules import abilities, row
from wondertable.games.miraris.rules.ending import BY_SEVEN_KINDS, RUNNING
from wondertable.games.miraris.rules.position import BEFORE_SCORING, MirarisPosition
from wondertable.games.miraris.rules.questions import (
    BID,
    CHOOSE_CHARACTER,
    LUCIA_TAKE,
    MIRELA_GIFT,
    ROLANDO_TAKE,
)
from wondertable.games.miraris.rules.tables import BITS, NONE, Character

NOTHING_ASKED = 0


def check(position: MirarisPosition) -> None:
    """Beyond what is refused while a position is read: does it hang together?"""
    check_start(position)
    check_deck(position)
    check_demand(position)
    check_end(position)
    if position.shown and position.stage == BEFORE_SCORING:
        raise bad("shown", "no character is shown before scoring")


def check_characters(position: MirarisPosition) -> None:
    """MIR-I8: every character is a single card."""
    seen: i64 = 0
    for player in position.seats:
        if seen & player.dealt:
            twice = position.tables.character_ids[first(seen & player.dealt)]
            raise refusals.refuse("MIR-I8", "character_twice", {"character": twice})
        seen |= player.dealt
        if set_size(player.dealt) > position.tables.characters_each[position.players]:
            raise bad("dealt", f"at most {position.tables.characters_each[position.players]} to each seat")


def check_start(position: MirarisPosition) -> None:
    """MIR-S7, MIR-S10: no Wonder lies anywhere before all characters are kept."""
    if position.round > 0:
        return
    if position.discard or row.all_cards(position) or any(player.held for player in position.seats):
        raise bad("round", "no Wonder lies anywhere before round 1")
    if any(player.character != NONE for player in position.seats):
        raise bad("round", "before round 1 nobody has kept a character; name those dealt")


def check_deck(position: MirarisPosition) -> None:
    """MIR-P14, MIR-A13: the deck lasts for the rounds and the draws to come."""
    if position.round == 0 or position.ended != RUNNING:
        return
    in_scoring = position.stage != BEFORE_SCORING
    wanted = 0 if in_scoring else int(position.players * (position.tables.rounds - position.round))
    to_come = position.tables.numbered[position.stage :] if in_scoring else position.tables.numbered
    wanted += sum(int(character.deck_draw) for character in to_come if position.holder(character.index) != NONE)
    if position.deck_left() < wanted:
        raise bad("deck", f"{wanted} cards are still to be turned up and drawn, but {position.deck_left()} are left")


def check_demand(position: MirarisPosition) -> None:
    """MIR-A14, MIR-A16: a demand is somebody's ability, and the receiver holds what the first one brought."""
    if position.demand == 0:
        return
    character = acting(position)
    if character is None or not character.gift_each:
        raise bad("demand", "nobody is asking for gifts")
    if position.demand == 2:
        given = [int(player.gift) for player in position.seats if player.gift]
        held = position.seats[position.holder(character.index)].held
        if sum(given) != position.first_total or not covers(held, bag_of(given, BITS), BITS):
            raise bad("gift", "the first gifts make up the first total, and their receiver holds them")


def check_end(position: MirarisPosition) -> None:
    """MIR-I13, MIR-I14: the game ends in scoring, with a winner; with only one if all kinds were held."""
    winners = set_size(position.winners)
    if position.ended == RUNNING:
        if winners:
            raise bad("winners", "nobody has won while the game goes on")
        return
    if position.stage == BEFORE_SCORING:
        raise bad("ended", "the game ends in scoring")
    if winners == 0 or (position.ended == BY_SEVEN_KINDS and winners > 1):
        raise bad("winners", "a finished game has a winner, and only one if all kinds of Wonder were held")


def acting(position: MirarisPosition) -> Character | None:
    """The character whose ability is being carried out, if somebody kept it."""
    numbered = position.tables.numbered
    if not 0 <= position.stage < len(numbered) or position.holder(numbered[position.stage].index) == NONE:
        return None
    return numbered[position.stage]


# -- the question that is open -----------------------------------------------------------------------------------------


def check_unasked(position: MirarisPosition) -> None:
    """A position without its question starts a round or the scoring, so it cannot be in the middle of an ability."""
    if position.ended == RUNNING and (position.stage > 0 or position.demand or position.took):
        raise bad("questions", "missing: in the middle of scoring the open question must be named")


def to_be_asked(position: MirarisPosition) -> list[Asked]:
    for seat, player in enumerate(position.seats):
        numbered = player.character != NONE and has(position.tables.numbered_set, player.character)
        if position.stage != BEFORE_SCORING and numbered and not has(position.shown, seat):
            raise bad("shown", f"in scoring the numbered character of seat {seat + 1} is shown")
    kind = kind_asked(position)
    sealed = kind in (CHOOSE_CHARACTER, BID, MIRELA_GIFT)
    return [Asked(kind, seats_asked(position, kind), sealed)] if kind else []


def kind_asked(position: MirarisPosition) -> int:
    if position.ended != RUNNING:
        return NOTHING_ASKED
    if position.stage == BEFORE_SCORING:
        return CHOOSE_CHARACTER if position.round == 0 else BID
    character = acting(position)
    if character is None:
        return NOTHING_ASKED
    if character.row_take and not position.took and row.all_cards(position):
        return ROLANDO_TAKE if character.row_take == 1 else LUCIA_TAKE
    return MIRELA_GIFT if position.demand else NOTHING_ASKED


def seats_asked(position: MirarisPosition, kind: int) -> list[int]:
    everybody = list(range(position.players))
    character = acting(position)
    if character is None:
        return everybody
    holder = position.holder(character.index)
    if kind != MIRELA_GIFT:
        return [int(holder)]
    givers = [seat for seat in everybody if seat != holder and not abilities.is_exempt(position, seat)]
    return [seat for seat in givers if position.seats[seat].held]
