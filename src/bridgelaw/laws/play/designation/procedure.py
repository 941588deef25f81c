"""Law 46: what declarer is taken to have asked for; and Law 45C4(b), a slip of the tongue."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.laws.common.penalty_words import IS_MAJOR, penalty_effects, say_penalty_cards
from bridgelaw.laws.common.withdrawn_cards import told_by
from bridgelaw.laws.law import CardQuestion, Case, Ruling, Text, fx, procedure
from bridgelaw.laws.play.designation import endings as end
from bridgelaw.laws.play.designation import questions as ask
from bridgelaw.laws.play.designation.manifest import MANIFEST
from bridgelaw.laws.play.designation.questions import Count, Intent, What
from bridgelaw.laws.play.designation.situation import Said, Slip, find_said
from bridgelaw.laws.play.trick_repair import Repair


@procedure(
    MANIFEST,
    finds=find_said,
    begins="..., {offender} declares, ...",
    asks=(ask,),
    declared=True,
)
def DESIGNATION(case: Case, said: Said) -> Ruling:
    """Laws 46B and 45C4(b): declarer did not name a card, or named one that was not meant."""
    case.about(said.declarer, declarer=said.declarer)
    what = case.fact(ask.WHAT_SAID, said.what)
    # A. A card named by suit and rank is played; 45C4(b): unless it was a slip of the tongue.
    if what is What.CARD:
        return _slip_of_the_tongue(case, said.slip)
    # A. Suit and rank should have been named. B. Whatever was meant, one card may be left.
    case.cite("46A")
    if said.only_card is not None:
        return _plays(case, said, "46B", said.only_card, end.ONLY_CARD)
    # 45C4(b). Declarer has asked for something else since: were the first words never meant?
    if said.is_changed:
        case.about(card=end.FIRST_WORDS)
        if case.ask(ask.UNINTENDED):
            return _meant_other_words(case, said)
        case.cite("45C4(a)", end.FIRST_WORDS_COUNT)
    # B5. Neither suit nor rank.
    if what is What.ANYTHING or not _can_be_meant(case, said, what):
        return _anything(case, said)
    # B. All of this only where it is not beyond doubt that declarer meant something else.
    if case.ask(ask.INCONTROVERTIBLE):
        return _as_meant(case, said)
    return _stands_for(case, said, what)


def _can_be_meant(case: Case, said: Said, what: What) -> bool:
    """46B1: high and low speak of the suit led, and where dummy leads there is nothing to win."""
    if what is What.WIN:
        return not said.dummy_leads
    if what in (What.HIGH, What.LOW):
        return case.fact(ask.CAN_FOLLOW, said.can_follow)
    return True


def _meant_other_words(case: Case, said: Said) -> Ruling:
    """45C4(b): a slip of the tongue, before the words were followed by a card."""
    card = case.ask(ask.INTENDED_CARD, allowed=said.not_playable)
    case.cite("47C")
    return _plays(case, said, "45C4(b)", card, end.MEANT_TO_NAME)


def _as_meant(case: Case, said: Said) -> Ruling:
    """46B: a different intention, beyond doubt."""
    card = _named(case, said, ask.MEANT_CARD)
    return _plays(case, said, "46B", card, end.MEANT)


def _stands_for(case: Case, said: Said, what: What) -> Ruling:
    """46B1 to B4: what the words stand for."""
    # B1(a). High.
    if what is What.HIGH:
        return _describes(case, said, "46B1(a)", said.highest, end.HIGHEST)
    # B1(b). Win it: the lowest card that is known to, if there is one.
    if what is What.WIN and case.fact(ask.CAN_WIN, said.can_win):
        return _describes(case, said, "46B1(b)", said.sure_winner, end.SURE_WINNER)
    # B1(c). Low.
    if what is What.LOW:
        return _describes(case, said, "46B1(c)", said.lowest, end.LOWEST)
    # B2. A suit: its lowest card; so too for a lead.
    if what is What.SUIT and case.fact(ask.HOLDS_SUIT, said.holds_suit):
        return _describes(case, said, "46B2", said.lowest_of_suit, end.LOWEST_OF_SUIT)
    if what is What.RANK:
        # B3(a). A lead: the suit with which dummy won the last trick is continued.
        if case.fact(ask.CONTINUES, said.continues):
            return _describes(case, said, "46B3(a)", said.continued, end.CONTINUED)
        # B3(b). Otherwise any legal card of that rank; declarer chooses between several.
        count = case.fact(ask.HOW_MANY, said.how_many)
        if count is Count.ONE:
            return _describes(case, said, "46B3(b)", said.one_of_rank, end.ONE_OF_RANK)
        if count is Count.SEVERAL:
            card = case.ask(
                ask.OF_THAT_RANK,
                allowed=said.not_of_rank,
                when=said.is_told,
            )
            return _plays(case, said, "46B3(b)", card, end.CHOSEN_OF_RANK)
    # B4. A card that is not in dummy: declarer names another.
    card = _named(case, said, ask.ANOTHER_CARD)
    if card is None:
        case.tell(end.NO_SUCH_CARD)
    return _plays(case, said, "46B4", card, end.NAMED_NOW)


def _anything(case: Case, said: Said) -> Ruling:
    """46B5: either defender chooses, but only among the cards that declarer could have meant."""
    intent = case.ask(ask.INTENT)
    # B. One certain card was meant, and nobody doubts it.
    if intent is Intent.CARD:
        return _as_meant(case, said)
    is_some = intent is Intent.SOME
    some = case.ask(
        ask.COULD_MEAN,
        allowed=said.none_playable,
        branches=said.samples_of_some,
        when=is_some and said.is_told,
    )
    choice = said.choice_among(some)
    card = case.ask(
        ask.DEFENDER_CHOOSES,
        allowed=choice.misfit,
        when=said.is_told,
        cards=choice.named,
    )
    if card is None:
        case.tell(end.DEFENDER_CHOOSES_AMONG_SOME if is_some else end.DEFENDER_CHOOSES)
    return _plays(case, said, "46B5", card, end.CHOSEN_AMONG_SOME if is_some else end.CHOSEN)


def _describes(case: Case, said: Said, clause: str, card: Card | None, description: Text) -> Ruling:
    """The words stand for one card; if dummy's hand is not known, the director says which."""
    card = card or case.ask(
        ask.WHICH_CARD, allowed=said.not_as_said, when=said.is_told, description=description
    )
    case.tell(end.MEANS, description=description)
    return _plays(case, said, clause, card, description)


def _named(case: Case, said: Said, question: CardQuestion) -> Card | None:
    """A card of dummy's, where it was entered what declarer said."""
    return case.ask(question, allowed=said.not_playable, when=said.is_told)


def _plays(case: Case, said: Said, clause: str, card: Card | None, description: Text) -> Ruling:
    goes_on = None
    # 42A3, 62A. The words mean a card that dummy may not play: it is put right at once.
    if said.is_revoke(card):
        case.note(end.IS_REVOKE)
        goes_on = "revoke"
    return case.rule(
        clause,
        end.PLAYS_IT if card is None else end.PLAYS,
        fx.CardPlayed(said.dummy, card, clause),
        goes_on=goes_on,
        card=card,
        description=description,
    )


# 45C4(b)


def _slip_of_the_tongue(case: Case, slip: Slip) -> Ruling:
    """45C4(b): the card that was meant takes the place of the one that was named."""
    case.about(card=slip.name)
    case.rules_on(slip.at)
    # C3. A card that declarer touched, or put into the trick in person, is played.
    if not case.fact(ask.NAMED, slip.named):
        return case.rule("45C3", end.TOUCHED)
    # C4(b). Until declarer next plays from either hand.
    if case.fact(ask.PLAYED_SINCE, slip.played_since):
        return case.rule("45C4(b)", end.TOO_LATE)
    if slip.is_only_card:
        return case.rule("45C4(a)", end.NO_OTHER_CARD)
    # C4(a). Named and meant: played, even if only by a lapse of concentration.
    if not case.ask(ask.UNINTENDED):
        return case.rule("45C4(a)", end.WAS_MEANT)
    new = case.ask(
        ask.INTENDED_CARD,
        allowed=slip.not_instead,
        branches=slip.samples,
        when=slip.card is not None,
    )
    case.about(new=slip.name_of_meant(new))
    case.cite("47C")
    trick = _opponents_take_back(case, slip, slip.put_right(new))
    case.tell(end.SLIP)
    wrong = tuple(play for play in trick.back if slip.lead_is_wrong and play in slip.next_trick)
    back = tuple(play for play in trick.back if play not in wrong)
    if back:
        case.cite("16C2", end.NOT_FOR_DECLARER)
        case.tell(end.DECLARER_MAY_NOT_USE_IT)
    # 56. A lead that was out of turn anyway becomes a penalty card, and declarer may use it.
    penalties: list[fx.Effect] = []
    for player, card in wrong:
        case.cite("56B", IS_MAJOR, card=card)
        say_penalty_cards(case, player)
        penalties += penalty_effects(player, (card,), fx.Penalty.MAJOR, "56B")
    return case.rule(
        "45C4(b)",
        end.CHANGED_WITH_OTHERS if back else end.CHANGED,
        *trick.moved,
        *penalties,
        *told_by(back, (slip.declarer,)),
    )


def _opponents_take_back(case: Case, slip: Slip, trick: Repair) -> Repair:
    """47D: what the opponents who have played after it must or may take back."""
    if not case.fact(ask.OPPONENT_PLAYED, slip.opponent_played):
        return trick
    # C4(b). Only a card played in turn, and legal before the change; another has a law of its own.
    if not slip.is_protected and not slip.next_trick:
        return trick
    case.cite("47D")
    opponent, theirs = slip.later[0]
    if slip.must_change(trick) or (
        slip.can_change(trick)
        and case.ask(ask.OPPONENT_CHANGES, opponent=opponent, theirs=slip.name_of(theirs))
    ):
        return trick.taking_back(*slip.later)
    if not slip.after or not slip.next_trick:
        return trick
    # The lead to the next trick goes back if somebody else has won the trick now.
    leader, lead = slip.next_trick[0]
    if trick.lead_cannot_stay or (
        not slip.lead_is_wrong and case.ask(ask.LEAD_CHANGES, opponent=leader, theirs=lead)
    ):
        return trick.with_lead_back
    return trick
