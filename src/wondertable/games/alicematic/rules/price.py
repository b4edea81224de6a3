"""What things cost: lacks of power made up with tokens, paid exactly and in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, count, one
from wondertable.core.rules.kit import Action
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.rules.alices import GREEN, RED, TOKEN_BITS, YELLOW
from wondertable.games.alicematic.rules.invader import Invader
from wondertable.games.alicematic.rules.questions import paid, payment
from wondertable.games.alicematic.rules.tables import FAR, Space

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player


def bag_of_tokens(red: i64, yellow: i64, green: i64) -> Bag:
    return red * one(RED, TOKEN_BITS) + yellow * one(YELLOW, TOKEN_BITS) + green * one(GREEN, TOKEN_BITS)


def list_payments(
    player: Player, action: Action, red: i64, yellow: i64, green: i64, any_colour: bool, options: Options
) -> None:
    """ALI-I22, ALI-Q16: exactly the lack, in full, if the player holds so much; ALI-A37: with the Alchemist in every mix."""
    reds = count(player.tokens, RED, TOKEN_BITS)
    yellows = count(player.tokens, YELLOW, TOKEN_BITS)
    greens = count(player.tokens, GREEN, TOKEN_BITS)
    if not any_colour:
        if red <= reds and yellow <= yellows and green <= greens:
            options.add(action | payment(red, yellow, green))
        return
    wanted = red + yellow + green
    pay_red: i64
    pay_yellow: i64
    for pay_red in range(min(reds, wanted) + 1):
        for pay_yellow in range(min(yellows, wanted - pay_red) + 1):
            if wanted - pay_red - pay_yellow <= greens:
                options.add(action | payment(pay_red, pay_yellow, wanted - pay_red - pay_yellow))


def pay(position: AlicematicPosition, player: Player, action: Action) -> None:
    """ALI-S9: whatever is paid returns to the bank; ALI-B12: before any gain of the same step."""
    tokens = bag_of_tokens(paid(action, RED), paid(action, YELLOW), paid(action, GREEN))
    player.tokens -= tokens
    position.bank += tokens


# -- invasions ---------------------------------------------------------------------------------------------------------


def farthest(player: Player, invader: Invader) -> i64:
    """The highest Mobility cost a player can meet with tokens."""
    found = invader.mobility + count(player.tokens, GREEN, TOKEN_BITS)
    if invader.wild:
        found += count(player.tokens, RED, TOKEN_BITS) + count(player.tokens, YELLOW, TOKEN_BITS)
    return found


def lack_of_military(position: AlicematicPosition, invader: Invader, space: Space) -> i64:
    """ALI-I8: how much Military Power is missing against a space; 0 or less if none is."""
    terrain = position.land.terrain[space]
    return invader.difficulty(terrain, position.land.difficulty[space]) - invader.power_against(terrain)


def add_invade(player: Player, action: Action, red: i64, invader: Invader, cost: i64, options: Options) -> None:
    """An invasion that lacks so much Military Power (ALI-I9) and costs so much Mobility, in every payment possible."""
    if cost == FAR:
        return  # ALI-I16
    green = cost - invader.mobility  # ALI-I18
    if red <= 0 and green <= 0:
        options.add(action)
        return
    list_payments(player, action, max(red, 0), 0, max(green, 0), invader.wild, options)
