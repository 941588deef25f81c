"""Law 15A: a call made on cards that were taken from a wrong board."""

from __future__ import annotations

from bridgelaw.laws.auction.wrong_board import endings as end
from bridgelaw.laws.auction.wrong_board import questions as ask
from bridgelaw.laws.auction.wrong_board.manifest import MANIFEST
from bridgelaw.laws.auction.wrong_board.questions import Repeat
from bridgelaw.laws.auction.wrong_board.situation import Calls, WrongCards
from bridgelaw.laws.law import Case, Ending, Ruling, fx, procedure

_ARTIFICIAL = fx.Adjustment.ARTIFICIAL


@procedure(MANIFEST, finds=Calls, begins="..., {offender} ?, ...", asks=(ask,))
def WRONG_BOARD(case: Case, calls: Calls) -> Ruling:
    """Law 15A: a player has called on cards that they took from a wrong board."""
    # A4. Whatever else follows.
    case.note(end.MAY_ADD_A_PENALTY)
    if not case.ask(ask.WHICH_BOARD, allowed=lambda this: calls.no_call() if this else None):
        return _other_board(case)
    made = calls.made_by(case.who(ask.WHO, allowed=calls.cannot_be))
    case.about(made.by)
    # A1. The call and everything after it is cancelled.
    case.cite("15A1", end.ALL_CANCELLED)
    # A2(a). The partner has called: there is no way back.
    if case.fact(ask.PARTNER_CALLED, made.partner_called):
        gone = made.cancelled() if made.may_go_back else []
        by_text = case.follows_text("15A2(a)")
        kind = fx.Adjustment.ASSIGNED if by_text else _ARTIFICIAL
        return case.rule(
            "15A2(a)",
            end.PARTNER_HAS_CALLED_BY_TEXT if by_text else end.PARTNER_HAS_CALLED,
            *gone,
            fx.ScoreAdjusted(kind, "15A2(a)"),
            goes_on="adjusted-score",
            hands_over={"power": "law", "law": "15A2(a)"},
        )
    # A2(b), (c). The player calls again on the right cards.
    return _calls_again(case, made)


def _calls_again(case: Case, made: WrongCards) -> Ruling:
    """A2(b), and (c): only the other side may use what was called."""
    lho_called = case.fact(ask.LHO_CALLED, made.lho_called)
    case.cite("15A2(c)", end.FOR_ONE_SIDE_ALONE)
    case.tell(end.CALL_AGAIN, *(end.LHO_MAY_CALL_ANEW if lho_called else end.DOES_NOT_COUNT))
    told = made.unauthorised(lho_called)
    return case.rule("15A2(b)", end.CALLS_AGAIN, *made.cancelled(), *told, fx.Review("16C3"))


def _other_board(case: Case) -> Ruling:
    """A3: the board that the cards came from."""
    case.about(case.who(ask.WHO))
    # Other opponents have heard nothing: the director decides.
    if not case.ask(ask.SAME_OPPONENTS):
        if case.ask(ask.PLAYABLE):
            return case.rule("15A3", end.IS_PLAYED)
        return _adjusted(case, end.IS_NOT_PLAYED)
    # The same opponents lose nothing if the call is repeated, or a comparable one made.
    repeat = case.ask(ask.REPEATS)
    if repeat is Repeat.DIFFERENT:
        return _adjusted(case, end.CALL_DIFFERS)
    if repeat is not Repeat.SAME:
        case.cite(repeat.value)
    return case.rule("15A3", end.CALLED_AS_BEFORE)


def _adjusted(case: Case, ending: Ending) -> Ruling:
    """A3, 12C1: an adjusted score, assigned wherever it can be."""
    assignable = case.ask(ask.ASSIGNABLE)
    if not assignable:
        case.cite("12C1(d)")
    kind = fx.Adjustment.ASSIGNED if assignable else _ARTIFICIAL
    return case.rule(
        "15A3",
        ending,
        fx.ScoreAdjusted(kind, "15A3"),
        goes_on="adjusted-score",
        hands_over={"power": "law", "law": "15A3", "assignable": "yes" if assignable else "no"},
    )
