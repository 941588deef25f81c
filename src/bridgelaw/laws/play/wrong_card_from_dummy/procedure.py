"""Law 45D: dummy put a card into the trick that declarer did not name."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.common.withdrawn_cards import (
    Play,
    choices_instead,
    kept_legally,
    not_instead,
    refused,
    sample_cards,
    taken_back,
    told_by,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import CardQuestion, Choice
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.wrong_card_from_dummy.questions import (
    DECLARER,
    DECLARER_CARD,
    FAILED,
    LEAD_BACK,
    LEGAL_CARD,
    LHO,
    LHO_CARD,
    RHO,
    RHO_CARD,
    TOO_LATE,
    After,
    Failed,
)
from bridgelaw.laws.play.wrong_card_from_dummy.wrong import Wrong, could_follow, find_wrong
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    CardAccepted,
    CardReplaced,
    Effect,
    Review,
    RevokeCounted,
)
from bridgelaw.table.table import Table


def dummy_card(case: Case) -> Ruling:
    """Law 45D: the card that was named takes the place of the other, unless it is too late."""
    wrong = Wrong() if case.table is None else case.table.derive(find_wrong)
    # F. Before declarer has named a card it is not this, but a suggestion.
    case.note(
        tr(
            "If dummy touched or moved a card before declarer had named one, dummy may have "
            "suggested a play: that is Law 45F."
        )
    )
    # D2. Both sides have played to the next trick.
    if case.fact(TOO_LATE, lambda table: wrong.too_late):
        return _stands(case, wrong)
    # D1. It must be put right.
    return _put_right(case, wrong)


# D1


def _put_right(case: Case, wrong: Wrong) -> Ruling:
    table, declarer, dummy = case.table, wrong.declarer, wrong.dummy
    named_card = _legal_name(case, wrong)
    named: Card | Text = tr("the card that was named") if named_card is None else named_card
    if table is not None and named_card is wrong.placed:
        headline = tr("Dummy's card stands: declarer may not have a revoke played.")
        return case.rule("42A3", headline, CardAccepted(dummy, wrong.placed))
    case.say(None, tr("Dummy takes that card back and plays {named}.", named=named))
    # What was led to the next trick is out of the way while the trick is put right.
    aside = taken_back(wrong.next_trick)
    changes: list[Effect] = [CardReplaced(dummy, wrong.placed, named_card)]
    kept: list[Play] = []
    back: list[Play] = []

    def decide(
        question: Choice[After], card_question: CardQuestion, player: Player, **values: Text | Card
    ) -> After:
        """Does the player keep or change what he played after the wrong card?"""
        old = wrong.card_of(player)
        choices = None
        must = can = False
        if table is not None and old is not None:
            choices = choices_instead(table, (*aside, *changes), player, old)
            can = any(card is not old for card in choices.legal)
            must = can and old not in choices
        if must:
            case.say(
                player,
                tr("Your card cannot stay now that dummy's card is another. Play a legal one."),
            )
        known = After.NOT_PLAYED if old is None else After.CHANGES if must else None
        if old is not None and not can:
            known = After.KEEPS  # there is no other card that could be played
        does = case.fact(
            question,
            lambda table: known,
            to=player,
            allowed=lambda choice: (
                tr("{player} has played after it", player=player)
                if table is not None and choice is After.NOT_PLAYED
                else None
            ),
            **values,
        )
        if does is After.NOT_PLAYED:
            return does
        if does is After.KEEPS:
            kept.append((player, old))
            return does
        new = None
        if choices is not None:
            allowed = not_instead(choices, old)
            new = case.detail(
                card_question,
                to=player,
                allowed=allowed,
                branches=lambda: sample_cards(allowed),
                player=player,
                old=old,
            )
        changes.append(CardReplaced(player, old, new))
        back.append((player, old))
        return does

    # D1. A defender may change a card that he played after the wrong one.
    rho = decide(RHO, RHO_CARD, declarer.rho, named=named)
    # D1. Declarer only if the defender to his right did, or if he would have revoked now.
    if rho is After.CHANGES or _would_revoke(table, wrong, (*aside, *changes)):
        decide(DECLARER, DECLARER_CARD, declarer)
    else:
        _keep(wrong, declarer, kept)
    # D1. The defender to the left in any case; he plays after declarer's right-hand opponent.
    if rho is not After.NOT_PLAYED or wrong.card_of(declarer.lho) is not None:
        decide(LHO, LHO_CARD, declarer.lho)
    lead_back = _lead_goes_back(case, wrong, changes)
    if lead_back:
        back += wrong.next_trick
    told = _information(case, wrong, back)
    if table is None:
        case.note(
            tr(
                "If somebody has led to the next trick, the lead goes back when the trick is won "
                "by another hand now, or when a card of the trick was changed. A defender may take "
                "it back in any case."
            )
        )
        case.note(
            tr(
                "If dummy led, and the card that was named is of another suit: whoever can follow "
                "to it must."
            )
        )
    headline = (
        tr("The card that was named takes the place of the other; cards played after it change "
           "too.")
        if back
        else tr("The card that was named takes the place of the other.")
        if named_card is wrong.named
        else tr("A legal card takes the place of the one that dummy put out.")
    )  # fmt: skip
    first = aside if lead_back else []
    legal_now = kept_legally(table, kept, wrong.placed if wrong.suit is None else None, named_card)
    return case.rule("45D1", headline, *first, *changes, *legal_now, *told)


def _legal_name(case: Case, wrong: Wrong) -> Card | None:
    """42A3. The card that was named; if it would be a revoke, one that declarer names instead."""
    table = case.table
    if table is None or wrong.suit is None:
        return wrong.named
    suit, named = wrong.suit, wrong.named
    follow = could_follow(table, wrong)
    if not follow or named is None or named.suit is suit:
        return named
    case.cite("42A3", tr("Dummy follows suit, whatever declarer has named."))
    if len(follow) == 1 and table.hand(wrong.dummy_seat) is not None:
        return follow[0]

    def allowed(card: Card | None) -> Text | None:
        if card is None or card in follow:
            return None
        if card.suit is not suit:
            return tr("dummy can follow to the suit led, {suit}", suit=suit)
        if table.hand(wrong.dummy_seat) is not None:
            return tr("Dummy does not hold {what}.", what=card)
        effects = (*taken_back(wrong.next_trick), CardReplaced(wrong.dummy, wrong.placed, card))
        return refused(table, *effects)

    return case.detail(
        LEGAL_CARD,
        to=wrong.declarer,
        allowed=allowed,
        branches=lambda: tuple(map(str, follow))[:2],
        named=named,
    )


def _would_revoke(table: Table | None, wrong: Wrong, effects: tuple[Effect, ...]) -> bool:
    """Declarer's card does not follow to what was led: that is put right in any case (62A)."""
    old = wrong.card_of(wrong.declarer)
    return (
        table is not None
        and old is not None
        and old not in choices_instead(table, effects, wrong.declarer, old)
    )


def _keep(wrong: Wrong, player: Player, kept: list[Play]) -> None:
    card = wrong.card_of(player)
    if card is not None:
        kept.append((player, card))


def _lead_goes_back(case: Case, wrong: Wrong, changes: list[Effect]) -> bool:
    """47D: does what was led to the next trick go back?"""
    if case.table is None or not wrong.next_trick:
        return False
    leader, lead = wrong.next_trick[0]
    after = _put_right_at(case.table, wrong, changes)
    if len(changes) > 1 or after.tricks[-1].winner is not wrong.winner:
        case.cite("47D", tr("The lead to the next trick goes back too."))
        return True
    put = [effect.new for effect in changes if isinstance(effect, CardReplaced)]
    if any(card in put for _, card in wrong.next_trick):
        # Dummy has led the very card that belongs to the trick before.
        return True
    if leader in (wrong.declarer, wrong.dummy):
        return False
    return case.ask(LEAD_BACK, to=leader, player=leader, lead=lead)


def _put_right_at(table: Table, wrong: Wrong, changes: list[Effect]) -> Table:
    """The table with the trick put right, and nothing led to the next one."""
    effects = (*taken_back(wrong.next_trick), *changes)
    return table.would_be(*effects)


def _information(case: Case, wrong: Wrong, back: list[Play]) -> tuple[Effect, ...]:
    """16C: declarer's side has offended, so it may not use what the defenders took back."""
    defenders = [play for play in back if play[0] not in (wrong.declarer, wrong.dummy)]
    if not defenders:
        return ()
    case.cite("16C2", tr("What the defenders took back is not for declarer to use."))
    case.say(
        wrong.declarer, tr("You may not use what the defenders' cards that went back told you.")
    )
    case.say(None, tr("The defenders may use everything that they have seen."))
    return told_by(defenders, (wrong.declarer,))


# D2


def _stands(case: Case, wrong: Wrong) -> Ruling:
    case.say(None, tr("It is too late to change the card. The trick stands, and play goes on."))
    failed = case.fact(FAILED, lambda table: _failed(wrong))
    effects: list[Effect] = [CardAccepted(wrong.dummy, wrong.placed)]
    if failed is Failed.NOBODY:
        headline = tr("The trick stands with the card that dummy put out.")
        return case.rule("45D2", headline, *effects)
    # D2, 64B3. The card itself was a revoke: no trick moves for a card that all could see.
    if failed is Failed.DUMMY:
        case.cite("64B3", tr("A revoke with a card of dummy moves no trick."))
        case.note(
            tr("After the play, see whether dummy's revoke damaged the defenders, and restore it.")
        )
        headline = tr("The trick stands, and dummy has revoked: look at it after the play.")
        revoke = RevokeCounted(wrong.dummy, wrong.placed)
        return case.rule("45D2", headline, *effects, revoke, Review("64C1"))
    # D2. Who did not follow to the card that was led in fact has revoked.
    if failed in (Failed.DEFENDER, Failed.BOTH):
        case.cite(
            "64C1", tr("No trick moves for a defender's revoke; the other side's loss is restored.")
        )
        case.note(
            tr(
                "The defender's revoke came from dummy's mistake: no trick moves by itself. After "
                "the play, see whether the revoke damaged declarer's side."
            )
        )
        effects += [RevokeCounted(*play) for play in _of_defenders(wrong)]
        effects.append(Review("64C1"))
    if failed is Failed.DEFENDER:
        headline = tr("The trick stands, and the defender has revoked: look at it after the play.")
        return case.rule("45D2", headline, *effects)
    case.cite("64A", tr("Declarer's revoke counts as any other."))
    headline = tr("The trick stands, and declarer has revoked: Law 64A applies.")
    return case.rule("45D2", headline, *effects, goes_on="revoke")


def _failed(wrong: Wrong) -> Failed:
    defenders = bool(_of_defenders(wrong))
    declarer = any(player is wrong.declarer for player, _ in wrong.revokes)
    if any(player is wrong.dummy for player, _ in wrong.revokes):
        return Failed.DUMMY
    if declarer:
        return Failed.BOTH if defenders else Failed.DECLARER
    return Failed.DEFENDER if defenders else Failed.NOBODY


def _of_defenders(wrong: Wrong) -> list[Play]:
    if wrong.placed is None:
        return [(wrong.declarer.rho, None)]
    side = (wrong.declarer, wrong.dummy)
    return [play for play in wrong.revokes if play[0] not in side]


DUMMY_CARD = Procedure(
    "dummy-card",
    tr("Dummy put out a card that was not named"),
    ("45D", "45F"),
    dummy_card,
    (
        TOO_LATE,
        LEGAL_CARD,
        RHO,
        RHO_CARD,
        DECLARER,
        DECLARER_CARD,
        LHO,
        LHO_CARD,
        LEAD_BACK,
        FAILED,
    ),
)
