"""Laws 16D, 40 and 73D-E: information from elsewhere, understandings, opponents misled."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Seat
from bridgelaw.laws import (
    EXTRANEOUS_INFORMATION,
    PROCEDURES,
    TEMPO_AND_DECEPTION,
    UNDERSTANDINGS,
    BadAnswer,
    Interview,
    Procedure,
    Ruling,
    walk,
)
from bridgelaw.laws.common.end_of_board import reviews_due
from bridgelaw.scoring.profile import ACBL, EBU, WBF, Profile, changed
from bridgelaw.table import Phase, Table
from tests.laws.samples import PLAYED, interviewed, ruling_table, table

_FRESH = Table(Board(Seat.NORTH))
_CALLED = table("N 1NT")


def _ruled(procedure: Procedure, at: Table | None, **answers: str) -> Ruling:
    ruling = interviewed(at, procedure, **answers).ruling
    assert ruling is not None
    return ruling


# 16D


@pytest.mark.parametrize(
    ("course", "clause"),
    [("seats", "16D2(a)"), ("redeal", "16D2(b)"), ("play", "16D2(c)"), ("adjust", "16D2(d)")],
)
def test_16D2_four_ways_before_the_first_call(course: str, clause: str) -> None:
    ruling = _ruled(EXTRANEOUS_INFORMATION, _FRESH, who="S", came="elsewhere", interferes="yes",
                    course=course)  # fmt: skip
    assert ruling.clause == clause


def test_16D3_two_of_them_after_it() -> None:
    interview = interviewed(_CALLED, EXTRANEOUS_INFORMATION, who="S", came="elsewhere",
                            interferes="yes")  # fmt: skip
    assert interview.question is not None
    assert [option.key for option in interview.question.options] == ["play", "adjust"]
    with pytest.raises(BadAnswer, match="after the first call"):
        interview.answer("redeal")
    played = interview.answer("play").ruling
    assert played is not None
    assert (played.clauses, played.reviews) == (("16D1", "16D3"), ("16D3",))
    cancelled = interview.answer("adjust").ruling
    assert cancelled is not None and cancelled.clauses == ("16D1", "16D3", "16D2(d)")


@pytest.mark.parametrize(("later", "clause"), [("yes", "16D3"), ("no", "16D2(c)")])
def test_16D3_what_came_after_the_first_call_has_its_own_clause(later: str, clause: str) -> None:
    ruling = _ruled(EXTRANEOUS_INFORMATION, PLAYED, came_later=later, affected="yes")
    assert ruling.clauses == ("16D1", clause)
    assert dict(ruling.hands_over)["law"] == clause


def test_16D2d_86a_the_board_is_cancelled_and_the_score_adjusted_never_left_standing() -> None:
    """Seed 000, 1144-1146: a board cancelled part-way; in teams 86B goes on from there."""
    for at in (_FRESH, _CALLED):
        ruling = _ruled(EXTRANEOUS_INFORMATION, at, who="S", came="elsewhere", interferes="yes",
                        course="adjust")  # fmt: skip
        assert at.after(ruling.event).phase is Phase.OVER
        assert ruling.goes_on == "adjusted-score"
        begun = Interview.begin(PROCEDURES["adjusted-score"]).taking_over(ruling.hands_over)
        assert all(path.ruling.awards for path in begun.paths())


def test_24x_a_card_seen_before_the_first_call_is_16D_and_not_24() -> None:
    """Seed 000, 447-449."""
    before = _ruled(EXTRANEOUS_INFORMATION, _FRESH, who="S", came="card", interferes="no")
    assert before.clause == "16D1"
    shown = table("N 1NT, E exposes H5")
    after = _ruled(EXTRANEOUS_INFORMATION, shown, came="card")
    assert after.goes_on == "card-in-auction"
    # Where nobody has entered the card, there is nothing to go on with.
    unseen = _ruled(EXTRANEOUS_INFORMATION, _CALLED, came="card")
    assert (unseen.clause, unseen.goes_on) == ("24", None)


def test_6D1_13A2_other_laws_take_over_what_was_seen_in_the_deal_or_the_count() -> None:
    dealt = _ruled(EXTRANEOUS_INFORMATION, _FRESH, came="deal")
    begun = Interview.begin(PROCEDURES["dealing-fault"], _FRESH).taking_over(dealt.hands_over)
    again = begun.answer("before").ruling  # nobody has called, here or at another table
    assert again is not None and again.clause == "6D1"
    counted = _ruled(EXTRANEOUS_INFORMATION, _FRESH, came="count")
    assert (counted.clause, counted.goes_on) == ("13A2", "wrong-number-of-cards")


def test_16D_what_is_said_does_not_tell_what_the_player_knows() -> None:
    harmless = _ruled(EXTRANEOUS_INFORMATION, _FRESH, who="S", came="elsewhere", interferes="no")
    played = _ruled(EXTRANEOUS_INFORMATION, _FRESH, who="S", came="elsewhere", interferes="yes",
                    course="play")  # fmt: skip
    assert harmless.words == played.words
    assert played.reviews == ("16D2(c)",)


def test_16D_it_is_looked_at_when_the_board_is_over() -> None:
    noted = ruling_table(_CALLED, EXTRANEOUS_INFORMATION, who="S", came="elsewhere",
                         interferes="yes", course="play")  # fmt: skip
    over = noted.after("E P, S P, W P, E leads HK, N claims 7")
    affected = _ruled(EXTRANEOUS_INFORMATION, over, affected="yes")
    assert affected.goes_on == "adjusted-score"
    done = ruling_table(over, EXTRANEOUS_INFORMATION, affected="no")
    assert reviews_due(done) == ()


# 40


def test_psyche_that_partner_did_not_expect_is_legal() -> None:
    ruling = _ruled(UNDERSTANDINGS, PLAYED, who="S", matter="psyche", deliberate="yes",
                    restricted="no", known="no", catered="no")  # fmt: skip
    assert (ruling.clause, ruling.goes_on) == ("40C1", None)


def test_psyche_during_the_play_is_looked_at_afterwards() -> None:
    noted = ruling_table(_CALLED, UNDERSTANDINGS, who="N", matter="psyche", deliberate="yes",
                         restricted="no", known="no")  # fmt: skip
    assert noted.reviews == ("40C1",)
    over = noted.after("E P, S P, W P, E leads HK, N claims 7")
    assert reviews_due(over) == ("40C1",)
    done = ruling_table(over, UNDERSTANDINGS, who="N", matter="psyche", deliberate="yes",
                        restricted="no", known="no", catered="no")  # fmt: skip
    assert reviews_due(done) == ()


def test_psyche_that_partner_allowed_for_is_an_understanding() -> None:
    ruling = _ruled(UNDERSTANDINGS, PLAYED, who="S", matter="psyche", deliberate="yes",
                    restricted="no", known="no", catered="yes")  # fmt: skip
    assert ruling.clauses == ("85A1", "40C1")
    assert dict(ruling.hands_over) == {"power": "law", "law": "40C1", "offenders": "NS"}


def test_psyche_that_has_happened_often_is_an_implicit_understanding() -> None:
    ruling = _ruled(UNDERSTANDINGS, PLAYED, who="S", matter="psyche", deliberate="yes",
                    restricted="no", known="yes")  # fmt: skip
    assert ruling.goes_on == "adjusted-score" and "40C1" in ruling.clauses


def test_a_forgotten_system_is_no_psyche() -> None:
    ruling = _ruled(UNDERSTANDINGS, PLAYED, who="S", matter="psyche", deliberate="no")
    assert ruling.clause == "75C"


def _with(profile: Profile, *answers: str) -> Ruling | None:
    interview = Interview.begin(UNDERSTANDINGS, PLAYED, profile=profile)
    for answer in answers:
        interview = interview.answer(answer)
    return interview.ruling


def test_40b_the_authority_may_restrict_psychic_artificial_calls() -> None:
    """Seed 000, 764."""
    ruling = _with(WBF, "S", "psyche", "yes", "yes")
    assert ruling is not None and ruling.clause == "40B2(a)(v)"
    free = changed(WBF, {"psychic_artificial_calls": "yes"})
    ruling = _with(free, "S", "psyche", "yes", "no", "no")  # it is not asked there
    assert ruling is not None and ruling.clause == "40C1"


def test_40a_40j_a_method_that_is_not_allowed_is_played_out() -> None:
    """Seed 000, 756-764, 779: no automatic artificial score; wait for the result."""
    during = _ruled(UNDERSTANDINGS, _CALLED, who="N", matter="method")
    assert during.reviews == ("40B4",) and not during.awards and during.goes_on is None
    assert "Please play the board" in str(during.words[0].text)
    notes = " ".join(map(str, during.notes))
    assert "90A" in notes and "No average plus" in notes
    after = _ruled(UNDERSTANDINGS, PLAYED, who="N", matter="method")
    assert dict(after.hands_over) == {"power": "law", "law": "40B4", "offenders": "NS"}


@pytest.mark.parametrize(
    ("by", "clause", "is_allowed"),
    [
        ("legal_call", "40A3", True),  # 40f
        ("question", "73B1", False),  # 40c
        ("own", "40B2(a)(iv)", False),  # 40d
        ("opponents", "40B2(a)(iv)", True),  # 40e, where the authority does not forbid it
        ("player", "40A4", False),  # 40i
    ],
)
def test_40c_to_40i_by_what_methods_may_change(by: str, clause: str, is_allowed: bool) -> None:
    """Seed 000, 764-766, 779."""
    ruling = _ruled(UNDERSTANDINGS, PLAYED, who="N", matter="varied", by=by)
    assert ruling.clause == clause
    assert (ruling.goes_on is None) is is_allowed


def test_40e_the_authority_may_forbid_to_vary_after_the_opponents_irregularity() -> None:
    """Seed 000, 764-766."""
    strict = changed(WBF, {"vary_after_irregularity": "no"})
    for profile in (strict, ACBL):
        ruling = _with(profile, "N", "varied", "opponents")
        assert ruling is not None and ruling.goes_on == "adjusted-score"


@pytest.mark.parametrize("matter", ["disclosure"])
def test_40B3_what_was_not_told_goes_on_as_misinformation(matter: str) -> None:
    told = {"who": "N", "matter": matter}
    first = _ruled(UNDERSTANDINGS, _CALLED, **told, repeated="no")
    assert (first.clauses, first.goes_on) == (("40A1(b)", "40B3(a)"), "misinformation")
    again = _ruled(UNDERSTANDINGS, PLAYED, **told, repeated="yes")
    assert again.clauses == ("40A1(b)", "40B3(b)", "40B3(a)")
    assert again.goes_on == "misinformation-after"


def test_20g_asking_is_not_tied_to_acting() -> None:
    """Seed 000, 399-401: “do not ask if you pass anyway” is wrong."""
    ruling = _ruled(UNDERSTANDINGS, _CALLED, who="S", matter="asking", purpose="ordinary")
    assert (ruling.clause, ruling.effects, ruling.goes_on) == ("20F1", (), None)
    assert any("Do not ask" in str(note) for note in ruling.notes)


def test_41e_40g_example_41_asking_by_the_hand_tells_partner_something() -> None:
    """Seed 000, 766-775: P-1D-3C, and who has the clubs asks."""
    at = table("W P, N 1D, E 3C")
    ruling = _ruled(UNDERSTANDINGS, at, who="S", matter="asking", purpose="telling")
    assert (ruling.clause, ruling.goes_on) == ("73B1", "unauthorised-information")
    begun = Interview.begin(PROCEDURES["unauthorised-information"], at)
    noted = begun.taking_over(ruling.hands_over).ruling
    assert noted is not None and noted.clauses == ("84", "73B1", "73A1", "16B2", "73C1")


def test_20j_no_question_for_partners_sake() -> None:
    """Seed 000, 403."""
    ruling = _ruled(UNDERSTANDINGS, _CALLED, who="S", matter="asking", purpose="partner")
    assert ruling.clause == "20G1"
    assert dict(ruling.hands_over)["source"] == "for_partner"


def test_20i_no_question_to_draw_a_wrong_explanation() -> None:
    """Seed 000, 403."""
    ruling = _ruled(UNDERSTANDINGS, PLAYED, who="S", matter="asking", purpose="trap")
    assert (ruling.clause, ruling.goes_on) == ("20G2", "tempo-and-deception")


@pytest.mark.parametrize(
    ("whose", "clause", "is_allowed"),
    [
        ("own_clarification", "40B2(b)", True),
        ("own", "40B2(b)", False),
        ("opponents", "40B2(c)", True),
        ("to_explain", "40B2(c)(iv)", True),  # 40h, seed 000, 777
        ("otherwise", "40B2(c)", False),
        ("aid", "40B2(d)", False),
    ],
)
def test_40h_which_system_card_may_be_looked_at(whose: str, clause: str, is_allowed: bool) -> None:
    ruling = _ruled(UNDERSTANDINGS, _CALLED, who="S", matter="card", whose=whose)
    assert ruling.clause == clause
    assert (ruling.reviews == ()) is is_allowed


def test_40B2_the_authority_may_allow_more() -> None:
    ruling = _with(EBU, "S", "card", "otherwise")
    assert ruling is not None and ruling.goes_on is None
    own = changed(WBF, {"own_card": "yes"})
    ruling = _with(own, "S", "card", "own")
    assert ruling is not None and ruling.goes_on is None


# 73D, 73E

_MISLED = {"who": "W", "by": "tempo", "inference": "yes", "reason": "no", "aware": "yes"}


def test_73E2_all_of_it_and_the_score_is_adjusted() -> None:
    ruling = _ruled(TEMPO_AND_DECEPTION, PLAYED, **_MISLED)
    assert ruling.clause == "73E2"
    assert dict(ruling.hands_over) == {"power": "law", "law": "73E2", "offenders": "EW"}


@pytest.mark.parametrize(
    ("key", "value"), [("inference", "no"), ("reason", "yes"), ("aware", "no")]
)
def test_73D1_one_of_them_missing_and_the_opponent_bears_the_risk(key: str, value: str) -> None:
    answers = dict(_MISLED)
    answers[key] = value
    kept = {name: answers[name] for name in list(answers)[: list(answers).index(key) + 1]}
    ruling = _ruled(TEMPO_AND_DECEPTION, PLAYED, **kept)
    assert (ruling.clause, ruling.goes_on) == ("73D1", None)
    assert "own risk" in str(ruling.words[-1].text)


def test_73E1_calls_and_plays_may_deceive() -> None:
    ruling = _ruled(TEMPO_AND_DECEPTION, _CALLED, who="N", by="action")
    assert (ruling.clause, ruling.effects) == ("73E1", ())


def test_73E2_intent_is_never_asked() -> None:
    for path in walk(TEMPO_AND_DECEPTION):
        assert all("intend" not in str(asked.heading) for asked in path.asked)
    during = _ruled(TEMPO_AND_DECEPTION, _CALLED, who="N", by="tempo")
    assert during.reviews == ("73",)
