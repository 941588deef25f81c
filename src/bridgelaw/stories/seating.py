"""Seats for those of whom a story speaks by where they sit: me, my partner, on my left.

Such a story is complete without seats: all that matters is how everybody sits to whoever it is
about. Given that one seat, all others follow.
"""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.game.seats import SEAT_OF_LETTER, Seat

_PLAYERS = ("who", "turn", "dealer", "declarer")
_CALLS = ("before", "after")


def seated(facts: Mapping[str, str], who: Seat) -> dict[str, str] | None:
    """The facts with seats, if the one it is about sits there; `None` where a seat was told.

    Somebody whose place does not follow is left out.

    >>> told = {"who": "rho", "call": "1H", "before": "partner 1S"}
    >>> seated(told, Seat.SOUTH)
    {'who': 'S', 'call': '1H', 'before': 'E 1S'}
    """
    places = _places(facts, who)
    named = [facts.get(name, "") for name in _PLAYERS]
    if not facts.get("who") or SEAT_OF_LETTER.keys() & {facts.get("speaker", ""), *named}:
        return None
    found: dict[str, str] = {}
    for name, value in facts.items():
        if name in _PLAYERS:
            if value in places:
                found[name] = places[value].letter
        elif name in _CALLS:
            calls = [each.partition(" ") for each in value.split(", ")]
            if all(player in places for player, _, _ in calls):
                found[name] = ", ".join(f"{places[who].letter} {call}" for who, _, call in calls)
        else:
            found[name] = value
    if facts.get("speaker") in ("declarer", "dummy") and "declarer" in places:
        found["declarer"] = places["declarer"].letter
    return found if found.get("who") else None


def _places(facts: Mapping[str, str], who: Seat) -> dict[str, Seat]:
    """Where everybody sits whose place follows from that one."""
    about = facts.get("who", "")
    places = {about: who, "partner-of-who": who.partner, "lho-of-who": who.lho}
    teller = {"me": who, "partner": who.partner, "lho": who.rho, "rho": who.lho}.get(about)
    if teller is not None:
        places |= {
            "me": teller, "lho": teller.lho, "partner": teller.partner, "rho": teller.rho
        }  # fmt: skip
        own = {"declarer": teller, "dummy": teller.partner}.get(facts.get("speaker", ""))
        if own is not None:
            places["declarer"] = own
    declarer = places.get("declarer") or places.get(facts.get("declarer", ""))
    if about == "dummy":
        declarer = who.partner
    return places if declarer is None else {
        **places, "declarer": declarer, "dummy": declarer.partner
    }  # fmt: skip
