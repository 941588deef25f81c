"""Laws 61 to 64: revokes, corrected in time or counted after the play."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal, Side
from bridgelaw.laws import REVOKE, Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.questions import BadAnswer
from bridgelaw.laws.revoke.offence import find, revokes
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import (
    CardReplaced,
    PenaltyCard,
    RevokeStands,
    ScoreAdjusted,
    TricksTransferred,
)
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    N,
    S,
    W,
    card,
    found,
    legal,
    ruling,
    table,
    why_not,
)

LEAD = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2"
EAST = f"{LEAD}, E plays H5"
"""East, who holds clubs, has discarded a heart."""
SOUTH = f"{LEAD}, E plays CK, S plays H7"
"""Declarer has revoked."""


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, REVOKE, **answers)
    assert interview.ruling is not None, interview.question
    if at is not None:
        after = at.after(interview.ruling.event)
        settled = find(at)
        assert settled is None or (settled.by, settled.card) not in {
            (one.seat, one.what) for one in after.open_irregularities
        }
    return interview.ruling


def after(at: Table, **answers: str) -> Table:
    return at.after(rule(at, **answers).event)


def penalties(at: Table) -> dict[str, str]:
    return {f"{one.player} {one.card}": one.penalty.value for one in at.penalty_cards}


def asks(at: Table | None, **answers: str) -> str | None:
    asked = interviewed(at, REVOKE, **answers).question
    return None if asked is None else asked.key


def moved(given: Ruling) -> list[tuple[int, Side | None, str]]:
    return [
        (effect.tricks, effect.side, effect.law)
        for effect in given.effects
        if isinstance(effect, TricksTransferred)
    ]


# 62: correcting it


def test_law_62B1_a_defenders_card_becomes_a_major_penalty_card() -> None:
    at = table(EAST)
    assert asks(at) == "replacement"
    given = rule(at, replacement="C5")
    assert given.clauses == ("62A", "62B1")
    assert given.reviews == ("50E4",)
    then = at.after(given.event)
    assert penalties(then) == {"E H5": "major"}
    assert then.to_play is S
    assert found(then) == []
    # It must be played at the first opportunity, and West waits for declarer.
    led = then.after("S plays C6, W leads C8, N plays C3, E plays CK, S plays CJ")
    assert legal(led, E) == ".5.."
    assert why_not(led, E, "HA") == "50D1(a)"


def test_law_62B_the_replacement_must_have_been_legal() -> None:
    interview = Interview(REVOKE, table(EAST))
    assert interview.question is not None
    assert interview.question.to is E
    for wrong in ("SQ", "H6", "CQ"):
        with pytest.raises(BadAnswer):
            interview.answer(wrong)


def test_law_62B_a_single_card_of_the_suit_is_not_asked_for() -> None:
    deal = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJT3.A5 T98.QJ7.984.KQJ6 765.T98.765.T987")
    at = table(f"{AUCTION}, W leads C7, N plays C2, E plays CA, S plays C6", deal=deal)
    at = at.after("E leads HA, S plays H7, W plays H8, N plays H2")
    at = at.after("E leads HK, S plays HJ, W plays H9, N plays H3, E leads H6, S plays S8")
    given = rule(at, dummy_first="no")
    assert [one for one in given.effects if isinstance(one, CardReplaced)] == [
        CardReplaced(S, card("S8"), card("HQ"))
    ]


def test_law_62B2_declarer_and_dummy_have_no_penalty_cards() -> None:
    given = rule(table(SOUTH), dummy_first="no", replacement="C6")
    assert given.clauses == ("62A", "62B2")
    assert not [one for one in given.effects if isinstance(one, PenaltyCard)]
    dummy = table(f"{AUCTION}, W leads C7, N spreads the hand, N plays D2")
    asked = interviewed(dummy, REVOKE).question
    assert asked is not None
    assert (asked.key, asked.to) == ("replacement", S)
    then = after(dummy, replacement="C2")
    assert found(then) == []
    assert card("D2") in then.face_up(N)
    assert then.to_play is E


def test_law_62B2_a_penalty_card_played_to_the_wrong_trick_lies_there_again() -> None:
    at = table(LEAD, ruling("E has minor penalty card H5 by 49", law="49")).after("E plays H5")
    given = rule(at, replacement="CK")
    assert given.clauses == ("62A", "62B2")
    assert penalties(at.after(given.event)) == {"E H5": "minor"}


def test_law_61A_a_card_that_was_missing_in_an_earlier_trick_could_not_follow_later() -> None:
    # East misses the club trick, and discards on the next club; his only club was due before that.
    at = ending(
        "N:2.2..32 A.A..K 3.3..54 4.4..76",
        "W leads C7, N spreads the hand, N plays C3, S plays C5, trick quitted",
        "W leads C6, N plays C2, E plays SA",
        "ruling defective-trick of 2017 [67B1(a) 64A2] E adds CK to trick 1; E revoke CK stands",
    )
    given = rule(at)
    assert given.clauses == ("59", "61A")
    assert found(at.after(given.event)) == []


def test_law_62A_the_card_with_which_he_corrected_himself_is_the_replacement() -> None:
    at = table(EAST).after("E plays C5")
    given = rule(at)
    then = at.after(given.event)
    assert found(then) == []
    assert penalties(then) == {"E H5": "major"}
    assert card("C5") in then.played(E)
    # One that is no club corrects nothing.
    assert asks(table(EAST).after("E plays H6")) == "replacement"


def test_law_62C1_the_next_opponent_may_change_his_card() -> None:
    at = table(EAST).after("S plays CJ")
    asked = interviewed(at, REVOKE, replacement="C5").question
    assert asked is not None
    assert (asked.key, asked.to) == ("lho_card", S)
    assert "goes back to the hand" in str(asked.say[0])
    kept = rule(at, replacement="C5", lho_card="keep")
    assert kept.clauses == ("62A", "62B1")
    changed = rule(at, replacement="C5", lho_card="C6")
    assert changed.clauses == ("62A", "62B1", "62C1")
    assert set(changed.reviews) == {"50E4", "16C2"}
    then = at.after(changed.event)
    assert then.to_play is W
    assert [str(one.what) for one in then.unauthorised] == ["CJ"]
    assert card("CJ") in (then.hand(S) or ())
    assert "S CJ" not in penalties(then)
    with pytest.raises(BadAnswer):
        interviewed(at, REVOKE, replacement="C5", lho_card="S8")


def test_law_62C1_a_player_who_has_no_other_card_is_not_asked() -> None:
    at = table(SOUTH)  # everybody else played before the revoke
    assert asks(at, dummy_first="no", replacement="C6") is None


def test_law_62C2_partner_may_change_only_if_the_opponent_before_him_did() -> None:
    at = table(TRICK).after("E leads D3, S plays S8, W plays D5, N plays DK")
    # South (declarer) revoked; West may change, then North, who is dummy; East led.
    given = rule(at, dummy_first="no", replacement="DT", lho_card="keep")
    assert given.clauses == ("62A", "62B2")
    changed = {"dummy_first": "no", "replacement": "DT", "lho_card": "D7"}
    asked = interviewed(at, REVOKE, **changed).question
    assert asked is not None
    assert (asked.key, asked.to) == ("partner_card", S)
    given = rule(at, **changed, partner_card="DA")
    assert given.clauses == ("62A", "62B2", "62C1", "62C2")
    then = at.after(given.event)
    assert penalties(then) == {}
    assert then.to_play is N


def test_law_62C2_a_defending_partners_card_becomes_a_major_penalty_card() -> None:
    at = table(TRICK).after("E leads D3, S plays D4, W plays C8, N plays DK")
    won = after(at, replacement="D5", lho_card="keep")
    led = won.after("N leads H2, E plays SQ, S plays HJ, W plays H8")
    given = rule(led, replacement="H5", lho_card="HQ", partner_card="H9")
    assert given.clauses == ("62A", "62B1", "62C1", "62C2")
    then = led.after(given.event)
    assert penalties(then) == {"E SQ": "major", "W H8": "major", "W C8": "major"}
    # Kept: only the revoker's card.
    given = rule(led, replacement="H5", lho_card="HQ", partner_card="keep")
    assert penalties(led.after(given.event)) == {"E SQ": "major", "W C8": "major"}


def test_law_62C1_the_other_opponent_may_change_whatever_the_first_one_did() -> None:
    # East revoked before dummy's turn, and both opponents have played since.
    at = table(AUCTION, "W leads C7, N spreads the hand, E plays H5, N plays C2, S plays CJ")
    assert asks(at, replacement="C5", lho_card="keep") == "rho_card"
    given = rule(at, replacement="C5", lho_card="keep", rho_card="C4")
    assert given.clauses == ("62A", "62B1", "62C1")
    then = at.after(given.event)
    assert card("C4") in then.played(N)
    assert card("C2") in then.face_up(N)


def test_law_62C1_a_lead_to_the_next_trick_goes_back_if_another_has_won() -> None:
    at = table(EAST).after("S plays CJ, S leads H7")
    given = rule(at, replacement="CA", lho_card="keep")
    assert given.clauses == ("62A", "62B1", "62C1")
    then = at.after(given.event)
    assert then.to_play is E
    assert card("H7") in (then.hand(S) or ())
    assert [str(one.what) for one in then.unauthorised] == ["H7"]


@pytest.mark.parametrize("back", ["yes", "no"])
def test_law_62C1_otherwise_its_leader_chooses(back: str) -> None:
    at = table(EAST).after("S plays CJ, S leads H7")
    then = after(at, replacement="C5", lho_card="keep", lead_back=back)
    assert then.to_play is (S if back == "yes" else W)
    assert (card("H7") in (then.hand(S) or ())) == (back == "yes")


def test_law_62C1_a_lead_that_stays_while_two_cards_are_changed() -> None:
    at = table(EAST).after("S plays CJ, S leads H7")
    # With the ace East would have won it; with the five South keeps it, whatever he plays.
    then = after(at, replacement="C5", lho_card="CQ", lead_back="no")
    assert then.to_play is W
    assert then.tricks[0].winner is S


def test_law_62C1_the_card_led_to_the_next_trick_may_be_the_new_one() -> None:
    at = table(f"{EAST}, S plays CQ, S leads CJ")
    given = rule(at, replacement="C5", lho_card="CJ")  # and nobody asks whether it goes back
    then = at.after(given.event)
    assert str(then.tricks[0]) == "W C7, N C2, E C5, S CJ"
    assert (then.to_play, then.trick.cards) == (S, ())
    assert any(words.to is E and "may not use" in str(words.text) for words in given.words)


@pytest.mark.parametrize(
    "events",
    [
        "N plays D2, E plays H5, S plays CJ, S leads H7",  # North-South have played on
        "N plays D2, E plays H5, S plays C6, W leads C8",  # East-West have
    ],
)
def test_law_62C3_both_sides_on_one_trick_and_only_one_has_played_on(events: str) -> None:
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, {events}")
    assert [one[0] for one in found(at)] == ["REVOKE", "REVOKE"]
    given = rule(at, replacement="C2", other_replacement="CA", later_card="keep")
    assert given.clauses[-2:] == ("62C3", "64B8")
    then = at.after(given.event)
    assert found(then) == []
    assert then.to_play is E
    assert penalties(then)["E H5"] == "major"
    # All that a defender takes back, also a lead to the next trick.
    assert ("W C8" in penalties(then)) == ("W leads" in events)
    assert moved(given) == []
    assert not any(isinstance(effect, ScoreAdjusted) for effect in given.effects)


def test_law_62C3_who_played_after_the_opponents_revoke_may_change_his_card() -> None:
    # Declarer's side: the card goes back to the hand.
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, N plays D2, E plays H5, S plays CJ")
    at = at.after("S leads H7")
    then = after(at, replacement="C2", other_replacement="C5", later_card="CQ")
    assert str(then.tricks[0]) == "W C7, N C2, E C5, S CQ"
    assert penalties(then) == {"E H5": "major"}
    # A defender: all cards that they take back are penalty cards.
    at = table(f"{LEAD}, E plays C5, S plays CJ, S leads S8, W plays H8, N plays H2, E plays SJ")
    at = at.after("E leads H5")
    then = after(at, replacement="S5", other_replacement="S2", later_card="SQ")
    assert str(then.tricks[1]) == "S S8, W S5, N S2, E SQ"
    assert penalties(then) == {"W H8": "major", "E SJ": "major", "E H5": "major"}


def test_law_62C3_the_lead_to_the_next_trick_goes_back_though_the_same_player_wins() -> None:
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, N plays D2, E plays H5, S plays C6")
    at = at.after("W leads C8")
    then = after(at, replacement="C2", other_replacement="C5", later_card="keep")
    assert then.tricks[0].winner is W
    assert (then.to_play, then.trick.cards) == (W, ())
    assert penalties(then) == {"E H5": "major", "W C8": "major"}


def test_law_62C3_both_sides_have_played_on_and_both_are_established() -> None:
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, N plays D2, E plays H5, S plays CJ")
    at = at.after("S leads H7, W plays H8")
    assert rule(at).clauses == ("63A1", "63B")
    then = after(after(at))
    assert [(one.player, one.card) for one in then.standing_revokes] == [
        (N, card("D2")),
        (E, card("H5")),
    ]


def test_law_61A_a_required_suit_that_was_not_led() -> None:
    """Nakamura L61A (1): the suit of a penalty card was required."""
    required = ruling("W required to lead H at the next lead by 50D2(a)", law="50D2(a)")
    at = table(AUCTION, required, "W leads S5, N spreads the hand, N plays S2, E plays S4")
    assert found(at) == [("RESTRICTION_IGNORED", "W", "61A")]
    given = rule(at, replacement="HT")
    assert given.clauses == ("62A", "62B1", "62C1", "62C2")
    then = at.after(given.event)
    assert found(then) == []
    assert penalties(then) == {"W S5": "major", "E S4": "major"}
    assert [str(one) for _, one in then.trick.cards] == ["HT"]
    assert then.to_play is N


def test_law_61A_a_forbidden_suit_stays_forbidden_after_the_correction() -> None:
    forbidden = ruling("W forbidden to lead S while on lead by 26B", law="26B")
    at = table(AUCTION, forbidden, "W leads S5, N spreads the hand, N plays S2, E plays S4")
    at = at.after("S plays S8")
    assert at.lead_restrictions == ()
    then = after(at, replacement="HT")
    assert [one.law for one in then.lead_restrictions] == ["26B"]
    assert then.to_play is N


# 62D: trick twelve

BEFORE_PARTNER = (
    "N:AK7.A42.T76.KQ86 643.J963.J985.J5 QT952.KQT75..932 J8.8.AKQ432.AT74",
    "N leads C8, E plays D5",
)
AFTER_PARTNER = (
    "N:T643.JT96.K3.T83 A9.Q8.AQJ985.A72 K75.K4.T74.KQJ54 QJ82.A7532.62.96",
    "E leads C7",
    "S plays",
    "W plays H2",
)


def played_to(at: Table, tricks: int) -> Table:
    """Everybody plays the first legal card until so many tricks are complete."""
    while len(at.tricks) < tricks:
        seat = at.to_play
        assert seat is not None
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{seat} {verb} {next(iter(at.legal_cards(seat).legal))}")
    return at


def at_twelve(deal: str, *events: str) -> Table:
    """Eleven tricks have been played, and these are the first cards of the twelfth."""
    at = played_to(table(AUCTION, deal=Deal.parse(deal)), 11)
    for event in events:
        seat = at.to_play
        assert seat is not None
        any_card = f" {next(iter(at.legal_cards(seat).legal))}"
        at = at.after(event + any_card if event.endswith("plays") else event)
    return at


def test_law_62D1_trick_twelve_is_corrected_even_if_established() -> None:
    at = played_to(at_twelve(*BEFORE_PARTNER), 13)
    assert at.phase is Phase.OVER
    assert found(at) == [("REVOKE", "E", "61A")]
    paths = list(walk(REVOKE, at))
    assert len(paths) > 1  # South may change his card
    for path in paths:
        assert path.ruling.clauses[:3] == ("63A1", "62D1", "62A")
        then = at.after(path.ruling.event)
        assert found(then) == []
        assert penalties(then) == {}
        assert moved(path.ruling) == []
        # The last two cards have changed places.
        assert (E, card("D5")) in then.tricks[12].cards
        assert {one for trick in then.tricks for _, one in trick.cards} == {
            one for trick in at.tricks for _, one in trick.cards
        }


def test_law_62D1_while_the_last_trick_is_being_played() -> None:
    at = played_to(at_twelve(*BEFORE_PARTNER), 12)
    while at.to_play in (N, S) or not at.trick.cards:
        seat = at.to_play
        assert seat is not None
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{seat} {verb} {next(iter(at.hand(seat) or ()))}")
    for path in walk(REVOKE, at):
        then = at.after(path.ruling.event)
        assert found(then) == []
        assert then.trick.cards == ()
        assert (E, card("D5")) not in then.tricks[11].cards


def test_law_64B6_trick_twelve_when_the_hands_are_back() -> None:
    at = played_to(at_twelve(*BEFORE_PARTNER), 13)
    at = at.after(*(f"{seat} puts the hand back" for seat in "NESW"))
    given = rule(at, better_without="no")
    assert given.clause == "64B6"
    assert "62D1" not in given.clauses
    given = rule(at, better_without="yes")
    assert given.clause == "64C1"


@pytest.mark.parametrize(("deal", "yet"), [(BEFORE_PARTNER, True), (AFTER_PARTNER, False)])
def test_law_62D2_partner_may_not_use_the_two_cards_that_he_knows(
    deal: tuple[str, ...], yet: bool
) -> None:
    at = at_twelve(*deal)
    (path, *_) = walk(REVOKE, at)
    assert ("62D2" in path.ruling.clauses) == yet
    assert ("16C2" in path.ruling.reviews) == yet
    assert "62D1" not in path.ruling.clauses  # it is not established


# 63: is it established?


@pytest.mark.parametrize(
    ("events", "clauses"),
    [
        (f"{EAST}, S plays CJ, S leads H7, W plays H8", ("63A1", "63B")),
        # A lead out of turn establishes it too, and so does a premature one.
        (f"{EAST}, S plays CJ, W leads S5", ("63A1", "63B")),
        (f"{EAST}, W leads S5", ("63A1", "63B")),
        (f"{SOUTH}, E leads HA, S plays HJ", ("63A1", "63B")),
        (f"{LEAD}, E plays C5, S plays H7, W leads S5, S designates S2", ("63A2", "63B")),
    ],
)
def test_law_63A_the_offending_side_has_gone_on(events: str, clauses: tuple[str, ...]) -> None:
    at = table(events)
    given = rule(at)
    assert given.clauses == clauses
    assert any(isinstance(effect, RevokeStands) for effect in given.effects)
    assert given.reviews == ("64C1",)
    assert at.after(given.event).standing_revokes


def test_law_63A1_the_other_side_alone_has_played_on() -> None:
    assert asks(table(EAST).after("S plays CJ, S leads H7")) == "replacement"


def test_law_63A1_a_lead_that_was_taken_back_has_established_it_all_the_same() -> None:
    at = table(EAST).after("S plays CJ, W leads S5", ruling("W takes back S5", law="56B"))
    assert rule(at).clauses == ("63A1", "63B")


def test_law_45E_a_fifth_card_may_or_may_not_be_a_lead() -> None:
    at = table(EAST).after("S plays CJ, W plays S5")
    assert asks(at) == "established"
    assert rule(at, established="played").clauses == ("63A1", "63B")
    assert asks(at, established="no") == "replacement"


def test_law_45E_what_came_after_a_fifth_card_leaves_no_doubt() -> None:
    fifth = f"{EAST}, S plays CJ, W plays S5"
    assert rule(table(f"{fifth}, S leads H7, W plays H8")).clauses == ("63A1", "63B")
    with pytest.raises(BadAnswer):
        Interview(REVOKE, table(fifth)).answer("opponents_claimed")
    # The ruling on the fifth card has found out whether it was a lead.
    kept = ruling("W has major penalty card S5 by 45E1", law="45E1")
    assert asks(table(fifth).after(kept)) == "replacement"
    # What the director has said once is not asked again when the play is over.
    stands = after(table(fifth), established="played")
    over = played_to(stands.after(kept), 13)
    assert rule(over, better_without="no").clauses[0] == "63A1"


def test_law_63A3_a_claim_in_the_middle_of_the_revoke_trick() -> None:
    at = table(f"{EAST}, E claims 5")
    assert asks(at) == "won"
    given = rule(at, won="himself_only", better_without="no")
    assert (given.clauses, moved(given)) == (("63A3", "64A1"), [(1, Side.NS, "64A1")])


def test_law_63A3_what_counts_as_a_claim_establishes_too() -> None:
    deemed = "ruling exposed-card of 2017 [68A] E is deemed to have claimed by 68A"
    assert rule(table(f"{EAST}, S plays CJ", deemed), won="nothing").clauses == ("63A3", "64B1")


def test_law_63A3_the_own_sides_claim_establishes() -> None:
    at = table(SOUTH).after("S claims 5")
    given = rule(at, won="otherwise", better_without="no")
    assert given.clauses == ("63A3", "64A2")
    assert moved(given) == [(1, Side.EW, "64A2")]


def test_law_63A4_the_opponents_claim_only_when_it_is_agreed() -> None:
    at = table(EAST).after("S plays CJ, S claims 12")
    assert asks(at) == "claim_agreed"
    given = rule(at, claim_agreed="yes", won="nothing")
    assert given.clauses == ("63A4", "64B1")
    given = rule(at, claim_agreed="no", replacement="CA", lho_card="keep")
    assert given.clauses[:2] == ("63A4", "62A")
    assert "doubtful" in str(given.notes[-1])
    then = at.after(given.event)
    assert penalties(then) == {}
    assert then.tricks[0].winner is E


# 43B2(b)


def test_law_43B2b_dummy_had_lost_the_right_to_ask() -> None:
    at = table(SOUTH)
    given = rule(at, dummy_first="yes", replacement="CQ")
    assert given.clauses == ("62A", "62B2", "43B2(b)")
    over = played_to(at.after(given.event), 13)
    assert over.standing_revokes
    later = rule(over, better_without="no")
    assert later.clauses[0] == "43B2(b)"
    assert later.clause in ("64A1", "64A2")
    assert len(moved(later)) == 1


# 64: the tricks, at endings of a few cards


def ending(hands: str, *events: str, bid: str = "1NT") -> Table:
    return table(f"S {bid}, W P, N P, E P", *events, deal=Deal.parse(hands))


EXAMPLE_46 = ending(
    "N:AKQ5... J9.43.. 8632... T74..2.",
    "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S2",
    "N leads SK, E plays H4, S plays S3, W plays S7",
    "N leads SQ, E plays S9, S plays S6, W plays ST",
    "N leads S5, E plays SJ, S plays S8, W plays D2",
)


def test_law_64C2a_example_46_keeps_the_trick_for_the_first_revoke() -> None:
    assert [one.trick for one in revokes(EXAMPLE_46)] == [1, 2]
    first = rule(EXAMPLE_46, better_without="no")
    assert first.clauses == ("63A1", "64A2")
    assert moved(first) == [(1, Side.NS, "64A2")]
    at = EXAMPLE_46.after(first.event)
    none = rule(at, repeat_cost="no")
    assert (none.clause, moved(none)) == ("64B2", [])
    more = rule(at, repeat_cost="yes", tricks_without="4")
    assert more.clauses == ("63A1", "64B2", "64C2(a)")
    assert "5 tricks for North-South" in str(more.headline)
    assert any("5 tricks for North-South" in str(words.text) for words in more.words)
    assert found(at.after(more.event)) == []


def test_law_64C1_replaces_the_tricks() -> None:
    given = rule(EXAMPLE_46, better_without="yes")
    assert given.clauses == ("63A1", "64A2", "64C1")
    assert moved(given) == []
    assert [one.law for one in given.effects if isinstance(one, ScoreAdjusted)] == ["64C1"]


def won_by(hands: str, *events: str, bid: str = "1NT", **answers: str) -> Ruling:
    return rule(ending(hands, *events, bid=bid), **answers)


def test_law_64A1_offender_himself_and_later() -> None:
    # East ruffs with the spade ace, then makes the club too.
    given = won_by(
        "N:2...4 A...5 3...6 4...7",
        "W leads C7, N plays C4, E plays SA, S plays C6",
        "E leads C5, S plays S3, W plays S4, N plays S2",
        bid="1S",
        better_without="no",
    )
    assert given.clauses == ("63A1", "64A1")
    # West's four of trumps won the second trick: it is the side that counts.
    assert moved(given) == [(2, Side.NS, "64A1")]


def test_law_64A1_no_later_trick_and_only_the_revoke_trick_moves() -> None:
    given = won_by(
        "N:2...4 A...5 K...6 4...7",
        "W leads C7, N plays C4, E plays SA, S plays C6",
        "E leads C5, S plays SK, W plays S4, N plays S2",
        bid="1S",
        better_without="no",
    )
    assert given.clauses == ("63A1", "64A1")
    assert moved(given) == [(1, Side.NS, "64A1")]


def test_law_64A2_dummys_winner_is_not_declarers() -> None:
    # South discards on dummy's winner though holding a club: dummy won the trick.
    given = won_by(
        "N:2...A 3...5 4...6 7...8",
        "W leads C8, N plays CA, E plays C5, S plays S4",
        "N leads S2, E plays S3, S plays C6, W plays S7",
        better_without="no",
    )
    assert given.clauses == ("63A1", "64A2")
    assert moved(given) == [(1, Side.EW, "64A2")]


def test_law_64B1_nothing_won_and_no_question_of_equity() -> None:
    given = won_by(
        "N:2...A 3...5 A...6 7...8",
        "W leads C8, N plays CA, E plays S3, S plays C6",
        "N leads S2, E plays C5, S plays SA, W plays S7",
    )
    assert given.clauses == ("63A1", "64B1")
    assert moved(given) == []


def test_law_64B3_dummys_revoke() -> None:
    at = ending(
        "N:2...A 3...5 4...6 7...8",
        "W leads C8, N spreads the hand, N plays S2, E plays C5, S plays C6",
        "W leads S7, N plays CA, E plays S3, S plays S4",
    )
    assert rule(at, better_without="no").clauses == ("63A1", "64B3")


def test_law_64B3_a_penalty_card_that_should_have_followed() -> None:
    """Nakamura L64B3."""
    at = ending(
        "N:2...A 3...5 4...6 7...8",
        ruling("E has major penalty card C5 by 49", law="49"),
        "W leads C8, N spreads the hand, N plays CA, E plays S3, S plays C6",
        "N leads S2, E plays C5, S plays S4, W plays S7",
    )
    given = rule(at, better_without="no")
    assert given.clauses == ("63A1", "64B3")
    assert moved(given) == []


@pytest.mark.parametrize(("when", "clause"), [("next_deal", "64B4"), ("next_round", "64B5")])
def test_law_64B4_64B5_noticed_too_late(when: str, clause: str) -> None:
    at = EXAMPLE_46.after(*(f"{seat} puts the hand back" for seat in "NESW"))
    assert asks(at) == "first_noticed"
    assert rule(at, first_noticed=when, better_without="no").clause == clause
    assert rule(at, first_noticed=when, better_without="yes").clause == "64C1"
    assert rule(at, first_noticed="in_time", better_without="no").clause == "64A2"
    # A revoke that was pointed out during the play was noticed in time.
    early = ending(
        "N:AKQ5... J9.43.. 8632... T74..2.",
        "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S2",
        "N leads SK, E plays H4, S plays S3, W plays S7",
    )
    stands = ruling_table(early, REVOKE).after(
        "N leads SQ, E plays S9, S plays S6, W plays ST",
        "N leads S5, E plays SJ, S plays S8, W plays D2",
        *(f"{seat} puts the hand back" for seat in "NESW"),
    )
    assert asks(stands) == "better_without"


BOTH = ending(
    "N:2...A 3...5 4...6 7...8",
    "W leads C8, N plays CA, E plays S3, S plays C6",
    "N leads S2, E plays C5, S plays S4, W plays S7",
)


def test_law_64B7_both_sides_are_settled_together() -> None:
    at = ending(
        "N:2.2..A 3.3..5 4.4..6 7.7..8",
        "W leads C8, N plays CA, E plays S3, S plays C6",
        "N leads S2, E plays C5, S plays H4, W plays S7",
        "W leads H7, N plays H2, E plays H3, S plays S4",
    )
    assert {str(one.by) for one in revokes(at)} == {"E", "S"}
    none = rule(at, both_damaged="no")
    assert none.clauses == ("63A1", "64B7")
    assert found(at.after(none.event)) == []
    assert moved(none) == []
    assert rule(at, both_damaged="yes").clauses == ("63A1", "64B7", "64C2(b)")


def test_law_64A_no_trick_moves_twice() -> None:
    # East and West revoke in different suits, and win one trick after that.
    at = ending(
        "N:A.A..2 3.3..5 4.4..6 7.7..8",
        "W leads H7, N plays HA, E plays S3, S plays H4",
        "N leads SA, E plays H3, S plays S4, W plays C8",
        "N leads C2, E plays C5, S plays C6, W plays S7",
    )
    assert [str(one.by) for one in revokes(at)] == ["E", "W"]
    # They won none at all.
    assert rule(at).clause == "64B1"
    at = ending(
        "N:A.A..2 3.3..9 4.4..6 7.7..8",
        "W leads H7, N plays HA, E plays S3, S plays H4",
        "N leads SA, E plays H3, S plays S4, W plays C8",
        "N leads C2, E plays C9, S plays C6, W plays S7",
    )
    first = rule(at, better_without="no")
    assert moved(first) == [(1, Side.NS, "64A2")]
    second = rule(at.after(first.event), better_without="no")
    assert second.clause == "64A2"
    assert moved(second) == []
    assert "No trick is left" in str(second.headline)


def test_law_45D2_a_defender_whom_dummys_wrong_card_misled() -> None:
    at = ending(
        "N:2...A3 4...5Q 6...7J 8...9T",
        "W leads C9, S designates CA, E plays C5, S plays C7",
        "S designates S2, N plays C3, E plays S4, S plays CJ, W plays CT",
        "S leads S6, W plays S8, N plays S2, E plays CQ",
    )
    kinds = {one.kind.name for one in at.irregularities}
    assert "WRONG_CARD_FROM_DUMMY" in kinds
    given = rule(at, better_without="no")
    assert given.clause == "45D2"
    assert moved(given) == []


# Only suspected


def test_law_61A_suspected_with_hands_that_are_not_known() -> None:
    at = table(EAST, deal=None)
    assert found(at) == []
    assert asks(at) == "suspected"
    with pytest.raises(BadAnswer):
        interviewed(at, REVOKE, suspected="C2")
    assert rule(at, suspected="H5", revoked="no").clauses == ("59", "61A")
    given = rule(at, suspected="H5", revoked="yes", replacement="C5")
    assert given.clauses == ("62A", "62B1")
    then = at.after(given.event)
    assert penalties(then) == {"E H5": "major"}
    with pytest.raises(BadAnswer):
        interviewed(at, REVOKE, suspected="H5", revoked="yes", replacement="C7")


def test_law_63B_what_is_only_suspected_is_looked_at_after_the_play() -> None:
    at = table(EAST, deal=None).after("S plays CJ, S leads H7, W plays H8")
    given = rule(at, suspected="H5")
    assert given.clauses == ("63A1", "63B")
    over = at.after(given.event, "S claims 11")
    assert asks(over) == "revoked"
    no = rule(over, revoked="no")
    assert not over.after(no.event).standing_revokes


UNKNOWN = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays H5, S plays CJ"


def test_law_64B2_a_counted_revoke_of_a_hand_that_is_not_known_is_remembered() -> None:
    at = table(f"{UNKNOWN}, S leads CQ, W plays C8, N plays C3, E plays H6, S claims 11", deal=None)
    at = after(at, suspected="H5", revoked="yes", won="otherwise", better_without="no")
    again = rule(at, suspected="H6", claim_agreed="yes", revoked="yes", repeat_cost="no")
    assert again.clause == "64B2"


def test_law_64B7_a_counted_revoke_of_a_hand_that_is_not_known_is_remembered() -> None:
    at = table(f"{UNKNOWN}, S leads SA, W plays S5, N plays S2, E plays S4", deal=None)
    at = at.after(
        "S leads SK, W plays S6, N plays S3, E plays SJ, E leads D3, S plays S9, W claims 8"
    )
    at = after(at, suspected="H5", revoked="yes", won="otherwise", better_without="no")
    assert moved(
        rule(at, suspected="S9", claim_agreed="yes", revoked="yes", both_damaged="no")
    ) == [
        (1, Side.EW, "64B7")  # what had moved goes back
    ]


def test_law_59_what_was_found_to_be_no_revoke_is_none_later() -> None:
    at = table(f"{UNKNOWN}, S leads CQ, W plays C8, N plays C3, E plays H6, S claims 11", deal=None)
    at = after(at, suspected="H5", revoked="no")
    again = rule(at, suspected="H6", claim_agreed="yes", revoked="yes", won="nothing")
    assert again.clause == "64B1"


def test_law_43B2b_of_a_hand_that_is_not_known() -> None:
    at = table(f"{LEAD}, E plays CK, S plays H7", deal=None)
    at = after(at, suspected="H7", revoked="yes", dummy_first="yes", replacement="CJ")
    with pytest.raises(NothingToRule):
        rule(at.after("E leads H5"))
    # The card is played to a later trick, but the tricks are counted from the first one.
    at = at.after("E leads H5, S plays H7, W plays H8, N plays H2, W claims 5")
    assert rule(at, won="otherwise", better_without="no").clauses == ("43B2(b)", "64A2")


def test_nothing_to_rule() -> None:
    with pytest.raises(NothingToRule):
        Interview(REVOKE, table(TRICK))


# Every path


def test_every_path_of_these_tables_is_accepted_and_settles_it() -> None:
    tables = [
        table(EAST),
        table(EAST).after("S plays CJ, S leads H7"),
        table(SOUTH),
        table(SOUTH).after("S claims 5"),
        table(EAST).after("S plays CJ, S claims 5"),
        EXAMPLE_46,
        BOTH,
        played_to(at_twelve(*BEFORE_PARTNER), 13),
        at_twelve(*AFTER_PARTNER),
    ]
    for at in tables:
        offence = find(at)
        assert offence is not None
        for path in walk(REVOKE, at):
            then = at.after(path.ruling.event)
            assert (offence.by, offence.card) not in {
                (one.seat, one.what) for one in then.open_irregularities
            }
            assert path.ruling.words
