"""The table's other options, and classic dominoes."""

from __future__ import annotations

import pytest

from tests.games.dominovia.helpers import GAME, IDS, PLAYERS, Situation, new, played_out, table
from wondertable import Refused


@pytest.mark.rule("DOM-V17", "DOM-Q2")
def test_freeze_may_bar_matches_of_freeze_only() -> None:
    hands = "1-3 1-6 3-4", "0-0 2-2"
    facts = {"chain": "3|5 5|1 1|1", "rings": {1: "freeze on 1-1"}}
    assert table(*hands, **facts).options(1) == ["link 3-4 left"]  # type: ignore[arg-type]
    match = table(*hands, **facts, freeze_scope="match")  # type: ignore[arg-type]
    assert match.options(1) == ["link 1-3 left", "link 3-4 left"]
    assert match.refused(1, "link 1-6 right").key == "frozen"
    assert match.refused(1, "link 1-3 right").key == "frozen"
    other_side = table("1-3 1-6 3-4", "0-0 2-2", chain="1|1 1|5 5|3", rings={1: "freeze on 1-1"}, freeze_scope="match")
    assert other_side.options(1) == ["link 1-3 right", "link 3-4 right"]


@pytest.mark.rule("DOM-V18", "DOM-Q6")
def test_fly_may_be_offered_before_the_first_draw_only() -> None:
    flying = table(
        "0-0 0-1", "4-4 5-5", chain="5|2 2|3", rings={1: "fly on 2-3"}, deck="0-4 1-1 3-6", fly_after_draw=False
    )
    assert flying.options(1) == ["draw", "pass"]
    flying.answer(1, "draw")
    assert len(flying.events("draw")) == 2
    assert flying.turn == 2


@pytest.mark.rule("DOM-V20")
def test_the_memory_aid_shows_what_was_seen() -> None:
    aided = table("0-1 4-4", "2-5 3-3", "3-4 6-6", memory_aid=True).answers("offer 0-1", "offer 3-3", "offer 6-6")
    seats = aided.seen(1)["seats"]
    assert seats[1]["known"] == ["3-3"]
    assert seats[2]["known"] == ["6-6"]
    assert aided.seen(1)["known_in_deck"] == []
    plain = table("0-1 4-4", "2-5 3-3", "3-4 6-6").answers("offer 0-1", "offer 3-3", "offer 6-6")
    assert plain.seen(1)["known_in_deck"] is None
    assert plain.seen(1)["seats"][1]["known"] is None


@pytest.mark.parametrize(
    "options",
    [
        {"play": "chess"},
        {"dragon": "sleepy"},
        {"freeze_scope": "half"},
        {"memory_aid": "perhaps"},
        {"rounds_to_win": True},
        {"classic_points": 24},
        {"classic_points": 501},
        {"colour": "red"},
    ],
)
def test_other_values_are_refused_by_name(options: dict[str, object]) -> None:
    with pytest.raises(Refused, match=next(iter(options))):
        GAME.new(2, options=options)


def test_options_that_matter_only_with_others_say_so() -> None:
    matters = {option.name: option.matters_with for option in GAME.options()}
    assert (
        matters["ring_choice"] == matters["hungry_repetition"] == matters["hungry_turn_limit"] == ("dragon", "hungry")
    )
    assert matters["classic_points"] == ("play", "classic")
    assert matters["play"] is None


# -- classic dominoes --------------------------------------------------------------------------------------------------

BLOCK = "3|5 5|6 6|3 3|3 3|1 1|4 4|6 6|2 2|3 3|0 0|0 0|4 4|2 2|5 5|1 1|2 2|0 0|1 1|6 6|6 6|0 0|5 5|4 4|4 4|3"
"""All scrolls but 1-1, 2-2 and 5-5, open at 3 on both sides."""


def classic(*hands: str, **facts: object) -> Situation:
    return table(*hands, play="classic", **facts)  # type: ignore[arg-type]


@pytest.mark.rule("DOM-V22", "DOM-V23")
def test_classic_play_has_to_be_chosen_and_has_no_spells() -> None:
    assert new().view(None)["options"]["play"] == "spells"
    match = played_out(3, 4, play="classic", classic_points=25)
    assert {event["key"] for event in match.told()} <= {
        "round_begins", "deal", "opens", "turn", "link", "draw", "pass", "hand_shown", "hand", "match",
    }  # fmt: skip
    assert match.rings == ["aside"] * 3


@pytest.mark.rule("DOM-V24")
@pytest.mark.parametrize(("players", "each"), [(2, 7), (3, 5), (4, 5)])
def test_classic_deal(players: int, each: int) -> None:
    dealt = new(players, seed=2, play="classic")
    assert dealt.events("deal")[0] == {"each": each}
    assert len(dealt.events("dealt", 1)[0]["scrolls"]) == each


@pytest.mark.rule("DOM-V25")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_highest_mirror_opens(players: int) -> None:
    for seed in range(40):
        dealt = new(players, seed=seed, play="classic")
        hands = {seat: dealt.events("dealt", seat)[0]["scrolls"] for seat in range(1, players + 1)}
        held = [scroll for hand in hands.values() for scroll in hand]
        mirrors = [scroll for scroll in held if scroll[0] == scroll[2]]
        best = max(mirrors) if mirrors else max(held, key=lambda s: (int(s[0]) + int(s[2]), s[2]))
        opened = dealt.events("opens")[0]
        assert opened["scroll"] == best
        assert best in hands[opened["seat"] + 1]
        assert dealt.events("turn")[0]["seat"] == (opened["seat"] + 1) % players


@pytest.mark.rule("DOM-V25")
def test_without_a_mirror_most_points_open_then_the_higher_half() -> None:
    from wondertable.core.rules.kit import set_of
    from wondertable.games.dominovia.rules import classic as rules
    from wondertable.games.dominovia.rules.position import DominoviaPosition

    position = new(2).position
    assert isinstance(position, DominoviaPosition)

    def opening(*scrolls: str) -> str:
        return IDS[rules.opening(position.tables, set_of([IDS.index(scroll) for scroll in scrolls]))]

    assert opening("0-1", "4-5", "3-5") == "4-5"
    assert opening("3-5", "2-6", "0-1") == "2-6"
    assert opening("0-0", "5-6") == "0-0"
    assert opening("0-0", "1-1", "5-6") == "1-1"


@pytest.mark.rule("DOM-V26")
def test_classic_players_draw_until_able_then_pass() -> None:
    drawn = classic("1-1 2-2", "0-0 4-4", chain="3|5", deck="1-2 1-4 1-6 4-6 3-4")
    assert len(drawn.events("draw")) == 5
    assert drawn.options(1) == ["link 3-4 left"]
    assert drawn.refused(1, "draw").key == "must_link"
    passed = classic("1-1", "3-3 2-2", chain=BLOCK.replace("6|3 3|3 3|1", "6|3 3|1"), deck="5-5")
    assert passed.hand(1) == "1-1 5-5"
    assert passed.events("pass") == [{"seat": 0, "fly": False}]
    assert passed.options(2) == ["link 3-3 left", "link 3-3 right"]


@pytest.mark.rule("DOM-V27")
def test_going_out_scores_what_the_others_hold() -> None:
    out = classic("4-5", "0-0 1-1", "5-6 6-6", chain="2|4").answer(1, "link 4-5 right")
    assert out.events("hand") == [{"seat": 0, "points": 25, "reason": "out"}]
    assert out.board["points"] == [25, 0, 0]
    assert out.round_over == "1 out"
    assert out.events("opens")  # the next hand


@pytest.mark.rule("DOM-V28")
def test_a_blocked_hand_scores_for_the_lowest_total() -> None:
    blocked = classic("1-1", "2-2", "5-5", chain=BLOCK, deck="empty")
    assert blocked.events("hand") == [{"seat": 0, "points": 4 + 10 - 2, "reason": "blocked"}]
    assert blocked.board["points"] == [12, 0, 0]


@pytest.mark.rule("DOM-V28")
def test_with_a_tie_for_the_lowest_total_nobody_scores() -> None:
    chain = BLOCK.replace("5|6 6|3", "5|5 5|6 6|3").replace("3|1 1|4", "3|1 1|1 1|4")
    chain = chain.replace("1|6 6|6 6|0", "1|6 6|0").replace("5|4 4|4 4|3", "5|4 4|3")
    tied = classic("2-2 4-4", "6-6", chain=chain, deck="empty", board={"points": [30, 40]})
    assert tied.events("hand") == [{"seat": None, "points": 0, "reason": "blocked"}]
    assert tied.board["points"] == [30, 40]
    assert tied.round_over == "nobody blocked"


@pytest.mark.rule("DOM-V29")
@pytest.mark.parametrize("points", [25, 100, 500])
def test_the_first_to_reach_the_points_wins(points: int) -> None:
    match = played_out(2, 1, play="classic", classic_points=points)
    outcome = match.position.outcome()
    assert outcome is not None
    assert outcome.reason == "points"
    assert outcome.scores is not None
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]] >= points
    assert min(outcome.scores) < points
    assert new(2, play="classic").view(None)["options"]["classic_points"] == 100
