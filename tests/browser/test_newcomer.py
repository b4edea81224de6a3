"""A newcomer's way: from the first page through a lesson and a whole game against bots, by roles, names and what is pointed at.

What is pressed has a role and a name, so a game that is walked to its end is played by the tree that readers of screens have.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser import senses
from tests.browser.newcomer import Newcomer
from tests.browser.people import Person, is_late
from tests.languages import files
from tests.placing import LONG
from wondertable.games import shipped

WORDS, CLICKS = 900, 40
"""At most so many are shown and made before the first own decision of a real game."""
STEPS = 60
"""So many presses lead through a lesson, wrong ones among them."""
PRESSES = 1500
"""So many lead through a game."""
EACH = [(game, language) for game in shipped() for language in files.COMPLETE]
USUAL = [("miraris", "en")]


@pytest.mark.parametrize(("game", "language"), EACH if LONG else USUAL)
def test_a_newcomer_learns_and_plays(game: str, language: str, sits_down: Callable[..., Person]) -> None:
    ann = sits_down(newcomer=True, locale=language, reduced_motion="reduce")
    page, newcomer = ann.page, Newcomer(ann.page, language, game)
    senses.listen(page)
    newcomer.arrive()
    newcomer.learn()
    newcomer.takes_lesson(STEPS)
    newcomer.sits_down()
    taken = newcomer.visit
    told = f"{game} {language}: {taken.words:.0f} words, {taken.clicks} clicks ({', '.join(taken.way)})"
    print(told)
    assert taken.words <= WORDS and taken.clicks <= CLICKS, told
    if not LONG:
        return  # whole games are played by other tests too
    senses.fits_twice_as_large(page, "the first question")
    print(
        f"{game} {language}: {newcomer.plays(PRESSES, lambda: senses.check(page, newcomer.said()))} presses of a whole game"
    )
    senses.fits_twice_as_large(page, "the end")
    # A book may fall while somebody's answer is on its way.
    ann.problems[:] = [one for one in ann.problems if game != "kamimai" or not is_late(one)]
