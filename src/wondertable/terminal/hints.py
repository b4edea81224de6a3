"""What a master would answer, told in a terminal."""

from __future__ import annotations

from wondertable.core.game import Game
from wondertable.core.rules.bot import Budget
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.text import sentence
from wondertable.core.views import spelled
from wondertable.core.words import Words
from wondertable.terminal.screen import FAINT, Screen
from wondertable.voice.advice import advise
from wondertable.voice.shapes import Advised

Json = dict[str, object]
BUDGET = Budget(seconds=1.0)


def hint(screen: Screen, game: Game, world: Position, seat: int, words: Words, chance: Rng) -> None:
    """Of a world that the seat cannot tell from the true one, so it betrays nothing."""
    advice = advise(game, world, seat, chance, BUDGET)
    if not advice.answers:
        screen.say(sentence("play-hint-none"))
        return
    for number, each in enumerate(advice.answers):
        key = "play-hint-best" if number == 0 else "play-hint-equal" if each.equal else "play-hint-other"
        screen.say(sentence(key, facts(game, world, words, each)))
        if each.because is not None:
            screen.say(words.say(each.because.key, each.because.args), indent=2)
    screen.say(sentence("play-hint-team" if advice.team else "play-hint-against", {"level": advice.against}), FAINT)


def facts(game: Game, world: Position, words: Words, each: Advised) -> Json:
    return {
        "words": answer_in_words(game, world, words, each.answer),
        "text": each.answer,
        "chance": of_100(each.chance),
    }


def of_100(chance: float) -> int:
    return round(100 * chance)


def answer_in_words(game: Game, position: Position, words: Words, text: str) -> str:
    """Of an answer that may be given in this position, also where it is one of a form."""
    option = game.option(position, game.actions.parse(text))
    return words.option({"kind": option.kind, "parts": spelled(option.parts)})
