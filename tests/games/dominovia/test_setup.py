"""Before the first turn: the match, the deal, the offering and the donation."""

from __future__ import annotations

import pytest

from tests.games.dominovia.helpers import DRAGONS, GAME, IDS, PLAYERS, VALUES, new, table
from wondertable import Refused

DEALT = {2: (7, 14), 3: (6, 10), 4: (5, 8)}


@pytest.mark.rule("DOM-S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 28])
def test_any_other_number_of_mages_is_refused(players: int) -> None:
    with pytest.raises(Refused, match="2 to 4") as caught:
        GAME.new(players=players)
    assert caught.value.rule == "DOM-S1"


@pytest.mark.rule("DOM-S2", "DOM-Q31")
@pytest.mark.parametrize("rounds", [1, 2, 3, 9])
def test_the_rounds_to_win_are_the_same_for_all(rounds: int) -> None:
    last = table("4-5", "0-0 1-1", chain="2|4", rounds_to_win=rounds, board={"rounds_won": [rounds - 1, rounds - 1]})
    assert last.answer(1, "link 4-5 right").over
    other = table("0-0 1-1", "4-5", chain="2|4", turn=2, rounds_to_win=rounds, board={"rounds_won": [0, rounds - 1]})
    assert other.answer(2, "link 4-5 right").winner == 2


@pytest.mark.rule("DOM-S2", "DOM-Q31")
def test_three_rounds_unless_agreed_otherwise() -> None:
    assert new().view(None)["options"]["rounds_to_win"] == 3
    for rounds in (0, 10):
        with pytest.raises(Refused, match="rounds_to_win"):
            new(rounds_to_win=rounds)


@pytest.mark.rule("DOM-S3", "DOM-Q28")
@pytest.mark.parametrize("dragon", DRAGONS)
def test_one_dragon_for_the_whole_match(dragon: str) -> None:
    match = new(2, seed=4, dragon=dragon)
    while not match.over:
        assert match.view(1)["options"]["dragon"] == dragon
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    assert new().view(None)["options"]["dragon"] == "base"


@pytest.mark.rule("DOM-S6", "DOM-S7", "DOM-S8", "DOM-S9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_deal(players: int) -> None:
    each, deck = DEALT[players]
    dealt = new(players, seed=5)
    hands = [dealt.hand(seat + 1).split() for seat in range(players)]
    assert [len(hand) for hand in hands] == [each] * players
    assert len(dealt.deck) == deck
    assert sorted(sum(hands, dealt.deck)) == IDS
    assert dealt.rings == ["aside"] * players
    assert dealt.chain == ""


@pytest.mark.rule("DOM-S6")
def test_another_seed_is_another_shuffle() -> None:
    assert len({new(2, seed=seed).hand(1) for seed in range(20)}) == 20
    first = [new(2, seed=seed).hand(1).split() for seed in range(300)]
    held = {scroll: sum(scroll in hand for hand in first) for scroll in IDS}
    assert all(40 < count < 115 for count in held.values())  # 75 each, give or take five standard deviations


@pytest.mark.rule("DOM-S10")
def test_any_scroll_of_the_hand_may_be_offered() -> None:
    dealt = new(3, seed=8)
    for seat in (1, 2, 3):
        assert dealt.options(seat) == [f"offer {scroll}" for scroll in dealt.hand(seat).split()]
    assert dealt.question == "offer"


@pytest.mark.rule("DOM-S11", "DOM-K3")
def test_offerings_stay_sealed_until_all_have_chosen() -> None:
    dealt = table("0-1 1-1", "0-2 2-2", "0-3 3-3")
    dealt.answer(2, "offer 2-2").answer(1, "offer 1-1")
    for seat in (None, 1, 2, 3):
        assert dealt.events("offered", seat) == []
    assert "2-2" not in str(dealt.view(1))
    dealt.answer(3, "offer 0-3")
    for seat in (None, 1, 2, 3):
        assert dealt.events("offered", seat) == [{"offerings": [[0, "1-1"], [1, "2-2"], [2, "0-3"]]}]


@pytest.mark.rule("DOM-S12", "DOM-S13", "DOM-S14", "DOM-S15", "DOM-S16")
def test_the_lowest_offering_is_donated_and_the_others_go_back() -> None:
    dealt = table("1-1 5-5", "0-6 5-6", "0-4 2-2").answers("offer 5-5", "offer 0-6", "offer 2-2")
    assert dealt.events("donation") == [{"seat": 1, "scroll": "0-6", "value": 6}]
    assert dealt.chain == "0|6"
    assert [dealt.hand(seat) for seat in (1, 2, 3)] == ["1-1 5-5", "5-6", "0-4 2-2"]
    assert dealt.rings == ["aside"] * 3
    assert dealt.events("cast") == []
    assert dealt.events("turn")[0] == {"seat": 2}


@pytest.mark.rule("DOM-S16")
@pytest.mark.parametrize(("donor", "first"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_the_seat_left_of_the_donor_begins(donor: int, first: int) -> None:
    hands = ["0-1 1-1", "0-2 1-2", "0-3 1-3", "0-4 1-4"]
    offers = ["offer 1-1", "offer 1-2", "offer 1-3", "offer 1-4"]
    offers[donor - 1] = f"offer 0-{donor}"
    dealt = table(*hands).answers(*offers)
    assert dealt.events("donation")[0]["seat"] + 1 == donor
    assert dealt.events("turn")[0]["seat"] + 1 == first


@pytest.mark.rule("DOM-C10", "DOM-S12")
def test_a_tie_cannot_occur() -> None:
    assert len(set(VALUES.values())) == len(VALUES)
