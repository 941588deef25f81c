"""Law 62: revokes corrected in time, and on the twelfth trick."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Deal
from bridgelaw.laws import PLAY_OUT_OF_TURN, REVOKE, Answer, Interview, walk
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import (
    CardReplaced,
    PenaltyCard,
    ScoreAdjusted,
)
from tests.laws.matches import ruled_on
from tests.laws.revokes import (
    AFTER_PARTNER,
    BEFORE_PARTNER,
    EAST,
    LEAD,
    SOUTH,
    after,
    asks,
    at_twelve,
    ending,
    moved,
    penalties,
    played_to,
    rule,
)
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import (
    AUCTION,
    DEAL,
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

# 62: correcting it


def test_law_47E1_a_lead_that_an_opponent_asked_for_does_not_establish_a_revoke() -> None:
    """63A1 does not apply to it, so that the revoke is corrected once the lead is back."""
    at = table(f"{EAST}, S plays CJ, W leads H8")
    told = at.after(ruled_on(PLAY_OUT_OF_TURN, at, None, told="yes").event)
    assert told.trick.cards == ()
    given = rule(told, replacement="C5", lho_card="keep")
    assert given.clauses[:2] == ("62A", "62B1")
    # Without such a word it is a lead like any other, rightly made or not.
    led = at.after(ruled_on(PLAY_OUT_OF_TURN, at, None, told="no", accepts="no").event)
    assert rule(led).clauses[0] == "63A1"


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
    interview = Interview.begin(REVOKE, table(EAST))
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
    # East misses the club trick, and discards on the next club; the only club was due before that.
    at = ending(
        "N:2.2..32 A.A..K 3.3..54 4.4..76",
        "W leads C7, N spreads the hand, N plays C3, S plays C5, trick quitted",
        "W leads C6, N plays C2, E plays SA",
        "ruling defective-trick of 2017 [67B1(a) 64A2] E adds CK to trick 1; E revoke CK stands",
    )
    # The card that was added was not there to follow with: it is no revoke, and nobody has to rule.
    assert ("REVOKE", "E", "61A") in found(at.undo())
    assert (found(at), at.ruling_needed) == ([], None)


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
    assert "That costs nothing" in str(asked.say[0])
    kept = rule(at, replacement="C5", lho_card="keep")
    assert kept.clauses == ("62A", "62B1")
    changed = rule(at, replacement="C5", lho_card="C6")
    assert changed.clauses == ("62A", "62B1", "62C1")
    assert set(changed.reviews) == {"50E4", "16C3"}
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


def test_law_62C1_without_a_table_a_lead_since_is_spoken_of() -> None:
    quick = rule(
        None, established="no", revoked="yes", whose_hand="defender", trick_twelve="no",
        lho_changes="no",
    )  # fmt: skip
    at_table = rule(table(EAST).after("S plays CJ"), replacement="C5", lho_card="keep")
    for given, is_noted in ((quick, True), (at_table, False)):
        noted = " ".join(map(str, given.notes))
        assert ("may also take back a lead" in noted) is is_noted


def test_law_62C1_whoever_has_not_played_since_has_nothing_to_change() -> None:
    """The table ends with East's card, whichever it was, and North played before it."""
    at = Table(Board(None)).after("3NT by S, ..., W leads S7, N plays SA, E plays H?: revoke")
    begun = Interview.begin(REVOKE, at).answer("yes").answer("no")
    assert begun.ruling is not None
    assert begun.ruling.clauses == ("62A", "62B1")
    assert not any("may change" in str(words.text) for words in begun.ruling.words)


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
    # With the ace East would have won it; with the five South keeps it, whatever South plays.
    then = after(at, replacement="C5", lho_card="CQ", lead_back="no")
    assert then.to_play is W
    assert then.tricks[0].winner is S


def test_law_62C1_the_card_led_to_the_next_trick_may_be_the_new_one() -> None:
    at = table(f"{EAST}, S plays CQ, S leads CJ")
    given = rule(at, replacement="C5", lho_card="CJ")  # and nobody asks whether it goes back
    then = at.after(given.event)
    assert str(then.tricks[0]) == "W C7, N C2, E C5, S CJ"
    assert (then.to_play, then.trick.cards) == (S, ())
    # 16C2. It binds the revoker's partner as much, who hears it, too.
    said = [str(words.text) for words in given.words if words.to is None]
    assert "East's side may not use what goes back." in said


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


def test_law_53B_61A_a_required_suit_that_was_not_led_over_a_lead_out_of_turn() -> None:
    """South leads when East has to lead a spade; East leads a diamond, which is no play to it."""
    at = table(
        TRICK,
        ruling("E required to lead S at the next lead by 50D2(a)", law="50D2(a)"),
        "S leads D4, E leads DQ",
    )
    assert found(at) == [("RESTRICTION_IGNORED", "E", "61A")]
    asked = interviewed(at, REVOKE).question
    assert asked is not None
    assert (asked.key, asked.samples()) == ("replacement", ("SQ", "S4"))
    then = after(at, replacement="SJ")
    assert [str(played) for _, played in then.trick.cards] == ["SJ"]
    assert (penalties(then), found(then)) == ({"E DQ": "major"}, [])


def test_law_61A_a_forbidden_suit_stays_forbidden_after_the_correction() -> None:
    forbidden = ruling("W forbidden to lead S while on lead by 26B", law="26B")
    at = table(AUCTION, forbidden, "W leads S5, N spreads the hand, N plays S2, E plays S4")
    at = at.after("S plays S8")
    assert at.lead_restrictions == ()
    then = after(at, replacement="HT")
    assert [one.law for one in then.lead_restrictions] == ["26B"]
    assert then.to_play is N


# 62D: trick twelve


def test_law_62D1_trick_twelve_is_corrected_even_if_established() -> None:
    at = played_to(at_twelve(*BEFORE_PARTNER), 13)
    assert at.phase is Phase.OVER
    assert found(at) == [("REVOKE", "E", "61A")]
    # The log does not say whether the hands are back: that is asked.
    assert asks(at) == "hands_back"
    assert rule(at, hands_back="yes", better_without="no").clauses == ("63A1", "64B6")
    paths = list(walk(REVOKE, at, (Answer("hands_back", "no"),)))
    assert len(paths) > 1  # South may change their card
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


def test_law_62D1_a_penalty_card_in_the_last_trick_is_one_again_and_that_is_said() -> None:
    at = played_to(at_twelve(*AFTER_PARTNER), 12)
    hand = at.hand(E)
    assert hand is not None
    (other,) = hand
    at = at.after(ruling(f"E has major penalty card {other} by 49"))
    while other in (at.hand(E) or ()):
        verb = "plays" if at.trick.cards else "leads"
        seat = at.to_play
        assert seat is not None
        at = at.after(f"{seat} {verb} {next(iter(at.hand(seat) or ()))}")
    # Also after a claim: the play may go on (68D2(b)).
    for there in (at, at.after("S claims 0")):
        for path in walk(REVOKE, there):
            if "62A" not in path.ruling.clauses:
                continue  # the hands are back after the claim
            then = there.after(path.ruling.event)
            assert penalties(then) == {f"E {other}": "major"}
            assert "no card becomes" not in str(path.ruling.headline)


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
    assert ("16C3" in path.ruling.reviews) == yet
    assert "62D1" not in path.ruling.clauses  # it is not established


def test_law_62C1_a_card_played_to_the_next_trick_may_be_the_new_one() -> None:
    """South revokes; West, who has played to East's next lead too soon, changes into that card."""
    at = table(
        f"{TRICK}, E leads DQ, S plays H7, W plays D5, N plays D2, E leads DJ, W plays D7",
    )
    then = after(at, dummy_first="no", replacement="D4", lho_card="D7", partner_card="keep")
    assert [str(played) for _, played in then.tricks[-1].cards] == ["DQ", "D4", "D7", "D2"]
    assert (then.trick.cards, then.to_play) == ((), E)


def test_law_47E1_63A1_a_card_that_went_back_once_establishes_when_it_is_played_again() -> None:
    """West was told to lead the eight of hearts, took it back, and plays it to a later trick."""
    at = table(
        f"{TRICK}, W leads H8",
        ruling("W takes back H8", law="47E1"),
        "E leads D3, S plays DT, W plays S5, N plays D2, S leads HQ",
    )
    assert asks(at) == "replacement"
    assert rule(at.after("W plays H8")).clauses == ("63A1", "63B")


def test_law_62C1_one_card_is_not_named_for_two_hands_that_are_not_known() -> None:
    at = table(
        f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays H5, S plays CJ",
        "S leads D4, E exposes C5",
        deal=None,
    )
    asked = interviewed(at, REVOKE, replacement="CA").question
    assert asked is not None
    assert (asked.key, asked.to) == ("lho_card", S)
    with pytest.raises(BadAnswer, match="South cannot play ♣A there"):
        asked.read("CA")
    for path in walk(REVOKE, at):
        at.after(path.ruling.event)


def test_law_59_61A_a_hand_that_was_not_known_turns_out_to_hold_nothing_else() -> None:
    """East may not lead clubs to the twelfth trick, and the last card shows that they must."""
    eleven = at_twelve(AFTER_PARTNER[0])
    at = Table(eleven.board, None, eleven.log).after(
        ruling("E forbidden to lead C while on lead by 26B", law="26B"), "E leads C7"
    )
    # They may hold nothing else: it can be suspected, and another suit proves it.
    assert found(at) == []
    assert asks(at) == "suspected"
    assert ("RESTRICTION_IGNORED", "E", "61A") not in found(at.after("E exposes C2"))
    other = next(one for one in at.knowledge.may(E) if one.suit is not card("C7").suit)
    assert ("RESTRICTION_IGNORED", "E", "61A") in found(at.after(f"E exposes {other}"))


# A card that is put down at once


@pytest.mark.parametrize("deal", [DEAL, None])
def test_law_62A_a_card_put_down_at_once_is_the_replacement_also_as_a_fifth(
    deal: Deal | None,
) -> None:
    at = table(TRICK, "E leads HA, S plays H7, W plays D5, N plays H2, W plays H8", deal=deal)
    assert at.ruling_needed == "revoke"
    corrected = ruling_table(at, REVOKE, established="no", lho_card="keep")
    assert str(corrected.tricks[-1]) == "E HA, S H7, W H8, N H2"
    assert [(one.player, one.card) for one in corrected.penalty_cards] == [(W, card("D5"))]
    assert found(corrected) == []


def test_law_63A1_a_fifth_card_of_that_suit_may_have_been_a_lead_all_the_same() -> None:
    at = table(TRICK, "E leads HA, S plays H7, W plays D5, N plays H2, W plays H8")
    corrected = ruling_table(at, REVOKE, established="played")
    assert [(one.player, one.card) for one in corrected.standing_revokes] == [(W, card("D5"))]
    assert corrected.ruling_needed == "play-out-of-turn"


def test_law_62C3_waits_until_it_is_known_whether_a_fifth_card_was_a_lead() -> None:
    """Both sides have revoked on the trick: South's is not corrected alone."""
    at = table(TRICK, "E leads HA, S plays D4, W plays D5, N plays H2, W plays C8")
    assert at.ruling_needed == "play-out-of-turn"
    led = ruling_table(at, PLAY_OUT_OF_TURN, told="no", fifth_as_lead="yes", lead_choice="neither")
    answers = {"replacement": "H7", "other_replacement": "H8", "later_card": "keep"}
    assert rule(led, **answers).clauses == ("62C3", "64B8")


def test_law_62C3_where_the_fifth_card_may_have_been_a_lead_the_answer_decides() -> None:
    """West's ♥8 corrects the revoke or is a lead: then only that side has played on."""
    at = table(TRICK, "E leads HA, S plays D4, W plays D5, N plays H2, W plays H8")
    assert at.ruling_needed == "revoke"
    asked = Interview.begin(REVOKE, at).question
    assert asked is not None
    assert asked.key == "established"
    answers = {"established": "played", "other_replacement": "H7", "later_card": "keep"}
    given = rule(at, **answers)
    assert given.clauses == ("63A1", "62C3", "64B8")
    assert [str(one) for one in given.notes if "revoked" in str(one)] == []
