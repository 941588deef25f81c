"""Law 21: a call that was made because an opponent explained something wrongly."""

from __future__ import annotations

from bridgelaw.game.calls import Call
from bridgelaw.laws.auction.misinformation import endings as end
from bridgelaw.laws.auction.misinformation import questions as ask
from bridgelaw.laws.auction.misinformation.manifest import MANIFEST
from bridgelaw.laws.auction.misinformation.questions import Finding
from bridgelaw.laws.auction.misinformation.situation import Calls, Misled
from bridgelaw.laws.common.withdrawn import withdraw_late
from bridgelaw.laws.law import Case, Ruling, filled, fx, procedure, tr

_BY_EXPLAINERS_PARTNER = fx.Review("16B3")
_REVIEWS = (fx.Review("21B3"), _BY_EXPLAINERS_PARTNER)


@procedure(MANIFEST, finds=Calls, asks=(ask,))
def MISINFORMATION(case: Case, calls: Calls) -> Ruling:
    """Law 21: a player says that an opponent explained something wrongly."""
    misled = calls.last_of(case.who(ask.WHO, calls.not_called))
    case.about(player=misled.player, partner=misled.partner, lho=misled.lho, call=misled.named)
    finding = case.ask(ask.FINDING)
    # A. A misunderstanding of their own.
    if finding is Finding.OWN:
        return case.rule("21A", end.OWN_MISUNDERSTANDING)
    # 75C. The explanation was right: a call that does not fit the agreement is no infraction.
    if finding is Finding.CALL:
        case.cite("21B1(b)", end.EVIDENCE_THAT_IT_WAS_RIGHT)
        case.cite("75A", end.NOT_FOR_THE_EXPLAINERS_PARTNER)
        return case.rule("75C", end.MISTAKEN_CALL, _BY_EXPLAINERS_PARTNER)
    # B1(b). Without evidence the explanation is presumed to have been wrong.
    if finding is Finding.UNCLEAR:
        case.cite("21B1(b)", end.PRESUMED_WRONG)
    else:
        case.cite("75B", end.WAS_WRONG)
    # 75A. Right or wrong, the explainer's partner has heard it.
    case.cite("75A", end.NOT_FOR_THE_EXPLAINERS_PARTNER)
    # B3. Too late: the auction period is over, or the partner has called since.
    if case.know(ask.PERIOD_OVER):
        # 75D3. The play is over as well: what would they have done?
        if misled.is_play_over:
            handed = {"agreement": "unclear" if finding is Finding.UNCLEAR else "different"}
            return case.rule(
                "21B3", end.LOOKED_AT_NOW, goes_on="misinformation-after", hands_over=handed
            )
        case.note(end.CARD_MAY_BE_TAKEN_BACK)
        return _stands(case, misled)
    if case.fact(ask.PARTNER_CALLED, misled.partner_called):
        case.note(end.PARTNERS_CALL_APART)
        return _stands(case, misled)
    # B1(a). Would they have called something else, and could the explanation well be the cause?
    later = "" if misled.lho_called is False else filled(ask.IF_IT_IS_CHANGED, lho=misled.lho)
    if not case.fact(ask.WANTS_CHANGE, misled.has_changed, later=later):
        # 25B. A call was put in its place all the same, where no other is legal.
        goes_on = None if misled.change is None else "unintended-call"
        return case.rule("21B1(a)", end.STANDS, *_REVIEWS, goes_on=goes_on)
    instead = misled.instead()
    new = instead.has_been_made or case.ask(
        ask.NEW_CALL,
        allowed=instead.why_not,
        when=misled.call is not None,
    )
    # The director judges; nothing about the hand is said when the decision is told.
    if not case.ask(ask.INFLUENCED, new=tr("the other call") if new is None else new):
        case.note(end.GIVE_NO_REASON)
        return _stands(case, misled)
    return _change(case, misled, new)


def _stands(case: Case, misled: Misled) -> Ruling:
    """B3: the call stands; an adjusted score if the other side gained, or did damage (12B1)."""
    if misled.change is None:
        return case.rule("21B3", end.TOO_LATE, *_REVIEWS)
    # 25B. The call was changed all the same.
    case.note(end.CHANGED_ALL_THE_SAME)
    return case.rule("21B3", end.TOO_LATE, *_REVIEWS, goes_on="unintended-call")


def _change(case: Case, misled: Misled, new: Call | None) -> Ruling:
    """B1(a): the call is changed; B2: the next player may then change theirs."""
    case.cite("21B1(a)", end.IS_CHANGED)
    late = withdraw_late(misled.table)
    # B2. A later call that is not legal any more falls in any case.
    if case.fact(ask.LHO_CALLED, misled.lho_called):
        named = tr("another one") if new is None else new
        if case.fact(ask.LHO_CHANGES, misled.lho_must_change(new), new=named):
            both = misled.changed(new, lho_changes=True)
            ending = end.BOTH_CHANGED if misled.lho_calls_next(new) else end.LATER_CALL_GOES
            return case.rule("21B2", ending, *late, *both, *_REVIEWS)
    changed = misled.changed(new, lho_changes=False)
    return case.rule("21B1(a)", end.CHANGED, *late, *changed, *_REVIEWS)
