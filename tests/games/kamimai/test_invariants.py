"""What is always true, in random games and in games of bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any, NamedTuple

import pytest

from tests.at_random import answers
from tests.games.kamimai.helpers import GAME, NAMES, PLAYERS, Json, Situation, cast, new, saved_board
from wondertable import Position, Rng
from wondertable.bots import bot

GAMES = 3


def boards(players: int, seed: int, **options: object) -> Iterator[Json]:
    """The board after each decision: random games, and a game of bots that really cast spells."""
    position = GAME.new(players, seed, {"skill": "clumsy", **options})
    for _ in answers(position, seed):
        yield saved_board(position)
    yield from bot_boards(GAME.new(players, seed, {"sheet": "3", **options}), seed)


def bot_boards(position: Position, seed: int) -> Iterator[Json]:
    player, rng = bot("sanity", GAME), Rng(seed)
    while asked := position.asked():
        position.apply(asked[0], player.choose(position, asked[0], rng))
        yield saved_board(position)


def all_boards(**options: object) -> Iterator[tuple[int, list[Json]]]:
    for players in PLAYERS:
        yield players, list(boards(players, players, **options))


def in_the_box(players: int) -> Counter[str]:
    tables: Any = GAME.data["card"]
    return Counter({card["kind"]: card["copies"] for card in tables if card.get("min_players", 1) <= players})


class Step(NamedTuple):
    """One answer: the boards around it and what was told of it."""

    before: Json
    after: Json
    told: list[Json]

    def args(self, key: str) -> list[Json]:
        return [event["args"] for event in self.told if event["key"] == key]


def steps(players: int, seed: int, **options: object) -> Iterator[Step]:
    """Useful pages, then any answer; Creatures and their gifts wherever they can be had."""
    position, player, rng = GAME.new(players, seed, options), bot("sanity", GAME), Rng(seed)
    before = saved_board(position)
    told = len(GAME.events(position, None))
    while asked := position.asked():
        seat = asked[0]
        offered = {GAME.actions.text(action): action for action in position.legal(seat)}
        wished = [text for text in offered if text.startswith(("play", "give g-"))] or list(offered)
        action = offered[wished[rng.below(len(wished))]]
        if any(text.startswith("grab") for text in offered):
            action = player.choose(position, seat, rng)
        position.apply(seat, action)
        after = saved_board(position)
        events: list[Json] = GAME.events(position, None, told)
        yield Step(before, after, events)
        before, told = after, told + len(events)


def all_steps() -> Iterator[tuple[str, Step]]:
    for mode in ("normal", "hard"):
        for players in PLAYERS:
            for seed in range(GAMES):
                for step in steps(players, seed, mode=mode, sheet="3"):
                    yield mode, step


@pytest.fixture(scope="module")
def played() -> list[tuple[str, Step]]:
    return list(all_steps())


@pytest.fixture(scope="module")
def games() -> list[tuple[int, list[Json]]]:
    return list(all_boards())


@pytest.mark.rule("KAM-I1")
def test_no_card_is_lost(games: list[tuple[int, list[Json]]]) -> None:
    for players, played in games:
        for board in played:
            if not board["book"]["builds"]:
                continue
            cards = Counter(board["book"]["cards"] + board["discard"])
            for seat in board["seats"]:
                cards.update(seat["cards"])
            if board["phase"] in ("draw", "watch", "training"):
                cards.update(board["drawn"])
            assert cards == in_the_box(players)
            assert all(Counter(seat["cards"]) <= in_the_box(players) for seat in board["seats"])


@pytest.mark.rule("KAM-I2")
def test_energy_is_nought_only_in_a_lost_game(games: list[tuple[int, list[Json]]]) -> None:
    for _players, played in games:
        for board in played:
            if board["sheet"] is not None:
                assert (board["energy"] == 0) == (board["ended"] == "energy")


@pytest.mark.rule("KAM-I3")
def test_the_target_is_never_sealed(games: list[tuple[int, list[Json]]]) -> None:
    for _players, played in games:
        before: set[tuple[str, int]] = set()
        for board in played:
            ticked = {(area, box) for area, boxes in board["ticked"].items() for box in boxes}
            assert before <= ticked or not ticked
            before = ticked
            if board["target"] is not None:
                sheet = GAME.data["sheet"][board["sheet"] - 1]  # type: ignore[index]
                area = next(a for a in sheet["area"] if a["id"] == board["target"])
                assert len(board["ticked"].get(board["target"], [])) < len(area["spells"])


@pytest.mark.rule("KAM-I4")
def test_reserves_fit_after_store(games: list[tuple[int, list[Json]]]) -> None:
    for players, played in games:
        limit = 6 if players == 1 else 4
        for before, after in pairwise(played):
            if before["phase"] == "store" and after["phase"] == "target":
                cards = after["seats"][before["activator"]]["cards"]
                assert len(cards) <= max(limit, sum(card.startswith("g-") for card in cards))


def guardians(cards: list[str]) -> Counter[str]:
    return Counter(card for card in cards if card.startswith("g-"))


def guardians_by_place(board: Json) -> dict[object, Counter[str]]:
    """Drawn cards lie with the activator already."""
    found: dict[object, Counter[str]] = {"book": guardians(board["book"]["cards"])}
    found["discard"] = guardians(board["discard"])
    for seat, entry in enumerate(board["seats"]):
        found[seat] = guardians(entry["cards"])
    if board["phase"] == "draw":
        found[board["activator"]] += guardians(board["drawn"])
    return found


def moved(step: Step, mode: str) -> dict[object, Counter[str]]:
    """Where the Guardians are after a step in which they moved only as KAM-I5 allows."""
    found = guardians_by_place(step.before)
    for event in step.told:
        args: Json = event["args"]
        if event["key"] == "grabbed":
            drawn = guardians(args["cards"])
            found["book"] -= drawn
            found[step.before["activator"]] += drawn
        elif event["key"] == "imp":
            for seat in range(len(step.before["seats"])):
                found["discard"] += found[seat]
                found[seat] = Counter()
        elif event["key"] == "gift":
            given = guardians([args["card"]])
            found[args["giver"]] -= given
            found[args["seat"]] += given
        elif event["key"] == "build" and args["cause"] in refills(mode):
            found["book"] += found["discard"]
            found["discard"] = Counter()
    return found


def refills(mode: str) -> tuple[str, ...]:
    """Why a book is built with the discard pile."""
    return ("draw_fall", "between_fall") if mode == "hard" else ("draw_fall",)


@pytest.mark.rule("KAM-I5")
def test_guardians_move_in_no_other_way(played: list[tuple[str, Step]]) -> None:
    ways: Counter[str] = Counter()
    for mode, step in played:
        if step.before["book"]["builds"]:
            assert guardians_by_place(step.after) == moved(step, mode)
            ways["imp"] += sum(len(imp["cards"]) for imp in step.args("imp"))
            ways["gift"] += sum(gift["card"].startswith("g-") for gift in step.args("gift"))
            refilled = any(build["cause"] in refills(mode) for build in step.args("build"))
            ways["refill"] += refilled and len(guardians(step.before["discard"]))
    assert all(ways[way] for way in ("imp", "gift", "refill"))


@pytest.mark.rule("KAM-I6")
def test_a_standing_book_has_a_card(games: list[tuple[int, list[Json]]]) -> None:
    for _players, played in games:
        for board in played:
            if board["book"]["builds"] and board["book"]["state"] == "standing":
                assert len(board["book"]["cards"]) >= 1


@pytest.mark.rule("KAM-I6", "KAM-F11", "KAM-F12")
def test_only_a_refill_makes_the_book_grow(played: list[tuple[str, Step]]) -> None:
    built: Counter[tuple[str, str]] = Counter()
    for mode, step in played:
        if not step.before["book"]["builds"]:
            continue
        causes = [build["cause"] for build in step.args("build")]
        if len(step.after["book"]["cards"]) > len(step.before["book"]["cards"]):
            assert set(causes) & set(refills(mode))
        if step.before["discard"]:  # it could have grown
            built.update((mode, cause) for cause in causes)
    for mode in ("normal", "hard"):
        for cause in ("draw_fall", "quiet_fall", "between_fall"):
            assert built[mode, cause]


@pytest.mark.rule("KAM-I7")
def test_a_spell_takes_two_to_four_cards() -> None:
    table = cast("fire*4,fairy-fire,wolf", "fire*2,air")
    for text in table.options(1, "cast"):
        cards = [card for part in text.split()[2:] for card in part.split(":")[1].split(",")]
        assert 2 <= len(cards) <= 4


def most_spells(hand: Counter[str], colour: str) -> int:
    """How often one summoner alone can pay a spell of a colour with these cards, whatever the payments."""
    areas = {"x": "none: " + f"{colour} " * 6, "y": "none: team"}
    start = cast(",".join(hand.elements()), areas=areas)
    known: dict[str, int] = {}

    def most(position: Position) -> int:
        table = Situation(position, start.game)
        held = f"{table.cards(1)} {','.join(table.discard)} {position.asked()} {table.question}"
        if held not in known:
            known[held] = 0
            for text in table.options(1):
                if text != "end":
                    after = Situation(position.clone(), start.game).answer(1, text)
                    known[held] = max(known[held], text.startswith("cast") + most(after.position))
        return known[held]

    return most(start.position)


@pytest.mark.rule("KAM-I8")
def test_the_box_pays_fourteen_spells_at_most() -> None:
    box = in_the_box(1)
    plain, wolf, mouse, both = [], [], [], []
    for colour in NAMES[:4]:
        own = Counter({name: box[name] for name in (colour, f"fairy-{colour}")})
        plain.append(most_spells(own, colour))
        wolf.append(most_spells(own + Counter(wolf=box["wolf"]), colour))
        mouse.append(most_spells(own + Counter(mouse=box["mouse"]), colour))
        both.append(most_spells(own + Counter(wolf=box["wolf"], mouse=box["mouse"]), colour))
    # The Wolf helps one colour; the Mouse brings a card of the same colour, of another one, or the Wolf for another one.
    totals = [sum(plain) - plain[one] + both[one] for one in range(4)]
    for one, other in permutations(range(4), 2):
        rest = sum(plain) - plain[one] - plain[other]
        totals.append(rest + wolf[one] + max(mouse[other], wolf[other]))
    assert (sum(plain), max(totals)) == (12, 14)


@pytest.mark.rule("KAM-I9", "KAM-I10")
@pytest.mark.parametrize("players", PLAYERS)
def test_energy_is_accounted_for(players: int) -> None:
    for seed in range(GAMES):
        table = new(players, seed, sheet="3", mode="hard", skill="clumsy")
        for _board in bot_boards(table.position, seed):
            pass
        lost = sum(event["amount"] for event in table.events("energy_lost"))
        assert lost + table.energy == 4
        free = len(table.events("blessed"))
        assert len(table.events("turn")) <= 64 * 4 + 64 * free
