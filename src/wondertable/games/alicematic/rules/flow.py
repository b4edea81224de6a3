"""The order of play of AlicematiC.

    lay the map -> each chooses a kingdom -> deal five cards -> mulligan -> start player -> two tokens each on Cities
    fourteen times, each player: Politics (one card) -> Invasion (one space)
    scoring: tiles -> slots -> end effects -> the most VP wins

For each question, what may be answered stands beside what the answers do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.actions import code, part
from wondertable.core.rules.hexes import SIDES
from wondertable.core.rules.kit import Seat, Set, bit, everybody, shuffle
from wondertable.core.rules.questions import Options, Question
from wondertable.games.alicematic.rules import (
    deck,
    effects,
    ending,
    invasion,
    mulligan,
    politics,
    questions as q,
    spaces,
    tell,
)
from wondertable.games.alicematic.rules.phases import CHOOSING_CARDS, IN_INVASION, IN_POLITICS, OVER, PLACING_CITIES
from wondertable.games.alicematic.rules.tables import NONE, Space

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition


def list_options(position: AlicematicPosition, question: Question, seat: Seat, options: Options) -> None:
    if question.kind == q.INVASION:
        invasion.list_invasions(position, seat, options)
    elif question.kind == q.POLITICS:
        politics.list_politics(position, seat, options)
    elif question.kind == q.PLACE_CITY:
        list_cities(position, options)
    elif question.kind == q.MULLIGAN:
        mulligan.list_mulligans(position.seats[seat], options)
    elif question.kind == q.CHOOSE_KINGDOM:
        options.add_each(q.KINGDOM, free_kingdoms(position))
    else:
        effects.list_options(position, question, seat, options)


def carry_out(position: AlicematicPosition, question: Question) -> None:
    if question.kind == q.CHOOSE_KINGDOM:
        choose_kingdom(position, question)
    elif question.kind == q.MULLIGAN:
        mulligan.exchange(position, question)
        pick_start_player(position)
        ask_next_city(position)
    else:
        seat = position.on_turn()
        action = question.answers[seat]
        if question.kind == q.PLACE_CITY:
            place_city(position, seat, part(action, 0))
            ask_next_city(position)
            return
        if question.kind == q.POLITICS:
            politics.play_card(position, seat, action)
        elif question.kind == q.INVASION:
            invasion.carry_out(position, seat, action)
        else:
            effects.carry_out(position, seat, action)
        go_on(position, seat)


# -- set-up ------------------------------------------------------------------------------------------------------------


def set_up(position: AlicematicPosition) -> None:
    lay_map(position)
    position.ask(q.CHOOSE_KINGDOM, bit(0), sealed=False)


def lay_map(position: AlicematicPosition) -> None:
    """ALI-S2: the tiles are shuffled and laid hidden, each turned at random; then all are shown.

    ALI-K9: besides this chance has only the deck, the start player and a reshuffle.
    """
    tables = position.tables
    pile = tables.tile_pile[:]
    shuffle(pile, position.rng)
    layout = tables.layouts[position.players]
    i: i64
    for i in range(len(layout)):
        position.land.lay(layout[i], tables.tiles[pile[i]], position.rng.below(SIDES))
    position.land.survey()
    tell.map_laid(position)


def free_kingdoms(position: AlicematicPosition) -> Set:
    """ALI-S4: no two players have the same."""
    free: Set = bit(len(position.tables.kingdom_ids)) - 1
    for player in position.seats:
        if player.kingdom != NONE:
            free ^= bit(player.kingdom)
    return free


def choose_kingdom(position: AlicematicPosition, question: Question) -> None:
    """ALI-S5: in seat order; when all have one, the cards are dealt."""
    seat: Seat = 0
    while position.seats[seat].kingdom != NONE:
        seat += 1
    position.seats[seat].kingdom = part(question.answers[seat], 0)
    tell.kingdom(position, seat)
    if seat + 1 < position.players:
        position.ask(q.CHOOSE_KINGDOM, bit(seat + 1), sealed=False)
        return
    deck.deal(position)
    ask_mulligan(position)


def ask_mulligan(position: AlicematicPosition) -> None:
    """ALI-S8: everybody at the same time and unseen."""
    position.phase = CHOOSING_CARDS
    position.ask(q.MULLIGAN, everybody(position.players), sealed=True)


def pick_start_player(position: AlicematicPosition) -> None:
    """ALI-S10, ALI-V9: at random, or the seat the table has named."""
    wanted = position.chosen.start_player
    if wanted == NONE:
        position.start = position.rng.below(position.players)
    else:
        position.start = wanted % position.players
    position.phase = PLACING_CITIES
    position.turns = 0
    tell.start(position)


def placer(position: AlicematicPosition) -> Seat:
    """ALI-S11: clockwise from the start player, then back again."""
    lap = position.turns // position.players
    step = position.turns % position.players
    if lap % 2:
        step = position.players - 1 - step
    return (position.start + step) % position.players


def list_cities(position: AlicematicPosition, options: Options) -> None:
    """ALI-S12: every City with a free spot except the centre tile's; ALI-S15: there is always one."""
    for city in position.land.cities:
        if may_start_in(position, city):
            options.add(code(q.PUT_CITY, city))


def may_start_in(position: AlicematicPosition, city: Space) -> bool:
    """ALI-S13: whoever is there already."""
    if position.tables.tile_of[city] == position.tables.centre:
        return False
    return spaces.tokens_in_city(position.spaces[city]) < position.land.spots[city]


def place_city(position: AlicematicPosition, seat: Seat, city: Space) -> None:
    """ALI-S14: no VP, no bonus, no effect; the City is hers from now on."""
    spaces.put_city_token(position, seat, city)
    tell.city(position, seat, city)
    position.turns += 1


def ask_next_city(position: AlicematicPosition) -> None:
    if position.turns < position.players * position.tables.start_cities:
        position.ask(q.PLACE_CITY, bit(placer(position)), sealed=False)
        return
    position.turns = 0
    position.round = 1
    tell.round_begins(position)
    begin_turn(position)


# -- turns -------------------------------------------------------------------------------------------------------------


def begin_turn(position: AlicematicPosition) -> None:
    """ALI-P2: Politics, then Invasion; ALI-P3: with an empty hand draw three, and the turn is over."""
    while position.phase != OVER:
        position.phase = IN_POLITICS
        seat = position.on_turn()
        tell.turn(position, seat)
        if len(position.seats[seat].hand) > 0:
            position.ask(q.POLITICS, bit(seat), sealed=False)
            return
        tell.empty_hand(position, seat)
        deck.draw(position, seat, position.tables.empty_hand_draw)
        end_turn(position)


def go_on(position: AlicematicPosition, seat: Seat) -> None:
    """Effects that are pending come first; then the next step of the turn, or the next turn."""
    if effects.go_on(position, seat):
        return
    if position.phase == IN_POLITICS:
        position.phase = IN_INVASION
        position.ask(q.INVASION, bit(seat), sealed=False)
        return
    end_turn(position)
    begin_turn(position)


def end_turn(position: AlicematicPosition) -> None:
    """ALI-P1: clockwise, round after round; ALI-E1: the game ends after the last turn of the last round."""
    position.turns += 1
    if position.turns < position.players:
        return
    if position.round == position.tables.rounds:
        position.phase = OVER
        ending.count_points(position)
        return
    position.turns = 0
    position.round += 1
    tell.round_begins(position)
