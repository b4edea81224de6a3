"""Rules of thumb for Dominovia: what the autopilot answers for an absent player, and what the bots are good for."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dominovia.helpers import DRAGONS, GAME, PLAYERS, VALUES, Situation, new, table
from wondertable import Bot, Position, Rng
from wondertable.bots import bot
from wondertable.core.table import Table


def autopilot(situation: Situation, seat: int) -> str:
    rng = Rng(1)
    world = situation.position.redeal(seat - 1, rng)
    return GAME.actions.text(GAME.autopilot(world, seat - 1, rng))


def test_the_autopilot_offers_and_passes_the_lowest_value() -> None:
    dealt = new(3, 7)
    for seat in (1, 2, 3):
        lowest = min(dealt.hand(seat).split(), key=lambda scroll: VALUES[scroll])
        assert autopilot(dealt, seat) == f"offer {lowest}"
    dragon = table("0-2 1-1 3-3", "2-2 2-4", chain="0|6").answer(1, "link 0-2 left")
    assert autopilot(dragon, 1) == "give 1-1"
    assert autopilot(dragon, 2) == "give 2-2"


@pytest.mark.parametrize(
    ("hand", "chain", "answer"),
    [
        ("0-4 2-2 4-5", "4|4", "link 4-5 left"),
        ("0-4 5-5 5-6", "4|5", "link 5-6 right"),
        ("0-4 2-2 5-5", "5|4", "link 5-5 left"),
    ],
)
def test_the_autopilot_links_the_highest_value_left_before_right(hand: str, chain: str, answer: str) -> None:
    assert autopilot(table(hand, "0-0 1-1", chain=chain), 1) == answer


def test_the_autopilot_as_the_rules_say_for_the_other_questions() -> None:
    fly = table("0-0 0-1", "4-4 5-5", chain="5|2 2|3", rings={1: "fly on 2-3"})
    assert autopilot(fly, 1) == "pass"
    dragon = table("0-2 1-1 3-3", "2-2 2-4", "4-5 5-5", chain="0|6").answer(1, "link 0-2 left")
    assert autopilot(dragon, 1) == "direction left"
    star = table("2-2 3-4 5-5", "3-3 4-5", chain="0|3").answer(1, "link 3-4 right")
    assert autopilot(star, 1) == "discard 2-2"
    colt = table("5-5 3-5 1-5 2-2", "0-3 4-4", chain="0|5").answer(1, "link 5-5 right")
    assert autopilot(colt, 1) == "link 3-5 right"
    ring = table("1-2 0-0 5-5", "0-5 3-3", chain="1|3", dragon="hungry").answer(1, "link 1-2 left")
    assert autopilot(ring, 1) == "ring 1-2"


@pytest.mark.parametrize(
    ("hands", "receiver"),
    [
        (("4-4 2-2 5-5", "0-1 0-2", "1-1", "3-3 6-6"), 3),
        (("4-4 2-2 5-5", "0-1 0-2", "1-1 1-2", "3-3 6-6"), 2),
        (("4-4 2-2 5-5", "0-1 0-2 0-3", "1-1 1-2 1-3", "3-3 6-6"), 4),
    ],
)
def test_the_autopilot_gives_to_whoever_holds_fewest(hands: tuple[str, ...], receiver: int) -> None:
    bam = table(*hands, chain="0|4").answer(1, "link 4-4 right")
    assert autopilot(bam, 1) == f"give 2-2 to {receiver}"


@pytest.mark.parametrize("players", PLAYERS)
def test_the_autopilot_of_a_table_plays_a_whole_match(players: int) -> None:
    played = Table(GAME, players, seed=players, options={"rounds_to_win": 2})
    while played.asked():
        entry = played.propose(played.asked()[0], played.autopilot(played.asked()[0]))
        assert entry is not None
        played.enter(entry)
    assert played.over


# -- bots --------------------------------------------------------------------------------------------------------------


def play(position: Position, bots: list[Bot], seed: int) -> Position:
    """Each seat's bot is given a world that its seat cannot tell from the true one."""
    rng = Rng(seed)
    while asked := position.asked():
        seat = asked[0]
        action = bots[seat].choose(position.redeal(seat, rng), seat, rng)
        assert action in position.legal(seat)
        position.apply(seat, action)
    return position


@pytest.mark.parametrize("name", ["random", "thumb", "sanity"])
@pytest.mark.parametrize("options", [*({"dragon": dragon} for dragon in DRAGONS), {"play": "classic"}], ids=str)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_bot_answers_every_question_legally(players: int, options: dict[str, object], name: str) -> None:
    for seed in range(2):
        position = GAME.new(players, seed, {"rounds_to_win": 1, "classic_points": 25} | options)
        assert play(position, [bot(name, GAME)] * players, seed).outcome() is not None


@pytest.mark.parametrize("players", PLAYERS)
def test_thumb_beats_random(players: int) -> None:
    """One thumb among random bots wins half as much again as its share: 1.2 shares are five standard deviations less."""
    games = 200
    won = 0
    for seed in range(games):
        seat = seed % players
        bots = [bot("thumb" if other == seat else "random", GAME) for other in range(players)]
        outcome = play(GAME.new(players, seed, {"rounds_to_win": 1}, journal=False), bots, seed).outcome()
        assert outcome is not None
        won += seat in outcome.winners
    assert won / games > 1.2 / players


def test_bots_look_at_nothing_hidden() -> None:
    """The same answer in every world that the seat considers."""
    for seed in range(6):
        match = new(3, seed, rounds_to_win=1)
        while match.asked:
            seat = match.asked[0] - 1
            chosen = {bot("thumb", GAME).choose(world.position, seat, Rng(1)) for world in match.worlds(seat + 1, 4)}
            assert len(chosen) == 1
            match.position.apply(seat, chosen.pop())


def chosen(name: str, situation: Situation, seat: int, seed: int) -> str:
    rng = Rng(seed)
    return GAME.actions.text(bot(name, GAME).choose(situation.position.redeal(seat - 1, rng), seat - 1, rng))


def test_sanity_plays_the_policy_of_the_figures() -> None:
    dealt = new(3, seed=1)
    lowest = min(dealt.hand(1).split(), key=lambda scroll: VALUES[scroll])
    assert {chosen("sanity", dealt, 1, seed) for seed in range(10)} == {f"offer {lowest}"}
    star = table("2-2 3-4 5-5", "3-3 4-5", chain="0|3").answer(1, "link 3-4 right")
    assert {chosen("sanity", star, 1, seed) for seed in range(40)} == {"discard 2-2", "discard 5-5"}
    colt = table("5-5 3-5 1-5 2-2", "0-3 4-4", chain="0|5").answer(1, "link 5-5 right")
    assert {chosen("sanity", colt, 1, seed) for seed in range(40)} == {"link 1-5 right", "link 3-5 right"}
    fly = table("0-0 0-1", "4-4 5-5", chain="5|2 2|3", rings={1: "fly on 2-3"})
    counts = Counter(chosen("sanity", fly, 1, seed) for seed in range(200))
    assert all(60 < counts[answer] < 140 for answer in ("draw", "pass"))


def test_thumb_knows_a_few_things() -> None:
    run = table("5-5 3-5 3-6", "0-3 4-4", chain="0|5")
    assert chosen("thumb", run, 1, 1) == "link 5-5 right"  # all three scrolls in one turn
    assert chosen("thumb", run.answer(1, "link 5-5 right"), 1, 1) == "link 3-5 right"
    lazy = table("0-0 0-1 6-6", "1-1 2-2 3-3 3-4", chain="0|3", dragon="lazy")
    assert chosen("thumb", lazy, 1, 1) == "link 0-0 left"  # the Mirror ends the round with the smallest hand
    behind = table("0-0 0-1 6-6", "1-1", chain="0|3", dragon="lazy")
    assert chosen("thumb", behind, 1, 1) == "link 0-1 left"
    bam = table("4-4 2-2 2-5", "0-1 0-2", "1-1", chain="0|4").answer(1, "link 4-4 right")
    assert chosen("thumb", bam, 1, 1).endswith("to 3")  # to whoever is nearest to winning
