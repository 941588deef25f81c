"""What the sides are awarded: computed, said, and put into effects."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.adjusted_score.computing import Awards, sheet_of
from bridgelaw.laws.score.common import awarded
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.awards import Artificial, Award, SelfInflicted, certain
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.derivation.derive import Derived, derive, knockout_average
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import mixed, signed
from bridgelaw.scoring.outcomes import Outcome
from bridgelaw.scoring.words import award_text
from bridgelaw.table.effects import Adjustment, ScoreAdjusted, SideAwarded


def assign(
    case: Case,
    clause: str,
    headline: Text,
    awards: Awards,
    laws: Mapping[Side, str] | None = None,
    result: Outcome | None = None,
    keeps: Side | None = None,
    redressed: Side | None = None,
    reduced: Side | None = None,
) -> Ruling:
    """The end of a ruling that assigns scores (12C1).

    `result` is the one at the table, where it mattered. `keeps` is the side that keeps it;
    `redressed` was damaged, and `reduced` gained, so that the computed scores must show it.
    """
    sheet = sheet_of(case, awards, result)
    if awards[Side.NS] != awards[Side.EW]:
        case.cite("12C1(f)")
    if sheet is not None:
        derived = derive_both(case, awards, sheet)
        for side in Side:
            _doubt(case, sheet, side, derived[side], side is redressed, side is reduced)
            if _has_no_relief(awards[side], side, sheet, derived[side]):
                keeps = side
    _say_assigned(case, awards, keeps)
    _after_ruling(case)
    by = {side: clause for side in Side} if laws is None else laws
    return case.rule(
        clause,
        headline,
        ScoreAdjusted(Adjustment.ASSIGNED, clause),
        *(SideAwarded(side, str(awards[side]), by[side]) for side in Side),
    )


def _say_assigned(case: Case, awards: Awards, keeps: Side | None) -> None:
    if awards[Side.NS] == awards[Side.EW]:
        text = award_text(awards[Side.NS])
        case.say(None, tr("I adjust the score of this board for both sides: {award}.", award=text))
        return
    for side in Side:
        award = awards[side]
        if side is keeps and isinstance(award, SelfInflicted):
            award = award.actual
        text = award_text(award)
        if side is keeps:
            words = tr("{side} keeps its result of the table: {award}.", side=side, award=text)
        else:
            words = tr("I adjust the score of {side}: {award}.", side=side, award=text)
        case.say(None, words)


def _has_no_relief(award: Award, side: Side, sheet: BoardContext, derived: Derived) -> bool:
    """12C1(e): the infraction cost nothing, so that the side keeps just what it had."""
    if not isinstance(award, SelfInflicted) or derived.value is None:
        return False
    return derive(award.actual, side, sheet).value == derived.value


def give_artificial(
    case: Case,
    awards: Mapping[Side, Artificial],
    headline: Text | None = None,
    may_be_teams: bool = True,
) -> Ruling:
    """The end of a ruling that gives artificial scores (12C2(a))."""
    clause = "12C2(a)"
    profile = case.profile
    if case.scores is not None:
        derive_both(case, awards, case.scores)
    for side in Side:
        text = award_text(awards[side])
        case.say(None, tr("{side} gets {award} on this board.", side=side, award=text))
    case.note(
        tr(
            "Average plus is {plus} per cent of the matchpoints or {plus_imps} IMPs here, and "
            "average minus {minus} per cent or {minus_imps} IMPs (12C2(a), 12C2(b)).",
            plus=mixed(100 * profile.average_plus),
            plus_imps=signed(profile.average_plus_imps),
            minus=mixed(100 * profile.average_minus),
            minus_imps=signed(profile.average_minus_imps),
        )
    )
    if profile.own_percentage:
        case.note(
            tr(
                "Who did better than average plus on the other boards of the session, or worse "
                "than average minus, gets what they had there instead (12C2(c))."
            )
        )
    if profile.most_average_plus is not None:
        case.note(
            tr(
                "A side gets average plus on {number} boards of a session at most (12C2(d)).",
                number=profile.most_average_plus,
            )
        )
    if may_be_teams and (case.scores is None or case.scores.method is Method.TEAMS):
        case.note(
            tr(
                "In a match between teams look at Law 86B as well: a result at the other table may "
                "count."
            )
        )
    _after_ruling(case)
    by_fault = tr("Artificial adjusted scores: each side by its own fault.")
    return case.rule(
        clause,
        by_fault if headline is None else headline,
        ScoreAdjusted(Adjustment.ARTIFICIAL, clause),
        *awarded(awards[Side.NS], awards[Side.EW], clause),
    )


def derive_both(case: Case, awards: Awards, sheet: BoardContext) -> dict[Side, Derived]:
    """Both sides' scores, line by line; in a knockout the average of them (12C4)."""
    derived = {side: derive(awards[side], side, sheet) for side in Side}
    for side in Side:
        case.derive(*derived[side].lines)
    ns, ew = derived[Side.NS].value, derived[Side.EW].value
    if sheet.method is Method.TEAMS and ns is not None and ew is not None and ns + ew:
        _knockout(case, sheet, ns, ew)
    return derived


def _knockout(case: Case, sheet: BoardContext, ns: Fraction, ew: Fraction) -> None:
    if not sheet.knockout:
        case.note(
            tr(
                "The scores do not balance: in a knockout match both teams get their average, "
                "which is {average} IMPs for North-South's team (12C4).",
                average=signed((ns - ew) / 2),
            )
        )
        return
    case.cite("12C4", tr("In a knockout match both sides get the average of their scores."))
    case.derive(knockout_average(ns, ew))


def _doubt(
    case: Case, sheet: BoardContext, side: Side, derived: Derived, redressed: bool, reduced: bool
) -> None:
    """A note where the computed scores do not show the damage, or the gain, that was found."""
    if sheet.result is None or not (redressed or reduced):
        return
    had = derive(certain(sheet.result), side, sheet)
    if derived.value is None or had.value is None:
        return
    values = {
        "side": side,
        "now": mixed(derived.value),
        "had": mixed(had.value),
        "unit": derived.unit,
    }
    if redressed and derived.value <= had.value:
        case.note(
            tr(
                "By these results {side} was not damaged: it has {now} {unit} now and had {had} "
                "at the table. Look at the damage again.",
                **values,
            )
        )
    if reduced and derived.value >= had.value:
        case.note(
            tr(
                "By these results {side} did not gain: it has {now} {unit} now and had {had} at "
                "the table. Look at the gain again.",
                **values,
            )
        )


def _after_ruling(case: Case) -> None:
    """92B: every ruling on a score can be appealed."""
    case.say(
        None,
        tr(
            "If you do not agree you may appeal, within {minutes} minutes from when the scores are "
            "out, or from now if that is later.",
            minutes=case.profile.appeal_minutes,
        ),
    )
