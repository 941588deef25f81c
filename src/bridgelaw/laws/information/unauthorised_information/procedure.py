"""Laws 16B, 16C and 73C: what a player may not use, and what they did with it."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.laws.information.facts import FACTS, Facts
from bridgelaw.laws.information.on_the_board import told_by
from bridgelaw.laws.information.unauthorised_information import endings as end
from bridgelaw.laws.information.unauthorised_information import questions as ask
from bridgelaw.laws.information.unauthorised_information.manifest import MANIFEST
from bridgelaw.laws.information.unauthorised_information.questions import Source
from bridgelaw.laws.information.unauthorised_information.situation import Received
from bridgelaw.laws.law import Case, Ruling, fx, procedure


@procedure(MANIFEST, sees=Received.of, asks=(ask, FACTS))
def UNAUTHORISED_INFORMATION(case: Case, board: Received) -> Ruling:
    """Law 16B: at the time nothing is an infraction; afterwards, was it used?"""
    is_over = case.know(ask.OVER)
    giver = board.by or case.who(ask.WHO)
    board.speak_of(case, giver)
    source = case.fact(ask.SOURCE, board.source)
    # 84, 85. First the facts.
    facts = case.fact(FACTS, board.facts)
    if facts is Facts.NOT_FOUND:
        return case.rule("85A1", end.NOT_PROVED)
    if facts is Facts.ORDINARY:
        return case.rule("16B1", end.NOTHING_EXTRANEOUS)
    if facts is Facts.UNKNOWN:
        return case.rule("85B", end.FACTS_UNKNOWN)
    case.cite(facts.value, end.ESTABLISHED[facts])
    case.cite(source.value, end.SOURCES[source])
    if source.is_breach:
        case.cite("73A1")
        case.note(end.MAY_PENALISE)
    if is_over:
        return _afterwards(case, board, giver, source)
    # B2, 73C1. No infraction yet: play goes on, and partner must not use it.
    case.cite("16B2")
    case.note(end.RESERVED if board.profile.may_reserve_rights else end.NOT_RESERVED)
    ending = end.GOES_ON if source.is_innocent else end.BINDS_PARTNER
    return case.rule("73C1", ending, *told_by(giver), fx.Review(source.review))


def _afterwards(case: Case, board: Received, giver: Seat, source: Source) -> Ruling:
    """B3: did partner use it, when there was a logical alternative?"""
    case.cite("16B3", end.LOOKED_AT)
    # B1(a). What did it suggest, and what did partner do?
    if not case.ask(ask.SUGGESTS):
        return case.rule("16B1(a)", end.NOT_SUGGESTED)
    if not case.ask(ask.TAKEN):
        return case.rule("16B1(a)", end.NOT_TAKEN)
    action = case.ask(ask.ACTION, when=board.has_calls)
    # B1(b). What else was there? The poll helps; the finding is the director's.
    poll = case.ask(ask.POLL)
    case.note(*(end.NOBODY_ASKED if poll is None else poll.lines(board.profile.fewest_polled)))
    if not case.ask(ask.ALTERNATIVE):
        return case.rule("16B1(b)", end.NO_ALTERNATIVE)
    # 73C. The infraction is partner's. What was chosen has no weight (12C1(c), example 10).
    case.cite("73C1", end.NOT_AVOIDED)
    case.note(end.NO_WEIGHT, action=action or end.THE_ACTION)
    return case.rule(
        "16B1(a)",
        end.USED,
        goes_on="adjusted-score",
        hands_over=board.adjusts(source.review, giver),
    )
