"""Law 64: how many tricks move for an established revoke, as the table shows it."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat, Side
from bridgelaw.laws.common.end_of_board import agreed as agreement
from bridgelaw.laws.law import Kind, Phase, Table, fx
from bridgelaw.laws.play.revoke.questions import Exempt, Won
from bridgelaw.laws.play.revoke.replacement.situation import replacements
from bridgelaw.table.result import result_of
from bridgelaw.table.revoke_tricks import is_repeated
from bridgelaw.table.revokes import (
    TWELFTH,
    Offence,
    Status,
    established_ones,
    hands_back,
    revokes,
    trick_of,
)


def was_noticed_in_time(table: Table, offence: Offence) -> bool:
    """64B4, 64B5: it was ruled on in the play, or the log shows that a hand is still out.

    Otherwise the log does not say whether the next board has begun.
    """
    return offence.status is Status.STANDS or hands_back(table) is False


def exempt(table: Table, offence: Offence) -> Exempt | None:
    """64B2, 64B3, 64B7 and 45D2: what the revoke itself tells."""
    others = _of_the_others(table, offence)
    if others:
        # Whether 64B7 is meant for a card that was missing, too, is for the director (67B1).
        return None if all(one.is_deemed for one in others) else Exempt.BOTH_SIDES
    if _is_again_in_the_suit(table, offence):
        return Exempt.SAME_SUIT
    return _by_itself(table, offence)


def is_refuted(table: Table, offence: Offence, why: Exempt) -> bool:
    """64B2, 64B7: does the play show that there is no other revoke of this kind?"""
    if why is Exempt.SAME_SUIT:
        return not _is_again_in_the_suit(table, offence)
    return why is Exempt.BOTH_SIDES and not _of_the_others(table, offence)


def _of_the_others(table: Table, offence: Offence) -> list[Offence]:
    return [one for one in established_ones(table) if one.side is not offence.side]


def _is_again_in_the_suit(table: Table, offence: Offence) -> bool:
    return is_repeated(offence, established_ones(table))


def _by_itself(table: Table, offence: Offence) -> Exempt | None:
    """64B3 and 45D2: what does not depend on other revokes; `None` is for the director."""
    faced = _is_faced(table, offence)
    if faced is None:
        return None
    if faced:
        return Exempt.FACED
    if table.defends(offence.by) and _dummy_led_wrong_card(table, offence):
        return Exempt.WRONG_CARD
    return Exempt.NO


def exempt_by_itself(table: Table, offence: Offence) -> str:
    """The clause that lets no trick move whatever else there is: 64B6, 64B3, 45D2, or nothing."""
    if offence.trick == TWELFTH:
        return "64B6"
    found = _by_itself(table, offence)
    if found is None:
        found = Exempt.FACED if _is_ruled_faced(table, offence) else Exempt.NO
    return "" if found is Exempt.NO else str(found.value)


def _is_ruled_faced(table: Table, offence: Offence) -> bool:
    """Has the director decided that it was a failure to play a card that all could see?"""
    return any(
        Exempt.FACED.value in ruling.clauses
        and fx.RevokeCounted(offence.by, offence.card) in ruling.effects
        for ruling in table.rulings
    )


def both_sides(table: Table) -> tuple[Offence, ...]:
    """64B7: every established revoke of the board that has not been settled."""
    return tuple(one for one in established_ones(table) if one.status is not Status.COUNTED)


def _is_faced(table: Table, offence: Offence) -> bool | None:
    """64B3: should a card have been played that lay face up by law: dummy's, or a penalty card?

    What somebody dropped, or put back, is in the hand again. `None`: a minor penalty card could
    have been played, and an honour that nobody had seen could have been as well (50C).
    """
    if offence.by is table.dummy:
        return True
    before = table.at(offence.at)
    could = replacements(table, offence, then=True)
    if could is None or not table.defends(offence.by):
        return False
    mine = [one for one in before.penalty_cards if one.player is offence.by and one.card in could]
    due = {one.card for one in before.required if one.player is offence.by}  # 51A, 57D
    if any(one.penalty is fx.Penalty.MAJOR for one in mine) or any(card in due for card in could):
        return True
    if mine:
        return True if len(could) == len(mine) else None
    return False


def _dummy_led_wrong_card(table: Table, offence: Offence) -> bool:
    """45D2: dummy led a card that declarer had not named, and it was noticed too late."""
    lead = trick_of(table, offence).cards[:1]
    return any(
        one.kind is Kind.WRONG_CARD_FROM_DUMMY and (one.seat, one.what) in lead
        for one in table.irregularities
    )


def won(table: Table, offence: Offence, agreed: bool = False) -> Won | None:
    """64A: what the side has won from the revoke trick on; `None` if a claim hides it.

    `agreed`: the claim has been agreed to, whether or not the log says so.
    """
    rest = by_claim(table, offence.side, agreed)
    if len(table.tricks) < offence.trick:
        # A claim has stopped the play in the revoke trick.
        return Won.NOTHING if rest == 0 else None
    first, *later = table.tricks[offence.trick - 1 :]
    has_later = any(_side_wins(trick.winner, offence) for trick in later) or bool(rest)
    if first.winner is offence.by:
        if has_later:
            return Won.HIMSELF_AND_LATER
        return None if rest is None else Won.HIMSELF_ONLY
    if has_later or _side_wins(first.winner, offence):
        return Won.OTHERWISE
    return None if rest is None else Won.NOTHING


def by_claim(table: Table, side: Side, agreed: bool = False) -> int | None:
    """What the side got of the tricks left by a claim, if any; `None` while it is not settled."""
    if table.claim is None and table.entered.phase is not Phase.CLAIMED:
        return 0
    result = result_of(table.after(agreement()) if agreed else table)
    if result is None or result.contract is None or table.claim is None:
        return None
    declares = result.contract.declarer.side is side
    return (result.won if declares else result.lost) - table.tricks_won(side)


def can_have_won(table: Table, offence: Offence) -> tuple[Won, ...]:
    """What is left to say when the tricks after a claim were not played."""
    first = table.tricks[offence.trick - 1 : offence.trick]
    if not first:
        return tuple(Won)
    if first[0].winner is offence.by:
        return (Won.HIMSELF_AND_LATER, Won.HIMSELF_ONLY)
    return (Won.NOTHING, Won.OTHERWISE)


def _side_wins(winner: Seat | None, offence: Offence) -> bool:
    return winner is not None and winner.side is offence.side


def kept(table: Table, offence: Offence) -> int:
    """64C2(a): what moves under 64A for the earlier revokes of the same side.

    It is theirs also where the director has given them equity instead (64C1).
    """
    numbers: dict[tuple[Player, Card | None], Offence] = {
        (one.by, one.card): one for one in table.derive(revokes)
    }
    found = 0
    for ruling in table.rulings:
        counted = [
            numbers.get((effect.player, effect.card))
            for effect in ruling.effects
            if isinstance(effect, fx.RevokeCounted)
        ]
        earlier = [one for one in counted if one is not None and _is_earlier(one, offence)]
        moved = sum(
            effect.tricks for effect in ruling.effects if isinstance(effect, fx.TricksTransferred)
        )
        if moved or not earlier or not {"64A1", "64A2"} & set(ruling.clauses):
            found += moved if earlier else 0
        else:
            rest = won(table, earlier[0])
            found += 0 if rest is None else rest.tricks
    return found


def _is_earlier(one: Offence, other: Offence) -> bool:
    return one.side is other.side and one.trick < other.trick


def left_to_move(table: Table, offence: Offence, agreed: bool = False) -> int:
    """64A: no trick moves twice, so that of several revokes the later ones may find none left."""
    rest = by_claim(table, offence.side, agreed)
    if rest is None:
        return 2
    left = [
        number
        for number, trick in enumerate(table.tricks, start=1)
        if _side_wins(trick.winner, offence)
    ]
    left += range(len(table.tricks) + 1, len(table.tricks) + 1 + rest)
    numbers: dict[tuple[Player, Card | None], int] = {
        (one.by, one.card): one.trick for one in table.derive(revokes)
    }
    for ruling in table.rulings:
        moved = sum(
            effect.tricks
            for effect in ruling.effects
            if isinstance(effect, fx.TricksTransferred)
            and effect.side is offence.side.other
            and effect.law.startswith("64A")
        )
        since = min(
            (
                numbers.get((effect.player, effect.card), 1)
                for effect in ruling.effects
                if isinstance(effect, fx.RevokeCounted)
            ),
            default=1,
        )
        # They were the earliest that the side had won since that revoke.
        taken = [number for number in left if number >= since][:moved]
        left = [number for number in left if number not in taken]
    return sum(number >= offence.trick for number in left)
