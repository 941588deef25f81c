"""Law 12C2: where an artificial score comes from, in words."""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.artificial import Elsewhere, beyond_limit, comparisons, imps_of, share_of
from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed, signed
from bridgelaw.scoring.profile import Beyond
from bridgelaw.scoring.words import award_text

Explained = tuple[Fraction | None, Fraction, tuple[Text, ...]]
"""The value if the board counts, the most that could be had, and the lines."""


def artificial_lines(award: Artificial, side: Side, context: BoardContext) -> Explained:
    """What an artificial award is worth to a side."""
    before = context.average_pluses.get(side, 0)
    beyond = beyond_limit(context.profile, award, before)
    already = {"side": side, "number": before}
    if beyond is Beyond.NOT_SCHEDULED:
        return None, Fraction(0), (
            tr("{side} have {number} average-plus scores in this session already: the board "
               "counts as never scheduled for them (12C2(d)).", **already),
        )  # fmt: skip
    limited: tuple[Text, ...] = ()
    if beyond is Beyond.AVERAGE:
        award = Artificial(Average.AVERAGE)
        limited = (
            tr(
                "{side} have {number} average-plus scores in this session already: this one is an "
                "average (12C2(d)).",
                **already,
            ),
        )
    explain = {Method.MATCHPOINTS: _matchpoints, Method.TOTAL_POINTS: _points}.get(
        context.method, _imps
    )
    value, possible, lines = explain(award, side, context)
    return value, possible, (*limited, *lines)


def _matchpoints(award: Artificial, side: Side, context: BoardContext) -> Explained:
    profile = context.profile
    top = profile.per_pair_beaten * max(0, _scores(context, side) - 1)
    elsewhere = context.elsewhere.get(side, Elsewhere())
    share = share_of(profile, award, elsewhere)
    plain = share_of(profile, award, Elsewhere())
    own = 100 * elsewhere.points / elsewhere.possible if elsewhere.possible else None
    lines = (
        _worth(award, tr("{percent} per cent of the top", percent=mixed(100 * plain))),
        *_own(award, side, context, share != plain, None if own is None else f"{mixed(own)} %"),
        tr(
            "{percent} per cent of the top of {top} are {points} matchpoints.",
            percent=mixed(100 * share),
            top=mixed(top),
            points=mixed(top * share),
        ),
    )
    if not context.scores and side not in context.others:
        return None, Fraction(0), lines[:-1]
    return top * share, top, lines


def _imps(award: Artificial, side: Side, context: BoardContext) -> Explained:
    elsewhere = context.elsewhere.get(side, Elsewhere())
    number = comparisons(context.method, context.profile, _scores(context, side))
    value = imps_of(context.profile, award, elsewhere, number)
    plain = imps_of(context.profile, award, Elsewhere(), number)
    own = elsewhere.points / elsewhere.boards if elsewhere.boards else None
    average = None if own is None else tr("{number} IMPs a board", number=signed(own))
    lines = (
        _worth(award, tr("{number} IMPs", number=signed(plain))),
        *_own(award, side, context, value != plain, average),
    )
    return value, Fraction(0), lines


def _points(award: Artificial, side: Side, context: BoardContext) -> Explained:
    if award.kind is not Average.AVERAGE:
        line = tr("At total points there is no average plus or minus; assign a score.")
        return None, Fraction(0), (line,)
    average = context.averages.get(side)
    if average is None:
        line = tr("There is no other score of this board to compare with.")
        return None, Fraction(0), (line,)
    line = tr(
        "Average is what {side} scored on average at the other tables: {points} points.",
        side=side,
        points=signed(average),
    )
    return average, Fraction(0), (line,)


def _scores(context: BoardContext, side: Side) -> int:
    """How many scores the board should have."""
    return context.scores or int(sum(context.others.get(side, {}).values())) + 1


def _worth(award: Artificial, value: Text) -> Text:
    if award.share is None and award.imps is None:
        return tr("{award} is {value} (12C2).", award=award_text(award), value=value)
    return tr("The director named the score: {value}.", value=value)


def _own(
    award: Artificial, side: Side, context: BoardContext, is_changed: bool, own: Text | str | None
) -> tuple[Text, ...]:
    """12C2(c): what the contestant has on its other boards."""
    named = award.share is not None or award.imps is not None
    if named or award.kind is Average.AVERAGE or not context.profile.own_percentage:
        return ()
    if own is not None:
        values = {"side": side, "own": own}
        if is_changed:
            return (
                tr(
                    "On the other boards of the session {side} have {own}, and get that instead "
                    "(12C2(c)).",
                    **values,
                ),
            )
        return (
            tr(
                "On the other boards of the session {side} have {own}, which changes nothing "
                "(12C2(c)).",
                **values,
            ),
        )
    if award.kind is Average.PLUS:
        return (
            tr(
                "That is the least: {side} get more if they have more on their other boards of the "
                "session (12C2(c)).",
                side=side,
            ),
        )
    return (
        tr(
            "That is the most: {side} get less if they have less on their other boards of the "
            "session (12C2(c)).",
            side=side,
        ),
    )
