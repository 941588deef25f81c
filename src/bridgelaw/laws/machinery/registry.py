"""Where the laws are: a folder each, found by its name and read when it is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.laws.machinery.procedure import REGISTERED, Procedure
from bridgelaw.locale.text import tr

MOMENTS = ("auction", "boards", "information", "play", "claims", "score", "general")
"""The moments of the game, in the order in which their laws are listed."""
_LAWS = "bridgelaw.laws"


class Procedures(Mapping[str, Procedure]):
    """Every procedure by its key: the everyday ones of each moment, then in the Laws' order.

    Listing them reads their manifests, asking one of them a question its law; `PROCEDURES[key]`
    alone reads one manifest.
    """

    def __getitem__(self, key: str) -> Procedure:
        if key not in REGISTERED:
            where = f"{_LAWS}.{folders()[key]}"
            manifest: Manifest = import_module(f"{where}.manifest").MANIFEST
            if manifest.key != key:
                raise ValueError(f"{where} has the manifest of {manifest.key}")
            REGISTERED.setdefault(key, Procedure(manifest, f"{where}.procedure"))
        return REGISTERED[key]

    def __contains__(self, key: object) -> bool:
        return key in folders()

    def __iter__(self) -> Iterator[str]:
        return iter(_in_order())

    def __len__(self) -> int:
        return len(folders())


PROCEDURES: Mapping[str, Procedure] = Procedures()
"""Every procedure by its name."""


@cache
def folders() -> Mapping[str, str]:
    """The folder of each procedure below `laws`, by its key."""
    found: dict[str, str] = {}
    for moment in MOMENTS:
        for module in iter_modules(import_module(f"{_LAWS}.{moment}").__path__):
            key = module.name.replace("_", "-")
            if module.ispkg and found.setdefault(key, f"{moment}.{module.name}") != (
                f"{moment}.{module.name}"
            ):
                raise ValueError(f"two laws are called {key}")
    return found


@cache
def _in_order() -> tuple[str, ...]:
    def place(key: str) -> tuple[int, bool, int, str]:
        manifest = PROCEDURES[key].manifest
        number = re.match(r"\d+", manifest.laws[0])
        moment = folders()[key].partition(".")[0]
        law = int(number[0]) if number else 0
        return MOMENTS.index(moment), not manifest.everyday, law, manifest.laws[0]

    return tuple(sorted(folders(), key=place))


def review_of(law: str) -> PutOff:
    """The review under a law; one that no procedure knows, as of an old log, has plain words."""
    general = PutOff(
        law, tr("Look at the result"), tr("Look at what this law says about the result.")
    )
    return _reviews().get(law, general)


@cache
def _reviews() -> Mapping[str, PutOff]:
    found: dict[str, PutOff] = {}
    for procedure in PROCEDURES.values():
        for one in procedure.manifest.reviews:
            if found.setdefault(one.law, one) is not one:
                raise ValueError(f"two laws have the review of {one.law}")
    return found
