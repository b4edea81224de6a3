"""What a seat is shown belongs to the position it looks at, though parts of it are kept from one look to the next."""

from __future__ import annotations

from tests.games.alicematic.helpers import GAME, SEATS, situation


def test_copies_that_go_different_ways_have_views_of_their_own() -> None:
    table = situation({"A": "(0,0)", "B": "(2,1)"})
    seat = SEATS.index("A")
    before = GAME.view(table.position, seat)
    first, second = table.position.clone(), table.position.clone()
    answers = table.options
    for copy, answer in ((first, answers[0]), (second, answers[-1])):
        assert GAME.view(copy, seat) == before
        copy.apply(seat, GAME.actions.parse(answer))
    assert first.tick == second.tick
    asked = first.asked()[0]
    for copy in (first, second, first):
        assert GAME.view(copy, asked) == GAME.view(GAME.load(GAME.save(copy)), asked)
    assert GAME.view(first, asked) != GAME.view(second, asked)
    assert GAME.view(table.position, seat) == before
