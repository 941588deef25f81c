"""Where a desk runs, and so what it has: in the club, or alone in somebody's browser."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DeskPlace:
    """What the pages can count on."""

    root: str = ""
    """The path under which every address of the desk stands, such as `/app/desk`."""
    signs_in: bool = True
    """Do several people use it, so that who writes shows the PIN?"""
    is_followed: bool = True
    """Can other devices open it, and follow what happens?"""


CLUB = DeskPlace()
"""A machine in the club, with phones around it."""
