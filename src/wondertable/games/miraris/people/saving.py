"""A position of Miraris as JSON and back.

Cards are lists of crowns, or for writing by hand texts of digits as in the rules' examples: "2257", "-" for none.
Left out by hand: the deck is everything that lies nowhere else, shuffled; hands have spent their lowest values; dealt
characters that nobody kept are drawn at random.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.reading import check_names, flag, number, seat_set
from wondertable.core.refused import Refused
from wondertable.core.rules.bags import bag_of, cards, covers
from wondertable.core.rules.kit import bit, members, nth_member, set_of, set_size, shuffle, stack_cards, stack_of
from wondertable.core.saving import bad
from wondertable.games.miraris.people import possible, refusals
from wondertable.games.miraris.rules import flow, tell
from wondertable.games.miraris.rules.ending import BY_POINTS, REASONS
from wondertable.games.miraris.rules.position import BEFORE_SCORING, MirarisPosition, Player
from wondertable.games.miraris.rules.tables import BITS, NONE, Tables

Json = dict[str, object]


def save_board(position: MirarisPosition) -> Json:
    shuffled = position.round > 0
    return {
        "round": int(position.round),
        "scoring": position.stage != BEFORE_SCORING,
        "stage": int(position.stage),
        "took": position.took,
        "demand": int(position.demand),
        "first_total": int(position.first_total),
        "row": [stack_cards(pile) for pile in position.row],
        "deck": [int(card) for card in position.deck[position.drawn :]] if shuffled else [],
        "discard": cards(position.discard, BITS),
        "shown": members(position.shown),
        "ended": REASONS[position.ended],
        "winners": members(position.winners),
        "seats": [save_player(position.tables, player) for player in position.seats],
    }


def save_player(tables: Tables, player: Player) -> Json:
    return {
        "dealt": [tables.character_ids[i] for i in members(player.dealt)],
        "character": None if player.character == NONE else tables.character_ids[player.character],
        "hand": members(player.hand),
        "bid": int(player.bid),
        "held": cards(player.held, BITS),
        "claimed": cards(player.claimed, BITS),
        "secret": cards(player.secret, BITS),
        "gift": int(player.gift),
        "gift_was_secret": player.gift_was_secret,
        "points": int(player.points),
    }


def load_board(position: MirarisPosition, board: Json) -> None:
    tables, players = position.tables, position.players
    check_names("board", board, save_board(position))
    position.round = number(board, "round", 0, tables.rounds, 0)
    if flag(board, "scoring"):
        position.stage = number(board, "stage", 0, len(tables.numbered), 0)
        position.round = number(board, "round", tables.rounds, tables.rounds, tables.rounds)
    position.took = flag(board, "took")
    position.demand = number(board, "demand", 0, 2, 0)
    position.first_total = number(board, "first_total", NONE, 99, NONE)
    position.shown = seat_set(board, "shown", players)
    position.winners = seat_set(board, "winners", players)
    position.ended = ended(board)
    load_row(position, board.get("row"))
    load_seats(position, board.get("seats"))
    position.discard = bag_of(card_list(board, "discard", tables), BITS)
    load_deck(position, board)


def resume(position: MirarisPosition) -> None:
    """A hand-written position starts what it names: the choice of characters, the round, or the scoring."""
    if position.ended:
        return
    if position.stage != BEFORE_SCORING:
        flow.begin_scoring(position)
    elif position.round > 0:
        flow.ask_bids(position)
    elif any(player.dealt for player in position.seats):
        deal_the_rest(position)
        tell.deal(position, position.tables.characters_each[position.players])
        flow.ask_characters(position)
    else:
        flow.set_up(position)


# -- parts -------------------------------------------------------------------------------------------------------------


def ended(data: Json) -> int:
    reason = data.get("ended", "")
    if reason not in REASONS:
        raise bad("ended", f"expected one of {', '.join(REASONS[BY_POINTS:])} or nothing, found {reason!r}")
    return REASONS.index(str(reason))


def card_list(data: Json, key: str, tables: Tables) -> list[int]:
    """Wonders by their crowns: a list of numbers, or a text of digits."""
    found = read_cards(key, data.get(key, []), [wonder.crowns for wonder in tables.wonders])
    for wonder in tables.wonders:
        if found.count(wonder.crowns) > wonder.copies:
            raise too_many(wonder.crowns, wonder.copies)
    return found


def read_cards(where: str, value: object, allowed: list[int]) -> list[int]:
    if isinstance(value, str):
        value = [] if value == "-" else [int(c) if c.isascii() and c.isdecimal() else c for c in value]
    if not isinstance(value, list):
        raise bad(where, f"expected a list of cards, found {value!r}")
    for card in value:
        if not isinstance(card, int) or isinstance(card, bool) or card not in allowed:
            raise bad(where, f"no such card: {card!r}")
    return [int(card) for card in value]


def load_row(position: MirarisPosition, data: object) -> None:
    if data is None:
        return
    if not isinstance(data, list) or len(data) != position.players:
        raise bad("row", f"expected {position.players} slots")
    allowed = [wonder.crowns for wonder in position.tables.wonders]
    for slot, pile in enumerate(data):
        found = read_cards(f"row, slot {slot + 1}", pile, allowed)
        if len(found) > position.tables.rounds:
            raise refusals.refuse("MIR-I6", "pile_height", {"slot": slot + 1})
        position.row[slot] = stack_of(found)


def load_seats(position: MirarisPosition, data: object) -> None:
    if data is None:
        data = [{} for _ in range(position.players)]
    if not isinstance(data, list) or len(data) != position.players or not all(isinstance(s, dict) for s in data):
        raise bad("seats", f"expected {position.players} objects")
    for seat, entry in enumerate(data):
        load_player(position, seat, entry)
    possible.check_characters(position)
    if position.round > 0:
        deal_the_rest(position)


def load_player(position: MirarisPosition, seat: int, data: Json) -> None:
    tables = position.tables
    player = position.seats[seat]
    check_names(f"seat {seat + 1}", data, save_player(tables, player))
    player.dealt = set_of([character_index(tables, c) for c in as_list(data, "dealt")])
    if data.get("character") is not None:
        player.character = character_index(tables, data["character"])
        player.dealt |= bit(player.character)
    elif position.round > 0:
        raise bad(f"seat {seat + 1}, character", "missing: from round 1 on every seat has kept one")
    player.hand = load_hand(position, seat, data)
    player.bid = number(data, "bid", 0, max(members(tables.full_hand)), 0)
    player.held = bag_of(card_list(data, "held", tables), BITS)
    player.claimed = bag_of(card_list(data, "claimed", tables), BITS) if "claimed" in data else player.held
    player.secret = bag_of(card_list(data, "secret", tables), BITS)
    if not covers(player.held, player.secret, BITS):
        raise bad(f"seat {seat + 1}, secret", "the secret cards are among those held")
    player.gift = number(data, "gift", 0, max(w.crowns for w in tables.wonders), 0)
    player.gift_was_secret = flag(data, "gift_was_secret")
    player.points = number(data, "points", 0, 9999, 0)


def as_list(data: Json, key: str) -> list[object]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise bad(key, f"expected a list, found {value!r}")
    return value


def character_index(tables: Tables, value: object) -> int:
    if not isinstance(value, str) or value not in tables.character_ids:
        raise bad("character", f"no such character: {value!r}")
    return tables.character_ids.index(value)


def load_hand(position: MirarisPosition, seat: int, data: Json) -> i64:
    """MIR-I3: a hand has lost one card for each round bid; by default the lowest ones."""
    values = members(position.tables.full_hand)
    spent = int(position.round) - (position.stage == BEFORE_SCORING and position.round > 0)
    if "hand" not in data:
        return set_of(values[spent:])
    hand = read_cards(f"seat {seat + 1}, hand", data["hand"], values)
    if len(hand) != len(set(hand)) or len(hand) != len(values) - spent:
        wanted: Json = {"seat": seat + 1, "count": len(values) - spent, "round": int(position.round)}
        raise refusals.refuse("MIR-I3", "hand_size", wanted)
    return set_of(hand)


def deal_the_rest(position: MirarisPosition) -> None:
    pool = position.tables.all_characters
    for player in position.seats:
        pool &= ~player.dealt
    for player in position.seats:
        while set_size(player.dealt) < position.tables.characters_each[position.players]:
            drawn = nth_member(pool, position.rng.below(set_size(pool)))
            player.dealt |= bit(drawn)
            pool ^= bit(drawn)


def load_deck(position: MirarisPosition, data: Json) -> None:
    """MIR-I1: all Wonders of the box are somewhere; those named nowhere lie in the deck, below the cards named there."""
    if position.round == 0:
        return
    named = card_list(data, "deck", position.tables)
    lying = named + cards(position.discard, BITS)
    for player in position.seats:
        lying += cards(player.held, BITS)
    for pile in position.row:
        lying += stack_cards(pile)
    for wonder in position.tables.wonders:
        if lying.count(wonder.crowns) > wonder.copies:
            raise too_many(wonder.crowns, wonder.copies)
    rest = vec[i64]()
    for crowns in cards(position.tables.all_wonders - bag_of(lying, BITS), BITS):
        rest = append(rest, crowns)
    shuffle(rest, position.rng)
    deck = vec[i64]()
    for card in named:
        deck = append(deck, card)
    for card in rest:
        deck = append(deck, card)
    position.deck = deck
    position.drawn = 0


def too_many(crowns: int, copies: int) -> Refused:
    return refusals.refuse("MIR-I1", "too_many", {"wonder": crowns, "count": copies})
