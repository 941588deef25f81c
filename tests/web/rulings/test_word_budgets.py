"""Ten seconds at the table: no page of a quick ruling has more words than can be read there."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES, Interview, Procedure
from bridgelaw.laws.machinery.view import RulingView
from tests.rotation import either, one_of_each, rotated
from tests.web.visible import said_twice, size, spoken, visible
from tests.web.visitor import Visitor

QUIET = {"en": 45, "ja": 110}
"""At most so much is seen on a page on which nothing is said."""
SPOKEN = {"en": 120, "ja": 300}
"""At most so much on a page with words to say,"""
ALOUD = {"en": 60, "ja": 160}
"""of which so much is read aloud at a time."""
MEDIAN = {"en": 30, "ja": 110}
"""Over all pages with a question."""


def _answers(procedure: Procedure, is_ruled: bool = True) -> Iterator[tuple[tuple[str, str], ...]]:
    """The answers that lead to each different page of a procedure."""
    seen: set[object] = set()
    who = None if procedure.who is None else Seat.EAST
    for path in Interview.begin(procedure, who=who).paths():
        for step, asked in enumerate(path.asked):
            if asked.question.usually is not None:
                continue  # nobody is asked
            page: object = (asked.key, str(asked.heading), tuple(map(str, asked.say)),
                            tuple(str(option.label) for option in asked.options))  # fmt: skip
            if page not in seen:
                seen.add(page)
                yield path.answers[:step]
        if not is_ruled:
            continue
        ruling = RulingView.of(path.ruling)
        page = (str(ruling.headline), tuple(str(words.text) for words in ruling.words))
        if page not in seen:
            seen.add(page)
            yield path.answers


def _pages(director: Visitor, desk: Desk, procedure: Procedure, language: str) -> Iterator[str]:
    director.client.cookies.set("lang", language)
    session = desk.session_or_new("Monday").id
    who = None if procedure.who is None else Seat.EAST
    for answers in rotated(list(_answers(procedure)), part=5):
        ruling = desk.open_ruling(
            procedure.key, session, place="3", board="7", who=who, handed=answers
        )
        yield director.get(f"/rulings/{ruling.id}")


IN_A_LANGUAGE = one_of_each(
    [(key, code) for key in PROCEDURES for code in ("en", "ja")], lambda one: one[0]
)


@pytest.mark.parametrize(("key", "language"), IN_A_LANGUAGE)
def test_every_page_is_short_enough_to_be_read_at_a_table(
    director: Visitor, desk: Desk, key: str, language: str
) -> None:
    procedure = PROCEDURES[key]
    too_long = []
    for html in _pages(director, desk, procedure, language):
        seen, said = visible(html), [size(words, language) for words in spoken(html)]
        most = SPOKEN if said else QUIET
        assert not said_twice(html), said_twice(html)
        if size(seen, language) > most[language] or max(said, default=0) > ALOUD[language]:
            too_long.append((size(seen, language), max(said, default=0), seen[:200]))
    assert not too_long, "\n".join(map(str, too_long))


@pytest.mark.parametrize("lang", rotated(list(MEDIAN), part=2))
def test_half_of_all_questions_are_read_at_a_glance(
    director: Visitor, desk: Desk, lang: str
) -> None:
    director.client.cookies.set("lang", lang)
    session = desk.session_or_new("Monday").id
    asked = [(key, answers) for key, procedure in PROCEDURES.items()
             for answers in _answers(procedure, is_ruled=False)]  # fmt: skip
    sizes = []
    # Always the same ones: the median of others is another one.
    for key, answers in asked[:: either(5, exhaustive=1)]:
        who = None if PROCEDURES[key].who is None else Seat.EAST
        ruling = desk.open_ruling(key, session, place="3", board="7", who=who, handed=answers)
        sizes.append(size(visible(director.get(f"/rulings/{ruling.id}")), lang))
    assert statistics.median(sizes) <= MEDIAN[lang], sizes
    assert max(sizes) <= {"en": 90, "ja": 300}[lang]
