"""Processes that think for the server: what they may take, how they end, and what happens when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server import rooms
from tests.server.harness import WAIT, running
from wondertable.workers import Bounds, Failed, Gone, Late, Workers
from wondertable.workers.form import IN_USE, Form

ECHO = f"{rooms.__name__}:Echo"
SOON = Bounds(seconds=0.5, nice=1)


def is_there(pid: int) -> bool:
    """A process that has ended but was not asked for its end yet is not there."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not holds():  # noqa: ASYNC110  # the system tells nobody
            await asyncio.sleep(0.02)


async def until_gone(pid: int) -> None:
    await until(lambda: not is_there(pid))


# -- processes ---------------------------------------------------------------------------------------------------------


async def test_answers_refusals_and_failures_come_back() -> None:
    async with Workers(ECHO) as workers:
        assert await workers.ask("me", "say", {"a": [1, b"2"]}) == {"a": [1, b"2"]}
        with pytest.raises(ValueError, match="not that"):
            await workers.ask("me", "refuse")
        with pytest.raises(Failed, match="StopIteration"):
            await workers.ask("me", "fail")
        assert await workers.ask("me", "chatter") == "heard", "what is printed is not taken for an answer"
        assert await workers.ask("me", "nice") == os.nice(0) + Bounds().nice
        assert len(workers.living) == 1
        pid = workers.living[0].pid
    assert not is_there(pid)
    with pytest.raises(Gone, match="closed"):
        await workers.ask("me", "say", 1)


def may_be_in_real_time() -> bool:
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except (AttributeError, PermissionError):
        return False
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    return True


@pytest.mark.skipif(not may_be_in_real_time(), reason="real-time priority is for administrators")
async def test_a_server_at_real_time_priority_keeps_it_for_itself() -> None:
    async with Workers(ECHO) as workers:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        try:
            assert await workers.ask("me", "policy") == os.SCHED_OTHER
            assert await workers.ask("me", "nice") == os.nice(0) + Bounds().nice
        finally:
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


async def test_what_was_asked_leaves_no_cycles_behind() -> None:
    """The server searches for old garbage only while nobody is there."""
    async with Workers(ECHO) as workers:

        async def ask_all() -> None:
            await workers.ask("me", "say", 1)
            for verb in ("fail", "refuse"):
                with contextlib.suppress(Failed, ValueError):
                    await workers.ask("me", verb)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await workers.ask("me", "sleep", 0.1)
            await workers.ask("me", "say", 2)

        await ask_all()
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await ask_all()
            gc.collect()
            assert {type(thing).__name__ for thing in gc.garbage} & {"Request", "Failed", "ValueError", "Task"} == set()
        finally:
            gc.set_debug(0)
            gc.enable()
            gc.garbage.clear()


async def test_no_process_is_started_before_it_is_needed() -> None:
    async with Workers(ECHO, processes=2) as workers:
        assert workers.living == []


async def test_a_process_that_is_killed_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async with Workers(ECHO) as workers:
        first = await workers.ask("me", "process")
        assert await workers.ask("me", "die", str(tmp_path / "mark")) != first
        assert (tmp_path / "mark").exists()
        thinking = asyncio.create_task(workers.ask("me", "sleep", 1.0))
        await asyncio.sleep(0.3)
        os.kill(workers.living[0].pid, signal.SIGKILL)
        assert await thinking == 1.0


async def test_whoever_ends_every_process_is_asked_twice_only() -> None:
    async with Workers(ECHO) as workers:
        with pytest.raises(Gone, match="gone"):
            await workers.ask("me", "die")
        assert await workers.ask("me", "say", 1) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody looks")
async def test_a_process_that_uses_too_much_memory_is_ended() -> None:
    async with Workers(ECHO, Bounds(megabytes=200)) as workers:
        assert await workers.ask("me", "eat", 50) == 50
        with pytest.raises(Gone, match="more than 200 MB"):
            await workers.ask("me", "eat", 300)
        assert await workers.ask("me", "eat", 50) == 50


async def test_a_request_that_takes_too_long_ends_its_process() -> None:
    async with Workers(ECHO, SOON) as workers:
        pid = await workers.ask("me", "process")
        begin = time.monotonic()
        with pytest.raises(Late, match=r"0\.5 s"):
            await workers.ask("me", "sleep", 60)
        assert time.monotonic() - begin < 5
        await until_gone(pid)
        assert await workers.ask("me", "say", 1) == 1


async def test_a_room_that_cannot_be_opened_is_said() -> None:
    async with Workers("tests.server.rooms:Nothing") as workers:
        with pytest.raises(Gone):
            await workers.ask("me", "say", 1)


async def test_each_has_its_turn_however_much_others_ask_for() -> None:
    async with Workers(ECHO) as workers:
        await workers.ask("me", "say", 0)
        order: list[str] = []

        async def ask(whose: str) -> None:
            await workers.ask(whose, "sleep", 0.01)
            order.append(whose)

        await asyncio.gather(*(ask("many") for _ in range(6)), ask("one"), ask("another"))
    assert order.index("one") <= 2 and order.index("another") <= 3


async def test_what_nobody_waits_for_is_not_asked() -> None:
    async with Workers(ECHO) as workers:
        await workers.ask("me", "say", 0)
        thinking = asyncio.create_task(workers.ask("me", "sleep", 0.3))
        waiting = [asyncio.create_task(workers.ask("me", "sleep", 60)) for _ in range(3)]
        await asyncio.sleep(0.05)
        for one in (thinking, *waiting):
            one.cancel()
        begin = time.monotonic()
        assert await workers.ask("me", "say", "next") == "next", "also after one that was under way"
        assert time.monotonic() - begin < 5
        assert len(workers.living) == 1


async def test_several_processes_work_at_the_same_time() -> None:
    async with Workers(ECHO, processes=2) as workers:
        await asyncio.gather(*(workers.ask(n, "sleep", 0.5) for n in range(2)))
        begin = time.monotonic()
        await asyncio.gather(*(workers.ask(n, "sleep", 0.5) for n in range(2)))
        assert time.monotonic() - begin < 0.95
        first, second, third = [await workers.settle() for _ in range(3)]
        assert first is not second and third is first
        first.leave()
        first.leave()
        assert await workers.settle() is first


PARENT = """
import asyncio, sys
from wondertable.workers import Workers
async def main():
    workers = Workers({echo!r})
    print(await workers.ask("me", "process"), flush=True)
    await workers.ask("me", {verb!r}, 3600)
asyncio.run(main())
"""


@contextlib.asynccontextmanager
async def parent(verb: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, int]]:
    """A program with a worker that is busy, and the worker's id."""
    paths = os.pathsep.join(filter(None, sys.path))
    code = PARENT.format(echo=ECHO, verb=verb)
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code), stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}
    )
    assert program.stdout is not None
    try:
        yield program, int(await asyncio.wait_for(program.stdout.readline(), WAIT))
    finally:
        if program.returncode is None:
            program.kill()
        await program.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a busy process ends when it has its answer")
@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
async def test_a_busy_process_ends_with_its_parent_however_that_ends(sign: signal.Signals) -> None:
    async with parent("busy") as (program, pid):
        await asyncio.sleep(0.2)
        assert is_there(pid)
        program.send_signal(sign)
        await until_gone(pid)


# -- the compiled form -------------------------------------------------------------------------------------------------


async def test_processes_change_over_to_the_compiled_form_when_it_is_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    tree = tmp_path / "tree"
    async with Workers(ECHO, form=Form(str(tree)), look=0.1) as workers:
        first = await workers.ask("me", "process")
        settled = await workers.settle()
        assert await workers.ask("me", "path") != str(tree)
        tree.mkdir()
        await asyncio.sleep(0.3)
        assert await workers.ask("me", "process") == first, "a tree that is not whole yet is left alone"
        (tree / IN_USE).touch()
        await until(lambda: workers.living[0].pid != first)
        assert await workers.ask("me", "path") == str(tree)
        assert f"Echo runs the {workers.living[0].form} form from now on" in caplog.messages
        assert is_there(first), "what has settled in a process stays there"
        assert await settled.ask("process") == first
        settled.leave()
        await until_gone(first)
        assert len(workers.living) == 1


async def test_a_compiled_form_that_does_not_run_is_not_used(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "wondertable").mkdir(parents=True)
    (tree / "wondertable" / "__init__.py").write_text("raise SystemExit")
    async with Workers(ECHO, form=Form(str(tree)), look=0.1) as workers:
        first = await workers.ask("me", "process")
        (tree / IN_USE).touch()
        await asyncio.sleep(1)
        assert await workers.ask("me", "process") == first
    async with Workers(ECHO, form=Form(str(tree))) as workers:
        assert await workers.ask("me", "say", 1) == 1, "also if it was there from the start"


async def test_a_process_says_which_form_it_runs() -> None:
    from wondertable.core.rules import kit

    async with Workers(ECHO) as workers:
        await workers.ask("me", "say", 1)
        assert workers.living[0].form == ("plain" if str(kit.__file__).endswith(".py") else "compiled")


# -- bots at a table ---------------------------------------------------------------------------------------------------


async def first_answers(tmp_path: Path, **settings: Any) -> list[dict[str, Any]]:
    """Who sits there after two bots have answered, or somebody for them."""
    async with running(tmp_path / "t.db", thinker=rooms.THINKING, **settings) as server:
        made = await server.make(3, bots=["thumb", "thumb"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None and state["view"]["asked"] == [0])
            seats: list[dict[str, Any]] = ann.state["table"]["seats"]
            return seats


@pytest.mark.parametrize(
    ("bot", "why"), [("endless", "no answer after"), ("greedy", "more than 200 MB"), ("dying", "is gone")]
)
async def test_for_a_bot_that_takes_too_much_the_autopilot_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: str, why: str
) -> None:
    monkeypatch.setenv(rooms.PLANTED, bot)
    seats = await first_answers(tmp_path, bot_bounds=Bounds(seconds=3.0, megabytes=200))
    assert [seat["autopilot"] for seat in seats] == [False, True, True]
    told = [text for text in caplog.messages if "another answers for bot thumb" in text]
    assert len(told) == 2 and all(why in text for text in told)


async def test_the_loop_is_free_while_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(rooms.PLANTED, "slow")
    async with running(tmp_path / "t.db", thinker=rooms.THINKING) as server:
        made = await server.make(3, bots=["thumb", "thumb"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            turns = 0
            answered = asyncio.create_task(ann.until(lambda state: state["view"]["asked"] == [0]))
            while not answered.done():
                await asyncio.sleep(0.01)
                turns += 1
            await answered
    assert turns > 40
