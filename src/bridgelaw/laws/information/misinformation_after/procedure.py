"""Laws 21B3, 40B, 47E2 and 75: two verdicts, on what opponents and what partner heard."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.laws.information.misinformation_after import endings as end
from bridgelaw.laws.information.misinformation_after import questions as ask
from bridgelaw.laws.information.misinformation_after.manifest import MANIFEST
from bridgelaw.laws.information.misinformation_after.questions import Agreement, Otherwise, Stage
from bridgelaw.laws.information.misinformation_after.situation import Explained, unauthorised_next
from bridgelaw.laws.information.on_the_board import told_by
from bridgelaw.laws.law import Case, Ending, Ruling, fx, procedure


@procedure(MANIFEST, sees=Explained.of, asks=(ask,))
def MISINFORMATION_AFTER(case: Case, board: Explained) -> Ruling:
    """Law 75: was there misinformation; and was the explanation unauthorised information?"""
    stage = case.fact(ask.STAGE, board.stage)
    # 21B1(a). A call may still be changed.
    if stage is Stage.AUCTION:
        return case.rule("21B1(a)", end.CALL_MAY_BE_CHANGED, goes_on="misinformation")
    # The first verdict: was there misinformation?
    agreement = case.ask(ask.AGREEMENT)
    explainer = case.who(ask.WHO)
    board.speak_of(case, explainer)
    case.cite(agreement.value, end.AGREEMENTS[agreement])
    # 75A. The second one: was it unauthorised information to the partner?
    is_told = agreement is not Agreement.OWN and case.ask(ask.MISREAD)
    if is_told:
        case.cite("75A", end.TOLD_PARTNER)
    if stage is Stage.PLAY:
        told = (*told_by(explainer), fx.Review("16B3")) if is_told else ()
        return _during_play(case, board, explainer, agreement, told)
    case.cite("21B3", end.LOOKED_AT)
    if not agreement.is_misinformation:
        return _no_redress(case, explainer, agreement.value, end.NO_INFRACTION, is_told)
    return _afterwards(case, board, explainer, agreement, is_told)


def _during_play(
    case: Case,
    board: Explained,
    explainer: Seat,
    agreement: Agreement,
    told: tuple[fx.Effect, ...],
) -> Ruling:
    """The play goes on; perhaps without the last card (47E2(a))."""
    if not agreement.is_misinformation:
        return case.rule(agreement.value, end.PLAY_ON, *told)
    later = fx.Review("21B3")
    if case.fact(ask.TAKES_BACK, board.takes_back(explainer)):
        back = (*board.taken_back(explainer), fx.Review("16C3"))
        return case.rule("47E2(a)", end.CARD_BACK, *back, *told, later)
    return case.rule("21B3", end.PLAY_ON_AND_LOOK, *told, later)


def _afterwards(
    case: Case, board: Explained, explainer: Seat, agreement: Agreement, is_told: bool
) -> Ruling:
    """75D3: what would the opponents have done with the right explanation in time?"""
    poll = case.ask(ask.POLL)
    case.note(*(end.NOBODY_ASKED if poll is None else poll.lines(board.profile.fewest_polled)))
    would = case.ask(ask.WOULD)
    # Example 18. Nobody is entitled to know that there was a misunderstanding.
    if would is Otherwise.MIX_UP:
        return _no_redress(case, explainer, "75D3", end.NOT_ENTITLED, is_told)
    if would is Otherwise.NOTHING:
        return _no_redress(case, explainer, "75D3", end.NOT_DAMAGED, is_told)
    law = "40B5(b)" if agreement is Agreement.INCOMPLETE else would.value
    if is_told:
        case.note(end.PARTNER_APART)
    return case.rule(
        law,
        end.MISINFORMED,
        *((fx.Review("16B3"),) if is_told else ()),
        goes_on="adjusted-score",
        hands_over=board.adjusts(law, explainer),
    )


def _no_redress(case: Case, explainer: Seat, clause: str, ending: Ending, is_told: bool) -> Ruling:
    """No adjusted score for misinformation; what partner heard is judged by Law 16."""
    if not is_told:
        return case.rule(clause, ending)
    return case.rule(
        clause,
        ending,
        goes_on="unauthorised-information",
        hands_over=unauthorised_next(explainer),
    )
