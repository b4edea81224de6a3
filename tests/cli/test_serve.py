"""`wondertable serve` hands its arguments to the server."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

Served = list[tuple[object, ...]]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    calls: Served = []
    monkeypatch.setattr("wondertable.terminal.serve.serve", lambda *given: calls.append(given))
    return calls


def test_defaults(run: Run, served: Served) -> None:
    assert run("serve").code == 0
    assert served == [("127.0.0.1", 8000, None, False, [], [], None, False, None, [], None, "plain", False, "en")]


def test_arguments(run: Run, served: Served) -> None:
    words = (
        "--host",
        "0.0.0.0",
        "--port",
        "0",
        "--database",
        "sqlite:///x.db",
        "--open",
        "--allow-origin",
        "https://a.b",
        "--trusted-proxy",
        "10.0.0.0/8",
        "--trusted-proxy",
        "::1",
        "--public-url",
        "https://tables.example/",
        "--webhooks",
        "--keep-days",
        "90",
        "--limit",
        "calls=400,40",
        "--metrics",
        "127.0.0.1:9100",
        "--log",
        "json",
        "--access-log",
    )
    assert run("serve", *words).code == 0
    given = ("0.0.0.0", 0, "sqlite:///x.db", True, ["https://a.b"], ["10.0.0.0/8", "::1"], "https://tables.example/")
    assert served == [(*given, True, 90, ["calls=400,40"], "127.0.0.1:9100", "json", True, "en")]


def test_a_database_that_cannot_be_is_said_in_one_sentence(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    said = run("serve", "--port", "0", "--database", "paper")
    assert said.code == 1
    assert "Traceback" not in said.err
