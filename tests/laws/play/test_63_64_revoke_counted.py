"""Laws 61, 63 and 64: revokes that are established, and their tricks."""

from __future__ import annotations

import pytest

from bridgelaw.analysis.revokes import weigh
from bridgelaw.game import Deal, Side
from bridgelaw.laws import REVOKE, Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.play.revoke.equity import situation as weighing
from bridgelaw.table.effects import (
    RevokeStands,
    ScoreAdjusted,
)
from bridgelaw.table.revokes import revoke_to_rule_on, revokes
from tests.analysis.plays import BRUTE
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
from tests.play.slow_revokes import check_revokes
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    found,
    ruling,
    table,
)

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
        Interview.begin(REVOKE, table(fifth)).answer("opponents_claimed")
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
    given = rule(at, claim_agreed="yes", first_noticed="in_time")
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


def test_law_45D_a_card_that_dummy_put_instead_is_a_revoke_also_with_hidden_hands() -> None:
    before = f"{AUCTION}, W leads C7, N spreads the hand, S designates C2, N plays H2, E plays CK"
    one_club = "N:AK32.432.AKT92.2 QJ4.AK65.QJ3.AK5 T98.QJ7.84.QJ643 765.T98.765.T987"
    later = "S plays C6, E leads H5, S plays H7, W plays H8, N plays H3"
    at = table(before, later, deal=Deal.parse(one_club))
    over = played_to(at.after(rule(at).event), 13)
    known = rule(over, better_without="no")
    hidden = rule(over.with_hands(None), better_without="no")
    assert known.clauses == hidden.clauses == ("63A1", "64B3")


# 64: the tricks, at endings of a few cards


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
    back = EXAMPLE_46.after(*(f"{seat} puts the hand back" for seat in "NESW"))
    # Where the log does not say it, the next board may have begun all the same.
    for at in (EXAMPLE_46, back):
        asked = Interview.begin(REVOKE, at).question
        assert asked is not None
        assert asked.key == "first_noticed"
    at = back
    assert rule(at, first_noticed=when, better_without="no").clause == clause
    assert rule(at, first_noticed=when, better_without="yes").clause == "64C1"
    assert rule(at, first_noticed="in_time", better_without="no").clause == "64A2"
    # A revoke that was pointed out during the play was noticed in time.
    early = ending(
        "N:AKQ5... J9.43.. 8632... T74..2.",
        "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S2",
        "N leads SK, E plays S9, S plays S3, W plays S7",
    )
    stands = ruling_table(early, REVOKE).after(
        "N leads SQ, E plays SJ, S plays S6, W plays ST",
        "N leads S5, E plays H4, S plays S8, W plays D2",
        *(f"{seat} puts the hand back" for seat in "NESW"),
    )
    assert rule(stands).clause == "64B1"


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
    # It is about both, and none is left to rule on.
    words = [str(one.text) for one in none.words]
    assert "It is about ♥4, which South played to trick 2, as well." in words
    assert not any("another one to rule on" in str(note) for note in none.notes)
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
    # What moves by itself, and to whom, is known before anybody says whether it is enough.
    asked = interviewed(at, REVOKE, first_noticed="in_time").question
    assert asked is not None and str(asked.options[1].label) == "No. One trick goes to North-South."
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


def test_law_64B2_a_required_lead_that_was_not_made_is_a_revoke_in_that_suit() -> None:
    """East had to lead a spade (50D2), did not, and then does not follow to one (61A)."""
    at = ending(
        "N:KQ32...A AJ.432.. 8765...K T94.A..2",
        "W leads S4, N spreads the hand, N plays S2, E plays SA, S plays S5",
        ruling("E required to lead S at the next lead by 50D2(a)"),
        "E leads H3, S plays CK, W plays HA, N plays CA",
        "W leads S9, N plays S3, E plays H4, S plays S6",
        "W leads ST, N plays SK, E plays SJ, S plays S7",
        "N leads SQ, E plays H2, S plays S8, W plays C2",
    )
    first = rule(at, better_without="no")
    assert moved(first) == [(1, Side.NS, "64A2")]
    assert rule(at.after(first.event), repeat_cost="no").clause == "64B2"
    play, found_there = weighing.recorded(at)
    assert play is not None
    counted = weigh(play, BRUTE, found_there).revokes
    assert [one.automatic.clause for one in counted] == ["64A2", "64B2"]
    assert check_revokes(at.board, at.deal, at.after(first.event).log) == 1


def test_law_64B2_a_counted_revoke_of_a_hand_that_is_not_known_is_remembered() -> None:
    at = table(f"{UNKNOWN}, S leads CQ, W plays C8, N plays C3, E plays H6, S claims 11", deal=None)
    at = after(at, suspected="H5", revoked="yes", won="otherwise", better_without="no")
    agreed = {"claim_agreed": "yes", "revoked": "yes", "first_noticed": "in_time"}
    again = rule(at, suspected="H6", **agreed, repeat_cost="no")
    assert again.clause == "64B2"


def test_law_64B7_a_counted_revoke_of_a_hand_that_is_not_known_is_remembered() -> None:
    at = table(f"{UNKNOWN}, S leads SA, W plays S5, N plays S2, E plays S4", deal=None)
    at = at.after(
        "S leads SK, W plays S6, N plays S3, E plays SJ, E leads D3, S plays S9, W claims 8"
    )
    at = after(at, suspected="H5", revoked="yes", won="otherwise", better_without="no")
    agreed = {"claim_agreed": "yes", "revoked": "yes", "first_noticed": "in_time"}
    assert moved(rule(at, suspected="S9", **agreed, both_damaged="no")) == [
        (1, Side.EW, "64B7")  # what had moved goes back
    ]


def test_law_59_what_was_found_to_be_no_revoke_is_none_later() -> None:
    at = table(f"{UNKNOWN}, S leads CQ, W plays C8, N plays C3, E plays H6, S claims 11", deal=None)
    at = after(at, suspected="H5", revoked="no")
    agreed = {"claim_agreed": "yes", "revoked": "yes", "first_noticed": "in_time"}
    again = rule(at, suspected="H6", **agreed)
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
        Interview.begin(REVOKE, table(TRICK))


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
        offence = revoke_to_rule_on(at)
        assert offence is not None
        for path in walk(REVOKE, at):
            then = at.after(path.ruling.event)
            assert (offence.by, offence.card) not in {
                (one.seat, one.what) for one in then.open_irregularities
            }
            assert path.ruling.words
