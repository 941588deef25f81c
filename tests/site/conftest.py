"""What all tests of the site share."""

from __future__ import annotations

from tests.site.built import site

__all__ = ["site"]
