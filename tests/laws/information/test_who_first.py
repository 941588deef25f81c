"""Who first: a quick ruling on information speaks of seats, and knows whose infraction it was."""

from __future__ import annotations

from bridgelaw.game.seats import Role, Seat
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.laws.machinery.view import RulingView
from bridgelaw.table.effects import Unauthorised

UI = "unauthorised-information"


def _ruled(key: str, who: Seat | None, *answers: str) -> Ruling:
    interview = Interview.begin(PROCEDURES[key], who=who)
    for answer in answers:
        interview = interview.answer(answer)
    assert interview.ruling is not None
    return interview.ruling


def _said(ruling: Ruling) -> str:
    view = RulingView.of(ruling)
    return " ".join(map(str, (view.headline, *(words.text for words in view.words))))


def test_16b2_a_hesitation_is_ruled_on_in_three_answers_and_names_partner() -> None:
    said = _said(_ruled(UI, Seat.EAST, "no", "tempo", "agreed"))
    assert "West must carefully avoid using it" in said and "player" not in said


def test_73d1_nobody_is_called_an_offender_for_a_hesitation() -> None:
    said = _said(_ruled(UI, None, "no", "tempo", "agreed"))
    assert "The player's partner must carefully avoid" in said and "offender" not in said


def test_16b1_what_was_told_is_unauthorised_for_partner_in_a_quick_ruling_too() -> None:
    told = Unauthorised(Seat.EAST, None, (Seat.WEST,), "16B1")
    assert told in _ruled(UI, Seat.EAST, "no", "tempo", "agreed").effects
    role = Unauthorised(Role.OFFENDER, None, (Role.PARTNER,), "16B1")
    assert role in _ruled(UI, None, "no", "tempo", "agreed").effects


def test_16b3_the_adjusted_score_need_not_ask_which_side_offended() -> None:
    used = ("yes", "tempo", "agreed", "yes", "yes", "none", "yes")
    assert dict(_ruled(UI, Seat.EAST, *used).hands_over)["offenders"] == "EW"
    assert "offenders" not in dict(_ruled(UI, None, *used).hands_over)


def test_16d_who_knows_something_about_a_board_has_not_offended() -> None:
    handed = dict(_ruled("extraneous-information", Seat.EAST, "yes", "no", "yes").hands_over)
    assert handed == {"power": "law", "law": "16D2(c)"}


def test_47e2a_the_right_to_take_a_card_back_is_told_before_it_is_asked() -> None:
    interview = Interview.begin(PROCEDURES["misinformation-after"], who=Seat.NORTH)
    for answer in ("play", "different", "no"):
        interview = interview.answer(answer)
    assert interview.question is not None and interview.question.key == "takes_back"
    assert "may take that card back" in " ".join(map(str, interview.question.say))
