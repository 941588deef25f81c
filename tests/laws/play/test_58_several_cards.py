"""Law 58B: several cards led or played at once."""

from __future__ import annotations

import pytest

from bridgelaw.game import Deal, Hand, Seat, Suit
from bridgelaw.laws import PLAY_OUT_OF_TURN, Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.play.exposed_card.procedure import EXPOSED_CARD
from bridgelaw.laws.play.several_cards.procedure import SEVERAL_CARDS
from bridgelaw.table import Table
from bridgelaw.table.effects import (
    CardReplaced,
    CardWithdrawn,
    Penalty,
    PenaltyCard,
    PickedUp,
    Unauthorised,
)
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import AUCTION, TRICK, E, N, S, W, card, found, legal, ruling, table

DUMMY = "N spreads the hand"


def leads(cards: str, then: str = "", deal: Deal | None = None) -> Table:
    """West, on lead, puts out these cards at once."""
    happened = f"{AUCTION}, W plays {cards} together" + (f", {then}" if then else "")
    return table(happened) if deal is None else table(happened, deal=deal)


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, SEVERAL_CARDS, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def penalties(at: Table) -> dict[str, str]:
    return {str(one.card): one.penalty.value for one in at.penalty_cards}


def said(given: Ruling, to: Seat | None) -> str:
    return " ".join(str(words.text) for words in given.words if words.to is to)


# 58B1


def test_law_58B1_only_one_face_seen_that_card_is_played_and_nothing_else_happens() -> None:
    at = leads("SK S6".replace("SK", "S7"))
    given = rule(at, faces="no", visible_card="S7")
    assert given.clauses == ("47F", "58B1")
    assert given.effects == (PickedUp(W, card("S6")),)
    after = at.after(given.event)
    assert after.trick.cards == ((W, card("S7")),)
    assert after.penalty_cards == ()
    assert after.face_up(W) == Hand.of([])
    assert found(after) == []


def test_law_58B1_the_card_that_was_seen_may_be_the_one_entered_second() -> None:
    after = ruling_table(leads("S7 S6"), SEVERAL_CARDS, faces="no", visible_card="S6")
    assert after.trick.cards == ((W, card("S6")),)
    assert found(after) == []


def test_law_58B1_nobody_is_asked_which_was_seen_when_the_next_hand_has_played_to_it() -> None:
    at = leads("S7 HT", f"{DUMMY}, N plays S2")
    given = rule(at, faces="no")
    assert given.effects == (PickedUp(W, card("HT")),)


# 58B2


@pytest.mark.parametrize(
    ("cards", "meant", "left"),
    [
        ("S5 S6", "S5", {"S6": "minor"}),
        ("S5 S6", "S6", {"S5": "minor"}),
        ("S5 HT", "HT", {"S5": "minor"}),
        ("S5 HT", "S5", {"HT": "major"}),
        ("S5 S6 S7", "S6", {"S5": "major", "S7": "major"}),
    ],
)
def test_law_58B2_the_card_that_was_meant_is_played(
    cards: str, meant: str, left: dict[str, str]
) -> None:
    at = leads(cards)
    given = rule(at, faces="yes", meant_shown="yes", designates=meant)
    assert given.clauses == ("50B", "58B2")
    assert given.reviews == ("50E4",)
    after = at.after(given.event)
    assert after.trick.cards == ((W, card(meant)),)
    assert penalties(after) == left
    assert after.to_play is N
    assert found(after) == []


def test_law_58B2_he_is_asked_away_from_the_table_and_told_everything_before() -> None:
    asked = interviewed(leads("S5 HT"), SEVERAL_CARDS, faces="yes").question
    assert asked is not None
    assert asked.key == "meant_shown"
    assert asked.to is W
    assert asked.question.away
    words = " ".join(map(str, asked.say))
    for word in ("minor", "major", "declarer says which"):
        assert word in words
    assert "Normally take it that the player meant one of them" in str(asked.why)


def test_law_58B2_a_third_card_was_meant_and_declarer_chooses_which_is_led() -> None:
    at = leads("S5 S6")
    asked = interviewed(at, SEVERAL_CARDS, faces="yes", meant_shown="no").question
    assert asked is not None
    assert asked.to is S
    for chosen, other in (("S5", "S6"), ("S6", "S5")):
        given = rule(at, faces="yes", meant_shown="no", declarer_chooses=chosen)
        assert given.clauses == ("50B", "51A")
        assert Unauthorised(W, card(chosen), (E,), "50E3") in given.effects
        after = at.after(given.event)
        assert after.trick.cards == ((W, card(chosen)),)
        assert penalties(after) == {other: "major"}
        assert found(after) == []
    with pytest.raises(BadAnswer):
        rule(at, faces="yes", meant_shown="no", declarer_chooses="S7")


def test_law_58B2_the_meant_card_is_one_of_those_seen() -> None:
    with pytest.raises(BadAnswer):
        rule(leads("S5 S6"), faces="yes", meant_shown="yes", designates="S7")


def test_law_58B2_with_an_earlier_penalty_card_the_rest_is_major() -> None:
    at = table(TRICK, ruling("W has minor penalty card H8 by 49", law="50B")).after(
        "E leads SQ, S plays S8, W plays S5 S6 together"
    )
    given = rule(at, faces="yes", meant_shown="yes", designates="S5")
    assert "♥8 and ♠6 face up: they are major penalty cards" in said(given, W)
    assert penalties(at.after(given.event)) == {"H8": "major", "S6": "major"}


def test_law_58B2_a_card_that_is_not_legal_cannot_be_the_one_that_is_played() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays D5 S6 together")
    given = rule(at, faces="yes", meant_shown="yes", designates="D5")
    assert given.clauses == ("62A", "50B", "51A")
    after = at.after(given.event)
    assert (W, card("S6")) in after.trick.cards
    assert penalties(after) == {"D5": "major"}
    assert found(after) == []
    # It was the spade that was meant: the diamond only stuck to it.
    meant = ruling_table(at, SEVERAL_CARDS, faces="yes", meant_shown="yes", designates="S6")
    assert penalties(meant) == {"D5": "minor"}
    assert found(meant) == []


def test_law_58B2_the_second_of_two_that_came_one_by_one_must_be_legal_too() -> None:
    """West could follow to the heart: the spade was never the card to this trick."""
    at = table(f"{TRICK}, E leads HA, S plays H7, W plays H8, W plays S5, N plays H2")
    given = rule(at, together="yes", faces="yes", meant_shown="yes", designates="S5", lho_card="H3")
    assert given.clauses[0] == "62A"
    assert (W, card("H8")) in at.after(given.event).tricks[-1].cards


def test_law_58B2_none_of_the_cards_is_legal() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays D5 D6 together")
    given = rule(at, faces="yes")
    assert given.clauses == ("62A", "58B2")
    assert given.effects[0] == CardWithdrawn(W, card("D5"))
    after = at.after(given.event)
    assert penalties(after) == {"D5": "major", "D6": "major"}
    assert legal(after, W) == "765..."
    assert found(after) == []


def test_law_58B2_declarers_other_card_goes_back() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays ST S8 together")
    given = rule(at, faces="yes", designates="S8")
    assert given.clauses == ("48A", "58B2")
    after = at.after(given.event)
    assert (S, card("S8")) in after.trick.cards
    assert after.face_up(S) == Hand.of([])
    assert after.penalty_cards == ()
    assert found(after) == []


# 58B3


def test_law_58B3_declarer_may_change_dummys_card_after_the_cards() -> None:
    at = leads("S5 HT", f"{DUMMY}, N plays S2")
    answers = {"faces": "yes", "meant_shown": "yes", "designates": "S5"}
    asked = interviewed(at, SEVERAL_CARDS, **answers).question
    assert asked is not None
    assert (asked.key, asked.to) == ("lho_card", S)
    given = rule(at, **answers, lho_card="SK")
    assert given.clauses == ("50B", "58B3", "58B2")
    assert given.reviews == ("16C3", "50E4")
    assert Unauthorised(N, card("S2"), (W, E), "16C2") in given.effects
    after = at.after(given.event)
    assert after.trick.cards == ((W, card("S5")), (N, card("SK")))
    kept = rule(at, **answers, lho_card="keep")
    assert kept.reviews == ("50E4",)
    assert not any(isinstance(one, CardReplaced) for one in kept.effects)


def test_law_58B3_the_new_card_must_be_held_and_follow_suit() -> None:
    at = leads("S5 HT", f"{DUMMY}, N plays S2")
    answers = {"faces": "yes", "meant_shown": "yes", "designates": "S5"}
    for wrong in ("S4", "H2"):
        with pytest.raises(BadAnswer):
            rule(at, **answers, lho_card=wrong)


def test_law_58B3_if_the_suit_led_changes_the_card_played_to_the_other_suit_goes_back() -> None:
    at = leads("S5 HT", f"{DUMMY}, N plays S2")
    answers = {"faces": "yes", "meant_shown": "yes", "designates": "HT"}
    with pytest.raises(BadAnswer):
        rule(at, **answers, lho_card="keep")
    after = ruling_table(at, SEVERAL_CARDS, **answers, lho_card="H2")
    assert after.trick.cards == ((W, card("HT")), (N, card("H2")))


def test_law_58B3_a_defender_who_changes_after_declarers_two_cards_has_no_penalty_card() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays ST S8 together, W plays S5")
    given = rule(at, faces="yes", designates="S8", lho_card="S7")
    after = at.after(given.event)
    assert after.penalty_cards == ()
    assert Unauthorised(W, card("S5"), (S, N), "16C2") in given.effects
    assert (W, card("S7")) in after.trick.cards


def test_law_58B3_both_opponents_and_the_lead_to_the_next_trick() -> None:
    at = leads("S5 HT", f"{DUMMY}, N plays S2, E plays S4, S plays S8, S leads CQ")
    answers = {"faces": "yes", "meant_shown": "yes", "designates": "S5"}
    kept = ruling_table(at, SEVERAL_CARDS, **answers, lho_card="keep", rho_card="keep")
    assert kept.trick.cards == ((S, card("CQ")),)
    changed = ruling_table(at, SEVERAL_CARDS, **answers, lho_card="SK", rho_card="keep")
    assert changed.trick.cards == ()
    assert changed.to_play is N
    assert found(changed) == []


# 58B4, and what belongs elsewhere


def test_law_58B4_both_sides_have_played_on() -> None:
    at = leads("S5 HT", f"{DUMMY}, N plays S2, E plays S4, S plays S8, S leads CQ, W plays C8")
    given = rule(at)
    assert given.clauses == ("58B4",)
    assert given.goes_on == "defective-trick"
    assert rule(None, together="yes", late="yes").goes_on == "defective-trick"


def test_law_58B_a_second_card_that_came_later_was_only_shown() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, W plays S6")
    assert rule(at, together="no").goes_on == "exposed-card"
    after = ruling_table(
        at, SEVERAL_CARDS, together="yes", faces="yes", meant_shown="yes", designates="S6"
    )
    assert (W, card("S6")) in after.trick.cards
    assert penalties(after) == {"S5": "minor"}
    assert found(after) == []


def test_law_58B_two_cards_at_once_by_a_player_who_has_played_to_the_trick() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, W plays S6 D5 together")
    assert len(found(at)) == 2
    # All three came at one moment: one of them is played.
    three = ruling_table(
        at, SEVERAL_CARDS, together="yes", faces="yes", meant_shown="yes", designates="S6"
    )
    assert three.trick.cards[-1] == (W, card("S6"))
    assert penalties(three) == {"S5": "major", "D5": "major"}
    assert found(three) == []
    # Or two came later: they were only shown.
    later = rule(at, together="no")
    assert later.goes_on == "exposed-card"
    shown = ruling_table(at.after(later.event), EXPOSED_CARD, occasion="none_of_these")
    assert penalties(shown) == {"S6": "major", "D5": "major"}
    assert found(shown) == []


def test_law_58B_the_same_card_put_out_twice() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, W plays S6, W plays S6")
    given = rule(at, together="yes", faces="no", visible_card="S5")
    assert given.effects == (PickedUp(W, card("S6")),)
    assert found(at.after(given.event)) == []


def test_law_58B2_two_cards_from_dummy_and_declarer_says_which() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, N plays S2 S3 together")
    asked = interviewed(at, SEVERAL_CARDS, faces="yes").question
    assert asked is not None
    assert (asked.key, asked.to) == ("designates", S)
    given = rule(at, faces="yes", designates="S3")
    assert said(given, N) == "Put ♠3 into the trick, and the others back."
    after = at.after(given.event)
    assert after.tricks[-1].cards[-1] == (N, card("S3"))
    assert found(after) == []


def test_law_58B2_he_meant_another_card_than_the_penalty_card_that_was_due() -> None:
    lies = ruling("W has major penalty card S6 by 49"), ruling("no demand of E by 50D2")
    at = table(TRICK, *lies, "E leads SQ, S plays S8, W plays S6 S7 together")
    given = rule(at, faces="yes", meant_shown="yes", designates="S7")
    assert given.clauses == ("50D1(a)", "50B", "51A")
    after = at.after(given.event)
    assert after.trick.cards[-1] == (W, card("S6"))
    assert penalties(after) == {"S7": "major"}


BOTH_SUITS = (
    f"{TRICK}, E leads C5, S plays CJ, W plays C8, N plays C3, "
    "S plays D4 {other} together, W plays D5, N plays D2, E plays DJ, E leads SQ"
)


def test_law_58B3_the_lead_to_the_next_trick_stays_if_the_same_hand_wins_after_all() -> None:
    """Declarer means the other diamond: everybody has followed to it, and East still wins."""
    at = table(BOTH_SUITS.format(other="D8"))
    given = rule(at, faces="yes", designates="D8", lho_card="keep", rho_card="keep")
    after = at.after(given.event)
    assert str(after.tricks[-1]) == "S D8, W D5, N D2, E DJ"
    assert after.trick.cards == ((E, card("SQ")),)


def test_law_58B_partner_plays_anew_if_another_suit_was_led_after_all() -> None:
    """Declarer means the heart: dummy follows to it, and East plays and leads after that."""
    at = table(BOTH_SUITS.format(other="H7"))
    given = rule(at, faces="yes", designates="H7", lho_card="H8")
    after = at.after(given.event)
    assert "47B" in given.clauses
    assert (str(after.trick), after.to_play, found(after)) == ("S H7, W H8", N, [])
    assert after.penalty_cards == ()
    told = [(str(one.player), str(one.what)) for one in after.unauthorised]
    assert {("E", "DJ"), ("E", "SQ")} <= set(told)


def test_law_58B3_the_only_card_that_follows_was_led_to_the_next_trick() -> None:
    """Declarer means the heart, and West has led the only one: it is played to this trick."""
    hands = "N:AK32.9432.K2.432 QJ4.AK65.QJ3.AK5 T98.QJ87.T984.QJ 765.T.A765.T9876"
    at = table(
        f"{AUCTION}, W leads C7, {DUMMY}, N plays C2, E plays CK, S plays CJ, "
        "E leads C5, S plays CQ, W plays C8, N plays C3, "
        "S plays D4 H7 together, W plays DA, N plays D2, E plays DJ, W leads HT",
        deal=Deal.parse(hands),
    )
    given = rule(at, faces="yes", designates="H7", lho_card="HT")
    after = at.after(given.event)
    assert (str(after.trick), after.to_play, found(after)) == ("S H7, W HT", N, [])
    told = [(str(one.player), str(one.what)) for one in after.unauthorised]
    assert told == [("W", "DA"), ("E", "DJ")]


def test_law_62_a_revoke_after_two_cards_is_ruled_on_by_itself() -> None:
    """South's is established: whichever spade West means, nothing is put right here."""
    at = leads("S5 S6", f"{DUMMY}, N plays SA, E plays S4, S plays H7, N leads C2")
    given = rule(at, faces="yes", meant_shown="yes", designates="S6", lho_card="keep")
    after = at.after(given.event)
    assert str(after.tricks[-1]) == "W S6, N SA, E S4, S H7"
    assert after.ruling_needed == "revoke"


def test_law_49_a_defender_of_the_offending_side_takes_back_the_lead_to_the_next_trick() -> None:
    """East has led to the next trick, and after the change another hand has to lead to it."""
    at = table(
        f"{TRICK}, E leads D3, S plays D4, W plays D5, N plays DA, N leads C3, "
        "E plays CA C5 together, S plays CJ, W plays CT, E leads HA",
    )
    given = rule(at, faces="yes", meant_shown="yes", designates="C5", lho_card="keep")
    assert "49" in given.clauses
    after = at.after(given.event)
    assert after.to_play is S
    assert penalties(after) == {"CA": "major", "HA": "major"}
    assert found(after) == []


def test_law_51B2_of_two_cards_led_out_of_turn_both_suits_may_be_forbidden() -> None:
    """58B2 makes the other one a penalty card before declarer chooses about the lead."""
    at = table(TRICK, "W plays HT D5 together")
    assert at.ruling_needed == "several-cards"
    shown = rule(at, faces="yes")
    assert (shown.clauses, shown.goes_on) == (("50B", "58B2"), "play-out-of-turn")
    lies = at.after(shown.event)
    assert penalties(lies) == {"D5": "minor"}
    said = {"told": "no", "fifth_as_lead": "yes"}
    both = ruling_table(lies, PLAY_OUT_OF_TURN, **said, lead_choice="forbid", forbidden_suits="H D")
    assert {one.suit for one in both.legal_cards(E).legal} == {Suit.SPADES, Suit.CLUBS}
    assert penalties(both) == {}
    neither = ruling_table(lies, PLAY_OUT_OF_TURN, **said, lead_choice="neither")
    assert penalties(neither) == {"HT": "major", "D5": "major"}
    accepted = ruling_table(lies, PLAY_OUT_OF_TURN, **said, lead_choice="accept")
    assert penalties(accepted) == {"D5": "minor"}


def test_law_58B1_of_two_cards_led_out_of_turn_only_one_was_seen() -> None:
    at = table(TRICK, "W plays HT D5 together")
    given = rule(at, faces="no")
    assert (given.clauses, given.goes_on) == (("47F", "58B1"), "play-out-of-turn")
    assert penalties(at.after(given.event)) == {}


def test_law_58B_the_others_are_ruled_on_when_the_first_has_gone_back() -> None:
    at = table(f"{AUCTION}, E plays HA HK together")
    back = at.after(ruling("E takes back HA; E has major penalty card HA by 54D", law="54D"))
    given = rule(back, faces="yes")
    assert given.clauses == ("50B", "58B2")
    assert penalties(back.after(given.event)) == {"HA": "major", "HK": "major"}
    assert found(back.after(given.event)) == []


def test_law_58B_nothing_to_rule() -> None:
    with pytest.raises(NothingToRule):
        Interview.begin(SEVERAL_CARDS, table(TRICK))


def test_law_58B_hands_that_are_not_known() -> None:
    at = table(f"{AUCTION}, W plays S5 S6 together, N plays S2", deal=None)
    answers = {"faces": "yes", "meant_shown": "yes", "designates": "S6"}
    after = ruling_table(at, SEVERAL_CARDS, **answers, lho_card="S3")
    assert after.trick.cards == ((W, card("S6")), (N, card("S3")))
    assert penalties(after) == {"S5": "minor"}
    with pytest.raises(BadAnswer):
        rule(at, **answers, lho_card="S5")


# Every path


TABLES = (
    leads("S5 S6"),
    leads("S5 HT C9"),
    leads("S5 HT", f"{DUMMY}, N plays S2"),
    leads("S5 HT", f"{DUMMY}, N plays S2, E plays S4, S plays S8"),
    leads("S5 HT", f"{DUMMY}, N plays S2, E plays S4, S plays S8, S leads CQ"),
    table(f"{TRICK}, E plays HA D3 together"),
    table(f"{TRICK}, E leads SQ, S plays ST S8 together, W plays S5"),
    table(f"{TRICK}, E leads SQ, S plays S8, W plays D5 S6 together, N plays S2"),
    table(f"{TRICK}, E leads SQ, S plays S8, W plays D5 D6 together, N plays S2"),
    table(f"{TRICK}, E leads SQ, S plays S8, W plays S5 S6 together, N plays S2"),
    table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, W plays S6"),
    table(f"{AUCTION}, W plays S5 S6 together, N plays S2", deal=None),
)


@pytest.mark.parametrize("at", TABLES)
def test_law_58B_every_ruling_is_accepted_and_settles_the_matter(at: Table) -> None:
    paths = list(walk(SEVERAL_CARDS, at))
    assert paths
    for path in paths:
        after = at.after(path.ruling.event)
        if path.ruling.goes_on is not None:
            continue
        assert path.ruling.words
        # 58B1 leaves a card that was not legal to the law of revokes.
        assert [
            one for one in found(after) if one[0] != "REVOKE" or path.ruling.clause != "58B1"
        ] == []
        made = [one.card for one in path.ruling.effects if isinstance(one, PenaltyCard)]
        assert sorted(map(str, made)) == sorted(str(one.card) for one in after.penalty_cards)


def test_law_58B_quick_rulings() -> None:
    paths = list(walk(SEVERAL_CARDS))
    assert len(paths) == 13
    for path in paths:
        assert path.ruling.words or path.ruling.goes_on
    given = rule(None, together="yes", late="no", faces="yes", defender="yes", meant_shown="yes",
                 rest="low", opponent_played="no")  # fmt: skip
    assert [one.penalty for one in given.effects if isinstance(one, PenaltyCard)] == [Penalty.MINOR]


def test_law_58B2_the_cards_that_were_seen_are_the_options() -> None:
    """51A too: where there are few answers at the table, they are listed."""
    at = table(TRICK, "E plays HA D3 together")
    asked = interviewed(at, SEVERAL_CARDS, faces="yes", meant_shown="yes").question
    assert asked is not None
    assert [option.key for option in asked.options] == ["HA", "D3"]
    assert asked.samples() == ("HA", "D3")
    assert not asked.takes_more
    with pytest.raises(BadAnswer, match="must be one of"):
        asked.read("C5")
