"""Situations of AlicematiC, written as the rules' examples write them.

Seats are letters, A first. Cards are names, "?" is any card; in a slot "Knight" lies face up, "(Knight)" and "?" face down.
The example map of the rules has three tiles, P with the City (0,0), Q with (2,1) and S with (3,-2).
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

import wondertable
from tests.at_random import answers
from wondertable import Game, Outcome, Position, Refused, Rng
from wondertable.games import game_with_data

GAME = wondertable.game("alicematic")
SEATS = "ABCDE"
PLAYERS = [3, 4, 5]
SLOTS = ["red", "blue", "yellow", "green", "white"]
SPECTATOR = None
Json = dict[str, Any]

TILE_P = {"at": "(0,0)", "city": 5, "spots": 2, "ring": ["G1", "R0", "W2", "B1", "Y2", "R2"]}
TILE_Q = {"at": "(2,1)", "city": 4, "spots": 1, "ring": ["W1", "B2", "Y1", "G2", "R1", "G0"]}
TILE_S = {"at": "(3,-2)", "city": 6, "spots": 3, "ring": ["R3", "Y0", "G1", "W1", "F", "B1"]}
EXAMPLE_MAP = [TILE_P, TILE_Q, TILE_S]
TWO_FORESTS = [{**TILE_P, "ring": ["F", "R0", "W2", "B1", "Y2", "R2"]}, TILE_Q, TILE_S]
EDGE_FOREST = [{**TILE_P, "ring": ["G1", "R0", "W2", "F", "Y2", "R2"]}, TILE_Q, TILE_S]
CITIES = ["(0,0)", "(2,1)", "(3,-2)"]


def index(seat: str | None) -> int | None:
    return None if seat is None else SEATS.index(seat)


class Situation:
    """A position with the words of the rules: answers by text, seats by letter."""

    def __init__(self, position: Position, game: Game = GAME) -> None:
        self.position = position
        self.game = game

    # -- what is asked -------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        return "".join(SEATS[seat] for seat in self.position.asked())

    @property
    def question(self) -> str | None:
        open_questions = self.position.questions
        return self.game.question_name(open_questions[-1]) if open_questions else None

    @property
    def options(self) -> list[str]:
        """What the seat that is asked may answer."""
        return [self.game.actions.text(action) for action in self.position.legal(self.position.asked()[0])]

    def options_on(self, space: str) -> list[str]:
        return [option for option in self.options if option.split(" ")[1:2] == [space]]

    def starting(self, *words: str) -> list[str]:
        return [option for option in self.options if option.split(" ")[: len(words)] == list(words)]

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, text: str, seat: str | None = None) -> Situation:
        asked = self.position.asked()[0] if seat is None else SEATS.index(seat)
        self.position.apply(asked, self.game.actions.parse(text))
        return self

    def answers(self, *texts: str) -> Situation:
        for text in texts:
            self.answer(text)
        return self

    def pass_turn(self) -> Situation:
        """The seat on turn plays and invades as an absent player does, until another seat is asked."""
        seat = self.position.asked()[0]
        while self.position.asked() == [seat]:
            self.position.apply(seat, self.game.autopilot(self.position, seat, Rng(0)))
        return self

    def refused(self, text: str, seat: str | None = None) -> Refused:
        """The refusal of an answer, which changes nothing."""
        before = self.save()
        with pytest.raises(Refused) as caught:
            self.answer(text, seat)
        assert self.save() == before
        return caught.value

    # -- what lies where -----------------------------------------------------------------------------------------------

    def save(self) -> Json:
        return self.game.save(self.position)

    @property
    def board(self) -> Json:
        """The board as somebody who watches sees it."""
        return self.seen(SPECTATOR)

    def seat(self, seat: str) -> Json:
        found: Json = self.board["seats"][SEATS.index(seat)]
        return found

    def vp(self, seat: str) -> int:
        return int(self.seat(seat)["vp"])

    def tokens(self, seat: str) -> str:
        """Resource tokens as in payments: "r1 y2", "-" for none."""
        held = self.seat(seat)["tokens"]
        return " ".join(f"{name[0]}{held[name]}" for name in ("red", "yellow", "green") if held[name]) or "-"

    def bank(self, colour: str) -> int:
        return int(self.board["bank"][colour])

    def hand(self, seat: str) -> list[str]:
        return [card["alice"] for card in self.seen(seat)["you"]["hand"]]

    def slot(self, seat: str, slot: str) -> list[str]:
        """The cards of a slot as their owner sees them, Commoners in brackets, a Wiccan with what she copies."""
        found = []
        for card in self.seen(seat)["seats"][SEATS.index(seat)]["slots"][slot]:
            name = card["alice"] if not card["copies"] else f"{card['alice']}:{card['copies']}"
            found.append(name if card["face"] == "up" else f"({name})")
        return found

    def owner(self, space: str) -> str:
        """Who owns a space, each seat as often as it has tokens there; "-" for nobody."""
        tokens = [token for token in self.board["tokens"] if token["space"] == space and token["face"] == "up"]
        return "".join(SEATS[token["seat"]] * token["count"] for token in tokens) or "-"

    def attacker(self, space: str) -> str:
        tokens = [token for token in self.board["tokens"] if token["space"] == space and token["face"] == "down"]
        return "".join(SEATS[token["seat"]] for token in tokens) or "-"

    def cut_off(self, space: str) -> bool:
        return any(token["cut_off"] for token in self.board["tokens"] if token["space"] == space)

    # -- what is known -------------------------------------------------------------------------------------------------

    def view(self, seat: str | None) -> Json:
        return self.game.view(self.position, index(seat))

    def seen(self, seat: str | None) -> Json:
        board: Json = self.view(seat)["board"]
        return board

    def reach(self, space: str) -> Json:
        """What the seat that is asked sees of invading a space."""
        seat = SEATS[self.position.asked()[0]]
        found: Json = next(entry for entry in self.seen(seat)["you"]["reach"] if entry["space"] == space)
        return found

    def cost(self, space: str) -> int | None:
        found: int | None = self.reach(space)["cost"]
        return found

    def forest(self, space: str) -> Json:
        found: Json = next(entry for entry in self.board["forests"] if entry["space"] == space)
        return found

    def space(self, space: str) -> Json:
        found: Json = next(entry for entry in self.board["map"]["spaces"] if entry["space"] == space)
        return found

    def events(self, key: str, seat: str | None = SPECTATOR) -> list[Json]:
        """What a seat was told under this key: the arguments, in order."""
        return [event["args"] for event in self.told(seat) if event["key"] == key]

    def told(self, seat: str | None = SPECTATOR) -> list[Json]:
        return self.game.events(self.position, index(seat))

    def worlds(self, seat: str | None, count: int) -> Iterator[Situation]:
        """Worlds that this seat cannot tell from the true one."""
        rng = Rng(2024)
        for _ in range(count):
            yield Situation(self.position.redeal(index(seat), rng), self.game)

    # -- points --------------------------------------------------------------------------------------------------------

    def tile(self, tile: str) -> list[int]:
        """The points each seat would get for a tile now."""
        return next(list(entry["points"]) for entry in self.board["tiles"] if entry["tile"] == tile)

    def slot_points(self, slot: str) -> list[int]:
        return next(list(entry["points"]) for entry in self.board["slots"] if entry["slot"] == slot)

    def effects(self, seat: str) -> dict[str, int]:
        """The points of a seat's end effects now, by Alice."""
        found: dict[str, int] = {}
        for line in self.seat(seat)["score"]["lines"]:
            if line["kind"] == "effect":
                found[line["alice"]] = found.get(line["alice"], 0) + line["points"]
        return found

    def total(self, seat: str) -> int:
        return int(self.seat(seat)["score"]["total"])

    @property
    def outcome(self) -> Outcome:
        outcome = self.position.outcome()
        assert outcome is not None, f"{self.asked} are still asked: {self.question}"
        return outcome

    @property
    def over(self) -> bool:
        return self.position.outcome() is not None

    @property
    def scores(self) -> list[int]:
        assert self.outcome.scores is not None
        return self.outcome.scores

    @property
    def winners(self) -> str:
        return "".join(SEATS[seat] for seat in self.outcome.winners)


# -- making situations -------------------------------------------------------------------------------------------------


def new(players: int = 3, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    return Situation(game.new(players=players, seed=seed, options=options), game)


def with_kingdoms(players: int = 3, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    """The mulligan is open."""
    table = new(players, seed, game, **options)
    for _ in range(players):
        table.answer(table.options[0])
    return table


def with_cities(players: int = 3, seed: int = 0, game: Game = GAME, **options: object) -> Situation:
    """Everybody has kept the cards; the first start token is to be placed."""
    table = with_kingdoms(players, seed, game, **options)
    for seat in table.asked:
        table.answer("keep", seat)
    return table


def player(
    slots: Mapping[str, list[Any]] | None = None,
    hand: list[str] | None = None,
    tokens: str = "",
    vp: int = 0,
    **more: object,
) -> Json:
    """A seat of a situation. Slots by colour; tokens as in payments: "r1 y2"."""
    names = {"r": "red", "y": "yellow", "g": "green"}
    found: Json = {"slots": dict(slots or {}), "vp": vp, **more}
    found["tokens"] = {names[word[0]]: int(word[1:]) for word in tokens.split()}
    if hand is not None:
        found["hand"] = hand
    return found


def owned(**spaces: str) -> dict[str, str]:
    """Whose spaces: owned(A="(0,0) (1,0)", B="(2,1)"); twice the same City means two tokens."""
    return spaces


def tokens_on(owners: Mapping[str, str], attacks: Mapping[str, str], players: int, cities: list[str]) -> Json:
    found: Json = {}
    for seat, names in owners.items():
        for name in names.split():
            if name in cities:
                entry = found.setdefault(name, {"tokens": [0] * players})
                entry["tokens"][SEATS.index(seat)] += 1
            else:
                found[name] = {"owner": SEATS.index(seat)}
    for seat, names in attacks.items():
        for name in names.split():
            found.setdefault(name, {})["attack"] = SEATS.index(seat)
    return found


def situation(
    owners: Mapping[str, str] | None = None,
    attacks: Mapping[str, str] | None = None,
    a: Json | None = None,
    b: Json | None = None,
    c: Json | None = None,
    d: Json | None = None,
    phase: str = "invasion",
    tiles: list[Json] | None = None,
    turn: str = "A",
    round: int = 13,
    seed: int = 0,
    deck: list[str] | None = None,
    game: Game = GAME,
    **options: object,
) -> Situation:
    """A turn of the example map, late in the game, A first: the Invasion of A, or with phase="politics" her whole turn."""
    seats = [a or player(), b or player(), c or player(), *([d] if d else [])]
    board: Json = {
        "phase": phase,
        "round": round,
        "turns": SEATS.index(turn),
        "tiles": tiles or EXAMPLE_MAP,
        "spaces": tokens_on(owners or {}, attacks or {}, len(seats), CITIES),
        "seats": seats,
    }
    if deck is not None:
        board["deck"] = deck
    data = {"players": len(seats), "seed": seed, "options": options, "board": board}
    return Situation(game.load(data), game)


def politics(a: Json, **more: Any) -> Situation:
    """The Politics of A, who owns the City (0,0)."""
    return situation(more.pop("owners", owned(A="(0,0)")), a=a, phase="politics", **more)


def last_turn(**more: Any) -> Situation:
    """The last turn of the game, taken by the last seat: her Invasion ends it."""
    count = 4 if "d" in more else 3
    return situation(turn=SEATS[count - 1], round=14, **more)


def down(count: int) -> list[str]:
    """So many Commoners."""
    return ["?"] * count


def played_out(players: int, seed: int, game: Game = GAME, **options: object) -> Situation:
    table = new(players, seed, game, **options)
    for _ in answers(table.position, seed):
        pass
    return table


def thumbs(players: int, seed: int, game: Game = GAME, **options: object) -> Iterator[Situation]:
    """Each position of a game among sensible players, who summon, steal and turn cards up far more than chance does."""
    table = new(players, seed, game, **options)
    bot, rng = game.bots()["thumb"], Rng(seed)
    while asked := table.position.asked():
        yield table
        table.position.apply(asked[0], bot.choose(table.position.redeal(asked[0], rng), asked[0], rng))
    yield table


# -- other data --------------------------------------------------------------------------------------------------------


def changed_data(change: Callable[[Json], object]) -> Json:
    """A copy of the shipped data, changed in place."""
    data: Json = copy.deepcopy(GAME.data)
    change(data)
    return data


def changed_game(change: Callable[[Json], object]) -> Game:
    return game_with_data("alicematic", changed_data(change))


def alice(name: str, data: Json | None = None) -> Json:
    """An Alice of the data by her name."""
    found: Json = next(item for item in (data or dict(GAME.data))["alice"] if item["name"] == name)
    return found


def sentence(refused: Refused) -> str:
    """The sentence for people behind the rule's id."""
    text = str(refused)
    return text.removeprefix(f"{refused.rule}: ") if refused.rule else text
