"""Chance: the only source of randomness in a position.

An integer seed gives a fast generator for search and studies. A byte seed gives HMAC-SHA256 words that a player can
check afterwards. Both feed the same `below`; docs/protocol.md specifies every step.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 8
SEED_LIMIT: Final = 1 << 62
BYTES_MIN: Final = 16
BYTES_MAX: Final = 64
UNSEEDED: Final = -1
"""For a generator whose state is copied from another."""


def commitment(seed: bytes) -> str:
    """What is shown before the first card is dealt: it fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """Whole numbers below a limit, each equally likely.

    `draws` counts how often chance has spoken; `log`, when attached, lists each limit and result.

    >>> die = Rng(7)
    >>> [die.below(6) + 1 for _ in range(5)], die.draws
    ([1, 4, 5, 4, 5], 5)
    >>> die.clone().below(100) == die.below(100)
    True
    """

    __slots__ = ("_a", "_b", "_block", "_c", "_d", "_secret", "_used", "draws", "log")

    def __init__(self, seed: int | bytes) -> None:
        self.draws: i64 = 0
        self.log: list[tuple[int, int]] | None = None
        self._secret: bytes | None = None
        self._block: bytes = b""
        self._used: i64 = 0
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._d: i64 = 0
        if isinstance(seed, bytes):
            if not BYTES_MIN <= len(seed) <= BYTES_MAX:
                raise ValueError(f"a byte seed has {BYTES_MIN} to {BYTES_MAX} bytes, not {len(seed)}")
            self._secret = seed
        elif seed != UNSEEDED:
            if not 0 <= seed < SEED_LIMIT:
                raise ValueError(f"an integer seed is at least 0 and below 2**62, not {seed}")
            self._start(seed)

    def _start(self, seed: i64) -> None:
        self._a = seed & WORD
        self._b = seed >> 32
        self._c = 0x9E3779B9
        self._d = 1
        for _round in range(12):
            self._fast_word()

    def _fast_word(self) -> i64:
        # sfc32: four 32-bit words of state; nothing here exceeds 62 bits, so both forms agree
        b: i64 = self._b
        c: i64 = self._c
        word: i64 = (self._a + b + self._d) & WORD
        self._d = (self._d + 1) & WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
        return word

    def _checked_word(self, secret: bytes) -> i64:
        at = self._used % WORDS_PER_BLOCK
        if at == 0:
            self._turn_to(secret, self._used // WORDS_PER_BLOCK)
        self._used += 1
        return int.from_bytes(self._block[4 * at : 4 * at + 4], "big")

    def _turn_to(self, secret: bytes, block: i64) -> None:
        self._block = hmac.digest(secret, int(block).to_bytes(8, "big"), "sha256")

    def _skip(self, secret: bytes, words: i64) -> None:
        """Go on as if this many words had been drawn."""
        self._used = words
        self._turn_to(secret, words // WORDS_PER_BLOCK)

    def word(self) -> i64:
        """The next 32 bits."""
        secret = self._secret
        if secret is None:
            return self._fast_word()
        return self._checked_word(secret)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at least 1 and below 2**31."""
        if self._secret is not None or self.log is not None:
            return self._below_on_record(n)
        self.draws += 1
        product: i64 = self._fast_word() * n
        if (product & WORD) < n:
            product = self._fair(product, n)
        return product >> 32

    def shuffle(self, pile: vec[i64], start: i64) -> None:
        """Put pile[start:] in any order; each place, the last one first, gets any of the cards up to it."""
        last: i64 = len(pile) - 1
        if self._secret is not None or self.log is not None:
            while last > start:
                swap(pile, last, start + self._below_on_record(last + 1 - start))
                last -= 1
            return
        # as `below` draws them, with the four words at hand: most of a search's chance is spent here
        a, b, c, d = self._a, self._b, self._c, self._d
        if last > start:
            self.draws += last - start
        while last > start:
            n: i64 = last + 1 - start
            word: i64 = (a + b + d) & WORD
            d = (d + 1) & WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
            product: i64 = word * n
            if (product & WORD) < n:
                self._a, self._b, self._c, self._d = a, b, c, d
                product = self._fair(product, n)
                a, b, c, d = self._a, self._b, self._c, self._d
            swap(pile, last, start + (product >> 32))
            last -= 1
        self._a, self._b, self._c, self._d = a, b, c, d

    def _below_on_record(self, n: i64) -> i64:
        self.draws += 1
        result: i64 = self._fair(self.word() * n, n) >> 32
        if self.log is not None:
            self.log.append((n, result))
        return result

    def _fair(self, product: i64, n: i64) -> i64:
        """Draw again while the product is one of the few that would make some results likelier than others."""
        reject: i64 = (WORD + 1 - n) % n
        while (product & WORD) < reject:
            product = self.word() * n
        return product

    def fork(self) -> Rng:
        """A fast generator of its own, seeded from this one."""
        twin = Rng(UNSEEDED)
        self.fork_into(twin)
        return twin

    def fork_into(self, twin: Rng) -> None:
        """Let a fast generator that is no longer needed be the fork."""
        high: i64 = self.below(0x3FFFFFFF)
        twin.draws = 0
        twin._start((high << 32) | self.word())

    def clone(self) -> Rng:
        """A generator that goes on in the same way; the log stays with the original."""
        twin = Rng(UNSEEDED)
        twin._secret = self._secret
        twin.draws = self.draws
        twin._block = self._block
        twin._used = self._used
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._d = self._d
        return twin

    def save(self) -> dict[str, object]:
        if self._secret is not None:
            return {"seed": self._secret.hex(), "used": int(self._used), "draws": int(self.draws)}
        return {"words": [int(self._a), int(self._b), int(self._c), int(self._d)], "draws": int(self.draws)}


def swap(pile: vec[i64], one: i64, other: i64) -> None:
    card = pile[one]
    pile[one] = pile[other]
    pile[other] = card


def load_rng(data: object) -> Rng:
    """The generator written by `Rng.save`; raises ValueError for anything else."""
    if not isinstance(data, dict):
        raise ValueError("rng: expected an object")
    draws, used, words, seed = data.get("draws", 0), data.get("used", 0), data.get("words"), data.get("seed")
    if (
        not isinstance(draws, int)
        or not isinstance(used, int)
        or not (0 <= draws < SEED_LIMIT and 0 <= used < SEED_LIMIT)
    ):
        raise ValueError("rng: draws and used are counts below 2**62")
    if isinstance(seed, str):
        secret = bytes.fromhex(seed)
        rng = Rng(secret)
        rng._skip(secret, used)
    elif isinstance(words, list) and len(words) == 4 and all(isinstance(w, int) and 0 <= w <= WORD for w in words):
        rng = Rng(UNSEEDED)
        rng._a, rng._b, rng._c, rng._d = words
    else:
        raise ValueError("rng: expected four words of 32 bits or a seed in hex")
    rng.draws = draws
    return rng
