"""`wondertable review`: a finished game looked at again by a master, in words and a line for everybody."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TextIO

import msgspec
from msgspec import UNSET

from wondertable.core import record
from wondertable.core.entries import Answered, Move
from wondertable.core.game import Game
from wondertable.core.moments import play
from wondertable.core.record import Record
from wondertable.core.refused import Refused
from wondertable.core.rules.position import Position
from wondertable.core.table import Table
from wondertable.core.text import sentence
from wondertable.core.words import Words
from wondertable.terminal.hints import answer_in_words, of_100
from wondertable.terminal.progress import Progress
from wondertable.terminal.records import check_seed, game_of_record, names_of, read_record
from wondertable.terminal.replay import look_at_setting
from wondertable.terminal.screen import FAINT, STRONG, WIDTH_MOST, Screen
from wondertable.voice.review import review
from wondertable.voice.shapes import Choice, Review

Json = dict[str, object]
BARS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"
"""Tenths, where the terminal has no bars."""
BESIDE = 4
"""Columns between a name and the edge that the line does not use."""
NOTICED = 5
"""Of 100: smaller changes are not told."""


def run(arguments: argparse.Namespace) -> int:
    kept = read_record(arguments.file)
    game = game_of_record(kept)
    names = names_of(kept)
    start, moves = begun(game, kept)
    progress = Progress(100, sys.stderr, "review-progress")
    try:
        found = review(game, start, moves, names, progress=lambda done: progress(of_100(done)))
    finally:
        progress.clear()
    if arguments.json:
        print(json.dumps(msgspec.to_builtins(found), indent=2, ensure_ascii=False))
        return 0
    words = Words(game, names, None)
    look_at_setting(words, kept)
    Telling(Screen(sys.stdout), game, words, found, start, moves).tell()
    return 0


def begun(game: Game, kept: Record) -> tuple[Position, list[Move]]:
    """The beginning of a recorded game, and the moves that stand; refused where the rules cannot play it again."""
    if kept.seed is UNSET or kept.entries is UNSET:
        raise Refused(None, "review-secrets")
    check_seed(kept)
    try:
        table = record.replayed(game, kept)
    except Refused as refused:
        if kept.rules_version == game.rules_version:
            raise
        versions: Json = {"made": kept.rules_version, "present": game.rules_version, "problem": str(refused)}
        raise Refused(None, "review-rules", versions) from None
    start = Table(game, table.players, table.seed, table.options, table.start).position
    return start, [given.entry for given in table.given]


class Telling:
    def __init__(
        self, screen: Screen, game: Game, words: Words, found: Review, start: Position, moves: Sequence[Move]
    ) -> None:
        self.screen = screen
        self.game = game
        self.words = words
        self.found = found
        self.moves = moves
        self.positions = [start.clone()]
        for move in moves:
            position = self.positions[-1].clone()
            play(game, position, move)
            self.positions.append(position)

    def tell(self) -> None:
        found = self.found
        self.screen.say(self.words.say("title"), STRONG)
        winners = [found.names[seat] for seat in found.winners]
        self.say("review-team" if found.team else "review-winners", {"list": winners, "won": len(winners)})
        self.tell_lines()
        self.tell_turns()
        self.tell_choices()
        self.tell_parts()
        self.screen.say()
        self.say("review-against", {"level": found.against}, FAINT)

    def say(self, key: str, args: Json | None = None, style: str = "", indent: int = 0) -> None:
        self.screen.say(sentence(key, args), style, indent)

    def head(self, key: str) -> None:
        self.screen.say()
        self.say(key, style=STRONG)

    # -- chances -------------------------------------------------------------------------------------------------------

    def tell_lines(self) -> None:
        self.head("review-chances")
        names = [sentence("review-all-together")] if self.found.team else self.found.names
        longest = max(len(name) for name in names)
        room = max(10, (self.screen.width or WIDTH_MOST) - longest - BESIDE)
        for seat, name in enumerate(names):
            line = [row[seat] for row in self.found.chances]
            self.screen.say(f"{name.ljust(longest)}  {drawn(line, room, self.screen.out)}")
            ends: Json = {"first": of_100(line[0]), "least": of_100(min(line)), "most": of_100(max(line))}
            self.say("review-line", {**ends, "last": of_100(line[-1])}, FAINT, indent=2)

    def tell_turns(self) -> None:
        self.head("review-turns")
        if not self.found.turning:
            self.say("review-no-turns")
        for moment in self.found.turning:
            self.tell_move(moment)
            for seat, (before, after) in enumerate(
                zip(self.found.chances[moment], self.found.chances[moment + 1], strict=True)
            ):
                who = sentence("review-all-together") if self.found.team else self.found.names[seat]
                if abs(of_100(after) - of_100(before)) >= NOTICED:
                    self.say("review-change", {"who": who, "before": of_100(before), "after": of_100(after)}, indent=2)

    def tell_move(self, moment: int) -> None:
        move = self.moves[moment]
        if isinstance(move, Answered):
            words = answer_in_words(self.game, self.positions[moment], self.words, move.answer)
            self.say("review-turn", {"moment": moment, "who": self.found.names[move.seat], "words": words})
        else:
            self.say("review-turn-outside", {"moment": moment})

    # -- choices and luck ----------------------------------------------------------------------------------------------

    def tell_choices(self) -> None:
        self.head("review-choices")
        if not self.found.choices:
            self.say("review-no-choices")
        for choice in self.found.choices:
            self.say(
                "review-praised" if choice.praised else "review-lost", self.facts(choice, choice.answer, choice.chance)
            )
            for number, better in enumerate(choice.better):
                key = "review-master" if number == 0 else "review-also"
                self.say(key, self.facts(choice, better.answer, better.chance), indent=2)
                if better.because is not None:
                    self.screen.say(self.words.say(better.because.key, better.because.args), indent=4)

    def facts(self, choice: Choice, answer: str, chance: float) -> Json:
        return {
            "moment": choice.moment,
            "who": self.found.names[choice.seat],
            "words": answer_in_words(self.game, self.positions[choice.moment], self.words, answer),
            "text": answer,
            "chance": of_100(chance),
        }

    def tell_parts(self) -> None:
        self.head("review-parts")
        for part in self.found.parts:
            lost, luck = of_100(-part.choices), of_100(part.luck)
            who = self.found.names[part.seat]
            self.say(
                "review-part-bad" if luck < 0 else "review-part-good", {"who": who, "lost": lost, "luck": abs(luck)}
            )


def drawn(line: Sequence[float], room: int, out: TextIO) -> str:
    """As many signs as there is room for; each stands for the last of the moments that share it."""
    signs = BARS if can_say(BARS, out) else DIGITS
    width = min(room, len(line))
    shown = [line[(at + 1) * len(line) // width - 1] for at in range(width)]
    return "".join(signs[min(len(signs) - 1, int(chance * len(signs)))] for chance in shown)


def can_say(text: str, out: TextIO) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
