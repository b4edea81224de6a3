"""A review of a finished game: reproducible, bounded, honest, and it finds what was really lost."""

from __future__ import annotations

import pytest

import wondertable
from tests.voice.helpers import played
from wondertable import Game, Position, Refused, Rng
from wondertable.bots import bot
from wondertable.core.entries import Answered, Move, Reported
from wondertable.core.moments import play
from wondertable.core.rules.bot import Budget
from wondertable.voice import chances, decisions
from wondertable.voice.advice import in_the_same_worlds
from wondertable.voice.chances import Known, followed, turning_points
from wondertable.voice.decisions import Eye
from wondertable.voice.review import parts, review
from wondertable.voice.shapes import Choice, Review
from wondertable.voice.work import Work

NAMES = ["Ann", "Bo", "Cy", "Di"]
LITTLE = 3000


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a review would take pains whatever it costs."""
    monkeypatch.setattr(chances, "FEWEST", 8)
    monkeypatch.setattr(decisions, "WORLDS", (30, 60))


def reviewed(name: str, players: int, seed: int = 5, answers: int = LITTLE) -> Review:
    game = wondertable.game(name)
    start, moves = played(game, "apprentice", players, seed)
    return review(game, start, moves, NAMES[:players], answers=answers)


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("miraris", 3),
        ("dominovia", 2),
        ("kamimai", 2),
        pytest.param("alicematic", 3, marks=pytest.mark.long),
        pytest.param("bibliowonders", 2, marks=pytest.mark.long),
    ],
)
def test_every_game_can_be_reviewed(name: str, players: int) -> None:
    game = wondertable.game(name)
    start, moves = played(game, "apprentice", players)
    before = game.save(start)
    done: list[float] = []
    found = review(game, start, moves, NAMES[:players], answers=LITTLE, progress=done.append)
    assert game.save(start) == before
    assert done == sorted(done) and done[-1] == 1.0
    assert len(found.chances) == len(moves) + 1
    assert all(len(row) == (1 if found.team else players) for row in found.chances)
    if not found.team:
        assert all(sum(row) == pytest.approx(1.0, abs=0.01) for row in found.chances)
        assert found.chances[-1] == [1.0 / len(found.winners) if s in found.winners else 0.0 for s in range(players)]
    assert found.choices == sorted(found.choices, key=lambda each: each.moment)
    for choice in found.choices:
        move = moves[choice.moment]
        assert isinstance(move, Answered)
        assert (move.seat, move.answer) == (choice.seat, choice.answer)
        assert choice.praised == (not choice.better)
    assert [part.seat for part in found.parts] == list(range(players))
    assert all(part.choices <= 0.0 for part in found.parts)


def test_the_same_seed_gives_the_same_review() -> None:
    assert reviewed("dominovia", 2) == reviewed("dominovia", 2)


def test_without_time_the_judge_still_says_how_things_stood() -> None:
    game = wondertable.game("miraris")
    start, moves = played(game, "adept", 3)
    found = review(game, start, moves, NAMES[:3], seconds=0.0)
    assert len(found.chances) == len(moves) + 1
    assert found.choices == []


class Enough(Exception):
    pass


def test_whoever_watches_may_end_it() -> None:
    def watch(done: float) -> None:
        if done > 0.4:
            raise Enough

    game = wondertable.game("dominovia")
    start, moves = played(game, "adept", 2)
    with pytest.raises(Enough):
        review(game, start, moves, NAMES[:2], answers=LITTLE, progress=watch)


def test_a_game_that_is_not_over_is_refused() -> None:
    game = wondertable.game("dominovia")
    start, moves = played(game, "adept", 2)
    with pytest.raises(Refused, match="not over"):
        review(game, start, moves[:-1], NAMES[:2], answers=LITTLE)


def test_a_game_with_real_cards_is_played_on_in_thought() -> None:
    """What comes out of the book is told from outside: thoughts go on with a book that falls as simulated ones do."""
    game = wondertable.game("kamimai")
    start = game.new(2, seed=3, options={"source": "companion"})
    position, moves = start.clone(), list[Move]()
    while position.outcome() is None:
        if position.asked():
            seat = position.asked()[0]
            moves.append(Answered(seat, game.actions.text(game.autopilot(position, seat, Rng(1)))))
        else:
            moves.append(Reported("built" if position.awaiting() == "built" else "drew water,water fell draw"))
        play(game, position, moves[-1])
    found = review(game, start, moves, NAMES[:2], answers=LITTLE)
    assert len(found.chances) == len(moves) + 1
    assert 0.0 < found.chances[0][0] < 1.0
    assert found.chances[-1] == [0.0]


# -- what was lost -----------------------------------------------------------------------------------------------------


def with_a_blunder() -> tuple[Game, Position, list[Move], int, set[str]]:
    """In Dominovia somebody could have linked their last scroll, and did not, and lost."""
    game = wondertable.game("dominovia")
    for seed in range(100):
        start = game.new(2, seed=seed)
        position, rng, moves = start.clone(), Rng(seed), list[Move]()
        blunder = -1
        victories: set[str] = set()
        while position.asked():
            seat = position.asked()[0]
            legal = position.legal(seat)
            winning = {action for action in legal if wins(position, seat, action)}
            action = bot("adept", game).choose(position.redeal(seat, rng), seat, rng)
            if blunder < 0 and winning and set(legal) - winning:
                action = min(set(legal) - winning)
                blunder, victories = len(moves), {game.actions.text(each) for each in winning}
            moves.append(Answered(seat, game.actions.text(action)))
            position.apply(seat, action)
        outcome = position.outcome()
        assert outcome is not None
        if blunder >= 0 and moves[blunder].seat not in outcome.winners:  # type: ignore[union-attr]  # an answer
            return game, start, moves, blunder, victories
    raise AssertionError("nobody blundered")


def wins(position: Position, seat: int, action: int) -> bool:
    after = position.clone()
    after.apply(seat, action)
    outcome = after.outcome()
    return outcome is not None and outcome.winners == [seat]


def test_a_victory_that_was_let_go_is_found() -> None:
    game, start, moves, blunder, victories = with_a_blunder()
    found = review(game, start, moves, NAMES[:2], answers=20_000)
    [choice] = [each for each in found.choices if each.moment == blunder]
    assert choice.lost > 0.2
    assert choice.better[0].answer in victories
    assert choice.better[0].chance > 0.95
    assert found.parts[choice.seat].choices <= -choice.lost


def test_a_decision_is_looked_at_as_its_seat_knew_it() -> None:
    """In worlds that this seat could not tell from the true one, with a chance that nobody knows."""
    game = wondertable.game("miraris")
    start, moves = played(game, "adept", 3)
    eye = Eye(game, game.mind(3), Rng(1), Work(LITTLE, 60.0))
    position = start.clone()
    same = looked = 0
    for moment, move in enumerate(moves):
        assert isinstance(move, Answered)
        for decision in eye.decisions(position, moment, move.seat, move.answer):
            assert game.view(decision.world, move.seat) == game.view(position, move.seat)
            assert decision.world.rng.save() != position.rng.save()
            same += game.save(decision.world)["board"] == game.save(position)["board"]
            looked += 1
        play(game, position, move)
    assert looked > 20
    assert same < looked / 4, "only where next to nothing is hidden it may be the same"


# -- lines and sums ----------------------------------------------------------------------------------------------------


def test_noise_is_not_followed_and_a_change_is() -> None:
    noisy = [Known([0.5, 0.5], 0.02), Known([0.55, 0.45], 0.02), Known([0.9, 0.1], 0.02), Known([1.0, 0.0], 0.0)]
    line = followed(noisy)
    assert abs(line[1][0] - 0.5) < 0.01
    assert line[2][0] > 0.85
    assert line[3] == [1.0, 0.0]


def test_turning_points_stand_apart() -> None:
    line = [[0.5, 0.5], [0.5, 0.5], [0.7, 0.3], [0.85, 0.15], [0.86, 0.14], [0.86, 0.14], [0.3, 0.7], [0.0, 1.0]]
    assert turning_points(line) == [1, 5]


def test_what_was_not_lost_by_choice_was_luck() -> None:
    lost = Choice(3, 0, "pass", "pass", {}, 0.2, 0.3, praised=False, better=[])
    first, second = parts([[0.4, 0.6], [0.0, 1.0]], [lost], 2, team=False)
    assert (first.choices, first.luck) == (-0.3, -0.2)
    assert (second.choices, second.luck) == (0.0, 0.5)
    [one, other] = parts([[0.4], [1.0]], [lost], 2, team=True)
    assert (one.choices, one.luck) == (-0.3, 0.9)
    assert (other.choices, other.luck) == (0.0, 0.6)


def test_answers_that_are_compared_in_the_same_worlds_can_be_told_apart_by_little() -> None:
    game, start, moves, blunder, victories = with_a_blunder()
    position = start.clone()
    for move in moves[:blunder]:
        play(game, position, move)
    move = moves[blunder]
    assert isinstance(move, Answered)
    win, lose = game.actions.parse(min(victories)), game.actions.parse(move.answer)
    world = position.redeal(move.seat, Rng(1))
    best, same, worse = in_the_same_worlds(game.mind(2), world, move.seat, [win, win, lose], Rng(2), Budget(turns=90))
    assert best.equal and same.equal and not worse.equal
    assert best.chance == same.chance == (1.0, 0.0)
    assert worse.chance.mean < 0.9
