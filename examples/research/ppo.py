"""Learning to play by proximal policy optimisation, with masks, on one core and in plain numpy.

Run: ./dev python --with env examples/research/ppo.py --bots random --minutes 10 --curve curve.csv --save player.npz
Many games go on at once (wondertable.env.vector); the network sees what a seat knows, each number by how far it is from its mean.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wondertable.env.vector import Seats

Array = NDArray[np.float32]
GAMES, STEPS, EPOCHS, BATCH = 512, 32, 3, 2048
CLIP, TRACE, VALUE_WEIGHT, DECAYS = 0.2, 0.95, 0.5, (0.9, 0.999)
NEVER = np.float32(-1e9)
FLOOR, FAR, ROWS_MOST = 0.01, 5.0, 1_000_000
"""Numbers that hardly ever change are not blown up, and none counts for more than so many times its usual distance."""


class Network:
    """Two hidden layers; the last one gives a logit for each action and what the seat expects of the game."""

    def __init__(self, inputs: int, actions: int, width: int, rng: np.random.Generator) -> None:
        sizes = [inputs, width, width, actions + 1]
        scales = [2.0**0.5, 2.0**0.5, 0.01]
        self.weights: list[Array] = []
        for into, out, scale in zip(sizes, sizes[1:], scales, strict=False):
            spread = scale / into**0.5
            self.weights += [rng.normal(0, spread, (into, out)).astype(np.float32), np.zeros(out, np.float32)]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.updates = 0

    def forward(self, known: Array, mask: NDArray[Any]) -> tuple[list[Array], Array, Array]:
        """The layers, the logarithm of each action's probability, and the value."""
        layers = [known]
        for at in range(0, 4, 2):
            layers.append(np.maximum(layers[-1] @ self.weights[at] + self.weights[at + 1], 0))
        out = layers[-1] @ self.weights[4] + self.weights[5]
        logits = np.where(mask > 0, out[:, :-1], NEVER)
        logits -= logits.max(1, keepdims=True)
        return layers, logits - np.log(np.exp(logits).sum(1, keepdims=True)), out[:, -1]

    def learn(self, layers: list[Array], slope: Array, rate: float) -> None:
        """One step of Adam down the slope of the loss by the outputs."""
        slopes: list[Array] = []
        for at in (4, 2, 0):
            slopes[:0] = [layers[at // 2].T @ slope, slope.sum(0)]
            slope = (slope @ self.weights[at].T) * (layers[at // 2] > 0)
        length = float(np.sqrt(sum(float((each**2).sum()) for each in slopes)))
        self.updates += 1
        first, second = DECAYS
        for at, each in enumerate(slopes):
            mean, square = self.moments[at]
            short = each * min(1.0, 0.5 / (length + 1e-9))
            mean += (1 - first) * (short - mean)
            square += (1 - second) * (short**2 - square)
            step = mean / (1 - first**self.updates)
            self.weights[at] -= rate * step / (np.sqrt(square / (1 - second**self.updates)) + 1e-5)


class Learner:
    def __init__(self, games: Seats, width: int, seed: int) -> None:
        self.games = games
        self.rng = np.random.default_rng(seed)
        inputs = len(games.feature_names())
        self.rows, self.mean, self.spread = 0, np.zeros(inputs), np.ones(inputs)
        """Of all that was seen so far. The bounds of a number tell little: a pile may have 52 cards, and mostly has two."""
        self.network = Network(inputs, games.setting.index.size, width, self.rng)

    def scaled(self, seen: dict[str, NDArray[Any]]) -> Array:
        scaled: Array = ((seen["observation"] - self.mean) / np.sqrt(self.spread + FLOOR)).astype(np.float32)
        return np.clip(scaled, -FAR, FAR)

    def look(self, seen: list[NDArray[Any]]) -> None:
        """Take what was seen into the mean and the variance of each number."""
        new = np.concatenate(seen)
        part = len(new) / (self.rows + len(new))
        away = new.mean(0) - self.mean
        self.mean = self.mean + part * away
        self.spread = (1 - part) * self.spread + part * new.var(0) + part * (1 - part) * away**2
        self.rows = min(self.rows + len(new), ROWS_MOST)

    def act(self, logs: Array, best: bool = False) -> NDArray[np.int64]:
        noise = 0 if best else self.rng.gumbel(size=logs.shape).astype(np.float32)
        found: NDArray[np.int64] = np.argmax(logs + noise, axis=1)
        return found

    def learn(self, seen: dict[str, NDArray[Any]], rate: float, wonder: float) -> tuple[dict[str, NDArray[Any]], int]:
        """Play some steps and learn from them; returns what is seen then, and how many games ended."""
        raw: list[NDArray[Any]] = []
        known: list[Array] = []
        masks: list[NDArray[Any]] = []
        actions: list[NDArray[np.int64]] = []
        logs: list[Array] = []
        values: list[Array] = []
        rewards: list[NDArray[Any]] = []
        ends: list[NDArray[Any]] = []
        for _ in range(STEPS):
            scaled = self.scaled(seen)
            _, log, value = self.network.forward(scaled, seen["action_mask"])
            action = self.act(log)
            raw.append(seen["observation"])
            known.append(scaled)
            masks.append(seen["action_mask"])
            actions.append(action)
            logs.append(log[np.arange(len(action)), action])
            values.append(value)
            seen, reward, ended, _, _ = self.games.step(action)
            rewards.append(reward)
            ends.append(ended)
        values.append(self.network.forward(self.scaled(seen), seen["action_mask"])[2])
        self.look(raw)
        gains = np.zeros((STEPS, GAMES), np.float32)
        ahead: NDArray[Any] = np.zeros(GAMES)
        for at in reversed(range(STEPS)):
            goes_on = 1.0 - ends[at]
            surprise = rewards[at] + goes_on * values[at + 1] - values[at]
            ahead = gains[at] = surprise + TRACE * goes_on * ahead
        aims = gains + np.array(values[:-1])
        flat: list[NDArray[Any]] = [
            np.concatenate(known),
            np.concatenate(masks),
            np.concatenate(actions),
            np.concatenate(logs),
            gains.ravel(),
            aims.ravel(),
        ]
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(flat[2]))
            for begin in range(0, len(order), BATCH):
                self.improve([each[order[begin : begin + BATCH]] for each in flat], rate, wonder)
        return seen, int(np.sum(ends))

    def improve(self, played: list[NDArray[Any]], rate: float, wonder: float) -> None:
        """One step: what went better than expected is made likelier, within bounds."""
        known, masks, actions, before, gains, aims = played
        rows = np.arange(len(actions))
        layers, logs, values = self.network.forward(known, masks)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, actions] - before)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        counts = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -(gains * ratio * counts)[:, None]
        slope = np.empty((len(rows), logs.shape[1] + 1), np.float32)
        slope[:, :-1] = -push * chances
        slope[rows, actions] += push[:, 0]
        surprise = (chances * np.where(masks > 0, logs, 0)).sum(1, keepdims=True)
        slope[:, :-1] += wonder * chances * np.where(masks > 0, logs - surprise, 0)
        slope[:, -1] = VALUE_WEIGHT * (values - aims)
        slope /= len(rows)
        self.network.learn(layers, slope, rate)


def share(learner: Learner, games: Seats, number: int, seed: int) -> tuple[float, float]:
    """The share of victories when the likeliest action is taken, in so many games or a few more, and half its interval."""
    seen, _ = games.reset(seed=seed)
    won: list[float] = []
    while len(won) < number:
        _, logs, _ = learner.network.forward(learner.scaled(seen), seen["action_mask"])
        seen, rewards, ended, _, _ = games.step(learner.act(logs, best=True))
        won += list(rewards[ended])
    return float(np.mean(won)), 1.96 * float(np.std(won)) / len(won) ** 0.5


def main(words: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="miraris")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="random", help="who has the other seats")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument(
        "--every", type=float, default=60.0, help="seconds of the processor between two lines of the curve"
    )
    parser.add_argument("--games", type=int, default=2000, help="games for each line of the curve")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--wonder", type=float, default=0.01, help="how much a player who has not decided is favoured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a file for the curve")
    parser.add_argument("--save", type=Path, help="a file for the network")
    parser.add_argument("--load", type=Path, help="a network to go on from")
    chosen = parser.parse_args(words)
    learner = Learner(Seats(chosen.game, chosen.players, GAMES, chosen.bots), chosen.width, chosen.seed)
    if chosen.load:
        learner.mean, learner.spread, *weights = (each for _, each in sorted(np.load(chosen.load).items()))
        learner.rows, learner.network.weights = ROWS_MOST, weights
    exam = Seats(chosen.game, chosen.players, GAMES, chosen.bots)
    lines = ["seconds,games,share,interval"]
    seen, _ = learner.games.reset(seed=chosen.seed)
    length, spent, played, next_line, found = chosen.minutes * 60, 0.0, 0, 0.0, 0.0
    while True:
        if spent >= next_line or spent >= length:
            found, half = share(learner, exam, chosen.games, chosen.seed + 1_000_003)
            lines.append(f"{spent:.0f},{played},{found:.3f},{half:.3f}")
            print(lines[-1], flush=True)
            next_line += chosen.every
            if chosen.curve:
                chosen.curve.write_text("\n".join(lines) + "\n")
            if chosen.save:
                np.savez(chosen.save, learner.mean, learner.spread, *learner.network.weights)
        if spent >= length:
            return found
        begin = time.process_time()
        # Large steps and open eyes at first; at the end small steps, and what is likeliest is meant.
        left = max(0.02, 1 - spent / length)
        seen, ended = learner.learn(seen, chosen.rate * left, chosen.wonder * left)
        played += ended
        spent += time.process_time() - begin


if __name__ == "__main__":
    main()
