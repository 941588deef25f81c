"""Law 62: a revoke is corrected."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.questions import CardQuestion
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.revoke.cards import (
    PACK,
    after_trick,
    ends_of,
    not_a_replacement,
    replacements,
    second_card,
)
from bridgelaw.laws.play.revoke.later import later_cards, new_card
from bridgelaw.laws.play.revoke.offence import Offence, chooser, hand_of, other_on_trick, trick_of
from bridgelaw.laws.play.revoke.put_right import (
    Correction,
    information,
    moved_cards,
    penalty_cards,
    told_both,
    whole_trick_back,
)
from bridgelaw.laws.play.revoke.questions import (
    DUMMY_FIRST,
    HAND,
    LATER_CARD,
    OTHER_REPLACEMENT,
    PARTNER_TO_PLAY,
    REPLACEMENT,
    TRICK_TWELVE,
    Hand,
)
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import Review, RevokeStands
from bridgelaw.table.result import is_claim_settled
from bridgelaw.table.table import Table


def correct(
    case: Case, offence: Offence, by_claim: bool = False, twelve: bool | None = None
) -> Ruling:
    """62A: the wrong card goes back, and a legal one takes its place."""
    by = offence.by
    case.cite("62A")
    hand = case.fact(HAND, lambda table: _hand(table, offence))
    defends = hand in (Hand.DEFENDER, Hand.FACED)
    # 43B2(b). Dummy who looked at other hands may not warn declarer any more.
    late = bool(twelve) or by_claim
    dummy_first = hand is Hand.DECLARER and not late and case.ask(DUMMY_FIRST)
    if twelve is None and defends and not by_claim:
        twelve = case.fact(TRICK_TWELVE, lambda table: offence.trick == 12)
    # Penalty cards mean nothing where no more cards are played, or one from each hand.
    penalised = defends and not by_claim and not twelve
    correction = Correction(penalised)
    if offence.is_lead:
        clause = _lead_again(case, offence, hand, correction)
        effects = whole_trick_back(case, offence, correction)
    else:
        # B. The offender's own card.
        clause = _own_card(case, offence, hand, correction)
        # C. The cards played after it.
        clause = later_cards(case, offence, correction, clause)
        effects = moved_cards(case, offence, correction)
    effects += penalty_cards(case, offence, correction)
    # D2. Trick twelve: partner has seen both of the last cards.
    seen = bool(twelve) and defends and _partner_has_seen(case, offence)
    if seen:
        case.cite(clause)
        clause = "62D2"
    effects += information(case, offence, correction, seen)
    if by_claim:
        _judge_claim(case, by)
    headline = _headline(by, [player for player, *_ in correction.penalties])
    if not dummy_first:
        judged = by_claim or _is_claim_to_judge(case.table)
        # A hand put down without a word counts as a claim (48B2), but its number must be found.
        if case.table is not None and case.table.claim is None:
            judged = False
        return case.rule(clause, headline, *effects, goes_on="claim" if judged else None)
    case.cite(clause)
    case.say(
        None,
        tr(
            "Dummy had lost the right to ask. After the play tricks move as if the revoke had "
            "been established."
        ),
    )
    headline = tr(
        "The revoke is corrected, and after the play tricks move as if it had been established."
    )
    return case.rule("43B2(b)", headline, *effects, RevokeStands(by, offence.card), Review("64C1"))


# 62B: the offender's card


def _own_card(case: Case, offence: Offence, hand: Hand, correction: Correction) -> str:
    """62B1 and 62B2: the card that goes back, and what it becomes."""
    by = offence.by
    new = _replacement(case, offence, REPLACEMENT)
    correction.changed.append((by, offence.card, new))
    if not correction.penalised:
        clause = "62B" if hand in (Hand.DEFENDER, Hand.FACED) else "62B2"
    elif hand is Hand.FACED:
        clause = "62B2"
    else:
        clause = "62B1"
        correction.penalties.append((by, offence.card, "62B1"))
    _say_correction(case, by, new, offence.card)
    if case.table is None:
        case.note(
            tr(
                "A card that {offender} has put down to correct the revoke is the replacement, if "
                "it is legal.",
                offender=by,
            )
        )
    return clause


def _replacement(case: Case, offence: Offence, question: CardQuestion) -> Card | None:
    """The legal card, where it is known: put down already, the only one, or chosen now."""
    table, by = case.table, offence.by
    if table is None:
        return None
    legal = replacements(table, offence)
    known = second_card(table, offence)
    if known is None and legal is not None and len(legal) == 1:
        (known,) = legal
    if known is not None:
        return known
    return case.ask(
        question,
        to=chooser(table, by),
        allowed=lambda card: not_a_replacement(table, offence, card),
        branches=lambda: ends_of(_examples(table, offence)),
        offender=by,
        player=by,
    )


def _examples(table: Table, offence: Offence) -> list[Card]:
    """Cards that fit; of a hand that is not known, any that it could hold."""
    legal = replacements(table, offence)
    if legal is not None:
        return list(legal)
    pack = (card for card in PACK if not_a_replacement(table, offence, card) is None)
    return list(pack)[:1]


def _hand(table: Table, offence: Offence) -> Hand:
    hand = hand_of(table, offence.by)
    return Hand.FACED if hand is Hand.DEFENDER and _lay_face_up(table, offence) else hand


def _lay_face_up(table: Table, offence: Offence) -> bool:
    assert isinstance(offence.by, Seat)
    assert offence.card is not None
    return offence.card in table.at(offence.at).face_up(offence.by)


def _say_correction(case: Case, by: Player, new: Card | None, card: Card | None) -> None:
    if card is None or new is None:
        words = tr("{offender} takes the card back and plays a legal one instead.", offender=by)
    else:
        words = tr(
            "{offender} takes {card} back and plays {new} instead.",
            offender=by,
            card=card,
            new=new,
        )
    case.say(None, words)


# A lead that was a revoke


def _lead_again(case: Case, offence: Offence, hand: Hand, correction: Correction) -> str:
    """61A, 62: not the suit that had to be led. All that was played to that lead goes back."""
    table = case.table
    assert table is not None
    new = _replacement(case, offence, REPLACEMENT)
    correction.changed.append((offence.by, offence.card, new))
    _say_correction(case, offence.by, new, offence.card)
    clause = "62B2" if hand is Hand.FACED else "62B1"
    if correction.penalised and hand is Hand.DEFENDER:
        correction.penalties.append((offence.by, offence.card, "62B1"))
    cards = (*trick_of(table, offence).cards, *after_trick(table, offence))
    if len(cards) == 1:
        return clause
    # C1, C2. The suit led is another now, so that everybody plays to it anew.
    case.cite(clause)
    case.say(
        None, tr("All cards that were played to that lead go back, and the trick begins anew.")
    )
    correction.told += [(seat, card) for seat, card in cards if seat.side is not offence.side]
    partners = [(seat, card) for seat, card in cards if seat is offence.by.partner]
    if not partners:
        return "62C1"
    case.cite("62C1")
    if correction.penalised:
        correction.penalties += [(seat, card, "62C2") for seat, card in partners]
    return "62C2"


# 62D, 63A4 and the words for it


def _partner_has_seen(case: Case, offence: Offence) -> bool:
    """62D2: before his partner's turn to play."""
    by, partner = offence.by, offence.by.partner
    if not case.fact(
        PARTNER_TO_PLAY,
        lambda table: all(seat is not partner for seat, _ in table.at(offence.at).trick.cards),
        offender=by,
        partner=partner,
    ):
        return False
    case.say(
        partner,
        tr("You know partner's last two cards. Play as if you had not seen the one taken back."),
    )
    return True


def _judge_claim(case: Case, by: Player) -> None:
    case.note(
        tr(
            "Then judge the claim as fairly as you can to both sides; what is doubtful goes "
            "against {offender}'s side.",
            offender=by,
        )
    )
    case.say(
        None,
        tr(
            "The claim was not agreed to, so the revoke is put right. After that I judge the claim."
        ),
    )


def _is_claim_to_judge(table: Table | None) -> bool:
    """62D1: a revoke on the twelfth trick is put right before the claim is judged."""
    return table is not None and table.claim is not None and not is_claim_settled(table)


def _headline(by: Player, penalised: list[Player]) -> Text:
    if len(penalised) > 1:
        return tr(
            "The revoke is corrected; the cards taken back by {offender} and {partner} become "
            "major penalty cards.",
            offender=by,
            partner=by.partner,
        )
    if penalised:
        return tr(
            "The revoke is corrected; the card taken back by {player} becomes a major penalty "
            "card.",
            player=penalised[0],
        )
    return tr("The revoke is corrected; no card becomes a penalty card.")


# 62C3: both sides on one trick


def correct_both(case: Case, offence: Offence) -> Ruling:
    """62C3: both sides revoked on the trick, and only one has played on: both are corrected."""
    case.cite("62C3")
    if offence.is_lead:
        # All that was played to the wrong lead goes back, and the other revoke with it.
        return correct(case, offence)
    case.say(
        None,
        tr(
            "Both sides revoked on this trick, and only one has played on. Both take their cards "
            "back and play legal ones, and what was led to the next trick goes back. A defender's "
            "card becomes a major penalty card."
        ),
    )
    case.note(tr("Neither side may use what the cards that were taken back have told it."))
    headline = tr("Both revokes are corrected, and no trick moves for them.")
    table = case.table
    if table is None:
        return case.rule("64B8", headline, Review("16C2"))
    other = other_on_trick(table, offence)
    assert other is not None
    correction = Correction(penalised=offence.trick != 12)
    order: tuple[tuple[Offence, CardQuestion], ...] = (
        (offence, REPLACEMENT), (other, OTHER_REPLACEMENT)
    )  # fmt: skip
    back: list[tuple[Seat, Card]] = []
    for one, question in order:
        correction.changed.append((one.by, one.card, _replacement(case, one, question)))
        if not _lay_face_up(table, one):
            back += [(seat, card) for seat, card in trick_of(table, one).cards if seat is one.by]
    # C1. Who did not revoke, and played after the opponents' revoke, may change his card; the
    # leader did not, so that this is one player at most.
    after = _played_after(table, offence, other)
    for seat, card in after.items():
        new = new_card(case, offence, LATER_CARD, seat, after)
        if new is not None:
            correction.changed.append((seat, card, new))
            back.append((seat, card))
    # It is the trick before that is played again: what was led to the next one goes back.
    correction.leads = after_trick(table, offence)
    if correction.penalised:
        played = [new for _, _, new in correction.changed]  # a lead may be the card to this trick
        correction.penalties += [
            (seat, card, "62C3")
            for seat, card in (*back, *correction.leads)
            if hand_of(table, seat) is Hand.DEFENDER and card not in played
        ]
    effects = moved_cards(case, offence, correction)
    effects += penalty_cards(case, offence, correction)
    effects += told_both(correction, lambda seat: hand_of(table, seat) is Hand.DEFENDER)
    return case.rule("64B8", headline, *effects, Review("16C2"))


def _played_after(table: Table, offence: Offence, other: Offence) -> dict[Seat, Card]:
    """The cards of the trick that were legal, and came after a revoke of the opponents."""
    found: dict[Seat, Card] = {}
    wrong: list[Seat] = []
    for seat, card in trick_of(table, offence).cards:
        if seat in (offence.by, other.by):
            wrong.append(seat)
        elif any(seat.opposes(one) for one in wrong):
            found[seat] = card
    return found
