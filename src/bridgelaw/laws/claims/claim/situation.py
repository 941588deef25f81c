"""Laws 68 and 70: what the table shows of a claim or concession that stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Role, Seat, Side
from bridgelaw.laws.claims.claim.questions import Claimer, How, Revoked, Worst
from bridgelaw.laws.claims.known_claim import DECIDED, Said, claimed_tricks, said_at, wrong_cards
from bridgelaw.laws.common.about_the_trick import ShownInTrick
from bridgelaw.laws.common.established import ESTABLISHED_BY
from bridgelaw.laws.law import Circumstances, Kind, NothingToRule, Part, Table, Text, fx, tr
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table.events import Claimed, Conceded
from bridgelaw.table.result import is_claim_agreed, is_claim_doubted, rulings_since_claim
from bridgelaw.table.revokes import (
    TWELFTH,
    Established,
    Offence,
    Status,
    established,
    hands_back,
    revokes,
    suspects,
)
from bridgelaw.table.state import FULL_HAND


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """Who claimed or conceded, and where."""

    table: Table
    by: Seat
    profile: Profile = WBF

    @classmethod
    def of(cls, given: Circumstances) -> ClaimMade:
        """What is known of the claim, and under which regulations."""
        assert given.table is not None
        return replace(given.table.derive(find_claim), profile=given.profile)

    # Who

    @property
    def name(self) -> Seat | Part:
        return self.by if self.table.seats else Part(Role.OFFENDER, tr("the claimer"))

    @property
    def partner(self) -> Seat | Part:
        nameless = Part(Role.PARTNER, tr("the claimer's partner"))
        return self.by.partner if self.table.seats else nameless

    @property
    def side(self) -> tuple[Seat, ...]:
        """The claimer and their partner, where the claim is known."""
        return (self.by, self.by.partner) if self.is_known else ()

    @property
    def claimer(self) -> Claimer | None:
        if self.table.declarer is None:
            return None
        if self.table.defends(self.by):
            return Claimer.DEFENDER
        return Claimer.DECLARER if self.by is self.table.declarer else Claimer.DUMMY

    # 68: what was said or done

    @property
    def is_known(self) -> bool:
        return self.table.claim is not None

    @property
    def is_doubted(self) -> bool:
        """68D2(a): the director has found so before."""
        return is_claim_doubted(self.table)

    @property
    def is_concession(self) -> bool:
        return isinstance(self.table.claim, Conceded)

    @property
    def ways(self) -> tuple[How, ...]:
        """What the claimer can have said or done, as the table shows it."""
        table, claim = self.table, self.table.claim
        if claim is None:
            return tuple(How)
        ways = [How.CLAIMS]
        then = ClaimMade(table.at(table.derive(claimed_at) + 1), self.by)
        if isinstance(claim, Claimed) and not claim.statement and then.shown:
            ways.append(How.SHOWED)
        if table.trick.cards and table.tricks_left > 1:
            ways.append(How.TRICK)
        return tuple(ways)

    @property
    def only_way(self) -> How | None:
        ways = self.ways
        return ways[0] if len(ways) == 1 else None

    def no_such_way(self, how: How) -> Text | None:
        return None if how in self.ways else tr("the table shows something else")

    @property
    def objected(self) -> bool | None:
        """68B1: nobody can object where not one trick was conceded."""
        if not self.is_known or claimed_tricks(self.table) < self.table.tricks_left:
            return None
        return False

    @property
    def left_is_open(self) -> bool:
        """Did nobody enter how many tricks there were of which some were conceded?"""
        return self.is_concession and self.is_uncounted

    @property
    def is_uncounted(self) -> bool:
        """Did nobody enter how many tricks there were?"""
        return self.table.earlier is None

    def cannot_be_left(self, tricks: int) -> Text | None:
        """Why there were not so many."""
        claim = self.table.claim
        fits = claim is not None and max(claim.tricks, 1) <= tricks <= self.table.tricks_left
        return None if fits else tr("the table shows something else")

    @staticmethod
    def first_of(left: int) -> int:
        """The number of the trick in which there were so many left."""
        return FULL_HAND + 1 - left

    # What lies on the table because of the claim

    @property
    def shown(self) -> tuple[Card, ...]:
        """The claimer's own cards."""
        return self.cards_shown(self.by)

    @property
    def shown_in_trick(self) -> ShownInTrick:
        """The same, where it was about the trick in progress."""
        return ShownInTrick(self.by, self.shown, self.table)

    def cards_shown(self, seat: Seat) -> tuple[Card, ...]:
        """The player's cards that lie face up because of the claim, with it or after it."""
        table = self.table
        if not self.is_known or seat is table.dummy:
            return ()
        kept = {penalty.card for penalty in table.penalty_cards}
        # What was shown before, by accident, is another matter, and is ruled on by itself.
        at = table.derive(claimed_at)
        kept |= {
            found.what
            for found in table.open_irregularities
            if found.seat is seat and found.at < at and isinstance(found.what, Card)
        }
        return tuple(card for card in table.face_up(seat) if card not in kept)

    @property
    def taken_back(self) -> tuple[fx.PickedUp, ...]:
        """Everybody takes back what lies face up because of the claim."""
        return tuple(fx.PickedUp(seat, card) for seat in SEATS for card in self.cards_shown(seat))

    @property
    def penalty_cards_back(self) -> tuple[fx.PickedUp, ...]:
        """68D2(b): nobody has a penalty card any more, not even from before the claim."""
        return tuple(fx.PickedUp(one.player, one.card) for one in self.table.penalty_cards)

    @property
    def authorised_again(self) -> tuple[fx.Authorised, ...]:
        """68D2(b): what rulings barred since the claim may be used after all."""
        table = self.table
        if not self.is_known:
            return ()
        before = table.at(table.derive(claimed_at)).unauthorised
        again = (told for told in table.unauthorised if told not in before)
        return tuple(fx.Authorised(told.player, told.what) for told in again)

    # 63A: revokes that come to light

    @property
    def revoked(self) -> Revoked | None:
        return revoked_at(self.table) if self.is_known else None

    @property
    def how_established(self) -> str:
        return how_established(self.table) if self.is_known else "63A"

    @property
    def revoked_on_twelfth_only(self) -> bool:
        return self.is_known and is_on_twelfth_only(self.table)

    @property
    def revoke_corrected(self) -> bool:
        """63A4: the other side's revoke was corrected after the claim."""
        rulings = rulings_since_claim(self.table) if self.is_known else ()
        return any("63A4" in ruling.clauses for ruling in rulings)

    # 70: what it is worth

    @property
    def played_after(self) -> bool:
        """68D: was a card played after the claim, without the consent of all four?"""
        return bool(self.table.open_of(Kind.PLAY_AFTER_CLAIM))

    @property
    def said(self) -> Said | None:
        """68C: the claim with its words; `None` where the four hands are not known."""
        return said_at(self.table, self.profile)

    @property
    def wrong_cards(self) -> Text | None:
        """Who has too many cards, or too few, where the hands are known."""
        return wrong_cards(self.table)

    @property
    def has_no_trumps(self) -> bool:
        contract = self.table.contract
        return contract is not None and contract.denomination.suit is None

    def cannot_be(self, worst: Worst, claimer: Claimer) -> Text | None:
        """Why the least successful line cannot do that."""
        if worst is Worst.PARTNER and claimer is Claimer.DECLARER:
            return tr("declarer plays both hands")
        if worst is Worst.TRUMP and self.has_no_trumps:
            return tr("there are no trumps")
        return None if worst is Worst.SOUND else self.too_many(1 if worst is Worst.MORE else -1)

    def too_many(self, change: int) -> Text | None:
        """Why so many tricks more, or fewer, than were claimed cannot be awarded."""
        table = self.table
        if not self.is_known or 0 <= claimed_tricks(table) + change <= table.tricks_left:
            return None
        return tr(
            "{claimed} of the {left} tricks left were claimed",
            claimed=claimed_tricks(table),
            left=table.tricks_left,
        )

    def decided(self, change: int, law: str) -> tuple[fx.ClaimDecided, ...]:
        """The tricks claimed, or so many more or fewer, for the claimer's side."""
        if not self.is_known:
            return ()
        return (fx.ClaimDecided(self.by.side, claimed_tricks(self.table) + change, law),)

    @property
    def claimed(self) -> int:
        return claimed_tricks(self.table) if self.is_known else 0

    @property
    def left(self) -> int:
        return self.table.tricks_left

    def in_all(self, side: Side, tricks: int) -> int:
        """With the tricks that the side has won before the claim."""
        return tricks + self.table.tricks_won(side)


def find_claim(table: Table) -> ClaimMade:
    if table.claim is None:
        raise NothingToRule(
            tr(
                "No claim or concession stands at this table: enter it with its number of tricks, "
                "as in S claims 3 or E concedes 1."
            )
        )
    if is_claim_agreed(table):
        raise NothingToRule(tr("The claim or concession has been agreed to."))
    if table.claim_decided is not None:
        raise NothingToRule(DECIDED)
    return ClaimMade(table, table.claim.seat)


def claimed_at(table: Table) -> int:
    """The event of the log in which the claim was made."""
    count = len(table.log)
    while table.at(count).claim is not None:
        count -= 1
    return count


def division(decided: fx.ClaimDecided, left: int) -> dict[str, Any]:
    """What everybody hears of the tricks left."""
    rest = left - decided.tricks
    return {
        "side": decided.side,
        "tricks": decided.tricks,
        "left": left,
        "other": decided.side.other,
        "rest": rest,
    }


_BY_ITS_SIDE = (Established.PLAYED, Established.NAMED, Established.CLAIMED)


def revoked_at(table: Table) -> Revoked | None:
    """Whether there is one, and whether it can still be corrected."""
    found = _unsettled(table)
    if not found:
        # In a hand that is not known a card that did not follow suit may be a revoke, and so may
        # what was played to tricks that nobody entered.
        return None if table.earlier != 0 or suspects(table) else Revoked.NONE
    is_open = any(_is_open(table, one) or _is_twelfth(table, one) for one in found)
    return Revoked.OPEN if is_open else Revoked.ESTABLISHED


def how_established(table: Table) -> str:
    """The clause of 63A by which the first of them is established."""
    ways = (_way(table, one) for one in _unsettled(table))
    return next((ESTABLISHED_BY[way] for way in ways if way is not None), "63A")


def is_on_twelfth_only(table: Table) -> bool:
    """62D1: are those that can be corrected established, and on the twelfth trick?

    Of hands that are not known the table knows of none: then the director says that one is open.
    """
    found = _unsettled(table)
    return bool(found) and not any(_is_open(table, one) for one in found)


def _unsettled(table: Table) -> tuple[Offence, ...]:
    revoked = table.derive(revokes)
    return tuple(one for one in revoked if one.status in (Status.OPEN, Status.STANDS))


def _way(table: Table, offence: Offence) -> Established | None:
    """63A: how far the revoke has gone; `None` where that is not clear."""
    return Established.PLAYED if offence.is_deemed else established(table, offence)


def _is_open(table: Table, offence: Offence) -> bool:
    return _way(table, offence) not in _BY_ITS_SIDE


def _is_twelfth(table: Table, offence: Offence) -> bool:
    """62D1: on the twelfth trick it is corrected, established or not."""
    return offence.trick == TWELFTH and not offence.is_deemed and not hands_back(table)
