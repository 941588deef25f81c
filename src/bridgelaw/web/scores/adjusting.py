"""The score desk: travellers, adjusted scores and penalties, with everybody before and after.

A form is looked at with GET, so that a preview has an address of its own and survives a change of
the language; only what is saved is sent with POST.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.responses import Response

from bridgelaw.desk.one_line import on_one_line
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.recorded_tables import recorded
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit, Unknown
from bridgelaw.desk.results import Results, meeting_of
from bridgelaw.desk.score_desk import awards_of, decide, foreseen, penalty, penalty_by_ruling
from bridgelaw.desk.times import now
from bridgelaw.formats.own.words import amount_text
from bridgelaw.game import NotationError, Side, Vulnerability
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import BoardKey, Field, Line, natural
from bridgelaw.scoring.outcomes import VULNERABLE, parse_outcome, score_of
from bridgelaw.scoring.penalties import NoUsualPenalty, usual_penalty
from bridgelaw.scoring.presentation.changes import derivations
from bridgelaw.scoring.presentation.figures import Figures
from bridgelaw.scoring.presentation.names import (
    board_name,
    board_title,
    contestant_heading,
    table_name,
)
from bridgelaw.scoring.words import award_text, outcome_text
from bridgelaw.store import Conflict, Fact
from bridgelaw.web.parts.contract_strip import Texts, short, strip_of
from bridgelaw.web.scores.addresses import board_address, key_named, scored
from bridgelaw.web.scores.form import (
    MOST_RESULTS,
    AwardForm,
    SideForm,
    blank_form,
    form_of,
    judged,
    typed_form,
)
from bridgelaw.web.scores.view import (
    board_before_after,
    headlines,
    others,
    ranking_before_after,
    signed,
    traveller,
)
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit, whole_number

pages = Pages()


@dataclass(frozen=True, slots=True)
class BoardToAdjust:
    """A board of a session."""

    club_session: ClubSession
    results: Results
    key: BoardKey

    def place(self, number: int) -> int:
        places = self.results.field.boards[self.key]
        if not 1 <= number <= len(places):
            raise Unknown(tr("There is no such page."))
        return places[number - 1]

    @property
    def values(self) -> dict[str, Any]:
        field = self.results.field
        keys = list(field.boards)
        at = keys.index(self.key)
        return {
            "club_session": self.club_session,
            "field": field,
            "title": board_title(field, self.key),
            "heading": board_name(field, self.key),
            "vulnerable": VULNERABLE[field.vulnerability(self.key)],
            "figures": Figures(field.event),
            "contestant": contestant_heading(field),
            "here": board_address(self.club_session, self.key),
            "earlier": board_address(self.club_session, keys[at - 1]) if at else None,
            "later": board_address(self.club_session, keys[at + 1]) if at + 1 < len(keys) else None,
        }


def board_of(visit: Visit, session: str, board: str) -> BoardToAdjust:
    """The board at an address; `Unknown` where there is none."""
    club_session = visit.desk.club_session(session)
    results = scored(visit, club_session)
    return BoardToAdjust(club_session, results, key_named(results, board))


@pages.get("/scores/{session}/boards/{board}/{row}")
def line_page(visit: Visit, session: str, board: str, row: str) -> Response:
    number = whole_number(row)
    at = board_of(visit, session, board)
    line = at.results.field.lines[at.place(number)]
    query = visit.request.query_params
    if "how" in query:
        form = typed_form(query.getlist)
    else:
        form = _first_form(visit, line, query.get("ruling", ""))
    return _line(visit, at, number, form, preview="preview" in query)


@pages.post("/scores/{session}/boards/{board}/{row}")
def adjust(visit: Visit, form: Typed, session: str, board: str, row: str) -> Response:
    number = whole_number(row)
    at = board_of(visit, session, board)
    typed = typed_form(form.texts)
    line = at.results.field.lines[at.place(number)]
    fact = _decision(visit, at, line, typed)
    if fact is None:
        return _line(visit, at, number, typed, preview=True)
    try:
        decide(visit.desk, at.club_session, form.number("seen"), fact)
    except Conflict as error:
        # Somebody else changed the session: the same with their change, to be looked at again.
        at = board_of(visit, session, board)
        return _line(visit, at, number, typed, preview=True, status=409, trouble=error.text)
    except Misfit as error:
        return _line(visit, at, number, typed, preview=False, status=422, trouble=error.text)
    return visit.go(board_address(at.club_session, at.key))


def _first_form(visit: Visit, line: Line, ruling: str) -> AwardForm:
    """What a ruling awards, or what was awarded before, or the result at the table."""
    if ruling:
        awards = awards_of(visit.desk, visit.desk.ruling(ruling))
        if awards:
            laws = dict.fromkeys(each.law for each in awards.values() if each.law)
            given = {side: parse_award(each.award) for side, each in awards.items()}
            return form_of(given.get(Side.NS), given.get(Side.EW), ", ".join(laws), ruling)
    if line.adjusted is not None:
        form = form_of(line.adjusted.ns, line.adjusted.ew, line.adjusted.law, ruling)
        return form.with_reason(line.adjusted.reason)
    return blank_form(line, ruling)


def _decision(visit: Visit, at: BoardToAdjust, line: Line, typed: AwardForm) -> Fact | None:
    """What would be written; `None` if something is wrong with the form."""
    record = visit.desk.ruling(typed.ruling) if typed.ruling else None
    told = (None if record is None else record.told_at) or now()
    ns = ew = None
    if typed.how != "played":
        _, awards = judged(typed, line, at.results.field.vulnerability(at.key))
        if awards is None:
            return None
        ns, ew = str(awards[Side.NS]), str(awards[Side.EW])
    return ClubSession.adjusting(
        meeting_of(line), ns, ew, law=typed.law, reason=typed.reason, told=told,
        ruling=typed.ruling or None,
    )  # fmt: skip


def _line(
    visit: Visit,
    at: BoardToAdjust,
    number: int,
    form: AwardForm,
    preview: bool,
    status: int = 200,
    trouble: Text | None = None,
) -> Response:
    place = at.place(number)
    field = at.results.field
    line = field.lines[place]
    shown: dict[str, Any] = {}
    asked = form
    if form.how != "played":
        asked, _ = judged(form, line, field.vulnerability(at.key))
    fact = _decision(visit, at, line, asked)
    if fact is not None:
        try:
            before, after = foreseen(visit.desk, at.club_session, fact)
            shown = changes_of(before, after, place)
        except Misfit as error:
            fact, trouble = None, error.text
    if preview and fact is None:
        form, status = asked, 422
    return visit.page(
        "scores/adjust.html",
        status,
        **at.values,
        number=number,
        line=line,
        table=table_name(field, place),
        recorded=recorded(visit.desk.store, at.club_session, line.board, line.table),
        award_text=award_text,
        outcome_text=outcome_text,
        row=traveller(at.results.standings, at.key)[number - 1],
        form=form,
        most=MOST_RESULTS,
        decided=at.club_session.decided(meeting_of(line)),
        ruling=visit.desk.ruling(form.ruling) if form.ruling else None,
        trouble=trouble,
        changes=shown,
        given=_given(form),
        scores={share.result: score_shown(share.result, field.vulnerability(at.key))
                for side in form.sides.values() for share in side.shares},
        strip_of=strip_of,
        short=short,
        sides=tuple(Side),
    )  # fmt: skip


def score_shown(result: str, vulnerability: Vulnerability) -> str:
    """North-South's score of what was typed, if it is a result."""
    try:
        return signed(score_of(parse_outcome(result), vulnerability))
    except Refusal:
        return ""


def _given(form: AwardForm) -> Text:
    """What the button gives, in a few signs."""

    def one(side: SideForm) -> str:
        if side.kind != "results":
            return {"A-": "A−", "written": side.written}.get(side.kind, side.kind)
        if len(side.shares) == 1:
            return short(side.shares[0].result)
        return ", ".join(f"{share.weight} % {short(share.result)}" for share in side.shares)

    if form.how == "played":
        return tr("Count the result at the table")
    if form.how == "both":
        return tr("Give {award}", award=one(form.sides["both"]))
    return tr("Give NS {ns}, EW {ew}", ns=one(form.sides["ns"]), ew=one(form.sides["ew"]))


def changes_of(before: Results, after: Results, place: int) -> dict[str, Any]:
    """Everybody before and after a decision about a line."""
    return {
        "headlines": headlines(before.standings, after.standings, place),
        "others": others(before.standings, after.standings, place),
        "board": board_before_after(before.standings, after.standings, place),
        "ranking": ranking_before_after(before.standings, after.standings),
        "file_points": len(before.compared.lines)
        + len(before.compared.totals)
        + len(before.compared.matches),
        "is_file_kept": before.standings.field.kept is not None,
        "derivations": derivations(after.standings, place),
        "line": after.field.lines[place],
    }


# Penalties (Law 90)


@dataclass(frozen=True, slots=True)
class _PenaltyForm:
    contestant: str = ""
    amount: str = ""
    session: str = "1"
    law: str = "90"
    reason: str = ""
    ruling: str = ""

    def fact(self) -> Fact:
        """`NotationError` where the amount cannot be read; the field knows the rest."""
        session = int(self.session) if self.session.isdecimal() and self.session.isascii() else 1
        ruling = self.ruling or None
        return penalty(self.contestant, self.amount, session, self.law, self.reason, ruling)


def _penalty_form(visit: Visit, texts: Texts, results: Results) -> _PenaltyForm:
    """As it was typed; what was not, by the ruling that gives it and the regulations."""

    def one(name: str, most: int, otherwise: str = "") -> str:
        return on_one_line((*texts(name), otherwise)[0], most)

    ruling, side = one("ruling", 40), one("side", 2)
    contestant, times = "", 1
    if ruling and side in Side.__members__:
        contestant, times = penalty_by_ruling(results, visit.desk.ruling(ruling), Side[side])
    return _PenaltyForm(
        one("contestant", 200, contestant), one("amount", 40, _usual(results.field, times)),
        one("session", 4, "1"), one("law", 60, "90"), one("reason", 500), ruling,
    )  # fmt: skip


def _usual(field: Field, times: int) -> str:
    """So many times the usual penalty of the regulations, if they have one in this scoring."""
    try:
        usual = usual_penalty(field.event, "")
    except NoUsualPenalty:
        return ""
    return amount_text(times * usual.amount, usual.unit) if times else ""


@pages.get("/scores/{session}/penalty", right=Right.RULE)
def penalty_page(visit: Visit, session: str) -> Response:
    club_session = visit.desk.club_session(session)
    query = visit.request.query_params
    form = _penalty_form(visit, query.getlist, scored(visit, club_session))
    is_whole = "side" in query and bool(form.contestant and form.amount)
    return _penalty(visit, club_session, form, preview=is_whole or "preview" in query)


@pages.post("/scores/{session}/penalty")
def penalize(visit: Visit, form: Typed, session: str) -> Response:
    club_session = visit.desk.club_session(session)
    typed = _penalty_form(visit, form.texts, scored(visit, club_session))
    try:
        decide(visit.desk, club_session, form.number("seen"), typed.fact())
    except Conflict as error:
        newest = visit.desk.club_session(session)
        return _penalty(visit, newest, typed, preview=True, status=409, trouble=error.text)
    except (NotationError, Misfit):
        return _penalty(visit, club_session, typed, preview=True)
    return visit.go(f"/scores/{session}/boards")


def _penalty(
    visit: Visit,
    club_session: ClubSession,
    form: _PenaltyForm,
    preview: bool,
    status: int = 200,
    trouble: Text | None = None,
) -> Response:
    field = scored(visit, club_session).field
    ranking: Any = None
    if preview:
        try:
            before, after = foreseen(visit.desk, club_session, form.fact())
            ranking = ranking_before_after(before.standings, after.standings)
        except Refusal as error:
            status, trouble = 422, error.text
    return visit.page(
        "scores/penalty.html",
        status,
        club_session=club_session,
        field=field,
        form=form,
        contestants=sorted(field.contestants, key=natural),
        sessions=sorted({key.session for key in field.boards}),
        contestant=contestant_heading(field),
        figures=Figures(field.event),
        ranking=ranking,
        trouble=trouble,
    )
