"""What is computed and not kept: legal calls, comparisons, a field's scores, the law digest."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response

from bridgelaw.desk.records.record import no_such
from bridgelaw.game import Seat
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.digest.as_json import clause_to_json
from bridgelaw.locale import Language, tr
from bridgelaw.scoring.profile import CHOICES, profile_of
from bridgelaw.scoring.regulations_as_json import regulations_to_json
from bridgelaw.web.api import law_models, requests, ruling_models, score_models, table_models
from bridgelaw.web.api.caller import Anybody
from bridgelaw.web.api.files_sent import DESCRIBED, FileSent
from bridgelaw.web.api.given import given
from bridgelaw.web.api.law_as_json import law_to_json
from bridgelaw.web.api.law_models import RegulationsState
from bridgelaw.web.api.play_models import ClaimJudged, ClaimSent, RevokesSent, RevokesWeighed
from bridgelaw.web.api.problems import READ, SEND, refusals
from bridgelaw.web.api.requests import MOST_LINES, FieldSent, Short, TooMuch, table_of
from bridgelaw.web.api.table_as_json import legal_to_json

router = APIRouter(tags=["without a store"])


@router.post(
    "/legal", response_model=table_models.Legal, responses=SEND, summary="What is legal at a table"
)
def legal(caller: Anybody, sent: requests.LegalAsked) -> Response:
    """For a table that is sent with the question; nothing is kept, no token is needed."""
    table = table_of(sent.table)
    return given(table_models.Legal, legal_to_json(table, Seat.parse(sent.seat), caller.language))


@router.post(
    "/compare",
    response_model=law_models.ComparisonState,
    responses=SEND,
    summary="Compare two calls",
)
def compare(caller: Anybody, sent: requests.Compared) -> Response:
    """Is the replacement comparable to the withdrawn call (Law 23)?"""
    from bridgelaw.comparable import compare_written
    from bridgelaw.comparable.as_json import comparison_to_json

    with caller.throttle.turn():
        compared = compare_written(sent.withdrawn, sent.replacement)
        return given(law_models.ComparisonState, comparison_to_json(compared, caller.language))


@router.post(
    "/stories",
    response_model=ruling_models.StoryState,
    responses=SEND,
    summary="Tell what happened",
)
def story(caller: Anybody, sent: requests.StoryTold) -> Response:
    """The facts that were told, the procedures that rule on them, and what is still open."""
    from bridgelaw.stories import tell

    with caller.throttle.turn():
        told = tell(sent.text).changed(sent.facts)
        return given(ruling_models.StoryState, told.as_json(caller.language))


@router.post("/claims", response_model=ClaimJudged, responses=SEND, summary="Judge a claim")
def claim(caller: Anybody, sent: ClaimSent) -> Response:
    """What claimer's side gets by the least successful normal play (Law 70)."""
    from bridgelaw.web.api.judging import judged_claim

    with caller.throttle.turn():
        judged = judged_claim(sent, caller.language, caller.presence.is_over)
        return given(ClaimJudged, judged)


@router.post(
    "/revokes", response_model=RevokesWeighed, responses=SEND,
    response_model_exclude_unset=True, summary="Weigh revokes",
)  # fmt: skip
def revokes(caller: Anybody, sent: RevokesSent) -> Response:
    """What moves by itself, and what the other side would have had without them (Law 64)."""
    from bridgelaw.web.api.judging import weighed_revokes

    with caller.throttle.turn():
        return given(RevokesWeighed, weighed_revokes(sent, caller.language))


Travellers = Annotated[bool, Query(description="Every board's traveller too.")]
Pair = Annotated[Short | None, Query(description="This contestant's lines too.")]


@router.post(
    "/fields", response_model=score_models.FieldScored, responses=SEND,
    response_model_exclude_unset=True, summary="Score a field",
)  # fmt: skip
def score(
    caller: Anybody, sent: FieldSent, travellers: Travellers = False, pair: Pair = None
) -> Response:
    """The ranking of an event whose results are sent line by line, exactly and in decimals."""
    from bridgelaw.formats.own.layout import field_from_data

    with caller.throttle.turn():
        return _scored(*field_from_data(sent.data()), travellers, pair, caller.language)


@router.post(
    "/fields/file", response_model=score_models.FieldScored, responses=SEND,
    summary="Score a results file",
    openapi_extra=DESCRIBED,
)  # fmt: skip
def score_file(
    caller: Anybody,
    data: FileSent,
    name: Annotated[
        Short, Query(description="Its name: the ending helps to know what kind of file it is.")
    ] = "results",
    travellers: Travellers = False,
    pair: Pair = None,
) -> Response:
    """A file of USEBIO, PBN, CSV or YAML as the body. What kind it is shows in it."""
    from bridgelaw.formats import read_data

    with caller.throttle.turn():
        document = read_data(data, name)
        return _scored(document.field, document.problems, travellers, pair, caller.language)


def _scored(
    field: Any, problems: Any, travellers: bool, pair: str | None, language: Language
) -> Response:
    from bridgelaw.formats.documents import FileProblem
    from bridgelaw.formats.scored import field_json
    from bridgelaw.scoring.named_in_field import contestant_named
    from bridgelaw.scoring.presentation.figures import Figures
    from bridgelaw.scoring.standings import score_field

    if len(field.lines) > MOST_LINES:
        raise TooMuch(tr("At most {most} results at once.", most=MOST_LINES))
    standings = score_field(field)
    keys = list(field.boards) if travellers else []
    of = None if pair is None else contestant_named(field, pair)
    left_out = [FileProblem("", problem) for problem in problems]
    made = field_json(standings, Figures(field.event), keys, of, left_out, language)
    return given(score_models.FieldScored, made)


@router.get(
    "/regulations/{name}", response_model=RegulationsState, responses=READ,
    summary="Read an authority's regulations",
)  # fmt: skip
def regulations(caller: Anybody, name: Short) -> Response:
    """What the Laws leave to regulation: each value with where it is from, and the rules found."""
    if name not in CHOICES:
        raise no_such(name)
    return given(RegulationsState, regulations_to_json(profile_of(name), caller.language))


@router.get("/laws", response_model=law_models.Laws, responses=refusals(), summary="The laws")
def laws(caller: Anybody) -> Response:
    """Every law with its title, in our own short words; this is not the text of the Laws."""
    titles = [clause for clause in CLAUSES.values() if clause.title is not None]
    laws = [clause_to_json(one, caller.language) for one in titles]
    return given(law_models.Laws, {"laws": laws})


@router.get(
    "/laws/{number}", response_model=law_models.LawState, responses=READ, summary="Read a clause"
)
def law(caller: Anybody, number: Short) -> Response:
    """A clause such as 27B1(a) with its sub-clauses, and the clauses around it."""
    return given(law_models.LawState, law_to_json(number, caller.language))
