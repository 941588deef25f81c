"""The flow sheet for calls out of turn, box by box: what each way through it ends in."""

from __future__ import annotations

import pytest

from bridgelaw.flowchart import build
from bridgelaw.flowchart.graph import Decision, End
from bridgelaw.laws import CALL_OUT_OF_TURN
from bridgelaw.table.effects import Authorised, Effect, ForcedPass, LeadRight, Span, Unauthorised
from tests.laws.samples import interviewed

START = {
    "twice": "no",
    "meant_as": "new_call",
    "simultaneous": "no",
    "rho_must_pass": "no",
    "called_since": "nobody",
}
CANCELLED = {**START, "inadmissible": "no", "accepts": "no"}
RHO = {**CANCELLED, "whose_turn": "rho"}
PARTNER = {**CANCELLED, "whose_turn": "partner"}
LHO = {**CANCELLED, "whose_turn": "lho"}
PASS = {"kind_of_call": "pass", "artificial": "no"}
ARTIFICIAL = {"kind_of_call": "pass", "artificial": "yes"}
BID = {"kind_of_call": "bid"}
DOUBLE = {"kind_of_call": "double"}
NOT_COMPARABLE = {"comparable": "none"}
DECLARES = {"defends": "no"}
DEFENDS = {"defends": "yes", "all_specified": "no"}


@pytest.mark.parametrize(
    ("answers", "clause", "reviews"),
    [
        # The player to the left calls over it, or accepts it: nothing more.
        ({**START, "inadmissible": "no", "accepts": "yes"}, "29A", ()),
        ({**START, "called_since": "over_it", "inadmissible": "no"}, "29A", ()),
        # Two calls running: a change of call.
        ({"twice": "yes", "kind_of_call": "pass"}, "30B2", ()),
        ({"twice": "yes", "kind_of_call": "bid"}, "31C", ()),
        ({"twice": "yes", "kind_of_call": "double"}, "32C", ()),
        # A pass that is not artificial, partner not skipped: the offender passes.
        ({**RHO, **PASS}, "30A", ()),
        # The proper player passed: the call is repeated, and that is all.
        ({**RHO, **BID, "rho_passed": "yes"}, "31A1", ()),
        ({**RHO, **DOUBLE, "rho_passed": "yes"}, "32A1", ()),
        ({**RHO, **ARTIFICIAL, "rho_passed": "yes"}, "31A1", ()),
        # RHO did not pass: any call; comparable, nothing more.
        ({**RHO, **BID, "rho_passed": "no", "comparable": "subset"}, "31A2(a)", ("23C",)),
        ({**RHO, **DOUBLE, "rho_passed": "no", "comparable": "similar"}, "32A2(a)", ("23C",)),
        # Partner skipped: partner is free but may not use it; comparable, nothing more.
        ({**PARTNER, **PASS, "comparable": "subset"}, "30B1(b)(i)", ("16C2", "23C")),
        ({**PARTNER, **BID, "comparable": "purpose"}, "31A2(a)", ("16C2", "23C")),
        ({**LHO, **BID, "comparable": "similar"}, "31A2(a)", ("16C2", "23C")),
        ({**PARTNER, **DOUBLE, "comparable": "similar"}, "32A2(a)", ("16C2", "23C")),
    ],
)
def test_nobody_is_restricted_further(
    answers: dict[str, str], clause: str, reviews: tuple[str, ...]
) -> None:
    ruling = interviewed(None, CALL_OUT_OF_TURN, **answers).ruling
    assert ruling is not None
    assert (ruling.clause, tuple(sorted(ruling.reviews))) == (clause, reviews)
    barred = kinds(ruling.effects, ForcedPass)
    assert not kinds(ruling.effects, LeadRight)
    assert len(barred) == (clause == "30A")
    skipped = "16C2" in reviews
    assert bool(kinds(ruling.effects, Unauthorised)) == skipped
    assert bool(kinds(ruling.effects, Authorised)) == skipped


@pytest.mark.parametrize(
    ("answers", "clause"),
    [
        ({**RHO, **BID, "rho_passed": "no"}, "31A2(b)"),
        ({**RHO, **ARTIFICIAL, "rho_passed": "no"}, "31A2(b)"),
        ({**RHO, **DOUBLE, "rho_passed": "no"}, "32A2(b)"),
        ({**PARTNER, **PASS}, "30B1(b)(ii)"),
        ({**PARTNER, **ARTIFICIAL}, "31A2(b)"),
        ({**PARTNER, **BID}, "31A2(b)"),
        ({**LHO, **PASS}, "30B1(b)(ii)"),
        ({**LHO, **BID}, "31A2(b)"),
        ({**PARTNER, **DOUBLE}, "32A2(b)"),
    ],
)
@pytest.mark.parametrize(("end", "restricted"), [(DECLARES, False), (DEFENDS, True)])
def test_not_comparable_partner_passes_once_and_a_defenders_lead_is_restricted(
    answers: dict[str, str], clause: str, end: dict[str, str], restricted: bool
) -> None:
    ruling = interviewed(None, CALL_OUT_OF_TURN, **answers, **NOT_COMPARABLE, **end).ruling
    assert ruling is not None
    assert ruling.clause == clause
    (barred,) = kinds(ruling.effects, ForcedPass)
    assert isinstance(barred, ForcedPass)
    assert (barred.span, barred.law) == (Span.ONCE, clause)
    assert bool(kinds(ruling.effects, LeadRight)) == restricted
    assert sorted(ruling.reviews) == ["16C2", "72C"]


def kinds(effects: tuple[Effect, ...], kind: type) -> list[Effect]:
    return [effect for effect in effects if isinstance(effect, kind)]


def test_the_sheet_has_a_box_for_each_of_them() -> None:
    chart = build(CALL_OUT_OF_TURN)
    laws = {law for node in chart.nodes if isinstance(node, End) for law in node.laws}
    assert laws >= {
        "29A", "30B2", "31C", "32C", "30A", "31A1", "32A1", "30B1(b)(i)", "31A2(a)", "32A2(a)",
        "30B1(b)(ii)", "31A2(b)", "32A2(b)",
    }  # fmt: skip
    questions = [str(node.text) for node in chart.nodes if isinstance(node, Decision)]
    for asked in ("accept the call", "twice running", "called out of turn", "artificial",
                  "Whose turn", "pass now", "comparable", "side defend"):  # fmt: skip
        assert any(asked in question for question in questions), asked
