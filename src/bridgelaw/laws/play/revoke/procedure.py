"""Laws 61 to 64: a revoke, corrected in time or counted after the play."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.laws.common.established import ESTABLISHED_BY
from bridgelaw.laws.law import All, Case, Ruling, filled, fx, procedure
from bridgelaw.laws.play.revoke import endings as end
from bridgelaw.laws.play.revoke import questions as ask
from bridgelaw.laws.play.revoke.adjustment.procedure import count
from bridgelaw.laws.play.revoke.correction.procedure import correct, correct_both
from bridgelaw.laws.play.revoke.manifest import MANIFEST
from bridgelaw.laws.play.revoke.situation import RevokeAtTable, find_revoke, hidden_revoke
from bridgelaw.table.revokes import Established


@procedure(MANIFEST, finds=find_revoke, hidden=hidden_revoke, asks=(ask,))
def REVOKE(case: Case, revoke: RevokeAtTable) -> Ruling:
    """Laws 61 to 64: was it a revoke, is it established, and what follows."""
    # 52. Another card instead of a penalty card is no revoke, where it follows suit.
    if revoke.passed_over is not None:
        case.about(revoke.passed_over.seat, card=revoke.passed_over.what)
        return case.rule("52", end.PASSED_OVER, goes_on="penalty-card-not-played")
    # 61A. Of a hand that is not known a revoke can only be suspected.
    if revoke.is_only_suspected:
        card = case.ask(ask.SUSPECTED, allowed=revoke.not_suspected)
        revoke = revoke.suspected_of(card)
    case.about(revoke.by, revoked=revoke.card)
    case.rules_on(*revoke.events)
    # 43B2(b). It was corrected in the play, and counts as if it had been established.
    if revoke.is_deemed_established:
        _name_it(case, revoke)
        case.cite("43B2(b)")
        return count(case, revoke)
    # 63A. Has the offending side gone on?
    how = case.fact(ask.ESTABLISHED, revoke.how_established, allowed=revoke.not_gone_on)
    revoke = revoke.gone_on(how)
    _name_it(case, revoke)
    if how is Established.NO:
        return _not_established(case, revoke)
    # A4. The opponents' claim establishes it only once it is agreed.
    by_claim = how is Established.OPPONENTS_CLAIMED
    if by_claim and not case.fact(ask.AGREED, revoke.is_agreed):
        case.cite("63A4", end.CLAIM_NOT_AGREED)
        return _not_established(case, revoke, by_claim)
    return _established(case, revoke, how)


def _name_it(case: Case, revoke: RevokeAtTable) -> None:
    """Of several on a board each is ruled on by itself, so that all know which one it is."""
    if revoke.is_one_of_several:
        case.tell(end.THIS_ONE, card=revoke.card, trick=revoke.trick)
    others = tuple(
        filled(end.OTHER, seat=one.by, what=one.card, number=one.trick)
        for one in revoke.to_rule_on_now
    )
    if others:
        case.note(end.OTHERS, revokes=All(others))


def _not_established(case: Case, revoke: RevokeAtTable, by_claim: bool = False) -> Ruling:
    """62A: it must be corrected."""
    if not _is_revoke(case, revoke):
        return _no_revoke(case, revoke)
    # 62C3. The other side revoked on the same trick, and that one has played on.
    is_open = revoke.is_told and revoke.both_on_trick is None
    if revoke.both_on_trick or (is_open and case.ask(ask.BOTH_ON_TRICK, sign=True)):
        return correct_both(case, revoke)
    return correct(case, revoke, by_claim)


def _established(case: Case, revoke: RevokeAtTable, how: Established) -> Ruling:
    """63: it stays, but for the twelfth trick and a trick on which both sides revoked."""
    case.cite(ESTABLISHED_BY[how], end.ESTABLISHED)
    # 62D1. The twelfth trick is put right all the same.
    twelve = case.fact(ask.TRICK_TWELVE, revoke.is_twelfth)
    revoke = revoke.on_twelfth(twelve)
    if revoke.how_far is not None:
        revoke = replace(revoke, table=case.learn(*revoke.how_far))
    if twelve and not case.fact(ask.HANDS_BACK, revoke.hands_back):
        if not _is_revoke(case, revoke):
            return _no_revoke(case, revoke)
        case.cite("62D1", end.TWELFTH_TRICK)
        return correct(case, revoke, twelve=True)
    # 62C3. The other side revoked on the same trick and has not played on. Where only the
    # director can tell, that is asked while the play goes on.
    by_play = how in (Established.PLAYED, Established.NAMED, Established.PLAYED_OUT)
    is_shown = revoke.is_told
    if by_play and is_shown and case.fact(ask.BOTH_ON_TRICK, revoke.both_on_trick, sign=True):
        return correct_both(case, revoke)
    # 63B. It is counted when the play is over; after a claim or trick twelve it is.
    is_over = how is Established.PLAYED_OUT or revoke.play_over
    if by_play and not twelve and not is_over:
        if not is_shown and case.ask(ask.BOTH_ON_TRICK):
            return correct_both(case, revoke)
        stands = fx.RevokeStands(revoke.by, revoke.card)
        return case.rule("63B", end.PLAY_ON, stands, fx.Review("64C1"))
    if not _is_revoke(case, revoke):
        return _no_revoke(case, revoke)
    # 64. The tricks are counted.
    return count(case, revoke, twelve, agreed=how is Established.OPPONENTS_CLAIMED)


def _is_revoke(case: Case, revoke: RevokeAtTable) -> bool:
    """61A: could they have done what was required?"""
    return case.fact(ask.REVOKED, revoke.could_comply, sign=revoke.is_told)


def _no_revoke(case: Case, revoke: RevokeAtTable) -> Ruling:
    """59: who could not do what was required may play any card."""
    case.cite("59")
    return case.rule("61A", end.NO_REVOKE, *revoke.settled_as_none)
