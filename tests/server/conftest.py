"""A throw-away PostgreSQL for the tests that need one; without PostgreSQL on the machine they are skipped."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
import pytest_asyncio

from tests.server.harness import free_port

INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin")) or [
    Path(found).resolve().parent for found in [shutil.which("initdb")] if found
]
numbers = itertools.count()


@contextlib.contextmanager
def cluster(folder: str) -> Iterator[str]:
    """PostgreSQL refuses to run as root; then it runs as the user its package has made."""
    prefix: list[str] = []
    if os.geteuid() == 0:
        try:
            user = pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        prefix = ["runuser", "-u", "postgres", "--"]

    def run(tool: str, *words: str) -> None:
        subprocess.run(
            [*prefix, str(INSTALLED[-1] / tool), "-D", f"{folder}/data", *words],
            check=True,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    port = free_port()
    run("initdb", "-A", "trust", "-U", "wondertable", "--no-sync")
    # Without fsync the tests are about processes that die, not about power that fails.
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    run("pg_ctl", "-w", "-l", f"{folder}/log", "-o", options, "start")
    try:
        yield f"postgresql://wondertable@127.0.0.1:{port}"
    finally:
        run("pg_ctl", "-m", "immediate", "stop")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    if not INSTALLED:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    folder = tempfile.mkdtemp(prefix="wondertable-pg-")
    try:
        with cluster(folder) as url:
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest_asyncio.fixture
async def postgres_url(postgres: str) -> str:
    """A database of its own for each test."""
    name = f"test_{os.getpid()}_{next(numbers)}"
    connection = await asyncpg.connect(f"{postgres}/postgres")
    await connection.execute(f"create database {name}")
    await connection.close()
    return f"{postgres}/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    return f"sqlite:///{tmp_path}/t.db" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of an empty database, for what does not hang on its kind."""
    return f"sqlite:///{tmp_path}/t.db"
