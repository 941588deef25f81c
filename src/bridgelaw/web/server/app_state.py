"""What an application of the desk holds while it runs, with its types.

Starlette keeps it in `app.state`, where everything is `Any`; whoever needs it takes it from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.requests import HTTPConnection

if TYPE_CHECKING:
    from bridgelaw.bridgemate.follow import Follower
    from bridgelaw.desk.desk import Desk
    from bridgelaw.web.server.access.access import Access
    from bridgelaw.web.server.addresses.allowed_hosts import Hosts
    from bridgelaw.web.server.addresses.certificate import Certificate
    from bridgelaw.web.server.desk_place import DeskPlace
    from bridgelaw.web.server.health import Health, Measures
    from bridgelaw.web.server.limits.strangers import StrangerAnswers
    from bridgelaw.web.server.live.class_watched import Watching
    from bridgelaw.web.server.live.ringing_calls import RingingCalls
    from bridgelaw.web.server.live.round_shown import Rounds
    from bridgelaw.web.server.live.taps import Tellings
    from bridgelaw.web.server.live.watchers import Live
    from bridgelaw.web.server.sent_again import Once


class AppState(State):
    """Of the pages."""

    place: DeskPlace
    desk: Desk
    access: Access
    live: Live
    once: Once
    rounds: Rounds
    calls: RingingCalls
    hosts: Hosts
    port: int | None
    """Where other machines reach the desk, if they may."""
    certificate: Certificate | None
    bridgemate: Follower | None
    """Who follows the Data Connector, where somebody wants it."""
    strangers: StrangerAnswers | None
    """A process of theirs, where the desk is served."""
    measures: Measures
    health: Health
    watching: Watching
    """Where the trainees of a class are."""
    tellings: Tellings
    """What is just being tapped on the pages of moments."""


def state_of(served: HTTPConnection | Starlette) -> AppState:
    """What the application of a request, or this application, holds."""
    app = served.app if isinstance(served, HTTPConnection) else served
    return cast(AppState, app.state)
