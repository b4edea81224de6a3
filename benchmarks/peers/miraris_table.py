"""Miraris as a straightforward program of slotted classes, for the OpenSpiel game beside it.

It shares no line with Wondertable; the rules and their ids are in docs/rules/miraris.md.
"""

from __future__ import annotations

import random
from typing import Any

ROLANDO, LUCIA, SERENA, MIRELA, UNKNOWN, ALLIE, EL, FATIMA, MARIANO, LANA, ALMA, NADA = range(12)
NUMBERED = frozenset((ROLANDO, LUCIA, SERENA, MIRELA, UNKNOWN))
KEEP, BID, ROLANDO_TAKE, LUCIA_TAKE, MIRELA_GIFT, OVER = range(6)
COPIES = {1: 8, 2: 10, 3: 10, 4: 8, 5: 6, 6: 5, 7: 5}
WONDERS = [crowns for crowns, copies in COPIES.items() for _ in range(copies)]
ALTAR, DREAM = 3, 7
ROUNDS = 8
SERENA_DRAWS = 4
ENOUGH_FOR_MIRELA = 10

chance = random.Random()


class Player:
    """One seat: what was dealt, what it kept, bids and holds."""

    __slots__ = ("character", "dealt", "hand", "held", "score", "sealed")

    def __init__(self, dealt: list[int]) -> None:
        self.dealt = dealt
        self.character = -1
        self.hand = [1, 2, 3, 4, 5, 6, 7, 8, 9]
        self.held: list[int] = []
        self.sealed = -1
        self.score = 0

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.dealt = self.dealt
        twin.character = self.character
        twin.hand = self.hand.copy()
        twin.held = self.held.copy()
        twin.sealed = self.sealed
        twin.score = self.score
        return twin

    def points(self, kept: list[int]) -> int:
        held, plain = self.held, sum(self.held)
        character = self.character
        if character == ALLIE:
            return plain + 8 * held.count(2)
        if character == EL:
            return 2 * (plain - 6 * held.count(6) - 7 * held.count(7))
        if character == FATIMA:
            return plain if 1 in held else 7 * len(held)
        if character == MARIANO:
            return plain + (50 if len(held) < 3 else 25 if len(held) == 3 else 0)
        if character == LANA:
            return plain + 2 * len(held)
        if character == ALMA:
            return plain + (5 if NADA in kept else 20)
        if character == NADA:
            return plain + (5 if ALMA in kept else 20)
        return plain


class Table:
    """One game in progress: `waiting` lists the seats that still owe an answer to `question`."""

    __slots__ = (
        "asked",
        "by_rolando",
        "deck",
        "demand",
        "players",
        "question",
        "round",
        "row",
        "serena_drew",
        "serena_gave",
        "waiting",
        "winners",
    )

    def __init__(self, seats: int) -> None:
        characters = list(range(12))
        chance.shuffle(characters)
        each = 3 if seats <= 4 else 2
        self.players = [Player(sorted(characters[each * seat : each * seat + each])) for seat in range(seats)]
        self.deck: list[int] = []
        self.row: list[list[int]] = [[] for _ in range(seats)]
        self.round = 0
        self.demand = 0
        self.serena_drew: list[int] = []
        self.serena_gave = 0
        self.by_rolando = False
        self.winners: list[int] = []
        self.ask(KEEP, list(range(seats)))

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.players = [player.copy() for player in self.players]
        twin.deck = self.deck.copy()
        twin.row = [pile.copy() for pile in self.row]
        twin.round = self.round
        twin.demand = self.demand
        twin.serena_drew = self.serena_drew
        twin.serena_gave = self.serena_gave
        twin.by_rolando = self.by_rolando
        twin.winners = self.winners
        twin.question = self.question
        twin.asked = self.asked
        twin.waiting = self.waiting.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def ask(self, question: int, seats: list[int]) -> None:
        self.question = question
        self.asked = seats
        self.waiting = seats.copy()

    # -- what may be answered, and what an answer does

    def options(self, seat: int) -> list[int]:
        """Every allowed answer in rising order; Lucia's pair c, d is 8c + d."""
        player = self.players[seat]
        if self.question == BID:
            return player.hand
        if self.question == KEEP:
            return player.dealt
        if self.question == MIRELA_GIFT:
            return sorted(set(player.held))
        cards = [card for pile in self.row for card in pile]
        kinds = sorted(set(cards))
        if self.question == ROLANDO_TAKE or len(cards) == 1:
            return kinds
        return [8 * c + d for c in kinds for d in kinds if c < d or (c == d and cards.count(c) > 1)]

    def answer(self, seat: int, action: int) -> None:
        if seat not in self.waiting or action not in self.options(seat):
            raise ValueError(f"{action} is not an option of seat {seat}")
        self.players[seat].sealed = action
        self.waiting.remove(seat)
        if self.waiting:
            return
        if self.question == BID:
            self.reveal()
        elif self.question == KEEP:
            self.all_kept()
        elif self.question == MIRELA_GIFT:
            self.hand_over()
        elif self.question == ROLANDO_TAKE:
            self.take(seat, action)
            self.test_rolando(seat)
        else:
            if action >= 8:
                self.take(seat, action >> 3)
            self.take(seat, action & 7)
            self.from_serena()

    # -- the rounds

    def all_kept(self) -> None:
        for player in self.players:
            player.character = player.sealed
        self.deck = WONDERS.copy()
        chance.shuffle(self.deck)
        self.next_round()

    def next_round(self) -> None:
        for pile in self.row:
            pile.append(self.deck.pop())
        self.round += 1
        self.ask(BID, list(range(len(self.players))))

    def reveal(self) -> None:
        bids = [player.sealed for player in self.players]
        order = sorted(bids)
        for player in self.players:
            player.hand.remove(player.sealed)
            if bids.count(player.sealed) == 1:
                slot = order.index(player.sealed)
                player.held += self.row[slot]
                self.row[slot] = []
        if self.round < ROUNDS:
            self.next_round()
        else:
            self.score()

    # -- scoring: Rolando, Lucia, Serena, Mirela, Unknown, then points

    def holder(self, character: int) -> int:
        for seat, player in enumerate(self.players):
            if player.character == character:
                return seat
        return -1

    def take(self, seat: int, crowns: int) -> None:
        pile = next(pile for pile in self.row if crowns in pile)
        pile.remove(crowns)
        self.players[seat].held.append(crowns)

    def score(self) -> None:
        seat = self.holder(ROLANDO)
        if seat < 0:
            self.from_lucia()
        elif any(self.row):
            self.ask(ROLANDO_TAKE, [seat])
        else:
            self.test_rolando(seat)

    def test_rolando(self, seat: int) -> None:
        if len(set(self.players[seat].held)) == len(COPIES):
            self.by_rolando = True
            self.winners = [seat]
            self.ask(OVER, [])
        else:
            self.from_lucia()

    def from_lucia(self) -> None:
        seat = self.holder(LUCIA)
        if seat >= 0 and any(self.row):
            self.ask(LUCIA_TAKE, [seat])
        else:
            self.from_serena()

    def from_serena(self) -> None:
        seat = self.holder(SERENA)
        if seat >= 0:
            self.serena_drew = [self.deck.pop() for _ in range(SERENA_DRAWS)]
            self.players[seat].held += self.serena_drew
        if self.holder(MIRELA) >= 0:
            self.make_demand()
        else:
            self.from_unknown()

    def victims(self, taker: int) -> list[int]:
        """Lucia is never among them."""
        return [s for s, p in enumerate(self.players) if s != taker and p.held and p.character != LUCIA]

    def make_demand(self) -> None:
        self.demand += 1
        givers = self.victims(self.holder(MIRELA))
        if givers:
            self.ask(MIRELA_GIFT, givers)
        else:
            self.from_unknown()

    def hand_over(self) -> None:
        taker = self.players[self.holder(MIRELA)]
        total = 0
        for seat in self.asked:
            giver = self.players[seat]
            giver.held.remove(giver.sealed)
            taker.held.append(giver.sealed)
            total += giver.sealed
            if giver.character == SERENA:
                self.serena_gave = giver.sealed
        if self.demand == 1 and total < ENOUGH_FOR_MIRELA:
            self.make_demand()
        else:
            self.from_unknown()

    def from_unknown(self) -> None:
        seat = self.holder(UNKNOWN)
        if seat >= 0:
            mine = self.players[seat].held
            altars = mine.count(ALTAR)
            for victim in self.victims(seat):
                held = self.players[victim].held
                for _ in range(min(altars, len(held))):
                    card = held.pop(int(chance.random() * len(held)))
                    if card == DREAM:
                        mine.append(card)
        self.count_points()

    def count_points(self) -> None:
        kept = [player.character for player in self.players]
        for player in self.players:
            player.score = player.points(kept)
        best = max(player.score for player in self.players)
        self.winners = [seat for seat, player in enumerate(self.players) if player.score == best]
        self.ask(OVER, [])

    # -- another world that a seat cannot tell from this one

    def redeal(self, me: int) -> Table:
        world = self.copy()
        world.redeal_characters(me)
        if world.serena_drew and world.players[me].character != SERENA:
            world.redeal_serena()
        else:
            chance.shuffle(world.deck)
        for seat in world.asked:
            if seat != me and seat not in world.waiting:
                world.players[seat].sealed = chance.choice(world.options(seat))
        return world

    def redeal_characters(self, me: int) -> None:
        """What is on show in scoring stays; the rest of the others' characters is dealt anew."""
        shown = NUMBERED if self.question >= ROLANDO_TAKE else frozenset[int]()
        others = [player for seat, player in enumerate(self.players) if seat != me]
        known = {player.character for player in others if player.character in shown} | set(self.players[me].dealt)
        hidden = [character for character in range(12) if character not in known]
        chance.shuffle(hidden)
        unseen_keepers = [p for p in others if p.character >= 0 and p.character not in shown]
        for player in unseen_keepers:
            player.character = next(character for character in hidden if character not in shown)
            hidden.remove(player.character)
        each = len(self.players[me].dealt)
        for player in others:
            dealt = [player.character] if player.character >= 0 else []
            while len(dealt) < each:
                dealt.append(hidden.pop())
            player.dealt = sorted(dealt)

    def redeal_serena(self) -> None:
        """Her draw is hidden from the others, but a card she has given since may have to be among it."""
        serena = self.players[self.holder(SERENA)]
        claimed = [*serena.held, self.serena_gave] if self.serena_gave else serena.held.copy()
        for card in self.serena_drew:
            claimed.remove(card)
        unseen = self.deck + self.serena_drew
        draw: list[int] = []
        if self.serena_gave and self.serena_gave not in claimed:
            unseen.remove(self.serena_gave)
            draw.append(self.serena_gave)
        chance.shuffle(unseen)
        while len(draw) < SERENA_DRAWS:
            draw.append(unseen.pop())
        self.deck, self.serena_drew = unseen, draw
        serena.held = claimed + draw
        if self.serena_gave:
            serena.held.remove(self.serena_gave)
