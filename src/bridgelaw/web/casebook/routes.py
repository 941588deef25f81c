"""The casebook: every case as a page, and as a quiz. Open to all; nothing is written."""

from __future__ import annotations

import secrets

from starlette.exceptions import HTTPException
from starlette.responses import Response

from bridgelaw.casebook.library import Head, case_heads, case_of, case_paths
from bridgelaw.desk.event_words import told
from bridgelaw.game.spelling import plain
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.web.casebook.quiz import riddle
from bridgelaw.web.casebook.view import shown_case
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
    found = [
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
        found=found[(page - 1) * _PAGE : page * _PAGE],
        count=len(found),
        page=page,
        pages=-(-len(found) // _PAGE),
        asked={"law": law, "source": source, "q": q},
        numbers=sorted(counts, key=int),
        counts=counts,
        sources=_SOURCES,
    )


@pages.get("/casebook/quiz", to_all=True)
def quiz_page(visit: Visit) -> Response:
    """A riddle; the series, the place in it and the score stand in the address."""
    query = visit.query
    seed, n = query.number("seed", 0, 10**9), query.number("n", 1, 1000) or 1
    right, choice = query.number("right", 0, 1000) or 0, query.number("choice", 1, 9)
    if seed is None:
        return visit.go(f"/casebook/quiz?seed={secrets.randbelow(10**6)}")
    found = riddle(seed, n)
    if choice is not None and choice > len(found.options):
        raise HTTPException(404)
    is_right = choice is not None and choice - 1 == found.right
    score = min(right, n - 1) + is_right
    return visit.page(
        "casebook/quiz.html",
        riddle=found,
        happened=tuple(map(told, found.happened)),
        vulnerable=VULNERABLE,
        seed=seed,
        number=n,
        choice=choice,
        is_right=is_right,
        score=score,
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
