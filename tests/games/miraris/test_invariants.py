"""What is always true in Miraris, looked at in every position of seeded random games at every number of seats."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import groupby, pairwise

import pytest

from tests.at_random import answers
from tests.games.miraris.helpers import PLAYERS, WONDERS, Json, new, scoring
from wondertable import Outcome

GAMES = 40
at_every_table = pytest.mark.parametrize("players", PLAYERS)


class Played:
    """A finished random game: the board before every answer and at the end, what was told, how it ended."""

    def __init__(self, players: int, seed: int) -> None:
        table = new(players, seed)
        self.questions: list[str | None] = []
        self.boards: list[Json] = []
        for _ in answers(table.position, seed + 1000):
            self.questions.append(table.question)
            self.boards.append(table.board)
        self.questions.append(None)
        self.boards.append(table.board)
        self.told = table.told()
        self.outcome: Outcome = table.outcome
        self.claims = self._claims_by_round()

    def bidding(self) -> list[Json]:
        return [board for board, question in zip(self.boards, self.questions, strict=True) if question == "bid"]

    def scoring(self) -> list[Json]:
        return [board for board in self.boards if board["scoring"]]

    def events(self, key: str) -> list[Json]:
        return [event["args"] for event in self.told if event["key"] == key]

    def _claims_by_round(self) -> list[list[Json]]:
        rounds: list[list[Json]] = []
        for event in self.told:
            if event["key"] == "reveal":
                rounds.append([])
            elif event["key"] == "claim":
                rounds[-1].append(event["args"])
        return rounds


@cache
def games(players: int) -> list[Played]:
    return [Played(players, seed) for seed in range(GAMES)]


def holder(board: Json, character: str) -> Json | None:
    return next((player for player in board["seats"] if player["character"] == character), None)


def held_by_all(board: Json) -> int:
    return sum(len(player["held"]) for player in board["seats"])


@pytest.mark.rule("MIR-I1")
@at_every_table
def test_i1_every_wonder_is_somewhere(players: int) -> None:
    for game in games(players):
        for board in game.boards:
            if board["round"]:
                lying = board["deck"] + board["discard"] + [card for pile in board["row"] for card in pile]
                lying += [card for player in board["seats"] for card in player["held"]]
                assert Counter(lying) == WONDERS


@pytest.mark.rule("MIR-I2")
@at_every_table
def test_i2_deck_row_and_held_in_each_round(players: int) -> None:
    for game in games(players):
        for board in game.bidding():
            round = board["round"]
            assert len(board["deck"]) == 52 - players * round
            assert sum(len(pile) for pile in board["row"]) + held_by_all(board) == players * round
            assert board["discard"] == []
            assert all(1 <= len(pile) <= round for pile in board["row"])


@pytest.mark.rule("MIR-I3")
@at_every_table
def test_i3_hands_shrink_by_one_card_a_round(players: int) -> None:
    for game in games(players):
        spent: dict[int, set[int]] = {seat: set() for seat in range(players)}
        for board in game.bidding():
            assert [len(player["hand"]) for player in board["seats"]] == [10 - board["round"]] * players
        for bids in game.events("reveal"):
            for seat, value in bids["bids"]:
                assert value not in spent[seat]
                spent[seat].add(value)
        for seat, player in enumerate(game.boards[-1]["seats"]):
            assert len(player["hand"]) == 1
            assert spent[seat] | set(player["hand"]) == set(range(1, 10))


@pytest.mark.rule("MIR-I4")
@at_every_table
def test_i4_as_many_slots_are_claimed_as_values_were_bid_once(players: int) -> None:
    for game in games(players):
        for bids, claims in zip(game.events("reveal"), game.claims, strict=True):
            values = Counter(value for _, value in bids["bids"])
            assert len(claims) == sum(count == 1 for count in values.values())
            assert len(claims) != players - 1


@pytest.mark.rule("MIR-I5")
@at_every_table
def test_i5_unclaimed_slots_have_an_unclaimed_neighbour(players: int) -> None:
    for game in games(players):
        for claims in game.claims:
            claimed = {claim["slot"] for claim in claims}
            free = [slot not in claimed for slot in range(1, players + 1)]
            assert all(len(list(group)) >= 2 for unclaimed, group in groupby(free) if unclaimed)
        row = game.scoring()[0]["row"]
        assert sum(len(pile) for pile in row) != 1
        for board, question in zip(game.boards, game.questions, strict=True):
            if question == "lucia_take" and sum(len(pile) for pile in board["row"]) == 1:
                assert holder(board, "rolando") is not None


@pytest.mark.rule("MIR-I6")
@at_every_table
def test_i6_no_pile_exceeds_eight_cards(players: int) -> None:
    assert max(len(pile) for game in games(players) for board in game.boards for pile in board["row"]) <= 8
    assert all(len(claim["wonders"]) <= 8 for game in games(players) for claims in game.claims for claim in claims)


@pytest.mark.rule("MIR-I6")
def test_i6_a_pile_can_reach_eight_cards() -> None:
    table = new(3)
    for seat in "ABC":
        table.answer(seat, table.options(seat)[0])
    for round in range(1, 8):
        table.bids(f"{round} {round} {round}")
    assert [len(pile) for pile in table.board["row"]] == [8, 8, 8]


@pytest.mark.rule("MIR-I7")
@at_every_table
def test_i7_what_a_seat_claims_is_bounded(players: int) -> None:
    most = {3: 21, 4: 26, 5: 30, 6: 33}[players]
    for game in games(players):
        for seat in range(players):
            own = [(round, c) for round, cs in enumerate(game.claims, 1) for c in cs if c["seat"] == seat]
            assert len(own) <= 8
            assert sum(len(claim["wonders"]) for _, claim in own) <= most
            for slot in range(1, players + 1):
                rounds = [round for round, claim in own if claim["slot"] == slot]
                cards = sum(len(claim["wonders"]) for _, claim in own if claim["slot"] == slot)
                assert cards <= max(rounds, default=0)


@pytest.mark.rule("MIR-I8")
@at_every_table
def test_i8_kept_put_away_and_never_dealt_make_twelve(players: int) -> None:
    each = {3: 3, 4: 3, 5: 2, 6: 2}[players]
    for game in games(players):
        seats = game.boards[-1]["seats"]
        assert len({player["character"] for player in seats}) == players
        assert all(player["character"] in player["dealt"] for player in seats)
        dealt = [name for player in seats for name in player["dealt"]]
        assert len(set(dealt)) == len(dealt) == each * players <= 12


@pytest.mark.rule("MIR-I9")
@at_every_table
def test_i9_held_wonders_grow_and_shrink_only_by_abilities(players: int) -> None:
    for game in games(players):
        last = game.boards[-1]
        claimed = sum(len(player["claimed"]) for player in last["seats"])
        takes = {last["seats"][event["seat"]]["character"]: len(event["wonders"]) for event in game.events("take")}
        assert takes.get("rolando", 0) <= 1
        assert takes.get("lucia", 0) <= 2
        assert set(takes) <= {"rolando", "lucia"}
        drawn = [event["count"] for event in game.events("draw")]
        assert drawn in ([], [4])
        lost = sum(wonder != 7 for event in game.events("discard") for wonder in event["wonders"])
        assert held_by_all(last) == claimed + sum(takes.values()) + sum(drawn) - lost


@pytest.mark.rule("MIR-I10")
@at_every_table
def test_i10_lucia_never_has_fewer_and_mirela_loses_only_to_unknown(players: int) -> None:
    for game in games(players):
        for earlier, later in pairwise(game.scoring()):
            lucia, mirela = holder(earlier, "lucia"), holder(earlier, "mirela")
            if lucia is not None:
                now = holder(later, "lucia")
                assert now is not None
                assert len(now["held"]) >= len(lucia["held"])
            if mirela is not None:
                now = holder(later, "mirela")
                assert now is not None
                seat = later["seats"].index(now)
                lost = [event["wonders"] for event in game.events("discard") if event["seat"] == seat]
                assert len(now["held"]) >= len(mirela["held"]) - sum(map(len, lost))


@pytest.mark.rule("MIR-I11")
@at_every_table
def test_i11_mirela_receives_at_most_two_cards_from_each(players: int) -> None:
    for game in games(players):
        givers = Counter(gift["giver"] for gift in game.events("gift"))
        assert sum(givers.values()) <= 2 * (players - 1)
        assert max(givers.values(), default=0) <= 2


@pytest.mark.rule("MIR-I11")
@pytest.mark.parametrize("gift", range(1, 8))
def test_i11_a_single_giver_always_meets_a_second_demand(gift: int) -> None:
    table = scoring({"mirela": "-", "el": f"{gift}7", "lana": "-"}).answer("B", f"give {gift}")
    assert (table.question, table.asked) == ("mirela_gift", "B")


@pytest.mark.rule("MIR-I12")
@at_every_table
def test_i12_scores_are_whole_numbers_within_bounds(players: int) -> None:
    for game in games(players):
        for points, player in zip(game.outcome.scores or [], game.boards[-1]["seats"], strict=False):
            assert type(points) is int
            assert 0 <= points <= 10 * len(player["held"]) + 50


@pytest.mark.rule("MIR-I13")
@at_every_table
def test_i13_the_game_ends_after_eight_rounds(players: int) -> None:
    for game in games(players):
        assert len(game.events("reveal")) == 8
        assert all(board["ended"] == "" for board in game.boards[:-1])
        assert game.boards[-1]["scoring"] is True
        assert game.boards[-1]["round"] == 8


@pytest.mark.rule("MIR-I14")
@at_every_table
def test_i14_there_is_a_winner(players: int) -> None:
    for game in games(players):
        assert game.outcome.winners
        assert set(game.outcome.winners) <= set(range(players))
        if game.outcome.reason == "seven_kinds":
            assert len(game.outcome.winners) == 1


@pytest.mark.rule("MIR-I14", "MIR-I13")
def test_i14_rolando_wins_now_and_then_and_only_in_scoring() -> None:
    won = [game for players in PLAYERS for game in games(players) if game.outcome.reason == "seven_kinds"]
    assert won, "among so many games there is one that Rolando wins at once"
    for game in won:
        assert game.outcome.scores is None
        assert len(game.claims) == 8


@pytest.mark.rule("MIR-I15")
@at_every_table
def test_i15_the_deck_at_scoring(players: int) -> None:
    left = {3: 28, 4: 20, 5: 12, 6: 4}[players]
    for game in games(players):
        drawn = bool(game.events("draw"))
        assert {len(board["deck"]) for board in game.scoring()} <= {left, left - 4 * drawn}
        assert len(game.boards[-1]["deck"]) == left - 4 * drawn


@at_every_table
def test_chance_acts_at_three_moments_only(players: int) -> None:
    for seed in range(10):
        table = new(players, seed)
        draws, spoke = table.save()["rng"]["draws"], []
        for _ in answers(table.position, seed):
            spoke.append(table.save()["rng"]["draws"] != draws)
            draws = table.save()["rng"]["draws"]
        spoke.append(table.save()["rng"]["draws"] != draws)
        assert [i for i, spoken in enumerate(spoke[:-1]) if spoken] == [players]  # when the last character was kept
        assert spoke[-1] == bool(table.events("discard"))  # and for Unknown, after the last answer


@at_every_table
def test_nobody_answers_more_than_twelve_questions(players: int) -> None:
    for seed in range(10):
        table = new(players, seed)
        asked = Counter(seat for seat, _ in answers(table.position, seed))
        for seat, player in enumerate(table.board["seats"]):
            assert asked[seat] <= {"rolando": 12, "lucia": 10, "mirela": 9}.get(player["character"], 11)
            assert asked[seat] >= 9
