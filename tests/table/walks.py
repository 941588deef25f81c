"""Random walks: tables at which anything that is possible may happen.

A walk deals at random and then lets things happen, which are now and then, or all the time,
irregular.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress

from bridgelaw.game import CARDS, PASS, SEATS, SUITS, Board, Call, Card, Deal, Hand, Seat
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.game.seats import Side
from bridgelaw.table import ImpossibleEvent, Phase, Standing, Table
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from tests.table.checks import (
    check_agreement,
    check_cards,
    check_choices,
    check_written_forms,
    has_ended,
    lawful_events,
    play_on,
)

LAWS = ("24B", "26B", "27B2", "37B", "50D2", "57A")


def random_deal(rng: random.Random) -> Deal:
    pack = rng.sample(CARDS, 52)
    return Deal.of({seat: Hand.of(pack[13 * place :][:13]) for place, seat in enumerate(SEATS)})


class Walk:
    """Things that happen at a table, chosen by chance."""

    def __init__(self, rng: random.Random, deal: Deal | None = None) -> None:
        self.rng = rng
        self.disorder = self.rng.choice((0.02, 0.1, 0.4, 0.9))
        self.steps = self.rng.randint(0, 60)
        board = Board.number(self.rng.randint(1, 36))
        self.table = Table(board, random_deal(self.rng) if deal is None else deal)

    def step(self) -> None:
        """Something happens; what turns out to be impossible does not."""
        with suppress(ImpossibleEvent):
            self.table = self.table.after(*self.events())
        if has_ended(self.table):
            # Something may still happen, but not for long.
            self.steps = min(self.steps, 5)
        self.steps -= 1

    def events(self) -> Sequence[ev.Event]:
        if self.rng.random() >= self.disorder and not has_ended(self.table):
            return lawful_events(self.table, self.rng)
        chances = _IN_AUCTION if self.table.phase is Phase.AUCTION else _IN_PLAY
        happens = self.rng.choices(tuple(chances), tuple(chances.values()))[0]
        return happens(self)

    # What can happen

    def seat(self) -> Seat:
        """Anybody, but most of all the player whose turn it is."""
        turn = self.table.to_call or self.table.to_play
        return turn if turn is not None and self.rng.random() < 0.5 else self.rng.choice(SEATS)

    def card(self, seat: Seat) -> Card:
        """A card that the player has, or else one that they had or never had."""
        hand = self.table.hand(seat)
        return self.rng.choice(list(hand) if hand else CARDS)

    def called(self) -> Sequence[ev.Event]:
        call = PASS if self.rng.random() < 0.4 else self.rng.choice(SPOKEN_CALLS)
        return [ev.Called(self.seat(), call)]

    def led(self) -> Sequence[ev.Event]:
        seat = self.seat()
        return [ev.Led(seat, self.card(seat))]

    def led_face_down(self) -> Sequence[ev.Event]:
        seat = self.seat()
        return [ev.LedFaceDown(seat, self.card(seat))]

    def faced_lead(self) -> Sequence[ev.Event]:
        return [ev.FacedLead(self.seat())]

    def played(self) -> Sequence[ev.Event]:
        seat = self.seat()
        return [ev.Played(seat, self.card(seat))]

    def played_together(self) -> Sequence[ev.Event]:
        seat = self.seat()
        return [ev.PlayedTogether(seat, tuple(dict.fromkeys((self.card(seat), self.card(seat)))))]

    def quitted(self) -> Sequence[ev.Event]:
        return [ev.TrickQuitted()]

    def exposed(self) -> Sequence[ev.Event]:
        seat = self.seat()
        cards = {self.card(seat) for _ in range(self.rng.choice((1, 1, 1, 2, 3)))}
        return [ev.Exposed(seat, tuple(sorted(cards)))]

    def spread(self) -> Sequence[ev.Event]:
        return [ev.Spread(self.seat())]

    def designated(self) -> Sequence[ev.Event]:
        """Declarer names a card, or less than one; or somebody else names one of their own."""
        contract = self.table.contract
        if contract is None or self.rng.random() < 0.2:
            seat = self.seat()
            card = self.card(seat)
        else:
            seat = contract.declarer
            # 46B4: declarer may also ask for a card that dummy does not hold.
            card = self.card(contract.dummy if self.rng.random() < 0.8 else seat.lho)
        said = self.rng.choice(
            (
                ev.Designation(card.suit, card.rank),
                ev.Designation(card.suit, card.rank),
                ev.Designation(card.suit),
                ev.Designation(rank=card.rank),
                ev.Designation(wish=self.rng.choice(list(ev.Wish))),
            )
        )
        return [ev.Designated(seat, said)]

    def put_from_dummy(self) -> Sequence[ev.Event]:
        """Declarer names a card and dummy puts one, perhaps another."""
        if self.table.contract is None:
            return []
        dummy = self.table.contract.dummy
        named = self.card(dummy)
        said = ev.Designated(dummy.partner, ev.Designation(named.suit, named.rank))
        return [said, ev.Played(dummy, self.rng.choice((named, self.card(dummy))))]

    def claimed(self) -> Sequence[ev.Event]:
        return [ev.Claimed(self.seat(), self.rng.randint(0, 13), self.rng.choice(("", "a, #; b")))]

    def conceded(self) -> Sequence[ev.Event]:
        return [ev.Conceded(self.seat(), self.rng.randint(0, 13))]

    def put_back(self) -> Sequence[ev.Event]:
        return [ev.PutBack(self.seat())]

    def director(self) -> Sequence[ev.Event]:
        return [ev.DirectorCalled(self.rng.choice((None, *SEATS)))]

    def ruled(self) -> Sequence[ev.Event]:
        kinds = _EFFECTS[self.table.phase is Phase.AUCTION]
        made = [kind(self) for kind in self.rng.choices(kinds, k=self.rng.choice((0, 1, 1, 2, 3)))]
        effects = tuple(effect for effect in made if effect is not None)
        return [ev.Ruled("any-ruling", "2017", (self.law(),), effects)]

    # What a ruling can say

    def law(self) -> str:
        return self.rng.choice(LAWS)

    def record(self) -> tuple[Seat, Call] | None:
        """A call that is on the table, most often the last one."""
        made = [(seat, call) for seat, call, how in self.table.calls
                if how is not Standing.WITHDRAWN]  # fmt: skip
        if not made:
            return None
        return made[-1] if self.rng.random() < 0.7 else self.rng.choice(made)

    def call_withdrawn(self) -> fx.Effect | None:
        record = self.record()
        return None if record is None else fx.CallWithdrawn(*record)

    def call_accepted(self) -> fx.Effect | None:
        record = self.record()
        return None if record is None else fx.CallAccepted(*record)

    def call_substituted(self) -> fx.Effect:
        return fx.CallSubstituted(self.seat(), self.rng.choice(SPOKEN_CALLS))

    def call_deemed_later(self) -> fx.Effect | None:
        record = self.record()
        return None if record is None else fx.CallDeemedLater(*record)

    def replacement_due(self) -> fx.Effect:
        law = self.rng.choice(("30B1", "31A", "31B", "32A", "32B", "36B4"))
        return fx.ReplacementDue(self.seat(), self.rng.choice(SPOKEN_CALLS), law)

    def forced_pass(self) -> fx.Effect:
        return fx.ForcedPass(self.seat(), self.rng.choice(list(fx.Span)), self.law())

    def lead_right(self) -> fx.Effect:
        seat = self.seat()
        return fx.LeadRight(seat, seat.partner)

    def lead_restriction(self) -> fx.Effect:
        return fx.LeadRestriction(
            self.seat(),
            self.rng.choice(list(fx.Demand)),
            frozenset(self.rng.sample(SUITS, self.rng.randint(1, 2))),
            self.rng.choice(list(fx.Until)),
            self.law(),
        )

    def no_demand(self) -> fx.Effect:
        return fx.NoDemand(self.seat(), self.law())

    def play_restriction(self) -> fx.Effect:
        manner = self.rng.choice(list(fx.Manner))
        return fx.PlayRestriction(self.seat(), manner, self.rng.choice(SUITS), self.law())

    def penalty_card(self) -> fx.Effect:
        seat = self.seat()
        penalty = self.rng.choice(list(fx.Penalty))
        return fx.PenaltyCard(seat, self.card(seat), penalty, self.law())

    def picked_up(self) -> fx.Effect | None:
        lying = [(seat, card) for seat in SEATS for card in self.table.face_up(seat)]
        return fx.PickedUp(*self.rng.choice(lying)) if lying else None

    def played_card(self) -> tuple[Seat, Card] | None:
        """A card of the trick in progress or of the one before."""
        cards = self.table.trick.cards
        if not cards and self.table.tricks:
            cards = self.table.tricks[-1].cards
        return self.rng.choice(cards) if cards else None

    def card_withdrawn(self) -> fx.Effect | None:
        played = self.played_card()
        return None if played is None else fx.CardWithdrawn(*played)

    def card_accepted(self) -> fx.Effect | None:
        played = self.played_card()
        return None if played is None else fx.CardAccepted(*played)

    def card_played(self) -> fx.Effect:
        seat = self.seat()
        return fx.CardPlayed(seat, self.card(seat), self.law())

    def card_replaced(self) -> fx.Effect | None:
        played = self.played_card()
        return None if played is None else fx.CardReplaced(*played, self.card(played[0]))

    def card_required(self) -> fx.Effect:
        seat = self.seat()
        return fx.CardRequired(seat, self.card(seat), self.law())

    def card_added(self) -> fx.Effect:
        seat = self.seat()
        return fx.CardAdded(seat, self.card(seat), self.rng.randint(1, 13))

    def becomes_dummy(self) -> fx.Effect:
        return fx.BecomesDummy(self.seat())

    def deemed_claim(self) -> fx.Effect:
        return fx.DeemedClaim(self.seat(), self.law())

    def play_goes_on(self) -> fx.Effect:
        return fx.PlayGoesOn(self.law())

    def revoke_stands(self) -> fx.Effect:
        seat = self.seat()
        return fx.RevokeStands(seat, self.card(seat))

    def revoke_counted(self) -> fx.Effect:
        seat = self.seat()
        return fx.RevokeCounted(seat, self.card(seat))

    def tricks_transferred(self) -> fx.Effect:
        return fx.TricksTransferred(self.rng.randint(1, 2), self.rng.choice(list(Side)), "64A1")

    def unauthorised(self) -> fx.Effect:
        seat = self.seat()
        what = self.rng.choice((None, self.rng.choice(SPOKEN_CALLS), self.rng.choice(CARDS)))
        return fx.Unauthorised(seat, what, (seat, seat.partner), "16C2")

    def authorised(self) -> fx.Effect:
        return fx.Authorised(self.seat(), self.rng.choice(SPOKEN_CALLS))

    def score_adjusted(self) -> fx.Effect | None:
        # It ends a board that is still being bid: not too often.
        if self.rng.random() < 0.9:
            return None
        return fx.ScoreAdjusted(self.rng.choice(list(fx.Adjustment)), "12C1(b)")

    def review(self) -> fx.Effect:
        return fx.Review(self.law())


_CALL_EFFECTS: tuple[Callable[[Walk], fx.Effect | None], ...] = (
    Walk.call_withdrawn,
    Walk.call_accepted,
    Walk.call_substituted,
    Walk.call_deemed_later,
    Walk.replacement_due,
    Walk.forced_pass,
    Walk.lead_right,
)
_CARD_EFFECTS: tuple[Callable[[Walk], fx.Effect | None], ...] = (
    Walk.lead_right,
    Walk.lead_restriction,
    Walk.lead_restriction,
    Walk.no_demand,
    Walk.play_restriction,
    Walk.play_restriction,
    Walk.penalty_card,
    Walk.penalty_card,
    Walk.penalty_card,
    Walk.picked_up,
    Walk.card_withdrawn,
    Walk.card_withdrawn,
    Walk.card_accepted,
    Walk.card_played,
    Walk.card_replaced,
    Walk.card_replaced,
    Walk.card_required,
    Walk.card_added,
    Walk.becomes_dummy,
    Walk.deemed_claim,
    Walk.play_goes_on,
)
_OTHER_EFFECTS: tuple[Callable[[Walk], fx.Effect | None], ...] = (
    Walk.revoke_stands,
    Walk.revoke_counted,
    Walk.tricks_transferred,
    Walk.unauthorised,
    Walk.authorised,
    Walk.score_adjusted,
    Walk.review,
)
_EFFECTS = {
    True: (*_CALL_EFFECTS * 4, *_CARD_EFFECTS, *_OTHER_EFFECTS),
    False: (*_CALL_EFFECTS, *_CARD_EFFECTS * 4, *_OTHER_EFFECTS),
}

_IN_AUCTION: dict[Callable[[Walk], Sequence[ev.Event]], int] = {
    Walk.called: 120,
    Walk.led: 4,
    Walk.led_face_down: 1,
    Walk.faced_lead: 1,
    Walk.played: 2,
    Walk.exposed: 6,
    Walk.spread: 1,
    Walk.designated: 1,
    Walk.claimed: 1,
    Walk.conceded: 1,
    Walk.put_back: 2,
    Walk.director: 2,
    Walk.ruled: 30,
}
_IN_PLAY: dict[Callable[[Walk], Sequence[ev.Event]], int] = {
    Walk.called: 5,
    Walk.led: 30,
    Walk.led_face_down: 5,
    Walk.faced_lead: 5,
    Walk.played: 50,
    Walk.played_together: 8,
    Walk.quitted: 1,
    Walk.exposed: 10,
    Walk.spread: 5,
    Walk.designated: 10,
    Walk.put_from_dummy: 20,
    Walk.claimed: 1,
    Walk.conceded: 1,
    Walk.put_back: 3,
    Walk.director: 3,
    Walk.ruled: 60,
}


def check_walk(seed: int) -> Table:
    """The walk of this seed, checked after every step and played to its end."""
    walk = Walk(random.Random(seed))
    try:
        return check_steps(walk)
    except Exception as error:
        error.add_note(f"seed {seed}, after this log:\n{walk.table.text}")
        raise


def check_steps(walk: Walk) -> Table:
    while walk.steps > 0:
        walk.step()
        check_cards(walk.table)
        check_choices(walk.table, walk.rng)
        if walk.rng.random() < 0.15:
            check_agreement(walk.table, walk.rng)
    table = play_on(walk.table, walk.rng)
    check_written_forms(table)
    return table
