"""The autopilot of the rules and the sensible bot."""

from __future__ import annotations

import pytest

from tests.games.bibliowonders.helpers import COLOURS, GAME, PLAYERS, Situation, new, started, turn
from wondertable import Rng
from wondertable.bots import bot
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights

RNG = Rng(3)


def autopilot(table: Situation) -> str:
    return GAME.actions.text(GAME.autopilot(table.position, table.position.asked()[0], RNG))


def thumb(table: Situation) -> str:
    seat = table.position.asked()[0]
    return GAME.actions.text(bot("thumb", GAME).choose(table.position.redeal(seat, RNG), seat, RNG))


# -- autopilot ---------------------------------------------------------------------------------------------------------


def test_the_autopilot_takes_the_first_free_player_card() -> None:
    table = new(4)
    taken = []
    for _ in range(4):
        taken.append(autopilot(table))
        table.do(taken[-1])
    assert taken == [f"colour {colour}" for colour in COLOURS]
    assert autopilot(new(3).do("colour blue")) == "colour red"


def test_the_autopilot_wins_if_it_can_and_ends_otherwise() -> None:
    assert autopilot(turn("N1 green", {"red": "N1"}, slots={"red": "II III IV"})) == "move C"
    assert autopilot(turn("N1 green", {"red": "N1"}, slots={"red": "II III"})) == "end"
    assert autopilot(turn("N2 green", {"red": "N2"}, slots={"red": "II III IV"})) == "end"
    assert autopilot(turn("N1 green", {"red": "N1"}, slots={"red": "II III IV"}, moves=0)) == "end"
    far = turn("E2 reception; N1 green", {"red": "N1"}, slots={"red": "II III IV"}, passage=True)
    assert autopilot(far) == "end", "even with the passage the reception must be adjacent"


def test_the_autopilot_discards_a_surplus_copy_or_the_last_card() -> None:
    double = turn("", {}, {"red": "blue+red+red+north+north"}, {"red": 2}, draw_pile="moving").do("negotiate")
    assert autopilot(double) == "discard red"
    single = turn("", {}, {"red": "blue+red+misfiled"}, {"red": 2}, draw_pile="moving").do("negotiate")
    assert autopilot(single) == "discard misfiled"
    two = turn("", {}, {"red": "express_request+blue"}, draw_pile="blue+east+west").do("magic express_request")
    assert autopilot(two) == "discard blue+west"
    limit = turn("", {}, {"red": "blue+blue+blue+red+green+north+misfiled+recommendation"}).do("end")
    assert autopilot(limit) == "discard blue+blue+recommendation"


# -- thumb -------------------------------------------------------------------------------------------------------------


def test_thumb_wins_when_it_can() -> None:
    assert thumb(turn("N1 green", {"red": "N1"}, {"red": "blue"}, slots={"red": "II III IV"})) == "move C"
    near = turn("N1 green; N2 blue", {"red": "N2"}, slots={"red": "II III IV"})
    assert thumb(near) == "move N1"


def test_thumb_goes_to_an_own_shelf() -> None:
    assert thumb(turn("N1 red; E1 green; S1 blue; W1 yellow")) == "move N1"
    assert thumb(turn("N1 green; N2 red; E1 green; S1 blue; W1 yellow; E2 blue")) == "move N1"


def test_thumb_learns_the_most_it_can() -> None:
    table = turn("N1 blue; E1 red; S1 green; W1 yellow", {}, {"red": "blue+red+green+yellow"})
    assert thumb(table) == "learn blue+red+green+yellow"


def test_thumb_fetches_the_reception_with_misfiled() -> None:
    table = turn("N3 blue; N2 green", {"red": "N3"}, {"red": "misfiled"}, slots={"red": "II III IV"})
    assert thumb(table) == "magic misfiled N2 C"
    assert thumb(table.do("magic misfiled N2 C")) == "move N2"


def test_thumb_uses_the_letter_for_the_largest_slot() -> None:
    table = turn("N1 blue; E1 red; S1 green", {}, {"red": "blue+red+green+recommendation"})
    assert thumb(table) == "magic recommendation"
    assert thumb(table.do("magic recommendation")) == "learn blue+red+green letter"


def test_thumb_sees_no_further_than_its_seat() -> None:
    """In two worlds that the seat cannot tell apart it has the same reasons."""
    for seed in range(5):
        table = started(2, seed).do("move N1")
        seat = table.position.asked()[0]
        chosen = {
            bot("thumb", GAME).choose(table.position.redeal(seat, Rng(world)), seat, Rng(1)) for world in range(12)
        }
        assert len(chosen) == 1


def play(bots: list[str], seed: int) -> Situation:
    table = new(len(bots), seed)
    players = [bot(name, GAME) for name in bots]
    rng = Rng(seed + 1000)
    while asked := table.position.asked():
        seat = asked[0]
        table.position.apply(seat, players[seat].choose(table.position.redeal(seat, rng), seat, rng))
        assert table.board["turns"] < 400 * len(bots), "the bots are stuck"
    return table


@pytest.mark.parametrize("players", PLAYERS)
def test_thumb_beats_random_players(players: int) -> None:
    """Eight games, the bot in every seat: by luck it would win them all once in 256 times at most."""
    for seed in range(8):
        own = seed % players
        bots = ["thumb" if seat == own else "random" for seat in range(players)]
        assert play(bots, seed).outcome.winners == [own]


@pytest.mark.parametrize(("players", "rounds"), [(2, 21.9), (3, 18.2), (4, 16.2)])
def test_thumbs_finish_in_about_the_rounds_of_the_rules(players: int, rounds: float) -> None:
    games = [play(["thumb"] * players, seed) for seed in range(8)]
    mean = sum(table.board["turns"] for table in games) / players / len(games)
    assert rounds * 0.65 < mean < rounds * 1.25


@pytest.mark.parametrize("seed", [37, 105])
def test_two_who_have_no_plan_do_not_wait_for_each_other(seed: int) -> None:
    """In these games both would once have ended their turns for ever."""
    player, chance = bot("thumb", GAME), Rng(seed + 7)
    position = GAME.new(players=2, seed=seed)
    for _ in range(1000):
        if not position.asked():
            break
        seat = position.asked()[0]
        position.apply(seat, player.choose(position.redeal(seat, chance), seat, chance))
    assert position.outcome() is not None


# -- weights -----------------------------------------------------------------------------------------------------------


def weighed(table: Situation) -> dict[str, float]:
    """Each answer and its weight."""
    position = table.position
    seat = position.asked()[0]
    options, weights = Options(), Weights()
    position.options(seat, options)
    GAME.mind(int(position.players)).weigh(position, seat, options, weights)
    return {GAME.actions.text(options.item(at)): weights.values[at] for at in range(options.size)}


def test_weights_know_the_second_best() -> None:
    home = weighed(turn("N1 green; N2 blue", {"red": "N2"}, slots={"red": "II III IV"}))
    assert max(home, key=home.__getitem__) == "move N1"
    learn = weighed(turn("N1 blue; E1 red; S1 green; W1 yellow", {}, {"red": "blue+red+green+yellow"}))
    ordered = sorted(learn, key=learn.__getitem__, reverse=True)
    assert ordered[0] == "learn blue+red+green+yellow"
    assert learn["learn blue+red+green"] > learn["learn blue+red"] > learn["end"]


def test_a_swap_that_brings_a_cube_weighs_more_than_one_that_does_not() -> None:
    """Beside the pawn lies one shelf for the cards in hand; the other is fetched."""
    found = weighed(turn("N1 blue; S1 yellow; N3 green; S3 red", {}, {"red": "blue+green+misfiled"}))
    assert found["magic misfiled N3 S1"] > found["magic misfiled S1 S3"] + 1.0


def test_what_is_missed_least_is_the_likeliest_discard() -> None:
    found = weighed(turn("", {}, {"red": "blue+moving"}, {"red": 2}, draw_pile="north").do("negotiate"))
    assert found["discard moving"] > found["discard north"] > found["discard blue"]
