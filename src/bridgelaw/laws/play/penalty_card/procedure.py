"""Laws 50 and 51: what a penalty card on the table means at this moment."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Role
from bridgelaw.laws.common.penalty_words import note_penalty
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.penalty_card.choice import declarer_chooses
from bridgelaw.laws.play.penalty_card.lying import Lying, find_lying
from bridgelaw.laws.play.penalty_card.naming import declarer_of, name_cards, name_led, options_of
from bridgelaw.laws.play.penalty_card.questions import (
    ACCEPTS_LEAD,
    CAN_PLAY,
    CARDS,
    DEMAND,
    DESIGNATES,
    FORBIDDEN_SUITS,
    PLAYED_SINCE,
    REQUIRED_SUIT,
    SEVERAL,
    TURN,
    Cards,
    Turn,
)
from bridgelaw.locale.text import All, AnyOf, Text, filled, tr
from bridgelaw.table.effects import CardAccepted, CardRequired, NoDemand, Review
from bridgelaw.table.table import Table


def penalty_card(case: Case) -> Ruling:
    """Laws 50 and 51: penalty cards lie before a defender, and he or his partner is to act."""
    lying = Lying(Role.OFFENDER) if case.table is None else case.table.derive(find_lying)
    by, partner = lying.by, lying.by.partner
    # 50B. Minor or major; 51: one card or several, of one suit or more.
    kind = case.fact(CARDS, lambda table: lying.kind, offender=by)
    turn = case.fact(TURN, lambda table: lying.turn, offender=by, partner=partner)
    # 50C. A minor penalty card: its owner is a little restricted, and partner is not.
    if kind is Cards.MINOR:
        return _minor_own(case, lying) if turn is Turn.OWN else _minor_partner(case, lying, turn)
    # 50D1, 51A. Major: its owner plays it at the first legal chance.
    if turn is Turn.OWN:
        return _own_turn(case, lying, kind)
    # 50D2. Partner has led without waiting: that lead comes first.
    if turn is Turn.PARTNER_LED:
        return _led_early(case, lying, kind)
    # 50D2, 51B. Partner is on lead, and declarer chooses.
    return declarer_chooses(case, lying, kind)


# 50C. Minor


def _minor_partner(case: Case, lying: Lying, turn: Turn) -> Ruling:
    by, partner = lying.by, lying.by.partner
    suit = lying.cards[0].suit if lying.cards else tr("that suit")
    case.say(
        None,
        tr(
            "This is a minor penalty card, so {partner} may lead any card. To a lead of {suit} "
            "{offender} may play an honour instead of it. Please go on.",
            partner=partner,
            suit=suit,
            offender=by,
        ),
    )
    note_penalty(case, by)
    free = (NoDemand(partner, "50C"), Review("50E4"))
    if turn is Turn.PARTNER_LED:
        headline = tr("The lead stands: with a minor penalty card there was nothing to wait for.")
        return case.rule("50C", headline, *free)
    headline = tr(
        "{partner}'s lead is free: {offender}'s penalty card is a minor one.",
        partner=partner,
        offender=by,
    )
    return case.rule("50C", headline, *free)


def _minor_own(case: Case, lying: Lying) -> Ruling:
    by = lying.by
    case.say(
        by,
        tr(
            "You do not have to play {cards} now. But while it lies there you may not play another "
            "card of that suit below the ten. You may play an honour of that suit, and you may "
            "lead or discard another suit.",
            cards=name_cards(lying, Cards.MINOR),
        ),
    )
    _note_legal(case, lying)
    note_penalty(case, by)
    headline = tr(
        "{offender} may play no other card of that suit below the ten before {cards}; all else is "
        "free.",
        offender=by,
        cards=name_cards(lying, Cards.MINOR),
    )
    return case.rule("50C", headline, Review("50E4"))


# 50D1, 51A. Major, at its owner's turn


def _own_turn(case: Case, lying: Lying, kind: Cards) -> Ruling:
    by = lying.by
    playable = _playable(case.table, lying)
    # 50D1(b). Following suit and obeying a restriction come first.
    if not case.fact(CAN_PLAY, lambda table: _can_play(table, lying), offender=by):
        return _stays(case, lying, kind)
    # 51A. He could play more than one: declarer says which.
    if not kind.is_one and case.fact(SEVERAL, lambda table: len(playable) > 1, offender=by):
        return _designated(case, lying, playable)
    # 50D1(a). The first legal chance.
    card: Card | Text = playable[0] if playable else tr("the penalty card")
    case.say(by, tr("You must play {card} now.", card=card))
    _remind(case, lying)
    headline = tr("{offender} must play {card} now.", offender=by, card=card)
    required = CardRequired(by, playable[0] if playable else None, "50D1(a)")
    return case.rule("50D1(a)", headline, required, Review("50E4"))


def _stays(case: Case, lying: Lying, kind: Cards) -> Ruling:
    by = lying.by
    case.say(
        by,
        filled(
            tr(
                "Following suit and obeying a restriction come first. {cards} stays on the table, "
                "and you must play it at the next legal opportunity."
            )
            if kind.is_one
            else tr(
                "Following suit and obeying a restriction come first. {cards} stay on the table, "
                "and you must play them at the next legal opportunity."
            ),
            cards=name_cards(lying, kind),
        ),
    )
    _note_legal(case, lying)
    _remind(case, lying)
    headline = filled(
        tr("{offender} plays another legal card; {cards} stays a major penalty card.")
        if kind.is_one
        else tr("{offender} plays another legal card; {cards} stay major penalty cards."),
        offender=by,
        cards=name_cards(lying, kind),
    )
    return case.rule("50D1(b)", headline, Review("50E4"))


def _designated(case: Case, lying: Lying, playable: tuple[Card, ...]) -> Ruling:
    by = lying.by
    named = case.detail(
        DESIGNATES,
        declarer_of(case.table),
        lambda card: (
            None if card in playable else tr("it must be one of {cards}", cards=AnyOf(playable))
        ),
        lambda: tuple(map(str, playable)),
        offender=by,
        cards=AnyOf(playable),
    )
    if named is None:
        # With no table: declarer is told what to do.
        case.say(
            None,
            tr(
                "{offender} must play one of the penalty cards now. Declarer, please name the one. "
                "The rest stay on the table as major penalty cards.",
                offender=by,
            ),
        )
        headline = tr("Declarer says which of the penalty cards {offender} plays.", offender=by)
    else:
        rest = tuple(card for card in lying.cards if card is not named)
        case.say(
            by,
            tr(
                "You must play {card} now. You still have as major penalty cards: {cards}.",
                card=named,
                cards=All(rest),
            ),
        )
        headline = tr(
            "Declarer names {card}: {offender} must play it now.", card=named, offender=by
        )
    _remind(case, lying)
    return case.rule("51A", headline, CardRequired(by, named, "51A"), Review("50E4"))


def _playable(table: Table | None, lying: Lying) -> tuple[Card, ...]:
    """The penalty cards that he may play now, as far as the table can tell."""
    if table is None or lying.turn is not Turn.OWN or table.to_play is None:
        return ()
    legal = table.legal_cards(table.to_play).legal
    return tuple(card for card in lying.cards if card in legal)


def _can_play(table: Table, lying: Lying) -> bool | None:
    """`None` if he may hold something that has to be played first."""
    playable = _playable(table, lying)
    if not playable or table.to_play is None:
        return False
    legal = table.legal_cards(table.to_play)
    return True if all(card in playable for card in legal.legal) else None


def _note_legal(case: Case, lying: Lying) -> None:
    """For the director alone: what the player may play now."""
    table = case.table
    if table is not None and table.to_play is not None:
        legal = table.legal_cards(table.to_play)
        if legal.is_known:
            case.note(
                tr(
                    "What {offender} may play now: {cards}. Do not read this out.",
                    offender=lying.by,
                    cards=All(tuple(legal.legal)),
                )
            )


def _remind(case: Case, lying: Lying) -> None:
    case.note(
        tr("If {offender} plays something else all the same, Law 52 rules.", offender=lying.by)
    )
    note_penalty(case, lying.by)


# 50D2. The lead that did not wait


def _led_early(case: Case, lying: Lying, kind: Cards) -> Ruling:
    by, partner = lying.by, lying.by.partner
    led = lying.led[0][1] if lying.led else None
    # 60A1. Declarer's side has played to it, and so has let it pass.
    if case.fact(PLAYED_SINCE, lambda table: lying.played_since, partner=partner):
        case.cite("60A1")
        case.say(
            None,
            tr(
                "{partner} should have waited for declarer's choice. But declarer's side has "
                "played to the lead, so it stands. {offender}'s penalty cards stay, with all that "
                "follows from them.",
                partner=partner,
                offender=by,
            ),
        )
        note_penalty(case, by)
        headline = tr(
            "The lead stands, because declarer's side has played to it; penalty cards stay as they "
            "are."
        )
        return case.rule(
            "60A3", headline, CardAccepted(partner, led), Review("50E4"), Review("72C")
        )
    # 50D2, 49. Declarer may let it stand, or has it taken back as a penalty card too.
    accepts = case.ask(
        ACCEPTS_LEAD,
        declarer_of(case.table),
        partner=partner,
        offender=by,
        led=name_led(led),
        **options_of(lying, kind),
    )
    if not accepts:
        return declarer_chooses(case, lying, kind, led_early=True)
    if lying.passed_over:
        # 52B1(a). The leader should have led his own penalty card: that is let pass as well.
        case.cite("52B1(a)")
    case.say(
        None,
        tr(
            "The lead stands, and play goes on. {offender}'s penalty cards stay on the table; "
            "before the next lead {partner} must wait again.",
            offender=by,
            partner=partner,
        ),
    )
    note_penalty(case, by)
    headline = tr(
        "Declarer lets {partner}'s lead stand; {offender}'s penalty cards stay as they are.",
        partner=partner,
        offender=by,
    )
    return case.rule("50D2(b)", headline, CardAccepted(partner, led), Review("50E4"), Review("72C"))


PENALTY_CARD = Procedure(
    "penalty-card",
    tr("A penalty card on the table"),
    ("50", "51", "59"),
    penalty_card,
    (
        CARDS,
        TURN,
        PLAYED_SINCE,
        ACCEPTS_LEAD,
        DEMAND,
        REQUIRED_SUIT,
        FORBIDDEN_SUITS,
        CAN_PLAY,
        SEVERAL,
        DESIGNATES,
    ),
)
