"""What is secret in AlicematiC Heroes: hands, Commoners that were never face up, what was given back in the mulligan, and the deck."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

from tests.browser.truth import Json, Truth

TOKENS = "red yellow green"
SLOTS = "red blue yellow green white"


class AlicematicTruth(Truth):
    fields: ClassVar[dict[str, str]] = {
        "view.board": "phase round rounds start turn map tokens forests tiles slots bank deck discard effect seats"
        " hands you",
        "view.board.map": "tiles spaces",
        "view.board.map.tiles.*": "tile number rotation centre spaces",
        "view.board.map.spaces.*": "space q r tile kind difficulty spots group ring",
        "view.board.tokens.*": "space seat face count cut_off",
        "view.board.forests.*": "space open missing strength leaders",
        "view.board.tiles.*": "tile tokens points",
        "view.board.slots.*": "slot alices points",
        "view.board.bank": TOKENS,
        "view.board.effect": "seat alice copied verb kind token amount",
        "view.board.seats.*": "kingdom hand discarded tokens vp supply powers alices alices_counted cities slots score cards",
        "view.board.seats.*.tokens": TOKENS,
        "view.board.seats.*.powers": SLOTS,
        "view.board.seats.*.slots": SLOTS,
        **{f"view.board.seats.*.slots.{slot}.*": "alice face copies public effect" for slot in SLOTS.split()},
        "view.board.seats.*.score": "play tiles slots effects total alices lines sources",
        "view.board.seats.*.score.sources.*": "alice points copied",
        "view.board.seats.*.score.lines.*": "kind points tile tokens slot alices alice copied",
        "view.board.you": "hand discarded military mobility dream reach outlook",
        "view.board.you.hand.*": "alice summon tokens why",
        "view.board.you.reach.*": "space actions difficulty military cost mobility red green path passes gives effects"
        " why",
        "view.board.you.reach.*.gives": "what amount halved",
        "view.board.you.outlook": "mobility kinds difficulty cost before tolls amount halved actions why",
        "view.board.you.outlook.kinds": f"{SLOTS} city forest",
        **{f"view.board.you.outlook.kinds.{kind}": "military gives effects" for kind in f"{SLOTS} city forest".split()},
        "view.board.you.outlook.actions": "invade attack jet finish",
        "view.board.you.outlook.why.*": "spaces rule key args lacks",
    }
    sealed = re.compile(r"(keep$|discard \w)")

    def own_hand(self) -> Counter[str]:
        """The viewer's hand, as it was told to the viewer alone."""
        hand: Counter[str] = Counter()
        for event in self.happened:
            key, args = event["key"], event["args"]
            if key in ("dealt", "drew", "redrew"):
                hand.update(args["cards"])
            elif key == "discarded":
                hand.subtract(args["cards"])
            elif key == "commoner_own" or (key == "summon" and args["seat"] == self.viewer):
                hand.subtract([args["alice"]])
        return +hand

    def public(self, seat: int) -> Counter[str]:
        """The cards of a kingdom that everybody has seen."""
        shown = [args["alice"] for args in self.named("summon") + self.named("up") if args["seat"] == seat]
        return Counter(shown)

    def own_commoners(self) -> Counter[str]:
        return Counter(args["alice"] for args in self.named("commoner_own"))

    def in_frame(self, frame: Json) -> Iterator[str]:
        """Everybody may say the names of Alices; what is secret is where they are, which the board tells."""
        return iter(())

    def in_question(self, view: Json) -> Iterator[str]:
        question = view["question"]
        if question is None:
            return
        if question["answered"] is not None and question["answered"] not in self.own_answers:
            yield f"the sealed answer {question['answered']!r}"
        if (question["options"] or question["refused"]) and self.viewer not in view["asked"]:
            yield "options of somebody else"
        held = set(self.own_hand())
        for option in question["options"]:
            named = list(option["parts"].get("cards", []))
            if option["kind"] in ("summon", "commoner"):
                named.append(option["parts"]["alice"])
            elif option["kind"] == "up":
                named += [name for name in [option["parts"]["alice"]] if name not in self.own_commoners()]
                named = [name for name in named if name not in self.public(self.viewer or 0)]
            yield from (f"a card of somebody else: {card}" for card in named if card not in held)

    def in_board(self, board: Json) -> Iterator[str]:
        if board["hands"] is not None:
            yield "the hands"
        you = board["you"]
        if you is not None:
            if self.viewer is None:
                yield "what somebody else has"
            if Counter(card["alice"] for card in you["hand"]) != self.own_hand():
                yield "another hand than one's own"
            given_back = [card for args in self.named("discarded") for card in args["cards"]]
            if Counter(you["discarded"]) != Counter(given_back):
                yield "what somebody gave back"
        if board["phase"] == "mulligan" and any(seat["discarded"] is not None for seat in board["seats"]):
            yield "how many cards were given back, before all have chosen"
        for seat, seen in enumerate(board["seats"]):
            yield from self.in_kingdom(seat, seen)

    def in_kingdom(self, seat: int, seen: Json) -> Iterator[str]:
        if "cards" in seen and (seat != self.viewer or Counter(seen["cards"]) != self.own_hand()):
            yield f"the hand of seat {seat}"
        cards = [card for slot in seen["slots"].values() for card in slot]
        known = Counter(card["alice"] for card in cards if card.get("alice") is not None)
        allowed = self.public(seat) + (self.own_commoners() if seat == self.viewer else Counter())
        yield from (f"the Commoner {alice} of seat {seat}" for alice in known - allowed)
        copied = {args["alice"] for args in self.named("copy") if args["seat"] == seat}
        yield from (
            f"what a Wiccan of seat {seat} copies" for card in cards if card.get("copies") not in {None, *copied}
        )


TRUTH = AlicematicTruth
