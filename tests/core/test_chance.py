"""Chance: the same words for the same seed for ever, and every number below a limit equally likely."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given, strategies as st

from wondertable import Rng
from wondertable.core.rules.chance import commitment, load_rng

SEED = bytes(range(16))


def sfc32(seed: int) -> list[int]:
    """The first words of the generator, written anew from its definition."""
    a, b, c, d = seed % 2**32, seed >> 32, 0x9E3779B9, 1
    words = []
    for _ in range(32):
        word = (a + b + d) % 2**32
        d = (d + 1) % 2**32
        a, b, c = b ^ b >> 9, (c + (c << 3)) % 2**32, ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        words.append(word)
    return words[12:]


@pytest.mark.parametrize("seed", [0, 1, 12345, 2**32 + 7, 2**62 - 1])
def test_a_number_as_seed(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(20)] == sfc32(seed)


def test_bytes_as_seed_give_words_that_anybody_can_check() -> None:
    rng = Rng(SEED)
    stream = b"".join(hmac.digest(SEED, block.to_bytes(8, "big"), "sha256") for block in range(4))
    assert [rng.word() for _ in range(32)] == [int.from_bytes(stream[i : i + 4], "big") for i in range(0, 128, 4)]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("seed", [-2, 2**62, b"", bytes(15), bytes(65)])
def test_other_seeds_are_refused(seed: int | bytes) -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng(seed)


@given(st.integers(0, 2**62 - 1) | st.binary(min_size=16, max_size=64), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int | bytes, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(10))
    assert rng.draws == 10


@pytest.mark.parametrize("seed", [5, SEED])
@pytest.mark.parametrize("limit", [2, 3, 7, 28])
def test_every_number_is_equally_likely(seed: int | bytes, limit: int) -> None:
    rng, each = Rng(seed), 2000
    counts = Counter(int(rng.below(limit)) for _ in range(each * limit))
    chi_squared = sum((counts[number] - each) ** 2 / each for number in range(limit))
    assert chi_squared < limit - 1 + 5 * (2 * (limit - 1)) ** 0.5


def test_words_that_would_favour_some_numbers_are_drawn_again() -> None:
    """With a limit just above half of all words, almost half of them must be."""
    rng, limit = Rng(1), 2**31 - 1
    words = Rng(1)
    for _ in range(50):
        product = words.word() * limit
        while product % 2**32 < (2**32 - limit) % limit:
            product = words.word() * limit
        assert rng.below(limit) == product >> 32


@pytest.mark.parametrize("seed", [9, SEED])
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 30])
def test_a_saved_generator_goes_on_as_before(seed: int | bytes, drawn: int) -> None:
    rng = Rng(seed)
    for _ in range(drawn):
        rng.below(6)
    twin = load_rng(rng.save())
    assert twin.draws == rng.draws
    assert [twin.below(1000) for _ in range(20)] == [rng.below(1000) for _ in range(20)]


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"words": [1, 2, 3]},
        {"words": [0, 0, 0, 2**32]},
        {"seed": "00"},
        {"seed": "x" * 32},
        {"seed": SEED.hex(), "used": -1},
        {"seed": SEED.hex(), "used": 2**62},
        {"seed": SEED.hex(), "draws": "1"},
    ],
)
def test_what_is_no_saved_generator_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"rng|seed|hexadecimal"):
        load_rng(data)


def test_a_saved_generator_may_have_been_used_for_ages() -> None:
    rng = load_rng({"seed": SEED.hex(), "used": 8 * 10**15})
    block = hmac.digest(SEED, (10**15).to_bytes(8, "big"), "sha256")
    assert rng.word() == int.from_bytes(block[:4], "big")


def test_clones_and_forks() -> None:
    rng = Rng(3)
    twin = rng.clone()
    fork = rng.fork()
    assert [fork.word() for _ in range(5)] != [rng.word() for _ in range(5)]
    twin.fork()
    assert [twin.word() for _ in range(9)][5:] == [rng.word() for _ in range(4)]


def test_the_log_lists_limits_and_results() -> None:
    rng = Rng(SEED)
    rng.log = []
    results = [int(rng.below(limit)) for limit in (6, 52, 2)]
    assert rng.log == list(zip((6, 52, 2), results, strict=True))
