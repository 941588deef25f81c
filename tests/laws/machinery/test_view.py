"""One view of a question and of a ruling, for whoever draws them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.game import Board, Seat
from bridgelaw.laws import PROCEDURES, Interview, foresee
from bridgelaw.laws.machinery.as_json import ruling_from_json, ruling_to_json
from bridgelaw.laws.machinery.view import QuestionView, RulingView
from bridgelaw.locale.language import ENGLISH, language
from bridgelaw.locale.text import Text, tr
from bridgelaw.table import Table
from bridgelaw.table.effects import Review

AT = Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H")


def _ruled(table: Table | None, *answers: str) -> Interview:
    interview = Interview.begin(PROCEDURES["insufficient-bid"], table)
    for answer in answers:
        interview = interview.answer(answer)
    assert interview.ruling is not None, interview.question
    return interview


def _refused(table: Table) -> Interview:
    """The next hand does not accept, and the replacement is not comparable."""
    return _ruled(table, "no", "no", "3C", "none", "none")


def test_a_question_nobody_looked_ahead_for_has_its_options() -> None:
    view = QuestionView.of(Interview.begin(PROCEDURES["insufficient-bid"]), {})
    assert [option.key for option in view.options] == ["yes", "no"]
    assert not any(option.outcomes or option.is_complete for option in view.options)
    assert [clause.number for clause in view.clauses] == ["27A2"]


def test_outcomes_that_say_the_same_are_one_with_all_their_clauses() -> None:
    interview = Interview.begin(PROCEDURES["insufficient-bid"])
    yes, no = QuestionView.of(interview, foresee(interview, wholly=True)).options
    assert [one.clauses for one in yes.outcomes] == [("27A2",)] and yes.is_brief(1)
    headlines = [one.headline for one in no.outcomes]
    assert len(set(headlines)) == len(headlines) < len(no.foreseen.outcomes)
    assert any(ENGLISH.value(one.laws) == "27B1(a), 27B1(b)" for one in no.outcomes)
    assert not no.is_brief(3)
    assert str(no.summary(1)) == f"{len(headlines)} rulings are possible: 25A1 …"
    assert "…" not in str(no.summary())


def test_a_ruling_at_a_table_has_its_closing_words_and_the_table_after_it() -> None:
    interview = _refused(AT)
    ruling = interview.ruling
    assert ruling is not None
    quick, view = RulingView.of(ruling), RulingView.of(ruling, AT)
    assert quick.after is None and view.after == AT.after(ruling.event)
    assert view.words[: len(quick.words)] == quick.words
    assert [str(one.text) for one in view.words[len(quick.words) :]] == [
        "It is South's turn to call."
    ]
    assert {one.law for one in view.holds} == {"26B", "27B2", None}


def test_what_the_table_knows_already_is_not_to_be_looked_at_anew() -> None:
    ruling = _refused(AT).ruling
    assert ruling is not None and ruling.reviews
    reviews = tuple(effect for effect in ruling.effects if isinstance(effect, Review))
    ruling = replace(ruling, effects=reviews)
    first = RulingView.of(ruling, AT)
    assert [one.law for one in first.reviews] == list(ruling.reviews)
    assert first.reviews_known == ()
    again = RulingView.of(ruling, first.after)
    assert again.reviews_known == ruling.reviews and again.reviews == ()
    # The log has all of them.
    written = ruling_to_json(ruling, language("en"), AT)
    assert [one["law"] for one in written["reviews"]] == list(ruling.reviews)


@pytest.mark.parametrize("code", ["en", "ja"])
def test_a_ruling_is_read_back_in_the_words_in_which_it_was_written(code: str) -> None:
    interview, spoken = _refused(AT), language(code)
    ruling = interview.ruling
    assert ruling is not None
    view = RulingView.of(ruling, AT)
    read = ruling_from_json(ruling_to_json(ruling, spoken, AT), ruling.effects)
    assert (read.edition, read.clauses, read.goes_on) == (view.edition, view.clauses, None)
    assert read.headline == spoken.say(view.headline)
    assert [tuple(one) for one in read.words] == [(to, spoken.say(text)) for to, text in view.words]
    assert read.notes == tuple(map(spoken.say, view.notes))
    assert (read.holds, read.unauthorised) == (view.holds, view.unauthorised)
    assert [one.law for one in read.reviews] == [one.law for one in view.all_reviews]


def test_what_is_costly_to_say_is_worked_out_when_it_is_read_and_once() -> None:
    ruling = _refused(AT).ruling
    assert ruling is not None
    asked = 0

    def later() -> tuple[Text, ...]:
        nonlocal asked
        asked += 1
        return (tr("Law"),)

    view = RulingView.of(replace(ruling, derived=(tr("Ruling"), later)))
    assert view.is_derivation_costly and asked == 0
    assert view.derivation == (tr("Ruling"), tr("Law")) == view.derivation
    assert asked == 1
