"""The examples in the documentation of the modules are right."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from types import ModuleType

import pytest

import bridgelaw.game
import bridgelaw.locale
import bridgelaw.scoring
import bridgelaw.table


def modules_of(package: ModuleType) -> list[str]:
    names = [package.__name__]
    names += [
        found.name for found in pkgutil.iter_modules(package.__path__, package.__name__ + ".")
    ]
    return names


MODULES = [
    *modules_of(bridgelaw.game),
    *modules_of(bridgelaw.table),
    *modules_of(bridgelaw.locale),
    *modules_of(bridgelaw.scoring),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), report=True)
    assert result.failed == 0


def test_there_are_examples() -> None:
    attempted = sum(doctest.testmod(importlib.import_module(name)).attempted for name in MODULES)
    assert attempted >= 10
