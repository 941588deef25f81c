"""The score desk: results imported, travellers, adjusted scores, corrections, penalties, files."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from bridgelaw.desk.checking import to_check
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit, ensure_seen
from bridgelaw.desk.results import exported, meeting_of, published, results_there
from bridgelaw.desk.score_desk import correction, decide, foreseen, import_results, penalty
from bridgelaw.desk.times import now
from bridgelaw.formats import write_new
from bridgelaw.formats.documents import FileProblem
from bridgelaw.formats.kinds import given_back
from bridgelaw.formats.score_changes import change_json
from bridgelaw.formats.scored import field_json, suspicious_json, traveller_json
from bridgelaw.game import Side
from bridgelaw.locale import tr
from bridgelaw.scoring.named_in_field import contestant_named, wanted_boards
from bridgelaw.scoring.presentation.figures import Figures
from bridgelaw.store.entries import Fact
from bridgelaw.web.api import requests, score_models
from bridgelaw.web.api.caller import Caller, Director, Reader, Scorer
from bridgelaw.web.api.conditional import has_already
from bridgelaw.web.api.files_sent import DESCRIBED, MEDIA_TYPES, FileSent
from bridgelaw.web.api.given import given
from bridgelaw.web.api.problems import READ_WITH_TOKEN, WRITE
from bridgelaw.web.api.requests import SessionId, Short
from bridgelaw.web.api.score_lines import awarded, named_line
from bridgelaw.web.api.sessions import shown
from bridgelaw.web.server.request import note_export

router = APIRouter(tags=["scores"])

LastSeen = Annotated[
    int,
    Query(
        ge=0, le=requests.LARGEST_NUMBER,
        description="The `seq` that was seen last. If there is a newer one, nothing is written.",
    ),
]  # fmt: skip


@router.put(
    "/sessions/{session}/results", response_model=score_models.SessionDetail, responses=WRITE,
    summary="Import results",
    openapi_extra=DESCRIBED,
)  # fmt: skip
def put_results(
    caller: Scorer,
    session: SessionId,
    data: FileSent,
    after: LastSeen,
    name: Annotated[Short, Query(description="The name of the file.")] = "results",
) -> Response:
    """A file of results in place of the one before. What was decided since still holds."""
    club_session = caller.desk.club_session(session)
    with caller.throttle.turn():
        return shown(import_results(caller.desk, club_session, after, name, data), caller)


@router.get(
    "/sessions/{session}/results", response_model=score_models.Scored, responses=READ_WITH_TOKEN,
    response_model_exclude_unset=True, summary="The ranking of a session",
)  # fmt: skip
def results(
    caller: Reader, session: SessionId, travellers: bool = False, pair: Short | None = None
) -> Response:
    """As the scores count now, with everything that was decided."""
    club_session = caller.desk.club_session(session)
    scored = results_there(caller.desk.store, club_session)
    field, problems = scored.field, [FileProblem("", one) for one in scored.problems]
    keys = list(field.boards) if travellers else []
    of = None if pair is None else contestant_named(field, pair)
    figures = Figures(field.event)
    made = field_json(scored.standings, figures, keys, of, problems, caller.language)
    return given(score_models.Scored, {"id": club_session.id, "seq": club_session.seq, **made})


@router.get(
    "/sessions/{session}/suspicious", response_model=score_models.ToCheck,
    responses=READ_WITH_TOKEN, summary="Results that look wrong",
)  # fmt: skip
def suspicious(caller: Reader, session: SessionId) -> Response:
    """Entries that contradict each other, and likely slips, worst first. Nothing is changed."""
    club_session = caller.desk.club_session(session)
    scored = results_there(caller.desk.store, club_session)
    lines = to_check(caller.desk.store, club_session, scored)
    worst = suspicious_json(scored.field, lines, caller.language)
    made = {"id": club_session.id, "seq": club_session.seq, "suspicious": worst}
    return given(score_models.ToCheck, made)


@router.get(
    "/sessions/{session}/boards/{board}", response_model=score_models.Traveller,
    responses=READ_WITH_TOKEN, summary="A traveller",
)  # fmt: skip
def traveller(
    caller: Reader,
    session: SessionId,
    board: score_models.BoardNumber,
    of: Annotated[
        int | None, Query(ge=1, le=1000, description="Which session of an event.")
    ] = None,
) -> Response:
    """Every line of a board, with its points."""
    scored = results_there(caller.desk.store, caller.desk.club_session(session))
    keys = wanted_boards(scored.field, board, of, every=False)
    figures = Figures(scored.field.event)
    return given(score_models.Traveller, traveller_json(scored.standings, figures, keys[0]))


@router.get(
    "/sessions/{session}/export", responses={
        **READ_WITH_TOKEN,
        200: {"description": "The file.", "content": {kind: {} for kind in MEDIA_TYPES}},
    },
    response_class=Response, summary="The results as a file",
)  # fmt: skip
def export(
    request: Request,
    caller: Reader,
    session: SessionId,
    format: Annotated[
        Literal["own", "usebio", "pbn", "csv", "yaml"],
        Query(description="`own`: as it came, with what was not understood kept."),
    ] = "own",
) -> Response:
    """With every decision and the scores of every line. That it was given out is an entry of the
    log, with the name of the token."""
    club_session = caller.desk.club_session(session)
    scored = results_there(caller.desk.store, club_session)
    assert club_session.file is not None
    kind = club_session.file.kind if format == "own" else format
    with caller.throttle.turn():
        if format == "own":
            data = exported(caller.desk.store, scored, club_session)
        else:
            data = write_new(format, published(scored, club_session))
    if not has_already(request, data):
        note_export(request, caller.access, f"{club_session.name} ({kind})")
    return Response(data, media_type=given_back(kind).media_type)


@router.post(
    "/sessions/{session}/adjustments", response_model=score_models.DecisionAnswered,
    responses=WRITE, summary="Adjust a score",
)  # fmt: skip
def adjust(caller: Director, session: SessionId, sent: score_models.NewAdjustment) -> Response:
    """An award on one line, with everybody before and after."""
    club_session = caller.desk.club_session(session)
    field = results_there(caller.desk.store, club_session).field
    place = named_line(field, sent.line)
    line = field.lines[place]
    ns = ew = None
    if not sent.as_played:
        if sent.both is None and sent.ns is None and sent.ew is None:
            raise Misfit(tr("Say what is awarded, or that the result at the table counts."))
        awards = awarded(line, sent.both, sent.ns, sent.ew)
        ns, ew = str(awards[Side.NS]), str(awards[Side.EW])
    _ensure_ruling(caller, sent.ruling)
    fact = ClubSession.adjusting(
        meeting_of(line), ns, ew, law=sent.law, reason=sent.reason, told=now(),
        ruling=sent.ruling,
    )  # fmt: skip
    return _decided(caller, club_session, sent, fact, place)


@router.post(
    "/sessions/{session}/corrections", response_model=score_models.DecisionAnswered,
    responses=WRITE, summary="Correct the record",
)  # fmt: skip
def correct(caller: Scorer, session: SessionId, sent: score_models.NewCorrection) -> Response:
    """79B, 79C: the record says what happened at the table. Nobody is awarded anything."""
    club_session = caller.desk.club_session(session)
    field = results_there(caller.desk.store, club_session).field
    place = named_line(field, sent.line)
    _ensure_ruling(caller, sent.ruling)
    fact = correction(club_session, field, place, sent.result, sent.reason, sent.ruling)
    return _decided(caller, club_session, sent, fact, place)


@router.post(
    "/sessions/{session}/penalties", response_model=score_models.DecisionAnswered,
    responses=WRITE, summary="Penalize a contestant",
)  # fmt: skip
def penalize(caller: Director, session: SessionId, sent: score_models.NewPenalty) -> Response:
    """A procedural penalty (Law 90), in a unit of the event: `10%` of a top, `6 MP`, `3 IMP`."""
    club_session = caller.desk.club_session(session)
    field = results_there(caller.desk.store, club_session).field
    _ensure_ruling(caller, sent.ruling)
    contestant = contestant_named(field, sent.of)
    fact = penalty(contestant, sent.amount, sent.session, sent.law, sent.reason, sent.ruling)
    return _decided(caller, club_session, sent, fact)


@router.delete(
    "/sessions/{session}/decisions/{entry}", response_model=score_models.SessionDetail,
    responses=WRITE, summary="Take a decision back",
)  # fmt: skip
def take_back(
    caller: Director, session: SessionId, entry: score_models.Entry, after: LastSeen
) -> Response:
    """An adjusted score, a correction or a penalty; the log keeps that it was."""
    club_session = caller.desk.club_session(session)
    fact = club_session.taking_back(entry)
    return shown(caller.desk.write(club_session, after, fact), caller)


def _decided(
    caller: Caller,
    club_session: ClubSession,
    sent: score_models.Decided,
    fact: Fact,
    place: int | None = None,
) -> Response:
    """Writes the decision, or only looks at it, and says what it changes for everybody."""
    ensure_seen(club_session, sent.after)
    with caller.throttle.turn():
        before, after = foreseen(caller.desk, club_session, fact)
        added = after.field.penalties[len(before.field.penalties) :]
        change = change_json(
            before.standings, after.standings, Figures(before.field.event), caller.language,
            place=place, penalties=added,
        )  # fmt: skip
        entry = None
        if not sent.preview:
            club_session = decide(caller.desk, club_session, sent.after, fact)
            entry = club_session.seq
    made = {"id": club_session.id, "seq": club_session.seq, "entry": entry, "change": change}
    return given(score_models.DecisionAnswered, made)


def _ensure_ruling(caller: Caller, ruling: str | None) -> None:
    """`Unknown` where a decision names a ruling that does not exist."""
    if ruling is not None:
        caller.desk.ruling(ruling)
