"""The examples in the documentation of the modules are right."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from functools import cache
from types import ModuleType

import pytest

import bridgelaw
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


PUBLIC = {name: getattr(bridgelaw, name) for name in bridgelaw.__all__}
"""What an example may use, besides what its module has."""


@cache
def tried(name: str) -> doctest.TestResults:
    return doctest.testmod(importlib.import_module(name), extraglobs=PUBLIC, report=True)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert tried(name).failed == 0


def test_there_are_examples() -> None:
    assert sum(tried(name).attempted for name in MODULES[:20]) >= 10
