"""A class by a link: the teacher opens it, trainees need no account, and give in their marks."""

from __future__ import annotations

import secrets

from starlette.responses import Response

from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.record import Misfit, no_such
from bridgelaw.desk.records.training_class import ClassRecord
from bridgelaw.locale.text import tr
from bridgelaw.training.series import LENGTH, LEVELS, procedures_for
from bridgelaw.web.server.codes import code_of, reachable
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit
from bridgelaw.web.training.address import Place, marks_in

pages = Pages()
_LONGEST_NAME = 30


@pages.get("/class", right=Right.RULE)
def classes(visit: Visit) -> Response:
    return visit.page(
        "training/classes.html", levels=LEVELS, classes=visit.desk.store.find("class", limit=20)
    )


@pages.post("/class")
def open_class(visit: Visit, typed: Typed) -> Response:
    name, level = typed.text("name", _LONGEST_NAME), typed.text("level", 20)
    laws = typed.text("laws", 40)
    if not name:
        raise Misfit(tr("Give the class a name."))
    if level not in LEVELS:
        raise Misfit(tr("There is no level “{level}”.", level=level))
    procedures_for(LEVELS[level], laws)
    fact = ClassRecord.opening(name, level, laws, secrets.randbelow(10**6))
    return visit.go(f"/class/{visit.desk.open_record(ClassRecord, 'k', fact).id}")


@pages.get("/class/{code}", to_all=True)
def one_class(visit: Visit, code: str) -> Response:
    """To the teacher its link and its results; to everybody else a name to begin with."""
    found = _class(visit, code)
    link = code_of(reachable(visit), f"/class/{code}") if visit.may_rule else None
    return visit.page("training/class.html", found=found, link=link, place=_place(found))


@pages.post("/class/{code}/result", to_all=True)
def give_in(visit: Visit, typed: Typed, code: str) -> Response:
    found = _class(visit, code)
    name, marks = typed.text("who", _LONGEST_NAME), marks_in(typed.text("m", 100))
    if not name or not 1 <= len(marks) <= LENGTH or any(got > of for got, of in marks):
        raise Misfit(tr("A name and the marks of a whole series are needed."))
    visit.desk.write(found, found.seq, ClassRecord.result(name, marks))
    return visit.go(f"/class/{code}?given=1")


def _class(visit: Visit, code: str) -> ClassRecord:
    if not code.startswith("k-") or len(code) > 40:
        raise no_such(code[:40])
    return visit.desk.load(ClassRecord, code)


def _place(found: ClassRecord) -> Place:
    return Place(found.level, found.laws, found.seed, code=found.id)
