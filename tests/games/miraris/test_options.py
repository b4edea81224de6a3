"""The table options of Miraris, and the advice that is none."""

from __future__ import annotations

import pytest

from tests.games.miraris.helpers import GAME, SPECTATOR, Json, bidding, changed_game, new, played_out, scoring
from wondertable import Refused

VIEWERS = [*"ABC", SPECTATOR]


@pytest.mark.rule("MIR-V1")
def test_three_options_of_ours_with_the_default_first() -> None:
    options = GAME.info()["options"]
    assert options == [
        {"name": "memory_aid", "values": [False, True], "default": False},
        {"name": "gifts_shown", "values": ["all", "receiver"], "default": "all"},
        {"name": "reveal_after_end", "values": [True, False], "default": True},
    ]
    assert new(3).view("A")["options"] == {"memory_aid": False, "gifts_shown": "all", "reveal_after_end": True}


@pytest.mark.rule("MIR-V1")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"variant": True}, "option-name"),
        ({"memory_aid": "perhaps"}, "option-value"),
        ({"memory_aid": 1}, "option-value"),
        ({"gifts_shown": "nobody"}, "option-value"),
        ({"gifts_shown": True}, "option-value"),
    ],
)
def test_there_are_no_other_options_or_values(options: Json, key: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(players=3, options=options)
    assert refused.value.key == key
    assert key not in str(refused.value), "there is a sentence for it"


@pytest.mark.rule("MIR-V1")
def test_the_defaults_stand_in_the_data_file() -> None:
    def other_defaults(data: Json) -> None:
        data["options"] |= {"memory_aid": True, "gifts_shown": "receiver", "reveal_after_end": False}

    table = new(3, game=changed_game(other_defaults))
    assert table.view("A")["options"] == {"memory_aid": True, "gifts_shown": "receiver", "reveal_after_end": False}


@pytest.mark.rule("MIR-V2", "MIR-Q24")
@pytest.mark.parametrize("memory_aid", [False, True])
def test_the_memory_aid_shows_spent_dormire_and_claimed_wonders(memory_aid: bool) -> None:
    table = bidding("1 2 3", memory_aid=memory_aid).bids("1 5 9").bids("2 4 4")
    for viewer in "BC":
        entry = table.seen_of("A", by=viewer)
        assert entry["spent"] == ([1, 2] if memory_aid else None)
        assert (entry["wonders"] is not None) == memory_aid
    if memory_aid:
        claimed = [wonder for event in table.events("claim") if event["seat"] == 0 for wonder in event["wonders"]]
        assert table.seen_of("A", by=SPECTATOR)["wonders"] == sorted(claimed)


@pytest.mark.rule("MIR-V2")
def test_the_memory_aid_shows_only_what_was_public_when_it_happened() -> None:
    table = scoring({"serena": "45", "mirela": "1", "lana": "66"}, deck="2333", memory_aid=True)
    assert table.held("A") == "233345"
    for viewer in ("B", "C", SPECTATOR):
        assert table.seen_of("A", by=viewer)["wonders"] == [4, 5]
    table.answer("A", "give 4")  # a sealed gift changes nothing that is seen
    assert table.seen_of("A", by="B")["wonders"] == [4, 5]
    assert table.seen_of("A", by="A")["wonders"] == [2, 3, 3, 3, 4, 5]


@pytest.mark.rule("MIR-V3", "MIR-Q14")
@pytest.mark.parametrize("gifts_shown", ["all", "receiver"])
def test_who_sees_the_gifts(gifts_shown: str) -> None:
    table = scoring({"mirela": "1", "lana": "46", "el": "25", "alma": "-"}, gifts_shown=gifts_shown)
    table.answers("give", "4 2")
    lana, el = {"giver": 1, "seat": 0, "wonder": 4}, {"giver": 2, "seat": 0, "wonder": 2}
    seen = {viewer: table.events("gift", viewer) for viewer in (*"ABCD", SPECTATOR)}
    if gifts_shown == "all":
        assert all(gifts == [lana, el] for gifts in seen.values())
    else:
        assert seen == {"A": [lana, el], "B": [lana], "C": [el], "D": [], SPECTATOR: []}
        assert table.events("gave", "D") == [{"giver": 1, "seat": 0}, {"giver": 2, "seat": 0}]
        assert table.events("gave", "B") == [{"giver": 2, "seat": 0}]
    assert all(table.events("total", viewer) == [{"total": 6}] for viewer in seen)


@pytest.mark.rule("MIR-V3")
def test_hidden_gifts_change_nothing_else() -> None:
    for seed in range(20):
        assert played_out(5, seed).board == played_out(5, seed, gifts_shown="receiver").board


@pytest.mark.rule("MIR-V4")
@pytest.mark.parametrize("reveal", [True, False])
def test_after_a_rolando_win_everything_is_shown_or_stays_hidden(reveal: bool) -> None:
    held = {"rolando": "1234567", "lana": "46", "el": "25"}
    table = scoring(held, row="- - -", put_away={"B": "alma nada"}, deck="1234", reveal_after_end=reveal)
    assert table.over
    for viewer in ("A", "C", SPECTATOR):
        lana = table.seen_of("B", by=viewer)
        assert lana["character"] == ("lana" if reveal else None)
        assert lana["wonders"] == ([4, 6] if reveal else None)
        assert lana["set_aside"] == (["alma", "nada"] if reveal else None)
        assert lana["spent"] == ([1, 2, 3, 4, 5, 6, 7, 8] if reveal else None)
        deck = table.seen(viewer)["deck_cards"]
        assert (deck[:4] if reveal else deck) == ([1, 2, 3, 4] if reveal else None)


@pytest.mark.rule("MIR-V4")
@pytest.mark.parametrize("reveal", [True, False])
def test_after_a_scoring_only_the_rest_stays_hidden(reveal: bool) -> None:
    table = scoring({"alma": "1", "lana": "46", "el": "25"}, put_away={"B": "nada unknown"}, reveal_after_end=reveal)
    for viewer in VIEWERS:
        lana = table.seen_of("B", by=viewer)
        assert (lana["character"], lana["wonders"]) == ("lana", [4, 6])
        assert lana["set_aside"] == (["unknown", "nada"] if reveal else None)
        assert (table.seen(viewer)["deck_cards"] is not None) == reveal


@pytest.mark.rule("MIR-V4")
def test_nothing_is_shown_before_the_result_is_final() -> None:
    table = scoring({"rolando": "123456", "lana": "46", "el": "25"}, row="7 7 -", reveal_after_end=True)
    for viewer in ("A", "C", SPECTATOR):
        lana = table.seen_of("B", by=viewer)
        assert (lana["character"], lana["wonders"], lana["set_aside"], lana["spent"]) == (None, None, None, None)
        assert table.seen(viewer)["deck_cards"] is None


@pytest.mark.rule("MIR-V5")
@pytest.mark.parametrize(("players", "wonders"), [(3, 24), (4, 32), (5, 40), (6, 48)])
def test_the_number_of_wonders_in_play_grows_with_the_players(players: int, wonders: int) -> None:
    turned_up = played_out(players, seed=4).events("turn_up")
    assert sum(len(event["wonders"]) for event in turned_up) == wonders
