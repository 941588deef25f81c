"""Outcomes and awards as a person says them."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.game import Doubled
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.awards import Artificial, Assigned, Average, Award, SelfInflicted
from bridgelaw.scoring.numbers import mixed, signed
from bridgelaw.scoring.outcomes import Outcome, PassedOut, Points

_AVERAGES = {
    Average.PLUS: tr("average plus"),
    Average.AVERAGE: tr("average"),
    Average.MINUS: tr("average minus"),
}


def outcome_text(outcome: Outcome) -> Text:
    """A result.

    >>> from bridgelaw.scoring.outcomes import parse_outcome
    >>> str(outcome_text(parse_outcome("3NTX-2 by W")))
    '3NT doubled by West, two down'
    """
    if isinstance(outcome, PassedOut):
        return tr("passed out")
    if isinstance(outcome, Points):
        return tr("{score} for North-South", score=str(outcome))
    contract = outcome.contract
    names = {"bid": contract.bid, "declarer": contract.declarer}
    played = {
        Doubled.NO: tr("{bid} by {declarer}", **names),
        Doubled.DOUBLED: tr("{bid} doubled by {declarer}", **names),
        Doubled.REDOUBLED: tr("{bid} redoubled by {declarer}", **names),
    }[contract.doubled]
    return _with_tricks(played, outcome.over)


def _with_tricks(played: Text, over: int) -> Text:
    if not over:
        return tr("{contract} made", contract=played)
    if over == 1:
        return tr("{contract} made with an overtrick", contract=played)
    if over > 1:
        return tr("{contract} made with {number} overtricks", contract=played, number=over)
    if over == -1:
        return tr("{contract}, one down", contract=played)
    if over == -2:
        return tr("{contract}, two down", contract=played)
    if over == -3:
        return tr("{contract}, three down", contract=played)
    return tr("{contract}, {number} down", contract=played, number=-over)


def award_text(award: Award) -> Text:
    """An award.

    >>> from bridgelaw.scoring.awards import parse_award
    >>> str(award_text(parse_award("2/3 4S= by N, 1/3 4S-1 by N")))
    '2/3 of 4♠ by North made and 1/3 of 4♠ by North, one down'
    """
    if isinstance(award, Assigned):
        return _assigned_text(award)
    if isinstance(award, Artificial):
        if award.share is not None:
            return tr("{percent} per cent of the matchpoints", percent=mixed(100 * award.share))
        if award.imps is not None:
            return tr("{number} IMPs", number=signed(award.imps))
        return _AVERAGES[award.kind]
    if isinstance(award, SelfInflicted):
        return tr(
            "the result at the table ({actual}), with what the infraction itself cost "
            "(without it {without}; after it {after})",
            actual=award_text(award.actual),
            without=award_text(award.without),
            after=award_text(award.after),
        )
    return tr("no score")


def _assigned_text(award: Assigned) -> Text:
    if not award.is_weighted:
        return outcome_text(award.outcomes[0][0])
    return _joined(
        [
            tr("{weight} of {outcome}", weight=mixed(weight), outcome=outcome_text(outcome))
            for outcome, weight in award.outcomes
        ]
    )


def _joined(parts: Sequence[Text]) -> Text:
    """`a, b and c`."""
    text = parts[0]
    for part in parts[1:-1]:
        text = tr("{first}, {second}", first=text, second=part)
    return tr("{first} and {last}", first=text, last=parts[-1])
