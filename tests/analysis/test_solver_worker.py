"""The solver's process: how it dies, hangs, comes back, is shared, and is missing."""

from __future__ import annotations

import contextlib
import gc
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver import SolverFailed, SolverMissing, dds, find
from bridgelaw.analysis.solver.worker import Worker
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.locale import language
from tests.analysis.brute_force import random_position

POSITION = Position((Hand.parse("A..."), Hand.parse("K..."), Hand.parse("Q..."),
                     Hand.parse("J...")), None, Seat.WEST)  # fmt: skip
VALUES = {Card.parse("SJ"): 0}


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(find.library())
    yield made
    made.close()


def started(worker: Worker) -> int:
    """The worker's process, which has answered a question."""
    assert worker.values(POSITION) == VALUES
    assert worker.pid is not None
    return worker.pid


def is_gone(pid: int) -> bool:
    """Is there no such process, not even a dead one that nobody waited for?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_starts_when_it_is_needed_and_stays(worker: Worker) -> None:
    assert worker.pid is None
    pid = started(worker)
    assert started(worker) == pid
    worker.close()
    assert worker.pid is None
    assert is_gone(pid)
    assert started(worker) != pid


def test_a_worker_that_is_forgotten_ends() -> None:
    forgotten = Worker(find.library())
    pid = started(forgotten)
    del forgotten
    assert is_gone(pid)


def test_killed_between_two_questions(worker: Worker) -> None:
    pid = started(worker)
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    assert started(worker) != pid


def test_killed_during_a_question(worker: Worker) -> None:
    pid = started(worker)
    os.kill(pid, signal.SIGSTOP)  # so that it cannot answer before it dies
    killer = threading.Timer(0.1, os.kill, (pid, signal.SIGKILL))
    killer.start()
    with pytest.raises(SolverFailed, match=r"died \(exit code -9\)"):
        worker.values(POSITION)
    killer.join()
    assert is_gone(pid)
    assert worker.pid is None
    assert started(worker) != pid


def test_no_answer_in_time(worker: Worker) -> None:
    pid = started(worker)
    os.kill(pid, signal.SIGSTOP)
    worker.seconds = 0.1
    with pytest.raises(SolverFailed, match=r"within 0\.1 seconds"):
        worker.values(POSITION)
    assert is_gone(pid)
    worker.seconds = 30
    assert started(worker) != pid


PROGRAMS = {
    "prints and exits": ("print('Too few cards'); sys.exit(1)", r"died \(exit code 1\)"),
    "exits at once": ("os._exit(7)", r"died \(exit code 7\)"),
    "refuses": ("answer = bytes(220); os.write(1, answer)", r"does not take .*code: 0"),
    "knows no card": ("os.write(1, int32(1) + bytes(216))", "makes no sense"),
    "another's card": (
        "os.write(1, int32(1, 0, 1, *[0] * 13, 14, *[0] * 38))", "makes no sense",
    ),
    "too many tricks": (
        "os.write(1, int32(1, 0, 1, *[0] * 13, 11, *[0] * 25, 2, *[0] * 12))", "makes no sense",
    ),
    "half an answer": ("os.write(1, bytes(100)); sys.exit(1)", r"died \(exit code 1\)"),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_that_misbehaves(
    name: str, worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, reason = PROGRAMS[name]
    program = tmp_path / "program.py"
    program.write_text(
        "import os, struct, sys\n"
        "def int32(*numbers): return struct.pack(f'={len(numbers)}i', *numbers)\n"
        f"sys.stdin.buffer.read(100)\n{code}\nsys.stdin.buffer.read()\n"
    )
    with monkeypatch.context() as patched:
        patched.setattr(dds, "__file__", str(program))
        with pytest.raises(SolverFailed, match=reason):
            worker.values(POSITION)
    worker.close()
    started(worker)


def test_an_answer_of_the_right_form_is_taken(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the programs that misbehave would prove nothing."""
    program = tmp_path / "program.py"
    answer = (1, 0, 1, *[0] * 13, 11, *[0] * 25, 1, *[0] * 12)
    program.write_text(
        "import os, struct, sys\nsys.stdin.buffer.read(100)\n"
        f"os.write(1, struct.pack('=55i', *{answer}))\nsys.stdin.buffer.read()\n"
    )
    monkeypatch.setattr(dds, "__file__", str(program))
    assert worker.values(POSITION) == {Card.parse("SJ"): 1}


def test_a_file_that_is_no_library(tmp_path: Path) -> None:
    path = tmp_path / "libdds.so"
    path.write_text("no library")
    with pytest.raises(SolverFailed, match=r"libdds\.so cannot be loaded"):
        Worker(path).values(POSITION)


def test_an_interpreter_that_cannot_be_started(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(sys, "executable", "/nowhere/python")
        with pytest.raises(SolverFailed, match="cannot be started"):
            worker.values(POSITION)
    started(worker)


def test_many_threads_at_once(worker: Worker) -> None:
    chance = random.Random("threads")
    positions = [random_position(chance, chance.randint(1, 8)) for _ in range(120)]
    expected = [worker.values(position) for position in positions]
    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(worker.values, positions)) == expected


def test_a_failure_in_one_thread_is_not_another_ones(worker: Worker) -> None:
    """Whoever waits for the other to be done gets a new process."""
    pid = started(worker)
    os.kill(pid, signal.SIGSTOP)
    killer = threading.Timer(0.1, os.kill, (pid, signal.SIGKILL))
    killer.start()
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(worker.values, POSITION) for _ in range(2)]
        failed = [one for one in asked if isinstance(one.exception(), SolverFailed)]
        answered = [one.result() for one in asked if one.exception() is None]
    killer.join()
    assert len(failed) == 1
    assert answered == [VALUES]


@pytest.fixture
def nothing_found(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """As where endplay is not installed, or has its library elsewhere."""
    monkeypatch.delenv(find.VARIABLE, raising=False)
    found: list[ModuleSpec | None] = [None]
    monkeypatch.setattr(find, "find_spec", lambda name: found[0])
    find.find_solver.cache_clear()

    def install(folder: str) -> None:
        spec = ModuleSpec("endplay", None, is_package=True)
        spec.submodule_search_locations = [folder]
        found[0] = spec

    yield install
    find.find_solver.cache_clear()


def test_missing_solver_says_what_to_install(nothing_found: object) -> None:
    with pytest.raises(SolverMissing, match="pip install --no-deps endplay") as caught:
        find.find_solver()
    assert "pip install --no-deps endplay" in language("ja").explain(caught.value)
    assert find.solver_or_none() is None


def test_endplay_without_a_library_is_missing_too(
    nothing_found: Callable[[str], None], tmp_path: Path
) -> None:
    nothing_found(str(tmp_path))
    assert find.solver_or_none() is None
    (tmp_path / "_dds").mkdir()
    (tmp_path / "_dds" / "__init__.py").touch()
    assert find.solver_or_none() is None


@pytest.mark.parametrize("name", ["libdds.so", "libdds.dylib", "dds.dll"])
def test_the_library_of_each_system_is_found(
    name: str, nothing_found: Callable[[str], None], tmp_path: Path
) -> None:
    (tmp_path / "_dds").mkdir()
    (tmp_path / "_dds" / name).touch()
    nothing_found(str(tmp_path))
    assert find.library() == tmp_path / "_dds" / name


def test_the_variable_names_another_library(
    nothing_found: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "libdds.so.2"
    monkeypatch.setenv(find.VARIABLE, str(path))
    with pytest.raises(SolverMissing, match="BRIDGELAW_DDS"):
        find.library()
    path.touch()
    assert find.library() == path


def test_everybody_shares_one_solver() -> None:
    assert find.find_solver() is find.find_solver() is find.solver_or_none()


# What follows happens to whole processes.

PROLOGUE = """
import os, signal, sys, threading, time
from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver import SolverFailed, dds, find
from bridgelaw.game import Hand, Seat
position = Position(tuple(map(Hand.parse, ("A...", "K...", "Q...", "J..."))), None, Seat.WEST)
solver = find.find_solver()
def ask():
    assert list(solver.values(position).values()) == [0]
    return solver.pid
"""


def run(code: str) -> str:
    """What a program prints that must end well and without a warning."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-X", "dev", "-c", PROLOGUE + code],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_endplay_is_never_imported() -> None:
    assert run("ask(); print('endplay' in sys.modules, 'numpy' in sys.modules)") == "False False"


def test_no_process_is_left_behind() -> None:
    assert is_gone(int(run("print(ask())")))


def test_a_parent_that_is_killed_leaves_no_worker() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROLOGUE + "print(ask(), flush=True); os.kill(os.getpid(), 9)"],
        capture_output=True,
        text=True,
        check=False,
    )
    # Its pipe is closed with its parent. Nobody may be there to wait for it, so only that it ends.
    pid = int(done.stdout)
    for _ in range(500):
        if is_gone(pid) or _is_dead(pid):
            return
        threading.Event().wait(0.02)
    pytest.fail("the worker goes on")


def _is_dead(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_ctrl_c_during_a_question() -> None:
    """The question ends, its worker too, and the next question is answered."""
    code = """
pid = ask()
os.kill(pid, signal.SIGSTOP)
threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    ask()
except KeyboardInterrupt:
    print(ask() != pid)
"""
    assert run(code) == "True"


def test_a_question_from_a_signal_handler_is_refused_and_spoils_nothing() -> None:
    """No caller waits for its own answer, and no answer is taken for that to another question."""
    code = """
pid = ask()
os.kill(pid, signal.SIGSTOP)
def handle(number, frame):
    try:
        ask()
    except SolverFailed as error:
        print(error)
    os.kill(pid, signal.SIGCONT)
signal.signal(signal.SIGUSR1, handle)
threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGUSR1)).start()
print(ask() == ask() == pid)
"""
    assert run(code) == "The double-dummy solver is busy with another question.\nTrue"


def test_ctrl_c_while_it_is_started_leaves_no_process(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[subprocess.Popen[bytes]] = []

    def begin(*words: Any, **options: Any) -> subprocess.Popen[bytes]:
        begun.append(subprocess.Popen(*words, **options))
        return begun[0]

    def interrupted(thread: threading.Thread) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("bridgelaw.analysis.solver.worker.Popen", begin)
        patched.setattr("bridgelaw.analysis.solver.worker.Thread.start", interrupted)
        with contextlib.suppress(KeyboardInterrupt):
            worker.values(POSITION)
    gc.collect()
    assert begun and is_gone(begun[0].pid)
    assert worker.values(POSITION) == VALUES


def test_a_forked_process_has_its_own_worker() -> None:
    code = """
pid = ask()
child = os.fork()
if not child:
    other = ask()
    solver.close()
    os._exit(0 if other != pid else 1)
_, status = os.waitpid(child, 0)
print(status, ask() == pid)
"""
    assert run(code) == "0 True"


def test_the_library_itself_takes_one_thread_at_a_time() -> None:
    """Two at once would end the process; here they are in ours."""
    code = """
from concurrent.futures import ThreadPoolExecutor
from bridgelaw.analysis.solver.encoding import Solutions, question, values
library = dds.Dds(str(find.library()))
asked = question(position, Solutions.EVERY_CARD)
with ThreadPoolExecutor(4) as pool:
    answers = list(pool.map(library.answer, [asked] * 400))
print({tuple(values(answer, position, Solutions.EVERY_CARD).items()) for answer in answers})
"""
    assert run(code) == "{((Card('SJ'), 0),)}"
