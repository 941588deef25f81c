"""Law 24: cards exposed or led in the auction, and what becomes of them."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw import tell
from bridgelaw.game import PASS, SEATS, Board, Card, Deal, Hand, Seat
from bridgelaw.laws import PROCEDURES, BadAnswer, Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.auction.card_in_auction.procedure import CARD_IN_AUCTION
from bridgelaw.table import Phase, Table
from bridgelaw.table.duties import PenaltyOnTable
from bridgelaw.table.effects import ForcedPass, LeftFaceUp, Penalty, Unauthorised
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import (
    DEAL,
    E,
    N,
    S,
    W,
    card,
    found,
    legal,
    ruling,
    settled,
    table,
    why_not,
)

ENDS = "W P, N P, E P"
"""After South's 1NT: South plays it, and West leads."""


def west(cards: str, how: str = "exposes") -> Table:
    """South has opened 1NT, and West, who is to call, has shown these cards."""
    return table(f"S 1NT, W {how} {cards}")


def rule(at: Table, **answers: str) -> Ruling:
    interview = interviewed(at, CARD_IN_AUCTION, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def seen(at: Table) -> Table:
    """The table after the ruling that partner could have seen the cards."""
    return ruling_table(at, CARD_IN_AUCTION, could_see="yes")


def penalties(at: Table) -> dict[str, str]:
    """The penalty cards and their kinds."""
    return {str(one.card): one.penalty.value for one in at.penalty_cards}


def barred(at: Table) -> list[tuple[str, str, str]]:
    return [(str(one.player), one.span.value, one.law) for one in at.forced_passes]


# During the auction


def test_law_24A_one_low_card_that_was_not_led_bars_nobody() -> None:
    at = west("H8")
    given = rule(at, could_see="yes")
    assert given.clauses == ("24A",)
    assert given.reviews == ("16C3",)
    after = at.after(given.event)
    assert barred(after) == []
    assert found(after) == []
    assert after.face_up(W) == Hand.of([card("H8")])
    assert after.penalty_cards == ()


@pytest.mark.parametrize(("shown", "how"), [("HT", "exposes"), ("H8", "leads"), ("H8", "plays")])
def test_law_24B_an_honour_or_any_card_led_makes_partner_pass_once(shown: str, how: str) -> None:
    at = west(shown, how)
    given = rule(at, could_see="yes")
    assert given.clauses == ("24B",)
    assert given.reviews == ("16C3", "72C")
    after = at.after(given.event)
    assert barred(after) == [("E", "once", "24B")]
    asked = after.after("W P, N P")
    assert asked.legal_calls(E).legal == (PASS,)
    assert barred(asked.after("E P")) == []


def test_law_24B_partner_is_free_after_one_pass() -> None:
    at = seen(west("HT")).after("W P, N 2C, E P, S 2D, W P, N P")
    assert at.to_call is E
    assert len(at.legal_calls(E).legal) > 1


def test_law_24C_two_low_cards_make_partner_pass_once() -> None:
    at = west("H8 D5")
    given = rule(at, could_see="yes")
    assert given.clauses == ("24C",)
    assert given.reviews == ("16C3", "72C")
    assert barred(at.after(given.event)) == [("E", "once", "24C")]
    left = [effect.card for effect in given.effects if isinstance(effect, LeftFaceUp)]
    assert left == [card("H8"), card("D5")]


def test_law_24C_cards_shown_at_different_moments_count_together() -> None:
    first = seen(west("H8"))
    assert barred(first) == []
    second = first.after("W P, N P, W exposes D5")
    given = rule(second, could_see="yes")
    assert given.clauses == ("24C",)
    # Only the second card is new.
    assert [one for one in given.effects if isinstance(one, LeftFaceUp)] == [
        LeftFaceUp(W, card("D5"))
    ]
    after = second.after(given.event)
    assert barred(after) == [("E", "once", "24C")]
    assert after.legal_calls(E).legal == (PASS,)
    assert penalties(after.after("E P")) == {"D5": "major", "H8": "major"}


def test_law_24_cards_of_different_players_do_not_count_together() -> None:
    at = table("S 1NT, W exposes H8, E exposes H5")
    first = seen(at)
    assert settled(first) == [("CARD_EXPOSED", "W", "24A")]
    second = seen(first)
    assert found(second) == []
    assert barred(second) == []
    assert penalties(second.after(ENDS)) == {"H8": "minor", "H5": "minor"}


def test_law_24_the_information_is_unauthorised_for_partner_alone() -> None:
    given = rule(west("HT"), could_see="yes")
    assert [one for one in given.effects if isinstance(one, Unauthorised)] == [
        Unauthorised(W, card("HT"), (E,), "24")
    ]
    assert "The opponents may use what that tells them" in str(given.words[0].text)


def test_law_24_what_partner_could_not_see_goes_back() -> None:
    at = west("HT")
    given = rule(at, could_see="no")
    assert given.clauses == ("24",)
    after = at.after(given.event)
    assert found(after) == []
    assert after.face_up(W) == Hand.of([])
    assert after.shown_in_auction == ()
    assert barred(after) == []
    assert after.after(ENDS).penalty_cards == ()


def test_law_24_of_two_cards_one_may_go_back() -> None:
    at = seen(west("H8")).after("W P, W exposes D5")
    after = ruling_table(at, CARD_IN_AUCTION, could_see="no")
    assert [shown for _, shown, _ in after.shown_in_auction] == [card("H8")]
    assert penalties(after.after("N P, E P")) == {"H8": "minor"}


def test_law_24_a_whole_hand_is_two_or_more_cards() -> None:
    at = table("S 1NT, W spreads the hand")
    after = seen(at)
    assert found(after) == []
    assert barred(after) == [("E", "once", "24C")]
    ended = after.after(ENDS)
    assert set(penalties(ended).values()) == {"major"}
    assert len(ended.penalty_cards) == 13


def test_law_24_a_hand_that_nobody_knows_has_to_be_entered() -> None:
    at = table("S 1NT, W spreads the hand", deal=None)
    with pytest.raises(NothingToRule, match="not known which cards"):
        Interview.begin(CARD_IN_AUCTION, at)
    entered = seen(at.after("W exposes H8 H9"))
    assert found(entered) == []
    assert penalties(entered.after(ENDS)) == {"H8": "major", "H9": "major"}


def test_law_24_what_is_not_there_is_not_ruled_on() -> None:
    for at, message in (
        (table("S 1NT"), "No card was shown"),
        (seen(west("H8")), "have been ruled on"),
        (table(f"S 1NT, {ENDS}, E exposes H5"), "Law 49"),
        (table(f"S 1NT, {ENDS}, S exposes H7"), "Law 48"),
    ):
        with pytest.raises(NothingToRule, match=message):
            Interview.begin(CARD_IN_AUCTION, at)


# Before the first call


def test_law_16D_a_card_seen_before_the_first_call_is_not_under_law_24() -> None:
    for how in ("exposes", "leads", "plays"):
        at = table(f"W {how} HT")
        assert [one.law for one in at.irregularities] == ["16D"]
        assert at.shown_in_auction == ()
        assert at.after("S 1NT", ENDS).penalty_cards == ()


@pytest.mark.parametrize(
    ("remedy", "clause"),
    [
        ("harmless", "16D1"),
        ("seats", "16D2(a)"),
        ("redeal", "16D2(b)"),
        ("play", "16D2(c)"),
        ("adjust", "16D2(d)"),
    ],
)
def test_law_16D2_the_director_chooses(remedy: str, clause: str) -> None:
    at = table("W exposes HT")
    given = rule(at, remedy=remedy)
    assert given.clauses == (clause,)
    assert given.notes or given.reviews or remedy == "harmless"
    after = at.after(given.event)
    assert after.face_up(W) == Hand.of([])
    assert found(after) == []
    assert bool(after.adjusted) == (remedy == "adjust")
    assert (after.phase is Phase.OVER) == (remedy == "adjust")


def test_law_16D3_after_a_call_the_board_is_played() -> None:
    at = table("W exposes HT, S 1NT")
    given = rule(at, remedy="play")
    assert given.clauses == ("16D3",)
    assert given.reviews == ("16D3",)
    assert at.after(given.event).face_up(W) == Hand.of([])


def test_law_16D3_after_a_call_the_director_may_also_adjust_at_once() -> None:
    at = table("W exposes HT, S 1NT")
    given = rule(at, remedy="adjust")
    assert given.clauses == ("16D3", "16D2(d)")
    after = at.after(given.event)
    assert (after.phase, len(after.adjusted), found(after)) == (Phase.OVER, 1, [])


@pytest.mark.parametrize("remedy", ["harmless", "seats", "redeal"])
def test_law_16D3_after_a_call_neither_seats_nor_deal_are_changed(remedy: str) -> None:
    with pytest.raises(BadAnswer, match="somebody has called"):
        rule(table("W exposes HT, S 1NT"), remedy=remedy)


def test_law_16D_a_hand_spread_before_the_first_call() -> None:
    at = table("W spreads the hand")
    assert [one.law for one in at.irregularities] == ["16D"]
    after = ruling_table(at, CARD_IN_AUCTION, remedy="play")
    assert found(after) == []
    assert after.face_up(W) == Hand.of([])
    # As dummy the player can spread it again.
    dummy = after.after("S P, W P, N P, E 1NT, S P, W P, N P, S leads DT, W spreads the hand")
    assert len(dummy.face_up(W)) == 13


def test_law_24_and_16D_are_ruled_on_one_after_the_other() -> None:
    at = table("W exposes HT, S 1NT, W exposes H8")
    first = at.after(rule(at, remedy="play").event)
    assert settled(first) == [("CARD_EXPOSED", "W", "16D3")]
    # The ten does not count: it was seen before the auction.
    assert rule(first, could_see="yes").clauses == ("24A",)


# When the auction is over


def test_law_24D_the_declaring_side_picks_up() -> None:
    for seat, shown in ((S, "HQ"), (N, "H4 H3")):
        at = table(f"S 1NT, {seat} exposes {shown}")
        for before in (at, seen(at)):
            after = before.after(ENDS)
            assert after.face_up(seat) == Hand.of([])
            assert after.penalty_cards == ()
            given = rule(after, **({"could_see": "yes"} if before is at else {}))
            assert given.clauses == ("24D",)
            assert found(after.after(given.event)) == []


def test_law_24D_dummy_spreads_the_hand_after_showing_it_in_the_auction() -> None:
    at = seen(table("S 1NT, N spreads the hand")).after(ENDS, "W leads H8")
    assert at.face_up(N) == Hand.of([])
    assert len(at.after("N spreads the hand").face_up(N)) == 13


def test_law_24E_a_low_card_is_a_minor_penalty_card() -> None:
    at = seen(west("D6")).after(ENDS)
    assert at.penalty_cards == (PenaltyOnTable(W, card("D6"), Penalty.MINOR, "24E"),)
    assert at.face_up(W) == Hand.of([card("D6")])
    # 50C: no other low diamond; everything else is free.
    assert legal(at, W) == "765.T98.6.T987"
    assert why_not(at, W, "D5") == "50C"


@pytest.mark.parametrize(("shown", "how"), [("HT", "exposes"), ("D6", "leads")])
def test_law_24E_an_honour_or_a_led_card_is_a_major_penalty_card(shown: str, how: str) -> None:
    at = seen(west(shown, how)).after(ENDS)
    assert penalties(at) == {shown: "major"}
    # 50D1(a): it is led.
    assert why_not(at, W, "C7") == "50D1(a)"
    assert list(at.legal_cards(W).legal) == [card(shown)]


def test_law_24E_two_low_cards_are_major_penalty_cards() -> None:
    at = seen(west("D6 H8")).after(ENDS)
    assert penalties(at) == {"D6": "major", "H8": "major"}
    assert legal(at, W) == ".8.6."


def test_law_24E_the_leader_s_partner_has_the_card_and_declarer_chooses() -> None:
    at = seen(table("S 1NT, E exposes HK")).after(ENDS)
    assert [decision.law for decision in at.decisions] == ["50D2"]
    # 50D1(b): a required suit comes before a penalty card, and following suit too.
    both = seen(at.undo(3).after("W exposes H8")).after(ENDS)
    assert penalties(both) == {"HK": "major", "H8": "minor"}
    demanded = both.after(
        ruling("E picks up HK", "W required to lead H at the next lead by 50D2(a)")
    )
    assert legal(demanded, W) == ".T8.."


def test_law_24E_following_suit_comes_before_a_major_penalty_card() -> None:
    at = seen(table("S 1NT, E exposes HK")).after(ENDS, ruling("no demand of W by 50D2"))
    followed = at.after("W leads C7, N plays C2")
    assert legal(followed, E) == "...AK5"
    assert why_not(followed, E, "HK") == "44C"
    # It stays where it is, and must be led when East has the lead.
    on_lead = followed.after("E plays CK, S plays C6")
    assert penalties(on_lead) == {"HK": "major"}
    assert legal(on_lead, E) == ".K.."


def test_law_24E_it_happens_without_any_ruling() -> None:
    """Nobody called the director in the auction: the table does not forget."""
    assert penalties(west("D6").after(ENDS)) == {"D6": "minor"}
    assert penalties(west("HT").after(ENDS)) == {"HT": "major"}


def test_law_24E_ruled_when_the_auction_is_over() -> None:
    at = seen(west("D6")).after(ENDS)
    for deliberate, kind in (("no", "minor"), ("yes", "major")):
        given = rule(at, deliberate=deliberate)
        assert given.clauses == ("50B", "24E")
        assert given.reviews == ()
        after = at.after(given.event)
        assert penalties(after) == {"D6": kind}
        assert any(words.to is W for words in given.words)
        # A minor one does not restrict partner, and all hear that.
        assert any(words.to is E for words in given.words) is (kind == "major")
        with pytest.raises(NothingToRule, match="have been ruled on"):
            Interview.begin(CARD_IN_AUCTION, after)


def test_law_24E_the_director_is_called_only_when_the_auction_is_over() -> None:
    at = west("HT").after(ENDS)
    given = rule(at, could_see="yes")
    assert given.clauses == ("50B", "24E")
    assert given.reviews == ("16C3",)
    assert not any(isinstance(effect, ForcedPass) for effect in given.effects)
    after = at.after(given.event)
    assert penalties(after) == {"HT": "major"}
    assert found(after) == []


def test_law_24E_what_partner_could_not_see_is_no_penalty_card() -> None:
    at = west("HT").after(ENDS)
    after = ruling_table(at, CARD_IN_AUCTION, could_see="no")
    assert penalties(after) == {}
    assert after.face_up(W) == Hand.of([])
    # One of two: the other one is alone, and minor.
    two = seen(west("D6")).after("W P, W exposes HT, N P, E P")
    assert penalties(two) == {"D6": "major", "HT": "major"}
    assert penalties(ruling_table(two, CARD_IN_AUCTION, could_see="no")) == {"D6": "minor"}


def test_law_24E_a_penalty_card_that_was_played_is_not_ruled_on_any_more() -> None:
    at = seen(west("HT")).after(ENDS, "W leads HT")
    with pytest.raises(NothingToRule):
        Interview.begin(CARD_IN_AUCTION, at)


def test_law_24_both_defenders_are_ruled_on_one_after_the_other() -> None:
    at = seen(seen(table("S 1NT, W exposes HT, E exposes HK"))).after(ENDS)
    first = at.after(rule(at).event)
    second = first.after(rule(first).event)
    assert penalties(second) == {"HT": "major", "HK": "major"}
    with pytest.raises(NothingToRule, match="have been ruled on"):
        Interview.begin(CARD_IN_AUCTION, second)


def test_law_22B_nothing_happens_on_a_board_that_is_passed_out() -> None:
    at = table("S P, W exposes HT, W P, N P, E P")
    assert at.phase is Phase.PASSED_OUT
    assert at.penalty_cards == ()
    given = rule(at, could_see="yes")
    assert given.clauses == ("24",)
    assert given.reviews == ("16C3",)
    assert at.after(given.event).face_up(W) == Hand.of([])


def test_law_54E_a_lead_by_the_declaring_side_is_picked_up() -> None:
    at = table(f"S 1NT, {ENDS}, N leads SK")
    given = rule(at)
    assert given.clauses == ("54E", "24D")
    after = at.after(given.event)
    assert found(after) == []
    assert after.face_up(N) == Hand.of([])
    assert after.to_play is W


# The auction is reopened


def test_law_24_the_cards_lie_face_up_again_when_the_auction_goes_on() -> None:
    at = seen(seen(table("S 1NT, W exposes D6, N exposes H4"))).after(ENDS)
    assert penalties(at) == {"D6": "minor"}
    assert at.face_up(N) == Hand.of([])
    # 25A: East's last pass was not meant.
    again = at.after(ruling("E P withdrawn", "E 2H substituted", law="25A1"))
    assert again.phase is Phase.AUCTION
    assert again.penalty_cards == ()
    assert again.face_up(W) == Hand.of([card("D6")])
    assert again.face_up(N) == Hand.of([card("H4")])
    # Now East plays it: West picks up, and North defends.
    ended = again.after("S P, W P, N P")
    assert penalties(ended) == {"H4": "minor"}
    assert ended.face_up(W) == Hand.of([])
    assert ended.to_play is S
    # And it is ruled on again, because the sides have changed.
    assert rule(ended, deliberate="no").clauses == ("50B", "24E")


def test_law_24_a_passed_out_auction_that_goes_on() -> None:
    at = table("S P, W exposes HT, W P, N P, E P")
    at = at.after(rule(at, could_see="yes").event)
    again = at.after(ruling("E P withdrawn", "E 1H substituted", law="25A1"))
    assert again.face_up(W) == Hand.of([card("HT")])
    assert again.after("S 2C, W P, N P, E P").penalty_cards == (
        PenaltyOnTable(W, card("HT"), Penalty.MAJOR, "24E"),
    )


def test_law_24_a_card_that_was_picked_up_by_ruling_stays_in_the_hand() -> None:
    at = seen(west("D6")).after(ENDS, ruling("W picks up D6"))
    again = at.after(ruling("E P withdrawn", "E 2H substituted", law="25A1"))
    assert again.face_up(W) == Hand.of([])
    assert again.after("S 2S, W P, N P, E P").penalty_cards == ()


def test_law_50B_a_card_shown_on_purpose_stays_major_when_the_auction_goes_on() -> None:
    at = seen(west("D6")).after(ENDS)
    at = ruling_table(at, CARD_IN_AUCTION, deliberate="yes")
    again = at.after(ruling("E P withdrawn", law="25A1"))
    assert penalties(again) == {}
    assert penalties(again.after("E P")) == {"D6": "major"}


# Every card, and any auction


def test_law_24_every_card_shown_or_led_alone_and_every_pair() -> None:
    hand = DEAL.hands[W.index]
    assert hand is not None
    for shown in hand:
        for how in ("exposes", "leads"):
            at = west(str(shown), how)
            given = rule(at, could_see="yes")
            bars = shown.is_honour or how == "leads"
            assert given.clause == ("24B" if bars else "24A")
            after = at.after(given.event)
            assert bool(barred(after)) == bars
            assert penalties(after.after(ENDS)) == {str(shown): "major" if bars else "minor"}
            ours = after.after("W 2H, N P, E P, S P")
            assert penalties(ours) == {}
            assert ours.face_up(W) == Hand.of([])
    for pair in itertools.combinations(hand, 2):
        after = seen(west(" ".join(map(str, pair))))
        assert barred(after) == [("E", "once", "24C")]
        assert penalties(after.after(ENDS)) == {str(one): "major" for one in pair}


@given(
    st.lists(
        st.tuples(
            st.integers(0, 3),  # after so many calls
            st.sampled_from(SEATS),
            st.integers(0, 12),
            st.sampled_from(("exposes", "leads", "plays")),
        ),
        max_size=5,
    )
)
def test_law_24_whatever_was_shown_by_whomever(shown: list[tuple[int, Seat, int, str]]) -> None:
    at = Table(Board(S), DEAL)
    expected: dict[Seat, dict[Card, bool]] = {seat: {} for seat in SEATS}
    for place, call in enumerate(("S 1NT", "W P", "N P", "E P")):
        for when, seat, index, how in shown:
            if when == place:
                one = cards_of(DEAL, seat)[index]
                at = at.after(f"{seat} {how} {one}")
                if place:
                    led = how != "exposes" or expected[seat].get(one, False)
                    expected[seat][one] = led
        at = at.after(call)
    assert at.phase is Phase.CLARIFICATION
    for seat in SEATS:
        mine = expected[seat]
        kinds = {
            one: Penalty.MAJOR if len(mine) > 1 or led or one.is_honour else Penalty.MINOR
            for one, led in mine.items()
        }
        table_says = {one.card: one.penalty for one in at.penalty_cards if one.player is seat}
        assert table_says == (kinds if seat in (E, W) else {})
    reread = Table.parse(at.text)
    assert reread.penalty_cards == at.penalty_cards
    # Taken back, everything is as it was; and made again, it comes out the same.
    again = at.after(ruling("E P withdrawn", law="25A1"))
    assert again.penalty_cards == ()
    assert all(one in again.face_up(seat) for seat in SEATS for one in expected[seat])
    assert again.after("E P").penalty_cards == at.penalty_cards


def cards_of(deal: Deal, seat: Seat) -> list[Card]:
    hand = deal.hands[seat.index]
    assert hand is not None
    return list(hand)


# Over all paths


def test_law_24_partner_passes_once_from_an_honour_on() -> None:
    for path in walk(CARD_IN_AUCTION):
        clauses = set(path.ruling.clauses)
        forced = [one for one in path.ruling.effects if isinstance(one, ForcedPass)]
        assert bool(forced) == bool(clauses & {"24B", "24C"})
        assert ("72C" in path.ruling.reviews) == bool(forced)
        assert ("16C3" in path.ruling.reviews) == bool(clauses & {"24A", "24B", "24C"})
        assert ("24E" in clauses) == ("50B" in clauses)


@pytest.mark.parametrize(
    "log",
    ["..., the board is in auction, W exposes HK", "..., the board is in auction, W leads HK"],
)
def test_law_24_whether_anybody_had_called_is_asked_where_nothing_was_entered_before(
    log: str,
) -> None:
    interview = Interview.begin(PROCEDURES["card-in-auction"], Table(Board(None)).after(log))
    assert interview.question is not None and interview.question.key == "auction_begun"
    begun = interview.answer("yes").answer("yes").ruling
    assert begun is not None and begun.clauses == ("24B",)
    early = interview.answer("no").answer("no").question
    assert early is not None and early.key == "remedy"  # 16D2


@pytest.mark.parametrize("before", ["", "N 1S, ..., "])
def test_law_49_whether_the_auction_was_over_is_asked_where_nobody_knows(before: str) -> None:
    at = Table(Board(None)).after(f"..., {before}E exposes H5 D3")
    over = interviewed(at, CARD_IN_AUCTION, auction_over="yes").ruling
    assert over is not None and over.needs == ("exposed-card",)
    late = {
        "who_showed": "defender",
        "occasion": "none_of_these",
        "could_see": "yes",
        "counts_as_played": "no",
    }
    # The cards that were named are ruled on, whichever of the two laws is asked first.
    for shown in (at, at.after(over.event)):
        ruling = interviewed(shown, PROCEDURES["exposed-card"], **late).ruling
        assert ruling is not None and ruling.clauses == ("49", "50A", "50B")
        lying = shown.after(ruling.event)
        assert {str(one.card) for one in lying.penalty_cards} == {"H5", "D3"}
        assert lying.ruling_needed is None


def test_law_24_where_the_auction_was_not_over() -> None:
    at = Table(Board(None)).after("..., E exposes H5 D3")
    answers = {"auction_over": "no", "auction_begun": "yes", "could_see": "yes"}
    given = interviewed(at, CARD_IN_AUCTION, **answers).ruling
    assert given is not None and given.clauses == ("24C",)


def test_law_16D_a_table_without_a_gap_knows_that_nobody_had_called() -> None:
    table = Table(Board(None)).after("W exposes HK, ..., N 1S")
    assert [found.law for found in table.irregularities] == ["16D"]
    asked = Interview.begin(PROCEDURES["card-in-auction"], table).question
    assert asked is not None and asked.key == "remedy"


def test_law_24_a_card_that_was_told_of_stands_at_its_table() -> None:
    story = tell("West dropped the king of hearts during the auction")
    interview = story.interview()
    assert interview is not None
    ruling = interview.telling({"auction_begun": "yes", "could_see": "yes"}).ruling
    assert ruling is not None and "♥K" in str(ruling.headline)
