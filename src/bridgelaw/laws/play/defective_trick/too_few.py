"""Laws 67A1 and 67B1: a player has not played to a trick."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.common.penalty_words import (
    every_penalty_card,
    note_penalty,
    penalty_effects,
    say_major,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.defective_trick.defect import (
    Defect,
    cards_of,
    changes_winner,
    hands_are_back,
    holds_suit,
    is_defender,
    is_exempt,
    is_over,
    may_be_exempt,
    may_supply,
    side_won_since,
)
from bridgelaw.laws.play.defective_trick.questions import (
    ADDS,
    DEFENDS,
    EXEMPT,
    HAS_SUIT,
    NEXT_LED,
    SIDE_WON,
    SUPPLIES,
    WINS_NOW,
    Led,
)
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    CardAdded,
    CardPlayed,
    CardWithdrawn,
    Effect,
    Penalty,
    Review,
    RevokeCounted,
    RevokeStands,
    TricksTransferred,
    Unauthorised,
)
from bridgelaw.table.table import Table

# 67A1: before both sides have played to the next trick


def supplies_card(case: Case, defect: Defect) -> Ruling:
    """67A1: the trick is completed as it should have been."""
    by = defect.player
    led = case.fact(NEXT_LED, lambda table: defect.next_led, offender=by)
    defends = led is Led.OWN_SIDE and case.fact(
        DEFENDS, lambda table: is_defender(table, by), offender=by
    )
    card = case.detail(
        SUPPLIES,
        to=_who_chooses(case.table, by),
        allowed=lambda card: _not_supplied(case.table, defect, card),
        branches=lambda: _supplies(case.table, defect),
        offender=by,
    )
    if case.table is None:
        case.say(by, tr("Add a card to that trick now; you must follow suit if you can."))
    if defends:
        _note_premature(case, by)
    changes = (
        None if card is None or case.table is None else changes_winner(case.table, defect, card)
    )
    added = _added(defect, card, bool(changes))
    if len(defect.trick.cards) in (1, 2):
        # Somebody else has not played either: who has won is seen when he has.
        headline = tr("{offender} adds a card; the trick still lacks one.", offender=by)
        return case.rule("67A1", headline, *added)
    if led is Led.NOBODY:
        case.say(None, tr("The trick is complete now, and whoever has won it leads."))
        headline = tr("{offender} adds a card, and the trick counts as it is then.", offender=by)
        return case.rule("67A1", headline, *added)
    if not case.fact(WINS_NOW, lambda table: changes, offender=by):
        case.say(None, tr("The same player has won the trick: the lead to the next one stands."))
        headline = tr(
            "{offender} adds a card; the winner of the trick stays the same, and the lead to the "
            "next one stands.",
            offender=by,
        )
        return case.rule("67A1", headline, *added)
    return _lead_goes_back(case, defect, led, defends, added)


def _lead_goes_back(
    case: Case, defect: Defect, led: Led, defends: bool, added: list[Effect]
) -> Ruling:
    """Another player has won the trick: the lead to the next one came from the wrong hand."""
    by = defect.player
    case.say(None, tr("Another player has won the trick: the lead to the next one goes back."))
    leader: Player = by.partner if led is Led.OWN_SIDE else by.lho
    later: tuple[tuple[Player, Card | None], ...] = defect.later or ((leader, None),)
    effects: list[Effect] = [CardWithdrawn(seat, card) for seat, card in reversed(later)]
    if led is Led.OTHERS:
        # 16C. What the other side takes back is for that side alone.
        effects += added
        effects += [Unauthorised(seat, card, (by, by.partner), "16C2") for seat, card in later]
        case.say(by, tr("You and your partner may not use what the card that goes back told you."))
        headline = tr(
            "{offender} adds a card, and another player wins the trick: the lead to the next one "
            "goes back, and is unauthorised for {offender}'s side.",
            offender=by,
        )
        return case.rule("67A1", headline, *effects, Review("16C2"))
    if not defends:
        headline = tr(
            "{offender} adds a card, and another player wins the trick: the lead to the next one "
            "goes back.",
            offender=by,
        )
        return case.rule("67A1", headline, *effects, *added)
    # 49. A defender's card that his own side's irregularity takes back is a penalty card.
    case.cite("67A1")
    for owner in dict.fromkeys(seat for seat, _ in later):
        cards = tuple(card for seat, card in later if seat is owner and card is not None)
        say_major(case, owner, every_penalty_card(case.table, owner, cards))
        note_penalty(case, owner)
        effects += penalty_effects(owner, cards, Penalty.MAJOR, "49")
    headline = tr(
        "{offender} adds a card, and another player wins the trick: the lead to the next one goes "
        "back, and becomes a major penalty card.",
        offender=by,
    )
    return case.rule("49", headline, *effects, *added)


def _added(defect: Defect, card: Card | None, changes: bool) -> list[Effect]:
    by = defect.player
    effects: list[Effect] = [CardAdded(by, card, defect.number)]
    if changes:
        # A card that is added leaves the trick with its winner (67B1). Here it is played, and the
        # trick counts anew.
        effects += [CardWithdrawn(by, card), CardPlayed(by, card, "67A1")]
    return effects


def _note_premature(case: Case, by: Player) -> None:
    case.note(
        tr(
            "{partner} led to the next trick before {offender} had played to this one. If that is "
            "a premature lead, Law 57A applies, and declarer chooses before {offender} plays.",
            offender=by,
            partner=by.partner,
        )
    )


def _not_supplied(table: Table | None, defect: Defect, card: Card | None) -> Text | None:
    if table is None or may_supply(table, defect, card):
        return None
    return tr("it could not legally have been played to that trick")


def _supplies(table: Table | None, defect: Defect) -> tuple[str, ...]:
    """One card that changes the winner of the trick, and one that does not."""
    assert table is not None
    assert isinstance(defect.player, Seat)
    found: dict[bool, str] = {}
    for card in cards_of(table, defect.player):
        if may_supply(table, defect, card):
            found.setdefault(changes_winner(table, defect, card), str(card))
    return tuple(found.values())


def _who_chooses(table: Table | None, by: Player) -> Player:
    """Declarer chooses for dummy."""
    if table is None or table.contract is None or by is not table.contract.dummy:
        return by
    return table.contract.declarer


# 67B1: after both sides have played to the next trick


def deemed_revoke(case: Case, defect: Defect) -> Ruling:
    """67B1: a card goes among the played ones, and it costs a trick whatever card that is."""
    by = defect.player
    if case.table is None:
        case.note(
            tr(
                "Find out which trick it was: go back through the played cards of all four, trick "
                "by trick."
            )
        )
    has_suit = case.fact(HAS_SUIT, lambda table: holds_suit(table, defect), offender=by)
    # With all four hands back in the board there is nothing left to be put anywhere.
    if case.table is not None and hands_are_back(case.table):
        case.cite("67B1(a)" if has_suit else "67B1(b)", _deemed(by))
        return _count(case, defect)
    card = case.detail(
        ADDS,
        to=_who_chooses(case.table, by),
        allowed=lambda card: _not_added(case.table, defect, has_suit, card),
        branches=lambda: _adds(case.table, defect, has_suit),
        offender=by,
    )
    if case.table is None:
        case.say(by, _SAY_ADDS if has_suit else _SAY_ADDS_ANY)
    case.say(None, tr("Whoever won that trick keeps it."))
    case.cite("67B1(a)" if has_suit else "67B1(b)", _deemed(by))
    added = CardAdded(by, card, defect.number)
    # 64A. The tricks are transferred after the play.
    if case.table is not None and not is_over(case.table):
        return _counted_later(case, by, added)
    return _count(case, defect, added)


def count_trick(case: Case, defect: Defect) -> Ruling:
    """The play is over, and the deemed revoke that was left for then is counted."""
    by = defect.player
    case.cite("67B1", _deemed(by))
    return _count(case, defect, RevokeCounted(by, defect.added))


def _deemed(by: Player) -> Text:
    return tr("{offender} is treated as having revoked on that trick.", offender=by)


def _count(case: Case, defect: Defect, *first: Effect) -> Ruling:
    by = defect.player
    exempt = None if case.table is None else is_exempt(case.table, defect)
    # 64B. Whether its exceptions hold for a card that was missing, the Laws leave open.
    if case.fact(EXEMPT, lambda table: None if may_be_exempt(table, defect) else False):
        case.say(None, tr("No trick is transferred for the card that was missing in that trick."))
        headline = tr(
            "{offender} counts as having revoked, but no trick is transferred: it is one of the "
            "exceptions of Law 64B.",
            offender=by,
        )
        return case.rule(exempt or "64B", headline, *first, Review("64C1"))
    # 64A2. One trick, if the side has won one from then on.
    if not case.fact(SIDE_WON, lambda table: side_won_since(table, defect), offender=by):
        case.say(None, tr("No trick is transferred for the card that was missing in that trick."))
        headline = tr(
            "{offender} counts as having revoked, but {offender}'s side has won no trick from then "
            "on: none is transferred.",
            offender=by,
        )
        return case.rule("64B1", headline, *first, Review("64C1"))
    case.say(
        None,
        tr("One trick goes from {offender}'s side to the other after the play.", offender=by),
    )
    headline = tr(
        "{offender} counts as having revoked: one trick goes to the other side.", offender=by
    )
    moved = TricksTransferred(1, by.side.other if isinstance(by, Seat) else None, "64A2")
    return case.rule("64A2", headline, *first, moved, Review("64C1"))


def _counted_later(case: Case, by: Player, added: CardAdded) -> Ruling:
    """64A: tricks are transferred when the play is over, and the side has won one by then."""
    case.say(
        None,
        tr(
            "{offender} counts as having revoked on that trick. Play on; when the play is over, "
            "one trick goes to the other side if {offender}'s side has won that trick or a later "
            "one.",
            offender=by,
        ),
    )
    headline = tr(
        "{offender} puts a card among the played ones and counts as having revoked: one trick, at "
        "most, when the play is over.",
        offender=by,
    )
    stands = RevokeStands(by, added.card)
    return case.rule("64A2", headline, added, stands, Review("64C1"))


_SAY_ADDS = tr(
    "Face a card of the suit that was led to that trick, and put it among your played cards."
)
_SAY_ADDS_ANY = tr("Face any card, and put it among your played cards, in that trick.")


def _not_added(
    table: Table | None, defect: Defect, has_suit: bool, card: Card | None
) -> Text | None:
    if table is None:
        return None
    seat = defect.player
    assert isinstance(seat, Seat)
    if card is None or not table.could_hold(seat, card):
        return tr("{seat} cannot hold that card", seat=seat)
    if has_suit is not (card.suit is defect.suit_led):
        return tr("it must be a card of the suit led, if there is one")
    return None


def _adds(table: Table | None, defect: Defect, has_suit: bool) -> tuple[str, ...]:
    assert table is not None
    assert isinstance(defect.player, Seat)
    cards = cards_of(table, defect.player)
    return tuple(str(card) for card in cards if (card.suit is defect.suit_led) is has_suit)[:1]
