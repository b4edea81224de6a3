"""A league is played in pieces, kept after each, and gone on with; what comes of it hangs on no piece."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.league import FOLDER, main, planned
from wondertable.lab.arena import Pairing
from wondertable.lab.league import League, Meeting, Standing, file_of, keep, play_piece, read, told

MEETING = Meeting("dominovia", 2, Pairing("thumb", "random"), 20, 7)


def more(games: int) -> Meeting:
    return Meeting(MEETING.game, MEETING.players, MEETING.pairing, games, MEETING.seed)


def test_pieces_add_up_to_the_whole() -> None:
    whole, parts = play_piece(MEETING, range(20)), Standing()
    for piece in MEETING.pieces(0):
        parts.add(play_piece(MEETING, piece))
    assert (parts.games, parts.wins, parts.decisions) == (whole.games, whole.wins, whole.decisions)
    assert whole.rate > 0.5, "thumbs beat chance"


def test_a_league_goes_on_from_where_it_was_left(tmp_path: Path) -> None:
    begun = read([MEETING], tmp_path)
    begun.play(1, lambda meeting: keep(begun, meeting, tmp_path))
    assert not begun.left()
    longer = read([more(40)], tmp_path)
    assert longer.standing(more(40)).games == 20 and more(40).pieces(20)[0] == range(20, 30)
    longer.play(1, lambda meeting: keep(longer, meeting, tmp_path))
    at_once = play_piece(more(40), range(40))
    again = read([more(40)], tmp_path).standing(more(40))
    assert (again.games, again.wins) == (40, at_once.wins)


def test_other_meetings_of_a_file_stay(tmp_path: Path) -> None:
    other = Meeting("dominovia", 2, Pairing("slips", "random"), 10, 7)
    for meeting in (MEETING, other):
        league = League([meeting], {meeting: Standing(10, 8.0, 5, 0.1, 0.2)})
        keep(league, meeting, tmp_path)
    assert file_of(MEETING, tmp_path) == file_of(other, tmp_path)
    both = read([MEETING, other], tmp_path)
    assert [both.standing(each).wins for each in both.meetings] == [8.0, 8.0]


def test_an_estimate_keeps_nothing() -> None:
    league = League([MEETING])
    assert league.cpu_seconds_left() > 0
    assert league.standing(MEETING).games == 0


def test_only_what_lies_surely_below_its_share_is_marked() -> None:
    lines = {wins: told(League([MEETING], {MEETING: Standing(100, wins)})) for wins in (30.0, 45.0)}
    assert lines[30.0].endswith("BELOW") and not lines[45.0].endswith("BELOW")


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.toml")), ids=lambda file: file.stem)
def test_every_league_names_bots_and_tables_that_are_there(file: Path) -> None:
    for meeting in planned(file, 10):
        meeting.study.open()


def test_a_league_of_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])
    assert "no league of chess" in capsys.readouterr().err


def test_what_is_known_can_be_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "dominovia.toml").write_text(
        'bot = "thumb"\nothers = ["random"]\nseed = 7\ngames = { 2 = 20 }', "utf-8"
    )
    keep(League([MEETING], {MEETING: Standing(20, 15.0, 10, 0.1, 0.2)}), MEETING, tmp_path)
    assert main(["--folder", str(tmp_path), "--tell"]) == 0
    assert "thumb among random: 0.750" in capsys.readouterr().out
