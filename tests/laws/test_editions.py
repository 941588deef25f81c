"""Editions of the Laws: two stand side by side, and a ruling keeps its own."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from bridgelaw.casebook.editions import compare_editions
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.laws.digest import (
    CLAUSES,
    UnknownClause,
    changes,
    clauses_of,
    edition_named,
    find,
    table,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.endings import Ending
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.scoring import editions
from bridgelaw.scoring.editions import EDITIONS, Edition, in_force
from bridgelaw.scoring.profile import WBF, Profile, changed, settings_of
from bridgelaw.scoring.settings import BadSetting
from tests.laws.digest.test_labels import LABELS, labels

CASEBOOK = Path(__file__).parents[2] / "casebook"
AMENDED = changed(WBF, {"edition": "2024"})


def _ruled(procedure: str, profile: Profile, *answers: str) -> Ruling:
    interview = Interview.begin(PROCEDURES[procedure], profile=profile)
    for answer in answers:
        interview = interview.answer(answer)
    assert interview.ruling is not None
    return interview.ruling


def test_the_amendment_has_the_labels_that_it_should_have() -> None:
    lines = LABELS.read_text(encoding="utf-8").splitlines()
    marked = [line.partition("\t")[0] for line in lines if line.startswith(("+", "-"))]
    gone = {label[1:] for label in marked if label[0] == "-"}
    new = {label[1:] for label in marked if label[0] == "+" and not label.endswith("fn")}
    expected = ({label for label in labels() if label[0].isdigit()} - gone) | new
    assert set(clauses_of("2024")) == expected
    assert len(table("2024")) == len(expected) + 1 + 66 + 28


def test_a_clause_says_since_when_and_until_when_it_holds() -> None:
    assert (CLAUSES["73B"].since, CLAUSES["73B"].until) == ("2024", None)
    assert (CLAUSES["73B1"].since, CLAUSES["73B1"].until) == ("2017", "2024")
    assert find("73B", "2017")[0].text != find("73B", "2024")[0].text
    with pytest.raises(UnknownClause):
        find("73B1", "2024")
    assert find("73B1")[0].number == "73B1"


def test_what_has_changed_is_listed() -> None:
    found = changes("2017", "2024")
    numbers = [one.number for was, now in found if (one := was or now) is not None]
    assert numbers[:4] == ["73A2", "73B", "73B1", "73B2"]
    assert {number[:2] for number in numbers} == {"73", "89"}
    assert changes("2017", "2017") == ()


def test_the_edition_in_force_goes_by_the_day() -> None:
    assert in_force(date(2016, 1, 1)).name == "2017"
    assert in_force(date(2023, 12, 31)).name == "2017"
    assert in_force(date(2024, 1, 1)).name == "2024"


def test_a_ruling_cites_the_clauses_of_its_edition() -> None:
    signals = ("signals", "no")
    old, new = (_ruled("conduct", profile, *signals) for profile in (WBF, AMENDED))
    assert (old.edition, old.clauses) == ("2017", ("73B2",))
    assert (new.edition, new.clauses) == ("2024", ("89A3",))
    assert old.effects == new.effects
    assert len(new.notes) == len(old.notes) + 1


def test_a_profile_names_its_edition() -> None:
    assert settings_of(AMENDED) == {"like": "WBF", "edition": "2024"}
    with pytest.raises(BadSetting, match="there is no edition"):
        changed(WBF, {"edition": "1997"})
    with pytest.raises(Refusal, match="no edition 1997"):
        edition_named("1997")


def test_no_trick_and_no_score_differs_between_2017_and_2024() -> None:
    compared = compare_editions([CASEBOOK / "law-91", CASEBOOK / "law-73", CASEBOOK / "law-16"],
                                "2017", "2024")  # fmt: skip
    assert compared.rulings > 10
    assert compared.differences
    assert all(found.is_cited_only for found in compared.differences)


TOY = Edition("toy", date(2099, 1, 1), tr("Laws of 2017"), None, {"27C": "27E"})
_STANDS = Ending(tr("{offender} was in time: the card is turned, and nothing else happens."))


def _toy_law(case: Case) -> Ruling:
    """A law that reads otherwise in the toy edition."""
    case.about(None, offender="N")
    if case.is_since("toy"):
        return case.rule("27C", _STANDS)
    return case.rule("27B2", _STANDS)


def test_two_editions_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(editions.EDITIONS, "toy", TOY)
    rulings = {
        name: _toy_law(Case("any", Circumstances(profile=changed(WBF, {"edition": name}))))
        for name in EDITIONS
    }
    assert {name: ruling.clauses for name, ruling in rulings.items()} == {
        "2017": ("27B2",),
        "2024": ("27B2",),
        "toy": ("27E",),
    }
    assert all(ruling.event.edition == name for name, ruling in rulings.items())


def test_an_open_ruling_finishes_under_its_own_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Interview.begin(PROCEDURES["conduct"], profile=AMENDED).answer("signals")
    # Another edition comes into force before it is finished.
    monkeypatch.setitem(editions.EDITIONS, "toy", TOY)
    finished = begun.answer("no").ruling
    assert finished is not None
    assert (finished.edition, finished.clauses) == ("2024", ("89A3",))
