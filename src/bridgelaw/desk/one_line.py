"""What people write where one line is wanted: a name, a place, a reason."""

from __future__ import annotations

from collections.abc import Mapping


def on_one_line(text: str, most: int | None = None) -> str:
    """Without what nobody sees, which could turn the words beside it round or pass for another's
    name; at most so many characters."""
    seen = "".join(char for char in " ".join(text.split()) if char.isprintable())
    return " ".join(seen.split())[:most]


def players_from(names: Mapping[str, str]) -> dict[str, str]:
    """Who sits where."""
    return {seat: on_one_line(name) for seat, name in names.items()}
