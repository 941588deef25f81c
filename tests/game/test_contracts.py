"""Contracts, as people and programs write them."""

from __future__ import annotations

import pytest

from bridgelaw.game.contracts import Contract


@pytest.mark.parametrize("written", ["5Cx by N", "5CX by N", "5♣x N", "5cx by n"])
def test_a_small_x_doubles_as_some_programs_write_it(written: str) -> None:
    assert str(Contract.parse(written)) == "5CX by N"
    assert str(Contract.parse(written.replace("x ", "xx ").replace("X ", "XX "))) == "5CXX by N"
