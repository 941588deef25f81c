"""Ctrl-C ends the desk, and the desk its processes: none of them tells of it by itself."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time

import pytest

from bridgelaw.cli.desk import spawning


def work(seconds: float) -> None:
    time.sleep(seconds)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_process_of_the_desk_does_not_hear_ctrl_c(capfd: pytest.CaptureFixture[str]) -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    process = multiprocessing.get_context("spawn").Process(target=work, args=(0.3,))
    spawning.start(process)
    assert process.pid is not None
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before, "the desk itself hears it"
    for _ in range(20):  # while it loads, and while it works
        if process.is_alive():
            os.kill(process.pid, signal.SIGINT)
        time.sleep(0.02)
    process.join(30)
    assert process.exitcode == 0
    assert capfd.readouterr().err == ""
