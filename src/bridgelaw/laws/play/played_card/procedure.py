"""Laws 45A to 45C and 47: when a card is played, and the few ways to take it back."""

from __future__ import annotations

from bridgelaw.laws.common.penalty_words import penalty_effects, say_penalty_cards
from bridgelaw.laws.common.withdrawn_cards import told_by
from bridgelaw.laws.law import Case, Ending, Ruling, fx, procedure
from bridgelaw.laws.play.played_card import endings as end
from bridgelaw.laws.play.played_card import questions as ask
from bridgelaw.laws.play.played_card.manifest import MANIFEST
from bridgelaw.laws.play.played_card.questions import Ground, How, Issue, Whose
from bridgelaw.laws.play.played_card.situation import Subject, find_subject


@procedure(MANIFEST, finds=find_subject, asks=(ask,), declared=True)
def PLAYED_CARD(case: Case, subject: Subject) -> Ruling:
    """Laws 45C and 47, with one entrance for every card that somebody wants, or wants back."""
    if subject.is_to_be_said:
        subject = subject.of(case.who(ask.WHO, allowed=subject.has_no_card))
    case.about(subject.player, card=subject.name)
    case.rules_on(subject.at)
    # 47. It is played: may it be taken back?
    if case.fact(ask.ISSUE, subject.issue) is Issue.TAKE_BACK:
        return _taking_back(case, subject)
    # 45C. It depends on whose hand the card comes from.
    whose = case.fact(ask.WHOSE, subject.whose)
    if whose is Whose.DEFENDER:
        return _defender(case, subject)
    if whose is Whose.DECLARER:
        return _declarer(case, subject)
    return _dummy(case, subject)


# 45C: is it played?


def _defender(case: Case, subject: Subject) -> Ruling:
    """45C1, C4(a) and C5."""
    how = case.fact(ask.HOW_DEFENDER, subject.how, allowed=subject.misfit)
    # C5. A penalty card is played whether its owner wishes it or not.
    if how is How.PENALTY:
        if subject.penalty is fx.Penalty.MINOR:
            case.cite("50C", end.MINOR_COMES_FIRST)
        else:
            case.cite("50D1(a)", end.MAJOR_COMES_FIRST)
        return case.rule("45C5", end.PENALTY_CARD)
    # C1. Partner could not have seen it: it goes back.
    if how is How.HIDDEN:
        return _not_played(case, subject, "45C1", end.HIDDEN)
    # 49. It was not held to be played, or it was not the defender's turn.
    if how is How.DROPPED or not case.fact(ask.DUE, subject.due):
        return case.rule("49", end.SHOWN, goes_on="exposed-card")
    # C1, C4(a). Played.
    return _played(case, subject, "45C1" if how is How.SEEN else "45C4(a)")


def _declarer(case: Case, subject: Subject) -> Ruling:
    """45C2 and C4(a)."""
    how = case.fact(ask.HOW_DECLARER, subject.how)
    # C2. It never came to rest, whoever saw it.
    if how is How.ONE_MOVEMENT:
        return _not_played(case, subject, "45C2", end.NOT_AT_REST)
    # 48A. It fell.
    if how is How.DROPPED:
        return _not_played(case, subject, "48A", end.DECLARERS_FELL)
    # C2, C4(a). Played.
    return _played(case, subject, how.value if how in (How.LAID, How.HELD) else "45C4(a)")


def _dummy(case: Case, subject: Subject) -> Ruling:
    """45C3 and C4(a)."""
    how = case.ask(ask.HOW_DUMMY)
    # C3. To arrange the cards, or to reach another.
    if how is How.ARRANGED:
        return _not_played(case, subject, "45C3", end.ARRANGED)
    # C4(a). Named.
    if how is How.NAMED:
        case.note(end.IF_ANOTHER_WAS_MEANT)
        return _played(case, subject, "45C4(a)")
    # C3. Touched on purpose.
    return _played(case, subject, "45C3")


def _played(case: Case, subject: Subject, clause: str) -> Ruling:
    return case.rule(clause, end.PLAYED, *subject.put_into_trick(clause))


def _not_played(case: Case, subject: Subject, clause: str, ending: Ending) -> Ruling:
    if subject.later:
        case.cite("47D", end.OTHERS_GO_BACK)
    return case.rule(clause, ending, *subject.picked_up())


# 47: may it be taken back?


def _taking_back(case: Case, subject: Subject) -> Ruling:
    """Law 47: the grounds on which a played card goes back, and no others."""
    ground = case.ask(ask.GROUND, allowed=subject.no_ground)
    # A. The law that rules on the irregularity says which cards go back.
    if ground is Ground.RECTIFICATION:
        return case.rule("47A", end.RECTIFICATION, goes_on=subject.other_ruling)
    # B. Revokes, leads and plays out of turn, two cards at once.
    if ground is Ground.ILLEGAL:
        return case.rule("47B", end.ILLEGAL, goes_on=subject.other_ruling)
    # C. Only a slip of the tongue.
    if ground is Ground.DESIGNATION:
        return case.rule("47C", end.DESIGNATION, goes_on="designation")
    # D. After an opponent's change.
    if ground is Ground.OPPONENT_CHANGED:
        # 16C2. The opponent may have changed because of what the player's own side had done.
        if case.fact(ask.OWN_SIDE_BEGAN, subject.own_side_began, player=subject.misled):
            subject = subject.of_the_side_at_fault
            # 62C2. Only the correction of a revoke makes a penalty card of it.
            if subject.is_after_own_revoke:
                return _after_own_revoke(case, subject)
            if subject.card is None:
                case.note(end.AFTER_OWN_REVOKE, player=subject.misled)
        return _may_go_back(case, subject, "47D")
    # E1. An opponent said that it was their turn: nobody may accept it.
    if ground is Ground.TOLD_TURN:
        case.tell(end.WAS_TOLD, player=subject.misled)
        return _goes_back(case, subject, "47E1", end.GOES_BACK_UNACCEPTED)
    if ground is Ground.WRONG_INFORMATION:
        # 75A. Right or wrong, the explainer's partner has heard it.
        case.cite("75A", end.NOT_FOR_THE_EXPLAINERS_PARTNER)
        # E2(b). Too late: only the score can be adjusted.
        if case.fact(ask.TOO_LATE, subject.too_late(case.follows_text("47E2(a)"))):
            return case.rule("47E2(b)", end.TOO_LATE, fx.Review("47E2(b)"), fx.Review("16B3"))
        # E2(a). No judgement about its effect is needed.
        return _may_go_back(case, subject, "47E2(a)", fx.Review("16B3"))
    # F. None otherwise.
    return case.rule("47F2", end.STAYS_PLAYED)


def _may_go_back(case: Case, subject: Subject, clause: str, *reviews: fx.Effect) -> Ruling:
    """The player chooses; for a card of dummy, declarer does."""
    information = ask.NOT_FOR_OWN_SIDE if subject.is_at_fault else ask.NOT_FOR_OPPONENTS
    if not case.ask(ask.TAKES_BACK, player=subject.chooser, information=information):
        return case.rule(clause, end.STAYS, *reviews)
    if subject.card is None:
        case.tell(end.CARD_GOES_BACK)
    return _goes_back(case, subject, clause, end.TAKEN_BACK, *reviews)


def _after_own_revoke(case: Case, subject: Subject) -> Ruling:
    """62C2: partner's revoke was corrected; what a defender takes back then is a penalty card."""
    by, information = subject.misled, ask.BECOMES_PENALTY_CARD
    case.cite("47D")
    if not case.ask(ask.TAKES_BACK, player=subject.chooser, information=information):
        return case.rule("62C2", end.STAYS)
    say_penalty_cards(case, by)
    if subject.after:
        case.note(end.OTHERS_MAY_CHANGE)
    cards = () if subject.card is None else (subject.card,)
    penalty = penalty_effects(by, cards, fx.Penalty.MAJOR, "62C2")
    later = subject.next_trick
    told = told_by(later, subject.at_fault)
    return case.rule(
        "62C2", end.GOES_BACK_PENALTY_CARD, *subject.taken_back(later), *penalty, *told
    )


def _goes_back(
    case: Case, subject: Subject, clause: str, ending: Ending, *reviews: fx.Effect
) -> Ruling:
    """Without rectification; 16C2: the side at fault may not use what the card told."""
    later = subject.later
    if clause == "47D" and not subject.is_lead:
        # Whoever played after it to the same trick may keep that card, and is asked in turn.
        later = subject.next_trick
        if subject.after:
            case.note(end.OTHERS_MAY_CHANGE)
    if later:
        case.cite("47D", end.OTHERS_GO_BACK)
    case.cite("16C2", end.NOT_FOR_THE_SIDE_AT_FAULT)
    told = told_by([(subject.misled, subject.card), *later], subject.at_fault)
    if subject.card is None:
        case.tell(end.WHO_MAY_USE_IT, at_fault=subject.at_fault[0])
    return case.rule(clause, ending, *subject.taken_back(later), *told, *reviews)
