"""Law 46: what declarer is taken to have asked for; and the way to Law 45C4(b)."""

from __future__ import annotations

from collections.abc import Callable

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.laws.common.withdrawn_cards import refused, sample_cards
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import CardQuestion
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.designation import questions as ask
from bridgelaw.laws.play.designation.questions import Count, Intent, What
from bridgelaw.laws.play.designation.said import (
    Said,
    continued,
    find_said,
    follows,
    highest,
    lowest,
    of_rank,
    of_suit,
    playable,
    sure_winner,
)
from bridgelaw.laws.play.designation.slip import slip_of_the_tongue
from bridgelaw.locale.text import AnyOf, Text, filled, tr
from bridgelaw.table.effects import CardPlayed
from bridgelaw.table.table import Table


def designation(case: Case) -> Ruling:
    """Laws 46B and 45C4(b): declarer did not name a card, or named one that was not meant."""
    said = Said() if case.table is None else case.table.derive(find_said)
    what = case.fact(ask.WHAT_SAID, lambda table: said.what)
    # A. A card named by suit and rank is played; 45C4(b): unless it was a slip of the tongue.
    if what is What.CARD:
        return slip_of_the_tongue(case)
    only = _only_card(case.table)
    if only is not None:
        # B. Whatever was said or meant, one card is left.
        return _plays(case, said, "46B", only, tr("the only card that can be played legally"))
    # B5. Neither suit nor rank.
    if what is What.ANYTHING or not _can_be_meant(case, what):
        return _anything(case, said)
    # B. All of this only where it is not beyond doubt that declarer meant something else.
    if case.ask(ask.INCONTROVERTIBLE):
        return _as_meant(case, said)
    return _MEANS[what](case, said)


def _only_card(table: Table | None) -> Card | None:
    cards = None if table is None else playable(table)
    return next(iter(cards)) if cards is not None and len(cards) == 1 else None


def _can_be_meant(case: Case, what: What) -> bool:
    """B1. High and low speak of the suit led, and where dummy leads there is nothing to win."""
    if what is What.WIN:
        return case.table is None or bool(case.table.trick.cards)
    if what not in (What.HIGH, What.LOW):
        return True
    cards = None if case.table is None else follows(case.table)
    return case.fact(ask.CAN_FOLLOW, lambda table: None if cards is None else len(cards) > 0)


# B. A different intention


def _as_meant(case: Case, said: Said) -> Ruling:
    card = _asked_for(case, said, ask.MEANT_CARD, _not_playable(case.table))
    return _plays(case, said, "46B", card, tr("the card that declarer meant beyond doubt"))


# B1. High, low, win


def _high(case: Case, said: Said) -> Ruling:
    # B1(a).
    cards = None if case.table is None else follows(case.table)
    known = highest(cards) if cards else None
    return _describes(case, said, "46B1(a)", known, tr("the highest card of the suit led"))


def _low(case: Case, said: Said) -> Ruling:
    # The digest has no letter of its own for "low": it stands with B1(a).
    cards = None if case.table is None else follows(case.table)
    known = lowest(cards) if cards else None
    return _describes(case, said, "46B1(a)", known, tr("the lowest card of the suit led"))


def _win(case: Case, said: Said) -> Ruling:
    # B1(b). The lowest card that is known to win.
    known, card = (None, None) if case.table is None else sure_winner(case.table)
    if not case.fact(ask.CAN_WIN, lambda table: known):
        return _not_there(case, said)
    description = tr("the lowest card that is known to win the trick")
    return _describes(case, said, "46B1(b)", card, description)


# B2. A suit


def _suit(case: Case, said: Said) -> Ruling:
    suit = None if said.designation is None else said.designation.suit
    cards = None if case.table is None else of_suit(case.table, suit)
    if not case.fact(ask.HOLDS_SUIT, lambda table: None if cards is None else len(cards) > 0):
        return _not_there(case, said)
    # B2. Its lowest card; so too for a lead.
    description = tr("the lowest card of the suit that was named")
    return _describes(case, said, "46B2", lowest(cards) if cards else None, description)


# B3. A rank


def _rank(case: Case, said: Said) -> Ruling:
    rank = None if said.designation is None else said.designation.rank
    goes_on, card = (None, None) if case.table is None else continued(case.table, rank)
    # B3(a). A lead: the suit with which dummy won the last trick is continued.
    if case.fact(ask.CONTINUES, lambda table: goes_on):
        description = tr("the card of that rank in the suit with which dummy won the last trick")
        return _describes(case, said, "46B3(a)", card, description)
    # B3(b). Otherwise any legal card of that rank.
    cards = None if case.table is None else of_rank(case.table, rank)
    count = case.fact(ask.HOW_MANY, lambda table: _count(cards))
    if count is Count.NONE:
        return _not_there(case, said)
    if count is Count.ONE:
        description = tr("the one card of that rank that can be played")
        return _describes(case, said, "46B3(b)", cards[0] if cards else None, description)
    # B3(b). Declarer chooses between several.
    not_playable = _not_playable(case.table)

    def allowed(card: Card | None) -> Text | None:
        if card is not None and card.rank != rank:
            return tr("it is not of the rank that was named")
        return not_playable(card)

    chosen = _asked_for(case, said, ask.OF_THAT_RANK, allowed)
    return _plays(case, said, "46B3(b)", chosen, tr("the card of that rank that declarer chooses"))


def _count(cards: tuple[Card, ...] | None) -> Count | None:
    if cards is None:
        return None
    return Count.NONE if not cards else Count.ONE if len(cards) == 1 else Count.SEVERAL


# B4. A card that is not in dummy


def _not_there(case: Case, said: Said) -> Ruling:
    card = _asked_for(case, said, ask.ANOTHER_CARD, _not_playable(case.table))
    if case.table is None:
        case.say(
            None,
            tr(
                "Dummy has no such card, so nothing has been played. Declarer may name any card of "
                "dummy that can be played legally."
            ),
        )
    return _plays(case, said, "46B4", card, tr("the legal card that declarer names now"))


# B5. Anything


def _anything(case: Case, said: Said) -> Ruling:
    """Either defender chooses, but only among the cards that declarer could have meant."""
    table = case.table
    intent = case.ask(ask.INTENT)
    # B. One certain card was meant, and nobody doubts it.
    if intent is Intent.CARD:
        return _as_meant(case, said)
    cards = _could_mean(case, intent)
    not_playable = _not_playable(table)

    def allowed(card: Card | None) -> Text | None:
        if card is not None and cards and card not in cards:
            return tr("declarer could not have meant that card")
        return not_playable(card)

    chosen = case.detail(
        ask.DEFENDER_CHOOSES,
        allowed=allowed,
        branches=lambda: sample_cards(allowed),
        cards=AnyOf(cards) if cards else tr("the cards of dummy that can be played"),
    )
    if table is None:
        case.say(
            None,
            tr("Either defender may say which of the cards that declarer could have meant is "
               "played from dummy.")
            if intent is Intent.SOME
            else tr("Either defender may say which card is played from dummy. It must be a legal "
                    "one."),
        )  # fmt: skip
    description = (
        tr("the card that a defender chooses among those that declarer could have meant")
        if intent is Intent.SOME
        else tr("the legal card that a defender chooses")
    )
    return _plays(case, said, "46B5", chosen, description)


def _could_mean(case: Case, intent: Intent) -> tuple[Card, ...]:
    """The cards among which a defender chooses; none where they are not known."""
    table = case.table
    cards = None if table is None else playable(table)
    if intent is Intent.ANY:
        return tuple(cards or ())
    not_playable = _not_playable(table)

    def allowed(some: tuple[Card, ...]) -> Text | None:
        return next((reason for card in some if (reason := not_playable(card))), None)

    named = case.detail(
        ask.COULD_MEAN,
        allowed=allowed,
        branches=lambda: (" ".join(sample_cards(not_playable, 2)),),
    )
    return tuple(Hand.of(named)) if named else ()


# Putting the card into the trick


def _describes(case: Case, said: Said, clause: str, card: Card | None, description: Text) -> Ruling:
    """The words stand for one card; if dummy's hand is not known, the director says which."""
    if card is None:
        card = case.detail(
            ask.WHICH_CARD,
            allowed=_not_playable(case.table),
            branches=lambda: sample_cards(_not_playable(case.table)),
            description=description,
        )
    case.say(None, tr("What declarer said means {description}.", description=description))
    return _plays(case, said, clause, card, description)


def _plays(case: Case, said: Said, clause: str, card: Card | None, description: Text) -> Ruling:
    if card is None:
        case.say(None, tr("Dummy plays that card."))
        headline = tr("Dummy plays {description}.", description=description)
    else:
        case.say(None, tr("Dummy plays {card}.", card=card))
        headline = tr("Dummy plays {card}: {description}.", card=card, description=description)
    goes_on = None
    if card is not None and _is_revoke(case.table, card):
        # 42A3, 62A. The words mean a card that dummy may not play: it is put right at once.
        case.note(
            tr("Dummy can follow suit, so this is a revoke that must be put right now (62A).")
        )
        goes_on = "revoke"
    return case.rule(clause, headline, CardPlayed(said.dummy, card, clause), goes_on=goes_on)


def _is_revoke(table: Table | None, card: Card) -> bool:
    cards = None if table is None else playable(table)
    return cards is not None and card not in cards


_Reason = Callable[[Card | None], Text | None]


def _not_playable(table: Table | None) -> _Reason:
    """Why a card cannot be played from dummy now, to be used as `allowed`."""

    def reason(card: Card | None) -> Text | None:
        if table is None or card is None:
            return None
        assert table.contract is not None
        cards, dummy = playable(table), table.contract.dummy
        if cards is None:
            return refused(table, CardPlayed(dummy, card, "46B"))
        if card in cards:
            return None
        hand = table.hand(dummy)
        if hand is not None and card in hand:
            return filled(_MUST_FOLLOW, suit=table.trick.suit_led)
        return tr("Dummy does not hold {what}.", what=card)

    return reason


_MUST_FOLLOW = tr("dummy can follow to the suit led, {suit}")


def _asked_for(case: Case, said: Said, question: CardQuestion, allowed: _Reason) -> Card | None:
    """The card that declarer names."""
    return case.detail(
        question, to=said.declarer, allowed=allowed, branches=lambda: sample_cards(allowed)
    )


_MEANS: dict[What, Callable[[Case, Said], Ruling]] = {
    What.HIGH: _high,
    What.LOW: _low,
    What.WIN: _win,
    What.SUIT: _suit,
    What.RANK: _rank,
    What.MISSING: _not_there,
}


DESIGNATION = Procedure(
    "designation",
    tr("What declarer said to dummy"),
    ("45C4", "46", "47C"),
    designation,
    (
        ask.WHAT_SAID,
        ask.CAN_FOLLOW,
        ask.INCONTROVERTIBLE,
        ask.MEANT_CARD,
        ask.CAN_WIN,
        ask.HOLDS_SUIT,
        ask.CONTINUES,
        ask.HOW_MANY,
        ask.WHICH_CARD,
        ask.OF_THAT_RANK,
        ask.ANOTHER_CARD,
        ask.INTENT,
        ask.COULD_MEAN,
        ask.DEFENDER_CHOOSES,
        ask.NAMED,
        ask.PLAYED_SINCE,
        ask.UNINTENDED,
        ask.INTENDED_CARD,
        ask.OPPONENT_PLAYED,
        ask.OPPONENT_CHANGES,
        ask.LEAD_CHANGES,
    ),
)
