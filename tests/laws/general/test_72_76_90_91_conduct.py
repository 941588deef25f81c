"""Laws 72 to 76, 90 and 91: where each answer about conduct leads."""

from __future__ import annotations

from collections import defaultdict

import pytest

from bridgelaw.laws import CONDUCT, walk
from tests.laws.interviews import interviewed

_PENALTY = {"90A", "91A", "91B"}
_ELSEWHERE = {None, "tempo-and-deception", "unauthorised-information"}
LEADS_TO: dict[str, tuple[set[str], set[str | None]]] = {
    "manners": (_PENALTY, _ELSEWHERE),
    "courtesy": (_PENALTY, _ELSEWHERE),
    "on_purpose": (_PENALTY, {None, "adjusted-score"}),
    "signals": ({"73B2", *_PENALTY}, {None}),
    "procedure": ({"90A"}, {None}),
    "late": ({"90A"}, {None}),
    "slow": ({"90A", "12C2(a)"}, {None, "adjusted-score"}),
    "spectator": (
        {"76B1", "76B4", "16D1", "81C3"},
        {None, "extraneous-information", "settled-by-players"},
    ),
}
"""For each matter the clauses that decide in the end, and what may have to be ruled on next."""


def test_each_matter_ends_in_its_own_laws() -> None:
    found: dict[str, tuple[set[str], set[str | None]]] = defaultdict(lambda: (set(), set()))
    for path in walk(CONDUCT):
        clauses, goes_on = found[path.answers[0].value]
        clauses.add(path.ruling.clause)
        goes_on.add(path.ruling.goes_on)
    assert found == LEADS_TO


@pytest.mark.parametrize(
    ("did", "clauses", "goes_on"),
    [
        ("disturbed", ("76B2", "76B4"), None),
        ("pointed_out", ("76B5", "81C3"), "settled-by-players"),
        ("told", ("76B3", "16D1"), "extraneous-information"),
        ("hands", ("76B1",), None),
    ],
)
def test_76B_what_a_spectator_did(did: str, clauses: tuple[str, ...], goes_on: str | None) -> None:
    given = interviewed(None, CONDUCT, matter="spectator", spectator_did=did).ruling
    assert given is not None
    assert (given.clauses, given.goes_on) == (clauses, goes_on)


@pytest.mark.parametrize("measure", ["warning", "penalty", "nothing"])
@pytest.mark.parametrize("by", ["NS", "EW", "both"])
def test_90B1_who_is_late_is_dealt_with_by_90A(by: str, measure: str) -> None:
    given = interviewed(None, CONDUCT, matter="late", by=by, measure=measure).ruling
    assert given is not None
    assert given.clauses == ("90B1", "90A")
