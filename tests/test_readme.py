"""The examples of the README and of the documentation run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/library.md", "docs/scoring.md"])
def test_the_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried > 0
    assert failed == 0
