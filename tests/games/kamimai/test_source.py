"""The interface of the Grimoire, and its three sources."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

import wondertable
from tests.games.kamimai.helpers import GAME, NAMES, Json, Situation, cast, changed_game, new, turn
from tests.games.kamimai.test_setup import hands_stated
from wondertable import Game, Rng
from wondertable.bots import bot
from wondertable.core import record
from wondertable.core.table import Table
from wondertable.games.kamimai.rules.odds import hazard, press_hazard, unevenness


def simulated() -> Situation:
    table = hands_stated(new(1, source="simulated"))
    return table.rebuilt().answer(1, "begin")


@cache
def game_with_model(changes: str) -> Game:
    return changed_game(lambda data: data["skill_model"].update(json.loads(changes)))


def chance_book(cards: int = 64, seed: int = 0, **model: Any) -> Situation:
    """A draw from a book of chance with this many cards, where the numbers of the model are changed."""
    game = game_with_model(json.dumps(model))
    elements = [colour for colour in ("water", "earth", "air", "fire") for _ in range(12)]
    rest = [name for name in NAMES if name not in elements for _ in range(2 if name.startswith("g-") else 1)]
    board = {"discard": (elements + rest)[: 64 - cards]}
    return turn(["-", "-"], game=game, target="a1", board=board, source="statistical", seed=seed).answer(1, "begin")


SURE: dict[str, Any] = {"slip_plus1": 0.0, "slip_plus2": 0.0, "slip_minus1": 0.0}


@pytest.mark.rule("KAM-G1", "KAM-G2")
def test_handles_tell_nothing_and_stay() -> None:
    table = simulated()
    pages = [page["page"] for page in table.board["book"]["pages"]]
    assert pages[:2] == ["A1", "A2"]
    assert pages[-2:] == ["B2", "B1"]
    assert len(pages) == 63
    assert [page["number"] for page in table.board["book"]["pages"]] == list(range(63))
    table.answer(1, "grab A2 side right thumb+index").report("grabbed A2 stands")
    assert [page["page"] for page in table.board["book"]["pages"]] == [page for page in pages if page != "A2"]
    assert [page["number"] for page in table.board["book"]["pages"]] == [0, *range(2, 63)]
    table.report("fell")
    assert table.board["book"]["pages"] is None


@pytest.mark.rule("KAM-G3")
def test_one_draw_a_turn() -> None:
    table = turn(["-", "-"]).draws("water")
    assert table.position.awaiting() is None
    assert table.report_refused("drew water stands").key == "nothing-awaited"


@pytest.mark.rule("KAM-G5")
def test_a_grab_as_text() -> None:
    text = "grab A3+A4 side right thumb+ring"
    assert GAME.actions.text(GAME.actions.parse(text)) == text
    parts = GAME.actions.parts(GAME.actions.parse("grab B12 out left thumb+index+middle"))
    assert parts == {"kind": "grab", "pages": ["B12"], "pull": "out", "hand": "left", "fingers": "thumb+index+middle"}
    for wrong in ("grab A4+A3 side right thumb+ring", "grab A3+B4 side right thumb+ring", "grab A3 side right thumb"):
        with pytest.raises(wondertable.Refused):
            GAME.actions.parse(wrong)
    assert simulated().refused(1, "grab A3+A5 side right thumb+index").rule == "KAM-G5"


@pytest.mark.rule("KAM-G6", "KAM-G12")
def test_what_came_out_is_open_at_once() -> None:
    table = simulated().answer(1, "grab A3 side right thumb+index").report("grabbed A4,A3 stands seen B7")
    event = table.events("grabbed")[-1]
    assert len(event["cards"]) == 2
    assert sorted(event["cards"]) == sorted(table.board["drawn"])
    seen = {page["page"]: page["card"] for page in table.board["book"]["pages"]}
    assert seen["B7"] is not None
    assert seen["B8"] is None
    assert table.question == "draw"


@pytest.mark.rule("KAM-G8", "KAM-G11")
@pytest.mark.parametrize(("ending", "fall"), [("stands", "none"), ("fell draw", "draw"), ("fell watch", "watch")])
def test_a_report(ending: str, fall: str) -> None:
    table = turn(["-", "-"]).draws("water,fire", ending)
    assert table.events("draw") == [{"seat": 0, "cards": ["water", "fire"], "fall": fall, "left": 62}]
    assert table.energy == (4 if fall == "none" else 3)


@pytest.mark.rule("KAM-G9")
@pytest.mark.parametrize(
    "text",
    ["grabbed A99 stands", "grabbed A3,A3 stands", "grabbed A3", "grabbed A3 held A3 fell", "grabbed A3 held A4 stands",
     "grabbed A3 stands seen A3", "nonsense", "watch stands", ""],
)  # fmt: skip
def test_an_impossible_report_changes_nothing(text: str) -> None:
    simulated().answer(1, "grab A3 side right thumb+index").report_refused(text)


@pytest.mark.rule("KAM-G10", "KAM-G29")
def test_equal_reports_give_equal_states() -> None:
    one = turn(["-", "-"], seed=1).draws("water,fire")
    two = turn(["-", "-"], seed=1).answer(1, "begin").report("drew fire,water stands")
    two.answer(2, "confirm")
    assert one.save()["board"] == two.save()["board"]


@pytest.mark.rule("KAM-G14")
def test_a_wrong_grab_is_refused_before_anything_moves() -> None:
    table = turn(["g-earth", "-"], source="simulated").answer(1, "begin")
    refused = table.refused(1, "grab A1 side right thumb+index")
    assert (refused.rule, refused.args["fingers"]) == ("KAM-G14", "thumb+ring")


@pytest.mark.rule("KAM-G15", "KAM-G16")
def test_what_is_seen_stays_seen() -> None:
    table = simulated().report("seen A5,B2")
    first = {page["page"]: page["card"] for page in table.board["book"]["pages"] if page["card"]}
    assert set(first) == {"A5", "B2"}
    table.report("seen A5")
    assert {page["page"]: page["card"] for page in table.board["book"]["pages"] if page["card"]} == first


@pytest.mark.rule("KAM-G17")
def test_a_rebuild_voids_all_knowledge() -> None:
    table = simulated().report("seen A5").answer(1, "grab A1 side right thumb+index").report("grabbed none fell")
    assert table.board["book"]["build"] == 2
    assert table.board["book"]["state"] == "building"
    table.report("built seen A1,B1")
    assert {page["page"] for page in table.board["book"]["pages"] if page["card"]} == {"A1", "B1"}


@pytest.mark.rule("KAM-G18")
def test_a_simulated_book_answers_built() -> None:
    table = hands_stated(new(2, source="simulated"))
    assert table.position.awaiting() == "built"
    assert table.report_refused("watch stands").key == "nothing-awaited"
    assert table.report("built").question == "begin_draw"


@pytest.mark.rule("KAM-G18")
def test_a_pull_that_could_not_be_carried_out_is_asked_for_again() -> None:
    table = simulated()
    before, question = table.board["book"], table.question
    table.answer(1, "grab A1 side right thumb+index").report("grabbed void")
    assert (table.board["book"], table.question, table.board["drawn"]) == (before, question, [])
    assert table.report_refused("grabbed void").key == "nothing-awaited"


@pytest.mark.rule("KAM-Q41")
def test_what_fingers_moved_is_not_taken_back() -> None:
    table = simulated()
    final = table.position.why_final(table.position.open_question())
    assert final is not None and (final.rule, final.key) == ("KAM-Q41", "grab_made")


@pytest.mark.rule("KAM-G20")
def test_an_entry_needs_a_second_seat() -> None:
    table = turn(["-", "-", "-"]).answer(1, "begin").report("drew water stands")
    assert (table.question, table.asked) == ("confirm_report", [2, 3])
    assert table.board["entry"]["text"] == "drew water stands"
    table.answer(3, "dispute")
    assert table.position.awaiting() == "drew"
    table.report("drew fire stands").answer(2, "dispute")  # after a second dispute the last entry counts
    assert table.board["drawn"] == ["fire"]
    alone = turn(["-"]).answer(1, "begin").report("drew water stands")
    assert alone.asked == [1]
    assert turn(["-", "-"]).board["book"]["pages"] is None


@pytest.mark.rule("KAM-G21")
def test_entries_are_corrected_until_the_next_draw() -> None:
    table = turn(["air", "-"]).draws("water,fire").report("correct water,wolf")
    assert (table.cards(1), table.board["drawn"]) == ("water,air,wolf", ["water", "wolf"])
    assert table.book == 61
    assert table.report_refused("correct none").rule == "KAM-G9"
    table.ends().keeps("air,wolf").report("correct water,wolf")
    assert table.report_refused("correct fire,wolf").key == "already_used"
    table.answer(2, "begin")
    assert table.report_refused("correct water,wolf").key == "not_correctable"


@pytest.mark.rule("KAM-G21")
def test_a_guardian_that_had_its_effect_is_not_corrected_away() -> None:
    areas = {"x": "curse_energy: fire", "y": "none: air"}
    table = turn(["-", "-"], areas).draws("g-air,water")
    assert table.report_refused("correct water").key == "guardian_counted"
    assert turn(["-", "-"]).draws("g-air,water").report("correct water,fire").cards(1) == "water,fire"


@pytest.mark.rule("KAM-G22")
def test_a_book_of_chance_is_seen_in_part() -> None:
    shares = []
    for seed in range(40):
        table = hands_stated(new(2, seed=seed))
        pages = {page["page"]: page["card"] for page in table.board["book"]["pages"]}
        assert all(pages[end] for end in ("A1", "A32", "B1", "B32"))
        shares.append(sum(card is not None for card in pages.values()) - 4)
    assert sum(shares) / (40 * 60) == pytest.approx(0.35, abs=0.05)


@pytest.mark.rule("KAM-G23")
def test_hands_slip() -> None:
    sizes: Counter[int] = Counter()
    for seed in range(300):
        table = chance_book(seed=seed, base=0.0)
        table.answer(1, "grab A5 side right thumb+index")
        sizes[len(table.board["drawn"])] += 1
    assert set(sizes) == {0, 1, 2, 3}
    assert sizes[2] / 300 == pytest.approx(0.15, abs=0.07)
    assert sizes[0] / 300 == pytest.approx(0.05, abs=0.045)


@pytest.mark.rule("KAM-G24", "KAM-G28")
def test_the_danger_of_a_grab() -> None:
    odds = GAME.tables.hands[0].odds
    calm = hazard(odds, 1.0, 1, 64, 0)
    assert calm == pytest.approx(0.03 * (1 + (12 / 64) ** 3))
    assert hazard(odds, 2.0, 1, 64, 0) == pytest.approx(2 * calm)
    assert hazard(odds, 1.0, 3, 64, 0) == pytest.approx(calm * 3**1.2)
    assert hazard(odds, 1.0, 1, 64, 32) == pytest.approx(calm * 2)
    hands = GAME.tables.hands[0]
    assert hands.skill == [0.5, 1.0, 2.0]
    assert hands.grip == [1.0, 1.15, 1.35, 1.6, 1.3]


@pytest.mark.rule("KAM-G24", "KAM-V10")
@pytest.mark.parametrize(("odds", "energy"), [("rules", 4), ("physics", 3)])
def test_the_odds_are_those_of_the_rules_or_of_the_simulated_book(odds: str, energy: int) -> None:
    def one_calm_one_wild(data: Json) -> None:
        data["skill_model"].update(SURE | {"base": 0.0})
        data["fitted_model"].update(SURE | {"base": 1000.0})

    table = turn(["-", "-"], game=changed_game(one_calm_one_wild), target="a1", source="statistical", odds=odds)
    table.answer(1, "begin")
    loaded = Situation(table.game.load(table.save()), table.game)
    copied = Situation(table.position.clone(), table.game)
    for twin in (table, loaded, copied):
        twin.answer(1, "grab A5 side right thumb+index")
        assert twin.energy == energy
        assert twin.save()["options"]["odds"] == odds


@pytest.mark.rule("KAM-G24", "KAM-V10")
def test_with_the_odds_of_the_simulated_book_it_matters_which_pages_are_pulled() -> None:
    """The outermost page comes most easily, and pages from the other wing make the book level again."""

    def without_falls(data: Json) -> None:
        data["fitted_model"].update(SURE | {"base": 1e-9})

    game = changed_game(without_falls)

    def danger(*pages: str) -> float:
        table = turn(["-", "-"], game=game, target="a1", source="statistical", odds="physics").answer(1, "begin")
        for page in pages:
            table.answer(1, f"grab {page} side right thumb+index")
        return float(table.save()["board"]["danger"])

    assert danger("A1") < danger("A5") < danger("A32")
    assert danger("A1", "A2", "A3", "B1") < danger("A1", "A2", "A3", "A4")
    assert danger("A1", "A2") < danger("A1", "B1", "A2", "B2", "A3")
    press = unevenness(sum(range(1, 32)), sum(range(1, 33)))
    odds = game.tables.hands[1].odds
    assert danger("A1") == pytest.approx(press_hazard(odds, 1.0, 1, 64, press, 0.0, 0.0))


@pytest.mark.rule("KAM-G25")
def test_what_stays_in_the_hand() -> None:
    held = 0
    for seed in range(200):
        table = chance_book(seed=seed, base=1000.0, **SURE)
        table.answer(1, "grab A5+A6 side right thumb+index")
        assert table.energy == 3
        held += len(table.board["drawn"])
    assert held / 400 == pytest.approx(0.5, abs=0.1)
    pair = chance_book(3, base=0.0, watch_share=0.0, seen=0.0, **SURE)
    pair.answer(1, "grab A1 side right thumb+index")
    assert (pair.energy, len(pair.board["drawn"])) == (3, 1)  # the wing is empty, so the book falls


@pytest.mark.rule("KAM-G26")
def test_the_watch_of_a_book_of_chance() -> None:
    for share, energy in ((0.0, 4), (1000.0, 3)):
        table = chance_book(base=0.01, watch_share=share, late=0.0, **SURE)
        table.answer(1, "grab A5 side right thumb+index", "stop")
        assert table.energy == energy


@pytest.mark.rule("KAM-G27")
@pytest.mark.parametrize("moment", ["cast", "store", "between"])
def test_late_falls_of_a_book_of_chance(moment: str) -> None:
    split = {"cast": 0.0, "store": 0.0, "between": 0.0, moment: 1.0}
    table = chance_book(base=0.0, late=100.0, late_split=split, **SURE)
    table.answer(1, "grab A5 side right thumb+index", "stop")
    assert bool(table.events("fell")) == (moment == "cast")
    table.ends()
    assert bool(table.events("fell")) == (moment != "between")
    if table.question == "store_keep":
        table.keeps("-")
    assert table.events("fell") == [{"moment": "between" if moment == "between" else "quiet"}]
    assert table.energy == 4


@pytest.mark.rule("KAM-G29")
def test_reports_stand_in_the_record() -> None:
    game = changed_game(lambda data: data["sheet"][0].__setitem__("energy", 1))
    table = Table(game, 1, b"0123456789abcdef", {"source": "simulated"})
    for step in ("dominant right", "!built", "begin", "grab A3 side right thumb+index", "!grabbed A3 fell"):
        if step[0] == "!":
            table.enter(table.propose_report(step[1:]))
        else:
            entry = table.propose(0, step, table.question(0))
            assert entry is not None
            table.enter(entry)
    assert table.over
    made = table.record()
    assert {"kind": "report", "report": "grabbed A3 fell"} in made["entries"]  # type: ignore[operator]
    assert "answers" in record.verify(game, made)
    with pytest.raises(wondertable.Refused):
        GAME.new(2).report("fell")
    assert cast("water", "-", source="statistical").report_refused("fell").rule == "KAM-G29"


def test_a_master_plays_on_in_a_twin_of_the_book_that_stands_outside() -> None:
    """It waits for no result, looks at several pages, and what it answers can be answered at the table."""
    table = simulated()
    position = table.position
    before = GAME.save(position)
    found = bot("master@60", GAME).weigh(position.redeal(0, Rng(1)), 0, Rng(2))
    assert found[0].action in position.legal(0)
    assert len(found) > 2 and all(each.visits > 0 for each in found)
    assert GAME.save(position) == before and position.awaiting() is None
    twin = GAME.mind(1).playable(position)
    twin.apply(0, found[0].action)
    assert twin.awaiting() is None
    table.answer(1, GAME.actions.text(found[0].action))
    assert position.awaiting() == "grabbed"
