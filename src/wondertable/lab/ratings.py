"""How strong each bot is, as one number, from what single bots won at tables of others.

At a table everybody wins in proportion to their strength: of two that is the model of Bradley and Terry, of more that of Plackett and
Luce, of whose order only the winner is looked at. A team plays against the game, whose rating is 0. Ratings are on Elo's scale: of two
bots that differ by 400 one wins ten times as often. Intervals come from drawing deals anew, for all pairings the same ones, because
they were dealt the same cards.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

SCALE = 400.0 / math.log(10.0)
DRAWS = 500
SEED = 20_18
"""Of the draws of deals: the same results give the same intervals."""
PRIOR = 0.5
"""A win and a loss of so much are added to each pairing, so that who always wins has a rating too."""
STEPS = 30


@dataclass(frozen=True)
class Rating:
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Meeting:
    """One bot at a table of others: who, whom (None: the game itself), and the bot's part of each deal."""

    bot: int
    others: int | None
    deals: Sequence[float]
    """Games won of each deal, which is played in every seat."""
    seats: int
    """Games of a deal, which are as many as players at the table."""


def rated(names: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, Rating]:
    """The rating of each bot, with its 95 % interval; their mean is 0 unless they play against the game itself."""
    met = [meeting for meeting in meetings if len(meeting.deals)]
    if not met:
        return {}
    longest = max(len(meeting.deals) for meeting in met)
    draws = np.random.default_rng(SEED).multinomial(longest, [1.0 / longest] * longest, size=DRAWS)
    found = fitted(len(names), met, np.ones((1, longest)))[0]
    drawn = fitted(len(names), met, draws)
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    seen = {meeting.bot for meeting in met} | {meeting.others for meeting in met}
    return {
        name: Rating(float(found[at]), float(min(low[at], found[at])), float(max(high[at], found[at])))
        for at, name in enumerate(names)
        if at in seen
    }


def fitted(number: int, meetings: Sequence[Meeting], weights: Any) -> Any:
    """The most likely ratings for each row of weights of deals. The logarithm of the odds is linear in them."""
    rows = len(weights)
    wins, games = np.empty((rows, len(meetings))), np.empty((rows, len(meetings)))
    sides = np.zeros((len(meetings), number))
    offsets = np.zeros(len(meetings))
    for at, meeting in enumerate(meetings):
        own = weights[:, : len(meeting.deals)]
        wins[:, at] = own @ np.asarray(meeting.deals, dtype=float) + PRIOR
        games[:, at] = own.sum(axis=1) * meeting.seats + 2 * PRIOR
        sides[at, meeting.bot] = 1.0
        if meeting.others is not None:
            sides[at, meeting.others] = -1.0
            offsets[at] = -math.log(max(1, meeting.seats - 1))
    found = np.zeros((rows, number))
    for _ in range(STEPS):  # Newton
        chances = 1.0 / (1.0 + np.exp(-(found @ sides.T + offsets)))
        slopes = (wins - games * chances) @ sides
        curves = np.einsum("rm,mi,mj->rij", games * chances * (1 - chances), sides, sides)
        curves += 1e-6 * np.eye(number)
        step = np.linalg.solve(curves, slopes[..., None])[..., 0]
        found += np.clip(step, -2.0, 2.0)
        if np.abs(step).max() < 1e-9:
            break
    if all(meeting.others is not None for meeting in meetings):
        found -= found.mean(axis=1, keepdims=True)
    return found * SCALE


def model(players: int, team: bool) -> str:
    return "bradley-terry" if team or players == 2 else "plackett-luce"


def told(ratings: Mapping[str, Rating]) -> dict[str, dict[str, object]]:
    return {
        name: {"rating": round(each.value, 1), "interval": [round(each.low, 1), round(each.high, 1)]}
        for name, each in sorted(ratings.items(), key=lambda one: -one[1].value)
    }
