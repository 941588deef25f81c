"""Learning to direct: a table that calls, the ruling, its marks, papers. Nothing is written but
what the trainee's own device keeps."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from datetime import date
from zlib import crc32

from starlette.exceptions import HTTPException
from starlette.responses import Response

from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES
from bridgelaw.training.asking import LONGEST, seat_named, understood
from bridgelaw.training.openings import caller_of
from bridgelaw.training.papers import paper_of
from bridgelaw.training.players import HAPPENED
from bridgelaw.training.progress import Progress
from bridgelaw.training.seen import in_symbols, seen_at
from bridgelaw.training.series import LENGTH, LEVELS, procedures_for
from bridgelaw.training.sheet import items
from bridgelaw.training.situations import Situation
from bridgelaw.training.visit import Act, Step
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Visit
from bridgelaw.web.training.address import SeriesStep
from bridgelaw.web.training.classes import pages as class_pages
from bridgelaw.web.training.tables import TURNS, sitting_at
from bridgelaw.web.training.view import talk_of

pages = Pages()
pages.routes += class_pages.routes

_COOKIE, _LAST = "training", "trained"
_LONGEST_PROGRESS = 2000
_DAY = 86_400
"""Seconds: what is more is a time of day, not how long it took."""


@pages.get("/training", to_all=True)
def start(visit: Visit) -> Response:
    kept = _progress(visit)
    return visit.page(
        "training/start.html",
        levels=LEVELS,
        known=len(kept.known),
        of=len(PROCEDURES),
        due=[PROCEDURES[key].title for key in kept.due(date.today())[:5]],
    )


@pages.get("/training/begin", to_all=True)
def begin(visit: Visit) -> Response:
    """A new series, or a single law that should come back today."""
    query = visit.query
    place = SeriesStep.read(query)
    if place.code and not place.who:
        return visit.go(f"/class/{place.code}")
    procedures_for(LEVELS[place.level], place.laws)  # refused where there are none
    seed = query.number("seed", 0, 10**9)
    place = replace(place, seed=secrets.randbelow(10**6) if seed is None else seed)
    if query.text("print"):
        return visit.go(place.to("paper"))
    if query.text("again"):
        keys = tuple(one.key for one in procedures_for(LEVELS[place.level], place.laws))
        key = _progress(visit).next_law(date.today(), keys)
        place = replace(place, name=f"walk.{key}.{place.seed}")
    return visit.go(place.to(since=int(time.time())))


@pages.get("/training/table", to_all=True)
def table(visit: Visit) -> Response:
    place = SeriesStep.read(visit.query)
    sitting = sitting_at(place)
    if sitting.now.is_over:
        return visit.go(place.to("on"))
    there = sitting.now
    words = visit.query.text("say", most=LONGEST)
    puzzled = False
    if words.strip():
        seat, rest = seat_named(words)
        asking = place if seat is None else replace(place, at=seat.letter)
        key = understood(there, rest)
        if key is not None:
            return visit.go(asking.then(_step(asking, key).text) + "#now")
        puzzled = True
    return visit.page(
        "training/table.html",
        place=place,
        situation=there.situation,
        seen=seen_at(there.situation),
        talk=talk_of(there),
        there=there,
        steps={question.key: _step(place, question.key).text for question in there.questions},
        happened=HAPPENED,
        modes={act.value: act for act in (Act.ASK, Act.AWAY, Act.FIND, Act.TELL)},
        length=LENGTH,
        puzzled=puzzled,
        words=words,
        times=len(sitting.visits),
    )


def _step(place: SeriesStep, key: str) -> Step:
    if place.how in (Act.FIND, Act.TELL):
        return Step(place.how, None, key)
    return Step(place.how, SEAT_OF_LETTER[place.at], key)


@pages.get("/training/rule", to_all=True)
def rule(visit: Visit) -> Response:
    """What follows, and what is said: to be ticked, some lines at a time; then play goes on."""
    place = SeriesStep.read(visit.query)
    sitting = sitting_at(place)
    if sitting.now.is_over:
        return visit.go(place.to("on"))
    effects = _numbers(visit.query.texts("e", most=60))
    words = _numbers(visit.query.texts("w", most=60))
    step = Step(Act.RULE, effects=effects, words=words)
    ruled = sitting.then(step)  # refused where there is no such line
    key = sitting.now.key
    given = visit.query.number("given", 0, len(key.sheets)) or 0
    if given == len(key.sheets):
        return visit.go(replace(place, steps=ruled.text).to("on"))
    return visit.page(
        "training/rule.html", place=place, key=key, effects=sorted(effects), words=sorted(words),
        sheet=key.sheets[given], given=given + 1, of=len(key.sheets),
    )  # fmt: skip


@pages.get("/training/on", to_all=True)
def goes_on(visit: Visit) -> Response:
    """What happens at the board after the ruling: somebody calls again, or it is over."""
    place = SeriesStep.read(visit.query)
    sitting = sitting_at(place)
    went = sitting.went
    if went is None:
        return visit.go(place.to())
    if sitting.is_over and place.since > _DAY:
        place = replace(place, since=max(0, int(time.time()) - place.since))
    if sitting.is_over and not went.told:
        return visit.go(place.to("marks"))
    onwards = place.to("marks") if went.next is None else place.to(steps=f"{place.steps}!")
    return visit.page(
        "training/on.html", place=place, went=went, onwards=onwards, length=LENGTH,
        caller=None if went.next is None else caller_of(went.next),
    )  # fmt: skip


@pages.get("/training/marks", to_all=True)
def marks(visit: Visit) -> Response:
    place = SeriesStep.read(visit.query)
    sitting = sitting_at(place)
    if not sitting.is_over:
        return visit.go(place.to())
    first = sitting.visits[0].situation
    own = replace(place, steps="", since=0)
    so_far = ".".join(filter(None, (place.marks, f"{sitting.got}-{sitting.of}")))
    answer = visit.page(
        "training/marks.html",
        place=place,
        sitting=sitting,
        took=0 if place.since > _DAY else place.since,
        again=own.to(since=int(time.time())),
        changed=_named(own, first.changed),
        onwards=own.to(
            "table" if place.number < LENGTH else "result",
            number=place.number + 1, marks=so_far, name="", at="S", how=Act.ASK,
            since=int(time.time()),
        ),
        is_last=place.number >= LENGTH,
        in_symbols=in_symbols,
    )  # fmt: skip
    return _kept(visit, answer, first, f"{first.name} {place.steps}", sitting.got == sitting.of)


def _named(place: SeriesStep, one: Situation | None) -> str:
    return "" if one is None else place.to(name=one.name, since=int(time.time()))


@pages.get("/training/result", to_all=True)
def result(visit: Visit) -> Response:
    place = SeriesStep.read(visit.query)
    rows = [
        (number, got, of, replace(place, number=number, marks="", name="").to())
        for number, (got, of) in enumerate(place.got, 1)
    ]
    return visit.page(
        "training/result.html", place=place, rows=rows,
        got=sum(got for got, _ in place.got), of=sum(of for _, of in place.got),
    )  # fmt: skip


@pages.get("/training/paper", to_all=True)
def paper(visit: Visit) -> Response:
    """A paper for A4, or its marking scheme."""
    place = SeriesStep.read(visit.query)
    with TURNS.turn():
        made = paper_of(place.seed, place.level, place.laws)
        rows = tuple(items(made))
    return visit.page(
        "training/paper.html", paper=made, items=rows, place=place,
        is_key=bool(visit.query.text("key")),
    )  # fmt: skip


def _numbers(texts: list[str]) -> frozenset[int]:
    if not all(text.isdecimal() and len(text) < 4 for text in texts):
        raise HTTPException(422)
    return frozenset(map(int, texts))


def _progress(visit: Visit) -> Progress:
    return Progress.read(visit.remembered(_COOKIE, _LONGEST_PROGRESS))


def _kept(visit: Visit, answer: Response, one: Situation, visited: str, is_full: bool) -> Response:
    """This device remembers it, each visit once."""
    mark = f"{hash_of(visited):x}"
    if visit.remembered(_LAST) == mark:
        return answer
    kept = _progress(visit).after(one.procedure.key, is_full, date.today())
    return visit.remember(visit.remember(answer, _COOKIE, kept.text), _LAST, mark)


def hash_of(text: str) -> int:
    """The same for the same text on every day."""
    return crc32(text.encode())
