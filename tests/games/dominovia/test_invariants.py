"""What is always true in Dominovia, looked at in every position of random matches."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.at_random import answers
from tests.games.dominovia.helpers import DRAGONS, GAME, IDS, PLAYERS, Situation, new

SPELLS = ["dragon", "freeze", "fly", "star", "bam", "colt", "crown"]
TURNS_MAX = {2: 131, 3: 175, 4: 217}


def ids_of(chain: str) -> list[str]:
    return ["-".join(sorted(item.split("|"))) for item in chain.split()]


def halves(chain: str) -> list[int]:
    return [int(half) for item in chain.split() for half in item.split("|")]


def check_places(match: Situation) -> None:
    """DOM-I1 to DOM-I4."""
    board, players = match.board, match.position.players
    chain = ids_of(board["chain"])
    assert sorted([*chain, *board["deck"], *board["hands"]]) == IDS
    assert len(chain) + len(board["deck"]) + len(board["hands"]) == 28
    shown = halves(board["chain"])
    assert all(shown[at] == shown[at + 1] for at in range(1, len(shown) - 1, 2))
    if board["turn"] is not None:
        assert chain
        assert len(chain) <= 29 - players
        assert len(board["deck"]) <= 27 - players
    sizes = [match.size(seat + 1) for seat in range(players)]
    assert min(sizes) >= 1
    assert max(sizes) <= 28 - players


def check_rings(match: Situation) -> None:
    """DOM-I5, DOM-I7."""
    chain = ids_of(match.chain)
    for ring in match.rings:
        if ring != "aside":
            spell, scroll = ring.split(" on ")
            assert scroll in chain
            assert str(SPELLS.index(spell)) in scroll
    if match.board["passes"] >= match.position.players:
        assert match.rings == ["aside"] * match.position.players


def check_question(match: Situation) -> None:
    """DOM-I6."""
    assert match.board["drawn"] <= 2
    for seat in match.asked:
        assert match.options(seat)
    if match.question == "fly":
        assert match.board["drawn"] < 2


def check_parity(match: Situation, matches: Counter[int]) -> None:
    """DOM-I8: in the chain each picture stands twice for each of its matches that lie there, and once where it is open."""
    shown = halves(match.chain)
    if not shown:
        return
    inner = Counter(shown[1:-1])
    assert all(count % 2 == 0 for count in inner.values())
    opened = Counter([shown[0], shown[-1]])
    for rank in range(7):
        assert Counter(shown)[rank] == inner[rank] + opened[rank]
        assert inner[rank] // 2 <= matches[rank]


@pytest.mark.rule("DOM-I1", "DOM-I2", "DOM-I3", "DOM-I4", "DOM-I5", "DOM-I6", "DOM-I7", "DOM-I8")
@pytest.mark.parametrize("dragon", DRAGONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_position(players: int, dragon: str) -> None:
    for seed in range(4):
        match = new(players, seed, dragon=dragon, rounds_to_win=1)
        matches: Counter[int] = Counter()
        for seat, action in answers(match.position, seed):
            check_places(match)
            check_rings(match)
            check_question(match)
            check_parity(match, matches)
            text = GAME.actions.text(action).split()
            if text[0] == "link":
                matches[match.seen(seat + 1)["ends"][text[2]]["open"]] += 1


@pytest.mark.rule("DOM-I3", "DOM-I8", "DOM-I9", "DOM-I10", "DOM-I11", "DOM-I12")
@pytest.mark.parametrize("dragon", DRAGONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_finished_round(players: int, dragon: str) -> None:
    for seed in range(25):
        match = new(players, seed, dragon=dragon, rounds_to_win=1).play_on(seed)
        links, turns, eaten = (len(match.events(key)) for key in ("link", "turn", "eaten"))
        sizes = [match.size(seat + 1) for seat in range(players)]
        assert sizes.count(0) == (match.round_over.endswith("out"))
        chain = match.chain.split()
        assert len(chain) == 1 + links - eaten
        if dragon != "hungry":
            assert eaten == 0
            assert turns <= TURNS_MAX[players]
            inner = Counter(halves(match.chain)[1:-1])
            assert max(inner.values(), default=0) <= 8  # four matches of each picture
        if match.round_over.endswith("stopped"):
            check_stopped(match)


def check_stopped(match: Situation) -> None:
    """DOM-I9: both open halves show the same picture, and all seven scrolls with it lie in the chain."""
    shown = halves(match.chain)
    assert shown[0] == shown[-1]
    assert match.deck == []
    assert sum(str(shown[0]) in scroll for scroll in ids_of(match.chain)) == 7
    assert shown.count(shown[0]) == 8


@pytest.mark.rule("DOM-I9")
def test_some_rounds_were_stopped() -> None:
    stopped = [new(2, seed, rounds_to_win=1).play_on(seed) for seed in range(60)]
    stopped = [match for match in stopped if match.round_over.endswith("stopped")]
    assert stopped
    for match in stopped:
        check_stopped(match)


@pytest.mark.rule("DOM-I11")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_hungry_chain_never_gets_shorter(players: int) -> None:
    match = new(players, 9, dragon="hungry", rounds_to_win=1)
    length = 0
    for seat, action in answers(match.position, 9):
        now = len(match.chain.split())
        assert now >= length
        length = now
        text = GAME.actions.text(action).split()
        dragon = text[0] == "link" and match.seen(seat + 1)["ends"][text[2]]["open"] == 0
        if text[0] == "link" and match.size(seat + 1) > 1:
            length += not dragon


@pytest.mark.rule("DOM-I14")
@pytest.mark.parametrize(("players", "wins"), [(2, 1), (2, 3), (3, 2), (4, 3)])
def test_rounds_of_a_match(players: int, wins: int) -> None:
    for seed in range(5):
        match = new(players, seed, rounds_to_win=wins).play_on(seed)
        rounds = len(match.events("round"))
        assert sum(match.won) == rounds == match.board["round"]
        assert wins <= rounds <= players * (wins - 1) + 1


@pytest.mark.rule("DOM-I15")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_shuffles_and_answers_give_the_same_match(players: int) -> None:
    one, two = (new(players, 12).play_on(34) for _ in range(2))
    assert one.save() == two.save()
    assert one.told(1) == two.told(1)
