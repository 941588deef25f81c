"""A desk for each test."""

from __future__ import annotations

from tests.web.conftest import app

__all__ = ["app"]
