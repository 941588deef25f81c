"""The laws in our own short words."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from bridgelaw.desk.house import house_rules, keep_sheet, kept_sheet
from bridgelaw.desk.records.record import no_such
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.house import SAMPLE
from bridgelaw.laws.digest import CLAUSES, Clause, UnknownClause, find, parents, spelled
from bridgelaw.locale import Text, tr
from bridgelaw.locale.citing import law_address
from bridgelaw.scoring.left_open import regulations_of
from bridgelaw.scoring.profile import CHOICES, choice_text, profile_of
from bridgelaw.scoring.provisions_found import PROVISIONS
from bridgelaw.web.parts.citing import citing
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages()

_GROUPS: tuple[tuple[Text, range], ...] = (
    (tr("Preliminaries: cards, boards and powers"), range(1, 17)),
    (tr("The auction"), range(17, 41)),
    (tr("The play"), range(41, 68)),
    (tr("Claims and concessions"), range(68, 72)),
    (tr("Proprieties"), range(72, 77)),
    (tr("Scores, tournaments, director and appeals"), range(77, 94)),
)


@pages.get("/laws", to_all=True)
def laws(visit: Visit) -> Response:
    return visit.page("laws/laws.html", groups=groups())


def groups() -> list[tuple[Text, list[Clause]]]:
    """All laws by the parts of the book."""
    whole = [clause for clause in CLAUSES.values() if clause.title is not None]
    whole.sort(key=lambda clause: int(clause.number))
    return [
        (title, [clause for clause in whole if int(clause.number) in span])
        for title, span in _GROUPS
    ]


@pages.get("/laws/{number}", to_all=True)
def law(visit: Visit, number: str) -> Response:
    """A clause with everything below it, however its number is typed."""
    try:
        written, clauses = spelled(number[:60]), find(number[:60])
    except UnknownClause as error:
        near = tuple(clause for one in error.near for clause in _whole(one))
        return visit.page("laws/unknown.html", 404, reason=error.text, near=near)
    if len(clauses) == 1 and (address := law_address(written)) != f"/laws/{number}":
        return visit.go(address)
    if written != number:
        return visit.go(f"/laws/{written}")
    return visit.page("laws/law.html", **shown(written, clauses))


@pages.get("/regulations", to_all=True)
def regulations(visit: Visit) -> Response:
    """Those of the current session."""
    current = visit.desk.current_session()
    return visit.go(f"/regulations/{'WBF' if current is None else current.profile}")


@pages.get("/regulations/{name}", to_all=True)
def regulations_of_one(visit: Visit, name: str) -> Response:
    """What the Laws leave to regulation, and what these regulations say of it."""
    if name not in CHOICES:
        raise no_such(name[:40])
    return visit.page(
        "laws/regulations.html", name=name, names=CHOICES, titled=choice_text,
        rows=regulations_of(profile_of(name)),
    )  # fmt: skip


@pages.get("/house")
def house(visit: Visit) -> Response:
    """The club's own rules, and the sheet on which they are written."""
    kept = kept_sheet(visit.desk.store)
    return _house(visit, kept.text, kept.seq)


def _house(
    visit: Visit, text: str, seen: int, status: int = 200, trouble: BadFile | None = None
) -> Response:
    return visit.page(
        "laws/house.html", status, text=text, seen=seen, sample=SAMPLE, trouble=trouble,
        rules=house_rules(visit.desk.store),
        problems=getattr(trouble, "problems", ()),
    )  # fmt: skip


@pages.post("/house")
def keep_house(visit: Visit, form: Typed) -> Response:
    text = form.text("text", 100_000).replace("\r\n", "\n")
    seen = form.number("seen")
    try:
        keep_sheet(visit.desk.store, text, seen, visit.desk.name)
    except BadFile as error:
        return _house(visit, text, seen, 422, error)
    return visit.go("/house")


def shown(number: str, clauses: tuple[Clause, ...]) -> dict[str, Any]:
    """What the page of a clause shows, or that of all definitions or footnotes."""
    around = parents(number)
    numbers = {one.number for one in clauses} if number in CLAUSES else set()
    is_law = number in CLAUSES
    named = (one.title for one in (*around, *clauses) if one.title is not None)
    return {
        "number": number,
        "clauses": clauses,
        "around": around,
        "is_law": is_law,
        "title": _TITLES[number] if number in _TITLES else next(named, None),
        "procedures": tuple(citing(number)) if is_law else (),
        "provisions": tuple(one for one in PROVISIONS if one.is_seen and one.touches("", numbers)),
    }


_TITLES = {"definitions": tr("Definitions"), "footnotes": tr("Footnotes")}
BESIDE = ("Introduction", *_TITLES)
"""The pages that belong to no law."""


def _whole(number: str) -> tuple[Clause, ...]:
    return (CLAUSES[number],) if number in CLAUSES else ()
