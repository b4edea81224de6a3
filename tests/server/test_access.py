"""Links, tokens, foreign pages and how fast a client may talk."""

from __future__ import annotations

import pytest

from wondertable.core.refused import Refused
from wondertable.server import access


def test_links_and_tokens_cannot_be_guessed() -> None:
    tables = {access.new_table_id() for _ in range(1000)}
    assert len(tables) == 1000
    assert all(access.is_table_id(table) for table in tables)
    assert len(access.LETTERS) ** access.TABLE_LENGTH > 2**96
    assert len(set(access.LETTERS)) == len(access.LETTERS)
    assert len(access.new_token()) >= 32


@pytest.mark.parametrize(
    "text", ["", "short", "a" * 19, "a" * 21, "A" * 20, "../../etc/passwd....", "a" * 19 + "\n", "é" * 20]
)
def test_what_is_no_link(text: str) -> None:
    assert not access.is_table_id(text)


def test_a_token_opens_its_own_seat_only() -> None:
    tokens = [access.new_token() for _ in range(4)]
    kept = [access.fingerprint(token) for token in tokens]
    assert all(token not in "".join(kept) for token in tokens)
    assert [access.seat_of(kept, token) for token in tokens] == [0, 1, 2, 3]
    assert access.seat_of([kept[0], None, kept[2]], tokens[1]) is None
    for wrong in (None, "", tokens[0] + "x", tokens[0][:-1], kept[0], "\udc80"):
        assert access.seat_of(kept, wrong) is None


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "table.example", True),
        ("http://table.example", "table.example", True),
        ("https://Table.Example:8000", "table.example:8000", True),
        ("https://friend.example", "table.example", True),
        ("http://table.example:8001", "table.example:8000", False),
        ("http://evil.example", "table.example", False),
        ("http://table.example.evil", "table.example", False),
        ("http://table.example@evil.example", "table.example", False),
        ("null", "table.example", False),
        ("", "table.example", False),
        ("http://[", "table.example", False),
        ("http://table.example", None, False),
    ],
)
def test_pages_of_other_sites(origin: str | None, host: str | None, fine: bool) -> None:
    assert access.same_site(origin, host, {"https://friend.example"}) is fine


def test_an_allowance_is_used_up_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    allowance = access.Allowance(burst=3, rate=2)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    now = 100.5
    assert [allowance.take() for _ in range(2)] == [True, False]
    now = 1000.0
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_allowance_and_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    allowances = access.Allowances(burst=1, rate=1, at_most=10)
    allowances.take("a")
    with pytest.raises(Refused) as refused:
        allowances.take("a")
    assert refused.value.args == {"seconds": 1}
    allowances.take("b")
    for i in range(100):
        allowances.take(f"address {i}")
    assert len(allowances._known) <= 10
    now = 200.0
    allowances.take("one more")
    assert set(allowances._known) == {"one more"}
