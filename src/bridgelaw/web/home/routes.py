"""“What happened?”: the first page, the moments, and the search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from urllib.parse import urlencode

from starlette.responses import Response

from bridgelaw.desk import times
from bridgelaw.desk.calls import table_at
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.call import CallState
from bridgelaw.desk.records.record import no_such
from bridgelaw.desk.records.round_clock import MOST_TABLES
from bridgelaw.desk.reviews_put_off import due_duties, duty_of
from bridgelaw.desk.room import AT_A_GLANCE, RoomTable, room_of, sections
from bridgelaw.game import SEATS, Seat
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.locale import tr
from bridgelaw.store import Filter
from bridgelaw.stories.as_moment import moment_facts, sentence_of
from bridgelaw.stories.names import LABELS
from bridgelaw.stories.read_back import read_back
from bridgelaw.stories.story import Story
from bridgelaw.web.home.board import board_page
from bridgelaw.web.home.search import LONGEST, SearchResult, about, search
from bridgelaw.web.home.tiles import LISTS, TILES
from bridgelaw.web.home.waiting import clocks, waiting
from bridgelaw.web.parts.tiles import by_how_often, title_of
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import LAST_PLACE, Typed, Visit, inside

pages = Pages()

_TABLES = 8
_LONGEST_PLACE = 20
_MOST_TABLES = 60  # whose players may be spoken of by name
_HITS = 5  # of each kind, while one types


@pages.get("/", to_all=True)
def home(visit: Visit) -> Response:
    """The room: the round and its tables, what waits, and the moments."""
    if visit.who is None and not visit.access.has_pin:
        return visit.go("/first-start")
    if not visit.may_read:
        live = visit.desk.store.find("table", Filter(states=("live",)), limit=_TABLES)
        return visit.page("home/home.html", tiles=(), tables=live)
    desk, current = visit.desk, visit.desk.current_session()
    session = None if current is None else current.id
    calls = visit.calls if visit.place.is_followed else ()
    tables = room_of(desk, current, calls, due_duties(desk, session), times.now())
    running = clocks(desk, current)
    return visit.page(
        "home/home.html",
        tiles=TILES,
        sections=sections(tables),
        calls={one.place: one for one in calls if one.state is CallState.CALLING},
        round=next((one for one in running if one.key == "round"), None),
        periods=[one for one in running if one.key != "round"],
        waits=waiting(desk, session),
        is_new=not tables,
        most_tables=MOST_TABLES,
    )


@pages.post("/room")
def keep_tables(visit: Visit, typed: Typed) -> Response:
    """How many tables play tonight: asked once, where nothing else tells it."""
    club_session = visit.desk.session_or_new()
    plan = replace(club_session.clock.plan, tables=typed.number("tables"))
    visit.desk.write(club_session, club_session.seq, plan.fact())
    return visit.go("/")


@pages.get("/room/{place}")
def board(visit: Visit, place: str) -> Response:
    """What is known of a table, and what may have happened there."""
    place = place[:_LONGEST_PLACE]
    desk, number, stage = visit.desk, visit.query.text("board", most=20), visit.query.text("stage")
    calls = visit.calls if visit.place.is_followed else ()
    page = board_page(desk, desk.current_session(), place, number.strip(), stage, calls)
    here = [desk.ruling(one.stream) for one in page.rulings if one.summary.board == page.board]
    held = [
        row
        for record in here
        if record.table is None
        for row in record.view(visit.language.code).holds
    ]
    response = visit.page("home/board.html", page=page, held=held, procedures=PROCEDURES)
    return visit.remember(response, LAST_PLACE, f"{place}:{page.board}")


@pages.post("/room/{place}/table")
def follow(visit: Visit, typed: Typed, place: str) -> Response:
    """The board is followed call by call and card by card: the live table, or a new one."""
    place, board = place[:_LONGEST_PLACE], typed.text("board", 20)
    record = table_at(visit.desk, visit.desk.session_or_new().id, place, board)
    if record is None:
        return visit.go("/tables/new?" + urlencode({"place": place, "board": board}))
    return visit.go(f"/tables/{record.id}")


@pages.get("/waiting")
def all_waiting(visit: Visit) -> Response:
    """Everything that waits for the director."""
    current = visit.desk.current_session()
    waits = waiting(visit.desk, None if current is None else current.id)
    return visit.page("home/waiting.html", waits=waits)


@pages.get("/duties/{ruling}/{law}")
def duty(visit: Visit, ruling: str, law: str) -> Response:
    """A review that was put off: look into it, or say that there is nothing to do."""
    its_duty = duty_of(visit.desk.ruling(ruling), law)
    return visit.page(
        "home/duty.html", duty=its_duty, record=its_duty.ruling, here=visit.request.url.path
    )


@pages.post("/duties/{ruling}")
def remind(visit: Visit, typed: Typed, ruling: str) -> Response:
    """A reminder after the play: on, unless somebody puts it off."""
    record = visit.desk.ruling(ruling)
    facts = record.reminding(typed.text("state", 10) != "off")
    if facts:
        visit.desk.write(record, record.seq, *facts)
    return visit.go(inside(typed.text("next") or "/"))


@pages.post("/duties/{ruling}/{law}")
def see_to(visit: Visit, typed: Typed, ruling: str, law: str) -> Response:
    """The review is done, needs nothing, is not wanted, or waits again."""
    record = visit.desk.ruling(ruling)
    state = typed.text("state", 10)
    fact = record.seeing_to(law, state)
    if record.seen_to.get(law, "open") != state:
        visit.desk.write(record, record.seq, fact)
    return visit.go(inside(typed.text("next") or "/"))


@pages.get("/happened/{tile}", right=Right.RULE)
def happened(visit: Visit, tile: str) -> Response:
    """The procedures of a tile that has several."""
    if tile not in LISTS:
        raise no_such(tile[:40])
    at = {name: visit.query.text(name, most=20) for name in ("place", "board")}
    return visit.page("home/happened.html", tile=LISTS[tile], at=at)


@pages.get("/search", to_all=True)
def find(visit: Visit) -> Response:
    """Procedures and laws; who has no PIN finds the sheets for players, and laws."""
    query = visit.query.text("q").strip()[:LONGEST]
    result = _found(visit, query, _players(visit))
    at = {name: visit.query.text(name, most=20) for name in ("place", "board")}
    said = None if result.story is None else _said(visit, query, result.story, at)
    if said is not None:
        return said
    begins = {name: value for name, value in at.items() if value}
    return visit.page(
        "home/search.html", query=query, found=result, about=about, begins=begins, at=at
    )


_PAGE_OF = {"misinformation": "misinformation-after"}
"""Told is who explained; who was misled follows on the page of the moment, from how far it is."""


def _said(visit: Visit, query: str, story: Story, at: Mapping[str, str]) -> Response | None:
    """What was understood, and one tap to its ruling; `None` where nothing rules on it."""
    changes = {name: visit.query.text(f"fact-{name}", most=40).strip()
               for name in LABELS if f"fact-{name}" in visit.request.query_params}  # fmt: skip
    story = story.changed(changes)
    # What is ruled on after the first is no other reading of it.
    keys = [*story.entrances, *story.other]
    keys = [key for key in keys if key not in {after for after, _ in story.then}]
    keys = [_PAGE_OF.get(key, key) for key in keys]
    procedures = by_how_often(PROCEDURES[key] for key in dict.fromkeys(keys))
    if not visit.may_rule:
        procedures = tuple(one for one in procedures if not one.for_director)
    if not procedures:
        return None
    ways = [
        (one, sentence_of(one.key, title_of(one), story), _way(visit, one, story, at))
        for one in procedures
    ]
    is_seen = changes or visit.query.text("seen") or story.then or story.tabled.contradictions
    if len(ways) == 1 and visit.may_rule and not is_seen:
        # What is missing stands on the page of its moment, beside what was understood.
        return visit.go(f"{ways[0][2]}&said=yes")
    return visit.page(
        "home/said.html", query=query, story=story, ways=ways, at=at, seats=SEATS, labels=LABELS,
        procedures=PROCEDURES, tables=() if at["place"] else _tables(visit, story),
        title=title_of(procedures[0]) if len(procedures) == 1 else tr("What happened?"),
    )  # fmt: skip


def _tables(visit: Visit, story: Story) -> tuple[RoomTable, ...]:
    """The tables to choose from, where it was not told at which it happened."""
    if "table" in story.facts or not visit.may_rule:
        return ()
    room_tables = room_of(visit.desk, visit.desk.current_session(), (), (), times.now())
    return room_tables if len(room_tables) <= AT_A_GLANCE else ()


def _way(visit: Visit, procedure: Procedure, story: Story, at: Mapping[str, str]) -> str:
    """Where the ruling on a story begins; the sheet for whoever may not rule."""
    if not visit.may_rule:
        return f"/sheets/{procedure.key}"
    told = {name: value for name, value in at.items() if value} | _begins(procedure, story)
    return "/rulings/new?" + urlencode({"procedure": procedure.key, **told})


@pages.get("/search/as-typed", to_all=True)
def as_typed(visit: Visit) -> Response:
    """The first of what is found, without a page around it."""
    query = visit.query.text("q").strip()[:LONGEST]
    result = _found(visit, query)
    count = len(result.procedures) + len(result.clauses) + result.more_clauses
    nothing = tr("Nothing was found for “{query}”.", query=query)
    return visit.page(
        "home/as_typed.html",
        query=query,
        found=SearchResult(result.procedures[:_HITS], result.clauses[:_HITS]),
        said=tr("Found: {count}", count=count) if count else nothing,
        heading=tr("Rulings") if visit.may_rule else tr("Without a director"),
        start=_start_of(visit),
    )


def _begins(procedure: Procedure, story: Story) -> dict[str, str]:
    """What a story tells of a ruling that begins: whom it is about, where, and what happened."""
    facts = {name: fact.value for name, fact in story.facts.items()}
    tabled = story.tabled
    log = tabled.log if tabled.table is not None and tabled.seats else ""
    told = {
        # The facts fill the page of the moment, where a seat is still to be told.
        **moment_facts(procedure.key, story), **_as_the_desk_said(procedure.key, story),
        "who": "" if (who := story.about(procedure)) is None else who.letter,
        "place": facts.get("table", ""), "board": facts.get("board", ""),
        "dealer": tabled.dealer if log else "", "vulnerable": tabled.vulnerable if log else "",
        "log": log,
        "then": ",".join(f"{key} {who.letter if who else ''}".strip() for key, who in story.then),
        "words": story.text,
        "settled": ",".join(f"{key} {answer}" for key, answer in story.answers.items()),
    }  # fmt: skip
    return {name: value for name, value in told.items() if value}


def _as_the_desk_said(key: str, story: Story) -> dict[str, str]:
    """A sentence of a moment's own button is that button."""
    exact = read_back(story.text)
    return {} if exact is None or exact.key != key else {"moment": key, "go": "yes"}


def _players(visit: Visit) -> dict[str, Seat]:
    """Who sits where, by name, at the tables of the session, for whoever may know it."""
    if not visit.may_rule:
        return {}
    current = visit.desk.current_session()
    session = "" if current is None else current.id
    seated: dict[str, set[Seat]] = {}
    for table in visit.desk.store.find("table", Filter(session=session), limit=_MOST_TABLES):
        for letter, name in (table.summary.shown or {}).get("players", {}).items():
            seated.setdefault(name, set()).add(SEAT_OF_LETTER[letter])
    return {name: next(iter(seats)) for name, seats in seated.items() if len(seats) == 1}


def _found(visit: Visit, query: str, players: Mapping[str, Seat] | None = None) -> SearchResult:
    result = search(query, players)
    if visit.may_rule:
        return result
    for_players = tuple(one for one in result.procedures if not one.for_director)
    return SearchResult(for_players, result.clauses, result.more_clauses, result.story)


def _start_of(visit: Visit) -> Callable[[Procedure], str]:
    """Where a visitor goes on with a procedure: a ruling, or the sheet for players."""
    way = "/rulings/new?procedure=" if visit.may_rule else "/sheets/"
    return lambda procedure: way + procedure.key
