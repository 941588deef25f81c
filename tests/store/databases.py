"""A PostgreSQL server for the tests: a real one, in a folder of its own, reached by a socket."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

USER = "desk"


class Server:
    """A server that can be stopped and started."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        # A socket's name must be short, shorter than the tests' own folders are.
        self._folder = Path(tempfile.mkdtemp(prefix="desk-"))
        # The server refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._count = 0
        self._free: list[str] = []
        self._run(
            "initdb", "-D", str(self._folder / "data"), "-U", USER, "--auth=trust", "--no-sync",
            "-E", "UTF8", "--locale=C",
        )  # fmt: skip
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        # Into a file: a server that goes on running would keep a pipe open for ever.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [self._programs / program, *arguments], user=self._user, cwd=self._folder,
                stdout=said, stderr=said, check=False,
            )  # fmt: skip
            said.seek(0)
            assert done.returncode == 0, said.read().decode(errors="replace")[-2000:]

    def start(self) -> None:
        options = f"-k {self._folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        self._run(
            "pg_ctl", "-D", str(self._folder / "data"), "-l", str(self._folder / "log"),
            "-o", options, "-w", "start",
        )  # fmt: skip

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    def new_database(self, encoding: str = "UTF8") -> str:
        """The address of a database with nothing in it."""
        import psycopg

        self._count += 1
        name = f"desk{self._count}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            made = f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0"
            connection.execute(made.encode())
        return self._address(name)

    def lend_database(self) -> str:
        """One with nothing in it that is given back: to make a new one takes long."""
        return self._free.pop() if self._free else self.new_database()

    def take_back(self, address: str) -> None:
        """Empties a database that was lent, and lets nobody stay in it."""
        import psycopg

        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        self._free.append(address)

    def _address(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self._folder}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian's is in nobody's path."""
    found = shutil.which("pg_ctl")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    near = [Path(found).resolve().parent] if found else []
    return next((one for one in (*near, *folders) if (one / "initdb").exists()), None)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A server for all tests of this process."""
    found = programs()
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is missing")
        pytest.skip("no PostgreSQL on this machine")
    server = Server(found)
    yield server
    server.remove()
