"""Laws 45 to 47: what is played, what declarer meant, and what may be taken back."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Card, Deal, Hand, Seat
from bridgelaw.laws import BadAnswer, Interview, NothingToRule, Procedure, Ruling, walk
from bridgelaw.laws.play.designation.procedure import DESIGNATION
from bridgelaw.laws.play.dummy_card.procedure import DUMMY_CARD
from bridgelaw.laws.play.played_card.procedure import PLAYED_CARD
from bridgelaw.table import Table
from bridgelaw.table.effects import CardPlayed, CardReplaced, CardWithdrawn, PenaltyCard
from tests.laws.samples import interviewed
from tests.table.tables import AUCTION, TRICK, E, N, S, card, found, legal, ruling, table

# South plays 3NT. North, dummy: ♠AK32 ♥432 ♦AK2 ♣432. East: ♠QJ4 ♥AK65 ♦QJ3 ♣AK5.
# South: ♠T98 ♥QJ7 ♦T984 ♣QJ6. West: ♠765 ♥T98 ♦765 ♣T987.
OPEN = f"{AUCTION}, W leads S7, N spreads the hand"
"""Dummy is to play second to a spade."""
WON = f"{OPEN}, S designates SK, E plays S4, S plays S8"
"""Dummy has won with the king of spades and is on lead."""
IN_HAND = f"{AUCTION}, W leads HT, N spreads the hand, N plays H2, E plays H5, S plays HJ"
"""South has won in hand."""
WRONG = f"{OPEN}, S designates SA, N plays S2"
"""Dummy put the two of spades into the trick instead of the ace."""
WRONG_LEAD = f"{WON}, S designates H2, N plays D2"
"""Dummy led a diamond where a heart was named."""

LONE_ACE = Deal.parse("N:A.5432.AK32.5432 K2.AKQJ.QJ54.AK6 QJT9.T987.T98.QJ 876543.6.76.T987")
"""Dummy has one spade, the ace."""
LONE_QUEEN = Deal.parse("N:AK32.432.AK2.432 Q.AK65.QJ3.AKT95 T98.QJ7.T984.QJ6 J7654.T98.765.87")
"""East, to declarer's right, has one spade, the queen."""

TABLES: dict[Procedure, tuple[Table, ...]] = {
    DESIGNATION: (
        *(
            table(OPEN, f"S designates {said}")
            for said in ("high", "low", "win", "S", "K", "Q", "D5", "anything", "SA")
        ),
        *(
            table(WON, f"S designates {said}")
            for said in ("3", "4", "K", "9", "high", "win", "D", "anything")
        ),
        table(OPEN, "S designates SA, E plays S4"),
        table(OPEN, "S designates SA, E plays S4, S plays S8"),
        table(OPEN, "N plays SA"),
        table(WON, "S designates H2, E plays HA"),
        table(IN_HAND, "S leads S8, W plays S5, S designates S2, E plays SJ, E leads HA"),
        table(TRICK, "E leads SQ, S plays ST, W plays S5, S designates S2, E leads CA"),
        *(
            table(OPEN, f"S designates {said}", deal=None)
            for said in ("low", "win", "K", "S", "anything")
        ),
        table(WON, "S designates 3", deal=None),
        table(OPEN, "S designates SA, E plays S4", deal=None),
    ),
    DUMMY_CARD: (
        table(WRONG),
        table(WRONG, "E plays SJ"),
        table(WRONG, "E plays SJ, S plays S8, E leads HA"),
        table(OPEN, "S designates S3, N plays S2, E plays SJ, S plays S8, E leads HA"),
        table(OPEN, "S designates S3, N plays SA, E plays SJ, S plays S8, N leads S3"),
        table(WRONG, "E plays SJ, S plays S8, E leads HA, S plays H7"),
        table(WRONG, "E plays SJ, S plays S8, E leads HA, S plays H7, W plays H8, N plays H2"),
        table(WRONG_LEAD, "E plays H5, S plays HJ, W plays D7"),
        table(WRONG_LEAD, "E plays D3, S plays D8, W plays D5, S leads S9"),
        table(WRONG_LEAD, "E plays D3, S plays D8, W plays D5", deal=None),
    ),
    PLAYED_CARD: (
        table(OPEN, "S designates S2, E exposes SJ"),
        table(OPEN, "S designates S2, E designates SJ"),
        table(OPEN, "S designates S2, E plays SJ, S exposes S8"),
        table(OPEN, "S designates S2, E plays SJ, S plays S8"),
        table(f"{AUCTION}, W leads S7"),
        table(OPEN, ruling("E has major penalty card SJ by 49"), "S designates S2"),
        table(IN_HAND, "S leads S8, W plays S5, S designates S2, E plays SJ, E leads HA"),
    ),
}
"""Tables whose irregularity, if any, is settled by every ruling that does not go on elsewhere."""


def rule(at: Table | None, procedure: Procedure, **answers: str) -> Ruling:
    interview = interviewed(at, procedure, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def said(text: str, at: str = OPEN, **answers: str) -> Ruling:
    return rule(table(at, f"S designates {text}"), DESIGNATION, **answers)


def dummy_plays(given: Ruling) -> tuple[str, str]:
    """Which card dummy plays, and by which law."""
    (effect,) = given.effects
    assert isinstance(effect, CardPlayed)
    assert effect.player is N
    return str(effect.card), effect.law


def words(given: Ruling) -> str:
    return " ".join(str(one.text) for one in given.words)


def cards_of(hand: str) -> Hand:
    return Hand.of(map(Card.parse, hand.split()))


@pytest.mark.parametrize("procedure", TABLES, ids=lambda one: one.key)
def test_every_ruling_is_taken_by_the_table_and_settles_it(procedure: Procedure) -> None:
    count = 0
    for at in TABLES[procedure]:
        for path in walk(procedure, at):
            count += 1
            after = at.after(path.ruling.event)
            assert path.ruling.words or path.ruling.notes or path.ruling.goes_on or not found(at)
            if path.ruling.goes_on is None:
                assert found(after) == [], (path.answers, at)
            for asked in path.asked:
                shown = (asked.heading, asked.why, *asked.say)
                assert all("{" not in str(text) for text in shown)
            for told in path.ruling.words:
                assert "{" not in str(told.text)
    assert count > 20


@pytest.mark.parametrize(
    ("procedure", "paths"), [(DESIGNATION, 32), (DUMMY_CARD, 18), (PLAYED_CARD, 27)]
)
def test_number_of_quick_paths(procedure: Procedure, paths: int) -> None:
    every = list(walk(procedure))
    assert len(every) == paths
    for path in every:
        assert "{" not in str(path.ruling.headline)
        # A defender who takes back lawfully has no penalty card in any of these laws.
        assert not any(isinstance(effect, PenaltyCard) for effect in path.ruling.effects)


# Law 46


@pytest.mark.parametrize(
    ("words_said", "plays", "law"),
    [
        ("high", "SA", "46B1(a)"),
        ("low", "S2", "46B1(c)"),
        ("win", "SK", "46B1(b)"),
        ("S", "S2", "46B2"),
        ("K", "SK", "46B3(b)"),
    ],
)
def test_law_46B1_to_B3_when_dummy_follows(words_said: str, plays: str, law: str) -> None:
    given = said(words_said, incontrovertible="no")
    assert dummy_plays(given) == (plays, law)
    after = table(OPEN, f"S designates {words_said}").after(given.event)
    assert after.to_play is E
    assert card(plays) in after.played(N)


def test_law_46B1_high_win_and_low_are_three_clauses_in_a_quick_ruling_too() -> None:
    words = {"high": "46B1(a)", "win": "46B1(b)", "low": "46B1(c)"}
    meant = {"can_follow": "yes", "can_win": "yes", "incontrovertible": "no"}
    for path in walk(DESIGNATION):
        answers = {answer.key: answer.value for answer in path.answers}
        what = answers.pop("what_said")
        if what in words and answers.items() <= meant.items():
            assert [step.clause for step in path.ruling.steps] == ["46A", words.pop(what)]
    assert not words


def test_law_46B_a_different_intention_beyond_doubt_comes_first() -> None:
    given = said("low", incontrovertible="yes", meant_card="SA")
    assert dummy_plays(given) == ("SA", "46B")
    with pytest.raises(BadAnswer, match="can follow"):
        said("low", incontrovertible="yes", meant_card="H2")
    with pytest.raises(BadAnswer, match="does not hold"):
        said("low", incontrovertible="yes", meant_card="SQ")


def test_law_46B1b_the_lowest_card_that_is_known_to_win() -> None:
    # Fourth to play, everything is seen: the king is enough to beat the queen.
    at = f"{TRICK}, E leads SQ, S plays ST, W plays S5"
    assert dummy_plays(said("win", at, incontrovertible="no")) == ("SK", "46B1(b)")
    # The king is the lowest of dummy's diamonds that beats the jack.
    at = f"{TRICK}, E leads DJ, S plays D4, W plays D5"
    assert dummy_plays(said("win", at, incontrovertible="no")) == ("DK", "46B1(b)")


def test_law_46B1b_second_hand_counts_what_the_defender_behind_may_hold() -> None:
    deal = Deal.parse("N:KJ32.432.A32.432 AQ4.AK65.QJ4.AK5 T98.QJ7.T98.QJT6 765.T98.K765.987")
    at = Table(table().board, deal).after(OPEN, "S designates win")
    # Neither king nor jack is known to win: declarer has asked for a card that is not there.
    given = rule(at, DESIGNATION, incontrovertible="no", another_card="SJ")
    assert dummy_plays(given) == ("SJ", "46B4")


def test_law_46B1b_a_ruff_wins_and_the_lowest_trump_is_enough() -> None:
    deal = Deal.parse("N:A32.-.A5432.65432 QJ4.AK65.KQJ.AK7 KT98.QJ7.T98.QJT 765.T98432.76.98")
    at = Table(table().board, deal).after(
        "S 1S, W P, N P, E P, W leads HT, N spreads the hand, S designates win"
    )
    assert dummy_plays(rule(at, DESIGNATION, incontrovertible="no")) == ("S2", "46B1(b)")


def test_law_46B2_a_suit_for_a_lead_means_its_lowest_card() -> None:
    assert dummy_plays(said("D", WON, incontrovertible="no")) == ("D2", "46B2")


def test_law_46B2_a_suit_that_would_be_a_revoke_is_put_right_at_once() -> None:
    given = said("H", incontrovertible="no")
    assert dummy_plays(given) == ("H2", "46B2")
    assert given.goes_on == "revoke"
    after = table(OPEN, "S designates H").after(given.event)
    assert found(after) == [("REVOKE", "N", "61A")]


def test_law_46B2_a_suit_that_dummy_does_not_hold_is_void() -> None:
    deal = Deal.parse("N:A32.-.A5432.65432 QJ4.AK65.KQJ.AK7 KT98.QJ7.T98.QJT 765.T98432.76.98")
    at = Table(table().board, deal).after(
        "S 3NT, W P, N P, E P, W leads S7, N spreads the hand, S designates SA, "
        "E plays S4, S plays S8, S designates H"
    )
    given = rule(at, DESIGNATION, incontrovertible="no", another_card="D2")
    assert dummy_plays(given) == ("D2", "46B4")


def test_law_46B3a_a_rank_continues_the_suit_with_which_dummy_won() -> None:
    assert dummy_plays(said("3", WON, incontrovertible="no")) == ("S3", "46B3(a)")


def test_law_46B3a_the_suit_is_trumps_if_dummy_won_by_a_ruff() -> None:
    deal = Deal.parse("N:A32.-.A5432.65432 QJ4.AK65.KQJ.AK7 KT98.QJ7.T98.QJT 765.T98432.76.98")
    at = Table(table().board, deal).after(
        "S 1S, W P, N P, E P, W leads HT, N spreads the hand, S designates S2, "
        "E plays H5, S plays H7, S designates 3"
    )
    # Diamonds and clubs have a three as well.
    assert dummy_plays(rule(at, DESIGNATION, incontrovertible="no")) == ("S3", "46B3(a)")


def test_law_46B3b_declarer_chooses_between_several_of_the_rank() -> None:
    # The four of spades is not in dummy; hearts and clubs have one each.
    assert dummy_plays(said("4", WON, incontrovertible="no", of_that_rank="H4")) == (
        "H4",
        "46B3(b)",
    )
    with pytest.raises(BadAnswer, match="rank that was named"):
        said("4", WON, incontrovertible="no", of_that_rank="H3")


def test_law_46B3b_when_the_king_of_the_suit_is_gone_another_king_is_meant() -> None:
    assert dummy_plays(said("K", WON, incontrovertible="no")) == ("DK", "46B3(b)")


def test_law_46B4_a_card_that_dummy_does_not_hold_is_void() -> None:
    given = said("D5", incontrovertible="no", another_card="S3")
    assert dummy_plays(given) == ("S3", "46B4")
    with pytest.raises(BadAnswer, match="can follow"):
        said("D5", incontrovertible="no", another_card="D2")


def test_law_46B5_either_defender_chooses() -> None:
    given = said("anything", intent="any", defender_chooses="S3")
    assert dummy_plays(given) == ("S3", "46B5")
    asked = interviewed(table(OPEN, "S designates anything"), DESIGNATION, intent="any").question
    assert asked is not None
    assert "Either defender" in str(asked.say[0])
    assert asked.to is None


def test_law_46B5_the_defenders_choose_only_among_what_declarer_could_have_meant() -> None:
    with pytest.raises(BadAnswer, match="could not have meant"):
        said("anything", intent="some", could_mean="S2 S3", defender_chooses="SA")
    given = said("anything", intent="some", could_mean="S2 S3", defender_chooses="S3")
    assert dummy_plays(given) == ("S3", "46B5")


@pytest.mark.parametrize("words_said", ["high", "low", "win"])
def test_law_46B5_such_words_for_a_lead_name_neither_suit_nor_rank(words_said: str) -> None:
    asked = Interview.begin(DESIGNATION, table(WON, f"S designates {words_said}")).question
    assert asked is not None
    assert asked.key == "intent"
    assert [option.key for option in asked.options] == ["card", "some", "any"]


@pytest.mark.parametrize("words_said", ["high", "low", "win", "anything", "K", "H", "H9"])
def test_law_46B_nothing_is_asked_where_one_card_is_left(words_said: str) -> None:
    at = table(
        AUCTION, "W leads S8, N spreads the hand", f"S designates {words_said}", deal=LONE_ACE
    )
    given = rule(at, DESIGNATION)
    assert dummy_plays(given) == ("SA", "46B")
    assert found(at.after(given.event)) == []


@pytest.mark.parametrize(
    "happened", [f"{TRICK}, S designates D5", f"{OPEN}, S designates low, trick quitted"]
)
def test_law_46_words_stay_words_when_no_card_is_due_from_dummy(happened: str) -> None:
    at = table(happened)
    assert all(law not in ("46B", "46B4") for _, _, law in found(at))


def test_law_46_with_hands_unknown_the_director_says_which_card() -> None:
    at = table(OPEN, "S designates S", deal=None)
    given = rule(at, DESIGNATION, incontrovertible="no", holds_suit="yes", which_card="S2")
    assert dummy_plays(given) == ("S2", "46B2")


# 45C4(b)


def test_law_45C4b_a_slip_of_the_tongue_is_put_right_and_an_opponent_may_change() -> None:
    at = table(OPEN, "S designates SA, E plays S4")
    given = rule(at, DESIGNATION, unintended="yes", intended_card="S2", opponent_changes="yes")
    assert given.clauses == ("47C", "47D", "16C2", "45C4(b)")
    assert given.reviews == ("16C3",)
    after = at.after(given.event)
    assert after.to_play is E
    assert after.trick.cards[-1] == (N, card("S2"))
    assert legal(after, E) == "QJ4..."
    assert [(one.player, one.what, one.to) for one in after.unauthorised] == [(E, card("S4"), (S,))]
    assert after.penalty_cards == ()


def test_law_45C4b_the_opponent_hears_both_choices_before_he_chooses() -> None:
    at = table(OPEN, "S designates SA, E plays S4")
    asked = interviewed(at, DESIGNATION, unintended="yes", intended_card="S2").question
    assert asked is not None
    assert (asked.key, asked.to) == ("opponent_changes", E)
    assert "may keep" in str(asked.say[0])
    assert "play another card" in str(asked.say[0])


def test_law_45C4b_only_until_declarer_plays_from_either_hand() -> None:
    late = rule(table(OPEN, "S designates SA, E plays S4, S plays S8"), DESIGNATION)
    assert (late.clause, late.effects) == ("45C4(b)", ())
    # Dummy wins as the last hand and leads: that is a play too, and it is the one to look at.
    again = table(TRICK, "E leads SQ, S plays ST, W plays S5, S designates SA, S designates H2")
    asked = Interview.begin(DESIGNATION, again).question
    assert asked is not None
    assert "♥2" in str(asked.heading)


def test_law_45C4b_a_lapse_of_concentration_is_no_slip() -> None:
    given = rule(table(OPEN, "S designates SA"), DESIGNATION, unintended="no")
    assert (given.clause, given.effects) == ("45C4(a)", ())


def test_law_45C3_a_card_that_declarer_moved_cannot_be_changed() -> None:
    given = rule(table(OPEN, "N plays SA"), DESIGNATION, named="no")
    assert (given.clause, given.effects) == ("45C3", ())


def test_law_45C4b_a_new_lead_of_another_suit_makes_the_opponent_follow_to_it() -> None:
    at = table(WON, "S designates H2, E plays HA")
    given = rule(at, DESIGNATION, unintended="yes", intended_card="D2")
    after = at.after(given.event)
    assert after.to_play is E
    assert legal(after, E) == "..QJ3."


def test_law_45C4b_the_lead_goes_back_if_another_hand_has_won() -> None:
    at = table(TRICK, "E leads SQ, S plays ST, W plays S5, S designates S2, E leads CA")
    given = rule(at, DESIGNATION, unintended="yes", intended_card="SA")
    after = at.after(given.event)
    assert after.to_play is N
    assert card("CA") not in after.played(E)
    kept = rule(at, DESIGNATION, unintended="yes", intended_card="S3", opponent_changes="no")
    assert at.after(kept.event).to_play is S


def test_law_45C4b_an_opponents_revoke_is_not_forgotten() -> None:
    at = table(OPEN, "S designates SA, E plays HA")
    slip = {"unintended": "yes", "intended_card": "S2"}
    kept = at.after(rule(at, DESIGNATION, **slip).event)
    # The spade was led by West: East's heart is a revoke to either card of dummy. Only a card that
    # was legal before the change may be taken back at no cost.
    assert found(kept) == [("REVOKE", "E", "61A")]


def test_law_45C4b_an_opponent_who_has_no_other_card_is_not_asked() -> None:
    at = table(OPEN, "S designates SA, E plays SQ", deal=LONE_QUEEN)
    given = rule(at, DESIGNATION, unintended="yes", intended_card="S2")
    assert (given.clauses, replaced(given)) == (("47C", "47D", "45C4(b)"), [("N", "SA", "S2")])


def test_law_45C4b_the_card_that_goes_back_may_be_the_one_that_can_follow() -> None:
    at = table(AUCTION, "W leads S8, N spreads the hand, S designates SA", deal=LONE_ACE)
    given = rule(at, DESIGNATION)  # nothing else could have been played: nothing is asked
    assert (given.clauses, given.effects) == (("45C4(a)",), ())


def test_law_45C4b_the_intended_card_must_be_in_dummy_and_follow_suit() -> None:
    at = table(OPEN, "S designates SA")
    for wrong in ("SA", "H2", "SQ"):
        with pytest.raises(BadAnswer):
            rule(at, DESIGNATION, unintended="yes", intended_card=wrong)


# 45D


def replaced(given: Ruling) -> list[tuple[str, str, str]]:
    return [
        (str(one.player), str(one.card), str(one.new))
        for one in given.effects
        if isinstance(one, CardReplaced)
    ]


def test_law_45D1_the_card_that_was_named_takes_the_place_of_the_other() -> None:
    at = table(WRONG)
    given = rule(at, DUMMY_CARD)
    assert replaced(given) == [("N", "S2", "SA")]
    after = at.after(given.event)
    assert found(after) == []
    assert after.to_play is E


def test_law_45D1_declarer_may_change_only_if_the_defender_to_his_right_does() -> None:
    at = table(WRONG, "E plays SJ, S plays S8")
    assert interviewed(at, DUMMY_CARD, rho="keeps").ruling is not None
    asked = interviewed(at, DUMMY_CARD, rho="changes", rho_card="S4").question
    assert asked is not None
    assert (asked.key, asked.to) == ("declarer", S)
    given = rule(
        at, DUMMY_CARD, rho="changes", rho_card="S4", declarer="changes", declarer_card="S9"
    )
    assert replaced(given) == [("N", "S2", "SA"), ("E", "SJ", "S4"), ("S", "S8", "S9")]
    after = at.after(given.event)
    assert after.to_play is N
    # Declarer's own card is nothing that declarer must not know.
    assert [(one.player, one.what, one.to) for one in after.unauthorised] == [(E, card("SJ"), (S,))]
    assert given.reviews == ("16C3",)


def test_law_62A_whether_declarer_can_follow_to_the_named_card_is_asked_of_an_unknown_hand() -> (
    None
):
    at = table(WON, "S designates C2, N plays S3, E plays SJ, S plays S9", deal=None)
    asked = interviewed(at, DUMMY_CARD, rho="keeps").question
    assert asked is not None and (asked.key, asked.to) == ("declarer_follows", None)
    must = rule(at, DUMMY_CARD, rho="keeps", declarer_follows="yes", declarer_card="C9")
    assert replaced(must) == [("N", "S3", "C2"), ("S", "S9", "C9")]
    stays = rule(at, DUMMY_CARD, rho="keeps", declarer_follows="no")
    assert replaced(stays) == [("N", "S3", "C2")]


def test_law_42A3_whether_dummy_can_follow_is_asked_where_nobody_entered_the_lead() -> None:
    at = Table(Board(None)).after("..., S declares, ..., N plays SA, E plays SJ")
    asked = interviewed(at, DUMMY_CARD, asked_for="C2").question
    assert asked is not None and asked.key == "can_follow"
    assert "of the suit led" in str(asked.why)
    given = rule(at, DUMMY_CARD, asked_for="C2", can_follow="yes", legal_card="S2", rho="keeps")
    assert replaced(given) == [("N", "SA", "S2")]


def test_law_45D1_the_defender_to_the_right_is_told_what_declarer_may_do_then() -> None:
    asked = Interview.begin(DUMMY_CARD, table(WRONG, "E plays SJ, S plays S8")).question
    assert asked is not None
    assert asked.to is E
    assert "Only then may declarer change" in " ".join(map(str, asked.say))


def test_law_45D1_the_defender_to_the_left_may_change_whatever_the_others_do() -> None:
    at = table(WON, "S designates S2, N plays S3, E plays SJ, S plays S9, W plays S5")
    given = rule(at, DUMMY_CARD, rho="keeps", lho="changes", lho_card="S6")
    assert replaced(given) == [("N", "S3", "S2"), ("W", "S5", "S6")]
    assert at.after(given.event).to_play is E


def test_law_45D1_up_to_five_cards_go_back() -> None:
    at = table(WRONG_LEAD, "E plays D3, S plays D8, W plays D5, S leads S9")
    # Everybody must follow to the heart that was named.
    given = rule(at, DUMMY_CARD, rho_card="HA", declarer_card="H7", lho_card="H8")
    assert [(str(one.player), str(one.card)) for one in given.effects
            if isinstance(one, CardWithdrawn)] == [("S", "S9")]  # fmt: skip
    assert [one[0] for one in replaced(given)] == ["N", "E", "S", "W"]
    after = at.after(given.event)
    assert after.to_play is E
    assert found(after) == []
    assert not {card("D2"), card("D3"), card("D8"), card("D5"), card("S9")} & {
        played for seat in Seat for played in after.played(seat)
    }


def test_law_45D1_who_followed_to_what_was_named_has_not_revoked_after_all() -> None:
    at = table(WRONG_LEAD, "E plays H5")
    assert ("REVOKE", "E", "61A") in found(at)
    after = at.after(rule(at, DUMMY_CARD, rho="keeps").event)
    assert found(after) == []
    assert after.to_play is S


def test_law_45D1_a_defender_may_keep_or_take_back_the_lead_to_the_next_trick() -> None:
    at = table(OPEN, "S designates S3, N plays S2, E plays SJ, S plays S8, E leads HA")
    stays = at.after(rule(at, DUMMY_CARD, rho="keeps", lead_back="no").event)
    assert stays.to_play is S
    back = at.after(rule(at, DUMMY_CARD, rho="keeps", lead_back="yes").event)
    assert back.to_play is E
    assert [one.what for one in back.unauthorised] == [card("HA")]


def test_law_45D1_the_lead_goes_back_when_dummy_wins_with_the_right_card() -> None:
    at = table(WRONG, "E plays SJ, S plays S8, E leads HA")
    after = at.after(rule(at, DUMMY_CARD, rho="keeps").event)
    assert after.to_play is N
    assert card("HA") in (after.hand(E) or ())


def test_law_42A3_dummy_need_not_play_a_revoke_that_was_named() -> None:
    at = table(OPEN, "S designates H2, N plays S2")
    given = rule(at, DUMMY_CARD, legal_card="S2")
    assert given.clause == "42A3"
    assert card("S2") in at.after(given.event).played(N)
    other = rule(at, DUMMY_CARD, legal_card="SK")
    assert replaced(other) == [("N", "S2", "SK")]


def test_law_42A3_the_only_card_that_follows_is_played_whatever_was_named() -> None:
    lead = "W leads S8, N spreads the hand"
    at = table(AUCTION, lead, "S designates H2, N plays H3", deal=LONE_ACE)
    given = rule(at, DUMMY_CARD)
    assert (given.clauses, replaced(given)) == (("42A3", "45D1"), [("N", "H3", "SA")])
    assert "legal card" in str(given.headline)
    at = table(AUCTION, lead, "S designates H2, N plays SA", deal=LONE_ACE)
    assert rule(at, DUMMY_CARD).clauses == ("42A3",)


def test_law_45D1_who_has_no_other_card_is_not_asked() -> None:
    at = table(WRONG, "E plays SQ, S plays S8", deal=LONE_QUEEN)
    given = rule(at, DUMMY_CARD)
    assert (given.clauses, replaced(given)) == (("45D1",), [("N", "S2", "SA")])


def test_law_45D1_also_in_a_trick_that_was_quitted_too_early() -> None:
    at = table(WRONG, "E plays SJ, trick quitted")
    given = rule(at, DUMMY_CARD, rho="keeps")
    assert replaced(given) == [("N", "S2", "SA")]
    assert found(at.after(given.event)) == [("DEFECTIVE_TRICK", "S", "67")]


def test_law_45D1_of_two_wrong_cards_the_earlier_is_ruled_on_first() -> None:
    at = table(WRONG, "E plays SJ, S plays S8, S designates H2, N plays H3")
    assert [one for one, _, _ in found(at)].count("WRONG_CARD_FROM_DUMMY") == 2
    given = rule(at, DUMMY_CARD, rho="keeps")
    # East had won with the jack; now dummy has, and the lead from dummy goes back.
    assert replaced(given) == [("N", "S2", "SA")]
    after = at.after(given.event)
    assert (found(after), after.to_play) == ([], N)


def test_law_45D2_a_card_of_dummy_that_did_not_follow_moves_no_trick() -> None:
    at = table(OPEN, "S designates SA, N plays D2, E plays S4, S plays S8, S leads S9, W plays S5")
    assert ("REVOKE", "N", "61A") in found(at)
    given = rule(at, DUMMY_CARD)
    assert (given.clauses, given.reviews) == (("64B3", "45D2"), ("64C1",))
    after = at.after(given.event)
    assert (found(after), after.standing_revokes, after.transfers) == ([], (), ())


def test_law_45D1_the_card_that_was_named_undoes_dummys_revoke() -> None:
    at = table(OPEN, "S designates SA, N plays D2, E plays S4")
    given = rule(at, DUMMY_CARD, rho="keeps")
    assert given.clauses == ("45D1",)
    assert found(at.after(given.event)) == []


def test_law_45D2_too_late_once_both_sides_have_played_to_the_next_trick() -> None:
    one_side = table(WRONG, "E plays SJ, S plays S8, E leads HA")
    assert rule(one_side, DUMMY_CARD, rho="keeps").clause == "45D1"
    both = one_side.after("S plays H7")
    given = rule(both, DUMMY_CARD)
    assert given.clauses == ("45D2",)
    assert found(both.after(given.event)) == []
    assert card("S2") in both.after(given.event).played(N)


@pytest.mark.parametrize(
    ("played", "clauses", "goes_on", "reviews"),
    [
        # Declarer did not follow to the diamond, and could: 64A as usual.
        ("E plays D3, S plays HJ, W plays D7, W leads S5, N plays S3",
         ("64A", "45D2"), "revoke", ()),
        # A defender: no trick moves, only 64C1.
        ("E plays H5, S plays D8, W plays D7, S leads S9, W plays S5",
         ("64C1", "45D2"), None, ("64C1",)),
        ("E plays H5, S plays HJ, W plays D7, W leads S5, N plays S3",
         ("64C1", "64A", "45D2"), "revoke", ("64C1",)),
        ("E plays D3, S plays D8, W plays D7, S leads S9, W plays S5", ("45D2",), None, ()),
    ],
)  # fmt: skip
def test_law_45D2_who_did_not_follow_to_the_actual_lead_has_revoked(
    played: str, clauses: tuple[str, ...], goes_on: str | None, reviews: tuple[str, ...]
) -> None:
    at = table(WRONG_LEAD, played)
    given = rule(at, DUMMY_CARD)
    assert (given.clauses, given.goes_on, given.reviews) == (clauses, goes_on, reviews)
    left = [("REVOKE", "S", "61A")] if goes_on else []
    assert found(at.after(given.event)) == left


def test_law_45D_nothing_to_rule_where_dummy_played_what_was_named() -> None:
    with pytest.raises(NothingToRule):
        Interview.begin(DUMMY_CARD, table(OPEN, "S designates SA, N plays SA"))


def test_law_47D_47E2_that_the_card_goes_back_is_heard_in_a_quick_ruling_too() -> None:
    taken_back = [
        path.ruling
        for path in walk(PLAYED_CARD)
        if path.ruling.clauses[-1] in ("47D", "47E2(a)") and "16C2" in path.ruling.clauses
    ]
    assert taken_back
    for given in taken_back:
        assert "The card goes back to the hand." in words(given)


_NOT_KNOWN = "S 3NT, W P, N P, E P, W leads S7, N spreads the hand"


@pytest.mark.parametrize(
    ("said", "answers", "why"),
    [
        (
            "N plays SA, E plays S4, S plays S8, S designates H",
            {"holds_suit": "yes"},
            "suit that was",
        ),
        ("S designates low", {"can_follow": "yes"}, "suit led"),
        ("S designates win", {"can_win": "yes"}, "win the trick"),
    ],
)
def test_law_46B_what_the_words_cannot_stand_for_is_refused_of_a_dummy_that_is_not_known(
    said: str, answers: dict[str, str], why: str
) -> None:
    at = Table(Board(S)).after(_NOT_KNOWN, said)
    begun = Interview.begin(DESIGNATION, at)
    while (asked := begun.question) is not None and asked.key != "which_card":
        begun = begun.answer(answers.get(asked.key, "no"))
    with pytest.raises(BadAnswer, match=why):
        begun.answer("C2")


def test_law_46B3a_the_rank_of_the_suit_that_won_is_one_card_though_dummy_is_not_known() -> None:
    at = Table(Board(S)).after(_NOT_KNOWN, "N plays SA, E plays S4, S plays S8, S designates K")
    begun = Interview.begin(DESIGNATION, at).answer("no").answer("yes")
    assert begun.ruling is not None
    assert CardPlayed(N, card("SK"), "46B3(a)") in begun.ruling.effects
