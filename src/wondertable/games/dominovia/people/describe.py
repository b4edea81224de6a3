"""The board of Dominovia in words, line by line."""

from __future__ import annotations

from wondertable.core.views import View
from wondertable.core.words import Words
from wondertable.games.dominovia.people.shapes import Board, Fixed, Laid, OpenEnd, RoundEnd, SeatSeen
from wondertable.games.dominovia.rules.tables import SPELLS, Tables

Json = dict[str, object]


def lines(tables: Tables, view: View[Fixed, Board], words: Words) -> list[str]:
    board = view.board
    found = [words.say(f"describe-{board.phase}", {"round": board.round})]
    if view.options["play"] == "spells":
        found.append(words.say("describe-dragon", {"dragon": words.say(f"option-dragon-{view.options['dragon']}")}))
    found += about_chain(words, board)
    found.append(words.say("describe-deck", {"deck": board.deck}))
    if board.turn is not None:
        found += about_turn(words, board, words.player(board.turn))
    for seat, entry in enumerate(board.seats):
        found += about_seat(words, view, seat, entry)
    if board.known_in_deck:
        found.append(words.say("describe-known-deck", {"scrolls": scrolls(words, board.known_in_deck)}))
    if board.last_round is not None:
        found += about_last_round(words, board.last_round)
    return found


def scrolls(words: Words, ids: list[str]) -> str:
    return words.listed([str(words.value("scroll", scroll)) for scroll in ids])


def spell(words: Words, rank: int) -> str:
    return str(words.value("spell", SPELLS[rank]))


def about_chain(words: Words, board: Board) -> list[str]:
    """The chain from end to end as pairs of halves, and its ends."""
    chain, ends = board.chain, board.ends
    if ends.left is None or ends.right is None:
        return [words.say("describe-no-chain")]
    shown = " ".join(f"{spell(words, item.left)}|{spell(words, item.right)}" for item in chain)
    return [words.say("describe-chain", {"chain": shown, "count": len(chain)}), *about_ends(words, board)]


def about_ends(words: Words, board: Board) -> list[str]:
    """What is open at each end, on which scroll, and whose Crowns close it."""
    chain, ends = board.chain, board.ends
    if ends.left is None or ends.right is None:
        return []
    left, right = end(words, ends.left, chain[0]), end(words, ends.right, chain[-1])
    shown_ends = {"first": left["spell"], "second": right["spell"]}
    on = {"first-scroll": left["scroll"], "second-scroll": right["scroll"]}
    found = [words.say("describe-ends", {"count": len(chain), **shown_ends, **on})]
    found += [words.say("describe-crowned", side) for side in (left, right) if side["names"]]
    return found


def end(words: Words, seen: OpenEnd, laid: Laid) -> Json:
    """What an end shows, on which scroll, and whose Crowns close it."""
    names = [words.player(seat) for seat in seen.crowned_by]
    return {
        "spell": spell(words, seen.open),
        "scroll": words.value("scroll", laid.scroll),
        "names": words.listed(names) if names else "",
    }


def about_turn(words: Words, board: Board, name: str) -> list[str]:
    found = [words.say("describe-turn", {"name": name, "drawn": board.drawn})]
    if board.casting is not None:
        found.append(words.say("describe-casting", {"name": name, "spell": words.value("spell", board.casting)}))
    if board.direction is not None:
        found.append(words.say("describe-direction", {"direction": words.value("direction", board.direction)}))
    if board.passes:
        found.append(words.say("describe-passes", {"passes": board.passes}))
    return found


def about_seat(words: Words, view: View[Fixed, Board], seat: int, entry: SeatSeen, *, hand: bool = True) -> list[str]:
    board, who = view.board, words.player(seat)
    key = "describe-seat" if view.options["play"] == "spells" else "describe-seat-classic"
    facts = {"name": who, "scrolls": entry.scrolls, "won": entry.rounds_won, "points": entry.points}
    found = [words.say(key, dict(facts))]
    ring = board.rings[seat]
    if ring is not None:
        lies = {"name": who, "spell": words.value("spell", ring.spell), "scroll": words.value("scroll", ring.scroll)}
        found.append(words.say("describe-ring", lies))
    if seat in board.frozen:
        by_match = "yes" if view.options["freeze_scope"] == "match" else "no"
        found.append(words.say("describe-frozen", {"name": who, "by_match": by_match}))
    if entry.hand is not None and hand:
        own = "describe-your-hand" if seat == view.seat else "describe-hand"
        found.append(words.say(own, {"name": who, "scrolls": scrolls(words, entry.hand)}))
    elif entry.known and entry.hand is None:
        found.append(words.say("describe-known", {"name": who, "scrolls": scrolls(words, entry.known)}))
    return found


def about_last_round(words: Words, last: RoundEnd) -> list[str]:
    reason = words.value("reason", last.reason)
    if last.winner is None:
        found = [words.say("describe-last-nobody", {"why": reason})]
    else:
        found = [words.say("describe-last", {"name": words.player(last.winner), "why": reason})]
    for seat, hand in enumerate(last.hands):
        if hand:
            found.append(words.say("describe-last-hand", {"name": words.player(seat), "scrolls": scrolls(words, hand)}))
    return found


def custom_names(tables: Tables) -> dict[str, str]:
    """Scrolls and spells by other names and values than those shipped."""
    names = {f"spell-{spell}": tables.spell_names[rank] for rank, spell in enumerate(SPELLS)}
    for scroll, id in enumerate(tables.ids):
        low, high = tables.spell_names[tables.low[scroll]], tables.spell_names[tables.high[scroll]]
        pictures = f"{low} Mirror" if tables.is_mirror(scroll) else f"{low}/{high}"
        names[f"scroll-{id}"] = f"{pictures} ({tables.values[scroll]})"
    return names
