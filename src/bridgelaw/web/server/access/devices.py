"""What a device is, in a word or two, so that a person knows it again in a list."""

from __future__ import annotations

_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "Chromebook"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)
# In this order: each calls itself by the names of those below it too.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)


def device_of(agent: str) -> str:
    """From what a browser calls itself: `Safari, iPhone`; empty where that says nothing."""
    names = (_first(_BROWSERS, agent), _first(_SYSTEMS, agent))
    return ", ".join(one for one in names if one)


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for mark, name in known if mark in agent), "")
