"""What goes wrong in a page is written to the server's log: one harmless line each, and never more than a few."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.harness import running
from wondertable.server.app import FAULTS


async def test_faults_of_pages_are_logged_with_measure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    fault = {"where": "the board", "what": "broken\x1b[2J\nFAKE LINE", "trail": "at draw"}
    async with running(tmp_path / "t.db") as server, httpx.AsyncClient() as client:
        address = f"http://127.0.0.1:{server.port}/api/faults"
        answers = [(await client.post(address, json=fault)).status_code for _ in range(int(FAULTS[0]) + 5)]
        assert set(answers) == {202}
        written = [record.getMessage() for record in caplog.records if "in a page" in record.getMessage()]
        assert int(FAULTS[0]) <= len(written) < len(answers)
        assert written[0] == "in a page: the board: broken [2J FAKE LINE at draw"

        for wrong in ({}, {**fault, "what": "x" * 501}, {**fault, "trail": "x" * 4001}, {**fault, "token": "x"}):
            assert (await client.post(address, json=wrong)).status_code == 400
        assert (await client.post(address, content="x" * 20_000)).status_code == 413
        foreign = await client.post(address, json=fault, headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
