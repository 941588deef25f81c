"""The flow sheet for calls out of turn, box by box: what each way through it ends in."""

from __future__ import annotations

import pytest

from bridgelaw.flowchart import build
from bridgelaw.flowchart.graph import Decision, End
from bridgelaw.laws import CALL_OUT_OF_TURN
from bridgelaw.table.effects import Authorised, Effect, ForcedPass, LeadRight, Span, Unauthorised
from tests.laws.samples import interviewed

PASS = {"kind_of_call": "pass"}
ARTIFICIAL = {"kind_of_call": "artificial_pass"}
BID = {"kind_of_call": "bid"}
DOUBLE = {"kind_of_call": "double"}


def start(kind: dict[str, str], whose_turn: str, called_since: str = "nobody") -> dict[str, str]:
    """The everyday answers up to where the player to the left is asked."""
    at_rho = {"rho_must_pass": "no"} if whose_turn == "rho" else {}
    second = {"meant_as": "new_call"} if whose_turn == "partner" else {}
    admissible = {} if "pass" in kind["kind_of_call"] else {"inadmissible": "no"}
    return {
        **kind, "whose_turn": whose_turn, **second, "simultaneous": "no", **at_rho,
        "called_since": called_since, **admissible,
    }  # fmt: skip


def refused(kind: dict[str, str], whose_turn: str) -> dict[str, str]:
    return {**start(kind, whose_turn), "accepts": "no"}


NOT_COMPARABLE = {"comparable": "none"}


@pytest.mark.parametrize(
    ("answers", "clause", "reviews"),
    [
        # The player to the left calls over it, or accepts it: nothing more.
        ({**start(BID, "rho"), "accepts": "yes"}, "29A", ()),
        (start(BID, "rho", "over_it"), "29A", ()),
        # Two calls running: a change of call.
        ({"kind_of_call": "pass", "whose_turn": "again"}, "30B2", ()),
        ({"kind_of_call": "bid", "whose_turn": "again"}, "31C", ()),
        ({"kind_of_call": "double", "whose_turn": "again"}, "32C", ()),
        # A pass that is not artificial, partner not skipped: the offender passes.
        (refused(PASS, "rho"), "30A", ("16C3",)),
        # The proper player passed: the call is repeated, and that is all.
        ({**refused(BID, "rho"), "rho_passed": "yes"}, "31A1", ()),
        ({**refused(DOUBLE, "rho"), "rho_passed": "yes"}, "32A1", ()),
        ({**refused(ARTIFICIAL, "rho"), "rho_passed": "yes"}, "31A1", ()),
        # The proper player has not called yet: whether it is repeated shows when they have.
        ({**refused(BID, "rho"), "rho_passed": "not_yet"}, "31A", ()),
        ({**refused(DOUBLE, "rho"), "rho_passed": "not_yet"}, "32A", ()),
        # RHO did not pass: any call; comparable, nothing more.
        ({**refused(BID, "rho"), "rho_passed": "no", "comparable": "subset"}, "31A2(a)", ("23C",)),
        (
            {**refused(DOUBLE, "rho"), "rho_passed": "no", "comparable": "similar"},
            "32A2(a)",
            ("23C",),
        ),
        # Partner skipped: partner is free but may not use it; comparable, nothing more.
        ({**refused(PASS, "partner"), "comparable": "subset"}, "30B1(b)(i)", ("16C3", "23C")),
        ({**refused(BID, "partner"), "comparable": "purpose"}, "31A2(a)", ("16C3", "23C")),
        ({**refused(BID, "lho"), "comparable": "similar"}, "31A2(a)", ("16C3", "23C")),
        ({**refused(DOUBLE, "partner"), "comparable": "similar"}, "32A2(a)", ("16C3", "23C")),
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
    skipped = "16C3" in reviews
    assert bool(kinds(ruling.effects, Unauthorised)) == skipped
    assert bool(kinds(ruling.effects, Authorised)) == ("23C" in reviews)


@pytest.mark.parametrize(
    ("answers", "clause"),
    [
        ({**refused(BID, "rho"), "rho_passed": "no"}, "31A2(b)"),
        ({**refused(ARTIFICIAL, "rho"), "rho_passed": "no"}, "31A2(b)"),
        ({**refused(DOUBLE, "rho"), "rho_passed": "no"}, "32A2(b)"),
        (refused(PASS, "partner"), "30B1(b)(ii)"),
        (refused(ARTIFICIAL, "partner"), "31A2(b)"),
        (refused(BID, "partner"), "31A2(b)"),
        (refused(PASS, "lho"), "30B1(b)(ii)"),
        (refused(BID, "lho"), "31A2(b)"),
        (refused(DOUBLE, "partner"), "32A2(b)"),
    ],
)
def test_not_comparable_partner_passes_once_and_the_lead_waits(
    answers: dict[str, str], clause: str
) -> None:
    """Who will defend nobody can know yet: the right to forbid a suit is kept until the lead."""
    ruling = interviewed(None, CALL_OUT_OF_TURN, **answers, **NOT_COMPARABLE).ruling
    assert ruling is not None
    assert ruling.clause == clause
    (barred,) = kinds(ruling.effects, ForcedPass)
    assert isinstance(barred, ForcedPass)
    assert (barred.span, barred.law) == (Span.ONCE, clause)
    assert kinds(ruling.effects, LeadRight)
    assert sorted(ruling.reviews) == ["16C3", "72C"]


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
    ways = [str(label) for node in chart.nodes for edge in node.edges for label in edge.labels]
    assert {"Accepted, or called over", "Refused", "A pass, with something artificial"} <= set(ways)
    assert any("called twice" in way for way in ways)
    for asked in ("accept the call", "called out of turn", "Whose turn", "pass?", "comparable"):
        assert any(asked in question for question in questions), asked
