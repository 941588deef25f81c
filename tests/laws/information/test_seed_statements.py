"""Statements of the WBF commentary on Laws 20F, 73A and 84D, by their marks in the seed."""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.laws import ADJUSTED_SCORE, EXPLANATION_DUTY, Interview, Ruling
from bridgelaw.laws import UNAUTHORISED_INFORMATION as UI
from bridgelaw.scoring.awards import parse_award
from tests.laws.samples import interviewed, table

_16A = table("W 1H, N 3C, E P, S 3S")
_17 = table("W 1H, N 3C, E 3H, S 4C")


def _duty(at: object, **answers: str) -> Ruling:
    ruling = interviewed(at, EXPLANATION_DUTY, **answers).ruling  # type: ignore[arg-type]
    assert ruling is not None
    return ruling


def _words(ruling: Ruling) -> str:
    return " ".join(str(words.text) for words in ruling.words)


def test_20a_the_understanding_is_explained_even_if_the_hand_differs() -> None:
    """Lines 373-375."""
    ruling = _duty(_16A, who="N", mistake="call")
    assert "explain your partner's calls by your real agreements" in _words(ruling)


def test_20b_example_16a_north_explains_three_spades_and_may_not_use_the_alert() -> None:
    """Lines 377-386: no infraction, but what North learnt limits North's later choices."""
    ruling = _duty(_16A, who="N", mistake="call")
    assert ruling.clauses == ("75A", "75C") and ruling.reviews == ("16B3",)
    after = interviewed(_16A, UI, who="S", source="explanation", facts="agreed").ruling
    assert after is not None and "75A" in after.clauses


def test_20c_example_16b_north_may_not_point_out_the_missing_alert() -> None:
    """Line 386."""
    ruling = _duty(table("W 1H, N 3C"), who="N", mistake="partner", explains_later="no")
    assert ruling.clause == "20F5(a)"
    assert "no word, no look" in _words(ruling)


def test_20d_example_17_explaining_by_the_agreement_goes_before_silence() -> None:
    """Lines 388-395."""
    ruling = _duty(_17, who="N", mistake="partner", explains_later="yes")
    assert ruling.clauses == ("75A", "75B3", "20F1", "20F5(a)")


def test_20e_shaking_ones_head_is_forbidden_and_unauthorised() -> None:
    """Lines 395-397; 73A1, 73B1."""
    assert "no shake of the head" in _words(
        _duty(_17, who="N", mistake="partner", explains_later="no")
    )
    ruling = interviewed(_17, UI, who="N", source="manner", facts="agreed").ruling
    assert ruling is not None and "73B1" in ruling.clauses
    assert any("90A" in str(note) for note in ruling.notes)


def test_20f_who_learns_of_their_missed_alert_tells_and_bids_as_if_unheard() -> None:
    """Line 397: South calls the director, and Law 16B holds for South."""
    ruling = _duty(_17, who="S", mistake="own", speaks_now="yes")
    assert ruling.goes_on == "misinformation"
    told = interviewed(_17, UI, who="N", source="explanation", facts="agreed").ruling
    assert told is not None and "{partner}" not in _words(told)
    assert "S must carefully avoid" in _words(told) or "South must carefully" in _words(told)


def test_12x_doubt_goes_to_the_innocent_side_by_a_fifth_at_most() -> None:
    """Lines 222-228, 84D: 50 % may become 60 %, and not more."""
    interview = Interview.begin(ADJUSTED_SCORE)
    for answer in ("law", "16B3", "EW", "yes", "yes", "50% 4S= by N, 50% 4S-1 by N", "6", "none"):
        interview = interview.answer(answer)
    assert interview.question is not None and interview.question.key == "lifted"
    best = interview.answer("4S= by N").answer("no").answer("later").ruling
    assert best is not None and "84D" in best.clauses
    award = parse_award(next(iter(best.awards.values())).award)
    assert dict((str(one), weight) for one, weight in award.outcomes)["4S= by N"] == Fraction(3, 5)  # type: ignore[union-attr]
    try:
        interview.answer("65% 4S= by N")
    except ValueError as error:
        assert "at most" in str(error)
    else:
        raise AssertionError("65 % is more than a fifth")
