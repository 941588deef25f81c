"""Who at the table can know what: what all saw, what one player alone knows, what is found out."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from bridgelaw.game import Player, Seat
from bridgelaw.laws import Procedure
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.questions import Question


class Knows(Enum):
    """Who can answer a question."""

    ALL = "all"
    """It happened in front of all four."""
    ONE = "one"
    """It is in one player's head or hand, or is that player's to choose."""
    DIRECTOR = "director"
    """It is looked up, looked at in closed hands, or judged."""


_CLOSED: Mapping[str, frozenset[str]] = {
    "card-in-auction": frozenset({"deliberate"}),
    "call-out-of-turn": frozenset({"inadmissible", "rho_passed", "late_call_stands"}),
    "defective-trick": frozenset({
        "has_suit", "revoked", "missing_card", "found", "where", "surplus", "faced",
        "cannot_be_corrected",
    }),
    "designation": frozenset({"can_win", "incontrovertible", "unintended", "intent", "could_mean"}),
    "dummy-card": frozenset({"unintended", "incontrovertible", "failed", "declarer_follows"}),
    "dummy-conduct": frozenset({"revoked", "did_not_follow"}),
    "exposed-card": frozenset({"deliberate", "not_a_claim"}),
    "claim": frozenset({"not_a_claim", "normal", "award", "reading", "played_after"}),
    "concession": frozenset({"forgotten", "normal", "sure", "tricks", "reading"}),
    "insufficient-bid": frozenset({"intended_is_insufficient", "late_call_stands"}),
    "misinformation": frozenset({"finding"}),
    "penalty-card": frozenset({"can_play", "several", "playable"}),
    "penalty-card-not-played": frozenset({"several_due"}),
    "play-out-of-turn": frozenset({"legal", "began_to_spread"}),
    "played-card": frozenset({"ground"}),
    "revoke": frozenset({
        "revoked", "suspected", "both_on_trick", "exempt", "tricks_without", "won",
    }),
    "lead-restriction": frozenset({"all_specified", "specified_suits"}),
    "several-cards": frozenset({"partner_can_follow"}),
    "trick-count": frozenset({"facts_found"}),
    "unauthorised-information": frozenset({"taken"}),
    "understandings": frozenset({"by", "depends", "matter", "repeated"}),
    "wrong-board": frozenset({"assignable", "repeats"}),
    "wrong-number-of-cards": frozenset({
        "counted", "stray", "stray_card", "stray_mattered", "moved", "missing_card", "found",
        "playable", "event",
    }),
    "settled-by-players": frozenset({
        "same", "still", "gained_side", "granted", "waived", "how_known", "in_time", "facts",
        "found_what", "forfeited", "cause",
    }),
    "wrong-pair": frozenset({
        "after_ns", "after_ew", "fault_ns", "fault_ew", "due", "deprived", "as_sat", "barometer",
        "teams_due", "event",
    }),
    "dealing-fault": frozenset({
        "can_be_dealt", "played_elsewhere", "match_known", "replay", "when", "marks", "difference",
        "event",
    }),
}  # fmt: skip
"""What is asked of nobody and can be seen by none of the four: a closed hand, what somebody meant,
what happened at other tables, what the law makes of it."""


_SEEN: Mapping[str, frozenset[str]] = {
    "conduct": frozenset({"matter", "manner", "breach", "spectator_did"}),
    "disputed-facts": frozenset({"about"}),
}
"""What all can tell although the director decides on it."""


def who_knows(procedure: Procedure, question: Question[Any]) -> Knows:
    """Who can answer a question of this procedure."""
    if question.to is not None:
        return Knows.ONE
    if question.key in _SEEN.get(procedure.key, ()):
        return Knows.ALL
    manifest = procedure.manifest
    if (
        manifest.for_director
        or question.away or question.unsaid or question.polls
        or question.key in manifest.judged
        or question.key in _CLOSED.get(procedure.key, ())
    ):  # fmt: skip
        return Knows.DIRECTOR
    return Knows.ALL


def seat_asked(asked: Asked[Any]) -> Seat | None:
    """The seat of whoever answers, where it is one player."""
    to: Player | None = asked.to
    return to if isinstance(to, Seat) else None
