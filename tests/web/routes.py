"""Every address of the pages, from what is registered: new ones are covered by themselves."""

from __future__ import annotations

import re
from importlib import import_module
from typing import NamedTuple

from bridgelaw.web.app import PAGES
from bridgelaw.web.server.pages import PageRoute


class Address(NamedTuple):
    """A method, and a path with holes."""

    method: str
    path: str

    @property
    def word(self) -> str:
        """What the path begins with."""
        return self.path.split("/")[1]

    def filled(self, *values: str) -> str:
        """The path with its holes filled, the last value as often as needed, and for a step."""
        rest = list(values)

        def value(hole: re.Match[str]) -> str:
            return rest[-1] if hole[1] == ":step" or len(rest) == 1 else rest.pop(0)

        return re.sub(r"\{\w+(:\w+)?\}", value, self.path)


def routes(*features: str) -> list[PageRoute]:
    """The pages of these features, or of all."""
    return [
        route
        for feature in features or PAGES
        for route in import_module(f"bridgelaw.web.{feature}.routes").pages.routes
        if isinstance(route, PageRoute)
    ]


def addresses(*features: str) -> list[Address]:
    """Their addresses."""
    return [
        Address(method, route.path)
        for route in routes(*features)
        for method in sorted(route.methods or ())
    ]
