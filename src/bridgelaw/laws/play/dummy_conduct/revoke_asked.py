"""Laws 42B1, 61B2 and 43B2(b): dummy asked whether a player has no card of the suit led."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.dummy_conduct.correction import changed_cards, correct
from bridgelaw.laws.play.dummy_conduct.found import (
    has_revoked,
    has_violated,
    is_established,
    last_not_following,
    played_since,
    revoke_of,
    seat_of,
)
from bridgelaw.laws.play.dummy_conduct.no_rectification import note_penalty, revoke_unrectified
from bridgelaw.laws.play.dummy_conduct.questions import ATTENTION, REVOKED, VIOLATED
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import CardReplaced, Effect, Review, RevokeStands, Unauthorised
from bridgelaw.table.table import Table


def asked_declarer(case: Case, dummy: Player) -> Ruling:
    declarer = dummy.partner
    case.cite("42B1", tr("Dummy may ask declarer whether they have no card of the suit led."))
    revoked = case.fact(REVOKED, lambda table: has_revoked(table, seat_of(declarer)))
    if not revoked:
        case.say(None, tr("Dummy may ask declarer. Play on."))
        return case.rule("61B2(a)", tr("Nothing follows: dummy may ask declarer, and there was no "
                                       "revoke."))  # fmt: skip
    # 43B2(b). He has seen too much, and was the first to ask.
    if not case.fact(VIOLATED, has_violated):
        headline = tr("Dummy may ask declarer, and the revoke is dealt with as usual.")
        return case.rule("61B2(a)", headline, goes_on="revoke")
    if case.ask(ATTENTION):
        headline = tr("Dummy was not the first to ask, and the revoke is dealt with as usual.")
        return case.rule("61B2(a)", headline, goes_on="revoke")
    return _lost_right_to_ask(case, declarer)


def _lost_right_to_ask(case: Case, declarer: Player) -> Ruling:
    case.say(
        None,
        tr(
            "Dummy had lost the right to ask. Declarer plays a card of the suit led in place of "
            "the wrong one. The defenders may change cards that they played after it. When the "
            "play is over, tricks go to the defenders as if the revoke had been established."
        ),
    )
    case.note(
        tr(
            "Only tricks that declarer's side wins from this trick on can move: two if declarer's "
            "own hand wins this one and declarer's side a later one, otherwise one if declarer's "
            "side wins any."
        )
    )
    note_penalty(case)
    headline = tr(
        "The revoke is corrected, and tricks move after the play as if it had been established."
    )
    table = case.table
    if table is None:
        return case.rule("43B2(b)", headline, Review("16C2"), Review("64C1"), goes_on="revoke")
    seat, card = _revoke_at(table, seat_of(declarer))
    if is_established(table, seat, card):
        # Too late to correct it: Law 64 applies in any case.
        headline = tr("The revoke is established, and tricks move after the play.")
        return case.rule("43B2(b)", headline, goes_on="revoke")
    effects = correct(case, table, seat, card)
    told: list[Effect] = [
        Unauthorised(player, changed, (seat, seat.partner), "16C2")
        for player, changed in changed_cards(effects, seat)
    ]
    # The card that now lies in the trick tells which trick it was, and who won it.
    stands = [
        RevokeStands(seat, effect.new)
        for effect in effects
        if isinstance(effect, CardReplaced) and effect.card is card
    ]
    if played_since(table, seat, card)[0] == 12:
        # 64B6. At the twelfth trick nothing moves, not even if it is established.
        stands = []
    reviews = [Review("16C2")] if told else []
    return case.rule("43B2(b)", headline, *effects, *stands, *told, *reviews, Review("64C1"))


def asked_defender(case: Case, dummy: Player) -> Ruling:
    # 61B2(b) is more particular than 9A3, which lets everybody prevent irregularities.
    case.cite("9A3", tr("Everybody may prevent an irregularity, unless another law says no."))
    case.cite("61B2(b)", tr("Dummy may not ask a defender."))
    defenders = () if case.table is None else (seat_of(dummy).lho, seat_of(dummy).rho)
    revoked = case.fact(REVOKED, lambda table: has_revoked(table, *defenders))
    if revoked and case.fact(VIOLATED, has_violated) and not case.ask(ATTENTION):
        # 43B3. He has seen too much, and was the first to draw attention to it.
        return revoke_unrectified(
            case, None if case.table is None else _revoke_at(case.table, *defenders)
        )
    case.say(dummy, tr("You may not ask a defender about a revoke."))
    case.say(dummy.partner, tr("You may not use what your partner's question told you."))
    note_penalty(case)
    if not revoked:
        headline = tr("Dummy may not ask a defender; declarer may not use what the question told.")
        return case.rule("61B2(b)", headline, Review("16B3"))
    headline = tr(
        "Dummy may not ask a defender; the revoke is dealt with as usual, and declarer may not use "
        "what the question told."
    )
    return case.rule("61B2(b)", headline, Review("16B3"), goes_on="revoke")


def _revoke_at(table: Table, *seats: Seat) -> tuple[Seat, Card]:
    found = revoke_of(table, *seats) or last_not_following(table, *seats)
    assert found is not None
    return found
