"""Laws 67 and 14: too few or too many cards in a trick, and a card that is missing."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal, Seat, Side
from bridgelaw.laws import REVOKE, BadAnswer, Interview, Ruling, walk
from bridgelaw.laws.play.defective_trick.procedure import DEFECTIVE_TRICK
from bridgelaw.laws.play.defective_trick.questions import Fault
from bridgelaw.laws.play.defective_trick.situation import Defect
from bridgelaw.table import Table
from bridgelaw.table.effects import (
    CardAdded,
    CardWithdrawn,
    PenaltyCard,
    PickedUp,
    RevokeCounted,
    RevokeStands,
    TricksTransferred,
    Unauthorised,
)
from bridgelaw.table.which_procedure import procedure_for
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import AUCTION, TRICK, E, N, S, W, card, found, legal, table, why_not

# South plays 3NT and North is dummy (see tests/table/tables.py for the hands).
EAST_SKIPPED = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, S plays C6, trick quitted"
"""East has not played to the first trick, which West's seven has won."""
SOUTH_SKIPPED = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays C5, trick quitted"
"""South has not played to the first trick."""
TOGETHER = (
    f"{AUCTION}, W plays C7 S5 together, N spreads the hand, N plays C2, E plays CK, S plays C6"
)
"""West has led two cards."""


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, DEFECTIVE_TRICK, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def ruled(at: Table, **answers: str) -> Table:
    return ruling_table(at, DEFECTIVE_TRICK, **answers)


def played_out(at: Table, tricks: int = 13) -> Table:
    """The play goes on with the lowest legal cards."""
    while len(at.tricks) < tricks and at.to_play is not None:
        seat = at.to_play
        lowest = min(at.legal_cards(seat).legal, key=lambda card: (card.rank, card.suit.index))
        at = at.after(f"{seat} {'plays' if at.trick.cards else 'leads'} {lowest}")
    return at


def penalties(at: Table) -> dict[str, str]:
    return {f"{one.player} {one.card}": one.penalty.value for one in at.penalty_cards}


# 67A1


def test_law_67A1_the_card_is_supplied_and_the_trick_counts_as_it_is_then() -> None:
    before = table(EAST_SKIPPED)
    assert before.to_play is W
    low = ruled(before, supplies="C5")
    assert low.to_play is W
    assert low.tricks[0].is_complete
    assert not low.open_irregularities
    assert not low.transfers
    assert not low.standing_revokes
    high = ruled(before, supplies="CK")
    assert high.to_play is E
    assert high.tricks_won(Side.EW) == 1
    assert not high.open_irregularities
    assert card("CK") not in (high.hand(E) or ())


def test_law_67A1_he_must_follow_suit_if_he_can() -> None:
    interview = Interview.begin(DEFECTIVE_TRICK, table(EAST_SKIPPED))
    for wrong in ("HA", "CQ", "C7"):  # another suit, South's card, a card that was played
        with pytest.raises(BadAnswer):
            interview.answer(wrong)


def test_law_67A1_without_the_suit_any_card_will_do() -> None:
    void = Deal.parse("N:AK32.432.AK2.432 QJT984.AK65.QJ3. .QJ7.T984.AKQJ65 765.T98.765.T987")
    at = table(EAST_SKIPPED, deal=void)
    after = ruled(at, supplies="D3")
    assert after.to_play is W
    assert not after.open_irregularities


def test_law_67A1_the_lead_to_the_next_trick_stands_if_the_winner_stays() -> None:
    before = table(f"{EAST_SKIPPED}, W leads C8")
    after = ruled(before, supplies="C5")
    assert str(after.trick) == "W C8"
    assert after.to_play is N
    assert not after.penalty_cards
    # West led before their partner had played: the director is reminded of Law 57A.
    assert any("57A" in str(note) for note in rule(before, supplies="C5").notes)


def test_law_67A1_a_defenders_lead_that_goes_back_is_a_major_penalty_card() -> None:
    before = table(f"{EAST_SKIPPED}, W leads C8")
    ruling = rule(before, supplies="CK")
    assert ruling.clauses == ("67A1", "49")
    assert ruling.reviews == ("50E4",)
    after = before.after(ruling.event)
    assert after.to_play is E
    assert not after.trick.cards
    assert penalties(after) == {"W C8": "major"}
    # 50D2: East waits for declarer.
    assert [decision.law for decision in after.decisions] == ["50D2"]


def test_law_67A1_the_other_sides_lead_goes_back_and_tells_the_offenders_nothing() -> None:
    before = table(f"{SOUTH_SKIPPED}, W leads C8")
    ruling = rule(before, supplies="CJ")
    assert ruling.clauses == ("67A1",)
    assert ruling.reviews == ("16C3",)
    assert Unauthorised(W, card("C8"), (S, N), "16C2") in ruling.effects
    after = before.after(ruling.event)
    assert after.to_play is S
    assert not after.penalty_cards
    assert card("C8") in (after.hand(W) or ())
    assert not after.open_irregularities


def test_law_67A1_declarer_chooses_the_card_for_dummy() -> None:
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, E plays CK, S plays C6, trick quitted")
    interview = Interview.begin(DEFECTIVE_TRICK, at)
    assert interview.question is not None
    assert interview.question.to is S
    after = ruled(at, supplies="C3")
    assert card("C3") not in after.face_up(N)


def test_law_67A1_two_players_without_a_card_supply_one_each() -> None:
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, trick quitted")
    assert [(kind, seat) for kind, seat, _ in found(at)] == [
        ("DEFECTIVE_TRICK", "E"), ("DEFECTIVE_TRICK", "S"),
    ]  # fmt: skip
    first = ruled(at, supplies="C5")
    second = ruled(first, supplies="CQ")
    assert not second.open_irregularities
    assert second.to_play is S
    assert second.tricks_won(Side.NS) == 1


# 67B1


def test_law_67B1_a_card_of_the_suit_led_and_the_trick_keeps_its_winner() -> None:
    before = table(f"{EAST_SKIPPED}, W leads C8, N plays C3")
    ruling = rule(before, adds="CA")
    assert ruling.clauses == ("67B1(a)", "64A2")
    assert ruling.reviews == ("64C1",)
    assert CardAdded(E, card("CA"), 1) in ruling.effects
    # The tricks are counted when the play is over.
    assert RevokeStands(E, card("CA")) in ruling.effects
    after = before.after(ruling.event)
    assert not after.open_irregularities
    assert after.to_play is E
    assert after.tricks_won(Side.EW) == 1
    assert legal(after, E) == "...K5"
    with pytest.raises(BadAnswer):
        Interview.begin(DEFECTIVE_TRICK, before).answer("HA")


def test_law_67B1_any_card_if_the_suit_is_not_held_and_it_costs_the_same() -> None:
    over = played_out(table(EAST_SKIPPED))
    assert str(over.hand(E)) != ""
    left = next(iter(over.hand(E) or ()))
    ruling = rule(over, adds=str(left))
    assert ruling.clauses == ("67B1(b)" if left.suit.letter != "C" else "67B1(a)", "64A2")
    assert TricksTransferred(1, Side.NS, "64A2") in ruling.effects
    after = over.after(ruling.event)
    assert not after.open_irregularities
    assert not after.standing_revokes
    assert [moved.tricks for moved in after.transfers] == [1]


def test_law_67B1_what_was_left_for_the_end_is_counted_there_once() -> None:
    at = ruled(table(f"{EAST_SKIPPED}, W leads C8, N plays C3"), adds="CA")
    over = played_out(at)
    ruling = rule(over)
    # East's ace lies in the trick now, but West's seven won it: 64A2, and never 64A1.
    assert ruling.clauses == ("67B1", "64A2")
    assert RevokeCounted(E, card("CA")) in ruling.effects
    after = over.after(ruling.event)
    assert [(moved.tricks, moved.side) for moved in after.transfers] == [(1, Side.NS)]
    assert not after.standing_revokes


def test_law_64B1_no_trick_if_the_side_has_won_none_since() -> None:
    deal = Deal.parse("N:AKQJ.AKQ.AKQ.AKQ 8765.987.987.987 T9.JT6.JT65.JT65 432.5432.432.432")
    at = table(
        f"{AUCTION}, W leads C2, N spreads the hand, N plays CA, S plays C5, trick quitted",
        deal=deal,
    )
    over = at
    while over.to_play is not None:
        seat = over.to_play
        cards = over.legal_cards(seat).legal
        pick = (max if seat in (N, S) else min)(cards, key=lambda one: one.rank)
        over = over.after(f"{seat} {'plays' if over.trick.cards else 'leads'} {pick}")
    assert over.tricks_won(Side.EW) == 0
    left = next(iter(over.hand(E) or ()))
    ruling = rule(over, adds=str(left))
    assert ruling.clause == "64B1"
    assert not over.after(ruling.event).transfers
    # 64C: there is nothing to make good.
    assert ruling.reviews == ()


@pytest.mark.parametrize(("exempt", "clause", "tricks"), [("yes", "64B3", 0), ("no", "64A2", 1)])
def test_law_67B1_whether_dummys_card_costs_a_trick_is_for_the_director(
    exempt: str, clause: str, tricks: int
) -> None:
    at = table(
        f"{AUCTION}, W leads C7, N spreads the hand, E plays CK, S plays C6, trick quitted, "
        "E leads HA, S plays H7"
    )
    ruling = rule(at, adds="C2")
    assert ruling.clauses == ("67B1(a)", "64A2")
    assert ruling.reviews == ("64C1",)
    over = played_out(at.after(ruling.event))
    assert procedure_for(over) == "defective-trick"
    counted = rule(over, exempt=exempt)
    assert counted.clauses == ("67B1", clause)
    after = over.after(counted.event)
    assert sum(moved.tricks for moved in after.transfers) == tricks
    assert not after.standing_revokes
    assert not after.open_irregularities


def test_law_67B1_the_twelfth_trick_is_for_the_director_as_well() -> None:
    def goes_on(at: Table) -> Table:
        seat = at.to_play
        assert seat is not None
        first = next(iter(at.legal_cards(seat).legal))
        return at.after(f"{seat} {'plays' if at.trick.cards else 'leads'} {first}")

    at = played_out(table(TRICK), 11)
    while len(at.trick.cards) < 3:
        at = goes_on(at)
    missing = at.to_play
    assert missing is not None
    at = at.after("trick quitted")
    while at.to_play is not None:
        at = goes_on(at)
    left = next(iter(at.hand(missing) or ()))
    assert rule(at, adds=str(left), exempt="yes").clause in ("64B3", "64B6")
    assert rule(at, adds=str(left), exempt="no").clause in ("64A2", "64B1")


def test_law_64B7_a_card_that_was_missing_and_a_revoke_of_the_other_side() -> None:
    over = played_out(table(EAST_SKIPPED)).after("ruling revoke of 2017 [63B] S revoke C6 stands")
    left = next(iter(over.hand(E) or ()))
    ruling = rule(over, adds=str(left), exempt="yes")
    assert ruling.clause == "64B7"
    # Of South's revoke the same is asked, because the Laws leave it open.
    after = over.after(ruling.event)
    assert procedure_for(after) == "revoke"
    interview = Interview.begin(REVOKE, after)
    while interview.question is not None and interview.question.key != "exempt":
        interview = interview.answer("yes")
    assert interview.question is not None


def test_law_67_a_next_trick_that_was_quitted_too_has_been_played_to() -> None:
    at = table(
        f"{AUCTION}, W leads C7, N spreads the hand, trick quitted, W leads C8, trick quitted, "
        "W leads C9"
    )
    for lacking in (N, E, S):
        assert procedure_for(at) == "defective-trick"
        interview = Interview.begin(DEFECTIVE_TRICK, at)
        assert interview.question is not None
        assert interview.question.key == "adds"
        ruling = interview.answer(interview.question.samples()[0]).ruling
        assert ruling is not None
        assert any(
            isinstance(one, CardAdded) and (one.player, one.trick) == (lacking, 1)
            for one in ruling.effects
        )
        at = at.after(ruling.event)
    assert at.tricks[0].is_complete


def test_law_67A1_who_has_won_is_seen_when_the_last_card_is_there() -> None:
    at = table(f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, trick quitted, W leads C8")
    first = rule(at, supplies="CK")
    assert "still lacks one" in str(first.headline)
    second = rule(at.after(first.event), supplies="C6")
    assert "goes back" in str(second.headline)
    assert at.after(first.event).after(second.event).to_play is E


def test_law_67A1_a_card_that_went_to_another_trick_since_is_not_asked_for() -> None:
    # East's only club goes to the first trick, so that East may add any card to the second.
    at = table(
        f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, S plays C6, trick quitted, "
        "W leads C8, N plays C3, S plays C5, trick quitted",
        deal=Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ943.K T98.QJ7.T8.AQJ65 765.T98.765.T987"),
    )
    at = ruled(at, adds="CK")
    second = Defect(at, E, Fault.TOO_FEW, 2, at.tricks[1], at=len(at.log) - 2)
    assert second.may_supply(card("SQ"))
    assert not second.may_supply(card("CK"))


def test_law_67B1_when_the_hands_are_back_only_the_trick_is_transferred() -> None:
    over = played_out(table(EAST_SKIPPED)).after(*(f"{seat} puts the hand back" for seat in "NESW"))
    ruling = rule(over, exempt="no")
    assert ruling.clause == "64A2"
    assert [moved.tricks for moved in over.after(ruling.event).transfers] == [1]


def test_law_67B1_with_hands_that_are_not_known_the_suit_is_asked_for() -> None:
    at = table(f"{EAST_SKIPPED}, W leads C8, N plays C3", deal=None)
    assert rule(at, has_suit="yes", adds="CA").clauses == ("67B1(a)", "64A2")
    assert rule(at, has_suit="no", adds="HA").clauses == ("67B1(b)", "64A2")
    with pytest.raises(BadAnswer):
        Interview.begin(DEFECTIVE_TRICK, at).answer("no").answer("CA")


def test_law_67B1_nobody_is_asked_for_a_suit_that_lies_elsewhere() -> None:
    """All thirteen clubs were seen in other hands than East's, which is not known."""
    at = table(
        f"{EAST_SKIPPED}, W leads C8, N plays C3, W exposes CA CK CQ CJ CT C9 C5 C4", deal=None
    )
    assert rule(at, adds="HA").clauses == ("67B1(b)", "64A2")


# 67A2, 67B2


def test_law_67A2_in_time_another_law_rules() -> None:
    together = rule(table(f"{TOGETHER}, E leads SQ"))
    assert together.clauses == ("67A2",)
    assert together.goes_on == "several-cards"
    assert not together.effects
    fifth = rule(table(f"{TRICK}, W plays C9"))
    assert fifth.goes_on == "play-out-of-turn"
    assert table(f"{TRICK}, W plays C9").ruling_needed == "play-out-of-turn"
    played_on = table(f"{TRICK}, W plays C9, E leads HA, S plays H7")
    assert played_on.ruling_needed == "defective-trick"


def test_law_67B2_the_extra_card_goes_back_and_the_trick_keeps_its_winner() -> None:
    before = table(f"{TOGETHER}, E leads DJ, S plays D4")
    ruling = rule(before, faced="yes", could_see="no")
    assert ruling.clauses == ("58B4", "67B2(a)", "67B2(b)")
    assert ruling.effects == (PickedUp(W, card("S5")),)
    assert ruling.goes_on is None
    after = before.after(ruling.event)
    assert not after.open_irregularities
    assert card("S5") in (after.hand(W) or ())
    assert not after.face_up(W)
    assert after.tricks_won(Side.EW) == 1


def test_law_67B2_a_defenders_card_that_partner_could_see_is_a_penalty_card() -> None:
    before = table(f"{TOGETHER}, E leads DJ, S plays D4")
    after = ruled(before, faced="yes", could_see="yes")
    assert penalties(after) == {"W S5": "minor"}
    # A fifth card was played on purpose.
    fifth = table(f"{TRICK}, W plays C9, E leads HA, S plays H7")
    ruling = rule(fifth, faced="yes", could_see="yes")
    assert "58B4" not in ruling.clauses
    assert penalties(fifth.after(ruling.event)) == {"W C9": "major"}
    later = fifth.after(ruling.event).after("W plays H8, N plays H2, E leads CA, S plays CJ")
    assert why_not(later, W, "C8") == "50D1(a)"


def test_law_67B2_declarer_has_no_penalty_cards() -> None:
    at = table(
        f"{TRICK}, E leads HA, S plays H7 CQ together, W plays H8, N plays H2, E leads HK, "
        "S plays HJ"
    )
    ruling = rule(at, faced="yes")
    assert ruling.effects == (PickedUp(S, card("CQ")),)


def test_law_67B2b_not_having_followed_suit_with_the_card_is_a_revoke() -> None:
    before = table(f"{TOGETHER}, E leads SQ, S plays S8, W plays H8, N plays SA")
    ruling = rule(before, faced="yes", could_see="no")
    assert ruling.clause == "67B2(b)"
    assert ruling.goes_on == "revoke"
    after = before.after(ruling.event)
    assert found(after) == [("REVOKE", "W", "61A")]


def test_law_67B2a_where_nobody_knows_the_highest_legal_card_stays() -> None:
    at = table(
        f"{AUCTION}, W plays C7 C9 together, N spreads the hand, N plays C2, E plays CK, "
        "S plays C6, E leads SQ, S plays S8"
    )
    interview = Interview.begin(DEFECTIVE_TRICK, at)
    with pytest.raises(BadAnswer, match="♣9"):
        interview.answer("no")
    assert interview.answer("yes").question is not None
    right = table(
        f"{AUCTION}, W plays C9 C7 together, N spreads the hand, N plays C2, E plays CK, "
        "S plays C6, E leads SQ, S plays S8"
    )
    ruling = rule(right, faced="no", could_see="no")
    assert "highest" in " ".join(str(words.text) for words in ruling.words)


# 67B3


def test_law_67B3_a_played_card_among_the_unplayed_ones_goes_back_where_it_belongs() -> None:
    at = table(TRICK)
    once = rule(at, fault="came_back", who="W", played_twice="no")
    assert once.clauses == ("67B3",)
    assert not once.effects
    again = {"fault": "came_back", "who": "W", "played_twice": "yes"}
    corrected = rule(at, **again, cannot_be_corrected="no")
    assert corrected.clauses == ("47B", "67B3")
    assert not corrected.effects
    late = rule(at, **again, cannot_be_corrected="yes")
    assert late.reviews == ("67B3",)
    assert at.after(late.event).reviews == ("67B3",)


# 14


@pytest.mark.parametrize(("is_found", "clause"), [("yes", "14A1"), ("no", "14A2")])
def test_law_14A_before_the_lead_is_faced_no_call_is_changed(is_found: str, clause: str) -> None:
    for at in (table("S 3NT"), table(AUCTION), table(f"{AUCTION}, W leads C7 face down")):
        ruling = rule(at, fault="missing", surplus="no", who="E", found=is_found)
        assert ruling.clauses == (clause, "14C", "14A3")
        assert ruling.reviews == ("16B3",)
        after = at.after(ruling.event)
        assert after.auction == at.auction
        # 14C: it is the partner who may not use it.
        assert ruling.words[-1].to is W


def test_law_13_rules_where_a_hand_is_too_long() -> None:
    assert rule(table(TRICK), fault="missing", surplus="yes").clauses == ("13",)


def missing(at: Table, who: str, missing_card: str, where: str, **answers: str) -> Ruling:
    return rule(
        at,
        fault="missing",
        surplus="no",
        who=who,
        missing_card=missing_card,
        where=where,
        **answers,
    )


def test_law_14B1_among_the_played_cards_law_67_applies() -> None:
    later = table(f"{TRICK}, E leads D3, S plays D4")
    ruling = missing(later, "W", "S5", "played", both_played_on="yes", faced="yes", could_see="no")
    assert ruling.clauses == ("14B1", "67B2(a)", "67B2(b)")
    in_time = missing(table(TRICK), "W", "S5", "played", how="together")
    assert in_time.clauses == ("14B1", "67A2")
    assert in_time.goes_on is None  # the table shows no second card on which 58B could rule


def test_law_14B4_a_defenders_card_that_partner_could_see_is_a_penalty_card() -> None:
    at = table(TRICK)
    low = missing(at, "W", "S5", "elsewhere", could_see="yes")
    assert low.clauses == ("14B2", "14C", "49", "14B4")
    assert penalties(at.after(low.event)) == {"W S5": "minor"}
    honour = missing(at, "E", "HK", "elsewhere", could_see="yes")
    assert [effect.law for effect in honour.effects if isinstance(effect, PenaltyCard)] == ["14B4"]
    assert penalties(at.after(honour.event)) == {"E HK": "major"}
    assert set(honour.reviews) == {"50E4", "16B3"}
    # 50B: the second card of a defender makes both major.
    two = at.after(low.event)
    assert penalties(two.after(missing(two, "W", "H8", "elsewhere", could_see="yes").event)) == {
        "W S5": "major", "W H8": "major",
    }  # fmt: skip


def test_law_14B_a_card_that_nobody_could_see_only_goes_back() -> None:
    at = table(TRICK)
    unseen = missing(at, "W", "S5", "elsewhere", could_see="no")
    assert unseen.clauses == ("14B2", "14C", "14B4")
    assert unseen.reviews == ("16B3",)
    assert not at.after(unseen.event).penalty_cards
    # 14B3: what was not found can have been seen by nobody; the declaring side has none anyway.
    assert missing(at, "W", "S5", "nowhere").clauses == ("14B3", "14C", "14B4")
    assert missing(at, "S", "S8", "elsewhere").clauses == ("14B2", "14C", "14B4")


def test_law_14B4_not_having_followed_suit_with_it_is_a_revoke() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays H8, N plays SA", deal=None)
    assert missing(at, "W", "S5", "nowhere").goes_on == "revoke"
    assert missing(at, "W", "D5", "nowhere").goes_on is None
    with pytest.raises(BadAnswer):
        missing(at, "W", "SQ", "nowhere")


def test_law_14B4_after_the_play_nothing_becomes_a_penalty_card() -> None:
    at = table(f"{TRICK}, E claims 12")
    ruling = missing(at, "W", "S5", "elsewhere")
    assert ruling.clauses == ("14B2", "14C", "14B4")


# All paths


SAMPLES = [
    table(EAST_SKIPPED),
    table(f"{EAST_SKIPPED}, W leads C8"),
    table(f"{SOUTH_SKIPPED}, W leads C8"),
    table(f"{EAST_SKIPPED}, W leads C8, N plays C3"),
    table(f"{EAST_SKIPPED}, W leads C8, N plays C3", deal=None),
    played_out(table(EAST_SKIPPED)),
    table(f"{TOGETHER}, E leads SQ"),
    table(f"{TOGETHER}, E leads SQ, S plays S8, W plays H8, N plays SA"),
    table(f"{TRICK}, W plays C9, E leads HA, S plays H7"),
    table(TRICK),
    table(AUCTION),
]


@pytest.mark.parametrize("at", SAMPLES, ids=range(len(SAMPLES)))
def test_law_67_every_ruling_can_be_entered_and_settles_the_trick(at: Table) -> None:
    for path in walk(DEFECTIVE_TRICK, at):
        after = at.after(path.ruling.event)
        if path.ruling.goes_on is None:
            assert not after.open_irregularities, path.answers
        assert path.ruling.words or path.ruling.goes_on or path.ruling.clause == "13"
        # A card added never takes a trick from anybody (67B1).
        if "67B1(a)" in path.ruling.clauses or "67B1(b)" in path.ruling.clauses:
            assert after.tricks_won(Side.NS) == at.tricks_won(Side.NS)
        for effect in path.ruling.effects:
            if isinstance(effect, CardWithdrawn):
                assert isinstance(effect.player, Seat)


def test_law_67_with_nothing_known_everything_that_matters_is_asked() -> None:
    paths = list(walk(DEFECTIVE_TRICK))
    assert len(paths) == 67
    for path in paths:
        assert "{" not in str(path.ruling.headline)
        # 64A2 at most one trick, and equity after that.
        if "67B1(a)" in path.ruling.clauses or "67B1(b)" in path.ruling.clauses:
            # 64C is not used where the side has won nothing since (64B1).
            due = () if path.ruling.clause == "64B1" else ("64C1",)
            assert path.ruling.reviews == due
