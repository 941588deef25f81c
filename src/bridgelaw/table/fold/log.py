"""Folding a log into a state, one event after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bridgelaw.table import events as ev
from bridgelaw.table.fold import auction, count, play, ruling, unentered
from bridgelaw.table.fold.lapsed import end_what_lapsed, end_what_was_for_the_trick
from bridgelaw.table.state import State


def _director_called(state: State, event: ev.DirectorCalled) -> None:
    state.director = True


_FOLD: dict[type, Callable[[State, Any], None]] = {
    ev.Called: auction.called,
    ev.Led: play.led,
    ev.LedFaceDown: play.led_face_down,
    ev.FacedLead: play.faced_lead,
    ev.Played: play.played,
    ev.PlayedTogether: play.played_together,
    ev.TrickQuitted: play.trick_quitted,
    ev.Exposed: play.exposed,
    ev.Spread: play.spread,
    ev.Designated: play.designated,
    ev.Claimed: play.claimed,
    ev.Conceded: play.claimed,
    ev.PutBack: play.put_back,
    ev.HandCounted: count.hand_counted,
    ev.DirectorCalled: _director_called,
    ev.Ruled: ruling.ruled,
    ev.Unentered: unentered.unentered,
    ev.Told: unentered.told,
}


def fold(state: State, events: Iterable[ev.Event]) -> None:
    """The events happen one after the other."""
    for event in events:
        try:
            happen = _FOLD[type(event)]
        except KeyError:
            raise TypeError(
                f"an event is a value of bridgelaw.events, or text such as 'W 1C', not {event!r}"
            ) from None
        if state.open:
            count.ensure_counted(state, event)
        if state.open_end:
            unentered.anchor(state, event)
        happen(state, event)
        if state.restricted and not state.trick:
            end_what_was_for_the_trick(state)
        if state.open:
            end_what_lapsed(state, event)
        state.at += 1
