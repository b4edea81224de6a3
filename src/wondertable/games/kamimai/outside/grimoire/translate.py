"""Between the rules and the book: hands, results and faces, each in the words of the other."""

from collections.abc import Mapping
from typing import Final

from wondertable.games.kamimai.outside.grimoire.gestures import Wanted
from wondertable.games.kamimai.outside.grimoire.hand import Hand, Hold
from wondertable.games.kamimai.outside.grimoire.messages import Grabbed
from wondertable.games.kamimai.outside.grimoire.plan import Gesture, Pull, plan
from wondertable.games.kamimai.people.names import fingers_text, handles_of, page_named, stands
from wondertable.games.kamimai.rules import book as pages
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.questions import PULLS, fingers_of, hand_of, pull_of
from wondertable.games.kamimai.rules.terms import NONE, SIDES, SKILLS

STEADINESS: Final = {"apprentice": "clumsy", "adept": "average", "master": "steady", "sage": "steady"}
"""How bots of the levels pull; others as the table has chosen."""


def motor_skill(position: KamimaiPosition, bot: str | None) -> str:
    """Of the hand that pulls now; `bot` says who plays the seat, None for a person."""
    chosen = SKILLS[position.seats[position.activator].skill]
    return chosen if bot is None else STEADINESS.get(bot.partition("@")[0], chosen)


def gesture_for(
    position: KamimaiPosition, wanted: Wanted, leans: Mapping[str, float], seed: int, skill: str | None = None
) -> Gesture:
    """How the awaited grab is carried out: planned whole, or live, and then only where the fingers close. `leans` says how
    the pages lean; without a skill the hand is that of a person."""
    handles = tuple(handles_of(position.grabbing))
    if wanted.live is not None:
        return Gesture(Hold(handles, hand_for(position), wanted.live.along, wanted.live.height), ())
    pull = Pull(handles, PULLS[pull_of(position.grabbing)], wanted.pace)
    lean = sum(leans.get(page, 0.0) for page in handles) / len(handles)
    return plan(pull, hand_for(position), skill or motor_skill(position, None), seed, lean)


def hand_for(position: KamimaiPosition) -> Hand:
    """The hand of the awaited grab; whichever is not the dominant one is harder to steer (KAM-U13)."""
    action = position.grabbing
    other = hand_of(action) != position.seats[position.activator].dominant
    return Hand(SIDES[hand_of(action)], tuple(fingers_text(fingers_of(action)).split("+")), other)


def words_for(result: Grabbed, size: int) -> str:
    """A result as the rules read it; at least one page stays (KAM-G9). Where numbers went wrong nothing has happened."""
    if result.void:
        return "grabbed void"
    drawn = list(result.drawn)[: size - 1]
    held = list(result.held)[: size - 1 - len(drawn)]
    out = ",".join(drawn) or "none"
    if not result.fell:
        return f"grabbed {out} stands"
    return f"grabbed {out} held {','.join(held)} fell" if held else f"grabbed {out} fell"


def is_known(position: KamimaiPosition, handle: str) -> bool:
    """Whether everybody knows this page's card, or it stands no more."""
    page = page_named(handle)
    assert page is not None
    wing, place = page
    return not stands(position.book, page) or position.book.faces[pages.page_at(position.book, wing, place)] != NONE
