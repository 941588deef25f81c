"""Playwright for all tests that open a browser: there can be one in a process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Playwright, sync_playwright

_NAME = "playwright_here"


@pytest.fixture(scope="session", name=_NAME)
def playwright_here() -> Iterator[Playwright]:
    with sync_playwright() as made:
        yield made


@contextmanager
def without_its_loop(item: pytest.Item) -> Iterator[None]:
    """Playwright leaves its event loop running between two tests of a browser; the tests in
    between, in the same process, run loops of their own."""
    running = asyncio._get_running_loop()
    if running is None or _NAME in getattr(item, "fixturenames", ()):
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(running)
