"""Ctrl-C ends the desk, and the desk its processes: none of them tells of it by itself."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.synchronize import Event

import pytest

from bridgelaw.cli.desk import spawning
from tests.until import HANGS, until


def work(begun: Event, enough: Event) -> None:
    begun.set()
    assert enough.wait(HANGS)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_process_of_the_desk_does_not_hear_ctrl_c(capfd: pytest.CaptureFixture[str]) -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    spawn = multiprocessing.get_context("spawn")
    begun, enough = spawn.Event(), spawn.Event()
    process = spawn.Process(target=work, args=(begun, enough))
    spawning.start(process)
    assert process.pid is not None
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before, "the desk itself hears it"

    def disturbed(pid: int = process.pid) -> None:
        if process.is_alive():
            os.kill(pid, signal.SIGINT)

    def works() -> bool:
        disturbed()  # while it loads
        return begun.is_set() or not process.is_alive()

    until(works)
    disturbed()
    enough.set()
    process.join(HANGS)
    assert process.exitcode == 0
    assert capfd.readouterr().err == ""
