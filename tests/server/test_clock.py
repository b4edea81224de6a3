"""When the autopilot answers for somebody, and who is away: told without waiting for it."""

from __future__ import annotations

from collections.abc import Collection

from wondertable.server.clock import Clock, Situation, Times

TIMES = Times(away=60, autopilot=4)


def at(question: int, asked: Collection[int], online: Collection[int], autopilot: Collection[int] = ()) -> Situation:
    return Situation(question, asked, online, autopilot)


def test_without_a_clock_nobody_is_hurried() -> None:
    clock = Clock(None, TIMES)
    clock.see(0, at(1, [0], [0, 1]))
    assert clock.overdue(1_000_000) == []
    assert clock.next(0) is None
    assert clock.remaining(5, 0) is None
    assert clock.away(1_000_000) == set()


def test_who_does_not_answer_in_time_is_overdue() -> None:
    clock = Clock(30, TIMES)
    clock.see(100, at(1, [0, 2], [0, 1, 2]))
    assert clock.next(100) == 130
    assert clock.remaining(110, 0) == 20
    assert clock.remaining(110, None) == 20
    assert clock.overdue(129.9) == []
    assert clock.overdue(130) == [0, 2]


def test_answering_stops_the_clock_of_that_seat_only() -> None:
    clock = Clock(30, TIMES)
    clock.see(100, at(1, [0, 2], [0, 1, 2]))
    clock.see(110, at(1, [2], [0, 1, 2]))
    assert clock.overdue(130) == [2]


def test_a_new_question_starts_the_clock_anew() -> None:
    clock = Clock(30, TIMES)
    clock.see(100, at(1, [0], [0, 1]))
    clock.see(120, at(2, [0], [0, 1]))
    assert clock.overdue(140) == []
    assert clock.overdue(150) == [0]


def test_reconnecting_gives_no_extra_time_while_others_are_there() -> None:
    clock = Clock(30, TIMES)
    clock.see(100, at(1, [0], [0, 1]))
    clock.see(110, at(1, [0], [1]))
    clock.see(120, at(1, [0], [0, 1]))
    assert clock.overdue(130) == [0]


def test_with_nobody_there_the_clock_waits() -> None:
    clock = Clock(30, TIMES)
    clock.see(100, at(1, [0], [0]))
    clock.see(105, at(1, [0], []))
    assert clock.overdue(1000) == []
    assert clock.next(106) == 105 + 60  # away is shown, but nothing is decided
    assert clock.remaining(200, 0) is None
    clock.see(1000, at(1, [0], [1]))
    assert clock.overdue(1029) == []
    assert clock.overdue(1030) == [0]


def test_a_seat_is_away_a_minute_after_its_owner_left_while_asked() -> None:
    clock = Clock(None, TIMES)
    clock.see(100, at(1, [0], [0, 1]))
    clock.see(110, at(1, [0], [1]))
    assert clock.next(110) == 170
    assert clock.away(169) == set()
    assert clock.away(170) == {0}
    assert clock.next(170) is None
    clock.see(175, at(1, [0], [0, 1]))
    assert clock.away(1000) == set()


def test_the_minute_counts_from_the_question_for_who_left_before_it() -> None:
    clock = Clock(None, TIMES)
    clock.see(0, at(1, [1], [0, 1]))
    clock.see(10, at(1, [1], [1]))
    clock.see(500, at(2, [0], [1]))
    assert clock.away(559) == set()
    assert clock.away(560) == {0}


def test_who_is_not_asked_is_not_away() -> None:
    clock = Clock(None, TIMES)
    clock.see(0, at(1, [1], [1]))
    assert clock.away(1000) == set()


def test_the_autopilot_goes_on_for_who_has_not_come_back() -> None:
    clock = Clock(None, TIMES)
    clock.see(100, at(5, [0], [1], autopilot=[0]))
    assert clock.overdue(103.9) == []
    assert clock.overdue(104) == [0]


def test_the_autopilot_leaves_the_seat_to_who_is_back() -> None:
    clock = Clock(None, TIMES)
    clock.see(100, at(5, [0], [1], autopilot=[0]))
    clock.see(102, at(5, [0], [0, 1], autopilot=[0]))
    assert clock.overdue(100_000) == []
    hurried = Clock(30, TIMES)
    hurried.see(100, at(5, [0], [0, 1], autopilot=[0]))
    assert hurried.overdue(129) == []
    assert hurried.overdue(130) == [0]


def test_the_autopilot_is_never_slower_than_the_clock() -> None:
    clock = Clock(2, TIMES)
    clock.see(100, at(5, [0], [1], autopilot=[0]))
    assert clock.overdue(102) == [0]


def test_a_pause_is_no_time_of_the_question() -> None:
    clock = Clock(30, TIMES)
    asked = at(1, [0], [0, 1])
    clock.see(100, asked)
    clock.see(110, asked._replace(paused=True))
    assert (clock.since(500), clock.remaining(500, 0), clock.overdue(500)) == (10, 20, [])
    clock.see(510, asked)
    assert (clock.since(515), clock.remaining(515, 0)) == (15, 15)
    anew = Clock(30, TIMES)
    anew.see(1000, asked._replace(paused=True, age=12.0))  # the server was started anew meanwhile
    assert anew.since(5000) == 12


def test_of_several_processes_the_one_that_has_counted_longest_is_right() -> None:
    banks = {0: 60.0, 1: 60.0}
    asked = at(1, [0, 1], [0, 1])._replace(banks=banks)
    one, other = Clock(None, TIMES), Clock(None, TIMES)
    one.see(100, asked)
    other.see(900, asked)
    assert one.thought(120) == {0: 20, 1: 20}
    other.hear(900, 1, one.thought(120))
    assert other.banks(905) == {0: 35, 1: 35} and other.overdue(939) == [] and other.overdue(940) == [0, 1]
    one.hear(125, 1, {0: 1.0})
    one.hear(125, 2, {0: 40.0})  # another question
    one.hear(125, 1, {3: 40.0})
    assert one.banks(125) == {0: 35, 1: 35}
    one.see(130, asked._replace(online=()))
    assert one.thought(131) == {}  # whoever comes back begins anew
    assert Clock(None, TIMES).thought(5) == {}
