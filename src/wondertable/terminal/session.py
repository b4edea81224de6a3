"""One game of a person against bots in the terminal."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from wondertable.bots import bot
from wondertable.core.filling import Value
from wondertable.core.picture import Picture
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.table import Table
from wondertable.core.text import sentence
from wondertable.core.views import OpenForm
from wondertable.core.words import Words
from wondertable.terminal import files
from wondertable.terminal.answers import Offer, as_action, matching, offers_of
from wondertable.terminal.forms import Filler, offers_of_forms
from wondertable.terminal.hints import hint
from wondertable.terminal.prompt import Prompt
from wondertable.terminal.screen import ASKED, FAINT, STRONG, WRONG, Screen

Json = dict[str, object]
MANY = 60
"""Answers that are still shown all at once."""
SOME = 8
"""Of each kind, where there are more."""


class Left(Exception):
    """The person has had enough."""


class Back(Exception):
    """The person would rather give another answer."""


class Session:
    def __init__(
        self, table: Table, seat: int, names: list[str], level: str, chance: Rng, screen: Screen, *, draws: bool = True
    ) -> None:
        """The board is drawn where the screen can do so, and told in words elsewhere and to those who would rather read."""
        self.table = table
        self.seat = seat
        self.names = names
        self.level = level
        self.player: Bot = bot(level, table.game)
        self.chance = chance
        self.screen = screen
        self.draws = draws and screen.draws
        self.words = Words(table.game, names, seat)
        self.words.look_at(table.view(seat))
        self.prompt = Prompt()
        self.told = 0
        """How many of the seat's events have been shown."""
        self.offers: list[Offer] = []
        self.forms: list[OpenForm] = []
        """Where answers are too many to be offered one by one."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "answers": self.show_answers,
            "board": self.show_board,
            "words": self.tell_board,
            "log": self.log,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
        }

    # -- the course of a game ------------------------------------------------------------------------------------------

    def play(self) -> None:
        self.welcome()
        while not self.table.over:
            self.let_bots_answer()
            self.tell_news()
            if self.seat in self.table.asked():
                self.show_board()
                self.ask()
        self.tell_news()
        self.tell_scores()
        self.offer_record()

    def welcome(self) -> None:
        others = [name for seat, name in enumerate(self.names) if seat != self.seat]
        who: Json = {
            "label": self.words.say("title"),
            "who": self.names[self.seat],
            "others": self.words.listed(others),
        }
        self.say("play-welcome" if others else "play-welcome-alone", who, STRONG)
        if self.table.commitment is not None:
            self.say("play-commitment", {"hash": self.table.commitment}, FAINT)
        self.say("play-how", style=FAINT)

    def let_bots_answer(self) -> None:
        while waiting := [seat for seat in self.table.asked() if seat != self.seat]:
            for seat in waiting:
                world = self.table.position.redeal(seat, self.chance)
                answer = self.table.game.actions.text(self.player.choose(world, seat, self.chance))
                self.enter_answer(seat, answer, f"bot {self.level}")
            if self.seat in self.table.asked():
                return

    def enter_answer(self, seat: int, answer: str, by: str) -> None:
        entry = self.table.propose(seat, answer, by=by)
        assert entry is not None, "only an answer that names its question can be a repeated one"
        self.table.enter(entry)

    def ask(self) -> None:
        """Until an answer is accepted or something was taken back."""
        view = self.table.view(self.seat)
        question = view["question"]
        assert isinstance(question, dict)
        self.forms = msgspec.convert(question.get("forms", []), list[OpenForm])
        self.offers = offers_of_forms(self.forms, self.words)
        self.offers += offers_of(question["options"], self.words, len(self.offers))
        self.screen.say(self.words.say(f"question-{question['kind']}"), ASKED)
        self.show_answers(most=SOME if len(self.offers) > MANY else None)
        number = self.table.question(self.seat)
        while self.table.question(self.seat) == number and self.seat in self.table.asked():
            typed = self.read(sentence("play-prompt"))
            if typed:
                self.attempt(self.obey, typed)

    def read(self, prompt: str, choices: list[str] | None = None) -> str:
        self.screen.flush()
        texts = [offer.text for offer in self.offers] if choices is None else choices
        try:
            return self.prompt.ask(prompt + " ", [*texts, *self.commands]).strip()
        except EOFError:
            self.screen.say()
            raise Left from None

    def attempt(self, action: Callable[[str], None], words: str) -> bool:
        """What is refused is said, with its rule, and nothing else happens."""
        try:
            action(words)
        except Refused as refused:
            self.screen.say(self.words.refused(refused), WRONG)
            return False
        return True

    def obey(self, typed: str) -> None:
        if not self.command(typed):
            self.answer(typed)

    def command(self, typed: str) -> bool:
        """Whether a command was typed; then it is done."""
        word, _, rest = typed.partition(" ")
        command = {"?": "help", "q": "quit", "exit": "quit"}.get(word.lower(), word.lower())
        if command not in self.commands:
            return False
        self.commands[command](rest.strip())
        return True

    def answer(self, typed: str) -> None:
        word, *more = typed.split()
        begun = [form for form in self.forms if form.word == word.lower()]
        if begun:
            self.fill(begun[0], more)
            return
        found = matching(typed, self.offers)
        if not found and len(self.forms) == 1:
            self.fill(self.forms[0], [word, *more])
            return
        if not self.offers:
            raise Refused(None, "play-no-command", {"typed": typed})
        if len(found) > 1:
            texts = [offer.text for offer in found]
            some = texts if len(texts) <= SOME else [*texts[:SOME], "…"]
            raise Refused(None, "play-ambiguous", {"typed": typed, "list": self.words.joined("facts", some)})
        if found and found[0].form:
            self.fill(next(form for form in self.forms if form.word == found[0].text), [])
            return
        if found:
            self.enter_answer(self.seat, found[0].text, "player")
            return
        self.refuse_as_the_rules_do(as_action(typed, self.offers))
        raise Refused(None, "play-unknown", {"typed": typed})

    def fill(self, form: OpenForm, typed: list[str]) -> None:
        """Field by field; a whole answer that the rules refuse is refused with their reason."""
        self.refuse_as_the_rules_do(" ".join([form.word, *typed]))
        try:
            self.enter_answer(self.seat, Filler(form, self.words, self.ask_for_field).fill(typed), "player")
        except Back:
            self.show_answers()

    def ask_for_field(self, question: str, choices: list[str], understand: Callable[[str], Value]) -> Value:
        self.screen.say(question, ASKED)
        self.screen.columns(choices)
        self.say("play-field", style=FAINT)
        found: list[Value] = []
        number = self.table.question(self.seat)
        while not found:
            typed = self.read(sentence("play-prompt"), [choice.partition(" ")[0] for choice in choices])
            if not typed:
                raise Back
            self.attempt(lambda words: None if self.command(words) else found.append(understand(words)), typed)
            if self.table.question(self.seat) != number:
                raise Back
        return found[0]

    def refuse_as_the_rules_do(self, text: str) -> None:
        """A rule says more than that something is not offered."""
        try:
            self.table.propose(self.seat, text)
        except Refused as refused:
            if refused.rule is not None:
                raise

    # -- commands ------------------------------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        for command in (*(["answer"] if self.offers else []), *self.commands):
            self.say(f"play-help-{command}")

    def show_answers(self, _: str = "", most: int | None = None) -> None:
        """All of them, or the first ones of each kind."""
        kinds: dict[str, list[Offer]] = {}
        for offer in self.offers:
            kinds.setdefault(offer.kind, []).append(offer)
        shown = [offer for kind in kinds.values() for offer in kind[:most]]
        self.screen.columns([offer.shown() for offer in shown])
        if len(shown) < len(self.offers):
            self.say("play-more-answers", {"count": len(self.offers) - len(shown)}, FAINT)

    def show_board(self, _: str = "") -> None:
        if not self.draws or self.screen.width is None:
            self.tell_board()
            return
        self.screen.say()
        view = self.table.view(self.seat)
        for at, block in enumerate(self.table.game.draw(view, self.words, self.screen.width)):
            if isinstance(block, Picture):
                self.screen.draw(block)
            else:
                self.screen.say(block, "" if at else STRONG)

    def tell_board(self, _: str = "") -> None:
        self.screen.say()
        for at, line in enumerate(self.table.game.describe(self.table.view(self.seat), self.words)):
            self.screen.say(line, "" if at else STRONG)

    def log(self, _: str) -> None:
        for event in self.table.events(self.seat):
            self.screen.say(self.words.event(event))

    def hint(self, _: str) -> None:
        """It takes as long as it takes, but not more of the bots' chance."""
        chance = self.chance.fork()
        world = self.table.position.redeal(self.seat, chance)
        hint(self.screen, self.table.game, world, self.seat, self.words, chance)

    def undo(self, _: str) -> None:
        """Bots always agree."""
        wish = self.table.propose_undo(self.seat)
        self.table.enter(wish)
        for voter in wish.voters:
            self.table.enter(self.table.propose_vote(voter, agree=True))
        self.told = len(self.table.events(self.seat))
        self.say("play-undone", style=STRONG)

    def save(self, path: str) -> None:
        """The record of a finished game; before its end the whole position, hidden cards and all."""
        if not path:
            raise Refused(None, "play-save-name")
        if self.table.over:
            files.write_new(path, self.table.record(self.seat, self.names))
            self.say("play-saved-record", {"file": path})
        else:
            files.write_new(path, self.table.game.save(self.table.position))
            self.say("play-saved-position", {"file": path})

    def quit(self, _: str) -> None:
        raise Left

    # -- what is shown -------------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        events = self.table.events(self.seat, self.told)
        self.told += len(events)
        if events:
            self.screen.say()
        for event in events:
            self.screen.say(self.words.event(event))

    def say(self, key: str, args: Json | None = None, style: str = "") -> None:
        self.screen.say(sentence(key, args), style)

    def tell_scores(self) -> None:
        outcome = self.table.position.outcome()
        assert outcome is not None
        self.screen.say()
        if outcome.scores is not None:
            for score, who in sorted(zip(outcome.scores, self.names, strict=True), key=lambda line: -line[0]):
                self.say("play-score", {"who": who, "points": score})
        won = self.seat in outcome.winners
        self.say("play-lost" if not won else "play-won" if len(outcome.winners) == 1 else "play-shared", style=STRONG)

    def offer_record(self) -> None:
        """Until the record is kept or the person leaves."""
        self.offers = []
        self.commands = {name: self.commands[name] for name in ("help", "board", "words", "log", "save", "quit")}
        self.say("play-offer-record")
        while typed := self.read(sentence("play-prompt")):
            if self.attempt(self.obey, typed) and typed.startswith("save"):
                return
