"""Starts the processes that work for the desk."""

from __future__ import annotations

import signal
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess


def start(process: BaseProcess) -> None:
    """Starts a process that Ctrl-C in the terminal does not reach, from its first line on.

    The terminal tells all processes of the group; the desk alone hears it, and ends this one.
    """
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    # Python starts this one first, and is then deaf to no signal any more.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()  # which inherits what is blocked
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
