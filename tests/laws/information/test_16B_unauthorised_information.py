"""Laws 16B, 16C, 73C: at the time nothing is an infraction; afterwards, was it used?"""

from __future__ import annotations

import pytest

from bridgelaw.game import Seat
from bridgelaw.laws import ADJUSTED_SCORE, PROCEDURES, Interview, Ruling
from bridgelaw.laws import UNAUTHORISED_INFORMATION as UI
from bridgelaw.laws.common.end_of_board import reviews_due
from bridgelaw.laws.information.unauthorised_information.questions import Source
from bridgelaw.scoring.profile import WBF, changed
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from tests.laws.samples import PLAYED, interviewed, ruling_table, table

_AT = table("N 1H, E P, S 2H, W P, N P")
_USED = {"who": "S", "source": "tempo", "facts": "agreed", "suggests": "yes", "taken": "yes"}


def _ruled(at: Table | None, **answers: str) -> Ruling:
    ruling = interviewed(at, UI, **answers).ruling
    assert ruling is not None
    return ruling


def _words(ruling: Ruling) -> str:
    return " ".join(str(words.text) for words in ruling.words)


def test_16a_a_hesitation_is_no_infraction_and_play_goes_on() -> None:
    """Seed 000, 344-346."""
    ruling = _ruled(_AT, who="E", source="tempo", facts="agreed")
    assert ruling.clauses == ("84", "73D1", "16B2", "73C1")
    assert "Nobody has done wrong" in _words(ruling)
    assert fx.Unauthorised(Seat.EAST, None, (Seat.WEST,), "16B1") in ruling.effects
    assert ruling.reviews == ("16B3",)
    after = _AT.after(ruling.event)
    assert [one.to for one in after.unauthorised] == [(Seat.WEST,)]


def test_16a_what_was_found_at_the_time_is_known_afterwards() -> None:
    noted = ruling_table(_AT, UI, who="E", source="question", facts="found")
    over = noted.after("E P", "E leads SK", "N claims 8")
    interview = Interview.begin(UI, over)
    assert interview.question is not None and interview.question.key == "suggests"
    # Looked at once, it is not due any more; and another matter is asked about from the start.
    done = ruling_table(over, UI, suggests="no")
    assert "16B3" not in reviews_due(done)
    again = Interview.begin(UI, done).question
    assert again is not None and again.key == "who"


def test_14c_what_was_seen_of_a_missing_card_is_looked_at_without_a_source_of_16b() -> None:
    """Another law found it, so where it came from is asked."""
    seen = fx.Unauthorised(Seat.NORTH, None, (Seat.SOUTH,), "14C")
    noted = _AT.after(
        ev.Ruled("wrong-number-of-cards", "2017", ("14C",), (seen, fx.Review("16B3")))
    )
    over = noted.after("E P", "E leads SK", "N claims 8")
    asked = Interview.begin(UI, over).question
    assert asked is not None and asked.key == "source"


def test_16b_partner_chose_what_was_suggested_with_an_alternative() -> None:
    """Seed 000, 346."""
    ruling = _ruled(PLAYED, **_USED, action="4S", poll="none", alternative="yes")
    assert ruling.clause == "16B1(a)"
    assert "73C1" in ruling.clauses
    assert ruling.goes_on == "adjusted-score"
    assert dict(ruling.hands_over) == {"power": "law", "law": "16B3", "offenders": "NS"}


def test_16c_12y_the_illegal_action_has_no_weight_whatever_the_poll_says() -> None:
    """Seed 000, 216-220, example 10: a majority would bid 6♠, and it still counts for nothing."""
    poll = "5 asked, same standard: 6S 4/5, 5S 1/3"
    ruling = _ruled(PLAYED, **_USED, action="6S", poll=poll, alternative="yes")
    notes = " ".join(map(str, ruling.notes))
    assert "6S has no weight" in notes
    assert "4 of 5 would choose it" in notes
    interview = Interview.begin(ADJUSTED_SCORE, PLAYED).taking_over(ruling.hands_over)
    for answer in ("yes", "yes", "4 x 6S= by N, 1 x 5S+1 by N", "6S= by N", "no"):
        interview = interview.answer(answer)
    assert interview.question is not None and interview.question.key == "scoring"
    interview = interview.answer("later")
    assert interview.ruling is not None
    assert {effect.award for effect in interview.ruling.awards.values()} == {"5S+1 by N"}


def test_16h_partner_did_not_choose_what_was_suggested() -> None:
    """Seed 000, 350: no infraction, no adjustment."""
    ruling = _ruled(PLAYED, **{**_USED, "taken": "no"})
    assert ruling.goes_on is None
    assert "The result stands." in _words(ruling)


def test_no_logical_alternative_no_infraction() -> None:
    ruling = _ruled(PLAYED, **_USED, action="4S", poll="5 asked: 4S 5/5", alternative="no")
    assert (ruling.clause, ruling.goes_on) == ("16B1(b)", None)


def test_a_poll_never_decides() -> None:
    """Nobody considered anything else, and the director may still find an alternative."""
    ruling = _ruled(PLAYED, **_USED, action="4S", poll="5 asked: 4S 5/5", alternative="yes")
    assert ruling.goes_on == "adjusted-score"


def test_what_points_nowhere_suggests_nothing() -> None:
    answers = {key: value for key, value in _USED.items() if key != "taken"}
    ruling = _ruled(PLAYED, **{**answers, "suggests": "no"})  # nothing else is asked
    assert ruling.clause == "16B1(a)" and ruling.goes_on is None


@pytest.mark.parametrize(
    ("facts", "clause"), [("not_found", "85A1"), ("ordinary", "16B1"), ("unknown", "85B")]
)
def test_disputed_facts_are_settled_first(facts: str, clause: str) -> None:
    ruling = _ruled(_AT, who="E", source="tempo", facts=facts)
    assert (ruling.clause, ruling.effects) == (clause, ())
    assert _AT.after(ruling.event).to_call is Seat.EAST
    # It may be looked at when the board is over: then nothing goes on.
    assert "nothing is changed" in str(ruling.headline)


@pytest.mark.parametrize(
    ("source", "clause", "review", "law", "is_breach"),
    [
        ("tempo", "73D1", "16B3", "16B3", False),
        ("manner", "73B1", "16B3", "16B3", True),
        ("question", "20F3", "16B3", "16B3", False),
        ("for_partner", "20G1", "16B3", "16B3", True),
        ("explanation", "75A", "16B3", "16B3", False),
        ("dummy", "45F", "45F", "45F", True),
        ("revoke", "61B3", "16B3", "16B3", False),
        ("objection", "68B2", "16B3", "16B3", False),
        ("withdrawn", "16C2", "16C3", "16C3", False),
    ],
)
def test_each_source_has_its_clause_and_its_review(
    source: str, clause: str, review: str, law: str, is_breach: bool
) -> None:
    before = _ruled(_AT, who="S", source=source, facts="agreed")
    assert clause in before.clauses and before.reviews == (review,)
    assert any("90A" in str(note) for note in before.notes) is is_breach
    answers = {**_USED, "source": source}
    after = _ruled(PLAYED, **answers, action="4S", poll="none", alternative="yes")
    assert dict(after.hands_over)["law"] == law


def test_16e_the_explanation_is_unauthorised_for_the_explainers_partner() -> None:
    """Seed 000, 348; not for the opponents, and not for the explainer."""
    ruling = _ruled(_AT, who="N", source="explanation", facts="agreed")
    (told,) = [one for one in ruling.effects if isinstance(one, fx.Unauthorised)]
    assert told.to == (Seat.SOUTH,)


def test_20h_a_legal_question_may_tell_partner_something() -> None:
    """Seed 000, 401."""
    ruling = _ruled(_AT, who="E", source="question", facts="agreed")
    assert "20F3" in ruling.clauses


def test_16B2_the_regulations_may_want_the_director_called() -> None:
    def notes(regulations: str) -> str:
        profile = changed(WBF, {"may_reserve_rights": regulations})
        interview = Interview.begin(UI, profile=profile)
        for answer in ("no", "tempo", "agreed"):
            interview = interview.answer(answer)
        assert interview.ruling is not None
        return " ".join(map(str, interview.ruling.notes))

    assert "may also reserve" in notes("yes")
    assert "not reserved" in notes("no")


def test_a_quick_ruling_hands_over_what_it_knows() -> None:
    ruling = _ruled(None, play_over="yes", source="tempo", facts="agreed", suggests="yes",
                    taken="yes", poll="none", alternative="yes")  # fmt: skip
    assert dict(ruling.hands_over) == {"power": "law", "law": "16B3"}
    asked = Interview.begin(PROCEDURES["adjusted-score"]).taking_over(ruling.hands_over).question
    assert asked is not None and asked.key == "offenders"


@pytest.mark.parametrize("source", [source.name.lower() for source in Source])
def test_nobody_has_done_wrong_only_where_that_is_so(source: str) -> None:
    """A pause or a question is allowed; a remark, a gesture or a wrong answer is not."""
    told = _words(_ruled(_AT, who="E", source=source, facts="agreed"))
    assert ("Nobody has done wrong" in told) is Source[source.upper()].is_innocent
    assert "must carefully avoid using it" in told
