"""Editions of the Laws: two stand side by side, and a ruling keeps its own."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from bridgelaw.casebook.editions import compare_editions
from bridgelaw.game.boards import Board
from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.laws.auction.insufficient_bid.situation import Offence, find_offence
from bridgelaw.laws.common.end_of_board import agreed
from bridgelaw.laws.digest import (
    CLAUSES,
    UnknownClause,
    changes,
    clauses_of,
    edition_named,
    find,
    table,
)
from bridgelaw.laws.digest.amendments import AMENDMENTS
from bridgelaw.laws.digest.amendments.amendment import Amendment
from bridgelaw.laws.digest.clause import Clause
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.endings import Ending
from bridgelaw.laws.machinery.procedure import procedure
from bridgelaw.laws.machinery.todays_law import law_at
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.scoring import editions
from bridgelaw.scoring.editions import EDITIONS, Edition, in_force, stands_at
from bridgelaw.scoring.profile import WBF, Profile, changed, settings_of
from bridgelaw.scoring.settings import BadSetting
from bridgelaw.table.breaches import Why
from bridgelaw.table.rules.editions import RULES
from bridgelaw.table.rules.of_2017 import RULES_2017
from bridgelaw.table.table import Table
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


TOY = Edition("toy", date(2099, 1, 1), tr("Laws of 2017"), None, {"27A2": "27E"})
"""An edition with another 27C, in which 27A2 stands elsewhere."""
_NO_REPLACEMENT = tr("A replacement made before the Director has ruled never stands.")
_OTHER_27C = Amendment("toy", (Clause("27C", _NO_REPLACEMENT),), gone=("27A2",))
_TAKEN_BACK = Ending(tr("{offender} was in time: the card is turned, and nothing else happens."))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The toy edition stands beside the others, with a law of its own for insufficient bids."""
    insufficient = PROCEDURES["insufficient-bid"]
    assert insufficient.questions
    monkeypatch.setitem(editions.EDITIONS, "toy", TOY)
    monkeypatch.setattr(insufficient, "_laws", dict(insufficient._laws))

    @procedure(insufficient.manifest, asks=(), finds=find_offence, edition="toy")
    def toy_law(case: Case, offence: Offence) -> Ruling:
        """27C: what was put in its place before the ruling is cancelled."""
        case.about(offence.by)
        return case.rule("27C", _TAKEN_BACK)

    yield "toy"
    clauses_of.cache_clear()


BOARD = Table(Board(Seat.WEST)).after("W 1H, N P, E 1D, E 2D, director")


def _bids(edition: str) -> Interview:
    return Interview.begin(
        PROCEDURES["insufficient-bid"], BOARD, profile=changed(WBF, {"edition": edition})
    )


def test_two_editions_stand_side_by_side(toy: str) -> None:
    """An insufficient bid that was put right too early, by three editions."""
    asked = {name: _bids(name).question for name in EDITIONS}
    assert asked["2017"] == asked["2024"] is not None
    ruling = _bids(toy).ruling
    assert ruling is not None
    assert (ruling.clauses, ruling.event.edition) == (("27C",), "toy")
    texts = {name: clauses_of(name, (*AMENDMENTS, _OTHER_27C))["27C"].text for name in EDITIONS}
    assert texts["2017"] == texts["2024"] == CLAUSES["27C"].text
    assert texts[toy] == _NO_REPLACEMENT


def test_a_table_is_ruled_on_by_the_edition_of_its_head(
    toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules inside the table, the law and the ruling are of that edition, whoever rules."""
    named = RULES_2017.amended(clauses={Why.REPLACED_TOO_LOW: ("25", "27E")})
    monkeypatch.setitem(RULES, toy, named)
    at = Table(BOARD.board, log=BOARD.log, edition=toy)
    assert [one.law for one in at.irregularities] == ["27", "27E"]
    assert [one.law for one in BOARD.irregularities] == ["27", "27C"]
    ruling = Interview.begin(PROCEDURES["insufficient-bid"], at, profile=AMENDED).ruling
    assert ruling is not None and ruling.edition == toy
    after = at.after(ruling.event)
    assert Table.parse(after.text) == after
    # The same board that names no edition goes on being ruled by what the session has.
    assert Interview.begin(PROCEDURES["insufficient-bid"], BOARD, profile=AMENDED).question


def test_what_an_edition_does_not_name_stays_as_the_one_before_has_it(toy: str) -> None:
    held = clauses_of(toy, (*AMENDMENTS, _OTHER_27C))
    assert held["73B"] == clauses_of("2024")["73B"]
    assert "73B1" not in held and "27A2" not in held
    assert clauses_of("2024", (*AMENDMENTS, _OTHER_27C))["27A2"].until == "toy"


def test_a_clause_is_cited_where_the_last_edition_has_put_it(toy: str) -> None:
    moved = {name: (stands_at("27A2", name), stands_at("73B1", name)) for name in EDITIONS}
    assert moved == {"2017": ("27A2", "73B1"), "2024": ("27A2", "73B"), toy: ("27E", "73B")}


def test_an_open_ruling_finishes_under_its_own_edition(toy: str) -> None:
    """Another edition has come into force before it is finished."""
    begun = Interview.begin(PROCEDURES["conduct"], profile=AMENDED).answer("signals")
    finished = begun.answer("no").ruling
    assert finished is not None
    assert (finished.edition, finished.clauses) == ("2024", ("89A3",))
    open_bid = _bids("2024")
    assert open_bid.question is not None


def test_two_laws_of_one_edition_are_refused(toy: str) -> None:
    again = PROCEDURES["insufficient-bid"]
    with pytest.raises(ValueError, match="two procedures"):
        procedure(again.manifest, asks=(), edition=toy)(again.run)


def test_what_comes_first_is_told_by_the_edition_of_the_case() -> None:
    led = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, E leads S3, S claims 4")
    first = Interview.begin(PROCEDURES["claim"], led, profile=AMENDED).ruling
    assert first is not None and first.goes_on == "play-out-of-turn"
    assert first.edition == "2024"


def test_a_table_goes_on_under_the_edition_of_its_first_ruling() -> None:
    claimed = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, W leads S3, S claims 4")
    assert law_at(claimed).edition == in_force(date.today()).name
    assert law_at(claimed.after(agreed("2017"))).edition == "2017"
    assert law_at(claimed.after(agreed("2017")), "2024").edition == "2024"
