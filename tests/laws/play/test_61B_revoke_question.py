"""Laws 61B and 61C: who may ask about a revoke, and who may look at the tricks."""

from __future__ import annotations

import pytest

from bridgelaw.laws import REVOKE_QUESTION, Ruling, walk
from bridgelaw.table import Table
from tests.laws.samples import interviewed
from tests.table.tables import AUCTION, TRICK, table

EAST = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays H5"
"""East has revoked."""


def rule(at: Table | None, **answers: str) -> Ruling:
    ruling = interviewed(at, REVOKE_QUESTION, **answers).ruling
    assert ruling is not None
    return ruling


@pytest.mark.parametrize(
    ("asked", "clause"), [("declarer_defender", "61B1"), ("defender_declarer", "61B3")]
)
def test_law_61B_a_question_that_is_always_allowed(asked: str, clause: str) -> None:
    ruling = rule(table(TRICK), asked=asked)
    assert (ruling.clauses, ruling.reviews, ruling.goes_on) == ((clause,), (), None)
    # There is a revoke: it is ruled on next.
    assert rule(table(EAST), asked=asked).goes_on == "revoke"


@pytest.mark.parametrize("asked", ["declarer_defender", "defender_declarer"])
def test_law_61B_where_there_is_a_revoke_the_answer_is_waited_for(asked: str) -> None:
    with_revoke, without = rule(table(EAST), asked=asked), rule(table(TRICK), asked=asked)
    assert [str(one.text) for one in with_revoke.words] == ["That question is allowed. Answer it."]
    assert "play on" in str(without.words[0].text)
    assert "before the answer" in str(with_revoke.notes[0])


def test_law_61B2a_dummy_may_ask_declarer_until_he_has_looked_at_other_hands() -> None:
    assert rule(None, asked="dummy_declarer", dummy_looked="no").clauses == ("61B2(a)",)
    lost = rule(None, asked="dummy_declarer", dummy_looked="yes")
    assert lost.clauses == ("61B2(a)", "43B2(b)")
    assert lost.goes_on == "revoke"


def test_law_61B2b_example_2_dummy_may_not_ask_a_defender() -> None:
    ruling = rule(table(EAST), asked="dummy_defender", dummy_looked="no")
    assert ruling.clauses == ("61B2(b)", "16B")
    assert ruling.reviews == ("16B3",)
    assert ruling.goes_on == "revoke"
    lost = rule(table(EAST), asked="dummy_defender", dummy_looked="yes")
    assert lost.clauses == ("61B2(b)", "43B3")
    assert lost.reviews == ("43B3",)
    assert lost.goes_on == "dummy-conduct"  # where no card becomes a penalty card


def test_law_61B3_example_45_asking_partner_only_when_surprised() -> None:
    always = rule(None, asked="defender_partner", selective="no")
    assert (always.clauses, always.reviews) == (("61B3",), ())
    surprised = rule(None, asked="defender_partner", selective="yes")
    assert (surprised.clauses, surprised.reviews) == (("61B3", "16B1"), ("16B3",))


def test_law_61C_turned_tricks_stay_closed_during_the_play() -> None:
    assert rule(table(TRICK), asked="tricks").clauses == ("61C", "66C")
    assert rule(None, asked="tricks", play_over="yes").clauses == ("61C", "66D")


def test_every_path_leaves_a_table_that_goes_on() -> None:
    for at in (table(EAST), table(TRICK)):
        for path in walk(REVOKE_QUESTION, at):
            assert at.after(path.ruling.event).to_play is at.to_play
            assert path.ruling.words
