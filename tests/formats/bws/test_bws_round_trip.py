"""An evening of Bridgemate is read, adjusted, exported and read again: the same for every line."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from bridgelaw.formats import KINDS, read_data, read_document, write_new
from bridgelaw.formats.own.scores import scores_of
from bridgelaw.game.seats import Side
from bridgelaw.scoring import score_field
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment, Field, Line, Penalty, Unit
from tests.formats.bws.evenings import Evening, howell, mitchell, played, section
from tests.formats.bws.samples import CLUB, OLDER, needs_samples
from tests.formats.bws.test_bws_results import teams, two_sections
from tests.rotation import one_of_each
from tests.scoring.slow_field import SlowField

AWARDS = (
    ("2/3 4S= by N, 1/3 4S-1 by N", "2/3 4S= by N, 1/3 4S-1 by N"),
    ("A+", "3NTX-1 by E"),
    ("A-", "A+"),
    ("60% 6D= by S, 40% 6D-1 by S", "A-"),
)


def adjusted(field: Field) -> Field:
    """Something awarded on every eleventh line, each kind in turn, and a penalty."""
    for at, place in enumerate(range(0, len(field.lines), 11)):
        ns, ew = (parse_award(text) for text in AWARDS[at % len(AWARDS)])
        field = field.adjust(place, Adjustment(ns, ew, "12C1(c)", "as an example"))
    if field.event.method.value == "matchpoints":
        penalty = Penalty(field.lines[0].ns, Fraction(1, 10), Unit.TOP, field.lines[0].session)
        field = replace(field, penalties=(penalty,))
    return field


def by_meeting(field: Field) -> dict[tuple[int, int, str, str], int]:
    return {
        (line.session, line.board, line.ns, line.ew): place
        for place, line in enumerate(field.lines)
    }


def same_but_for_its_law(first: Line, second: Line) -> bool:
    awards = [
        None if line.adjusted is None else (line.adjusted.ns, line.adjusted.ew)
        for line in (first, second)
    ]
    return (first.result, awards[0]) == (second.result, awards[1])


def check(field: Field, kind: str) -> None:
    before = adjusted(field)
    standings = score_field(before)
    after = read_data(write_new(kind, standings), f"evening.{kind}").field
    places, again = by_meeting(before), by_meeting(after)
    assert places.keys() == again.keys()
    slow = SlowField(after)
    for meeting, place in places.items():
        assert same_but_for_its_law(before.lines[place], after.lines[again[meeting]]), meeting
    scores = {
        place: score
        for board in standings.boards.values()
        for place, score in zip(board.lines, board.scores, strict=True)
    }
    for meeting, place in places.items():
        for side in Side:
            own = scores[place].side(side)
            theirs = slow.score(again[meeting], side)
            assert (None if own is None else (own.points, own.possible)) == theirs, meeting
    assert after.penalties == before.penalties
    assert after.event.winners == before.event.winners
    assert {name: after.names.get(name) for name in before.names} == dict(before.names)


EVENINGS = {
    "mitchell": Evening(rounds=mitchell(5), received=played(mitchell(5))),
    "howell": Evening(rounds=howell(), received=played(howell())),
    "some not played": Evening(rounds=mitchell(5), received=played(mitchell(5))[:-3]),
    "two sections": two_sections(),
    "cross-imps": Evening(
        rounds=howell(), received=played(howell()), sections=[section(ScoringType=30)]
    ),
}
AS_SOMETHING = one_of_each(
    [(name, kind) for name in EVENINGS for kind in KINDS], lambda one: one[0]
)


@pytest.mark.parametrize(("name", "kind"), AS_SOMETHING)
def test_read_adjusted_exported_and_read_again(name: str, kind: str) -> None:
    check(read_data(EVENINGS[name].data(4), "evening.bws").field, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_of_teams_read_exported_and_read_again(kind: str) -> None:
    before = read_data(Evening(rounds=teams(), received=played(teams())).data(), "x.bws").field
    standings = score_field(before)
    after = score_field(read_data(write_new(kind, standings), f"x.{kind}").field)
    assert by_meeting(before).keys() == by_meeting(after.field).keys()
    assert {(match.teams, match.imps) for match in standings.matches} == {
        (match.teams, match.imps) for match in after.matches
    }


OF_THE_CLUB = one_of_each(
    [(path, kind) for path in (CLUB, OLDER) for kind in KINDS], lambda one: one[0]
)


@needs_samples
@pytest.mark.parametrize(("path", "kind"), OF_THE_CLUB, ids=str)
def test_the_clubs_files_read_adjusted_exported_and_read_again(path: Path, kind: str) -> None:
    field = read_document(path).field
    boards = list(field.boards)
    for first in (0, 12):  # the slow way is slow: some boards at a time
        some = boards[first : first + 3]
        check(replace(field, lines=tuple(one for one in field.lines if one.key in some)), kind)
    # Every line of the whole file, without the slow way.
    before = adjusted(field)
    after = read_data(write_new(kind, score_field(before)), f"evening.{kind}").field
    places, again = by_meeting(before), by_meeting(after)
    assert places.keys() == again.keys()
    own, theirs = (scores_of(score_field(each)) for each in (before, after))
    for meeting, place in places.items():
        assert own[place] == theirs[again[meeting]], meeting
