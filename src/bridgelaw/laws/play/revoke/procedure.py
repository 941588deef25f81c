"""Laws 61 to 64: a revoke, corrected in time or counted after the play."""

from __future__ import annotations

from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.revoke.cards import could_comply
from bridgelaw.laws.play.revoke.correction import correct, correct_both
from bridgelaw.laws.play.revoke.counting import count
from bridgelaw.laws.play.revoke.offence import (
    Offence,
    Status,
    find,
    hands_back,
    is_over,
    not_suspected,
    nothing_to_rule,
    other_on_trick,
    suspected,
    suspects,
    trick_of,
    ways_of_going_on,
)
from bridgelaw.laws.play.revoke.questions import (
    AGREED,
    BOTH_ON_TRICK,
    ESTABLISHED,
    HANDS_BACK,
    PLAY_OVER,
    QUESTIONS,
    REVOKED,
    SUSPECTED,
    TRICK_TWELVE,
    Established,
)
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import Effect, Review, RevokeCounted, RevokeStands
from bridgelaw.table.result import is_claim_doubted


def revoke(case: Case) -> Ruling:
    """Laws 61 to 64: was it a revoke, is it established, and what follows."""
    offence = _offence(case)
    # 43B2(b). It was corrected in the play, and counts as if it had been established.
    if _is_deemed_established(case, offence):
        case.cite("43B2(b)")
        return count(case, offence, twelve=False)
    # 63A. Has the offending side gone on?
    how = _how(case, offence)
    by_claim = how is Established.OPPONENTS_CLAIMED
    # 63A4. The opponents' claim establishes it only once it is agreed.
    if how is Established.NO or (by_claim and not _is_agreed(case, offence)):
        if by_claim:
            case.cite("63A4", tr("It is not established while the claim is not agreed."))
        if not _is_revoke(case, offence):
            return _no_revoke(case, offence)
        # 62C3. The other side revoked on the same trick, and that one has played on.
        if case.table is not None and other_on_trick(case.table, offence) is not None:
            return correct_both(case, offence)
        return correct(case, offence, by_claim)
    case.cite(how.value, tr("The revoke is established."))
    # 62D1. The twelfth trick is put right all the same.
    twelve = case.fact(TRICK_TWELVE, lambda table: offence.trick == 12)
    if twelve and not case.fact(HANDS_BACK, hands_back):
        if not _is_revoke(case, offence):
            return _no_revoke(case, offence)
        case.cite("62D1", tr("On the twelfth trick it is corrected all the same."))
        return correct(case, offence, twelve=True)
    # 62C3. The other side revoked on the same trick and has not played on.
    by_play = how in (Established.PLAYED, Established.NAMED)
    if by_play and case.table is not None and _both_on_trick(case, offence):
        return correct_both(case, offence)
    # 63B. It stays, and is counted when the play is over; after a claim or trick twelve it is.
    if by_play and not twelve and not case.fact(PLAY_OVER, is_over):
        if case.table is None and _both_on_trick(case, offence):
            return correct_both(case, offence)
        return _play_on(case, offence)
    if not _is_revoke(case, offence):
        return _no_revoke(case, offence)
    return count(case, offence, twelve, by_claim)


def _offence(case: Case) -> Offence:
    table = case.table
    if table is None:
        return Offence()
    found = table.derive(find)
    if found is not None:
        return found
    if not suspects(table):
        raise nothing_to_rule()
    card = case.ask(
        SUSPECTED,
        allowed=lambda card: not_suspected(table, card),
        branches=lambda: tuple(str(card) for card in list(suspects(table))[-1:]),
    )
    assert card is not None
    return suspected(table, card)


def _how(case: Case, offence: Offence) -> Established:
    """63A: a fifth card may have been a lead (45E), and a hand that was spread a claim (48B2)."""
    ways = tuple(Established) if case.table is None else ways_of_going_on(case.table, offence)
    if len(ways) == 1:
        return case.fact(ESTABLISHED, lambda table: ways[0])
    return case.ask(
        ESTABLISHED,
        allowed=lambda way: None if way in ways else tr("the table shows something else"),
        offender=offence.by,
    )


def _is_agreed(case: Case, offence: Offence) -> bool:
    """69A: only the director knows whether the round is over; a claim in dispute is not agreed."""
    return case.fact(
        AGREED, lambda table: False if is_claim_doubted(table) else None, offender=offence.by
    )


def _is_deemed_established(case: Case, offence: Offence) -> bool:
    """Has the card been taken back, although its tricks are still to be counted?"""
    table = case.table
    return (
        table is not None
        and offence.status is Status.STANDS
        and (offence.by, offence.card) not in trick_of(table, offence).cards
    )


def _both_on_trick(case: Case, offence: Offence) -> bool:
    return case.fact(BOTH_ON_TRICK, lambda table: other_on_trick(table, offence) is not None)


def _is_revoke(case: Case, offence: Offence) -> bool:
    return case.fact(
        REVOKED,
        lambda table: could_comply(table, offence) if offence.is_sure else None,
        offender=offence.by,
    )


def _no_revoke(case: Case, offence: Offence) -> Ruling:
    """61A, 59: he could not have done what was required."""
    case.cite("59")
    case.say(None, tr("There was no revoke. The card stays, and nothing happens."))
    settled: tuple[Effect, ...] = ()
    if case.table is not None and (offence.is_sure or offence.status is Status.STANDS):
        settled = (RevokeCounted(offence.by, offence.card),)
    return case.rule("61A", tr("There was no revoke, and nothing happens."), *settled)


def _play_on(case: Case, offence: Offence) -> Ruling:
    """63B: the trick stays as it was played."""
    case.say(
        None,
        tr(
            "It is too late to correct it. Play the board to the end and keep your cards in order; "
            "then I look at it."
        ),
    )
    case.note(
        tr(
            "Do not look at the tricks that have been turned now (66C), and do not say aloud which "
            "cards somebody still holds."
        )
    )
    case.note(
        tr(
            "If a defender has shown the card that should have been played, it is a major penalty "
            "card now: rule on it as a card that was exposed."
        )
    )
    headline = tr(
        "It is not corrected any more: play to the end, then look at it and count the tricks."
    )
    return case.rule("63B", headline, RevokeStands(offence.by, offence.card), Review("64C1"))


REVOKE = Procedure("revoke", tr("Revoke"), ("61", "62", "63", "64"), revoke, QUESTIONS)
