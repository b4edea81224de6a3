"""The features of KamiMaï say what the view says, number by number under the right name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.contract.featured import Told, counts, features, moments, name_of, named, one, seat_named
from tests.contract.subject import Subject, positions
from tests.games.kamimai.helpers import Situation, turn
from wondertable.core.rules.position import Position
from wondertable.games.kamimai.rules.cards import NAMES
from wondertable.games.kamimai.rules.position import KamimaiPosition
from wondertable.games.kamimai.rules.questions import QUESTIONS

OPTIONS: list[dict[str, Any]] = [
    {"sheet": "2", "skill": "steady"},
    {"sheet": "3", "mode": "hard", "odds": "physics", "turn_cap": 9, "training": True},
    {
        "sheet": "adventure",
        "mode": "easy",
        "helped": "1:thumb_little>thumb_middle",
        "blessing_always": True,
        "colour_takes_fairies": True,
        "one_grab": True,
        "strict_contact": True,
        "activator_overrules": True,
        "late_falls": False,
    },
]
SWITCHES = (
    "training", "blessing_always", "colour_takes_fairies", "one_grab", "strict_contact", "activator_overrules",
    "late_falls", "turn_cap",
)  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["sheet"])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_features_are_what_the_view_shows(players: int, options: dict[str, Any]) -> None:
    subject = Subject("kamimai", players, options)
    for seed in range(2):
        for position in positions(subject, seed):
            all_is_told(subject, position)


@pytest.mark.parametrize("question", ["consent", "curse_discard", "gift_card", "mouse_take"])
def test_questions_of_the_cards_are_told(question: str) -> None:
    subject = Subject("kamimai", 3, {"sheet": "3", "skill": "steady", "mode": "easy"})
    kind = QUESTIONS.index(question)
    for position in moments(subject, lambda position: position.open_question().kind == kind):
        all_is_told(subject, position)


def all_is_told(subject: Subject, position: Position) -> None:
    assert isinstance(position, KamimaiPosition)
    for seat in range(subject.players):
        told = features(subject, position, seat)
        view: Any = subject.game.view(position, seat)
        what_was_chosen_is_told(told, view["options"])
        the_sheet_is_told(told, view["board"])
        the_turn_is_told(told, view["board"], seat)
        the_book_is_told(told, view["board"]["book"])
        what_only_the_rules_keep_is_told(told, position)
        for other in range(subject.players):
            a_seat_is_told(told, name_of(other, seat, subject.players), view["board"], other)


@pytest.mark.rule("KAM-U6")
def test_what_others_say_they_discard_is_told() -> None:
    subject = Subject("kamimai", 3, {"sheet": "3", "skill": "steady", "mode": "easy"})
    kind = QUESTIONS.index("curse_discard")
    several = moments(subject, lambda p: p.open_question().kind == kind and len(p.asked()) > 1, number=1)[0]
    seat, action = several.asked()[0], several.legal(several.asked()[0])[0]
    several.apply(seat, action)
    said = Counter(subject.game.actions.text(action).split(maxsplit=1)[1].split(","))
    for viewer in range(3):
        assert counts(features(subject, several, viewer), f"{name_of(seat, viewer, 3)}.discards") == said


def what_was_chosen_is_told(told: Told, chosen: dict[str, Any]) -> None:
    assert all(told[f"option.{switch}"] == chosen[switch] for switch in SWITCHES)
    assert told["option.adventure"] == (chosen["sheet"] == "adventure")
    assert told["option.hands_of_simulated_book"] == (chosen["odds"] == "physics")
    assert named(told, "option.source") == one(chosen["source"])


def the_sheet_is_told(told: Told, board: Any) -> None:
    assert named(told, "mode") - {f"chosen.{board['mode']}"} == one(board["mode"])
    assert told["energy"] == board["energy"]
    sheet = board["sheet"]
    assert {name for name in named(told, "sheet") if "." not in name} == (one(sheet["level"]) if sheet else set())
    if not sheet:
        return
    effects = {area["id"]: area["effect"] for area in sheet["areas"]}
    assert named(told, "target") == (one(effects[board["target"]]) if board["target"] else set())
    for area in sheet["areas"]:
        name = f"area.{sheet['level']}.{area['id']}"
        assert told[f"{name}.sealed"] == area["sealed"]
        assert told[f"{name}.target"] == (board["target"] == area["id"])
        unticked = Counter(box["spell"] for box in area["boxes"] if not box["ticked"])
        assert counts(told, f"{name}.unticked") == unticked


def the_turn_is_told(told: Told, board: Any, seat: int) -> None:
    assert named(told, "phase") == one(board["phase"])
    assert told["turn"] == board["turn"]
    if board["activator"] is not None:
        assert named(told, "activator") == seat_named(board["activator"], seat, told.players)
        grip = board["grip"] or {"card": None, "grip": "free"}
        if board["phase"] != "training":
            assert named(told, "bound_by") == one(grip["card"])
            assert named(told, "grip") == one(grip["grip"])
    assert named(told, "hand") == one(board["hand"])
    assert named(told, "fall") == one(board["fallen"])
    assert counts(told, "drawn") == Counter(board["drawn"])
    assert counts(told, "discard") == Counter(board["discard"])
    assert named(told, "awaited") == one(board["awaiting"])
    assert told["gifts"] == board["gifts"]
    assert named(told, "giver") == seat_named(board["giver"], seat, told.players)
    assert named(told, "taker") == seat_named(board["taker"], seat, told.players)
    if board["proposal"]:
        assert {name for name in named(told, "proposal") if "." not in name} == one(board["proposal"]["spell"])


def the_book_is_told(told: Told, book: Any) -> None:
    assert {name for name in named(told, "book") if name in ("standing", "fallen", "building")} == one(book["state"])
    assert told["book.can_stand"] == book["can_stand"]
    assert told["book.builds"] == book["build"]
    assert told["book.built_with"] == book["built_with"]
    assert {card: n for card, n in counts(told, "book").items() if card in NAMES} == Counter(book["cards"])
    pages = {page["page"]: page["card"] for page in book["pages"] or []}
    assert {page for page in named(told, "page") if "." not in page} == set(pages)
    for page, card in pages.items():
        assert named(told, f"page.{page}") == one(card)
    for wing in "AB":
        assert told[f"wing.{wing}"] == sum(page[0] == wing for page in pages)
    unseen = Counter(book["cards"]) - Counter(card for card in pages.values() if card)
    assert counts(told, "book.unseen") == unseen


def what_only_the_rules_keep_is_told(told: Told, position: KamimaiPosition) -> None:
    assert told["begun"] == position.begun
    assert told["tried"] == position.tried
    assert told["cursed"] == position.cursed


def a_seat_is_told(told: Told, name: str, board: Any, seat: int) -> None:
    there, proposal = board["seats"][seat], board["proposal"]
    assert counts(told, f"{name}.cards") == Counter(there["cards"])
    assert named(told, f"{name}.skill") == one(there["skill"])
    if there["dominant"]:
        assert named(told, f"{name}.dominant") == one(there["dominant"])
    assert told[f"{name}.owes"] == board["owes"][seat]
    if proposal:
        assert counts(told, f"{name}.pays") == Counter(proposal["cards"][seat])
        assert told[f"{name}.agrees"] == (seat in proposal["agreed"])
    helped = told["option.adventure"] and seat == 0
    assert named(told, f"{name}.grip.thumb_little") == one("thumb_middle" if helped else "thumb_little")


def told_at(table: Situation, seat: int) -> dict[str, int]:
    """What is told at a table with a sheet of its own, seats counted from 1; only what is not 0."""
    names = table.game.feature_names(int(table.position.players))
    return {name: n for name, n in zip(names, table.game.features(table.position, seat - 1), strict=True) if n}


@pytest.mark.rule("KAM-G20")
def test_entries_of_real_cards_are_told() -> None:
    table = turn(["-", "-"]).answer(1, "begin")
    assert told_at(table, 2)["awaited.drew"] == 1
    entered = told_at(table.report("drew fire,water fell draw"), 2)
    assert [entered.get(f"entry.{name}") for name in ("draw", "fire", "water", "air")] == [1, 1, 1, None]
    table.answer(2, "dispute")
    assert told_at(table, 1)["disputes"] == 1
    assert "correctable" not in told_at(table, 1)
    assert told_at(table.report("drew fire stands").answer(2, "confirm"), 1)["correctable"] == 1


@pytest.mark.rule("KAM-M9")
def test_who_has_agreed_to_a_cast_is_told() -> None:
    table = turn(["-", "fire*2", "fire"]).draws("fire").answer(1, "cast fire 1:fire 2:fire,fire 3:fire")
    assert "seat+1.agrees" not in told_at(table, 1)
    table.answer(2, "agree")
    told = told_at(table, 1)
    assert (told["seat+1.agrees"], told["seat+1.pays.fire"], told["proposal.fire"]) == (1, 2, 1)
    assert "seat+2.agrees" not in told
    assert told_at(table, 2)["own.agrees"] == 1
