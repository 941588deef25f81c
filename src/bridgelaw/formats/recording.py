"""What the readers of records share: a board put together, and what is odd about it noted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bridgelaw.formats.oddities import Oddity, OddKind, inadmissible, out_of_rotation
from bridgelaw.formats.records import due, next_leader
from bridgelaw.game import (
    PASS,
    SEATS,
    Auction,
    Bid,
    Board,
    Call,
    Card,
    Contract,
    Deal,
    Hand,
    Seat,
    Trick,
    Vulnerability,
)
from bridgelaw.game.auctions import doubled_by
from bridgelaw.game.calls import HIGHEST_LEVEL
from bridgelaw.game.hands import PACK
from bridgelaw.locale import Text, tr

_MOST_CALLS = 319
"""No auction is longer: three passes, and each of the 35 bids with two doubles and all passes."""


def deal_of(hands: Mapping[Seat, Hand], problems: list[Text]) -> Deal:
    """The deal. A hand that is missing is what the three others leave of the pack."""
    masks = [hand.mask for hand in hands.values()]
    if len(masks) >= 3 and all(mask.bit_count() == 13 for mask in masks):
        # A card in two hands would carry into another bit, so that there are fewer.
        total = sum(masks)
        if total.bit_count() == 13 * len(masks):
            rest = Hand(PACK - total)
            north, east, south, west = (hands.get(seat, rest) for seat in SEATS)
            return Deal((north, east, south, west))
    seen = Hand()
    for hand in hands.values():
        for card in seen & hand:
            words = tr("{card} is in two hands", card=card)
            problems.append(Oddity.of(OddKind.CARD_IN_TWO_HANDS, words))
            return Deal()
        seen |= hand
    hands = dict(hands)
    missing = [seat for seat in SEATS if seat not in hands]
    if len(missing) == 1 and all(len(hand) == 13 for hand in hands.values()):
        hands[missing[0]] = Hand(PACK) - seen
    sizes = {len(hand) for hand in hands.values()}
    if len(sizes) > 1 or max(sizes, default=0) > 13:
        for seat, hand in hands.items():
            if len(hand) != 13:
                words = tr("the number of {seat}'s cards is {count}", seat=seat, count=len(hand))
                law = law_of_counts(hands.values())
                problems.append(Oddity.of(OddKind.NUMBER_OF_CARDS, words, seat, law=law))
    return Deal.of(hands)


def law_of_counts(hands: Iterable[Hand]) -> str:
    """Law 13 is for hands of which one has too many cards, Law 14 for hands that are short."""
    return "13" if any(len(hand) > 13 for hand in hands) else "14"


def board_of(
    number: int | None,
    dealer: Seat | None,
    vulnerability: Vulnerability | None,
    problems: list[Text],
) -> Board:
    """The board; what its file does not say follows from its number (Law 2)."""
    usual = None if not number else Board.number(number)
    if dealer is None and usual is None:
        words = tr("nobody knows who dealt; North is taken")
        problems.append(Oddity.of(OddKind.UNKNOWN, words))
    return Board(
        dealer or (Seat.NORTH if usual is None else usual.dealer),
        vulnerability or (Vulnerability.NONE if usual is None else usual.vulnerability),
        number or None,
    )


def contract_of(auction: Auction, problems: list[Text]) -> Contract | None:
    """The contract that the auction led to; what is irregular in it is noted."""
    so_far = Auction(auction.dealer)
    contract: Contract | None = None
    for at, (seat, call) in enumerate(auction, 1):
        place = f"call {at}"
        if len(so_far.calls) == _MOST_CALLS:
            break
        if so_far.is_over:
            words = tr("{call} by {seat} comes after the end of the auction", call=call, seat=seat)
            problems.append(Oddity.of(OddKind.CALL_AFTER_AUCTION, words, seat, place))
            continue
        is_out = bool(so_far.calls) and seat is not so_far.to_call
        is_change = is_out and seat is so_far.calls[-1][0]
        before = Auction(so_far.dealer, so_far.calls[:-1]) if is_change else so_far
        if is_change:
            # 30B2, 31C, 32C: at the turn of whoever comes next it is no call out of rotation.
            words = tr("{seat} changes {before} to {call}", seat=seat, before=so_far.calls[-1][1],
                       call=call)  # fmt: skip
            problems.append(Oddity.of(OddKind.CHANGE_OF_CALL, words, seat, place))
        elif is_out:
            words = tr("{call} by {seat} is out of rotation", call=call, seat=seat)
            problems.append(Oddity.of(out_of_rotation(call), words, seat, place))
        if not _is_admissible(before, seat, call):
            words = tr("{call} by {seat} is inadmissible", call=call, seat=seat)
            kind = inadmissible(call)
            if isinstance(call, Bid) and call.level <= HIGHEST_LEVEL:
                words = tr("{call} by {seat} is insufficient", call=call, seat=seat)
                kind = OddKind.INSUFFICIENT_BID
            # Out of rotation as well, it is Law 31's.
            law = "27A2" if is_out and not is_change and kind is OddKind.INSUFFICIENT_BID else None
            problems.append(Oddity.of(kind, words, seat, place, law))
        so_far = so_far.then(seat, call)
        contract = so_far.contract
    if auction.calls and not so_far.is_over:
        words = tr("the auction has no end")
        problems.append(Oddity.of(OddKind.AUCTION_WITHOUT_END, words))
    return contract


def _is_admissible(auction: Auction, seat: Seat, call: Call) -> bool:
    last = auction.last_bid
    if isinstance(call, Bid):
        return call.level <= HIGHEST_LEVEL and (last is None or call.outranks(last[1]))
    if call is PASS:
        return True
    state = auction.doubled
    return last is not None and doubled_by(state, last[0], seat, call) is not state


@dataclass(frozen=True, slots=True)
class Followed:
    """A play as far as it could be followed."""

    cards: tuple[Card, ...]
    won: int
    """Tricks of declarer's side."""
    left: int
    """Tricks that are still to be won, one in progress included."""
    is_broken_off: bool = False

    @classmethod
    def nothing(cls, deal: Deal, is_broken_off: bool = False) -> Followed:
        """No card was played, or none that counts."""
        return cls((), 0, tricks_in(deal), is_broken_off)

    def could_be(self, tricks: int) -> bool:
        """May declarer's side have won so many tricks in all?"""
        return self.is_broken_off or self.won <= tricks <= self.won + self.left


def tricks_in(deal: Deal) -> int:
    """How many tricks there are in a deal; in an ending fewer than thirteen."""
    return max((len(hand) for hand in deal.hands if hand is not None), default=13)


class Following:
    """Follows a play card by card. Where that is impossible it breaks off, and says why."""

    def __init__(self, deal: Deal, contract: Contract, problems: list[Text]) -> None:
        self.deal = deal
        self.contract = contract
        self.problems = problems
        self.play: list[Card] = []
        self.is_broken_off = False
        self._tricks: list[Trick] = []
        self._now: list[tuple[Seat, Card]] = []
        self._known = all(hand is not None for hand in deal.hands)
        self._gone = Hand()

    def followed(self) -> Followed:
        """What was played, and who won it."""
        side = self.contract.declarer.side
        winners = [trick.winner for trick in self._tricks]
        won = sum(seat is not None and seat.side is side for seat in winners)
        left = tricks_in(self.deal) - len(self._tricks)
        return Followed(tuple(self.play), won, left, self.is_broken_off)

    @property
    def due(self) -> Seat:
        """Whose turn it is."""
        return due(self._now, next_leader(self._tricks, self.contract))

    @property
    def number(self) -> int:
        """The number of the trick to which the next card belongs, from 1."""
        return len(self._tricks) + 1

    def add(self, card: Card, by: Seat | None = None, marked_revoke: bool = False) -> None:
        """The next card; `by` is who played it, where the file says so."""
        if self.is_broken_off:
            return
        turn = self.due
        owner = self.deal.owner(card)
        seat = owner or turn
        why = self._impossible(card, owner, by or seat, turn)
        if why is not None:
            self.break_off(why)
            return
        if seat is not turn:
            self.problem(self._out_of_turn(seat, turn, card))
        if self._follows(seat, card) and marked_revoke:
            words = tr("{card} is marked as a revoke, but none is seen", card=card)
            self.problem(Oddity.of(OddKind.MARK, words, seat))
        self._gone |= Hand.of([card])
        self.play.append(card)
        self._now.append((seat, card))
        if len(self._now) == 4:
            self._tricks.append(Trick(tuple(self._now), self.contract.denomination.suit))
            self._now = []

    def break_off(self, why: Text) -> None:
        self.is_broken_off = True
        odd = why if isinstance(why, Oddity) else Oddity.of(OddKind.UNREADABLE, why)
        self.problem(odd.saying(tr("{why}; the play is read up to there", why=why)))

    def problem(self, what: Oddity) -> None:
        words = tr("trick {number}: {what}", number=self.number, what=what)
        place = f"trick {self.number}"
        self.problems.append(Oddity.of(what.kind, words, what.seat, place, what.law))

    def _impossible(self, card: Card, owner: Seat | None, by: Seat, turn: Seat) -> Oddity | None:
        if card in self._gone:
            words = tr("{card} has been played before", card=card)
            return Oddity.of(OddKind.CARD_TWICE, words, by)
        if owner is None and self._known:
            law = law_of_counts(hand for hand in self.deal.hands if hand is not None)
            words = tr("nobody was dealt {card}", card=card)
            return Oddity.of(OddKind.CARD_NOT_DEALT, words, by, law=law)
        if owner is not None and owner is not by:
            words = tr("{card} is played by {seat}, but {owner} was dealt it",
                       card=card, seat=by, owner=owner)  # fmt: skip
            return Oddity.of(OddKind.CARD_OF_ANOTHER, words, by)
        if by in [seat for seat, _ in self._now]:
            words = tr("{seat} plays {card} as a second card", seat=by, card=card)
            return Oddity.of(OddKind.SECOND_CARD, words, by)
        if owner is None and by is not turn:
            # A record keeps the cards; who played one is known from the deal, or from the turn.
            return self._out_of_turn(by, turn, card)
        return None

    def _out_of_turn(self, seat: Seat, turn: Seat, card: Card) -> Oddity:
        if self._now:
            words = tr("{seat} plays {card} at the turn of {due}", seat=seat, card=card, due=turn)
            return Oddity.of(OddKind.PLAY_OUT_OF_TURN, words, seat)
        words = tr("{seat} leads {card} at the turn of {due}", seat=seat, card=card, due=turn)
        is_declarers = seat.side is self.contract.declarer.side
        if self._tricks:
            law = "55" if is_declarers else None
            return Oddity.of(OddKind.LEAD_OUT_OF_TURN, words, seat, law=law)
        law = "54E" if is_declarers else None
        return Oddity.of(OddKind.OPENING_LEAD_OUT_OF_TURN, words, seat, law=law)

    def _follows(self, seat: Seat, card: Card) -> bool:
        if not self._now or card.suit is self._now[0][1].suit:
            return True
        hand = self.deal[seat]
        suit = self._now[0][1].suit
        held = Hand() if hand is None else (hand - self._gone).holding(suit)
        if not len(held):
            return True
        words = tr("{seat} plays {card} and does not follow to {suit} with {held}: a revoke",
                   seat=seat, card=card, suit=suit, held=next(iter(held)))  # fmt: skip
        self.problem(Oddity.of(OddKind.REVOKE, words, seat))
        return False


def four_names(names: Mapping[Seat, str]) -> tuple[str, str, str, str]:
    north, east, south, west = (names.get(seat, "").strip() for seat in SEATS)
    return north, east, south, west


def callers_of(auction: Auction) -> tuple[Seat, ...]:
    """Who made each call, or nobody where it was in rotation from the dealer."""
    calls = [call for _, call in auction]
    dealer = auction.dealer
    in_rotation = dealer is not None and Auction.of(dealer, calls) == auction
    return () if in_rotation else tuple(seat for seat, _ in auction)


def tricks_problem(claimed: int, won: int, left: int) -> Oddity | None:
    """What is wrong with a number of declarer's tricks in all."""
    if won <= claimed <= won + left:
        return None
    words = tr("declarer's tricks cannot be {given}: {won} have been won, {left} are left",
               given=claimed, won=won, left=left)  # fmt: skip
    if not left:
        words = tr(
            "declarer's tricks are given as {given}, but the play has {won}", given=claimed, won=won
        )
    return Oddity.of(OddKind.RESULT, words)
