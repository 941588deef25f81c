"""No sentence of a law is lost, turned round, or told to somebody else without being seen."""

from __future__ import annotations

import pytest

from bridgelaw.laws import PROCEDURES
from tests.laws.what_is_said import kept, said_by


@pytest.mark.parametrize("key", sorted(PROCEDURES))
def test_what_is_said_is_as_kept(key: str) -> None:
    assert said_by(key) == kept()[key], "python -m tests.laws.what_is_said, and read the change"
