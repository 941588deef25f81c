"""Settings for all tests: how Hypothesis runs, and how the load is shared."""

from __future__ import annotations

import gc
import os
import signal
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.store.databases import postgresql

__all__ = ["postgresql"]  # a fixture for all tests

# A shared machine is sometimes slow; that is no reason for a test to fail.
settings.register_profile(
    "default", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
# The same examples every time, so that a change is never blamed for another one's luck.
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "default")

# A shell that runs the tests in the background ignores Ctrl-C, and whatever they start would too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Hardly anything here is garbage that only a collector finds: it need not look so often.
gc.set_threshold(50_000)


def pytest_collection_finish() -> None:
    """The collector leaves alone what is there for good: the modules and thousands of tests."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Whoever has nothing left to do takes tests from the other: the long ones stand together."""
    from xdist.scheduler import WorkStealingScheduling  # type: ignore[import-untyped]

    return WorkStealingScheduling(config, log)
