"""The features of AlicematiC say what the view says, number by number under the right name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.contract.featured import Told, counts, features, moments, name_of, named, one, seat_named
from tests.contract.subject import Subject, positions
from wondertable.core.rules.position import Position
from wondertable.games.alicematic.rules import triggers
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.questions import MULLIGAN

SWITCHES = (
    "attack_tokens_score", "city_again", "own_arrival", "original_alone", "reveal_once", "free_skip", "wiccan_home",
)  # fmt: skip


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("chosen", [True, False])
def test_features_are_what_the_view_shows(players: int, chosen: bool) -> None:
    subject = Subject("alicematic", players, {**dict.fromkeys(SWITCHES, chosen), "auto_gain": not chosen})
    for position in positions(subject, 1):
        all_is_told(subject, position)


RARE: dict[str, Callable[[AlicematicPosition], bool]] = {
    "pending": lambda position: len(position.pending) > 0,
    "copied": lambda position: any(player.copied for player in position.seats),
    "redrew": lambda position: any(len(player.redrew) for player in position.seats),
}


@pytest.mark.parametrize("rare", RARE)
def test_what_is_rare_is_told(rare: str) -> None:
    subject = Subject("alicematic", 5, {"auto_gain": False})
    for position in moments(subject, RARE[rare]):
        all_is_told(subject, position)


@pytest.mark.rule("ALI-S8")
def test_what_one_gives_back_is_told_to_oneself() -> None:
    subject = Subject("alicematic", 3)
    mulligan = moments(subject, lambda position: position.open_question().kind == MULLIGAN, number=1)[0]
    texts = {action: subject.game.actions.text(action) for action in mulligan.legal(1)}
    action = max(texts, key=lambda action: len(texts[action]))
    mulligan.apply(1, action)
    assert isinstance(mulligan, AlicematicPosition)
    hand = Counter(mulligan.tables.alice_names[kind] for kind in mulligan.seats[1].hand)
    assert counts(features(subject, mulligan, 1), "own.answer.gives_back") == hand  # the longest answer: all of them
    assert not counts(features(subject, mulligan, 0), "own.answer.gives_back")


def all_is_told(subject: Subject, position: Position) -> None:
    assert isinstance(position, AlicematicPosition)
    for seat in range(subject.players):
        told = features(subject, position, seat)
        view: Any = subject.game.view(position, seat)
        assert all(told[f"option.{switch}"] == view["options"][switch] for switch in SWITCHES)
        the_turn_is_told(told, view["board"], seat)
        the_map_is_told(told, view["board"], seat)
        what_only_the_rules_keep_is_told(told, position, seat)
        if view["board"]["you"]:
            assert counts(told, "own.hand") == Counter(card["alice"] for card in view["board"]["you"]["hand"])
            assert counts(told, "own.given_back") == Counter(view["board"]["you"]["discarded"])
        for other in range(subject.players):
            a_seat_is_told(told, name_of(other, seat, subject.players), view, other)


def the_turn_is_told(told: Told, board: Any, seat: int) -> None:
    players, effect = len(board["seats"]), board["effect"]
    assert named(told, "phase") == one(board["phase"])
    assert told["round"] == board["round"]
    assert named(told, "turn") == seat_named(board["turn"], seat, players)
    assert named(told, "start") == seat_named(board["start"], seat, players)
    assert told["deck"] == board["deck"]
    assert told["discard"] == board["discard"]
    assert counts(told, "bank") == Counter({name: n for name, n in board["bank"].items() if n})
    assert {name for name in named(told, "effect") if name != "copied" and "." not in name} == (
        one(effect["alice"]) if effect else set()
    )
    assert told["effect.copied"] == (effect is not None and effect["copied"])


def the_map_is_told(told: Told, board: Any, seat: int) -> None:
    for space in board["map"]["spaces"]:
        name = f"space.{space['space']}"
        assert told[f"{name}.{space['kind']}"] == 1
        assert told[f"{name}.difficulty"] == space["difficulty"]
        assert told[f"{name}.spots"] == space.get("spots", 0)
    lying: Counter[str] = Counter()
    for token in board["tokens"]:
        what = "attacker" if token["face"] == "down" else "city" if is_city(told, token["space"]) else "owner"
        name = f"space.{token['space']}"
        lying[f"{token['space']}.{what}.{name_of(token['seat'], seat, told.players)}"] += token["count"]
        if what == "owner":
            assert told[f"{name}.connected"] == (not token["cut_off"])
    kinds = (".owner.", ".attacker.", ".city.")
    assert Counter({k: n for k, n in counts(told, "space").items() if any(kind in k for kind in kinds)}) == lying


def is_city(told: Told, space: str) -> bool:
    return told[f"space.{space}.city"] == 1


def a_seat_is_told(told: Told, name: str, view: Any, seat: int) -> None:
    there = view["board"]["seats"][seat]
    assert named(told, f"{name}.kingdom") == one(there["kingdom"])
    assert told[f"{name}.hand"] == there["hand"]
    assert told[f"{name}.given_back"] == (there["discarded"] or 0)
    assert told[f"{name}.vp"] == there["vp"]
    assert told[f"{name}.supply"] == there["supply"]
    assert told[f"{name}.alices"] == there["alices_counted"]
    assert counts(told, f"{name}.tokens") == Counter({colour: n for colour, n in there["tokens"].items() if n})
    assert counts(told, f"{name}.power") == Counter({slot: n for slot, n in there["powers"].items() if n})
    lying = [(slot, card) for slot, cards in there["slots"].items() for card in cards]
    up = [(slot, card) for slot, card in lying if card["face"] == "up"]
    assert counts(told, f"{name}.face_up") == Counter([slot for slot, _ in up]) + Counter(c["alice"] for _, c in up)
    down = Counter(card["alice"] for _slot, card in lying if card["face"] == "down" and card["alice"])
    assert counts(told, f"{name}.face_down") == down
    assert counts(told, f"{name}.copies") == Counter(card["copies"] for _slot, card in lying if card["copies"])
    outcome = view["outcome"]
    assert told[f"won.{name}"] == (outcome is not None and seat in outcome["winners"])
    assert told[f"{name}.points"] == (outcome["scores"][seat] if outcome else 0)


def what_only_the_rules_keep_is_told(told: Told, position: AlicematicPosition, seat: int) -> None:
    names = position.tables.alice_names
    assert told["turns_done"] == position.turns
    assert told["reshuffled"] == position.reshuffled
    assert told["own.asks_gains"] == position.seats[seat].asks_gains
    assert counts(told, "pending") == Counter(names[triggers.kind_behind(effect)] for effect in position.pending)
    assert counts(told, "own.redrew") == Counter(names[kind] for kind in position.seats[seat].redrew)
    for other, player in enumerate(position.seats):
        assert told[f"{name_of(other, seat, told.players)}.redrew"] == len(player.redrew)
