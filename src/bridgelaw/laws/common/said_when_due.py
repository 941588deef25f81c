"""What the director says when it comes due, though nobody has ruled on anything.

A card that was shown in the auction becomes a penalty card when it ends (24E); a penalty card is
played, and from then on tells partner nothing (50E3); the partner of a minor one comes on lead and
looks at declarer; what was irregular is settled by playing on (52B1(b), 60A1).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.seats import SEATS
from bridgelaw.laws.law import About, All, Kind, Phase, Table, fx, tr
from bridgelaw.laws.machinery.asked import fill
from bridgelaw.laws.machinery.facts import State, States
from bridgelaw.laws.machinery.what_holds import told_now
from bridgelaw.laws.machinery.words import Words
from bridgelaw.table.events import Ruled

_SETTLED = {
    (Kind.PENALTY_CARD_NOT_PLAYED, "52B1(b)"): tr(
        "{what} stands, because declarer's side has played on. The penalty card stays, with all "
        "that follows from it."
    ),
    (Kind.LED_BEFORE_CHOICE, "60A1"): tr(
        "{seat} should have waited for declarer's choice. But declarer's side has played to "
        "{what}, so it stands. The penalty card stays, with all that follows from it."
    ),
}


def said_when_due(before: Table, after: Table) -> tuple[Words, ...]:
    """What is due to be said after the last event; nothing after a ruling, which says it itself."""
    if len(after.log) <= len(before.log) or isinstance(after.log[-1], Ruled):
        return ()
    return tuple(
        dict.fromkeys(
            (
                *_become_penalty_cards(before, after),
                *_settled(before, after),
                *_played(before, after),
                *_partner_of_minor_leads(before, after),
            )
        )
    )


def _become_penalty_cards(before: Table, after: Table) -> Iterator[Words]:
    """24E: at the end of the auction."""
    if before.phase is not Phase.AUCTION or after.phase is not Phase.CLARIFICATION:
        return
    for seat in SEATS:
        if any(one.player is seat and one.law == "24E" for one in after.penalty_cards):
            yield from told_now(after, seat, About.PENALTY_CARDS)


def _settled(before: Table, after: Table) -> Iterator[Words]:
    """What the players have settled by playing on."""
    if not before.open_irregularities:
        return
    for old, new in zip(before.irregularities, after.irregularities, strict=False):
        text = _SETTLED.get((new.kind, new.settled or "")) if old.is_open else None
        if text is not None:
            yield Words(None, fill(text, {"seat": new.seat, "what": new.what}))


def _played(before: Table, after: Table) -> Iterator[Words]:
    """50E3: how it came to lie there is nothing for partner any more; and perhaps it is over."""
    gone = [
        one
        for one in before.penalty_cards
        if one.card in after.played(one.player) and one.card not in before.played(one.player)
    ]
    for one in gone:
        yield Words(
            one.player.partner,
            tr(
                "{card} was a penalty card, and has been played. From now on you may not use how "
                "it came to lie there.",
                card=one.card,
            ),
        )
    if gone and not after.penalty_cards:
        yield Words(None, tr("There is no penalty card any more."))


def _partner_of_minor_leads(before: Table, after: Table) -> Iterator[Words]:
    """50C: nobody has to wait for declarer."""
    leader = after.to_play
    if leader is None or not after.penalty_cards or after.trick.cards or after.decisions:
        return
    if before.to_play is leader and not before.trick.cards:
        return
    mine = [one for one in after.penalty_cards if one.player is leader.partner]
    if mine and all(one.penalty is fx.Penalty.MINOR for one in mine):
        yield Words(
            None,
            tr(
                "{cards} is a minor penalty card: {leader} may lead without waiting for declarer.",
                States(State.MINOR, hole="cards"),
                cards=All(tuple(one.card for one in mine)),
                leader=leader,
            ),
        )
