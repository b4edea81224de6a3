"""`wondertable learn`: the lessons of a game in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

import msgspec

from wondertable.core.filling import Value
from wondertable.core.game import Game, Json
from wondertable.core.refused import Refused
from wondertable.core.text import sentence
from wondertable.core.views import OpenForm, spelled
from wondertable.core.words import Words
from wondertable.games import game as game_named
from wondertable.lessons import Lesson, Playing, Saying, lesson, lessons
from wondertable.lessons.shelf import minutes
from wondertable.terminal.answers import Offer, matching, offers_of
from wondertable.terminal.forms import Filler, offers_of_forms
from wondertable.terminal.hints import hint
from wondertable.terminal.play import INTERRUPTED, names_of
from wondertable.terminal.prompt import Prompt
from wondertable.terminal.screen import ASKED, FAINT, STRONG, WRONG, Screen
from wondertable.terminal.session import Back, Left


def run(arguments: argparse.Namespace) -> int:
    screen = Screen(sys.stdout)
    game = game_named(arguments.game)
    known = lessons(game)
    if not known:
        raise Refused(None, "learn-none", {"label": sentence("title", game=game.name)})
    first = known.index(lesson(game, arguments.lesson)) if arguments.lesson else 0
    try:
        tell_lessons(screen, game, known)
        for number, each in enumerate(known[first:], first + 1):
            Learning(game, each, screen).learn(number)
            if number < len(known) and not is_wanted(screen):
                break
    except Left:
        screen.say(sentence("play-goodbye"))
    except KeyboardInterrupt:
        screen.say()
        screen.say(sentence("play-goodbye"))
        return INTERRUPTED
    return 0


def tell_lessons(screen: Screen, game: Game, known: list[Lesson]) -> None:
    for number, each in enumerate(known, 1):
        facts: Json = {
            "number": number,
            "label": sentence(each.key(), game=game.name),
            "about": sentence(each.key("about"), game=game.name),
            "minutes": minutes(game, each),
            "lesson": each.name,
        }
        screen.say(sentence("learn-listed", facts))


def is_wanted(screen: Screen) -> bool:
    """Whether the next lesson follows."""
    screen.flush()
    try:
        return input(sentence("learn-go-on") + " ").strip().casefold() not in ("q", "quit", "exit")
    except EOFError:
        raise Left from None


class Learning:
    """One lesson."""

    def __init__(self, game: Game, lesson: Lesson, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.playing = Playing(game, lesson)
        names = names_of(int(self.playing.position.players), lesson.seat, sentence("play-name"))
        self.words = Words(game, names, lesson.seat)
        self.words.look_at(self.view())
        self.prompt = Prompt()
        self.offers: list[Offer] = []
        self.forms: list[OpenForm] = []

    def view(self) -> Json:
        return self.game.view(self.playing.position, self.playing.seat)

    def learn(self, number: int) -> None:
        self.screen.say()
        label = self.words.say(self.playing.lesson.key())
        self.screen.say(sentence("learn-begins", {"number": number, "label": label}), STRONG)
        self.show_board()
        while not self.playing.is_over:
            self.tell(self.playing.saying())
            if self.playing.is_told:
                self.read(sentence("learn-next-prompt"))
                self.playing.go_on(None)
            else:
                self.ask()
                self.tell_news()
                if not self.playing.is_told:
                    self.show_board()
        self.tell(self.playing.saying())

    # -- answers -------------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Until a right answer is given."""
        question = self.view()["question"]
        assert isinstance(question, dict)
        self.forms = msgspec.convert(question.get("forms", []), list[OpenForm])
        self.offers = offers_of_forms(self.forms, self.words)
        self.offers += offers_of(question["options"], self.words, len(self.offers))
        self.screen.say(self.words.say(f"question-{question['kind']}"), ASKED)
        self.screen.columns([offer.shown() for offer in self.offers])
        if self.playing.is_free:
            chance = self.playing.chance.clone()
            world = self.playing.position.redeal(self.playing.seat, chance)
            hint(self.screen, self.game, world, self.playing.seat, self.words, chance)
        while True:
            try:
                if self.answer(self.read(sentence("play-prompt"))):
                    return
            except Refused as refused:
                self.screen.say(self.words.refused(refused), WRONG)

    def answer(self, typed: str) -> bool:
        if typed.casefold() == "board":
            self.show_board()
            return False
        text = self.meant(typed)
        if text is None:
            return False
        wrong = self.playing.take(text)
        if wrong is not None:
            self.tell(wrong.saying, WRONG)
        return wrong is None

    def meant(self, typed: str) -> str | None:
        """The answer that was typed; None where somebody would rather give another."""
        word, *more = typed.split() or [""]
        form = next((form for form in self.forms if form.word == word.casefold()), None)
        found = matching(typed, self.offers) if typed else []
        if form is None and len(found) == 1 and found[0].form:
            form, more = next(form for form in self.forms if form.word == found[0].text), []
        if form is not None:
            try:
                return Filler(form, self.words, self.field).fill(more)
            except Back:
                return None
        if len(found) != 1:
            listed = ", ".join(offer.text for offer in found[:8])
            raise Refused(None, "play-ambiguous" if found else "play-unknown", {"typed": typed, "list": listed})
        return found[0].text

    def field(self, question: str, choices: list[str], understand: Callable[[str], Value]) -> Value:
        self.screen.say(question, ASKED)
        self.screen.columns(choices)
        while typed := self.read(sentence("play-prompt")):
            try:
                return understand(typed)
            except Refused as refused:
                self.screen.say(self.words.refused(refused), WRONG)
        raise Back

    def read(self, prompt: str) -> str:
        self.screen.flush()
        try:
            typed = self.prompt.ask(prompt + " ", [offer.text for offer in self.offers]).strip()
        except EOFError:
            self.screen.say()
            raise Left from None
        if typed.casefold() in ("q", "quit", "exit"):
            raise Left
        return typed

    # -- what is shown -------------------------------------------------------------------------------------------------

    def tell(self, saying: Saying, style: str = STRONG) -> None:
        self.screen.say()
        option = saying.option
        if option is None:
            self.screen.say(self.words.say(saying.key), style)
        else:
            self.screen.say(self.words.about(saying.key, {"kind": option.kind, "parts": spelled(option.parts)}), style)
        if saying.rule is not None:
            self.screen.say(sentence("learn-rule", {"rule": saying.rule}), FAINT)

    def tell_news(self) -> None:
        self.screen.say()
        for moment in self.playing.seen:
            for event in moment.events:
                self.screen.say(self.words.event(msgspec.to_builtins(event)))

    def show_board(self) -> None:
        self.screen.say()
        for line in self.game.describe(self.view(), self.words):
            self.screen.say(line)
