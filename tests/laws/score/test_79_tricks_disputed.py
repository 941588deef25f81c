"""Law 79: tricks in dispute, and errors in the score."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.game.boards import Vulnerability
from bridgelaw.laws import BadAnswer, Ruling, walk
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.score.tricks_disputed.procedure import TRICKS_DISPUTED
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.profile import WBF
from bridgelaw.table import Table
from bridgelaw.table.effects import Adjustment
from tests.laws.interviews import table
from tests.laws.matches import adjusted, awards, derived, interviewed, ruled_on, said, teams
from tests.table.tables import TRICK
from tests.table.tables import table as board
from tests.table.test_result import AGREED, played_out

PATHS = 23


def rule(at: Table | None = None, context: BoardContext | None = None, **answers: str) -> Ruling:
    return ruled_on(TRICKS_DISPUTED, at, context, **answers)


def tricks(at: Table | None = None, context: BoardContext | None = None, **answers: str) -> Ruling:
    return rule(at, context, matter="tricks", **answers)


def later(context: BoardContext | None = None, **answers: str) -> Ruling:
    return tricks(None, context, claim="no", agreed="yes", period_over="no", **answers)


def claimed(*rulings: str) -> Table:
    return board(TRICK, "S claims 9", *rulings)


# 79B1


def test_law_79B1_a_claim_that_was_agreed_is_for_69B() -> None:
    given = tricks(claim="agreed")
    assert (given.clauses, given.goes_on) == (("79B1", "69B"), "claim-agreed")
    assert any("likely have won" in str(note) for note in given.notes)


def test_law_79B1_a_concession_is_for_71() -> None:
    given = tricks(claim="conceded")
    assert (given.clauses, given.goes_on) == (("79B1", "71"), "concession")
    assert any("no normal play" in str(note) for note in given.notes)


def test_law_79B1_a_claim_that_was_never_agreed_is_for_70() -> None:
    given = tricks(claim="not_agreed")
    assert (given.clauses, given.goes_on) == (("79B1", "70"), "claim")


def test_law_79B1_the_table_knows_of_the_claim() -> None:
    assert tricks(claimed()).clauses == ("79B1", "70")
    agreed = claimed(AGREED)
    assert tricks(agreed, claim="agreed").clause == "69B"
    with pytest.raises(BadAnswer, match="the claim was agreed"):
        tricks(agreed, claim="not_agreed")
    # The tricks before the claim may be what it is about.
    assert tricks(agreed, claim="no", agreed="no").clause == "79B2"


def test_law_79B1_a_claim_that_the_director_has_decided_is_settled() -> None:
    decided = claimed("ruling claim of 2017 [70A] NS gets 8 of the tricks left by 70A")
    assert tricks(decided, agreed="no").clause == "79B2"


# 79B2


def test_law_79B2_one_score_for_both_sides() -> None:
    given = tricks(None, teams(), claim="no", agreed="no", result="4S= by N")
    assert given.clauses == ("85A", "79B2")
    assert awards(given) == {"NS": "4S= by N", "EW": "4S= by N"}
    assert adjusted(given) is None
    assert derived(given) == ["4♠ by North made: +420 for North-South, -420 for East-West."]


def test_law_79B2_no_weights() -> None:
    with pytest.raises(BadAnswer):
        tricks(claim="no", agreed="no", result="1/2 4S= by N, 1/2 4S-1 by N")


def test_law_79B2_without_the_vulnerability_the_result_is_enough() -> None:
    given = tricks(claim="no", agreed="no", result="4S= by N")
    assert awards(given)["EW"] == "4S= by N"
    assert derived(given) == []


def test_law_79B2_a_score_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadAnswer, match="no contract gives"):
        tricks(None, teams(), claim="no", agreed="no", result="+620")


def test_law_79B2_a_table_that_was_played_out_shows_the_result() -> None:
    given = tricks(played_out(), agreed="no")
    assert awards(given) == {"NS": "3NT-3 by S", "EW": "3NT-3 by S"}
    assert any("-150 for North-South" in line for line in derived(given))


def test_law_79B3_the_table_shows_what_the_record_should_be() -> None:
    given = tricks(
        played_out(), teams(result="3NT-2 by S"), agreed="yes", period_over="no", sure="likely"
    )
    assert awards(given) == {"NS": "3NT-3 by S", "EW": "3NT-2 by S"}


def test_law_79B2_a_table_that_was_passed_out_shows_it() -> None:
    given = tricks(table("N P, E P, S P, W P"), agreed="no")
    assert awards(given) == {"NS": "passed out", "EW": "passed out"}


def test_law_79B2_another_contract_than_the_one_that_was_played_is_refused() -> None:
    unfinished = table("W 1NT, N P, E P, S P")
    for result in ("3NT= by N", "1NTX= by W", "passed out"):
        with pytest.raises(BadAnswer, match="only the tricks"):
            tricks(unfinished, claim="no", agreed="no", result=result)
    given = tricks(unfinished, claim="no", agreed="no", result="1NT+1 by W")
    assert awards(given) == {"NS": "1NT+1 by W", "EW": "1NT+1 by W"}


# 79B3


@pytest.mark.parametrize(("sure", "clauses"), [
    ("convinced", ("79B3",)), ("agreed", ("79A2", "79B3")),
])  # fmt: skip
def test_law_79B3_clearly_convinced_for_both_sides(sure: str, clauses: tuple[str, ...]) -> None:
    given = later(teams(result="4S= by N"), sure=sure, result="4S-1 by N")
    assert given.clauses == clauses
    assert awards(given) == {"NS": "4S-1 by N", "EW": "4S-1 by N"}
    assert adjusted(given) is None


@pytest.mark.parametrize(
    ("recorded", "actual", "expected"),
    [
        # Declarer's side has a trick too many on record, or the defenders.
        ("4S= by N", "4S-1 by N", {"NS": "4S-1 by N", "EW": "4S= by N"}),
        ("4S-1 by N", "4S= by N", {"NS": "4S-1 by N", "EW": "4S= by N"}),
        ("3NT= by E", "3NT-1 by E", {"NS": "3NT= by E", "EW": "3NT-1 by E"}),
        ("3NT-1 by E", "3NT= by E", {"NS": "3NT= by E", "EW": "3NT-1 by E"}),
        ("-420", "+50", {"NS": "-420", "EW": "+50"}),
    ],
)
@pytest.mark.parametrize("is_known", [True, False])
def test_law_79B3_one_side_is_lowered_and_the_other_not_raised(
    recorded: str, actual: str, expected: dict[str, str], is_known: bool
) -> None:
    if is_known:
        given = later(teams(result=recorded), sure="likely", result=actual)
    else:
        given = later(sure="likely", recorded=recorded, result=actual)
    assert given.clauses == ("79B3",)
    assert awards(given) == expected
    assert adjusted(given) is Adjustment.ASSIGNED
    assert "is not changed" in said(given)


def test_law_79B3_in_doubt_the_record_stands() -> None:
    given = later(sure="no")
    assert given.clauses == ("79B3",)
    assert given.effects == ()
    assert said(given) == "The recorded score stands."


def test_law_79B3_the_record_was_right() -> None:
    given = later(teams(result="4S= by N"), sure="convinced", result="4S= by N")
    assert given.effects == ()


def test_law_79B3_results_that_cannot_be_compared_are_refused() -> None:
    with pytest.raises(BadAnswer, match="say it in the same way"):
        later(sure="likely", recorded="4S= by N", result="+50")
    # With the vulnerability they can.
    given = later(teams(result="4S= by N"), sure="likely", result="-50")
    assert awards(given) == {"NS": "-50", "EW": "4S= by N"}


@pytest.mark.parametrize("sure", ["agreed", "convinced", "likely"])
def test_law_79B3_another_contract_is_an_error_in_the_record(sure: str) -> None:
    with pytest.raises(BadAnswer, match="only the tricks"):
        later(teams(result="4S-1 by N"), sure=sure, result="3NT= by N")


def test_law_79B3_not_after_the_correction_period() -> None:
    given = tricks(claim="no", agreed="yes", period_over="yes")
    assert given.clauses == ("79C1",)
    assert given.effects == ()


# 79C


def test_law_79C1_an_error_in_the_record_is_corrected_for_both() -> None:
    context = teams(result="4S= by N", vulnerability=Vulnerability.NS)
    given = rule(None, context, matter="entry", period_over="no", right="4SX= by N")
    assert given.clauses == ("79C1",)
    assert awards(given) == {"NS": "4SX= by N", "EW": "4SX= by N"}
    assert derived(given) == ["4♠ doubled by North made: +790 for North-South, -790 for East-West."]


def test_law_79C1_a_record_that_was_right_is_not_called_corrected() -> None:
    context = teams(result="4S= by N")
    given = rule(None, context, matter="entry", period_over="no", right="4S= by N")
    assert given.effects == ()
    assert said(given) == "The recorded score stands."


def test_law_79C1_a_score_worked_out_wrongly() -> None:
    given = rule(matter="computed", period_over="no")
    assert given.clauses == ("79C1",)
    assert "for both sides" in str(given.headline)


@pytest.mark.parametrize("matter", ["entry", "computed"])
def test_law_79C2_later_only_beyond_doubt_and_with_approval(matter: str) -> None:
    late = {"matter": matter, "period_over": "yes"}
    doubt = rule(None, None, **late, beyond_doubt="no")
    refused = rule(None, None, **late, beyond_doubt="yes", approved="no")
    for given in (doubt, refused):
        assert given.clauses == ("79C1", "79C2")
        assert given.effects == ()
    right = {"right": "4S= by N"} if matter == "entry" else {}
    approved = rule(None, None, **late, **right, beyond_doubt="yes", approved="yes")
    assert approved.clauses == ("79C1", "79C2")
    if matter == "entry":
        assert awards(approved) == {"NS": "4S= by N", "EW": "4S= by N"}


def test_law_79C1_the_period_is_the_profiles() -> None:
    long = replace(WBF, correction_minutes=60, appeal_minutes=20)
    interview = interviewed(TRICKS_DISPUTED, None, teams(profile=long), matter="entry")
    assert interview.question is not None
    assert "60 minutes" in str(interview.question.why)
    given = rule(None, teams(profile=long), matter="computed", period_over="no")
    assert any("20 minutes" in str(note) for note in given.notes)


# All paths


def test_law_79_every_path_ends_and_cites_clauses_that_exist() -> None:
    paths = list(walk(TRICKS_DISPUTED))
    assert len(paths) == PATHS
    for path in paths:
        laws = {asked.law for asked in path.asked} | set(path.ruling.clauses)
        laws |= {law for effect in path.ruling.effects if (law := getattr(effect, "law", None))}
        assert laws <= CLAUSES.keys()
        assert all(str(parse_award(award)) == award for award in awards(path.ruling).values())
        for asked in path.asked:
            assert "{" not in f"{asked.heading} {asked.why}"
    asked_for = {asked.key for path in paths for asked in path.asked}
    assert asked_for == {question.key for question in TRICKS_DISPUTED.questions}


@pytest.mark.parametrize("result", ["4S= by N", "+50", "passed out", "1NT-7 by W", "7NT= by E"])
def test_law_79_every_path_ends_whatever_is_on_record(result: str) -> None:
    assert list(walk(TRICKS_DISPUTED, None, scores=teams(result=result)))
    assert list(walk(TRICKS_DISPUTED, claimed(), scores=teams(result=result)))
