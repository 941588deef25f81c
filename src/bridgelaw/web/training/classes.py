"""A class by a link: the teacher opens it, trainees need no account, and give in their marks."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from starlette.datastructures import QueryParams
from starlette.responses import Response

from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.record import Misfit, no_such
from bridgelaw.desk.records.training_class import ClassRecord
from bridgelaw.locale import Refusal, tr
from bridgelaw.training.series import LENGTH, LEVELS, procedures_for
from bridgelaw.training.sitting import Sitting
from bridgelaw.training.visit import Heard
from bridgelaw.web.server.addresses.qr_codes import code_of, reachable
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.live.class_watched import Spot
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Query, Typed, Visit
from bridgelaw.web.training.address import SeriesStep, marks_in
from bridgelaw.web.training.tables import sitting_at

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
    group = _class(visit, code)
    if not visit.may_rule:
        return visit.page("training/class.html", found=group, link=None, place=_place(group))
    link = code_of(reachable(visit), f"/class/{code}")
    watched = state_of(visit.request).watching.of(code)
    rows = [one for spot in watched if (one := Followed.of(spot)) is not None]
    return visit.page("training/class.html", found=group, link=link, place=_place(group), rows=rows)


@pages.get("/class/{code}/at", right=Right.RULE)
def follow(visit: Visit, code: str) -> Response:
    """One trainee at their table, as it is now: what was asked, told, ruled."""
    group, who = _class(visit, code), visit.query.text("who", most=_LONGEST_NAME)
    spot = state_of(visit.request).watching.one(code, who)
    one = None if spot is None else Followed.of(spot)
    if one is None:
        raise no_such(who)
    return visit.page("training/follow.html", found=group, one=one)


@pages.post("/class/{code}/seen", to_all=True)
def seen(visit: Visit, typed: Typed, code: str) -> Response:
    """A trainee's page says where they are; only what is a page of ours is kept."""
    group, query = _class(visit, code), typed.text("where", 4000)
    place = SeriesStep.read(Query(QueryParams(query)))
    if place.code != code or not place.who or (place.level, place.laws, place.seed) != (
        group.level, group.laws, group.seed,
    ):  # fmt: skip
        raise Misfit(tr("This is no table of the class."))
    state_of(visit.request).watching.note(code, Spot(place.who, place.query))
    return Response(status_code=204)


@pages.post("/class/{code}/result", to_all=True)
def give_in(visit: Visit, typed: Typed, code: str) -> Response:
    group = _class(visit, code)
    name, marks = typed.text("who", _LONGEST_NAME), marks_in(typed.text("m", 100))
    if not name or not 1 <= len(marks) <= LENGTH or any(got > of for got, of in marks):
        raise Misfit(tr("A name and the marks of a whole series are needed."))
    visit.desk.write(group, group.seq, ClassRecord.result(name, marks))
    return visit.go(f"/class/{code}?given=1")


@dataclass(frozen=True, slots=True)
class Followed:
    """A trainee as the teacher sees them."""

    who: str
    place: SeriesStep
    sitting: Sitting

    @classmethod
    def of(cls, spot: Spot) -> Followed | None:
        """Nobody, where somebody made up the address: it is only read when a teacher looks."""
        place = SeriesStep.read(Query(QueryParams(spot.query)))
        try:
            return cls(spot.who, place, sitting_at(place))
        except Refusal:
            return None

    @property
    def last(self) -> Heard:
        """What was said last at their table."""
        *_, last = self.sitting.now.talk()
        return last


def _class(visit: Visit, code: str) -> ClassRecord:
    if not code.startswith("k-") or len(code) > 40:
        raise no_such(code[:40])
    return visit.desk.load(ClassRecord, code)


def _place(group: ClassRecord) -> SeriesStep:
    return SeriesStep(group.level, group.laws, group.seed, code=group.id)
