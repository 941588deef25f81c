"""`bridgelaw desk` as a process, and its commands."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner, Result

from bridgelaw.cli.desk import run as desk_run
from bridgelaw.cli.main import commands
from bridgelaw.desk.desk import Desk
from bridgelaw.game import Board, Seat
from bridgelaw.locale import language
from bridgelaw.store import Store
from bridgelaw.table import Table
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.addresses.lan_addresses import address_in_the_room, code_as_text
from tests.rotation import one_of_each
from tests.until import until


def run(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    return CliRunner().invoke(commands(language(lang)), words, input=typed)


@contextmanager
def desk(*words: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A desk that runs, and what it has said."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bridgelaw", "desk", "--lang", "en", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "DISPLAY": "", "WAYLAND_DISPLAY": ""},
    )
    assert process.stdout is not None
    said = []
    try:
        for line in process.stdout:
            said.append(line.rstrip())
            if said[-1] == "Ctrl-C stops it.":
                break
        yield process, said
    finally:
        process.kill()
        process.communicate()


class Answer(NamedTuple):
    status: int
    leads_to: str | None
    page: str


def ask(port: int, path: str = "/", host: str = "127.0.0.1") -> Answer:
    with closing(HTTPConnection(host, port, timeout=30)) as connection:
        connection.request("GET", path)
        found = connection.getresponse()
        return Answer(found.status, found.headers["location"], found.read().decode())


def port_of(said: list[str]) -> int:
    found = re.search(r":(\d+)/", said[-2] if len(said) == 2 else " ".join(said))
    assert found, said
    return int(found[1])


def test_it_starts_answers_and_stops_while_somebody_watches(tmp_path: Path) -> None:
    file = str(tmp_path / "new folder" / "desk.db")
    words = ("--new", "--database", file, "--no-browser", "--port", str(free_port()))
    with desk(*words) as (process, said):
        port = port_of(said)
        assert said == [f"The director's desk: http://127.0.0.1:{port}/", "Ctrl-C stops it."]
        assert ask(port)[:2] == (303, "/first-start")
        assert "Choose a PIN" in ask(port, "/first-start").page
        room = address_in_the_room()
        if room is not None:
            with pytest.raises(ConnectionRefusedError):  # this machine alone
                ask(port, host=room)
        store = Store(file)
        at = Table(Board(Seat.WEST)).after("W 1C")
        watched = Desk(store).open_table(Desk(store).open_session("Monday").id, at)
        store.close()
        with closing(HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
            connection.request("GET", f"/tables/{watched.id}/live")
            with connection.getresponse() as watching:
                assert watching.status == 200 and watching.read(1)
                process.send_signal(signal.SIGINT)
                out, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (0, f"A new log was begun: {file}\n")
        assert out == "The desk is closed. Everything is kept.\n"


def test_in_the_room(tmp_path: Path) -> None:
    file = str(tmp_path / "desk.db")
    with desk("--database", file, "--lan", "--port", str(free_port())) as (process, said):
        port, room = port_of(said), address_in_the_room()
        if room is None:
            assert "This machine is in no network." in said
            return
        assert said[1] == f"In the room: http://{room}:{port}/"
        assert "▀" not in "".join(said), "no code where nobody looks"
        path = said[2].partition(f":{port}")[2]
        assert 'name="pin"' in ask(port, path, room).page
        assert 'name="pin"' not in ask(port, "/first-start", room).page
        process.terminate()
        assert process.wait(60) in (0, -signal.SIGTERM)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def test_the_next_port_is_taken_if_none_was_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        monkeypatch.setattr(desk_run, "DEFAULT_PORT", taken)
        (found,) = desk_run._listen(lan=False, port=None, language=language("en"))
        with found:
            number = found.getsockname()[1]
            assert number > taken and found.getsockname()[0] == "127.0.0.1"
        assert capsys.readouterr().out == f"Port {taken} is taken; the desk takes {number}.\n"
        with pytest.raises(SystemExit) as stopped:
            desk_run._listen(lan=False, port=taken, language=language("en"))
        assert stopped.value.code == 3
        assert f"Port {taken} is taken: is a desk" in capsys.readouterr().err


def test_a_wrong_database_is_said(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear members of the club, " * 99)
    for database in (str(text), str(tmp_path), "mysql://here/there", "postgresql://127.0.0.1:1/x"):
        for words in (("--no-browser",), ("pin",)):
            result = run("desk", "--database", database, *words, typed="4711\n4711\n")
            assert result.exit_code == 3, (database, result.output)
            assert result.stderr.strip() and "Traceback" not in result.output
    assert text.read_text().startswith("Dear members")


@pytest.mark.parametrize("name", ["clbu.db", "no such folder/club.db"])
def test_a_database_whose_name_is_mistyped_begins_no_log(tmp_path: Path, name: str) -> None:
    club, mistyped = tmp_path / "club.db", tmp_path / name
    assert run("desk", "pin", "--database", str(club), typed="4711\n4711\n").exit_code == 0
    for words in (("--no-browser",), ("pin",), ("tokens",)):
        result = run("desk", "--database", str(mistyped), *words, typed="4711\n4711\n")
        assert result.exit_code == 3, result.output
        assert "There is no" in result.stderr and "Traceback" not in result.output
    assert not mistyped.exists()
    other = run("desk", "pin", "--database", str(tmp_path / "spring.db"), typed="4711\n4711\n")
    assert other.exit_code == 0, "which is like no other"


@pytest.mark.parametrize(("lang", "words"), (("en", "A new log was begun"), ("ja", "新しい記録")))
def test_a_database_that_is_named_and_new_is_said(tmp_path: Path, lang: str, words: str) -> None:
    file = str(tmp_path / "desk.db")
    for database in (("--database", file, "people"), ("people", "--database", file)):
        result = run("desk", *database, lang=lang)
        assert result.exit_code == 0
        is_first = database[0] == "--database"
        assert (f"{file}" in result.stderr and words in result.stderr) is is_first


def test_a_wrong_port_is_said() -> None:
    for port in ("0", "65536", "x", "-1"):
        result = run("desk", "--port", port)
        assert result.exit_code == 2 and "is no port" in result.output


def test_the_pin_is_set_in_the_terminal(tmp_path: Path) -> None:
    file = str(tmp_path / "desk.db")
    for before in (("--database", file, "pin"), ("pin", "--database", file)):
        result = run("desk", *before, typed="4711\n4711\n")
        assert result.exit_code == 0, result.output
        assert "4711" not in result.output
        assert "The PIN is set" in result.output
    store = Store(file)
    assert Access(store).sign_in("4711", "127.0.0.1")
    for typed, problem in (("1\n1\n", "4 to 64"), ("4711\n4712\n", "The two PINs differ.")):
        result = run("desk", "pin", "--database", file, typed=typed)
        assert result.exit_code == 3 and problem in result.stderr
    assert Access(store).sign_in("4711", "127.0.0.1"), "it is what it was"
    store.close()


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "bridgelaw.web.app", raising=False)
    monkeypatch.setitem(sys.modules, "starlette.applications", None)
    result = run("desk", "--no-browser")
    assert result.exit_code == 3
    assert 'pip install "bridgelaw[desk]"' in result.stderr


def test_the_code_for_phones_has_its_own_colours() -> None:
    lines = code_as_text("http://192.168.1.20:2017/").split("\n")
    assert len({len(line) for line in lines}) == 1
    assert all(line.startswith("\x1b[30;107m") and line.endswith("\x1b[0m") for line in lines)
    assert set("".join(lines)) >= set(" ▀▄█")


def test_help_in_both_languages() -> None:
    for lang in ("en", "ja"):
        result = run("desk", "--help", lang=lang)
        assert result.exit_code == 0
        for word in ("--lan", "--database", "--no-browser", "pin", "backup", "restore", "export"):
            assert word in result.output


ONE_OF_EACH_WAY = one_of_each(
    list(product((signal.SIGINT, signal.SIGTERM), ("is begun", "loads", "answers"))),
    lambda one: one[0],
)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
@pytest.mark.parametrize(("way", "moment"), ONE_OF_EACH_WAY)
def test_a_stop_is_quiet_also_while_the_process_for_strangers_begins(
    tmp_path: Path, way: signal.Signals, moment: str
) -> None:
    """Ctrl-C goes to the whole process group, and a service is stopped with all its processes."""
    file = str(tmp_path / "desk.db")
    Store(file).close()
    with desk("--no-browser", "--port", str(free_port()), "--database", file) as (process, said):
        assert ask(port_of(said), "/laws/27").status == 200
        begun: list[int] = []

        def has_begun() -> bool:
            assert process.poll() is None
            begun[:] = children_of(process.pid)
            return bool(begun) and has_come_to(moment, begun[0], file)

        until(has_begun)
        for one in (*begun, process.pid):
            with suppress(ProcessLookupError):
                os.kill(one, way)
        out, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (0, "")
        assert out == "The desk is closed. Everything is kept.\n"


def has_come_to(moment: str, pid: int, database: str) -> bool:
    """How far the process for strangers is: it loads libraries, then it opens the database."""
    there = Path(f"/proc/{pid}")
    if moment == "loads":
        return "sqlalchemy" in (there / "maps").read_text()
    if moment == "answers":
        return database in map(opened, (there / "fd").iterdir())
    return True


def opened(descriptor: Path) -> str:
    """The file behind a descriptor; it may be closed before one can look."""
    try:
        return os.readlink(descriptor)
    except FileNotFoundError:
        return ""


def children_of(pid: int) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(one) for one in found.stdout.split()]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_desk_that_is_told_to_stop_ends_well_and_its_log_is_json(tmp_path: Path) -> None:
    with desk(
        "--no-browser",
        "--log",
        "json",
        "--port",
        str(free_port()),
        "--database",
        str(tmp_path / "x"),
    ) as (process, said):
        port = port_of(said)
        assert ask(port, "/healthz").page == "ok\n"
        assert "bridgelaw_requests_total" in ask(port, "/metrics").page
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=60)
        assert process.returncode == 0 and "The desk is closed." in out
        lines = [json.loads(line) for line in err.splitlines() if line.startswith("{")]
        assert {"healthz", "metrics"} <= {line.get("about") for line in lines}
