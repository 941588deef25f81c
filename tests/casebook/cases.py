"""The cases of each file of the casebook, for all tests that look at them."""

from __future__ import annotations

from functools import cache

from bridgelaw.casebook import read_cases

cases_of = cache(read_cases)
"""Reading a file takes longer than running it."""
