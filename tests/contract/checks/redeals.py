"""What must hold of redeals: another world looks the same to a seat, and is honestly another one."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

from tests.contract.subject import Subject, glances, positions, shown, stretch, stretches
from wondertable import Rng
from wondertable.core.rules.position import Position

Path = tuple[Any, ...]


def redeal_looks_the_same(subject: Subject, seed: int) -> None:
    """view(redeal(p, s), s) == view(p, s), options and events included, for every seat and the spectator."""
    rng = Rng(seed)
    for position in positions(subject, seed):
        for viewer in subject.viewers():
            world = subject.redeal(position, viewer, rng)
            true = shown(subject, seed, position, viewer)
            assert subject.view(world, viewer) == true, f"{subject}: seat {viewer} could tell"
            assert subject.census(world) == subject.census(position), f"{subject}: a redeal lost a card"


def redeal_replaces_the_generator(subject: Subject, seed: int) -> None:
    rng = Rng(seed)
    for position, _seat, _action in glances(subject, seed):
        for viewer in subject.viewers():
            world = subject.redeal(position, viewer, rng)
            assert world.rng.save() != position.rng.save(), f"{subject}: a redeal kept the generator"


def redeal_replaces_sealed_answers(subject: Subject, seed: int, redeals: int = 60) -> None:
    """Among many redeals each other seat's sealed answer takes more than one value, if it had a choice."""
    rng = Rng(seed)
    for position, _seat, _action in stretch(subject, seed):
        question = position.questions[-1]
        sealed = [seat for seat in range(subject.players) if question.sealed and question.answers[seat]]
        if not sealed or rng.below(6):
            continue
        viewer = (sealed[0] + 1) % subject.players
        seen: dict[int, set[int]] = defaultdict(set)
        for _ in range(redeals):
            world = subject.redeal(position, viewer, rng)
            for seat in sealed:
                seen[seat].add(int(world.questions[-1].answers[seat]))
        for seat in sealed:
            if seat == viewer:
                assert seen[seat] == {int(question.answers[seat])}, f"{subject}: a redeal changed one's own answer"
            elif had_a_choice(position, seat):
                assert len(seen[seat]) > 1, f"{subject}: a redeal left the sealed answer of seat {seat} in place"


def had_a_choice(position: Position, seat: int) -> bool:
    from wondertable.core.rules.questions import Options

    options = Options()
    position.list_options(position.questions[-1], seat, options)
    return options.size > 1


def redeal_reaches_the_truth(subject: Subject, seed: int, redeals: int = 2400) -> None:
    """Whatever is true occurs among the redeals of the true world and of a redealt one, however rare it is.

    Together with equal views this makes a redeal honest: it neither avoids the truth nor keeps any part of it.
    """
    chance = random.Random(seed)
    rng = Rng(seed)
    played = [position.clone() for position, _, _ in stretch(subject, seed)]
    for position in chance.sample(played, 2):
        viewer = chance.choice(subject.viewers())
        for start in (position, subject.redeal(position, viewer, rng)):
            unseen = leaves(subject.board(position))
            for _ in range(redeals):
                board = subject.board(subject.redeal(start, viewer, rng))
                unseen = [(path, value) for path, value in unseen if at(board, path) != value]
                if not unseen:
                    break
            assert not unseen, f"{subject}: seat {viewer} never considers {unseen[0]}"


def redeal_is_not_the_truth(subject: Subject, seed: int, redeals: int = 60) -> None:
    """What another seat knows beyond the viewer is not simply copied: at the start, when nothing is shown yet, in the
    middle, and where the stretches of a long game begin. Late in a game a seat may work out all that is hidden from it,
    such as the one other hand when the deck is empty; then there is somebody else who cannot."""
    rng = Rng(seed)
    played = [position.clone() for position, _, _ in stretch(subject, seed)]
    begins = [position for position, _answers in stretches(subject, seed)]
    for position in (*begins, played[len(played) // 2]):
        unsure = [viewer for viewer in subject.viewers() if hidden_from(subject, position, viewer)]
        alike = [viewer for viewer in unsure if all_redeals_are_alike(subject, position, viewer, rng, redeals)]
        enough = len(alike) < len(unsure) and position is not begins[0]
        assert not alike or enough, f"{subject}: all redeals for seat {alike} are alike"


def all_redeals_are_alike(subject: Subject, position: Position, viewer: int | None, rng: Rng, redeals: int) -> bool:
    """So many that in a game of two possible worlds they are never alike by chance; most often the second one differs."""
    first = digest_board(subject, subject.redeal(position, viewer, rng))
    return all(digest_board(subject, subject.redeal(position, viewer, rng)) == first for _ in range(redeals - 1))


def hidden_from(subject: Subject, position: Position, viewer: int | None) -> set[Path]:
    """The facts of the position that differ in the viewer's view from what their owners see."""
    mine = dict(leaves(subject.game.view(position, viewer)["board"]))
    hidden = set()
    for owner in range(subject.players):
        if owner != viewer:
            for path, value in leaves(subject.game.view(position, owner)["board"]):
                if mine.get(path) != value:
                    hidden.add(path)
    return hidden


def digest_board(subject: Subject, position: Position) -> str:
    return str(subject.board(position))


def leaves(data: Any, path: Path = ()) -> list[tuple[Path, Any]]:
    """The single facts of a JSON document; texts and numbers together, such as ["white", 2], name one thing."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in leaves(value, (*path, key))]
    if isinstance(data, list) and {type(part) for part in data} != {str, int}:
        return [leaf for i, value in enumerate(data) for leaf in leaves(value, (*path, i))]
    return [(path, data)]


def at(data: Any, path: Path) -> Any:
    """What stands there in a document, if anything does."""
    for step in path:
        if (isinstance(data, dict) and step in data) or (isinstance(data, list) and step < len(data)):
            data = data[step]
        else:
            return None
    return data
