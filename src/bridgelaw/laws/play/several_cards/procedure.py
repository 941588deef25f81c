"""Law 58B: one player leads or plays two or more cards at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bridgelaw.game.cards import Card
from bridgelaw.laws.common.penalty_words import (
    every_penalty_card,
    note_penalty,
    penalty_effects,
    penalty_of,
    say_penalty_cards,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.several_cards.found import Together, find_together
from bridgelaw.laws.play.several_cards.opponents import declarer_of, in_order, let_opponents_change
from bridgelaw.laws.play.several_cards.questions import (
    CHOOSES,
    DEFENDS,
    DESIGNATES,
    FACES,
    LATE,
    LHO_CARD,
    MEANT,
    PLAYED_AFTER,
    REST,
    RHO_CARD,
    TOGETHER,
    VISIBLE,
    Rest,
)
from bridgelaw.locale.text import All, AnyOf, Text, filled, tr
from bridgelaw.table.effects import (
    CardReplaced,
    CardWithdrawn,
    Effect,
    Penalty,
    PickedUp,
    Unauthorised,
)


def several_cards(case: Case) -> Ruling:
    """Law 58B: which of the cards is played, and what becomes of the others."""
    table = case.table
    found = Together() if table is None else table.derive(find_together)
    by = found.by
    if not case.fact(TOGETHER, lambda table: found.together, offender=by):
        headline = tr("The second card was not played at the same moment: it was only shown.")
        return case.rule("49", headline, goes_on="exposed-card")
    if found.out_of_turn:
        headline = tr("The play was out of turn: rule on that first.")
        return case.rule("58B", headline, goes_on="play-out-of-turn")
    # B4. Noticed when both sides have played to the next trick.
    if case.fact(LATE, lambda table: found.late):
        headline = tr("Both sides have played to the next trick: Law 67 rules on the extra card.")
        return case.rule("58B4", headline, goes_on="defective-trick")
    # B1. Only one face could be seen.
    if not case.ask(FACES):
        return _only_one_seen(case, found)
    # B2. The player designates the card that he plays.
    if not case.fact(DEFENDS, lambda table: found.defends, offender=by):
        return _declaring_side(case, found)
    if table is not None and found.trick is None:
        return _only_penalty_cards(case, found)
    if table is not None and not found.legal:
        # 52. A penalty card was due: declarer says whether the card in the trick stands.
        if found.cards[0] in found.passing_over:
            return _penalty_card_was_due(case, found)
        if found.can_go_back:
            return _none_is_legal(case, found)
    if not case.ask(MEANT, to=by, offender=by):
        return _another_was_meant(case, found)
    card = case.detail(
        DESIGNATES,
        to=by,
        allowed=_one_of(found.cards),
        branches=_written(found.cards),
        cards=AnyOf(found.cards),
        offender=by,
    )
    if card is not None and card not in found.playable:
        # 62A, 50D1(a). He meant a card that is not legal: it was shown on purpose.
        clause = "50D1(a)" if card in found.passing_over else "62A"
        case.cite(clause, tr("{card} may not be played to this trick.", card=card))
        return _another_was_meant(case, found)
    return _one_was_meant(case, found, card)


def _only_one_seen(case: Case, found: Together) -> Ruling:
    """58B1, 47F."""
    by = found.by
    # Once somebody has played to it, the card that lies in the trick is the one that was seen.
    card = found.cards[0] if found.cards else None
    if found.is_last and len(found.legal) > 1:
        card = case.detail(VISIBLE, allowed=_one_of(found.legal), branches=_written(found.legal))
    case.say(
        by,
        tr("The card that we saw is played. Take the others back into your hand; nothing else "
           "happens."),
    )  # fmt: skip
    case.cite("47F", tr("A card that is played stays played."))
    headline = tr("The card that was seen is played, and the others go back: nothing else happens.")
    return case.rule("58B1", headline, *_put(found, card), *_pick_up(found, found.without(card)))


def _declaring_side(case: Case, found: Together) -> Ruling:
    """58B2, 48A: declarer designates a card, and the others go back."""
    by = found.by
    card = case.detail(
        DESIGNATES,
        to=declarer_of(case.table),
        allowed=_one_of(found.playable),
        branches=_written(found.playable),
        cards=AnyOf(found.playable),
        offender=by,
    )
    rest = found.without(card)
    declarer = declarer_of(case.table)
    if card is not None and by is not declarer:
        case.say(by, tr("Put {card} into the trick, and the others back.", card=card))
    else:
        case.say(by, tr("Play the card that you meant, and take the others back into your hand."))
    changed = in_order(case, found, [*_put(found, card), *let_opponents_change(case, found, card)])
    case.cite("48A", tr("Declarer and dummy have no penalty cards."))
    headline = tr(
        "{offender} plays the card that was meant, and takes the others back.", offender=by
    )
    return case.rule("58B2", headline, *changed, *_pick_up(found, rest))


def _one_was_meant(case: Case, found: Together, card: Card | None) -> Ruling:
    """58B2, 50B: that one is played, and the others become penalty cards."""
    by = found.by
    rest = found.without(card)
    every = tuple(one for one in every_penalty_card(case.table, by, rest) if one is not card)
    kind = case.fact(REST, lambda table: _rest(every), offender=by)
    penalty = Penalty.MINOR if kind is Rest.LOW else Penalty.MAJOR
    if card is None:
        case.say(None, tr("The card that {offender} meant is played.", offender=by))
    else:
        case.say(None, tr("{offender} plays {card}.", offender=by, card=card))
    case.cite("50B")
    headline = filled(_LEFT[kind], offender=by)
    say_penalty_cards(case, by, every, penalty, several=kind is Rest.SEVERAL)
    note_penalty(case, by)
    # The card goes to the trick before the others are named, so that they can be penalty cards.
    effects = in_order(case, found, [*_put(found, card), *let_opponents_change(case, found, card)])
    penalties = penalty_effects(by, rest, penalty, "58B2")
    return case.rule("58B2", headline, *dict.fromkeys((*effects, *penalties)))


def _rest(every: tuple[Card, ...]) -> Rest:
    if len(every) > 1:
        return Rest.SEVERAL
    return Rest.HONOUR if every[0].is_honour else Rest.LOW


_LEFT = {
    Rest.LOW: tr(
        "The card that {offender} meant is played; the other one is a minor penalty card."
    ),
    Rest.HONOUR: tr(
        "The card that {offender} meant is played; the other one is a major penalty card."
    ),
    Rest.SEVERAL: tr(
        "The card that {offender} meant is played; {offender} has the others as major penalty "
        "cards."
    ),
}


def _another_was_meant(case: Case, found: Together) -> Ruling:
    """58B2, 50D1(a), 51A: all are major penalty cards, and declarer says which is played."""
    by, table = found.by, case.table
    card: Card | None = None
    if table is not None and len(found.playable) == 1:
        card = found.playable[0]
    else:
        card = case.detail(
            CHOOSES,
            to=declarer_of(table),
            allowed=_one_of(found.playable),
            branches=_written(found.playable),
            cards=AnyOf(found.playable),
        )
    every = tuple(one for one in every_penalty_card(table, by, found.cards) if one is not card)
    if table is None:
        case.say(
            None,
            tr(
                "All the cards that were seen are major penalty cards. Declarer says which of them "
                "is played now."
            ),
        )
    else:
        assert card is not None
        case.say(None, tr("{offender} plays {card}.", offender=by, card=card))
    case.cite("50B", tr("All the cards that were seen are major penalty cards."))
    say_penalty_cards(case, by, every, Penalty.MAJOR, several=table is None)
    note_penalty(case, by)
    headline = tr(
        "All the cards that were seen are major penalty cards, and declarer chooses the one that "
        "is played."
    )
    rest = found.without(card)
    effects = in_order(case, found, [*_put(found, card), *let_opponents_change(case, found, card)])
    # 50E3: the one that is played was a penalty card until now.
    told = Unauthorised(by, card, (by.partner,), "50E3")
    penalties = penalty_effects(by, rest, Penalty.MAJOR, "58B2")
    return case.rule("51A", headline, *dict.fromkeys((*effects, *penalties, told)))


def _none_is_legal(case: Case, found: Together) -> Ruling:
    """62A: none of the cards may be played; what was played goes back."""
    by = found.by
    case.cite("62A", tr("None of the cards may be played to this trick."))
    case.say(by, tr("Play a card that is legal. The cards that we saw stay face up before you."))
    say_penalty_cards(case, by, every_penalty_card(case.table, by, found.cards), Penalty.MAJOR)
    note_penalty(case, by)
    headline = tr(
        "None of the cards is legal: {offender} plays another, and those that were seen are major "
        "penalty cards.",
        offender=by,
    )
    effects: list[Effect] = [CardWithdrawn(by, found.cards[0])]
    effects += let_opponents_change(case, found, None)
    penalties = penalty_effects(by, found.cards, Penalty.MAJOR, "58B2")
    return case.rule("58B2", headline, *effects, *penalties)


def _penalty_card_was_due(case: Case, found: Together) -> Ruling:
    """52: the cards besides the one in the trick are penalty cards, and so all are major (50B)."""
    by = found.by
    rest = found.cards[1:]
    case.say(None, tr("Leave the cards as they are: I rule on the one that is played in a moment."))
    say_penalty_cards(case, by, every_penalty_card(case.table, by, rest), Penalty.MAJOR)
    note_penalty(case, by)
    case.note(
        tr(
            "The card that {offender} meant counts as played. If it is another than {card}, enter "
            "that one first.",
            offender=by,
            card=found.cards[0],
        )
    )
    case.cite("50B")
    headline = tr(
        "Law 52 rules on {card}, because a penalty card was due; what was seen with it is a major "
        "penalty card: {cards}.",
        card=found.cards[0],
        cards=All(rest),
    )
    penalties = penalty_effects(by, rest, Penalty.MAJOR, "58B2")
    goes_on = "penalty-card-not-played" if found.is_open else None
    return case.rule("58B2", headline, *penalties, goes_on=goes_on)


def _only_penalty_cards(case: Case, found: Together) -> Ruling:
    """58B2: another ruling took the first card back; what was seen with it has to be ruled on."""
    by = found.by
    rest = found.cards[1:]
    every = every_penalty_card(case.table, by, rest)
    penalty = penalty_of(every)
    say_penalty_cards(case, by, every, penalty)
    note_penalty(case, by)
    case.cite("50B")
    headline = tr(
        "What was seen besides the card that was taken back is a penalty card as well: {cards}.",
        cards=All(rest),
    )
    return case.rule("58B2", headline, *penalty_effects(by, rest, penalty, "58B2"))


# Which card is played


def _one_of(cards: tuple[Card, ...]) -> Callable[[Card | None], Text | None]:
    return lambda card: (
        None if card in cards else tr("it must be one of {cards}", cards=AnyOf(cards))
    )


def _written(cards: tuple[Card, ...]) -> Callable[[], tuple[str, ...]]:
    return lambda: tuple(str(card) for card in cards)


def _put(found: Together, card: Card | None) -> list[Effect]:
    """The card takes the place of the one that lies in the trick."""
    if card is None or found.trick is None or card is found.cards[0]:
        return []
    return [CardReplaced(found.by, found.cards[0], card)]


def _pick_up(found: Together, rest: Iterable[Card]) -> list[Effect]:
    """The others go back; the one that lay in the trick has gone back already."""
    if not found.cards:
        return [PickedUp(found.by, None)]
    return [PickedUp(found.by, card) for card in rest if card is not found.cards[0]]


SEVERAL_CARDS = Procedure(
    "several-cards",
    tr("Several cards played at once"),
    ("58B", "47F", "67"),
    several_cards,
    (
        TOGETHER,
        LATE,
        FACES,
        VISIBLE,
        DEFENDS,
        MEANT,
        DESIGNATES,
        REST,
        CHOOSES,
        PLAYED_AFTER,
        LHO_CARD,
        RHO_CARD,
    ),
)
