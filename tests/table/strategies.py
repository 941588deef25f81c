"""Hypothesis strategies for every kind of event and effect."""

from __future__ import annotations

from hypothesis import strategies as st

from bridgelaw.game import BIDS, CARDS, SEATS, SUITS, Contract, Doubled, Hand, Role
from bridgelaw.game.calls import SOME_BID, SOME_CALL, SPOKEN_CALLS
from bridgelaw.game.cards import SOME_CARDS
from bridgelaw.game.seats import Side
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.breaches import Kind
from bridgelaw.table.state import Phase

seats = st.sampled_from(SEATS)
players = st.one_of(seats, st.sampled_from(Role))
sides = st.sampled_from(Side)
suits = st.sampled_from(SUITS)
cards = st.sampled_from(CARDS)
calls = st.sampled_from(SPOKEN_CALLS)
optional_calls = st.one_of(st.none(), calls)
optional_cards = st.one_of(st.none(), cards)
tricks = st.integers(0, 13)

# Laws, procedures and editions are words: anything but blanks and the marks of the notation.
_MARKS = ',、;#"[]'
words = st.one_of(
    st.sampled_from(["27B1(a)", "50D2", "2017", "insufficient-bid", "70E2"]),
    st.text(
        st.characters(exclude_categories=["Z", "C"], exclude_characters=_MARKS), min_size=1
    ).filter(lambda text: not any(char.isspace() for char in text)),
)

effects: dict[type, st.SearchStrategy[fx.Effect]] = {
    fx.CallWithdrawn: st.builds(fx.CallWithdrawn, players, optional_calls, st.booleans()),
    fx.CallAccepted: st.builds(fx.CallAccepted, players, optional_calls),
    fx.CallSubstituted: st.builds(fx.CallSubstituted, players, optional_calls),
    fx.CallDeemedLater: st.builds(fx.CallDeemedLater, players, optional_calls),
    fx.ReplacementDue: st.builds(fx.ReplacementDue, players, optional_calls, words),
    fx.ForcedPass: st.builds(fx.ForcedPass, players, st.sampled_from(fx.Span), words),
    fx.LeadRight: st.builds(fx.LeadRight, players, players, words),
    fx.LeadRestriction: st.builds(
        fx.LeadRestriction,
        players,
        st.sampled_from(fx.Demand),
        st.frozensets(suits),
        st.sampled_from(fx.Until),
        words,
    ),
    fx.NoDemand: st.builds(fx.NoDemand, players, words),
    fx.PlayRestriction: st.builds(
        fx.PlayRestriction, players, st.sampled_from(fx.Manner), st.one_of(st.none(), suits), words
    ),
    fx.PenaltyCard: st.builds(
        fx.PenaltyCard, players, optional_cards, st.sampled_from(fx.Penalty), words
    ),
    fx.LeftFaceUp: st.builds(fx.LeftFaceUp, players, cards),
    fx.PickedUp: st.builds(fx.PickedUp, players, optional_cards),
    fx.CardWithdrawn: st.builds(fx.CardWithdrawn, players, optional_cards, st.booleans()),
    fx.CardAccepted: st.builds(fx.CardAccepted, players, optional_cards),
    fx.CardPlayed: st.builds(fx.CardPlayed, players, optional_cards, words),
    fx.CardReplaced: st.builds(fx.CardReplaced, players, optional_cards, optional_cards),
    fx.CardRequired: st.builds(fx.CardRequired, players, optional_cards, words),
    fx.CardAdded: st.builds(fx.CardAdded, players, optional_cards, tricks),
    fx.BecomesDummy: st.builds(fx.BecomesDummy, players),
    fx.DeemedClaim: st.builds(fx.DeemedClaim, players, words),
    fx.PlayGoesOn: st.builds(fx.PlayGoesOn, words),
    fx.ClaimDecided: st.builds(fx.ClaimDecided, sides, tricks, words),
    fx.RevokeStands: st.builds(fx.RevokeStands, players, optional_cards),
    fx.RevokeCounted: st.builds(fx.RevokeCounted, players, optional_cards),
    fx.TricksTransferred: st.builds(
        fx.TricksTransferred, tricks, st.one_of(st.none(), sides), words
    ),
    fx.Unauthorised: st.builds(
        fx.Unauthorised,
        players,
        st.one_of(optional_calls, cards),
        st.lists(players, min_size=1, max_size=4).map(tuple),
        words,
    ),
    fx.Authorised: st.builds(fx.Authorised, players, st.one_of(optional_calls, cards)),
    fx.ScoreAdjusted: st.builds(fx.ScoreAdjusted, st.sampled_from(fx.Adjustment), words),
    fx.SideAwarded: st.builds(fx.SideAwarded, sides, st.text(max_size=20), words),
    fx.Sanctioned: st.builds(fx.Sanctioned, sides, st.sampled_from(fx.Sanction), words),
    fx.CardMoved: st.builds(fx.CardMoved, players, optional_cards, players),
    fx.CardRemoved: st.builds(fx.CardRemoved, players, optional_cards),
    fx.CardRestored: st.builds(fx.CardRestored, players, optional_cards),
    fx.HandsRight: st.builds(fx.HandsRight, words),
    fx.DealtAnew: st.builds(fx.DealtAnew, words),
    fx.Review: st.builds(fx.Review, words),
}

designations = st.one_of(
    st.builds(ev.Designation, suits, st.integers(0, 12)),
    st.builds(ev.Designation, suit=suits),
    st.builds(ev.Designation, rank=st.integers(0, 12)),
    st.builds(ev.Designation, wish=st.sampled_from(ev.Wish)),
)

# What nobody named, and what the table is told to have been irregular.
calls_made = st.one_of(calls, st.sampled_from((SOME_CALL, SOME_BID)))
cards_seen = st.one_of(cards, st.sampled_from(tuple(SOME_CARDS.values())))
irregular = st.one_of(st.none(), st.sampled_from(Kind))
contracts = st.builds(Contract, st.sampled_from(BIDS), st.sampled_from(Doubled), seats)
told = st.one_of(
    st.builds(ev.Told, st.just(ev.Fact.CONTRACT), contracts),
    st.builds(ev.Told, st.sampled_from((ev.Fact.DECLARER, ev.Fact.ON_LEAD)), seats),
    st.builds(ev.Told, st.just(ev.Fact.TRICK), st.integers(1, 13)),
    st.builds(ev.Told, st.just(ev.Fact.WON), st.tuples(sides, tricks)),
    st.builds(ev.Told, st.sampled_from((ev.Fact.PLAY_OVER, ev.Fact.HANDS_BACK))),
    st.builds(
        ev.Told,
        st.just(ev.Fact.STAGE),
        st.lists(st.sampled_from(Phase), min_size=1, unique=True).map(tuple),
    ),
    st.builds(
        ev.Told,
        st.just(ev.Fact.RESULT),
        st.one_of(st.just(ev.Recorded()), st.builds(ev.Recorded, contracts, tricks)),
    ),
    st.builds(ev.Told, st.just(ev.Fact.VOID), st.tuples(seats, suits)),
    st.builds(ev.Told, st.just(ev.Fact.SUIT_LED), suits),
    st.builds(
        ev.Told,
        st.just(ev.Fact.HOLDS),
        st.tuples(seats, st.sets(cards, min_size=1).map(Hand.of)),
    ),
)

events: dict[type, st.SearchStrategy[ev.Event]] = {
    ev.Called: st.builds(ev.Called, seats, calls_made, irregular),
    ev.Led: st.builds(ev.Led, seats, cards_seen, irregular),
    ev.LedFaceDown: st.builds(ev.LedFaceDown, seats, cards),
    ev.FacedLead: st.builds(ev.FacedLead, seats),
    ev.Played: st.builds(ev.Played, seats, cards_seen, irregular),
    ev.PlayedTogether: st.builds(
        ev.PlayedTogether,
        seats,
        st.lists(cards_seen, min_size=1, max_size=4, unique=True).map(tuple),
        irregular,
    ),
    ev.TrickQuitted: st.just(ev.TrickQuitted()),
    ev.Exposed: st.builds(
        ev.Exposed,
        seats,
        st.lists(cards_seen, min_size=1, max_size=13, unique=True).map(tuple),
        irregular,
    ),
    ev.Spread: st.builds(ev.Spread, seats),
    ev.Designated: st.builds(ev.Designated, seats, designations),
    ev.Claimed: st.builds(ev.Claimed, seats, tricks, st.text()),
    ev.Conceded: st.builds(ev.Conceded, seats, tricks, st.text()),
    ev.PutBack: st.builds(ev.PutBack, seats),
    ev.HandCounted: st.builds(ev.HandCounted, seats, st.integers(0, 52)),
    ev.DirectorCalled: st.builds(ev.DirectorCalled, st.one_of(st.none(), seats)),
    ev.Ruled: st.builds(
        ev.Ruled,
        words,
        words,
        st.lists(words, max_size=4).map(tuple),
        st.lists(st.one_of(*effects.values()), max_size=4).map(tuple),
        told=st.one_of(st.none(), st.lists(told, min_size=1, max_size=2).map(tuple)),
    ),
    ev.Unentered: st.just(ev.Unentered()),
    ev.Told: told,
}

any_effect = st.one_of(*effects.values())
any_event = st.one_of(*events.values())
