"""The casebook: every case as a page, and as a quiz. Open to all; nothing is written."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response

from bridgelaw.casebook.library import Head, case_heads, case_of, case_paths
from bridgelaw.desk.event_words import told
from bridgelaw.game.spelling import plain
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.web.casebook.series import LENGTH, LEVELS, series
from bridgelaw.web.casebook.story import story_of
from bridgelaw.web.casebook.view import shown_case
from bridgelaw.web.parts.citing import pictured
from bridgelaw.web.parts.topics import TOPICS
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit

pages = Pages()

_PAGE = 50
_SOURCES: dict[str, Text] = {
    "wbf": tr("WBF Commentary"),
    "nakamura": tr("Papers by A. Nakamura"),
    "other": tr("The Laws, and directors' own cases"),
}
_WORDS = {"wbf": "WBF Commentary", "nakamura": "Nakamura"}
"""By what a source is known."""


@pages.get("/casebook", to_all=True)
def list_of_cases(visit: Visit) -> Response:
    """Not `async`: the first time all files are looked into, which takes a second."""
    query = visit.query
    law, source = query.text("law", most=10), query.text("source", most=20)
    q, page = query.text("q", most=100), query.number("page", 1, 1000) or 1
    heads = case_heads()
    words = plain(q).split()
    wanted = [
        head
        for head in heads
        if (not law or law in head.numbers)
        if (not source or _source_of(head) == source)
        if all(word in _searched(head) for word in words)
    ]
    counts: dict[str, int] = {}
    for head in heads:
        for number in head.numbers:
            counts[number] = counts.get(number, 0) + 1
    return visit.page(
        "casebook/cases.html",
        found=[(head, pictured(head.laws)) for head in wanted[(page - 1) * _PAGE : page * _PAGE]],
        count=len(wanted),
        page=page,
        pages=-(-len(wanted) // _PAGE),
        asked={"law": law, "source": source, "q": q},
        numbers=sorted(counts, key=int),
        counts=counts,
        sources=_SOURCES,
    )


@pages.get("/casebook/quiz", to_all=True)
def quiz_page(visit: Visit) -> Response:
    """The start, a riddle, what was right, or the result: all by what stands in the address."""
    query = visit.query
    seed, level, topic = query.number("seed", 0, 10**9), query.text("level"), query.text("topic")
    if (level and level not in LEVELS) or (topic and topic not in TOPICS):
        raise HTTPException(422)
    here = f"/casebook/quiz?level={level}&topic={topic}&seed="
    if seed is None:
        if query.text("begin"):
            return visit.go(here + str(secrets.randbelow(10**6)))
        return visit.page("casebook/quiz_start.html", levels=LEVELS, topics=TOPICS)
    chosen = query.text("a", most=LENGTH)
    if not all(digit in "123456789" for digit in chosen):
        raise HTTPException(422)
    is_judged = bool(query.text("look")) and bool(chosen)
    number = len(chosen) + (not is_judged)
    asked = series(seed, level, topic).riddles(min(number, LENGTH))
    answered = tuple(zip(asked, map(int, chosen), strict=False))
    if any(choice > len(one.options) for one, choice in answered):
        raise HTTPException(404)
    marks = tuple(choice - 1 == one.right for one, choice in answered)
    values: dict[str, Any] = {
        "here": f"{here}{seed}&a=", "chosen": chosen, "marks": marks, "score": sum(marks),
        "again": f"/casebook/quiz?level={level}&topic={topic}&begin=1",
    }  # fmt: skip
    if number > len(asked):
        if not asked:
            return visit.page("casebook/quiz_start.html", 404, levels=LEVELS, topics=TOPICS)
        wrong = [one for (one, _), is_right in zip(answered, marks, strict=True) if not is_right]
        return visit.page("casebook/quiz_result.html", wrong=wrong, **values)
    riddle = asked[number - 1]
    return visit.page(
        "casebook/quiz.html",
        riddle=riddle,
        story=story_of(riddle),
        why=CLAUSES.get(riddle.decides),
        happened=tuple(map(told, riddle.happened)),
        vulnerable=VULNERABLE,
        number=number,
        length=LENGTH,
        choice=int(chosen[-1]) if is_judged else None,
        **values,
    )


@pages.get("/casebook/{folder}/{name}", to_all=True)
def case_page(visit: Visit, folder: str, name: str) -> Response:
    key = f"{folder}/{name}"
    if key not in case_paths():
        raise HTTPException(404)
    cases = case_of(key)
    return visit.page(
        "casebook/case.html",
        first=cases[0],
        cases=tuple(map(shown_case, cases)),
        vulnerable=VULNERABLE,
    )


def _source_of(head: Head) -> str:
    return next((key for key, word in _WORDS.items() if word in head.source), "other")


def _searched(head: Head) -> str:
    return plain(" ".join((head.source, *head.laws, *head.title.values())))
