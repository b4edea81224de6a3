"""Many games, shared out among processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import wondertable
from wondertable import Bot, Position, Rng
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.lab import Found, Study, Sums, simulate, summary
from wondertable.lab.play import answer_all, play
from wondertable.lab.pool import tasks

STUDY = Study("miraris", 4, 90, ("thumb", "random", "sanity"), seed=3)


def figures(study: Study, found: Found) -> dict[str, Any]:
    """All but the time it took."""
    return {key: value for key, value in summary(study, found).items() if key != "seconds"}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = figures(STUDY, simulate(STUDY, workers=1))
    assert figures(STUDY, simulate(STUDY, workers=2)) == alone
    assert figures(STUDY, simulate(STUDY, workers=3)) == alone


def test_another_seed_gives_other_games() -> None:
    other = Study("miraris", 4, 90, ("thumb", "random", "sanity"), seed=4)
    assert figures(STUDY, simulate(STUDY, workers=1)) != figures(other, simulate(other, workers=1))


def test_the_summary_has_the_promised_fields() -> None:
    study = Study("miraris", 3, 60)
    found = summary(study, simulate(study, workers=1))
    assert (found["game"], found["players"], found["games"]) == ("miraris", 3, 60)
    assert found.keys() >= {
        "decisions",
        "seconds",
        "wins",
        "shared",
        "mean_scores",
        "winning_score",
        "lengths",
        "stats",
    }
    assert "bots" not in found, "one bot needs no line of its own"
    assert "partial" not in found


def test_wins_are_shared_out_whole() -> None:
    study = Study("miraris", 3, 400)
    sums = simulate(study, workers=1).sums
    assert sum(sums.wins) == pytest.approx(400)
    assert sums.shared > 0, "or this test would not have met a shared victory"
    assert sum(sums.winning.values()) <= sums.games
    assert sums.decisions == sum(length * count for length, count in sums.lengths.items())


def test_scores_are_counted_only_where_there_are_scores() -> None:
    study = Study("miraris", 6, 300, ("sanity",))
    sums = simulate(study, workers=1).sums
    unscored = sums.games - sum(sums.winning.values())
    assert unscored > 0, "or nobody won at once"
    assert all(sum(counts.values()) == sums.games - unscored for counts in sums.scores)


def test_several_bots_are_reported_one_by_one() -> None:
    found = summary(STUDY, simulate(STUDY, workers=1))
    bots = found["bots"]
    assert isinstance(bots, dict)
    assert sum(bot["games"] for bot in bots.values()) == 90 * 4
    assert sum(bot["wins"] for bot in bots.values()) == pytest.approx(90)
    low, high = bots["thumb"]["interval"]
    assert low < bots["thumb"]["win_rate"] < high


def test_any_part_of_a_study_can_be_played_on_its_own() -> None:
    game = STUDY.open()
    whole = play(STUDY, game, 0, 30)
    parts = play(STUDY, game, 0, 11)
    parts.add(play(STUDY, game, 11, 30))
    assert (parts.games, parts.decisions, parts.winning) == (whole.games, whole.decisions, whole.winning)
    assert parts.scores == whole.scores


@pytest.mark.parametrize("games", [1, 19, 20, 399, 40_000, 1_000_003])
def test_tasks_cover_every_game_once(games: int) -> None:
    pieces = tasks(Study("miraris", 3, games))
    assert pieces[0].first == 0
    assert pieces[-1].after == games
    assert all(before.after == after.first for before, after in pairwise(pieces))


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_leaves_what_was_played_and_nobody_at_work(workers: int) -> None:
    study = Study("miraris", 4, 4000, ("sanity",))

    def stop(games: int) -> None:
        if games >= 40:
            raise KeyboardInterrupt

    found = simulate(study, workers, stop)
    assert found.partial
    assert 40 <= found.sums.games < 4000
    assert summary(study, found)["partial"] is True
    assert multiprocessing.active_children() == []


def test_an_interruption_before_the_first_game_can_be_told() -> None:
    study = Study("miraris", 4, 40)
    found = Found(sums=play(study, study.open(), 0, 0), seconds=0.0, partial=True)
    told = summary(study, found)
    assert (told["games"], told["winning_score"], told["intervals"]) == (0, None, [None] * 4)


def die(*_: object) -> None:
    raise SystemExit(3)


def test_a_process_that_dies_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wondertable.lab.crew.prepare", die)
    with pytest.raises(Refused, match="died"):
        simulate(Study("miraris", 4, 400), workers=2)
    assert multiprocessing.active_children() == []


def die_once(study: Study, game: Game, first: int, after: int) -> Sums:
    """The process that is given game 40 is killed, unless somebody left a sign that it was killed before."""
    sign = Path(os.environ["DIED_ONCE"])
    if first <= 40 < after and not sign.exists():
        sign.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(study, game, first, after)


def test_a_killed_process_costs_a_retry_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIED_ONCE", str(tmp_path / "died"))
    monkeypatch.setattr("wondertable.lab.pool.play", die_once)
    found = simulate(STUDY, workers=2)
    assert (tmp_path / "died").exists()
    monkeypatch.undo()
    assert figures(STUDY, found) == figures(STUDY, simulate(STUDY, workers=1))


def test_data_that_the_rules_do_not_provide_for_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wondertable.game("miraris")
    study = Study("miraris", 3, 20, data=game.data)

    def broken(*_: object) -> int:
        raise IndexError("vec index out of range")

    monkeypatch.setattr("wondertable.lab.play.answer_all", broken)
    with pytest.raises(Refused, match=r"game 0 of seed 0 cannot be played to its end: IndexError: vec index"):
        simulate(study, workers=1)


def test_a_game_without_an_end_is_stopped() -> None:
    game = wondertable.game("miraris")
    with pytest.raises(Refused, match="no end in sight"):
        answer_all(game.new(3, 1), [Spy()] * 3, Rng(1), longest=5)


class Spy(Bot):
    """Answers with the first legal answer and remembers the worlds it was shown."""

    def __init__(self) -> None:
        self.worlds: list[tuple[int, Position]] = []

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        self.worlds.append((seat, world.clone()))
        return world.legal(seat)[0]


def test_bots_never_see_the_true_position() -> None:
    game = wondertable.game("miraris")
    true_characters = 0
    for seed in range(20):
        position = game.new(4, seed)
        spy = Spy()
        answer_all(position, [spy] * 4, Rng(seed))
        kept = [seat["character"] for seat in game.save(position)["board"]["seats"]]  # type: ignore[index]
        seat, world = spy.worlds[4 * 5]  # somebody's bid in the middle of the game
        seen = [other["character"] for other in game.save(world)["board"]["seats"]]  # type: ignore[index]
        assert seen[seat] == kept[seat]
        true_characters += seen == kept
    assert true_characters < 10, "a bot that saw the truth would have seen it twenty times"
