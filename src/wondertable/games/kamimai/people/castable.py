"""What the open spells of the target need, what the team holds of it, and what the activator can cast now."""

from __future__ import annotations

from wondertable.core.rules.actions import kind_of
from wondertable.core.rules.kit import has
from wondertable.core.rules.questions import Options
from wondertable.games.kamimai.people.shapes import Need, NeedColour
from wondertable.games.kamimai.people.terms import SPELLS
from wondertable.games.kamimai.rules import questions as q, spells
from wondertable.games.kamimai.rules.cards import COLOURS
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.terms import IN_DRAW, IN_WATCH, TEAM_SPELL


def castable(position: KamimaiPosition) -> set[tuple[int, int]]:
    """The spells that the activator can cast now, each with a colour."""
    options = Options()
    spells.list_casts(position, options)
    return {(q.spell_of(kind_of(cast), q.colour_of(cast)), q.colour_of(cast)) for cast in options.to_list()}


def needs(position: KamimaiPosition) -> list[Need]:
    """The open boxes of the target: what each needs, what there is of it, and what is missing."""
    area = position.target_area()
    ready = castable(position)
    found: list[Need] = []
    for place, spell in enumerate(area.spells):
        if has(position.ticked, area.first_box + place):
            continue
        colours = range(len(COLOURS)) if spell == TEAM_SPELL else [spell]
        of_each = [need_of(position, spell, colour, (spell, colour) in ready) for colour in colours]
        found.append(Need(SPELLS[spell], shares(position, spell), of_each))
    return found


def need_of(position: KamimaiPosition, spell: int, colour: int, ready: bool) -> NeedColour:
    held, drawn = units(position, colour), drawn_units(position, colour)
    return NeedColour(
        colour=COLOURS[colour],
        units=sum(held),
        own=held[position.activator],
        drawn=drawn,
        lacking=missing(position, spell, held),
        missing=missing(position, spell, with_drawn(position, held, drawn)),
        castable=ready,
    )


def shares(position: KamimaiPosition, spell: int) -> list[int]:
    """What a spell costs; of a team spell the share of each (KAM-M13, KAM-M14, KAM-M15, KAM-M16, KAM-M17)."""
    return list(position.tables.shares_of(position.players)) if spell == TEAM_SPELL else [position.tables.spell_units]


def units(position: KamimaiPosition, colour: int) -> list[int]:
    """What each seat could give of a colour."""
    return [spells.potential(position.tables, summoner.cards, colour) for summoner in position.seats]


def drawn_units(position: KamimaiPosition, colour: int) -> int:
    """What the pages drawn so far will add; with the end of the draw they lie in the spread (KAM-P20)."""
    drawing = position.phase in (IN_DRAW, IN_WATCH)
    return spells.potential(position.tables, position.drawn, colour) if drawing else 0


def with_drawn(position: KamimaiPosition, held: list[int], drawn: int) -> list[int]:
    return [each + drawn if seat == position.activator else each for seat, each in enumerate(held)]


def missing(position: KamimaiPosition, spell: int, held: list[int]) -> int:
    """How many units more it takes, where the seats hold so many."""
    own = held[position.activator]
    if spell != TEAM_SPELL:
        at_least = 0 if own else 1  # KAM-M7
        return max(at_least, position.tables.spell_units - sum(held))
    # KAM-M12, KAM-M18: the activator and those who have most, and of them who has more gives more.
    wanted = sorted(shares(position, spell), reverse=True)
    others = sorted((each for seat, each in enumerate(held) if seat != position.activator), reverse=True)
    payers = sorted([own, *others[: len(wanted) - 1]], reverse=True)
    return sum(max(0, share - each) for share, each in zip(wanted, payers, strict=True))


def nearest(position: KamimaiPosition) -> tuple[int, int]:
    """The colour in which a team spell lacks least, and how many units that is."""
    lacking = [missing(position, TEAM_SPELL, units(position, colour)) for colour in range(len(COLOURS))]
    least = min(lacking)
    return lacking.index(least), least
