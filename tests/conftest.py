"""Settings for all tests: how Hypothesis runs, what this run takes, how the load is shared."""

from __future__ import annotations

import atexit
import gc
import os
import random
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, settings

from tests import rotation
from tests.browsers import playwright_here, without_its_loop
from tests.store.databases import postgresql

__all__ = ["playwright_here", "postgresql"]  # fixtures for all tests

# A shell that runs the tests in the background ignores Ctrl-C, and whatever they start would too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Without byte code every process that a test starts compiles all of it anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

_HERE = Path(__file__).parent

# Every test that has a desk of its own makes files and waits until they are written: in memory that
# takes no time, on a disk more than all the rest. What survives the loss of power no test can see.
_MEMORY, _ENOUGH = Path("/dev/shm"), 4 * 2**30  # bytes; a run leaves one of them
if "TMPDIR" not in os.environ and _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > _ENOUGH:
    os.environ["TMPDIR"] = tempfile.tempdir = str(_MEMORY)

# Hardly anything here is garbage that only a collector finds: it need not look so often.
gc.set_threshold(50_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    ours = parser.getgroup("bridgelaw")
    ours.addoption("--exhaustive", action="store_true", help="all of what a run takes a part of")
    ours.addoption("--seed", type=int, metavar="NUMBER", help="repeat the run with this seed")


def pytest_configure(config: pytest.Config) -> None:
    """The seed is drawn once: xdist's workers must collect the same tests."""
    told = getattr(config, "workerinput", None)
    if told is not None:
        config.option.seed, config.option.exhaustive = told["run"]
    elif config.option.seed is None:
        config.option.seed = random.SystemRandom().randrange(rotation.SEEDS)
    rotation.begin(config.option.seed, config.option.exhaustive)
    settings.register_profile(
        "here",
        max_examples=rotation.examples(100),
        # A shared machine is sometimes slow; that is no reason for a test to fail.
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=True,
    )
    if os.environ.get("CI") == "true":
        # The same examples every time, so that a change is never blamed for another one's luck.
        here = settings.get_profile("here")
        settings.register_profile("here", here, derandomize=True, database=None)
    settings.load_profile("here")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tells one of xdist's workers what the run takes."""
    node.workerinput["run"] = (node.config.option.seed, node.config.option.exhaustive)


@pytest.hookimpl(trylast=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """In a fresh clone all is compiled when it is first read. Two workers who read in the same
    order would compile all of it twice: every second one begins at the end, and both find
    compiled what the other has read."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    if int(worker.removeprefix("gw")) % 2 and session.config.args_source.name == "TESTPATHS":
        for path in sorted(_HERE.rglob("test_*.py"), reverse=True):
            # What is wrong with it, or missing for it, the collection says.
            with suppress(Exception, pytest.skip.Exception):
                import_module(".".join(path.relative_to(_HERE.parent).with_suffix("").parts))


def pytest_report_header(config: pytest.Config) -> str:
    return f"seed: {config.option.seed}" + (", exhaustive" if config.option.exhaustive else "")


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """With -q there is no header, and after a long run it is far away."""
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        how = " --exhaustive" if config.option.exhaustive else ""
        terminalreporter.write_line(
            f'Repeat this run with: make test ARGS="--seed={config.option.seed}{how}"'
        )


def pytest_collection_finish() -> None:
    """The collector leaves alone what is there for good: the modules and thousands of tests. When
    all is over it goes too, or what was bound from C++ says for pages that it leaks; not before,
    because pytest collects ten times over at its end."""
    gc.freeze()
    atexit.register(gc.unfreeze)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Whoever has nothing left to do takes tests from the other: the long ones stand together."""
    from xdist.scheduler import WorkStealingScheduling  # type: ignore[import-untyped]

    return WorkStealingScheduling(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """What one of xdist's workers has set up and taken down well it keeps to itself: to send it,
    three times for each test, takes longer than most tests. `--durations` asks for all of it."""
    if not hasattr(item.config, "workerinput") or item.config.option.durations is not None:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with without_its_loop(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with without_its_loop(item):
        yield
