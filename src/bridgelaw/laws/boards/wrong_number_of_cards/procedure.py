"""Laws 13 and 14: a hand with more or fewer than thirteen cards."""

from __future__ import annotations

from bridgelaw.laws.boards.teams import TEAMS
from bridgelaw.laws.boards.wrong_number_of_cards import endings as end
from bridgelaw.laws.boards.wrong_number_of_cards import questions as ask
from bridgelaw.laws.boards.wrong_number_of_cards.manifest import MANIFEST
from bridgelaw.laws.boards.wrong_number_of_cards.questions import Count, Stray
from bridgelaw.laws.boards.wrong_number_of_cards.situation import Hands
from bridgelaw.laws.common import missing_card
from bridgelaw.laws.law import Case, Ending, Ruling, fx, procedure


@procedure(MANIFEST, sees=Hands.of, asks=(ask, missing_card, TEAMS))
def WRONG_NUMBER_OF_CARDS(case: Case, hands: Hands) -> Ruling:
    """Laws 13 and 14A: hands that were not dealt thirteen cards, or have lost one."""
    count = case.fact(ask.COUNTED, hands.counted, allowed=hands.is_not_so)
    # 7B2. They were counted wrongly, and nothing is wrong.
    if count is Count.RIGHT:
        return case.rule("7B2", end.ALL_RIGHT, fx.HandsRight("7B2"))
    case.note(end.COUNT_FIRST)
    # 14. No hand is too long.
    if count is Count.SHORT:
        return _short(case, hands)
    # 13C. Before anything else, and after the play too: the card is no part of the deal.
    if count is Count.SURPLUS:
        return _surplus(case, hands)
    # 1. One card twice, and another is lacking.
    if count is Count.TWICE:
        return _twice(case, hands)
    # 13D. Too late to put it right.
    if case.know(ask.PLAY_OVER):
        return _adjusted(case, hands, "13D", end.RESULT_CANCELLED)
    # 13A, 13B. Only players with a wrong hand count.
    if case.fact(ask.CALLED, hands.has_called):
        return _has_called(case, hands)
    return _nobody_has_called(case, hands)


# 13C


def _surplus(case: Case, hands: Hands) -> Ruling:
    """13C: the card is taken away whenever it is found, and everything stands."""
    case.cite("13C", end.NOT_OF_THE_DEAL)
    right = fx.HandsRight("13C")
    stray = case.ask(ask.STRAY)
    if stray is Stray.HELD:
        card = None
        if hands.long_is_known:
            card = case.ask(ask.STRAY_CARD, allowed=hands.cannot_be_stray)
        return case.rule("13C", end.STRAY_TAKEN_AWAY, *hands.taken_out(card), right)
    if stray is Stray.IN_TRICK:
        return case.rule("13C", end.STRAY_REPLACED, right)
    return _stray_was_played(case, hands)


def _stray_was_played(case: Case, hands: Hands) -> Ruling:
    """13C: it was played to a quitted trick; if it mattered, the score is adjusted."""
    right = fx.HandsRight("13C")
    if not case.know(ask.PLAY_OVER):
        return case.rule("13C", end.STRAY_LOOKED_AT, right, fx.Review("13C"))
    if not case.ask(ask.STRAY_MATTERED):
        return case.rule("13C", end.STRAY_DID_NOT_MATTER, right)
    return _adjusted(case, hands, "13C", end.STRAY_MATTERED)


def _twice(case: Case, hands: Hands) -> Ruling:
    """1, 13C, 14: one of the two is no part of the deal, and without it a hand is short."""
    case.cite("1", end.TWO_OF_ONE_CARD)
    # 6D1. A board that has just been dealt here is dealt again, with a whole pack.
    if hands.nobody_called is not False and case.ask(ask.JUST_DEALT):
        return _dealt_anew(case, "twice")
    stray = case.ask(ask.STRAY)
    case.cite("13C", end.NOT_OF_THE_DEAL)
    if stray is Stray.QUITTED:
        return _stray_was_played(case, hands)
    if hands.play_is_over:
        return case.rule("13C", end.STRAY_TAKEN_AWAY, fx.HandsRight("13C"))
    case.tell(end.TAKEN_FROM_TRICK if stray is Stray.IN_TRICK else end.TAKEN_FROM_HAND)
    case.cite("14", end.ANOTHER_IN_ITS_PLACE)
    return _short(case, hands, stray is Stray.IN_TRICK)


def _dealt_anew(case: Case, fault: str) -> Ruling:
    """6D1: until the auction first begins on the board."""
    dealt = {"when": "before", "fault": fault}
    return case.rule("6D1", end.DEALT_ANEW, goes_on="dealing-fault", hands_over=dealt)


# 13A, 13B


def _nobody_has_called(case: Case, hands: Hands) -> Ruling:
    """13A: the hands are put right; by the commentary what somebody has seen is authorised."""
    # 6D1. A board that has just been dealt here is dealt again instead.
    if hands.nobody_called is not False and case.ask(ask.JUST_DEALT):
        return _dealt_anew(case, "wrongly_dealt")
    seen = case.ask(ask.SEEN)
    if not seen:
        return case.rule("13A1", end.PUT_RIGHT, *_corrected(case, hands, "13A1"))
    corrected = _corrected(case, hands, "13A2")
    by_text = case.follows_text("13A2")
    ending = end.PUT_RIGHT_AND_EXTRANEOUS if by_text else end.PUT_RIGHT_AND_SEEN
    return case.rule("13A2", ending, *corrected, fx.Review("13A2"))


def _has_called(case: Case, hands: Hands) -> Ruling:
    """13B: the director decides whether the board can be played; no call is changed."""
    if not case.ask(ask.PLAYABLE):
        return _adjusted(case, hands, "13B2", end.CANNOT_BE_PLAYED)
    corrected = _corrected(case, hands, "13B1")
    return case.rule("13B1", end.GOES_ON_CORRECTED, *corrected, fx.Review("13B1"))


def _corrected(case: Case, hands: Hands, law: str) -> tuple[fx.Effect, ...]:
    """The hands as they should be, card by card where they are known."""
    moves = None
    if hands.are_known:
        moves = case.ask(ask.MOVED, allowed=hands.do_not_fit, branches=hands.sample_moves)
    return *hands.moved(moves), fx.HandsRight(law)


def _adjusted(case: Case, hands: Hands, law: str, ending: Ending) -> Ruling:
    """The law orders an adjusted score; in a match between teams as 86B says."""
    score = fx.ScoreAdjusted(fx.Adjustment.ASSIGNED, law)
    if case.fact(TEAMS, hands.teams):
        case.cite(law)
        return case.rule("86B", ending, score, goes_on="no-comparable-result")
    handed = {"power": "law", "law": law}
    return case.rule(law, ending, score, goes_on="adjusted-score", hands_over=handed)


# 14


def _short(case: Case, hands: Hands, in_play: bool = False) -> Ruling:
    """14: the hand is made complete; it counts as complete all the time."""
    faced = in_play or case.know(missing_card.LEAD_FACED)
    player = hands.short or case.who(ask.WHO, allowed=hands.not_short)
    case.about(player)
    # B. Later there may be a penalty card, or a revoke.
    if faced:
        handed = hands.handed(player)
        return case.rule("14B", end.AFTER_THE_LEAD, goes_on="defective-trick", hands_over=handed)
    found = case.ask(missing_card.FOUND)
    card = case.ask(
        ask.MISSING_CARD,
        allowed=hands.cannot_be_missing,
        when=hands.lacks_a_card,
    )
    # A1, A2. It goes back, or another takes its place; A3. and no call is changed.
    if found:
        case.cite("14A1", end.BACK_TO_HAND)
    else:
        case.cite("14A2", end.REBUILT)
    back = (fx.CardRestored(player, card), fx.HandsRight("14A"))
    if found and case.ask(ask.FACE_UP):
        # 24, 16D. It was one of the player's own cards, and lay face up.
        case.cite("14A3", end.NEVER_SHORT)
        if hands.is_entered:
            case.note(end.ENTER_AS_SHOWN)
        goes_on = None if hands.is_entered else "card-in-auction"
        told = hands.told(player, card)
        return case.rule("24", end.LAY_FACE_UP, *back, *told, goes_on=goes_on)
    case.cite("14A3", end.NEVER_SHORT)
    # C. Partner may not use what the replacement tells.
    case.tell(end.NOT_FOR_PARTNER)
    return case.rule("14C", end.COMPLETE_AGAIN, *back, *hands.told(player, card))
