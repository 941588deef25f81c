"""Laws 13 and 14: a hand with more or fewer than thirteen cards."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Card, Hand, Seat
from bridgelaw.laws import WRONG_NUMBER_OF_CARDS, BadAnswer, Interview, Ruling, walk
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.field import Method
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from tests.laws.board_samples import FOURTEEN, PLAYED, RIGHT, SHORT, dealt
from tests.laws.interviews import interviewed, table

COUNTED = "N counts 14, E counts 12"


def ruling(at: Table | None = None, /, **answers: str) -> Ruling:
    found = interviewed(at, WRONG_NUMBER_OF_CARDS, **answers).ruling
    assert found is not None
    return found


def after(at: Table, /, **answers: str) -> Table:
    return at.after(ruling(at, **answers).event)


# Law 13


def test_13A1_put_right_and_played_normally() -> None:
    at = dealt(FOURTEEN, COUNTED)
    given = ruling(at, just_dealt="no", seen="no", moved="C5")
    assert given.clauses == ("13A1",)
    assert given.reviews == ()
    corrected = at.after(given.event)
    assert corrected.dealt(Seat.EAST) == Hand.parse("QJ4.AK65.QJ3.AK5")
    assert corrected.to_call is Seat.SOUTH
    assert corrected.after("S 1C").to_call is Seat.WEST


def test_13A2_statement_13b_a_card_that_was_seen_is_authorised() -> None:
    given = ruling(dealt(FOURTEEN, COUNTED), just_dealt="no", seen="yes", moved="C5")
    assert given.clauses == ("13A2",)
    assert given.reviews == ("13A2",)
    assert not [one for one in given.effects if isinstance(one, fx.Unauthorised)]
    assert "may use what they know" in str(given.words[-1].text)
    assert any("16B and 16C do not apply" in str(note) for note in given.notes)


def test_13A_nobody_is_asked_which_cards_go_to_a_hand_that_nobody_entered() -> None:
    at = Table.parse("dealer S\nvulnerable none\ndeal N:AK32.432.AK2.5432 - - -")
    given = ruling(at, counted="long_and_short", just_dealt="no", seen="no")
    assert given.clauses == ("13A1",)
    assert given.effects == (fx.HandsRight("13A1"),)


@pytest.mark.parametrize("called, has", [("S 1C, W P", False), ("S 1C, W P, N P", True)])
def test_13A_only_a_call_of_a_player_with_a_wrong_hand_counts(called: str, has: bool) -> None:
    at = table(called).after(COUNTED)
    asked = interviewed(at, WRONG_NUMBER_OF_CARDS).question
    assert asked is not None
    assert asked.key == ("playable" if has else "seen")


def test_13A_who_is_short_may_have_called_too() -> None:
    asked = interviewed(table("E 1C").after("N counts 14"), WRONG_NUMBER_OF_CARDS).question
    assert asked is not None and asked.key == "counted"  # nobody knows yet who is short
    at = table("E 1C").after(COUNTED)
    asked = interviewed(at, WRONG_NUMBER_OF_CARDS).question
    assert asked is not None and asked.key == "playable"


def test_13B1_statement_13c_no_call_is_changed() -> None:
    at = dealt(FOURTEEN, "S 1C, W P, N 1S").after(COUNTED)
    given = ruling(at, playable="yes", moved="C5")
    assert given.clauses == ("13B1",)
    assert given.reviews == ("13B1",)
    corrected = at.after(given.event)
    assert str(corrected.auction) == "S 1C, W Pass, N 1S"
    assert corrected.to_call is Seat.EAST


def test_13B2_the_board_cannot_be_played() -> None:
    at = table("S 1C, W P, N 1S").after(COUNTED)
    given = ruling(at, playable="no", event="pairs")
    assert given.clauses == ("13B2",)
    assert given.goes_on == "adjusted-score"
    assert dict(given.hands_over) == {"power": "law", "law": "13B2"}
    assert at.after(given.event).to_call is None


def test_13B2_teams_are_ruled_on_by_86B() -> None:
    """Statement 86a: a board with a hand of fourteen and another of twelve."""
    at = table("S 1C, W P, N 1S").after(COUNTED)
    assert ruling(at, playable="no", event="teams").goes_on == "no-comparable-result"
    scores = BoardContext(Method.TEAMS)
    interview = Interview.begin(WRONG_NUMBER_OF_CARDS, at, scores=scores).answer("no")
    assert interview.ruling is not None  # the scores say that it is a match
    assert interview.ruling.clauses == ("13B2", "86B")


def test_13D_after_the_play_the_result_never_stands() -> None:
    at = table(PLAYED).after(f"S claims 13, {COUNTED}")
    given = ruling(at, event="pairs")
    assert given.clauses == ("13D",)
    assert given.goes_on == "adjusted-score"
    for path in walk(WRONG_NUMBER_OF_CARDS):
        if "13D" in path.ruling.clauses:
            assert path.ruling.goes_on in ("adjusted-score", "no-comparable-result")


def test_13C_statement_13d_a_card_that_is_no_part_of_the_deal() -> None:
    given = ruling(counted="surplus", stray="held")
    assert given.clauses == ("13C",)
    assert given.goes_on is None
    assert any("No adjusted score may be given" in str(note) for note in given.notes)
    assert ruling(counted="surplus", stray="in_trick").goes_on is None
    quitted = {"counted": "surplus", "stray": "quitted"}
    assert ruling(**quitted, play_over="no").reviews == ("13C",)
    assert ruling(**quitted, play_over="yes", stray_mattered="no").goes_on is None
    mattered = ruling(**quitted, play_over="yes", stray_mattered="yes", event="pairs")
    assert dict(mattered.hands_over) == {"power": "law", "law": "13C"}


def test_13C_comes_before_13D() -> None:
    """A stray card that was never played does not cancel a result, even after the play."""
    at = table(PLAYED).after("S claims 13, N counts 14")
    given = ruling(at, counted="surplus", stray="held")
    assert given.clauses == ("13C",)
    assert at.after(given.event).adjusted == ()


def test_13C_the_card_is_taken_out_of_a_hand_that_is_known() -> None:
    at = dealt("N:AK32.432.AK2.5432 - - -")
    interview = interviewed(at, WRONG_NUMBER_OF_CARDS, counted="surplus", stray="held")
    with pytest.raises(BadAnswer):
        interview.answer("SQ")
    given = interview.answer("C5").ruling
    assert given is not None
    assert at.after(given.event).dealt(Seat.NORTH) == Hand.parse("AK32.432.AK2.432")


def test_1_of_two_equal_cards_one_is_taken_away_and_its_hand_is_made_complete() -> None:
    at = table("S 1C, W P, N 1S")
    answers = {"counted": "twice", "stray": "held", "who": "E", "found": "no", "missing_card": "S6"}
    given = ruling(at, **answers)
    assert given.clauses == ("1", "13C", "14", "14A2", "14A3", "14C")
    after = at.after(given.event)
    assert after.to_call is Seat.EAST
    assert after.knowledge.holds(Seat.EAST, Hand.of([Card.parse("S6")]))


def test_1_with_all_hands_on_record_nobody_is_asked_which_card_the_pack_lacks() -> None:
    asked = interviewed(dealt(RIGHT, "S 1C"), WRONG_NUMBER_OF_CARDS, counted="twice",
                        stray="held", who="E", found="no")  # fmt: skip
    assert asked.ruling is not None and "14C" in asked.ruling.clauses


def test_13C_of_two_equal_cards_one_that_was_played_to_a_quitted_trick_is_looked_at() -> None:
    at = table(f"{PLAYED}, N plays S2, E plays S5, S plays SA")
    given = ruling(at, counted="twice", stray="quitted")
    assert given.clauses == ("1", "13C")
    assert at.after(given.event).reviews == ("13C",)


def test_6D1_a_board_that_was_just_dealt_is_dealt_anew() -> None:
    given = ruling(dealt(FOURTEEN, COUNTED), just_dealt="yes")
    assert given.clauses == ("6D1",)
    assert given.goes_on == "dealing-fault"
    # Whoever has called has begun the auction.
    asked = interviewed(table("S 1C").after(COUNTED), WRONG_NUMBER_OF_CARDS).question
    assert asked is not None and asked.key == "seen"


@pytest.mark.parametrize("moves", ["SQ", "C5 W", "C5 E, C4 E", "C5 E E", "", "C5 N"])
def test_13_the_hands_must_be_right_afterwards(moves: str) -> None:
    interview = interviewed(
        dealt(FOURTEEN, COUNTED), WRONG_NUMBER_OF_CARDS, just_dealt="no", seen="no"
    )
    with pytest.raises(BadAnswer):
        interview.answer(moves)


def test_13_two_hands_may_be_short() -> None:
    deal = "N:AK32.432.AK2.65432 QJ4.AK65.QJ3.AK T98.QJ7.T984.QJ 765.T98.765.T987"
    at = dealt(deal)
    assert at.wrong_hands == {Seat.NORTH: 15, Seat.EAST: 12, Seat.SOUTH: 12}
    interview = interviewed(at, WRONG_NUMBER_OF_CARDS, just_dealt="no", seen="no")
    with pytest.raises(BadAnswer):
        interview.answer("C5, C6")  # to whom?
    given = interview.answer("C5 E, C6 S").ruling
    assert given is not None
    assert at.after(given.event).dealt(Seat.SOUTH) == Hand.parse("T98.QJ7.T984.QJ6")


# Law 14


def test_14A_the_card_is_found_and_no_call_changes() -> None:
    at = dealt(SHORT, "S 1C, W P, N 1S").after("E counts 12")
    given = ruling(at, found="yes", missing_card="C5", face_up="no")
    assert given.clauses == ("14A1", "14A3", "14C")
    corrected = at.after(given.event)
    assert corrected.dealt(Seat.EAST) == Hand.parse("QJ4.AK65.QJ3.AK5")
    assert str(corrected.auction) == "S 1C, W Pass, N 1S"


def test_14C_statement_14a_it_is_unauthorised_for_partner_alone() -> None:
    """Statement 14c: under Law 13 there is no unauthorised information, under Law 14 there is."""
    at = dealt(SHORT, "S 1C").after("E counts 12")
    given = ruling(at, found="yes", missing_card="C5", face_up="no")
    assert [one for one in given.effects if isinstance(one, fx.Unauthorised)] == [
        fx.Unauthorised(Seat.EAST, Card.parse("C5"), (Seat.WEST,), "14C")
    ]
    assert given.reviews == ("16B3",)
    assert [words.to for words in given.words] == [Seat.WEST, None]


def test_14A2_the_deal_is_rebuilt() -> None:
    at = dealt(SHORT, "E counts 12")
    given = ruling(at, found="no", missing_card="C5")
    assert given.clauses == ("14A2", "14A3", "14C")


def test_14A_a_card_that_somebody_holds_is_not_missing() -> None:
    interview = interviewed(dealt(SHORT, "E counts 12"), WRONG_NUMBER_OF_CARDS, found="no")
    with pytest.raises(BadAnswer):
        interview.answer("SA")


def test_14B_after_the_lead_the_play_laws_rule_with_what_is_known() -> None:
    """Statement 14b: it may be a penalty card, and not having played it a revoke."""
    at = table(PLAYED).after("E counts 12")
    given = ruling(at)
    assert given.clauses == ("14B",)
    assert given.goes_on == "defective-trick"
    assert dict(given.hands_over) == {
        "fault": "missing",
        "surplus": "no",
        "lead_faced": "yes",
        "who": "E",
    }


def test_14_a_card_that_lay_face_up_goes_on_under_law_24() -> None:
    quick = ruling(counted="short", lead_faced="no", found="yes", face_up="yes")
    assert quick.goes_on == "card-in-auction"
    at = dealt(SHORT, "E counts 12")
    given = ruling(at, found="yes", missing_card="C5", face_up="yes")
    assert given.goes_on is None
    assert any("enter it at the table" in str(note) for note in given.notes)


def test_7B2_a_wrong_count_changes_nothing() -> None:
    at = Table(Board(Seat.WEST))
    given = ruling(at, counted="right")
    assert given.clauses == ("7B2",)
    assert at.after(given.event).to_call is Seat.WEST


def test_14C_with_who_first_the_sentences_speak_of_seats() -> None:
    """The one hand that is wrong is the short one, where none is too long."""
    interview = Interview.begin(WRONG_NUMBER_OF_CARDS, who=Seat.EAST)
    for answer in ("short", "no", "yes"):
        interview = interview.answer(answer)
    assert interview.question is not None
    assert str(interview.question.heading) == "Did it lie face up in West's sight?"
    given = interview.answer("no").ruling
    assert given is not None and "East's hand is complete again" in str(given.headline)


@pytest.mark.parametrize("count", ["short", "twice"])
def test_law_13_a_hand_that_counted_fourteen_is_not_said_to_be_short(count: str) -> None:
    interview = Interview.begin(WRONG_NUMBER_OF_CARDS, table("N counts 14"))
    with pytest.raises(BadAnswer, match="North counted 14 cards"):
        interview.answer(count)
