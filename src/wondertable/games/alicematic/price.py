"""What things cost: lacks of power made up with tokens, paid exactly and in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.kit import count, one
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.alices import GREEN, RED, YELLOW
from wondertable.games.alicematic.arms import Arms
from wondertable.games.alicematic.questions import paid, payment
from wondertable.games.alicematic.tables import FAR

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition, Player


def list_payments(
    player: Player, action: i64, red: i64, yellow: i64, green: i64, any_colour: bool, options: Options
) -> None:
    """ALI-I22, ALI-Q16: exactly the lack, in full, if the player holds so much; with the Alchemist in every mix."""
    reds = count(player.tokens, RED)
    yellows = count(player.tokens, YELLOW)
    greens = count(player.tokens, GREEN)
    if not any_colour:
        if red <= reds and yellow <= yellows and green <= greens:
            options.add(action | payment(red, yellow, green))
        return
    wanted = red + yellow + green
    pay_red: i64 = 0
    while pay_red <= reds and pay_red <= wanted:
        pay_yellow: i64 = 0
        while pay_yellow <= yellows and pay_red + pay_yellow <= wanted:
            if wanted - pay_red - pay_yellow <= greens:
                options.add(action | payment(pay_red, pay_yellow, wanted - pay_red - pay_yellow))
            pay_yellow += 1
        pay_red += 1


def pay(position: AlicematicPosition, player: Player, action: i64) -> None:
    """Whatever is paid returns to the bank (ALI-S9)."""
    tokens = paid(action, RED) * one(RED) + paid(action, YELLOW) * one(YELLOW) + paid(action, GREEN) * one(GREEN)
    player.tokens -= tokens
    position.bank += tokens


# -- invasions ---------------------------------------------------------------------------------------------------------


def farthest(player: Player, arms: Arms) -> i64:
    """The highest Mobility cost a player can meet with tokens."""
    found = arms.mobility + count(player.tokens, GREEN)
    if arms.wild:
        found += count(player.tokens, RED) + count(player.tokens, YELLOW)
    return found


def lack_of_military(position: AlicematicPosition, arms: Arms, space: i64) -> i64:
    """ALI-I8: how much Military Power is missing against a space; 0 or less if none is."""
    kind = position.land.kind[space]
    return arms.difficulty(kind, position.land.difficulty[space]) - arms.power_against(kind)


def add_invade(player: Player, action: i64, red: i64, arms: Arms, cost: i64, options: Options) -> None:
    """An invasion that lacks so much Military Power and costs so much Mobility, in every payment that is possible."""
    if cost == FAR:
        return  # ALI-I16
    green = cost - arms.mobility
    if red <= 0 and green <= 0:
        options.add(action)
        return
    if red < 0:
        red = 0
    if green < 0:
        green = 0
    list_payments(player, action, red, 0, green, arms.wild, options)
